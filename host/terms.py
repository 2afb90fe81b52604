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
OFF = "off"


def chosen(terms: Terms, name: str) -> str:
    """A term's value, as in `TERMS`."""
    now = getattr(terms, name)
    return "-".join(map(str, now)) or OFF if isinstance(now, tuple) else str(now)


def with_term(terms: Terms, name: str, value: str) -> Terms:
    """The terms with another value of one of them. Raises `Refused` for one that is not in `TERMS`."""
    if value not in TERMS.get(name, ()):
        raise Refused("no-such-value", value=value[:40])
    before = getattr(terms, name)
    after: object = value
    if isinstance(before, tuple):
        after = [] if value == OFF else [int(hours) for hours in value.split("-")]
    elif isinstance(before, int):
        after = int(value)
    return msgspec.convert(msgspec.to_builtins(terms) | {name: after}, type=Terms)
