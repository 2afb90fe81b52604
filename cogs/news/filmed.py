"""A game in words for its film: what happened in each turn, and how it ended. It tells what everybody may know."""

from __future__ import annotations

import re
from collections.abc import Sequence

from msgspec.structs import replace

from engine.core.course import Past, ScoreSheet
from engine.core.film import Film, Frame
from host import Tenure
from host.keep.moments import Reel, Shot, Turn
from host.view.table import then
from words import Speaker

from ..viewer import Viewer
from .decided import decided, score_sheet
from .told import events, noted, standing_notes

_MARKDOWN = re.compile(r"\*\*|__|~~|`|<t:\d+(?::\w)?>")
LETTERS = 400
"""Letters of a frame's sentences; its caption has room for fewer."""
TURNS = 400
"""The most turns of which each has a frame of its own in a page."""


def page(reel: Reel, held: Sequence[Tenure], viewer: Viewer | None, past: Past, speak: Speaker) -> Film:
    """The film of a reel as a page; `viewer`: of the game if it is over, with how it came to that."""
    head = speak("page-head", game=reel.table.game.name, number=reel.table.id)
    sheet = None if viewer is None else _ended(viewer, past)
    return replace(filmed(reel, held, speak), head=head, sheet=sheet)


def filmed(reel: Reel, held: Sequence[Tenure], speak: Speaker) -> Film:
    """The film of a reel, in the words of `speak`, which has no reader."""
    head = speak("alt-film", game=reel.table.game.name, number=reel.table.id, count=reel.count)
    return Film(tuple(_frame(shot, reel, held, speak) for shot in reel.shots), reel.count, head)


def _ended(viewer: Viewer, past: Past) -> ScoreSheet:
    """The score sheet with what decided the game at its foot."""
    sheet = score_sheet(viewer, past)
    return replace(sheet, remarks=(*sheet.remarks, *decided(viewer, past)))


def _frame(shot: Shot, reel: Reel, held: Sequence[Tenure], speak: Speaker) -> Frame:
    seats = {turn.seat for turn in shot.turns}
    alone = next(iter(seats)) if len(seats) == 1 else None
    said: list[str] = []
    for turn in shot.turns:
        said += _said(turn, reel, held, speak, alone=alone is not None)
    names = then(speak, reel.table, held, shot.turns[-1].last).names
    notes = tuple(note for turn in shot.turns for note in standing_notes(turn.lines))
    return Frame(shot.view, notes, names, alone, shot.number, tuple(said))


def _said(turn: Turn, reel: Reel, held: Sequence[Tenure], speak: Speaker, *, alone: bool) -> list[str]:
    """What happened in a turn, without the name of whoever made it if that stands above (`alone`); with it in what
    sums up the game for one player after the other."""
    found, guide = list[str](), reel.table.game.guide
    for line in events(turn.lines, guide):
        at = then(speak, reel.table, held, line.seq)
        name = at.of(turn.seat) if alone and turn.seat is not None else ""
        for note, said in zip(line.notes, noted(line, at, guide), strict=True):
            apart = not name or note.code in guide.news.summed
            short = said if apart else said.removeprefix(f"{name}: ").removeprefix(f"{name} ")
            found.append(_MARKDOWN.sub("", short)[:LETTERS])
    return found
