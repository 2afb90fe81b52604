"""The card on which a person plans their next turn. Made from the offers of that turn, as it can be imagined now."""

from __future__ import annotations

from host.view.plans import CAN, GONE, HAVE, Making, Plan
from words import has

from ..kit.card import Button, Card, Part, Row, rows
from ..kit.custom_ids import Ref
from ..news.standings import points_row
from ..panel.fold import AMID, ROWS, in_two
from ..question.next_question import Question, ask, earlier
from ..question.question_parts import LITTLE, asked_parts, footing, ref_of
from ..viewer import Viewer
from . import plan_words
from .enough import stock

EXCEPT = "ahead-except"
"""The sentence of a game about what may have changed until a plan is played."""


def ahead_card(viewer: Viewer, *, text: str = "", page: int = 0, line: str = "") -> Card:
    """The plan that stands, the actions chosen so far with their effects, and the next question after choosing
    `text`. `viewer` looks at that turn."""
    look, speak, making = *viewer, viewer.look.making
    assert making is not None
    head = planned_head(viewer)
    question = ask(viewer, text, page) if making.more else None
    asks = f"-# {speak.doing(look.view)} · " if making.more else "-# "
    top = [f"### {head}\n{asks}{footing(viewer).removeprefix(LITTLE)}"]
    told = [*plan_words.standing(viewer), *_explained(viewer, making), points_row(viewer)]
    buttons = _buttons(viewer, making, question.text if isinstance(question, Question) else "")
    asked = asked_parts(viewer, question, green=not making.way) if isinstance(question, Question) else None
    line = "\n".join(filter(None, (line, plan_words.taken_out(viewer))))
    said, on = in_two(line, AMID if asked is not None and "\n" in asked.head else ROWS, speak)
    rest = "\n".join(on)
    parts: list[Part] = [*buttons, rest, plan_words.chosen(viewer, making.way), "\n".join(filter(None, told))]
    if asked is not None:
        answers = [*asked.answers, rest, "\n".join(asked.told)]
        order = [*buttons, *answers, *parts[-2:]] if making.way else [*answers, *buttons, *parts[-2:]]
        parts = [asked.picture, *order]
        top.append(asked.head)
    elif making.way:
        top.append(speak("ahead-enough"))
    return Card(("\n".join(filter(None, (*said, *top))), *parts))


def planned_head(viewer: Viewer) -> str:
    """Which turn is planned, or that it is another way for it."""
    plan = viewer.look.plan or Plan()
    own = plan_words.of_game(viewer, "ahead-head")
    return viewer.speak("ahead-head-instead") if plan.instead else viewer.speak(own, turn=plan.turn + 1)


def _explained(viewer: Viewer, making: Making) -> list[str]:
    """In small letters: what a plan is, before its first step; what a condition is, behind one."""
    if not making.way:
        return [f"-# {_about(viewer)}"]
    return [f"-# {viewer.speak('ahead-about-only')}"] if making.way[-1].only else []


def _about(viewer: Viewer) -> str:
    """When a plan is played, and what may have changed by then all the same."""
    speak, key = viewer.speak, viewer.look.table.game.key
    except_for = [speak(EXCEPT)] if has(speak.locale, key, EXCEPT) else []
    after = [speak("ahead-about-later")] if viewer.look.plan is not None and viewer.look.plan.turn else []
    return " ".join([*after, speak("ahead-about"), *except_for])


def _buttons(viewer: Viewer, making: Making, text: str) -> list[Row]:
    """Buttons: leave what is chosen, or remove the last action; back by one choice, or to the panel. Amid the choice
    of an action only back: leaving the plan there would lose what is chosen of it."""
    look, speak = viewer
    made = []
    before = earlier(viewer, text) if making.more else None
    if making.way and before is None:
        if not all(each.only for each in making.way):
            made.append(Button(speak("button-ahead-leave"), ref_of(look, "leaveit").id(), "success"))
        if making.way[-1].only != HAVE:
            made.append(_condition(viewer, making.way[-1].only))
        made.append(Button(speak("button-ahead-last"), ref_of(look, "takeoff").id()))
    if making.more and before is None and look.table.game.guide.pieces.together(look.view):
        made.append(Button(speak("button-batch-type"), ref_of(look, "batchtell").id()))
    if making.more and before is None and stock(look):
        made.append(Button(speak("button-enough"), ref_of(look, "enough").id()))
    back = Ref("again", look.table.id) if before is None else ref_of(look, "go", before)
    return rows([*made, *plan_words.clear(viewer), Button(speak("button-back"), back.id())])


def _condition(viewer: Viewer, only: str) -> Button:
    """The button that makes the last action, or condition, the next of these: an action, `CAN`, `GONE`."""
    look, speak = viewer
    if not only:
        return Button(speak("button-only-can"), ref_of(look, "onlyif", CAN).id())
    if only == CAN:
        return Button(speak("button-only-gone"), ref_of(look, "onlyif", GONE).id())
    return Button(speak("button-only-do"), ref_of(look, "onlyif").id())
