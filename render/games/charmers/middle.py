"""The dice: those that lie in the middle, each in its own place, and those the elephant carries."""

from __future__ import annotations

from collections.abc import Iterable

from engine.games.charmers.edition import COLOURS, DICE
from engine.games.charmers.state import Table
from render import layout
from render import theme as common
from render.scene import AnyShape, Box, Layer, Point
from render.show import Show

from . import drawings
from .dice import die


class Lie:
    """Where all lies in a box: in a wide one the elephant, the dice and the round in a row, in a high one under each
    other, else the elephant and the round above the dice."""

    def __init__(self, box: Box) -> None:
        left, top, right, bottom = box
        wide, high = right - left, bottom - top
        if wide > 4 * high:
            tall, columns = round(high * 0.92), 8
            self.elephant = (round(left) + 6, round(bottom) - tall, tall)
            self.round: Box = (right - high * 1.15, top, right, bottom)
            room = (left + high * 1.05, top, self.round[0] - 12, bottom)
        elif high > 1.3 * wide:
            tall, columns = round(wide * 0.58), 2
            self.elephant = (round(left + (wide - tall) / 2), round(top + tall * 0.1), round(tall))
            self.round = (left, bottom - wide * 0.36, right, bottom)
            room = (left + wide * 0.16, top + tall * 1.1 + 10, right - wide * 0.16, self.round[1] - 10)
        else:
            tall, columns = round(min(high * 0.48, wide * 0.42)), 4
            self.elephant = (round(left + wide * 0.06), round(top + tall * 0.1), tall)
            self.round = (self.elephant[0] + tall * 1.1, top, right, top + tall)
            room = (left, top + tall * 1.1 + 12, right, bottom)
        across, down = (room[2] - room[0]) / columns, (room[3] - room[1]) * columns / 8
        self.size = min(round(across / 1.16), round(down / 1.12), 118)
        order = [f"{colour}{n}" for n in (1, 2) for colour in COLOURS] if columns == 4 else list(DICE)
        self.places = {
            name: (round(room[0] + across * (k % columns + 0.5)), round(room[1] + down * (k // columns + 0.5)))
            for k, name in enumerate(order)
        }

    def carried(self, count: int) -> list[Point]:
        """Where the dice on the elephant's back lie."""
        x, y, size = self.elephant
        middle, top = x + size * drawings.BACK[0] / 24, y + size * drawings.BACK[1] / 24
        side = self.load()
        return [(round(middle + (k - (count - 1) / 2) * side * 1.04), round(top - side / 2)) for k in range(count)]

    def load(self) -> int:
        """The size of a die that is carried."""
        return round(self.elephant[2] * 0.4)


def middle(show: Show, table: Table, box: Box) -> Iterable[AnyShape]:
    """The elephant with its dice and the starting player's mark, the dice in the middle, the round."""
    lie = Lie(box)
    x, y, size = lie.elephant
    carried = table.lying("elephant")
    for name, at in zip(carried, lie.carried(len(carried)), strict=True):
        yield from die(f"die.{name}", name[:-1], table.dice[name].face, at, lie.load(), layer=Layer.VALUE)
    yield from drawings.elephant("elephant", (x, y), size)
    at = (round(x + size * drawings.RUG[0] / 24), round(y + size * drawings.RUG[1] / 24))
    yield layout.player_mark("elephant.mark", table.start, at, round(size * 0.2))
    for name in table.lying("middle"):
        yield from die(f"die.{name}", name[:-1], table.dice[name].face, lie.places[name], lie.size)
    yield from emblem_of(show, table, lie.round)


def emblem_of(show: Show, table: Table, box: Box) -> Iterable[AnyShape]:
    """The number of the round under the emblem of the sheets."""
    x, y = layout.centre(box)
    high = box[3] - box[1]
    size = round(min(high * 0.62, 120))
    yield from drawings.emblem("round.emblem", table.sheet, (x, y - high * 0.14), size)
    said = show.speak("pic-round", round=table.round)
    space = box[2] - box[0]
    text = max(27, layout.shrunk(said, common.MEDIUM, space))
    where = (x, y - high * 0.14 + size / 2 + text * 0.75)
    yield layout.fitted("round", said, where, text, space, anchor="mm")
