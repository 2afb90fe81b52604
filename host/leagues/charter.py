"""What a league plays and how, and its rows as the rules of pairing know them. Times are epoch seconds."""

from __future__ import annotations

import hashlib
from collections.abc import Collection, Sequence

import msgspec
from msgspec import Struct
from msgspec.structs import replace

import db

from ..calls import Terms
from ..clocks.terms import DAY, ClockTerms
from .format import KINDS, Entrant, Format, Played, Seated
from .standing import Standing, standings

SIGN_UP, ROUND, SEASONS = (1, 3, 7, 14, 28), (7, 14, 28, 42, 56, 84), (1, 2, 3, 4, 6, 12)
"""The days for which people may sign up, the most that a round takes, and how many seasons there are."""
MOST_ENTRANTS, TITLE = 1_000, 60
"""The most people in a league, and letters of its name."""
BYE, RULE, UNOPENED, CORRECTED = "bye", "rule", "unopened", "corrected"
"""How a fixture was scored besides by its table: nobody played there; by how its game stood at the end of the round;
its table could not be opened; an organiser set it."""


class Charter(Struct, frozen=True, omit_defaults=True):
    """`format`: see `Format`. Tables are opened in a `channel`, or its `thread`, and have these `terms` and, by game,
    these packed `options`, else the usual ones. People may sign up for `sign_up` days before each of the `seasons`; a
    round takes at most `days`. `events`: Discord's own calendar tells when these end."""

    format: Format
    channel: int
    thread: int | None = None
    terms: Terms = Terms(clock=ClockTerms(turn=2 * DAY, end="stand-in"))
    sign_up: int = 7
    days: int = 28
    seasons: int = 1
    options: dict[str, bytes] = {}
    events: bool = False

    def is_sound(self, games: Collection[str]) -> bool:
        """Whether it can be, of these games."""
        return (
            self.format.kind in KINDS
            and {*self.format.games, *self.options} <= set(games)
            and self.sign_up in SIGN_UP
            and self.days in ROUND
            and self.seasons in SEASONS
        )


class Ended(Struct, frozen=True):
    """How a season ended: after so many rounds, the standings."""

    rounds: int
    standings: tuple[Standing, ...]


class Outcome(Struct, frozen=True, omit_defaults=True):
    """What a table counts, as in `Played`."""

    places: tuple[int, ...] = ()
    points: tuple[int, ...] = ()
    left: tuple[int, ...] = ()
    never: bool = False


def charter_of(league: db.League) -> Charter:
    """What a league plays, as it is stored."""
    return msgspec.json.decode(league.body, type=Charter)


def seated(fixture: db.Fixture) -> Seated:
    """Who sits at a table, as it is stored."""
    return msgspec.json.decode(fixture.body, type=Seated)


def outcome(fixture: db.Fixture) -> Outcome | None:
    """What a table counts; None while it does not."""
    return msgspec.json.decode(fixture.places, type=Outcome) if fixture.scored else None


def of_season(book: db.Book, season: int) -> list[db.Fixture]:
    """The tables of a season."""
    return [each for each in book.fixtures if each.season == season]


def divided(book: db.Book, season: int) -> bool:
    """Whether a season has several divisions."""
    return any(seated(each).division for each in of_season(book, season))


def is_open(fixture: db.Fixture) -> bool:
    """Whether it still has to count something."""
    return not fixture.scored


def in_it(each: db.Entrant) -> bool:
    """Whether somebody has that place."""
    return each.person is not None and each.left_at is None


def entrants(book: db.Book, season: int) -> list[Entrant]:
    """Who takes part in a season that is played or was the last one."""
    return [
        Entrant(each.number, each.rank, each.division, not in_it(each))
        for each in book.entrants
        if each.season == season
    ]


def as_played(fixture: db.Fixture) -> Played:
    """A table, as the rules of pairing know it."""
    at, counts = seated(fixture), outcome(fixture) or Outcome()
    return Played(fixture.round, at.entrants, counts.places, counts.points, at.division, counts.left, counts.never)


def played(fixtures: Sequence[db.Fixture]) -> list[Played]:
    """The tables of a season."""
    return [as_played(each) for each in fixtures]


def stands(book: db.Book, *, over: bool = False) -> tuple[Standing, ...]:
    """How a league stands in its season. `over`: it has ended; if whoever won has left, the next who is still there
    is champion, although they were beaten."""
    season, format = book.league.season, charter_of(book.league).format
    table = standings(format, entrants(book, season), played(of_season(book, season)), over=over)
    there = [each for each in table if each.state != "out"]
    if not over or not there or any(each.state == "champion" for each in there):
        return table
    best = {each.entrant for each in there if (each.division, each.place) == (there[0].division, there[0].place)}
    return tuple(replace(each, state="champion") if each.entrant in best else each for each in table)


def seed(league: db.League, number: int) -> int:
    """What draws lots for a round: the same whoever asks, and nothing that people choose."""
    told = f"{league.id} {league.since} {league.season} {number}"
    return int.from_bytes(hashlib.sha256(told.encode()).digest()[:8])
