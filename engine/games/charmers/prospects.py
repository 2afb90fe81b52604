"""What each die in reach would do for a seat, which faces of a die would fit it, and why a bonus cannot be used: the
same facts for panels and pictures. All by trying it on a copy of the sheet."""

from __future__ import annotations

from collections import Counter

from msgspec import Struct

from engine.core.model import Seat

from . import actions as act
from . import dice, goods, roads, tasks
from .edition import BOXES, PERSONS, SHAPES, bonus
from .pen import Notes, Pen
from .scoring import gap
from .state import Table, Turn


class Prospect(Struct, frozen=True):
    """A die in reach of a seat.

    why: the reason why its face marks nothing, a code of a refusal; "" if it fits. takes: whether the seat may take
    it (of two rolled again that do not fit, either). task: what there is to choose after it, "" if nothing. circled,
    lost: the goods of a purple face. cells: how many free cells a road may lie on, halves: how many half roads could
    be added. space: of the river, 0 for none. box: the person's box that is crossed off, 0 for none. opens: bonuses
    to be used then; lapses: those that could not. money, fame, karma: marked at once. gap: left between the tracks
    after all this.
    """

    die: str
    face: str
    why: str
    takes: bool
    task: str = ""
    circled: tuple[str, ...] = ()
    lost: tuple[str, ...] = ()
    cells: int = 0
    halves: int = 0
    space: int = 0
    box: int = 0
    opens: tuple[str, ...] = ()
    lapses: tuple[str, ...] = ()
    money: int = 0
    fame: int = 0
    karma: int = 0
    gap: int = 0


def prospects(table: Table, seat: Seat) -> tuple[Prospect, ...]:
    """The dice in reach: those in the middle, or the two that karma rolled again, in the order of the offers."""
    own = seat == table.asked
    reach = table.rerolled if own and table.rerolled else table.lying("middle")
    takeable = dice.takeable(table, seat) if own else dice.fitting(table, seat, reach)
    return tuple(prospect(table, seat, die, die in takeable) for die in reach)


def prospect(table: Table, seat: Seat, die: str, takes: bool = True) -> Prospect:
    """What a die would do for a seat as it lies now."""
    shown, before = table.dice[die].face, Pen(table, seat, table.sheets[seat], Turn(die, dice.purple(table)), _silent)
    if why := dice.misfit(before, die, shown):
        return Prospect(die, shown, why, takes, gap=gap(table.edition, before.sheet))
    after = before.trial(Notes())
    dice.act_on(after, die, shown)
    old, new, task = before.sheet, after.sheet, after.turn.now
    pair = goods.of_face(shown) if dice.colour(die) == "purple" else ()
    circled, lost = _circled(before, pair)
    closes = tasks.closes(after)
    return Prospect(
        die,
        shown,
        "",
        takes,
        task,
        circled,
        lost,
        cells=_cells(after, task),
        halves=len(tasks.ways(after, task).get(act.Half, ())) if task else 0,
        space=next((space for space in new.river if space not in old.river), 0),
        box=new.palace[shown] if shown in PERSONS else 0,
        opens=() if closes else tuple(after.turn.open),
        lapses=tuple(after.turn.open) if closes else (),
        money=new.money - old.money,
        fame=new.fame - old.fame,
        karma=new.karma - old.karma,
        gap=gap(table.edition, new),
    )


def fitting_faces(table: Table, seat: Seat, die: str) -> tuple[tuple[str, ...], int]:
    """The faces of a die that would fit a seat, each once, and how many of its six sides show one of them."""
    pen, faces = dice.pencil(table, seat), table.edition.faces(die)
    fits = [face for face in faces if not dice.misfit(pen, die, face)]
    return tuple(dict.fromkeys(fits)), len(fits)


def obstacle(pen: Pen, task: str) -> str:
    """Why an open bonus cannot be used now, as a code; "" if it can."""
    if tasks.ways(pen, task):
        return ""
    kind, _ = bonus(task)
    match kind:
        case "goods" | "purple_die":
            return "all-rows-full" if not goods.free_rows(pen) else "those-rows-full"
        case "sell" | "sell_same" | "sell_different":
            return "nothing-in-stock"
        case "half":
            return "no-road-to-extend"
        case "forward":
            return "river-ends"
        case "back" | "back_any":
            return "none-free-behind"
        case "upgrade":
            return "all-raised"
        case "palace":
            return "no-person"
        case _ if kind in SHAPES:
            return "no-free-cell"
    return "person-done" if pen.sheet.palace[kind] == BOXES else "person-idle"


def _silent(code: str, **args: object) -> None:
    """Nothing is noted."""


def _circled(pen: Pen, pair: tuple[str, ...]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Which goods of a face have a place, and which are lost."""
    room = Counter({good: len(pen.edition.coins) - n for good, n in pen.sheet.circled.items()})
    circled, lost = list[str](), list[str]()
    for good in pair:
        (circled if room[good] > 0 else lost).append(good)
        room[good] -= 1
    return tuple(circled), tuple(lost)


def _cells(pen: Pen, task: str) -> int:
    """How many free cells there are for the road of a task."""
    shapes = roads.WHOLE if task == "two_halves" else (task,) if task in SHAPES else ()
    return len({at.cell for at in roads.fitting(pen, *shapes)})
