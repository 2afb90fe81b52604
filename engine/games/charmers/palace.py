"""Rulebook: the palace (orange dice) with its six persons, and upgrades of buildings."""

from __future__ import annotations

from . import goods, river, roads
from .edition import BOXES, BUILDINGS, LEVELS, PERSONS
from .pen import Pen, earn, money

NOW = {
    "mogul": "other",
    "maharani": "forward2",
    "merchant": "sell_or_take",
    "raja": "upgrade",
    "builder": "two_halves",
    "portuguese": "back_or_take",
}
"""What must be done after a person is crossed off."""
PAYS = "raja"
"""The person who also brings 1 money."""


def usable(pen: Pen, person: str) -> bool:
    """Whether a person has a free box and an action that marks something besides it (ruling 11, further ruling 2)."""
    if pen.sheet.palace[person] == BOXES:
        return False
    match person:
        case "mogul":
            return bool(others(pen))
        case "maharani":
            return bool(river.forward(pen, 1))
        case "merchant":
            return any(pen.sheet.stock().values()) or bool(goods.free_rows(pen))
        case "raja":
            return pen.sheet.money < pen.edition.tracks.money or bool(raisable(pen))
        case "builder":
            return bool(roads.extensions(pen) or roads.fitting(pen, *roads.WHOLE))
        case _:
            return bool(river.back(pen, 1) or goods.free_rows(pen))


def others(pen: Pen) -> tuple[str, ...]:
    """The persons the Great Mogul may send: the other five that are usable."""
    return tuple(each for each in PERSONS if each != "mogul" and usable(pen, each))


def cross(pen: Pen, person: str) -> None:
    """Cross off a person's next box; a column of all six brings its bonus. Then their action must be done."""
    boxes = pen.sheet.palace
    boxes[person] += 1
    column = boxes[person]
    pen.say("person-crossed", seat=pen.seat, person=person, box=column)
    if min(boxes.values()) == column:
        pen.say("palace-column", seat=pen.seat, column=str(column))
        earn(pen, "palace", pen.side.palace[column - 1])
    if person == PAYS:
        money(pen, 1)
        pen.turn.now = NOW[person] if raisable(pen) else ""  # ruling 22
    else:
        pen.turn.now = NOW[person]


def raisable(pen: Pen) -> tuple[str, ...]:
    """The types of buildings that can still be upgraded."""
    return tuple(each for each in BUILDINGS if pen.sheet.upgrades[each] < len(LEVELS))


def upgrade(pen: Pen, building: str) -> None:
    """Mark the next value of a type of buildings. All types raised once, and all raised twice, bring a bonus."""
    levels = pen.sheet.upgrades
    levels[building] += 1
    level = levels[building]
    pen.say("upgraded", seat=pen.seat, building=building, value=LEVELS[level - 1])
    if min(levels.values()) == level:
        pen.say("upgrade-column", seat=pen.seat, value=LEVELS[level - 1])
        earn(pen, "upgrade", pen.side.upgrades[level - 2])
