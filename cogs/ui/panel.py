"""The panel: one person's pending question, as a card only they see. Made from the offers, for any game."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from engine.core.model import Action, Bug, Note
from engine.core.text import verb as verb_of
from engine.core.text import write
from host import Line, Look, Status
from words import has

from ..viewer import Viewer
from . import ahead, batch, memos, plans
from .asked import asked_parts, footing, plan_lines, ref_of
from .card import Button, Card, Part, Row, rows
from .choice import Question, ask, earlier, in_words
from .digest import Digest, digest
from .ids import Ref
from .standings import made_of
from .tones import grave, has_green, with_one_green
from .verbs import pieces
from .waits import ended, holders, late_line, paused, placeless, resting


def panel(
    viewer: Viewer,
    *,
    text: str = "",
    page: int = 0,
    line: str = "",
    news: bool = False,
    told: Sequence[Line] = (),
    memo: str = "",
    steps: int = 1,
) -> Card:
    """The card for this person's question after choosing `text`; `line` is said first, `news` are the
    events since their last turn, `told` is shown in the picture, `memo` is what they wrote to themselves, `steps` are
    what they have done by the last press. Runs beside the event loop."""
    look, speak = viewer
    if look.making is not None:
        return ahead.card(viewer, look.making, text=text, page=page, line=line)
    if look.batch is not None:
        return batch.card(viewer, look.batch, text=text, page=page, line=line)
    said = [f"-# {each}" for each in (line, placeless(look.table, speak), *plans.dropped(viewer)) if each]
    said += filter(None, [paused(look.table, speak), memos.shown(memo, speak)])
    if look.result is not None:
        return Card((*said, f"### {speak('head-over')}\n{standings(viewer)}", *_after(viewer, Digest())))
    if why := ended(look.table, speak):
        return Card((*said, f"### {why}\n{footing(viewer)}"))
    rests = resting(look.table, speak)
    since = digest(viewer, look.news) if news else Digest()
    head = f"### {rests or waiting_for(viewer)}\n{footing(viewer)} · <t:{look.since}:R>{_reminders(viewer)}"
    if look.seat is not None and look.table.player(look.seat) is None:
        back = Button(speak("wish-back"), Ref("really", look.table.id, seat=look.seat, text="back").id(), "success")
        away = "" if rests else speak("panel-away")
        return Card((*said, head, away, *_news(viewer, since), *rows([back, *_look_around(viewer, since)])))
    if not look.offers or look.table.status is Status.PAUSED:
        standing = "\n".join(plans.standing(viewer))
        return Card((*said, head, *_news(viewer, since), standing, *_after(viewer, since, steps)))
    question = ask(viewer, text, page)
    if not isinstance(question, Question):
        return confirm(viewer, question, line=line)
    if look.waited:
        head = f"### {speak.doing(look.view)}\n{footing(viewer)}{'' if text else _reminders(viewer)}"
    question = with_one_green(look, question, taken=bool(look.collected))
    asked = asked_parts(viewer, question, since.marked if news else notes(told), green=not look.collected)
    kept = f"-# {speak('batch-kept', count=look.collected)}" if look.collected else ""
    together = _together(viewer, has_green(question)) if not question.text else []
    below = _steps(viewer, question, since, steps)
    return Card((*said, head, kept, *_news(viewer, since), *asked, *together, *below))


def confirm(viewer: Viewer, action: Action, *, line: str = "") -> Card:
    """Before a step that cannot be taken back, or by which something is lost: its effects, yes or no."""
    look, speak = viewer
    preview = look.preview(action)
    notes = [speak.note(note) for note in preview.notes]
    costs = speak.preview(msgspec.structs.replace(preview, notes=()))
    named = in_words(viewer, action)
    said = [f"-# {line}"] if line else []
    why = speak("confirm-grave" if grave(look, action) and not final(look, action) else "confirm-final")
    kept = f"-# {speak('batch-kept', count=look.collected)}" if look.collected else ""
    told = (f"### {named}", costs, *plan_lines(notes, speak), kept, f"-# {why}")
    text = "\n".join(filter(None, told))
    sure = Button(speak("button-sure"), ref_of(look, "sure", write(action)).id(), "success")
    back = Button(speak("button-back"), ref_of(look, "go", "").id())
    return Card((*said, text, (sure, back)))


def final(look: Look, action: Action) -> bool:
    """Whether an action cannot be taken back and people are asked about that. If the rules fail here, carrying it out
    reports that and pauses the game."""
    try:
        return type(action) not in look.table.game.guide.swift and look.final(action)
    except Bug:
        return False


def standings(viewer: Viewer) -> str:
    """The final points and what they are made of, the most first, of equal points the winner's; the winners in
    bold."""
    look, speak = viewer
    assert look.result is not None
    winners = look.result.winners
    sources = look.table.game.guide.sources(look.view, speak)
    ranked = sorted(enumerate(look.result.scores), key=lambda each: (-each[1], each[0] not in winners))
    told = []
    for seat, points in ranked:
        code = "score-winner" if seat in winners else "score"
        told.append(speak(code, seat=seat, points=points))
        told += [f"-# {said}" for said in (made_of(sources, seat, speak), holders(viewer, seat)) if said]
    reason = speak.value("reason", look.result.reason)
    return "\n".join((*told, f"-# {reason}" if reason else "")).strip()


def waiting_for(viewer: Viewer) -> str:
    """The seats that must act, in words."""
    return viewer.speak("waiting-for", seats=list(viewer.look.waiting))


def notes(lines: Sequence[Line]) -> list[Note]:
    """The notes of some lines of the log, without those that were taken back."""
    return [note for line in lines for note in line.notes if not line.struck]


# --- inside


def _reminders(viewer: Viewer) -> str:
    """The game's reminders for this person."""
    look, speak = viewer
    told = list(look.table.game.guide.reminders(look.view, speak) if look.seat is not None else ())
    told += [late_line(each, speak, look.seat) for each in look.late]
    return "".join(f"\n-# {line}" for line in told)


def _news(viewer: Viewer, news: Digest) -> list[Part]:
    look, speak = viewer
    if not news.text:
        return []
    head = speak("news-head-onlooker") if look.seat is None else speak("news-head")
    return [f"**{head}**\n{news.text}"]


def _steps(viewer: Viewer, question: Question, news: Digest, steps: int) -> list[Row]:
    """Back and undo; a fresh look for a player nobody is waiting for."""
    look, speak = viewer
    buttons = []
    before = earlier(viewer, question.text)
    if before is not None:
        buttons.append(Button(speak("button-back"), ref_of(look, "go", before).id()))
    buttons += _undo(viewer, steps)
    if look.waited:
        return rows([*buttons, *_look_around(viewer, news)[1:]])
    return rows([*buttons, *plans.buttons(viewer), *_look_around(viewer, news)])


def _together(viewer: Viewer, green: bool) -> list[Row]:
    """The way to collect actions for several pieces, where a game has that; also back to those collected. green:
    another button of the panel is."""
    look, speak = viewer
    several = look.waited and look.table.game.guide.together(look.view) and len(pieces(viewer)) > 1
    if not (several or look.collected):
        return []
    label = speak("button-batch-kept", count=look.collected) if look.collected else speak("button-batch")
    return rows([Button(label, ref_of(look, "batch").id(), "primary" if green else "success")])


def _undo(viewer: Viewer, steps: int) -> list[Button]:
    """Take the last step back: for somebody who was done with that, come back; or all steps of the last press."""
    look, speak = viewer
    if not look.can_undo:
        return []
    verb = look.undoes.partition(" ")[0]
    done = not look.waited and any(verb == verb_of(end) for end in look.table.game.guide.ends)
    label = speak("button-come-back") if done else speak("button-undo")
    last = Button(label, ref_of(look, "undo").id())
    every = Button(speak("button-undo-all", count=steps), ref_of(look, "undoall", str(steps)).id())
    return [last, every] if steps > 1 else [last]


def _after(viewer: Viewer, news: Digest, steps: int = 1) -> list[Row]:
    """For a player without a question: undo while it is possible, a nudge for those waited for, and a fresh look."""
    look, speak = viewer
    buttons = [*_undo(viewer, steps), *plans.buttons(viewer)]
    waits = look.table.status is not Status.PAUSED and any(look.table.player(s) is not None for s in look.waiting)
    if look.seat is not None and waits:
        nudge = Ref("really", look.table.id, seat=look.seat, text="nudge").id()
        buttons.append(Button(speak("wish-nudge"), nudge))
    if look.result is not None and look.seat is not None:
        buttons.append(Button(speak("button-anew"), Ref("anew", look.table.id).id()))
    return rows([*buttons, *(_look_around(viewer, news) if look.result is None else ())])


def _look_around(viewer: Viewer, news: Digest) -> tuple[Button, ...]:
    """A fresh look at the panel, one at the map, the table's people and the legend, if the game has these; with news
    the log."""
    look, speak = viewer
    again = Button(speak("button-again"), ref_of(look, "again").id())
    people = Button(speak("button-table"), Ref("table", look.table.id).id())
    known = has(speak.locale, look.table.game.key, "legend")
    legend = [Button(speak("button-legend"), Ref("legend", look.table.id).id())] if known else []
    log = [Button(speak("button-log"), Ref("log", look.table.id, text="new").id())] if news.text else []
    mapped = look.table.game.guide.mapped
    whole = [Button(speak("button-map"), Ref("map", look.table.id).id())] if mapped else []
    return again, *whole, people, *legend, *log, *memos.buttons(viewer)
