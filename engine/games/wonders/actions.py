"""The verbs of World Wonders. A field's kind tells what sort of thing its value names."""

from __future__ import annotations

from typing import Annotated, NamedTuple

from msgspec import Meta

from engine.core.model import Action


class Site(NamedTuple):
    """A piece as it lies: its name, and how and where (`forms.Way.parts`): farm3a-90-D5, giza-C4-C5-D5."""

    piece: str
    parts: tuple[str, ...] = ()


RoadAt = Annotated[Site, Meta(extra={"kind": "road"})]
TowerAt = Annotated[str, Meta(extra={"kind": "cell"})]
TileAt = Annotated[Site, Meta(extra={"kind": "tile"})]
MonumentAt = Annotated[Site, Meta(extra={"kind": "monument"})]
Place = Annotated[str, Meta(extra={"kind": "pedestal"})]


class StarterRoad(Action, frozen=True, tag="starter"):
    """First turn: lay the free starter road."""

    road: RoadAt


class Road(Action, frozen=True, tag="road"):
    """Buy a long road and lay it."""

    road: RoadAt


class Short(Action, frozen=True, tag="short"):
    """Buy a set of three short roads and lay the first of them."""

    road: RoadAt


class Next(Action, frozen=True, tag="next"):
    """Lay the next short road of the set."""

    road: RoadAt


class Pedestal(Action, frozen=True, tag="pedestal"):
    """Buy a place in next round's order, 1 or 2."""

    place: Place


class Tower(Action, frozen=True, tag="tower"):
    """Buy the round's tower and set it on a cell."""

    cell: TowerAt


class Build(Action, frozen=True, tag="build"):
    """Buy a building tile and lay it."""

    tile: TileAt


class Wonder(Action, frozen=True, tag="monument"):
    """Buy a monument for all gold left and set it up; then the round is over for this player."""

    monument: MonumentAt


class Loan(Action, frozen=True, tag="loan"):
    """Take a loan."""


class Repay(Action, frozen=True, tag="repay"):
    """Repay the loan."""


class Pass(Action, frozen=True, tag="pass"):
    """Buy nothing more in this round; only where nothing can be bought."""


class EndTurn(Action, frozen=True, tag="end"):
    """End the turn."""


ACTIONS = (StarterRoad, Road, Short, Next, Pedestal, Tower, Build, Wonder, Loan, Repay, Pass, EndTurn)
