"""The game's reminders on a panel, and which of them its person was not shown yet."""

from __future__ import annotations

from functools import partial
from weakref import WeakKeyDictionary

from host import Look

from ..desk.open_panels import Read
from ..viewer import Viewer

_said: WeakKeyDictionary[Look, dict[str, tuple[str, ...]]] = WeakKeyDictionary()
"""By look and language: a panel's card and the note of what it showed ask for the same."""


def reminders(viewer: Viewer) -> tuple[str, ...]:
    """The game's reminders for this person."""
    look, speak = viewer
    if look.seat is None:
        return ()
    known = _said.setdefault(look, {})
    if speak.locale not in known:
        told = partial(look.table.game.guide.overview.reminders, look.view)
        known[speak.locale] = speak.to_reader(told)
    return known[speak.locale]


def reminded(viewer: Viewer, text: str, read: Read) -> Read:
    """The reminders that a person has read once they have a panel with the question after `text`; `read`: those they
    had read before. They stay so until a panel for the same kind of decision has others."""
    look = viewer.look
    shown = look.turn == "now" and bool(look.offers) and not (look.waited and text)
    now = reminders(viewer) if shown else ()
    return {**read, look.view.doing[-1] if look.view.doing else "": now} if now else read


def known(read: Read) -> tuple[str, ...]:
    """All reminders that were read."""
    return tuple(dict.fromkeys(line for lines in read.values() for line in lines))
