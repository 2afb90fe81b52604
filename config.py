"""The settings: `config.toml` and the environment, read once at the start into frozen structs.

Every setting is a key in a section of the file, and also a variable: `storage.url` is `PLAYBYPOST_STORAGE_URL`. The
variable wins, as containers expect. A secret never stands in either and is never shown, not even in an error: a value
is named by its key or variable only.
"""

from __future__ import annotations

import difflib
import re
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Literal, get_type_hints

import msgspec
from msgspec import Meta, Struct, field

from words import FALLBACK, LOCALES

DEFAULT_PATH = Path("config.toml")
TOKEN_VARIABLE = "DISCORD_TOKEN"
PREFIX = "PLAYBYPOST_"
_OF_KUBERNETES = re.compile(r"PLAYBYPOST_(SERVICE_(HOST|PORT)|PORT$|PORT_\d)")
"""What Kubernetes sets for a service that bears the bot's name: it is none of ours."""

BOT_TOKEN = re.compile(r"[A-Za-z0-9_-]{20,}\.[A-Za-z0-9_-]{5,}\.[A-Za-z0-9_-]{20,}")
"""The shape of a bot token: three parts joined by dots."""


class ConfigError(Exception):
    """Settings that cannot be used. The text is one line: file or variable, key, allowed values."""


class Secret:
    """A text that is shown only on purpose. Empty when it is not needed."""

    __slots__ = ("_text",)

    def __init__(self, text: str) -> None:
        self._text = text

    def reveal(self) -> str:
        return self._text

    def __repr__(self) -> str:
        return "Secret(***)"


# A description names the allowed values, in the words of an error message.
FilePath = Annotated[str, Meta(pattern=r"^[^\0]+$", description="the path of a file")]
FolderPath = Annotated[str, Meta(pattern=r"^[^\0]+$", description="the path of a folder")]
Days = Annotated[int, Meta(ge=0, le=365, description="a whole number of days, 0 to 365")]
Port = Annotated[int, Meta(ge=1, le=65_535, description="the number of a port, 1 to 65535")]
Language = Annotated[
    str, Meta(pattern=f"^({'|'.join(LOCALES)})$", description=", ".join(f'"{locale}"' for locale in sorted(LOCALES)))
]
Processes = Annotated[int, Meta(ge=1, le=64, description="a whole number, 1 to 64")]
Address = Annotated[
    str, Meta(pattern=r"^https://[!-~]{3,400}$", description="an address of a page, beginning with https://")
]
Shards = Annotated[int, Meta(ge=1, le=16_000, description="a whole number, 1 to 16000")]
DatabaseUrl = Annotated[
    str,
    Meta(
        pattern=r"^(sqlite\+aiosqlite:///(?!:memory:)[^?\0]*[^?\0/.]|postgresql://([^/?:@\0]+@)?[^/?@\0]*/[^/?\0]+(\?(?!.*password=)[^\0]*)?)$",
        description='"sqlite+aiosqlite:///<file>", "postgresql://<user>@<host>/<name>" (its password in PGPASSWORD)',
    ),
]


class Discord(Struct, frozen=True, forbid_unknown_fields=True):
    token_file: FilePath | None = None


class Storage(Struct, frozen=True, forbid_unknown_fields=True):
    url: DatabaseUrl = "sqlite+aiosqlite:///data/games.db"
    backups: Days = 7


class Play(Struct, frozen=True, forbid_unknown_fields=True):
    default_language: Language = FALLBACK
    editions: FolderPath | None = None


class Logging(Struct, frozen=True, forbid_unknown_fields=True):
    level: Literal["debug", "info", "warning", "error"] = "info"
    format: Literal["text", "json"] = "text"


class Health(Struct, frozen=True, forbid_unknown_fields=True):
    port: Port | None = None


class Pages(Struct, frozen=True, forbid_unknown_fields=True):
    """Pages of whoever runs the bot."""

    privacy: Address | None = None
    terms: Address | None = None
    support: Address | None = None


class Published(Struct, frozen=True, forbid_unknown_fields=True):
    """Where the results of servers that want it are published."""

    folder: FolderPath | None = None


class Cluster(Struct, frozen=True, forbid_unknown_fields=True):
    """Several processes on one database, if `processes` says how many are expected."""

    processes: Processes | Literal["auto"] | None = None
    shards: Shards | Literal["auto"] = "auto"


class Config(Struct, frozen=True, forbid_unknown_fields=True):
    """All settings; paths are relative to the working directory. `token` comes from outside the file."""

    discord: Discord = field(default_factory=Discord)
    storage: Storage = field(default_factory=Storage)
    play: Play = field(default_factory=Play)
    logging: Logging = field(default_factory=Logging)
    health: Health = field(default_factory=Health)
    cluster: Cluster = field(default_factory=Cluster)
    about: Pages = field(default_factory=Pages)
    pages: Published = field(default_factory=Published)
    token: Secret = field(default_factory=lambda: Secret(""))


SECTIONS: dict[str, type[Struct]] = {
    "discord": Discord,
    "storage": Storage,
    "play": Play,
    "logging": Logging,
    "health": Health,
    "cluster": Cluster,
    "about": Pages,
    "pages": Published,
}


def load(
    path: Path | None, environ: Mapping[str, str], *, token_needed: bool = True, token_checked: bool = False
) -> Config:
    """The settings from `path`, or from `config.toml` (which may be missing) if it is None.

    A variable of `environ` goes before the file's key. The token is `DISCORD_TOKEN` or else the content of
    `discord.token_file`; with `token_needed=False` (the demo) none is read, unless it is to be `token_checked` and
    the settings name its file. Raises `ConfigError`.
    """
    missing = path is None and not DEFAULT_PATH.exists()
    path = path or DEFAULT_PATH
    data = {} if missing else _read(path)
    told = _variables(environ)
    sections = {name: _section(path, name, data.get(name, {})) for name in SECTIONS}
    for (name, key), value in told.items():
        sections[name] = {**sections[name], key: value}
    config = msgspec.convert(sections, Config)
    at = _Places(path, told)
    if config.play.editions and not Path(config.play.editions).is_dir():
        raise ConfigError(f"{at('play', 'editions')}: there is no such folder")
    _fits_together(at, config)
    if not (token_needed or (token_checked and config.discord.token_file)):
        return config
    return msgspec.structs.replace(config, token=_token(at, missing, config, environ))


def variable(section: str, key: str) -> str:
    """The environment variable of a setting."""
    return f"{PREFIX}{section}_{key}".upper()


class _Places:
    """Where a setting was read, as an error names it: its variable, or the file and its key."""

    def __init__(self, path: Path, told: Mapping[tuple[str, str], object]) -> None:
        self.path, self._told = path, told

    def __call__(self, section: str, key: str) -> str:
        return variable(section, key) if (section, key) in self._told else f"{self.path}: {section}.{key}"


def _variables(environ: Mapping[str, str]) -> dict[tuple[str, str], object]:
    """The settings that the environment names, by section and key. An empty variable names none."""
    known = {variable(name, key): (name, key) for name, kind in SECTIONS.items() for key in kind.__struct_fields__}
    told: dict[tuple[str, str], object] = {}
    for name, text in sorted(environ.items()):
        if not name.startswith(PREFIX) or not text or _OF_KUBERNETES.match(name):
            continue
        if name.endswith("_TOKEN") or BOT_TOKEN.search(text):
            raise ConfigError(
                f"{_short(name)}: a token must not stand in this variable; set {TOKEN_VARIABLE}, or name the file "
                f"that holds it in {variable('discord', 'token_file')}"
            )
        if name not in known:
            close = difflib.get_close_matches(name, known, n=1, cutoff=0.8)
            hint = f", did you mean {close[0]}?" if close else ""
            raise ConfigError(
                f"{_short(name)}: no setting has this variable{hint}; they are {PREFIX}<SECTION>_<KEY>, as in "
                "config.example.toml"
            )
        section, key = known[name]
        told[section, key] = _read_variable(name, text, get_type_hints(SECTIONS[section], include_extras=True)[key])
    return told


def _read_variable(name: str, text: str, hint: object) -> object:
    """A variable's text as its setting takes it: as it is, or the number it spells."""
    number = [int(text)] if re.fullmatch(r"-?[0-9]{1,9}", text) else []
    for value in (text, *number):
        try:
            return msgspec.convert(value, hint)
        except msgspec.ValidationError:
            continue
    raise ConfigError(f"{name}: this text is not allowed; allowed: {_allowed(hint)}")


def _fits_together(at: _Places, config: Config) -> None:
    """Refuse a cluster that cannot be."""
    processes, shards = config.cluster.processes, config.cluster.shards
    if processes is None:
        if shards != "auto":
            raise ConfigError(f"{at('cluster', 'shards')}: one process has no shards; set cluster.processes, too")
    elif not config.storage.url.startswith("postgresql"):
        raise ConfigError(f"{at('cluster', 'processes')}: several processes need PostgreSQL in storage.url")
    elif processes != "auto" and shards != "auto" and shards < processes:
        raise ConfigError(
            f"{at('cluster', 'shards')}: {shards} for {processes} processes leaves some without any; allowed here: "
            f'{processes} or more, "auto"'
        )


def _read(path: Path) -> dict[str, Any]:
    """The file as plain data, its sections known and free of secrets."""
    try:
        data = tomllib.loads(path.read_text("utf-8-sig"))
    except OSError as error:
        raise ConfigError(f"{path}: cannot be read: {error.strerror}") from None
    except UnicodeDecodeError:
        raise ConfigError(f"{path}: not a text file in UTF-8") from None
    except tomllib.TOMLDecodeError as error:
        unquoted = str(error).startswith(("Invalid value", "Expected newline"))  # level = warning, level = info
        hint = "; texts need quotes" if unquoted else ""
        raise ConfigError(f"{path}: not valid TOML: {error}{hint}") from None
    _refuse_secrets(path, data)
    for name, table in data.items():
        if name not in SECTIONS and not isinstance(table, dict | list):
            raise ConfigError(f"{path}: {_outside(name)}")
        if name not in SECTIONS:
            raise ConfigError(f"{path}: {_unknown(name, list(SECTIONS), 'section')}")
        if not isinstance(table, dict):
            raise ConfigError(f"{path}: {name}: expected a section [{name}], got {_kind(table)}")
    return data


def _refuse_secrets(path: Path, value: object, key: str = "") -> None:
    """A token anywhere in the file, under any key. Comments are never read, so they are not searched."""
    if isinstance(value, dict):
        for name, inner in value.items():
            _refuse_secrets(path, inner, f"{key}.{name}" if key else name)
    elif isinstance(value, list):
        for inner in value:
            _refuse_secrets(path, inner, key)
    elif key.rpartition(".")[2].lower() in ("token", "bot_token") or (
        isinstance(value, str) and BOT_TOKEN.search(value)
    ):
        raise ConfigError(
            f"{path}: {_short(key)}: a token must not stand in this file; "
            f"set {TOKEN_VARIABLE}, or name the file that holds it in discord.token_file"
        )


def _section(path: Path, name: str, table: dict[str, object]) -> dict[str, object]:
    """One section's values, each known and of its type; missing ones keep their defaults."""
    hints = get_type_hints(SECTIONS[name], include_extras=True)
    for key, value in table.items():
        if key not in hints:
            raise ConfigError(f"{path}: {_unknown(f'{name}.{key}', [f'{name}.{k}' for k in hints], 'key')}")
        try:
            msgspec.convert(value, hints[key])
        except msgspec.ValidationError:
            raise ConfigError(
                f"{path}: {name}.{key}: this {_kind(value)} is not allowed; allowed: {_allowed(hints[key])}"
            ) from None
    return table


def _unknown(key: str, known: list[str], what: str) -> str:
    names = [k.rpartition(".")[2] for k in known]
    close = difflib.get_close_matches(key.rpartition(".")[2], names, n=1)
    hint = f", did you mean {close[0]}?" if close else ""
    return f"{_short(key)}: unknown {what}{hint}; allowed: {', '.join(names)}"


def _outside(key: str) -> str:
    """The complaint about a key before the first section."""
    homes = [f"[{name}]" for name, kind in SECTIONS.items() if key in kind.__struct_fields__]
    if homes:
        return f"{key}: this key must stand below {homes[0]}"
    return f"{_short(key)}: unknown key; keys stand below {', '.join(f'[{name}]' for name in SECTIONS)}"


def _allowed(hint: object) -> str:
    """The allowed values of a setting, in words, from its annotation."""
    schema = msgspec.json.schema(hint)
    words: list[str] = []
    for option in schema.get("anyOf", [schema]):
        words += [f'"{value}"' for value in option.get("enum", ())]
        words += [option["description"]] if "description" in option else []
    return ", ".join(words)


def _kind(value: object) -> str:
    """The kind of value given, without showing it."""
    if value == "":
        return "empty text"
    kinds = {bool: "true/false", int: "number", float: "number", str: "text", list: "list", dict: "section"}
    return kinds.get(type(value), "date or time")


def _short(key: str) -> str:
    """A key as it may be shown: one line, not endless, and no token that was taken for a key."""
    return BOT_TOKEN.sub("***", "".join(c if c.isprintable() else "?" for c in key))[:60]


def _token(at: _Places, missing: bool, config: Config, environ: Mapping[str, str]) -> Secret:
    text = environ.get(TOKEN_VARIABLE, "")
    source = TOKEN_VARIABLE
    if not text and config.discord.token_file:
        source = at("discord", "token_file")
        try:
            text = Path(config.discord.token_file).read_text("utf-8-sig")
        except OSError as error:
            raise ConfigError(f"{source}: this file cannot be read: {error.strerror}") from None
        except UnicodeDecodeError:
            raise ConfigError(f"{source}: this file is not text") from None
    elif not text:
        place = f"there is no {at.path}" if missing else f"{at.path} names no discord.token_file"
        raise ConfigError(
            f"no bot token: {TOKEN_VARIABLE} is {'empty' if TOKEN_VARIABLE in environ else 'not set'}, and {place}; "
            f"set {TOKEN_VARIABLE}, or name the file with the token"
            + ("; `make demo` needs none" if Path(__file__).with_name("Makefile").exists() else "")
        )
    text = text.strip()
    if not re.fullmatch(r"[!-~]+", text):
        what = "is not one word" if text else "is empty"
        raise ConfigError(f"{source}: the token {what}; copy it from the page of your application, section Bot")
    return Secret(text)
