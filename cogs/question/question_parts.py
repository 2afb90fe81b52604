"""A question with its answers, as parts of a card: its picture, buttons, selects, what the answers cost and bring."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import NamedTuple

import msgspec

from engine.core.guide import CHOSEN
from engine.core.model import Note
from host import Look
from words import Speaker

from ..gate.find_table import in_league, title
from ..kit.card import (
    PLACEHOLDER,
    SMALL,
    Button,
    Choice,
    Part,
    Row,
    Select,
    Style,
    capital,
    clip,
    clip_clauses,
    placeholder,
    rows,
)
from ..kit.custom_ids import Ref
from ..pictures.icons import pieces
from ..pictures.wanted import Wanted, wanted
from ..viewer import Viewer
from .draft import fingerprint
from .for_good import with_final
from .green_button import has_green, with_one_green
from .lost_chances import with_lost
from .next_question import SHORT, Option, Question
from .two_steps import two_steps

FEW, SOME, MANY = 5, 11, 20
"""Options shown as buttons: values of any length, brief values (the ten that games mark at most, and the only other
one), verbs; more go into a select."""
BRIEF = 20
"""The most characters of a brief value, so that a phone shows two side by side."""
TONES: dict[str, Style] = {"main": "primary", "other": "secondary", "end": "secondary", "usual": "success"}
LITTLE = "-# "
"""Begins a line of small letters."""
ALIKE = 2
"""From so many options in a row with the same effects on, the first and the last stand for them."""
PLAN = 12
"""The most lines about an action's effects."""
PLAN_TEXT = 1_200
HINT = 320
"""The most characters about one option: a row of four long names is whole."""
HINTS_TEXT = 1_000
"""The most characters of these lines, and of the options' hints."""


class Asked(NamedTuple):
    """A question on a card: its words, its picture, its answers (the green row first), and what the answers cost and
    bring, line by line."""

    head: str
    picture: Wanted
    answers: list[Part]
    told: list[str]


def asked_parts(viewer: Viewer, question: Question, told: Sequence[Note] = (), *, green: bool = True) -> Asked:
    """A question for a card whose picture also shows what is `told`. green: whether one of its buttons may be
    green."""
    question = with_lost(viewer, with_final(viewer, with_one_green(viewer.look, question, taken=not green)))
    options = [option for each in (question, *question.also) for option in each.options] + [*question.beside]
    marks = [(option.letter, *option.mark) for option in options if option.letter and option.mark is not None]
    marks += [(CHOSEN, *each) for each in question.chosen]
    known, long = _apart(question.so_far, viewer.speak)
    head, answers, lines = _question(viewer, msgspec.structs.replace(question, so_far=known))
    for listed in two_steps(viewer, question):
        ended = [each for each in listed.options if each.tone == "end"]
        if ended == [*listed.options]:
            at = int(has_green(question))  # the green row is the first
            answers[at:at] = _ended(viewer, ended)
        else:
            answers += select(viewer, listed, "both")
    return Asked(head, wanted(viewer, marks=marks, told=told, cut="close"), answers, [*long, *lines])


def _ended(viewer: Viewer, options: Sequence[Option]) -> list[Row]:
    """Two steps by which one is done, as buttons: they stand high, for those who do as they did before."""
    return rows([Button(clip(named(each), 80), ref_of(viewer.look, "bothnow", each.text).id()) for each in options])


def ref_of(look: Look, what: str, text: str = "", page: int = 0) -> Ref:
    """The ref of a component; a text too long for its id is replaced by its fingerprint."""
    seat = 0 if look.seat is None else look.seat
    ref = Ref(what, look.table.id, look.token, seat, page, text)
    return ref if ref.fits() else Ref(what, look.table.id, look.token, seat, page, fingerprint(text))


def footing(viewer: Viewer) -> str:
    """The game, the table, and whose league's it is."""
    table, speak = viewer.look.table, viewer.speak
    league = in_league(table, speak)
    return f"-# {title(table, speak)}{' · ' * bool(league)}{league}"


def plan_lines(lines: Sequence[str], speak: Speaker) -> list[str]:
    """An action's effects, line by line; if they are too many, the number of lines left out."""
    kept: list[str] = []
    for line in lines[:PLAN]:
        if sum(map(len, kept)) + len(line) > PLAN_TEXT:
            break
        kept.append(f"> {line}")
    if len(kept) < len(lines):
        kept.append(f"> {speak('plan-more', count=len(lines) - len(kept))}")
    return kept


def foreseen(viewer: Viewer, notes: Sequence[Note]) -> list[str]:
    """What will come of actions if nothing else happens, with a heading and a line for each."""
    speak = viewer.speak
    lines = plan_lines([speak.note(note) for note in notes], speak)
    return [f"**{speak('batch-then')}**", *lines] if lines else []


# --- inside


def _apart(so_far: str, speak: Speaker) -> tuple[str, list[str]]:
    """What is chosen so far, and what all its answers bring, if that takes more than a row: it stands below them."""
    lines = so_far.split("\n")
    long = [line for line in lines if line.startswith(LITTLE) and len(line) > SMALL + len(LITTLE)]
    known = [line for line in lines if line not in long]
    whichever = f"**{speak('hint-whichever')}** · "
    return _lines(*known), [f"{LITTLE}{whichever}{line.removeprefix(LITTLE)}" for line in long]


def _question(viewer: Viewer, question: Question) -> tuple[str, list[Part], list[str]]:
    """The question in words, its answers, and details of them; a select contains its question."""
    look, speak = viewer
    if question.also or question.beside or (question.typed and question.pages == 1):
        return _tab(viewer, question)
    heading = _lines(question.so_far, _bold(question.sentence))
    if question.kind == "number":
        limits = speak("number-limits", least=question.least, most=question.most)
        enter = Button(speak("button-number"), _id(look, "num", question), "primary")
        return f"{heading}\n-# {limits}", [(enter,)], []
    if question.kind == "some":
        return _lines(question.so_far, *_above(question)), [_several(viewer, question)], []
    if _as_buttons(question):
        told = [*_told(question, speak), *question.barred]
        alone = look.waited and not question.text and len(question.options) == 1
        return "" if alone else heading, [*_buttons(viewer, question.options)], told
    if question.kind == "verbs" and (apart := _ends_apart(question)).beside:
        return _tab(viewer, apart)
    plans = [line for option in question.options for line in _plan_of(option, speak)]
    head = _lines(question.so_far, *_above(question))
    return head, [_select(viewer, question), *turning(viewer, question)], [*plans, *question.barred]


def _tab(viewer: Viewer, question: Question) -> tuple[str, list[Part], list[str]]:
    """Several questions at once, each a select (the first may be buttons), and the alternatives; a green one comes
    first."""
    speak = viewer.speak
    head, parts, told = [question.so_far], list[Part](), list[str]()
    first, *others = (question, *question.also) if question.options else question.also
    if _as_buttons(first, max(FEW, SOME + bool(question.beside) - len(question.beside))):
        head.append(_bold(first.sentence))
        told += _told(first, speak)
        parts += _buttons(viewer, first.options)
    else:
        head += _above(first)
        parts += [_select(viewer, first), *turning(viewer, first)]
    for each in others:
        parts += [*select(viewer, each), *turning(viewer, each)]
    if question.typed and question.pages == 1:  # else it stands beside the pages
        parts.append((_typing(viewer, question),))
    told += _told(msgspec.structs.replace(question, options=question.beside), speak) if not question.options else []
    beside = _buttons(viewer, question.beside)
    green = any(option.tone == "usual" for option in question.beside)
    answers = [*beside[:1], *parts, *beside[1:]] if green else [*parts, *beside]
    return _lines(*head), answers, [*told, *question.barred]


def _ends_apart(question: Question) -> Question:
    """A question for a select with its green option, or else its ends, beside it, so that nobody has to look for
    them in there."""
    tones = {each.tone for each in question.options}
    ends = "usual" if "usual" in tones else "other"
    options = tuple(each for each in question.options if each.tone != ends)
    beside = tuple(each for each in question.options if each.tone == ends)
    return msgspec.structs.replace(question, options=options, beside=beside) if options else question


def _lines(*lines: str) -> str:
    return "\n".join(filter(None, lines))


def _buttons(viewer: Viewer, options: Sequence[Option]) -> list[Row]:
    """Buttons in rows, the green one first."""
    first = sorted(options, key=lambda option: option.tone != "usual")
    return rows([_button(viewer, option) for option in first])


def _as_buttons(question: Question, most: int = MANY) -> bool:
    """Whether the options are few and short enough to be pressed at once."""
    longest, count = max((len(named(option)) for option in question.options), default=0), len(question.options)
    if question.pages > 1 or longest > SHORT or count > most:
        return False
    hints = {option.hint for option in question.options} if question.kind == "values" and count > FEW else set()
    if sum(map(len, hints)) > count * SMALL:  # more rows below than answers: in a select each stands beside its own
        return False
    return count <= (MANY if question.kind == "verbs" else SOME if longest <= BRIEF else FEW)


def _told(question: Question, speak: Speaker) -> list[str]:
    """Details beyond the buttons' labels: the plan of an option, and, while there is room, hints that say more than
    such a plan."""
    told: list[str] = []
    plans = [" · ".join(option.lines) for option in question.options if option.lines]
    planned = {"", *plans, *(line for option in question.options for line in option.lines)}
    for name, option in _alike(question.options):
        plan = _plan_of(option, speak)
        option = _beside(option, plans)
        hint = _with_hint(option, name) if option.hint not in planned and not plan else ""
        if hint and sum(map(len, told)) + len(hint) > HINTS_TEXT + PLAN_TEXT:
            continue
        told += [*plan, *([hint] if hint else [])]
    return told


def _beside(option: Option, plans: Sequence[str]) -> Option:
    """An option whose hint begins with what another's lines tell, without that: it stands there."""
    begun = next((each for each in plans if not option.lines and option.hint.startswith(f"{each} · ")), "")
    return msgspec.structs.replace(option, hint=option.hint.removeprefix(f"{begun} · ")) if begun else option


def _plan_of(option: Option, speak: Speaker) -> list[str]:
    return [_with_hint(option), *plan_lines(option.lines, speak)] if option.lines else []


def _alike(options: Sequence[Option]) -> Iterator[tuple[str, Option]]:
    """The options with what they are called in the details: those with letters and the same hint together."""
    groups = dict[str, list[int]]()
    for n, option in enumerate(options):
        alone = not option.letter or bool(option.lines) or not option.hint
        groups.setdefault(f"{n}" if alone else f"={option.hint}", []).append(n)
    for at in groups.values():
        runs = [[n for _, n in run] for _, run in groupby(enumerate(at), lambda each: each[1] - each[0])]
        letters = [[options[n].letter for n in run] for run in runs]
        told = [f"{run[0]} – {run[-1]}" if len(run) >= ALIKE else ", ".join(run) for run in letters]
        yield ", ".join(told) or named(options[at[0]]), options[at[0]]


def _with_hint(option: Option, name: str = "") -> str:
    name = name or option.letter or named(option)  # its button, just above, has the words
    return clip(" · ".join(filter(None, (f"**{name}**", option.hint))), HINT)


def named(option: Option) -> str:
    """How an option is called on its button, behind its letter."""
    return capital(f"{option.letter} · {option.label}" if option.letter else option.label)


def _button(viewer: Viewer, option: Option) -> Button:
    pressed = ref_of(viewer.look, "go", option.text).id()
    return Button(clip(named(option), 80), pressed, TONES[option.tone], pieces=pieces(viewer.speak))


def select(viewer: Viewer, question: Question, what: str = "pick") -> list[Part]:
    """A select of one of many below its question. A line's value is what it adds to the text so far; for a verb it is
    the whole text."""
    return [*_above(question), _select(viewer, question, what)]


def _select(viewer: Viewer, question: Question, what: str = "pick") -> Row:
    look = viewer.look
    choices = tuple(
        Choice(
            clip(named(o)),
            o.text if question.kind == "verbs" else o.text.split()[-1],
            clip_clauses(o.hint),
            pieces=pieces(viewer.speak),
        )
        for o in question.options
    )
    return (Select(_id(look, what, question), _within(viewer, question), choices),)


def _several(viewer: Viewer, question: Question) -> Row:
    """A select of several of many: equal things are told apart by their place."""
    look = viewer.look
    whose = pieces(viewer.speak)
    choices = tuple(Choice(clip(o.label), f"{n}:{o.text}", pieces=whose) for n, o in enumerate(question.options))
    return (Select(_id(look, "some", question), _within(viewer, question), choices, question.least, question.most),)


def _within(viewer: Viewer, question: Question) -> str:
    return placeholder(question.sentence.partition("\n")[0], viewer.speak)


def _above(question: Question) -> list[str]:
    """The question above its select, where it is too long to stand in it, and what else is said of all answers."""
    asked, _, more = question.sentence.partition("\n")
    return [_bold(question.sentence)] if len(asked) > PLACEHOLDER else [more] if more else []


def _bold(sentence: str) -> str:
    """A question; what stands in small letters below it is no part of it."""
    asked, _, more = sentence.partition("\n")
    return _lines(f"**{asked}**", more)


def turning(viewer: Viewer, question: Question) -> list[Row]:
    """Buttons to the other pages of a long list."""
    look, speak = viewer
    if question.pages == 1:
        return []
    back = Button(speak("button-page-back"), ref_of(look, "go", question.text, max(0, question.page - 1)).id(),
                  disabled=question.page == 0)  # fmt: skip
    last = question.page == question.pages - 1
    on = Button(speak("button-page-on", page=question.page + 1, pages=question.pages),
                ref_of(look, "go", question.text, question.page + 1).id(), disabled=last)  # fmt: skip
    return [(back, on, *([_typing(viewer, question)] if question.typed else []))]


def _typing(viewer: Viewer, question: Question) -> Button:
    """The button to answer by typing."""
    return Button(viewer.speak("button-type"), _id(viewer.look, "tell", question))


def _id(look: Look, what: str, question: Question) -> str:
    return ref_of(look, what, question.text, question.page).id()
