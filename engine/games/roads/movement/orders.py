"""Orders for a transporter: the meaning of the words of `move`, checking them, and following them.

After the transporter's name come any number of parts, in the order in which they are carried out:

    PLACE                      go there by the shortest way, at least one step
    take N KIND [from SOURCE]  take goods aboard: from a bank, an oil rig's sea tile or an own transporter there
    drop N KIND [at PLACE]     put goods down on the ground
    lead N PLACE               go there, followed by N geese that are loose here
    lift UNIT                  pick up another transporter
    set PLACE                  set down the one that is carried
    stay                       first: it stays on purpose, so that nobody is asked about it, until it is told more
    again                      alone: the orders of the turn before once more; where it has just come from
                               elsewhere, those it had when it last stood here

Without SOURCE goods come from the first place or transporter that has enough of them, the ground first; without
PLACE they are put where the transporter is. Rulebook: movement.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from msgspec.structs import replace

from engine.core.model import Illegal, Note, Seat
from engine.kit.goods import add

from ..components import GOODS
from ..state import Table, Unit
from ..values import Orders
from ..world.names import bank_of
from . import cargo, carrying, geese, routes

MOST_PARTS = 10
"""Parts that orders may have."""
AGAIN = "again"
STAY = "stay"
GOODS_VERBS = ("take", "drop")
WHERE = {"take": "from", "drop": "at"}
"""The word before a place that need not be said."""


class Part(NamedTuple):
    """One part of the orders. `place`: the place, the source ("" for the obvious one) or the other transporter."""

    verb: str
    place: str
    words: tuple[str, ...]
    n: int = 0
    kind: str = ""


class Told(NamedTuple):
    """The result of orders: notes, the tiles where something was taken that others
    could want too, and the tiles of open sea that a boat left or reached."""

    notes: list[Note]
    tiles: list[str]
    seas: list[str]


# --- the grammar


def split(words: tuple[str, ...]) -> tuple[list[Part], tuple[str, ...]]:
    """The parts that words (after the transporter's name) stand for, and the words of a last part that is not
    finished. Raises `Illegal` for words that can be none."""
    parts: list[Part] = []
    at = 0
    while at < len(words):
        part = _part(words[at:])
        if part is None:
            return parts, words[at:]
        parts.append(part)
        at += len(part.words)
    return parts, ()


def _part(words: tuple[str, ...]) -> Part | None:
    """The part that begins here; None if it is not finished."""
    verb = words[0]
    if verb in GOODS_VERBS:
        n = _number(words[1]) if len(words) > 1 else 0
        if len(words) < 3:
            return None
        if words[2] not in GOODS:
            raise Illegal("orders-good", word=words[2][:40])
        if len(words) == 3 or words[3] != WHERE[verb]:
            return Part(verb, "", words[:3], n, words[2])
        return Part(verb, words[4], words[:5], n, words[2]) if len(words) > 4 else None
    if verb == "lead":
        n = _number(words[1]) if len(words) > 1 else 0
        return Part(verb, words[2], words[:3], n) if len(words) > 2 else None
    if verb in ("lift", "set"):
        return Part(verb, words[1], words[:2]) if len(words) > 1 else None
    if verb == STAY:
        return Part(verb, "", words[:1])
    return Part("go", verb, words[:1])


def _number(word: str) -> int:
    if not (word.isascii() and word.isdigit() and word[0] != "0" and len(word) < 3):
        raise Illegal("orders-number", word=word[:40])
    return int(word)


# --- the transporter, and objections to its orders


def commander(table: Table, seat: Seat, name: str) -> Unit:
    """The transporter that is given orders. Raises `Illegal` if it is not this seat's or is carried."""
    unit = table.units.get(name)
    if unit is None or unit.seat != seat:
        raise Illegal("orders-unit", word=name[:40])
    if unit.carrier:
        raise Illegal("carry-carried", unit=name, unit_other=unit.carrier)
    return unit


def obstacle(table: Table, unit: Unit, part: Part) -> Illegal | None:
    """The objection to one part of the orders where the transporter is; None when it can be carried out."""
    match part.verb:
        case "take":
            return _no_take(table, unit, part)
        case "drop":
            return _no_drop(table, unit, part)
        case "lift":
            other = table.units.get(part.place)
            if other is None:
                return Illegal("orders-unit", word=part.place[:40])
            return carrying.no_lift(table, unit, other)
        case "stay":
            return Illegal("orders-stays", unit=unit.name) if unit.trail or unit.spent else None
        case "set":
            if part.place not in table.atlas.tile_of:
                return Illegal("orders-place", word=part.place[:40])
            return carrying.no_set(table, unit, part.place)
    return _no_way(table, unit, part.place) or _no_lead(table, unit, part)


def _no_take(table: Table, unit: Unit, part: Part) -> Illegal | None:
    if unit.aboard:
        return Illegal("carry-full", unit=unit.name, unit_other=unit.aboard)
    if part.n > unit.room:
        return Illegal("goods-full", unit=unit.name, most=unit.room)
    place = part.place or unit.at
    near = [*cargo.near(table, unit), *(other.name for other in cargo.mates(table, unit))]
    if part.place and part.place not in near:
        return Illegal("goods-source", place=place[:40], unit=unit.name)
    source = part.place or source_of(table, unit, part)
    if not source or _has(table, source, part.kind) < part.n:
        most = max((_has(table, each, part.kind) for each in ([source] if source else near)), default=0)
        return missing(unit, place, part.kind, most)
    return None


def missing(unit: Unit, place: str, good: str, count: int) -> Illegal:
    """That a transporter can take no more than so many of a good at a place; it may carry some already."""
    aboard = cargo.kinds(unit.load).get(good, 0)
    return Illegal("goods-missing", place=place, good=good, count=count, unit=unit.name, aboard=aboard)


def _no_drop(table: Table, unit: Unit, part: Part) -> Illegal | None:
    if cargo.kinds(unit.load).get(part.kind, 0) < part.n:
        return Illegal("goods-not-aboard", unit=unit.name, goods={part.kind: part.n})
    places = cargo.can_unload_at(table, unit)
    if not places:
        return Illegal("goods-sea", place=unit.at)
    if part.place and part.place not in places:
        return Illegal("goods-source", place=part.place[:40], unit=unit.name)
    if not part.place and not ground_of(table, unit):
        return Illegal("goods-which-bank", place=unit.at, places=list(places))
    return None


def _no_lead(table: Table, unit: Unit, part: Part) -> Illegal | None:
    if part.verb != "lead":
        return None
    there = geese.size(geese.loose(table, unit))
    if part.n > there:
        return Illegal("geese-few", place=unit.at, count=there)
    forced = geese.size(geese.forsaken(table, unit))
    return Illegal("geese-alone", place=unit.at, count=forced) if part.n < forced else None


def _no_way(table: Table, unit: Unit, place: str) -> Illegal | None:
    """The objection to going to a place."""
    atlas = table.atlas
    if place not in atlas.tile_of:
        return Illegal("orders-place", word=place[:40])
    if unit.docked:
        return Illegal("way-docked", unit=unit.name, place=unit.at)
    if routes.route(table, unit, place) is not None:
        return geese.bound(table, unit)
    if place == unit.at or (unit.at in atlas.banks and place in table.joined(unit.at)):
        return Illegal("way-here", unit=unit.name, place=place)
    if unit.spent >= unit.about.range:
        return Illegal("way-spent", unit=unit.name)
    if (place in atlas.banks) != (unit.about.element == "land"):
        on_land = unit.about.element == "land"
        return Illegal("way-land" if on_land else "way-water", unit=unit.name, place=place)
    return Illegal("way-none", unit=unit.name, place=place)


def _in_the_way(table: Table, unit: Unit, place: str) -> Illegal:
    """The exact obstacle between a transporter and a place out of reach. Slow."""
    what = routes.hindrance(table, unit, place)
    match what.what:
        case "wall":
            owner = table.wall(what.border).seat
            return Illegal("way-wall", unit=unit.name, border=what.border, seat_owner=owner)
        case "far":
            left = unit.about.range - unit.spent
            return Illegal("way-far", unit=unit.name, place=place, count=what.cost, left=left)
        case "bridge":
            return Illegal("way-bridge", unit=unit.name, place=place)
        case "road":
            return Illegal("way-road", unit=unit.name, place=place)
    return Illegal("way-none", unit=unit.name, place=place)


def source_of(table: Table, unit: Unit, part: Part) -> str:
    """Where goods are taken from when that is not said; "" if nothing near has enough."""
    return next((s for s in cargo.sources(table, unit) if _has(table, s, part.kind) >= part.n), "")


def ground_of(table: Table, unit: Unit) -> str:
    """Where goods are put when that is not said; "" for a boat on a river with several sides."""
    places = cargo.can_unload_at(table, unit)
    here = bank_of(unit.at)
    joined = places and len(table.banks_from(unit.at)) == len(table.banks_from(places[0]))
    return here if here in places else places[0] if joined else ""


def _has(table: Table, source: str, kind: str) -> int:
    """How many of a kind there are on the ground of a place or on a transporter."""
    stock = table.units[source].load if source in table.units else table.ground.get(source, {})
    return sum(stock[token] for token in cargo.tokens(stock, kind))


def listed(table: Table, unit: Unit) -> Iterator[Orders]:
    """The orders of one part that lead somewhere or handle transporters."""
    if not unit.at:
        return
    name = unit.name
    if can_repeat(table, unit):
        yield Orders(name, (AGAIN,))
    ways = routes.reach(table, unit)
    if ways and geese.bound(table, unit) is None:
        yield from [Orders(name, (place,)) for place in ways]
        flock = 0 if geese.forsaken(table, unit) else geese.size(geese.loose(table, unit))
        for n in sorted({1, flock}) if flock else ():
            yield from [Orders(name, ("lead", str(n), place)) for place in ways]
    yield from (Orders(name, ("lift", other)) for other in carrying.lifts(table, unit))
    yield from (Orders(name, ("set", place)) for place in carrying.sets(table, unit))


def can_repeat(table: Table, unit: Unit) -> bool:
    """Whether a transporter that has done nothing yet can follow earlier orders once more."""
    if not unit.habit or unit.trail or unit.spent:
        return False
    parts, _ = split(tuple(unit.habit))
    if obstacle(table, unit, parts[0]) is not None:
        return False
    try:
        rehearse(table, unit.seat, Orders(unit.name, (AGAIN,)))
    except Illegal:
        return False
    return True


# --- following them


def read(table: Table, seat: Seat, said: Orders) -> tuple[Unit, list[Part]]:
    """The transporter and the parts of whole orders. Raises `Illegal`."""
    unit = commander(table, seat, said.unit)
    words = said.words
    if words == (AGAIN,):
        if not unit.habit:
            raise Illegal("orders-no-last", unit=unit.name)
        if unit.trail or unit.spent:
            raise Illegal("orders-begun", unit=unit.name)
        words = tuple(unit.habit)
    if not words:
        raise Illegal("orders-nothing", unit=unit.name)
    parts, rest = split(words)
    if len(parts) > MOST_PARTS and words == said.words:
        raise Illegal("orders-long", most=MOST_PARTS)
    if rest or not parts:
        raise Illegal("orders-unfinished", unit=unit.name, orders=" ".join(said.words)[:80])
    return unit, parts


def draft(table: Table, seat: Seat) -> Table:
    """A copy on which a seat's orders can be tried: the ground and its transporters are new, the rest is shared."""
    units = {
        name: replace(unit, load=dict(unit.load), trail=list(unit.trail)) if unit.seat == seat else unit
        for name, unit in table.units.items()
    }
    ground = {place: dict(stock) for place, stock in table.ground.items()}
    return replace(table, units=units, ground=ground)


def rehearse(table: Table, seat: Seat, said: Orders) -> tuple[Table, Told]:
    """The result of whole orders, on a copy of the table. Raises `Illegal` for the first part that cannot be
    carried out."""
    copy = draft(table, seat)
    unit, parts = read(copy, seat, said)
    return copy, follow(copy, unit, parts, strict=True)


def explain(table: Table, seat: Seat, said: Orders) -> None:
    """Raise `Illegal` with the exact objection to whole orders, if there is one."""
    copy = draft(table, seat)
    unit, parts = read(copy, seat, said)
    start = replace(unit)
    for part in parts:
        try:
            follow(copy, unit, [part], strict=True)
        except Illegal as against:
            if against.code == "way-none":
                raise _in_the_way(copy, unit, part.place) from None
            said_so = against.code == "goods-missing" and unit.at != start.at and said.words != (AGAIN,)
            if said_so and _no_take(table, start, part) is None:
                told = {"place": unit.at, "goods": {part.kind: part.n}, "place_start": start.at}
                raise Illegal("goods-start", **told) from None
            raise


def carry_out(table: Table, seat: Seat, said: Orders) -> Told:
    """Follow orders that are allowed."""
    unit, parts = read(table, seat, said)
    return follow(table, unit, parts)


def follow(table: Table, unit: Unit, parts: list[Part], strict: bool = False) -> Told:
    """Carry out the parts of orders one after the other. `strict`: raises `Illegal` for one that is not allowed."""
    told = Told([], [], [])
    for part in parts:
        against = obstacle(table, unit, part) if strict else None
        if against is not None:
            raise against
        unit.start = unit.start or unit.at
        _do(table, unit, part, told)
        unit.trail = [*([] if unit.trail == [STAY] else unit.trail), *part.words]
    return told


def _do(table: Table, unit: Unit, part: Part, told: Told) -> None:
    """Carry out one part."""
    match part.verb:
        case "stay":
            pass
        case "take":
            source = part.place or source_of(table, unit, part)
            take(table, unit, source, part.kind, part.n, told)
        case "drop":
            put(table, unit, part.place or ground_of(table, unit), part.kind, part.n, told)
        case "lift":
            carrying.lift(table, unit, table.units[part.place])
            told.notes.append(Note("lifted", {"unit": unit.name, "unit_other": part.place, "place": unit.at}))
        case "set":
            other = unit.aboard
            carrying.set_down(table, unit, part.place)
            told.notes.append(Note("set-down", {"unit": unit.name, "unit_other": other, "place": part.place}))
        case _:
            _go(table, unit, part, told)


def take(table: Table, unit: Unit, source: str, kind: str, n: int, told: Told) -> None:
    """Take goods aboard from the ground or from an own transporter."""
    if source not in table.units:
        told.tiles.append(table.atlas.tile_of[source])
    cargo.load(table, unit, source, kind, n)
    _note_goods(told, "loaded", unit, source, kind, n)


def put(table: Table, unit: Unit, place: str, kind: str, n: int, told: Told) -> None:
    """Put goods down on the ground."""
    cargo.unload(table, unit, place, kind, n)
    _note_goods(told, "unloaded", unit, place, kind, n)


def _note_goods(told: Told, code: str, unit: Unit, place: str, kind: str, n: int) -> None:
    """Goods handled in one place make one note."""
    last = told.notes[-1] if told.notes else Note("")
    if last.code == code and last.args["place"] == place:
        add(last.args["goods"], kind, n)
        return
    told.notes.append(Note(code, {"unit": unit.name, "goods": {kind: n}, "place": place}))


def _go(table: Table, unit: Unit, part: Part, told: Told) -> None:
    """Go to a place, with the geese that are led there."""
    route = routes.route(table, unit, part.place)
    if route is None:
        raise Illegal("way-none", unit=unit.name, place=part.place)
    flock = geese.some(geese.loose(table, unit), part.n)
    told.tiles.extend(table.atlas.tile_of[each.place] for each in flock)
    start, came, tile_of = unit.at, 0, table.atlas.tile_of
    more: dict[str, int] = {}
    for way in route.ways:
        left = tile_of[unit.at]
        along = geese.step(table, unit, way, flock)
        came = max(came, geese.size(along))
        for each in along:
            more[left] = more.get(left, 0) - each.n
            more[tile_of[each.place]] = more.get(tile_of[each.place], 0) + each.n
        flock = along if part.verb == "lead" else []
    told.seas.extend(place for place in (start, unit.at) if geese.open_sea(table, place))
    if unit.at != part.place and unit.at in table.atlas.banks:
        unit.at = part.place
    unit.spent += route.cost
    unit.rough = unit.rough or route.rough
    _note_way(told, unit, [start, *route.path], came, [tile for tile, n in more.items() if n])


def _note_way(told: Told, unit: Unit, path: list[str], flock: int, tiles: list[str]) -> None:
    """A way in one go makes one note. `tiles`: those with more or fewer geese than before."""
    last = told.notes[-1] if told.notes else Note("")
    if last.code == "moved" and not flock and last.args["place"] == path[0]:
        last.args["place"] = path[-1]
        last.args["path"] = [*last.args["path"], *path[1:]]
        return
    args = {"unit": unit.name, "origin": path[0], "path": path, "place": path[-1]}
    told.notes.append(Note("led", {**args, "count": flock, "tiles": tiles}) if flock else Note("moved", args))
