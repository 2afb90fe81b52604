"""People ask each other by pressing: on the panel, and on the message in the table's thread."""

from __future__ import annotations

from functools import partial

import pytest
import simcord
from msgspec.structs import replace

from cogs.kit.card import Select
from cogs.kit.custom_ids import Ref
from cogs.news.clock_choices import PRESETS
from cogs.proposals.on_panel import said
from cogs.proposals.take_back import card
from cogs.proposals.terms import read, written
from cogs.viewer import Viewer
from engine.games import milestones
from host import Refused
from host.calls import Terms, terms_of
from host.clocks.terms import DAY, HOUR, ClockTerms
from tests.cogs.conftest import Server, World
from tests.cogs.drive import button, labels, press, rested, text, turned_to
from tests.cogs.roads import SAY as SAY_ROADS
from tests.cogs.roads import begun, done, farm
from tests.cogs.test_panel import opened, play
from words import Speaker

SAY = Speaker("en", milestones.GAME)


def name_of(server: Server, member: simcord.MemberActor) -> str:
    return next(name for name in ("Ann", "Ben") if server.person(name).id == member.id)


async def asked(
    server: Server, world: World
) -> tuple[simcord.ChannelHandle, simcord.MemberActor, simcord.MemberActor, simcord.InteractionResult]:
    """Somebody has ended a turn, the other has moved, and the first asks to take their turn back: the thread, both,
    and the panel of who asks."""
    thread, first, other = await opened(server, world)
    await play(world, (first.id, "move 3"), (first.id, "move 4"), (first.id, "end"), (other.id, "move 5"))
    shown = await press(first, server.board(thread), "move")
    assert SAY("button-ask-back") in labels(shown)
    assert SAY("button-ask-back") not in labels(await press(other, server.board(thread), "move"))
    card = await press(first, shown, "asking")
    theirs = name_of(server, other)
    assert SAY("ask-back-asks", names=theirs) in text(card)
    assert f"your step, a step of {theirs}" in text(card)
    select = button(card, "askupto")
    card = await first.select(card.response, [select["options"][2]["value"]], custom_id=select["custom_id"])
    assert f"3 of your steps, a step of {theirs}" in text(card)
    shown = await press(first, card, "askthem")
    assert text(shown).startswith(f"-# {SAY('said-asked-back')}")
    assert SAY("button-withdraw") in labels(shown)
    await rested(world)
    return thread, first, other, shown


async def test_who_is_asked_agrees_on_the_message_and_all_is_taken_back(server: Server, world: World) -> None:
    thread, first, other, _ = await asked(server, world)
    notice = thread.history(viewer=other)[-1]
    assert f"<@{other.id}>" in text(notice)
    assert f"asks to take back 3 steps of their own, a step of {name_of(server, other)}." in text(notice)
    assert f"\n> {name_of(server, first)} moves to space 3." in text(notice), "which steps"
    assert labels(notice)[:2] == [SAY("button-agree"), SAY("button-refuse")]
    assert SAY("no-not-asked") in text(await press(first, notice, "agree"))
    shown = await press(other, notice, "agree")
    assert shown.ephemeral
    assert SAY("said-agree-done") in text(shown)
    look = await world.host.now.look(1, first.id)
    assert look.waited
    assert [note.code for line in look.news for note in line.notes] == ["taken-back"]
    await rested(world)
    told = f"{name_of(server, first)} takes back the last steps of the game, as agreed with"
    assert any(told in text(message) for message in thread.history(viewer=other))


async def test_a_step_is_called_what_it_was_called_when_it_was_chosen(
    server: Server, world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = await begun(server, world, monkeypatch, farm("building"))
    for person in told.people:
        await done(person, await press(person, server.board(told.thread), "move"), "Done building")
    await world.quiet()
    ann = told.people[0]
    await done(ann, await press(ann, server.board(told.thread), "move"), "Done buying")
    asking = await world.host.proposals.possible(told.number, ann.id)
    assert [line.text for line in asking.steps] == ["done", "done"]
    shown = card(Viewer(await world.host.now.look(told.number, ann.id), SAY_ROADS), asking)
    (upto,) = [part[0] for part in shown.parts if isinstance(part, tuple) and isinstance(part[0], Select)]
    assert [choice.label for choice in upto.choices] == ["Done buying", "Done building"]


async def test_what_others_may_not_read_leaves_no_empty_line(
    server: Server, world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = await begun(server, world, monkeypatch, farm("building"))
    ann, ben = told.people
    await world.host.now.add("whole", told.number, ann.id, None, "leave rest-skip")
    await world.host.now.add("call", told.number, ben.id, None, "leave call-no")
    await world.quiet()
    asking = await world.host.proposals.possible(told.number, ann.id)
    await world.host.proposals.take_back(told.number, ann.id, asking.lost.first, asking.table.row.head)
    look = await world.host.now.look(told.number, ben.id)
    assert look.proposed is not None
    hidden = replace(look.proposed, told=tuple(replace(line, notes=()) for line in look.proposed.told))
    shown = said(Viewer(look, SAY_ROADS), hidden)
    assert len(shown.splitlines()) == 2, "what is asked, and who has not answered"


async def test_who_is_asked_refuses_on_the_panel(server: Server, world: World) -> None:
    thread, _, other, _ = await asked(server, world)
    head = (await world.host.register.table(1)).row.head
    shown = await other.slash(thread, "game move")
    assert {SAY("button-agree"), SAY("button-refuse")} <= set(labels(shown))
    shown = await press(other, shown, "refuse")
    assert text(shown).startswith(f"-# {SAY('said-refuse')}")
    assert SAY("button-agree") not in labels(shown)
    assert (await world.host.register.table(1)).row.head == head
    await rested(world)
    assert SAY("notice-take-back-refused", name=name_of(server, other)) in text(thread.history(viewer=other)[-1])


async def test_who_waits_and_is_asked_finds_the_answers_before_what_there_is_to_see(
    server: Server, world: World
) -> None:
    thread, first, other = await opened(server, world)
    await play(world, (first.id, "move 3"), (first.id, "move 4"), (first.id, "end"))
    await play(world, (other.id, "move 5"), (other.id, "move 6"), (other.id, "end"))
    asking = await world.host.proposals.possible(1, first.id)
    await world.host.proposals.take_back(1, first.id, asking.lost.first, asking.table.row.head)
    shown = labels(await press(other, server.board(thread), "move"))
    assert shown.index(SAY("button-agree")) < shown.index(SAY("button-again"))


async def test_open_panels_show_what_is_asked_and_that_it_is_settled(server: Server, world: World) -> None:
    thread, first, other, shown = await asked(server, world)
    theirs = await press(other, thread.history(viewer=other)[-1], "refuse")
    await world.quiet()
    assert SAY("button-withdraw") not in labels(shown)
    assert SAY("said-asked-back") not in text(shown)
    refused = SAY("notice-take-back-refused", name=name_of(server, other))
    assert text(shown).startswith(f"-# {refused}"), "who asked reads who refused"
    assert SAY("button-agree") not in labels(theirs)
    again = await press(first, await press(first, shown, "asking"), "askthem")
    await world.quiet()
    assert {SAY("button-agree"), SAY("button-refuse")} <= set(labels(theirs))
    assert "Not answered yet: you." in text(theirs)
    assert f"Not answered yet: {name_of(server, other)}." in text(again)


async def test_an_open_panel_asks_again_once_what_was_asked_is_taken_back(server: Server, world: World) -> None:
    thread, _, other, shown = await asked(server, world)
    await press(other, thread.history(viewer=other)[-1], "agree")
    await world.quiet()
    assert "Not answered yet" not in text(shown)
    assert SAY("button-withdraw") not in labels(shown)
    assert "stays as it is" not in text(shown)
    assert "First move of two" in text(shown)


async def test_ones_open_panel_knows_that_one_has_agreed_on_the_message(server: Server, world: World) -> None:
    thread = await server.table("Ann", "Ben", "Cat")
    ben = server.person("Ben")
    await rested(world)
    panel = await press(ben, server.board(thread), "move")
    terms = terms_of((await world.host.register.table(1)).row)
    await world.host.proposals.terms(1, server.person("Ann").id, replace(terms, clock=PRESETS["1d"]))
    await rested(world)
    await world.quiet()
    assert "Not answered yet: you and Cat." in text(panel)
    agreed = await press(ben, thread.history(viewer=ben)[-1], "agree")
    await world.quiet()
    for each in (agreed, panel):
        assert "Not answered yet: Cat." in text(each)


async def test_who_asked_withdraws_it(server: Server, world: World) -> None:
    _, first, _, shown = await asked(server, world)
    shown = await press(first, shown, "withdraw")
    assert text(shown).startswith(f"-# {SAY('said-withdraw')}")
    assert SAY("button-ask-back") in labels(shown)


@pytest.mark.parametrize("how", ["refused", "withdrawn", "a move", "the seat given up"])
async def test_the_message_that_asks_loses_its_buttons_once_it_is_no_longer_asked(
    server: Server, world: World, how: str
) -> None:
    thread, first, other, shown = await asked(server, world)
    notice = thread.history(viewer=other)[-1]
    assert SAY("proposed-settled") not in text(notice)
    if how == "refused":
        await press(other, notice, "refuse")
    elif how == "withdrawn":
        await press(first, shown, "withdraw")
    elif how == "a move":
        await play(world, (other.id, "move 6"))
    else:
        await world.host.seats.resign(1, first.id)
    await rested(world)
    await world.quiet()
    now = next(each for each in thread.history(viewer=other) if each.id == notice.id)
    assert text(now).startswith(text(notice).partition("\n")[0]), "what was asked can still be read"
    assert f"\n> {name_of(server, first)} moves to space 3." in text(now), "by whom, whoever holds the seat now"
    assert SAY("proposed-settled") in text(now)
    assert labels(now) == [SAY("button-table")]


async def test_other_time_for_turns_is_proposed_and_agreed_to(server: Server, world: World) -> None:
    thread = await server.table("Ann", "Ben")
    ann, ben = server.person("Ann"), server.person("Ben")
    page = await press(ann, server.board(thread), "table")
    shown = await press(ann, page, "newterms")
    assert SAY("clock-none") in text(shown)
    for name, value in (("time", "7d+12h"), ("end", "vote"), ("replace", "72")):
        is_list = partial(lambda name, ref: (ref.what, ref.token) == ("newpick", name), name)
        shown, listed = await turned_to(ann, shown, "newpage", is_list)
        shown = await ann.select(shown.response, [value], custom_id=listed)
    shown = await press(ann, await press(ann, shown, "newpage"), "newturn")
    assert "**7 days** in hand" in text(shown)
    shown = await press(ann, shown, "newask")
    assert text(shown).startswith(f"-# {SAY('said-asked-terms')}")
    await rested(world)
    assert terms_of((await world.host.register.table(1)).row).clock is None
    notice = thread.history(viewer=ben)[-1]
    assert f"<@{ben.id}>" in text(notice)
    assert "**7 days** in hand" in text(notice)
    assert f"{SAY('term-remind')}: {SAY('term-remind-24-72')}" in text(notice), "to its end"
    assert SAY("said-agree-done") in text(await press(ben, notice, "agree"))
    terms = terms_of((await world.host.register.table(1)).row)
    assert terms.clock == ClockTerms(turn=12 * HOUR, bank=7 * DAY, cap=10 * DAY, weekends=False, end="vote")
    assert terms.replace == 72
    await rested(world)
    assert any("Another time for turns holds" in text(message) for message in thread.history(viewer=ben))


def test_a_draft_of_terms_is_read_as_it_was_written() -> None:
    clocks = [None, *PRESETS.values(), ClockTerms(turn=0, bank=100 * DAY, cap=100 * DAY, away=100, end="stand-in")]
    for clock in clocks:
        terms = Terms(clock=clock, replace=672, remind=(24, 72))
        assert read(written(terms), Terms()) == terms
        assert Ref("newtyped", 2**40, token="weekends", text=written(terms)).fits()
    for draft in ("", "x", "-:72", "1.2.3:72:24", "86400.0.0.00.14.9:72:24", "1.0.0.00.14.0:72:24", "-:73:24"):
        with pytest.raises(Refused):
            read(draft, Terms())
