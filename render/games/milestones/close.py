"""Close-ups for a phone, 1,000 wide: the part of the landscape with the options, or the viewer's own tableau; below
that, the part of the landscape where something is new."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.model import Seat
from engine.core.values import words_of
from engine.games.milestones.edition import GOODS
from engine.games.milestones.landscape import Network, landscape_of
from engine.games.milestones.state import Table
from render import layout, theme
from render.measure import width
from render.scene import AnyShape, Icon, Layer, Scene
from render.show import Show

from . import alt, status
from .land import PLACES, RISE, SIDE, Land, Window
from .options import options
from .tableau import Measures, Tableau, whole

WIDTH, MARGIN = 1000, 16
MEASURES = Measures(
    head=60, goods=72, ruler=34, workers=172, walk=80, buildings=250, small=theme.MEDIUM, figures=theme.LARGE, pad=14,
    air=8, letters=theme.MEDIUM,
)  # fmt: skip
HEAD = 34
"""Room above the landscape for the names of the columns."""
BUILT = (("building_office",), ("mill",))
"""The decisions that are about the landscape, whatever is asked of them."""
LEAST_COLUMNS, LEAST_ROWS = 10, 3
"""The smallest window, in doubled coordinates: more surroundings than that need no larger figures."""
LOWEST = 1_300
"""Where the landscape below a tableau ends at the latest: question, picture and answers share a phone's screen."""


def close_up(show: Show) -> Scene:
    """The place of the options: the landscape around them, or the viewer's own tableau with the tiles on offer."""
    kinds = {mark.kind for mark in show.marks}
    if show.view.seat is None or kinds & set(PLACES) or (not kinds and show.view.doing[-1:] in BUILT):
        return _landscape(show)
    table: Table = show.view.table
    shapes: list[AnyShape] = []
    top = MARGIN
    seat = show.view.seat
    offered = _tiles(show, table, seat)
    if offered is not None:
        box = (MARGIN, top, WIDTH - MARGIN, top + 224)
        shapes += status.tiles(table, box, show.marks, show.changes, offered, theme.MEDIUM)
        top += 224 + MARGIN
    box = (MARGIN, top, WIDTH - MARGIN, top + MEASURES.height())
    tableau = Tableau(table, seat, box, MEASURES, lambda space: show.speak.value("space", space))
    shapes += whole(show, table, tableau)
    height = top + MEASURES.height() + MARGIN
    if changed := _changed(show, table):
        board, height = _below(table, changed, height)
        shapes += [*board.backdrop(), *board.pieces(), *board.changes(show.changes, show.marks)]
    return Scene(WIDTH, height, theme.GROUND, 2 * theme.RADIUS, tuple(shapes), alt.sentences(show))


def _tiles(show: Show, table: Table, seat: Seat) -> Sequence[str] | None:
    """The start tiles among which one chooses; () for the display, which is seen as long as one may hire; None."""
    if show.view.doing[-1:] == ("trading_house",):
        return ()
    named = {mark.value for mark in show.marks if mark.kind == "tile"}
    tiles = (table.players[seat].drafted, table.pool, ())
    return next((each for each in tiles if named and named <= set(each or table.display)), None)


def _changed(show: Show, table: Table) -> list[str]:
    """The points around what is new on the landscape."""
    corners = landscape_of(table.edition).corners
    found: list[str] = []
    for change in show.changes:
        match change.kind:
            case "section":
                found += change.value
            case "plot":
                found += corners[change.value]
            case "point":
                found.append(change.value)
    return found


def _below(table: Table, points: Sequence[str], top: int) -> tuple[Land, int]:
    """The landscape around some points, and where it ends."""
    window = _around(table, points, top, LOWEST - MARGIN)
    board = Land(table, window, theme.LARGE if window.unit > 140 else theme.MEDIUM, close=True)
    return board, round(window.box[3]) + MARGIN


def landscape(table: Table) -> Land:
    """The whole landscape, at the top of a picture."""
    return Land(table, _around(table, (), MARGIN), theme.MEDIUM, close=True)


def _landscape(show: Show) -> Scene:
    table: Table = show.view.table
    window = _window(show, table)
    board = Land(table, window, theme.LARGE if window.unit > 140 else theme.MEDIUM, close=True)
    shapes = [
        *board.backdrop(),
        *board.pieces(),
        *board.changes(show.changes, show.marks),
        *options(board, show.marks),
    ]
    height = round(window.box[3]) + MARGIN
    if show.view.seat is not None:
        shapes += _strip(show, table, show.view.seat, height)
        height += 72 + MARGIN
    part = f"{window.x:g},{window.row:g},{window.columns:g},{window.rows:g}"
    backdrop = f"milestones/{table.edition.digest}/close/{part}"
    return Scene(WIDTH, height, theme.GROUND, 2 * theme.RADIUS, tuple(shapes), alt.sentences(show), backdrop)


def _window(show: Show, table: Table) -> Window:
    """The part of the landscape around the options, or all of it where there are none."""
    corners = landscape_of(table.edition).corners
    wanted: list[str] = []
    for mark in show.marks:
        if mark.kind == "plot":
            wanted += corners[mark.value]
        elif mark.kind == "point":
            wanted.append(mark.value)
        elif mark.kind in PLACES:
            wanted += filter(None, words_of(mark.value))
    if not wanted and show.view.seat is not None:
        wanted += Network(table).degree
    return _around(table, wanted, MARGIN)


def _around(table: Table, wanted: Sequence[str], top: int, bottom: int = 0) -> Window:
    """The part of the landscape around some points, or all of it, from `top` on, to `bottom` at the latest."""
    spots = {p.id: (p.x, p.row) for p in table.edition.points}
    places = [spots[p] for p in wanted or spots]
    x, columns = _span([p[0] for p in places], 2, LEAST_COLUMNS, max(x for x, _ in spots.values()))
    row, rows = _span([p[1] for p in places], 1, LEAST_ROWS, max(r for _, r in spots.values()))
    unit, wide = (WIDTH - 2 * MARGIN - SIDE) / (columns / 2 + 0.92), max(x for x, _ in spots.values())
    if bottom and top + HEAD + (rows * RISE + 0.92) * unit > bottom:  # smaller figures, and more beside them
        unit = (bottom - top - HEAD - 1) / (rows * RISE + 0.92)
        fits = min(wide, int(((WIDTH - 2 * MARGIN - SIDE) / unit - 0.92) * 2))
        x, columns = max(0, min(x - (fits - columns) // 2, wide - fits)), fits
    high = round((rows * RISE + 0.92) * unit / 2) * 2 + HEAD
    return Window((MARGIN, top, WIDTH - MARGIN, top + high), unit, x, row, columns, rows, HEAD)


def _span(values: list[int], around: int, least: int, most: int) -> tuple[int, int]:
    """Start and length of the stretch from 0 to `most` that holds the values with some surroundings."""
    first, last = min(values) - around, max(values) + around
    spare = max(0, least - (last - first))
    first -= spare // 2
    last += spare - spare // 2
    if first < 0:
        first, last = 0, max(last, least)
    if last > most:
        first, last = max(0, min(first, most - least)), most
    return first, last - first


def _strip(show: Show, table: Table, seat: Seat, top: float) -> list[AnyShape]:
    """The viewer's goods and points below the landscape: the means to build."""
    player, y = table.players[seat], top + 36
    shapes: list[AnyShape] = [
        layout.plate("strip", (MARGIN, top, WIDTH - MARGIN, top + 72)),
        layout.player_mark("strip.mark", seat, (MARGIN + 44, y), 40),
    ]
    for k, good in enumerate(each for each in GOODS if player.goods[each]):
        at, ink = (MARGIN + 104 + k * 140, y), theme.GOODS[good].ink
        shapes += layout.counted(f"strip.{good}", good, str(player.goods[good]), at, 40, colour=ink)
    points = str(player.points)
    x = WIDTH - MARGIN - 20
    shapes.append(layout.label("strip.points", points, (x, y), theme.MEDIUM, anchor="rm"))
    shapes.append(
        Icon(
            name="strip.star",
            layer=Layer.PIECE,
            icon="star",
            at=(x - width(points, theme.MEDIUM, True) - 22, y - 1),
            size=32,
            colour=theme.INK,
        )
    )
    return shapes
