"""A sheet to be drawn: what is printed on it, what is written on it, and which of its bonuses are still open."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cached_property

from msgspec import Struct

from engine.games.charmers.edition import BUILDINGS, GOODS, Bonuses, Edition, Side, bonus
from engine.games.charmers.state import Sheet
from render.scene import AnyShape, Point

from . import bonuses, hand, theme

AROUND, APART = 0.55, 1.2
"""The radius of the pen's circle around a sign, and how far signs are apart, as parts of their size."""


class Page(Struct, frozen=True, dict=True):
    """A player's sheet. `open`: the bonuses circled and not used yet; `before`: the sheet before this turn, if one is
    open."""

    edition: Edition
    kind: str
    sheet: Sheet
    open: tuple[str, ...] = ()
    before: Sheet | None = None

    @property
    def old(self) -> Sheet:
        """What was written before this turn: all, if none is open."""
        return self.before or self.sheet

    @property
    def side(self) -> Side:
        """The bonuses printed on it."""
        return self.edition.sheets[self.kind]

    @property
    def mood(self) -> theme.Mood:
        """Its colours."""
        return theme.MOODS[self.kind]

    @cached_property
    def gained(self) -> dict[str, Bonuses]:
        """The bonuses gained so far, by place."""
        return {place: names for place, names in self._places(self.sheet) if names}

    @cached_property
    def fresh(self) -> frozenset[str]:
        """The places of the bonuses gained in this turn."""
        if self.before is None:
            return frozenset()
        return frozenset(self.gained).difference(place for place, _ in self._places(self.before))

    def _places(self, sheet: Sheet) -> Iterator[tuple[str, Bonuses]]:
        side = self.side
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

    @cached_property
    def unused(self) -> frozenset[tuple[str, int]]:
        """The bonuses still open, each by its place and which of those there it is: of equal ones those gained
        last."""
        left, found = list(self.open), []
        late_first = [*self.gained][::-1]
        for place in sorted(late_first, key=lambda each: each not in self.fresh):
            for k, name in enumerate(self.gained[place]):
                if name in left:
                    left.remove(name)
                    found.append((place, k))
        return frozenset(found)


def gains(
    name: str, names: Bonuses, at: Point, size: float, *, stacked: bool = False, static: bool = True
) -> Iterable[AnyShape]:
    """The signs of bonuses side by side, or stacked."""
    for k, (each, place) in enumerate(zip(names, places(names, at, size, stacked=stacked), strict=True)):
        kind, count = bonus(each)
        yield from bonuses.sign(f"{name}.{k}", kind, count, place, size, static=static)


def places(names: Bonuses, at: Point, size: float, *, stacked: bool = False) -> list[Point]:
    """Where the signs of bonuses have their middles: so far apart that the circles around them do not meet."""
    offs = [(k - (len(names) - 1) / 2) * round(size * APART) for k in range(len(names))]
    return [(round(at[0] + off * (not stacked)), round(at[1] + off * stacked)) for off in offs]


def written(
    name: str, page: Page, place: str, at: Point, size: float, *, stacked: bool = False
) -> Iterable[AnyShape]:
    """The pen's marks on the bonuses of a place: circled when gained, crossed when used."""
    names, fresh = page.gained.get(place, ()), place in page.fresh
    for k, where in enumerate(places(names, at, size, stacked=stacked)):
        yield from hand.circled(f"{name}.{k}.circle", where, round(size * AROUND), width=2.6, fresh=fresh)
        if (place, k) not in page.unused:
            yield from hand.crossed(f"{name}.{k}.cross", where, round(size * 0.8), width=3.2)
