"""A later revision, which does not exist yet, on a database with games in it."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from alembic.script import ScriptDirectory
from sqlalchemy import inspect

from db import Store, StoreError, migrate
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
