"""Standing answers on Discord: each is left, told back, used, and seen by nobody else."""

from __future__ import annotations

from itertools import zip_longest
from typing import Any

import msgspec
import pytest
import simcord

from cogs.question.next_question import SHORT
from engine.core.model import Seat
from engine.games import roads
from engine.games.roads.flow import Position
from engine.games.roads.phases.order import Calling, ChooseSlots, Praying
from engine.games.roads.phases.standing_answers import ANSWERS
from engine.games.roads.state import Building
from tests.cogs.conftest import Server, World
from tests.cogs.drive import button, labels, press, text
from tests.cogs.heights import stands
from tests.cogs.roads import SAY, UNITS, Told, begun, done, farm, lines, offered, panel, sure, table_now, tap, typed
from words import LOCALES, Speaker

LEFT = [(question, answer) for question, answers in ANSWERS.items() for answer in answers]


async def seen(person: simcord.MemberActor, server: Server, world: World, told: Told) -> list[Any]:
    """All that somebody can look at: the board, their panel, the log, the commands, the suggestions; and the pictures
    drawn for them."""
    before = len(world.painter.asked)
    board = server.board(told.thread)
    mine = await panel(person, server, told)
    rarer = await tap(person, mine, "More …")
    shown: list[Any] = [board, mine, rarer, await tap(person, rarer, "Standing answers")]
    shown.append(await person.click(board, custom_id=button(board, "log")["custom_id"]))
    shown += [await person.slash(told.thread, f"game {command}") for command in ("board", "status", "log")]
    suggested = [await person.autocomplete(told.thread, "roads leave", "answer", so_far) for so_far in ("", "wonder")]
    await world.quiet()
    drawn = [(each["seat"], each["marks"], each["told"], each["cut"]) for each in world.painter.asked[before:]]
    return [[(text(each), offered(each)) for each in shown], suggested, drawn]


@pytest.mark.parametrize("asked", [[each for each in ANSWERS if each != "rest"], ["rest"]])
async def test_standing_answers_are_told_to_who_leaves_them_and_to_nobody_else(
    server: Server, world: World, monkeypatch: pytest.MonkeyPatch, asked: list[str]
) -> None:
    """The others look once for each round of answers, in which every question has another one."""
    told = await begun(server, world, monkeypatch, farm())
    ann, ben = told.people
    await typed(ben, told, "leave", {"answer": "slot last"})
    if "rest" in asked:  # that Ann is done may be seen, not why
        await sure(ann, await typed(ann, told, "done", {}))
    before, posted = await seen(ben, server, world, told), server.board(told.thread)
    for answers in zip_longest(*(ANSWERS[question] for question in asked)):
        left = [(question, answer) for question, answer in zip(asked, answers, strict=True) if answer]
        for question, answer in left:
            sent = len(server.env.http_requests)
            shown = await typed(ann, told, "leave", {"answer": f"{question} {answer}"})
            label, note = SAY(f"label-standing-{question}-{answer}"), SAY(f"note-left-{question}-{answer}")
            assert shown.ephemeral
            assert stands(text(shown), note)
            told_too = question != "rest" and answer != "ask"  # that one is done is said once
            assert (label in text(shown).partition("Answered for you: ")[2].partition("\n")[0]) == told_too
            await world.quiet()
            since = server.env.http_requests[sent:]
            public = [each for each in since if not each.path.startswith(("/webhooks", "/interactions"))]
            words = msgspec.json.encode([each.json for each in public]).decode()
            assert not any(each in words for each in (label, note, f"{question}-{answer}"))
            assert server.board(told.thread).id == posted.id, "nothing is posted"
        assert await seen(ben, server, world, told) == before, left
        if "rest" not in asked:
            back = await press(ann, shown, "undo")
            assert await seen(ben, server, world, told) == before, "nor that it was taken back"
            await press(ann, back, "redo")


async def test_that_an_answer_brings_nothing_is_not_said(
    server: Server, world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = await begun(server, world, monkeypatch, farm())
    rarer = await tap(told.people[0], await panel(told.people[0], server, told), "More …")
    listed = lines(await tap(told.people[0], rarer, "Standing answers"), "Which question")
    assert listed[SAY("label-standing-rest-skip")], "only of being done it is told what would be lost"
    assert SAY("hint-nothing") not in listed.values()


async def test_being_done_for_the_turn_looks_like_being_done_and_can_be_taken_back(
    server: Server, world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = await begun(server, world, monkeypatch, farm())
    ann, ben = told.people
    shown = await done(ann, await panel(ann, server, told), "Done moving")
    await seen(ben, server, world, told)
    shown = await done(ann, await press(ann, shown, "undo"), "Done moving")
    others = await seen(ben, server, world, told)
    shown = await done(ann, await press(ann, shown, "undo"), "Done for this whole turn")
    assert text(shown).count("You are done with this turn") == 1
    assert await seen(ben, server, world, told) == others
    back = text(await press(ann, shown, "undo"))
    assert "You are done with this turn" not in back.replace("Taken back: You are done with this turn", "")


@pytest.mark.parametrize("locale", LOCALES)
def test_their_buttons_are_short_enough_for_a_phone(locale: str) -> None:
    """One that is too long would make a list of all the panel's buttons."""
    speak = Speaker(locale, roads.GAME)
    for question, answer in LEFT:
        assert len(speak(f"label-standing-{question}-{answer}")) <= SHORT


# --- questions they spare


async def test_a_plan_in_no_doubt_is_carried_out_unasked_from_the_next_turn_on(
    server: Server, world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    s = farm(
        "production",
        units={"truck14": "C1", "donkey15": "C1", "donkey21": "D1"},
        loads={"truck14": {"trunks": 1}, "donkey15": {"trunks": 1}},
        ground={},
        buildings={"C1": Building("sawmill", "C1")},
    )
    told = await begun(server, world, monkeypatch, s)
    ann, ben = told.people
    for person in told.people:
        await typed(person, told, "leave", {"answer": "call no"})
    shown = await tap(ann, await panel(ann, server, told), "Production: by plan, unless in doubt")
    shown = await tap(ann, await tap(ann, shown, "Strike from the plan"), "onto donkey 15")
    await tap(ann, shown, "Carry out the plan")
    assert (await table_now(world)).units["donkey15"].load == {"trunks": 1}
    for person in (ann, ben):
        await done(person, await panel(person, server, told), "Done for this whole turn")
    table = await table_now(world)
    assert (table.turn, table.phase, table.units["donkey15"].load) == (2, "movement", {"boards": 2})
    log = text(await press(ann, server.board(told.thread), "log"))
    assert "Your production goes by the plan on C1: 2 boards." in log


@pytest.mark.parametrize(
    ("position", "answer", "then"),
    [
        (farm("movement", Calling()), "call no", "### Waiting for Ben"),
        (farm("movement", Praying(order=[Seat(0)])), "cash stay", "You stay at prayer."),
        (
            farm("movement", ChooseSlots(order=[Seat(0), Seat(1)])),
            "slot first",
            "You take place 1 in the turn order.",
        ),
        (farm("wonder"), "wonder pass", "Turn 2"),
        (farm("movement"), "rest skip", "### Waiting for Ben"),
    ],
)
async def test_an_answer_left_while_its_question_is_asked_answers_it(
    server: Server, world: World, monkeypatch: pytest.MonkeyPatch, position: Position, answer: str, then: str
) -> None:
    told = await begun(server, world, monkeypatch, position)
    ann = told.people[0]
    label = SAY(f"label-standing-{answer.replace(' ', '-')}")
    assert label in labels(await panel(ann, server, told)), "its button stands on the first panel"
    shown = await done(ann, await panel(ann, server, told), label)
    assert then in text(shown)


async def test_undo_is_promised_for_a_purchase_that_waits_where_it_is_there(
    server: Server, world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who wants one brick a turn is done by it, and the others see that: where they could buy another, they are
    asked."""
    s = farm("wonder", units={**UNITS, "donkey21": "D1"}, ground={"A1": {"stone": 9}, "D1": {"stone": 9}})
    for once in (False, True):
        told = await begun(server, world, monkeypatch, s)
        ben = told.people[1]
        if once:
            await typed(ben, told, "leave", {"answer": "wonder once"})
        shown = await typed(ben, told, "buy", {"goods": "stone"})
        assert "You chose: Buy a brick of the wonder" in text(shown)
        assert ("Undo takes it back" in text(shown), "Undo" in labels(shown)) == (not once, not once)
        assert ("take it back, or ask to" in text(shown), "Ask to take back" in labels(shown)) == (once, once)
