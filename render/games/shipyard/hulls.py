"""Ship cards as parts of a hull seen from its side, the bow on the left: beside each other they join into a ship.

A card is a square of 24 units. Mounting points are pale until something is mounted; whoever is on board stands on the
roof of a cabin.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path as File

from msgspec import Struct

from engine.games.shipyard.edition import Edition
from render.pen import Art, Pen, named
from render.scene import AnyShape, Icon, Layer, Point

from . import theme

ART = Art(File(__file__).parent / "art", named(vars(theme)))
CREW = ("captain", "merchant", "soldier")
MASTED = ("smokestack", "sail")
"""What stands on masts."""
ON_ROOF, LEAST = 13.0, 27
"""The size of those on board, and of what stands on the hull at least, pixels."""

MOUNTS = {"crane": "yellow", "cannon": "iron", "propeller": "brass"}
"""Mounting points, and the colour in their drawings that is pale until something is mounted."""
BLANK = {"hull-tone": theme.UNKNOWN.tone, "bottom": theme.UNKNOWN.dark}
"""Other colours, of blank cards."""
MIDDLE = 12
"""Where the middle of what stands on a deck is in its drawing."""


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


def _feature(pen: Pen, feature: str, x: float, aboard: Fitted) -> None:
    """What a card shows, its middle at `x`; a mounting point takes from what is on board."""
    at = (x - MIDDLE, 0)
    if feature == "mast":
        pen.draw(ART, aboard.take(*MASTED) or feature, at)
    elif feature in MOUNTS and not aboard.take(feature):
        pen.draw(ART, feature, at, {MOUNTS[feature]: theme.PALE})
    else:
        pen.draw(ART, feature, at)
    pen.front()


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
    if "propeller" in data.features:
        _feature(pen, "propeller", MIDDLE, aboard)
    pen.draw(ART, data.part, instead=BLANK if data.deck == "blank" else {})
    pen.front()
    others = [each for each in data.features if each != "propeller"]
    crew: list[AnyShape] = []
    for number, feature in enumerate(others):
        x = slot(data.part, number, len(others))
        _feature(pen, feature, x, aboard)
        if feature == "cabin" and (who := aboard.take(*CREW)):
            crew.append(_person(f"{name}.crew.{number}", who, at, size, x, 2.4))
    return [*pen.shapes(), *crew]


def slot(part: str, number: int, count: int) -> float:
    """Where on its card the middle of what it shows is."""
    left, right = {"bow": (6.0, 24.0), "middle": (0.6, 23.4), "stern": (0.6, 21.6)}[part]
    return left + (right - left) * (number + 0.5) / count


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
        yield _person(f"{name}.captain", "captain", at, size, 6.2, 5.2)
    for k, each in enumerate(cards):
        yield from card(f"{name}.{k}", edition, each, (at[0] + k * size, at[1]), size, aboard)
    extra = [item for item, count in aboard.left.items() for _ in range(count)]
    step = (len(cards) * size - size * 0.5) / max(1, len(extra))
    across = max(LEAST, round(min(size / 2, step)))
    for k, item in enumerate(extra):
        x, y = at[0] + size * 0.3 + step * (k + 0.5), at[1] + size * 16.6 / 24
        yield Icon(
            name=f"{name}.extra.{k}", layer=Layer.PIECE, icon=theme.ITEMS[item].icon, at=(round(x, 1), round(y, 1)),
            size=across, colour=theme.PALE, cut=theme.HULL.tone, line=theme.HULL.dark,
        )  # fmt: skip
