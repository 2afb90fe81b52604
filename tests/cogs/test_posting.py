"""The bot's own posts: exactly once, in order, and boards that stay up to date."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import discord
import pytest
import simcord

from cogs.posts import edit_boards
from cogs.posts.send_posts import Poster
from host import Due, NewDue
from tests.cogs.conftest import Server, World
from tests.cogs.drive import components, press, text, towards
from tests.cogs.test_panel import opened, play
from tests.in_process import InProcess
from words import Speaker

SAY = Speaker("en")


def posts(server: Server, thread: simcord.ChannelHandle) -> list[discord.Message]:
    """The public messages in a thread that show a board, or did until a newer one came."""
    shown = thread.history(viewer=server.person("Onlooker"))
    return [m for m in shown if "to move" in text(m) or SAY("board-older") in text(m)]


def sent(server: Server, method: str, channel: int) -> list[Any]:
    """The bodies of requests of a kind to a channel's messages."""
    start = f"/channels/{channel}/messages"
    return [r.json for r in server.env.http_requests if r.method == method and r.path.startswith(start)]


async def test_the_board_is_edited_while_a_turn_goes_on_and_posted_anew_when_it_passes(
    server: Server, world: World
) -> None:
    thread, first, other = await opened(server, world)
    before = len(posts(server, thread))
    edits = len(sent(server, "PATCH", thread.id))
    shown = await press(first, server.board(thread), "move")
    shown = await towards(first, shown, "move 2")
    assert len(posts(server, thread)) == before
    assert len(sent(server, "PATCH", thread.id)) == edits + 1
    shown = await towards(first, shown, "move mill")
    await towards(first, shown, "end")
    assert len(posts(server, thread)) == before + 1
    assert sent(server, "POST", thread.id)[-1]["allowed_mentions"]["users"] == [other.id]


async def test_looking_changes_nothing_and_edits_nothing(server: Server, world: World) -> None:
    thread, first, other = await opened(server, world)
    edits = len(sent(server, "PATCH", thread.id))
    await press(other, server.board(thread), "move")
    await press(first, server.board(thread), "log")
    await world.host.queue.add(1, [NewDue("show", b"", 0)])
    await world.quiet()
    assert len(sent(server, "PATCH", thread.id)) == edits


async def test_a_post_that_reached_discord_before_the_crash_is_not_sent_again(server: Server, world: World) -> None:
    thread, first, _ = await opened(server, world)

    queue = world.host.store.queue

    def dies(end: Callable[..., Awaitable[None]]) -> Callable[..., Awaitable[None]]:
        async def noted(row: Due, *what: Any, **how: Any) -> None:
            if row.kind == "turn":
                raise ConnectionError("the process is killed here")
            await end(row, *what, **how)

        return noted

    for end in ("done", "failed"):
        setattr(queue, end, dies(getattr(queue, end)))
    before = len(posts(server, thread))
    await play(world, (first.id, "move 1"), (first.id, "move 2"), (first.id, "end"))
    assert len(posts(server, thread)) == before + 1
    await world.restart(server.env)
    world.ahead = 60
    await world.quiet()
    assert len(posts(server, thread)) == before + 1
    assert (await world.host.register.table(1)).row.board == posts(server, thread)[-1].id
    assert [each.kind for each in await world.host.store.queue.due(2**62)] == ["remind"]


async def test_what_is_posted_is_drawn_as_onlookers_see_it(server: Server, world: World) -> None:
    """Nobody has opened a panel, so all pictures are public."""
    thread, first, _ = await opened(server, world)
    await play(world, (first.id, "move 1"), (first.id, "move 2"), (first.id, "end"))
    assert "to move" in text(server.board(thread))
    assert {drawn["seat"] for drawn in world.painter.asked} == {None}


async def test_a_post_found_after_its_answer_was_lost_is_brought_up_to_date(
    server: Server, world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It was made before the moves that followed while it was thought to have failed."""
    thread, first, other = await opened(server, world)
    send = Poster._send

    async def answer_lost(*args: Any) -> int:
        await send(*args)
        raise ConnectionError("the answer was lost")

    with monkeypatch.context() as failing:
        failing.setattr(Poster, "_send", answer_lost)
        await play(world, (first.id, "move 1"), (first.id, "move 2"), (first.id, "end"))
    before = len(posts(server, thread))
    await play(world, (other.id, "move 3"))
    assert "space 3" not in text(posts(server, thread)[-1])
    world.ahead = 60
    await world.quiet()
    assert len(posts(server, thread)) == before
    assert "space 3" in text(posts(server, thread)[-1])


async def test_a_lobby_whose_thread_was_begun_before_the_crash_is_not_sent_again(
    server: Server, world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def crash(*_: Any, **__: Any) -> None:
        raise ConnectionError("the process is killed here")

    with monkeypatch.context() as failing:
        failing.setattr(world.host.store.queue, "done", crash)
        await server.person("Ann").slash(server.channel, "game create", game="milestones")
    thread = server.channel.threads[-1]
    await world.restart(server.env)
    world.ahead = 60
    await world.quiet()
    onlooker = server.person("Onlooker")
    assert len([each for each in server.channel.history(viewer=onlooker) if each.components]) == 1
    assert thread.history(viewer=onlooker) == []
    assert (await world.host.register.table(1)).row.board == thread.id


async def test_a_post_not_sent_before_the_crash_is_sent_by_the_next_process(server: Server, world: World) -> None:
    thread, first, other = await opened(server, world)
    before = len(posts(server, thread))
    world.host.work._rounds.closed = True  # the old process is dying: it sends no more
    await play(world, (first.id, "move 1"), (first.id, "move 2"), (first.id, "end"))
    assert len(posts(server, thread)) == before
    await world.restart(server.env)
    await world.quiet()
    assert len(posts(server, thread)) == before + 1
    assert f"{other.mention} to move" in text(posts(server, thread)[-1])


async def test_a_failed_post_is_tried_again_and_holds_back_those_after_it(server: Server, world: World) -> None:
    thread, first, other = await opened(server, world)
    before = len(posts(server, thread))
    server.env.inject_error("POST", f"/channels/{thread.id}/messages", status=503, times=1)
    await play(world, (first.id, "move 1"), (first.id, "move 2"), (first.id, "end"))
    assert len(posts(server, thread)) == before
    await play(world, (other.id, "move 1"), (other.id, "move 2"), (other.id, "end"))
    assert len(posts(server, thread)) == before, "a later post overtook the one that failed"
    world.ahead = 3_600
    await world.quiet()
    calls = [body["allowed_mentions"]["users"] for body in sent(server, "POST", thread.id)][-2:]
    assert len(posts(server, thread)) == before + 1
    assert calls[-1] == [first.id]  # the first of them is out of date: it would call nobody, and is not sent


async def test_a_board_older_than_an_hour_is_posted_anew_without_calling(server: Server, world: World) -> None:
    thread, first, _ = await opened(server, world)
    before = len(posts(server, thread))
    world.ahead = edit_boards.HOUR + 1
    await play(world, (first.id, "move 1"))
    assert len(posts(server, thread)) == before + 1
    body = sent(server, "POST", thread.id)[-1]
    assert body["allowed_mentions"].get("users", []) == []
    assert body["flags"] & discord.MessageFlags(suppress_notifications=True).value
    await play(world, (first.id, "move 2"))
    assert len(posts(server, thread)) == before + 1


async def test_a_board_that_may_not_be_edited_is_posted_anew(server: Server, world: World) -> None:
    thread, first, _ = await opened(server, world)
    before = len(posts(server, thread))
    board = (await world.host.register.table(1)).row.board
    path = f"/channels/{thread.id}/messages/{board}"
    server.env.inject_error("PATCH", path, status=429, code=edit_boards.TOO_OFTEN, times=1)
    await play(world, (first.id, "move 1"))
    assert len(posts(server, thread)) == before + 1
    assert (await world.host.register.table(1)).row.board == posts(server, thread)[-1].id != board


async def test_an_old_board_leads_to_the_newest(server: Server, world: World) -> None:
    thread, first, _ = await opened(server, world)
    old = server.board(thread)
    await play(world, (first.id, "move 1"), (first.id, "move 2"), (first.id, "end"))
    newest = server.board(thread)
    assert newest.id != old.id
    left = next(m for m in posts(server, thread) if m.id == old.id)
    assert SAY("board-older") in text(left)
    assert [each["url"] for each in components(left) if "url" in each] == [newest.jump_url]
    assert not left.attachments


async def test_an_old_board_that_may_not_be_edited_still_opens_the_current_question(
    server: Server, world: World
) -> None:
    thread, first, other = await opened(server, world)
    old = server.board(thread)
    server.env.inject_error("PATCH", f"/channels/{thread.id}/messages/{old.id}", status=429, code=30046, times=9)
    await play(world, (first.id, "move 1"), (first.id, "move 2"), (first.id, "end"))
    assert server.board(thread).id != old.id
    shown = await press(other, old, "move")
    assert text(shown).startswith("### First move")
    assert "What has happened so far" in text(shown)


async def test_a_restart_posts_and_edits_nothing_that_is_up_to_date(server: Server, world: World) -> None:
    thread, first, _ = await opened(server, world)
    await play(world, (first.id, "move 1"))
    requests = len(sent(server, "PATCH", thread.id)) + len(sent(server, "POST", thread.id))
    await world.restart(server.env)
    await world.quiet()
    assert len(sent(server, "PATCH", thread.id)) + len(sent(server, "POST", thread.id)) == requests


async def test_what_is_due_is_sent_before_the_bot_leaves(server: Server, world: World) -> None:
    thread, first, _ = await opened(server, world)
    before = len(posts(server, thread))
    for action in ("move 1", "move 2", "end"):
        await world.host.now.add(f"last-{action}", 1, first.id, None, action)
    await world.bot.close()
    assert len(posts(server, thread)) == before + 1


async def test_without_the_right_to_make_threads_the_table_stays_in_its_channel(server: Server, world: World) -> None:
    server.env.inject_error("POST", f"/channels/{server.channel.id}/messages/*/threads", status=403, code=50013)
    await server.person("Ann").slash(server.channel, "game create", game="milestones")
    await server.person("Ben").slash(server.channel, "game join")
    await server.person("Ann").slash(server.channel, "game table start")
    assert "to move" in text(server.board(server.channel))
    assert (await world.host.register.table(1)).row.thread is None


async def test_nobody_waits_for_a_turn_because_of_a_picture(
    server: Server, world: World, caplog: pytest.LogCaptureFixture
) -> None:
    thread, first, other = await opened(server, world)
    before = len(posts(server, thread))

    def broken(*_: Any, **__: Any) -> Any:
        raise KeyError("a shape that is not there")

    assert isinstance(world.bot.pictures.drawer, InProcess)
    world.bot.pictures.drawer.draw_now = broken
    await play(world, (first.id, "move 1"), (first.id, "move 2"), (first.id, "end"))
    assert len(posts(server, thread)) == before + 1
    assert not server.board(thread).attachments
    shown = await press(other, server.board(thread), "move")
    assert text(shown).startswith("### First move")
    assert "Move where?" in [each.get("placeholder") for each in components(shown)]
    assert "could not be drawn" in caplog.text
