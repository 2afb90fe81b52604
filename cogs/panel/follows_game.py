"""Edits open panels (`desk.open_panels`), as answers to the presses that showed them."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from functools import partial

import aiohttp
import discord
import msgspec

from engine.core.text import verb
from host import Line, Look, Refused, Status
from words import locale_of

from ..desk.open_panels import PATIENCE, READ, Again, Open, Shown, proposing, stood
from ..gate import door
from ..kit.app import App
from ..kit.card import SMALL, Card
from ..kit.send_again import passing
from ..news.digest import in_short
from ..news.rating_line import changes_seen
from ..news.standings import ranking
from ..viewer import Viewer
from .fold import ABOVE, LONGER
from .reminders import known, reminded

MAKING = 1
"""Panels made at the same time: people who press go first."""
RECENT = 30
"""Lines of the log searched for what somebody did last."""


def own_turn(look: Look, lines: Sequence[Line]) -> list[Line]:
    """The last turn of a look's seat, of these lines of the log: an unbroken run, of which only the last part counts
    where the seat has said in between that it is done; without what the news tell, and without notes that are
    idle."""
    news, guide, found = {line.seq for line in look.news}, look.table.game.guide, list[Line]()
    idle, ends = guide.news.idle, {verb(end) for end in guide.panel.ends}
    for line in reversed([each for each in lines if not each.struck]):
        if line.seat == look.seat:
            ended = line.text.partition(" ")[0] in ends or any(note.code in guide.news.over for note in line.notes)
            if found and ended:
                break
            found.insert(0, line)
        elif found:
            break
    return [
        msgspec.structs.replace(line, notes=tuple(note for note in line.notes if note.code not in idle))
        for line in found
        if line.seq not in news
    ]


class Follower:
    """Shows people what they would see if they pressed."""

    def __init__(self, app: App) -> None:
        self._app = app
        self._making = asyncio.Semaphore(MAKING)

    async def show(self, one: Open) -> bool:
        """See `open_panels.Show`."""
        try:
            return await self._show(one)
        except Refused as error:
            if error.code == "busy":
                raise Again from error
        except (discord.DiscordException, aiohttp.ClientError, OSError, TimeoutError) as error:
            if passing(error):
                raise Again from error
        return False  # it was closed, or is too old: nobody's fault

    async def _show(self, one: Open) -> bool:
        host = self._app.host
        if host.clock() >= one.until:
            return False
        table = await host.register.table(one.table)
        if not await door.stays(self._app, table, one.server, one.person):
            return False
        # A plan is dropped, and a proposal made and settled, without an entry.
        same = stood(table) == one.shown.stood and one.shown.plan != "stands"
        if same and proposing(await host.proposals.of(one.table, None)) == one.shown.proposed:
            return True
        look = await host.now.look(one.table, one.person, one.known)
        now = Shown.of(look)
        if not one.shown.outdated(now):
            one.shown = msgspec.structs.replace(one.shown, stood=now.stood)
            return True
        await host.lessons.advise(look, one.person)
        viewer = Viewer(look, look.table.speaker(locale_of(str(one.press.locale)), one.person))
        if now.proposed != one.shown.proposed:  # what the press was answered was about that
            one.said = await self._unasked(one, viewer) if one.shown.unasked(now) else ""
            one.said_at = host.clock()
        elif host.clock() > one.said_at + READ:
            one.said = ""
        card = await self._card(one, viewer)
        if not await door.stays(self._app, await host.register.table(one.table), one.server, one.person):
            return False
        await self._edit(one, card)
        one.used = one.used and now.asks and now.token == one.shown.token
        one.shown, one.reminded = now, reminded(viewer, "", one.reminded)
        if look.news:
            by = ranking(viewer)
            one.later = look.seen(by.values if by is not None else ())
        return now.status in (Status.PLAYING, Status.PAUSED)

    async def _unasked(self, one: Open, viewer: Viewer) -> str:
        """That what was proposed is asked no more: who refused it, or only that nothing came of it."""
        mark, _ = one.shown.proposed or ("", ())
        if (by := await self._app.host.proposals.refused(one.table, mark)) is not None:
            return viewer.speak(f"notice-{by.code}", name=viewer.speak.names[by.seat])
        return viewer.speak("proposed-for-nothing")

    async def _card(self, one: Open, viewer: Viewer) -> Card:
        """The panel. It begins with what their last press was answered beside the log, else, right after it, with
        what its person did in their last turn: others may have moved before that was read; later it has been."""
        memo, look, lines = await self._app.host.memos.read(one.table, one.person), viewer.look, list[Line]()
        just = self._app.host.clock() <= one.pressed_at + READ
        if look.seat is not None and look.table.status is Status.PLAYING and just:
            lines = await self._app.host.moments.log(one.table, one.person, before=look.seq + 1, limit=RECENT)
        did = in_short(viewer, own_turn(look, lines), ABOVE if look.offers else (LONGER - 1) * SMALL)
        changes = await changes_seen(self._app.host, look, one.person)
        async with self._making:
            make = partial(
                self._app.panel,
                viewer,
                line=one.said or did,
                memo=memo,
                read=known(one.read),
                changes=changes,
                abroad=one.server != look.table.row.server,
            )
            card = await self._app.pool.run(make)
        return await card.drawn(partial(self._app.pictures.image, place=f"panel {one.table} {one.person}"))

    async def _edit(self, one: Open, card: Card) -> None:
        """Raises what a request to Discord does."""
        one.edits += 1
        icons, mark = self._app.icons, (one.press.id >> 22) + one.edits  # as for the answer to a press
        async with asyncio.timeout(PATIENCE):
            try:
                await one.press.edit_original_response(view=card.view(mark, icons), attachments=card.files())
            except discord.HTTPException as error:
                if not icons.refused(error):
                    raise
                await one.press.edit_original_response(view=card.view(mark), attachments=card.files())
