"""A display: a row of open cards beside a face-down pile. The pile's top is its last card.

Row and pile are lists of names as they lie in the state (the row on the table, the pile in the box).
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.ctx import Ctx


def refill(row: list[str], pile: list[str], places: int, ctx: Ctx) -> tuple[str, ...]:
    """Turn up cards from the pile, at the row's end, until all places are taken or the pile is empty. Returns the
    new cards; if there are any, undo ends here."""
    new = tuple(pile.pop() for _ in range(min(places - len(row), len(pile))))
    row += new
    if new:
        ctx.reveal()
    return new


def price(row: Sequence[str], card: str, prices: Sequence[int]) -> int:
    """The price of a card: that of its place. `prices` never fall along the row, so of equal cards it is the first
    that is bought. Raises `ValueError` for a card that is not in the row."""
    return prices[row.index(card)]


def affordable(row: Sequence[str], prices: Sequence[int], purse: int) -> tuple[str, ...]:
    """The cards of a row that a purse can pay, each once, in the row's order."""
    return tuple(card for card in dict.fromkeys(row) if price(row, card, prices) <= purse)


def take(row: list[str], card: str) -> None:
    """Take a card out of a row, of equal ones the first; those behind it move up."""
    row.remove(card)
