"""Starts the bot's process on a small Discord; only Discord's addresses are replaced, and the painters unless
`paints`. For each line of JSON on its input (`folder`, `port`, `token`, `environ`, `arguments`, `paints`) it forks:
its copy has all code and all words loaded already and is the bot.

A copy's number is printed. What it says is in the file `said` of its folder, its exit code and its CPU-seconds at
last in `code`.
"""

from __future__ import annotations

import json
import os
import select
import sys
import traceback
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import discord
import yarl

import bot
from cogs.pictures.painter_processes import Painters
from games import GAMES
from tests.empty import empty_database
from tests.stores import POSTGRESQL
from words import LOCALES, has

ROOT = Path(__file__).parents[2]
LOOK = 0.02
"""Seconds between two looks for copies that have ended."""


def run(order: dict[str, Any]) -> int:
    """Be the bot."""
    os.chdir(order["folder"])
    os.environ.update(order["environ"], DISCORD_TOKEN=order["token"])
    said = os.open("said", os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    for number in (1, 2):
        os.dup2(said, number)
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    if not order["paints"]:
        command = [sys.executable, "-S", str(ROOT / "tests" / "wire" / "pixel.py")]
        bot.Painters = lambda _, *where: Painters(command, *where)  # type: ignore[assignment, misc]
    discord.http.Route.BASE = f"http://127.0.0.1:{order['port']}"
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(f"ws://127.0.0.1:{order['port']}/gateway")
    try:
        return bot.main(order["arguments"])
    except BaseException:  # noqa: BLE001 - as Python itself ends
        traceback.print_exc()
        return 1


def load() -> None:
    """All words, and the code that is loaded when a database is made."""
    for locale in LOCALES:
        for game in GAMES:
            has(locale, game.key, "")
    if not POSTGRESQL:
        with TemporaryDirectory() as folder:
            empty_database(Path(folder) / "games.db")
    assert not {"cluster", "cogs.client.spread"} & sys.modules.keys(), "nothing of a cluster, where there is none"
    bot.keep_what_is_loaded()


def main() -> None:
    """Start bots until the input ends."""
    load()
    running: dict[int, Path] = {}
    while True:
        if select.select([sys.stdin], [], [], LOOK)[0]:
            line = sys.stdin.readline()
            if not line:
                return
            order = json.loads(line)
            copy = os.fork()
            if copy == 0:
                code = run(order)
                sys.stdout.flush()
                sys.stderr.flush()
                os._exit(code)
            running[copy] = Path(order["folder"])
            sys.stdout.write(f"{copy}\n")
            sys.stdout.flush()
        for each in list(running):
            ended, status, use = os.wait4(each, os.WNOHANG)
            if ended:
                part = running[each] / "code.part"
                part.write_text(f"{os.waitstatus_to_exitcode(status)} {use.ru_utime + use.ru_stime}")
                part.rename(running.pop(each) / "code")


if __name__ == "__main__":
    main()
