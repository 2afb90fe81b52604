"""The rest of a round: purchases that follow each other until the gold is spent, the best of them first."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from .. import actions as act
from .. import market as sale
from ..actions import Site
from ..phases.purchases import Purchase
from .prospect import Prospect, Step, set_after
from .spots import Lie
from .worth import GOLD, Forecast

PLACES = 4
"""Places tried for each piece."""
WIDTH = 6
"""Beginnings of a round that are followed further."""
DEPTH = 9
"""Purchases in a round at most: gold with a loan, each for one."""


class Plan(NamedTuple):
    """What to buy in the rest of the round, and what the table is worth then."""

    steps: tuple[Step, ...]
    worth: int


def plans(forecast: Forecast, start: Prospect, width: int = WIDTH) -> list[Plan]:
    """Plans for the rest of the round, the best first."""
    beam, found = [start], list[Plan]()
    for _ in range(DEPTH):
        nexts: dict[tuple[object, ...], tuple[int, Prospect]] = {}
        for prospect in beam:
            steps = list(followers(forecast, prospect))
            if not steps and prospect.steps:
                found.append(Plan(prospect.steps, forecast.worth(prospect)))
            for step in steps:
                after = prospect.after(step)
                worth = forecast.worth(after)
                if after.city.out or not after.city.gold:
                    found.append(Plan(after.steps, worth))
                else:
                    key = (after.layout.taken, after.city.gold, *sorted(each.item for each in after.steps))
                    value = worth + after.city.gold * GOLD
                    if key not in nexts or nexts[key][0] < value:
                        nexts[key] = value, after
        if not nexts:
            break
        ranked = sorted(nexts.values(), key=lambda each: -each[0])
        beam = _varied([after for _, after in ranked], width)
    return sorted(found, key=lambda each: -each.worth)


def _varied(ranked: list[Prospect], width: int) -> list[Prospect]:
    """The best, but of those that buy the same things two at most."""
    kept: list[Prospect] = []
    seen: dict[tuple[str, ...], int] = {}
    for each in ranked:
        key = tuple(sorted(step.item for step in each.steps))
        if seen.get(key, 0) < 2:
            seen[key] = seen.get(key, 0) + 1
            kept.append(each)
            if len(kept) == width:
                break
    return kept


def followers(forecast: Forecast, prospect: Prospect, places: int = PLACES) -> Iterator[Step]:
    """The purchases worth a look, at the places that promise most."""
    lie = Lie(prospect.table, prospect.layout, forecast.rounds(prospect.city))
    for verb, pieces in prospect.on_sale():
        if verb is act.Short:
            if pieces:
                yield from sets(prospect, lie, forecast)
            continue
        for piece in pieces:
            for way in lie.best(piece, places):
                yield Step(_deed(verb, Site(piece, way.parts)))
    for place in sale.pedestals(prospect.table, prospect.seat, prospect.city.gold):
        yield Step(act.Pedestal(place))


def _deed(verb: type[Purchase], site: Site) -> Purchase:
    if verb is act.Road:
        return act.Road(site)
    if verb is act.Tower:
        return act.Tower(site.parts[1])
    if verb is act.Build:
        return act.Build(site)
    return act.Wonder(site)


def sets(prospect: Prospect, lie: Lie, forecast: Forecast) -> Iterator[Step]:
    """Short sets: where the first piece promises most, and from there the others."""
    found: dict[int, tuple[int, Step]] = {}
    for first in ("two", "one"):
        for way in lie.best(first, PLACES):
            site = Site(first, way.parts)
            rest, end = laid_on(prospect.laying(site), set_after(first), forecast)
            step = Step(act.Short(site), rest)
            worth = forecast.worth(end)
            if end.layout.taken not in found:
                found[end.layout.taken] = worth, step
    ranked = sorted(found.values(), key=lambda each: -each[0])
    for _, step in ranked[:3]:
        yield step


def laid_on(prospect: Prospect, left: list[str], forecast: Forecast) -> tuple[tuple[Site, ...], Prospect]:
    """The other pieces of a set, one by one where they promise most."""
    rest: tuple[Site, ...] = ()
    left = list(left)
    rounds = forecast.rounds(prospect.city)
    while left:
        lie = Lie(prospect.table, prospect.layout, rounds)
        options = [
            (lie.promise(piece, way), piece, way) for piece in dict.fromkeys(left) for way in lie.best(piece, 1)
        ]
        if not options:
            break
        _, piece, way = max(options, key=lambda each: each[0])
        site = Site(piece, way.parts)
        rest, prospect = (*rest, site), prospect.laying(site)
        left.remove(piece)
    return rest, prospect
