"""Calls that waited until their person may be called: one message for all tables that wait for them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import discord

from host import Due, Finished, Lost, NotYet, Refused, Status, Table, Unreachable
from host.attention.attention import INVITED, NEWS, NEXT, OVER, TURN, WATCHED, Waiting
from words import Speaker, locale_of

from ..gate.find_table import link, title
from ..kit.app import App
from ..kit.card import Button, Card, Link, rows
from ..kit.custom_ids import Ref
from ..news.standings import points_row
from ..viewer import Viewer
from .background_requests import asked
from .post_marks import marked_message

LISTED = 8
"""The most tables in one message."""
SAID = {OVER: "calls-over", NEXT: "calls-next", INVITED: "calls-invited"}
"""What is said of a table that does not wait for a move."""
HEADS = {
    NEXT: "calls-head-next",
    INVITED: "calls-head-invited",
    NEWS: "calls-head-news",
    OVER: "calls-head-news",
    WATCHED: "calls-head-watched",
}
"""What a message begins with that calls for no other reason."""
TELLING = {
    "calls-news": ("calls-head-news", "calls-head-watched"),
    "calls-next": ("calls-head-next",),
    "calls-invited": ("calls-head-invited",),
}
"""The beginnings that say what would be said of each table."""
LATER = 900
"""Seconds until a call is looked at again whose table has no place; once it has one, it calls whom it waits for."""
CLOSED = 50007
"""Discord's error code: somebody takes no direct messages from us."""


class WaitingCalls:
    """Makes them: at the table, if it is one; as a direct message, if there are several, or somebody wants all at
    once, or a guest of another server. Who takes no direct messages, is called at the table that has waited for the
    longest; who is a guest there, not at all."""

    def __init__(self, app: App) -> None:
        self._app = app

    async def make(self, row: Due, behind: Sequence[Due]) -> Finished:
        """Make the calls that a row of due work stands for. Raises `NotYet`, `Unreachable`, and others."""
        try:
            return await self._make(row)
        except Lost as lost:  # perhaps of a direct message: each table finds out about its place by itself
            raise Unreachable(str(lost)) from lost

    async def _make(self, row: Due) -> Finished:
        attention = self._app.host.attention
        if row.tries or row.holder is not None:
            begun = await attention.begun(row)
            if begun is not None and await self._found(row, begun):
                await attention.made(begun)
                return Finished("found")
            if begun is not None:
                await attention.unbegun(row)
        waiting = await attention.waiting(row)
        if waiting is None:
            return Finished("needless")
        if not _together(waiting) and waiting.tables[0][0].row.lost is not None:
            await attention.unbegun(row)
            raise NotYet(LATER)
        try:
            outcome = await self._send(row, waiting)
        except discord.HTTPException as error:
            if error.status < 500:
                await attention.unbegun(row)
            raise
        except Lost:
            await attention.unbegun(row)
            raise
        await attention.made(waiting)
        return Finished(outcome)

    async def _send(self, row: Due, waiting: Waiting) -> str:
        """Send the message; returns which way."""
        if not _together(waiting):
            await self._post(self._at(waiting), row, waiting, waiting.tables[0][0].row.server)
            return "there"
        try:
            await self._post(await self._direct(waiting.person), row, waiting, None)
        except discord.HTTPException as error:
            if error.code != CLOSED:
                raise
            self._app.host.attention.closed.add(waiting.person)
            if _only_followed(waiting) or waiting.tables[0][0].id in waiting.guest:
                return "closed"
            await self._post(self._at(waiting), row, waiting, waiting.tables[0][0].row.server)
            return "there"
        self._app.host.attention.closed.discard(waiting.person)
        return "direct"

    async def _open(self, person: int) -> discord.DMChannel | None:
        """Somebody's direct messages, unless they take none from us."""
        try:
            return await self._direct(person)
        except discord.HTTPException as error:
            if error.code != CLOSED:
                raise
            return None

    async def _post(self, channel: discord.abc.Messageable, row: Due, waiting: Waiting, server: int | None) -> None:
        """Post the calls in a channel of a server, or in a direct message (None)."""
        card = await self._card(waiting, f"p{row.id}", server)
        allowed = discord.AllowedMentions(everyone=False, roles=False, users=[discord.Object(waiting.person)])
        await asked(self._app, channel.send(view=card.view(), nonce=row.nonce, allowed_mentions=allowed))

    async def _found(self, row: Due, begun: Waiting) -> bool:
        """Whether an earlier try has sent the message."""
        assert self._app.user is not None
        me, mark, table = self._app.user.id, f"p{row.id}", begun.tables[0][0].id
        places: list[discord.abc.Messageable] = [self._at(begun)]
        if _together(begun) and (direct := await self._open(begun.person)):
            places.append(direct)
        for place in places:
            if await asked(self._app, marked_message(place, me, mark, table)) is not None:
                return True
        return False

    async def _card(self, waiting: Waiting, mark: str, server: int | None) -> Card:
        """A line and a button for each table, the oldest first. In a channel only tables of that server are named."""
        language = await self._app.locale(server) if server is not None else waiting.life.language
        here = [each for each in waiting.tables if server is None or each[1] != WATCHED]
        shown = [each for each in here if server in (None, each[0].row.server)]
        lines, speak = list[str](), Speaker(locale_of(language or self._app.language))
        whys = {why for _, why in here}
        headed = HEADS.get(next(iter(whys)) if len(whys) == 1 else TURN, "calls-head")
        for table, why in shown[:LISTED]:
            guest, speaker = table.id in waiting.guest, table.speaker(speak.locale)
            lines.append(await self._line(table, why, speaker, headed, guest=guest))
            if table.status is Status.PLAYING and (row := await self._points(table, waiting.person, speaker)):
                lines.append(row)
        if left := len(here) - min(len(shown), LISTED):
            lines.append(speak("calls-more", count=left))
        who = f"<@{waiting.person}>" if server is not None else "none"
        head = speak(headed, who=who, count=sum(why != WATCHED for _, why in here))
        first = shown[0][0]
        if len(shown) == 1 and server is not None:
            buttons: list[Button | Link] = [self._button(*shown[0], mark, speak)]
        else:
            buttons = [
                self._panel(table, mark, speak)
                if table.id in waiting.guest
                else Link(speak("table", number=table.id), link(table))
                for table, why in shown[:LISTED]
                if why != INVITED or table.id not in waiting.guest
            ]
        followed = [table.id for table, why in shown[:LISTED] if why == WATCHED]
        buttons += [
            Button(speak("button-unfollow-table", number=number), Ref("unfollow", token=str(number)).id())
            for number in followed
        ]
        buttons.append(Button(speak("button-me"), Ref("me", first.id, mark).id()))
        return Card((head, "\n".join(lines), *rows(buttons)))

    def _button(self, table: Table, why: str, mark: str, speak: Speaker) -> Button | Link:
        """What leads on from a call to one table: nobody is told that it is their move where nothing is asked."""
        if why == INVITED:
            return Button(speak("button-join"), Ref("join", table.id, mark).id(), "primary")
        if why == TURN and table.status is Status.PLAYING:
            return Button(speak("button-move"), Ref("move", table.id, mark).id(), "primary")
        return Link(speak("table", number=table.id), link(table))

    def _panel(self, table: Table, mark: str, speak: Speaker) -> Button:
        """What leads a guest on, who cannot go to the table."""
        return Button(speak("list-move", number=table.id), Ref("move", table.id, mark).id(), "primary")

    async def _line(self, table: Table, why: str, speak: Speaker, headed: str, *, guest: bool = False) -> str:
        """What there is at a table, unless the heading says that already."""
        if why in (TURN, WATCHED) and table.status is Status.PLAYING:
            look = await self._app.host.now.look(table.id, None)
            return f"- **{title(table, speak)}** · {speak.doing(look.view)} · <t:{look.since}:R>"
        if why == INVITED and guest:
            return f"- **{title(table, speak)}** · {speak('calls-invited-guest', number=table.id)}"
        over = why == WATCHED and table.status in (Status.FINISHED, Status.ABANDONED)
        said = SAID.get(OVER if over else why, "calls-news")
        told = "" if headed in TELLING.get(said, ()) else f" · {speak(said)}"
        return f"- **{title(table, speak)}**{told}"

    async def _points(self, table: Table, person: int, speak: Speaker) -> str:
        """How the game stands, its person's points first; "" of a game that cannot be played just now."""
        try:
            viewer = Viewer(await self._app.host.now.look(table.id, None), speak)
        except Refused:
            return ""
        return await self._app.pool.run(partial(points_row, viewer, table.seat_of(person)))

    async def _direct(self, person: int) -> discord.DMChannel:
        return await asked(self._app, self._app.create_dm(discord.Object(person)))

    def _at(self, waiting: Waiting) -> discord.PartialMessageable:
        """Where the table that has waited for the longest is."""
        table = waiting.tables[0][0]
        return self._app.get_partial_messageable(table.place, guild_id=table.row.server)


def _together(waiting: Waiting) -> bool:
    """Whether the calls go into a message of their own, not to the table."""
    return len(waiting.tables) > 1 or bool(waiting.life.digest) or _only_followed(waiting) or bool(waiting.guest)


def _only_followed(waiting: Waiting) -> bool:
    """Whether there are news for a follower only: nobody else reads them."""
    return all(why == WATCHED for _, why in waiting.tables)
