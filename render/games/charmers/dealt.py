"""The dice in reach of a player who is to take one, each on a card with what it would do for that player; those that
do not fit are veiled, with the reason; last the die on the elephant."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.core.model import Seat
from engine.games.charmers import prospects
from engine.games.charmers.dice import distinct, twin
from engine.games.charmers.prospects import Prospect
from engine.games.charmers.scoring import gap
from engine.games.charmers.state import Table
from render import layout
from render import theme as common
from render.measure import width
from render.scene import AnyShape, Box, Layer, Point, Rect
from render.show import Mark, Show

from . import dice, drawings, hand, theme, turning
from .gap import change
from .page import Page
from .targets import runs

HIGH, PER_ROW = 180, 4
"""The height of the strip, the same as that of a turn with a row of cards; how many cards stand beside each other."""
AGAIN, LED = 2, 66
"""The two dice rolled again have cards so wide that the elephant has room of its own at the end of one: its size."""
DIE, SIGN, TEXT = 68, 38, 27
SIGNED = "upgrade"
"""What is to be done next if it has a sign, as that of Raja Man Singh, who brings money, too."""
BEHIND = 6
"""By how much two equal dice are moved out of the middle."""


def strip(show: Show, table: Table, seat: Seat, page: Page, marks: Sequence[Mark], box: Box) -> Iterable[AnyShape]:
    """A card for each die."""
    yield Rect(name="dice", layer=Layer.PLATE, box=box, radius=common.RADIUS, fill=page.mood.paper)
    letters: dict[str, list[str]] = {}
    for mark in marks:
        if mark.kind == "die":
            letters.setdefault(mark.value, []).append(mark.letter)
    reach = prospects.prospects(table, seat)
    shown = distinct(table, [each.die for each in reach])
    found = [each for each in reach if each.die in shown]
    left, top, right, bottom = box
    carried = [name for name in table.lying("elephant") if name not in {each.die for each in reach}]
    again = bool(table.lying("elephant")) and not carried
    wide, high = (right - left - 8) / (AGAIN if again else PER_ROW), (bottom - top - 8) / 2
    for k, each in enumerate(found):
        card = _card(left, top, wide, high, k)
        two = len(reach) > len(found) and twin(each.die) in {other.die for other in reach} - set(shown)
        yield from Card(show, table, page, each, card, two=two).shapes(letters.get(each.die, []))
    for k, name in enumerate(carried, len(found)):
        x, y = layout.centre(_card(left, top, wide, high, k))
        yield from _carried(table, name, (x, y), round(high) - 10)


def _card(left: float, top: float, wide: float, high: float, k: int) -> Box:
    x, y = left + 4 + wide * (k % PER_ROW), top + 4 + high * (k // PER_ROW)
    return round(x) + 3, round(y) + 3, round(x + wide) - 3, round(y + high) - 3


def _carried(table: Table, die: str, at: Point, high: int) -> Iterable[AnyShape]:
    """The elephant with the starting player's mark, its die beside it: on its back it would be too small to read."""
    size = round(high * 0.8)
    corner = (round(at[0]), round(at[1] - size / 2))
    yield from dice.die(f"die.{die}", die[:-1], table.dice[die].face, (round(at[0] - DIE / 2 - 8), round(at[1])), DIE)
    yield from drawings.elephant("elephant", corner, size)
    rug = (corner[0] + size * drawings.RUG[0] / 24, corner[1] + size * drawings.RUG[1] / 24)
    yield layout.player_mark("elephant.mark", table.start, rug, 28)


class Card:
    """One die, or two equal ones, and what it would do."""

    def __init__(self, show: Show, table: Table, page: Page, found: Prospect, box: Box, *, two: bool = False) -> None:
        self.show, self.table, self.page, self.found, self.box, self.two = show, table, page, found, box, two
        self.name = f"die.{found.die}"
        self.led = found.die in table.lying("elephant")
        self.x, self.end = box[0] + DIE + 12, box[2] - 6 - (LED + 6) * self.led
        self.gap = gap(page.edition, page.sheet)

    def shapes(self, letters: Sequence[str]) -> Iterable[AnyShape]:
        """The card; with its number where the die may be chosen."""
        left, top, _, bottom = self.box
        fits, line = not self.found.why, self.page.mood.line
        fill = theme.WHITE if fits else self.page.mood.paper
        yield Rect(name=f"{self.name}.card", layer=Layer.GRID, box=self.box, radius=10, fill=fill, line=line, width=2)
        at = (left + 8 + DIE // 2, round((top + bottom) / 2) + 1)
        if self.two:
            behind = (at[0] + BEHIND, at[1] - BEHIND)
            yield from dice.die(f"die.{twin(self.found.die)}", self.found.die[:-1], self.found.face, behind, DIE)
            at = (at[0] - BEHIND, at[1] + BEHIND)
        yield from dice.die(self.name, self.found.die[:-1], self.found.face, at, DIE)
        if self.led:
            yield from drawings.elephant(f"{self.name}.elephant", (self.end + 4, (top + bottom - LED) // 2), LED)
        yield from self.why() if self.found.why else self.does()
        if not fits:
            veil = layout.around(at, DIE / 2, DIE / 2)
            yield Rect(name=f"{self.name}.veil", layer=Layer.PLAYER, box=veil, radius=14, fill=fill + "b8")
        if letters:
            yield Rect(
                name=f"option.{self.found.die}", layer=Layer.CHOICE, box=self.box, radius=10, line=common.CHOICE,
                width=common.LINE,
            )  # fmt: skip
            said = runs(letters)
            half = layout.badge_half(said, common.MEDIUM)
            corner = (left + half[0] + 1, bottom - half[1] - 1)
            yield from layout.badge(f"choice.{letters[0]}", said, corner, common.MEDIUM)

    def why(self) -> Iterable[AnyShape]:
        """Why it does not fit."""
        words = self.show.speak(f"pic-why-{self.found.why}")
        yield from self.text("why", words, (self.box[1] + self.box[3]) / 2, self.page.mood.soft, 2)

    def does(self) -> Iterable[AnyShape]:
        """What it marks and brings as signs, then the gap if it changes, or else few words."""
        found, words = self.signs(), self.few()
        middle, step = round((self.box[1] + self.box[3]) / 2), 20
        if found:
            yield from self.row(found, middle - step if words or self.nearer() else middle)
        if self.nearer():
            y = middle + (step if found or words else 0)
            box = (self.x, y - 18, self.end, y + 18)
            yield from change(f"{self.name}.gap", self.gap, self.found.gap, box, 28)
            if words and not found:
                yield from self.text("words", words, middle - step, theme.INK, 1)
        elif words:
            yield from self.text("words", words, middle + step * bool(found), theme.INK, 1 if found else 2)

    def nearer(self) -> bool:
        """Whether the tracks come closer."""
        return self.found.gap != self.gap

    def few(self) -> str:
        """Few words: the cells for a road, what is lost, the space of the river, what a person does."""
        each, speak = self.found, self.show.speak
        if each.cells:
            return speak("pic-cells", count=each.cells)
        if each.halves:
            return speak("pic-halves", count=each.halves)
        if each.lost:
            return speak("pic-lost", count=len(each.lost))
        if each.space:
            return speak("pic-space", space=each.space)
        return speak(f"pic-then-{each.task}") if each.task not in ("", SIGNED) else ""

    def text(self, name: str, said: str, y: float, colour: str, most: int) -> Iterable[AnyShape]:
        """A text in so many lines at most, as large as there is room."""
        room = self.end - self.x
        lines = wrapped(said, room, most)
        for k, line in enumerate(lines):
            at = ((self.x + self.end) / 2, y + (k - (len(lines) - 1) / 2) * (TEXT + 3))
            yield layout.fitted(f"{self.name}.{name}.{k}", line, at, TEXT, room, colour=colour, anchor="mm")

    def signs(self) -> list[tuple[str, str]]:
        """Goods circled and lost; what is gained and opened; what would lapse."""
        found = self.found
        goods = [("good", name) for name in found.circled] + [("lost", name) for name in found.lost]
        counted = [("gain", f"{name}{n}") for name, n in (("fame", found.fame), ("money", found.money)) if 0 < n < 10]
        counted += [("gain", "karma")] * found.karma
        return [
            *goods,
            *counted,
            *(("gain", each) for each in found.opens),
            *([("gain", SIGNED)] if found.task == SIGNED else []),
            *(("lapse", each) for each in found.lapses),
        ]

    def row(self, found: Sequence[tuple[str, str]], y: float) -> Iterable[AnyShape]:
        """The signs side by side, struck out what is lost or would lapse."""
        step = min(SIGN + 8.0, (self.end - self.x) / len(found))
        first = (self.x + self.end - step * (len(found) - 1)) / 2
        for k, (what, name) in enumerate(found):
            at, mine = (round(first + step * k), round(y)), f"{self.name}.sign.{k}"
            if what in ("good", "lost"):
                yield from dice.good_disc(mine, name, at, SIGN * 0.5)
                if what == "good":
                    yield from hand.circled(f"{mine}.circle", at, SIGN * 0.5, width=2.8)
            else:
                yield from turning.task(mine, name, at, min(SIGN, round(step * 0.94)))
            if what in ("lost", "lapse"):
                yield from hand.crossed(f"{mine}.cross", at, SIGN * 0.8, width=4)


def wrapped(said: str, room: float, most: int) -> list[str]:
    """A text in as few lines as hold it, filled from the first."""
    lines = [""]
    for word in said.split():
        longer = f"{lines[-1]} {word}".strip()
        if lines[-1] and len(lines) < most and width(longer, TEXT, True) > room:
            lines.append(word)
        else:
            lines[-1] = longer
    return lines
