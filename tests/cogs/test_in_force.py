"""The list of all that is done for somebody without asking: plans, what they have collected, standing answers, turns
that end at once; each line is cancelled by one press."""

from __future__ import annotations

from typing import Any

import pytest
import simcord

from engine.games.roads.phases.standing_answers import ANSWERS
from tests.cogs.conftest import Server, World
from tests.cogs.drive import components, labels, press, refs, text
from tests.cogs.roads import SAY as ROADS
from tests.cogs.roads import begun, farm, panel, typed
from tests.cogs.test_ahead import ahead, left, left_alone, planned
from words import Speaker

SAY = Speaker("en")


def listed(shown: Any) -> list[str]:
    """The numbered lines."""
    return [line.partition(". ")[2] for line in text(shown).split("\n") if line[:1].isdigit()]


async def cancel(person: Any, shown: Any, number: int) -> simcord.InteractionResult:
    """Press the button that cancels that line."""
    label = SAY("button-in-force-cancel", number=number)
    made: simcord.InteractionResult = await person.click(shown.response, label=label)
    return made


async def test_a_plan_is_cancelled_way_by_way_and_the_rest_of_it_is_played(server: Server, world: World) -> None:
    thread, first, other, shown = await planned(server, world)
    assert "inforce" not in [ref.what for _, ref in refs(shown)], "there is nothing to list"
    shown = await left(other, shown, "move 3")
    shown = await left(other, shown, "move 4")
    assert SAY("button-in-force", count=2) in labels(shown)
    old, shown = await other.slash(thread, "game ahead"), await press(other, shown, "inforce")
    assert [line.partition(": ")[0] for line in listed(shown)] == ["Set in advance", "Or else"]
    shown = await cancel(other, shown, 1)
    assert text(shown).startswith(f"-# {SAY('in-force-cancelled', lost=0)}")
    assert [line.partition(" (")[0] for line in listed(shown)] == ["Set in advance: Move: space 4"]
    shown = await cancel(other, old, 2)
    assert text(shown).startswith(f"-# {SAY('ahead-changed')}"), "it is another line now"
    assert len(listed(shown)) == 1
    assert "What instead …" in labels(shown)
    await left_alone(world, first)
    assert await ahead(world) == ["move 4"]
    assert listed(await other.slash(thread, "game ahead")) == [], "it is their turn, and nothing is set"


async def test_the_last_way_that_is_cancelled_takes_the_plan_with_it(server: Server, world: World) -> None:
    thread, first, other, shown = await planned(server, world)
    await left(other, shown, "move 3")
    shown = await cancel(other, await other.slash(thread, "game ahead"), 1)
    assert SAY("in-force-none") in text(shown)
    assert "Plan ahead" in labels(shown)
    await left_alone(world, first)
    assert await ahead(world) == []


async def test_that_turns_end_at_once_stands_in_the_list_of_every_table(server: Server, world: World) -> None:
    thread, _, other, _ = await planned(server, world)
    await world.host.habits.confirm(other.id, False)
    shown = await other.slash(thread, "game ahead")
    assert listed(shown) == [SAY("in-force-ends")]
    shown = await cancel(other, shown, 1)
    assert SAY("in-force-none") in text(shown)
    assert await world.host.habits.confirms(other.id)


async def test_standing_answers_and_what_is_collected_are_cancelled_from_the_list(
    server: Server, world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = await begun(server, world, monkeypatch, farm())
    ann, ben = told.people
    for answer in ("call no", "slot last"):
        await typed(ann, told, "leave", {"answer": answer})
    await world.host.batches.add("b", told.number, ann.id, None, "move wagon12-B1")
    shown = await press(ann, await panel(ann, server, told), "inforce")
    answers = [ROADS("label-standing-call-no"), ROADS("label-standing-slot-last")]
    assert listed(shown) == [ROADS("batch-kept", count=1), *answers]
    shown = await cancel(ann, shown, 1)
    assert listed(shown) == answers
    assert (await world.host.now.look(told.number, ann.id)).collected == 0
    shown = await cancel(ann, shown, 1)
    assert listed(shown) == answers[1:]
    hand: Any = (await world.host.now.look(told.number, ann.id)).view.hand
    assert (hand.standing.call, hand.standing.slot) == ("ask", "last")
    for person in (ben, server.person("Eve")):
        seen = await person.slash(told.thread, "game ahead")
        assert not {*answers} & {*text(seen).split("\n")}
        assert listed(seen) == []


async def test_more_than_a_row_of_lines_is_cancelled_from_a_list(
    server: Server, world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = await begun(server, world, monkeypatch, farm())
    ann = told.people[0]
    for question, answers in ANSWERS.items():
        if question != "rest":
            await typed(ann, told, "leave", {"answer": f"{question} {answers[0]}"})
    await typed(ann, told, "leave", {"answer": "deals game"})
    shown = await ann.slash(told.thread, "game ahead")
    assert len(listed(shown)) == len(ANSWERS)
    (select,) = [each for each in components(shown) if each["type"] == 3]
    value = next(each["value"] for each in select["options"] if ROADS("label-standing-wonder-pass") in each["label"])
    assert shown.response is not None
    shown = await ann.select(shown.response, [value], custom_id=select["custom_id"])
    assert ROADS("label-standing-wonder-pass") not in listed(shown)
    assert len(listed(shown)) == len(ANSWERS) - 1
    hand: Any = (await world.host.now.look(told.number, ann.id)).view.hand
    assert hand.standing.wonder == "ask"
