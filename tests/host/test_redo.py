"""Bringing back what was just taken back."""

from __future__ import annotations

from collections import Counter
from collections.abc import Awaitable, Callable
from random import Random
from typing import Any

import msgspec
import pytest

import db
from engine.core.game import Game
from engine.core.model import Illegal
from engine.core.text import write
from engine.games import ferry, garden
from games import GAMES
from host import Host, Look, Person, Place, Stale, Table
from host.keep.replay import taken_wrongly
from host.keep.verify import verify
from host.undone import Trail
from tests.laws.play import curious_action, whims
from tests.soak import times

OpenHost = Callable[[], Awaitable[Host]]
Play = Callable[..., Awaitable[Any]]
ALL = (*GAMES, ferry.GAME, garden.GAME)


@pytest.fixture
def games() -> tuple[Game[Any], ...]:
    """All games, with two small ones."""
    return ALL


async def test_what_was_undone_comes_back_step_by_step(host: Host, playing: Table, play: Play) -> None:
    first = await play(host, playing, "move 3")
    both = await play(host, playing, "move 4")
    await host.now.undo("u1", playing.id, 1)
    start = await host.now.undo("u2", playing.id, 1)
    assert start.redoes == ("move 3", "move 4")
    again = await host.now.redo("r1", playing.id, 1, start.token)
    assert (again.view, again.redoes, again.undoes) == (first.view, ("move 4",), "move 3")
    again = await host.now.redo("r2", playing.id, 1)
    assert (again.view, again.redoes, again.can_undo) == (both.view, (), True)
    assert (await host.now.undo("u3", playing.id, 1)).redoes == ("move 4",)
    assert (await host.now.redo("r3", playing.id, 1)).view == both.view
    start = await host.now.undo("u4", playing.id, 1, most=2)
    assert start.redoes == ("move 3", "move 4")
    again = await host.now.redo("r4", playing.id, 1, start.token, most=2)
    assert (again.view, again.redoes, again.entries) == (both.view, (), 2)
    assert [verdict.difference async for verdict in verify(host.store, host.register.games.values())] == [None]


async def test_nothing_comes_back_once_anything_else_has_happened(host: Host, playing: Table, play: Play) -> None:
    await play(host, playing, "move 3", "move 4")
    await host.now.undo("u1", playing.id, 1)
    assert not (await host.now.look(playing.id, 2)).redoes
    with pytest.raises(Illegal, match="nothing-to-redo"):
        await host.now.redo("r1", playing.id, 2)
    assert not (await play(host, playing, "move 4")).redoes
    with pytest.raises(Illegal, match="nothing-to-redo"):
        await host.now.redo("r2", playing.id, 1)


async def test_what_another_holder_of_the_seat_undid_stays_undone(host: Host, playing: Table, play: Play) -> None:
    await play(host, playing, "move 3")
    await host.now.undo("u1", playing.id, 1)
    await host.seats.offer(playing.id, 1, 4)
    await host.seats.take(playing.id, 0, Person(4, "Dan"))
    assert not (await host.now.look(playing.id, 4)).redoes
    with pytest.raises(Illegal, match="nothing-to-redo"):
        await host.now.redo("r1", playing.id, 4)


async def test_a_redo_that_answers_another_position_is_refused(host: Host, playing: Table, play: Play) -> None:
    await play(host, playing, "move 3", "move 4")
    seen = await host.now.undo("u1", playing.id, 1)
    await host.now.undo("u2", playing.id, 1)
    with pytest.raises(Stale):
        await host.now.redo("r1", playing.id, 1, seen.token)


async def test_who_looked_meanwhile_is_told_what_came_back(host: Host, playing: Table, play: Play) -> None:
    await host.now.shown((await host.now.look(playing.id, 2)).seen(()))
    await play(host, playing, "move 3", "move 4", "end")
    await host.now.undo("u1", playing.id, 1)
    await host.now.undo("u2", playing.id, 1)
    look = await host.now.look(playing.id, 2)
    assert [line.text for line in look.news] == ["move 3"]
    await host.now.shown(look.seen(()))
    await host.now.redo("r1", playing.id, 1)
    look = await host.now.look(playing.id, 2)
    assert [line.text for line in look.news] == ["move 4"]
    await host.now.shown(look.seen(()))
    assert (await host.now.look(playing.id, 2)).news == ()


class Law:
    """A table of any game whose people move, take back and bring back by lot."""

    def __init__(self, open_host: OpenHost, game: Game[Any], seed: int) -> None:
        self.open, self.game, self.lot = open_host, game, Random(f"redo {game.key} {seed}")
        self.presses, self.done = 0, Counter[str]()
        self.people: tuple[Person, ...] = ()
        self.gone: list[tuple[int, bytes, str]] = []
        """What was undone, the last at the end: by whom, the position and the last step before that."""

    async def begins(self, people: tuple[Person, ...], place: Place) -> None:
        self.host, self.people, self.last = await self.open(), people[:2], people[0]
        made = await self.host.lobby.create("c", self.people[0], place, game=self.game.key)
        for person in self.people[1:]:
            await self.host.lobby.join(made.id, person)
        await self.host.lobby.start("s", made.id, self.people[0].id, seating="joined")
        self.number = made.id

    async def look(self, person: Person) -> Look:
        return await self.host.now.look(self.number, person.id)

    async def position(self) -> bytes:
        return self.game.encode((await self.look(self.people[0]))._state)

    def key(self) -> str:
        self.presses += 1
        return f"k{self.presses}"

    async def acts(self, what: float) -> bool:
        person = self.last if self.lot.random() < 0.7 else self.lot.choice(self.people)
        look = await self.look(person)
        if look.result is not None:
            return False
        own = [each for each in self.gone if each[0] == person.id]
        assert look.redoes == tuple(each[2] for each in reversed(own)), "other steps are offered than were undone"
        if what < 0.05:
            self.host = await self.open()
        elif what < 0.35 and look.can_undo:
            if self.gone and not own:
                self.gone = []
            for _ in range(self.lot.choice((1, 3))):
                if look.can_undo:
                    self.gone.append((person.id, await self.position(), look.undoes))
                    look = await self.host.now.undo(self.key(), self.number, person.id)
                    self.done["forced"] += look.entries > 1
                    self.done["undo"] += 1
        elif what < 0.6 and not own:
            with pytest.raises(Illegal, match="nothing-to-redo"):
                await self.host.now.redo(self.key(), self.number, person.id, look.token)
        elif what < 0.6:
            most = self.lot.choice((1, 9))
            _, before, _ = self.gone[-most:][0]
            del self.gone[-most:]
            await self.host.now.redo(self.key(), self.number, person.id, look.token, most)
            assert await self.position() == before, "undo and redo lead elsewhere"
            self.done["several" if most > 1 and len(own) > 1 else "redo"] += 1
        elif look.offers:
            self.last = person
            action = write(curious_action(self.lot.choice(look.offers), whims(1, self.presses)))
            look = await self.host.now.add(self.key(), self.number, person.id, None, action)
            self.gone = []
        return True


@pytest.mark.parametrize("key", [game.key for game in ALL])
async def test_undo_and_redo_give_the_same_position(
    open_host: OpenHost, people: tuple[Person, ...], place: Place, key: str
) -> None:
    game, done = next(each for each in ALL if each.key == key), Counter[str]()
    for seed in range(times(1)):
        law = Law(open_host, game, seed)
        await law.begins(people, place)
        for _ in range(70):
            if not await law.acts(law.lot.random()):
                break
        done += law.done
        differences = [each.difference async for each in verify(law.host.store, law.host.register.games.values())]
        assert {*differences} == {None}
        await no_other_undo_of_an_undo_counts(law)
    assert done["redo"] + done["several"] > 1, done


async def no_other_undo_of_an_undo_counts(law: Law) -> None:
    """Of all undos of undos that the record could hold, only those count that a redo makes: between both there are
    whole pairs of an undo and its redo, and nothing else."""
    rows = await law.host.store.journal.entries(law.number)
    undone = [row for row in rows if row.strikes is not None and rows[row.strikes].strikes is None]
    for taken in undone:
        open_pairs, allowed, trail = 0, True, Trail()
        for row in rows[: taken.seq + 1]:
            trail.add(row)
        for at, row in enumerate(rows[taken.seq + 1 :], taken.seq + 1):
            undo = msgspec.structs.replace(taken, seq=at, strikes=taken.seq)
            assert (taken_wrongly(undo, taken, trail) is None) == (allowed and open_pairs == 0), (taken.seq, at)
            trail.add(row)
            redo = row.strikes is not None and rows[row.strikes].strikes is not None
            open_pairs += -1 if redo else 1
            allowed = allowed and row.strikes is not None and row.seat == taken.seat and open_pairs >= 0


def test_a_long_row_of_undos_and_redos_is_followed_entry_by_entry() -> None:
    """A table's file may hold thousands: to look back from each to the first would take minutes."""
    many = 3_000
    seqs = [*range(many + 1), *(many + n for n in range(1, 2 * many + 1))]
    struck = [None] * (many + 1) + [*range(many, 0, -1)] + [*range(2 * many, many, -1)]
    rows = [
        db.Entry(
            seq=seq, seat=0, text="", strikes=strikes, rules="1", hash=bytes(db.HASH), at=0, by=db.By.PERSON
        )
        for seq, strikes in zip(seqs, struck, strict=True)
    ]  # fmt: skip
    trail = Trail()
    for row in rows:
        assert row.strikes is None or taken_wrongly(row, rows[row.strikes], trail) is None
        trail.add(row)
    assert trail.undos == []
