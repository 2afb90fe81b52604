"""The orders that may be typed beyond those that are listed: any number of parts, said word by word."""

from __future__ import annotations

from msgspec import Struct

from engine.core.model import Illegal, Seat
from engine.core.text import MAX_TEXT
from engine.core.values import value_text

from ..components import GOODS
from ..state import Table, Unit
from ..values import Orders
from . import cargo, carrying, geese, orders, routes
from .orders import Part

LONGEST_PART = 50
"""Letters that one more part of the orders may take, and the verb."""


class Sentence(Struct, frozen=True):
    """All orders that a seat may give now; see `orders` for the meaning of the words. Sentences of equal tables are
    equal. `held`: transporters that are given none."""

    table: Table
    seat: Seat
    held: frozenset[str] = frozenset()

    def admits(self, value: object) -> bool:
        """Whether these orders can be carried out from the first part to the last."""
        if not isinstance(value, Orders) or len(value_text(value)) > MAX_TEXT - len("move "):
            return False
        if value.unit in self.held:
            return False
        try:
            orders.rehearse(self.table, self.seat, value)
        except Illegal:
            return False
        return True

    def after(self, words: tuple[str, ...]) -> tuple[str, ...]:
        """The words that may follow these."""
        if not words:
            fleet = sorted(self.table.fleet(self.seat), key=lambda unit: unit.name)
            return tuple(unit.name for unit in fleet if not unit.carrier and self.after((unit.name,)))
        name, *said = words
        if name in self.held:
            return ()
        table = orders.draft(self.table, self.seat)
        try:
            unit = orders.commander(table, self.seat, name)
            parts, rest = orders.split(tuple(said))
            orders.follow(table, unit, parts[:-1], strict=True)
            where = _elsewhere(table, unit, parts[-1]) if parts and not rest else ()
            against = orders.obstacle(table, unit, parts[-1]) if where else None
            if against is not None and against.code == "goods-which-bank":
                return where
            orders.follow(table, unit, parts[-1:], strict=True)
        except Illegal:
            return ()
        if rest:
            return _finish(table, unit, rest)
        if len(parts) >= orders.MOST_PARTS or len(" ".join(words)) > MAX_TEXT - LONGEST_PART:
            return where
        again = (orders.AGAIN,) if not parts and orders.can_repeat(table, unit) else ()
        stay = () if parts or unit.trail or unit.spent else (orders.STAY,)
        return (*where, *_begin(table, unit), *stay, *again)


def _begin(table: Table, unit: Unit) -> tuple[str, ...]:
    """The words a new part may begin with."""
    places = _places(table, unit)
    begins = {
        "take": _takes(table, unit),
        "drop": unit.load and cargo.can_unload_at(table, unit),
        "lead": places and geese.loose(table, unit),
        "lift": carrying.lifts(table, unit),
        "set": carrying.sets(table, unit),
    }
    return (*places, *(verb for verb, some in begins.items() if some))


def _places(table: Table, unit: Unit) -> tuple[str, ...]:
    """The places where it may go."""
    return () if geese.bound(table, unit) else tuple(routes.reach(table, unit))


def _takes(table: Table, unit: Unit) -> dict[str, dict[str, int]]:
    """By source, the goods it may take aboard, as many as it has room for."""
    room = unit.room
    stocks = {}
    for source in cargo.sources(table, unit) if room > 0 else ():
        stock = table.units[source].load if source in table.units else table.ground[source]
        stocks[source] = {kind: min(n, room) for kind, n in cargo.kinds(stock).items()}
    return stocks


def _elsewhere(table: Table, unit: Unit, part: Part) -> tuple[str, ...]:
    """The word that says where goods come from or go to, where there is a choice and nothing was said."""
    if part.verb not in orders.WHERE or part.place:
        return ()
    return (orders.WHERE[part.verb],) if len(_wheres(table, unit, part.verb, part.n, part.kind)) > 1 else ()


def _wheres(table: Table, unit: Unit, verb: str, n: int, kind: str) -> tuple[str, ...]:
    """Where that many goods may come from or go to."""
    if verb == "drop":
        return cargo.can_unload_at(table, unit)
    return tuple(source for source, stock in _takes(table, unit).items() if stock.get(kind, 0) >= n)


def _finish(table: Table, unit: Unit, rest: tuple[str, ...]) -> tuple[str, ...]:
    """The words that may follow those of a part that is not finished."""
    match rest:
        case ("lift",):
            return tuple(carrying.lifts(table, unit))
        case ("set",):
            return tuple(carrying.sets(table, unit))
        case ("lead",):
            flock, least = geese.size(geese.loose(table, unit)), geese.size(geese.forsaken(table, unit))
            return tuple(map(str, range(max(1, least), flock + 1)))
        case ("lead", _):
            return _places(table, unit)
        case (verb, n, kind, _):
            return _wheres(table, unit, verb, int(n), kind)
    stocks = [cargo.kinds(unit.load)] if rest[0] == "drop" else list(_takes(table, unit).values())
    most = {kind: max(stock.get(kind, 0) for stock in stocks) for kind in GOODS} if stocks else {}
    if len(rest) == 1:
        return tuple(map(str, range(1, max(most.values(), default=0) + 1)))
    return tuple(kind for kind, there in most.items() if there >= int(rest[1]))
