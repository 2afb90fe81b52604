"""Bringing a database to this version's schema, with Alembic, configured here and nowhere else.

After a change to `schema`, `python -m db.migrations "the change"` writes the revision.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect

from .rows import StoreError
from .schema import metadata

FOLDER = Path(__file__).parent / "migrations"
VERSION_TABLE = "alembic_version"


def is_behind(connection: Connection, name: str) -> bool:
    """Whether the database needs `upgrade`. Changes nothing.

    Raises `StoreError` if a newer version wrote it or it belongs to another program.
    """
    newest, known = _revisions(FOLDER)
    tables = inspect(connection).get_table_names()
    current = revision_of(connection)
    if current is None:
        if set(tables) - {VERSION_TABLE}:
            raise StoreError(f"{name} is the database of another program: name another one.")
        return True
    if current not in known:
        raise StoreError(
            f"{name} was written by a newer version of the bot (schema {current}): "
            "install that version, or go back to a backup made before it."
        )
    return current != newest


@cache
def _revisions(folder: Path) -> tuple[str | None, frozenset[str]]:
    """The newest revision of those in a folder, and all of them. To read their files takes longer than all else that
    opening a database does."""
    scripts = ScriptDirectory.from_config(configuration())
    return scripts.get_current_head(), frozenset(each.revision for each in scripts.walk_revisions())


def revision_of(connection: Connection) -> str | None:
    """The newest revision that a database has; None if it is empty."""
    return MigrationContext.configure(connection).get_current_revision()


def upgrade(connection: Connection, to: str = "head") -> None:
    """Run the missing revisions in the connection's transaction, up to one of them. An empty database that is not
    SQLite's gets the newest tables at once: the first ten revisions were written for SQLite, before there were
    others."""
    config = configuration()
    config.attributes["connection"] = connection
    if revision_of(connection) is None and connection.dialect.name != "sqlite":
        metadata.create_all(connection)
        command.stamp(config, "head")
    else:
        command.upgrade(config, to)


def configuration() -> Config:
    """The settings that an alembic.ini would hold."""
    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    return config
