"""A table's choices before the start, and the state before the first draw (rulebook: set-up)."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from engine.core.rules import Setting, Settings

from .edition import HOUSE, Edition, read, tiles_of
from .flow import Position
from .phases.setup import Opening
from .state import Automaton, Box, City, Hand, Market, Supply, Table


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """map: A, the same for all, or B, a river for each; board: the side of all resource boards, chosen apart from the
    map; objectives: the advanced game; target: what has to be beaten alone."""

    edition: Edition = HOUSE
    map: Literal["A", "B"] = "A"
    board: Literal["A", "B"] = "A"
    objectives: Literal["yes", "no"] = "yes"
    target: Literal["easy", "hard"] = "easy"


SETTINGS = Settings(
    Options,
    (
        Setting("map", ("A", "B")),
        Setting("board", ("A", "B")),
        Setting("objectives", ("yes", "no")),
        Setting("target", ("easy", "hard"), alone=True),
    ),
    read,
)


def setup(seats: int, options: Options) -> Position:
    """Set-up A-L without its draws, which follow in `Opening`. Alone there are no objectives (ruling Q28), and the
    automaton plays."""
    edition, solo = options.edition, seats == 1
    limits = edition.limits
    table = Table(
        edition,
        [City(land="A") for _ in range(seats)],
        Market(),
        Supply(roads=limits.roads - seats, sets=limits.sets, towers=limits.towers),
        board=options.board,
        deck=len(edition.monuments),
        automaton=Automaton() if solo else None,
        hard=solo and options.target == "hard",
    )
    box = Box(
        {str(n): tiles_of(n) for n in edition.in_play(seats)},
        [each.id for each in edition.monuments],
    )
    opening = Opening(rivers=options.map == "B", objectives=options.objectives == "yes" and not solo)
    return Position(table, [Hand() for _ in range(seats)], box, [opening])
