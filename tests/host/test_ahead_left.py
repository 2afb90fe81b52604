"""Leaving a turn beforehand: what is made step by step, what is refused, what others see of it."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.model import Bug, Illegal, Preview
from host import Host, Look, Refused, Stale
from host.view.plans import STEPS, WAYS, Making, Plan, Way
from tests.changed import changed
from tests.host import stalls
from tests.host.ahead import Acts, acts, games, stall

APPLE = Preview(cost={"coin": 1})
__all__ = ["acts", "games", "stall"]


def way_of(look: Look) -> Way:
    """The actions of the way that is being made."""
    assert look.making is not None
    return look.making.way


# --- making a plan


async def test_a_way_is_made_step_by_step_with_what_each_would_cost_then(host: Host, acts: Acts) -> None:
    first = await host.ahead.look(acts.number, 2)
    assert (first.waited, first.view.table.coins, first.making) == (True, [6, 6, 6], Making((), more=True))
    one = await host.ahead.add("k", acts.number, 2, first.token, "buy apple")
    two = await host.ahead.add("k", acts.number, 2, one.token, "buy apple")
    assert [(each.text, each.shown.cost) for each in way_of(two)] == [
        ("buy apple", {"coin": 1}),
        ("buy apple", {"coin": 2}),
    ]
    assert two.view.table.coins == [6, 3, 6]
    back = await host.ahead.take_back(acts.number, 2, two.token)
    assert (back.making, back.token) == (one.making, one.token)
    assert (await host.now.look(acts.number, None)).view.table.coins == [6, 6, 6]


async def test_what_draws_or_ends_the_turn_ends_the_way_and_shows_nothing(host: Host, acts: Acts) -> None:
    for last in ("bag", "end"):
        seen = await host.ahead.add("k", acts.number, 2, None, "buy apple", last)
        assert seen.making is not None
        assert (seen.making.more, seen.offers, seen.view.table.coins) == (False, [], [6, 5, 6])
        with pytest.raises(Refused, match="ahead-done"):
            await host.ahead.add("k", acts.number, 2, None, "end")
        await host.ahead.clear(acts.number, 2)


async def test_what_cannot_be_done_then_is_refused(host: Host, acts: Acts) -> None:
    with pytest.raises(Illegal):
        await host.ahead.add("k", acts.number, 2, None, "buy cake", "buy cake")
    with pytest.raises(Illegal):
        await host.ahead.add("k", acts.number, 2, None, "fly")
    with pytest.raises(Refused, match="ahead-empty"):
        await host.ahead.leave(acts.number, 2, None)
    assert await acts.plan(2) == Plan()


async def test_a_plan_is_only_for_a_turn_that_is_to_come(host: Host, acts: Acts) -> None:
    with pytest.raises(Refused, match="ahead-your-turn"):
        await host.ahead.look(acts.number, 1)
    with pytest.raises(Refused, match="not-seated"):
        await host.ahead.look(acts.number, 9)
    for n in range(11):
        assert (await host.now.look(acts.number, 3)).plannable == (n % 3 != 2)
        await acts.do((1, 2, 3)[n % 3], "end")
    assert not (await host.now.look(acts.number, 1)).plannable
    with pytest.raises(Refused, match="ahead-not-now"):
        await host.ahead.look(acts.number, 1)


async def test_rules_that_fail_on_a_turn_ahead_keep_nobody_from_their_panel(
    host: Host, acts: Acts, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(s: Any) -> None:
        raise Bug("a broken turn")

    look = await host.now.look(acts.number, 2)
    assert look.plannable
    rules = changed(stalls.GAME.rules, check=broken)
    monkeypatch.setattr(look.table.game, "rules", rules)
    assert not look.plannable


async def test_a_plan_has_its_limits(host: Host, acts: Acts, monkeypatch: pytest.MonkeyPatch) -> None:
    way = ("buy apple",)
    await acts.leave(2, *[way] * WAYS)
    with pytest.raises(Refused, match="ahead-ways"):
        await host.ahead.add("k", acts.number, 2, None, *way)
    monkeypatch.setattr(stalls.Stall, "take", lambda *_: None)
    with pytest.raises(Refused, match="ahead-steps"):
        await host.ahead.add("k", acts.number, 3, None, *["beg"] * (STEPS + 1))


async def test_a_press_on_what_has_changed_meanwhile_is_stale(host: Host, acts: Acts) -> None:
    seen = await host.ahead.add("k", acts.number, 2, None, "buy apple")
    await acts.do(1, "buy apple")
    with pytest.raises(Stale):
        await host.ahead.leave(acts.number, 2, seen.token)
    again = await host.ahead.look(acts.number, 2)
    assert way_of(again)[0].shown.cost == {"coin": 2}
    await host.ahead.leave(acts.number, 2, again.token)
    with pytest.raises(Stale):
        await host.ahead.leave(acts.number, 2, again.token)


async def test_steps_of_a_way_that_is_being_made_go_when_they_become_impossible(host: Host, acts: Acts) -> None:
    await host.ahead.add("k", acts.number, 2, None, "buy apple", "buy cake")
    await acts.do(1, "buy cake")
    assert [each.text for each in way_of(await host.ahead.look(acts.number, 2))] == ["buy apple"]


# --- what others see


async def test_a_plan_is_in_nobody_elses_look_log_or_export(host: Host, acts: Acts) -> None:
    async def seen() -> list[Any]:
        looks = [await host.now.look(acts.number, person) for person in (1, 3, None)]
        logs = [await acts.log(person) for person in (1, 2, 3, None)]
        return [[vars(look) | {"table": None, "_state": None} for look in looks], logs]

    before, exported = await seen(), await host.steward.export(acts.number)
    await acts.leave(2, ("buy apple", "end"), ("buy bread",))
    await host.ahead.add("k", acts.number, 2, None, "beg")
    assert await seen() == before
    assert await host.steward.export(acts.number) == exported
    assert [look.plan for look in [await host.now.look(acts.number, person) for person in (1, 3, None)]] == [
        Plan(),
        Plan(),
        None,
    ]
