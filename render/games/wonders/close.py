"""The close-up for a phone, 1,000 wide, and low enough that a phone shows it with its question and the first answers:
a city with the options on it; beside it the piece to be laid, or below it the market; and the player's board."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.core.model import Seat
from engine.games.wonders.edition import is_tile
from engine.games.wonders.scoring import scores
from engine.games.wonders.state import ROADS, TOWER, Table
from render import layout, theme
from render.scene import AnyShape, Box, Point, Scene
from render.show import Show

from . import alt, boards, laying, marked, market, spots
from .city import city, piece
from .plot import Plot, plot_of
from .targets import Sold, Spot, Target, Turned, targets

WIDTH, MARGIN, GAP = 1000, 16, 12
WHOLE, ALONE, LAYING, CARDED, BUYING_AT = 968, 860, 690, 616, 620
"""The widths of a map: to look at it, with spots on it, beside the ways to lay a piece, beside the card of a monument
too, above the market."""
BUYING = "buying"
"""The decision for which the market is shown."""
TILES, MONUMENTS = 284, 188
"""The heights of the market's rows."""
MANY = 8
"""Stacks whose prices would touch."""
NAME_END = 48
"""Room for a number beside the name of a monument."""


def close_up(show: Show) -> Scene:
    """The city that was asked for, else the viewer's own."""
    table: Table = show.view.table
    seat = shown(show, table)
    found = _found(show, table, seat)
    on_map = [each for each in found if isinstance(each, Spot)]
    forms, card, buying = _forms(table, found), _card(found), _buying(show, seat, found)
    wide, plot = _plotted(show, table, seat)
    owner = table.cities[seat]
    shapes: list[AnyShape] = city(table, owner, plot, text=theme.MEDIUM)
    if len(on_map) == 1:
        one = on_map[0]
        shapes += piece(table.edition, one.what, one.cells, plot.size, plot.at, name="ghost")
    shapes += marked.pieces(show.changes, seat, plot, name="city")
    shapes += spots.drawn(on_map, plot)
    top = int(plot.box[3]) + GAP
    points = scores(table)[seat].total()
    aside = (MARGIN + wide + GAP, MARGIN, WIDTH - MARGIN, plot.box[3])
    if buying:
        board = (*aside[:3], MARGIN + boards.narrow_high())
        shapes += boards.narrow(show, table, seat, points, board)
        below, bottom = _market(show, table, found, (*aside[:1], board[3] + GAP, *aside[2:]), top)
        shapes += below
    else:
        if forms or card:
            shapes += laying.column(show, table.edition, card, forms, aside, choosing=_choosing(found))
        bottom = top + boards.large_high()
        shapes += boards.large(show, table, seat, points, (MARGIN, top, WIDTH - MARGIN, bottom))
    backdrop = f"wonders/{table.edition.digest}/close/{owner.land}/{table.board}/{wide}/{top}"
    height = bottom + MARGIN
    return Scene(WIDTH, height, theme.GROUND, 2 * theme.RADIUS, tuple(shapes), alt.sentences(show), backdrop)


def plotted(show: Show) -> Plot:
    """Where the map lies."""
    table: Table = show.view.table
    return _plotted(show, table, shown(show, table))[1]


def _plotted(show: Show, table: Table, seat: Seat) -> tuple[int, Plot]:
    """The width of the map, and where it lies."""
    found = _found(show, table, seat)
    buying, card, forms = _buying(show, seat, found), _card(found), _forms(table, found)
    wide = BUYING_AT if buying else CARDED if card else LAYING if forms else WHOLE if show.at else ALONE
    left = MARGIN if buying or card or forms else (WIDTH - wide) / 2
    return wide, plot_of(table, table.cities[seat], left, MARGIN, wide)


def _found(show: Show, table: Table, seat: Seat) -> list[Target]:
    """The options on one's own city or beside it."""
    return targets(table, table.cities[seat], show.marks) if seat == show.view.seat else []


def shown(show: Show, table: Table) -> Seat:
    """Whose city a close-up is of."""
    if show.at:
        return Seat(int(show.at) - 1)
    if show.view.seat is not None:
        return show.view.seat
    return table.order[0] if table.active is None else table.active


def _buying(show: Show, seat: Seat, found: Sequence[Target]) -> bool:
    """Whether the market is shown."""
    if show.at or any(isinstance(each, Turned | Spot) for each in found):
        return False
    asked = seat == show.view.seat and seat in show.view.waiting and show.view.doing[-1:] == (BUYING,)
    return asked or bool(found)


def _market(show: Show, table: Table, found: Sequence[Target], goods: Box, top: int) -> tuple[list[AnyShape], int]:
    """Tiles and monuments from this height, small things in that room; and where they end."""
    marked = any(isinstance(each, Sold) for each in found)
    tiles = (MARGIN, top, WIDTH - MARGIN, top + TILES)
    monuments = (MARGIN, tiles[3] + GAP, WIDTH - MARGIN, tiles[3] + GAP + MONUMENTS)
    shapes = list(market.tiles(table, tiles, _prices(table), numbered=marked))
    shapes += market.goods(table, goods, theme.MEDIUM)
    numbered = any(isinstance(each, Sold) and not is_tile(each.what) for each in found)
    shapes += market.monuments(show, table, monuments, theme.MEDIUM, spare=NAME_END if numbered else 0)
    shapes += _sold(table, found, tiles, goods, monuments)
    return shapes, monuments[3]


def _prices(table: Table) -> int:
    """The text of tiles' prices: smaller where many stacks share the row."""
    return theme.MEDIUM if len(table.edition.in_play(len(table.cities))) < MANY else 27


def _sold(table: Table, found: Sequence[Target], tiles: Box, goods: Box, monuments: Box) -> Iterable[AnyShape]:
    """The numbers of things on sale: beside the prices of tiles, in the corners of others."""
    places: dict[str, Point] = {}
    for stack, slot in market.tile_slots(table, tiles).items():
        places[table.market.tiles[stack]] = market.number_of(slot, _prices(table))
    for what, (_, top, right, _) in market.monument_slots(table, monuments).items():
        places[what] = (right - 30, top + 26)
    for what, (left, top, _, _) in market.good_slots(table, goods).items():
        places[what] = (left + 26, top + 26)
    for each in found:
        size = _prices(table) if is_tile(each.what) else theme.MEDIUM
        if isinstance(each, Sold) and each.what in places:
            yield from layout.badge(f"choice.{each.letter}", each.letter, places[each.what], size)


def _card(found: Sequence[Target]) -> str:
    """The monument that is set up, if there is one whose card is to be shown; else ""."""
    what = dict.fromkeys(each.what for each in found if not isinstance(each, Sold))
    named = [each for each in what if not is_tile(each) and each not in (*ROADS, TOWER)]
    return named[0] if len(named) == 1 else ""


def _forms(table: Table, found: Sequence[Target]) -> Sequence[Turned]:
    """The ways in which a piece may be turned."""
    laid = any(isinstance(each, Turned | Spot) for each in found)
    return laying.forms(table.edition, found) if laid else ()


def _choosing(found: Sequence[Target]) -> bool:
    return any(isinstance(each, Turned) for each in found)
