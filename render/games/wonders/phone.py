"""The table for a phone, 1,000 wide: a picture with what is on sale, at the end with the score sheet; and everybody's
city, four in a picture. The order of play and the objectives lie beside an odd city, else below what is on sale: so
no part of a picture is empty."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.model import Seat
from engine.games.wonders.scoring import scores
from engine.games.wonders.state import Table
from render import layout, theme
from render.scene import AnyShape, Box, Scene
from render.show import Show

from . import alt, automaton, end, goals, marked, market, order, panels

WIDTH, EDGE, GAP = 1000, 12, 12
TILES, GOODS, CARD, ASIDE = 284, 96, 108, 246
"""The heights of the tiles on sale, of small things, of a monument, and of the order of play and the objectives."""
ROUND = 64
"""The height of the round of a game for one."""
PHONE = "wonders/phone/"
"""How the names of backdrops begin."""
MONUMENTS, CITIES = 3, 4
"""The least room for monuments on display, and the most cities in a picture."""


def phone(show: Show) -> Scene:
    """The picture with that number."""
    page = int(show.at or 1)
    if page > 1:
        return _cities(show, page - 2)
    return _sheet(show) if show.view.table.reason else _sale(show)


def _sale(show: Show) -> Scene:
    table: Table = show.view.table
    left, right, y = EDGE, WIDTH - EDGE, EDGE
    tiles = (left, y, right, y + TILES)
    goods = (left, tiles[3] + GAP, right, tiles[3] + GAP + GOODS)
    cards = max(MONUMENTS, len(table.market.monuments))
    monuments = (left, goods[3] + GAP, right, goods[3] + GAP + CARD * cards + 16)
    shapes = [*market.tiles(table, tiles, theme.MEDIUM), *market.goods(table, goods, theme.MEDIUM)]
    shapes += market.monuments(show, table, monuments, theme.MEDIUM)
    shapes += marked.on_sale(table, show.changes, goods, monuments)
    y = monuments[3] + GAP
    middle = (left + right) // 2
    if table.automaton is not None:
        shapes += order.order(show, table, (left, y, right, y + ROUND))
        shapes += automaton.panel(show, table, (left, y + ROUND + GAP, right, y + ROUND + GAP + 120))
        y += ROUND + GAP + 120
    elif _odd(table):
        y -= GAP
    else:
        shapes += order.order(show, table, (left, y, middle - GAP / 2 if table.objectives else right, y + ASIDE))
        if table.objectives:
            shapes += goals.goals(show, table, (middle + GAP / 2, y, right, y + ASIDE))
        y += ASIDE
    return _scene(show, shapes, y + EDGE, f"{PHONE}sale")


def _odd(table: Table) -> bool:
    """Whether the last city has a place beside it."""
    return len(table.cities) > 1 and len(table.cities) % 2 == 1


def _sheet(show: Show) -> Scene:
    """The points as the rules split them."""
    table: Table = show.view.table
    more = 100 if table.automaton is not None else 0
    box = (EDGE, EDGE, WIDTH - EDGE, EDGE + end.phone_high(table))
    shapes: list[AnyShape] = [layout.plate("sheet", (*box[:3], box[3] + more))]
    shapes += end.Sheet(show, table, end.ranked(table), box, upright=True).shapes()
    return _scene(show, shapes, box[3] + more + EDGE, f"{PHONE}end")


def _cities(show: Show, page: int) -> Scene:
    """Cities side by side, one alone as wide as the picture; at the end the winner's first."""
    table: Table = show.view.table
    seats = end.ranked(table) if table.reason else [Seat(n) for n in range(len(table.cities))]
    first = CITIES - 1 if _odd(table) else CITIES
    shown = seats[:first] if page == 0 else seats[first + (page - 1) * CITIES :][:CITIES]
    columns = min(2, len(shown))
    wide = (WIDTH - 2 * EDGE - GAP * (columns - 1)) / columns
    deep = panels.panel_high(table, wide)
    points = [score.total() for score in (table.final or scores(table))]
    shapes: list[AnyShape] = []
    bottom = 0
    for n, seat in enumerate(shown):
        x, y = EDGE + n % columns * (wide + GAP), EDGE + n // columns * (deep + GAP)
        box: Box = (round(x), round(y), round(x + wide), round(y + deep))
        shapes += panels.panel(show, table, seat, points[seat], box, phone=True)
        bottom = round(box[3])
        if _odd(table) and n + 1 == len(shown) == CITIES - 1:
            shapes += _beside(show, table, (round(box[2] + GAP), box[1], WIDTH - EDGE, box[3]))
    lands = "".join(table.cities[seat].land for seat in shown)
    order_of = "".join(map(str, shown))
    backdrop = f"{PHONE}{table.edition.digest}/{lands}/{table.board}/{order_of}"
    return _scene(show, shapes, bottom + EDGE, backdrop)


def _beside(show: Show, table: Table, box: Box) -> Iterator[AnyShape]:
    """The order of play and the objectives, in all the room beside an odd city; at the end there is no order."""
    left, top, right, bottom = box
    if not table.reason:
        middle = top + ASIDE if table.objectives else bottom
        yield from order.order(show, table, (left, top, right, middle))
        top = middle + GAP
    if table.objectives:
        yield from goals.goals(show, table, (left, top, right, bottom))


def _scene(show: Show, shapes: list[AnyShape], height: float, backdrop: str) -> Scene:
    return Scene(WIDTH, round(height), theme.GROUND, 2 * theme.RADIUS, tuple(shapes), alt.sentences(show), backdrop)
