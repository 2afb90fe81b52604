"""Pictures of Milestones: the whole table, and the close-ups."""

from __future__ import annotations

from engine.core.model import Seat
from engine.games.milestones.state import Table
from render import theme
from render.palettes import palette
from render.scene import AnyShape, Box, Scene
from render.show import Artist, Show

from . import alt, status
from .changes import changes
from .close import close_up
from .end import sheet
from .land import Land, Window
from .legend import PAGES
from .options import options
from .phone import phone_table
from .score import Track
from .tableau import Measures, Tableau, whole

WIDTH, HEIGHT = 1600, 1072
SPLIT = 1040
"""Where the left part, board and standings, ends: 63 % of the width."""
FIGURES = 36
"""The size of the numbers of the landscape: read at a quarter of their size."""
BOARD = (theme.MARGIN, theme.MARGIN, SPLIT, 544)
MEASURES = {
    2: Measures(head=56, goods=60, ruler=28, workers=184, walk=56, buildings=88, pad=12),
    3: Measures(head=44, goods=44, ruler=24, workers=104, walk=38, buildings=50, pad=10),
    4: Measures(head=36, goods=36, ruler=20, workers=68, walk=30, buildings=34, pad=8),
}
"""By number of players: the fewer, the more room each tableau has."""


def draw(show: Show) -> Scene:
    """The picture asked for."""
    if show.cut == "table":
        return table_cut(show)
    return phone_table(show) if show.cut == "map" else close_up(show)


def table_cut(show: Show) -> Scene:
    """The whole table: landscape, standings and tiles at the left, a tableau for each player at the right."""
    table: Table = show.view.table
    window = Window(BOARD, 90, 0, 0, max(p.x for p in table.edition.points), max(p.row for p in table.edition.points))
    board = Land(table, window, FIGURES)
    shapes: list[AnyShape] = [*board.backdrop(), *board.pieces()]
    shapes += board.changes(show.changes, show.marks)
    shapes += options(board, show.marks)
    shapes += _standings(show, table)
    for seat in range(len(table.players)):
        shapes += _tableau(show, table, Seat(seat))
    backdrop = f"milestones/{table.edition.digest}/table"
    return Scene(WIDTH, HEIGHT, theme.GROUND, 2 * theme.RADIUS, tuple(shapes), alt.sentences(show), backdrop)


def _standings(show: Show, table: Table) -> list[AnyShape]:
    left, top, right, bottom = theme.MARGIN, BOARD[3] + theme.GAP, SPLIT, HEIGHT - theme.MARGIN
    if table.reason and not show.view.waiting:
        return list(sheet(show, table, (left, top, right, bottom)))
    middle, aside = top + 232, right - 288
    shapes: list[AnyShape] = []
    if table.pool:
        shapes += status.tiles(table, (left, top, right, middle), show.marks, (), table.pool)
    else:
        shapes += Track(table, (left, top, aside - theme.GAP, middle), show.changes).shapes()
        shapes += status.majorities(table, (aside, top, right, middle))
    below: Box = (left, middle + theme.GAP, aside - theme.GAP, bottom)
    shapes += status.tiles(table, below, show.marks, show.changes)
    shapes += status.supply(table, (aside, middle + theme.GAP, right, bottom))
    return shapes


def _tableau(show: Show, table: Table, seat: Seat) -> list[AnyShape]:
    seats = len(table.players)
    measures = MEASURES[seats]
    top = theme.MARGIN + seat * (measures.height() + theme.GAP)
    box = (SPLIT + theme.GAP, top, WIDTH - theme.MARGIN, top + measures.height())
    tableau = Tableau(table, seat, box, measures)
    return whole(show, table, tableau)


ARTIST = Artist(draw, changes, palette("milestones"), legend=PAGES)
"""For `games.py`."""
