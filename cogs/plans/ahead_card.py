"""The card on which a person plans their next turn. Made from the offers of that turn, as it can be imagined now."""

from __future__ import annotations

from collections.abc import Sequence

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
    `text`. `viewer` looks at that turn. From the second step on, and amid a step, two kinds of buttons have to stand
    on a phone's first screen: there the table is named at the end, and what a press came to stands in place of the
    heading."""
    look, speak, making = *viewer, viewer.look.making
    assert making is not None
    head = f"### {planned_head(viewer)}"
    question = ask(viewer, text, page) if making.more else None
    foot = f"{f'-# {speak.doing(look.view)} · ' if making.more else LITTLE}{footing(viewer).removeprefix(LITTLE)}"
    told = [*plan_words.standing(viewer), *_explained(viewer, making), points_row(viewer)]
    first, others = _buttons(viewer, making, question.text if isinstance(question, Question) else "")
    asked = asked_parts(viewer, question, green=not making.way) if isinstance(question, Question) else None
    line = "\n".join(filter(None, (line, plan_words.taken_out(viewer))))
    chosen, below = plan_words.chosen(viewer, making.way), "\n".join(filter(None, told))
    if asked is None:
        said, on = in_two(line, ROWS, speak)
        top = [*said, head, foot, speak("ahead-enough") if making.way else ""]
        return Card((_lines(top), *rows(first), *others, _lines(on), chosen, below))
    crowded = bool(making.way or text)
    said, on = in_two(line, AMID if crowded or "\n" in asked.head else ROWS, speak)
    above = [*said, *([] if crowded and said else [head]), *([] if crowded else [foot]), asked.head]
    answers = [*_first(first, asked.answers), *others] if making.way else [*asked.answers, *others]
    rest = (_lines(on), _lines(asked.told), chosen, below, foot if crowded else "")
    return Card((_lines(above), asked.picture, *answers, *rest))


def _first(leave: Sequence[Button], answers: Sequence[Part]) -> list[Part]:
    """The button that leaves the plan before the answers, in one line with the first ones that are buttons."""
    made = [*leave]
    listed = [*answers]
    while leave and listed and (found := _only_buttons(listed[0])):
        made += found
        listed.pop(0)
    return [*rows(made), *listed]


def _only_buttons(part: Part) -> list[Button]:
    """The buttons of a row; none if there is anything else."""
    return [each for each in part if isinstance(each, Button)] if isinstance(part, tuple) else []


def _lines(lines: Sequence[str]) -> str:
    return "\n".join(filter(None, lines))


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


def _buttons(viewer: Viewer, making: Making, text: str) -> tuple[list[Button], list[Row]]:
    """Buttons: first the one that leaves what is chosen; then remove the last action; back by one choice, or to the
    panel. Amid the choice of an action only back: leaving the plan there would lose what is chosen of it."""
    look, speak = viewer
    first, made = list[Button](), list[Button]()
    before = earlier(viewer, text) if making.more else None
    if making.way and before is None:
        if not all(each.only for each in making.way):
            first.append(Button(speak("button-ahead-leave"), ref_of(look, "leaveit").id(), "success"))
        if making.way[-1].only != HAVE:
            made.append(_condition(viewer, making.way[-1].only))
        made.append(Button(speak("button-ahead-last"), ref_of(look, "takeoff").id()))
    if making.more and before is None and look.table.game.guide.pieces.together(look.view):
        made.append(Button(speak("button-batch-type"), ref_of(look, "batchtell").id()))
    if making.more and before is None and stock(look):
        made.append(Button(speak("button-enough"), ref_of(look, "enough").id()))
    back = Ref("again", look.table.id) if before is None else ref_of(look, "go", before)
    return first, rows([*made, *plan_words.clear(viewer), Button(speak("button-back"), back.id())])


def _condition(viewer: Viewer, only: str) -> Button:
    """The button that makes the last action, or condition, the next of these: an action, `CAN`, `GONE`."""
    look, speak = viewer
    if not only:
        return Button(speak("button-only-can"), ref_of(look, "onlyif", CAN).id())
    if only == CAN:
        return Button(speak("button-only-gone"), ref_of(look, "onlyif", GONE).id())
    return Button(speak("button-only-do"), ref_of(look, "onlyif").id())
