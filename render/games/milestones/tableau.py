"""A player's tableau: name, goods, the twelve spaces of the rondel, and the figure on the walk between the rows."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from msgspec import Struct

from engine.core.model import Seat
from engine.games.milestones.edition import GOODS
from engine.games.milestones.scoring import winners
from engine.games.milestones.state import BUILDINGS, PATH, Player, Table
from render import layout, theme
from render.scene import AnyShape, Box, Icon, Layer, Line, Point, Rect
from render.show import Change, Mark, Show

from .buildings import building
from .heading import Head, Standing, heading
from .spaces import path_space

LOWER = tuple(reversed(BUILDINGS))
"""The building spaces left to right: the figure passes them from the right."""


SPACES = ("space", "at")
"""Kinds of values that name a space: one to go to, one with a worker."""
HEAD, LANE = 12, 14
"""How large the head of an arrow is; how far the arrows of two moves are apart if the walk has room."""
PAIR = 10
"""How far the letter of a pair reaches up between its spaces."""


class Measures(Struct, frozen=True):
    """The heights of a tableau's parts, from the top, and the sizes of its text, pixels. `ruler` is the line of the
    numbers of the path spaces, `air` the space between two of them."""

    head: int
    goods: int
    workers: int
    walk: int
    buildings: int
    ruler: int
    small: int = 27
    figures: int = theme.MEDIUM
    pad: int = 12
    air: int = 4
    letters: int = theme.SMALL

    def height(self) -> int:
        return 2 * self.pad + self.head + self.goods + self.ruler + self.workers + self.walk + self.buildings


class Tableau:
    """Draws one seat's tableau into a box. `word` names a building space, where there is room for names."""

    def __init__(
        self, table: Table, seat: Seat, box: Box, measures: Measures, word: Callable[[str], str] | None = None
    ) -> None:
        self.table, self.seat, self.box, self.m = table, seat, box, measures
        self.player: Player = table.players[seat]
        self.word = word
        self.id = f"seat{seat}"
        self.mark = theme.PLAYERS[seat]
        left, top, right, _ = box
        self.left, self.right = left + measures.pad, right - measures.pad
        self.head_y = top + measures.head / 2 + measures.pad / 2
        self.goods_y = top + measures.pad + measures.head + measures.goods / 2
        self.path_top = top + measures.pad + measures.head + measures.goods + measures.ruler
        self.walk_top = self.path_top + measures.workers
        self.lower_top = self.walk_top + measures.walk

    # --- places

    def cell(self, space: str) -> Box:
        """The box of a space."""
        if space in PATH:
            return self._cut(PATH.index(space), len(PATH), self.path_top, self.m.workers)
        return self._cut(LOWER.index(space), len(LOWER), self.lower_top, self.m.buildings)

    def _cut(self, k: int, count: int, top: float, high: float) -> Box:
        wide = (self.right - self.left + self.m.air) / count
        return round(self.left + k * wide), top, round(self.left + (k + 1) * wide - self.m.air), top + high

    def _figure_size(self) -> int:
        return round(10 + self.m.walk * 0.45)

    def stand(self, space: str) -> Point:
        """Where the figure stands: on the walk, at its space."""
        box, reach = self.cell(space), self._figure_size() / 2
        y = self.walk_top + reach if space in PATH else self.lower_top - reach
        return (box[0] + box[2]) / 2, y

    # --- drawing

    def shapes(self, standing: Standing, *, active: bool) -> list[AnyShape]:
        """The whole tableau without marks and changes."""
        shapes = self._plate(active)
        head = Head(self.id, self.left, self.right, self.head_y, self.m.figures, self.m.small)
        shapes += heading(head, self.seat, standing)
        shapes += self._goods()
        shapes += self._ruler()
        for space, content in zip(PATH, self.player.path, strict=True):
            shapes += path_space(f"{self.id}.space.{space}", content, self.cell(space), self.m.figures)
        rising = self.player.ascending() and bool(self.player.workers())
        for space in LOWER:
            word = self.word(space) if self.word else ""
            shapes += building(
                f"{self.id}.space.{space}",
                space,
                self.cell(space),
                self.m.small,
                word,
                income=rising and space == "trading_house",
            )
        shapes += self._figure()
        return shapes

    def _plate(self, active: bool) -> list[AnyShape]:
        left, top, right, _ = self.box
        band = (left, top, right, top + self.m.head + self.m.pad - 4)
        ground = self.mark.colour if active else self.mark.tint
        plates: list[AnyShape] = [
            layout.plate(f"{self.id}.plate", self.box),
            Rect(name=f"{self.id}.banner", layer=Layer.PLATE, box=band, radius=theme.RADIUS, fill=ground),
            Rect(
                name=f"{self.id}.banner.foot",
                layer=Layer.PLATE,
                box=(left, band[3] - theme.RADIUS, right, band[3]),
                fill=ground,
            ),
        ]
        edge, wide = (theme.INK, theme.LINE) if active else (theme.EDGE, theme.THIN)
        foot = ((left + wide, band[3]), (right - wide, band[3]))
        plates += [
            Line(name=f"{self.id}.banner.line", layer=Layer.GRID, points=foot, colour=edge, width=theme.THIN),
            Rect(
                name=f"{self.id}.{'active' if active else 'edge'}",
                layer=Layer.GRID,
                box=self.box,
                radius=theme.RADIUS,
                line=edge,
                width=wide,
            ),
        ]
        return plates

    def _goods(self) -> Iterable[AnyShape]:
        """What there is, side by side; the start tiles not placed yet."""
        x, size = self.left + 4.0, self.m.figures
        for good in GOODS:
            if n := self.player.goods[good]:
                name, ink = f"{self.id}.goods.{good}", theme.GOODS[good].ink
                yield from layout.counted(name, good, str(n), (x, self.goods_y), size, colour=ink)
                x += layout.counted_width(str(n), size) + size * 0.9
        for k, tile in enumerate(self.player.drafted):
            yield from self._drafted(k, tile)

    def _ruler(self) -> Iterable[AnyShape]:
        """The numbers of the path spaces."""
        size = max(theme.LEAST, self.m.ruler - 4)
        for space in PATH:
            box = self.cell(space)
            at = ((box[0] + box[2]) / 2, self.path_top - self.m.ruler / 2)
            yield layout.label(f"{self.id}.number.{space}", space, at, size, colour=theme.SOFT, bold=False)

    def _drafted(self, k: int, name: str) -> Iterable[AnyShape]:
        """A start tile not placed yet, beside the goods."""
        tile, size = self.table.tile(name), self.m.small
        wide, half = size * 4.2, size * 0.72
        left, y = self.right - (len(self.player.drafted) - k) * (wide + 6), self.goods_y
        for side, (good, number) in enumerate((tile.left, tile.right)):
            x, part = left + side * wide / 2, f"{self.id}.drafted.{name}.{side}"
            paint = theme.GOODS[good]
            yield Rect(
                name=part,
                layer=Layer.PLATE,
                box=(x, y - half, x + wide / 2 + 1, y + half),
                radius=4,
                fill=paint.tint,
                line=theme.INK,
                width=theme.THIN,
            )
            yield Icon(
                name=f"{part}.{good}",
                layer=Layer.PIECE,
                icon=good,
                at=(x + size * 0.68, y),
                size=size,
                colour=paint.ink,
                cut=paint.tint,
            )
            yield layout.label(f"{part}.number", str(number), (x + size * 1.6, y), size)

    def _figure(self) -> Iterable[AnyShape]:
        at, size = self.stand(self.player.at), self._figure_size()
        yield Rect(
            name=f"{self.id}.at",
            layer=Layer.PLAYER,
            box=self.cell(self.player.at),
            radius=8,
            line=theme.INK,
            width=theme.LINE,
        )
        yield layout.player_mark(f"{self.id}.figure", self.seat, at, size)

    # --- changes and options

    def changes(self, changes: Iterable[Change], options: Iterable[Mark] = ()) -> list[AnyShape]:
        """An arrow along the walk for each move of this seat's figure, a frame and a star around each changed space;
        only the star where a space is an option."""
        shapes: list[AnyShape] = []
        chosen = {mark.value for mark in options if mark.kind in SPACES}
        moves = [c for c in changes if c.kind == "space" and c.origin and c.seat in (None, self.seat)]
        apart = min(LANE, (self.m.walk - LANE) / max(1, len(moves) - 1))
        for k, change in enumerate(moves):
            shapes += self._walked((k - (len(moves) - 1) / 2) * apart, change)
        for change in changes:
            if change.kind in ("space", "pair") and not change.origin and change.seat in (None, self.seat):
                box = self.cell(change.value)
                if change.kind == "pair":
                    other = self.cell(PATH[PATH.index(change.value) + 1])
                    box = (box[0], box[1], other[2], box[3])
                name = f"{self.id}.change.{change.value}"
                if change.value not in chosen:
                    shapes.append(layout.frame(name, layout.inset(box, -2), 9))
                bonus = change.kind == "space" and self._bonus(change.value)
                corner = (box[0] + 3 if bonus else box[2] - 3, box[1] + 3)
                shapes += layout.spark(name, corner, 26, Layer.TOP)  # the frame of an option may lie there
        return shapes

    def _bonus(self, space: str) -> bool:
        """Whether a bonus tile lies there, whose sign has the right corner."""
        return space in PATH and self.player.path[PATH.index(space)].bonus

    def _walked(self, aside: float, change: Change) -> Iterable[AnyShape]:
        """The arrow of a move, so far from the middle of the walk. It ends before the figure, or before the place
        where the next one begins."""
        start, end = self.stand(change.origin), self.stand(change.value)
        lane = self.walk_top + self.m.walk / 2 + round(aside, 1)
        clear = self.m.walk * 0.42 if change.value == self.player.at else HEAD / 2
        clear *= (end[0] > start[0]) - (end[0] < start[0])
        points = ((start[0], lane), (end[0] - clear, lane))
        edge = self.walk_top if change.origin in PATH else self.lower_top
        yield Line(
            name=f"{self.id}.move.{change.origin}.{change.value}",
            layer=Layer.CHANGE,
            points=((start[0], edge), *points),
            colour=theme.CHANGE,
            width=theme.LINE,
            head=HEAD,
        )

    def marks(self, marks: Iterable[Mark]) -> list[AnyShape]:
        """Letters: of spaces on the walk, of pairs on the walk between their two."""
        shapes: list[AnyShape] = []
        size = self.m.letters
        for mark in marks:
            at = self._letter_at(mark)
            if at is None:
                continue
            if mark.kind in SPACES:
                for part, by, line, width in (
                    ("space.light", -1, theme.PAPER, theme.BOLD),
                    ("space", 0, theme.CHOICE, theme.LINE),
                ):
                    shapes.append(
                        Rect(
                            name=f"choice.{mark.letter}.{part}",
                            layer=Layer.CHOICE,
                            box=layout.inset(self.cell(mark.value), by),
                            radius=8 - by,
                            line=line,
                            width=width,
                        )
                    )
            shapes += layout.badge(f"choice.{mark.letter}", mark.letter, at, size)
        return shapes

    def _letter_at(self, mark: Mark) -> Point | None:
        half = layout.badge_half(mark.letter, self.m.letters)[1]
        if mark.kind in SPACES:
            box = self.cell(mark.value)
            if mark.value == self.player.at:  # all the way round: the figure stands where the letter would
                return box[0] + half + 3, box[1] + half + 3
            x = (box[0] + box[2]) / 2
            return x, self.walk_top + half - 4 if mark.value in PATH else self.lower_top - half + 4
        if mark.kind == "pair":
            x = (self.cell(mark.value)[2] + self.cell(PATH[PATH.index(mark.value) + 1])[0]) / 2
            return x, self.walk_top + half - PAIR  # the figure may stand right below
        return None


def whole(show: Show, table: Table, tableau: Tableau) -> list[AnyShape]:
    """A tableau with its changes, and the letters if it is the viewer's own."""
    seat, view = tableau.seat, show.view
    waited = seat in view.waiting
    signs = ["clock"] if waited else []
    if table.reason and not view.waiting:
        signs += ["trophy"] if seat in winners(table) else []
    elif table.ending == seat:
        signs.append("flag")
    standing = Standing(
        name=show.names[seat],
        points=table.players[seat].points,
        before=points_before(show.changes, seat),
        move=table.move if waited and table.active == seat else 0,
        signs=tuple(signs),
    )
    shapes = tableau.shapes(standing, active=seat == table.active or (table.active is None and waited))
    own = show.marks if seat == view.seat else ()
    shapes += tableau.changes([c for c in show.changes if c.seat is None or c.seat == seat], own)
    if seat == view.seat:
        shapes += tableau.marks(show.marks)
    return shapes


def points_before(changes: tuple[Change, ...], seat: Seat) -> int | None:
    """The points of a seat's marker last time, if a change says so."""
    return next((int(c.origin) for c in changes if c.kind == "points" and c.seat == seat), None)
