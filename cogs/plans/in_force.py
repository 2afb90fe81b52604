"""The list of all that is done for a person without asking them: what they left for their turn, what they have
collected, their standing answers, turns that end at once. Each line can be cancelled by one press."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.core.text import write
from host.view.plans import Plan, mark_of

from ..kit.card import Button, Card, Choice, Row, Select, clip, rows
from ..kit.custom_ids import Ref
from ..panel.fold import in_two
from ..question.question_parts import footing
from ..viewer import Viewer
from . import plan_words

BUTTONS = 5
"""The most lines that each have a button; more stand in a list."""
LISTED = 25
ROOM = 400
"""The most characters of the list above its buttons: these stand on a phone's first screen."""
ENDS, BATCH, WAY, ANSWER = "ends", "batch", "way", "answer"
"""What a line is about: the first word of what its press says."""


class InForce(NamedTuple):
    """One thing that is done for a person: in words, and what the press says that cancels it, "" where it cannot be
    cancelled now."""

    words: str
    cancel: str


def in_force(viewer: Viewer, confirms: bool = True) -> list[InForce]:
    """All that is done for a person at this table, in the order of the list. confirms: they end each turn by a press
    of its own."""
    look, speak = viewer
    if look.seat is None or look.table.player(look.seat) is None or look.result is not None:
        return []
    found = [InForce(told, f"{WAY} {turn} {n}") for turn, n, told in plan_words.ways(viewer)]
    if look.collected:
        found.append(InForce(speak("batch-kept", count=look.collected), BATCH))
    for words, action in look.table.game.guide.overview.left(look.view, speak):
        free = any(offer.admits(action) for offer in look.offers)
        found.append(InForce(words, f"{ANSWER} {write(action)}" if free else ""))
    if not confirms:
        found.append(InForce(speak("in-force-ends"), ENDS))
    return found


def in_force_card(viewer: Viewer, confirms: bool, line: str = "") -> Card:
    """The list, a cancel for each line, and the ways to plan more. Takes as long as a look ahead."""
    look, speak = viewer
    found = in_force(viewer, confirms)
    said, on = in_two(line)
    top = "\n".join([*said, f"### {speak('in-force-head')}\n{footing(viewer)}"])
    told = [f"{n}. {each.words}" for n, each in enumerate(found, 1)] or [speak("in-force-none")]
    if any(not each.cancel for each in found):
        told.append(f"-# {speak('in-force-not-now')}")
    back = Button(speak("button-back"), Ref("again", look.table.id).id())
    plans = [] if look.waited else [*plan_words.buttons(viewer), *plan_words.instead(viewer)]
    ways, listed = (*_cancels(viewer, found), *rows([*plans, back])), "\n".join(told)
    order = (*ways, listed) if len(listed) > ROOM else (listed, *ways)
    return Card((top, *order, "\n".join(on)))


def _cancels(viewer: Viewer, found: Sequence[InForce]) -> list[Row]:
    """A button for each line that can be cancelled, or a list of them if there are many."""
    (look, speak), table = viewer, viewer.look.table.id
    mark = mark_of(look.plan or Plan())
    free = [(n, each) for n, each in enumerate(found, 1) if each.cancel]
    if len(free) > BUTTONS:
        choices = tuple(Choice(clip(f"{n}. {each.words}"), each.cancel) for n, each in free[:LISTED])
        return [(Select(Ref("unsetone", table, mark).id(), speak("in-force-cancel"), choices),)]
    made = [
        (speak("button-in-force-cancel", number=n), Ref("unset", table, mark, text=each.cancel)) for n, each in free
    ]
    return rows([Button(label, ref.id()) for label, ref in made])


def button(viewer: Viewer) -> list[Button]:
    """The button that opens the list, where there is something in it."""
    count = len(in_force(viewer))
    if not count:
        return []
    return [Button(viewer.speak("button-in-force", count=count), Ref("inforce", viewer.look.table.id).id())]
