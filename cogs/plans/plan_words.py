"""What a person has left beforehand, in words, only for messages that they alone see."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest

import msgspec

from engine.core.frames import AnyView
from engine.core.model import Illegal, Note, Preview
from host.view.plans import CAN, GONE, HAVE, WAYS, Missed, Plan, Planned, Way
from words import Speaker, has

from ..kit.card import Button, Style, bracketed, clip, clip_clauses
from ..kit.custom_ids import Ref
from ..kit.replies import refusal
from ..question.next_question import called
from ..viewer import Viewer

WAY, STEP, LINE, CHOSEN = 280, 120, 200, 700
"""The most characters shown of a way, of an action amid others and alone in a line, and of all actions of a way that
is being made."""
STANDS, LISTED = 900, 2_400
"""The most characters of all ways on a panel, and in the list of what is set."""
THEN = " → "
"""Stands between two actions of a way."""
OF_GAMES = ("ahead-head", "ahead-later", "ahead-later-instead", "button-ahead-after")
"""Sentences about a turn that a game may say in its own way, see `of_game`."""


def step(viewer: Viewer, planned: Planned, then: Planned | None = None, most: int = STEP) -> str:
    """An action, with the effects that were shown; or a condition. Without what the action would let one choose, if
    that is chosen `then`."""
    if planned.only == HAVE:
        return viewer.speak("ahead-only-have", goods=_wanted(planned))
    name, shown = _name(viewer, planned), planned.shown
    if planned.only == GONE:
        return clip(viewer.speak("ahead-only-gone", step=name), most)
    if then is not None and _leads(viewer, planned, then):
        shown = msgspec.structs.replace(shown, notes=())
    told = bracketed(name, _as_fits(viewer.speak, shown, max(most // 2, most - len(name) - 3)))
    return clip(viewer.speak("ahead-only-can", step=told) if planned.only == CAN else told, most)


def _as_fits(speak: Speaker, shown: Preview, most: int) -> str:
    """Effects made to fit: of the notes the last ones make room, rather than what an action costs and brings."""
    for n in range(len(shown.notes), -1, -1):
        told = speak.preview(msgspec.structs.replace(shown, notes=shown.notes[:n]))
        told += " · …" if told and n < len(shown.notes) else ""
        if told and len(told) <= most:
            return told
    return clip_clauses(speak.preview(shown), most)


def way(viewer: Viewer, steps: Way, turn: int) -> str:
    """The actions of a way of that turn in one line."""
    most = max(STEP, WAY // max(1, len(steps)) - len(THEN))
    return clip(THEN.join(_steps(viewer, steps, viewer.look.chosen_in(turn, steps), most)), WAY)


def chosen(viewer: Viewer, steps: Sequence[Planned]) -> str:
    """The actions of a way that is being made, a line for each; only the last ones if there are too many."""
    lines, making = list[str](), viewer.look.making
    views = making.before if making is not None else ()
    for n, told in reversed([*enumerate(_steps(viewer, steps, views, LINE), 1)]):
        lines.insert(0, f"{n}. {told}")
        if sum(map(len, lines)) > CHOSEN - LINE:
            break
    return "\n".join(["…"] * (len(lines) < len(steps)) + lines)


def standing(viewer: Viewer) -> list[str]:
    """The plan that stands, a line for each way of each turn, the first of them if there are too many; nothing if
    there is none."""
    told, lines = list[str](), [line for _, _, line in ways(viewer)]
    while len(told) < len(lines) and sum(map(len, told)) + len(lines[len(told)]) <= STANDS:
        told.append(lines[len(told)])
    more = [viewer.speak("plan-more", count=len(lines) - len(told))] if len(told) < len(lines) else []
    return [f"> {line}" for line in (*told, *more)]


def aside(viewer: Viewer) -> list[str]:
    """What was set aside, a line for each turn."""
    look, speak = viewer
    turns = look.plan.aside if look.plan is not None else ()
    told = [clip(THEN.join(_steps(viewer, ways[0], (), STEP)), STANDS // len(turns)) for ways in turns]
    later = of_game(viewer, "ahead-later")
    return [
        f"> {speak(later, turn=n, way=each) if n > 1 else speak('ahead-aside', way=each)}"
        for n, each in enumerate(told, 1)
    ]


def ways(viewer: Viewer) -> list[tuple[int, int, str]]:
    """The same, all of them: turn, way, both counted from 0, and the line."""
    turns = viewer.look.plan.turns if viewer.look.plan is not None else ()
    most = min(WAY, LISTED // max(1, sum(map(len, turns))))
    return [
        (turn, n, _said(viewer, turn, n, clip(way(viewer, each, turn), most)))
        for turn, ways in enumerate(turns)
        for n, each in enumerate(ways)
    ]


def _steps(viewer: Viewer, steps: Sequence[Planned], views: Sequence[AnyView], most: int) -> list[str]:
    """The actions in words, of at most so many characters each, as they are called in the view in which they are
    chosen, where that is known."""
    seen_in = [*(viewer.seeing(view) for view in views), *([viewer] * (len(steps) - len(views)))]
    told = _once(viewer, steps)
    pairs = zip_longest(told, told[1:])
    return [step(there, each, then, most) for there, (each, then) in zip(seen_in, pairs, strict=False)]


def of_game(viewer: Viewer, code: str) -> str:
    """The code of a sentence about a turn; the game's own, where what is planned is no whole turn."""
    (look, speak), own = viewer, f"{code}-here"
    return own if has(speak.locale, look.table.game.key, own) else code


def _said(viewer: Viewer, turn: int, n: int, told: str) -> str:
    speak = viewer.speak
    if turn == 0:
        return speak("ahead-instead", way=told) if n else speak("ahead-standing", way=told)
    code = of_game(viewer, "ahead-later-instead" if n else "ahead-later")
    return speak(code, turn=turn + 1, way=told)


def dropped(viewer: Viewer) -> list[str]:
    """Why a plan was not played, a line for each of its ways with the other steps that went with it, and that later
    turns did."""
    plan = viewer.look.plan
    if plan is None or not plan.dropped:
        return []
    missed = [" ".join(filter(None, (_missed(viewer, each), _others(viewer, each)))) for each in plan.missed]
    if not plan.lost:
        return missed
    if not missed:
        return [viewer.speak("ahead-lost-unfinished", count=plan.lost)]
    return [*missed, viewer.speak("ahead-lost", count=plan.lost)]


def begun(viewer: Viewer) -> str:
    """What somebody was still planning when its turn came, so that nothing of it is done; "" if nothing."""
    look, speak = viewer
    if look.turn != "now" or not look.waited or look.plan is None or look.plan.ways or not look.plan.making:
        return ""
    return speak("ahead-begun", steps=_named(viewer, look.plan.making))


def taken_out(viewer: Viewer) -> str:
    """Which steps of the way that somebody is making are not possible any more, and why the first of them is not; ""
    if all are."""
    look, speak = viewer
    if look.making is None or look.plan is None:
        return ""
    gone = look.plan.making[len(look.making.way) :]
    told = _named(viewer, gone)
    return " ".join(filter(None, (speak("ahead-taken-out", steps=told), _why(viewer, gone[0])))) if told else ""


def buttons(viewer: Viewer) -> list[Button]:
    """Buttons for somebody who waits: plan the next turn, or another way, or the turn after those that are planned;
    and forget the plan."""
    look, speak = viewer
    plan, made = look.plan or Plan(), list[Button]()
    if len(plan.ways) < WAYS and look.plannable:
        label = speak("button-ahead-instead") if plan.ways else speak("button-ahead")
        if plan.aside:
            made.append(Button(speak("button-ahead-again"), Ref("aheadagain", look.table.id).id(), "primary"))
        style: Style = "secondary" if plan.ways or plan.aside else "primary"
        made.append(Button(label, _begin(look.table.id, 0), style))
    if look.goes_on:
        made.append(Button(speak(of_game(viewer, "button-ahead-after")), _begin(look.table.id, len(plan.turns))))
    return [*made, *clear(viewer)]


def instead(viewer: Viewer) -> list[Button]:
    """Buttons to plan another way for a turn after the next one."""
    look, speak = viewer
    turns = look.plan.turns if look.plan is not None and look.plannable else ()
    return [
        Button(speak("button-ahead-instead-later", turn=turn + 1), _begin(look.table.id, turn))
        for turn, ways in enumerate(turns)
        if turn > 0 and len(ways) < WAYS
    ]


def _begin(table: int, turn: int) -> str:
    return Ref("ahead", table, text=str(turn)).id()


def clear(viewer: Viewer) -> list[Button]:
    """The button to forget the plan that stands, or is set aside."""
    look, speak = viewer
    stands = look.plan is not None and (look.plan.ways or look.plan.aside)
    return [Button(speak("button-ahead-clear"), Ref("unplan", look.table.id).id())] if stands else []


def _leads(viewer: Viewer, planned: Planned, then: Planned) -> bool:
    """Whether the next action is one that follows as a rule (`guide.Panel.onward`)."""
    game = viewer.look.table.game
    try:
        first, second = game.parse(planned.text), game.parse(then.text)
    except Illegal:  # the rules of another version
        return False
    return type(second) in game.guide.panel.onward(viewer.look.view, first)


def _name(viewer: Viewer, planned: Planned) -> str:
    try:
        return called(viewer, viewer.look.table.game.parse(planned.text))
    except Illegal:  # the rules of another version
        return planned.text


def _missed(viewer: Viewer, missed: Missed) -> str:
    """Why a way did not stand. Of what was impossible the reason in today's position, if it was the only step."""
    speak = viewer.speak
    if missed.planned.only == HAVE:
        there = missed.now.gain if missed.now is not None else {}
        return speak("ahead-missed-short", goods=_wanted(missed.planned), goods_there=there)
    name = _name(viewer, missed.planned)
    if missed.planned.only == GONE:
        return speak("ahead-missed-still", step=name)
    if missed.now is None:
        why = _why(viewer, missed.planned.text) if _only_ends(viewer, missed.others) else ""
        return speak("ahead-missed-why", step=name, why=why) if why else speak("ahead-missed-gone", step=name)
    was, now = (_effect(viewer, each) for each in (missed.planned.shown, missed.now))
    return speak("ahead-missed-changed", step=name, was=was, now=now)


def _others(viewer: Viewer, missed: Missed) -> str:
    """The other steps of a way; that its end alone was not played goes without saying."""
    told = _named(viewer, missed.others) if not _only_ends(viewer, missed.others) else ""
    return viewer.speak("ahead-missed-others", steps=told) if told else ""


def _named(viewer: Viewer, marked: Sequence[str]) -> str:
    """Actions and conditions by their texts, without the ends that follow other actions; "" if there are none."""
    found = list[str]()
    for each in marked:
        only, text = (each[0], each[1:]) if each[:1] in (CAN, GONE, HAVE) else ("", each)
        planned = Planned(text, Preview(), only)
        if not (found and _ends(viewer, planned)):
            found.append(step(viewer, planned))
    return clip(THEN.join(found), WAY)


def _only_ends(viewer: Viewer, marked: Sequence[str]) -> bool:
    return all(_ends(viewer, Planned(each, Preview())) for each in marked)


def _why(viewer: Viewer, marked: str) -> str:
    """Why the rules do not allow an action; "" where they only say that it is not offered."""
    look, speak = viewer
    try:
        look.preview(look.table.game.parse(marked))
    except Illegal as error:
        return "" if error.code == "not-offered" else refusal(speak, error)
    return ""


def _ends(viewer: Viewer, planned: Planned) -> bool:
    """Whether an action ends a turn."""
    game = viewer.look.table.game
    try:
        return not planned.only and type(game.parse(planned.text)) in game.guide.panel.ends
    except Illegal:  # the rules of another version
        return False


def _once(viewer: Viewer, steps: Sequence[Planned]) -> list[Planned]:
    """The actions; an end after others does not say once more what these bring."""
    hints, kept, told = viewer.look.table.game.guide.hints, list[Planned](), list[Note]()
    for each in steps:
        if kept and _ends(viewer, each):
            notes = (
                note
                for note in each.shown.notes
                if note.code not in (*hints.sums, *hints.totals) and note not in told
            )
            each = msgspec.structs.replace(each, shown=msgspec.structs.replace(each.shown, notes=tuple(notes)))
        kept.append(each)
        told += each.shown.notes
    return kept


def _wanted(planned: Planned) -> dict[str, int]:
    count, good = planned.wanted
    return {good: count}


def _effect(viewer: Viewer, shown: Preview) -> str:
    return viewer.speak.preview(shown) or viewer.speak("ahead-nothing")
