"""Why an action of a turn is refused: raises `Illegal` with the first rule that stands against it. Any action may
come here."""

from __future__ import annotations

from engine.core.model import Action, Illegal, Seat

from .. import actions as act
from .. import dice, palace, roads, tasks
from ..edition import BOXES, BUILDINGS, DICE, EXITS, PERSONS
from ..pen import Notes, Pen, open_pen
from ..state import Table

LONGEST = 20
"""Letters of somebody's own word that a refusal repeats."""


def to_turn(table: Table, seat: Seat, action: Action) -> None:
    """Before a die is taken, or after it."""
    if isinstance(action, act.Roll):
        raise Illegal("dice-lie")
    if table.turns[seat] is None:
        _to_taking(table, seat, action)
    else:
        _to_step(open_pen(table, seat, Notes().say), action)


def _to_taking(table: Table, seat: Seat, action: Action) -> None:
    match action:
        case act.Take(die):
            _die(table, die, table.rerolled or table.lying("middle"))
            if why := dice.misfit(dice.pencil(table, seat), die, table.dice[die].face):
                raise Illegal(why, face=table.dice[die].face)
        case act.Karma(die):
            sheet = table.sheets[seat]
            if sheet.used == sheet.karma:
                raise Illegal("no-karma")
            if not table.lying("elephant"):
                raise Illegal("elephant-empty")
            _die(table, die, dice.rollable(table))
        case _:
            raise Illegal("take-first")


def _die(table: Table, die: str, lying: list[str]) -> None:
    if die not in DICE:
        faces = dict.fromkeys(table.dice[each].face for each in lying)
        raise Illegal("no-such-die", value=die[:LONGEST].replace("-", " "), faces=list(faces))
    if die not in lying:
        raise Illegal("die-not-there", die=die, dies=list(lying))


def _to_step(pen: Pen, action: Action) -> None:
    turn = pen.turn
    if isinstance(action, act.Take | act.Karma):
        raise Illegal("turn-open")
    if isinstance(action, act.Leave):
        raise Illegal("nothing-to-leave")
    if turn.now and type(action) not in tasks.offered(pen):
        raise Illegal("do-first", task=turn.now)
    _to_value(pen, action)
    if turn.open or turn.now:
        raise Illegal("not-by-these", tasks=[turn.now] if turn.now else list(turn.open))
    raise Illegal("no-bonus-open")


def _to_value(pen: Pen, action: Action) -> None:
    """What stands against a value by itself, whatever it is used for."""
    match action:
        case act.Road(at) | act.Join(at):
            _to_road(pen, at)
        case act.Half(at):
            _to_half(pen, at)
        case act.Sell(wares) | act.SellSame(wares) | act.SellDifferent(wares):
            stock = pen.sheet.stock()
            for good in dict.fromkeys(wares):
                if wares.count(good) > stock.get(good, 0):
                    raise Illegal("not-in-stock", goods=stock)
        case act.Circle(wares) | act.Purple(wares):
            full = [good for good, n in pen.sheet.circled.items() if n == len(pen.edition.coins)]
            if any(good in full for good in wares) and isinstance(action, act.Circle):
                raise Illegal("row-full", goods=full)
        case act.Sail(space):
            if space in map(str, pen.sheet.river):
                raise Illegal("space-marked", space=space)
        case act.Palace(person):
            if person in PERSONS and not palace.usable(pen, person):
                crossed = pen.sheet.palace[person] == BOXES
                raise Illegal("boxes-crossed" if crossed else "no-effect", face=person)
        case act.Upgrade(building):
            if building in BUILDINGS and building not in palace.raisable(pen):
                raise Illegal("fully-raised", building=building)


def _to_road(pen: Pen, at: act.Lay) -> None:
    land, drawn = roads.province(pen.edition.cells), roads.drawn(pen)
    if at.cell not in land.contents:
        raise Illegal("no-such-cell", value=at.cell[:LONGEST])
    if at.cell in drawn:
        raise Illegal("cell-drawn", cell=at.cell)
    if at.sides not in roads.SHAPE:
        raise Illegal("no-such-road", value=at.sides[:LONGEST])
    if not any(side in at.sides for side in roads.joints(land, drawn, at.cell)):
        raise Illegal("no-joint", cell=at.cell)


def _to_half(pen: Pen, at: act.Lay) -> None:
    land = roads.province(pen.edition.cells)
    if at.cell not in land.contents:
        raise Illegal("no-such-cell", value=at.cell[:LONGEST])
    if at.cell == land.residence:
        raise Illegal("residence-done")
    if at.cell not in pen.sheet.roads:
        raise Illegal("half-on-road", cell=at.cell)
    if len(at.sides) != 1 or at.sides not in EXITS:
        raise Illegal("one-side", value=at.sides[:LONGEST])
    if at.sides in pen.sheet.roads[at.cell]:
        raise Illegal("side-drawn", cell=at.cell)
