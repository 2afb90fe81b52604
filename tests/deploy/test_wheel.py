"""The bot as an installed command: a wheel is built of this checkout, put where nothing else of it is in reach, and
started there. Nothing asks the network: the build backend is one of the tests' pinned libraries, and the bot's own
libraries are those of these tests."""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
import tomllib
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest

from version import VERSION

ROOT = Path(__file__).parents[2]
NEEDED = (
    "words/en/shared/cogs.ftl", "words/de/*/*.ftl", "engine/games/*/content/*.toml", "db/migrations/versions/*.py",
    "db/migrations/script.py.mako", "render/**/*.ttf", "render/**/*.svg",
)  # fmt: skip
"""What is read while the bot runs; of each kind at least one."""
USE = """
import asyncio, sys
from pathlib import Path
import db, games, words
from db.migrate import configuration
from alembic.script import ScriptDirectory
there = Path(sys.prefix)
for module in (db, games, words):
    assert there in Path(module.__file__).parents, module.__file__

async def opened():
    await (await db.Store.open("sqlite:///data/games.db")).close()

asyncio.run(opened())
print(ScriptDirectory.from_config(configuration()).get_current_head(), *sorted(games.ARTISTS), *words.LOCALES)
"""
"""Uses what is inside: the migrations, the artists with their drawings and fonts, the words."""

Run = Callable[..., subprocess.CompletedProcess[str]]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(made)]
    built = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=120)
    assert built.returncode == 0, built.stderr
    (file,) = made.glob("*.whl")
    return file


@pytest.fixture(scope="module")
def run(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Run:
    """Runs a program of a fresh environment, in which the wheel is installed, in an empty folder."""
    folder, there = tmp_path_factory.mktemp("installed"), tmp_path_factory.mktemp("empty")
    python = folder / "bin" / "python"
    environ = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHONPATH", "DISCORD_"))}

    def run(program: str, *words: str) -> subprocess.CompletedProcess[str]:
        command = [str(python.with_name(program)), *words]
        return subprocess.run(
            command, cwd=there, env=environ, stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=120
        )

    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(folder)], check=True, timeout=120)
    offline = ["install", "--no-index", "--no-deps", "--no-compile", "--quiet", str(wheel)]
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--python", str(python), *offline]
    subprocess.run(pip, check=True, timeout=120)
    (libraries,) = folder.glob("lib/python*/site-packages")
    (libraries / "of-the-tests.pth").write_text(sysconfig.get_path("purelib") + "\n")
    return run


def test_all_that_the_bot_reads_is_inside(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as file:
        inside = {name for name in file.namelist() if ".dist-info/" not in name}
    rooms = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["hatch"]["build"]["targets"]["wheel"]
    listed = subprocess.run(["git", "ls-files", *rooms["only-include"]], cwd=ROOT, capture_output=True, text=True)
    assert listed.returncode == 0, listed.stderr
    assert {*listed.stdout.split()} <= inside
    for pattern in NEEDED:
        found = {str(path.relative_to(ROOT)) for path in ROOT.glob(pattern) if ".venv" not in path.parts}
        assert found, pattern
        assert found <= inside, pattern


def test_the_command_tells_its_version_and_wants_a_token(run: Run) -> None:
    told = run("playbypost", "--version")
    assert (told.returncode, told.stdout, told.stderr) == (0, f"{VERSION}\n", "")
    started = run("playbypost")
    assert (started.returncode, started.stdout) == (2, "")
    (line,) = started.stderr.splitlines()
    assert "DISCORD_TOKEN" in line
    shown = run("playbypost", "--demo")
    assert shown.returncode == 2
    assert "`make demo` starts it" in shown.stderr


def test_it_works_with_what_is_inside(run: Run) -> None:
    used = run("python", "-c", USE)
    assert used.returncode == 0, used.stderr
    head, *names = used.stdout.split()
    assert head.isdecimal()
    assert {"milestones", "roads", "en", "de"} <= {*names}
