"""Rulebook: the dice. Which die fits a sheet, what its action does, and karma."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.ctx import Ctx
from engine.core.model import Bug, Seat

from . import goods, palace, river, roads, tasks
from .edition import BOXES, COLOURS, DICE
from .pen import Notes, Pen
from .state import Table, Turn


def colour(die: str) -> str:
    """The colour of a die."""
    return die[:-1]


def twin(die: str) -> str:
    """The other die of that colour."""
    return f"{colour(die)}{3 - int(die[-1])}"


def distinct(table: Table, dice: Sequence[str]) -> tuple[str, ...]:
    """Of dice of one colour that show the same face only the first: there is nothing to choose between them but, for
    green ones, which of them others may roll again."""
    first: dict[tuple[str, str], str] = {}
    for die in dice:
        first.setdefault((colour(die), table.dice[die].face), die)
    return tuple(first.values())


def roll(table: Table, ctx: Ctx) -> None:
    """All eight dice are rolled into the middle."""
    for name in DICE:
        die = table.dice[name]
        die.face, die.where, die.seat = face(table, name, ctx), "middle", None
    thrown = {each: [table.dice[f"{each}{n}"].face for n in (1, 2)] for each in COLOURS}
    ctx.say(
        "rolled",
        seat=table.start,
        round=table.round,
        faces_purple=thrown["purple"],
        faces_green=thrown["green"],
        faces_blue=thrown["blue"],
        faces_orange=thrown["orange"],
    )


def face(table: Table, die: str, ctx: Ctx) -> str:
    """A die's face by a fresh roll."""
    return table.edition.faces(die)[ctx.roll(6)]


def pencil(table: Table, seat: Seat) -> Pen:
    """A pen of a seat that has not taken a die: to ask what would fit."""
    return Pen(table, seat, table.sheets[seat], Turn("", []), Notes().say)


def misfit(pen: Pen, die: str, shown: str) -> str:
    """Why a face of a die would mark nothing; "" if it fits (ruling 11)."""
    match colour(die):
        case "purple":
            rows = goods.free_rows(pen)
            return "" if any(good in rows for good in goods.of_face(shown)) else "rows-full"
        case "green":
            shapes = roads.WHOLE if shown == "two_halves" else (shown,)
            fits = roads.fitting(pen, *shapes) or (shown == "two_halves" and roads.extensions(pen))
            return "" if fits else "no-cell"
        case "blue":
            return "" if river.ahead(pen, shown) else "no-symbol"
        case "orange":
            if palace.usable(pen, shown):
                return ""
            return "boxes-crossed" if pen.sheet.palace[shown] == BOXES else "no-effect"
    raise Bug(f"no die {die}")


def fitting(table: Table, seat: Seat, dice: list[str]) -> list[str]:
    """Those of these dice that fit a seat's sheet."""
    pen = pencil(table, seat)
    return [die for die in dice if not misfit(pen, die, table.dice[die].face)]


def can_spend(table: Table, seat: Seat) -> bool:
    """Karma is circled and not used, and dice lie on the elephant and in the middle."""
    sheet = table.sheets[seat]
    return sheet.used < sheet.karma and bool(table.lying("elephant")) and bool(table.lying("middle"))


def takeable(table: Table, seat: Seat) -> list[str]:
    """The dice a seat may take: those that fit in the middle, or of the two rolled again; if neither of these fits,
    either, without effect (ruling 14, further ruling 3)."""
    if not table.rerolled:
        return fitting(table, seat, table.lying("middle"))
    return fitting(table, seat, table.rerolled) or list(table.rerolled)


def rollable(table: Table) -> list[str]:
    """The dice of the middle that karma may roll again: any at first, then the same one."""
    again = [die for die in table.rerolled if table.dice[die].where == "middle"]
    return again or table.lying("middle")


def left_over(table: Table, seat: Seat, die: str) -> str:
    """The die that goes onto the elephant when this one is taken: the starting player's twin, or the other one that
    karma rolled again; "" if there is none."""
    if table.rerolled:
        return next(each for each in table.rerolled if each != die)
    return twin(die) if table.go == 1 and seat == table.start else ""


def purple(table: Table) -> list[str]:
    """The faces of the two purple dice, wherever they lie."""
    return [table.dice[f"purple{n}"].face for n in (1, 2)]


def act_on(pen: Pen, die: str, shown: str) -> None:
    """Carry out the action of the face shown, as far as it leaves no choice."""
    if misfit(pen, die, shown):
        pen.say("die-without-effect", seat=pen.seat)
        return
    match colour(die):
        case "purple":
            goods.circle(pen, goods.of_face(shown))
        case "green":
            pen.turn.now = shown
        case "blue":
            river.sail(pen, river.ahead(pen, shown))
        case "orange":
            palace.cross(pen, shown)
    tasks.settle(pen)
