"""A plan's line: what is done, said once, with what it costs and brings as far as there is room."""

from __future__ import annotations

from itertools import islice
from typing import Any

import msgspec
import pytest

from cogs.plans.plan_words import LINE, STEP, step
from cogs.question.question import in_words
from cogs.viewer import Viewer
from engine.core.model import Action, Note, Preview
from engine.core.text import write
from engine.games import milestones
from engine.games.charmers import GAME
from engine.games.charmers.actions import Sail, Sell
from host.view.plans import Planned
from tests.cogs.positions import look, looks
from tests.games.charmers.positions import sheet, turn
from words import LOCALES, Speaker


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(
    ("verb", "begins"),
    [(Sail, turn(sheet(), now="forward2")), (Sell, turn(sheet(tea=2, silk=1), now="sell_or_take"))],
)
def test_a_verb_that_its_values_name_is_said_once_and_brackets_are_one_pair(
    locale: str, verb: type[Action], begins: Any
) -> None:
    seen = look(GAME, 3, begins, 0)
    viewer = Viewer(seen, Speaker(locale, GAME, ["Ann", "Ben", "Cat"]))
    found = [action for offer in seen.offers if offer.action is verb for action in islice(offer, 4)]
    assert found
    for action in found:
        told, name = step(viewer, Planned(write(action), seen.preview(action))), viewer.speak.verb(verb)
        assert not told.startswith(name), told
        assert told.lower().count(name.split()[0 if locale == "en" else -1].lower()) == 1, told
        assert told.count("(") == told.count(")") == 1, told


@pytest.mark.parametrize("locale", LOCALES)
def test_a_verb_that_its_values_leave_open_is_named(locale: str) -> None:
    viewer = milestones_viewer(locale)
    action = next(action for offer in viewer.look.offers for action in offer)
    assert in_words(viewer, action).startswith(viewer.speak.verb(type(action), viewer.look.view) + ": ")


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("most", [STEP, LINE])
@pytest.mark.parametrize("notes", range(12))
def test_what_a_step_brings_stays_where_its_notes_make_room(locale: str, most: int, notes: int) -> None:
    viewer = milestones_viewer(locale)
    shown = Preview({"stone": 1}, {"coin": 2}, 3, (Note("stays-ascending"),) * notes)
    told, bare = (
        step(viewer, Planned("move 3", each), most=most) for each in (shown, msgspec.structs.replace(shown, notes=()))
    )
    assert told.startswith(bare.removesuffix(")"))
    assert len(told) <= most
    whole = viewer.speak.preview(shown)
    assert whole in told or ("…" in told and len(told) > most - len(viewer.speak.note(shown.notes[0])) - 6)


def milestones_viewer(locale: str) -> Viewer:
    """Somebody whose move it is at a table of Milestones."""
    seen = next(looks(milestones.GAME, 3, moves=40, every=30))
    return Viewer(seen, Speaker(locale, milestones.GAME, ["Ann", "Ben", "Cat"]))
