"""Discord refuses, or answers nothing, for as long as a test wishes, on the bot's clock, which moves when told."""

from __future__ import annotations

import asyncio
from typing import Any

import discord.http
import pytest
from simcord.backend.errors import BackendError
from simcord.http.client import FakeHTTPClient, _raise_for

from cogs.posts.background_requests import BOUND
from tests.cogs.conftest import World

HANGS = (0, 0)
CAUSES = (
    (403, 50001), (403, 50013), (404, 10003), (404, 10004), (404, 10008), (403, 50083), (403, 160005),
    (403, 0), (404, 0), (500, 0), (502, 0), HANGS,
)  # fmt: skip
"""Statuses and codes with which Discord may refuse a request, sometimes by mistake; 0: it answers nothing."""


class Refusing:
    """What Discord refuses now: requests with this `method` ("*": all) to the `places`. Meanwhile `World.quiet` does
    not wait for what hangs: that ends when the clock has gone on for as long as a request may take."""

    def __init__(self, world: World, patch: pytest.MonkeyPatch) -> None:
        self._world, self._usual = world, FakeHTTPClient.request
        self.method, self.cause, self.left = "*", HANGS, 0
        self.places: set[int] = set()
        self.refused: list[int] = []
        """When it refused something."""
        self._hanging: dict[asyncio.Task[object], tuple[int, asyncio.Future[object]]] = {}

        async def request(client: FakeHTTPClient, route: discord.http.Route, **values: Any) -> Any:
            await self._meets(route)
            return await self._usual(client, route, **values)

        patch.setattr(FakeHTTPClient, "request", request)
        patch.setattr(world, "quiet", self.quiet)

    def begin(self, places: set[int], method: str, cause: tuple[int, int], times: int = 2**31) -> None:
        """From now on so many requests are refused."""
        self.places, self.method, self.cause, self.left, self.refused = places, method, cause, times, []

    def end(self) -> None:
        """Nothing is refused any more; what hangs already goes on hanging."""
        self.left = 0

    async def passes(self, until: int | None = None) -> None:
        """The time until something happens, at most a minute and not beyond `until`; and that."""
        now, due = self._world.now(), await self._world.host.queue.next_due()
        ends = [end for end, _ in self._hanging.values()]
        then = max(now + 1, min(now + 60, *ends, *([] if due is None else [due])))
        self._world.ahead += (then if until is None else min(then, max(until, now))) - now
        await self.quiet()

    async def quiet(self) -> None:
        """Wait until nothing is under way but what hangs."""
        for end, answer in [*self._hanging.values()]:
            if end <= self._world.now() and not answer.done():
                answer.set_exception(TimeoutError())
        self._world.host.work.wake()
        while running := [task for task in asyncio.all_tasks() if _at_work(task) and not self._hangs(task)]:
            await asyncio.wait(running, timeout=0.001)  # one of them may turn out to hang

    def _hangs(self, task: asyncio.Task[object]) -> bool:
        return task in self._hanging and not self._hanging[task][1].done()

    async def _meets(self, route: discord.http.Route) -> None:
        """Raises what a refused request raises."""
        there = route.channel_id in self.places and "/messages" in route.path
        if self.left <= 0 or not there or self.method not in (route.method, "*"):
            return
        self.left -= 1
        self.refused.append(self._world.now())
        if self.cause != HANGS:
            _raise_for(BackendError(*self.cause, "refused"))
        task, answer = asyncio.current_task(), asyncio.get_running_loop().create_future()
        assert task is not None
        self._hanging[task] = self._world.now() + int(BOUND), answer
        try:
            await answer
        finally:
            del self._hanging[task]


def _at_work(task: asyncio.Task[object]) -> bool:
    return task.get_name() == "due work" or task.get_name().startswith("table ")
