"""Sends the posts that are due: in order at each table, each post exactly once, also after a crash.

A post is sent with its nonce, which Discord refuses to take twice within minutes. When an earlier try may have
gone through (after an error, or after a start), the channel's latest messages are searched for the post's mark
first: the mark stands in the custom ids of its buttons.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Any, Literal

import discord
import msgspec

from host import Due, Place, Status, Table

from . import notices
from .app import App
from .messages import Messages
from .tables import title
from .ui.ids import read

log = logging.getLogger(__name__)
FIRST_RETRY, LONGEST_RETRY = 10, 3_600
SEARCHED = 50
"""Latest messages looked through for a post that may have been sent."""
AT_ONCE = 1_000
ALWAYS = 2**62
THREAD_EXISTS = 160004
LEAVING = 10.0
"""Seconds for sending due posts when the bot stops."""
DAYS: Literal[10080] = 10080
"""A table's thread is archived after this many minutes of silence: a week."""


class Called(msgspec.Struct):
    """The contents of a post's body: the seats to call."""

    seats: list[int] = []


class Poster:
    """Sleeps while there is nothing to send; `wake` makes it look into the queue."""

    def __init__(self, app: App, messages: Messages) -> None:
        self._app, self._messages = app, messages
        self._task: asyncio.Task[None] | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._again = self._closed = False
        self._known: int | None = None

    def wake(self) -> None:
        """There may be something to send."""
        self._again = True
        if not self._closed and (self._task is None or self._task.done()):
            self._task = asyncio.create_task(self._work(), name="poster")

    async def idle(self) -> None:
        """Wait until nothing that is due is left to send."""
        if self._task is not None and self._task is not asyncio.current_task():
            await asyncio.wait([self._task])

    async def close(self) -> None:
        """Send due posts, then no more."""
        self.wake()
        self._closed = True
        if self._timer:
            self._timer.cancel()
        if self._task:
            _, late = await asyncio.wait([self._task], timeout=LEAVING)
            for task in late:
                task.cancel()
                await asyncio.gather(task, return_exceptions=True)

    async def _work(self) -> None:
        try:
            while self._again:
                self._again = False
                await self._round()
            due = await self._app.host.queue.next_due()
            wait = None if due is None else max(1, due - self._app.host.now())
        except Exception:
            log.exception("the queue could not be read")
            wait = FIRST_RETRY
        if self._timer:
            self._timer.cancel()
        if wait is not None and not self._closed:
            self._timer = asyncio.get_running_loop().call_later(wait, self.wake)

    async def _round(self) -> None:
        """Send everything that is due, all tables at once."""
        posts = await self._app.host.queue.due(ALWAYS, AT_ONCE)
        if self._known is None:  # those written by an earlier process may have been sent by it
            self._known = max((post.id for post in posts), default=0)
        tables: dict[int, list[Due]] = {}
        for post in posts:
            if post.kind != "remind":
                tables.setdefault(post.game, []).append(post)
        await asyncio.gather(*(self._table(queue) for queue in tables.values()))

    async def _table(self, queue: list[Due]) -> None:
        """Send a table's posts in order. A failed post holds back those after it; a post for later does not."""
        now = self._app.host.now()
        for n, post in enumerate(queue):
            if post.at > now:
                if post.tries:
                    return
                continue
            try:
                newer = any(later.at <= now for later in queue[n + 1 :])
                await self._post(post, newer=newer)
            except Exception as error:  # noqa: BLE001 - after any error the post is tried again
                wait = min(FIRST_RETRY * 2 ** min(post.tries, 20), LONGEST_RETRY)
                log.warning("table %s: post %s failed, again in %s s: %s", post.game, post.id, wait, error)
                await self._app.host.queue.failed(post.id, now + wait)
                return

    async def _post(self, post: Due, *, newer: bool) -> None:
        """Send a post, or let it go: a board that calls nobody (any more) where a `newer` one is due."""
        host = self._app.host
        table = await host.register.table(post.game)
        called = await self._called(post, table)
        stale = newer and not called and post.kind in ("board", "turn")
        message = await self._found(post, table)
        if post.kind == "notice":
            stale = not notices.needed(post.body, [each.id for each in called])
        if message is None and (stale or (post.kind == "lobby" and table.status is Status.ABANDONED)):
            await host.queue.done(post.id, host.now())
            return
        message = message or await self._send(post, table, called)
        if post.kind == "notice":
            await host.queue.done(post.id, host.now())
            return
        if post.kind == "lobby":
            await self._thread(table, message)
        await host.queue.done(post.id, host.now(), board=message)
        if post.kind != "lobby" and table.row.board not in (None, message):
            try:
                await self._messages.retire(table, message)
            except discord.HTTPException as error:
                log.info("table %s: the message before stays as it is: %s", table.id, error)

    async def _send(self, post: Due, table: Table, called: list[discord.Object]) -> int:
        mark, calls = f"p{post.id}", [each.id for each in called]
        notice = post.kind == "notice"
        card = await (
            notices.card(self._app, table, post.body, calls, mark) if notice else self._messages.card(table, mark)
        )
        options: dict[str, Any] = {"silent": True} if post.kind == "board" else {}
        message = await self._channel(table).send(
            view=card.view(),
            files=card.files(),
            nonce=post.nonce,
            allowed_mentions=discord.AllowedMentions(everyone=False, roles=False, users=called),
            **options,
        )
        if not notice:
            self._messages.note(table)
        return message.id

    async def _called(self, post: Due, table: Table) -> list[discord.Object]:
        """The people a post calls: at a turn, those of its seats that still must act; at the end, everybody."""
        if post.kind == "over":
            return [discord.Object(person) for person in table.persons()]
        if post.kind == "notice":
            return [discord.Object(person) for person in await notices.called(self._app, table, post.body)]
        if post.kind != "turn":
            return []
        look = await self._app.host.look(table.id, None)
        seats = [s for s in msgspec.json.decode(post.body, type=Called).seats if s in look.waiting]
        return [discord.Object(person) for s in seats if (person := table.player(s)) is not None]

    async def _found(self, post: Due, table: Table) -> int | None:
        """The message of a post that may have been sent already."""
        unsure = post.tries > 0 or post.id <= (self._known or 0)
        if not unsure:
            return None
        assert self._app.user is not None
        async for message in self._channel(table).history(limit=SEARCHED):
            if message.author.id == self._app.user.id and _marked(message, f"p{post.id}", table.id):
                return message.id
        return None

    def _channel(self, table: Table) -> discord.PartialMessageable:
        return self._app.get_partial_messageable(table.place, guild_id=table.row.server)

    async def _thread(self, table: Table, message: int) -> None:
        """A table's own thread begins at its lobby message, unless it lives in a thread already."""
        if table.row.thread is not None:
            return
        start = self._channel(table).get_partial_message(message)
        speak = table.speaker(await self._app.locale(table.row.server))
        try:
            await start.create_thread(name=title(table, speak)[:100], auto_archive_duration=DAYS)
        except discord.Forbidden as error:
            log.warning("table %s stays in its channel, no thread may be made there: %s", table.id, error)
            return
        except discord.HTTPException as error:
            if error.code != THREAD_EXISTS:
                raise
        await self._app.host.lobby.place(table.id, Place(table.row.server, table.row.channel, message))


def _marked(message: discord.Message, mark: str, table: int) -> bool:
    """Whether one of a message's buttons carries this post's mark."""
    for row in message.components:
        for child in row.children if isinstance(row, discord.ActionRow) else ():
            ref = read(getattr(child, "custom_id", None) or "")
            if ref is not None and ref.table == table and ref.token == mark:
                return True
    return False
