"""The terms of a table that its people choose before the start, as the values of selects."""

from __future__ import annotations

import msgspec

from .calls import Terms
from .people import Refused

TERMS = {
    "manage": ("opener", "all"),
    "full": ("call", "start"),
    "rated": ("off", "on"),
    "joins": ("all", "invited"),
    "reliable": ("off", "on"),
    "open": ("72", "168", "336", "672"),
    "replace": ("72", "168", "336", "672"),
    "remind": ("24-72", "24", "72", "off"),
}
"""The terms and their values; times are in hours, joined by hyphens where there are several."""
LEVELS = ("0", "800", "1000", "1200", "1400", "1600", "1800", "2000")
RATINGS = {"lowest": LEVELS, "highest": LEVELS}
"""Further terms, of a table that is rated: see `Terms`."""
OFF = "off"


def chosen(terms: Terms, name: str) -> str:
    """A term's value, as in `TERMS`."""
    now = getattr(terms, name)
    return "-".join(map(str, now)) or OFF if isinstance(now, tuple) else str(now)


def with_term(terms: Terms, name: str, value: str) -> Terms:
    """The terms with another value of one of them. Raises `Refused` for one that is not in `TERMS` or `RATINGS`, and
    for a limit of ratings where there are none, or above the other limit. Who turns ratings off takes the limits
    away."""
    if value not in (TERMS | RATINGS).get(name, ()):
        raise Refused("no-such-value", value=value[:40])
    before = getattr(terms, name)
    after: object = value
    if isinstance(before, tuple):
        after = [] if value == OFF else [int(hours) for hours in value.split("-")]
    elif isinstance(before, int):
        after = int(value)
    made = msgspec.convert(msgspec.to_builtins(terms) | {name: after}, type=Terms)
    if made.rated == "off":
        if name in RATINGS:
            raise Refused("only-rated")
        return msgspec.structs.replace(made, lowest=0, highest=0)
    if 0 < made.highest < made.lowest:
        raise Refused("ratings-cross", lowest=made.lowest, highest=made.highest)
    return made
