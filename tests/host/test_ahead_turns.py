"""Plans over several turns, and what is played only if something is still possible, or no longer."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from engine.core.model import Preview
from host import Host, Refused, Stale
from host.keep.verify import verify
from host.view.plans import CAN, GONE, HAVE, MOST, TURNS, Plan, Way, mark_of
from tests.host import stalls
from tests.host.ahead import Acts, acts, games, stall
from tests.host.conftest import OpenHost

__all__ = ["acts", "games", "stall"]


async def set_turns(acts: Acts, person: int, *turns: Sequence[str]) -> Plan:
    """Leave a way for each of the next turns. An action with the sign of a condition is made one."""
    ahead, plan = acts.host.ahead, Plan()
    for n, way in enumerate(turns):
        look = await ahead.begin(acts.number, person, n)
        for text in way:
            if text[0] == HAVE:
                count, _, good = text[1:].partition(" ")
                look = await ahead.enough(acts.number, person, look.token, {good: int(count)})
                continue
            look = await ahead.add("k", acts.number, person, look.token, text.lstrip(CAN + GONE))
            if text[0] in (CAN, GONE):
                look = await ahead.condition(acts.number, person, look.token, text[0])
        plan = (await ahead.leave(acts.number, person, look.token)).plan or plan
    return plan


async def around(acts: Acts, *actions: str) -> None:
    """Cat's turn, then Ann's with these actions before its end."""
    await acts.do(3, "end")
    await acts.do(1, *actions, "end")
    await acts.host.work.idle("ahead")


def texts(way: Way) -> list[str]:
    return [each.marked for each in way]


# --- several turns


async def test_each_turn_is_played_when_it_comes_and_its_person_is_never_called(host: Host, acts: Acts) -> None:
    plan = await set_turns(acts, 2, ("buy apple", "end"), ("buy apple", "buy bread", "end"), ("end",))
    costs = [[each.shown.cost["coin"] for each in ways[0][:-1]] for ways in plan.turns]
    assert costs == [[1], [2, 2], []], "each as the table stands after those before it"
    before, played = await acts.called(), list[str]()
    await acts.do(1, "end")
    await host.work.idle("ahead")
    for n, left in enumerate(plan.turns):
        played += texts(left[0])
        assert await acts.ahead() == played
        after = await acts.plan(2)
        assert after is not None
        assert after.turns == plan.turns[n + 1 :]
        await around(acts)
    assert [1] not in (await acts.called())[len(before) : -1], "only once all is played"
    assert (await acts.called())[-1] == [1]
    assert [each.difference async for each in verify(host.store, host.register.games.values())] == [None]


async def test_a_turn_that_does_not_stand_takes_those_after_it_with_it(host: Host, acts: Acts) -> None:
    await set_turns(acts, 2, ("buy bread", "end"), ("buy apple", "end"), ("buy apple", "end"))
    await acts.do(1, "end")
    await host.work.idle("ahead")
    before = await acts.called()
    await around(acts, "buy apple")
    assert await acts.ahead() == ["buy bread", "end"]
    assert (await acts.called())[len(before) :][-1] == [1]
    plan = await acts.plan(2)
    assert plan is not None
    assert ([each.planned.text for each in plan.missed], plan.lost, plan.turns) == (["buy apple"], 1, ())
    await host.ahead.told(acts.number, 2)
    assert await acts.plan(2) == Plan()


async def test_a_turn_that_is_not_over_as_it_was_set_drops_those_after_it(host: Host, acts: Acts) -> None:
    await set_turns(acts, 2, ("buy cake", "end"), ("buy apple", "end"))
    look = await host.ahead.begin(acts.number, 2, 0)
    look = await host.ahead.add("k", acts.number, 2, look.token, "buy apple")
    await host.ahead.leave(acts.number, 2, look.token)
    await acts.do(1, "buy cake", "end")
    await host.work.idle("ahead")
    assert await acts.ahead() == ["buy apple"], "instead of the cake, and she is asked more"
    plan = await acts.plan(2)
    assert plan is not None
    assert (plan.missed, plan.lost, plan.turns) == ((), 1, ())
    assert [1] in await acts.called()
    await acts.do(2, "end")
    await around(acts)
    assert await acts.ahead() == ["buy apple"]


@pytest.mark.parametrize("again", [True, False])
async def test_undo_takes_back_what_was_played_and_sets_the_turns_after_it_aside(
    host: Host, acts: Acts, again: bool
) -> None:
    plan = await set_turns(acts, 2, ("buy apple", "end"), ("buy apple", "end"))
    await acts.do(1, "end")
    await host.work.idle("ahead")
    await host.now.undo("u", acts.number, 2)
    await host.work.idle("ahead")
    assert await acts.plan(2) == Plan(aside=plan.turns[1:])
    with pytest.raises(Refused, match="ahead-your-turn"):
        await host.ahead.again(acts.number, 2)
    await acts.do(2, "end")
    if again:
        assert await host.ahead.again(acts.number, 2) == 0
    await around(acts)
    assert await acts.ahead() == ["buy apple", "end"] * (1 + again)


async def test_a_plan_that_was_left_after_what_is_taken_back_is_set_aside_over_a_restart(
    open_host: OpenHost, host: Host, acts: Acts
) -> None:
    """Of three ways the one with the cake cannot be set again: meanwhile it is gone."""
    await acts.do(1, "end")
    plan = await set_turns(acts, 1, ("buy apple", "end"), ("buy cake", "end"), ("end",))
    await host.now.undo("u", acts.number, 1)
    assert await acts.plan(1) == Plan(aside=plan.turns)
    await acts.do(1, "buy cake", "end")
    acts.host = again = await open_host()
    assert await acts.plan(1) == Plan(aside=plan.turns)
    assert await again.ahead.again(acts.number, 1) == 2
    left = await acts.plan(1)
    assert left is not None
    assert ([texts(ways[0]) for ways in left.turns], left.aside) == ([["buy apple", "end"]], ())
    with pytest.raises(Refused, match="ahead-empty"):
        await again.ahead.again(acts.number, 1)


async def test_what_is_half_made_beside_what_is_set_aside_goes_when_its_seat_moves(
    open_host: OpenHost, host: Host, acts: Acts
) -> None:
    await acts.do(1, "end")
    plan = await set_turns(acts, 1, ("buy apple", "end"))
    await host.now.undo("u", acts.number, 1)
    await acts.do(1, "end")
    await host.ahead.add("k", acts.number, 1, None, "buy bread")
    await acts.do(2, "end")
    acts.host = again = await open_host()
    assert await acts.plan(1) == Plan(aside=plan.turns, making=("buy bread",))
    await acts.do(3, "end")
    await acts.do(1, "end")
    assert await acts.plan(1) == Plan(aside=plan.turns)
    assert await again.ahead.again(acts.number, 1) == 0


async def test_what_is_impossible_now_stays_aside_until_it_is_forgotten_or_another_plan_stands(
    host: Host, acts: Acts
) -> None:
    await acts.do(1, "end")
    plan = await set_turns(acts, 1, ("buy cake", "end"))
    await host.now.undo("u", acts.number, 1)
    await acts.do(1, "buy cake", "end")
    with pytest.raises(Refused, match="ahead-not-this"):
        await host.ahead.again(acts.number, 1)
    assert await acts.plan(1) == Plan(aside=plan.turns)
    await host.ahead.add("k", acts.number, 1, None, "buy apple")
    assert (await acts.plan(1) or Plan()).aside == plan.turns
    await host.ahead.leave(acts.number, 1, None)
    left = await acts.plan(1)
    assert left is not None
    assert ([texts(way) for way in left.ways], left.aside) == ([["buy apple"]], ())


async def test_turns_to_come_outlive_a_restart(open_host: OpenHost, host: Host, acts: Acts) -> None:
    plan = await set_turns(acts, 2, ("buy apple", "end"), ("buy apple", "end"))
    await acts.do(1, "end")
    await host.work.idle("ahead")
    again = await open_host()
    acts.host = again
    await again.begin()
    assert ((await acts.plan(2)) or Plan()).turns == plan.turns[1:]
    await around(acts)
    assert await acts.ahead() == ["buy apple", "end"] * 2


async def test_of_a_turn_nothing_can_be_planned_before_the_one_before_it_is_whole(host: Host, acts: Acts) -> None:
    with pytest.raises(Refused, match="ahead-turns"):
        await host.ahead.begin(acts.number, 2, 1)
    for way in (("buy apple",), ("bag",)):
        await acts.leave(2, way)
        assert not (await host.now.look(acts.number, 2)).goes_on
        with pytest.raises(Refused, match="ahead-no-further"):
            await host.ahead.begin(acts.number, 2, 1)
        await host.ahead.clear(acts.number, 2)
    await set_turns(acts, 2, *[("end",)] * TURNS)
    assert not (await host.now.look(acts.number, 2)).goes_on
    with pytest.raises(Refused, match="ahead-turns"):
        await host.ahead.begin(acts.number, 2, TURNS)


async def test_no_more_turns_are_planned_than_come(host: Host, acts: Acts) -> None:
    for _ in range(stalls.ROUNDS - 2):
        await acts.do(1, "end")
        await acts.do(2, "end")
        await acts.do(3, "end")
    await set_turns(acts, 2, ("end",), ("end",))
    assert not (await host.now.look(acts.number, 2)).goes_on


async def test_with_the_first_way_of_a_turn_those_after_it_are_cancelled(host: Host, acts: Acts) -> None:
    plan = await set_turns(acts, 2, ("buy apple", "end"), ("buy apple", "end"), ("end",))
    await host.ahead.begin(acts.number, 2, 1)
    await host.ahead.add("k", acts.number, 2, None, "end")
    plan = (await host.ahead.leave(acts.number, 2, None)).plan or Plan()
    assert [len(ways) for ways in plan.turns] == [1, 2, 1]
    with pytest.raises(Stale):
        await host.ahead.unset(acts.number, 2, "another", 1, 1)
    with pytest.raises(Stale):
        await host.ahead.unset(acts.number, 2, mark_of(plan), 1, 2)
    assert await host.ahead.unset(acts.number, 2, mark_of(plan), 1, 0) == 1
    left = await acts.plan(2)
    assert left is not None
    assert [[texts(way) for way in ways] for ways in left.turns] == [[["buy apple", "end"]], [["end"]]]
    assert await host.ahead.unset(acts.number, 2, mark_of(left), 0, 0) == 1
    assert await acts.plan(2) == Plan()


# --- only if


@pytest.mark.parametrize(
    ("condition", "before", "plays"),
    [
        (f"{CAN}buy cake", (), True),
        (f"{CAN}buy cake", ("buy cake",), False),
        (f"{CAN}buy bread", ("buy bread",), False),
        (f"{GONE}buy cake", (), False),
        (f"{GONE}buy cake", ("buy cake",), True),
        (f"{GONE}buy bread", ("buy bread",), False),
    ],
)
async def test_a_way_is_played_only_if_its_condition_holds(
    host: Host, acts: Acts, condition: str, before: tuple[str, ...], plays: bool
) -> None:
    """Dearer bread is neither what was seen nor gone."""
    plan = await set_turns(acts, 2, (condition, "buy apple", "end"))
    assert texts(plan.ways[0]) == [condition, "buy apple", "end"]
    await acts.do(1, *before, "end")
    await host.work.idle("ahead")
    assert await acts.ahead() == (["buy apple", "end"] if plays else [])
    after = await acts.plan(2)
    assert after is not None
    assert [each.planned.marked for each in after.missed] == ([] if plays else [condition])
    assert ([1] in await acts.called()) == (not plays)


async def test_conditions_alone_are_no_plan_and_become_actions_again(host: Host, acts: Acts) -> None:
    with pytest.raises(Refused, match="ahead-empty"):
        await host.ahead.condition(acts.number, 2, None, CAN)
    look = await host.ahead.add("k", acts.number, 2, None, "end")
    look = await host.ahead.condition(acts.number, 2, look.token, CAN)
    assert look.making is not None
    assert look.making.more, "its end is not played"
    with pytest.raises(Refused, match="ahead-empty"):
        await host.ahead.leave(acts.number, 2, look.token)
    with pytest.raises(Refused, match="ahead-empty"):
        await host.ahead.condition(acts.number, 2, look.token, "#")
    look = await host.ahead.condition(acts.number, 2, look.token, "")
    assert look.making is not None
    assert (texts(look.making.way), look.making.more) == (["end"], False)


@pytest.mark.parametrize(("least", "plays"), [(4, True), (5, True), (6, False)])
async def test_a_way_is_played_only_if_there_is_enough_of_a_good_at_that_point(
    host: Host, acts: Acts, least: int, plays: bool
) -> None:
    """Of six coins, one is paid for the apple before, and one is given away before the turn."""
    plan = await set_turns(acts, 2, (f"{HAVE}{least} coin", "buy apple", "end"), ("end",))
    assert texts(plan.ways[0]) == [f"{HAVE}{least} coin", "buy apple", "end"]
    await acts.do(1, "beg")
    await acts.do(2, "give yes")
    before = await acts.called()
    await acts.do(1, "end")
    await host.work.idle("ahead")
    assert await acts.ahead() == (["buy apple", "end"] if plays else [])
    after = await acts.plan(2)
    assert after is not None
    assert [(each.planned.wanted, each.now) for each in after.missed] == (
        [] if plays else [((least, "coin"), Preview(gain={"coin": 5}))]
    )
    assert after.lost == (0 if plays else 1)
    assert (await acts.called())[len(before)] == ([2] if plays else [1])


@pytest.mark.parametrize(("least", "plays"), [(5, True), (6, False)])
async def test_what_is_paid_before_in_the_same_turn_is_not_there_any_more(
    host: Host, acts: Acts, least: int, plays: bool
) -> None:
    look = await host.ahead.add("k", acts.number, 2, None, "buy apple")
    look = await host.ahead.enough(acts.number, 2, look.token, {"coin": least})
    look = await host.ahead.add("k", acts.number, 2, look.token, "buy bread")
    await host.ahead.leave(acts.number, 2, look.token)
    await acts.do(1, "end")
    await host.work.idle("ahead")
    assert await acts.ahead() == (["buy apple", "buy bread"] if plays else [])


async def test_enough_is_asked_only_of_goods_that_there_are_and_is_taken_off_again(host: Host, acts: Acts) -> None:
    for goods in ({}, {"gold": 1}, {"coin": 0}, {"coin": MOST + 1}):
        with pytest.raises(Refused, match="no-such-value"):
            await host.ahead.enough(acts.number, 2, None, goods)
    look = await host.ahead.enough(acts.number, 2, None, {"coin": MOST})
    with pytest.raises(Refused, match="ahead-empty"):
        await host.ahead.leave(acts.number, 2, look.token)
    with pytest.raises(Refused, match="ahead-empty"):
        await host.ahead.condition(acts.number, 2, look.token, GONE)
    with pytest.raises(Stale):
        await host.ahead.enough(acts.number, 2, "~00000000", {"coin": 1})
    look = await host.ahead.take_back(acts.number, 2, look.token)
    assert look.making is not None
    assert look.making.way == ()
    look = await host.ahead.add("k", acts.number, 2, look.token, "end")
    with pytest.raises(Refused, match="ahead-done"):
        await host.ahead.enough(acts.number, 2, look.token, {"coin": 1})
