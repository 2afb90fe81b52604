"""What an action would do, tried on a copy of the sheet: gains and costs, bonuses it opens, what must be done next,
what would lapse, and the gap that is left between the tracks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

import msgspec

from engine.core.model import Note, Preview, Seat

from . import actions as act
from . import dice, tasks
from .edition import GOODS, SHAPES
from .pen import Notes, Pen, open_pen, overlaps
from .prospects import Prospect, fitting_faces, obstacle, prospect
from .ranking import sale
from .roads import drawn, joints, province
from .scoring import gap
from .state import Table, Turn
from .tasks import Step

LOSSES = {"goods-lost": "loses-goods", "track-full": "loses-points", "karma-full": "loses-karma"}
"""Notes of a loss, and what a preview says instead."""

EITHER = ("back_or_take", "sell_or_take")
"""What two persons let one do: take a good, or something else."""
LASTING = ("river-ends", "all-raised", "person-done")
"""Reasons why a bonus will never be of use again: no choice wastes it."""

IDLE = {"die-without-effect": "has-no-effect", "market-empty": "sells-nothing"}
"""The same of what comes to nothing."""


def of_take(table: Table, seat: Seat, die: str) -> Preview:
    """The action of a die as far as it leaves no choice, and what is to choose then."""
    before = Pen(table, seat, table.sheets[seat], Turn(die, dice.purple(table)), Notes().say)
    notes = Notes()
    after = before.trial(notes)
    dice.act_on(after, die, table.dice[die].face)
    found = _difference(before, after, notes)
    would = prospect(table, seat, die)
    told = [note for note in found.notes if note != Note("then-task", {"task": would.face})]
    found = _untold(found, (*would.circled, *would.lost))
    return msgspec.structs.replace(found, notes=(*_reached(would), *told, *_room(would)))


def _untold(found: Preview, goods: Sequence[str]) -> Preview:
    """Without the goods that its name says, if these are all it brings."""
    return msgspec.structs.replace(found, gain={}) if found.gain == Counter(goods) else found


def _reached(found: Prospect) -> Iterator[Note]:
    """What a die marks by itself."""
    if found.space:
        yield Note("to-space", {"space": str(found.space)})
    if found.box:
        yield Note("box", {"box": found.box})


def _room(found: Prospect) -> Iterator[Note]:
    """How many places there are for its road."""
    if found.task in SHAPES:
        yield Note("cells", {"count": found.cells})
    if found.task == "two_halves":
        yield Note("cells-and-halves", {"count": found.cells, "halves": found.halves})


def of_step(table: Table, seat: Seat, action: Step) -> Preview:
    """A step on one's own sheet, beyond what its name says: the goods that are circled or sold."""
    before, notes = open_pen(table, seat, Notes().say), Notes()
    after = before.trial(notes)
    tasks.use(after, action)
    found = _difference(before, after, notes)
    found = msgspec.structs.replace(found, notes=(*_marks(before, after, action), *found.notes))
    if isinstance(action, act.Sell | act.SellSame | act.SellDifferent):
        return msgspec.structs.replace(found, cost={})
    return _untold(found, action.goods) if isinstance(action, act.Circle | act.Purple) else found


def _marks(before: Pen, after: Pen, action: Step) -> Iterator[Note]:
    """The person's box that is crossed off; the free cell to which a half road leads, if no other road does."""
    match action:
        case act.Palace(person):
            yield Note("box", {"box": before.sheet.palace[person] + 1})
        case act.Half(at):
            land = province(before.edition.cells)
            cell = land.beside[at.cell][at.sides]
            if cell and cell not in drawn(before) and not joints(land, drawn(before), cell):
                yield Note("opens-cell", {"cell": cell, "holds": land.contents[cell]})


def of_leave(table: Table, seat: Seat) -> Preview:
    """What is left undone, and the bonuses that lapse with the end of the turn, if that ends it."""
    before, notes = open_pen(table, seat, Notes().say), Notes()
    after = before.trial(notes)
    tasks.leave(after)
    found = _difference(before, after, notes)
    return msgspec.structs.replace(found, notes=(Note("would-leave", {"task": before.turn.now}), *found.notes))


def of_karma(table: Table, seat: Seat, die: str) -> Preview:
    """Which faces of both dice would fit: what the roll is worth is for the player to judge."""
    told = dict[tuple[object, ...], Note]()
    for each in (*table.lying("elephant"), die):
        faces, count = fitting_faces(table, seat, each)
        note = Note("could-fit", {"die": each, "count": count, "faces": list(faces)})
        told.setdefault((dice.colour(each), faces, count), note)
    return Preview(cost={"karma": 1}, notes=tuple(told.values()))


def of_finish(table: Table, seat: Seat) -> Preview:
    """The bonuses that would lapse: those that could still be used, and those that could not."""
    pen = open_pen(table, seat, Notes().say)
    could = tasks.usable(pen)
    declined = [task for task in pen.turn.open if task in could]
    notes = [Note("would-decline", {"tasks": declined})] if declined else []
    ending = [_gap(pen)] if overlaps(pen) else []
    return Preview(notes=(*notes, *_lapsing(pen), *ending))


def _difference(before: Pen, after: Pen, notes: Notes) -> Preview:
    old, new = before.sheet, after.sheet
    gain = {good: new.circled[good] - old.circled[good] for good in GOODS}
    gain |= {"money": new.money - old.money, "fame": new.fame - old.fame, "karma": new.karma - old.karma}
    cost = {good: new.sold[good] - old.sold[good] for good in GOODS}
    return Preview(
        cost={name: n for name, n in cost.items() if n},
        gain={name: n for name, n in gain.items() if n},
        notes=tuple(_notes(before, after, notes)),
    )


def _notes(before: Pen, after: Pen, notes: Notes) -> list[Note]:
    told = [
        Note(LOSSES[note.code], {name: value for name, value in note.args.items() if name != "seat"})
        for note in notes.notes
        if note.code in LOSSES
    ]
    # The mark of a choice hides what stands on its cell.
    told += [Note("would-build", {"building": note.args["building"]}) for note in notes.notes if note.code == "built"]
    told += [Note(IDLE[note.code]) for note in notes.notes if note.code in IDLE]
    opened = list((Counter(after.turn.open) - Counter(before.turn.open)).elements())
    closes = tasks.closes(after)
    if after.turn.now:
        told.append(Note("then-task", {"task": _as_it_is(after)}))
        if money := sale(after, after.turn.now):
            told.append(Note("sells-for", {"money": money}))
    useful = [task for task in opened if obstacle(after, task) not in LASTING]
    if useful and not closes:
        told.append(Note("opens", {"tasks": useful}))
    told += _lapsing(after, None if closes else opened)
    if gap(after.edition, after.sheet) != gap(before.edition, before.sheet):
        told.append(_gap(after))
    return told


def _as_it_is(pen: Pen) -> str:
    """The task that is next; where a person leaves a choice, but only a good can be taken, that."""
    task = pen.turn.now
    return "goods1" if task in EITHER and list(tasks.ways(pen, task)) == [act.Circle] else task


def _lapsing(pen: Pen, opened: Sequence[str] | None = None) -> Iterator[Note]:
    """The open bonuses that cannot be used, and why; amid a turn those of the ones just `opened` that never will."""
    for task in dict.fromkeys(pen.turn.open if opened is None else opened):
        if (why := obstacle(pen, task)) in LASTING:
            yield Note("no-use", {"task": task, "why": why})
        elif why and opened is None:
            yield Note("would-lapse", {"task": task, "why": why})


def _gap(pen: Pen) -> Note:
    left = gap(pen.edition, pen.sheet)
    return Note("overlaps-by", {"overlap": -left}) if left < 0 else Note("gap-left", {"gap": left})
