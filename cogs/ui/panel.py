"""The panel: one person's pending question, as a card only they see. Made from the offers, for any game."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from engine.core.model import Action, Note
from engine.core.text import write
from host import Line, Look, Status
from host.views import then
from words import Speaker

from ..pictures import wanted
from ..viewer import Viewer
from .card import Button, Card, Choice, Part, Row, Select, Style, clip, rows
from .choice import SHORT, Option, Question, ask, earlier, in_words
from .draft import fingerprint
from .ids import Ref
from .waits import ended, holders, late_line, paused, placeless, resting

FEW, SOME, MANY = 5, 10, 20
"""Options shown as buttons: values of any length, brief values, verbs; more go into a select."""
BRIEF = 20
"""Characters of a brief value, so that a phone shows two beside each other."""
TONES: dict[str, Style] = {"main": "primary", "other": "secondary", "end": "success"}
NEWS = 8
"""Sentences of news at most."""
NEWS_TEXT = 900
"""Characters of news at most."""
PLAN = 12
"""The most lines about an action's effects."""
PLAN_TEXT = 1_200
HINTS_TEXT = 1_000
"""Characters of them, and of the options' hints."""


def panel(
    viewer: Viewer,
    *,
    text: str = "",
    page: int = 0,
    line: str = "",
    news: bool = False,
    told: Sequence[Line] = (),
) -> Card:
    """The card for this person's question after choosing `text`; `line` is said first, `news` are the
    events since their last turn, `told` is shown in the picture. Runs beside the event loop."""
    look, speak = viewer
    said = [f"-# {each}" for each in (line, placeless(look.table, speak)) if each]
    said += filter(None, [paused(look.table, speak)])
    if look.result is not None:
        return Card((*said, f"### {speak('head-over')}\n{standings(viewer)}", *_after(viewer)))
    if why := ended(look.table, speak):
        return Card((*said, f"### {why}\n{_footing(viewer)}"))
    rests = resting(look.table, speak)
    head = f"### {rests or waiting_for(viewer)}\n{_footing(viewer)} · <t:{look.since}:R>{_reminders(viewer)}"
    if look.seat is not None and look.table.player(look.seat) is None:
        back = Button(speak("wish-back"), Ref("really", look.table.id, seat=look.seat, text="back").id(), "success")
        away = "" if rests else speak("panel-away")
        return Card((*said, head, away, *_news(viewer, news), (back, *_look_around(viewer))))
    if not look.offers or look.table.status is Status.PAUSED:
        return Card((*said, head, *_news(viewer, news), *_after(viewer)))
    question = ask(viewer, text, page)
    if not isinstance(question, Question):
        return confirm(viewer, question, line=line)
    if look.waited:
        head = f"### {speak.doing(look.view)}\n{_footing(viewer)}{_reminders(viewer)}"
    options = [option for each in (question, *question.also) for option in each.options]
    marks = [(option.letter, *option.mark) for option in options if option.letter and option.mark is not None]
    image = wanted(viewer, marks=marks, told=notes(look.news if news else told), cut="close")
    parts: list[Part] = [*said, head, *_news(viewer, news), image]
    parts += _question(viewer, question)
    return Card((*parts, *_steps(viewer, question)))


def confirm(viewer: Viewer, action: Action, *, line: str = "") -> Card:
    """Before a step that cannot be taken back: its effects, yes or no."""
    look, speak = viewer
    preview = look.preview(action)
    notes = [speak.note(note) for note in preview.notes]
    costs = speak.preview(msgspec.structs.replace(preview, notes=()))
    named = in_words(viewer, action)
    said = [f"-# {line}"] if line else []
    told = (f"### {named}", costs, *_plan(notes, speak), f"-# {speak('confirm-final')}")
    text = "\n".join(filter(None, told))
    sure = Button(speak("button-sure"), _ref(look, "sure", write(action)).id(), "success")
    back = Button(speak("button-back"), _ref(look, "go", "").id())
    return Card((*said, text, (sure, back)))


def standings(viewer: Viewer) -> str:
    """The final points, the most first, the winners in bold."""
    look, speak = viewer
    assert look.result is not None
    ranked = sorted(enumerate(look.result.scores), key=lambda each: -each[1])
    told = []
    for seat, points in ranked:
        code = "score-winner" if seat in look.result.winners else "score"
        told.append(speak(code, seat=seat, points=points))
        if said := holders(viewer, seat):
            told.append(f"-# {said}")
    reason = speak.value("reason", look.result.reason)
    return "\n".join((*told, f"-# {reason}" if reason else "")).strip()


def waiting_for(viewer: Viewer) -> str:
    """The seats that must act, in words."""
    return viewer.speak("waiting-for", seats=list(viewer.look.waiting))


def sentences(lines: Sequence[Line], viewer: Viewer) -> list[str]:
    """Lines of the log as sentences, with the names of those who played then."""
    look, speak = viewer
    said = [(then(speak, look.table, look.held, line.seq), note) for line in lines for note in notes([line])]
    return [at_the_time.note(note) for at_the_time, note in said]


def notes(lines: Sequence[Line]) -> list[Note]:
    """The notes of some lines of the log, without those that were taken back."""
    return [note for line in lines for note in line.notes if not line.struck]


def folded(
    said: Sequence[str], speak: Speaker, most: int = NEWS, text: int = NEWS_TEXT, *, counted: bool = True
) -> str:
    """The last of many sentences as a quote; if `counted`, how many came before."""
    kept: list[str] = []
    for sentence in reversed(said):
        if len(kept) >= most or sum(map(len, kept)) + len(sentence) > text:
            break
        kept.insert(0, sentence)
    if counted and (missing := len(said) - len(kept)):
        kept.insert(0, speak("news-earlier", count=missing))
    return "\n".join(f"> {sentence}" for sentence in kept)


# --- inside


def _ref(look: Look, what: str, text: str = "", page: int = 0) -> Ref:
    """The ref of a component; a text too long for its id by its fingerprint."""
    seat = 0 if look.seat is None else look.seat
    ref = Ref(what, look.table.id, look.token, seat, page, text)
    return ref if ref.fits() else Ref(what, look.table.id, look.token, seat, page, fingerprint(text))


def _footing(viewer: Viewer) -> str:
    return f"-# {viewer.look.table.game.name} · {viewer.speak('table', number=viewer.look.table.id)}"


def _reminders(viewer: Viewer) -> str:
    """The game's reminders for this person."""
    look, speak = viewer
    told = list(look.table.game.guide.reminders(look.view, speak) if look.seat is not None else ())
    told += [late_line(each, speak, look.seat) for each in look.late]
    return "".join(f"\n-# {line}" for line in told)


def _news(viewer: Viewer, wanted: bool) -> list[Part]:
    look, speak = viewer
    said = sentences(look.news, viewer) if wanted else []
    if not said:
        return []
    head = speak("news-head-onlooker") if look.seat is None else speak("news-head")
    return [f"**{head}**\n{folded(said, speak)}"]


def _question(viewer: Viewer, question: Question) -> list[Part]:
    """The question and its answers; a select contains its question."""
    look, speak = viewer
    if question.also or question.beside:
        return _tab(viewer, question)
    heading = "\n".join(filter(None, (question.so_far, f"**{question.sentence}**")))
    if question.kind == "number":
        limits = speak("number-limits", least=question.least, most=question.most)
        return [f"{heading}\n-# {limits}", (Button(speak("button-number"), _id(look, "num", question), "primary"),)]
    if question.kind == "some":
        return [question.so_far, (_several(look, question),)]
    if _as_buttons(question):
        told = _told(question, speak)
        alone = look.waited and not question.text and len(question.options) == 1
        text = "\n".join(told if alone else [heading, *told])
        return [text, *_buttons(look, question.options)]
    plans = [line for option in question.options for line in _plan_of(option, speak)]
    return ["\n".join(filter(None, [question.so_far, *plans])), (_select(look, question),),
            *_turning(viewer, question)]  # fmt: skip


def _tab(viewer: Viewer, question: Question) -> list[Part]:
    """Several questions at once, each a select, or the first as buttons; and the alternatives."""
    look, speak = viewer
    parts: list[Part] = [question.so_far]
    first, *others = (question, *question.also) if question.options else question.also
    if _as_buttons(first, FEW if question.beside else SOME):
        told = [question.so_far, f"**{first.sentence}**", *_told(first, speak)]
        parts = ["\n".join(filter(None, told)), *_buttons(look, first.options)]
    for each in others if len(parts) > 1 else (first, *others):
        parts += [(_select(look, each),), *_turning(viewer, each)]
    if question.typed:
        parts.append((_typing(viewer, question),))
    hints = _told(msgspec.structs.replace(question, options=question.beside), speak) if not question.options else ()
    return [*parts, "\n".join(hints), *_buttons(look, question.beside)]


def _buttons(look: Look, options: Sequence[Option]) -> list[Row]:
    return rows([_button(look, option) for option in options])


def _as_buttons(question: Question, most: int = MANY) -> bool:
    """Whether the options are few and short enough to be pressed at once."""
    longest, count = max((len(_name(option)) for option in question.options), default=0), len(question.options)
    if question.pages > 1 or longest > SHORT or count > most:
        return False
    return count <= (MANY if question.kind == "verbs" else SOME if longest <= BRIEF else FEW)


def _told(question: Question, speak: Speaker) -> list[str]:
    """Details beyond the labels of the buttons: the plan of an option, and hints while there is room."""
    told: list[str] = []
    for option in question.options:
        told += _plan_of(option, speak)
        hint = f"**{_name(option)}** · {option.hint}" if option.hint else ""
        if hint and sum(map(len, told)) + len(hint) <= HINTS_TEXT + PLAN_TEXT:
            told.append(clip(hint, 200))
    return told


def _plan_of(option: Option, speak: Speaker) -> list[str]:
    return [f"**{_name(option)}**", *_plan(option.lines, speak)] if option.lines else []


def _plan(lines: Sequence[str], speak: Speaker) -> list[str]:
    """An action's effects, line by line; of too many lines, the number left out."""
    kept: list[str] = []
    for line in lines[:PLAN]:
        if sum(map(len, kept)) + len(line) > PLAN_TEXT:
            break
        kept.append(f"> {line}")
    if len(kept) < len(lines):
        kept.append(f"> {speak('plan-more', count=len(lines) - len(kept))}")
    return kept


def _name(option: Option) -> str:
    return f"{option.letter} · {option.label}" if option.letter else option.label


def _button(look: Look, option: Option) -> Button:
    return Button(clip(_name(option), 80), _ref(look, "go", option.text).id(), TONES[option.tone])


def _select(look: Look, question: Question) -> Select:
    """One of many. A line's value is its addition to the text so far, for a verb the whole text."""
    choices = tuple(
        Choice(clip(_name(o)), o.text if question.kind == "verbs" else o.text.split()[-1], clip(o.hint))
        for o in question.options
    )
    return Select(_id(look, "pick", question), clip(question.sentence, 150), choices)


def _several(look: Look, question: Question) -> Select:
    """Several of many: equal things are told apart by their place."""
    choices = tuple(Choice(clip(o.label), f"{n}:{o.text}") for n, o in enumerate(question.options))
    return Select(_id(look, "some", question), clip(question.sentence, 150), choices, question.least, question.most)


def _turning(viewer: Viewer, question: Question) -> list[Row]:
    """Buttons to the other pages of a long list."""
    look, speak = viewer
    if question.pages == 1:
        return []
    back = Button(speak("button-page-back"), _ref(look, "go", question.text, max(0, question.page - 1)).id(),
                  disabled=question.page == 0)  # fmt: skip
    last = question.page == question.pages - 1
    on = Button(speak("button-page-on", page=question.page + 1, pages=question.pages),
                _ref(look, "go", question.text, question.page + 1).id(), disabled=last)  # fmt: skip
    return [(back, on, *([_typing(viewer, question)] if question.typed else []))]


def _typing(viewer: Viewer, question: Question) -> Button:
    """The way to answer by typing."""
    return Button(viewer.speak("button-type"), _id(viewer.look, "tell", question))


def _steps(viewer: Viewer, question: Question) -> list[Row]:
    """Back and undo; a fresh look for a player nobody is waiting for."""
    look, speak = viewer
    buttons = []
    before = earlier(viewer, question.text)
    if before is not None:
        buttons.append(Button(speak("button-back"), _ref(look, "go", before).id()))
    if look.can_undo:
        buttons.append(Button(speak("button-undo"), _ref(look, "undo").id()))
    around = _look_around(viewer)
    return rows([*buttons, *(around if not look.waited else around[1:])])


def _after(viewer: Viewer) -> list[Row]:
    """For a player without a question: undo while it is possible, a nudge for those waited for, and a fresh look."""
    look, speak = viewer
    buttons = [Button(speak("button-undo"), _ref(look, "undo").id())] if look.can_undo else []
    waits = look.table.status is not Status.PAUSED and any(look.table.player(s) is not None for s in look.waiting)
    if look.seat is not None and waits:
        nudge = Ref("really", look.table.id, seat=look.seat, text="nudge").id()
        buttons.append(Button(speak("wish-nudge"), nudge))
    return rows([*buttons, *(_look_around(viewer) if look.result is None else ())])


def _look_around(viewer: Viewer) -> tuple[Button, Button]:
    """A fresh look at the panel, and one at the table's people."""
    look, speak = viewer
    again = Button(speak("button-again"), _ref(look, "again").id())
    return again, Button(speak("button-table"), Ref("table", look.table.id).id())


def _id(look: Look, what: str, question: Question) -> str:
    return _ref(look, what, question.text, question.page).id()
