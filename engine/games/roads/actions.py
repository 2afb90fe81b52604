"""The verbs of Roads & Boats. A field's kind tells what sort of thing its value names; values with parts are in
`values`.

Places, banks, borders, arms: see `atlas`.
"""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from engine.core.model import Action

from .values import Answer, Handling, LaidTile, Orders, Pair, Run, Shaft, Site, Study, Terms, WallSite


def kind(name: str) -> Meta:
    """The kinds of things that values name."""
    return Meta(extra={"kind": name})


# --- before the first turn


class Lay(Action, frozen=True, tag="lay"):
    """Lay a tile of the map onto a free place."""

    tile: Annotated[LaidTile, kind("laying")]


class Settle(Action, frozen=True, tag="settle"):
    """Choose the home: a bank of a land tile."""

    home: Annotated[str, kind("bank")]


# --- order (rulebook: conflict)


class Call(Action, frozen=True, tag="call"):
    """Call for an order of play in this phase, or not."""

    order: bool


class Pray(Action, frozen=True, tag="pray"):
    """Stay at prayer (yes), or cash in and go to the far end of the row (no)."""

    stay: bool


class Slot(Action, frozen=True, tag="slot"):
    """Take a free slot of the order chart."""

    slot: int


class Leave(Action, frozen=True, tag="leave"):
    """Leave a standing answer."""

    answer: Annotated[Answer, kind("standing")]


class LetGo(Action, frozen=True, tag="letgo"):
    """Let a tile go that a later player waits for."""

    tile: Annotated[str, kind("tile")]


class Done(Action, frozen=True, tag="done"):
    """Nothing more in this phase."""


# --- goods on one tile, in every phase


class Load(Action, frozen=True, tag="load"):
    """Take goods aboard on the spot, from a bank, a sea tile or an own transporter."""

    goods: Annotated[Handling, kind("handling")]


class Unload(Action, frozen=True, tag="unload"):
    """Put goods down on the spot, on a bank or an oil rig's sea tile."""

    goods: Annotated[Handling, kind("handling")]


# --- production


class Produce(Action, frozen=True, tag="produce"):
    """Carry out the plan and be done with production."""


class Strike(Action, frozen=True, tag="strike"):
    """Strike a line from the plan, or put it back."""

    line: Annotated[str, kind("line")]


class Work(Action, frozen=True, tag="work"):
    """Use a factory."""

    run: Annotated[Run, kind("run")]


class Breed(Action, frozen=True, tag="breed"):
    """Let two donkeys breed."""

    pair: Annotated[Pair, kind("pair")]


class Learn(Action, frozen=True, tag="research"):
    """Research a topic, and upgrade factories with it."""

    study: Annotated[Study, kind("study")]


# --- movement


class Move(Action, frozen=True, tag="move"):
    """Orders for a transporter, or for all (see `repeats`)."""

    orders: Annotated[Orders, kind("orders")]


# --- building


class Build(Action, frozen=True, tag="build"):
    """Put up a building."""

    site: Annotated[Site, kind("site")]


class Road(Action, frozen=True, tag="road"):
    """Build a road between two banks of neighbouring tiles."""

    road: Annotated[str, kind("road")]


class Bridge(Action, frozen=True, tag="bridge"):
    """Build a bridge."""

    arm: Annotated[str, kind("arm")]


class BuildWall(Action, frozen=True, tag="wall"):
    """Build or strengthen a wall, with stone from a tile beside it."""

    wall: Annotated[WallSite, kind("wall")]


class Batter(Action, frozen=True, tag="batter"):
    """Destroy a wall, with boards from a tile beside it."""

    wall: Annotated[WallSite, kind("wall")]


class Sink(Action, frozen=True, tag="shaft"):
    """Open a new shaft in a mine."""

    shaft: Annotated[Shaft, kind("shaft")]


class Pay(Action, frozen=True, tag="pay"):
    """Choose the transporter that pays first for what is built or destroyed; or a tile, to pay as usual there."""

    payer: Annotated[str, kind("payer")]


# --- wonder


class Buy(Action, frozen=True, tag="buy"):
    """Buy the next brick of the wonder, paying with goods from the home tile."""

    goods: Annotated[tuple[str, ...], kind("goods")]


# --- agreements


class Propose(Action, frozen=True, tag="propose"):
    """Offer an agreement; see `phases.deals`."""

    terms: Annotated[Terms, kind("terms")]


class Respond(Action, frozen=True, tag="answer"):
    """Accept (yes) or decline (no) an agreement that was offered; no also withdraws an own offer."""

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
    Pay,
    Buy,
    Propose,
    Respond,
    Done,
)
