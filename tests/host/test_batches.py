"""Several actions at once: collected, seen, carried out all or none; at stalls where purchases may be collected."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.game import Game
from engine.core.guide import Guide, Pieces
from engine.core.model import Action, Illegal
from host import MOST_AT_ONCE as MOST
from host import Host, Look, Person, Refused, Stale
from host.session import Session
from host.view.batch import Batch
from host.view.plans import Plan
from tests.host import stalls
from tests.host.ahead import Acts, acts, stall

__all__ = ["acts", "stall"]


class Baskets(Pieces):
    """Purchases and bags, in one's own turn."""

    def together(self, view: Any) -> tuple[type[Action], ...]:
        return (stalls.Buy, stalls.Bag) if view.seat in view.waiting and view.doing[-1] == "stall" else ()

    def unfolded(self, view: Any, action: Action) -> tuple[Action, ...]:
        """A cake stands for an apple and itself."""
        return (stalls.Buy("apple"), action) if action == stalls.Buy("cake") else ()


@pytest.fixture
def games() -> tuple[Game[Any], ...]:
    return (Game(stalls.GAME.rules, Guide(pieces=Baskets())),)


def batch_of(look: Look) -> Batch:
    """What is collected."""
    assert look.batch is not None
    return look.batch


def texts(look: Look) -> list[str]:
    return [item.text for item in batch_of(look).items]


async def test_what_is_collected_is_seen_and_carried_out_in_one_go(host: Host, acts: Acts) -> None:
    begun = await host.now.look(acts.number, 1)
    one = await host.batches.add("k", acts.number, 1, begun.token, "buy apple", "buy bread")
    assert [item.shown.cost for item in batch_of(one).items] == [{"coin": 1}, {"coin": 2}]
    assert one.view.table.coins == [3, 6, 6]
    assert {offer.action for offer in one.offers} == {stalls.Buy, stalls.Bag}
    assert {offer.action for offer in one.ends} == {stalls.Beg, stalls.End}
    assert (await host.now.look(acts.number, 1)).collected == 2
    assert (await host.now.look(acts.number, 2)).collected == 0
    before = len(await acts.log())
    for _ in range(2):  # delivered twice it counts once
        done = await host.batches.carry_out("key", acts.number, 1, one.token, "end")
    assert [line.text for line in (await acts.log())[before:]] == ["buy apple", "buy bread", "end"]
    assert (done.view.table.coins, done.collected, await acts.plan(1)) == ([3, 6, 6], 0, Plan())


async def test_of_what_is_refused_nothing_is_carried_out(host: Host, acts: Acts) -> None:
    seen = await host.batches.add("k", acts.number, 1, None, "buy apple")
    with pytest.raises(Illegal):
        await host.batches.carry_out("key", acts.number, 1, seen.token, "buy apple", "fly")
    with pytest.raises(Illegal):
        await host.batches.add("k", acts.number, 1, None, "buy bread", "buy bread", "buy bread")
    with pytest.raises(Refused, match="batch-not-this"):
        await host.batches.add("k", acts.number, 1, None, "end")
    with pytest.raises(Refused, match="batch-not-now"):
        await host.batches.look(acts.number, 2)
    assert (await host.now.look(acts.number, 1)).view.table.coins == [6, 6, 6]
    assert texts(await host.batches.look(acts.number, 1)) == ["buy apple"]
    with pytest.raises(Illegal, match="batch-over"):
        await host.batches.add("k", acts.number, 1, None, "bag", "buy apple")


async def test_a_token_of_something_else_is_stale(host: Host, acts: Acts) -> None:
    one = await host.batches.add("k", acts.number, 1, None, "buy apple")
    two = await host.batches.add("k", acts.number, 1, one.token, "buy bread")
    with pytest.raises(Stale):
        await host.batches.add("k", acts.number, 1, one.token, "buy apple")
    with pytest.raises(Stale):
        await host.batches.carry_out("key", acts.number, 1, one.token)
    live = await Session(host.sessions, acts.number).live()
    live.state.table.prices["bread"] = 4  # somebody else has made it dearer
    with pytest.raises(Stale):
        await host.batches.carry_out("key", acts.number, 1, two.token)
    assert (await host.now.look(acts.number, 1)).view.table.coins == [6, 6, 6]
    live.state.table.prices["bread"] = 9
    broken = await host.batches.look(acts.number, 1)
    assert [item.why is not None for item in batch_of(broken).items] == [False, True]
    with pytest.raises(Stale):
        await host.batches.carry_out("key", acts.number, 1, broken.token)
    assert texts(await host.batches.mend(acts.number, 1, broken.token)) == ["buy apple"]


async def test_a_line_is_changed_in_its_place_unless_a_later_one_forbids(host: Host, acts: Acts) -> None:
    seen = await host.batches.add("k", acts.number, 1, None, "buy apple", "buy bread", "buy bread")
    seen = await host.batches.take_off(acts.number, 1, seen.token, 0)
    seen = await host.batches.add("k", acts.number, 1, seen.token, "buy cake")
    assert texts(seen) == ["buy cake", "buy bread", "buy bread"], "alone: with its apple the rest could not be paid"
    seen = await host.batches.take_off(acts.number, 1, seen.token, 1)
    seen = await host.batches.add("k", acts.number, 1, seen.token, "bag")
    assert texts(seen) == ["buy cake", "buy bread", "bag"], "last: nothing may follow it"
    for nowhere in (3, -1):
        with pytest.raises(Stale):
            await host.batches.take_off(acts.number, 1, seen.token, nowhere)
    seen = await host.batches.clear(acts.number, 1, seen.token)
    assert texts(await host.batches.add("k", acts.number, 1, seen.token, "buy cake")) == ["buy apple", "buy cake"]


@pytest.mark.parametrize("how", ["moves", "undoes", "leaves"])
async def test_it_is_for_one_decision_of_one_person(host: Host, acts: Acts, how: str) -> None:
    await acts.do(1, "buy apple")
    await host.batches.add("k", acts.number, 1, None, "buy bread")
    if how == "moves":
        await acts.do(1, "buy apple")
    elif how == "undoes":
        await host.now.undo("undo", acts.number, 1)
    else:
        await host.seats.offer(acts.number, 1, None)
        await host.seats.take(acts.number, 0, Person(4, "Dan"))
    person = 4 if how == "leaves" else 1
    assert (await host.now.look(acts.number, person)).collected == 0
    assert texts(await host.batches.look(acts.number, person)) == []


async def test_there_is_a_most(host: Host, acts: Acts) -> None:
    live = await Session(host.sessions, acts.number).live()
    live.state.table.coins[0], live.state.table.left["apple"] = 999, 99
    with pytest.raises(Refused, match="batch-full"):
        await host.batches.add("k", acts.number, 1, None, *["buy apple"] * (MOST + 1))
