"""The close-up for a phone, 1,000 wide: a city as large as it goes, with the options on it; below it the market or
the piece to be laid, and the player's board."""

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
from .plot import plot_of
from .targets import Sold, Spot, Target, Turned, targets

WIDTH, MARGIN, GAP = 1000, 16, 12
BUYING = "buying"
"""The decision for which the market is shown."""
TILES, GOODS, MONUMENTS = 284, 84, 188
"""The heights of the market's rows."""
MANY = 8
"""Stacks whose prices would touch."""
NAME_END = 48
"""Room for a number beside the name of a monument."""


def close_up(show: Show) -> Scene:
    """The city that was asked for, else the viewer's own."""
    table: Table = show.view.table
    seat = shown(show, table)
    owner = table.cities[seat]
    plot = plot_of(table, owner, MARGIN, MARGIN, WIDTH - 2 * MARGIN)
    found = targets(table, owner, show.marks) if seat == show.view.seat else []
    on_map = [each for each in found if isinstance(each, Spot)]
    shapes: list[AnyShape] = city(table, owner, plot, text=theme.MEDIUM)
    if len(on_map) == 1:
        one = on_map[0]
        shapes += piece(table.edition, one.what, one.cells, plot.size, plot.at, name="ghost")
    shapes += marked.pieces(show.changes, seat, plot, name="city")
    shapes += spots.drawn(on_map, plot)
    top = int(plot.box[3]) + GAP
    below, top = strips(show, table, seat, found, top)
    shapes += below
    bottom = top + boards.large_high()
    points = scores(table)[seat].total()
    shapes += boards.large(show, table, seat, points, (MARGIN, top, WIDTH - MARGIN, bottom))
    backdrop = f"wonders/{table.edition.digest}/close/{owner.land}/{top}"
    height = bottom + MARGIN
    return Scene(WIDTH, height, theme.GROUND, 2 * theme.RADIUS, tuple(shapes), alt.sentences(show), backdrop)


def shown(show: Show, table: Table) -> Seat:
    """Whose city a close-up is of."""
    if show.at:
        return Seat(int(show.at) - 1)
    if show.view.seat is not None:
        return show.view.seat
    return table.order[0] if table.active is None else table.active


def strips(show: Show, table: Table, seat: Seat, found: Sequence[Target], top: int) -> tuple[list[AnyShape], int]:
    """What lies between map and board, from this height; and where it ends."""
    if any(isinstance(each, Turned | Spot) for each in found):
        return _laying(show, table, found, top)
    asked = seat == show.view.seat and seat in show.view.waiting and show.view.doing[-1:] == (BUYING,)
    if not asked and not found:
        return [], top
    marked = any(isinstance(each, Sold) for each in found)
    tiles, goods, monuments = sale_boxes(top)
    shapes = list(market.tiles(table, tiles, _prices(table), numbered=marked))
    shapes += market.goods(table, goods, theme.MEDIUM)
    numbered = any(isinstance(each, Sold) and not is_tile(each.what) for each in found)
    shapes += market.monuments(show, table, monuments, theme.MEDIUM, spare=NAME_END if numbered else 0)
    shapes += _sold(table, found, tiles, goods, monuments)
    return shapes, int(monuments[3]) + GAP


def _prices(table: Table) -> int:
    """The text of tiles' prices: smaller where many stacks share the row."""
    return theme.MEDIUM if len(table.edition.in_play(len(table.cities))) < MANY else 27


def sale_boxes(top: int) -> tuple[Box, Box, Box]:
    """The rooms of tiles, small things and monuments in the market below a map."""
    tiles = (MARGIN, top, WIDTH - MARGIN, top + TILES)
    goods = (MARGIN, tiles[3] + GAP, WIDTH - MARGIN, tiles[3] + GAP + GOODS)
    return tiles, goods, (MARGIN, goods[3] + GAP, WIDTH - MARGIN, goods[3] + GAP + MONUMENTS)


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


def _laying(show: Show, table: Table, found: Sequence[Target], top: int) -> tuple[list[AnyShape], int]:
    """The card of a monument that is set up, and the ways a piece may be turned."""
    edition = table.edition
    what = [each.what for each in found if not isinstance(each, Sold)]
    named = [each for each in dict.fromkeys(what) if not is_tile(each) and each not in (*ROADS, TOWER)]
    cards = named if len(named) == 1 else []
    forms = laying.forms(edition, found)
    if not forms and not cards:
        return [], top
    bottom = top + laying.high(len(forms), bool(cards))
    box = (MARGIN, top, WIDTH - MARGIN, bottom)
    choosing = any(isinstance(each, Turned) for each in found)
    return list(laying.strip(show, edition, cards, forms, box, choosing=choosing)), bottom + GAP
