"""The score sheet of a game that is over, the same for all games: a column for each player, a row for each source of
points, and below it the curve of the points. 1,000 wide, for a phone."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.core.course import ScoreSheet
from engine.core.speak import Speak
from engine.core.standings import Criterion

from . import layout, theme
from .layout import label, named, plate, player_mark
from .legend import wrapped
from .measure import fit, width
from .scene import AnyShape, Icon, Layer, Line, Point, Rect, Scene

WIDE = 1_000
READ, TEXT, TOTAL = 27, 30, 48
"""The sizes of what is read on a phone at least, of numbers, and of the sums."""
COLUMN, LABEL = 230, 150
"""The widest column of a player, and the least room for the names of sources, which are broken between words."""
HEAD, ROW, SUM, LINE = 150, 60, 92, 36
"""The heights of the players' names, of a source, of the sums, of a remark's line."""
CURVE, SCALE, ENDS = 430, 84, 116
"""The height of the curve, the room for its numbers at the left, and for the players at its right end."""
STEPS, MARKS = 5, 3
"""The most lines across a curve, and how often each player's mark stands on theirs."""
GRAVITY = 36
"""The least distance of two players at the right end of the curve."""


def score_sheet(sheet: ScoreSheet, speak: Speak, names: Sequence[str]) -> Scene:
    """The whole picture."""
    drawn = _Sheet(sheet, speak, names)
    shapes = [*drawn.table()]
    if len(sheet.course) > 2:
        shapes += drawn.curve()
    height = round(drawn.low + theme.MARGIN)
    return Scene(WIDE, height, theme.GROUND, 2 * theme.RADIUS, tuple(shapes), tuple(_alt(sheet, speak)))


def ranked(sheet: ScoreSheet) -> list[int]:
    """The seats, the best first; of equal ones the winner."""
    sign = 1 if sheet.fewest else -1
    return sorted(range(len(sheet.scores)), key=lambda seat: (sign * sheet.scores[seat], seat not in sheet.winners))


def _alt(sheet: ScoreSheet, speak: Speak) -> Iterator[str]:
    for seat in ranked(sheet):
        made = [speak("source", name=by.name, points=by.values[seat]) for by in sheet.sources if by.values[seat]]
        code = "alt-score-winner" if seat in sheet.winners else "alt-score"
        yield speak(code, seat=seat, points=sheet.scores[seat], sources=", ".join(made))
    yield from sheet.remarks


class _Sheet:
    """The picture while it is drawn: `low` is how far down it reaches."""

    def __init__(self, sheet: ScoreSheet, speak: Speak, names: Sequence[str]) -> None:
        self.sheet, self.speak, self.names = sheet, speak, names
        self.low = float(theme.MARGIN)
        self.order = ranked(sheet)
        words = [width(word, READ) for by in sheet.sources for word in by.name.split()]
        room = WIDE - 2 * theme.MARGIN - max([LABEL, *words]) - theme.GAP
        self.across = min(COLUMN, int(room // len(self.order)))
        self.left = WIDE - theme.MARGIN - self.across * len(self.order)

    def middle(self, place: int) -> float:
        """The middle of a column."""
        return self.left + (place + 0.5) * self.across

    # --- the table

    def table(self) -> Iterator[AnyShape]:
        """Players, sources, sums and remarks."""
        top = self.low
        yield from self._heads()
        for n, by in enumerate(self.sheet.sources):
            yield from self._source(f"source.{n}", by)
        yield from self._sums()
        for place, seat in enumerate(self.order):
            if seat in self.sheet.winners:
                x = self.middle(place) - self.across / 2
                box = (x, top, x + self.across, self.low)
                yield Rect(
                    name=f"winner.{seat}", layer=Layer.GROUND, box=box, radius=theme.RADIUS,
                    fill=theme.PAPER, line=theme.INK, width=theme.LINE,
                )  # fmt: skip
        self.low += theme.GAP if self.sheet.remarks else 0
        lines = [each for said in self.sheet.remarks for each in wrapped(said, READ, WIDE - 2 * theme.MARGIN)]
        for n, said in enumerate(lines):
            at = (theme.MARGIN, self.low + LINE / 2)
            yield label(f"remark.{n}", said, at, READ, anchor="lm", bold=False)
            self.low += LINE

    def _heads(self) -> Iterator[AnyShape]:
        room = self.across - 12
        for place, seat in enumerate(self.order):
            x, y = self.middle(place), self.low + 36
            won = seat in self.sheet.winners
            yield player_mark(f"head.{seat}.mark", seat, (x - 24 if won else x, y), 40)
            if won:
                yield Icon(
                    name=f"head.{seat}.trophy", layer=Layer.PIECE, icon="trophy", at=(x + 24, y), size=40,
                    colour=theme.INK, cut=theme.PAPER,
                )  # fmt: skip
            lines = named(f"head.{seat}.name", self.names[seat], (0, self.low + 104), READ, room, 74, 25)
            for each in lines:
                yield layout.label(each.name, each.text, (x, each.at[1]), each.size)
        self.low += HEAD

    def _source(self, name: str, by: Criterion) -> Iterator[AnyShape]:
        room = self.left - theme.MARGIN - theme.GAP
        words = wrapped(by.name, READ, room)
        high = ROW + LINE * (len(words) - 1)
        y = self.low + high / 2
        ends = ((theme.MARGIN, self.low), (WIDE - theme.MARGIN, self.low))
        yield Line(name=f"{name}.line", layer=Layer.GRID, points=ends, colour=theme.EDGE, width=theme.THIN)
        for n, said in enumerate(words):
            at = (theme.MARGIN, y + (n - (len(words) - 1) / 2) * LINE)
            yield label(f"{name}.words.{n}", fit(said, READ, room, False), at, READ, anchor="lm", bold=False)
        best = max(by.values)
        alone = len(by.values) > 1 and min(by.values) != best
        for place, seat in enumerate(self.order):
            x, value = self.middle(place), by.values[seat]
            if alone and value == best:
                box = layout.around((x, y), min(46, self.across / 2 - 12), 22)
                yield Rect(
                    name=f"{name}.best.{seat}", layer=Layer.PLATE, box=box, radius=theme.RADIUS,
                    fill=theme.PLAYERS[seat].tint, line=theme.SOFT, width=theme.THIN,
                )  # fmt: skip
            colour = theme.INK if value else theme.SOFT
            yield label(f"{name}.{seat}", _number(value), (x, y), TEXT, colour=colour)
        self.low += high

    def _sums(self) -> Iterator[AnyShape]:
        y = self.low + SUM / 2
        ends = ((theme.MARGIN, self.low), (WIDE - theme.MARGIN, self.low))
        yield Line(name="sum.line", layer=Layer.GRID, points=ends, colour=theme.INK, width=theme.LINE)
        yield label("sum.words", self.speak("score-total"), (theme.MARGIN, y), TEXT, anchor="lm")
        for place, seat in enumerate(self.order):
            text = _number(self.sheet.scores[seat])
            size = layout.shrunk(text, TOTAL, self.across - 24)
            yield label(f"sum.{seat}", text, (self.middle(place), y), size)
        self.low += SUM

    # --- the curve

    def curve(self) -> Iterator[AnyShape]:
        """The points of all after each entry, the winner's on top, each with its mark in several places; below them
        the numbers of turns."""
        self.low += theme.GAP
        course = self.sheet.course
        values = [points for stand in course for points in stand.points]
        lines = steps(min(0, *values), max(1, *values))
        top, low = self.low + 76, self.low + CURVE - 52
        left, right = theme.MARGIN + SCALE, WIDE - theme.MARGIN - ENDS
        first, last = course[0].entry, course[-1].entry

        def at(entry: int, points: int) -> Point:
            x = left + (right - left) * (entry - first) / (last - first)
            y = low - (low - top) * (points - lines[0]) / (lines[-1] - lines[0])
            return round(x, 1), round(y, 1)

        box = (theme.MARGIN, self.low, WIDE - theme.MARGIN, self.low + CURVE)
        yield plate("curve.plate", box, theme.PAPER)
        head = fit(self.speak("score-curve"), READ, WIDE - 4 * theme.MARGIN, False)
        yield label("curve.head", head, (2 * theme.MARGIN, self.low + 32), READ, anchor="lm", bold=False)
        for value in lines:
            y = at(first, value)[1]
            points = ((left, y), (right, y))
            yield Line(name=f"curve.{value}.line", layer=Layer.GRID, points=points, colour=theme.EDGE, width=2)
            yield label(f"curve.{value}", _number(value), (left - 12, y), READ, anchor="rm", colour=theme.SOFT)
        middle = min(course, key=lambda each: abs(2 * each.entry - first - last))
        for stand in {each.turn: each for each in (course[0], middle, course[-1])}.values():
            x = at(stand.entry, lines[0])[0]
            yield label(f"curve.turn.{stand.turn}", str(stand.turn), (x, low + 28), READ, colour=theme.SOFT)
        for seat in reversed(self.order):
            yield from self._course(seat, [at(each.entry, each.points[seat]) for each in course])
        yield from self._ends([(seat, at(last, self.sheet.scores[seat])[1]) for seat in self.order], right, low)
        self.low += CURVE

    def _course(self, seat: int, way: list[Point]) -> Iterator[AnyShape]:
        name, points = f"curve.seat.{seat}", tuple(way)
        yield Line(name=f"{name}.edge", layer=Layer.ROAD, points=points, colour=theme.INK, width=theme.BOLD)
        colour = theme.PLAYERS[seat].colour
        yield Line(name=f"{name}.line", layer=Layer.ROAD, points=points, colour=colour, width=theme.LINE)
        share = (self.order.index(seat) + 0.5) / len(self.order)
        for n in range(MARKS):
            spot = way[0][0] + (way[-1][0] - way[0][0]) * (n + share) / MARKS
            x, y = min(way, key=lambda each: abs(each[0] - spot))
            yield player_mark(f"{name}.mark.{n}", seat, (x, y), READ)

    def _ends(self, ends: list[tuple[int, float]], right: float, low: float) -> Iterator[AnyShape]:
        """Each player's mark and points at the end of their curve, moved apart where they would meet."""
        ends.sort(key=lambda each: (each[1], self.order.index(each[0])))
        rows = [y for _, y in ends]
        for n in range(1, len(rows)):
            rows[n] = max(rows[n], rows[n - 1] + GRAVITY)
        over = max(0, rows[-1] - low)
        rows = [y - over for y in rows]
        for (seat, _), y in zip(ends, rows, strict=True):
            yield player_mark(f"curve.end.{seat}.mark", seat, (right + 30, y), 28)
            yield label(f"curve.end.{seat}", _number(self.sheet.scores[seat]), (right + 50, y), READ, anchor="lm")


def steps(least: int, most: int) -> list[int]:
    """Round numbers around all these, at equal distances: at least two, at most one more than STEPS."""
    size = 1
    while -(-most // size) - least // size > STEPS:
        size = size * 5 // 2 if str(size)[0] == "2" else size * 2
    return list(range(least // size * size, -(-most // size) * size + 1, size))


def _number(value: int) -> str:
    return str(value).replace("-", "−")


__all__ = ["score_sheet", "steps"]
