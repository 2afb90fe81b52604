"""The size of a game of 500 entries on disk, measured on a real one: random legal play of Milestones."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from db import HASH, Entry, NewDue, Seat, Store
from engine.core import text
from engine.core.chance import Seeded
from engine.games import milestones
from tests.db.sample import new_game, pragma

pytestmark = pytest.mark.sqlite

ENTRIES, GAMES = 500, 4
LIVE, ARCHIVED = 64 * 1024, 12 * 1024


def record() -> list[tuple[Entry, bytes]]:
    """A game's entries and the states after them; the next move comes after minutes or days."""
    rules, whim, at = milestones.GAME, random.Random(1), 1_790_000_000
    played: list[tuple[Entry, bytes]] = []
    seat, words, step = None, "start", rules.start(4, Seeded(b"seed", 0, 0))
    while True:
        at += int(whim.lognormvariate(9, 1.5))
        body = rules.encode(step.state)
        played.append((_entry(len(played), seat, words, step, at, rules.digest(step.state)), body))
        if len(played) == ENTRIES or not rules.waiting(step.state):
            return played
        seat = rules.waiting(step.state)[0]
        action = whim.choice([a for offer in rules.offers(step.state, seat) for a in offer])
        words, step = text.write(action), rules.apply(step.state, seat, action, Seeded(b"seed", 0, len(played)))


def _entry(seq: int, seat: int | None, words: str, step: Any, at: int, digest: bytes) -> Entry:
    return Entry(
        seq=seq,
        seat=seat,
        text=words,
        draws=msgspec.json.encode(step.draws) if step.draws else None,
        sealed=not step.undoable,
        notes=msgspec.json.encode(step.notes),
        rules="1.0.0",
        hash=digest[:HASH],
        at=at,
    )


async def play(store: Store, played: list[tuple[Entry, bytes]], number: int) -> int:
    """Write the game down, 25 entries to a press: the rows come out as from single ones, in less time."""
    seats = [Seat(index=i, person=10**18 + i, name=f"Player {i}") for i in range(4)]
    new = new_game(server=10**18, channel=10**18 + 1, thread=10**18 + number, seed_hash=bytes(32))
    game = await store.games.create(new, seats, seed=bytes(32), press=str(10**18 + number))
    await store.journal.start(game.id, *played[0])
    for first in range(1, len(played), 25):
        batch = played[first : first + 25]
        entries, at = [entry for entry, _ in batch], batch[-1][0].at
        finished = batch[-1] is played[-1]
        press, post = str(10**18 + first), NewDue("turn", b'{"seats":[1]}', at)
        await store.journal.append(game.id, entries, batch[-1][1], press=press, posts=(post,), finished=finished)
    return game.id


async def used(store: Store) -> int:
    """Bytes of the pages in use, after posting and pruning as of the last day."""
    now = 2_000_000_000
    for post in await store.queue.due(now, limit=10_000):
        await store.queue.done(post, post.at)
    newest = max((game.updated_at for game in await store.games.games()), default=0)
    await store.prune(newest - 86_400)
    pages, free, size = [await pragma(store, name) for name in ("page_count", "freelist_count", "page_size")]
    return int((pages - free) * size)


async def test_a_game_of_500_entries_is_small_in_play_and_smaller_archived(store: Store) -> None:
    played = record()
    assert len(played) == ENTRIES
    empty = await used(store)
    games = [await play(store, played, number) for number in range(GAMES)]
    live = (await used(store) - empty) / GAMES
    assert await store.journal.entries(games[0]) == [entry for entry, _ in played]
    for game in games:
        await store.journal.archive(game)
    archived = (await used(store) - empty) / GAMES
    sizes = f"{live:.0f} bytes a game in play, {archived:.0f} archived"
    assert live <= LIVE, sizes
    assert archived <= ARCHIVED, sizes
