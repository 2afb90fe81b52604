"""`python bot.py --demo`: the real bot on a Discord in memory, with a page on this machine to press its buttons.

The tables stay in a file between two runs. The world around them is created in the same order each time, so
server, channel, thread and people keep their ids; all other ids follow the clock, so a press is never taken for
one of an earlier run.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from functools import partial
from time import perf_counter
from typing import Any, NamedTuple

import discord
import msgspec
import simcord
from simcord.preview import Preview, _action_plans, _assets, _markdown
from simcord.preview._media import MediaWorker

from cogs.client.client import HEARD, Bot
from cogs.commands import help_card
from engine.core.model import Illegal
from host import Refused
from words import FALLBACK, Speaker, locale_of, name_commands_in

DATABASE = "sqlite+aiosqlite:///data/demo.db"
PEOPLE = ("Ann", "Ben", "Cleo", "Dan")
PATIENCE = 60.0
"""Seconds a press may take, all moves of the practice opponents after it included."""
TICK = 0.5
"""Seconds between two looks for changes and for what is due. The page asks as often."""
KEPT = 20
"""How many drawings of a page back a press still counts."""
PRESSED = ("click", "select")
MEANT = (*PRESSED, "modal_submit", "run_command", "autocomplete_command")
"""What a person does on a page that means the same whatever others have done since."""

WELCOME = """
Open  {url}

Press a game there: a table with practice opponents begins at once; then Your move. For a table with people type
      /game create, press Enter, then the arrow on the right. "Viewing as" makes you somebody else, also in
      a second window. Ann manages the server:  /setup  and  /admin  are hers.

{kept} Ctrl+C stops the demo."""
TAKEN = "port {port} cannot be used: name another one with --port, or none, and any free one is taken"
NEW = "Tables are kept in data/demo.db until the next time."
ONE = "The table of last time goes on."
SEVERAL = "The {tables} tables of last time go on."


QUOTED = re.compile(r"(?m)^(> .*\n)(?!>)")
"""The last line of a quote."""
_quotes = _markdown._discord_multiline_quotes


def quotes(text: str) -> str:
    """A quote ends with its last line, as on Discord; the page would go on with it up to an empty one."""
    return _quotes(QUOTED.sub(r"\1\n", text))


_markdown._discord_multiline_quotes = quotes


def _ended(process: asyncio.subprocess.Process) -> bool:
    """Whether nothing of a process is open any more."""
    return bool(process._transport.is_closing())  # type: ignore[attr-defined]


class Decoder(MediaWorker):
    """The page looks at each picture in a process of its own. One that is cut off, when its picture is gone or the
    page ends, is closed here: else Python would do it once the event loop is gone, and complain."""

    def __init__(self) -> None:
        self.begun: list[asyncio.subprocess.Process] = []
        super().__init__()

    @property
    def _process(self) -> asyncio.subprocess.Process | None:
        return self._last

    @_process.setter
    def _process(self, process: asyncio.subprocess.Process | None) -> None:
        self._last: asyncio.subprocess.Process | None = process
        if process is not None:
            self.begun = [*(each for each in self.begun if not _ended(each)), process]

    async def close(self) -> None:
        """End those that run."""
        await super().close()
        for each in self.begun:
            each._transport.close()  # type: ignore[attr-defined]


_assets.MediaWorker = Decoder  # type: ignore[attr-defined]


class World(NamedTuple):
    """The server of the demo: the one thread the page shows, and its people; the first may manage the server."""

    server: int
    thread: simcord.ChannelHandle
    people: tuple[simcord.MemberActor, ...]


class Call:
    """Something to do at a time of `perf_counter`, unless it is taken back."""

    def __init__(self, at: float, call: Callable[[], None]) -> None:
        self.at, self.call, self.meant = at, call, True

    def cancel(self) -> None:
        self.meant = False


class Timers:
    """What the host does later. The world's own timers would keep every press waiting for the next of them; and while
    a press is carried out, the loop's clock is the world's, far ahead of the machine's."""

    def __init__(self) -> None:
        self._calls: list[Call] = []

    def later(self, seconds: float, call: Callable[[], None]) -> Call:
        """Call something after some seconds."""
        made = Call(perf_counter() + seconds, call)
        self._calls.append(made)
        return made

    def run(self) -> None:
        """Do what is due."""
        now = perf_counter()
        due = [each for each in self._calls if each.meant and each.at <= now]
        self._calls = [each for each in self._calls if each.meant and each.at > now]
        for each in due:
            each.call()


async def play(bot: Bot, port: int, stop: asyncio.Event, timers: Timers) -> None:
    """Serve the page on 127.0.0.1 until `stop` is set or the session is ended on the page.

    `port` 0: any free one. Raises `OSError` if it cannot be used or the bot does not get ready.
    """
    env = simcord.Env(bot, settle_timeout=PATIENCE)
    world = make_world(env)
    tell_time(env)
    let_people_speak(env, page_language(bot.language))
    name_commands_in(FALLBACK)  # the page knows no others
    try:
        await env.start()
    except TimeoutError:
        raise OSError("the practice opponents of last time are still thinking; start the demo again") from None
    let_refusals_be_answers(bot)
    with env.time_context():
        try:
            await set_up(bot, world.server)
            keep_hearing(bot, timers)
            await _serve(env, world, bot, port, stop, timers, await show_again(bot, world))
        except simcord.SetupError as error:
            taken = isinstance(error.__cause__, OSError) and port
            raise OSError(TAKEN.format(port=port) if taken else f"the demo cannot be shown: {error}") from None
        finally:
            await bot.close()
            await env.shutdown()


def page_language(locale: str) -> str:
    """The page's (and Discord's) tag for one of our languages."""
    return next(each.value for each in discord.Locale if locale_of(each.value) == locale)


def make_world(env: simcord.Env) -> World:
    """Always the same world, with the same ids."""
    env.backend.edit_bot_profile("Board games")
    guild = env.create_guild("Demo")
    channel = guild.create_text_channel("games")
    people = tuple(guild.add_member(env.create_user(name)) for name in PEOPLE)
    # A table created in a thread stays in it, and the page can show one thread.
    made = env.backend.create_thread(channel.id, "table", people[0].id)
    # Made last, so that the ids before it stay as they were.
    admin = guild.create_role("Admin", permissions=discord.Permissions(manage_guild=True))
    env.backend.get_guild(guild.id).members[people[0].id].role_ids.append(admin.id)
    return World(guild.id, next(each for each in channel.threads if each.id == made.id), people)


async def set_up(bot: Bot, server: int) -> None:
    """Let people open tables at once, unless somebody has chosen otherwise by /setup."""
    settings = await bot.host.register.settings(server)
    if settings.done is None:
        await bot.host.register.set_settings(server, msgspec.structs.replace(settings, done=True))


def keep_hearing(bot: Bot, timers: Timers) -> None:
    """Note from now on that people are heard. The bot's own loop for that waits for a timer of the world, and those
    never run here: every clock of a table would stand after a minute."""
    noting = set[asyncio.Task[None]]()

    def note() -> None:
        task = asyncio.create_task(bot.host.hear(0))
        noting.add(task)
        task.add_done_callback(noting.discard)
        timers.later(HEARD, note)

    note()


def let_people_speak(env: simcord.Env, locale: str) -> None:
    """Everybody's Discord is in this language; simcord knows only American English. Before the bot starts."""

    def told(event: str, payload: Mapping[str, Any]) -> None:
        if event == "INTERACTION_CREATE" and isinstance(payload, dict):
            payload["locale"] = locale

    env.backend.subscribers.append(told)


def let_refusals_be_answers(bot: Bot) -> None:
    """A command that is refused was answered. simcord counts all that comes to the `on_error` of the tree as a fault
    of the bot, and its page calls the outcome uncertain. To be called after the bot has started."""
    counted, told = bot.tree.on_error, partial(type(bot.tree).on_error, bot.tree)

    async def on_error(interaction: discord.Interaction[Bot], error: discord.app_commands.AppCommandError) -> None:
        refused = isinstance(getattr(error, "original", error), Illegal | Refused)
        await (told if refused else counted)(interaction, error)

    bot.tree.on_error = on_error  # type: ignore[method-assign]


def let_presses_arrive(page: Preview) -> None:
    """A press counts though others have moved since its page was drawn, or their press is being carried out, as on
    Discord; simcord refuses both. Its keys number the buttons of a message, so a button is found again by the id the
    bot gave it; one that is gone stays refused."""
    take, publish, turns = page._action, page._publish, asyncio.Lock()
    drawn = dict[tuple[str, int], dict[str, str]]()

    def published(each: Any, **why: Any) -> None:
        publish(each, **why)
        drawn[each.id, each.revision] = _controls(page, each)
        drawn.pop((each.id, each.revision - KEPT), None)

    async def taken(context: str | None, body: Mapping[str, Any]) -> dict[str, Any]:
        async with turns:
            each, at = page._pages.get(context or ""), body.get("published_revision")
            if each is not None and isinstance(at, int) and at != each.revision and body.get("kind") in MEANT:
                key = str(body.get("control_key"))
                pressed, now = drawn.get((each.id, at), {}).get(key), _controls(page, each)
                same = (
                    found for found, given in now.items() if given == pressed and _message(found) == _message(key)
                )
                again = {"control_key": next(same, "")} if body["kind"] in PRESSED else {}
                body = {**body, "published_revision": each.revision, **again}
            return await take(context, body)

    vars(page).update(_action=taken, _publish=published)


def _controls(page: Preview, each: Any) -> dict[str, str]:
    """The ids that the bot gave to buttons and selects, by the page's keys."""
    found = dict[str, str]()
    for number in each.snapshot.get("messages", ()):
        try:
            message = page._target_message(each, int(number))
        except simcord.SetupError:
            continue
        for index, root in enumerate(message.components):
            for path, part in _action_plans._component_paths(root, str(index)):
                key = _action_plans._component_key(part, path, message.id)
                if key is not None and "custom_id" in part:
                    found[key] = str(part["custom_id"])
    return found


def _message(key: str) -> str:
    return key.partition(":component:")[0]


def tell_time(env: simcord.Env) -> None:
    """Set the world's clock, which only moves when told to."""
    behind = (datetime.now(UTC) - env.now()).total_seconds()
    env.backend.advance_clock(max(0.0, behind))


async def show_again(bot: Bot, world: World) -> str:
    """Post the boards again that were lost with the last world; the bot would not notice. Returns the number of
    tables."""
    host, there = bot.host, {message.id for message in world.thread.history()}
    tables = await host.register.tables(live=True)
    for table in tables:
        if table.row.board not in there:
            await host.places.post_again(table)
    await host.work.idle()
    if not tables:
        speak = Speaker(bot.language)
        card = help_card(host.register.games.values(), bot.about, speak)
        await bot.get_partial_messageable(world.thread.id).send(view=card.view())
        return NEW
    return ONE if len(tables) == 1 else SEVERAL.format(tables=len(tables))


async def _serve(
    env: simcord.Env, world: World, bot: Bot, port: int, stop: asyncio.Event, timers: Timers, kept: str
) -> None:
    locale = page_language(bot.language)
    async with env.preview(world.thread, viewers=world.people, layout="channel", locale=locale, port=port) as page:
        assert page._python is not None
        page._python.target_id = page._python.window_end_id = None  # a page opens at the newest message
        let_presses_arrive(page)
        print(WELCOME.format(url=page.url, kept=kept), flush=True)  # noqa: T201
        tasks = [asyncio.ensure_future(each) for each in (stop.wait(), page.wait_closed(), _watch(env, page, timers))]
        done, others = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in others:
            task.cancel()
        for task in done:
            await task


async def _watch(env: simcord.Env, page: Preview, timers: Timers) -> None:
    """Let the world's clock run, do what is due, and show every open page the moves of others: a press refreshes only
    its own."""
    changed = datetime.now(UTC)

    def heard(event: str, _: Mapping[str, Any]) -> None:
        nonlocal changed
        if event.startswith("MESSAGE_"):
            changed = datetime.now(UTC)

    env.backend.subscribers.append(heard)
    while True:
        await asyncio.sleep(TICK)
        tell_time(env)
        timers.run()
        page.capture_time = env.now()
        if page._active_action is not None:  # the page would be outdated before its picture is loaded
            continue
        # `page.refresh()` would do, but loses a press that comes in meanwhile. This waits for nothing.
        for each in list(page._pages.values()):
            shown = datetime.fromisoformat(each.published_at or "0001-01-01T00:00Z")
            if each is not page._python and shown < changed:
                page._publish(each, reason="refresh")
