"""What the results of many games say together: of a person, a game, or a server. 1,000 wide, for a phone, in ink and
paper alone: no colour means anything."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.tallies import Block, Form, Rivals, Row, Tallies

from . import theme
from .layout import label, named, plate, shrunk
from .legend import wrapped
from .measure import fit, printable, width
from .palettes import shades
from .scene import AnyShape, Layer, Line, Point, Rect, Scene

WIDE = 1_000
READ, TEXT, LARGE = 27, 30, 48
"""The sizes of what is read on a phone at least, of heads and numbers, and of the title and the great numbers."""
LINE = 36
"""The height of a line of words."""
TILE, SQUARE = 74, 44
"""The height of a great number; the side of a place among the last games."""
COLUMN, BAR, SPACE = 112, 14, 22
"""The least width of a column of numbers, the height of a bar, and the room between rows."""
NAME, LONG_NAME, STACK = 330, 560, 46
"""The room for the names of those who were met, and what long ones have at most; the height of how it went."""
SMALL = 25
"""The least size of a name."""
LEAST_PART = 60
"""The least width of a part with a number in it."""
COLOURS = shades(
    (theme.PAPER, theme.INK, 80),
    (theme.GROUND, theme.INK, 60),
    (theme.WELL, theme.INK, 40),
    (theme.GROUND, theme.SOFT, 32),
    (theme.GROUND, theme.PAPER, 6),
    (theme.GROUND, theme.EDGE, 6),
    (theme.PAPER, theme.WELL, 6),
)
"""The palette of the file: what lies on what, and the steps between them at the edges."""
FILLS = ((theme.INK, theme.PAPER), (theme.WELL, theme.INK), (theme.PAPER, theme.INK))
"""Of ahead, level and behind: the ground, and what is written on it. They differ by how light they are."""


def tallies(of: Tallies) -> Scene:
    """The whole picture."""
    drawn = _Drawn(of)
    shapes = tuple(drawn.all())
    return Scene(WIDE, round(drawn.low + theme.MARGIN), theme.GROUND, 2 * theme.RADIUS, shapes, of.alt)


class _Drawn:
    """The picture while it is drawn: `low` is how far down it reaches."""

    def __init__(self, of: Tallies) -> None:
        self.of = of
        self.low = float(theme.MARGIN)
        self.left, self.right = theme.MARGIN, WIDE - theme.MARGIN

    def all(self) -> Iterator[AnyShape]:
        """The parts from top to bottom."""
        yield from self._title()
        if self.of.tiles:
            yield from self._tiles()
        if self.of.form is not None:
            yield from self._form(self.of.form)
        for n, block in enumerate(self.of.blocks):
            yield from self._block(f"block.{n}", block)
        if self.of.rivals is not None:
            yield from self._rivals(self.of.rivals)

    def _title(self) -> Iterator[AnyShape]:
        room = self.right - self.left
        at = (self.left, self.low + 30)
        yield label("title", fit(self.of.title, shrunk(self.of.title, LARGE, room), room, True), at,
                    shrunk(self.of.title, LARGE, room), anchor="lm")  # fmt: skip
        self.low += 66
        yield from self._words("of", self.of.of, room)

    def _words(self, name: str, text: str, room: float) -> Iterator[AnyShape]:
        """A sentence in quiet ink, in as many lines as it needs."""
        for n, line in enumerate(wrapped(text, READ, room)):
            at = (self.left, self.low + LINE / 2)
            yield label(f"{name}.{n}", line, at, READ, anchor="lm", bold=False, colour=theme.SOFT)
            self.low += LINE

    def _head(self, name: str, text: str) -> Iterator[AnyShape]:
        self.low += 2 * theme.GAP
        said = fit(text, TEXT, self.right - self.left, True)
        yield label(name, said, (self.left, self.low + LINE / 2), TEXT, anchor="lm")
        self.low += LINE + 6

    # --- great numbers

    def _tiles(self) -> Iterator[AnyShape]:
        self.low += theme.GAP
        count = len(self.of.tiles)
        wide = (self.right - self.left - theme.GAP * (count - 1)) / count
        words = [wrapped(each.words, READ, wide - 2 * theme.GAP) for each in self.of.tiles]
        high = TILE + LINE * max(map(len, words)) + theme.GAP
        for n, (tile, lines) in enumerate(zip(self.of.tiles, words, strict=True)):
            x = self.left + n * (wide + theme.GAP)
            middle = x + wide / 2
            yield plate(f"tile.{n}", (x, self.low, x + wide, self.low + high), theme.PAPER)
            size = shrunk(tile.value, LARGE, wide - 2 * theme.GAP)
            yield label(f"tile.{n}.value", tile.value, (middle, self.low + TILE / 2 + 6), size)
            for k, line in enumerate(lines):
                at = (middle, self.low + TILE + LINE * (k + 0.5))
                yield label(f"tile.{n}.words.{k}", fit(line, READ, wide - 8), at, READ, bold=False)
        self.low += high

    # --- the last games

    def _form(self, form: Form) -> Iterator[AnyShape]:
        yield from self._head("form", form.head)
        step = SQUARE + 8
        most = (self.right - self.left + 8) // step
        for n, (place, won) in enumerate(form.places[-most:]):
            x = self.left + n * step
            box = (x, self.low, x + SQUARE, self.low + SQUARE)
            fill, ink = FILLS[0] if won else FILLS[2]
            yield Rect(name=f"form.{n}", layer=Layer.PLATE, box=box, radius=8, fill=fill, line=theme.INK, width=2)
            yield label(f"form.{n}.place", str(place), (x + SQUARE / 2, self.low + SQUARE / 2), READ, colour=ink)
        self.low += SQUARE

    # --- rows of numbers

    def _block(self, name: str, block: Block) -> Iterator[AnyShape]:
        across = self._columns(block)
        columns = [self.right - sum(across[n + 1 :]) for n in range(len(across))]
        yield from self._head(f"{name}.head", block.head)
        if block.note:
            yield from self._words(f"{name}.note", block.note, self.right - self.left - sum(across) - theme.GAP)
            self.low -= LINE  # it shares its last line with the names of the columns
        for n, column in enumerate(block.columns):
            at = (columns[n], self.low + LINE / 2)
            yield label(f"{name}.column.{n}", column, at, READ, anchor="rm", bold=False, colour=theme.SOFT)
        self.low += LINE + 4
        room = self.right - self.left - sum(across) - theme.GAP
        for n, row in enumerate(block.rows):
            yield from self._row(f"{name}.row.{n}", row, columns, room)
            if row.length:
                yield from self._bar(f"{name}.row.{n}.bar", row, room / block.most)
            self.low += SPACE / 2

    def _columns(self, block: Block) -> list[float]:
        """How wide each column is."""
        made = []
        for n, column in enumerate(block.columns):
            numbers = [width(row.values[n], TEXT, True) for row in block.rows]
            made.append(max(COLUMN, width(column, READ) + theme.GAP, *(each + theme.GAP for each in numbers)))
        return made

    def _row(self, name: str, row: Row, columns: list[float], room: float) -> Iterator[AnyShape]:
        ends = ((self.left, self.low), (self.right, self.low))
        yield Line(name=f"{name}.line", layer=Layer.GRID, points=ends, colour=theme.EDGE, width=theme.THIN)
        self.low += SPACE / 2
        lines = wrapped(row.words, READ, room)
        for n, line in enumerate(lines):
            at = (self.left, self.low + LINE * (n + 0.5))
            yield label(f"{name}.name.{n}", fit(line, READ, room), at, READ, anchor="lm", bold=False)
        for n, value in enumerate(row.values):
            yield label(f"{name}.value.{n}", value, (columns[n], self.low + LINE / 2), TEXT, anchor="rm")
        self.low += LINE * len(lines)
        if row.under:
            for line in wrapped(row.under, READ, room):
                at = (self.left, self.low + LINE / 2)
                yield label(f"{name}.under.{self.low:g}", fit(line, READ, room), at, READ, anchor="lm")
                self.low += LINE

    def _bar(self, name: str, row: Row, unit: float) -> Iterator[AnyShape]:
        """A bar, so wide for each that it counts, filled up to its part."""
        self.low += 4
        for which, amount, fill in ((0, row.length, theme.PAPER), (1, row.part, theme.INK)):
            if amount:
                wide = max(BAR, unit * amount)
                box = (self.left, self.low, self.left + round(wide, 1), self.low + BAR)
                yield Rect(
                    name=f"{name}.{which}", layer=Layer.VALUE, box=box, radius=4, fill=fill, line=theme.INK, width=2
                )
        self.low += BAR

    # --- the others

    def _rivals(self, rivals: Rivals) -> Iterator[AnyShape]:
        yield from self._head("rivals", rivals.head)
        x, y = float(self.left), self.low + LINE / 2
        for n, (words, (fill, _)) in enumerate(zip(rivals.words, FILLS, strict=True)):
            box = (x, y - 13, x + 26, y + 13)
            yield Rect(
                name=f"rivals.key.{n}", layer=Layer.PLATE, box=box, radius=6, fill=fill, line=theme.INK, width=2
            )
            yield label(f"rivals.words.{n}", words, (x + 38, y), READ, anchor="lm", bold=False, colour=theme.SOFT)
            x += 38 + width(words, READ) + 2 * theme.GAP
        self.low += LINE + 10
        longest = max((width(printable(met.name), SMALL, True) for met in rivals.met), default=0)
        names = min(LONG_NAME, max(NAME, longest + theme.GAP + 2))
        for n, met in enumerate(rivals.met):
            at: Point = (self.left, self.low + STACK / 2)
            yield from named(f"rivals.{n}.name", met.name, at, READ, names - theme.GAP, STACK + 8, SMALL)
            yield from self._stack(f"rivals.{n}", (met.ahead, met.level, met.behind), names)
            self.low += STACK + 12
        self.low -= 12

    def _stack(self, name: str, counts: tuple[int, int, int], names: float) -> Iterator[AnyShape]:
        """How often of all games together, in parts beside each other, behind the room for names."""
        room = self.right - self.left - names - LEAST_PART * sum(map(bool, counts))
        x = self.left + float(names)
        for n, (count, (fill, ink)) in enumerate(zip(counts, FILLS, strict=True)):
            if count:
                end = x + LEAST_PART + room * count / sum(counts)
                box = (round(x, 1), self.low, round(end, 1), self.low + STACK)
                yield Rect(
                    name=f"{name}.part.{n}", layer=Layer.PLATE, box=box, radius=6, fill=fill, line=theme.INK, width=2
                )
                yield label(f"{name}.count.{n}", str(count), ((x + end) / 2, self.low + STACK / 2), READ, colour=ink)
                x = end


__all__ = ["COLOURS", "tallies"]
