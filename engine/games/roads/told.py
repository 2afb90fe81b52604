"""The table in words: everything that its picture shows, see `guide.Overview.text`. The map is told by place: only
places that hold something; of the others their terrain."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.guide import Chapter
from engine.core.hexes import compass
from engine.core.model import Seat
from engine.core.speak import Speak
from engine.kit.told import listed, part, points

from .components import TOPICS, TRANSPORTERS, WONDER
from .labels import arm, bank, deal, transporter
from .movement.cargo import kinds
from .scoring import rows, wealth, winner
from .standing import sources
from .state import NEUTRAL, Building, Table, Unit, View
from .world.atlas import TERRAIN, Tile, shape
from .world.names import ends_of
from .world.rivers import parts


def chapters(view: View, speak: Speak) -> Iterator[Chapter]:
    """How far it is, the players, the wonder, what holds something on the map, the land."""
    table: Table = view.table
    yield Chapter(speak("told-game"), tuple(_game(view, speak)))
    for n in table.seats():
        seat = Seat(n)
        yield Chapter(
            speak("told-player", seat=n, points=wealth(table, seat).total), tuple(_player(view, seat, speak))
        )
    if table.supply:
        yield Chapter(speak("told-supply"), tuple(_supply(table, speak)))
    else:
        yield Chapter(speak("told-wonder"), tuple(_wonder(table, speak)))
    if under_way := (*_signs(view, speak),):
        yield Chapter(speak("told-under-way"), under_way)
    yield Chapter(speak("told-places"), tuple(_places(view, speak)) or (speak("told-empty"),))
    yield Chapter(speak("told-ways"), tuple(_ways(view, speak)))
    yield Chapter(speak("told-land"), tuple(_land(table, speak)))


def _game(view: View, speak: Speak) -> Iterator[str]:
    """The turn and its phase or the winner; the temple row and the order of play."""
    table: Table = view.table
    if table.ended:
        yield speak("alt-over", seat=winner(table))
        return
    if table.turn:
        yield speak("alt-turn", turn=table.turn, phase=table.phase)
        if table.solo:
            yield speak("told-solo", turns=WONDER.solo.turns)
    elif view.doing[-1:] in (("laying",), ("homes",)):
        yield speak(f"alt-{view.doing[-1]}")
    if len(table.players) > 1 and table.temple:
        yield speak("told-temple", seats=table.temple)
        chart = {str(n): seat for n, seat in enumerate(table.chart, 1)}
        if view.doing[-1:] in (("praying",), ("slots",)):
            chart = table.slots
        slots = [speak("told-slot", number=n, seat=seat) for n, seat in sorted(chart.items())]
        yield speak("told-called" if table.called else "told-chart", slots=listed(slots, speak))


# --- players and the wonder


def _player(view: View, seat: Seat, speak: Speak) -> Iterator[str]:
    """A player's part in the phase, transporters, wealth, topics."""
    table: Table = view.table
    won = (winner(table),) if table.ended else ()
    yield from part(view, seat, speak, active=None, won=won)
    if table.ended:
        yield points(sources(view, speak), seat, speak)
    elif seat in table.done:
        yield speak("told-done")
    counts = dict.fromkeys(TRANSPORTERS, 0)
    for unit in table.fleet(seat):
        counts[unit.kind] += 1
    yield speak("told-fleet", transporters=counts)
    yield speak("told-wealth", goods=wealth(table, seat).goods, bricks=table.wonder.count(seat))
    topics = [speak.value("topic", each) for each in TOPICS if each in table.players[seat].research]
    yield speak("told-research", topics=listed(topics, speak))


def _wonder(table: Table, speak: Speak) -> Iterator[str]:
    """The rows with their owners from the bottom, the bricks to come that do something, prices."""
    laid = len(table.wonder)
    yield speak("told-bricks", count=laid)
    for n, row in enumerate(rows(table.wonder), 1):
        owners = [speak("told-neutral") if each == NEUTRAL else speak("told-owner", seat=each) for each in row]
        yield speak("told-row", row=n, size=WONDER.rows[n - 1], owners=", ".join(owners))
    for code, brick in (
        ("told-flood", table.flood_brick if table.sinks else 0),
        ("told-donkeys", table.donkey_brick),
        ("told-dearer", WONDER.dearer),
        ("told-irrigation", WONDER.irrigation),
        ("told-end", WONDER.marks.get(str(len(table.players)), 0)),
    ):
        if brick > laid:
            yield speak(code, brick=brick)
    yield speak("told-neutrals", count=table.neutral)
    if not table.ended:
        yield speak("told-price", count=2 if laid + 1 >= WONDER.dearer else 1)


def _supply(table: Table, speak: Speak) -> Iterator[str]:
    """The tiles that may still be laid."""
    for kind, count in table.supply.items():
        terrain, form = parts(kind)
        yield speak("told-left", terrain=terrain, shape=form, count=count)


def _signs(view: View, speak: Speak) -> Iterator[str]:
    """Actions that wait for an earlier seat, tiles let go, agreements on offer."""
    table: Table = view.table
    for seat in table.seats():
        for tile, held in {each.tile: each for each in table.held.get(str(seat), ())}.items():
            yield speak("told-held", seat=seat, seat_first=held.seat, tile=tile)
    for tile, seats in table.let.items():
        yield from (speak("told-let", seat=seat, tile=tile) for seat in seats)
    for each in table.deals:
        yield deal(view, each.number, speak)


# --- the map


def _places(view: View, speak: Speak) -> Iterator[str]:
    """What holds something, tile by tile: buildings, homes, transporters, goods on the ground."""
    table: Table = view.table
    stand: dict[str, list[str]] = {name: [] for name in table.atlas.tiles}

    def put(place: str, said: str) -> None:
        stand[table.atlas.tile_of[place]].append(speak("told-place", at=_named(view, place, speak), what=said))

    for built in table.buildings.values():
        put(built.at, _building(built, speak))
    for seat, player in enumerate(table.players):
        if player.home:
            put(player.home, speak("told-home", seat=seat))
    for unit in table.units.values():
        if unit.at:
            put(unit.at, _unit(table, unit, speak))
    for place, stock in table.ground.items():
        if stock:
            put(place, speak("told-goods", goods=kinds(stock)))
    for lines in stand.values():
        yield from lines


def _named(view: View, place: str, speak: Speak) -> str:
    """A place, a bank with its terrain."""
    return bank(view, place, speak) if place in view.table.atlas.banks else speak.value("place", place)


def _building(built: Building, speak: Speak) -> str:
    if built.kind != "mine":
        return speak("told-building", building=built.kind)
    return speak("told-mine", building=built.kind, goods={"gold": built.gold, "iron": built.iron})


def _unit(table: Table, unit: Unit, speak: Speak) -> str:
    """A transporter with its owner and its load; what it carries instead."""
    named, other = transporter(unit.name, speak), table.units.get(unit.aboard)
    if other is None:
        return speak("told-unit", unit=named, seat=unit.seat, goods=kinds(unit.load))
    code = "told-carries" if other.seat == unit.seat else "told-carries-of"
    carried = transporter(other.name, speak)
    return speak(code, unit=named, seat=unit.seat, unit_other=carried, seat_other=other.seat, goods=kinds(other.load))


def _ways(view: View, speak: Speak) -> Iterator[str]:
    """Roads, bridges, walls."""
    table: Table = view.table
    roads = [speak.value("road", road) for road in table.roads]
    if not roads:
        yield speak("told-no-roads")
    yield from (speak("told-road", road=road) for road in roads)
    yield from (speak("told-bridge", bridge=arm(view, name, speak)) for name in table.bridges)
    for border, wall in table.walls.items():
        one, other = ends_of(border)
        told = {"tile": one, "tile_other": other, "own": wall.own, "neutral": wall.neutral}
        if wall.seat is not None and wall.strength:
            yield speak("told-wall", seat=wall.seat, **told)
        elif wall.strength:
            yield speak("told-wall-neutral", **told)


def _land(table: Table, speak: Speak) -> Iterator[str]:
    """How tiles lie, the tiles of each terrain, the rivers."""
    atlas = table.atlas
    flat, (left, top) = atlas.layout == "flat", atlas.origin
    first = next(iter(atlas.tiles.values()), None)
    if first is not None:
        moved = (left if flat else top) % 2
        yield speak("told-flat" if flat else "told-pointy", even=moved)
    for terrain in TERRAIN.values():
        tiles = [name for name in atlas.tiles if table.terrain(name) == terrain]
        if tiles:
            yield speak("told-terrain", terrain=terrain, tiles=tiles)
    yield from (_river(table, tile, speak) for tile in atlas.tiles.values() if tile.river)


def _river(table: Table, tile: Tile, speak: Speak) -> str:
    """A river on a tile: its shape, and the sides it leaves by."""
    sides = [speak.value("side", compass(2 * edge, table.atlas.layout)) for edge in tile.river]
    return speak("told-river", tile=tile.name, shape=shape(tile.river), sides=", ".join(sides))
