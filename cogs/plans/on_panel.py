"""What the panel shows of plans: what was left beforehand or why it was dropped, and the buttons for planning the
next turn and for collecting actions for this one."""

from __future__ import annotations

from ..kit.card import Button, Row, rows
from ..panel.additions import Addition
from ..question.acting_piece import pieces
from ..question.question_parts import ref_of
from ..viewer import Viewer
from . import in_force, plan_words
from .ahead_card import ahead_card
from .batch_card import batch_card


class Plans(Addition):
    """See `Addition`."""

    cards = {"ahead": ahead_card, "batch": batch_card}  # noqa: RUF012 - never changed

    def first(self, viewer: Viewer) -> list[str]:
        """Why a plan was dropped."""
        return plan_words.dropped(viewer)

    def second(self, viewer: Viewer) -> list[str]:
        """That a plan was not set in time."""
        return [plan_words.begun(viewer)]

    def said(self, viewer: Viewer, memo: str) -> list[str]:
        """That a plan is set aside."""
        look, speak = viewer
        aside = look.waited and look.plan is not None and look.plan.aside
        return [f"-# {speak('ahead-aside-now')}"] if aside else []

    def kept(self, viewer: Viewer) -> str:
        """How many actions are collected."""
        count = viewer.look.collected
        return f"-# {viewer.speak('batch-kept', count=count)}" if count else ""

    def takes_green(self, viewer: Viewer) -> bool:
        """Somebody who has collected actions most likely wants to go on with them."""
        return bool(viewer.look.collected)

    def ways(self, viewer: Viewer, *, green: bool) -> list[Row]:
        """The button to collect actions for several pieces, or to return to those collected, in games that have
        batches."""
        look, speak = viewer
        several = look.waited and look.table.game.guide.pieces.together(look.view) and len(pieces(viewer)) > 1
        if not (several or look.collected):
            return []
        label = speak("button-batch-kept", count=look.collected) if look.collected else speak("button-batch")
        return rows([Button(label, ref_of(look, "batch").id(), "primary" if green else "success")])

    def standing(self, viewer: Viewer) -> list[str]:
        """What was left beforehand, or set aside."""
        return [*plan_words.standing(viewer), *plan_words.aside(viewer)]

    def around(self, viewer: Viewer) -> list[Button]:
        """The button for the list of all that is done without asking."""
        return in_force.button(viewer)

    def meanwhile(self, viewer: Viewer) -> list[Button]:
        """Buttons: plan the next turn, have it stand again, or forget the plan."""
        return plan_words.buttons(viewer)
