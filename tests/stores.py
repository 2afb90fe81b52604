"""Which database the tests use: SQLite, or with `STORE=postgresql` a PostgreSQL server that is started for them.

Tests name a database by the path that its file would have: `url_of(path)` is the same database each time.
"""

from __future__ import annotations

import atexit
import os
import re
import shutil
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from functools import cache
from pathlib import Path
from tempfile import mkdtemp
from urllib.parse import quote

import psycopg
import pytest

POSTGRESQL = os.environ.get("STORE", "sqlite") == "postgresql"
WANTED = "POSTGRESQL_WANTED" in os.environ
"""Whether tests that need PostgreSQL fail where it is not installed, instead of being skipped: in CI."""
MIGRATED = Path("/migrated")
"""Stands for an empty database of this version."""
MOST = 12
"""So many databases are kept at a time; the oldest go, but none that others are copies of."""


def url_of(path: Path | str) -> str:
    """The URL of the database that a path stands for; on PostgreSQL it is there afterwards."""
    if not POSTGRESQL:
        return f"sqlite+aiosqlite:///{path}"
    return server().url_of(Path(path).resolve())


def programs() -> Path | None:
    """The folder with PostgreSQL's programs, if it is installed here; the newest of several."""
    if (found := shutil.which("postgres")) is not None:
        return Path(found).resolve().parent
    debian = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda each: int(each.parent.name))
    return debian[-1] if debian else None


needed = pytest.mark.skipif(programs() is None and not WANTED, reason="PostgreSQL is not installed")
"""Of tests that need it, also where `STORE` names SQLite."""
FAILED: type[Exception] = psycopg.OperationalError if POSTGRESQL else sqlite3.OperationalError
"""What a database raises that fails."""


def portable(statement: str) -> str:
    """A statement of SQLite's with bytes in it, for the database of the tests."""
    if not POSTGRESQL:
        return statement
    return re.sub(r"x'([0-9a-f]*)'", r"decode('\1', 'hex')", statement.replace("zeroblob(32)", f"x'{'00' * 32}'"))


def count_of(path: Path, table: str) -> int:
    """The rows of a table, read beside the bot that has the database open."""
    statement = f"select count(*) from {table}"
    if POSTGRESQL:
        with psycopg.connect(url_of(path)) as connection:
            return int(connection.execute(statement.encode()).fetchone()[0])  # type: ignore[index]
    with closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as file:
        return int(file.execute(statement).fetchone()[0])


def change(path: Path, *statements: str) -> int:
    """Change a database that no bot has open, by statements of SQLite's. Returns how many rows the last changed."""
    if POSTGRESQL:
        with psycopg.connect(url_of(path)) as connection:
            connection.execute("set session_replication_role = replica")  # as SQLite, which checks no references here
            counts = [connection.execute(portable(each).encode()).rowcount for each in statements]
    else:
        with closing(sqlite3.connect(path)) as file:
            counts = [file.execute(each).rowcount for each in statements]
            file.commit()
    return counts[-1] if counts else 0


def rows_of(path: Path, query: str, *values: object) -> list[tuple[object, ...]]:
    """The rows that answer a query of SQLite's, in an order of their own."""
    if POSTGRESQL:
        with psycopg.connect(url_of(path)) as connection:
            found = connection.execute(query.replace("%", "%%").replace("?", "%s").encode(), values).fetchall()
    else:
        with closing(sqlite3.connect(path)) as file:
            found = file.execute(query, values).fetchall()
    return sorted(found, key=repr)


class Server:
    """A PostgreSQL of its own in a folder of its own, reached by a socket there. `durable`: with fsync, for tests
    that kill it. `following`: a standby of that one, which acknowledges nothing any more that this one does not
    have; URLs of its databases made afterwards name both. It does not run as root, which it refuses."""

    def __init__(self, *, durable: bool = False, following: Server | None = None) -> None:
        found = programs()
        assert found is not None, "PostgreSQL is not installed"
        self._bin, self.folder = found, Path(mkdtemp(prefix="pg-", dir="/tmp"))  # a socket's path has to be short
        self._user = ("postgres" if _exists("postgres") else "nobody") if os.geteuid() == 0 else None
        if self._user:
            shutil.chown(self.folder, self._user)
        self.folder.chmod(0o755)
        self._named: dict[Path, str] = {}
        self._copied = {MIGRATED}
        self._durable, self._number = durable, 0
        self._standby: Server | None = None
        if following is not None:
            own = ("-h", str(following.folder), "-U", "bot", "-D", "data")
            self._run("pg_basebackup", *own, "-R", "-X", "stream", "-c", "fast", "--no-sync")
        else:
            # Texts are sorted by a language, as operators have it; SQLite sorts them by their bytes.
            own = ("-D", "data", "-U", "bot", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync")
            self._run("initdb", *own, "--locale-provider=icu", "--icu-locale=en")
        self.start()
        if following is not None:
            following.tell("alter system set synchronous_standby_names = '*'")
            following.tell("select pg_reload_conf()")
            following._standby = self
            following._until("select sync_state = 'sync' from pg_stat_replication")

    def start(self) -> None:
        """Start it, and wait until it answers."""
        settings = {"listen_addresses": "", "unix_socket_directories": str(self.folder), "max_connections": "50"}
        if self._durable:  # a standby asks for it again as soon as docs/hosting.md has it
            settings |= {"wal_retrieve_retry_interval": "500ms"}
        else:
            settings |= {"fsync": "off", "synchronous_commit": "off", "full_page_writes": "off"}
        chosen = [part for name, value in settings.items() for part in ("-c", f"{name}={value}")]
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(
                [self._bin / "postgres", "-D", "data", *chosen],
                cwd=self.folder,
                user=self._user,
                stdout=log,
                stderr=log,
            )
        for _ in range(600):
            try:
                return self.tell("select 1")
            except psycopg.OperationalError:
                assert self.process.poll() is None, (self.folder / "log").read_text()
                time.sleep(0.05)
        raise AssertionError("PostgreSQL does not answer")

    def stop(self, signal: str = "fast") -> None:
        """Stop it and all its connections; `immediate` is a crash."""
        self._run("pg_ctl", "stop", "-D", "data", "-m", signal)
        self.process.wait()

    def promote(self) -> None:
        """A standby is the one that may write now."""
        self._run("pg_ctl", "promote", "-D", "data")
        self._until("select not pg_is_in_recovery()")

    def url_of(self, path: Path, like: Path | None = None) -> str:
        """The database that stands for a path, made when it is first asked for: empty, or a copy of the one that
        stands for the path `like`."""
        if like is not None:
            self._copied.add(like)
        if path not in self._named:
            for old in [each for each in self._named if each not in self._copied][: max(0, len(self._named) - MOST)]:
                self.tell(f"drop database if exists {self._named.pop(old)} with (force)")
            self._number += 1
            self._named[path] = name = f"games_{self._number}"
            template = self._named[like] if like else "template0"
            self.tell(f"create database {name} template {template}")
        if self._standby is None:
            return self._url(self._named[path])
        hosts = quote(f"{self.folder},{self._standby.folder}", safe="")
        return f"postgresql://bot@/{self._named[path]}?host={hosts}&target_session_attrs=read-write"

    def replace(self, path: Path, like: Path) -> None:
        """Put a copy of another database in the place of the one that stands for a path; its URL stays."""
        self.url_of(path)
        self._copied.add(like)
        self.tell(f"drop database {self._named[path]} with (force)")
        self.tell(f"create database {self._named[path]} template {self._named[like]}")

    def close(self) -> None:
        """Stop it and remove its folder."""
        if self.process.poll() is None:
            self.stop("immediate")
        shutil.rmtree(self.folder, ignore_errors=True)

    def _url(self, name: str) -> str:
        return f"postgresql://bot@/{name}?host={quote(str(self.folder), safe='')}"

    def tell(self, statement: str, name: str = "postgres") -> None:
        """Carry out a statement in a database of that name."""
        with psycopg.connect(self._url(name), autocommit=True) as connection:
            connection.execute(statement.encode())

    def _until(self, question: str) -> None:
        """Wait until the answer is yes."""
        for _ in range(600):
            with psycopg.connect(self._url("postgres"), autocommit=True) as connection:
                if connection.execute(question.encode()).fetchone() == (True,):
                    return
            time.sleep(0.05)
        raise AssertionError(question)

    def _run(self, program: str, *said: str) -> None:
        subprocess.run(
            [self._bin / program, *said], cwd=self.folder, user=self._user, check=True, stdout=subprocess.DEVNULL
        )


@cache
def server() -> Server:
    """The one of this process of the tests."""
    started = Server()
    atexit.register(started.close)
    return started


def _exists(user: str) -> bool:
    if sys.platform == "win32":
        return False
    import pwd

    return any(each.pw_name == user for each in pwd.getpwall())
