"""What somebody has taken back and may bring back again, until anything else is written at the table."""

from __future__ import annotations

from collections.abc import Sequence

import db


def undone(rows: Sequence[db.Entry]) -> list[db.Entry]:
    """The undos at the end of a journal by which one person has taken back own actions, the last of which comes back
    first; after them nothing was written but further undos of theirs, and undos of such undos. `rows` may begin
    anywhere."""
    trail = list[db.Entry]()
    for row in reversed(rows):
        theirs = row.strikes is not None and row.by is db.By.PERSON
        if not theirs or (trail and row.seat != trail[0].seat):
            break
        trail.append(row)
    known, left = {row.seq for row in trail}, list[db.Entry]()
    for row in reversed(trail):
        if row.strikes in known:
            left = [each for each in left if each.seq != row.strikes]
        else:
            left.append(row)
    return left


def redone(rows: Sequence[db.Entry]) -> list[tuple[db.Entry, db.Entry]]:
    """What a redo brings back: the last of the presses that were taken back, with what followed from it by itself. In
    order, each action with the undo that took it back; nothing if one of them is not among `rows`."""
    back = undone(rows)
    actions = {row.seq: row for row in rows} if back else {}
    found = list[tuple[db.Entry, db.Entry]]()
    for undo in reversed(back):
        action = actions.get(undo.strikes or 0)
        if action is None:
            return []
        if found and action.by is not db.By.FORCED:
            break
        found.append((action, undo))
    return found


def standing(rows: Sequence[db.Entry]) -> list[db.Entry]:
    """The actions among the last rows of a journal that are not taken back."""
    gone = dict[int, int]()
    for row in reversed(rows):
        if row.strikes is not None and row.seq not in gone:
            gone[row.strikes] = row.seq
    return [row for row in rows if row.strikes is None and row.seq not in gone]
