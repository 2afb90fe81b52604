"""Movement: the errands of all transporters, and what one of them is told to do now."""

from __future__ import annotations

from engine.core.model import Action
from engine.kit.goods import has

from .. import cargo, orders
from ..actions import Done, Load, Move, Unload
from ..sentences import Sentence
from ..state import Table, Unit, kind_of
from ..values import Handling, Orders
from . import goals, ways
from .errands import SAVING, WEALTH, Errand, Post, assign, kind_of_load
from .outlook import Outlook

MOST = 60
"""Orders in one phase."""


def move(o: Outlook) -> Action:
    """The next orders; done where there is nothing left to do."""
    if o.t.handled.get(str(o.seat), 0) < MOST:
        for errand in errands(o):
            said = told(o, errand)
            if said is not None and Sentence(o.t, o.seat).admits(said):
                return _said(said)
    return Done()


def _said(said: Orders) -> Action:
    """Orders as an action: goods that are only handled on the spot are loaded or unloaded."""
    parts, _ = orders.split(said.words)
    if any(part.verb == "go" for part in parts):
        return Move(said)
    first = parts[0]
    goods = Handling(said.unit, first.place, first.kind, first.n)
    return Load(goods) if first.verb == "take" else Unload(goods)


def errands(o: Outlook) -> list[Errand]:
    """What every transporter that can still move should do."""
    all_goals = goals.goals(o)
    now = goals.active(o, goals.allot(o, all_goals))
    wanted = goals.demands(o, all_goals, now)
    return assign(o, wanted, posts(o, now), o.fleet)


def posts(o: Outlook, now: list[goals.Share]) -> list[Post]:
    """Where a transporter should be: where all is there for a building."""
    wanted = []
    for rank, (goal, spots, _, enough) in enumerate(now):
        lies = o.lies.get(goal.at, {})
        if enough and list(spots) == [goal.at] and has(lies, goal.cost):
            wanted.append(Post(goal.at, goals.worth(o, goal, rank)))
    return wanted


def told(o: Outlook, errand: Errand) -> Orders | None:
    """The orders for an errand that can be followed now."""
    unit = errand.unit
    table = orders.draft(o.t, o.seat)
    mover = table.units[unit.name]
    words: list[str] = []
    there = errand.source in o.here(unit) or not errand.source
    if there and errand.goods:
        words += _load(o, table, mover, errand)
    elif errand.goods:
        words += _clear(o, table, mover, {})
        words += _go(table, mover, errand.source)
        if ways.reaches(table, mover, errand.source):
            words += _load(o, table, mover, errand)
            there = True
    else:
        there = True
        if errand.bare and not ways.reaches(table, mover, errand.to):
            words += _clear(o, table, mover, {})
    if there and not (errand.goods and _short(mover, errand)):
        words += _go(table, mover, errand.to)
        if errand.goods and not errand.hold and ways.reaches(table, mover, errand.to):
            words += _drop(o, table, mover, errand)
    return Orders(unit.name, tuple(words)) if words else None


def _short(unit: Unit, errand: Errand) -> bool:
    """Whether a transporter has none of the goods of its errand."""
    load = kind_of_load(unit)
    return not any(load.get(kind) for kind in errand.goods)


def _follow(table: Table, unit: Unit, words: tuple[str, ...]) -> list[str]:
    """Carry out some words on the draft; [] if they cannot be."""
    parts, _rest = orders.split(words)
    for part in parts:
        if orders.obstacle(table, unit, part) is not None:
            return []
        orders.follow(table, unit, [part])
    return list(words)


def _go(table: Table, unit: Unit, bank: str) -> list[str]:
    if ways.reaches(table, unit, bank):
        return []
    place = ways.step_to(table, unit, bank)
    return _follow(table, unit, (place,)) if place else []


def _load(o: Outlook, table: Table, unit: Unit, errand: Errand) -> list[str]:
    """Put down what is in the way, and take the goods."""
    words = _clear(o, table, unit, errand.goods)
    for kind, n in errand.goods.items():
        need = min(n - kind_of_load(unit).get(kind, 0), unit.room)
        for place in cargo.near(table, unit):
            stock = table.ground.get(place, {})
            part = min(
                need,
                sum(
                    m
                    for token, m in stock.items()
                    if kind_of(token) == kind and not cargo.blocked(token, unit, table)
                ),
            )
            if part > 0:
                words += _follow(table, unit, ("take", str(part), kind, "from", place))
                need -= part
    return words


def _clear(o: Outlook, table: Table, unit: Unit, keep: dict[str, int]) -> list[str]:
    """Put down what is not wanted aboard, if there is ground."""
    words: list[str] = []
    places = cargo.can_unload_at(table, unit)
    room = unit.room + sum(kind_of_load(unit).get(kind, 0) for kind in keep)
    if not places or (room >= max(1, sum(keep.values())) and keep):
        return words
    for kind, n in kind_of_load(unit).items():
        more = n - keep.get(kind, 0)
        if more > 0 and not (kind in WEALTH and o.left <= SAVING):
            words += _follow(table, unit, ("drop", str(more), kind, "at", places[0]))
    return words


def _drop(o: Outlook, table: Table, unit: Unit, errand: Errand) -> list[str]:
    words: list[str] = []
    places = [place for place in cargo.can_unload_at(table, unit) if place in table.joined(errand.to)]
    load = kind_of_load(unit)
    for kind, n in errand.goods.items():
        part = min(n, load.get(kind, 0))
        if part and places:
            words += _follow(table, unit, ("drop", str(part), kind, "at", places[0]))
    return words
