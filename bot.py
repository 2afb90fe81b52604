"""The entry point: `python bot.py [--config FILE] [--demo] [TASK]`. The only file that wires the rooms."""

from __future__ import annotations

import signal

if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # Ctrl+C while the rest is loaded: no traceback

import argparse
import asyncio
import gc
import logging
import os
import platform
import sys
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import discord
import msgspec
from prometheus_client import Info

import logs
from cli import Program, Source, Where, add_tasks, carry_out
from cogs.client.client import PAUSE, Bot
from cogs.client.connection import stay
from cogs.kit.about import About
from cogs.pictures.painter_processes import Painters
from config import Config, ConfigError, Health, Storage, load
from db import Store, StoreError, is_postgresql, private
from games import ARTISTS, GAMES
from health import keep_alive, notify, serving
from host import Backups, Host, editions, steady
from host.lobby import time_now
from host.measures import Counting
from host.rounds import Later
from render.jobs import pack
from render.legend import words
from version import VERSION

if TYPE_CHECKING:
    from cluster import Process

TOO_FEW_SHARDS = (4010, 4011)
"""Codes with which Discord refuses a number of shards."""
BUILD = Info("build", "Which version of the bot this is", namespace="playbypost")
BUILD.info({"version": VERSION, "python": platform.python_version()})
log = logging.getLogger("bot")


@asynccontextmanager
async def open_host(
    config: Config, connected: Callable[[], bool], later: Later | None, process: Process | None = None
) -> AsyncIterator[Host]:
    """The host of all tables, on the database of the settings, until the bot stops; the machine sees how it is.
    `process`: this one of several."""
    known = known_editions(config)
    store = await Store.open(config.storage.url, shared=process is not None)
    try:
        folder = database_of(config).parent
        private.make_folder(folder)  # PostgreSQL needs none
        beside = folder / "backups"
        member = None if process is None else await process.of(store.leases)
        host = Host(
            store,
            GAMES,
            editions=known,
            now=time_now if member is None else member.now,
            backups=Backups(beside, 0 if is_postgresql(config.storage.url) else config.storage.backups),
            later=later,
            evenly=None if later else steady,
            ownership=member,
        )
        pages = serving(
            config.health.port,
            database=store.answer,
            connected=connected,
            count=Counting(store, host.clock).count,
            about=tuple if process is None else process.about,
        )
        async with pages, keep_alive(store.answer):
            yield host
        await host.close()
    finally:
        await store.close()


def known_editions(config: Config) -> editions.Editions:
    """The editions in the settings' folder. Raises `ValueError`."""
    return editions.load(Path(config.play.editions) if config.play.editions else None, GAMES)


def database_of(config: Config) -> Path:
    """The file of the settings' database; what is kept beside it, is kept there with PostgreSQL, too."""
    url = Storage().url if is_postgresql(config.storage.url) else config.storage.url
    return Path(url.partition(":///")[2])


def source_of(config: Config) -> Source:
    """What the tasks work on: the database's file, or the URL of PostgreSQL's."""
    return config.storage.url if is_postgresql(config.storage.url) else database_of(config)


def process_of(config: Config) -> Process | None:
    """This process, if it is to be one of several."""
    if config.cluster.processes is None:
        return None
    from cluster import Process

    shards = None if config.cluster.shards == "auto" else config.cluster.shards
    expected = 1 if config.cluster.processes == "auto" else config.cluster.processes
    return Process(steady, shards=shards, expected=expected, folder=database_of(config).parent)


def create_bot(
    config: Config,
    *,
    pause: float = PAUSE,
    remember: bool = True,
    later: Later | None = None,
    process: Process | None = None,
    emojis: bool = True,
) -> Bot:
    """The bot, not yet connected. `remember` beside the database which commands Discord was told, unless it is the
    `process` of several; `later` is the host's. `emojis`: whether buttons may have
    icons."""
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # it never speaks
    kind: Callable[..., Bot] = Bot
    if process is not None:
        from cogs.client.spread import Spread

        kind, remember = partial(Spread, joining=process.join), False
    bot = kind(
        lambda: open_host(config, lambda: bot.connected, later, process),
        Painters([sys.executable, "-m", "painter"], Path(__file__).parent, pack),
        legends={key: words(artist.legend) for key, artist in ARTISTS.items()},
        about=About(VERSION, config.about.privacy, config.about.terms, config.about.support),
        language=config.play.default_language,
        commands_file=database_of(config).with_suffix(".commands") if remember else None,
        pause=pause,
        pages=Path(config.pages.folder) if config.pages.folder else None,
        emojis=emojis,
    )
    return bot


@contextmanager
def stop_signals() -> Iterator[asyncio.Event]:
    """An event that Ctrl+C or `systemctl stop` sets. A second signal ends the process at once."""
    stop, loop = asyncio.Event(), asyncio.get_running_loop()
    before = {each: signal.getsignal(each) for each in (signal.SIGINT, signal.SIGTERM)}

    def stopped(number: int, _: object) -> None:
        signal.signal(number, signal.SIG_DFL)
        loop.call_soon_threadsafe(stop.set)

    for each in before:
        signal.signal(each, stopped)
    try:
        yield stop
    finally:
        for each, handler in before.items():
            signal.signal(each, handler)


async def connect(bot: Bot, token: str) -> None:
    """Stay connected until a signal stops the bot; due posts are sent before it leaves."""
    with stop_signals() as stop:
        async with bot:
            working, told = asyncio.ensure_future(stay(bot, token)), asyncio.ensure_future(stop.wait())
            await asyncio.wait((working, told), return_when=asyncio.FIRST_COMPLETED)
            notify("STOPPING=1")
            if stop.is_set():
                await bot.leave()
            told.cancel()
            working.cancel()
            with suppress(asyncio.CancelledError):
                await working


def keep_what_is_loaded() -> None:
    """Keep the garbage collector away from the loaded code, which stays until the end: a search through it would hold
    everybody up for almost a tenth of a second each time."""
    gc.collect()
    gc.freeze()


def run(config: Config) -> int:
    """Connect to Discord and stay until told to stop. 0: stopped as asked."""
    keep_what_is_loaded()
    process = process_of(config)
    logs.configure(
        config.logging.level, config.logging.format, [config.token], process=process.name if process else ""
    )
    log.info("version %s on Python %s", VERSION, platform.python_version())
    try:
        asyncio.run(connect(create_bot(config, process=process), config.token.reveal()))
    except discord.LoginFailure:
        raise ConfigError("Discord does not know this token; copy it again from your application's page") from None
    except discord.ConnectionClosed as error:
        if error.code in TOO_FEW_SHARDS:
            raise ConfigError(
                'Discord wants the bot\'s servers on more shards; see cluster.shards (best: "auto"), and stop all '
                "processes before the next start"
            ) from None
        raise
    return 0


def for_demo(config: Config) -> Config:
    """The settings with the demo's own database."""
    try:
        import demo
    except ModuleNotFoundError as error:
        if error.name == "demo":
            raise ConfigError(
                "the demo is not installed with the command: in a clone, `make demo` starts it"
            ) from None
        raise ConfigError(f"the demo needs {error.name}, which is not installed; `make demo` installs it") from None
    return msgspec.structs.replace(config, storage=Storage(demo.DATABASE, backups=0))


def try_out(config: Config, port: int) -> int:
    """Serve the demo, with settings `for_demo`, until told to stop."""
    import demo

    keep_what_is_loaded()
    logs.configure("warning", config.logging.format)
    logging.getLogger("db.sqlite").setLevel(logging.ERROR)  # nobody copies the demo's file

    async def play() -> None:
        with stop_signals() as stop:
            # In the demo nothing limits edits, and its Discord forgets the commands and knows no emojis.
            timers = demo.Timers()
            bot = create_bot(config, pause=0, remember=False, later=timers.later, emojis=False)
            await demo.play(bot, port, stop, timers)

    asyncio.run(play())
    return 0


def main(argv: list[str], name: str = "python bot.py") -> int:
    """Run the command line, which is called so. Returns 2 with one line of explanation if settings or storage cannot
    be used."""
    parser = argparse.ArgumentParser(prog=name, description="A Discord bot that hosts long board games.")
    parser.add_argument("--version", action="version", version=VERSION)
    parser.add_argument("--config", type=Path, help="the settings (default: config.toml)")
    parser.add_argument("--demo", action="store_true", help="a table to try on this machine: no Discord, no token")
    parser.add_argument(
        "--port", type=int, default=0, help="where the demo listens, or the health pages instead of health.port"
    )
    add_tasks(parser)
    args = parser.parse_args(argv)
    try:
        playing = not (args.demo or args.task)
        config = load(args.config, os.environ, token_needed=playing, token_checked=args.gate and not args.demo)
        if args.demo:
            config = for_demo(config)
        elif args.port:
            config = msgspec.structs.replace(config, health=Health(args.port))
        if args.task:
            if args.gate:
                known_editions(config)
            logs.configure("error", config.logging.format, [config.token])
            keep_what_is_loaded()
            checker = Program([sys.executable, "-m", "checker"], Path(__file__).parent)
            return carry_out(args.task(args), Where(source_of(config), GAMES, checker))
        return run(config) if playing else try_out(config, args.port)
    except (ConfigError, StoreError, ValueError, OSError) as error:
        print(error, file=sys.stderr)
        return 2


def command() -> int:
    """The bot as an installed command."""
    return main(sys.argv[1:], "playbypost")


if __name__ == "__main__":
    sys.exit(command())
