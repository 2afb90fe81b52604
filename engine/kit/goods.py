"""Counted goods: a stock is a dict of kind → count, as it lies in the state. No count ever falls below zero.

Most stocks list only the kinds that are there. One that always lists all its kinds says so by `listed`, and keeps
a kind at 0.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from engine.core.model import Bug

Stock = dict[str, int]


def tally(goods: Iterable[str]) -> Stock:
    """Goods named one by one as counts, in the order they first come."""
    stock: Stock = {}
    for kind in goods:
        add(stock, kind)
    return stock


def one_by_one(stock: Mapping[str, int], kinds: Iterable[str], most: int | None = None) -> tuple[str, ...]:
    """Counts as goods named one by one, in the order of `kinds`; of each kind no more than `most`."""
    return tuple(
        kind for kind in kinds for _ in range(stock.get(kind, 0) if most is None else min(stock.get(kind, 0), most))
    )


def total(*stocks: Mapping[str, int]) -> Stock:
    """Stocks counted as one."""
    found: Stock = {}
    for stock in stocks:
        for kind, n in stock.items():
            add(found, kind, n)
    return found


def missing(stock: Mapping[str, int], cost: Mapping[str, int]) -> Stock:
    """The goods a stock lacks for a cost; empty where it can be paid."""
    return {kind: n - stock.get(kind, 0) for kind, n in cost.items() if n > stock.get(kind, 0)}


def has(stock: Mapping[str, int], cost: Mapping[str, int]) -> bool:
    """Whether a cost can be paid from a stock."""
    return all(stock.get(kind, 0) >= n for kind, n in cost.items())


def add(stock: Stock, kind: str, n: int = 1) -> None:
    """Put goods into a stock."""
    if n < 0:
        raise Bug(f"{n} {kind}: goods are counted from 0")
    stock[kind] = stock.get(kind, 0) + n


def remove(stock: Stock, kind: str, n: int = 1, *, listed: bool = False) -> None:
    """Take goods out of a stock. Raises `Bug` when they are not there."""
    if n < 0:
        raise Bug(f"{n} {kind}: goods are counted from 0")
    left = stock.get(kind, 0) - n
    if left < 0:
        raise Bug(f"{n} {kind} are not there")
    if left or listed:
        stock[kind] = left
    else:
        stock.pop(kind, None)


def pay(stock: Stock, cost: Mapping[str, int], *, listed: bool = False) -> None:
    """Take a whole cost out of a stock. Raises `Bug`, and takes nothing, when it cannot be paid."""
    if lack := missing(stock, cost):
        raise Bug(f"{lack} are missing")
    for kind, n in cost.items():
        remove(stock, kind, n, listed=listed)
