"""The bot: opens the host, answers presses, keeps the boards, and knows which commands Discord has."""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections.abc import Callable, Sequence
from contextlib import AbstractAsyncContextManager, AsyncExitStack
from pathlib import Path
from types import MappingProxyType
from typing import Any

import discord
import msgspec
from discord import app_commands
from discord.ext import commands, tasks

from host import ALL, ANNOUNCED, CALENDAR, EVENTS, LISTING, PAGES, POSTS, WEEKLY, Due, Finished, Host, Part
from words import locale_of

from .. import admin, features, league, learn, stats, typed
from ..commands import GameCommands, me_commands
from ..desk.form_drafts import Texts
from ..desk.last_steps import LastSteps
from ..desk.measures import Replies
from ..desk.open_panels import Awake
from ..desk.open_presses import Presses
from ..desk.outside import Outside
from ..desk.private_threads import Sight
from ..desk.worker_threads import Pool, person
from ..gate import door
from ..kit.about import About
from ..kit.app import App, Interaction
from ..kit.discord_limits import check_commands
from ..kit.press_item import Press
from ..kit.replies import TABLE, failed, say, speaker, taken
from ..kit.router import Router
from ..kit.translation import Translator
from ..panel.follows_game import Follower
from ..pictures.icons import Icons
from ..pictures.wanted import Drawer, Legends, Pictures
from ..posts.admin_reports import Reports
from ..posts.background_requests import sorting
from ..posts.discord_events import Events
from ..posts.edit_boards import Boards
from ..posts.followers import Followers
from ..posts.keep_calendar import Calendar
from ..posts.keep_leagues import Leagues
from ..posts.keep_listings import Keeper
from ..posts.keep_weekly import Weeklies
from ..posts.publish_results import Publisher
from ..posts.send_events import Sender
from ..posts.send_posts import Poster
from ..posts.table_messages import Messages
from ..posts.waiting_calls import WaitingCalls
from .connection import patiently
from .emojis import Emojis

log = logging.getLogger(__name__)
LEAVING = 6.0
"""Seconds for due work when the bot stops."""
PAUSE, FOLLOWS = 1.25, 1.0
"""Seconds between two edits of one board, in the next whole one: of the five edits that Discord takes in five seconds
some are left for older messages. And seconds until an open panel follows."""
EDITS = 20
"""Seconds between two edits of a list of open tables: many changes take one."""
HEARD = 30
"""Seconds between two notes that people are heard."""
CALLS = 4
"""Calls that waited, at most, of one second: in the morning it is the turn of many."""
SOUGHT = 4
"""Places that were lost and are tried again, at most, of one second: Discord shuts out who is refused too often."""
ANSWERING, GOODBYE = 7.0, 3.0
"""Seconds for the answers that are open when the bot stops, and for closing its connection."""


def nameless(record: logging.LogRecord) -> bool:
    """discord.py names who typed when what it offers for a field fails; the log names nobody."""
    head, names, _ = str(record.msg).partition(" (Guild")
    if names and isinstance(record.args, tuple):
        record.msg, record.args = head, record.args[: head.count("%")]
    return True


class Tree(app_commands.CommandTree[App]):
    """The commands; if one fails, the person is told."""

    async def interaction_check(self, interaction: Interaction, /) -> bool:
        person.set(interaction.user.id)
        return await taken(interaction)

    async def on_error(self, interaction: Interaction, error: app_commands.AppCommandError, /) -> None:
        if isinstance(error, app_commands.CommandNotFound | app_commands.CommandSignatureMismatch):
            # Discord goes on showing what an older version had, until the app is loaded anew.
            if interaction.type is discord.InteractionType.application_command:
                await say(interaction, speaker(interaction)("old-command"))
            return
        raised = error.original if isinstance(error, app_commands.CommandInvokeError) else error
        typed_step(interaction, raised)
        await failed(interaction, raised)


def typed_step(interaction: Interaction, error: Exception | None = None) -> None:
    """Remember an action that somebody typed as their last step; nothing of other commands, whose texts are not for
    others."""
    command = interaction.command
    group = getattr(command, "root_parent", None)
    if command is None or group is None or group.name not in interaction.client.host.register.games:
        return
    typed = " ".join(f"{name}:{value}" for name, value in interaction.namespace)
    came = "" if error is None else str(getattr(error, "code", type(error).__name__))
    table = interaction.extras.get(TABLE, 0)
    interaction.client.steps.note(table, interaction.user.id, f"/{command.qualified_name}", typed, came)


async def _typed(interaction: Interaction, _: object) -> None:
    typed_step(interaction)


class Bot(App):
    """`opening` gives the host for as long as the bot runs. `language` is for servers that chose none.

    `commands_file` keeps the fingerprint of the commands Discord was last told, so that they are sent only when
    they changed. `hears`: seconds between two notes that people are heard. `pages`: where results are published.
    `emojis`: whether buttons may have icons.
    """

    poster: Poster
    boards: Boards

    def __init__(
        self,
        opening: Callable[[], AbstractAsyncContextManager[Host]],
        drawer: Drawer,
        *,
        legends: Legends = MappingProxyType({}),
        about: About = About(),  # noqa: B008 - it is frozen
        language: str = "en",
        commands_file: Path | None = None,
        pause: float = PAUSE,
        hears: float = HEARD,
        pages: Path | None = None,
        emojis: bool = False,
    ) -> None:
        logging.getLogger(app_commands.tree.__name__).addFilter(nameless)  # once, however often
        self._replies = Replies()
        super().__init__(
            command_prefix=commands.when_mentioned,
            intents=discord.Intents(guilds=True),
            tree_cls=Tree,
            help_command=None,
            max_messages=None,
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            allowed_mentions=discord.AllowedMentions.none(),
            allowed_contexts=app_commands.AppCommandContext(guild=True),
            allowed_installs=app_commands.AppInstallationType(guild=True),
            http_trace=self._replies.trace(),
        )
        self._opening, self._commands_file, self._pause = opening, commands_file, pause
        self._hears, self._iconed, self.about, self.pages = hears, emojis, about, pages
        self.language = language
        self.awake = Awake(Follower(self).show, min(pause, FOLLOWS))
        self._stack = AsyncExitStack()
        self._opened = self._resumed = False
        self._telling: asyncio.Task[None] | None = None
        self._drawing: asyncio.Task[None] | None = None
        self.pool, self.pictures, self.texts = Pool(), Pictures(drawer, legends), Texts()
        self.sight, self.presses, self.steps, self.icons = Sight(), Presses(), LastSteps(), Icons()
        self.outside = Outside()
        self._router = Router(features.HANDLERS, forms=features.FORMS, enter=door.enter, free=admin.FREE)
        self.panel = features.PANEL

    async def login(self, token: str) -> None:
        """Open the host first: faults in our own files are reported before Discord is asked anything."""
        await self._open_host()
        await super().login(token)

    async def _open_host(self) -> None:
        if not self._opened:
            self._opened = True
            self.host = await self._stack.enter_async_context(self._opening())
            messages = Messages(self)
            self.poster = Poster(self, messages)
            self.boards = Boards(self.host, messages, self._pause)
            self._reports, self._events = Reports(self), Events(self, self.settled)
            self._calls = WaitingCalls(self)

    async def setup_hook(self) -> None:
        await self._open_host()
        self.add_dynamic_items(Press)
        self.add_listener(self._router.other, "on_interaction")
        self.add_listener(self._replies.arrived, "on_interaction")
        self.add_listener(_typed, "on_app_command_completion")
        await self.tree.set_translator(Translator())
        await self.add_cog(GameCommands(self.host.register.games.values()))
        await self.add_cog(admin.AdminCommands())
        self.tree.add_command(admin.setup_command)
        self.tree.add_command(me_commands())
        self.tree.add_command(stats.command(self.host.register.games.values()))
        self.tree.add_command(learn.command(self.host.register.games.values()))
        self.tree.add_command(league.command(self.host.register.games.values()))
        for game in self.host.register.games.values():
            self.tree.add_command(typed.group(game))
        for menu in features.MENUS:
            self.tree.add_command(menu.command())
        told = await self.payload()
        self._telling = asyncio.create_task(patiently(lambda: self.tell_commands(told), "commands"))

    async def on_ready(self) -> None:
        """Go on where the last process stopped; once, not after every reconnection."""
        if not self._resumed:
            log.info("ready; servers: %d", len(self.guilds))
            await self.begin()
            await self.arrive(list(self.guilds), ALL)

    async def begin(self) -> None:
        """Do due work from now on."""
        self._resumed = True
        self._serve()
        await self.host.begin()
        self._tidy.start()
        self._hear.change_interval(seconds=self._hears)
        self._hear.start()
        if self._iconed:
            self._drawing = asyncio.create_task(Emojis(self).keep(), name="icons")

    async def arrive(self, guilds: Sequence[discord.Guild], part: Part) -> None:
        """Find out what has changed on the servers of a shard while nobody listened; the bot is on these."""
        await self.host.places.begin(part)
        await self.host.errands.open(part)
        await self._events.begin(guilds, part)
        await self._events.greet_new(guilds)

    def settled(self, server: int) -> bool:
        """Whether a server has been told of since the start."""
        return True

    def _serve(self) -> None:
        """Do the due work that needs Discord."""
        work = self.host.work
        self.host.register.watch(self.awake.changed)
        work.serve((*POSTS, "show"), self._show, places=8, longest=60, paced=True)
        work.serve(("retire", "settle", "close"), self._aside, places=2, first=60, paced=True, unreached=600)
        work.serve(("admin",), self._report, places=2)
        work.serve(("owed",), self._call, places=2, first=60, longest=600, most=CALLS)
        work.serve(("watch",), Followers(self).look, places=2, paced=True, most=CALLS)
        work.serve(("seek",), self._events.seek, places=2, paced=True, most=SOUGHT)
        self.host.errands.serve(LISTING, Keeper(self, self._pause and EDITS).look)
        self.host.errands.serve(WEEKLY, Weeklies(self).look)
        self.host.errands.serve(EVENTS, Sender(self).look)
        self.host.errands.serve(PAGES, Publisher(self, self.pages).look)
        self.host.errands.serve(ANNOUNCED, Leagues(self, self._pause and EDITS).look)
        self.host.errands.serve(CALENDAR, Calendar(self).look)
        self._events.listen()

    async def _show(self, row: Due, behind: Sequence[Due]) -> Finished:
        with sorting(row.tries):
            return await (self.boards.show if row.kind == "show" else self.poster.send)(row, behind)

    async def _aside(self, row: Due, behind: Sequence[Due]) -> Finished:
        with sorting(row.tries):
            kinds = {"retire": self.poster.retire, "settle": self.poster.settle}
            return await kinds.get(row.kind, self.poster.threads.close)(row, behind)

    async def _call(self, row: Due, behind: Sequence[Due]) -> Finished:
        with sorting(row.tries):
            return await self._calls.make(row, behind)

    async def _report(self, row: Due, behind: Sequence[Due]) -> Finished:
        with sorting(row.tries):
            return await self._reports.tell(row, behind)

    @tasks.loop(hours=6)
    async def _tidy(self) -> None:
        await self.maintain()

    @tasks.loop(seconds=HEARD)
    async def _hear(self) -> None:
        """Note whose people are heard: no clock runs while they are not. A failure is logged: an error would end the
        loop."""
        for shard in self.heard():
            try:
                await self.host.hear(shard)
            except Exception:
                log.exception("shard %s: it could not be noted that people are heard", shard)

    def heard(self) -> list[int]:
        """The shards from which presses arrive."""
        return [0] if self.connected else []

    async def maintain(self) -> None:
        """Make backups, and remove old data: one process for all. A failure is logged and tried again the next time:
        an error would end the loop."""
        if not self.host.ownership.owns(None):
            return
        for work in (self.host.back_up, self.host.tidy):
            try:
                await work()
            except Exception:
                log.exception("maintenance: %s failed", work.__name__)

    async def leave(self) -> None:
        """While still connected: answer open presses, without pictures, and take no new ones."""
        self.pictures.leave()
        self.awake.close()
        await self.presses.finish(ANSWERING)

    async def close(self) -> None:
        """Send due posts, finish writes in progress, then leave."""
        for task in (self._telling, self._drawing):
            if task is not None:
                task.cancel()
        self.awake.close()
        if self._resumed:
            self._tidy.cancel()
            self._hear.cancel()
            await self.host.work.close(LEAVING)
            await self.host.errands.close()
        await asyncio.wait([asyncio.ensure_future(super().close())], timeout=GOODBYE)
        await self._stack.aclose()
        await self.pictures.close()
        await self.outside.close()
        self.pool.close()

    @property
    def connected(self) -> bool:
        """Whether presses can arrive: Discord's gateway is open and has told us our servers."""
        return self.is_ready() and self.ws.open

    async def answer(self, interaction: Interaction) -> None:
        """Carry out a press. Never raises: if something goes wrong, the person is told."""
        await self._router.answer(interaction)

    async def locale(self, server: int) -> str:
        """The language of a server's public messages."""
        return locale_of((await self.host.register.settings(server)).language or self.language)

    async def payload(self) -> list[dict[str, Any]]:
        """All commands as they are sent to Discord. Raises `Bug` naming a limit they break."""
        translator = self.tree.translator
        assert translator is not None
        told: list[dict[str, Any]] = []
        for command in self.tree.get_commands():
            told.append(dict(await command.get_translated_payload(self.tree, translator)))
        check_commands(told)
        return told

    def _fingerprint(self, payload: list[dict[str, Any]]) -> str:
        told = msgspec.json.encode([self.application_id, payload], order="deterministic")
        return hashlib.sha256(told).hexdigest()

    async def tell_commands(self, payload: list[dict[str, Any]]) -> None:
        """Tell Discord the commands, but only when they changed: it allows 200 new ones a day. (The tree's own `sync`
        would translate them all once more.)"""
        mark = self._fingerprint(payload)
        if self._commands_file and self._commands_file.exists() and self._commands_file.read_text("utf-8") == mark:
            return
        if not await self.host.ownership.first("commands", mark):
            return
        assert self.application_id is not None
        await self.http.bulk_upsert_global_commands(self.application_id, payload=payload)
        await self.host.ownership.did("commands", mark)
        log.info("told Discord the commands")
        if self._commands_file:
            self._commands_file.write_text(mark, "utf-8")
