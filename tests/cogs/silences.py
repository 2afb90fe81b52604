"""How long a table is silent: Discord refuses all that is to be shown there, for a while and without a word of its
end."""

from __future__ import annotations

from collections.abc import AsyncIterator
from random import Random
from typing import NamedTuple

import simcord

from engine.core.text import write
from tests.cogs.conftest import Server, World
from tests.cogs.drive import text
from tests.cogs.refusing import CAUSES, Refusing
from tests.cogs.test_panel import opened, play

METHODS = ("POST", "PATCH", "*")
LASTS = (0, 20, 200, 2_000, 20_000)
"""Seconds for which a request is refused, at most."""
LONGEST = 3_600
"""Seconds after which a table is given up that nothing was shown at."""


class Silence(NamedTuple):
    """What was refused, and for how many seconds nothing was shown after it ended, over a restart or not; when
    something was refused."""

    cause: tuple[int, int]
    method: str
    seconds: int
    restart: bool
    refused: list[int]

    @property
    def lasted(self) -> int:
        """Seconds from the first refusal to the last."""
        return self.refused[-1] - self.refused[0] if self.refused else 0


async def silences(server: Server, world: World, refusing: Refusing, random: Random) -> AsyncIterator[Silence]:
    """At one table everything is refused once, in any order and each for any time, while it is played."""
    thread, first, other = await opened(server, world)
    people = {0: first.id, 1: other.id}
    for n, cause in enumerate(random.sample(CAUSES, len(CAUSES))):
        last = world.now() + random.randrange(1 + LASTS[n % len(LASTS)])
        refusing.begin({thread.id}, random.choice(METHODS), cause)
        await _anything(world, people)
        while world.now() < last:
            await refusing.passes(last)
        refused = refusing.refused
        refusing.end()
        gone, restart = world.now(), random.random() < 0.3
        if restart:
            await world.restart(server.env)
            await world.quiet()
        while not await _shown(server, world, thread, people) and world.now() - gone < LONGEST:
            await refusing.passes()
        yield Silence(cause, refusing.method, world.now() - gone, restart, refused)


async def _shown(server: Server, world: World, thread: simcord.ChannelHandle, people: dict[int, int]) -> bool:
    """Whether the table has its place, and its public message says who is to move now."""
    (waiting,) = (await world.host.now.look(1, None)).waiting
    row = (await world.host.register.table(1)).row
    said = (text(each) for each in thread.history(viewer=server.person("Onlooker")) if each.id == row.board)
    return row.lost is None and any(f"<@{people[waiting]}> to move" in each for each in said)


async def _anything(world: World, people: dict[int, int]) -> None:
    """Whoever must act does so, until somebody else must."""
    (waiting,) = (await world.host.now.look(1, None)).waiting
    while (await world.host.now.look(1, None)).waiting == (waiting,):
        look = await world.host.now.look(1, people[waiting])
        await play(world, (people[waiting], write(next(iter(look.offers[-1])))))
