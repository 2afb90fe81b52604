"""The card on which a person collects actions, sees what they lead to together, and carries them out with one press.
It asks for the next piece without orders by itself, so that each piece takes one press: likely answers
(`guide.Pieces.likely`) are buttons, all others stand in lists. Made from the offers after the actions collected so
far.
"""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy

import msgspec

from engine.core.text import kinds, value_text, verb
from engine.core.values import Value
from host import tame
from host.view.batch import Batch, Item

from ..kit.card import Button, Card, Choice, Part, Row, Select, Style, clip, rows
from ..kit.custom_ids import Ref
from ..kit.replies import refusal
from ..news.standings import points_row
from ..panel.fold import in_two
from ..pictures.wanted import outcome, wanted
from ..question.acting_piece import next_piece, pieces, tab_of
from ..question.ask_verb import endings
from ..question.green_button import likely
from ..question.next_question import Option, Question, ask, in_words
from ..question.question import called, label_of, lettered, letters_of, mark_of, values_in_words
from ..question.question_parts import footing, foreseen, named, ref_of, select, turning
from ..viewer import Viewer

LINE, LINES = 200, 1_900
"""The most characters of an action with its effects, and of all actions."""
BUTTONS, LISTS = 5, 5
"""The most pieces shown as buttons, and lists of answers."""
PAGE = 25
APART = 50
"""Page numbers that no list has."""


def batch_card(viewer: Viewer, *, text: str = "", page: int = 0, line: str = "") -> Card:
    """The actions line by line, what they lead to, and the next question after choosing `text`; the whole map once
    nothing is left to ask."""
    speak, batch = viewer.speak, viewer.look.batch
    assert batch is not None
    tab = text if tab_of(viewer, text) else _next(viewer, batch) if not text else ""
    asked = ask(viewer, tab or text, page) if tab or text else None
    question = asked if isinstance(asked, Question) else None
    answers, marks = _answers(viewer, question, tab_of(viewer, tab)) if question is not None else ([], [])
    head = [str(each) for each in answers[:1] if isinstance(each, str)]
    go, change = _steps(viewer, batch)
    said, on = in_two(line, speak=speak)
    parts: list[Part] = [
        "\n".join((*said, f"### {speak('batch-head')}\n{footing(viewer)}", *head)),
        wanted(viewer, marks=marks, told=batch.told, cut="close")
        if question or not batch.items
        else outcome(viewer, batch.told),
        *go,
        *answers[len(head) :],
        *_others(viewer, batch, tab),
        "\n".join(on),
        _lines(viewer, batch) or f"-# {speak('batch-about')}",
        "\n".join(filter(None, (_outlook(viewer, batch), points_row(viewer)))),
        *change,
    ]
    return Card(tuple(parts))


def without_card(viewer: Viewer, end: str, refused: str) -> Card:
    """The question before being done by an end, while typed lines that were refused (`refused`) are not in the
    plan."""
    look, speak = viewer
    named = next((each.label for each in endings(viewer) if each.text == end), "")
    lines = "\n".join(f"> {tame(line, LINE)}" for line in refused.splitlines())
    told = (
        f"### {speak('button-batch-then', end=named)}",
        speak("batch-without"),
        clip(lines, LINES),
        f"-# {speak('confirm-grave')}",
    )
    sure = Button(speak("button-sure"), ref_of(look, "batchsure", end).id(), "success")
    mend = Button(speak("button-batch-type"), ref_of(look, "batchtell").id())
    return Card(("\n".join(told), (sure, mend, Button(speak("button-back"), ref_of(look, "batch").id()))))


# --- what is collected


def settled(viewer: Viewer) -> bool:
    """Whether each piece that can act has orders: what was refused of them is given otherwise."""
    batch = viewer.look.batch
    return batch is not None and {each.name for each in pieces(viewer)} <= {*_with_orders(batch)}


def _next(viewer: Viewer, batch: Batch) -> str:
    """The text of the piece that is asked about: the last one again if it lingers, else the next without orders."""
    look = viewer.look
    if batch.items and batch.items[-1].why is None:
        last = batch.items[-1]
        if look.table.game.guide.pieces.lingers(look.view, look.table.game.parse(last.text)):
            again = next((each.text for each in pieces(viewer) if each.name == _piece(last)), "")
            if again:
                return again
    return next_piece(viewer, _with_orders(batch))


def _with_orders(batch: Batch) -> tuple[str, ...]:
    """The pieces that have orders, in the order of their lines."""
    return tuple(piece for item in batch.items if (piece := _piece(item)))


def _piece(item: Item) -> str:
    return item.text.partition(" ")[2].partition("-")[0]


def _lines(viewer: Viewer, batch: Batch) -> str:
    """A line for each action with its effects; without the effects if there are too many."""
    whole = [_line(viewer, n, item) for n, item in enumerate(batch.items, 1)]
    if sum(map(len, whole)) <= LINES:
        return "\n".join(whole)
    return clip("\n".join(_line(viewer, n, item, bare=True) for n, item in enumerate(batch.items, 1)), LINES)


def _line(viewer: Viewer, n: int, item: Item, bare: bool = False) -> str:
    name = clip(_called(viewer, item), LINE // 2)
    if item.why is not None:
        why = refusal(viewer.speak, item.why) if "action" not in item.why.values else ""
        return clip(f"{n}. ~~{name}~~ · **{viewer.speak('batch-not')}**{' ' + why if why else ''}", LINE)
    effects = "" if bare else viewer.speak.preview(item.shown)
    return clip(f"{n}. {name}{' · ' + effects if effects else ''}", LINE)


def _called(viewer: Viewer, item: Item) -> str:
    """An action in words, without the verb that goes without saying."""
    look = copy(viewer.look)
    look.view = item.before
    viewer = viewer._replace(look=look)
    action = look.table.game.parse(item.text)
    first = look.table.game.guide.pieces.together(look.view)[:1]
    try:
        return values_in_words(viewer, action) if (type(action),) == first else in_words(viewer, action)
    except (LookupError, ValueError, AttributeError, RuntimeError):
        return called(viewer, action)


def _outlook(viewer: Viewer, batch: Batch) -> str:
    """What will come of it, and what would be left undone by each way to be done."""
    speak = viewer.speak
    told = foreseen(viewer, batch.foreseen)
    told += [f"-# {speak.note(note)}" for note in batch.undone]
    for end in endings(viewer) if batch.items and not batch.broken else ():
        notes = viewer.look.preview(viewer.look.table.game.parse(end.text)).notes
        more = [speak.note(note) for note in notes if note not in batch.undone]
        told += [f"-# {end.label}: {'; '.join(more)}"] if more else []
    return "\n".join(told)


# --- the question for the next one


def _answers(viewer: Viewer, question: Question, piece: str) -> tuple[list[Part], list[tuple[str, str, object]]]:
    """What is known of the piece, the likely answers as buttons, then a list for each question, and what the buttons
    lead to; and the marks of both in the picture."""
    look = viewer.look
    if not piece:
        parts: list[Part] = ["\n".join(filter(None, (question.so_far, f"**{question.sentence}**")))]
        lists = [question, *question.also]
        return [*parts, *_selects(viewer, lists)], _marks(question.options)
    groups = {
        code: _options(viewer, piece, values)
        for code, values in look.table.game.guide.pieces.likely(look.view, piece)
    }
    best = [option for option in groups.pop("", ()) if ref_of(look, "go", option.text).text == option.text]
    best = list(lettered(best, letters_of(look)))
    plain = [option for option in question.options if option.text not in {each.text for each in best}]
    others = [msgspec.structs.replace(question, options=tuple(map(_plain, plain) if best else plain))]
    for n, (code, options) in enumerate(groups.items()):
        few = tuple(_plain(option) for option in options[:PAGE])  # each list has an id of its own: by its page
        others.append(Question("values", question.text, viewer.speak(code), few, page=APART + n))
    hints = "\n".join(f"-# **{named(each)}** · {each.hint}" for each in best if each.hint)
    lists = [*others[1:], others[0], *question.also]
    row = rows([Button(clip(named(each), 80), ref_of(look, "go", each.text).id(), "primary") for each in best])
    return [question.so_far, *row, *_selects(viewer, lists), hints], _marks(best or plain)


def _options(viewer: Viewer, piece: str, values: Sequence[Value]) -> list[Option]:
    """Values of the first verb for a piece as options, each with its effects."""
    look, speak = viewer
    actions = look.table.game.guide.pieces.together(look.view)[:1]
    made = []
    for action in actions:
        ((name, kind),) = kinds(action).items()
        known = label_of(viewer, kind, type(values[0])(piece)) if values else ""
        for value in values[:PAGE]:
            label = label_of(viewer, kind, value).removeprefix(known).lstrip(" :,·")
            hint = speak.preview(look.preview(action(**{name: value})))
            made.append(Option(f"{verb(action)} {value_text(value)}", label, hint, mark=mark_of(look, kind, value)))
    return made


def _selects(viewer: Viewer, lists: Sequence[Question]) -> list[Part]:
    found: list[Part] = []
    for each in [each for each in lists if each.options][: LISTS - any(each.pages > 1 for each in lists)]:
        found += [*select(viewer, each), *turning(viewer, each)]
    return found


def _marks(options: Sequence[Option]) -> list[tuple[str, str, object]]:
    return [(option.letter, *option.mark) for option in options if option.letter and option.mark is not None]


def _plain(option: Option) -> Option:
    return msgspec.structs.replace(option, letter="", mark=None)


def _others(viewer: Viewer, batch: Batch, tab: str) -> list[Row]:
    """The other pieces: to give one of them orders first, or further orders to those that have some."""
    look, speak = viewer
    ready = _with_orders(batch)
    others = [each for each in pieces(viewer) if each.text != tab]
    found = [(speak("batch-ready", piece=label) if name in ready else label, text) for name, label, text in others]
    if len(found) <= BUTTONS:
        return rows([Button(clip(label, 80), ref_of(look, "go", text).id()) for label, text in found])
    choices = tuple(Choice(clip(label), text) for label, text in found[:PAGE])
    head = speak("batch-others") if tab else speak("batch-more")
    return [(Select(ref_of(look, "pick").id(), head, choices),)]


# --- carrying out, changing, leaving


def _steps(viewer: Viewer, batch: Batch) -> tuple[list[Row], list[Row]]:
    """Buttons to carry out what is collected, and those to change it or to leave."""
    look, speak = viewer
    go: list[Button] = []
    if batch.broken:
        go.append(Button(speak("button-batch-mend"), ref_of(look, "batchmend").id(), "primary"))
    elif batch.items:
        ends = endings(viewer)
        green = likely(look, ends)
        go.append(Button(speak("button-batch-go"), ref_of(look, "batchgo").id(), _style(green is None)))
        for end in ends:
            label = clip(speak("button-batch-then", end=end.label), 80)
            go.append(Button(label, ref_of(look, "batchgo", end.text).id(), _style(end is green)))
    change: list[Row] = []
    if batch.items:
        lines = tuple(
            Choice(clip(f"{n + 1}. {_called(viewer, item)}"), str(n)) for n, item in enumerate(batch.items[:PAGE])
        )
        change = [(Select(ref_of(look, "batchline").id(), speak("batch-change"), lines),)]
    last = [Button(speak("button-batch-type"), ref_of(look, "batchtell").id())] if batch.more else []
    if batch.items:
        last.append(Button(speak("button-batch-clear"), ref_of(look, "batchclear").id()))
    last.append(Button(speak("button-back"), Ref("batchback", look.table.id).id()))
    return rows(go), [*change, *rows(last)]


def _style(green: bool) -> Style:
    return "success" if green else "secondary"
