"""What each person pressed or typed last at each table, kept in memory for whoever reports a fault."""

from __future__ import annotations

import re
from collections import OrderedDict, deque

from engine.core.capsule import Did

STEPS, KEPT = 12, 2_000
"""Steps of a person at a table, and the most of these pairs."""
TEXT = 200
"""Letters of a step."""
_IDS = re.compile(r"\d{15,}")
"""Ids of people and places: nobody else need know them."""
OFTEN, WITHIN = 3, 600
"""So many reports of one person are taken in so many seconds."""


class LastSteps:
    """Never written anywhere unless its person reports a fault."""

    def __init__(self) -> None:
        self._did: OrderedDict[tuple[int, int], deque[Did]] = OrderedDict()
        self._reported: dict[int, list[int]] = {}

    def note(self, table: int, person: int, what: str, text: str, came: str = "") -> None:
        """Somebody pressed or typed something at a table, and that came of it ("", or the code of a refusal)."""
        if not table:
            return
        steps = self._did.setdefault((table, person), deque(maxlen=STEPS))
        steps.append(Did(what, _IDS.sub("…", text)[:TEXT], came))
        self._did.move_to_end((table, person))
        if len(self._did) > KEPT:
            self._did.popitem(last=False)

    def of(self, table: int, person: int) -> tuple[Did, ...]:
        """The last steps of somebody at a table, in order."""
        return tuple(self._did.get((table, person), ()))

    def may_report(self, person: int, now: int) -> bool:
        """Whether one more report of a person is taken now (epoch seconds); counts it."""
        self._reported = {who: some for who, at in self._reported.items() if (some := _recent(at, now))}
        mine = self._reported.setdefault(person, [])
        if len(mine) >= OFTEN:
            return False
        mine.append(now)
        return True


def _recent(times: list[int], now: int) -> list[int]:
    return [at for at in times if at > now - WITHIN]
