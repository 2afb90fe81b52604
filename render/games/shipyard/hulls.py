"""Ship cards as parts of a hull seen from its side, the bow on the left: beside each other they join into a ship.

A card is a square of 24 units. Mounting points are pale until something is mounted; whoever is on board stands on the
roof of a cabin.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

from msgspec import Struct

from engine.games.shipyard.edition import Edition
from render.outlines import Path, bar, box, leaf, oval, path
from render.pen import Pen, moved
from render.scene import AnyShape, Icon, Layer, Point

from . import theme

DECK = 13.5
"""The height of the deck."""
CREW = ("captain", "merchant", "soldier")
MASTED = ("smokestack", "sail")
"""What stands on masts."""
ON_ROOF = 8.8
"""The size of those on board."""

HULLS: dict[str, tuple[Path, Path]] = {
    "bow": (
        path("M 1.4,9.8 C 10,12 17,13.2 24,13.5 L 24,22.6 L 9.4,22.6 C 5.6,19.4 2.8,14.6 1.4,9.8"),
        path("M 5.6,18.4 L 24,18.4 L 24,22.6 L 9.4,22.6 C 7.8,21.4 6.6,20 5.6,18.4"),
    ),
    "middle": (box(0, DECK, 24, 22.6), box(0, 18.4, 24, 22.6)),
    "stern": (
        path("M 0,13.5 C 8,13.2 15,12.6 22.6,11.4 L 21.8,15.6 C 20.4,17.8 18.2,18.2 16,18.6 L 15.4,22.6 L 0,22.6"),
        path("M 0,18.4 L 16,18.4 L 15.4,22.6 L 0,22.6"),
    ),
}
"""Each part's outline, and what of it is under water."""


class Fitted(Struct):
    """What is on board of a ship, to be allotted to its mounting points one by one."""

    left: dict[str, int]

    def take(self, *items: str) -> str:
        """One of these that is not allotted yet; "" if there is none."""
        for item in items:
            if self.left.get(item, 0):
                self.left[item] -= 1
                return item
        return ""


def _mast(pen: Pen, x: float, item: str) -> None:
    if item == "smokestack":
        pen.solid(theme.SMOKE, *(oval(x + dx, y, r) for dx, y, r in ((0.6, -1.2, 1.8), (3, -2.8, 2.2))))
        pen.front()
        pen.solid(theme.FUNNEL, ((x - 2.8, 2), (x + 2.8, 2), (x + 3.2, DECK), (x - 3.2, DECK)))
        pen.fill(theme.IRON, box(x - 2.8, 2, x + 2.8, 4.6))
        pen.fill(theme.CLOTH, box(x - 2.9, 6.2, x + 3, 8))
        return
    pen.solid(theme.ROOF, bar(x, -3.4, x, DECK, 1.5))
    if item == "sail":
        pen.front()
        sail = path("M -4.4,-2 L 3,-2 C 6,1.4 6,6.8 3.4,10 L -4.4,10 C -2.2,6.4 -2.2,1.6 -4.4,-2")
        pen.solid(theme.CLOTH, moved(sail, x, 0))
        pen.fine(theme.HULL.light, moved(path("M 1,-0.8 C 3.6,2.4 3.6,6 1.6,9 L 2.8,9 C 4.8,6 4.8,2 2.4,-0.8"), x, 0))
        return
    pen.solid(theme.ROOF, bar(x - 3.2, 0, x + 3.2, 0, 1.2), bar(x - 4.4, 4, x + 4.4, 4, 1.2))
    pen.solid(theme.SAFE, ((x, -3.6), (x + 4, -2.4), (x, -1.2)))
    for end in (-4.8, 4.8):
        pen.fill(theme.INK, bar(x, 0.6, x + end, DECK, 0.5))


def _cabin(pen: Pen, x: float) -> None:
    pen.solid(theme.HOUSE, box(x - 4.4, 8, x + 4.4, DECK))
    pen.solid(theme.ROOF, box(x - 5, 6.8, x + 5, 8.4))
    pen.fill(theme.PANE, box(x - 3.2, 9.8, x - 0.6, 12), box(x + 0.6, 9.8, x + 3.2, 12))


def _crane(pen: Pen, x: float, item: str) -> None:
    fill = theme.YELLOW if item else theme.PALE
    pen.solid(
        fill, box(x - 4.4, 4.6, x - 1.8, DECK), bar(x - 3.6, 7.6, x + 4.4, 0.4, 2), box(x - 5, 11.6, x + 1, DECK)
    )
    pen.solid(fill, box(x + 2.8, 5, x + 5, 7))
    pen.stroke(theme.INK, 0.6, (x + 3.9, 0.8), (x + 3.9, 5))


def _cannon(pen: Pen, x: float, item: str) -> None:
    fill = theme.IRON if item else theme.PALE
    pen.solid(
        fill, path(f"M {x - 5},8.2 L {x - 3.8},7.2 L {x + 5.2},6.8 L {x + 5.2},9.8 L {x - 3.8},10.6 L {x - 5},9.6")
    )
    pen.front()
    pen.solid(theme.ROOF, path(f"M {x - 4},10.6 L {x + 2},10 L {x + 3},13 L {x - 4.6},13"))
    pen.solid(theme.INK, oval(x - 2.8, 12.4, 1.5), oval(x + 1.6, 12.4, 1.5))


def _propeller(pen: Pen, item: str) -> None:
    fill = theme.BRASS if item else theme.PALE
    pen.solid(theme.IRON, bar(15.4, 20.4, 19.6, 20.4, 1.6))
    pen.solid(fill, leaf(19.4, 20.4, 0, 4, 3.8), leaf(19.4, 20.4, 180, 4, 3.8))
    pen.solid(fill, oval(19.4, 20.4, 1.1))


def _lifebelt(pen: Pen, x: float) -> None:
    y, r = 16.6, 3.5
    pen.solid(theme.CLOTH, oval(x, y, r))
    pen.fill(theme.SAFE, *(moved(quarter, x, y) for quarter in _quarters(r)))
    pen.fill(theme.HULL.dark, oval(x, y, 1.4))


def _quarters(r: float) -> Iterable[Path]:
    for sx, sy in ((1, 1), (-1, -1)):
        yield ((0, 0), (sx * r * 0.98, 0), (sx * r * 0.7, sy * r * 0.7), (0, sy * r * 0.98))


def _lifeboat(pen: Pen, x: float) -> None:
    pen.stroke(theme.INK, 0.8, (x - 3.4, 9), (x - 3.4, 4.6), (x - 1, 4.6))
    pen.stroke(theme.INK, 0.8, (x + 3.4, 9), (x + 3.4, 4.6), (x + 1, 4.6))
    boat = path("M -5.2,8 L 5.2,8 C 5,11 3.8,12.6 2.4,12.6 L -2.4,12.6 C -3.8,12.6 -5,11 -5.2,8")
    pen.solid(theme.CLOTH, moved(boat, x, 0))
    pen.fill(theme.SAFE, moved(box(-4.8, 8.2, 4.8, 9.8), x, 0))


def _lantern(pen: Pen, x: float) -> None:
    pen.solid(theme.IRON, bar(x, 8, x, DECK, 1.3))
    pen.solid(theme.IRON, ((x - 3, 2.6), (x, -0.4), (x + 3, 2.6)))
    pen.solid(theme.YELLOW, box(x - 2.4, 2.6, x + 2.4, 8))


SAFETY: dict[str, Callable[[Pen, float], None]] = {
    "lifebelt": _lifebelt,
    "lifeboat": _lifeboat,
    "lantern": _lantern,
}
MOUNTS: dict[str, Callable[[Pen, float, str], None]] = {"mast": _mast, "crane": _crane, "cannon": _cannon}


def card(
    name: str,
    edition: Edition,
    which: str,
    at: Point,
    size: float,
    fitted: Fitted | None = None,
    *,
    static: bool = False,
) -> list[AnyShape]:
    """A card, what is on board allotted to its mounting points."""
    data = edition.card(which)
    aboard = fitted or Fitted({})
    pen = Pen(name, at, size, static=static)
    hull, under = HULLS[data.part]
    paint = theme.UNKNOWN if data.deck == "blank" else theme.HULL
    if "propeller" in data.features:
        _propeller(pen, aboard.take("propeller"))
        pen.front()
    pen.solid(paint.tone, hull)
    pen.fill(theme.UNKNOWN.dark if data.deck == "blank" else theme.BOTTOM, under)
    _decked(pen, data.part)
    pen.front()
    others = [each for each in data.features if each != "propeller"]
    crew: list[AnyShape] = []
    for number, feature in enumerate(others):
        x = slot(data.part, number, len(others))
        if feature == "cabin":
            _cabin(pen, x)
            if who := aboard.take(*CREW):
                crew.append(_person(f"{name}.crew.{number}", who, at, size, x, 2.4))
        elif feature in SAFETY:
            SAFETY[feature](pen, x)
        else:
            MOUNTS[feature](pen, x, aboard.take(*(MASTED if feature == "mast" else (feature,))))
        pen.front()
    return [*pen.shapes(), *crew]


def slot(part: str, number: int, count: int) -> float:
    """Where on its card the middle of what it shows is."""
    left, right = {"bow": (6.0, 24.0), "middle": (0.6, 23.4), "stern": (0.6, 21.6)}[part]
    return left + (right - left) * (number + 0.5) / count


def _decked(pen: Pen, part: str) -> None:
    """The rail along the deck."""
    lines = {
        "bow": path("M 1.4,9.8 C 10,12 17,13.2 24,13.5 L 24,15 C 17,14.6 10,13.6 2,11.4"),
        "middle": box(0, DECK, 24, 15),
        "stern": path("M 0,13.5 C 8,13.2 15,12.6 22.6,11.4 L 22.2,13 C 15,14.2 8,14.8 0,15"),
    }
    pen.fill(theme.DECK, lines[part])


def _person(name: str, who: str, at: Point, size: float, x: float, y: float) -> Icon:
    unit = size / 24
    place = (round(at[0] + x * unit, 1), round(at[1] + y * unit, 1))
    return Icon(
        name=name, layer=Layer.PIECE, icon=who, at=place, size=round(ON_ROOF * unit, 1), colour=theme.ITEMS[who].ink,
        cut=theme.PALE,
    )  # fmt: skip


def ship(
    name: str, edition: Edition, cards: Sequence[str], items: Mapping[str, int], at: Point, size: float
) -> Iterable[AnyShape]:
    """A ship fitted out: its first captain on the bow, the others where there is room for them; what craftsmen
    brought on board without a mounting point is shown on the hull."""
    aboard = Fitted(dict(items))
    if aboard.take("captain"):
        yield _person(f"{name}.captain", "captain", at, size, 4.4, 5.2)
    for k, each in enumerate(cards):
        yield from card(f"{name}.{k}", edition, each, (at[0] + k * size, at[1]), size, aboard)
    extra = [item for item, count in aboard.left.items() for _ in range(count)]
    for k, item in enumerate(extra):
        x, y = at[0] + size * (k + 1), at[1] + size * 16.6 / 24
        yield Icon(
            name=f"{name}.extra.{k}", layer=Layer.PIECE, icon=theme.ITEMS[item].icon, at=(round(x, 1), round(y, 1)),
            size=round(size / 3.2), colour=theme.PALE, cut=theme.HULL.tone,
        )  # fmt: skip
