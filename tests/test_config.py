"""Settings: accepted files, and the one line that names the fault of all others."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import get_type_hints

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from config import SECTIONS, Config, ConfigError, Secret, load, variable

EXAMPLE = Path(__file__).parent.parent / "config.example.toml"
TOKEN = ".".join(("MTIzNDU2Nzg5MDEyMzQ1Njc4", "GabcdE", "abcdefghijklmnopqrstuvwxyz0123456789AB"))  # nobody's
ENVIRONMENT = {"DISCORD_TOKEN": TOKEN}
URLS = '"sqlite+aiosqlite:///<file>", "postgresql://<user>@<host>/<name>" (its password in PGPASSWORD)'


def _write(folder: Path, text: str) -> Path:
    path = folder / "config.toml"
    path.write_text(text, "utf-8")
    return path


def _refusal(path: Path | None, environ: dict[str, str] = ENVIRONMENT) -> str:
    """The error's text, without the folder the test runs in."""
    with pytest.raises(ConfigError) as caught:
        load(path, environ)
    text = str(caught.value)
    assert "\n" not in text
    assert TOKEN not in text
    return text.replace(f"{path.parent}/", "") if path else text


def _without_token(config: Config) -> Config:
    return msgspec.structs.replace(config, token=Config().token)


def test_the_example_holds_the_defaults() -> None:
    example, defaults = load(EXAMPLE, {}, token_needed=False), Config()
    for section in SECTIONS:
        assert getattr(example, section) == getattr(defaults, section)


def test_the_example_names_every_key_once_in_its_section() -> None:
    found = {}
    for part in EXAMPLE.read_text("utf-8").split("\n[")[1:]:
        section, _, lines = part.partition("]")
        found[section] = re.findall(r"^(?:# )?(\w+) = ", lines, re.MULTILINE)
    assert found == {name: list(kind.__struct_fields__) for name, kind in SECTIONS.items()}


def test_what_the_example_has_switched_off_can_be_switched_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "editions").mkdir()
    text = re.sub(r"^# (\w+ = )", r"\1", EXAMPLE.read_text("utf-8"), flags=re.MULTILINE)
    text = text.replace('"sqlite+aiosqlite:///data/games.db"', '"postgresql://bot@db/games"')
    config = load(_write(tmp_path, text), ENVIRONMENT)
    assert (config.discord.token_file, config.play.editions) == ("token.txt", "editions")
    assert (config.cluster.processes, config.cluster.shards) == (2, "auto")


def test_without_a_file_the_environment_is_enough(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    config = load(None, ENVIRONMENT)
    assert config.token.reveal() == TOKEN
    assert config.storage == Config().storage


def test_config_toml_is_read_where_the_bot_is_started(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    _write(tmp_path, '[play]\ndefault_language = "de"\n')
    assert load(None, ENVIRONMENT).play.default_language == "de"


def test_a_file_that_was_asked_for_must_be_there(tmp_path: Path) -> None:
    assert _refusal(tmp_path / "confg.toml") == "confg.toml: cannot be read: No such file or directory"


def test_a_byte_order_mark_is_no_syntax_error(tmp_path: Path) -> None:
    path = tmp_path / "config.toml"
    path.write_text('[logging]\nlevel = "debug"\n', "utf-8-sig")
    assert load(path, ENVIRONMENT).logging.level == "debug"


@pytest.mark.parametrize(
    ("text", "refusal"),
    [
        ('[storage]\nulr = "x"', "storage.ulr: unknown key, did you mean url?; allowed: url, backups"),
        (
            "[storage]\nbackups = -1",
            "storage.backups: this number is not allowed; allowed: a whole number of days, 0 to 365",
        ),
        (
            "[storag]",
            "storag: unknown section, did you mean storage?; allowed: discord, storage, play, logging, health, "
            "cluster, about, pages",
        ),
        (
            "prot = 80",
            "prot: unknown key; keys stand below [discord], [storage], [play], [logging], [health], [cluster], "
            "[about], [pages]",
        ),
        ("backups = 3", "backups: this key must stand below [storage]"),
        ('[play]\neditions = "/nope"', "play.editions: there is no such folder"),
        (
            "[health]\nport = 70000",
            "health.port: this number is not allowed; allowed: the number of a port, 1 to 65535",
        ),
        (
            "[cluster]\nprocesses = 2",
            "cluster.processes: several processes need PostgreSQL in storage.url",
        ),
        ("[cluster]\nshards = 2", "cluster.shards: one process has no shards; set cluster.processes, too"),
        (
            "[cluster]\nprocesses = 0",
            'cluster.processes: this number is not allowed; allowed: a whole number, 1 to 64, "auto"',
        ),
        (
            '[storage]\nurl = "postgresql://bot@db/games"\n[cluster]\nprocesses = 3\nshards = 2',
            'cluster.shards: 2 for 3 processes leaves some without any; allowed here: 3 or more, "auto"',
        ),
        ("port = 80", "port: this key must stand below [health]"),
        ("storage = 3", "storage: expected a section [storage], got number"),
        ("[[play]]", "play: expected a section [play], got list"),
        (
            "[storage]\nurl = 3",
            f"storage.url: this number is not allowed; allowed: {URLS}",
        ),
        (
            '[storage]\nurl = "postgresql://ann:hunter2@db/games"',
            f"storage.url: this text is not allowed; allowed: {URLS}",
        ),
        (
            '[storage]\nurl = "postgresql://ann@db/games?password=hunter2"',
            f"storage.url: this text is not allowed; allowed: {URLS}",
        ),
        (
            '[storage]\nurl = "sqlite+aiosqlite:///:memory:"',
            f"storage.url: this text is not allowed; allowed: {URLS}",
        ),
        (
            '[play]\ndefault_language = "fr"',
            'play.default_language: this text is not allowed; allowed: "de", "en"',
        ),
        (
            '[play]\neditions = ""',
            "play.editions: this empty text is not allowed; allowed: the path of a folder",
        ),
        (
            "[logging]\nlevel = true",
            'logging.level: this true/false is not allowed; allowed: "debug", "error", "info", "warning"',
        ),
        (
            '[logging]\nformat = ["text"]',
            'logging.format: this list is not allowed; allowed: "json", "text"',
        ),
        ("[storage]\nurl =", "not valid TOML: Invalid value (at end of document); texts need quotes"),
        ("[storage]\nurl = x\n", "not valid TOML: Invalid value (at line 2, column 7); texts need quotes"),
        (
            "[logging]\nlevel = info",
            "not valid TOML: Expected newline or end of document after a statement (at line 2, column 12); "
            "texts need quotes",
        ),
        (
            '[storage]\nurl = "sqlite+aiosqlite:///."',
            f"storage.url: this text is not allowed; allowed: {URLS}",
        ),
        (
            '[storage]\nurl = "sqlite+aiosqlite:///data/"',
            f"storage.url: this text is not allowed; allowed: {URLS}",
        ),
        (
            '[storage]\nurl = "sqlite+aiosqlite:///a\\u0000b"',
            f"storage.url: this text is not allowed; allowed: {URLS}",
        ),
        (
            '[storage]\nurl = "sqlite+aiosqlite:///games.db?mode=ro"',
            f"storage.url: this text is not allowed; allowed: {URLS}",
        ),
        (
            '[play]\neditions = "a\\u0000b"',
            "play.editions: this text is not allowed; allowed: the path of a folder",
        ),
        ("[storage]\n[storage]\n", "not valid TOML: Cannot declare ('storage',) twice (at line 2, column 9)"),
    ],
)
def test_a_wrong_setting_is_named_with_what_is_allowed(tmp_path: Path, text: str, refusal: str) -> None:
    assert _refusal(_write(tmp_path, text)) == f"config.toml: {refusal}"


def test_a_file_that_is_not_text(tmp_path: Path) -> None:
    path = tmp_path / "config.toml"
    path.write_bytes(b"\xff\xfe\x00")
    assert _refusal(path) == "config.toml: not a text file in UTF-8"


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ('[discord]\ntoken = "abc"', "discord.token"),
        (f'[discord]\ntoken_file = "{TOKEN}"', "discord.token_file"),
        (f'[secrets]\nbot = ["Bot {TOKEN}"]', "secrets.bot"),
        (f'TOKEN = "{TOKEN}"', "TOKEN"),
    ],
)
def test_a_token_in_the_file_is_refused_and_not_repeated(tmp_path: Path, text: str, key: str) -> None:
    assert _refusal(_write(tmp_path, text)) == (
        f"config.toml: {key}: a token must not stand in this file; "
        "set DISCORD_TOKEN, or name the file that holds it in discord.token_file"
    )


def test_a_token_taken_for_a_key_is_not_repeated(tmp_path: Path) -> None:
    assert _refusal(_write(tmp_path, f'"{TOKEN}" = 1')).startswith("config.toml: ***: unknown key")


def test_the_token_is_read_from_its_file(tmp_path: Path) -> None:
    (tmp_path / "token.txt").write_text(f"{TOKEN}\n")
    path = _write(tmp_path, f'[discord]\ntoken_file = "{(tmp_path / "token.txt").as_posix()}"')
    assert load(path, {}).token.reveal() == TOKEN
    assert load(path, {"DISCORD_TOKEN": ""}).token.reveal() == TOKEN


def test_the_environment_goes_before_the_file(tmp_path: Path) -> None:
    path = _write(tmp_path, '[discord]\ntoken_file = "not-there.txt"')
    assert load(path, ENVIRONMENT).token.reveal() == TOKEN


def test_a_token_file_that_cannot_be_read(tmp_path: Path) -> None:
    path = _write(tmp_path, '[discord]\ntoken_file = "not-there.txt"')
    expected = "config.toml: discord.token_file: this file cannot be read: No such file or directory"
    assert _refusal(path, {}) == expected


def test_no_token_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asks = "set DISCORD_TOKEN, or name the file with the token; `make demo` needs none"
    says = "no bot token: DISCORD_TOKEN is not set, and"
    path = _write(tmp_path, "")
    assert _refusal(path, {}) == f"{says} config.toml names no discord.token_file; {asks}"
    empty = "no bot token: DISCORD_TOKEN is empty, and"
    assert _refusal(path, {"DISCORD_TOKEN": ""}) == f"{empty} config.toml names no discord.token_file; {asks}"
    path.unlink()
    monkeypatch.chdir(tmp_path)
    assert _refusal(None, {}) == f"{says} there is no config.toml; {asks}"
    assert not load(None, {}, token_needed=False).token.reveal()


@pytest.mark.parametrize(("token", "what"), [("two words", "is not one word"), (" \n", "is empty")])
def test_a_token_that_cannot_be_one(tmp_path: Path, token: str, what: str) -> None:
    refusal = _refusal(_write(tmp_path, ""), {"DISCORD_TOKEN": token})
    assert refusal.startswith(f"DISCORD_TOKEN: the token {what}; ")


def test_the_settings_do_not_show_the_token(tmp_path: Path) -> None:
    config = load(_write(tmp_path, ""), ENVIRONMENT)
    assert repr(Secret(TOKEN)) == str(Secret(TOKEN)) == "Secret(***)"
    assert TOKEN not in f"{config} {config!r}"
    with pytest.raises(TypeError, match="Secret"):
        msgspec.json.encode(config)
    assert _without_token(config) != config


# --- variables

NO_TOKEN = Secret("")
SETTINGS = [(name, key) for name, kind in SECTIONS.items() for key in kind.__struct_fields__]


def _hint(section: str, key: str) -> object:
    return get_type_hints(SECTIONS[section], include_extras=True)[key]


def _values(section: str, key: str) -> st.SearchStrategy[object]:
    """What a setting may be, from its type."""
    schema = msgspec.json.schema(_hint(section, key))
    found: list[st.SearchStrategy[object]] = []
    for option in schema.get("anyOf", [schema]):
        if "enum" in option:
            found.append(st.sampled_from(option["enum"]))
        elif option["type"] == "integer":
            found.append(st.integers(option["minimum"], option["maximum"]))
        elif option["type"] == "string":
            found.append(st.from_regex(re.compile(option["pattern"], re.ASCII)).filter(_one_word))
    return st.one_of(found)


def _one_word(text: str) -> bool:
    return text.isprintable() and text.isascii()


@settings(max_examples=40, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
@given(data=st.data(), chosen=st.sets(st.sampled_from(SETTINGS), min_size=1), both=st.booleans())
def test_a_variable_says_what_the_files_key_says_and_wins_over_it(
    tmp_path_factory: pytest.TempPathFactory, data: st.DataObject, chosen: set[tuple[str, str]], both: bool
) -> None:
    folder = tmp_path_factory.getbasetemp()
    said = {each: data.draw(_values(*each), label=".".join(each)) for each in sorted(chosen)}
    said |= {("play", "editions"): str(folder)} if ("play", "editions") in chosen else {}
    other = {each: data.draw(_values(*each)) for each in sorted(chosen) if both and each != ("play", "editions")}
    environ = {variable(*each): str(value) for each, value in said.items()}
    by_file = _outcome(_toml(folder / "by-key.toml", said), {})
    by_variable = _outcome(_toml(folder / "by-variable.toml", other), environ)
    if isinstance(by_file, Config):
        assert by_variable == by_file
    else:  # they do not go together: the same fault, under the variable's name
        key, _, fault = by_file.partition(": ")
        assert by_variable == f"{variable(*key.split('.', 1))}: {fault}"


def _outcome(path: Path, environ: dict[str, str]) -> Config | str:
    """The settings without their token, or the error without the file's name."""
    try:
        return msgspec.structs.replace(load(path, environ, token_needed=False), token=NO_TOKEN)
    except ConfigError as error:
        return str(error).removeprefix(f"{path}: ")


def _toml(path: Path, said: dict[tuple[str, str], object]) -> Path:
    lines = [f"{section}.{key} = {json.dumps(value)}" for (section, key), value in said.items()]
    path.write_text("\n".join(lines), "utf-8")
    return path


@given(
    setting=st.sampled_from(SETTINGS), text=st.text(st.characters(min_codepoint=32, max_codepoint=126), min_size=3)
)
def test_a_wrong_variable_is_named_in_one_line_without_its_value(setting: tuple[str, str], text: str) -> None:
    name = variable(*setting)
    text = f"<{text}>"
    said = _outcome(EXAMPLE, {name: text})
    if isinstance(said, Config):
        msgspec.convert(text, _hint(*setting))
    else:
        assert said.startswith(f"{name}: ")
        assert text not in said
        assert "\n" not in said


@pytest.mark.parametrize(
    ("environ", "refusal"),
    [
        (
            {"PLAYBYPOST_HEALTH_PORT": "70000"},
            "PLAYBYPOST_HEALTH_PORT: this text is not allowed; allowed: the number of a port, 1 to 65535",
        ),
        (
            {"PLAYBYPOST_HEALTH_PROT": "80"},
            "PLAYBYPOST_HEALTH_PROT: no setting has this variable, did you mean PLAYBYPOST_HEALTH_PORT?; they are "
            "PLAYBYPOST_<SECTION>_<KEY>, as in config.example.toml",
        ),
        (
            {"PLAYBYPOST_DISCORD_TOKEN": "abc"},
            "PLAYBYPOST_DISCORD_TOKEN: a token must not stand in this variable; set DISCORD_TOKEN, or name the file "
            "that holds it in PLAYBYPOST_DISCORD_TOKEN_FILE",
        ),
        (
            {"PLAYBYPOST_DISCORD_TOKEN_FILE": TOKEN},
            "PLAYBYPOST_DISCORD_TOKEN_FILE: a token must not stand in this variable; set DISCORD_TOKEN, or name the "
            "file that holds it in PLAYBYPOST_DISCORD_TOKEN_FILE",
        ),
        (
            {"PLAYBYPOST_DISCORD_TOKEN_FILE": "not-there.txt"},
            "PLAYBYPOST_DISCORD_TOKEN_FILE: this file cannot be read: No such file or directory",
        ),
        ({"PLAYBYPOST_PLAY_EDITIONS": "/nope"}, "PLAYBYPOST_PLAY_EDITIONS: there is no such folder"),
    ],
)
def test_what_is_wrong_with_a_variable(tmp_path: Path, environ: dict[str, str], refusal: str) -> None:
    assert _refusal(_write(tmp_path, ""), environ) == refusal


def test_variables_that_are_empty_or_set_by_kubernetes_are_no_settings(tmp_path: Path) -> None:
    path = _write(tmp_path, "[health]\nport = 80")
    set_by_others = {"PLAYBYPOST_PORT": "tcp://10.0.0.1:80", "PLAYBYPOST_PORT_80_TCP": "tcp://10.0.0.1:80"}
    set_by_others |= {"PLAYBYPOST_SERVICE_HOST": "10.0.0.1", "PLAYBYPOST_SERVICE_PORT_WEB": "80"}
    config = load(path, ENVIRONMENT | set_by_others | {"PLAYBYPOST_HEALTH_PORT": ""})
    assert config.health.port == 80
