"""How a game came to its result: its score sheet, and what decided it, in up to four sentences and a line of awards.
All of it tells only what everybody could read."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.course import Past, ScoreSheet, largest_leap, longest_lead, overtaken, strengths
from host import Look
from words import Speaker

from ..viewer import Viewer


def score_sheet(viewer: Viewer, past: Past) -> ScoreSheet:
    """The score sheet of a game that is over, with what ended it and, of equal points, who won all the same."""
    look, speak = viewer
    assert look.result is not None
    result = look.result
    sources = look.table.game.guide.overview.sources(look.view, speak)
    reason = speak.value("reason", result.reason)
    return ScoreSheet(
        result.scores,
        result.winners,
        result.fewest_win,
        tuple(by for by in sources if any(by.values)),
        past.course,
        tuple(filter(None, (reason, _tie(look, speak)))),
    )


def decided(viewer: Viewer, past: Past) -> tuple[str, ...]:
    """What decided it: who led longest, the largest leap, who was ahead before the end, what each was best at; and
    the awards."""
    return tuple(_said(viewer, past))


def _said(viewer: Viewer, past: Past) -> Iterator[str]:
    look, speak, course = *viewer, past.course
    assert look.result is not None
    fewest = look.result.fewest_win
    lead, leap = longest_lead(course, fewest=fewest), None if fewest else largest_leap(course)
    if lead is not None and lead.turn > lead.first:
        code = "decided-lead-end" if lead.last else "decided-lead"
        yield speak(code, seat=lead.seat, first=lead.first, last=lead.turn)
    if leap is not None:
        yield speak("decided-leap", seat=leap.seat, points=leap.gain, turn=leap.turn)
    if before := overtaken(course, look.result):
        yield speak("decided-before", seats=list(before))
    sources = look.table.game.guide.overview.sources(look.view, speak)
    best = [each for each in strengths(sources, len(look.result.scores)) if each is not None]
    told = [speak("decided-best-one", seat=seat, name=by.name, points=by.values[seat]) for seat, by in best]
    if told and not fewest:
        yield speak("decided-best", list="; ".join(told))
    if past.awards:
        won = [speak("award-won", name=speak(f"award-{each.name}"), seats=list(each.seats), points=each.value)
               for each in past.awards]  # fmt: skip
        yield speak("awards", list="; ".join(won))


def _tie(look: Look, speak: Speaker) -> str:
    """That somebody won with as many points as others; "" if nobody did."""
    assert look.result is not None
    scores, winners = look.result.scores, look.result.winners
    equal = [seat for seat, points in enumerate(scores) if points == scores[winners[0]]] if winners else []
    if len(winners) > 1:
        return speak("score-shared", seats=list(winners))
    return speak("score-tie", seats=list(winners)) if len(equal) > 1 else ""
