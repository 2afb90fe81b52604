"""The palace: six persons with three boxes each; a column of all six brings a bonus."""

from __future__ import annotations

from collections.abc import Iterable

from engine.games.charmers.edition import BOXES, PERSONS
from render import layout
from render.scene import AnyShape, Box, Layer, Point, Rect

from . import drawings, hand, theme
from .page import APART, Page, gains, written

PORTRAIT, BOX, SIGN = 60, 42, 38


class Hall:
    """Where persons and boxes are."""

    def __init__(self, page: Page, box: Box) -> None:
        self.box = box
        most = max(map(len, page.side.palace))
        self.sign = SIGN if most <= 2 else SIGN * 2 // most
        self.foot = 14 + round(self.sign * APART)
        left, self.top, right, bottom = box
        self.left = round(left) + 6
        self.step = (right - 6 - self.left - PORTRAIT - 6) / BOXES
        self.row = (bottom - self.top - self.foot) / len(PERSONS)

    def portrait(self, person: str) -> Point:
        """The upper left corner of a portrait."""
        return self.left, round(self.top + 5 + self.row * PERSONS.index(person))

    def place(self, person: str, column: int) -> Point:
        """The middle of a box, counted from 1."""
        x = self.left + PORTRAIT + 6 + self.step * (column - 0.5)
        return round(x), self.portrait(person)[1] + PORTRAIT // 2

    def bonus(self, column: int) -> Point:
        """The middle of a column's bonus."""
        return self.place(PERSONS[0], column)[0], round(self.box[3] - self.foot / 2 - 2)


def printed(page: Page, hall: Hall) -> Iterable[AnyShape]:
    """Portraits, boxes, the bonuses of columns."""
    area = theme.AREAS["orange"]
    yield layout.plate("palace", hall.box, page.mood.parts["orange"], static=True)
    for column in range(1, BOXES + 1):
        x = hall.bonus(column)[0]
        top = hall.place(PERSONS[0], column)[1] - BOX // 2 - 6
        box: Box = (x - BOX // 2 - 5, top, x + BOX // 2 + 5, round(hall.box[3]) - 6)
        ground = Rect(
            name=f"palace.column.{column}", layer=Layer.TERRAIN, box=box, radius=10, fill=theme.COLUMN, static=True
        )
        yield layout.edged(ground)
    for person in PERSONS:
        yield from drawings.drawn(f"palace.{person}", person, hall.portrait(person), PORTRAIT, static=True)
        for column in range(1, BOXES + 1):
            box = layout.around(hall.place(person, column), BOX // 2, BOX // 2)
            yield Rect(
                name=f"palace.{person}.{column}", layer=Layer.VALUE, box=box, radius=8, fill=theme.WHITE,
                line=area.shade, width=2, static=True,
            )  # fmt: skip
    for column, names in enumerate(page.side.palace, 1):
        yield from gains(f"palace.bonus.{column}", names, hall.bonus(column), hall.sign)


def marked(page: Page, hall: Hall) -> Iterable[AnyShape]:
    """The boxes crossed and the bonuses gained."""
    for person in PERSONS:
        for column in range(1, page.sheet.palace[person] + 1):
            name, fresh = f"palace.{person}.{column}.cross", column > page.old.palace[person]
            yield from hand.crossed(name, hall.place(person, column), 30, width=4.5, fresh=fresh)
    for column in range(1, BOXES + 1):
        name, at = f"palace.bonus.{column}", hall.bonus(column)
        yield from written(name, page, f"palace.{column}", at, hall.sign)
