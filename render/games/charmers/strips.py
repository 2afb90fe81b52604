"""What is shown above a sheet: the dice to choose from, the turn with its open bonuses, and cards for what has no
place on the sheet (goods to be chosen together, the ways a road may be turned)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.games.charmers.actions import Lay
from engine.games.charmers.edition import DICE, bonus
from engine.games.charmers.state import Table, Turn
from render import layout
from render import theme as common
from render.measure import width
from render.scene import AnyShape, Box, Icon, Layer, Line, Point, Rect
from render.show import Mark, Show

from . import bonuses, buildings, dice, elephant, hand, persons, theme, ways
from .targets import runs

DICE_HIGH, TURN_HIGH, CARD = 138, 88, 84
"""The heights of the strips, and of a row of cards."""


def plate(name: str, box: Box, paper: str) -> Rect:
    return Rect(name=name, layer=Layer.PLATE, box=box, radius=common.RADIUS, fill=paper)


# --- the dice to choose from


def lying(table: Table, marks: Sequence[Mark], box: Box, paper: str) -> Iterable[AnyShape]:
    """The elephant with its dice, and those in the middle; where some can be chosen, the others are veiled."""
    left, top, right, bottom = box
    yield plate("dice", box, paper)
    letters: dict[str, list[str]] = {}
    for mark in marks:
        if mark.kind == "die":
            letters.setdefault(mark.value, []).append(mark.letter)
    tall = 100
    corner = (round(left) + 6, round(bottom) - tall - 4)
    carried = table.lying("elephant")
    places: dict[str, tuple[Point, int]] = {}
    for k, name in enumerate(carried):
        x = corner[0] + tall * elephant.BACK[0] / 24 + (k - (len(carried) - 1) / 2) * 54
        places[name] = ((round(x), round(corner[1] + tall * elephant.BACK[1] / 24 - 25)), 50)
    first, step = left + 132, (right - left - 140) / len(DICE)
    for k, name in enumerate(DICE):
        if table.dice[name].where == "middle":
            places[name] = ((round(first + step * (k + 0.5)), round((top + bottom) / 2)), 92)
    for name, (at, size) in places.items():
        yield from dice.die(f"die.{name}", name[:-1], table.dice[name].face, at, size, layer=Layer.PIECE)
        if letters and name not in letters:
            veil = layout.around(at, size / 2, size / 2)
            yield Rect(name=f"die.{name}.veil", layer=Layer.PLAYER, box=veil, radius=14, fill=paper + "b0")
    yield from elephant.elephant("elephant", corner, tall)
    rug = (corner[0] + tall * elephant.RUG[0] / 24, corner[1] + tall * elephant.RUG[1] / 24)
    yield layout.player_mark("elephant.mark", table.start, rug, 22)
    for name, found in letters.items():
        if name in places:
            (x, y), size = places[name]
            edge = layout.around((x, y), size / 2 + 3, size / 2 + 3)
            yield Rect(
                name=f"option.{name}", layer=Layer.CHOICE, box=edge, radius=18, line=common.CHOICE, width=common.BOLD
            )
            said = runs(found)
            wide = layout.badge_half(said, common.MEDIUM)[0]
            corner_at = (x + size / 2 + 8 - wide, y - size * 0.34)
            yield from layout.badge(f"choice.{found[0]}", said, corner_at, common.MEDIUM)


# --- the turn


def turn(show: Show, table: Table, now: Turn, box: Box, paper: str) -> Iterable[AnyShape]:
    """The die taken, the name of what is to be done now, and the bonuses still open, circled; their names if nothing
    must be done now and there is room."""
    left, top, right, bottom = box
    yield plate("turn", box, paper)
    y = round((top + bottom) / 2)
    yield from dice.die("turn.die", now.die[:-1], table.dice[now.die].face, (left + 48, y), 72)
    x, end = left + 100, right - 20
    if now.open:
        step = min(70.0, (right - x - 40) / len(now.open))
        first = right - 44 - step * (len(now.open) - 1)
        for k, name in enumerate(now.open):
            at = (round(first + step * k), y)
            yield from task(f"turn.open.{k}", name, at, 50)
            yield from hand.circled(f"turn.open.{k}.circle", at, 32)
        end = first - 54
        yield Line(
            name="turn.line", layer=Layer.GRID, points=((end + 12, top + 14), (end + 12, bottom - 14)),
            colour=common.EDGE, width=2,
        )  # fmt: skip
    names = [now.now] if now.now else list(dict.fromkeys(now.open))
    said = " · ".join(show.speak.value("task", name) for name in names)
    if now.now and not _same(table, now):
        yield from task("turn.now", now.now, (x + 30, y), 60)
        x += 74
    if now.now or width(said, common.SMALL, True) <= end - x:
        size = layout.shrunk(said, common.MEDIUM, end - x)
        yield layout.fitted("turn.name", said, (x, y), size, end - x)


def _same(table: Table, now: Turn) -> bool:
    """Whether what is to be done is what the die shows."""
    return TASKS.get(now.now, now.now) == table.dice[now.die].face


def _arrow(name: str, start: Point, end: Point) -> Line:
    return Line(name=name, layer=Layer.GRID, points=(start, end), colour=theme.INK, width=5, head=16)


TASKS = {"other": "palace", "sell_or_take": "merchant", "back_or_take": "portuguese", "second_half": "half"}
"""Tasks that look like a bonus."""


def task(name: str, what: str, at: Point, size: float) -> Iterable[AnyShape]:
    """The sign of a task or of an open bonus."""
    corner = (round(at[0] - size / 2), round(at[1] - size / 2))
    what = TASKS.get(what, what)
    if what in buildings.KINDS:
        yield from buildings.building(name, what, corner, size)
    elif what in persons.PERSONS:
        yield from persons.portrait(name, what, corner, size)
    elif what == "two_halves":
        yield from dice.die(name, "green", what, at, size)
    else:
        kind, count = bonus(what)
        yield from bonuses.sign(name, kind, count, at, size)


# --- cards


def carded(marks: Sequence[Mark]) -> list[Mark]:
    """The options that stand on cards: goods; and roads, where all lie in one cell and differ as they are turned."""
    lays = [mark for mark in marks if mark.kind in ("road", "half")]
    one = len({mark.value.cell for mark in lays}) == 1 and all(mark.value.sides for mark in lays)
    return [mark for mark in marks if mark.kind == "goods" or (one and mark.kind in ("road", "half"))]


def rows(marks: Sequence[Mark]) -> int:
    """How many rows of cards there are."""
    return -(-len(marks) // PER_ROW)


PER_ROW = 5


def cards(marks: Sequence[Mark], box: Box, paper: str) -> Iterable[AnyShape]:
    """A card for each of these options."""
    left, top, right, _ = box
    yield plate("cards", box, paper)
    wide = (right - left - 8) / PER_ROW
    for k, mark in enumerate(marks):
        x, y = left + 4 + wide * (k % PER_ROW), top + 6 + (CARD - 4) * (k // PER_ROW)
        card = (round(x) + 4, round(y), round(x + wide) - 4, round(y) + CARD - 12)
        yield Rect(
            name=f"option.card.{k}", layer=Layer.VALUE, box=card, radius=10, fill=theme.WHITE, line=common.CHOICE,
            width=common.LINE,
        )  # fmt: skip
        middle = round(y) + (CARD - 12) // 2
        yield from layout.badge(f"choice.{mark.letter}", mark.letter, (card[0] + 30, middle), common.MEDIUM)
        yield from _carried(f"card.{k}", mark, (card[0] + 60, card[2] - 8), middle)


def _carried(name: str, mark: Mark, span: tuple[float, float], y: float) -> Iterable[AnyShape]:
    """What is on a card."""
    if isinstance(mark.value, Lay):
        at = (round((span[0] + span[1]) / 2), y)
        box = layout.around(at, 30, 30)
        yield Rect(name=f"{name}.cell", layer=Layer.VALUE, box=box, radius=8, fill=theme.AREAS["green"].fill)
        yield from ways.drawn(f"{name}.way", mark.value.sides, at, 60, layer=Layer.PIECE)
        return
    step = min(46.0, (span[1] - span[0]) / len(mark.value))
    first = (span[0] + span[1] - step * (len(mark.value) - 1)) / 2
    for k, good in enumerate(mark.value):
        yield Icon(
            name=f"{name}.{k}", layer=Layer.PIECE, icon=good, at=(round(first + step * k), y),
            size=round(step * 0.92), colour=theme.GOODS[good], cut=theme.WHITE,
        )  # fmt: skip
