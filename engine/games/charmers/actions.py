"""The verbs of The Dice Charmers. A field's kind tells what sort of thing its value names."""

from __future__ import annotations

from typing import Annotated, NamedTuple

from msgspec import Meta

from engine.core.model import Action


class Lay(NamedTuple):
    """A cell of the province and the roads drawn there, as the sides they lead to, clockwise from N: B3-NS."""

    cell: str
    sides: str


Die = Annotated[str, Meta(extra={"kind": "die"})]
RoadAt = Annotated[Lay, Meta(extra={"kind": "road"})]
HalfAt = Annotated[Lay, Meta(extra={"kind": "half"})]
Goods = Annotated[tuple[str, ...], Meta(extra={"kind": "goods"})]
Sale = Annotated[tuple[str, ...], Meta(extra={"kind": "sale"})]
Space = Annotated[str, Meta(extra={"kind": "space"})]
Person = Annotated[str, Meta(extra={"kind": "person"})]
Building = Annotated[str, Meta(extra={"kind": "building"})]


class Roll(Action, frozen=True, tag="roll"):
    """The starting player of a new round rolls all dice."""


class Take(Action, frozen=True, tag="take"):
    """Take a die for its action."""

    die: Die


class Karma(Action, frozen=True, tag="karma"):
    """Cross off a karma: roll the die on the elephant and this one of the middle again."""

    die: Die


class Road(Action, frozen=True, tag="road"):
    """Draw a whole road on a free cell."""

    road: RoadAt


class Join(Action, frozen=True, tag="join"):
    """Draw two half roads as a whole one on a free cell."""

    road: RoadAt


class Half(Action, frozen=True, tag="half"):
    """Add a half road to a road."""

    half: HalfAt


class Sell(Action, frozen=True, tag="sell"):
    """Sell goods of any kinds."""

    goods: Sale


class SellSame(Action, frozen=True, tag="sell_same"):
    """Sell goods of one kind."""

    goods: Sale


class SellDifferent(Action, frozen=True, tag="sell_different"):
    """Sell goods of different kinds."""

    goods: Sale


class Circle(Action, frozen=True, tag="goods"):
    """Circle goods of different kinds."""

    goods: Goods


class Purple(Action, frozen=True, tag="purple"):
    """Circle the goods on one of the purple dice."""

    goods: Goods


class Sail(Action, frozen=True, tag="sail"):
    """Sail to a space of the river."""

    space: Space


class Palace(Action, frozen=True, tag="palace"):
    """Cross off a person of the palace for their action."""

    person: Person


class Upgrade(Action, frozen=True, tag="upgrade"):
    """Raise the value of a type of buildings."""

    building: Building


class Leave(Action, frozen=True, tag="leave"):
    """Sell nothing on this market, or leave the second half road."""


class Finish(Action, frozen=True, tag="finish"):
    """End the turn; bonuses still open lapse."""


ACTIONS = (
    Roll,
    Take,
    Karma,
    Road,
    Join,
    Half,
    Sell,
    SellSame,
    SellDifferent,
    Circle,
    Purple,
    Sail,
    Palace,
    Upgrade,
    Leave,
    Finish,
)
