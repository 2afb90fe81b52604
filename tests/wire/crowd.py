"""Many people at many tables, pressing at a given rate, and what they saw: how soon, and what not at all."""

from __future__ import annotations

import asyncio
import bisect
import re
import time
from collections import defaultdict
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from cogs.kit.custom_ids import Ref, read
from games import GAMES
from host.view import token as tokens
from tests.wire.interactions import ASK, DEADLINE, Asked
from tests.wire.many import Table
from tests.wire.people import Person, options, words
from tests.wire.small import Discord
from tests.wire.world import Message
from words import Speaker

LONGEST = 60.0
"""Seconds that people wait for an answer."""
ASKING = {"go", "pick", "some", "sure", "num"}
"""The parts of a panel that ask for a decision."""


SUGGESTING = (("game log", "table"), ("game move", "table"), (f"{GAMES[0].key} other", "value"))
"""Options for which the bot makes suggestions."""
LETTERS, FORM = "0123456789abcdef ", 4_000
"""What is typed by chance, and the most that a form takes."""
ROADS, MAP = "roads", ("0,0:P14 ", "1,0:M1\n", "2,0:S ", "0,1:W\n", "layout: pointy\n")
"""A game with maps of one's own, and what may stand there."""
MOVING = {*ASKING, "typed", "undo", "said"}
"""Presses that may change a game; others may put a page in place of the panel."""


class Press(NamedTuple):
    """A press and its table; `moved`: whether it changed the game."""

    table: Table
    asked: Asked
    moved: bool


@dataclass
class Crowd:
    """Plays at the tables. `presses` are all that were made."""

    discord: Discord
    tables: Sequence[Table]
    chance: Random
    presses: list[Press] = field(default_factory=list)
    _busy: set[int] = field(default_factory=set, repr=False)

    async def play(self, rate: float, seconds: float) -> None:
        """So many presses a second, for so long; then wait for the last answers."""
        begun, made, tasks = time.monotonic(), 0, set[asyncio.Task[None]]()
        while (now := time.monotonic() - begun) < seconds:
            while made < now * rate:
                made += 1
                task = asyncio.create_task(self._press())
                tasks.add(task)
                task.add_done_callback(tasks.discard)
            await asyncio.sleep(0.005)
        await asyncio.gather(*tasks)

    async def _press(self) -> None:
        """One press at a table in play where nobody waits for an answer; whoever is known to be asked presses."""
        for _ in range(1000):
            table = self.chance.choice(self.tables)
            if table.number not in self._busy and not table.over:
                break
        else:
            return
        self._busy.add(table.number)
        try:
            asking = [each for each in table.people if token(each)]
            person = self.chance.choice(asking or table.people)
            before = token(person)
            asked = await person.turn(self.chance, table.board, LONGEST)
            kept = tokens.read(token(person)).turn != "now"  # for themselves: nothing is shown to all
            moved = bool(before) and token(person) != before and meaning(asked) in MOVING and not kept
            self.presses.append(Press(table, asked, moved))
            for each in table.people:  # what the others have before them is old now
                if not token(person) or (moved and each is not person):
                    each.panel = None
        finally:
            self._busy.discard(table.number)


@dataclass
class Flooder:
    """One person of a table who presses whatever they see, fills each form to the brim, types options, and uploads
    texts for a table that they have opened (`open_at`)."""

    table: Table
    chance: Random
    made: int = 0
    forms: int = 0
    typed: int = 0
    uploaded: int = 0
    open_at: int = 0
    _tasks: set[asyncio.Task[None]] = field(default_factory=set, repr=False)
    _settings: Message = field(init=False, repr=False)

    async def presses(self, rate: float) -> None:
        """So many a second, whether or not they are answered."""
        await self._flood(rate, self._press)

    async def suggestions(self, rate: float) -> None:
        """So many options typed a second."""
        await self._flood(rate, self._type)

    async def uploads(self, rate: float) -> None:
        """So many files a second, each as large as may be, for the map of a table of Roads & Boats."""
        person, channel = self.table.people[0], self.table.thread
        parent = person.discord.world.channels[channel.parent or channel.id]
        await person.sees(person.types(parent, "game create", game=ROADS), LONGEST)
        self._settings = person.discord.world.say(channel, {}, owner=person.id)
        await self._flood(rate, self._upload)

    async def _flood(self, rate: float, one: Callable[[], Coroutine[None, None, None]]) -> None:
        while True:
            task = asyncio.create_task(one())
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
            await asyncio.sleep(1 / rate)

    async def _press(self) -> None:
        person, chance = self.table.people[0], self.chance
        offered = list(options(person.panel)) if person.panel is not None else []
        if person.panel is None or not offered or chance.random() < 0.1:
            asked = person.presses(self.table.board, "move")
        else:
            component = chance.choice(offered).component
            lines = [each["value"] for each in component.get("options", [])]
            asked = person.uses(person.panel, component, [chance.choice(lines)] if lines else None)
        self.made += 1
        await person.sees(asked, LONGEST)
        if asked.form is not None:
            self.forms += 1
            await person.sees(
                person.fills_in(
                    asked,
                    "\n".join(chance.choices(("move 1 to F4", "1 F4", "build mine at C2", *LETTERS), k=FORM))[:FORM],
                ),
                LONGEST,
            )

    async def _upload(self) -> None:
        tiles = "".join(self.chance.choices((*LETTERS, *MAP), k=FORM))[:FORM]
        island = " ".join(f"{x},{y}:{self.chance.choice('PWRDMS')}" for y in range(20) for x in range(20))
        data = self.chance.choice((tiles, island, "\U0001f6a2" * FORM)).encode()
        person, form = self.table.people[0], Ref("wrote", self.open_at, text="map").id()
        self.uploaded += 1
        address = person.discord.upload(str(self.uploaded % 100), data)
        await person.sees(person.uploads(self._settings, form, address, len(data)), LONGEST)

    async def _type(self) -> None:
        chance = self.chance
        command, option = chance.choice(SUGGESTING)
        self.typed += 1
        letters = "".join(chance.choices(LETTERS, k=chance.randint(1, 40)))
        self.table.people[0].begins(self.table.thread, command, option, letters)


def meaning(asked: Asked) -> str:
    """What was pressed, by the name of its handler; "" for a command."""
    ref = read(str(asked.data.get("custom_id", "")))
    return ref.what if ref else ""


def token(person: Person) -> str:
    """The name of the decision that somebody's panel shows, or ""."""
    offered = options(person.panel) if person.panel is not None else ()
    return next((each.ref.token for each in offered if each.ref.what in ASKING), "")


# --- what was seen


def percentile(seconds: Sequence[float], percent: float) -> float:
    """That percentile; not a number, if there is none."""
    ordered = sorted(seconds)
    return ordered[min(len(ordered) - 1, int(len(ordered) * percent / 100))] if ordered else float("nan")


def first_replies(presses: Sequence[Press]) -> list[float]:
    """Seconds until each press was acknowledged; those that never were count as the deadline and more."""
    return [each.asked.acknowledged or DEADLINE + 1 for each in presses]


def panels(presses: Sequence[Press]) -> list[float]:
    """Seconds until each press was answered."""
    return [each.asked.answered or LONGEST for each in presses if each.asked.reply != ASK]


def boards(discord: Discord, presses: Sequence[Press]) -> list[float]:
    """Seconds from each press that changed a game to the next change of a public message in its thread. Those never
    shown count as `LONGEST`."""
    shown, took = _public(discord, calling=False), []
    for table, asked, moved in presses:
        if moved:
            times = shown[table.thread.id]
            at = bisect.bisect(times, asked.born)
            took.append(times[at] - asked.born if at < len(times) else LONGEST)
    return took


def calls(discord: Discord, presses: Sequence[Press]) -> list[float]:
    """Seconds from the last press that changed a game to each message in its thread that calls somebody."""
    moves = defaultdict[int, list[float]](list)
    for table, asked, moved in presses:
        if moved:
            bisect.insort(moves[table.thread.id], asked.born)
    called = ((moves[channel], at) for channel, times in _public(discord, calling=True).items() for at in times)
    return [at - born[n - 1] for born, at in called if (n := bisect.bisect(born, at))]


def _public(discord: Discord, *, calling: bool) -> dict[int, list[float]]:
    """When messages in each channel were made or changed; `calling`: only those that call somebody."""
    shown = defaultdict[int, list[float]](list)
    for request in discord.rest.log:
        found = re.match(r"/channels/(\d+)/messages(/\d+)?$", request.path)
        changes = request.method in ("POST", "PATCH") and 200 <= request.status < 300
        if found and changes and (not calling or (request.json.get("allowed_mentions") or {}).get("users")):
            bisect.insort(shown[int(found[1])], request.at)
    return shown


def said(presses: Sequence[Press], sentence: str) -> int:
    """The presses whose answer contains a sentence of the bot's, by its name."""
    wanted = Speaker("en")(sentence)
    return sum(wanted in words(each.asked.last) for each in presses if each.asked.last is not None)


class Use(NamedTuple):
    """What a process and its children use: MiB of memory and CPU-seconds, and of either its own."""

    memory: float
    own_memory: float
    processor: float
    own: float


def use(process: int) -> Use:
    """A process and its children as the system knows them; what a child shares with others is counted in part."""
    memory = own_memory = processor = own = 0.0
    for each in family(process):
        try:
            rollup = Path(f"/proc/{each}/smaps_rollup").read_text()
            fields = Path(f"/proc/{each}/stat").read_text().rpartition(")")[2].split()
        except (OSError, ProcessLookupError):
            continue
        found = re.search(rf"^{'Rss' if each == process else 'Pss'}:\s+(\d+) kB", rollup, re.MULTILINE)
        held = int(found[1]) / 1024 if found else 0
        memory += held
        own_memory += held if each == process else 0
        spent = (int(fields[11]) + int(fields[12])) / 100
        processor += spent
        own += spent if each == process else 0
    return Use(memory, own_memory, processor, own)


def family(process: int) -> list[int]:
    found = [process]
    for each in found:
        try:
            children: Any = Path(f"/proc/{each}/task/{each}/children").read_text().split()
        except OSError:
            continue
        found += [int(child) for child in children]
    return found
