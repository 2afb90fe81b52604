"""Cards above a yard for options that have no place in it: tiles, ship cards, trains, items, employees, exchanges."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.core.model import Seat
from engine.core.values import Value
from engine.games.shipyard import exchange, markets, oval, rings, track
from engine.games.shipyard.actions import SELL, Deal
from engine.games.shipyard.state import Player, Table
from engine.games.shipyard.voyage.outlook import passed, reach, with_canal
from render import layout, theme
from render.scene import AnyShape, Box, Layer, Point, Rect
from render.show import Mark, Show

from . import agreements, canals, hulls, targets, tokens, voyages
from . import theme as colours

HIGH, PER_ROW, WIDER = 112, 4, 2
"""How high a card is, how many stand in a row; of those that show a whole voyage."""
KINDS = ("tile", "train", "item", "employee", "deal", "lot")
MOST = 28


def carded(marks: Sequence[Mark]) -> list[Mark]:
    """The options that stand on cards, as many as there is room for."""
    columned, turning, several = targets.columned(marks), targets.turning(marks), targets.several(marks)
    field = voyages.differing(marks)
    found = [
        mark
        for mark in marks
        if mark.kind in KINDS
        or (mark.kind == "berth" and mark.value.card and not columned)
        or (mark.kind == "lease" and mark.value.canal and (turning or several or not mark.value.cell))
        or (mark.kind == "voyage" and not mark.value.route and field not in ("", "ship"))
        or (mark.kind == "contract" and not isinstance(mark.value, str) and len(mark.value) > 1)
    ]
    return found[:MOST]


def high(marks: Sequence[Mark]) -> int:
    """How high they are together."""
    return -(-len(marks) // per_row(marks)) * HIGH + 4 if marks else 0


def per_row(marks: Sequence[Mark]) -> int:
    """How many cards stand in a row."""
    return WIDER if targets.turning(marks) else PER_ROW


def strip(show: Show, table: Table, seat: Seat, marks: Sequence[Mark], box: Box) -> Iterable[AnyShape]:
    """A card for each of these options."""
    left, top, right, _ = box
    count = per_row(marks)
    wide = (right - left) / count
    for k, mark in enumerate(marks):
        x, y = left + wide * (k % count), top + HIGH * (k // count)
        card = (round(x) + 3, round(y) + 3, round(x + wide) - 3, round(y) + HIGH - 5)
        yield Rect(
            name=f"option.card.{k}", layer=Layer.PLATE, box=card, radius=10, fill=theme.PAPER, line=theme.CHOICE,
            width=theme.LINE,
        )  # fmt: skip
        half, _ = layout.badge_half(mark.letter, theme.MEDIUM)
        at = (round(card[0] + half + 6), card[1] + 30)
        yield from layout.badge(f"choice.{mark.letter}", mark.letter, at, theme.MEDIUM)
        inner = (card[0] + 2 * half + 16, card[1] + 4, card[2] - 6, card[3] - 4)
        if mark.kind == "voyage":
            yield from voyages.face(f"card.{k}", voyages.differing(marks), mark.value, inner)
        else:
            yield from _face(f"card.{k}", table, seat, mark, inner)


def _face(name: str, table: Table, seat: Seat, mark: Mark, box: Box) -> Iterable[AnyShape]:
    """What is chosen, and on its right what it costs or brings."""
    value: Value = mark.value
    left, top, right, bottom = box
    y = (top + bottom) / 2
    cost, edition = "", table.edition
    match mark.kind:
        case "tile":
            yield from tokens.tile(name, value, (left + 46, y), 84)
            turn = table.turn
            income = track.brings(table, value) if turn is None or not turn.tile else 0
            cost = f"+{income}" if income else ""
        case "berth":
            yield from hulls.card(name, edition, value.card, (left, y - 40), 92)
            cost = _price(markets.ship_price, table, value.card)
            if value.column:
                yield layout.label(f"{name}.column", str(value.column), (left + 112, bottom - 18), 27)
        case "train":
            loads = edition.train(value)
            yield from tokens.train(name, loads, (left - 10, y + 12), 38)  # below the letter, clear of the price
            cost = _price(markets.train_price, table, value)
        case "lease":
            yield from canals.card(name, edition, value.canal, int(value.turned or 0), (left + 48, y), canals.LARGE)
            cost = _price(markets.canal_price, table, value.canal)
            if value.turned and table.players[seat].canals:
                yield from _voyage(name, table, with_canal(table.players[seat], value), (left + 110, top))
                y = top + 28
        case "item":
            yield from tokens.item(name, value, (left + 46, y), 80)
            ring = "equipment" if value in edition.rings.equipment else "crew"
            cost = str(rings.cost(table, table.players[seat], ring, value))
        case "lot":
            yield from tokens.item(name, value.item, (left + 46, y), 80)
            if value.size:
                yield from layout.counted(f"{name}.kept", "home", value.size, (left + 90, y), 30, colour=theme.SOFT)
        case "employee":
            yield from tokens.employee(name, edition, value, (left + 46, y), 88)
            cost = str(oval.cost(table, table.players[seat], value))
        case "deal":
            yield from _deal(name, table, seat, value, box)
        case "contract":
            wide = (right - left) / len(value)
            for k, each in enumerate(value):
                colour = colours.CONTRACTS[edition.contract(each).colour]
                place = (left + wide * (k + 0.5), y)
                yield tokens.square(f"{name}.{k}", place, 64, colour.tint, colour.ink)
                icon = agreements.SIGNS[each][0][0]
                yield tokens.icon(f"{name}.{k}.icon", icon, place, 44, colour.ink, colour.tint)
    if cost:
        yield from tokens.coin(f"{name}.cost", cost, (right - 28, round(y)), 26)


def _voyage(name: str, table: Table, player: Player, at: Point) -> Iterable[AnyShape]:
    """The longest voyage over canals: its spaces, below them the symbols it passes with their numbers."""
    x, y = at
    longest = str(reach(table, player))
    yield from layout.counted(f"{name}.reach", "arrow", longest, (x, y + 28), 32, colour=theme.SOFT)
    for k, (symbol, count) in enumerate(passed(table, player).items()):
        spot = (x + 18 + 60 * k, y + 78)
        yield from canals.sign(f"{name}.passed.{symbol}", symbol, spot, 39)
        yield layout.label(f"{name}.passed.{symbol}.count", str(count), (spot[0] + 22, spot[1]), 27, anchor="lm")


def _price(found: Value, table: Table, name: str) -> str:
    """A price on sale; empty if it is no longer there."""
    try:
        return str(found(table, name))
    except (StopIteration, ValueError):
        return ""


def _deal(name: str, table: Table, seat: Seat, deal: Deal, box: Box) -> Iterable[AnyShape]:
    """The loads of a train, what becomes of each below it."""
    left, top, right, _ = box
    loads = exchange.loads(table.edition, deal.train)
    size = min(44, int((right - left) / len(loads)) - 4)
    for k, load in enumerate(loads):
        x = left + size / 2 + k * (size + 6)
        yield from tokens.load(f"{name}.{k}", load, (x, top + 24), size)
        use = deal.uses[k] if k < len(deal.uses) else ""
        if use == SELL:
            price = exchange.price(table, table.players[seat], load)
            yield from tokens.coin(f"{name}.{k}.sold", str(price), (x, top + 74), 24)
        elif use:
            yield from tokens.item(f"{name}.{k}.use", use, (x, top + 72), size)
