"""The result of a game as its journal gives it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

import db
from engine.core import journal
from engine.core.frames import AnyPosition
from engine.core.game import AnyGame
from engine.core.model import Result
from engine.core.rules import Setting

from ..calls import terms_of
from ..view.lines import journal_entry
from ..view.table import unpack_options
from .sources import Codes, packed


def result_of(row: db.Game, game: AnyGame, rows: Sequence[db.Entry], state: AnyPosition) -> db.Result | None:
    """What is stored of the end of a game: `rows` are all its entries, `state` is that after them. None if it is not
    over. Raises what reading a damaged table may raise."""
    result = game.result(state)
    if result is None:
        return None
    standing = [entry for entry in journal.line([journal_entry(each) for each in rows]) if entry.seat is not None]
    seats = {entry.seat for entry in standing}
    turns = len(standing) if len(seats) == 1 else sum(1 for _ in groupby(standing, lambda entry: entry.seat))
    choices = game.rules.settings.choices
    hard = next((each for each in choices if each.alone), None) if len(result.scores) == 1 else None
    ending = db.Ending(
        head=rows[-1].seq,
        began=rows[0].at,
        ended=rows[-1].at,
        entries=len(standing),
        turns=turns,
        setting=_chosen(row, game, choices[0] if choices else None),
        level=_chosen(row, game, hard),
        fewest=result.fewest_win,
        rated=terms_of(row).rated == "on" and len(result.scores) > 1,
        sources=packed(game.guide.overview.sources(game.view(state, None), Codes())),
    )
    return db.Result(ending, scores(result))


def _chosen(row: db.Game, game: AnyGame, setting: Setting | None) -> str:
    """The value of a setting; "" for a text of one's own, or where there is none."""
    if setting is None:
        return ""
    value = game.rules.settings.chosen(unpack_options(game, row.options), setting.name)
    return value if value in setting.values else ""


def scores(result: Result) -> tuple[db.Score, ...]:
    """The scores by seat. Winners are first, whatever their points; of the others those with equal points share a
    place."""
    sign = 1 if result.fewest_win else -1
    lost = [sign * points for seat, points in enumerate(result.scores) if seat not in result.winners]

    def place(seat: int, points: int) -> int:
        if seat in result.winners:
            return 1
        return 1 + len(result.winners) + sum(other < sign * points for other in lost)

    return tuple(
        db.Score(seat=seat, place=place(seat, points), points=points, won=seat in result.winners)
        for seat, points in enumerate(result.scores)
    )
