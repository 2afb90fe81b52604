"""The container and the systemd unit, as far as they can be tested without Docker and systemd: all that is copied is
there and is enough to run the bot; its health check works; nothing secret gets in; units say what the bot does."""

from __future__ import annotations

import asyncio
import importlib
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Callable
from configparser import ConfigParser
from pathlib import Path

import pytest

import config
from health import serving

ROOT = Path(__file__).parents[2]
DOCKERFILE = re.sub(r"\\\n\s*", "", (ROOT / "Dockerfile").read_text("utf-8"))
UNIT = ROOT / "deploy" / "board-games.service"
COMPOSE = ROOT / "deploy" / "compose.yaml"
SETTINGS = ROOT / "deploy" / "container.toml"


def steps(word: str) -> list[str]:
    """What follows a word at the beginning of the Dockerfile's lines."""
    return [line.partition(" ")[2].strip() for line in DOCKERFILE.splitlines() if line.split(" ")[0] == word]


@pytest.fixture(scope="module")
def image(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder that the Dockerfile makes of this checkout, with what Python has compiled of it."""
    made = tmp_path_factory.mktemp("image")
    for step in steps("COPY"):
        *sources, target = shlex.split(step)
        for source in map(ROOT.joinpath, sources):
            to = made / (source.name if target == "./" else target)
            to.parent.mkdir(parents=True, exist_ok=True)
            if source.is_dir():
                shutil.copytree(source, to, ignore=shutil.ignore_patterns("*.pyc.*"))
            else:
                shutil.copy(source, to)
    return made


Run = Callable[..., subprocess.CompletedProcess[str]]


@pytest.fixture
def run(image: Path) -> Run:
    """Runs the container's command there with these words; nothing of this checkout is in reach."""
    environ = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "DISCORD_TOKEN")}

    def run(*words: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, *json.loads(steps("ENTRYPOINT")[0])[1:], *words]
        return subprocess.run(command, cwd=image, env=environ, capture_output=True, text=True, timeout=60)

    return run


def test_what_is_copied_is_enough_for_the_bot_and_its_tasks(run: Run, image: Path) -> None:
    copied = run("backup")
    assert (copied.returncode, copied.stderr) == (2, "data/games.db: there is no such file\n")
    started = run()
    assert started.returncode == 2
    assert "discord.token_file: this file cannot be read" in started.stderr
    assert not (image / "data").exists()


def test_every_room_is_copied_but_those_for_trying_and_testing(image: Path) -> None:
    def rooms(folder: Path) -> set[str]:
        files = {path.name for path in folder.glob("*.py")}
        return files | {path.parent.name for path in folder.glob("*/*.py")}

    assert rooms(ROOT) - rooms(image) == {"demo.py", "benchmarks", "deploy", "tests"}


def test_the_wheel_holds_what_the_image_holds_and_wants_the_same_libraries() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    copied = {source for step in steps("COPY") for source in shlex.split(step)[:-1]}
    inside = project["tool"]["hatch"]["build"]["targets"]["wheel"]["only-include"]
    assert {*inside} == copied - {"deploy/container.toml", "requirements/run.txt"}
    wanted = [
        line.partition("#")[0].strip() for line in (ROOT / "requirements/run.in").read_text("utf-8").splitlines()
    ]
    assert project["project"]["dependencies"] == [line for line in wanted if line]
    module, _, name = project["project"]["scripts"]["playbypost"].partition(":")
    assert callable(getattr(importlib.import_module(module), name))


def test_painters_can_be_started_there(image: Path) -> None:
    command = [sys.executable, "-m", "painter"]
    painter = subprocess.run(command, cwd=image, input=b"", capture_output=True, timeout=60)
    assert (painter.returncode, painter.stdout, painter.stderr) == (0, b"", b"")


def test_every_library_is_installed_from_the_pins_with_their_hashes() -> None:
    (install,) = [step for step in steps("RUN") if step.startswith("pip")]
    assert "--require-hashes -r requirements/run.txt" in install


def test_the_base_is_pinned_and_of_a_python_that_the_bot_knows() -> None:
    """By its digest, once `make base` has asked a registry for it."""
    (base,) = [step for step in steps("ARG") if step.startswith("BASE=")]
    assert steps("FROM") == ["${BASE}"]
    assert re.fullmatch(r"BASE=python:3\.1[123]-alpine3\.\d+(@sha256:[0-9a-f]{64})?", base)


def test_all_that_is_copied_is_compiled_before_its_user_who_may_not_write_there() -> None:
    compiled = DOCKERFILE.index("\nRUN python -m compileall -q .\n")
    assert DOCKERFILE.rindex("\nCOPY ") < compiled < DOCKERFILE.index("\nUSER ")


def test_it_runs_as_a_user_without_rights_that_owns_its_data_alone() -> None:
    (user,) = steps("USER")
    made = next(step for step in steps("RUN") if "/etc/passwd" in step)
    number, _, group = user.partition(":")
    assert min(int(number), int(group)) > 0
    assert f"'board-games:x:{number}:{group}:" in made, "a name that no distribution gives to a user of its own"
    assert f"install -d -o {number} -g {group} -m 700 data" in made
    assert steps("VOLUME") == ["/app/data"]
    assert steps("WORKDIR") == ["/app"]
    last_run = DOCKERFILE.rindex("\nRUN ")
    assert DOCKERFILE.index("\nUSER ") > last_run


def test_nothing_but_what_is_copied_reaches_the_builder() -> None:
    lines = (ROOT / ".dockerignore").read_text("utf-8").splitlines()
    rules = [line for line in lines if line and not line.startswith("#")]
    assert rules[0] == "*"
    copied = {source for step in steps("COPY") for source in shlex.split(step)[:-1]}
    assert {rule[1:] for rule in rules if rule.startswith("!")} == copied
    assert not any(name in source for source in copied for name in ("token", "data", ".git", ".venv"))


async def test_its_health_check_finds_a_bot_that_lives_and_one_that_does_not() -> None:
    async def well() -> None:
        """The database answers."""

    (check,) = steps("HEALTHCHECK")
    command = json.loads(check[check.index("[") :])
    port = config.load(SETTINGS, {"DISCORD_TOKEN": "x"}).health.port
    assert f":{port}/livez" in command[-1]

    async def checked(port: int) -> int | None:
        code = command[-1].replace(":9464/", f":{port}/")
        process = await asyncio.create_subprocess_exec(sys.executable, "-c", code, stderr=asyncio.subprocess.DEVNULL)
        return await process.wait()

    async with serving(0, database=well, connected=lambda: False, count=well) as at:
        assert at is not None
        assert await checked(at) == 0
    assert await checked(at) == 1


def unit() -> ConfigParser:
    parser = ConfigParser(strict=True, interpolation=None)
    parser.optionxform = str  # type: ignore[assignment,method-assign]
    parser.read(UNIT)
    return parser


def test_the_unit_waits_for_the_bots_own_word_and_restarts_it_when_it_is_silent() -> None:
    service = unit()["Service"]
    assert (service["Type"], service["NotifyAccess"], service["Restart"]) == ("notify", "main", "on-failure")
    assert "AF_UNIX" in service["RestrictAddressFamilies"]  # systemd is told over such a socket
    assert int(service["WatchdogSec"]) >= 30  # a database may be slow for once
    assert int(service["TimeoutStopSec"]) > 20
    assert service["RestartPreventExitStatus"] == "2"


def test_the_unit_gives_no_rights_but_to_the_data() -> None:
    service = unit()["Service"]
    assert service["User"] not in ("", "root")
    assert (service["UMask"], service["NoNewPrivileges"], service["ProtectSystem"]) == ("0077", "yes", "strict")
    assert service["ReadWritePaths"] == f"{service['WorkingDirectory']}/data"


def test_the_unit_of_several_is_that_of_one_but_for_its_folder_its_port_trying_again_and_handing_on() -> None:
    def lines(file: Path) -> set[str]:
        return {line for line in file.read_text("utf-8").splitlines() if line and line[0] != "#"}

    one, several = lines(UNIT), lines(UNIT.with_name("board-games@.service"))
    folder = "/srv/board-games-%i"
    assert {line.replace("/srv/board-games", folder) for line in one} - several == {
        "Description=Board games on Discord", "After=network-online.target", "RestartPreventExitStatus=2",
        "TimeoutStopSec=30", f"ExecStart={folder}/.venv/bin/python bot.py",
    }  # fmt: skip
    assert f"ExecStart={folder}/.venv/bin/python bot.py --port 946%i" in several


def test_the_bots_of_the_compose_file_are_two_on_its_database() -> None:
    text, settings = COMPOSE.read_text("utf-8"), COMPOSE.with_name("cluster.toml")
    assert f"./{settings.name}:{steps('WORKDIR')[0]}/config.toml:ro" in text
    loaded = config.load(settings, {"DISCORD_TOKEN": "x"})
    bots = re.findall(r"^  bot-\d: \*bot$", text, re.MULTILINE)
    assert loaded.cluster.processes == len(bots) == 2
    assert loaded.health.port == config.load(SETTINGS, {"DISCORD_TOKEN": "x"}).health.port
    user, host, name = re.fullmatch(r"postgresql://(.*)@(.*)/(.*)", loaded.storage.url).groups()  # type: ignore[union-attr]
    assert f"\n  {host}:\n" in text
    assert f"POSTGRES_USER: {user}\n" in text
    assert f"POSTGRES_DB: {name}\n" in text
    assert text.count("${PGPASSWORD:?}") == 2


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="this machine has no systemd-analyze")
def test_systemd_finds_nothing_wrong_with_the_unit(tmp_path: Path) -> None:
    """The unit with a program, a folder and a user that are there on this machine."""
    text = UNIT.read_text("utf-8")
    for name, here in {"ExecStart": "/bin/true", "WorkingDirectory": "/tmp", "User": "daemon"}.items():
        text = re.sub(rf"^{name}=.*$", f"{name}={here}", text, flags=re.MULTILINE)
    (tmp_path / "board-games.service").write_text(text, "utf-8")
    command = ["systemd-analyze", "verify", str(tmp_path / "board-games.service")]
    found = subprocess.run(command, capture_output=True, text=True, timeout=60)
    assert (found.returncode, found.stdout, found.stderr) == (0, "", "")
