"""What becomes of a turn that was left beforehand: played if it stands as it was, else dropped, and its person is
called."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import db
from engine.core.model import Preview
from host import Host, Person, Place, Refused
from host.keep import transfer
from host.keep.verify import verify
from host.view.plans import Plan, body_of
from tests.host import stalls
from tests.host.ahead import Acts, acts, games, stall

__all__ = ["acts", "games", "stall"]


# --- when the turn comes


async def test_a_plan_is_played_and_its_person_is_not_called(host: Host, acts: Acts) -> None:
    await acts.leave(2, ("buy apple", "buy apple", "end"))
    before = await acts.called()
    await acts.do(1, "buy bread", "end")
    await host.work.idle("ahead")
    assert [(e.seat, e.text) for e in (await acts.log())[-3:] if e.by is db.By.AHEAD] == [
        (1, "buy apple"),
        (1, "buy apple"),
        (1, "end"),
    ]
    assert (await host.now.look(acts.number, None)).waiting == (2,)
    assert (await acts.called())[len(before) :] == [[2]]
    assert await acts.plan(2) == Plan()
    assert [each.difference async for each in verify(host.store, host.register.games.values())] == [None]


async def test_plans_follow_each_other(host: Host, acts: Acts) -> None:
    await acts.leave(2, ("buy bread", "end"))
    await acts.leave(3, ("buy apple", "end"))
    before = await acts.called()
    await acts.do(1, "end")
    await host.work.idle("ahead")
    assert await acts.ahead() == ["buy bread", "end", "buy apple", "end"]
    assert (await acts.called())[len(before) :] == [[0]]


async def test_whoever_is_asked_more_after_a_plan_is_called(host: Host, acts: Acts) -> None:
    await acts.leave(2, ("buy apple", "bag"))
    before = await acts.called()
    await acts.do(1, "end")
    await host.work.idle("ahead")
    assert await acts.ahead() == ["buy apple", "bag"]
    assert (await acts.called())[len(before) :] == [[1]]
    verdicts = [each.difference async for each in verify(host.store, host.register.games.values())]
    assert verdicts == [None], "its draw is that of its own entry"


async def test_of_a_plan_that_would_go_on_after_a_draw_nothing_is_drawn(host: Host, acts: Acts) -> None:
    """Since it was left, the rules may have made the draw out of something that was none."""
    (bag,), (apple,) = (await acts.leave(2, ("bag",), ("buy apple",))).ways
    row = await host.store.plans.of(acts.number, 1)
    assert row is not None
    after = msgspec.structs.replace(row, body=body_of(Plan(ways=((bag, apple),))))
    assert await host.store.plans.change(acts.number, 1, row, after, (await acts.log())[-1].seq)
    await acts.do(1, "end")
    await host.work.idle("ahead")
    assert await acts.ahead() == []
    assert [each.planned.text for each in (await acts.plan(2) or Plan()).missed] == ["buy apple"]


@pytest.mark.parametrize(
    ("wanted", "done", "now"),
    [("buy cake", "buy cake", None), ("buy apple", "buy apple", Preview(cost={"coin": 2}))],
    ids=["not offered", "dearer"],
)
async def test_a_plan_that_does_not_stand_is_dropped_and_its_person_called_and_told(
    host: Host, acts: Acts, wanted: str, done: str, now: Preview | None
) -> None:
    await acts.leave(2, ("buy bread", wanted, "end"))
    before = await acts.called()
    await acts.do(1, done, "end")
    await host.work.idle("ahead")
    assert await acts.ahead() == []
    assert (await acts.called())[len(before) :] == [[1]]
    plan = await acts.plan(2)
    assert plan is not None
    assert [(each.planned.text, each.now) for each in plan.missed] == [(wanted, now)]
    assert (plan.ways, (await host.now.look(acts.number, None)).view.table.coins[1]) == ((), 6)
    await host.ahead.told(acts.number, 2)
    assert await acts.plan(2) == Plan()


async def test_what_instead_is_played_if_the_first_does_not_stand(host: Host, acts: Acts) -> None:
    await acts.leave(2, ("buy cake", "end"), ("buy apple", "end"), ("buy bread", "end"))
    await acts.do(1, "buy cake", "buy apple", "end")
    await host.work.idle("ahead")
    assert await acts.ahead() == ["buy bread", "end"]


async def test_only_what_was_left_is_played(host: Host, acts: Acts) -> None:
    await host.ahead.add("k", acts.number, 2, None, "buy apple", "end")
    await acts.do(1, "end")
    await host.work.idle("ahead")
    assert await acts.ahead() == []
    assert [1] in await acts.called()


async def test_a_seat_that_is_asked_something_else_keeps_its_plan(host: Host, acts: Acts) -> None:
    await acts.leave(2, ("buy bread", "end"))
    await acts.do(1, "beg")
    await host.work.idle("ahead")
    assert (await host.now.look(acts.number, None)).waiting == (1,)
    assert [1] in await acts.called()
    await acts.do(2, "give no")
    await acts.do(1, "end")
    await host.work.idle("ahead")
    assert await acts.ahead() == ["buy bread", "end"]


async def test_whoever_moves_before_the_plan_is_played_has_none_any_more(
    host: Host, acts: Acts, monkeypatch: pytest.MonkeyPatch
) -> None:
    await acts.leave(2, ("buy apple", "end"))
    monkeypatch.setattr(host.work._rounds, "closed", True)
    await acts.do(1, "end")
    await acts.do(2, "buy bread", "end")
    monkeypatch.setattr(host.work._rounds, "closed", False)
    for person in (3, 1):
        await acts.do(person, "end")
    await host.work.idle("ahead")
    assert (await acts.ahead(), (await host.now.look(acts.number, None)).waiting) == ([], (1,))


async def test_the_plans_of_several_who_are_asked_at_once_are_all_played(
    host: Host, people: tuple[Person, ...], place: Place
) -> None:
    made = await host.lobby.create("l", people[0], place, game="letters")
    for person in people[1:]:
        await host.lobby.join(made.id, person)
    await host.lobby.start("m", made.id, 1, seating="joined")
    acts = Acts(host, made.id)
    for person in (1, 2, 3):
        await acts.do(person, f"pledge {(await host.now.look(made.id, person)).view.hand.words[0]}")
    for person in (1, 2):
        await acts.do(person, "halt")
        await acts.leave(person, (f"pledge {(await host.now.look(made.id, person)).view.hand.words[0]}",))
    await acts.do(3, "halt")
    await host.work.idle("ahead")
    assert (await host.now.look(made.id, None)).waiting == (2,)
    assert [line.seat for line in await acts.log() if line.by is db.By.AHEAD] == [0, 1]
    assert [0] not in (await acts.called())[1:]


# --- undo


async def test_a_plan_that_was_played_can_be_taken_back_and_is_not_played_again(host: Host, acts: Acts) -> None:
    await acts.leave(2, ("buy apple", "end"))
    await acts.do(1, "end")
    await host.work.idle("ahead")
    assert (await host.now.look(acts.number, 2)).can_undo
    for n in range(2):
        await host.now.undo(f"u{n}", acts.number, 2)
        await host.work.idle("ahead")
    look = await host.now.look(acts.number, 2)
    assert (look.waiting, look.view.table.coins) == ((1,), [6, 6, 6])
    assert [line.struck for line in await acts.log() if line.by is db.By.AHEAD] == [True, True]


async def test_whoever_takes_back_their_own_turn_sets_their_plan_for_the_next_aside(host: Host, acts: Acts) -> None:
    await acts.do(1, "buy bread", "end")
    plan = await acts.leave(1, ("buy apple", "end"))
    await host.now.undo("u", acts.number, 1)
    await host.work.idle("ahead")
    assert (await acts.plan(1), await acts.ahead()) == (Plan(aside=plan.turns), [])


async def test_a_turn_that_another_takes_back_leaves_a_plan_as_it_is(
    host: Host, acts: Acts, monkeypatch: pytest.MonkeyPatch
) -> None:
    plan = await acts.leave(2, ("buy apple", "end"))
    monkeypatch.setattr(host.work._rounds, "closed", True)
    await acts.do(1, "end")
    await host.now.undo("u", acts.number, 1)
    monkeypatch.setattr(host.work._rounds, "closed", False)
    await host.work.idle("ahead")
    assert (await acts.plan(2), await acts.ahead()) == (plan, [])
    await acts.do(1, "end")
    await host.work.idle("ahead")
    assert await acts.ahead() == ["buy apple", "end"]


async def test_an_admins_rewind_sets_all_plans_aside(host: Host, acts: Acts) -> None:
    await acts.do(1, "buy apple", "buy bread", "end")
    one = await acts.leave(1, ("buy apple", "end"))
    other = await acts.leave(3, ("buy apple", "end"))
    await host.steward.rewind(acts.number, 1, 3, 99, "")
    await host.work.idle("ahead")
    assert (await acts.plan(1), await acts.plan(3)) == (Plan(aside=one.turns), Plan(aside=other.turns))
    assert await acts.ahead() == []


# --- people and tables


@pytest.mark.parametrize("how", ["resign", "away", "replaced", "removed", "taken", "forgotten"])
async def test_a_plan_leaves_with_its_person(host: Host, acts: Acts, how: str) -> None:
    await acts.leave(2, ("buy apple", "end"))
    hands, number = host.seats, acts.number
    if how == "resign":
        await hands.resign(number, 2)
    elif how == "away":
        await hands.stand_in(number, 2)
    elif how == "replaced":
        await hands.replace(number, 1)
    elif how == "removed":
        await hands.remove(number, 1)
    elif how == "forgotten":
        await host.steward.forget(10, 2, 9)
    else:
        await hands.offer(number, 2, None)
        await hands.take(number, 1, Person(4, "Dan"))
    assert await host.store.plans.of(number, 1) is None
    await acts.do(1, "end")
    await host.work.idle("ahead", "opponents")
    assert await acts.ahead() == []


async def test_who_steps_away_before_the_plan_is_played_is_played_by_the_opponent(
    host: Host, acts: Acts, monkeypatch: pytest.MonkeyPatch
) -> None:
    await acts.leave(2, ("buy apple", "end"))
    monkeypatch.setattr(host.work._rounds, "closed", True)
    await acts.do(1, "end")
    await host.seats.stand_in(acts.number, 2)
    monkeypatch.setattr(host.work._rounds, "closed", False)
    await host.work.idle("ahead", "opponents")
    assert await acts.ahead() == []
    assert {line.by for line in await acts.log() if line.seat == 1} == {db.By.OPPONENT}


async def test_an_opponents_move_is_followed_by_a_plan_and_a_plan_by_an_opponents_move(
    host: Host, people: tuple[Person, ...], place: Place
) -> None:
    made = await host.lobby.create("c", people[0], place, game="stalls")
    await host.lobby.join(made.id, people[1])
    await host.lobby.add_opponent(made.id, 1, "steady")
    await host.lobby.start("s", made.id, 1, seating="joined")
    acts = Acts(host, made.id)
    await acts.leave(2, ("buy bread", "end"))
    await acts.do(1, "end")
    await host.work.idle("ahead", "opponents")
    assert await acts.ahead() == ["buy bread", "end"]
    assert {line.by for line in await acts.log() if line.seat == 2} == {db.By.OPPONENT}


async def test_at_a_paused_table_a_plan_waits(host: Host, acts: Acts, monkeypatch: pytest.MonkeyPatch) -> None:
    plan = await acts.leave(2, ("buy apple", "end"))
    monkeypatch.setattr(host.work._rounds, "closed", True)
    await acts.do(1, "end")
    await host.steward.pause(acts.number, 99, "a break")
    monkeypatch.setattr(host.work._rounds, "closed", False)
    await host.work.idle("ahead")
    assert (await acts.plan(2), await acts.ahead()) == (plan, [])
    with pytest.raises(Refused, match="paused-admin"):
        await host.ahead.add("k", acts.number, 3, None, "end")
    await host.faults.resume(acts.number)
    await host.work.idle("ahead")
    assert await acts.ahead() == ["buy apple", "end"]


async def test_a_closed_table_plays_no_plan_and_keeps_none(
    host: Host, acts: Acts, monkeypatch: pytest.MonkeyPatch
) -> None:
    await acts.leave(2, ("buy apple", "end"))
    await acts.leave(3, ("buy apple", "end"))
    monkeypatch.setattr(host.work._rounds, "closed", True)
    await acts.do(1, "end")
    await host.steward.close(acts.number, 99, "")
    monkeypatch.setattr(host.work._rounds, "closed", False)
    await host.work.idle("ahead")
    assert await acts.ahead() == []
    assert [await host.store.plans.of(acts.number, seat) for seat in (1, 2)] == [None, None]


async def test_a_plan_can_end_the_game_and_is_in_its_record(host: Host, acts: Acts) -> None:
    for n in range(10):
        await acts.do((1, 2, 3)[n % 3], "end")
    await acts.leave(3, ("buy apple", "end"))
    await acts.do(2, "end")
    await host.work.idle("ahead")
    look = await host.now.look(acts.number, None)
    assert look.result is not None
    assert look.result.scores == (6, 6, 5)
    assert (await host.register.table(acts.number)).status is db.Status.FINISHED
    games, entries = list(host.register.games.values()), await host.store.journal.entries(acts.number)
    arrived = transfer.read(await transfer.written(host.store, games, acts.number), games, 2_000_000_000)
    assert list(arrived.entries) == entries
    assert [each.text for each in entries if each.by is db.By.AHEAD] == ["buy apple", "end"]
    await host.store.journal.archive(acts.number)
    assert await host.store.journal.entries(acts.number) == entries


async def test_rules_that_fail_on_a_plan_pause_the_game_and_the_plan_is_tried_again(
    host: Host, acts: Acts, monkeypatch: pytest.MonkeyPatch
) -> None:
    await acts.leave(2, ("buy apple", "end"))
    take = stalls.Stall.take

    def broken(self: Any, s: Any, seat: Any, action: Any, ctx: Any) -> None:
        if isinstance(action, stalls.Buy):
            raise ValueError("broken")
        take(self, s, seat, action, ctx)

    with monkeypatch.context() as rules:
        rules.setattr(stalls.Stall, "take", broken)
        await acts.do(1, "end")
        await host.work.idle("ahead")
        assert (await host.register.table(acts.number)).status is db.Status.PAUSED
    await host.faults.resume(acts.number)
    await host.work.idle("ahead")
    assert await acts.ahead() == ["buy apple", "end"]


async def test_a_plan_that_was_played_is_news_for_its_person(host: Host, acts: Acts) -> None:
    await acts.do(1, "end")
    await acts.do(2, "end")
    await acts.leave(2, ("buy apple", "end"))
    await acts.do(3, "buy bread", "end")
    await acts.do(1, "end")
    await host.work.idle("ahead")
    await acts.do(3, "end")
    await acts.do(1, "end")
    news = (await host.now.look(acts.number, 2)).news
    assert [(line.seat, line.text) for line in news] == [
        (2, "buy bread"), (2, "end"), (0, "end"), (1, "buy apple"), (1, "end"), (2, "end"), (0, "end"),
    ]  # fmt: skip
