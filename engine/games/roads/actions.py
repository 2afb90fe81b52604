"""The verbs of Roads & Boats. The kind of a field says what its value names; a tuple's parts are said in order.

Words inside a tuple never hold "-", which joins them. Places, banks, borders, arms: see `atlas`.
"""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from engine.core.model import Action

TileName = Annotated[str, Meta(extra={"kind": "tile"})]
BankName = Annotated[str, Meta(extra={"kind": "bank"})]
Laying = Annotated[tuple[str, ...], Meta(extra={"kind": "laying"})]
Standing = Annotated[tuple[str, ...], Meta(extra={"kind": "standing"})]
Handling = Annotated[tuple[str, ...], Meta(extra={"kind": "handling"})]
Run = Annotated[tuple[str, ...], Meta(extra={"kind": "run"})]
PlanLine = Annotated[str, Meta(extra={"kind": "line"})]
Study = Annotated[tuple[str, ...], Meta(extra={"kind": "study"})]
Pair = Annotated[tuple[str, ...], Meta(extra={"kind": "pair"})]
Orders = Annotated[tuple[str, ...], Meta(extra={"kind": "orders"})]
Site = Annotated[tuple[str, ...], Meta(extra={"kind": "site"})]
RoadName = Annotated[str, Meta(extra={"kind": "road"})]
ArmName = Annotated[str, Meta(extra={"kind": "arm"})]
WallSite = Annotated[tuple[str, ...], Meta(extra={"kind": "wall"})]
Shaft = Annotated[tuple[str, ...], Meta(extra={"kind": "shaft"})]
Terms = Annotated[tuple[str, ...], Meta(extra={"kind": "terms"})]

# --- before the first turn


class Lay(Action, frozen=True, tag="lay"):
    """Laying the map together: a tile onto a free place; (place, terrain and shape, turn of the river)."""

    tile: Laying


class Settle(Action, frozen=True, tag="settle"):
    """Choose the home: a bank of a land tile."""

    home: BankName


# --- order (rulebook: conflict)


class Call(Action, frozen=True, tag="call"):
    """Whether the order of play is to be settled for this phase."""

    order: bool


class Pray(Action, frozen=True, tag="pray"):
    """Stay at prayer (yes), or cash in and go to the far end of the row (no)."""

    stay: bool


class Slot(Action, frozen=True, tag="slot"):
    """Take a free slot of the order chart."""

    slot: int


class Leave(Action, frozen=True, tag="leave"):
    """Leave a standing answer: (question, answer)."""

    answer: Standing


class LetGo(Action, frozen=True, tag="letgo"):
    """Let a tile go, for which a later player waits."""

    tile: TileName


class Done(Action, frozen=True, tag="done"):
    """Nothing more in this phase."""


# --- goods on one tile, in every phase


class Load(Action, frozen=True, tag="load"):
    """Take goods aboard on the spot: (transporter, from a bank, sea tile or own transporter, kind, number)."""

    goods: Handling


class Unload(Action, frozen=True, tag="unload"):
    """Put goods down on the spot: (transporter, bank or sea tile, kind, number)."""

    goods: Handling


# --- production


class Produce(Action, frozen=True, tag="produce"):
    """Carry out the plan and be done with production."""


class Strike(Action, frozen=True, tag="strike"):
    """Strike a line from the plan, or put it back."""

    line: PlanLine


class Work(Action, frozen=True, tag="work"):
    """Use a factory: (tile, how often, where its goods come from first, and what else must be said; see
    `factories.Run`)."""

    run: Run


class Breed(Action, frozen=True, tag="breed"):
    """Let two donkeys breed: (tile, and the transporter to scrap where there would be too many)."""

    pair: Pair


class Learn(Action, frozen=True, tag="research"):
    """Research: (bank, topic, and tiles whose factories are upgraded)."""

    study: Study


# --- movement


class Move(Action, frozen=True, tag="move"):
    """Orders for a transporter: (transporter, then words in order; see `phases.movement`)."""

    orders: Orders


# --- building


class Build(Action, frozen=True, tag="build"):
    """Put up a building: (kind, bank or sea tile, and the mix of a mine)."""

    site: Site


class Road(Action, frozen=True, tag="road"):
    """Build a road between two banks of neighbouring tiles."""

    road: RoadName


class Bridge(Action, frozen=True, tag="bridge"):
    """Build a bridge."""

    arm: ArmName


class BuildWall(Action, frozen=True, tag="wall"):
    """Build or strengthen a wall: (border, the tile the stone comes from)."""

    wall: WallSite


class Batter(Action, frozen=True, tag="batter"):
    """Destroy a wall: (border, the tile the boards come from)."""

    wall: WallSite


class Sink(Action, frozen=True, tag="shaft"):
    """Open a new shaft in a mine: (tile, mix)."""

    shaft: Shaft


# --- wonder


class Buy(Action, frozen=True, tag="buy"):
    """Buy the next brick of the wonder, paying with goods from the home tile."""

    goods: Annotated[tuple[str, ...], Meta(extra={"kind": "goods"})]


# --- agreements


class Propose(Action, frozen=True, tag="propose"):
    """Offer an agreement; see `phases.deals`."""

    terms: Terms


class Respond(Action, frozen=True, tag="answer"):
    """Accept (yes) or decline (no) an agreement that was offered; no also withdraws one's own."""

    deal: int
    accept: bool


ACTIONS: tuple[type[Action], ...] = (
    Lay,
    Settle,
    Call,
    Pray,
    Slot,
    Leave,
    LetGo,
    Load,
    Unload,
    Produce,
    Strike,
    Work,
    Breed,
    Learn,
    Move,
    Build,
    Road,
    Bridge,
    BuildWall,
    Batter,
    Sink,
    Buy,
    Propose,
    Respond,
    Done,
)
