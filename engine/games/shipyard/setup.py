"""A table's choice before the start, and the state before the first draw (rulebook: set-up)."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from .edition import HOUSE, SUBSIDY, Edition, decks, numbered
from .flow import Position
from .markets import count
from .phases.setup import Opening
from .state import Box, Hand, Oval, Player, Table


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """employees: how they lie around the oval; spread, for a first game: each stop has an engineer or a recruiter."""

    edition: Edition = HOUSE
    employees: Literal["shuffled", "spread"] = "shuffled"


def setup(seats: int, options: Options) -> Position:
    """All components in their places, nothing shuffled; the draws follow in `Opening`. The subsidy is there with four
    players; with two there is one employee of each kind, else two."""
    edition, cards = options.edition, decks(options.edition)
    kinds = [each.id for each in edition.employees]
    places = edition.oval.places
    table = Table(
        edition,
        [Player(edition.limits.guilders, [""] * edition.limits.columns) for _ in range(seats)],
        Oval(
            [kinds[n * places : (n + 1) * places] for n in range(edition.oval.stops)],
            dict.fromkeys(kinds, 1 if seats == 2 else 2),
        ),
        row=[*edition.track.tiles, *((SUBSIDY,) if seats == 4 else ())],
        spaces={tile: -n % edition.track.spaces for n, tile in enumerate(edition.track.tiles)},
        kept=edition.dealt,
        hexagon=edition.exchange.start - 1,
    )
    if seats == 4:
        table.spaces[SUBSIDY] = edition.track.subsidy
    box = Box(
        {"bow": list(cards["bow"]), "middle": [*cards["lower"], *cards["upper"]], "stern": list(cards["stern"])},
        numbered("train", edition.trains),
        numbered("canal", edition.canals),
        [each.id for each in edition.contracts],
    )
    s = Position(table, [Hand() for _ in range(seats)], box, [Opening(employees=options.employees)])
    count(s)
    return s
