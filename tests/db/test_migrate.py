"""A later revision, which does not exist yet, on a database with games in it."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from alembic.script import ScriptDirectory
from sqlalchemy import insert, inspect, select, text

from db import Store, StoreError, carry, migrate, schema
from tests.db.sample import assert_whole, everything, pragma, started

REVISION = """
import sqlalchemy as sa
from alembic import op

revision = "next"
down_revision = "{}"


def upgrade() -> None:
    {}
"""


Revise = Callable[[str], None]


def newest() -> str:
    """The last revision there is."""
    return str(ScriptDirectory.from_config(migrate.configuration()).get_current_head())


@pytest.fixture
def revise(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Revise:
    """Adds another revision with these statements."""

    def add(statements: str) -> None:
        folder = tmp_path / "migrations"
        shutil.copytree(migrate.FOLDER, folder, ignore=shutil.ignore_patterns("__pycache__"))
        (folder / "versions" / "next.py").write_text(REVISION.format(newest(), statements))
        monkeypatch.setattr(migrate, "FOLDER", folder)

    return add


@pytest.mark.sqlite
async def test_a_table_is_rebuilt_and_keeps_its_rows(store: Store, url: str, revise: Revise) -> None:
    game = await started(store, moves=3)
    await store.close()
    revise("with op.batch_alter_table('game', recreate='always') as t: t.add_column(sa.Column('title', sa.Text()))")
    again = await Store.open(url)
    assert await assert_whole(again, game) == 3
    names = await again.database.read(lambda c: [each["name"] for each in inspect(c).get_columns("game")])
    enforced = await pragma(again, "foreign_keys")
    await again.close()
    assert names[-1] == "title"
    assert enforced == 1
    await (await Store.open(url)).close()


@pytest.mark.parametrize(
    ("statements", "words"),
    [
        ("op.drop_table('due'); op.execute('delete from game')", "would break references|violates foreign key"),
        ("op.drop_table('due'); op.execute('delete from nowhere')", "no such table: nowhere|does not exist"),
    ],
)
async def test_a_revision_that_fails_changes_nothing(
    store: Store,
    url: str,
    revise: Revise,
    statements: str,
    words: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    await started(store, moves=3)
    before = await everything(store)
    await store.close()
    revise(statements)
    with pytest.raises(StoreError, match=words):
        await Store.open(url)
    monkeypatch.undo()
    again = await Store.open(url)
    assert await everything(again) == before
    await again.close()


@pytest.mark.sqlite
async def test_results_that_are_there_already_know_who_held_their_seats(url: str) -> None:
    row = {
        "id": 1, "server": 1, "channel": 2, "key": "ferry", "status": "finished", "head": 9, "undos": 0, "wanted": 4,
        "options": b"", "seed": b"", "seed_hash": b"", "rules": "1", "state_hash": b"", "presses": b"",
        "created_by": 0, "created_at": 0, "updated_at": 0,
    }  # fmt: skip
    holders = (  # the seat, from which entry to which, the person, the opponent
        (0, 0, 4, 101, None), (0, 5, None, 102, None),
        (1, 0, None, None, None),
        (2, 0, 4, 103, None), (2, 5, None, 103, "strong"),
        (3, 0, None, None, "random"),
    )  # fmt: skip
    names = ("seat", "first", "last", "person", "opponent")
    held = [{"game": 1, "name": "", **dict(zip(names, each, strict=True))} for each in holders]
    had = [{"game": 1, "seat": n, "place": 1, "points": 0, "won": True} for n in range(4)]
    with carry.plain(url) as engine:
        with engine.begin() as c:
            migrate.upgrade(c, "0026")
            undone = ("alter table score drop column person", "drop index ix_game_played")
            for each in (*undone, "update alembic_version set version_num = '0025'"):
                c.execute(text(each))
            for table, rows in ((schema.game, [row]), (schema.tenure, held), (schema.score, had)):
                c.execute(insert(table), rows)
        with engine.begin() as c:
            migrate.upgrade(c)
            found = list(c.scalars(select(schema.score.c.person).order_by(schema.score.c.seat)))
    assert found == [102, 0, None, None]
    store = await Store.open(url)
    assert await store.results.holders_fit(1)
    await store.close()
