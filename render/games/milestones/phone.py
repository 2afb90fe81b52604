"""The table for a phone, 1,000 wide, read at 412, in two pictures: the whole landscape, below it the goal and what is
left to build, the tiles on offer and the majorities, at the end the scores; and the tableaux."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.model import Seat
from engine.games.milestones.state import Table
from render import layout, theme
from render.scene import AnyShape, Box, Scene
from render.show import Show

from . import alt, status
from .close import MARGIN, WIDTH, landscape
from .end import sheet
from .options import options
from .tableau import Measures, Tableau, whole

GAP = 12
STRIP = 60
"""The height of the line with the goal and what is left to build."""
MIDDLE, ASIDE = 232, 288
"""The height of the tiles on offer and the majorities; the width of these."""
SHEET, LINE = 80, 100
"""The height of the scores: above and below the players' lines, and of one of these."""
MEASURES = Measures(head=44, goods=44, ruler=31, workers=104, walk=38, buildings=50, pad=8)
COLUMNS = 2


def phone_table(show: Show) -> Scene:
    """The picture with that number."""
    table: Table = show.view.table
    if show.at == "2":
        return _tableaux(show, table)
    board = landscape(table)
    shapes: list[AnyShape] = [*board.backdrop(), *board.pieces(), *board.changes(show.changes, show.marks)]
    shapes += options(board, show.marks)
    left, top, right = MARGIN, round(board.window.box[3]) + GAP, WIDTH - MARGIN
    if table.reason and not show.view.waiting:
        bottom = top + SHEET + LINE * len(table.players)
        shapes += sheet(show, table, (left, top, right, bottom))
    else:
        shapes += _left(table, (left, top, right, top + STRIP))
        top += STRIP + GAP
        bottom, aside = top + MIDDLE, right - ASIDE
        end = right if table.pool else aside - GAP
        shapes += status.tiles(table, (left, top, end, bottom), show.marks, show.changes, table.pool)
        if not table.pool:
            shapes += status.majorities(table, (aside, top, right, bottom))
    backdrop = f"milestones/{table.edition.digest}/phone"
    return _scene(show, shapes, bottom + MARGIN, backdrop)


def _tableaux(show: Show, table: Table) -> Scene:
    """Everybody's tableau."""
    left, top, right = MARGIN, MARGIN, WIDTH - MARGIN
    wide, high = (right - left - GAP) // COLUMNS, MEASURES.height() + GAP
    shapes: list[AnyShape] = []
    for seat in range(len(table.players)):
        x, y = left + seat % COLUMNS * (wide + GAP), top + seat // COLUMNS * high
        box = (x, y, x + wide, y + MEASURES.height())
        shapes += whole(show, table, Tableau(table, Seat(seat), box, MEASURES))
    height = top + -(-len(table.players) // COLUMNS) * high - GAP + MARGIN
    return _scene(show, shapes, height, "")


def _scene(show: Show, shapes: list[AnyShape], height: int, backdrop: str) -> Scene:
    return Scene(WIDTH, height, theme.GROUND, 2 * theme.RADIUS, tuple(shapes), alt.sentences(show), backdrop)


def _left(table: Table, box: Box) -> Iterable[AnyShape]:
    """The points that end the game; roads, houses, markets and sacks that are left."""
    edition, (left, top, right, bottom) = table.edition, box
    parts = (
        ("flag", table.goal()),
        ("road", edition.sections - len(table.sections)),
        ("house", edition.houses - len(table.houses)),
        ("market", edition.markets - len(table.markets)),
        ("sack", edition.sacks - len(table.sacks)),
    )
    yield layout.plate("left", box)
    step, y = (right - left) / len(parts), (top + bottom) / 2
    for k, (icon, n) in enumerate(parts):
        wide = layout.counted_width(str(n), theme.MEDIUM)
        ink = theme.INK if n else theme.SOFT
        x = left + step * (k + 0.5) - wide / 2
        yield from layout.counted(f"left.{icon}", icon, str(n), (x, y), theme.MEDIUM, ink=ink)
