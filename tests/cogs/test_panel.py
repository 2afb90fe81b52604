"""A turn by pressing: the panel, its choices, undo, and all that can go wrong in between."""

from __future__ import annotations

import asyncio
from copy import deepcopy
from typing import Any

import pytest
import simcord

from cogs.kit.replies import log as replies_log
from cogs.news.standings import ranking
from cogs.viewer import Viewer
from db import Status
from engine.core.text import write
from engine.games import milestones
from host import Known, Person, Place
from tests.cogs.conftest import Server, World
from tests.cogs.drive import components, labels, press, refs, rested, text, towards, waits
from words import Speaker

SAY = Speaker("en", milestones.GAME, ["Ann", "Ben"])


async def play(world: World, *actions: tuple[int, str]) -> None:
    """Carry out actions beside Discord: (person, action)."""
    for n, (person, action) in enumerate(actions):
        head = (await world.host.register.table(1)).row.head
        await world.host.now.add(f"test-{head}-{n}", 1, person, None, action)
    await world.quiet()


async def opened(server: Server, world: World) -> tuple[simcord.ChannelHandle, Any, Any]:
    """A table of Ann and Ben, its opening played and the last call of both long ago; its thread, the player on turn,
    and the other."""
    thread = await server.table("Ann", "Ben")
    people = [server.person("Ann"), server.person("Ben")]
    for _ in range(20):
        look = await world.host.now.look(1, None)
        if look.view.doing[-1] == "move_figure":
            await rested(world)
            return thread, people[look.waiting[0]], people[1 - look.waiting[0]]
        mine = await world.host.now.look(1, people[look.waiting[0]].id)
        action = next(action for offer in mine.offers for action in offer)
        await play(world, (people[look.waiting[0]].id, write(action)))
    raise AssertionError("the opening never ends")


async def test_the_next_news_count_from_the_points_that_an_own_press_showed(server: Server, world: World) -> None:
    """Also where the press told no news of others: it may have changed their points, and its panel says how all
    stand."""
    thread, mover, _ = await opened(server, world)
    shown, seq = await press(mover, server.board(thread), "move"), (await world.host.now.look(1, None)).seq
    action = write(next(action for offer in (await world.host.now.look(1, mover.id)).offers for action in offer))
    while (look := await world.host.now.look(1, mover.id)).seq == seq:
        shown = await towards(mover, shown, action)
    by = ranking(Viewer(look, look.table.speaker("en")))
    assert by is not None
    assert look.known == Known(look.seq, by.values)


async def test_a_turn_takes_few_presses_and_says_who_is_next(server: Server, world: World) -> None:
    thread, first, other = await opened(server, world)
    shown = await press(first, server.board(thread), "move")
    assert shown.ephemeral
    assert text(shown).startswith("### First move")
    (select,) = [each for each, ref in refs(shown) if ref.what == "pick"]
    assert [option["label"] for option in select["options"]][-1] == "R · Castle"
    assert len(select["options"]) == 12
    presses = 1
    for action in ("move 3", "move mill", "end"):
        shown = await towards(first, shown, action)
        presses += 1
    assert waits(shown)
    assert text(shown).split("\n")[1].startswith(f"### Waiting for {other.user.name}")
    assert presses == 4
    board = server.board(thread)
    assert f"{other.mention} to move" in text(board)


async def test_the_picture_is_marked_with_the_letters_of_the_options(server: Server, world: World) -> None:
    thread, first, _ = await opened(server, world)
    await press(first, server.board(thread), "move")
    asked = world.painter.asked[-1]
    assert asked["cut"] == "close"
    assert asked["marks"][0] == ("G", "space", "1")
    assert asked["marks"][11] == ("R", "space", "castle")
    assert asked["seat"] == (await world.host.register.table(1)).seat_of(first.id)


async def test_after_a_press_the_same_message_shows_what_it_did_and_asks_on(server: Server, world: World) -> None:
    thread, first, _ = await opened(server, world)
    shown = await press(first, server.board(thread), "move")
    after = await towards(first, shown, "move trading_house")
    assert after.response is not None
    assert shown.response is not None
    assert after.response.id == shown.response.id
    assert "You move to the trading house." in text(after)


async def test_undo_takes_back_and_says_so(server: Server, world: World) -> None:
    thread, first, _ = await opened(server, world)
    shown = await press(first, server.board(thread), "move")
    shown = await towards(first, shown, "move mill")
    went = "You move to the mill and to the castle."
    assert text(shown).startswith(f"-# {went}"), "from the mill there is no other way"
    assert "Undo all" not in str(labels(shown)), "it is one press"
    shown = await press(first, shown, "undo")
    assert text(shown).startswith(f"-# Taken back: {went}")
    assert len([each for each, ref in refs(shown) if ref.what == "pick"]) == 1
    assert (await world.host.now.look(1, first.id)).view.table.players[0].at == "castle"
    shown = await press(first, shown, "redo")
    assert text(shown).startswith(f"-# Done again: {went}")
    assert (await world.host.now.look(1, first.id)).view.table.players[0].at == "castle"
    assert "Redo" not in labels(shown)
    assert text(await press(first, shown, "undo")).startswith(f"-# Taken back: {went}")
    again = await first.slash(thread, "game redo")
    assert text(again).startswith(f"-# Done again: {went}")
    assert SAY("no-nothing-to-redo") in text(await first.slash(thread, "game redo"))


async def test_a_turn_ends_at_once_from_then_on_for_who_says_so(server: Server, world: World) -> None:
    thread, first, other = await opened(server, world)
    shown = await towards(first, await press(first, server.board(thread), "move"), "move 3")
    shown = await towards(first, shown, "move 4")
    assert labels(shown)[:2] == ["End turn", "Always end at once"]
    shown = await press(first, shown, "ends")
    assert waits(shown), "this one, too"
    assert SAY("said-ends-at-once") in text(shown)
    shown = await towards(other, await press(other, server.board(thread), "move"), "move 4")
    shown = await towards(other, shown, "move 5")
    assert "End turn" in labels(shown), "others are asked"
    await towards(other, shown, "end")
    shown = await towards(first, await press(first, server.board(thread), "move"), "move 5")
    shown = await towards(first, shown, "move 6")
    assert waits(shown)
    shown = await press(first, shown, "undo")
    assert text(shown).split("\n")[1] == "### Second move of two"
    shown = await press(first, await press(first, shown, "table"), "ending")
    assert text(shown).startswith(f"-# {SAY('said-ends-confirm')}")
    assert "End turn" in labels(await towards(first, shown, "move 6"))


async def test_back_returns_from_a_half_made_choice(server: Server, world: World) -> None:
    thread, first, _ = await opened(server, world)
    await rich(server, world, first)
    shown = await press(first, server.board(thread), "move")
    shown = await towards(first, shown, "move trading_house")
    verbs = labels(shown)
    assert verbs[5:8] == ["Buy a good", "Done here", "Undo"], "after the five worker tiles"
    head = (await world.host.register.table(1)).row.head
    shown = await towards(first, shown, "buy")
    assert "Which good?" in text(shown)
    back = next(each for each in components(shown) if each.get("label") == "Back")
    shown = await first.click(shown.response, custom_id=back["custom_id"])
    assert labels(shown) == verbs
    assert (await world.host.register.table(1)).row.head == head


async def rich(server: Server, world: World, person: Any) -> None:
    """Give the one to move 4 coins, beside the rules, as if the game had come there."""
    live = world.host.sessions.lives.get(1)
    assert live is not None
    seat = live.table.seat_of(person.id)
    live.state.table.players[seat].goods["coin"] = 4


async def test_of_a_step_that_reveals_something_it_is_said_before_that_it_cannot_be_taken_back(
    server: Server, world: World
) -> None:
    thread, first, _ = await opened(server, world)
    await rich(server, world, first)
    shown = await press(first, server.board(thread), "move")
    shown = await towards(first, shown, "move trading_house")
    tile = (await world.host.now.look(1, first.id)).view.table.display[0]
    shown = await towards(first, shown, f"hire {tile} 7")
    assert SAY("confirm-final") in text(shown)
    shown = await towards(first, shown, f"hire {tile} 7")
    assert "You hire" in text(shown), "nobody is asked: nothing is lost by it"
    assert not [ref for _, ref in refs(shown) if ref.what == "undo"]


async def test_out_of_turn_the_panel_says_who_is_waited_for(server: Server, world: World) -> None:
    thread, first, other = await opened(server, world)
    shown = await press(other, server.board(thread), "move")
    assert text(shown).startswith(f"### Waiting for {first.user.name}")
    onlooker = await press(server.person("Eve"), server.board(thread), "move")
    assert text(onlooker).startswith(f"-# {SAY('no-not-seated')}\n### Waiting for {first.user.name}")
    assert SAY("news-head-onlooker") in text(onlooker)
    assert SAY("news-head") not in text(onlooker)
    typed = await other.slash(thread, "milestones end")
    refused = SAY("no-not-offered", action="End turn", verbs=["move"])
    assert text(typed) == SAY("ahead-not-yet", why=refused)
    assert text(await server.person("Eve").slash(thread, "milestones end")) == SAY("no-not-seated")


async def test_nothing_on_an_old_panel_acts(server: Server, world: World) -> None:
    thread, first, _ = await opened(server, world)
    old = await towards(first, await press(first, server.board(thread), "move"), "move 2")
    assert old.response is not None
    stored = server.env.backend.messages[thread.id][old.response.id]
    then, seen = deepcopy(stored.components), deepcopy([*refs(old)])
    await towards(first, old, "move 3")
    head, pressed = (await world.host.register.table(1)).row.head, set[str]()
    for each, ref in seen:
        stored.components = deepcopy(then)  # a second window that still shows the question answered above
        values = [option["value"] for option in each.get("options", ())]
        way = first.select(old.response, values[:1], custom_id=each["custom_id"]) if values else None
        shown = await (way or first.click(old.response, custom_id=each["custom_id"]))
        assert (await world.host.register.table(1)).row.head == head, ref
        if ref.what in ("pick", "go", "undo", "sure"):
            over = "decision-over-undo" if ref.what == "undo" else "decision-over"
            assert text(shown).startswith(f"-# {SAY(over)}"), ref
            assert "End turn" in labels(shown)
        pressed.add(ref.what)
    assert pressed >= {"go", "undo"}


async def test_a_press_on_a_plan_as_it_stood_before_says_so(server: Server, world: World) -> None:
    thread, _, second = await opened(server, world)
    shown = await press(second, await press(second, server.board(thread), "move"), "ahead")
    shown = await towards(second, shown, "move 2")
    assert shown.response is not None
    stored = server.env.backend.messages[thread.id][shown.response.id]
    before = deepcopy(stored.components)
    pressed = next(each["custom_id"] for each, ref in refs(shown) if ref.text == "move 3")
    await second.click(shown.response, custom_id=pressed)
    stored.components = before  # a second window that still shows the plan as it was
    late = await second.click(shown.response, custom_id=pressed)
    assert SAY("decision-over-plan").partition(". ")[0] in text(late)
    assert SAY("decision-over") not in text(late)


async def test_a_press_delivered_twice_counts_once(server: Server, world: World) -> None:
    thread, first, _ = await opened(server, world)
    shown = await press(first, server.board(thread), "move")
    seen: list[Any] = []

    async def keep(interaction: Any) -> None:
        seen.append(interaction)

    world.bot.add_listener(keep, "on_interaction")
    await towards(first, shown, "move 1")
    head = (await world.host.register.table(1)).row.head
    (again,) = seen
    await world.bot.answer(again)
    assert (await world.host.register.table(1)).row.head == head


async def test_two_seats_pressing_at_once_both_count(server: Server, world: World) -> None:
    """In Ferry all bid at the same time, in secret."""
    ann, ben = server.person("Ann"), server.person("Ben")
    thread = await ferry(server, world)
    shown = [await press(person, server.board(thread), "move") for person in (ann, ben)]
    looks = [await world.host.now.look(1, person.id) for person in (ann, ben)]
    world.bot.awake.close()  # these panels do not follow any more
    await asyncio.gather(
        world.host.now.add("a", 1, ann.id, looks[0].token, "bid 1"),
        world.host.now.add("b", 1, ben.id, looks[1].token, "bid 0"),
    )
    await world.quiet()
    assert (await world.host.register.table(1)).row.head == 2
    late = await towards(ann, shown[0], "bid 2")
    assert text(late).startswith(f"-# {SAY('decision-over')}")


async def test_nothing_of_a_hand_or_a_sealed_bid_is_shown_to_others(server: Server, world: World) -> None:
    ann, ben = server.person("Ann"), server.person("Ben")
    thread = await ferry(server, world)
    await towards(ann, await press(ann, server.board(thread), "move"), "bid 2")
    for message in thread.history(viewer=ben):
        assert "bid 2" not in str(components(message))
        assert "draws" not in text(message) or "plank" not in text(message)
    assert {asked["seat"] for asked in world.painter.asked if asked["cut"] == "map"} == {None}
    assert world.painter.asked[-1]["cut"] == "map"


async def ferry(server: Server, world: World) -> simcord.ChannelHandle:
    """A table of Ferry with Ann and Ben."""
    ann, ben = server.person("Ann"), server.person("Ben")
    await world.host.lobby.create("x", Person(ann.id, "Ann"), Place(server.guild.id, server.channel.id), game="ferry")
    await world.quiet()
    await world.host.lobby.join(1, Person(ben.id, "Ben"))
    await world.host.lobby.start("y", 1, ann.id, seating="joined")
    await world.quiet()
    return server.channel.threads[0]


async def test_several_of_a_hand_are_chosen_at_once(server: Server, world: World) -> None:
    ann, ben = server.person("Ann"), server.person("Ben")
    thread = await ferry(server, world)
    await carried_out(world, ann, await press(ann, server.board(thread), "move"), "bid 1")
    await carried_out(world, ben, await press(ben, server.board(thread), "move"), "bid 0")
    shown = await press(ann, server.board(thread), "move")
    cards = (await world.host.now.look(1, ann.id)).view.hand.cards
    built = f"build C {cards[0]}-{cards[1]}"
    shown = await carried_out(world, ann, shown, built)
    assert (await world.host.now.look(1, ann.id)).view.table.owner["C"] == 0


async def carried_out(world: World, person: Any, shown: Any, action: str) -> Any:
    """Press until an action is written."""
    head = (await world.host.register.table(1)).row.head
    while (await world.host.register.table(1)).row.head == head:
        shown = await towards(person, shown, action)
    return shown


async def test_the_bot_restarts_in_the_middle_of_a_turn(server: Server, world: World) -> None:
    thread, first, _ = await opened(server, world)
    shown = await press(first, server.board(thread), "move")
    shown = await towards(first, shown, "move 4")
    await world.restart(server.env)
    shown = await towards(first, shown, "move building_office")
    seat = (await world.host.register.table(1)).seat_of(first.id)
    assert (await world.host.now.look(1, first.id)).view.table.players[seat].at == "building_office"
    shown = await towards(first, shown, "end")
    assert waits(shown)


async def test_a_fault_of_ours_is_apologised_for_with_an_id_that_is_in_the_log(
    server: Server, world: World, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    thread, first, _ = await opened(server, world)

    async def broken(*_: Any, **__: Any) -> None:
        raise RuntimeError("the disk is full")

    monkeypatch.setattr(world.host.now, "look", broken)
    server.expected = (RuntimeError,)
    shown = await press(first, server.board(thread), "move")
    number = text(shown).rsplit(" ", 1)[1].rstrip(".")
    assert text(shown) == SAY("sorry", error=number)
    assert f"error {number}" in caplog.text
    assert "the disk is full" in caplog.text
    typed = await first.slash(thread, "game board")
    assert text(typed).startswith("Sorry, that did not work")
    assert replies_log.name == "cogs.kit.replies"


async def test_a_rule_that_fails_pauses_this_game_alone(
    server: Server, world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    thread, first, _ = await opened(server, world)
    shown = await press(first, server.board(thread), "move")
    live = world.host.sessions.lives.get(1)
    assert live is not None
    live.state.table.players[0].goods["coin"] = -5
    shown = await towards(first, shown, "move 5")
    assert SAY("no-paused") in text(shown)
    assert (await world.host.register.table(1)).status is Status.PAUSED
    await server.env.settle()
    assert SAY("board-paused") in text(await first.slash(thread, "game status"))


async def test_the_rules_are_told_in_brief(server: Server, world: World) -> None:
    thread, first, _ = await opened(server, world)
    shown = await press(first, server.board(thread), "rules")
    assert "two moves" in text(shown)
    assert shown.ephemeral


async def test_who_pressed_reads_that_it_counted_where_only_the_answer_failed(
    server: Server, world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    thread, first, _ = await opened(server, world)

    async def broken(*_: Any, **__: Any) -> None:
        raise RuntimeError("no words for it")

    server.expected = (RuntimeError,)
    head = (await world.host.register.table(1)).row.head
    monkeypatch.setattr("cogs.typed.game_commands.show_done", broken)
    assert text(await first.slash(thread, "milestones move", to="4")).startswith("That counted.")
    assert (await world.host.register.table(1)).row.head == head + 1
