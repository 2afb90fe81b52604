"""Rulebook: the columns of ship cards, the trains and the canals on sale: prices, and filling them again.

A place of a row has a price. A card that is bought leaves its place empty ("") until the end of the turn; then the
others slide to the cheap end and new cards come to the dear one.
"""

from __future__ import annotations

from engine.core.ctx import Ctx

from .edition import BLANK, part_of
from .state import PLACES, STACKS, State, Table

STACK = {"bow": "bow", "left": "middle", "right": "middle", "stern": "stern"}
"""The stack that fills a column of ship cards."""


def ship_price(table: Table, card: str) -> int:
    """The price of a ship card on sale; a blank one is free. Raises `StopIteration` for any other."""
    if card.startswith(BLANK):
        return 0
    row = next(row for row in table.market.ships.values() if card in row)
    return table.edition.prices.ships[row.index(card)]


def train_price(table: Table, train: str) -> int:
    """The price of a train on sale."""
    return table.edition.prices.trains[table.market.trains.index(train)]


def canal_price(table: Table, canal: str) -> int:
    """The price of a canal on sale."""
    return table.edition.prices.canals[table.market.canals.index(canal)]


def ship_cards(table: Table, guilders: int) -> list[str]:
    """The ship cards that so many guilders buy, column by column, the cheapest first; a blank card of each part of
    which none is left on sale or in its stack (rulebook: end of the game; ruling 7)."""
    prices, found = table.edition.prices.ships, list[str]()
    for place in PLACES:
        row = table.market.ships[place]
        found += [card for card, price in zip(row, prices, strict=False) if card and price <= guilders]
    return found + [BLANK + part for part in STACKS if gone(table, part)]


def gone(table: Table, part: str) -> bool:
    """Whether no card of a part is left, on sale or in its stack."""
    on_sale = any(card for place in PLACES if STACK[place] == part for card in table.market.ships[place])
    return not on_sale and not table.decks[part]


def take_ship(table: Table, card: str) -> None:
    """Take a ship card from the market; its place stays empty."""
    for row in table.market.ships.values():
        if card in row:
            row[row.index(card)] = ""


def fill(s: State, ctx: Ctx) -> None:
    """Slide and fill all rows: of the middles the left column first, bottom to top (ruling 5). The early end begins
    when the last card of a part is turned up."""
    t = s.table
    prices = t.edition.prices
    for place in PLACES:
        pile, row = s.box.ships[STACK[place]], t.market.ships[place]
        row[:] = [card for card in row if card]
        new = [pile.pop() for _ in range(min(len(prices.ships) - len(row), len(pile)))]
        row += new
        if new:
            ctx.reveal()
            if not pile:
                _last_card(t, part_of(new[-1]), ctx)
    _draw(t.market.trains, s.box.trains, len(prices.trains), t.discarded, ctx)
    if len([each for each in t.market.canals if each]) + len(s.box.canals) < len(prices.canals):
        _collect(t)
    _draw(t.market.canals, s.box.canals, len(prices.canals), t.cut, ctx)
    count(s)


def count(s: State) -> None:
    """The open counts of the cards face down."""
    s.table.decks = {
        **{part: len(s.box.ships[part]) for part in STACKS},
        "train": len(s.box.trains),
        "canal": len(s.box.canals),
    }


def _last_card(t: Table, part: str, ctx: Ctx) -> None:
    """All finish with as many turns. In these and in the final phase it changes nothing (ruling 17)."""
    if t.reason:
        return
    t.reason = "cards"
    ctx.say("cards-gone", part=part)


def _draw(row: list[str], pile: list[str], places: int, pool: list[str], ctx: Ctx) -> None:
    """Slide and fill a row. Where a card must be drawn and the stack is empty, the pile beside it becomes a new one
    (ruling 9); with none left the row stays short (ruling 8)."""
    row[:] = [card for card in row if card]
    while len(row) < places and (pile or pool):
        if not pile:
            pile += sorted(pool)
            pool.clear()
            ctx.shuffle(pile)
        row.append(pile.pop())
        ctx.reveal()


def _collect(t: Table) -> None:
    """The used canals of all players are noted and lie with those cut off (ruling 9)."""
    for player in t.players:
        player.noted += len(player.used)
        t.cut += player.used
        player.used = []
