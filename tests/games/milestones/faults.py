"""What a person would laugh at: faults of a player, found by looking at its decisions from outside.

A judge knows nothing of how a player decides. In the last turn of a game there may be nothing left to do, so the
visits of that turn are not looked at.
"""

from __future__ import annotations

from collections import Counter

from engine.core.model import Action, Seat
from engine.games.milestones import actions as act
from engine.games.milestones.flow import Position
from engine.games.milestones.state import BUILDINGS, PATH

FAULTS = {
    "idle mill": "the mill visited and nothing delivered",
    "idle office": "the building office visited and nothing built",
    "idle house": "the trading house visited without income, and nothing hired, bought or sold",
    "idle space": "a stop on a path space that brings nothing",
    "empty lap": "a lap from castle to castle with nothing done",
    "to and fro": "the same good bought and sold in one visit",
    "fresh cover": "a worker covered in the castle whose tile was hired this turn or last",
    "drought": "more than eight turns one after the other without a point",
}
"""What the judge looks for."""
DRY = 8
"""Turns without a point that are not yet a drought."""


class Judge:
    """Watches one seat through a game, action by action."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.faults: Counter[str] = Counter()
        self.notes: list[str] = []
        self._hired = [-DRY for _ in PATH]
        self._visit = ""
        self._traded: dict[str, set[str]] = {"bought": set(), "sold": set()}
        self._lap: bool | None = None
        self._scored = 0

    def sees(self, before: Position, action: Action, after: Position) -> None:
        """An action of the seat, the position before and after it."""
        then, now = before.table.players[self.seat], after.table.players[self.seat]
        last = before.table.ending is not None
        if self._lap is None:  # of a lap that was begun before, nothing is known
            self._lap = then.at != "castle"
        match action:
            case act.Move(to):
                self._leaves(then.turns)
                self._arrives(to, before, after, last)
            case act.Hire(_, space):
                left = PATH.index(space)
                self._hired[left : left + 2] = [then.turns] * 2
            case act.Buy(good):
                self._traded["bought"].add(good)
            case act.Sell(goods):
                self._traded["sold"].update(goods)
            case act.Cover(space) if then.turns - self._hired[PATH.index(space)] <= 1 and not last:
                self._finds("fresh cover", then.turns, space)
            case _:
                pass
        if isinstance(action, act.Hire | act.Buy | act.Sell | act.Road | act.House | act.Market | act.Deliver):
            self._visit, self._lap = "", True
        if now.points > then.points:
            self._scored, self._lap = now.turns, True
        elif isinstance(action, act.EndTurn) and now.turns - self._scored == DRY + 1:
            self._finds("drought", now.turns)

    def ends(self, s: Position) -> None:
        """The end of the game; what was begun in the last turn is nobody's fault."""

    def _arrives(self, to: str, before: Position, after: Position, last: bool) -> None:
        then, now = before.table.players[self.seat], after.table.players[self.seat]
        grown = sum(now.goods.values()) > sum(then.goods.values())
        self._lap = self._lap or grown
        if to == "castle":
            if not self._lap and not last:
                self._finds("empty lap", then.turns)
            self._lap = False
        elif to in BUILDINGS:
            idle = {"trading_house": "house", "building_office": "office", "mill": "mill"}[to]
            self._visit = "" if grown or last else f"idle {idle}"
        elif not grown and not last:
            self._finds("idle space", then.turns, to)

    def _leaves(self, turn: int) -> None:
        """The visit to a building is over."""
        if self._visit:
            self._finds(self._visit, turn)
        if self._traded["bought"] & self._traded["sold"]:
            self._finds("to and fro", turn)
        self._visit = ""
        for goods in self._traded.values():
            goods.clear()

    def _finds(self, fault: str, turn: int, *words: str) -> None:
        self.faults[fault] += 1
        self.notes.append(" ".join([f"{fault}: turn {turn}", *words]))
