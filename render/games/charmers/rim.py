"""The two tracks around the rim: money clockwise from the top right, fame anticlockwise from the top left, side by
side, so that both ends come closer and at last overlap."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise
from math import cos, pi, sin

from render import layout
from render.scene import AnyShape, Box, Layer, Point, Polygon

from . import hand, theme
from .page import Page, gains, written

LANE = 44
"""How wide a track is."""
CURVE = 78
"""The radius of the line between both tracks in the corners."""
SIGN = 38
"""The size of a bonus on a track, at most."""
STROKE = {"money": 32, "fame": 40}
"""The size of the stroke through a space reached in this turn."""


class Rim:
    """Both tracks along three sides of a box; distances are measured from the top right along the line between
    them."""

    def __init__(self, box: Box, lane: float = LANE, curve: float = CURVE) -> None:
        left, self.top, right, bottom = box
        self.lane, self.curve = lane, curve
        self.left, self.right, self.bottom = left + lane, right - lane, bottom - lane
        down = self.bottom - curve - self.top
        across = self.right - self.left - 2 * curve
        self.turns = [0.0, down, down + curve * pi / 2]
        self.turns += [self.turns[2] + across, self.turns[2] + across + curve * pi / 2]
        self.long = self.turns[4] + down

    def at(self, far: float, out: float) -> Point:
        """The point that far along, and so much outwards."""
        down, first, along, second = self.turns[1:]
        if far <= down:
            return self.right + out, self.top + far
        if far <= first:
            turn = (far - down) / self.curve
            reach = self.curve + out
            return self.right - self.curve + reach * cos(turn), self.bottom - self.curve + reach * sin(turn)
        if far <= along:
            return self.right - self.curve - (far - first), self.bottom + out
        if far <= second:
            turn = (far - along) / self.curve
            reach = self.curve + out
            return self.left + self.curve - reach * sin(turn), self.bottom - self.curve + reach * cos(turn)
        return self.left - out, self.bottom - self.curve - (far - second)

    def band(self, start: float, end: float, inner: float, outer: float) -> tuple[Point, ...]:
        """The area between two distances and two lines."""
        cuts = [start, *(turn for turn in self.turns[1:] if start < turn < end), end]
        marks = [start]
        for a, b in pairwise(cuts):
            straight = not any(lo <= a and b <= hi for lo, hi in (self.turns[1:3], self.turns[3:5]))
            steps = 1 if straight else max(2, round((b - a) / 8))
            marks += [a + (b - a) * k / steps for k in range(1, steps + 1)]
        points = [self.at(mark, outer) for mark in marks] + [self.at(mark, inner) for mark in reversed(marks)]
        return tuple((round(x, 1), round(y, 1)) for x, y in points)

    def span(self, track: str, space: int, spaces: int) -> tuple[float, float]:
        """Where a space of a track begins and ends."""
        if track == "money":
            return self.long * (space - 1) / spaces, self.long * space / spaces
        return self.long * (1 - space / spaces), self.long * (1 - (space - 1) / spaces)

    def lanes(self, track: str) -> tuple[float, float]:
        """The inner and the outer line of a track."""
        return (1, self.lane - 1) if track == "money" else (1 - self.lane, -1)

    def middle(self, track: str, space: int, spaces: int) -> Point:
        """The middle of a space."""
        start, end = self.span(track, space, spaces)
        x, y = self.at((start + end) / 2, self.lane / 2 if track == "money" else -self.lane / 2)
        return round(x), round(y)

    def space(self, track: str, space: int, spaces: int) -> tuple[Point, ...]:
        """The outline of a space, a small gap around it."""
        start, end = self.span(track, space, spaces)
        return self.band(start + 1, end - 1, *self.lanes(track))


PAINT = {"money": (theme.MONEY_PALE, theme.MONEY), "fame": (theme.FAME_PALE, theme.FAME)}


def sign_size(rim: Rim, spaces: int) -> int:
    """The size of a bonus on a track of so many spaces."""
    return SIGN if spaces * SIGN <= rim.long else round(rim.long / spaces)


def printed(page: Page, rim: Rim) -> Iterable[AnyShape]:
    """Both tracks with their spaces, numbers and bonuses."""
    for track, spaces, bonuses in _tracks(page):
        pale, long = PAINT[track][0], rim.long / spaces
        size, every = sign_size(rim, spaces), 1 if long > 80 else 5
        for n in range(1, spaces + 1):
            yield Polygon(
                name=f"{track}.{n}", layer=Layer.PLATE, points=rim.space(track, n, spaces), fill=pale, static=True
            )
        for n in range(1, spaces + 1):
            if str(n) not in bonuses and n % every == 0:
                yield layout.label(
                    f"{track}.{n}.number", str(n), rim.middle(track, n, spaces), 27, colour=page.mood.soft,
                    layer=Layer.VALUE, static=True,
                )  # fmt: skip
        for space, names in bonuses.items():
            yield from gains(f"{track}.{space}.bonus", names, rim.middle(track, int(space), spaces), size)


def _tracks(page: Page) -> tuple[tuple[str, int, dict[str, tuple[str, ...]]], ...]:
    tracks, side = page.edition.tracks, page.side
    return ("money", tracks.money, side.money), ("fame", tracks.fame, side.fame)


def marked(page: Page, rim: Rim) -> Iterable[AnyShape]:
    """The spaces reached, the last of each with its number, and the bonuses gained."""
    for track, spaces, bonuses in _tracks(page):
        reached, size = getattr(page.sheet, track), sign_size(rim, spaces)
        for n in range(1, reached + 1):
            yield Polygon(
                name=f"{track}.{n}.reached",
                layer=Layer.GRID,
                points=rim.space(track, n, spaces),
                fill=PAINT[track][1],
            )
        for n in range(1, reached + 1):
            if str(n) in bonuses:
                at = rim.middle(track, n, spaces)
                yield from gains(f"{track}.{n}.reached", bonuses[str(n)], at, size, static=False)
                yield from written(f"{track}.{n}.bonus", page, f"{track}.{n}", at, size)
            elif n == reached:
                yield layout.label(f"{track}.now", str(n), rim.middle(track, n, spaces), 27)
            elif n > getattr(page.old, track):
                name, at, long = f"{track}.{n}.stroke", rim.middle(track, n, spaces), STROKE[track]
                yield from hand.struck(name, at, long, width=long * 0.1, fresh=True)
