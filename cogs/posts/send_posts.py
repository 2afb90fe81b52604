"""Sends the posts that are due: in order at each table, each post exactly once, also after a crash.

A post is sent with its nonce, which Discord refuses to take twice within minutes. If an earlier try may have gone
through (after an error, or in a process that ended), the channel's latest messages are first searched for the post's
mark, which is in the custom ids of its buttons.
"""

from __future__ import annotations

import logging
from collections.abc import Coroutine, Sequence
from itertools import zip_longest
from typing import Any

import discord
import msgspec

from host import Asked, Due, Finished, NewDue, NotYet, Older, Status, Table
from host.attention.attention import OVER, TURN

from ..kit.app import App
from . import notices
from .background_requests import asked, finished
from .post_marks import marked_message
from .table_messages import Messages
from .threads import Threads

log = logging.getLogger(__name__)
SOON = 3
"""Seconds until an old board is looked at again whose table has none at its new place yet."""
LATER = 180
"""Seconds until people who saw their question on an open panel are called, if they have not touched it by then."""


class Called(msgspec.Struct):
    """The body of a post: the seats to call. `asked`: the tokens of the decisions they saw on an open panel; they are
    called for these only, and told nothing else."""

    seats: list[int] = []
    asked: list[str] = []


class Poster:
    """Sends posts, and retires the messages that they replace."""

    def __init__(self, app: App, messages: Messages) -> None:
        self._app, self._messages, self.threads = app, messages, Threads(app)

    async def send(self, post: Due, behind: Sequence[Due]) -> Finished:
        """Send a post, or drop it: a board that calls nobody (any more) if a newer one follows."""
        table = await self._app.host.register.table(post.game)
        if post.kind == "turn" and not _body(post).asked:
            await self._app.host.attention.warn(table.id)
        called, seeing = await self._called(post, table)
        newer = any(later.kind in ("turn", "board", "over") for later in behind)
        stale = newer and not called and post.kind in ("board", "turn")
        message = await self._found(post, table)
        if post.kind == "notice":
            stale = not notices.needed(post.body, [each.id for each in called])
        if message is None and (stale or (post.kind == "lobby" and table.status is Status.ABANDONED)):
            return Finished("needless")
        if message is None and post.kind == "turn" and not called and (seeing.seats or _body(post).asked):
            return Finished("seen", rows=self._later(seeing))
        found = message is not None
        pinged = [] if found else await self._pinged(post, table, called)
        if not found and post.kind == "notice" and notices.only_calls(post.body) and pinged == []:
            return Finished("later")  # a call of their own waits for them
        message = message or await self._send(post, table, called, pinged)
        if post.kind == "lobby":
            await self.threads.begin(table, message)
        if post.kind == "notice":
            return Finished(f"message {message}", rows=await notices.to_settle(self._app, table, post.body, message))
        replaced = [] if table.row.board in (None, message) or post.kind == "lobby" else [self._older(table, message)]
        replaced += self._later(seeing)
        if found:  # it shows the table as it was when it was sent
            self._messages.forget(table.id)
            replaced.append(NewDue("show", b"", self._app.host.clock()))
        return Finished(f"message {message}", message, replaced)

    def _later(self, seeing: Called) -> list[NewDue]:
        """A later call for those who already see their question, in case they do not touch it."""
        return [NewDue("turn", msgspec.json.encode(seeing), self._app.host.clock() + LATER)] if seeing.seats else []

    def _older(self, table: Table, message: int) -> NewDue:
        body = msgspec.json.encode(Older(table.row.board or 0, message))
        return NewDue("retire", body, self._app.host.clock())

    async def retire(self, row: Due, behind: Sequence[Due]) -> Finished:
        """Make the message that showed a table link to the newest one. Raises `Hopeless` if Discord refuses."""
        table, older = await self._app.host.register.table(row.game), msgspec.json.decode(row.body, type=Older)
        if older.place is not None and table.row.board is None:
            raise NotYet(SOON)  # where the new place is, is only known when its board is there
        edited = self._messages.retire(table, older)
        return await finished(edited, "stays", limits=True)  # old messages may only be edited a few times

    async def settle(self, row: Due, behind: Sequence[Due]) -> Finished:
        """Take the buttons off the message that asks for something, once it is no longer asked. Raises `NotYet` as
        long as it is."""
        app, table = self._app, await self._app.host.register.table(row.game)
        asks, found = msgspec.json.decode(row.body, type=Asked), await app.host.proposals.of(table.id, None)
        if found is not None and found.mark == asks.mark:
            raise NotYet(max(SOON, found.until - app.host.clock()))
        card = await notices.settled(app, table, asks.notice)
        return await finished(self._messages.edit(table, asks.message, card), "stays", limits=True)

    async def _pinged(self, post: Due, table: Table, called: list[discord.Object]) -> list[discord.Object] | None:
        """Those whom Discord is to notify now, of the people a post calls; None: nobody on this server."""
        if not called:
            return []
        if (await self._app.host.register.settings(table.row.server)).calls != "everyone":
            return None
        why = {"turn": TURN, "over": OVER}.get(post.kind) or notices.why(post.body)
        people = [each.id for each in called]
        now = await self._app.host.attention.call(table.id, people, why, post.nonce)
        return [each for each in called if each.id in now]

    async def _send(
        self, post: Due, table: Table, called: list[discord.Object], pinged: list[discord.Object] | None
    ) -> int:
        mark, calls, notice = f"p{post.id}", [each.id for each in called], post.kind == "notice"
        if notice:
            card = await notices.card(self._app, table, post.body, calls, mark)
        else:
            card = await self._messages.card(table, mark, lobby=post.kind == "lobby")
        policy = (await self._app.host.register.settings(table.row.server)).calls
        options: dict[str, Any] = {"silent": True} if post.kind == "board" or policy == "silent" else {}
        allowed = discord.AllowedMentions(everyone=False, roles=False, users=pinged or [])
        forum = self._app.get_channel(table.place)
        if isinstance(forum, discord.ForumChannel):
            return await self.threads.in_forum(forum, table, card, allowed)
        message = await asked(
            self._app,
            self._channel(table).send(
                view=card.view(), files=card.files(), nonce=post.nonce, allowed_mentions=allowed, **options
            ),
        )
        if not notice:
            self._messages.note(table)
        return message.id

    async def _called(self, post: Due, table: Table) -> tuple[list[discord.Object], Called]:
        """The people a post calls: at a turn, the players of its seats that must still act; at the end, everybody.
        And the seats that need no call for now, because their players see the question on an open panel."""
        persons, seeing = list[int](), Called()
        if post.kind == "over":
            persons = table.persons()
        if post.kind == "notice":
            persons = await notices.called(self._app, table, post.body)
        if post.kind == "turn":
            look, body = await self._app.host.now.look(table.id, None), _body(post)
            for seat, asked in zip_longest(body.seats, body.asked):
                person = table.player(seat) if seat in look.waiting else None
                if person is None:
                    continue
                if asked is not None:
                    persons += [person] if await self._untouched(table, person, asked) else []
                elif token := await self._app.awake.asks(look, person):
                    seeing.seats.append(seat)
                    seeing.asked.append(token)
                else:
                    persons.append(person)
        return [discord.Object(person) for person in persons], seeing

    async def _untouched(self, table: Table, person: int, asked: str) -> bool:
        """Whether somebody is still asked the same and has not pressed since they saw it."""
        look = await self._app.host.now.look(table.id, person)
        return look.token == asked and not self._app.awake.used(table.id, person, asked)

    async def _found(self, post: Due, table: Table) -> int | None:
        """The message of a post that may already have been sent."""
        if not post.tries and post.holder is None:
            return None
        assert self._app.user is not None
        me, forum = self._app.user.id, self._app.get_channel(table.place)
        if isinstance(forum, discord.ForumChannel):
            return await self.threads.found_in_forum(forum, table)

        def search(place: int) -> Coroutine[None, None, int | None]:
            return marked_message(self._place(table, place), me, f"p{post.id}", table.id)

        found = await asked(self._app, search(table.place))
        if found is None and post.kind == "lobby" and table.row.thread is not None:
            return await asked(self._app, search(table.row.channel))  # the thread may have been begun from it
        return found

    def _channel(self, table: Table) -> discord.PartialMessageable:
        return self._place(table, table.place)

    def _place(self, table: Table, place: int) -> discord.PartialMessageable:
        return self._app.get_partial_messageable(place, guild_id=table.row.server)


def _body(post: Due) -> Called:
    return msgspec.json.decode(post.body, type=Called)
