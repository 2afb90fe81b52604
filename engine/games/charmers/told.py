"""The table in words: everything that its picture shows, see `guide.Overview.text`."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.guide import Chapter
from engine.core.model import Seat
from engine.core.speak import Speak
from engine.kit.told import listed, part

from .edition import BOXES, BUILDINGS, DICE, EXITS, GOODS, LEVELS, PERSONS
from .roads import province
from .scoring import gap, winners
from .state import Sheet, Table, View


def chapters(view: View, speak: Speak) -> Iterator[Chapter]:
    """How far it is, the dice, what is printed on all sheets, what is written on each."""
    table: Table = view.table
    yield Chapter(speak("told-game"), tuple(_game(table, speak)))
    if any(die.face for die in table.dice.values()):
        yield Chapter(speak("told-dice"), tuple(_dice(table, speak)))
    for n, sheet in enumerate(table.sheets):
        free = gap(table.edition, sheet)
        title = speak("told-sheet", seat=n, gap=max(free, 0), overlap=max(-free, 0))
        yield Chapter(title, (*_player(view, Seat(n), speak), *_written(table, sheet, speak)))
    yield Chapter(speak("told-province"), tuple(_province(table, speak)))
    yield Chapter(speak("told-tracks"), tuple(_tracks(table, speak)))
    yield Chapter(speak("told-river"), tuple(_river(table, speak)))
    yield Chapter(speak("told-columns"), tuple(_columns(table, speak)))


def _game(table: Table, speak: Speak) -> Iterator[str]:
    """The round or the winners, and who begins it."""
    if table.reason:
        yield speak("alt-over", seats=list(winners(table)))
    yield speak("alt-round", round=table.round)
    yield speak("told-start", seat=table.start)


def _dice(table: Table, speak: Speak) -> Iterator[str]:
    """Each die, its face and where it lies: first those that may be taken."""
    for where in ("middle", "elephant", "tile"):
        for name in DICE:
            die = table.dice[name]
            if die.where != where or not die.face:
                continue
            if where == "tile" and die.seat is not None:
                yield speak("told-taken", die=name, face=die.face, seat=die.seat)
            else:
                yield speak(f"told-{where}", die=name, face=die.face)


# --- what is written on a sheet


def _player(view: View, seat: Seat, speak: Speak) -> Iterator[str]:
    """A player's part in the game, and the open turn."""
    table: Table = view.table
    won = winners(table) if table.reason else ()
    yield from part(view, seat, speak, active=None if table.reason else table.asked, won=won)
    turn = table.turns[seat]
    if turn is not None:
        if turn.now:
            yield speak("remind-now", task=turn.now)
        if turn.open:
            yield speak("remind-open", tasks=turn.open)


def _written(table: Table, sheet: Sheet, speak: Speak) -> Iterator[str]:
    """Tracks, karma, goods, river, palace, upgrades, roads."""
    edition = table.edition
    yield speak("told-fame", fame=sheet.fame)
    yield speak("told-money", money=sheet.money)
    yield speak("told-karma", left=sheet.karma - sheet.used, karma=sheet.karma, used=sheet.used)
    for good in GOODS:
        circled, sold = sheet.circled[good], sheet.sold[good]
        room = len(edition.coins) - circled
        yield speak("told-good", good=good, count=2, left=circled - sold, sold=sold, room=room)
    spaces = [speak("told-space", space=str(n), symbol=edition.river[n - 1]) for n in sheet.river]
    yield speak("told-sailed", spaces=listed(spaces, speak))
    boxes = [speak("told-boxes", person=each, crossed=sheet.palace[each]) for each in PERSONS]
    yield speak("told-palace", boxes=", ".join(boxes), of=BOXES)
    worth = [speak("told-worth", building=each, fame=LEVELS[sheet.upgrades[each] - 1]) for each in BUILDINGS]
    yield speak("told-upgrades", worth=", ".join(worth))
    land = province(edition.cells)
    roads = [cell for cell in land.contents if cell in sheet.roads]
    if not roads:
        yield speak("told-no-roads")
    for cell in roads:
        yield speak("told-road", cell=cell, holds=land.contents[cell], sides=_sides(sheet.roads[cell], speak))
    gained = [edge for edge in table.side().border if edge[-1] in sheet.roads.get(edge[:-1], "")]
    if gained:
        yield speak("told-gained", edges=", ".join(_edge(edge, speak) for edge in gained))


def _sides(sides: str, speak: Speak) -> str:
    """The sides a road leads to."""
    return ", ".join(speak(f"told-side-{side}") for side in EXITS if side in sides)


def _edge(edge: str, speak: Speak) -> str:
    """A side of a cell at the border."""
    return speak("told-edge", cell=edge[:-1], side=speak(f"told-side-{edge[-1]}"))


# --- what is printed on all sheets


def _province(table: Table, speak: Speak) -> Iterator[str]:
    """What is in the cells, row by row; the bonuses on the border."""
    land = province(table.edition.cells)
    rows: dict[str, list[str]] = {}
    for cell, holds in land.contents.items():
        rows.setdefault(cell[1:], []).append(speak("told-cell", cell=cell, holds=holds))
    yield from (speak("told-row", row=row, cells=", ".join(cells)) for row, cells in rows.items())
    yield speak("told-exits", cell=land.residence, sides=_sides(table.edition.exits, speak))
    for edge, tasks in table.side().border.items():
        yield speak("told-border", edge=_edge(edge, speak), tasks=list(tasks))


def _tracks(table: Table, speak: Speak) -> Iterator[str]:
    """The tracks' lengths, and where they bring a bonus; karma."""
    tracks, side = table.edition.tracks, table.side()
    yield speak("told-lengths", money=tracks.money, fame=tracks.fame, ratio=tracks.ratio)
    for track, bonuses in (("fame", side.fame), ("money", side.money), ("karma", side.karma)):
        for at in sorted(bonuses, key=int):
            yield speak(f"told-at-{track}", at=int(at), tasks=list(bonuses[at]))


def _river(table: Table, speak: Speak) -> Iterator[str]:
    """The spaces with their symbols and bonuses."""
    for n, (symbol, tasks) in enumerate(zip(table.edition.river, table.side().river, strict=True), 1):
        yield speak("told-river-space", space=n, symbol=symbol, tasks=list(tasks))


def _columns(table: Table, speak: Speak) -> Iterator[str]:
    """The columns of the market with their coins and tents, of the palace, and of the upgrade table."""
    side = table.side()
    for n, (coins, tasks) in enumerate(zip(table.edition.coins, side.tents, strict=True), 1):
        yield speak("told-tent", column=n, coins=coins, tasks=list(tasks))
    for n, tasks in enumerate(side.palace, 1):
        yield speak("told-persons", column=n, tasks=list(tasks))
    for value, tasks in zip(LEVELS[1:], side.upgrades, strict=True):
        yield speak("told-raised", value=value, tasks=list(tasks))
