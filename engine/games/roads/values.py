"""The values of the actions' fields, part by part. Their texts join the parts by "-", so no part holds one.

A value may be a beginning, while it is chosen part by part or if a player typed only part of it: unknown parts
are "", 0 or (). No such beginning is ever offered; the rules refuse it in words of the game.
Places, banks, borders: see `atlas` and `names`.
"""

from __future__ import annotations

from typing import NamedTuple

MIX = "boards"
"""A mix of wood is written as the number of boards in it, joined to this word: "3boards"."""


class LaidTile(NamedTuple):
    """A tile to lay: where, of which kind (terrain and shape), and the edges its river leaves by, as digits."""

    place: str = ""
    kind: str = ""
    river: str = ""


class Answer(NamedTuple):
    """A standing answer to a question that may come up."""

    question: str = ""
    answer: str = ""


class Handling(NamedTuple):
    """Goods taken aboard or put down on the spot. `place`: a bank, a sea tile, or an own transporter they come
    from."""

    unit: str = ""
    place: str = ""
    kind: str = ""
    number: int = 0


class Run(NamedTuple):
    """A use of a factory: how often, the first source of its input, and the further
    choices: `boards`, `launch` and `scrap`, in this order."""

    tile: str = ""
    times: int = 0
    source: str = ""
    choices: tuple[str, ...] = ()

    @classmethod
    def of(
        cls, tile: str, times: int, source: str, *, boards: int | None = None, launch: str = "", scrap: str = ""
    ) -> Run:
        """A use of a factory with all choices."""
        mix = () if boards is None else (f"{boards}{MIX}",)
        return cls(tile, times, source, (*mix, *filter(None, (launch, scrap))))

    @property
    def boards(self) -> int | None:
        """How many pieces of an input of any wood are boards; None where goods leave no choice."""
        numbers = (word.removesuffix(MIX) for word in self.choices if word.endswith(MIX))
        return next((int(number) for number in numbers if number.isdecimal()), None)

    @property
    def launch(self) -> str:
        """The river or dock a new boat is put; "" if there is no choice."""
        return next((word for word in self.choices if word[:1].isupper()), "")

    @property
    def scrap(self) -> str:
        """The transporter given up for a new one; "" if none is."""
        return next((word for word in self.choices if word[:1].islower()), "")


class Pair(NamedTuple):
    """Two donkeys that breed on a tile, and the transporter given up if there would be too many."""

    tile: str = ""
    scrap: str = ""


class Study(NamedTuple):
    """Research: the bank that pays, the topic, and the tiles whose factories are upgraded."""

    bank: str = ""
    topic: str = ""
    tiles: tuple[str, ...] = ()


class Orders(NamedTuple):
    """Orders for a transporter: the words that `orders` gives a meaning to."""

    unit: str = ""
    words: tuple[str, ...] = ()


class Site(NamedTuple):
    """A building, its bank or sea tile, and the filling of a mine."""

    building: str = ""
    place: str = ""
    mix: str = ""


class WallSite(NamedTuple):
    """A border, and the tile beside it that the goods come from."""

    border: str = ""
    tile: str = ""


class Shaft(NamedTuple):
    """The tile of a mine, and the filling from its new shaft."""

    tile: str = ""
    mix: str = ""


class Terms(NamedTuple):
    """The terms of an agreement: a verb, the two ends between which goods pass, and the words about the goods; see
    `phases.deals`."""

    verb: str = ""
    own: str = ""
    theirs: str = ""
    words: tuple[str, ...] = ()
