"""A database with any number of live games, and the small Discord in which they are played.

A few games are played by the host itself; the rest are copies of their rows under other numbers, places and people.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import db
from cogs.kit.custom_ids import Ref
from db.schema import metadata
from engine.core.chance import Seeded
from engine.core.game import AnyGame
from engine.core.opponents import steady_player
from engine.core.text import write
from games import GAMES
from host import Host, Person, Place
from tests.wire import people
from tests.wire.small import Discord
from tests.wire.world import THREAD, V2, Channel, Message, new_id

CHANNELS = 50
"""Channels that the tables' threads are spread over."""
LENGTHS = (8, 30, 60)
"""Entries that the games have."""


@dataclass(eq=False)
class Table:
    """A live game and its thread. `people` are its players, in the order of their seats."""

    number: int
    thread: Channel
    people: list[people.Person] = field(default_factory=list)

    @property
    def over(self) -> bool:
        """Whether there is no message on which "Your move" can be pressed any more."""
        return people.board(self.thread) is None

    @property
    def board(self) -> Message:
        """The newest message on which "Your move" can be pressed."""
        found = people.board(self.thread)
        assert found is not None
        return found


async def make(
    discord: Discord, database: Path, count: int, games: Sequence[AnyGame] = GAMES, *, shards: int = 1
) -> list[Table]:
    """So many live games of these, of two to four people, on a server of each shard; the database is new, and each
    thread has a board."""
    database.parent.mkdir(parents=True, exist_ok=True)
    store = await db.Store.open(f"sqlite+aiosqlite:///{database}")
    host = Host(store, GAMES, seed=lambda: bytes(32))  # with others a short game may be over before its length
    wanted = [(game, seats, length) for game in games for seats in (2, 3, 4) for length in LENGTHS]
    first = [await _play(host, n, *each) for n, each in enumerate(wanted[:count])]
    await host.close()
    await store.close()
    connection = sqlite3.connect(database)
    with connection:
        for n in range(len(first), count):
            _copy(connection, first[n % len(first)], n + 1)
        connection.execute("UPDATE due SET done = 0")
    tables = list(_settle(discord, connection, shards))
    connection.commit()
    connection.close()
    return tables


async def _play(host: Host, n: int, game: AnyGame, seats: int, length: int) -> int:
    """A game of so many entries; its number."""
    for person in range(1, seats + 1):
        who = Person(person, f"Player {person}")
        if person == 1:
            number = (await host.lobby.create(f"create-{n}", who, Place(1, 1), game=game.key)).id
        else:
            await host.lobby.join(number, who)
    await host.lobby.start(f"start-{n}", number, 1, seating="joined")
    for count in range(length):
        snapshot = await host.store.journal.newest(number)
        assert snapshot is not None
        state = game.decode(snapshot.body)
        seat = game.waiting(state)[0]
        action = steady_player(game, state, seat, Seeded(b"many", n, count))
        await host.now.add(f"{n}-{count}", number, seat + 1, None, write(action))
    return number


def _copy(connection: sqlite3.Connection, source: int, number: int) -> None:
    """All rows of a game once more, under another number."""
    for table in metadata.sorted_tables:
        key = "id" if table.name == "game" else "game"
        names = [name for name in map(str, dict(table.c)) if name != "id" or key == "id"]
        if key not in names:
            continue
        own = {key: ":number", "press": "NULL", "nonce": "nonce || '-' || :number"}
        listed = ", ".join(f'"{name}"' for name in names)
        values = ", ".join(own.get(name, f'"{name}"') for name in names)
        connection.execute(
            f'INSERT INTO "{table.name}" ({listed}) SELECT {values} FROM "{table.name}" WHERE "{key}" = :source',
            {"number": number, "source": source},
        )


def _settle(discord: Discord, connection: sqlite3.Connection, shards: int) -> Iterator[Table]:
    """Give each game a thread of its own with a board, and people of its own."""
    world = discord.world
    servers = [world.server(shard=(n, shards)) for n in range(shards)]
    channels = [world.channel(servers[n % shards], f"games-{n}") for n in range(CHANNELS)]
    seats: dict[int, list[tuple[int, str]]] = {}
    for game, index, name in connection.execute("SELECT game, [index], name FROM seat ORDER BY game, [index]"):
        seats.setdefault(game, []).append((index, name))
    connection.execute("DELETE FROM insight")  # of people who are others now
    holding = [t.name for t in metadata.sorted_tables if {"game", "seat", "person"} <= set(t.c.keys())]
    for n, number in enumerate(seats):
        parent = channels[n % CHANNELS]
        server = world.servers[parent.server]
        thread = world.channel(server, f"table {number}", kind=THREAD, parent=parent.id)
        board = Message(new_id(), thread.id, _board(number))
        thread.messages[board.id] = board
        made = Table(number, thread, [people.Person(discord, f"{name} {number}") for _, name in seats[number]])
        connection.execute(
            "UPDATE game SET server = ?, channel = ?, thread = ?, board = ?, board_at = updated_at - 60, "
            "created_by = ? WHERE id = ?",
            (server.id, parent.id, thread.id, board.id, made.people[0].id, number),
        )
        for (index, _), person in zip(seats[number], made.people, strict=True):
            server.people[person.id] = person.name
            whose = (person.id, number, index)
            connection.execute(
                "UPDATE seat SET person = ?, name = ? WHERE game = ? AND [index] = ?",
                (person.id, person.name, *whose[1:]),
            )  # by the name that Discord tells, else each first press would change it, and the board
            for each in holding:
                connection.execute(f"UPDATE {each} SET person = ? WHERE game = ? AND seat = ?", whose)
        yield made


def _board(number: int) -> dict[str, Any]:
    button = {"type": 2, "style": 1, "label": "Your move", "custom_id": Ref("move", number).id()}
    return {"flags": V2, "components": [{"type": 10, "content": "A board"}, {"type": 1, "components": [button]}]}
