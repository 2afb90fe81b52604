"""The result of the grammar of typed orders: each transporter's clauses."""

from __future__ import annotations

from typing import NamedTuple

ALL = -1
"""Instead of a number: as many as possible."""
ALL_AGAIN = ("all", "again")
BACK = "back"
"""Instead of a place: where it began."""


class Amount(NamedTuple):
    """A number (or `ALL`) of a good; kind "": of every good."""

    n: int
    kind: str = ""


class Where(NamedTuple):
    """how: "at" or "from" a place (or a transporter), "here", "there"."""

    how: str
    name: str = ""


class Clause(NamedTuple):
    """One thing to be done. verb: "way", "take", "drop", "goods" (taken, without a verb), "bring", "deliver", "lead",
    "lift", "set", "again", "stay", or "begun" for one that breaks off (`name`: its verb).

    place: where a way leads to; via: over which places, origin: from where. amounts: () for "them". name: the other
    transporter; "" for the one that is carried. n: geese that are led. along: goods that a way is gone "with".
    bare: it was not said what it is about ("unload there", "unload it"). then: only after all that was said before.
    """

    verb: str
    word: str = ""
    place: str = ""
    via: tuple[str, ...] = ()
    origin: str = ""
    amounts: tuple[Amount, ...] = ()
    where: Where | None = None
    name: str = ""
    n: int = 0
    along: tuple[Amount, ...] = ()
    bare: bool = False
    then: bool = False


class Order(NamedTuple):
    """A transporter and its clauses."""

    unit: str
    clauses: tuple[Clause, ...]
