"""The decisions of a turn: which die, whether karma, and each step of the chain."""

from __future__ import annotations

from engine.core.model import Action, Seat

from .. import actions as act
from .. import dice
from ..pen import Pen, open_pen
from ..phases.turns import next_after
from ..scoring import gap
from ..state import Table, Turn
from .chains import best, leaves, silent, trial
from .worth import Outlook

GLANCE, LOOK, STARE = (6, 40), (8, 400), (20, 800)
"""How many chains to follow at a time, and for how many steps: for each face; for the best dice and in an open turn;
for these when the turn may bring the end, or is the last."""
CLOSE = 12
"""Spaces between the tracks that a turn often closes."""
BEST = 2
"""How many dice are looked at again, thoroughly."""
EQUAL = 50
"""Half a space: dice that differ by no more are worth about the same."""


def step(table: Table, seat: Seat) -> Action:
    """The next step of an open turn."""
    pen = open_pen(table, seat, silent)
    outlook = Outlook(table, seat)
    end = best(outlook, trial(pen), *_look(table, seat, outlook))
    return end.first or leaves(pen)


def _look(table: Table, seat: Seat, outlook: Outlook) -> tuple[int, int]:
    """How thoroughly to follow chains in this turn."""
    return STARE if outlook.last or gap(table.edition, table.sheets[seat]) <= CLOSE else LOOK


def take(table: Table, seat: Seat) -> Action:
    """The die whose chain ends best; karma before it, if that promises more."""
    faces = Faces(table, seat)
    ranked = sorted(dice.takeable(table, seat), key=lambda die: -faces.worth(die, table.dice[die].face))
    look = _look(table, seat, faces.outlook)
    worths = {die: faces.after(die, table.dice[die].face, look) for die in ranked[:BEST]}
    now = max(worths.values(), default=faces.nothing)
    chosen = _grudged(table, seat, [die for die, worth in worths.items() if worth >= now - EQUAL])
    if dice.can_spend(table, seat):
        elephant = table.lying("elephant")[0]
        most = max(dice.rollable(table), key=lambda die: faces.rolled(elephant, die))
        if not chosen or faces.rolled(elephant, most) > now:
            return act.Karma(most)
    return act.Take(chosen)


def _grudged(table: Table, seat: Seat, dies: list[str]) -> str:
    """Of dice worth about the same the one that leaves the next seat least; "" if there are none."""
    following = next_after(table, seat)
    if following is None or len(dies) < 2:
        return next(iter(dies), "")
    faces, lying = Faces(table, following), table.lying("middle")

    def leaves_next(die: str) -> int:
        gone = (die, dice.left_over(table, seat, die))
        return max(faces.worth(each, table.dice[each].face) for each in lying if each not in gone)

    return min(dies, key=leaves_next)


class Faces:
    """What each face of a die would be worth to a seat, each worked out once."""

    def __init__(self, table: Table, seat: Seat) -> None:
        self.table, self.seat = table, seat
        self.outlook = Outlook(table, seat)
        self.nothing = self.outlook.worth(table.sheets[seat])
        self._known: dict[tuple[str, str], int] = {}

    def worth(self, die: str, face: str) -> int:
        """A seat's sheet after a turn with this face, at a glance."""
        key = dice.colour(die), face
        if key not in self._known:
            self._known[key] = self.after(die, face, GLANCE)
        return self._known[key]

    def after(self, die: str, face: str, far: tuple[int, int]) -> int:
        """A seat's sheet after a turn with this face; `far`: how wide and how far to follow its chains."""
        sheet = self.table.sheets[self.seat].copied()
        pen = Pen(self.table, self.seat, sheet, Turn(die, dice.purple(self.table)), silent)
        if dice.misfit(pen, die, face):
            return self.nothing
        dice.act_on(pen, die, face)
        return best(self.outlook, pen, *far).worth

    def rolled(self, elephant: str, die: str) -> int:
        """What the sheet is worth on average after a roll of both dice, one karma less."""
        edition = self.table.edition
        mine = [self.worth(die, face) for face in edition.faces(die)]
        other = [self.worth(elephant, face) for face in edition.faces(elephant)]
        total = sum(max(one, two) for one in mine for two in other)
        return total // (len(mine) * len(other)) - self.outlook.price()
