"""Orders for several transporters that are collected, seen together and carried out in one go, see `guide.Pieces`:
what a player is likely to want next for each, the single orders that "all as before" stands for, and what factories
would make then."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.model import Action, Illegal, Note, Seat
from engine.kit.goods import add

from .actions import Load, Move, Unload
from .movement import cargo, geese, orders, repeats, routes
from .movement.orders import AGAIN, STAY
from .production import factories
from .production.foresight import foreseen
from .state import Table, Unit, View
from .values import Orders

LIKELY = 4
"""Orders for a transporter that are shown first."""
ON_THE_SPOT = ("take", "drop", "lift", "set")
"""Parts of orders by which a transporter does not move."""
KINDS = 3
"""Kinds of goods that are taken along at most."""


def grouped(view: View) -> tuple[type[Action], ...]:
    """In the movement phase."""
    return (Move, Load, Unload) if view.doing[-1:] == ("movement",) else ()


def unfolded(view: View, action: Action) -> tuple[Action, ...]:
    """The orders of each transporter, where all are to follow those of the turn before; in the order in which they
    do."""
    if action != Move(repeats.ALL) or view.seat is None:
        return ()
    t = orders.draft(view.table, view.seat)
    return tuple(Move(Orders(name, (AGAIN,))) for name in repeats.followed(t, view.seat))


def lingers(view: View, action: Action) -> bool:
    """Whether a transporter that handled goods where it stands can still go from there."""
    if isinstance(action, Move):
        name, words = action.orders
        handled = bool(words) and all(part.verb in ON_THE_SPOT for part in orders.split(words)[0])
    else:
        name, handled = (action.goods.unit, True) if isinstance(action, Load | Unload) else ("", False)
    unit = view.table.units.get(name)
    return handled and unit is not None and bool(unit.at) and bool(routes.reach(view.table, unit))


def foresee(view: View) -> tuple[Note, ...]:
    """What the seat's factories would make in the next turn's production; nothing where this turn is the last."""
    return () if view.seat is None or view.table.neutral == 1 else foreseen(view.table, view.seat)


def likely(view: View, piece: str) -> tuple[tuple[str, tuple[Orders, ...]], ...]:
    """For a transporter: the few orders that seem most useful; ways with the goods that lie where it stands, and ways
    at whose end all is put down."""
    t, seat = view.table, view.seat
    unit = t.units.get(piece)
    if unit is None or seat is None or unit.seat != seat or not unit.at:
        return ()
    ways = list(routes.reach(t, unit)) if geese.bound(t, unit) is None else []
    fill, load = _fill(t, unit), cargo.kinds(unit.load)
    laden = [Orders(piece, (*fill, place)) for place in ways] if fill else []
    lands = [place for place in ways if place in t.atlas.banks]
    down = [Orders(piece, (place, *_all_down(load))) for place in lands] if load else []
    best = [Orders(piece, (AGAIN,))] if orders.can_repeat(t, unit) else []
    best += [each for _, each in sorted(_ranked(t, seat, unit, ways, fill), key=lambda one: one[0])]
    stays = [Orders(piece, (STAY,))] if not (unit.trail or unit.spent) else []
    groups = (("", [*best[:LIKELY], *stays]), ("ask-move-with", laden), ("ask-move-down", down))
    return tuple((code, tuple(_standing(t, seat, each))) for code, each in groups)


def _standing(t: Table, seat: Seat, wanted: list[Orders]) -> Iterator[Orders]:
    """Those of some orders that can be carried out."""
    for each in wanted:
        try:
            orders.rehearse(t, seat, each)
        except Illegal:
            continue
        yield each


def _fill(t: Table, unit: Unit) -> tuple[str, ...]:
    """The words by which a transporter takes along what lies on the ground beside it, most numerous first."""
    room, taken = unit.room, dict[str, int]()
    place = next((each for each in cargo.near(t, unit) if t.ground.get(each)), "")
    stock = cargo.kinds(t.ground.get(place, {}))
    for kind in sorted(stock, key=lambda kind: -stock[kind])[:KINDS]:
        n = min(room, stock[kind])
        if n > 0:
            add(taken, kind, n)
            room -= n
    many = len([each for each in cargo.near(t, unit) if t.ground.get(each)]) > 1
    where = ("from", place) if many else ()
    return tuple(word for kind, n in taken.items() for word in ("take", str(n), kind, *where))


def _all_down(load: dict[str, int]) -> tuple[str, ...]:
    return tuple(word for kind, n in load.items() for word in ("drop", str(n), kind))


Rank = tuple[int, int, str]
"""The smallest is the best: how much use, as a negative number; the points that the way costs; the place."""


def _ranked(
    t: Table, seat: Seat, unit: Unit, ways: list[str], fill: tuple[str, ...]
) -> Iterator[tuple[Rank, Orders]]:
    """Ways to places of use, with the goods that lie at their start."""
    aboard = dict(cargo.kinds(unit.load))
    for n, kind in zip(fill[1 :: _step(fill)], fill[2 :: _step(fill)], strict=False):
        add(aboard, kind, int(n))
    room = unit.about.carries - sum(aboard.values())
    home = t.atlas.tile_of.get(t.players[seat].home, "")
    for place in ways:
        use = _use(t, place, aboard, room, home)
        route = routes.route(t, unit, place) if use else None
        if route is not None:
            yield (-use, route.cost, place), Orders(unit.name, (*fill, place))


def _step(fill: tuple[str, ...]) -> int:
    return 5 if "from" in fill else 3


def _use(t: Table, place: str, aboard: dict[str, int], room: int, home: str) -> int:
    """How useful it seems to come to a place with these goods: a factory that needs them, goods to fetch, a producer,
    home."""
    tile = t.atlas.tile_of[place]
    building = t.buildings.get(tile)
    there = sum(cargo.kinds(t.ground.get(place, {})).values())
    use = 0
    if building is not None and building.about.input:
        use = 4 * factories.gives(building.about, aboard)
    elif building is not None and room > 0:
        use = 2
    return max(use, min(room, there)) + (1 if tile == home and aboard else 0)
