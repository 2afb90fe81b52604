"""What the results of many games say together, as a picture shows it: words that are already in a language, and
numbers."""

from __future__ import annotations

from msgspec import Struct


class Tile(Struct, frozen=True):
    """A number that stands for itself, and what it counts."""

    value: str
    words: str


class Row(Struct, frozen=True):
    """Numbers of one thing, in the columns of their block. Under its name stands what is `under` it, and a bar as
    long as `length`, filled up to `part` (length 0: none)."""

    words: str
    values: tuple[str, ...]
    length: int = 0
    part: int = 0
    under: str = ""


class Block(Struct, frozen=True):
    """Rows under a head and a `note`; `columns` are the names of their numbers. A bar of the length `most` fills its
    room."""

    head: str
    columns: tuple[str, ...]
    rows: tuple[Row, ...]
    most: int = 0
    note: str = ""


class Rival(Struct, frozen=True):
    """How often somebody was ahead of somebody else, level with them, behind them."""

    name: str
    ahead: int
    level: int
    behind: int


class Rivals(Struct, frozen=True):
    """The people that somebody met, under a head; and the words for ahead, level and behind."""

    head: str
    words: tuple[str, str, str]
    met: tuple[Rival, ...]


class Form(Struct, frozen=True):
    """The places of somebody's last games with others in order, each with whether it was won, under a head."""

    head: str
    places: tuple[tuple[int, bool], ...]


class Tallies(Struct, frozen=True):
    """A picture of them: its title, what it is of, and its parts from top to bottom. alt: the same in sentences."""

    title: str
    of: str
    tiles: tuple[Tile, ...] = ()
    form: Form | None = None
    blocks: tuple[Block, ...] = ()
    rivals: Rivals | None = None
    alt: tuple[str, ...] = ()
