"""A sheet to be drawn: what is printed on it, what is written on it, and which of its bonuses are still open."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec import Struct

from engine.games.charmers.edition import BUILDINGS, GOODS, Bonuses, Edition, Side, bonus
from engine.games.charmers.state import Sheet
from render.scene import AnyShape, Layer, Point

from . import bonuses, hand, theme


class Page(Struct, frozen=True):
    """A player's sheet. `open`: the bonuses circled and not used yet; `new`: the places that changed."""

    edition: Edition
    kind: str
    sheet: Sheet
    open: tuple[str, ...] = ()
    new: frozenset[str] = frozenset()

    @property
    def side(self) -> Side:
        """The bonuses printed on it."""
        return self.edition.sheets[self.kind]

    @property
    def mood(self) -> theme.Mood:
        """Its colours."""
        return theme.MOODS[self.kind]

    def gained(self) -> dict[str, Bonuses]:
        """The bonuses gained so far, by place."""
        return {place: names for place, names in self._places() if names}

    def _places(self) -> Iterator[tuple[str, Bonuses]]:
        side, sheet = self.side, self.sheet
        for track, spaces, mark in (("fame", side.fame, sheet.fame), ("money", side.money, sheet.money)):
            for space, names in spaces.items():
                if int(space) <= mark:
                    yield f"{track}.{space}", names
        for count, names in side.karma.items():
            if int(count) <= sheet.karma:
                yield f"karma.{count}", names
        for cell, sides in sheet.roads.items():
            for each in sides:
                yield f"border.{cell}{each}", side.border.get(f"{cell}{each}", ())
        for marked in sheet.river:
            yield f"river.{marked}", side.river[marked - 1]
        for part, columns, done in (
            ("tent", side.tents, min(sheet.sold[good] for good in GOODS)),
            ("palace", side.palace, min(sheet.palace.values())),
            ("upgrade", side.upgrades, min(sheet.upgrades[each] for each in BUILDINGS) - 1),
        ):
            for column, names in enumerate(columns[:done]):
                yield f"{part}.{column + 1}", names

    def unused(self) -> frozenset[str]:
        """The places whose bonuses are still open: of several with the same bonus those gained last."""
        left, found = list(self.open), []
        for place, names in reversed(self.gained().items()):
            for name in names:
                if name in left:
                    left.remove(name)
                    found.append(place)
        return frozenset(found)


def gains(
    name: str, names: Bonuses, at: Point, size: float, *, stacked: bool = False, static: bool = True
) -> Iterable[AnyShape]:
    """The signs of bonuses side by side, or stacked."""
    for k, (each, place) in enumerate(zip(names, places(names, at, size, stacked=stacked), strict=True)):
        kind, count = bonus(each)
        yield from bonuses.sign(f"{name}.{k}", kind, count, place, size, static=static)


def places(names: Bonuses, at: Point, size: float, *, stacked: bool = False) -> list[Point]:
    """Where the signs of bonuses have their middles."""
    offs = [(k - (len(names) - 1) / 2) * (size + 2) for k in range(len(names))]
    return [(round(at[0] + off * (not stacked)), round(at[1] + off * stacked)) for off in offs]


def written(
    name: str, page: Page, place: str, at: Point, size: float, *, stacked: bool = False
) -> Iterable[AnyShape]:
    """The pen's marks on the bonuses of a place: circled when gained, crossed when used."""
    names = page.gained().get(place, ())
    still = place in page.unused()
    for k, where in enumerate(places(names, at, size, stacked=stacked)):
        yield from hand.circled(f"{name}.{k}.circle", where, round(size * 0.58), layer=Layer.PLAYER)
        if not still:
            yield from hand.crossed(f"{name}.{k}.cross", where, round(size * 0.86), layer=Layer.PLAYER)
