"""What a person has left beforehand, in words, only for messages that they alone see."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.model import Illegal, Preview
from host.view.plans import WAYS, Missed, Planned

from ..kit.card import Button, clip
from ..kit.custom_ids import Ref
from ..question.next_question import called
from ..viewer import Viewer

WAY, STEP, CHOSEN = 280, 120, 700
"""The most characters shown of a way, of an action, and of all actions of a way that is being made."""
THEN = " → "
"""Stands between two actions of a way."""


def step(viewer: Viewer, planned: Planned) -> str:
    """An action, with the effects that were shown."""
    effect = viewer.speak.preview(planned.shown)
    return clip(_name(viewer, planned) + (f" ({effect})" if effect else ""), STEP)


def way(viewer: Viewer, steps: Sequence[Planned]) -> str:
    """The actions of a way in one line."""
    return clip(THEN.join(step(viewer, each) for each in steps), WAY)


def chosen(viewer: Viewer, steps: Sequence[Planned]) -> str:
    """The actions of a way that is being made, a line for each; only the last ones if there are too many."""
    lines: list[str] = []
    for n, each in reversed([*enumerate(steps, 1)]):
        lines.insert(0, f"{n}. {step(viewer, each)}")
        if sum(map(len, lines)) > CHOSEN - STEP:
            break
    return "\n".join(["…"] * (len(lines) < len(steps)) + lines)


def standing(viewer: Viewer) -> list[str]:
    """The plan that stands, a line for each way; nothing if there is none."""
    return [f"> {each}" for each in ways(viewer)]


def ways(viewer: Viewer) -> list[str]:
    """The same, unmarked."""
    speak = viewer.speak
    known = [way(viewer, each) for each in viewer.look.plan.ways] if viewer.look.plan is not None else []
    told = [speak("ahead-standing", way=each) for each in known[:1]]
    return [*told, *(speak("ahead-instead", way=each) for each in known[1:])]


def dropped(viewer: Viewer) -> list[str]:
    """Why a plan was not played, a line for each of its ways."""
    return [_missed(viewer, each) for each in viewer.look.plan.missed] if viewer.look.plan is not None else []


def buttons(viewer: Viewer) -> list[Button]:
    """Buttons for somebody who waits: plan the next turn, or another way; and forget the plan."""
    look, speak = viewer
    ways = look.plan.ways if look.plan is not None else ()
    made = []
    if len(ways) < WAYS and look.plannable:
        label = speak("button-ahead-instead") if ways else speak("button-ahead")
        made.append(Button(label, Ref("ahead", look.table.id).id(), "secondary" if ways else "primary"))
    return [*made, *clear(viewer)]


def clear(viewer: Viewer) -> list[Button]:
    """The button to forget the plan that stands."""
    look, speak = viewer
    stands = look.plan is not None and look.plan.ways
    return [Button(speak("button-ahead-clear"), Ref("unplan", look.table.id).id())] if stands else []


def _name(viewer: Viewer, planned: Planned) -> str:
    try:
        return called(viewer, viewer.look.table.game.parse(planned.text))
    except Illegal:  # the rules of another version
        return planned.text


def _missed(viewer: Viewer, missed: Missed) -> str:
    speak, name = viewer.speak, _name(viewer, missed.planned)
    if missed.now is None:
        return speak("ahead-missed-gone", step=name)
    was, now = (_effect(viewer, each) for each in (missed.planned.shown, missed.now))
    return speak("ahead-missed-changed", step=name, was=was, now=now)


def _effect(viewer: Viewer, shown: Preview) -> str:
    return viewer.speak.preview(shown) or viewer.speak("ahead-nothing")
