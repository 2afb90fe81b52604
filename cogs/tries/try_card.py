"""The card on which a person tries something: the position after what they have tried, marked as imagined, the
question of whoever moves next there, and what could be carried out in earnest. Made like a panel, from the offers."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.model import Illegal, Note
from host.view.tries import Tried, Trying

from ..kit.card import Button, Card, Row, bracketed, clip, rows
from ..kit.custom_ids import Ref
from ..news.standings import final_standings, points_row
from ..panel.fold import in_two
from ..pictures.wanted import outcome
from ..question.next_question import Question, ask, called, earlier
from ..question.question_parts import asked_parts, footing, ref_of
from ..viewer import Viewer

STEP, STEPS, TOLD = 160, 900, 500
"""The most characters of a move, of all moves of a list, and of what the last press has told."""
HANDS = 4
"""The most other seats for which a person is offered to answer."""


def try_card(viewer: Viewer, *, text: str = "", page: int = 0, line: str = "") -> Card:
    """What has been tried, and the next question after choosing `text`. `viewer` looks at the position there."""
    look, speak, trying = *viewer, viewer.look.trying
    assert trying is not None
    latest = [note for step in trying.played[len(trying.played) - trying.latest :] for note in step.told]
    question = ask(viewer, text, page) if look.offers else None
    amid = isinstance(question, Question) and earlier(viewer, question.text) is not None
    said, on = in_two("\n".join((line, *([] if amid else _said(viewer, latest)))), speak=viewer.speak)
    top = [*said, f"### {speak('try-head')}"]
    steps = [_lines(_about(viewer, amid=amid)), *_steps(viewer, trying), footing(viewer)]
    if look.result is not None:  # the points say more than a picture, and leave room for the buttons
        top.append(f"**{speak('head-over')}**\n{final_standings(viewer)}")
        return Card((_lines(top), *_buttons(viewer, trying, ""), _lines(on), *steps))
    if not isinstance(question, Question):
        others = _others(viewer, trying)
        top += [f"**{speak('waiting-for', seats=list(look.waiting))}**"] if others else []
        buttons = _buttons(viewer, trying, "")
        return Card((_lines(top), outcome(viewer, latest), *buttons, *others, _lines(on), *steps))
    asked = asked_parts(viewer, question, latest, green=not trying.way)
    top += [f"**{speak('try-as', seat=trying.hand)}**" if trying.hand is not None else "", asked.head]
    buttons = _buttons(viewer, trying, question.text if amid else "")
    others = [] if amid else _others(viewer, trying)
    answers = [*asked.answers, *others]
    order = [*buttons, *answers] if trying.way and not amid else [*answers, *buttons]
    return Card((_lines(top), asked.picture, *order, _lines(on), _lines(asked.told), *steps))


def _said(viewer: Viewer, latest: Sequence[Note]) -> list[str]:
    """That the table has moved on; what the last press has told."""
    speak, trying = viewer.speak, viewer.look.trying
    assert trying is not None
    moved = [speak("try-moved-on", count=trying.lost)] if trying.lost is not None else []
    return [*moved, clip(" ".join(speak.note(note) for note in latest), TOLD)]


def _about(viewer: Viewer, *, amid: bool) -> list[str]:
    """What a try is; how the players stand there, which alone is told `amid` a choice; what is only imagined."""
    look, speak, trying = *viewer, viewer.look.trying
    assert trying is not None
    about = "" if trying.played else f"-# {speak('try-about')}"
    row = points_row(viewer, trying.own) if look.result is None else ""
    return [row] if amid else [about, row, "" if trying.knows else f"-# {speak('try-imagined')}"]


def _steps(viewer: Viewer, trying: Trying) -> list[str]:
    """The moves in words: those that can be carried out in earnest, and what follows them."""
    speak, sure = viewer.speak, trying.played[: trying.sure]
    rest = [(n, each) for n, each in enumerate(trying.played, 1) if n > trying.sure]
    parts = [f"**{speak('try-sure')}**\n{_listed(viewer, trying, [*enumerate(sure, 1)])}"] if sure else []
    head = "try-rest" if sure else "try-so-far"
    return [*parts, f"**{speak(head)}**\n{_listed(viewer, trying, rest)}"] if rest else parts


def _listed(viewer: Viewer, trying: Trying, moves: Sequence[tuple[int, Tried]]) -> str:
    """A line for each move; only the last ones if there are too many."""
    lines = list[str]()
    for n, each in reversed(moves):
        lines.insert(0, f"{n}. {_step(viewer, trying, each)}")
        if sum(map(len, lines)) > STEPS - STEP:
            break
    return _lines(["…"] * (len(lines) < len(moves)) + lines)


def _step(viewer: Viewer, trying: Trying, step: Tried) -> str:
    """A move: whose, what, and the effects that were shown."""
    speak = viewer.speak
    try:
        named = called(viewer, viewer.look.table.game.parse(step.text))
    except Illegal:  # the rules of another version
        named = step.text
    effect = speak.preview(step.shown) if step.seat == trying.own else ""
    who = "" if step.seat == trying.own else f"{speak.of(step.seat)}: "
    return clip(f"{who}{bracketed(named, effect)}", STEP)


def _others(viewer: Viewer, trying: Trying) -> list[Row]:
    """Buttons for what the others do: an opponent moves for them, or this person answers for one of them."""
    look, speak = viewer
    if not trying.others or not trying.more:
        return []
    alone = trying.hand is None and not look.offers
    made = [Button(speak("button-try-opponents"), ref_of(look, "tryplay").id(), "primary" if alone else "secondary")]
    for seat in [each for each in trying.others if each != trying.hand][:HANDS]:
        label = clip(speak("button-try-as", seat=seat), 80)
        made.append(Button(label, ref_of(look, "tryas", str(seat)).id()))
    if trying.hand is not None and trying.own in look.waiting:
        made.append(Button(speak("button-try-own"), ref_of(look, "tryas", str(trying.own)).id()))
    return rows(made)


def _buttons(viewer: Viewer, trying: Trying, text: str) -> list[Row]:
    """Buttons: carry it out, make it a plan, back and forth, leave; amid the choice of a move only back, to what is
    not lost by it."""
    look, speak = viewer
    if text:
        return rows([Button(speak("button-back"), ref_of(look, "go", earlier(viewer, text) or "").id())])
    made = []
    if trying.way:
        made.append(Button(speak("button-try-do"), ref_of(look, "trydo").id(), "success"))
    if trying.plan and look.table.game.rules.between.ahead is not None:
        made.append(Button(speak("button-try-plan"), ref_of(look, "tryplan").id(), "success"))
    if trying.played:
        made.append(Button(speak("button-try-back"), ref_of(look, "tryback").id()))
    if trying.forth:
        made.append(Button(speak("button-try-forth"), ref_of(look, "tryforth").id()))
    return rows([*made, Button(speak("button-try-leave"), Ref("tryleave", look.table.id).id())])


def _lines(lines: Sequence[str]) -> str:
    return "\n".join(filter(None, lines))
