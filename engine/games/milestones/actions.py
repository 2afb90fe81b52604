"""The verbs of Milestones. A field's kind tells what sort of thing its value names."""

from __future__ import annotations

from typing import Annotated, NamedTuple

from msgspec import Meta

from engine.core.model import Action

from .state import Section

TileName = Annotated[str, Meta(extra={"kind": "tile"})]
SpaceName = Annotated[str, Meta(extra={"kind": "space"})]
Pair = Annotated[str, Meta(extra={"kind": "pair"})]
Good = Annotated[str, Meta(extra={"kind": "good"})]
Goods = Annotated[tuple[str, ...], Meta(extra={"kind": "goods"})]
Kept = Annotated[tuple[str, ...], Meta(extra={"kind": "kept"})]
WorkerAt = Annotated[str, Meta(extra={"kind": "at"})]
SectionPoints = Annotated[Section, Meta(extra={"kind": "section"})]
Plot = Annotated[str, Meta(extra={"kind": "plot"})]
PointName = Annotated[str, Meta(extra={"kind": "point"})]


class Delivery(NamedTuple):
    """A flour sack for a market, and the free numbers around it that are scored."""

    market: str
    numbers: tuple[str, ...] = ()


DeliveryTo = Annotated[Delivery, Meta(extra={"kind": "delivery"})]


class Draft(Action, frozen=True, tag="draft"):
    """Choose one of the start tiles."""

    tile: TileName


class Place(Action, frozen=True, tag="place"):
    """Lay a start tile onto two path spaces; `space` is the left one."""

    tile: TileName
    space: Pair


class Move(Action, frozen=True, tag="move"):
    """Move the figure forward to a space of the own tableau."""

    to: SpaceName


class Hire(Action, frozen=True, tag="hire"):
    """Trading house: buy a worker tile of the display and lay it; `space` is the left one of its two."""

    tile: TileName
    space: Pair


class Buy(Action, frozen=True, tag="buy"):
    """Trading house: take one good for 2 coins."""

    good: Good


class Sell(Action, frozen=True, tag="sell"):
    """Trading house: give 2 goods for 1 coin."""

    goods: Goods


class Road(Action, frozen=True, tag="road"):
    """Building office: build a road section, given as start, milestone, end."""

    section: SectionPoints


class House(Action, frozen=True, tag="house"):
    """Building office: build a house in a triangle."""

    plot: Plot


class Market(Action, frozen=True, tag="market"):
    """Building office: build a market on a free point of a road."""

    point: PointName


class TakeBonus(Action, frozen=True, tag="bonus"):
    """Lay the bonus tile onto one of one's workers of its kind."""

    space: WorkerAt


class LeaveBonus(Action, frozen=True, tag="leave"):
    """Leave the bonus tile where it lies."""


class Deliver(Action, frozen=True, tag="deliver"):
    """Mill: bring a flour sack to a market; the points after it are the free numbers scored."""

    delivery: DeliveryTo


class Keep(Action, frozen=True, tag="keep"):
    """Castle: the three goods to keep."""

    goods: Kept


class Cover(Action, frozen=True, tag="cover"):
    """Castle: lay a cover tile onto one of one's workers."""

    space: WorkerAt


class Done(Action, frozen=True, tag="done"):
    """Nothing more here."""


class EndTurn(Action, frozen=True, tag="end"):
    """End the turn."""


ACTIONS = (
    Draft,
    Place,
    Move,
    Hire,
    Buy,
    Sell,
    Road,
    House,
    Market,
    TakeBonus,
    LeaveBonus,
    Deliver,
    Keep,
    Cover,
    Done,
    EndTurn,
)
