"""What a city lacks for a monument."""

from __future__ import annotations

from itertools import combinations

from ..layout import Layout, form_of
from .contacts import room, rule_of, spots_of, touching

SPACE = "space"
"""Stands for free cells of the right terrain, in the monument's form."""


def missing(layout: Layout, monument: str) -> tuple[tuple[str, ...], ...]:
    """What a monument lacks (ruling R17): of all free spots of the right terrain the smallest sets of contacts that
    fail, in the card's order. `SPACE` alone where there is no such spot; nothing if the monument can stand now."""
    form, rule = form_of(layout.edition, monument), rule_of(layout.edition, monument)
    every, free = spots_of(layout, form), room(layout, form, rule.terrain)
    if not free:
        return ((SPACE,),)
    holding = {each: touching(layout, every, monument, each, count) for each, count in rule.contacts}
    for size in range(len(holding) + 1):
        lacking = [each for each in combinations(holding, size) if _anywhere(free, holding, each)]
        if lacking:
            return tuple(lacking) if size else ()
    raise AssertionError("a free spot fails in all contacts at most")


def _anywhere(free: int, holding: dict[str, int], lacking: tuple[str, ...]) -> bool:
    """Whether at any of these spots all contacts hold but those that are lacking."""
    for contact, spots in holding.items():
        if contact not in lacking:
            free &= spots
    return bool(free)
