"""What people at a table ask of each other: to take back more than an undo can."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Awaitable, Callable
from hashlib import sha256
from random import Random
from typing import Any

import pytest

import db
from engine.core.chance import Seeded
from engine.core.model import Illegal, Note
from engine.core.opponents import by_lot
from engine.core.text import write
from engine.games import ferry
from games import GAMES
from host import Host, Person, Place, Refused, Status, Table
from host.calls import Terms, terms_of
from host.clocks.terms import ClockTerms
from host.keep import transfer
from host.keep.replay import ALONE
from host.keep.transfer import Unfit
from host.keep.verify import verify
from host.view.lines import notes_of
from host.view.proposed import Proposed
from tests.host.ferries import at_the_market, card
from tests.host.three import ANN, BEN, CAT, Clock, clock, host, notices, three
from tests.soak import times

__all__ = ["clock", "host", "three"]
OpenHost = Callable[..., Awaitable[Host]]
Play = Callable[..., Awaitable[Any]]
THREE = (ANN, BEN, CAT)
DAY = 86_400


async def standing(host: Host, table: Table, person: Person = ANN) -> Proposed:
    found = await host.proposals.of(table.id, person.id)
    assert found is not None
    return found


async def asked(host: Host, table: Table, person: Person, first: int | None = None) -> Proposed:
    """After that person asked to take back their last step, or from that entry on."""
    asking = await host.proposals.possible(table.id, person.id, first)
    await host.proposals.take_back(table.id, person.id, asking.lost.first, asking.table.row.head)
    return await standing(host, table, person)


async def sound(host: Host) -> bool:
    games = host.register.games.values()
    return [each.difference async for each in verify(host.store, games)] == [None]


async def test_who_has_moved_since_is_asked_and_all_are_taken_back(host: Host, playing: Table, play: Play) -> None:
    before = await host.now.look(playing.id, 1)
    await play(host, playing, "move 3", "move 4", "end", "move 2")
    assert (await host.now.look(playing.id, 1)).asks
    assert not (await host.now.look(playing.id, 2)).asks, "an undo is enough"
    first = (await host.proposals.possible(playing.id, 1)).steps[2].seq
    asking = await host.proposals.possible(playing.id, 1, first)
    assert [line.text for line in asking.steps][:3] == ["end", "move 4", "move 3"]
    assert (asking.lost.lost, asking.lost.drawn, asking.asked) == (((0, 3), (1, 1)), False, (1,))
    found = await asked(host, playing, ANN, first)
    assert (found.mine, found.asks, found.asked, found.agreed) == (True, False, (1,), ())
    theirs = (await host.now.look(playing.id, 2)).proposed
    assert theirs is not None
    assert theirs.asks
    assert [each.persons for each in await notices(host)] == [(2,)]
    _, done = await host.proposals.agree(playing.id, 2, found.mark)
    after = await host.now.look(playing.id, 1)
    assert done
    assert after.view == before.view
    assert after.proposed is None
    undos = await host.store.journal.entries(playing.id, after=12)
    assert [(each.text, each.by, each.seat) for each in undos] == [
        (f"undo {seq}", db.By.AGREED, None) for seq in (12, 11, 10, 9)
    ]
    (note,) = notes_of(undos[0])
    assert (note.code, note.args) == ("taken-back", {"seat": 0, "count": 4, "entry": 8, "seats": [1]})
    assert not after.redoes
    assert await sound(host)


async def test_all_are_asked_where_something_was_drawn(host: Host, playing: Table, play: Play) -> None:
    await play(host, playing, "move trading_house", "hire W09 5")
    found = await asked(host, playing, ANN)
    assert found.take_back is not None
    assert (found.take_back.drawn, found.asked) == (True, (1,)), "Ben has not moved, but what he saw was drawn"
    await host.proposals.agree(playing.id, 2, found.mark)
    assert (await host.now.look(playing.id, 1)).undoes == "move trading_house"
    assert await sound(host)


async def test_nobody_else_can_answer_and_a_refusal_settles_it(host: Host, playing: Table, play: Play) -> None:
    await play(host, playing, "move 3", "move 4", "end", "move 2")
    found = await asked(host, playing, ANN)
    head = (await host.register.table(playing.id)).row.head
    for person, answer, code in (
        (1, host.proposals.agree, "not-asked"),
        (3, host.proposals.agree, "not-seated"),
        (2, host.proposals.withdraw, "not-proposer"),
    ):
        with pytest.raises(Refused) as error:
            await answer(playing.id, person, found.mark)
        assert error.value.code == code
    with pytest.raises(Refused, match="no-proposal"):
        await host.proposals.agree(playing.id, 2, "0")
    with pytest.raises(Refused, match="proposed-already"):
        await asked(host, playing, BEN)
    await host.proposals.refuse(playing.id, 2, found.mark)
    with pytest.raises(Refused, match="no-proposal"):
        await host.proposals.agree(playing.id, 2, found.mark)
    assert (await host.register.table(playing.id)).row.head == head
    assert [each.code for each in await notices(host)] == ["take-back", "take-back-refused"]


async def test_who_has_refused_is_known_after_a_restart(
    host: Host, playing: Table, play: Play, open_host: OpenHost, clock: Clock
) -> None:
    await play(host, playing, "move 3", "move 4", "end", "move 2")
    withdrawn = await asked(host, playing, ANN)
    await host.proposals.withdraw(playing.id, 1, withdrawn.mark)
    clock.time += 1
    found = await asked(host, playing, ANN)
    await host.proposals.refuse(playing.id, 2, found.mark)
    host = await open_host(now=clock)
    refusal = await host.proposals.refused(playing.id, found.mark)
    assert refusal is not None
    assert (refusal.code, refusal.seat) == ("take-back-refused", 1)
    assert await host.proposals.refused(playing.id, withdrawn.mark) is None


async def test_a_move_ends_it_and_so_does_a_day(host: Host, playing: Table, play: Play, clock: Clock) -> None:
    await play(host, playing, "move 3", "move 4", "end", "move 2")
    found = await asked(host, playing, ANN)
    await play(host, playing, "move 3")
    with pytest.raises(Refused, match="no-proposal"):
        await host.proposals.agree(playing.id, 2, found.mark)
    await host.proposals.lapse(playing.id)
    assert await host.store.proposals.of(playing.id) is None
    found = await asked(host, playing, ANN)
    await host.proposals.lapse(playing.id)
    assert await host.store.proposals.of(playing.id) is not None, "its time is not over"
    clock.time += DAY
    with pytest.raises(Refused, match="no-proposal"):
        await host.proposals.agree(playing.id, 2, found.mark)
    await host.proposals.lapse(playing.id)
    assert await host.store.proposals.of(playing.id) is None
    assert [each.code for each in await notices(host)] == ["take-back", "take-back", "take-back-lapsed"]


async def test_practice_opponents_agree(host: Host, place: Place, play: Play) -> None:
    made = await host.lobby.create("c", ANN, place, game="milestones")
    await host.lobby.add_opponent(made.id, ANN.id, "random")
    table = await host.lobby.start("s", made.id, ANN.id, seating="joined")
    await host.settle()
    before = await host.now.look(table.id, 1)
    await host.now.add("k", table.id, 1, None, write(next(iter(before.offers[0]))))
    await host.settle()
    asking = await host.proposals.possible(table.id, 1)
    assert asking.asked == ()
    _, done = await host.proposals.take_back(table.id, 1, asking.lost.first, asking.table.row.head)
    await host.settle()
    assert done
    assert (await host.now.look(table.id, 1)).view == before.view
    assert await sound(host)


async def test_it_ends_with_hands_that_change_an_admins_act_and_who_is_forgotten(
    host: Host, playing: Table, play: Play
) -> None:
    await play(host, playing, "move 3", "move 4", "end", "move 2")

    async def gone(act: Callable[[], Awaitable[object]]) -> None:
        await asked(host, playing, ANN)
        await act()
        assert await host.store.proposals.of(playing.id) is None

    async def rewound() -> None:
        head = (await host.register.table(playing.id)).row.head
        await host.steward.rewind(playing.id, 11, head, 99, "why")

    await gone(rewound)
    await play(host, playing, "move 2")
    await host.seats.offer(playing.id, 2, 4)
    await gone(lambda: host.seats.take(playing.id, 1, Person(4, "Dan")))
    await play(host, await host.register.table(playing.id), "move 3")
    await gone(lambda: host.seats.close(playing.id))
    await host.steward.reopen(playing.id, 99, "why")
    await gone(lambda: host.steward.forget(10, 4, 99))


async def test_a_false_agreement_is_refused(host: Host, playing: Table, play: Play) -> None:
    await play(host, playing, "move 3", "move 4", "end", "move 2")
    found = await asked(host, playing, ANN)
    await host.proposals.agree(playing.id, 2, found.mark)
    body = await transfer.written(host.store, GAMES, playing.id, with_seed=True)
    assert transfer.read(body, GAMES, 2_000_000, name="f").entries[-1].by is db.By.AGREED
    for change in (
        {"code": "taken-back-alone", "args": {"seat": 0, "count": 2, "entry": 10}},
        {"code": "taken-back", "args": {"seat": 1, "count": 2, "entry": 10, "seats": [0]}},
        {"code": "taken-back", "args": {"seat": 0, "count": 2, "entry": 9, "seats": [1, 2]}},
    ):
        lines = [json.loads(line) for line in body.splitlines()]
        note = next(each for each in lines if each.get("by") == "agreed")["notes"][0]
        note["code"], note["args"] = change["code"], change["args"]
        text = b"".join(json.dumps(line).encode() + b"\n" for line in lines[:-1])
        lines[-1]["digest"] = sha256(text).hexdigest()
        with pytest.raises(Unfit, match=r"agreed|lead"):
            transfer.read(text + json.dumps(lines[-1]).encode() + b"\n", GAMES, 2_000_000, name="f")


@pytest.mark.parametrize("args", [{"seat": 0, "count": 2, "entry": 10}, {"seat": 0, "count": 1, "entry": 10}])
async def test_an_agreement_that_is_stored_and_was_not_made_by_all_is_found(
    host: Host, playing: Table, play: Play, args: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    await play(host, playing, "move 3", "move 4", "end", "move 2")
    found = await asked(host, playing, ANN)
    with monkeypatch.context() as patched:
        patched.setattr("host.proposals.proposals.Note", lambda *_: Note(ALONE, args))
        await host.proposals.agree(playing.id, 2, found.mark)
    (verdict,) = [each async for each in verify(host.store, host.register.games.values())]
    assert verdict.difference is not None
    assert re.search("agreed|taken back", verdict.difference)


async def test_secrets_of_what_would_be_lost_are_told_to_nobody_else(
    host: Host, people: tuple[Person, ...], place: Place, play: Play
) -> None:
    table = await at_the_market(host, people, place, play)
    for person in people[:2]:
        look = await host.now.look(table.id, person.id)
        action = next(write(each) for offer in look.offers for each in offer if card(look) in write(each))
        await host.now.add(f"k{person.id}", table.id, person.id, None, action)
    first = (await host.proposals.possible(table.id, 1)).lost.first
    await asked(host, table, ANN, first)
    own = [set(map(str, line.notes)) for line in (await standing(host, table, ANN)).told]
    theirs = [set(map(str, line.notes)) for line in (await standing(host, table, CAT)).told]
    log = {line.seq: set(map(str, line.notes)) for line in await host.moments.log(table.id, CAT.id)}
    assert len(own) == len(theirs)
    assert theirs == [log[line.seq] for line in (await standing(host, table, CAT)).told]


class Law:
    """A table at which people move, ask, answer and withdraw by lot, on a host that is opened again and again."""

    def __init__(self, open_host: OpenHost, clock: Clock, seed: int) -> None:
        self.open, self.clock, self.lot = open_host, clock, Random(seed)
        self.turn, self.done = 0, Counter[str]()
        self.positions: dict[int, bytes] = {}
        self.marks = ["0"]
        self.agreed = dict[str, set[int]]()

    async def begins(self, place: Place) -> None:
        self.host = await self.open(now=self.clock)
        made = await self.host.lobby.create("c", ANN, place, game="ferry")
        for person in THREE[1:]:
            await self.host.lobby.join(made.id, person)
        await self.host.lobby.start("s", made.id, ANN.id, seating="joined")
        self.number = made.id

    async def row(self) -> db.Game:
        return (await self.host.register.table(self.number)).row

    async def acts(self) -> None:
        self.turn += 1
        who, before = self.lot.choice(THREE), await self.row()
        self.positions[before.head] = before.state_hash
        found = await self.host.proposals.of(self.number, who.id)
        what = self.lot.choice(("move", "move", "move", "ask", "ask", "terms", "agree", "agree", "agree", "refuse",
                                "withdraw", "wait", "open"))  # fmt: skip
        mark = found.mark if found is not None and self.lot.random() < 0.9 else self.lot.choice(self.marks)
        try:
            await self.act(what, who, mark)
            self.done[what] += 1
        except (Refused, Illegal):
            assert (await self.row()).head == before.head
        await self.holds(before, found, who if what == "agree" else None, what)

    async def act(self, what: str, who: Person, mark: str) -> None:
        host = self.host
        match what:
            case "move":
                look = await host.now.look(self.number, who.id)
                if look.offers:
                    action = write(by_lot(self.lot.choice(look.offers), Seeded(b"law", 0, self.turn)))
                    await host.now.add(f"m{self.turn}", self.number, who.id, None, action)
            case "ask":
                steps = (await host.proposals.possible(self.number, who.id)).steps
                step = self.lot.choice(steps[:3])
                await host.proposals.take_back(self.number, who.id, step.seq, (await self.row()).head)
            case "terms":
                clock = ClockTerms(turn=self.lot.choice((DAY, 2 * DAY)), bank=0) if self.lot.random() < 0.8 else None
                await host.proposals.terms(self.number, who.id, Terms(clock=clock))
            case "agree":
                await host.proposals.agree(self.number, who.id, mark)
                self.agreed.setdefault(mark, set()).add(who.id)
            case "refuse":
                await host.proposals.refuse(self.number, who.id, mark)
            case "withdraw":
                await host.proposals.withdraw(self.number, who.id, mark)
            case "wait":
                self.clock.time += self.lot.choice((60, 3_600, DAY))
                await host.proposals.lapse(self.number)
            case "open":
                self.host = await self.open(now=self.clock)

    async def holds(self, before: db.Game, found: Proposed | None, who: Person | None, what: str) -> None:
        """Nothing was struck out without the agreement of all who were asked, and nothing of a proposal outlives an
        entry."""
        now = await self.row()
        new = await self.host.store.journal.entries(self.number, after=before.head)
        struck = [each for each in new if each.by is db.By.AGREED]
        if struck:
            self.done["taken back"] += 1
            (note,) = notes_of(struck[0])
            upto, seats = note.args["entry"], note.args.get("seats", [])
            assert now.state_hash == self.positions[upto], "another position"
            gone = {each.strikes for each in struck}
            rows = await self.host.store.journal.entries(self.number)
            moved = {row.seat for row in rows if row.seq in gone}
            drawn = any(row.sealed for row in rows if row.seq in gone)
            assert {*seats} >= (({0, 1, 2} if drawn else moved) - {note.args["seat"]})
            if seats:
                self.all_agreed(found, who, "take-back")
                assert found is not None
                assert {*seats} == {*found.asked}
        if now.terms != before.terms:
            self.done["other terms"] += 1
            self.all_agreed(found, who, "terms")
        after = await self.host.proposals.of(self.number, ANN.id)
        if after is not None:
            self.marks.append(after.mark)
            kept = now.head == before.head or after.kind == "terms" or what == "ask"
            assert found is None or kept, "it outlives an entry"
            assert {THREE[seat].id for seat in after.agreed} == self.agreed.get(after.mark, set())

    def all_agreed(self, found: Proposed | None, who: Person | None, kind: str) -> None:
        """Somebody has just agreed to what stood there, and with them all who were asked."""
        assert found is not None
        assert who is not None
        assert found.kind == kind
        assert {THREE[seat].id for seat in found.asked} == self.agreed[found.mark]


@pytest.mark.parametrize("seed", range(times(2)))
async def test_nothing_is_taken_back_without_the_agreement_of_all_who_are_asked(
    seed: int, open_host: OpenHost, clock: Clock, place: Place
) -> None:
    law = Law(open_host, clock, seed)
    await law.begins(place)
    for _ in range(160):
        await law.acts()
        if (await law.row()).status is Status.FINISHED:
            break
    assert law.done["taken back"], law.done
    assert law.done["other terms"], law.done
    assert await sound(law.host)
    body = await transfer.written(law.host.store, law.host.register.games.values(), law.number, with_seed=True)
    transfer.read(body, [ferry.GAME], 2_000_000_000, name="f")


# --- terms


async def agreed_terms(host: Host, number: int, terms: Terms) -> None:
    """Ann proposes them; Ben and Cat agree."""
    await host.proposals.terms(number, 1, terms)
    for person in (2, 3):
        found = await host.proposals.of(number, person)
        assert found is not None
        await host.proposals.agree(number, person, found.mark)


async def test_terms_hold_once_all_have_agreed_and_clocks_begin_anew(
    host: Host, three: Table, clock: Clock, play: Play
) -> None:
    await agreed_terms(host, three.id, Terms(clock=ClockTerms(turn=DAY, asleep=True), replace=72))
    table = await host.register.table(three.id)
    assert terms_of(table.row) == Terms(clock=ClockTerms(turn=DAY, asleep=True), replace=72)
    (shown,) = (await host.now.look(three.id, 1)).clocks
    assert (shown.seat, shown.at) == (0, clock.time + DAY)
    clock.time += DAY // 2
    await host.proposals.terms(three.id, 1, Terms(clock=ClockTerms(turn=2 * DAY, asleep=True), replace=72))
    found = await standing(host, three, BEN)
    assert found.asks
    await host.proposals.agree(three.id, 2, found.mark)
    await play(host, three, "draft W25", "draft W28")
    (shown,) = (await host.now.look(three.id, 1)).clocks
    assert (shown.seat, shown.at) == (2, clock.time + DAY), "not all have agreed, and a move ends nothing"
    clock.time += DAY // 4
    await host.proposals.agree(three.id, 3, found.mark)
    (shown,) = (await host.now.look(three.id, 1)).clocks
    assert (shown.seat, shown.at) == (2, clock.time + 2 * DAY)
    assert await sound(host)
    back = await host.now.undo("u", three.id, 1)
    (shown,) = back.clocks
    assert (shown.seat, shown.at) == (0, clock.time + 2 * DAY), "nobody loses time"
    assert await sound(host)


async def test_a_bank_begins_full_and_terms_without_a_clock_stop_all(
    host: Host, three: Table, clock: Clock, play: Play
) -> None:
    bank = Terms(clock=ClockTerms(turn=3_600, bank=DAY, cap=2 * DAY, asleep=True))
    await agreed_terms(host, three.id, bank)
    for actions in (("draft W25", "draft W28"), ("draft W02", "draft W22")):
        clock.time += 3_600
        look = await play(host, three, *actions)
        (shown,) = look.clocks
        assert shown.at == clock.time + DAY
    await agreed_terms(host, three.id, Terms())
    assert (await host.now.look(three.id, 1)).clocks == ()
    assert not any(seat.clock for seat in (await host.register.table(three.id)).seats)
    assert await sound(host)


async def test_terms_that_are_none_or_refused_change_nothing(host: Host, three: Table) -> None:
    for terms, code in (
        (Terms(), "terms-same"),
        (Terms(full="start"), "terms-same"),
        (Terms(replace=1), "no-such-value"),
        (Terms(clock=ClockTerms(turn=1)), "no-such-value"),
    ):
        with pytest.raises(Refused, match=code):
            await host.proposals.terms(three.id, 1, terms)
    await host.proposals.terms(three.id, 1, Terms(remind=()))
    await host.proposals.agree(three.id, 2, (await standing(host, three, BEN)).mark)
    await host.proposals.refuse(three.id, 3, (await standing(host, three, CAT)).mark)
    assert terms_of((await host.register.table(three.id)).row) == Terms()
    assert [each.code for each in await notices(host)] == ["terms", "terms-refused"]


async def test_who_plays_alone_with_opponents_changes_terms_at_once(host: Host, place: Place) -> None:
    made = await host.lobby.create("c", ANN, place, game="milestones")
    await host.lobby.add_opponent(made.id, ANN.id, "random")
    table = await host.lobby.start("s", made.id, ANN.id, seating="joined")
    await host.settle()
    after, done = await host.proposals.terms(table.id, 1, Terms(clock=ClockTerms(turn=DAY)))
    assert done
    assert terms_of(after.row).clock == ClockTerms(turn=DAY)
    assert await sound(host)
