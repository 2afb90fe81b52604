"""The end: the score sheet, split as the rules split it, and everybody's city, the winner's first."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from engine.core.model import Seat
from engine.games.wonders.edition import RESOURCES
from engine.games.wonders.scoring import target, winners
from engine.games.wonders.state import Score, Table
from render import layout, theme
from render.measure import width
from render.scene import AnyShape, Box, Layer, Line, Point, Rect, Scene
from render.show import Show

from . import alt, goals, panels
from .boards import good, sign

WIDTH, EDGE, GAP = 1600, theme.MARGIN, theme.GAP
SIDE = 502
"""The width of a sheet beside the cities."""
LINE, HEAD = 56, 60
"""The heights of a player's line and of the line of icons, in a sheet above the cities."""
NAMED, RANK = 380, 58
"""Where the numbers begin in a sheet for a phone, beside the names of the kinds of points; there the height of each
place of the ranking and of each kind."""


class Kind(NamedTuple):
    """A kind of points: what it is, and the points of each seat."""

    what: str
    points: tuple[int, ...]


def kinds(table: Table) -> list[Kind]:
    """The kinds of points in the order of the rules, then all together."""
    scores: list[Score] = table.final

    def kind(what: str, points: Iterable[int]) -> Kind:
        return Kind(what, tuple(points))

    return [
        kind("population", (score.population for score in scores)),
        kind("resources", (score.resources for score in scores)),
        kind("monuments", (score.monuments for score in scores)),
        kind("natural", (score.natural for score in scores)),
        kind("districts", (score.districts for score in scores)),
        kind("loan", (score.loan for score in scores)),
        *(kind(name, (score.objectives[n] for score in scores)) for n, name in enumerate(table.objectives)),
        kind("total", (score.total() for score in scores)),
    ]


ICONS = {
    "population": "population",
    "monuments": "ring",
    "natural": "natural",
    "districts": "home",
    "loan": "loan",
    "total": "star",
}


def ranked(table: Table) -> list[Seat]:
    """The seats, the best first, as the rules break ties."""
    return [
        Seat(seat)
        for seat in sorted(
            range(len(table.cities)),
            key=lambda seat: (-table.final[seat].total(), -len(table.cities[seat].monuments())),
        )
    ]


def end(show: Show) -> Scene:
    """The picture of the end."""
    table: Table = show.view.table
    seats, order = len(table.cities), ranked(table)
    shapes: list[AnyShape] = []
    columns = 3 if seats in (3, 5) else min(2, seats)
    beside = seats in (1, 4, 5)
    room = WIDTH - 2 * EDGE - (SIDE + GAP if beside and seats < 5 else 0)
    wide = (room - GAP * (columns - 1)) / columns
    deep = panels.panel_high(table, wide)
    top = EDGE if beside else EDGE + HEAD + LINE * seats + 68 + GAP
    last = top
    for n, seat in enumerate(order):
        x, y = EDGE + n % columns * (wide + GAP), top + n // columns * (deep + GAP)
        box = (round(x), round(y), round(x + wide), round(y + deep))
        shapes += panels.panel(show, table, seat, table.final[seat].total(), box)
        last = box[3]
    right = WIDTH - EDGE
    sheet = (right - SIDE, EDGE, right, last) if beside else (EDGE, EDGE, right, top - GAP)
    if seats == 5:
        sheet = (round(EDGE + 2 * (wide + GAP)), last - deep, right, last)
    shapes.append(layout.plate("sheet", sheet))
    shapes += Sheet(show, table, order, sheet, upright=beside).shapes()
    lands = "".join(table.cities[seat].land for seat in order)
    backdrop = f"wonders/{table.edition.digest}/end/{lands}/{table.board}/{''.join(map(str, order))}"
    return Scene(WIDTH, last + EDGE, theme.GROUND, 2 * theme.RADIUS, tuple(shapes), alt.sentences(show), backdrop)


# --- the sheet


def phone_high(table: Table) -> int:
    """The height of a sheet for a phone."""
    return 24 + RANK * (len(table.cities) + len(kinds(table))) + 16 + HEAD


class Sheet:
    """A score sheet: a line for each player and a column for each kind of points, or the other way round; for a phone
    with the ranking above it."""

    def __init__(self, show: Show, table: Table, order: list[Seat], box: Box, *, upright: bool) -> None:
        self.show, self.table, self.order, self.upright = show, table, order, upright
        self.kinds, self.won = kinds(table), winners(table)
        self.left, self.top, right, bottom = layout.inset(box, 12)
        self.large = upright and right - self.left > WIDTH / 2
        self.right, self.above = right, RANK * len(order) + 16.0 if self.large else 0.0
        if self.large:
            self.first, self.head, self.high = float(NAMED), self.above + HEAD, float(RANK)
            self.wide = min((right - self.left - self.first) / len(order), 190)
        elif upright:
            self.first, self.head = 92.0, 56.0
            self.wide = min((right - self.left - self.first) / len(order), 150)
            self.high = min((bottom - self.top - self.head) / len(self.kinds), 84)
        else:
            self.first, self.head = 300.0, HEAD + 44.0
            self.wide = (right - self.left - self.first) / len(self.kinds)
            self.high = (bottom - self.top - self.head) / len(order)
        self.bottom = self.top + self.head + self.high * (len(self.kinds) if upright else len(order))

    def place(self, kind: int, player: int) -> Point:
        """The middle of a number."""
        column, row = (player, kind) if self.upright else (kind, player)
        return self.left + self.first + self.wide * (column + 0.5), self.top + self.head + self.high * (row + 0.5)

    def shapes(self) -> Iterable[AnyShape]:
        """All of it."""
        if self.large:
            yield from self._ranking()
        for n, kind in enumerate(self.kinds):
            yield from self._kind(n, kind)
        for k, seat in enumerate(self.order):
            yield from self._player(k, seat)
        if self.table.automaton is not None:
            y = self.bottom + 56
            goal = str(target(self.table))
            yield from layout.counted("sheet.target", "flag", goal, (self.left + 14, y), theme.LARGE)
            said = self.show.speak("pic-target")
            yield layout.label("sheet.target.words", said, (self.left + 180, y), theme.MEDIUM, anchor="lm")

    def _kind(self, n: int, kind: Kind) -> Iterable[AnyShape]:
        """The icon and the name of a kind of points, and the points."""
        x, y = self.place(n, 0)
        at = (self.left + 44, y) if self.upright else (x, self.top + 24)
        yield from _icon(kind.what, at)
        speak, goal = self.show.speak, kind.what in self.table.objectives
        said = speak.value("objective", kind.what) if goal else speak(f"pic-points-{kind.what}")
        name = f"sheet.{kind.what}.name"
        if self.large:
            yield layout.fitted(name, said, (self.left + 100, y), 27, self.first - 108, bold=False)
        elif self.upright:
            yield layout.label(name, said, (self.left + self.first, y - 20), theme.SMALL, anchor="lm", bold=False)
        else:
            yield from _below(name, said, (x, self.top + 58), self.wide - 10)
        for k, seat in enumerate(self.order):
            x, y = self.place(n, k)
            points = kind.points[seat]
            total, written = kind.what == "total", str(points).replace("-", "−")
            size = theme.LARGE if total and not self.upright else theme.MEDIUM
            ink = theme.INK if points else theme.SOFT
            at = (x, y + 11 * (self.upright and not self.large))
            yield layout.label(f"sheet.{kind.what}.{seat}", written, at, size, colour=ink, bold=total or points != 0)

    def _player(self, k: int, seat: Seat) -> Iterable[AnyShape]:
        """The mark of a player, on the player's tint if that is a winner."""
        x, y = self.place(0, k)
        end = self.left + self.first
        at = (x, self.top + self.head - 34) if self.upright else (self.left + 30, y)
        grounds = zip(("winner", "won"), self._grounds(k), strict=False)
        for part, ground in grounds if seat in self.won else ():
            tint = theme.PLAYERS[seat].tint
            lies = Rect(name=f"sheet.{part}.{seat}", layer=Layer.PLATE, box=ground, radius=8, fill=tint)
            yield layout.edged(lies)
        yield layout.player_mark(f"sheet.{seat}.mark", seat, at, 34)
        if not self.upright:
            name, space = self.show.names[seat], self.first - 110
            text = layout.shrunk(name, theme.MEDIUM, space)
            yield layout.fitted(f"sheet.{seat}.name", name, (self.left + 60, y), text, space)
            if seat in self.won:
                yield sign(f"sheet.{seat}.trophy", "trophy", (end - 26, y), 30)

    def _grounds(self, k: int) -> list[Box]:
        """What lies under a winner's points: their line, their column, or, where names lie across it, its ends."""
        x, y = self.place(0, k)
        left, right = x - self.wide / 2 + 3, x + self.wide / 2 - 3
        top, last = self.top + self.head - 56, self.place(len(self.kinds) - 1, k)[1]
        if self.large:
            return [(left, top, right, self.bottom)]
        if self.upright:
            return [(left, top, right, top + 44), (left, last - 7, right, last + 30)]
        end = self.left + self.first + self.wide * len(self.kinds)
        return [(self.left, y - self.high / 2 + 3, end, y + self.high / 2 - 3)]

    def _ranking(self) -> Iterable[AnyShape]:
        """The players, the best first, with all their points."""
        for k, seat in enumerate(self.order):
            name, y = f"sheet.rank.{seat}", self.top + RANK * (k + 0.5)
            cut = theme.PLAYERS[seat].tint if seat in self.won else theme.PANEL
            if seat in self.won:
                ground = (self.left, y - RANK / 2 + 2, self.right, y + RANK / 2 - 2)
                lies = Rect(name=f"{name}.ground", layer=Layer.PLATE, box=ground, radius=8, fill=cut)
                yield layout.edged(lies)
            if len(self.order) > 1:
                place = f"{k + 1}."
                yield layout.label(f"{name}.place", place, (self.left + 44, y), theme.MEDIUM, colour=theme.SOFT)
            yield layout.player_mark(f"{name}.mark", seat, (self.left + 100, y), 36)
            points = str(self.table.final[seat].total())
            across = width(points, theme.MEDIUM, True)
            yield layout.label(f"{name}.points", points, (self.right - 24, y), theme.MEDIUM, anchor="rm")
            x = self.right - 24 - across - 26
            yield sign(f"{name}.star", "star", (x, y - 1), 32, cut=cut)
            if seat in self.won:
                x -= 48
                yield sign(f"{name}.trophy", "trophy", (x, y), 34, cut=cut)
            said, room = self.show.names[seat], x - 30 - self.left - 132
            size = max(27, layout.shrunk(said, theme.MEDIUM, room))
            yield layout.fitted(f"{name}.name", said, (self.left + 132, y), size, room)
        y = self.top + self.above - 6
        ends = ((self.left, y), (self.right, y))
        yield Line(name="sheet.rule", layer=Layer.GRID, points=ends, colour=theme.EDGE, width=theme.THIN)


def _icon(what: str, at: Point) -> Iterable[AnyShape]:
    """The icon of a kind of points."""
    x, y = at
    if what == "resources":
        for k, resource in enumerate(RESOURCES):
            paint = good(resource)
            yield sign(f"sheet.{what}.{resource}", paint.icon, (x + (k - 1) * 27, y), 27, paint.ink)
    elif what in ICONS:
        yield sign(f"sheet.{what}", ICONS[what], at, 40)
    else:
        yield from goals.emblem(f"sheet.{what}", what, at, 42)


def _below(name: str, said: str, at: Point, wide: float) -> Iterable[AnyShape]:
    """A name under an icon, in one line or two; none where there is no room for it."""
    lines = [said] if width(said, theme.LEAST) <= wide else said.rsplit(" ", 1)
    if any(width(line, theme.LEAST) > wide for line in lines):
        return
    for n, line in enumerate(lines):
        text = layout.shrunk(line, theme.SMALL, wide, bold=False)
        where = (at[0], at[1] + 22 * n)
        yield layout.label(f"{name}.{n}", line, where, text, colour=theme.SOFT, bold=False)
