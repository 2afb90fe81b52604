"""Plans over several turns, and what is played only if something is still possible, or no longer."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from host import Host, Refused, Stale
from host.keep.verify import verify
from host.view.plans import CAN, GONE, TURNS, Plan, Way, mark_of
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


async def test_undo_takes_back_what_was_played_and_the_turns_after_it(host: Host, acts: Acts) -> None:
    await set_turns(acts, 2, ("buy apple", "end"), ("buy apple", "end"))
    await acts.do(1, "end")
    await host.work.idle("ahead")
    await host.now.undo("u", acts.number, 2)
    await host.work.idle("ahead")
    assert await acts.plan(2) == Plan()
    await acts.do(2, "end")
    await around(acts)
    assert await acts.ahead() == ["buy apple", "end"]


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
