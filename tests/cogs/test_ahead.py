"""A turn left beforehand, by pressing and by typing; nobody else sees anything of it before it is played."""

from __future__ import annotations

from typing import Any

import pytest
import simcord

from cogs.features import PANEL
from cogs.plans import plan_words
from cogs.viewer import Viewer
from db import By
from engine.core.model import Preview
from host.session import Session
from host.view.plans import Missed, Plan, Planned
from tests.cogs.conftest import Server, World
from tests.cogs.drive import components, labels, press, refs, text, towards, waits
from tests.cogs.heights import stands, texts
from tests.cogs.test_panel import opened, play, rich
from words import Speaker

SAY = Speaker("en")


async def planned(server: Server, world: World) -> tuple[Any, Any, Any, simcord.InteractionResult]:
    """Somebody's turn at a table of two; the thread, that person, the other, and the other's panel."""
    thread, first, other = await opened(server, world)
    return thread, first, other, await press(other, server.board(thread), "move")


async def left(person: Any, shown: simcord.InteractionResult, *actions: str) -> simcord.InteractionResult:
    """From a panel: a way with these actions is left."""
    shown = await press(person, shown, "ahead")
    for action in actions:
        shown = await towards(person, shown, action)
    return await press(person, shown, "leaveit")


async def ahead(world: World) -> list[str]:
    """What was played of plans."""
    return [line.text for line in await world.host.moments.log(1, None, limit=200) if line.by is By.AHEAD]


async def test_a_turn_is_planned_on_a_card_of_its_own_and_left(server: Server, world: World) -> None:
    _, _, other, shown = await planned(server, world)
    assert "Plan ahead" in labels(shown)
    shown = await press(other, shown, "ahead")
    assert text(shown).startswith("### Your next turn, set in advance")
    assert world.painter.asked[-1]["seat"] == (await world.host.register.table(1)).seat_of(other.id)
    assert labels(shown)[-1:] == ["Back"]
    shown = await towards(other, shown, "move 3")
    assert "1. Move: space 3" in text(shown)
    shown = await towards(other, shown, "move mill")
    assert "2. Move: mill" in text(shown)
    assert {"Set it like this", "Take the last one off"} <= {*labels(shown)}
    shown = await press(other, shown, "takeoff")
    assert "mill" not in text(shown).partition("\n1.")[2].partition("\n")[2].split("\n")[0]
    shown = await towards(other, shown, "move 4")
    assert "Nothing more can follow that: your turn is over then" in text(shown)
    assert not [ref for _, ref in refs(shown) if ref.what in ("go", "pick")]
    shown = await press(other, shown, "leaveit")
    assert text(shown).startswith(f"-# {SAY('ahead-left')}")
    (line,) = [line for line in text(shown).split("\n") if line.startswith("> Set in advance: ")]
    assert line.count(" → ") == 2
    assert {"What instead …", "Forget my plan"} <= {*labels(shown)}
    assert await ahead(world) == []


async def test_a_plan_is_played_without_a_call_and_the_log_says_so(server: Server, world: World) -> None:
    thread, first, other, shown = await planned(server, world)
    panel = await left(other, shown, "move 3", "move 4")
    before = [message.content for message in thread.history(viewer=first)]
    await play(world, (first.id, "move 1"), (first.id, "move 2"), (first.id, "end"))
    assert await ahead(world) == ["move 3", "move 4", "end"]
    board = server.board(thread)
    assert f"{first.mention} to move" in text(board)
    assert len(thread.history(viewer=first)) <= len(before) + 1
    log = await press(first, board, "log")
    assert f"**{other.user.name}**" in text(log)
    assert "\nmoves to space 3 (set in advance)." in text(log)
    assert "(set in advance)" in text(panel), "it follows the game"
    anew = await press(other, board, "move")
    assert "(set in advance)" in text(anew), "they did not press on it"
    anew = await press(other, anew, "again")
    assert "et in advance" not in text(anew), "it has been shown"


async def test_the_end_of_a_turn_is_left_with_it_where_nothing_else_is_left_to_choose(
    server: Server, world: World
) -> None:
    _, first, other, shown = await planned(server, world)
    shown = await left(other, shown, "move 3", "move 4")
    assert text(shown).startswith(f"-# {SAY('ahead-left')}")
    assert "→ End turn" in text(shown)
    await play(world, (first.id, "move 1"), (first.id, "move 2"), (first.id, "end"))
    assert await ahead(world) == ["move 3", "move 4", "end"]


async def test_what_is_planned_keeps_the_name_by_which_it_was_chosen(server: Server, world: World) -> None:
    _, _, other, shown = await planned(server, world)
    shown = await towards(other, await press(other, shown, "ahead"), "move castle")
    chosen = next(each for each, ref in refs(shown) if ref.text.startswith("cover "))
    worker = chosen["label"].partition(" · ")[2].lower()
    assert not worker.startswith("space")
    shown = await other.click(shown.response, custom_id=chosen["custom_id"])
    assert f"2. Cover a worker: {worker}" in text(shown), "it is covered there"
    shown = await press(other, shown, "leaveit")
    assert f"→ Cover a worker: {worker}" in text(shown)


async def test_what_instead_is_planned_and_the_plan_is_forgotten(server: Server, world: World) -> None:
    _, first, other, shown = await planned(server, world)
    shown = await left(other, shown, "move 3")
    shown = await press(other, shown, "ahead")
    assert text(shown).startswith("### And if that is not possible?")
    assert "> Set in advance: Move: space 3" in text(shown)
    shown = await towards(other, shown, "move 4")
    shown = await press(other, shown, "leaveit")
    assert "> Or else: Move: space 4" in text(shown)
    shown = await press(other, shown, "unplan")
    assert text(shown).startswith("-# Your plan is forgotten.")
    assert "in advance:" not in text(shown)
    assert "Plan ahead" in labels(shown)
    await play(world, (first.id, "move 1"), (first.id, "move 2"), (first.id, "end"))
    assert await ahead(world) == []


async def test_a_plan_is_not_left_amid_a_choice_and_says_whether_its_person_may_be_called(
    server: Server, world: World
) -> None:
    _, _, other, shown = await planned(server, world)
    await rich(server, world, other)
    shown = await towards(other, await press(other, shown, "ahead"), "move trading_house")
    assert "Set it like this" in labels(shown)
    begun = await other.click(shown.response, label="Buy a good")
    assert {"Set it like this", "Take the last one off"} & {*labels(begun)} == set(), "the half choice would be lost"
    shown = await press(other, await press(other, begun, "go"), "leaveit")
    assert text(shown).startswith(f"-# {SAY('ahead-left-open')}")


async def test_whoever_is_called_because_a_plan_did_not_stand_reads_why_once(server: Server, world: World) -> None:
    thread, first, other, shown = await planned(server, world)
    panel = await left(other, shown, "move 3", "move 4")
    live = await Session(world.host.sessions, 1).live()
    seat = live.table.seat_of(other.id)
    await play(world, (first.id, "move 1"), (first.id, "move 2"))
    live.state.table.players[seat].path[2].bonus = True  # beside the rules: it brings a point more
    live.state.table.bonuses_gone -= 1
    await play(world, (first.id, "end"))
    board = server.board(thread)
    assert f"{other.mention} to move" in text(board)
    assert "left" not in text(board)
    assert text(panel).count("Not played as you set it") == 1, "it follows the game"
    for person, count in ((first, 0), (other, 1), (other, 0)):
        shown = await press(person, board, "move")
        assert text(shown).count("Not played as you set it: “Move: space 3” was: brings") == count
    assert await ahead(world) == []


async def test_a_press_on_a_card_that_is_out_of_date_shows_the_plan_as_it_is(server: Server, world: World) -> None:
    thread, first, other, shown = await planned(server, world)
    old = await press(other, shown, "ahead")
    again = await press(other, server.board(thread), "move")
    again = await press(other, again, "ahead")
    await towards(other, again, "move 3")
    shown = await towards(other, old, "move 5")
    assert text(shown).startswith("-# Your plan has changed meanwhile.")
    assert "1. Move: space 3" in text(shown)
    await left_alone(world, first)
    shown = await press(other, shown, "leaveit")
    assert "It is your turn already" in text(shown)
    assert not waits(shown)


async def test_whoever_sets_a_plan_too_late_reads_that_it_was_played_meanwhile(server: Server, world: World) -> None:
    thread, first, other, shown = await planned(server, world)
    shown = await left(other, shown, "move 3", "move 4")
    old = await towards(other, await press(other, shown, "ahead"), "move 5")
    again = await press(other, await press(other, server.board(thread), "move"), "ahead")
    await press(other, again, "takeoff")
    world.bot.awake.close()  # the card does not follow the game any more
    await left_alone(world, first)
    assert await ahead(world) == ["move 3", "move 4", "end"]
    late = await press(other, old, "leaveit")
    assert text(late).startswith(f"-# {SAY('ahead-changed-played')}")


async def test_what_was_being_planned_when_its_turn_comes_is_named(server: Server, world: World) -> None:
    thread, first, other, shown = await planned(server, world)
    shown = await towards(other, await press(other, shown, "ahead"), "move 3")
    world.bot.awake.close()  # the card does not follow the game any more
    await left_alone(world, first)
    late = await towards(other, shown, "move 4")
    assert text(late).startswith(f"-# {SAY('decision-over-ahead')}")
    assert SAY("ahead-begun", steps="Move: space 3") in text(late)
    anew = await press(other, server.board(thread), "move")
    assert text(anew).startswith("-# Not played, since it was not set before your turn"), "it is not done yet"
    assert "Move: space 3" in text(anew)
    assert "not set before your turn" not in text(await towards(other, anew, "move 3"))
    assert await ahead(world) == []


async def test_what_is_not_possible_any_more_of_a_plan_in_the_making_is_named_with_the_reason(
    server: Server, world: World
) -> None:
    thread, _, other, shown = await planned(server, world)
    await rich(server, world, other)
    shown = await press(other, shown, "ahead")
    for action in ("move trading_house", "buy wood"):
        while "1." not in text(shown) or (action == "buy wood" and "2." not in text(shown)):
            shown = await towards(other, shown, action)
    live = world.host.sessions.lives.get(1)
    assert live is not None
    live.state.table.players[live.table.seat_of(other.id)].goods["coin"] = 0  # beside the rules
    again = await press(other, await press(other, server.board(thread), "move"), "ahead")
    assert stands(text(again), SAY("ahead-taken-out", steps="Buy a good: 1 wood for 2 coins"))
    assert "1. Move: trading house" in text(again)
    late = await press(other, shown, "leaveit")
    assert SAY("ahead-taken-out", steps="Buy a good: 1 wood for 2 coins") in text(late)


async def test_what_an_old_card_offered_is_named_when_it_is_gone(server: Server, world: World) -> None:
    _, first, other, shown = await planned(server, world)
    for person in (first, other):
        await rich(server, world, person)
    shown = await towards(other, await press(other, shown, "ahead"), "move trading_house")
    tile = (await world.host.now.look(1, other.id)).view.table.display[0]
    old = next(each for each, ref in refs(shown) if ref.text == f"hire {tile}")
    await play(world, (first.id, "move trading_house"), (first.id, f"hire {tile} 7"))
    late = await other.click(shown.response, custom_id=old["custom_id"])
    assert SAY("gone-named", what=old["label"]) in text(late)


async def test_of_a_plan_that_did_not_stand_all_steps_are_named(server: Server, world: World) -> None:
    thread, first, other, shown = await planned(server, world)
    await left(other, shown, "move 3", "move 4")
    live = await Session(world.host.sessions, 1).live()
    seat = live.table.seat_of(other.id)
    await play(world, (first.id, "move 1"), (first.id, "move 2"))
    live.state.table.players[seat].path[2].bonus = True  # beside the rules: it brings a point more
    live.state.table.bonuses_gone -= 1
    await play(world, (first.id, "end"))
    shown = await press(other, server.board(thread), "move")
    assert SAY("ahead-missed-others", steps="Move: space 4") in text(shown)
    assert text(shown).startswith("-# Not played as you set it"), "before the question, and before the news"
    look, missed = await world.host.now.look(1, other.id), Planned("move 3", Preview())
    for others, told in ((("end",), 0), (("move 4", "end"), 1)):
        look.plan = Plan(missed=(Missed(missed, others=others),))
        said = plan_words.dropped(Viewer(look, look.table.speaker("en")))[0]
        assert said.count("Nor was the rest played") == told, "an end alone goes without saying"
    top = texts(PANEL(Viewer(look, look.table.speaker("en")), line="You move to space 2."))
    assert top.index("Not played as you set it") < top.index("You move to space 2"), "it matters more"


async def left_alone(world: World, first: Any) -> None:
    """The turn of the one to move passes."""
    await play(world, (first.id, "move 1"), (first.id, "move 2"), (first.id, "end"))


async def test_cards_of_a_plan_work_after_a_restart(server: Server, world: World) -> None:
    _, first, other, shown = await planned(server, world)
    shown = await press(other, shown, "ahead")
    shown = await towards(other, shown, "move 3")
    await world.restart(server.env)
    shown = await towards(other, shown, "move 4")
    await press(other, shown, "leaveit")
    await left_alone(world, first)
    assert await ahead(world) == ["move 3", "move 4", "end"]


async def test_whoever_waits_types_their_next_turn(server: Server, world: World) -> None:
    thread, first, other = await opened(server, world)
    found = await other.autocomplete(thread, "milestones move", "to", "")
    assert [choice["value"] for choice in found][-2:] == ["mill", "castle"]
    shown = await other.slash(thread, "milestones move", to="3")
    assert shown.ephemeral
    assert "1. Move: space 3" in text(shown)
    assert await other.autocomplete(thread, "milestones move", "to", "2") == []
    shown = await other.slash(thread, "milestones move", to="2")
    assert "1." not in text(shown)
    shown = await other.slash(thread, "milestones move", to="4")
    assert "3. End turn" in text(shown), "nothing else is left to do"
    shown = await press(other, shown, "leaveit")
    await left_alone(world, first)
    assert await ahead(world) == ["move 3", "move 4", "end"]


async def test_game_ahead_shows_the_plan(server: Server, world: World) -> None:
    thread, first, other, shown = await planned(server, world)
    await left(other, shown, "move 3")
    shown = await other.slash(thread, "game ahead")
    assert "1. Set in advance: Move: space 3" in text(shown)
    shown = await first.slash(thread, "game ahead")
    assert "It is your turn already" in text(shown)
    shown = await server.person("Onlooker").slash(thread, "game ahead")
    assert "You do not sit at this table." in text(shown)


@pytest.mark.parametrize("game", ["ferry", "roads"])
async def test_a_game_without_turns_ahead_offers_none(server: Server, world: World, game: str) -> None:
    thread = await server.table("Ann", "Ben", game=game)
    shown = await press(server.person("Ann"), server.board(thread), "move")
    assert "Plan ahead" not in labels(shown)
    await server.person("Ann").slash(thread, "game ahead")


async def test_nobody_else_is_shown_anything_of_a_plan(server: Server, world: World) -> None:
    thread, first, other, shown = await planned(server, world)
    sent = len(server.env.http_requests)
    await left(other, shown, "move 3", "move 4")
    later = server.env.http_requests[sent:]
    assert not [each for each in later if each.method == "POST" and each.path.endswith("/messages")]
    for person in (first, server.person("Eve")):
        for what in ("move", "log", "table"):
            seen = await press(person, server.board(thread), what)
            assert "in advance" not in text(seen)
            assert not [each for each in components(seen) if "Forget" in str(each.get("label"))]


async def test_several_turns_are_planned_each_after_the_one_before(server: Server, world: World) -> None:
    thread, first, other, shown = await planned(server, world)
    shown = await left(other, shown, "move 3")
    assert "The turn after that …" not in labels(shown), "the turn is not over with that"
    shown = await press(other, shown, "unplan")
    shown = await left(other, shown, "move 3", "move 4")
    shown = await other.click(shown.response, label="The turn after that …")
    assert text(shown).startswith("### Your turn after the next one, set in advance")
    assert SAY("ahead-about-later") in text(shown)
    for action in ("move 6", "move 7"):
        shown = await towards(other, shown, action)
    shown = await press(other, shown, "leaveit")
    assert "> The turn after that: Move: space 6" in text(shown)
    shown = await press(other, shown, "inforce")
    shown = await other.click(shown.response, label="Turn 2: what instead …")
    assert text(shown).startswith("### And if that is not possible?")
    shown = await press(other, await towards(other, shown, "move 8"), "leaveit")
    assert "> Or else, in that turn: Move: space 8" in text(shown)
    await world.restart(server.env)
    await left_alone(world, first)
    assert await ahead(world) == ["move 3", "move 4", "end"]
    shown = await other.slash(thread, "game ahead")
    assert "1. Set in advance: Move: space 6" in text(shown)
    assert "2. Or else: Move: space 8" in text(shown)
    shown = await other.click(shown.response, label="Cancel 1")
    assert text(shown).startswith(f"-# {SAY('in-force-cancelled', lost=0)}")
    assert "Set in advance: Move: space 8" in text(shown)


async def test_cancelling_a_turn_cancels_those_after_it_and_says_so(server: Server, world: World) -> None:
    _, first, other, shown = await planned(server, world)
    shown = await left(other, shown, "move 3", "move 4")
    shown = await other.click(shown.response, label="The turn after that …")
    shown = await press(other, await towards(other, shown, "move 6"), "leaveit")
    shown = await other.click((await press(other, shown, "inforce")).response, label="Cancel 1")
    assert text(shown).startswith(f"-# {SAY('in-force-cancelled', lost=1)}")
    assert SAY("in-force-none") in text(shown)
    await left_alone(world, first)
    assert await ahead(world) == []


async def test_an_action_is_made_a_condition_of_what_follows_it(server: Server, world: World) -> None:
    thread, first, other, shown = await planned(server, world)
    shown = await towards(other, await press(other, shown, "ahead"), "move castle")
    shown = await other.click(shown.response, label="Only a condition for the next step")
    assert "1. only if still possible: Move: castle" in text(shown)
    assert "Set it like this" not in labels(shown), "nothing would be played"
    shown = await other.click(shown.response, label="Condition: no longer possible")
    assert "1. only if no longer possible: Move: castle" in text(shown)
    shown = await towards(other, shown, "move 3")
    shown = await press(other, shown, "leaveit")
    assert "> Set in advance: only if no longer possible: Move: castle → Move: space 3" in text(shown)
    await left_alone(world, first)
    assert await ahead(world) == []
    told = text(await press(other, server.board(thread), "move"))
    assert "“Move: castle” was still possible" in told


async def test_a_plan_set_before_an_undo_is_set_aside_and_set_again_with_one_press(
    server: Server, world: World
) -> None:
    thread, first, other, _ = await planned(server, world)
    shown = await press(first, server.board(thread), "move")
    for action in ("move 1", "move 2", "end"):
        shown = await towards(first, shown, action)
    shown = await left(first, shown, "move 3", "move 4")
    shown = await press(first, shown, "undo")
    assert SAY("ahead-aside-now") in text(shown)
    await world.restart(server.env)
    shown = await press(first, server.board(thread), "move")
    assert SAY("ahead-aside-now") in text(shown)
    shown = await towards(first, shown, "end")
    assert SAY("ahead-aside-now") not in text(shown)
    assert "> Set aside, since something before it was taken back: Move: space 3" in text(shown)
    assert {"Set it again", "Plan ahead", "Forget my plan"} <= {*labels(shown)}
    shown = await press(first, shown, "aheadagain")
    assert text(shown).startswith(f"-# {SAY('ahead-again', count=0)}")
    assert "> Set in advance: Move: space 3" in text(shown)
    assert "Set it again" not in labels(shown)
    await left_alone(world, other)
    assert await ahead(world) == ["move 3", "move 4", "end"]
