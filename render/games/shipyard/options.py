"""Options that lie in a yard drawn large: columns for a card, places for a canal, complete ships, voyages."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.values import Value
from engine.games.shipyard.actions import Lease
from engine.games.shipyard.voyage.laying import TURNS
from engine.games.shipyard.voyage.outlook import reach, with_canal
from engine.games.shipyard.yard.columns import complete
from render import layout, theme
from render.scene import AnyShape, Box, Layer, Line, Point
from render.show import Mark

from . import agreements, canals, targets, voyages
from .yard import Yard

APART = 46
"""How far letters of voyages are from each other."""


def large(yard: Yard) -> Iterable[AnyShape]:
    """The options that lie in a close-up: columns for a card, places for a canal, a complete ship, a voyage."""
    placed: list[tuple[str, Box]] = []
    field = voyages.differing(yard.marks)
    for mark in yard.marks:
        value: Value = mark.value
        match mark.kind:
            case "berth" if targets.columned(yard.marks):
                left, top, right, bottom = yard.column(value.column - 1)
                placed.append((mark.letter, (left + 2, top, right - 2, bottom)))
            case "ship":
                yield from _docked(mark.letter, _ship(yard, int(value)))
            case "voyage" if field == "ship":
                yield from _docked(mark.letter, _ship(yard, value.ship))
            case "contract" if (box := _contract(yard, value)) is not None:
                yield targets.frame(f"option.{mark.letter}", box)
                at = agreements.beside_star(box, mark.letter, targets.LETTER)
                yield from layout.badge(f"choice.{mark.letter}", mark.letter, at, targets.LETTER)
    yield from targets.marked(placed)
    yield from _struck(yard)
    yield from _leases(yard)
    yield from _voyages(yard)


def _struck(yard: Yard) -> Iterable[AnyShape]:
    """The empty columns in which a card may not lie are struck out."""
    if not targets.columned(yard.marks):
        return
    open_to = [mark.value.column for mark in yard.marks]
    for number, card in enumerate(yard.player.yard):
        if card or number + 1 in open_to:
            continue
        left, top, right, bottom = layout.inset(yard.column(number), 14)
        bottom -= 22  # above the number
        for part, ends in (("down", ((left, top), (right, bottom))), ("up", ((left, bottom), (right, top)))):
            yield Line(
                name=f"struck.{number}.{part}", layer=Layer.CHOICE, points=ends, colour=theme.SOFT, width=theme.BOLD
            )


def _docked(letter: str, box: Box) -> Iterable[AnyShape]:
    """A complete ship as an option, its letter below the bow: above it stands the captain."""
    yield targets.frame(f"option.{letter}", box)
    half, high = layout.badge_half(letter, targets.LETTER)
    at = (round(box[0] + half - 6), round(box[3] - high - 2))  # clear of the number of the column
    yield from layout.badge(f"choice.{letter}", letter, at, targets.LETTER)


def _ship(yard: Yard, column: int) -> Box:
    """The columns of a complete ship."""
    end = next((ship.end for ship in complete(yard.player.yard) if ship.start + 1 == column), column)
    left, top, _, bottom = yard.column(column - 1)
    return left + 2, top, yard.column(end - 1)[2] - 2, bottom


def _contract(yard: Yard, value: Value) -> Box | None:
    hand, names = yard.hand(), [value] if isinstance(value, str) else list(value)
    if hand is None or len(names) != 1 or names[0] not in hand.contracts or "contracts" not in yard.parts:
        return None
    return agreements.spot(yard.parts["contracts"], hand.contracts.index(names[0]))


def _leases(yard: Yard) -> Iterable[AnyShape]:
    """Places for a canal; where only one is left, the card as it would lie with the sides it may start at."""
    found = [mark for mark in yard.marks if mark.kind == "lease" and mark.value.cell]
    if yard.waters is None:
        return
    by_cell: dict[str, list[Mark]] = {}
    for mark in found:
        by_cell.setdefault(mark.value.cell, []).append(mark)
    for cell, here in by_cell.items():
        box = yard.waters.box(cell)
        starts = [mark for mark in here if mark.value.start]
        value = here[0].value
        if value.turned and (starts or len({mark.value[:3] for mark in here}) == 1):
            at = yard.waters.middle(cell)
            yield from canals.card(
                f"option.{cell}", yard.table.edition, value.canal, int(value.turned), at, yard.waters.size
            )
        yield targets.frame(f"option.{cell}.frame", layout.inset(box, 3))
        if targets.turning(found) or targets.several(found):
            continue  # these stand on cards
        if starts:
            for mark in starts:
                at = yard.waters.beyond(cell, mark.value.start, targets.LETTER)
                yield from layout.badge(f"choice.{mark.letter}", mark.letter, at, targets.LETTER)
            continue
        if value.canal and not value.turned:
            told, at = str(_opens(yard, value)), (layout.centre(box)[0] - 38, box[3] - 24)
            yield from layout.counted(f"option.{cell}.reach", "arrow", told, at, 27, colour=theme.SOFT)
        text = targets.runs([mark.letter for mark in here])
        yield from layout.badge(f"choice.{here[0].letter}", text, layout.centre(box), targets.LETTER)


def _opens(yard: Yard, lease: Lease) -> int:
    """The longest voyage that a canal opens in a cell, however it is turned."""
    lying = (with_canal(yard.player, lease._replace(turned=turned)) for turned in TURNS)
    return max(reach(yard.table, player) for player in lying)


def _ring(far: int) -> Iterable[tuple[int, int]]:
    """The steps to the places so far away, those to the left and right first."""
    steps = range(-far, far + 1)
    found = [(dx, dy) for dx in steps for dy in steps if max(abs(dx), abs(dy)) == far]
    return sorted(found, key=lambda step: (abs(step[1]), step))


def _voyages(yard: Yard) -> Iterable[AnyShape]:
    """The routes of whole voyages, their letters at their ends, which stay to be seen."""
    ship = yard.player.figure
    if yard.waters is None or ship is None:
        return
    taken: list[Point] = []
    sailing = [mark for mark in yard.marks if mark.kind == "voyage" and mark.value.route]
    for k, mark in enumerate(sailing):
        off = 9 * k - 9 * (len(sailing) - 1) / 2  # beside each other where they go the same way
        yield from yard.waters.route(f"route.{mark.letter}", ship, mark.value.route, off)
        x, y = yard.waters.beside(ship, mark.value.route)
        around = [(x + dx * APART, y + dy * APART) for far in (0, 1, 2) for dx, dy in _ring(far)]
        free = [at for at in around if not any(abs(at[0] - a) < APART and abs(at[1] - b) < APART for a, b in taken)]
        at = next((each for each in free if yard.waters.clear(each, APART / 2)), free[0])
        taken.append(at)
        yield from layout.badge(f"choice.{mark.letter}", mark.letter, at, targets.LETTER)
