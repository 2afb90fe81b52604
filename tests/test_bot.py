"""`python bot.py`: a failed start is explained in one line, changes nothing, and ends with code 2."""

from __future__ import annotations

import os
import shutil
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import discord
import pytest

import bot
from cogs.pictures.wanted import Image, wanted
from cogs.viewer import Viewer
from config import TOKEN_VARIABLE, load
from db import Store
from engine.core.chance import Seeded
from games import ARTISTS, GAMES
from render import picture
from tests.cogs.positions import look
from tests.empty import empty_database
from version import VERSION
from words import Speaker

ROOT = Path(__file__).parents[1]
TOKEN = "a.token.that.Discord.never.gave"
UNREACHABLE = "http://127.0.0.1:9"
SHIPPED = ROOT / "engine/games/milestones/content/house-1.toml"


Refusal = Callable[..., str]


@pytest.fixture
def refusal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Refusal:
    """Starts the bot in an empty folder with these settings; the last line of what it says. It must not get as far as
    Discord."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv(TOKEN_VARIABLE, TOKEN)
    monkeypatch.setenv("https_proxy", UNREACHABLE)
    for name in ("configure", "keep_what_is_loaded"):  # of the process, which is that of all tests here
        monkeypatch.setattr(bot.logs if name == "configure" else bot, name, lambda *_, **__: None)

    def refusal(config: str = "") -> str:
        (tmp_path / "config.toml").write_text(config, "utf-8")
        code = bot.main([])
        return refused(code, *capsys.readouterr())

    return refusal


def refused(code: int, out: str, err: str) -> str:
    """The last line of what a bot said that would not start."""
    assert code == 2, err
    assert TOKEN not in err + out
    assert "Traceback" not in err
    return err.splitlines()[-1]


def test_a_typo_in_the_settings(tmp_path: Path, refusal: Refusal) -> None:
    said = refusal("[storage]\nulr = 'x'\n")
    assert "storage.ulr" in said
    assert not (tmp_path / "data").exists()


def test_a_malformed_edition_file(tmp_path: Path, refusal: Refusal) -> None:
    folder = tmp_path / "editions" / "milestones"
    folder.mkdir(parents=True)
    text = SHIPPED.read_text("utf-8").replace("houses = 12", "houses = 'twelve'")
    (folder / "mine.toml").write_text(text, "utf-8")
    said = refusal("[play]\neditions = 'editions'\n")
    assert "mine.toml: limits.houses:" in said


def test_a_file_that_is_no_database(tmp_path: Path, refusal: Refusal) -> None:
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "games.db").write_text("not a database, but long enough to be taken for one" * 40)
    assert "games.db" in refusal()


def test_a_database_of_a_newer_version(tmp_path: Path, refusal: Refusal) -> None:
    file = tmp_path / "data" / "games.db"
    file.parent.mkdir()
    empty_database(file)
    with sqlite3.connect(file) as changed:
        changed.execute("update alembic_version set version_num = '9999'")
    changed.close()
    before = shutil.copy(file, tmp_path / "before.db")
    assert "newer" in refusal()
    assert file.read_bytes() == Path(before).read_bytes()


async def test_a_database_that_another_process_uses(tmp_path: Path) -> None:
    """The bot is a process of its own here."""
    store = await Store.open(f"sqlite+aiosqlite:///{tmp_path}/data/games.db")
    environ = {**os.environ, TOKEN_VARIABLE: TOKEN, "https_proxy": UNREACHABLE}
    command = [sys.executable, str(ROOT / "bot.py")]
    try:
        ended = subprocess.run(command, cwd=tmp_path, env=environ, capture_output=True, text=True, timeout=60)
        assert f"version {VERSION} on Python" in ended.stderr.splitlines()[0]
        assert "another" in refused(ended.returncode, ended.stdout, ended.stderr).lower()
    finally:
        await store.close()


def test_the_bot_can_be_made_without_a_connection(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    made = bot.create_bot(load(None, {TOKEN_VARIABLE: TOKEN}))
    assert made.intents.value == 1, "servers only, nothing privileged"
    assert not (tmp_path / "data").exists()


async def test_one_of_several_processes_has_shards(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "config.toml").write_text('[storage]\nurl = "postgresql://x/y"\n[cluster]\nprocesses = 2\nshards = 4')
    config = load(None, {TOKEN_VARIABLE: TOKEN})
    process = bot.process_of(config)
    assert process is not None
    made = bot.create_bot(config, process=process)
    assert isinstance(made, discord.AutoShardedClient)
    assert process.about() == (f"process {process.name}", "shards: none of ?")
    other = bot.process_of(config)
    assert other is not None
    assert other.name != process.name


async def test_the_bot_draws_every_game_of_this_host(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In other processes, to the same bytes as in this one."""
    monkeypatch.chdir(tmp_path)
    made = bot.create_bot(load(None, {TOKEN_VARIABLE: TOKEN}))
    for game in (game for game in GAMES if game.key in ARTISTS):
        seen = look(game, 2, game.start(2, Seeded(b"bot", 0, 0)).state, 0)
        speak = Speaker("de", game, ["Ann", "Ben"])
        image = await made.pictures.image(wanted(Viewer(seen, speak), cut="table"))
        assert isinstance(image, Image)
        here = picture(ARTISTS, game.key, seen.view, names=speak.names, speak=speak)
        assert (image.data, image.name, image.alt) == (here.data, f"{game.key}-table.png", here.alt)
    await made.pictures.close()


BEFORE = """
import os, runpy, signal, sys

class Stopped:
    def find_spec(self, name, path=None, target=None):
        if name == "discord":
            os.kill(os.getpid(), signal.SIGINT)

sys.meta_path.insert(0, Stopped())
sys.argv = ["bot.py"]
runpy.run_path({bot!r}, run_name="__main__")
"""
"""The bot, stopped by Ctrl+C while it loads its libraries."""


def run_code(code: str, folder: Path) -> subprocess.CompletedProcess[str]:
    environ = {**os.environ, TOKEN_VARIABLE: TOKEN, "PYTHONPATH": str(ROOT)}
    return subprocess.run(
        [sys.executable, "-c", code], cwd=folder, env=environ, capture_output=True, text=True, timeout=60
    )


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such signal")
def test_ctrl_c_while_loading_ends_it_without_a_word(tmp_path: Path) -> None:
    ended = run_code(BEFORE.format(bot=str(ROOT / "bot.py")), tmp_path)
    assert (ended.returncode, ended.stdout, ended.stderr) == (-signal.SIGINT, "", "")
