"""What `/metrics` says of the traffic with Discord: how long first replies take, how requests end."""

from __future__ import annotations

import re
from collections import OrderedDict
from time import perf_counter
from types import SimpleNamespace

import aiohttp
import discord
from prometheus_client import Counter, Histogram

KEPT = 1_000
"""The most unanswered presses remembered."""
CALLBACK = re.compile(r"/interactions/(\d+)/[^/]+/callback$")
SECONDS = (0.05, 0.1, 0.15, 0.25, 0.5, 1.0, 2.0, 3.0, 5.0, 10.0)
REPLIES = Histogram(
    "first_reply_seconds", "From a press to Discord's yes to the first reply", namespace="playbypost", buckets=SECONDS
)
REQUESTS = Counter("discord_requests", "Requests to Discord by their end", ["end"], namespace="playbypost")
PICTURES = Counter("pictures", "Pictures that messages wanted, by their end", ["end"], namespace="playbypost")
PICTURE_ENDS = ("drawn", "skipped", "failed")
for each in PICTURE_ENDS:
    PICTURES.labels(each)
ENDS = ("done", "refused", "limited", "failed", "no answer")
for each in ENDS:
    REQUESTS.labels(each)  # there from the start, at 0


class Replies:
    """Measures every interaction, whichever handler answers it: from its arrival to the end of its callback."""

    def __init__(self) -> None:
        self._arrived: OrderedDict[int, float] = OrderedDict()

    async def arrived(self, interaction: discord.Interaction) -> None:
        """An interaction came in."""
        self._arrived[interaction.id] = perf_counter()
        if len(self._arrived) > KEPT:
            self._arrived.popitem(last=False)

    def ended(self, path: str, status: int | None) -> None:
        """A request ended; `status` is None if there was no answer."""
        REQUESTS.labels(end(status)).inc()
        callback = CALLBACK.search(path)
        if callback is None or status is None or status >= 400:
            return
        began = self._arrived.pop(int(callback[1]), None)
        if began is not None:
            REPLIES.observe(perf_counter() - began)

    def trace(self) -> aiohttp.TraceConfig:
        """Follows every request of a session."""

        async def done(_: aiohttp.ClientSession, __: SimpleNamespace, params: aiohttp.TraceRequestEndParams) -> None:
            self.ended(params.url.path, params.response.status)

        async def lost(
            _: aiohttp.ClientSession, __: SimpleNamespace, params: aiohttp.TraceRequestExceptionParams
        ) -> None:
            self.ended(params.url.path, None)

        config = aiohttp.TraceConfig()
        config.on_request_end.append(done)
        config.on_request_exception.append(lost)
        return config


def end(status: int | None) -> str:
    """How a request ended, one of `ENDS`, by its HTTP status."""
    if status is None:
        return "no answer"
    if status == 429:
        return "limited"
    return "done" if status < 400 else "refused" if status < 500 else "failed"
