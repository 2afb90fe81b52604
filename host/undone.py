"""What somebody has taken back and may bring back again, until anything else is written at the table."""

from __future__ import annotations

from collections.abc import Sequence

import db


class Trail:
    """Follows a journal, entry by entry. `undos` are those by which one person has just taken back own actions, the
    last of which comes back first; anything else that is written, but undos of such undos, ends it."""

    def __init__(self) -> None:
        self.undos = list[db.Entry]()
        self._begins = 0
        self._seat: int | None = None

    def add(self, row: db.Entry) -> None:
        """The next entry."""
        theirs = row.strikes is not None and row.by is db.By.PERSON
        if not theirs or not self._begins or row.seat != self._seat:
            self.undos, self._begins, self._seat = [], row.seq if theirs else 0, row.seat
        if not theirs or row.strikes is None:
            return
        if row.strikes < self._begins:
            self.undos.append(row)
        elif self.undos and self.undos[-1].seq == row.strikes:
            self.undos.pop()
        else:
            self.undos = [each for each in self.undos if each.seq != row.strikes]


def undone(rows: Sequence[db.Entry]) -> list[db.Entry]:
    """The undos that end a journal, see `Trail.undos`. `rows` may begin anywhere."""
    trail = Trail()
    for row in rows if rows and rows[-1].strikes is not None else ():
        trail.add(row)
    return trail.undos


def redone(rows: Sequence[db.Entry], most: int = 1) -> list[list[tuple[db.Entry, db.Entry]]]:
    """What a redo brings back: at most so many presses, beginning with the one that was taken back last, each with
    what followed from it by itself. In order, each action with the undo that took it back; nothing if one of them is
    not among `rows`."""
    back = undone(rows)
    actions = {row.seq: row for row in rows} if back else {}
    found = list[list[tuple[db.Entry, db.Entry]]]()
    for undo in reversed(back):
        action = actions.get(undo.strikes or 0)
        if action is None:
            return []
        if not found or action.by is not db.By.FORCED:
            if len(found) == most:
                break
            found.append([])
        found[-1].append((action, undo))
    return found


def standing(rows: Sequence[db.Entry]) -> list[db.Entry]:
    """The actions among the last rows of a journal that are not taken back."""
    gone = dict[int, int]()
    for row in reversed(rows):
        if row.strikes is not None and row.seq not in gone:
            gone[row.strikes] = row.seq
    return [row for row in rows if row.strikes is None and row.seq not in gone]
