"""An imagined table: one seat's city and the market after some purchases, carried out by the rules."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from engine.core.chance import Recorded
from engine.core.ctx import Ctx
from engine.core.model import Seat

from .. import actions as act
from .. import market as sale
from ..actions import Site
from ..layout import Layout
from ..phases.purchases import Purchase, buy
from ..phases.turn import borrow, repay
from ..state import SHORT_ROADS, City, Table

Deed: TypeAlias = Purchase | act.Loan | act.Repay


class Step(NamedTuple):
    """A purchase, or what may come before it, and the rest of a short set."""

    deed: Deed
    rest: tuple[Site, ...] = ()

    @property
    def item(self) -> str:
        """What it takes off the market, by one name wherever it is laid; "" for nothing that others could take."""
        match self.deed:
            case act.Road():
                return "road"
            case act.Short():
                return "short"
            case act.Pedestal(place):
                return f"pedestal{place}"
            case act.Tower():
                return "tower"
            case act.Build(site) | act.Wonder(site):
                return site.piece
        return ""


class Prospect:
    """How a table would be for a seat after some steps. Never changed once it is made."""

    __slots__ = ("city", "layout", "seat", "steps", "table")

    def __init__(self, table: Table, seat: Seat, steps: tuple[Step, ...] = ()) -> None:
        self.table, self.seat, self.steps = table, seat, steps
        self.city: City = table.cities[seat]
        self.layout = Layout(table.edition, self.city)

    def after(self, step: Step) -> Prospect:
        """One step later."""
        table = _copied(self.table, self.seat)
        city, deed = table.cities[self.seat], step.deed
        match deed:
            case act.Loan():
                borrow(table, self.seat, _silent())
            case act.Repay():
                repay(table, self.seat, _silent())
            case _:
                buy(table, self.seat, deed, _silent())
        city.pieces.extend(step.rest)
        return Prospect(table, self.seat, (*self.steps, step))

    def laying(self, site: Site) -> Prospect:
        """With one more piece, which costs nothing."""
        table = _copied(self.table, self.seat)
        table.cities[self.seat].pieces.append(site)
        return Prospect(table, self.seat, self.steps)

    def on_sale(self) -> Iterator[tuple[type[Purchase], tuple[str, ...]]]:
        """The pieces that the gold pays for, by the verb that buys them."""
        table, gold = self.table, self.city.gold
        yield act.Road, sale.roads(table, gold)
        yield act.Short, sale.shorts(table, gold)
        yield act.Tower, sale.towers(table, gold)
        yield act.Build, sale.tiles(table, gold)
        yield act.Wonder, sale.monuments(table, gold)


def set_after(piece: str) -> list[str]:
    """What is left of a short set after one of its pieces."""
    left = list(SHORT_ROADS)
    left.remove(piece)
    return left


def _copied(table: Table, seat: Seat) -> Table:
    """A table whose market and this seat's city are its own; all else is shared."""
    city, market = table.cities[seat], table.market
    cities = list(table.cities)
    cities[seat] = replace(city, pieces=list(city.pieces), resources=dict(city.resources))
    market = replace(
        market, tiles=dict(market.tiles), monuments=list(market.monuments), pedestals=list(market.pedestals)
    )
    return replace(table, cities=cities, market=market)


class _Still(Struct):
    """A flow in which nothing is decided."""

    flow: list[object] = []
    ticks: int = 0


def _silent() -> Ctx:
    """A context in which nobody hears anything, and nothing is drawn."""
    return Ctx(_Still(), Recorded(()))
