"""The conservation laws of The Dice Charmers; they hold after every action."""

from __future__ import annotations

from functools import partial

from engine.core.model import require

from . import roads
from .edition import BOXES, BUILDINGS, DICE, GOODS, LEVELS, PERSONS, bonus
from .flow import Position
from .phases.turns import Turns
from .roads import OPPOSITE, province
from .state import Sheet, Table

TASKS = (
    "straight",
    "curve",
    "two_halves",
    "second_half",
    "market_same",
    "market_different",
    "other",
    "forward2",
    "sell_or_take",
    "back_or_take",
    "upgrade",
)
"""What can stand to be done now."""

law = partial(require, "charmers")


def check(s: Position) -> None:
    """Raises `Bug` naming the law that is broken."""
    t = s.table
    _dice(t)
    _turns(s)
    for sheet in t.sheets:
        _rows(t, sheet)
        _province(t, sheet)


def _dice(t: Table) -> None:
    """Eight dice, each with a face of its own, in one place; at most one on the elephant, one on a tile for each
    pass."""
    law(sorted(t.dice) == sorted(DICE), "eight dice")
    held = [0] * len(t.sheets)
    elephant = 0
    for name, die in t.dice.items():
        law(die.face in t.edition.faces(name), "a die shows one of its faces")
        law((die.where == "tile") == (die.seat is not None), "a die on a tile is somebody's")
        if die.seat is not None:
            held[die.seat] += 1
        elephant += die.where == "elephant"
    law(elephant <= 1, "one die on the elephant at most")
    law(max(held) <= t.passes(), "a die for each pass at most")
    law(len(t.rerolled) in ((0,) if t.asked is None else (0, 2)), "two dice are rolled again, by the seat asked")


def _turns(s: Position) -> None:
    """Turns are open only while dice are taken, each with the die on its tile; a seat starts nothing new before."""
    t = s.table
    law(len(t.turns) == len(t.sheets) == len(s.hands), "a sheet and a turn each")
    playing = bool(s.flow) and isinstance(s.flow[-1], Turns)
    law(playing or (t.asked is None and not any(t.turns)), "turns are over before the next roll")
    law(t.asked is None or t.turns[t.asked] is None, "a seat takes no die in an open turn")
    for seat, turn in enumerate(t.turns):
        if turn is not None:
            law(t.dice[turn.die].seat == seat, "an open turn has its die")
            law(not turn.now or turn.now in TASKS, "a task that can be done")
            law(len(turn.purple) == 2, "two purple faces")
            for name in turn.open:
                law(bonus(name).kind not in ("fame", "money", "karma"), "what leaves no choice is marked at once")


def _rows(t: Table, sheet: Sheet) -> None:
    """Marks stay within their rows, and crosses behind circles."""
    edition = t.edition
    for good in GOODS:
        law(0 <= sheet.sold[good] <= sheet.circled[good] <= len(edition.coins), "goods are circled, then sold")
    law(len(sheet.sold) == len(sheet.circled) == len(GOODS), "three rows of goods")
    law(all(0 <= sheet.palace[each] <= BOXES for each in PERSONS) and len(sheet.palace) == 6, "boxes of the palace")
    law(all(1 <= sheet.upgrades[each] <= len(LEVELS) for each in BUILDINGS), "values of the buildings")
    law(0 <= sheet.used <= sheet.karma <= edition.karma.most, "karma is circled, then used")
    law(0 <= sheet.money <= edition.tracks.money, "money stays on its track")
    law(0 <= sheet.fame <= edition.tracks.fame, "fame stays on its track")
    marks = sheet.river
    law(marks == sorted(set(marks)), "a space of the river is marked once")
    law(not marks or (marks[0] > 0 and marks[-1] <= len(edition.river)), "spaces of the river")


def _province(t: Table, sheet: Sheet) -> None:
    """Whole roads only, and every road leads to the residence."""
    land, sheet_roads = province(t.edition.cells), sheet.roads
    law(land.residence not in sheet_roads, "the residence is drawn already")
    for cell, sides in sheet_roads.items():
        law(cell in land.contents and sides in roads.SHAPE, "a cell has no road, or a whole one")
    linked, found = [land.residence], {land.residence: True}
    for cell in linked:
        for side in sheet_roads.get(cell, t.edition.exits):
            other = land.beside[cell][side]
            if other and other not in found and OPPOSITE[side] in sheet_roads.get(other, ""):
                found[other] = True
                linked.append(other)
    law(len(linked) == len(sheet_roads) + 1, "every road leads to the residence")
