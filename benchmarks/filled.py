"""A PostgreSQL with many live games on many servers: a few were played, the others are copies of their rows, made by
the database itself, under other numbers, places and people."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from typing import NamedTuple, cast

import msgspec
import psycopg
from psycopg import sql

from db.rows import Status
from db.schema import KEPT, due, game, insight, seat
from host.life import Life
from host.people import Settings
from tests.wire.world import THREAD, Server, World

THREADS, PEOPLE = 10**17, 2 * 10**17
"""Numbers from which on the threads of copied games and their people have theirs: no snowflakes are there."""
TABLES = 3
"""Tables at which each of the people sits."""
BUSY, MINE = 9_999, 200
"""Somebody who sits at so many tables."""
SAID = 10
"""Every so many-th of the people has said how they live."""
DONE = 4
"""Rows of due work that each game has left during the last day, at most."""
CHANNELS = 3
"""Channels of each server."""


class Filled(NamedTuple):
    """What was made: the numbers of copied games, and all servers of the bot."""

    copies: range
    servers: list[Server]


def servers(world: World, count: int, shards: int) -> list[Server]:
    """As many servers as are missing to so many, spread over the shards, each with a few channels. All of them."""
    for n in range(len(world.servers), count):
        made = world.server(f"Server {n}", shard=(n % shards, shards))
        for k in range(CHANNELS):
            world.channel(made, f"games-{k}")
    return list(world.servers.values())


def threads(world: World, on: Sequence[Server], copies: range) -> None:
    """The threads of the copied games: Discord tells those that are open with each server."""
    for n in copies:
        server = on[n % len(on)]
        world.channel(server, f"table {n}", number=THREADS + n, kind=THREAD, parent=next(iter(server.channels)))


def fill(url: str, games: int, on: Sequence[Server]) -> Filled:
    """Copy the games of a database until there are so many, on these servers. It is not in use."""
    with psycopg.connect(url) as connection:
        connection.execute("set session_replication_role = replica")  # what belongs together is copied together
        connection.execute("set synchronous_commit = off")
        played = [row[0] for row in connection.execute("select id from game order by id").fetchall()]
        copies = range(played[-1] + 1, games + 1)
        _plan(connection, played, copies, on)
        for table in KEPT:
            if table is not insight and (table is game or "game" in table.c):
                connection.execute(_copying(table.name, list(map(str, table.c.keys()))))
        _people(connection, games)
        _due(connection)
        settings = msgspec.json.encode(Settings(done=True))
        with connection.cursor() as cursor, cursor.copy("copy server (id, settings) from stdin") as into:
            for each in on:
                into.write_row((each.id, settings))
        connection.execute("select setval(pg_get_serial_sequence('game', 'id'), (select max(id) from game))")
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute("vacuum analyze")
    return Filled(copies, list(on))


def _plan(
    connection: psycopg.Connection[tuple[int, ...]], played: Sequence[int], copies: range, on: Sequence[Server]
) -> None:
    """Which game each copy is of, and where it is shown."""
    connection.execute(
        "create temp table copied (number bigint primary key, source bigint, server bigint, channel bigint)"
    )

    def rows() -> Iterator[tuple[int, int, int, int]]:
        for n in copies:
            server = on[n % len(on)]
            yield n, played[n % len(played)], server.id, next(iter(server.channels))

    with connection.cursor() as cursor, cursor.copy("copy copied from stdin") as into:
        for row in rows():
            into.write_row(row)
    connection.execute("analyze copied")


def _copying(table: str, names: Sequence[str]) -> sql.Composed:
    """Copies a table's rows."""
    key = "id" if table == game.name else "game"
    own = {
        key: "copied.number",
        "server": "copied.server",
        "channel": "copied.channel",
        "thread": f"{THREADS} + copied.number",
        "board": f"{THREADS} + copied.number",
        "press": "null",
        "done": f"{int(time.time())} - (random() * 86400)::bigint",
    }
    kept = [name for name in names if name != "id" or key == "id"]
    values = [sql.SQL(own[n]) if n in own else sql.SQL("there.{}").format(sql.Identifier(n)) for n in kept]  # type: ignore[arg-type]
    some = "select *, row_number() over (partition by game order by id) as n from due" if table == due.name else ""
    return sql.SQL("insert into {} ({}) select {} from copied join {} there on there.{} = copied.source {}").format(
        sql.Identifier(table),
        sql.SQL(", ").join(map(sql.Identifier, kept)),
        sql.SQL(", ").join(values),
        sql.SQL(f"({some})") if some else sql.Identifier(table),  # type: ignore[arg-type]
        sql.Identifier(key),
        sql.SQL(f"where there.n <= {DONE}" if some else ""),  # type: ignore[arg-type]
    )


def _people(connection: psycopg.Connection[tuple[int, ...]], games: int) -> None:
    """Give the copies people, each at a few tables and one at many, of whom some have said how they live."""
    many = max(1, games // TABLES)
    connection.execute(
        'update seat set person = %s + "index" * %s + game %% %s from copied '
        "where game = number and person is not null",
        (PEOPLE, many, many),
    )
    connection.execute(
        'update seat set person = %s where "index" = 0 and person is not null and game in '
        "(select number from copied order by number %% %s, number limit %s)",
        (BUSY, max(1, games // MINE), MINE),
    )
    for table in KEPT:
        if table is not seat and {"game", "seat", "person"} <= set(table.c.keys()) and table is not insight:
            connection.execute(
                sql.SQL(
                    "update {0} set person = seat.person from copied, seat where {0}.game = copied.number "
                    'and seat.game = copied.number and seat."index" = {0}.seat'
                ).format(sql.Identifier(table.name))
            )
    connection.execute(
        'update game set created_by = person from copied, seat where game = id and number = id and "index" = 0'
    )
    connection.execute(
        "insert into person (id, life, calls) select distinct person, %s::bytea, ''::bytea from seat "
        "where person %% %s = 0 on conflict do nothing",
        (msgspec.json.encode(Life(zone="Europe/Berlin")), SAID),
    )


def _due(connection: psycopg.Connection[tuple[int, ...]]) -> None:
    """Each copy has a reminder during the next days."""
    connection.execute(
        "insert into due (game, kind, body, at, tries, nonce) select id, 'remind', ''::bytea, "
        "%s + 3600 + (random() * 259200)::bigint, 0, 'remind-' || id from game join copied on number = id "
        "where status = %s",
        (int(time.time()), str(Status.PLAYING)),
    )


def size(url: str) -> int:
    """The bytes of a database."""
    with psycopg.connect(url) as connection:
        row = connection.execute("select pg_database_size(current_database())").fetchone()
        return cast("tuple[int]", row)[0]
