"""What goes wrong, by rule: which requests, how, and how often. And Discord's own limits of requests."""

from __future__ import annotations

import re
import time
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from tests.wire.world import Denied


@dataclass
class Fault:
    """Requests whose "METHOD /path" begins like the pattern `where` go wrong; the first `skip` of them do not,
    and after `times` the rule is spent.

    `deny`: refused with this. `seconds`: the answer comes so much later. `lost`: it never comes, the connection is
    closed. With `carried` the request is carried out all the same.
    """

    where: str
    deny: Denied | None = None
    seconds: float = 0.0
    lost: bool = False
    carried: bool = True
    times: float = float("inf")
    skip: int = 0
    met: int = field(default=0, init=False)

    def meets(self, request: str) -> bool:
        """Whether this request goes wrong; counts it."""
        if not re.match(self.where, request):
            return False
        self.met += 1
        if self.met <= self.skip or self.times <= 0:
            return False
        self.times -= 1
        return True


class Faults:
    """All rules; the first that meets a request decides."""

    def __init__(self) -> None:
        self.rules: list[Fault] = []

    def add(self, where: str, **how: Any) -> Fault:
        """A new rule."""
        self.rules.append(made := Fault(where, **how))
        return made

    def clear(self) -> None:
        """Everything works."""
        self.rules.clear()

    def meet(self, request: str) -> Fault | None:
        """The rule that a request meets."""
        return next((rule for rule in self.rules if rule.meets(request)), None)


class Limit(NamedTuple):
    """So many requests in so many seconds."""

    requests: int
    seconds: float


GLOBAL = Limit(50, 1.0)
ROUTES = {
    r"POST /channels/\d+/messages$": Limit(5, 5.0),
    r"PATCH /channels/\d+/messages/\d+$": Limit(5, 5.0),
    r"POST /channels/\d+/messages/\d+/threads$": Limit(10, 60.0),
    r"PATCH /channels/\d+$": Limit(2, 30.0),
    r"DELETE /channels/\d+/messages/\d+$": Limit(5, 1.0),
    r"(POST|PATCH|DELETE) /webhooks/": Limit(5, 2.0),
}
OLD_EDITS = Limit(3, 20.0)
"""Edits of messages older than an hour, in a channel."""
OLD = 3_600


class Limits:
    """Counts requests in windows, a window for each route and channel. Answers to interactions are free of the
    limit over all."""

    def __init__(self, *, on: bool = True) -> None:
        self.on = on
        self.refused = 0
        self._windows: dict[tuple[str, str], list[float]] = {}

    def headers(self, request: str) -> dict[str, str]:
        """The headers of an answer. Raises `Denied` with the time to wait where there were too many."""
        if not self.on:
            return {}
        if not re.match(r"\w+ /(interactions|webhooks)/", request):
            left, after = self._count(("global", ""), GLOBAL)
            if left < 0:
                self._refuse(after, total=True)
        for route, limit in ROUTES.items():
            if re.match(route, request):
                major = "/".join(request.split("/")[1 : 4 if "webhooks" in request else 3])
                left, after = self._count((route, major), limit)
                if left < 0:
                    self._refuse(after)
                return {
                    "X-RateLimit-Limit": str(limit.requests), "X-RateLimit-Remaining": str(left),
                    "X-RateLimit-Reset": f"{time.time() + after:.3f}", "X-RateLimit-Reset-After": f"{after:.3f}",
                    "X-RateLimit-Bucket": format(abs(hash(route)), "x"),
                }  # fmt: skip
        return {}

    def old_edit(self, channel: int) -> None:
        """An edit of an old message. Raises `Denied` when there were too many in the channel."""
        if not self.on:
            return
        left, after = self._count(("old", str(channel)), OLD_EDITS)
        if left < 0:
            self.refused += 1
            raise Denied(429, 30046, retry_after=after)

    def _count(self, window: tuple[str, str], limit: Limit) -> tuple[int, float]:
        """The requests left in a window, -1 when there were too many, and the seconds until it ends."""
        now = time.monotonic()
        made = self._windows.setdefault(window, [])
        if made and made[0] + limit.seconds <= now:
            made.clear()
        if len(made) >= limit.requests:
            return -1, made[0] + limit.seconds - now
        made.append(now)
        return limit.requests - len(made), made[0] + limit.seconds - now

    def _refuse(self, after: float, *, total: bool = False) -> None:
        self.refused += 1
        raise Denied(429, 0, retry_after=after, **{"global": total})
