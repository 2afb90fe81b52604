"""Rulebook: goods (purple dice), market, tents."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, combinations_with_replacement

from engine.kit.goods import tally

from .edition import GOODS
from .pen import Pen, earn, money
from .state import Sheet, Turn

Wares = tuple[str, ...]


def of_face(face: str) -> Wares:
    """The two goods of a purple face."""
    return tuple(face.split("_"))


def free_rows(pen: Pen) -> Wares:
    """The goods whose row is not full."""
    return tuple(good for good in GOODS if pen.sheet.circled[good] < len(pen.edition.coins))


def circle(pen: Pen, goods: Sequence[str]) -> None:
    """Circle goods from the left; one whose row is full is lost (ruling 9)."""
    found, lost = [], []
    for good in goods:
        if pen.sheet.circled[good] < len(pen.edition.coins):
            pen.sheet.circled[good] += 1
            found.append(good)
        else:
            lost.append(good)
    if found:
        pen.say("goods-circled", seat=pen.seat, goods=tally(found))
    if lost:
        pen.say("goods-lost", seat=pen.seat, goods=tally(lost))


def different(pen: Pen, count: int) -> tuple[Wares, ...]:
    """The choices of so many different goods: as many as there are rows with a place (ruling 10)."""
    rows = free_rows(pen)
    size = min(count, len(rows))
    return tuple(combinations(rows, size)) if size else ()


def purple(pen: Pen, turn: Turn) -> tuple[Wares, ...]:
    """The goods of either purple die, as they lay when the die was taken (ruling 26, safeguard 1)."""
    rows = free_rows(pen)
    pairs = dict.fromkeys(of_face(face) for face in turn.purple)
    return tuple(pair for pair in pairs if any(good in rows for good in pair))


def any_kinds(sheet: Sheet, count: int) -> tuple[Wares, ...]:
    """The sales of up to so many goods."""
    stock = sheet.stock()
    return tuple(
        goods
        for n in range(1, count + 1)
        for goods in combinations_with_replacement(GOODS, n)
        if all(goods.count(good) <= stock[good] for good in GOODS)
    )


def same_kind(sheet: Sheet, count: int) -> tuple[Wares, ...]:
    """The sales of up to so many goods of one kind."""
    stock = sheet.stock()
    return tuple((good,) * n for good in GOODS for n in range(1, min(count, stock[good]) + 1))


def different_kinds(sheet: Sheet, count: int) -> tuple[Wares, ...]:
    """The sales of up to so many goods of different kinds; fewer is allowed (ruling 25)."""
    kinds = [good for good, n in sheet.stock().items() if n]
    return tuple(goods for n in range(1, count + 1) for goods in combinations(kinds, n))


def sell(pen: Pen, goods: Sequence[str]) -> None:
    """Goods are sold from the left of their rows, each for the coin below its column. A column sold out is a tent."""
    sheet, earned, tents = pen.sheet, 0, []
    for good in goods:
        column = sheet.sold[good]
        sheet.sold[good] += 1
        earned += pen.edition.coins[column]
        if min(sheet.sold.values()) > column:
            tents.append(column)
    pen.say("sold", seat=pen.seat, goods=tally(goods), money=earned)
    money(pen, earned)
    for column in tents:
        pen.say("tent-sold", seat=pen.seat, tent=str(column + 1))
        earn(pen, "tent", pen.side.tents[column])
