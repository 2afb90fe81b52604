"""Open panels follow the game: people who are awake play without "Your move", and nobody who is not loses a call."""

from __future__ import annotations

import asyncio
from contextvars import ContextVar
from datetime import UTC, datetime
from itertools import pairwise
from random import Random
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
import simcord

from cogs.desk import open_panels
from cogs.desk.open_panels import LIFE, MOST, READ, Again, Awake, Open
from cogs.posts.send_posts import LATER
from engine.core.chance import Seeded
from engine.core.model import Seat
from engine.core.text import write
from engine.games import milestones
from host import Look, Person, Table
from tests.cogs.conftest import Server, World
from tests.cogs.drive import press, refs, text, towards, waits
from tests.cogs.heights import stands
from tests.cogs.positions import look
from tests.cogs.test_panel import opened, play
from tests.cogs.test_posting import sent
from tests.soak import times
from words import Speaker

SAY = Speaker("en", milestones.GAME)
SPENT = 10015
"""Discord's code for a token that it does not know any more."""


def calls(server: Server, thread: simcord.ChannelHandle) -> list[int]:
    """The people whom messages in a thread have called, one after the other."""
    bodies = sent(server, "POST", thread.id)
    return [person for body in bodies for person in body["allowed_mentions"].get("users", [])]


async def acts(world: World, person: Any, shown: Any) -> None:
    """A person's next action, on the panel that they have open."""
    asked = await world.host.now.look(1, person.id)
    action = write(next(action for offer in asked.offers for action in offer))
    while (await world.host.now.look(1, person.id)).token == asked.token:
        shown = await towards(person, shown, action)


async def both_awake(server: Server, world: World) -> tuple[simcord.ChannelHandle, Any, Any, dict[int, Any]]:
    """A table of Ann and Ben, who both have a panel open: its thread, the player on turn, the other, their panels."""
    thread, first, other = await opened(server, world)
    shown = {each.id: await press(each, server.board(thread), "move") for each in (first, other)}
    assert not waits(shown[first.id])
    assert waits(shown[other.id])
    return thread, first, other, shown


async def hands_over(world: World, person: Any, shown: Any) -> None:
    """A person plays until it is not their turn any more."""
    while (await world.host.now.look(1, person.id)).waited:
        await acts(world, person, shown)


async def test_two_who_are_awake_play_four_turns_without_opening_a_panel(server: Server, world: World) -> None:
    thread, first, other, shown = await both_awake(server, world)
    before, posts = calls(server, thread), len(sent(server, "POST", thread.id))
    for person, waiting in ((first, other), (other, first)) * 2:
        await hands_over(world, person, shown[person.id])
        assert not waits(shown[waiting.id]), text(shown[waiting.id])
        assert waits(shown[person.id])
        assert text(shown[waiting.id]).startswith("-# You "), "what they did in their last turn"
        assert "New since you last looked" in text(shown[waiting.id])
        assert world.painter.asked[-1]["seat"] is None, "the board is drawn last"
    assert calls(server, thread) == before
    assert len(sent(server, "POST", thread.id)) == posts, "one board is enough for people who look at their panels"


async def test_what_a_press_was_answered_stays_when_the_game_goes_on_at_once(server: Server, world: World) -> None:
    """What the log does not tell: an opponent may have moved before anybody could read it."""
    _, first, other, shown = await both_awake(server, world)
    panel = shown[first.id]
    while "ends" not in [ref.what for _, ref in refs(panel)]:
        await acts(world, first, panel)
    await press(first, panel, "ends")
    assert waits(panel)
    said = SAY("said-ends-at-once").partition(".")[0]
    assert said in text(panel)
    await hands_over(world, other, shown[other.id])
    assert not waits(panel)
    assert stands(text(panel), said)
    await acts(world, first, panel)
    assert not stands(text(panel), said), "until the next press"


async def test_what_a_press_was_answered_is_not_told_again_a_minute_later(server: Server, world: World) -> None:
    _, first, other, shown = await both_awake(server, world)
    panel = shown[first.id]
    while "ends" not in [ref.what for _, ref in refs(panel)]:
        await acts(world, first, panel)
    await press(first, panel, "ends")
    world.ahead = READ + 1
    await hands_over(world, other, shown[other.id])
    assert not waits(panel)
    assert not stands(text(panel), SAY("said-ends-at-once").partition(".")[0])
    assert not text(panel).startswith("-# "), "nor what they did in their last turn"


async def test_whoever_waits_reads_what_they_did_and_is_offered_no_step_back_once_another_has_moved(
    server: Server, world: World
) -> None:
    _, first, other, shown = await both_awake(server, world)
    await hands_over(world, first, shown[first.id])
    panel = shown[first.id]
    assert "undo" in [ref.what for _, ref in refs(panel)]
    await acts(world, other, shown[other.id])
    assert waits(panel)
    assert "undo" not in [ref.what for _, ref in refs(panel)]
    assert text(panel).startswith("-# You "), "what they did in their last turn, which nobody may have read yet"


async def test_whoever_waits_reads_all_that_they_did_not_how_many_more_events_there_were(
    server: Server, world: World
) -> None:
    """Where nothing is asked there is room for it."""
    _, first, other, shown = await both_awake(server, world)
    panel = shown[first.id]
    for begins in ("move castle", "cover", "move 8"):
        actions = [write(action) for offer in (await world.host.now.look(1, first.id)).offers for action in offer]
        panel = await towards(first, panel, next(each for each in actions if each.startswith(begins)))
    await hands_over(world, first, panel)
    await acts(world, other, shown[other.id])
    assert waits(panel)
    did = text(panel).partition("### ")[0]
    assert SAY("news-more", count=1).removeprefix("; 1 ") not in did
    assert "castle" in did
    assert "space 8" in did


async def test_whoever_does_not_touch_the_question_is_called_after_some_minutes(server: Server, world: World) -> None:
    thread, first, other, shown = await both_awake(server, world)
    before = calls(server, thread)
    await hands_over(world, first, shown[first.id])
    world.ahead = LATER - 2
    await world.quiet()
    assert calls(server, thread) == before
    await world.restart(server.env)  # the call is in the database
    world.ahead = LATER + 1
    await world.quiet()
    assert calls(server, thread) == [*before, other.id]


async def test_whoever_presses_on_the_question_is_not_called(server: Server, world: World) -> None:
    thread, first, other, shown = await both_awake(server, world)
    before = calls(server, thread)
    await hands_over(world, first, shown[first.id])
    await press(other, server.board(thread), "move")
    world.ahead = LATER + 1
    await world.quiet()
    assert calls(server, thread) == before


@pytest.mark.parametrize("why", ["closed", "spent", "too old", "thinking of the next turn"])
async def test_whoever_cannot_see_the_question_is_called_at_once(server: Server, world: World, why: str) -> None:
    thread, first, other, shown = await both_awake(server, world)
    before = calls(server, thread)
    if why == "closed":
        server.env.inject_error("PATCH", "/webhooks/*", status=404, code=SPENT, times=None)
    if why == "spent":
        server.env.inject_error("PATCH", "/webhooks/*", status=401, code=50027, times=None)
    if why == "too old":
        world.ahead = LIFE + 1
    if why == "thinking of the next turn":
        await press(other, shown[other.id], "ahead")
    old = text(shown[other.id])
    await play(world, (first.id, "move 1"), (first.id, "move 2"), (first.id, "end"))
    assert calls(server, thread) == [*before, other.id]
    assert text(shown[other.id]) == old
    edits = sum(each.path.startswith("/webhooks/") for each in server.env.http_requests)
    await play(world, (other.id, "move 1"))
    more = why in ("too old", "thinking of the next turn")  # who waits is offered no step back any more
    assert sum(each.path.startswith("/webhooks/") for each in server.env.http_requests) <= edits + more


async def test_what_somebody_is_choosing_stays_while_it_is_asked(server: Server, world: World) -> None:
    _, first, other, shown = await both_awake(server, world)
    await hands_over(world, first, shown[first.id])
    old = text(shown[other.id])
    await world.host.seats.nudge(1, first.id)
    await world.host.seats.offer(1, first.id, None)
    await world.quiet()
    assert text(shown[other.id]) == old


async def test_a_seat_that_was_handed_on_is_not_shown_any_more(server: Server, world: World) -> None:
    thread, first, other, shown = await both_awake(server, world)
    seat = (await world.host.register.table(1)).seat_of(other.id)
    assert seat is not None
    await world.host.seats.offer(1, other.id, None)
    heir = server.person("Cleo")
    await world.host.seats.take(1, seat, Person(heir.id, "Cleo"))
    await world.quiet()
    old = text(shown[other.id])
    await play(world, (first.id, "move 1"), (first.id, "move 2"), (first.id, "end"))
    assert text(shown[other.id]) == old
    assert calls(server, thread)[-1] == heir.id
    assert len(world.bot.awake) == 1


async def test_a_panel_tells_that_the_table_was_closed(server: Server, world: World) -> None:
    _, first, _, shown = await both_awake(server, world)
    await world.host.seats.close(1, "enough")
    await world.quiet()
    assert waits(shown[first.id])
    assert "enough" in text(shown[first.id])
    assert len(world.bot.awake) == 0


# --- those who are awake, by themselves


def asked(number: int, person: int) -> Any:
    """A press by which somebody opened a panel."""
    return SimpleNamespace(
        user=SimpleNamespace(id=person), guild_id=1, created_at=datetime.fromtimestamp(number, UTC)
    )


def seen(number: int, seat: int = 0) -> Look:
    """Somebody's look at a table with that number."""
    one = look(milestones.GAME, 2, milestones.GAME.start(2, Seeded(b"awake", 0, 0)).state, Seat(seat))
    one.table = Table(msgspec.structs.replace(one.table.row, id=number), one.table.seats, one.table.game)
    return one


async def test_of_ten_thousand_open_panels_the_newest_stay_and_a_hanging_one_holds_up_nobody() -> None:
    done, hanging = list[tuple[int, int]](), asyncio.Event()

    async def show(one: Open) -> bool:
        if one.person % 2:
            await hanging.wait()
        done.append((one.table, one.person))
        return True

    people, looks = Awake(show, 0), [seen(number) for number in range(1, 11)]
    for n in range(10_000):
        people.opened(asked(n, n), looks[n % 10])
    assert len(people) == MOST
    for _ in range(10):
        await asyncio.sleep(0)
    assert {person for _, person in done} == set(range(10_000 - MOST, 10_000, 2))
    people.opened(asked(10_001, 9_998), looks[8])
    assert len(people) == MOST
    people.close()
    assert len(people) == 0


async def test_a_call_does_not_wait_long_for_a_panel_that_hangs(monkeypatch: pytest.MonkeyPatch) -> None:
    async def show(one: Open) -> bool:
        await asyncio.Event().wait()
        return True

    monkeypatch.setattr(open_panels, "PATIENCE", 0)
    mine = seen(1)
    people = Awake(show, 0)
    people.opened(asked(1, 7), mine)
    assert await people.asks(mine, 7) is None
    people.close()


async def test_a_panel_shows_what_there_is_and_nothing_twice_whoever_asks_and_whenever() -> None:
    """A call that waited for a second edit came a second later, and so did the board behind it."""
    chance, shows = Random(7), list[int]()
    now = seen(1)

    async def show(one: Open) -> bool:
        stood, head = open_panels.stood(now.table), now.table.row.head
        for _ in range(chance.randrange(3)):
            await asyncio.sleep(0)
        one.shown = msgspec.structs.replace(one.shown, stood=stood)
        shows.append(head)
        return True

    people, asking = Awake(show, 0), set[asyncio.Task[str | None]]()
    people.opened(asked(1, 7), now)
    for _ in range(times(2_000)):
        match chance.choice(("change", "ask", "pass", "pass", "rest")):
            case "change":
                row = msgspec.structs.replace(now.table.row, head=now.table.row.head + 1)
                now.table = Table(row, now.table.seats, now.table.game)
                people.changed(1)
            case "ask":
                asking.add(asyncio.create_task(people.asks(now, 7)))
            case "pass":
                await asyncio.sleep(0)
            case _:
                await asyncio.gather(*asking)
                asking.clear()
                await people.asks(now, 7)
                assert shows[-1] == now.table.row.head
    assert all(before < after for before, after in pairwise(shows))
    people.close()
    await asyncio.gather(*asking)


async def test_a_panel_is_tried_again_after_a_fault_of_the_moment_and_then_let_go() -> None:
    tries = 0

    async def show(one: Open) -> bool:
        nonlocal tries
        tries += 1
        raise Again

    mine, people = seen(1), Awake(show, 0)
    people.opened(asked(1, 7), mine)
    assert await people.asks(mine, 7) is None
    assert tries == open_panels.TRIES
    assert len(people) == 0


async def test_a_change_is_shown_soon_and_those_just_after_an_edit_together(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of somebody whose turn it was the panel said for a second and more that the others were waited for."""
    now, shows, rest = 0.0, list[float](), asyncio.sleep

    async def sleep(seconds: float) -> None:
        nonlocal now
        until = now + seconds
        await rest(0)
        now = max(now, until)

    async def show(one: Open) -> bool:
        shows.append(now)
        one.edits += 1
        return True

    monkeypatch.setattr(asyncio, "sleep", sleep)
    monkeypatch.setattr(asyncio.get_running_loop(), "time", lambda: now)
    mine, people = seen(1), Awake(show, 1)
    people.opened(asked(1, 7), mine)
    await people.asks(mine, 7)
    for _ in range(2):
        now += 5
        for _ in range(4):
            people.changed(1)
            await rest(0)
        await people.asks(mine, 7)
    people.close()
    assert shows == pytest.approx([0.2, 5.4, 6.4, 11.6, 12.6])


async def test_a_panel_is_shown_in_the_context_of_its_press_whoever_wakes_it() -> None:
    place, found = ContextVar[str]("place"), list[str]()

    async def show(one: Open) -> bool:
        found.append(place.get())
        return True

    people = Awake(show, 0)
    place.set("the press")
    people.opened(asked(1, 7), seen(1))
    for _ in range(3):
        await asyncio.sleep(0)
    place.set("elsewhere")
    people.changed(1)
    for _ in range(3):
        await asyncio.sleep(0)
    assert found == ["the press"] * 2
    people.close()
