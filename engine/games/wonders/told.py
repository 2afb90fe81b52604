"""The table in words: everything that its picture shows, see `guide.Overview.text`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engine.core.guide import Chapter
from engine.core.model import Seat
from engine.core.speak import Speak
from engine.kit.goods import tally
from engine.kit.grid import Cell
from engine.kit.told import listed, part, points

from .actions import Site
from .edition import BESIDE, KINDS, RESOURCES, Monument
from .forms import Apart
from .labels import place
from .layout import Layout, form_of
from .objectives import METROPOLIS
from .objectives import standings as objectives
from .order import next_order
from .placing.monuments import SPACE
from .prospects import Prospect, prospects
from .scoring import scores, target, winners
from .standing import sources
from .state import City, Table, View
from .tracks import last_round, side

NAMED = 2
"""Places, or ways out of a lack, that a line names."""


def chapters(view: View, speak: Speak) -> Iterator[Chapter]:
    """How far it is; until the end what is for sale; the objectives, what is printed, each city."""
    table: Table = view.table
    yield Chapter(speak("told-game"), tuple(_game(table, speak)))
    if not table.reason:
        yield Chapter(speak("told-tiles"), tuple(_tiles(table, speak)))
        yield Chapter(speak("told-goods"), tuple(_goods(table, speak)))
        for monument in table.market.monuments:
            yield Chapter(speak("told-monument", monument=monument), tuple(_monument(view, monument, speak)))
    layouts = [Layout(table.edition, city) for city in table.cities]
    if table.objectives:
        yield Chapter(speak("told-objectives"), tuple(_objectives(table, layouts, speak)))
    yield Chapter(speak("told-printed"), tuple(_printed(table, layouts[0], speak)))
    for n, (lies, score) in enumerate(zip(layouts, table.final or scores(table), strict=True)):
        lines = (*_player(view, Seat(n), speak), *_city(table, lies, speak))
        yield Chapter(speak("told-player", seat=n, points=score.total()), lines)


def _game(table: Table, speak: Speak) -> Iterator[str]:
    """The round or the winners, the order of play, and alone what the automaton has."""
    if table.reason:
        won = list(winners(table))
        yield speak("alt-over", seats=won) if won else speak("alt-missed")
    else:
        yield speak("alt-round", round=table.round, rounds=table.edition.limits.rounds)
        if last_round(table):
            yield speak("remind-last")
        if len(table.cities) > 1 and table.order:
            yield speak("told-order", seats=table.order)
            yield speak("remind-order", seats=next_order(table))
        yield speak("told-deck", count=table.deck)
    if table.automaton is not None:
        yield speak("alt-target", target=target(table))
        if not table.reason:
            yield from _automaton(table, speak)


def _automaton(table: Table, speak: Speak) -> Iterator[str]:
    automaton = table.automaton
    assert automaton is not None
    if automaton.card:
        yield speak("told-card", card=automaton.card)
    yield speak("told-cards", count=automaton.deck)
    taken = [speak.value("monument", each) for each in automaton.monuments]
    yield speak("told-taken", taken=listed(taken, speak))


# --- what is for sale


def _tiles(table: Table, speak: Speak) -> Iterator[str]:
    """The building before each stack: what it brings, what it costs, its form."""
    for n in table.edition.in_play(len(table.cities)):
        if tile := table.market.tiles.get(str(n), ""):
            gold, goods = table.edition.stacks[n - 1].price, tally(table.tile(tile).symbols)
            yield speak("told-tile", stack=n, tile=tile, goods=goods, gold=gold, form=_form(table, tile, speak))
        else:
            yield speak("told-sold", stack=n)


def _goods(table: Table, speak: Speak) -> Iterator[str]:
    """Roads, the tower and the pedestals."""
    limits, market = table.edition.limits, table.market
    for item, left, gold in (
        ("road", market.roads, limits.road),
        ("short", market.sets, limits.short),
        ("tower", int(market.tower), limits.tower),
    ):
        yield speak(f"told-{item}", left=left, gold=gold)
    for n, owner in enumerate(market.pedestals if len(table.cities) > 1 else (), 1):
        if owner is None:
            yield speak("told-pedestal-free", number=n, gold=limits.pedestal)
        else:
            yield speak("told-pedestal", number=n, seat=owner)


def _form(table: Table, piece: str, speak: Speak) -> str:
    """The cells that a piece covers as drawn, or what parts it has."""
    form = form_of(table.edition, piece)
    if not isinstance(form, Apart):
        return speak("told-form", cells=[str(at) for at in form], count=len(form))
    if form.spaced is not None:
        return speak("told-spaced", count=form.spaced)
    assert form.parts is not None
    return speak("told-parts", count=form.parts.count, size=form.parts.cells)


# --- the monuments on display


def _monument(view: View, name: str, speak: Speak) -> Iterator[str]:
    """Its card: form, ground, neighbours, rewards; then who could set it up where, or what is missing."""
    table: Table = view.table
    card = table.monument(name)
    yield speak("told-monument-form", form=_form(table, name, speak))
    yield speak(f"told-ground-{card.ground}")
    beside = [speak(f"beside-{what}", count=card.beside[what]) for what in BESIDE if card.beside.get(what)]
    yield speak("told-beside", list=listed(beside, speak))
    yield speak("told-brings", goods=_brings(card))
    for each in prospects(table, name):
        yield _prospect(view, each, speak)


def _brings(card: Monument) -> dict[str, int]:
    own: dict[str, int] = {card.resource: 1} if card.resource else {}
    return {"ring": card.rings, **own, "population": card.population}


def _prospect(view: View, each: Prospect, speak: Speak) -> str:
    """A seat's places for a monument, or what it lacks there."""
    if not each.ways:
        code = "told-no-room" if each.lacks == ((SPACE,),) else "told-lacks"
        return speak(code, seat=each.seat, list=lacks(view.table, each, speak))
    names = "; ".join(place(view, Site(each.monument, way.parts), speak) for way in each.ways[:NAMED])
    code = "told-could" if each.now else "told-could-later"
    return speak(code, seat=each.seat, list=names, count=max(0, len(each.ways) - NAMED))


def lacks(table: Table, each: Prospect, speak: Speak) -> str:
    """What a seat lacks beside a monument: the first ways out, each with all that is needed."""
    beside = table.edition.monument(each.monument).beside
    ways = [_all([_thing(what, beside.get(what, 1), speak) for what in way], speak) for way in each.lacks[:NAMED]]
    comma = "," if any(len(way) > 1 for way in each.lacks) else ""
    return f"{comma} {speak('remind-or')} ".join(ways)


def _all(things: list[str], speak: Speak) -> str:
    """Several things, all of which are needed."""
    return speak("list-and", first=", ".join(things[:-1]), last=things[-1]) if things[1:] else things[0]


def _thing(what: str, count: int, speak: Speak) -> str:
    return speak(f"beside-{what}", count=count) if what != SPACE else speak("beside-space")


# --- objectives, and what is printed


def _objectives(table: Table, layouts: list[Layout], speak: Speak) -> Iterator[str]:
    """Each objective in play with everybody's value and the points it would bring now."""
    for each in objectives(table, layouts):
        pairs = enumerate(zip(each.values, each.points, strict=True))
        values = [speak("told-value", seat=seat, value=value, points=n) for seat, (value, n) in pairs]
        of = len(KINDS) if each.objective == METROPOLIS else 0
        about = speak(f"counts-{each.objective}")
        yield speak("told-objective", objective=each.objective, about=about, of=of, values=", ".join(values))


def _printed(table: Table, lies: Layout, speak: Speak) -> Iterator[str]:
    """The map's size, and the fields of the tracks that bring something."""
    last = Cell(lies.ground.width - 1, lies.ground.height - 1)
    yield speak("told-map", column=str(last).rstrip("0123456789"), row=lies.ground.height)
    tracks = side(table)
    yield speak("told-rings", fields=_numbers(tracks.rings), purple=tracks.purple)
    for resource in RESOURCES:
        yield speak("told-white", good=resource, count=2, fields=_numbers(tracks.white(resource)), last=tracks.last)


def _numbers(fields: Iterable[int]) -> str:
    return ", ".join(map(str, fields))


# --- cities


def _player(view: View, seat: Seat, speak: Speak) -> Iterator[str]:
    """A player's part in the game, gold, loan and tracks; at the end what the points are made of."""
    table: Table = view.table
    city: City = table.cities[seat]
    won = winners(table) if table.reason else ()
    yield from part(view, seat, speak, active=None if table.reason else table.active, won=won)
    if city.out and not table.reason:
        yield speak("told-out")
    if table.reason:
        yield points(sources(view, speak), seat, speak)
    else:
        yield speak("told-gold", gold=city.gold)
    if city.loan:
        yield speak("told-loan", round=city.loan)
    yield speak("told-population", population=city.population)
    values = (speak("told-resource", good=each, count=2, value=city.resources[each]) for each in RESOURCES)
    yield speak("told-resources", list=listed(values, speak))


def _city(table: Table, lies: Layout, speak: Speak) -> Iterator[str]:
    """What lies where, and the water and the natural cells that are still to be seen."""
    roads, towers = lies.ground.names(lies.roads), lies.ground.names(lies.towers)
    yield speak("told-roads", cells=roads) if roads else speak("told-no-roads")
    if towers:
        yield speak("told-towers", cells=towers, count=len(towers))
    for tile, cells in lies.tiles:
        code = "told-district" if lies.is_district(cells) else "told-building"
        yield speak(code, tile=tile, goods=tally(table.tile(tile).symbols), cells=lies.ground.names(cells))
    others = [site for site in lies.city.pieces if site.piece in lies.city.monuments()]
    for site in others:
        own = Layout(table.edition, City(lies.city.land, [site]))
        yield speak("told-stands", monument=site.piece, cells=own.ground.names(own.monuments))
    for code, area in (("told-water", lies.water), ("told-natural", lies.natural)):
        if area:
            yield speak(code, cells=lies.ground.names(area))
