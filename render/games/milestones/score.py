"""The score track: a lane for each player, from 0 to the goal or, past it, to the leader."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.games.milestones.state import Table
from render import layout, theme
from render.scene import AnyShape, Box, Icon, Layer, Line
from render.show import Change


class Track:
    """Draws the track of a table into a box."""

    def __init__(self, table: Table, box: Box, changes: Sequence[Change]) -> None:
        self.table, self.box, self.goal = table, box, table.goal()
        self.most = max([self.goal, *(p.points for p in table.players)])
        self.before = {c.seat: int(c.origin) for c in changes if c.kind == "points" and c.origin is not None}
        left, top, right, bottom = box
        self.left, self.right, self.top, self.bottom = left + 72, right - 104, top + 46, bottom - 50

    def x(self, points: int) -> float:
        """How far right that many points are."""
        return round(self.left + (self.right - self.left) * points / self.most, 1)

    def shapes(self) -> list[AnyShape]:
        """The whole track."""
        shapes: list[AnyShape] = [layout.plate("score", self.box)]
        shapes += self._ticks()
        for seat in range(len(self.table.players)):
            shapes += self._lane(seat)
        return shapes

    def _ticks(self) -> Iterable[AnyShape]:
        goal, foot = self.x(self.goal), self.bottom + 26
        for tick in range(0, self.most + 1, 10):
            x, name = self.x(tick), f"score.tick.{tick}"
            if abs(x - goal) > 44:
                yield _line(name, Layer.GRID, (x, self.top), (x, self.bottom), theme.EDGE, theme.THIN)
                yield layout.label(f"{name}.text", str(tick), (x, foot), 26, colour=theme.SOFT, bold=False)
        yield _line("score.goal", Layer.GRID, (goal, self.top - 4), (goal, self.bottom), theme.INK, theme.LINE)
        flag = (goal + 9, self.top - 18)
        yield Icon(name="score.goal.flag", layer=Layer.PIECE, icon="flag", at=flag, size=28, colour=theme.INK)
        yield layout.label("score.goal.text", str(self.goal), (goal, foot), 28)

    def _lane(self, seat: int) -> Iterable[AnyShape]:
        points, name = self.table.players[seat].points, f"score.seat{seat}"
        y = self.top + (self.bottom - self.top) * (seat + 0.5) / len(self.table.players)
        start, end, colour = (self.x(0), y), (self.x(points), y), theme.PLAYERS[seat].colour
        yield _line(f"{name}.lane", Layer.GRID, start, (self.right, y), theme.EDGE, theme.THIN)
        if points > 0:
            yield _line(f"{name}.ink", Layer.ROAD, start, end, theme.INK, theme.BOLD)
            yield _line(f"{name}.way", Layer.ROAD, start, end, colour, theme.LINE)
        before = next((n for who, n in self.before.items() if who == seat), points)
        if before != points:
            yield _line(f"{name}.gained", Layer.CHANGE, (self.x(before), y), end, theme.CHANGE, theme.BOLD)
        yield layout.player_mark(f"{name}.mark", seat, end, 30, Layer.CHANGE)
        yield layout.label(f"{name}.points", str(points), (self.right + 88, y), 36, anchor="rm")
        yield layout.player_mark(f"{name}.key", seat, (self.box[0] + 28, y), 24)


def _line(
    name: str, layer: Layer, start: tuple[float, float], end: tuple[float, float], colour: str, width: int
) -> Line:
    return Line(name=name, layer=layer, points=(start, end), colour=colour, width=width)
