"""The printed components of Roads & Boats as data, read once from `content/components.toml`."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from engine.kit import content

Element = Literal["land", "water"]


class Kind(Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of transporter: goods it carries, its movement points, where it moves."""

    carries: int
    range: int
    element: Element


class Works(Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of building: its cost, where it may stand, the research it needs, the input and output of a run.

    `input` without entries marks a primary producer; "any" stands for trunks or boards, "donkey" for the animal.
    `makes` is a kind of transporter. `most` counts pieces of output in one production phase.
    """

    boards: int
    stone: int
    where: str
    most: int
    research: str = ""
    input: dict[str, int] = {}
    output: dict[str, int] = {}
    makes: str = ""

    @property
    def runs(self) -> int:
        """How often it may run in one production phase."""
        return self.most // max(1, *self.output.values()) if self.output else self.most

    def cost(self) -> dict[str, int]:
        """Goods it costs, without those it does not."""
        return {good: n for good, n in (("boards", self.boards), ("stone", self.stone)) if n}


class Mix(Struct, frozen=True, forbid_unknown_fields=True):
    """A filling of a mine's bag, and the research for it."""

    gold: int
    iron: int
    research: str = ""


class Research(Struct, frozen=True, forbid_unknown_fields=True):
    """The topics, their cost, that of a new shaft, and which factories a topic upgrades."""

    topics: tuple[str, ...]
    cost: dict[str, int]
    shaft: dict[str, int]
    upgrades: dict[str, tuple[str, ...]]


class Solo(Struct, frozen=True, forbid_unknown_fields=True):
    """A game for one: neutral bricks at the start, and its length in turns."""

    bricks: int
    turns: int


class Wonder(Struct, frozen=True, forbid_unknown_fields=True):
    """The wonder board: bricks a row from the bottom, and the bricks with an effect (counted from 1)."""

    rows: tuple[int, ...]
    dearer: int
    irrigation: int
    marks: dict[str, int]
    neutral: int
    solo: Solo

    def row_of(self, brick: int) -> int:
        """The row (from 0) of a brick (from 1)."""
        for row, size in enumerate(self.rows):
            if brick <= size:
                return row
            brick -= size
        raise ValueError("no such brick")


class Start(Struct, frozen=True, forbid_unknown_fields=True):
    """The start of every player."""

    donkeys: int
    goods: dict[str, int]


class Limits(Struct, frozen=True, forbid_unknown_fields=True):
    """Transporters a player may have at the end of production."""

    all: int
    land: int
    water: int


class Components(Struct, frozen=True, forbid_unknown_fields=True):
    """All of it."""

    key: str
    goods: tuple[str, ...]
    wealth: dict[str, int]
    start: Start
    limits: Limits
    transporters: dict[str, Kind]
    buildings: dict[str, Works]
    mixes: dict[str, Mix]
    research: Research
    wonder: Wonder
    tiles: dict[str, dict[str, int]]


BOX = content.toml(content.shipped(__package__, "components.toml"), "components.toml", Components)
GOODS = BOX.goods
TERRAINS = tuple(BOX.tiles)
TRANSPORTERS = BOX.transporters
BUILDINGS = BOX.buildings
TOPICS = BOX.research.topics
MIXES = BOX.mixes
WONDER = BOX.wonder
