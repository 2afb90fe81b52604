"""A folder in which a bot has hosted two games, as an operator finds it."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager, closing
from itertools import count
from math import inf
from pathlib import Path

import pytest

import bot
import logs
from cli import progress
from db import Store
from games import GAMES
from host import Host, Person, Place
from tests.empty import empty_database
from tests.stores import POSTGRESQL, rows_of, url_of

ANN, BEN = Person(1, "Ann"), Person(2, "Ben")
SEED = b"a seed for tests, 32 bytes long."
MOVES = (
    "draft W25",
    "draft W28",
    "draft W02",
    "draft W22",
    "place W25 1",
    "place W28 3",
    "place W02 1",
    "place W22 3",
)
NEXT = "move 1"
DATABASE = Path("data/games.db")
"""The database in the working directory: with PostgreSQL this name stands for it (see `tests.stores`), and `data` is
for what is kept beside it."""


def hosted() -> AbstractAsyncContextManager[Host]:
    """The host on the database of the working directory, as a bot has it open."""
    return hosted_on(url_of(DATABASE))


def hosted_in(file: Path | str) -> AbstractAsyncContextManager[Host]:
    """The host on a file of SQLite's, such as a copy."""
    return hosted_on(f"sqlite:///{file}")


@asynccontextmanager
async def hosted_on(url: str) -> AsyncIterator[Host]:
    """The host on a database, as a bot has it open."""
    store = await Store.open(url)
    host = Host(store, GAMES, seed=lambda: SEED)
    try:
        yield host
    finally:
        await host.close()
        await store.close()


keys = (f"press {n}" for n in count())


async def play(host: Host, number: int, *actions: str) -> None:
    """Actions at a table, each by whoever is asked."""
    for action in actions:
        look = await host.now.look(number, None)
        person = look.table.seats[look.waiting[0]].person
        assert person is not None
        await host.now.add(next(keys), number, person, None, action)


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """No task takes long enough to say how far it is, however slow the machine."""
    monkeypatch.setattr(progress, "EVERY", inf)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty working directory, and no token anywhere: no task needs one. With PostgreSQL an empty database is set
    for it."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)
    if POSTGRESQL:
        empty_database(DATABASE)
        monkeypatch.setenv("PLAYBYPOST_STORAGE_URL", url_of(DATABASE))
    return tmp_path


@pytest.fixture
async def played(folder: Path) -> Path:
    """Two tables of Milestones with the start tiles placed; Ann moves next."""
    async with hosted() as host:
        for n in (1, 2):
            table = await host.lobby.create(f"create {n}", ANN, Place(10, 20), game="milestones")
            await host.lobby.join(table.id, BEN)
            await host.lobby.start(f"start {n}", table.id, ANN.id, seating="joined")
            await play(host, table.id, *MOVES)
    return folder


Run = Callable[..., tuple[int, str]]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    """Runs `python bot.py` with these words: the exit code, and all that it said."""

    def run(*words: str) -> tuple[int, str]:
        capsys.readouterr()
        code = bot.main(list(words))
        said = capsys.readouterr()
        assert "Traceback" not in said.err + said.out
        return code, said.out + said.err

    return run


def contents(folder: Path) -> dict[str, bytes | None]:
    """All files of a folder. Of the memory in which connections to a database note what they read, only the name."""
    files = sorted(path for path in folder.rglob("*") if path.is_file())
    return {str(each.relative_to(folder)): None if each.suffix == ".db-shm" else each.read_bytes() for each in files}


TABLES = "select table_name from information_schema.tables where table_schema = 'public'"


def stored(folder: Path) -> object:
    """All files of a folder; with PostgreSQL also all rows of the database, of whatever version."""
    names = rows_of(DATABASE, TABLES) if POSTGRESQL else []
    return contents(folder), [rows_of(DATABASE, f'select * from "{name}"') for (name,) in names]


def heads(path: Path) -> dict[int, int]:
    """The last entry of each game in a file of SQLite's."""
    with closing(sqlite3.connect(path)) as file:
        return dict(file.execute("select id, head from game"))


@pytest.fixture(autouse=True)
def _logging(monkeypatch: pytest.MonkeyPatch) -> None:
    """`bot.py` sets up the logging of its process, which is that of all tests here."""
    monkeypatch.setattr(logs, "configure", lambda *_: None)
