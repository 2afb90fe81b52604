"""From one season to the next: divisions, with promotion and relegation."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from .format import Format
from .standing import Standing


def divided(format: Format, ladder: Sequence[int]) -> tuple[tuple[int, ...], ...]:
    """Entrants, the best first, cut into divisions. All are full but the last; one that would have less than half, or
    too few for a table, is joined to the one above. All in one where the format knows no divisions."""
    if format.kind != "divisions":
        return (tuple(ladder),)
    size = format.division
    cuts = [tuple(ladder[at : at + size]) for at in range(0, len(ladder), size)]
    if len(cuts) > 1 and len(cuts[-1]) < max(format.smallest, -(-size // 2)):
        last = cuts.pop()
        cuts[-1] += last
    return tuple(cuts)


def moving(format: Format, table: Sequence[Standing]) -> dict[int, int]:
    """Who of a season's standings goes to another division: -1 up, 1 down. Who dropped out is among those who go
    down. From the lowest division nobody does."""
    if format.kind != "divisions":
        return {}
    found, last = dict[int, int](), max((each.division for each in table), default=0)
    for division in range(last + 1):
        here = [each for each in table if each.division == division]
        moves = min(format.moves, len(here) // 2)
        if division > 0:
            found |= {each.entrant: -1 for each in here[:moves] if each.state != "out"}
        if division < last:
            found |= {each.entrant: 1 for each in here[len(here) - moves :]}
    return found


def next_season(format: Format, before: Iterable[Standing], entrants: Sequence[int]) -> tuple[tuple[int, ...], ...]:
    """The divisions of a season, the best first in each, from the standings of the season before and those who take
    part now, in the order of their sign-up. As many go up as down. Where people have left, whoever comes next on the
    ladder moves up: first the best of those who would have gone down, then the best of the division below. Newcomers
    begin at the end."""
    table = list(before)
    moves, now = moving(format, table), set(entrants)
    ladder = sorted(
        (each.division + moves.get(each.entrant, 0), -moves.get(each.entrant, 0), at, each.entrant)
        for at, each in enumerate(table)
        if each.entrant in now
    )
    known = {each.entrant for each in table}
    return divided(format, [who for *_, who in ladder] + [who for who in entrants if who not in known])
