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
from .land import Land, Window
from .legend import PAGES
from .options import options
from .score import Track
from .tableau import Measures, Tableau, whole

WIDTH, HEIGHT = 1600, 1008
SPLIT = 1040
"""Where the left part, board and standings, ends: 63 % of the width."""
BOARD = (theme.MARGIN, theme.MARGIN, SPLIT, 528)
MEASURES = {
    2: Measures(head=48, goods=52, workers=136, walk=44, buildings=160, pad=12),
    3: Measures(head=40, goods=40, workers=88, walk=34, buildings=78, pad=12),
    4: Measures(head=34, goods=34, workers=70, walk=30, buildings=38, pad=9),
}
"""By number of players: the fewer, the more room each tableau has."""


def draw(show: Show) -> Scene:
    """The picture asked for."""
    return table_cut(show) if show.cut == "table" else close_up(show)


def table_cut(show: Show) -> Scene:
    """The whole table: landscape, standings and tiles at the left, a tableau for each player at the right."""
    table: Table = show.view.table
    window = Window(BOARD, 92, 0, 0, max(p.x for p in table.edition.points), max(p.row for p in table.edition.points))
    board = Land(table, window, theme.MEDIUM)
    shapes: list[AnyShape] = [*board.backdrop(), *board.pieces()]
    shapes += board.changes(show.changes)
    shapes += options(board, show.marks)
    shapes += _standings(show, table)
    for seat in range(len(table.players)):
        shapes += _tableau(show, table, Seat(seat))
    backdrop = f"milestones/{table.edition.digest}/table"
    return Scene(WIDTH, HEIGHT, theme.GROUND, 2 * theme.RADIUS, tuple(shapes), alt.sentences(show), backdrop)


def _standings(show: Show, table: Table) -> list[AnyShape]:
    left, top, right, bottom = theme.MARGIN, BOARD[3] + theme.GAP, SPLIT, HEIGHT - theme.MARGIN
    middle, aside = top + 228, right - 272
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
