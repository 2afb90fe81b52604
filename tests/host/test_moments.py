"""The log in turns, and the table as it was after any of them."""

from __future__ import annotations

from typing import Any

import pytest

import db
from engine.core import journal
from engine.core.model import Note, Seat
from engine.core.text import write
from host import Host, Line, Person, Place, Refused, Table
from host.keep.moments import LONGEST, STEP, turns
from host.view.lines import VISIT
from tests.host.conftest import Play

ANN = Person(1, "Ann")


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
    assert (inside.earlier, inside.later) == (page[-3].last, page[-1].last)
    before = await host.moments.page(playing.id, 2, page[-2].first)
    assert before == page[:-2]
    with pytest.raises(Refused, match="no-such-entry"):
        await host.moments.show(playing.id, None, max(seen) + 1)


async def test_a_look_back_costs_a_page_and_a_block_and_is_the_same_when_packed_away(
    host: Host, place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ferry has hands: of these nobody sees anything, whoever looks."""
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
    assert all(each.view.hand is None for each in live)
    assert len(entries) > STEP + 10
    assert replayed[0] < STEP, "from the checkpoint before"
    await host.store.journal.archive(number)
    packed = [await host.moments.show(number, ANN.id, seq) for seq in at]
    assert packed == live
    replayed[0] = 0
    assert [await host.moments.show(number, ANN.id, seq) for seq in at] == live
    assert replayed[0] < STEP, "after a first look packed tables have checkpoints, too"
