"""Faults planted in the ways to lay a hedge in Garden, which are chosen part by part."""

from __future__ import annotations

from . import checks
from .suite import Law

PART_BY_PART = checks.law_what_is_chosen_part_by_part_is_there

Planted = tuple[Law, str, dict[str, str]]
"""The law that finds it, its message, and the changes to the game's source."""

LAYING = "class Laying("


def other_ways(change: str) -> dict[str, str]:
    """Garden with wrong ways to lay a hedge."""
    kind = f"class Ways(Placings, frozen=True):\n    {change}\n\n\n"
    return {LAYING: kind + LAYING, "ways = Placings(": "ways = Ways("}


def after(result: str) -> dict[str, str]:
    """Garden where this follows some first words; `rest` should."""
    code = "def after(self, words):\n        rest = Placings.after(self, words)\n        return "
    return other_ways(code + result)


TAKEN_UP = "display.take(s.table.row, placing.shape)"
PARTS: dict[str, Planted] = {
    "a cell that leads nowhere": (
        PART_BY_PART,
        "reached, but not admitted",
        other_ways('def admits(self, value):\n        return value.cell != "J9" and Placings.admits(self, value)'),
    ),
    "nothing counted": (PART_BY_PART, "nothing to choose", other_ways("def count(self):\n        return 0")),
    "a shape said twice": (PART_BY_PART, "said twice", after("rest + rest[:1]")),
    "words that begin nothing and lead on": (
        PART_BY_PART,
        "lead on",
        after('("0",) if "nowhere" in words else rest'),
    ),
    "a hedge that lies apart": (
        PART_BY_PART,
        "admitted, but never reached",
        other_ways("def admits(self, value):\n        return True"),
    ),
    "one way too many": (
        PART_BY_PART,
        "counted wrongly",
        other_ways("def count(self):\n        return Placings.count(self) + 1"),
    ),
    "values of another kind": (
        PART_BY_PART,
        "of the field's type",
        {
            LAYING: f"class Odd(Placing):\n    pass\n\n\n{LAYING}",
            "ByParts(Placing, ": "ByParts(Odd, ",
        },
    ),
    "a beginning without a label": (
        PART_BY_PART,
        "KeyError",
        {'speak("label-facing", shape=shape, facing=facing)': '{"0": "as drawn"}[facing]'},
    ),
    "a hedge that cannot be taken": (
        PART_BY_PART,
        "not in list",
        {TAKEN_UP: TAKEN_UP.replace(".shape", ".cell")},
    ),
}
