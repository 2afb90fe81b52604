"""The log in turns, and the table as it was after any of them."""

from __future__ import annotations

import random
from collections import Counter
from contextlib import suppress
from typing import Any

import msgspec
import pytest

import db
from engine.core import journal
from engine.core.model import Illegal, Note, Seat
from engine.core.text import write
from host import Host, Line, Person, Place, Refused, Table
from host.keep.moments import LONGEST, STEP, turns
from host.keep.rewind import along
from host.view.lines import VISIT, journal_entry, notes_of
from tests.host.conftest import Play
from tests.soak import times

ANN, BEN, CAT, DAN = Person(1, "Ann"), Person(2, "Ben"), Person(3, "Cat"), Person(4, "Dan")


def line(seq: int, seat: int | None, at: int = 0) -> Line:
    return Line(seq, None if seat is None else Seat(seat), "", (Note("x"),), False, at, db.By.PERSON)


def test_a_turn_is_one_seats_visit() -> None:
    told = [line(0, None), line(1, 0), line(2, 0, VISIT), line(3, 1, VISIT), line(4, 1, 2 * VISIT + 1)]
    told += [line(5 + n, 0, 2 * VISIT + 1) for n in range(LONGEST + 1)]
    assert [(each.seat, each.first, each.last) for each in turns(told)] == [
        (None, 0, 0),
        (0, 1, 2),
        (1, 3, 3),
        (1, 4, 4),  # more than a visit's time later
        (0, 5, 4 + LONGEST),
        (0, 5 + LONGEST, 5 + LONGEST),
    ]


async def test_each_turn_leads_to_the_table_as_it_was(host: Host, playing: Table, play: Play) -> None:
    seen: dict[int, Any] = {}
    for action in ("move 3", "move 4", "undo", "move 5", "end", "move 2", "move mill", "end"):
        if action == "undo":
            await host.now.undo("u", playing.id, 1)
        else:
            await play(host, playing, action)
        look = await host.now.look(playing.id, None)
        seen[look.seq] = look.view
    page = await host.moments.page(playing.id, 2)
    assert [each.seat for each in page][-2:] == [0, 1]
    for turn in page[-2:]:
        assert (await host.moments.show(playing.id, None, turn.last)).view == seen[turn.last]
    inside = await host.moments.show(playing.id, None, page[-2].first)
    assert inside.turn.last == page[-2].last
    assert [inside.away(turns) for turns in (-99, -1, 0, 1, 99)] == [
        inside.ends[0], page[-3].last, page[-2].last, page[-1].last, page[-1].last
    ]  # fmt: skip
    assert inside.number == len(inside.ends) - 1
    assert [await host.moments.turn(playing.id, n) for n in (0, 1, inside.number, 99)] == [
        inside.ends[0], inside.ends[0], page[-2].last, page[-1].last
    ]  # fmt: skip
    before = await host.moments.page(playing.id, 2, page[-2].first)
    assert before == page[:-2]
    with pytest.raises(Refused, match="no-such-entry"):
        await host.moments.show(playing.id, None, max(seen) + 1)


async def test_a_look_back_costs_a_page_and_a_block_and_is_the_same_when_packed_away(
    host: Host, place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    number = (await host.lobby.create("k", ANN, place, game="ferry")).id
    for _ in range(3):
        await host.lobby.add_opponent(number, ANN.id, "random")
    await host.lobby.start("s", number, ANN.id, seating="joined")
    for n in range(400):
        await host.work.idle("opponents")
        look = await host.now.look(number, ANN.id)
        if look.result is not None:
            break
        actions = [action for offer in look.offers for action in offer]
        await host.now.add(f"m{n}", number, ANN.id, None, write(actions[-1]))
    entries = await host.store.journal.entries(number)
    replayed = [0]
    real = journal.play

    def counted(*args: Any) -> Any:
        replayed[0] += 1
        return real(*args)

    monkeypatch.setattr(journal, "play", counted)
    at = (len(entries) - 3, STEP + 4, 3)
    live = [await host.moments.show(number, ANN.id, seq) for seq in at]
    assert all(each.view.hand is None and each.own is not None for each in live)
    assert len(entries) > STEP + 10
    assert replayed[0] < STEP, "from the checkpoint before"
    await host.store.journal.archive(number)
    packed = [await host.moments.show(number, ANN.id, seq) for seq in at]
    assert packed == live
    replayed[0] = 0
    assert [await host.moments.show(number, ANN.id, seq) for seq in at] == live
    assert replayed[0] < STEP, "after a first look packed tables have checkpoints, too"


LEAVES = 12
"""The press with which Ben leaves."""


async def test_a_reel_has_at_most_so_many_shots_and_may_begin_later(host: Host, playing: Table, play: Play) -> None:
    await play(host, playing, "move 3", "move 4", "end", "move 2", "move mill")
    whole = await host.moments.reel(playing.id)
    assert [shot.number for shot in whole.shots] == [*range(1, whole.count + 1)]
    assert await host.moments.last_turn(playing.id, 3) is None
    since = await host.moments.last_turn(playing.id, 1)
    assert since == whole.shots[-2].turns[-1].last, "Ben moves now, Ann has moved before"
    assert (await host.moments.reel(playing.id, since)).shots == whole.shots[-2:]
    earlier = await host.moments.last_turn(playing.id, 2)
    assert earlier == whole.shots[-3].turns[-1].last, "of the turn that Ben makes now nothing is news to him"
    assert (await host.moments.reel(playing.id, earlier)).shots == whole.shots[-3:]
    few = await host.moments.reel(playing.id, most=4)
    assert len(few.shots) == 4
    assert [turn for shot in few.shots for turn in shot.turns] == [
        turn for shot in whole.shots for turn in shot.turns
    ]
    assert [shot.view for shot in few.shots] == [whole.shots[shot.number - 1].view for shot in few.shots]


class Watched:
    """A table of Ferry, whose seats have hands, with a note of who held which seat after each entry."""

    def __init__(self, host: Host, seed: int) -> None:
        self.host, self.lot, self.number, self.presses = host, random.Random(seed), 0, 0
        self.holders: dict[int, dict[int, Seat | None]] = {}

    async def note(self) -> None:
        """What was written since the last note was written while the seats were held as they are now."""
        table = await self.host.register.table(self.number)
        for seq in range(len(self.holders), table.row.head + 1):
            self.holders[seq] = {each.id: table.seat_of(each.id) for each in (ANN, BEN, CAT, DAN)}

    async def begin(self, place: Place) -> None:
        self.number = (await self.host.lobby.create("k", ANN, place, game="ferry")).id
        for each in (BEN, CAT):
            await self.host.lobby.join(self.number, each)
        await self.host.lobby.start("s", self.number, ANN.id, seating="joined")
        await self.note()

    async def happens(self) -> bool:
        """Somebody plays, takes back, steps away, leaves or comes; or a rewind. Whether the table plays on."""
        table, what = await self.host.register.table(self.number), self.lot.random()
        self.presses += 1
        seats, key = self.host.seats, f"m{self.presses}"
        with suppress(Refused, Illegal):
            if self.presses == LEAVES:
                await seats.resign(self.number, BEN.id)
            elif what < 0.1:
                await self.host.now.undo(key, self.number, self.lot.choice((ANN, BEN, CAT, DAN)).id)
            elif what < 0.12:
                await seats.stand_in(self.number, CAT.id, "random")
            elif what < 0.2:
                await seats.come_back(self.number, CAT.id)
            elif what < 0.24 and self.presses > LEAVES + 2:
                await seats.take(self.number, 1, self.lot.choice((BEN, DAN)))
            elif what < 0.27 and table.row.head > 10:
                back = self.lot.randrange(table.row.head - 8, table.row.head)
                await self.host.steward.rewind(self.number, back, table.row.head, 99, "a test")
            else:
                await self._play(table, key)
        await self.note()
        await self.host.work.idle("opponents")
        await self.note()
        return (await self.host.register.table(self.number)).status is db.Status.PLAYING

    async def _play(self, table: Table, key: str) -> None:
        look = await self.host.now.look(self.number, None)
        for person in [each for seat in look.waiting if (each := table.player(seat)) is not None][:1]:
            offered = (await self.host.now.look(self.number, person)).offers
            action = next(iter(self.lot.choice(offered)))
            await self.host.now.add(key, self.number, person, None, write(action))


@pytest.mark.parametrize("seed", range(times(2)))
async def test_everybody_sees_their_own_hand_of_then_and_nobody_anothers(host: Host, place: Place, seed: int) -> None:
    """Whoever looks back at whatever entry, compared with the journal replayed from its start and who was there."""
    watched = Watched(host, seed)
    await watched.begin(place)
    while watched.presses < 150 and await watched.happens():
        pass
    table, found = await host.register.table(watched.number), Counter[str]()
    rows = await host.store.journal.entries(table.id)
    entries = [journal_entry(row) for row in rows]
    standing = [entry.seq for entry in journal.line(entries)]
    states = dict(along(table, None, journal.line(entries)))
    going = table.status is not db.Status.FINISHED
    for person in (ANN.id, BEN.id, CAT.id, DAN.id, None):
        onlooks = person is None or (going and table.seat_of(person) is None)
        for seq in range(len(rows)):
            moment = await host.moments.show(table.id, person, seq)
            made = max(each for each in standing if each <= moment.turn.last)
            assert moment.turn.first <= seq <= moment.turn.last
            assert moment.view == table.game.view(states[made], None)
            seat = None if onlooks else watched.holders[made][person]
            assert moment.own == (None if seat is None else table.game.view(states[made], seat))
            found["nothing" if seat is None else "own"] += 1
            for each in moment.turn.lines:
                then = None if onlooks else watched.holders[each.seq][person]
                assert each.notes == tuple(n for n in notes_of(rows[each.seq]) if n.to is None or then in n.to)
    reel = await host.moments.reel(table.id)
    assert [(each.turns[-1].last, each.view) for each in reel.shots] == [
        (end, msgspec.json.encode((await host.moments.show(table.id, None, end)).view)) for end in moment.ends
    ]
    assert all(n.to is None for shot in reel.shots for turn in shot.turns for line in turn.lines for n in line.notes)
    assert found["nothing"] > 50
    assert found["own"] > 50
    assert {each[BEN.id] for each in watched.holders.values()} == {1, None}, "Ben has left"
