"""The verbs of Shipyard. A field's kind tells what sort of thing its value names.

Names of things (`edition`): tiles `ships`, cards `bow7`, canals `canal7`, trains `train5`, items `captain`, employees
`trader_coal1`, contracts `sail_pairs`. A column of the yard is a number from 1 on the left; a ship is known by its
leftmost column.
"""

from __future__ import annotations

from typing import Annotated, NamedTuple

from msgspec import Meta

from engine.core.model import Action

SELL = "sell"
"""A load that is sold for guilders."""


class Berth(NamedTuple):
    """A ship card as it is placed: the card, the column: bow7-4."""

    card: str
    column: int


class Lease(NamedTuple):
    """A canal as it is laid: the card, its cell, by how many degrees it is turned clockwise: canal7-N13-90. For the
    first one also the side at which the ship's figure starts (n, e, s, w); it is laid as it is, for the whole system
    could be turned with it."""

    canal: str
    cell: str
    turned: str
    start: str = ""


class Deal(NamedTuple):
    """A train and what becomes of its loads, in their order: sold, or an item: train6-sell-propeller-sail. Of equal
    loads those that are sold come first, then the items in the order of the hexagon."""

    train: str
    uses: tuple[str, ...]


class Voyage(NamedTuple):
    """A ship fitted out and sent on its maiden voyage: its leftmost column; how many of each item it takes along; its
    speed, with what it uses of helmsman and rigger; its route, the direction of each step:
    3-1-2-0-2-0-0-1-0-4-eess."""

    ship: int
    captain: int
    merchant: int
    soldier: int
    sail: int
    smokestack: int
    propeller: int
    crane: int
    cannon: int
    speed: int
    route: str


class Lot(NamedTuple):
    """So many of an item: sail-2."""

    item: str
    size: str


Tile = Annotated[str, Meta(extra={"kind": "tile"})]
Placed = Annotated[Berth, Meta(extra={"kind": "berth"})]
Train = Annotated[str, Meta(extra={"kind": "train"})]
Rented = Annotated[Lease, Meta(extra={"kind": "lease"})]
Item = Annotated[str, Meta(extra={"kind": "item"})]
Hired = Annotated[str, Meta(extra={"kind": "employee"})]
Dealt = Annotated[Deal, Meta(extra={"kind": "deal"})]
Sailed = Annotated[Voyage, Meta(extra={"kind": "voyage"})]
Kept = Annotated[Lot, Meta(extra={"kind": "lot"})]
Column = Annotated[int, Meta(extra={"kind": "ship"})]
Contracts = Annotated[tuple[str, ...], Meta(extra={"kind": "contract"})]


class Choose(Action, frozen=True, tag="choose"):
    """Choose an action tile; its income comes at once."""

    tile: Tile


class Bonus(Action, frozen=True, tag="bonus"):
    """Pay for a bonus action with another tile, before or after the one that was chosen."""

    tile: Tile


class Build(Action, frozen=True, tag="build"):
    """Buy a ship card and place it in the yard."""

    berth: Placed


class Stop(Action, frozen=True, tag="stop"):
    """Buy no more ship cards in this action."""


class Buy(Action, frozen=True, tag="buy"):
    """Buy a train."""

    train: Train


class Rent(Action, frozen=True, tag="rent"):
    """Rent a canal and lay it."""

    lease: Rented


class Manufacture(Action, frozen=True, tag="manufacture"):
    """Move the marker of the equipment to this item and take one."""

    item: Item


class Recruit(Action, frozen=True, tag="recruit"):
    """Move the marker of the crew to this item and take one."""

    item: Item


class Hire(Action, frozen=True, tag="hire"):
    """Move the marker of the oval to this employee's stop and hire it."""

    employee: Hired


class Exchange(Action, frozen=True, tag="exchange"):
    """Give a train away, load by load."""

    deal: Dealt


class Launch(Action, frozen=True, tag="launch"):
    """Fit out a complete ship and send it on its maiden voyage."""

    voyage: Sailed


class Keep(Action, frozen=True, tag="keep"):
    """Mark so many of an item in the yard to be kept: one of the voyages proposed leaves them there."""

    lot: Kept


class Scrap(Action, frozen=True, tag="scrap"):
    """Give a complete ship up: it leaves the game unscored."""

    ship: Column


class Discard(Action, frozen=True, tag="discard"):
    """Discard contracts of each colour, face down."""

    blue: Contracts
    green: Contracts


class Pass(Action, frozen=True, tag="pass"):
    """Complete no ship in the last completion."""


class EndTurn(Action, frozen=True, tag="end"):
    """End the turn."""


ACTIONS = (
    *(Choose, Bonus, Build, Stop, Buy, Rent, Manufacture, Recruit, Hire, Exchange),
    *(Launch, Keep, Scrap, Discard, Pass, EndTurn),
)
