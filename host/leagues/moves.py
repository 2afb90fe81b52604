"""What follows when somebody joins a league, leaves it or corrects it, or when a time has come: functions from how it
is held to what is written. Nothing here waits, reads or writes; all of it raises `Refused`."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

import msgspec
from msgspec import Struct
from msgspec.structs import replace

import db
from db import Book, Moved, Stage

from ..clocks.terms import DAY
from ..people import Person, Refused
from .charter import (
    BYE,
    CORRECTED,
    MOST_ENTRANTS,
    Charter,
    Ended,
    Outcome,
    charter_of,
    entrants,
    in_it,
    is_open,
    of_season,
    outcome,
    played,
    seated,
    seed,
    stands,
)
from .format import wrong
from .pairing import next_round
from .season import next_season
from .standing import Standing


class Told(Struct, frozen=True, omit_defaults=True):
    """What is announced: a sentence by its code, about a season, a round, one of its tables, or the place of an
    entrant; a `reason` is an organiser's, `first` are the champions."""

    code: str
    season: int = 0
    round: int = 0
    number: int = 0
    reason: str = ""
    first: tuple[int, ...] = ()


Which = tuple[int, int]
"""A table of a season: its round, and its number there."""


def told(code: str, season: int, at_round: int = 0, number: int = 0, reason: str = "") -> bytes:
    """The same as it is stored."""
    return msgspec.json.encode(Told(code, season, at_round, number, reason))


# --- people


def place_of(book: Book, person: int) -> db.Entrant | None:
    """The place that somebody has."""
    return next((each for each in book.entrants if each.person == person and in_it(each)), None)


def opened(book: Book, seats: Mapping[str, tuple[int, int]], now: int) -> Moved:
    """A draft is published: people may sign up, as its own message says. `seats`: of each game. Raises `Refused` with
    what cannot be."""
    if book.league.stage is not Stage.DRAFT:
        raise Refused("league-opened")
    charter = charter_of(book.league)
    if faults := wrong(charter.format, MOST_ENTRANTS, seats):
        raise Refused("league-wrong", why=faults[0])
    after = replace(book.league, stage=Stage.SIGN_UP, season=1, until=now + charter.sign_up * DAY)
    return Moved(league=after)


def changed(book: Book, charter: Charter, games: Collection[str]) -> Moved:
    """A draft is to be played so. Raises `Refused`."""
    if book.league.stage is not Stage.DRAFT:
        raise Refused("league-opened")
    if not charter.is_sound(games):
        raise Refused("no-such-value", value="league")
    return Moved(league=replace(book.league, body=msgspec.json.encode(charter)))


def told_by_events(book: Book, *, on: bool) -> Moved:
    """Whether Discord's own events tell of it, at any time. Raises `Refused`."""
    league, charter = book.league, charter_of(book.league)
    if league.stage is Stage.OVER:
        raise Refused("league-over")
    return Moved(league=replace(league, body=msgspec.json.encode(replace(charter, events=on))))


def joined(book: Book, person: Person, now: int) -> Moved:
    """Somebody signs up, or takes a place that is free in a season that is played."""
    league = book.league
    if league.stage not in (Stage.SIGN_UP, Stage.PLAYED):
        raise Refused("league-over")
    if place_of(book, person.id) is not None:
        raise Refused("league-in-it")
    mine = next((each for each in book.entrants if each.person == person.id), None)
    if league.stage is Stage.SIGN_UP:
        if sum(map(in_it, book.entrants)) >= MOST_ENTRANTS:
            raise Refused("league-full", most=MOST_ENTRANTS)
        number = max((each.number for each in book.entrants), default=0) + 1
        signed = mine or db.Entrant(number=number, person=person.id, name=person.name, since=now)
        return Moved(entrants=[replace(signed, name=person.name, since=now, left_at=None)])
    free = free_places(book)
    own = mine is not None and mine.season == league.season  # who was knocked out comes back in nobody's place
    if not free or (own and mine not in free):
        raise Refused("league-no-place")
    place = mine if own and mine is not None else free[0]
    given = [replace(place, person=person.id, name=person.name, since=now, left_at=None)]
    if mine is not None and not own:  # nobody is in a league twice
        given.append(replace(mine, person=None, name=""))
    return Moved(entrants=given, told=[told("replaced", league.season, league.round, place.number)])


def free_places(book: Book) -> list[db.Entrant]:
    """The places of a season that is played which somebody may take, the best first: none of those knocked out."""
    by_number = {each.number: each for each in book.entrants}
    every = [each.id for each in entrants(book, book.league.season) if each.out]
    if not every:
        return []
    last = {who: at for at in played(of_season(book, book.league.season)) for who in at.entrants}
    beaten = charter_of(book.league).format.kind == "knockout"
    newest = max((each.round for each in last.values()), default=0)
    ranked = [each.entrant for each in stands(book) if each.entrant in every]
    return [by_number[who] for who in ranked if not beaten or (who in last and last[who].round == newest)]


def left(book: Book, person: int, now: int) -> Moved:
    """Somebody leaves: they get no more tables, and others may take their place."""
    league, place = book.league, place_of(book, person)
    if place is None or league.stage is Stage.OVER:
        raise Refused("league-not-in-it")
    said = [] if league.stage is Stage.SIGN_UP else [told("left", league.season, league.round, place.number)]
    return Moved(entrants=[replace(place, left_at=now)], told=said)


def shut_out(book: Book, barred: Collection[int], now: int) -> Moved:
    """Some may take no seats on the server any more."""
    gone = [each for each in book.entrants if in_it(each) and each.person in barred]
    return Moved(entrants=[replace(each, left_at=now) for each in gone])


def corrected(book: Book, which: Which, places: Sequence[int], reason: str) -> Moved:
    """An organiser sets the result of a table of this season, by seat."""
    fixture = fixture_of(book, which)
    many = len(seated(fixture).entrants)
    ranked = [1 + sum(other < each for other in places) for each in places]
    if len(places) != many or [*places] != ranked:
        raise Refused("league-no-places", count=many)
    counts = Outcome(places=tuple(places), points=(outcome(fixture) or Outcome()).points)
    after = replace(fixture, places=msgspec.json.encode(counts), scored=CORRECTED, reason=reason)
    if after == fixture:
        return Moved()
    return Moved(fixtures=[after], told=[told("corrected", fixture.season, *which, reason=reason)])


def fixture_of(book: Book, which: Which) -> db.Fixture:
    """A table of this season at which people play. Raises `Refused`."""
    for each in of_season(book, book.league.season):
        if (each.round, each.number) == which and each.scored != BYE:
            return each
    raise Refused("league-no-table")


def closed(book: Book, reason: str, now: int) -> Moved:
    """An organiser ends it: nothing more is opened. Tables in play go on."""
    if book.league.stage is Stage.OVER:
        raise Refused("league-over")
    league = replace(book.league, stage=Stage.OVER, until=now)
    if book.league.stage is Stage.DRAFT:
        return Moved(league=league)
    return Moved(league=league, told=[told("closed", league.season, league.round, reason=reason)])


# --- times


def lapsed(book: Book, now: int) -> Moved:
    """A draft that nobody has published for long is given up."""
    if book.league.stage is not Stage.DRAFT or now < book.league.until:
        return Moved()
    return Moved(league=replace(book.league, stage=Stage.OVER, until=now))


def begun(book: Book, seats: Mapping[str, tuple[int, int]], now: int) -> Moved:
    """The sign-up has ended: the season begins with those who are there, or the league ends because they are too few.
    `seats`: of each game."""
    league, charter = book.league, charter_of(book.league)
    if league.stage is not Stage.SIGN_UP or now < league.until:
        return Moved()
    there = sorted((each for each in book.entrants if in_it(each)), key=lambda each: (each.since, each.number))
    if wrong(charter.format, len(there), seats):
        over = replace(league, stage=Stage.OVER, until=now)
        return Moved(league=over, told=[told("too-few", league.season)])
    before: tuple[Standing, ...] = ()
    if league.season > 1:
        earlier = replace(league, season=league.season - 1)
        before = stands(replace(book, league=earlier), over=True)
    divisions = next_season(charter.format, before, [each.number for each in there])
    order = [(division, who) for division, people in enumerate(divisions) for who in people]
    ranks = {who: (division, rank if before else 0) for rank, (division, who) in enumerate(order, 1)}
    ready = [
        replace(each, season=league.season, division=ranks[each.number][0], rank=ranks[each.number][1])
        for each in there
    ]
    return Moved(league=replace(league, stage=Stage.PLAYED, round=0, until=now), entrants=ready)


def scored(book: Book, counts: Mapping[Which, tuple[str, Outcome]]) -> Moved:
    """Tables of this season, by round and number, count this, if they do not count anything yet."""
    season = of_season(book, book.league.season)
    ready = [
        replace(each, scored=how, places=msgspec.json.encode(what))
        for each in season
        if is_open(each) and (each.round, each.number) in counts
        for how, what in [counts[each.round, each.number]]
    ]
    return Moved(fixtures=ready)


def gone_on(book: Book, now: int) -> Moved:
    """If no table is open, the next round begins; or the season is over, and the next one is signed up for; or all
    is."""
    league, charter = book.league, charter_of(book.league)
    season = of_season(book, league.season)
    if league.stage is not Stage.PLAYED or any(map(is_open, season)):
        return Moved()
    people = entrants(book, league.season)
    made = next_round(charter.format, people, played(season), seed(league, league.round + 1))
    if made is not None:
        fixtures = [
            db.Fixture(
                season=league.season,
                round=made.number,
                number=number,
                body=msgspec.json.encode(each),
                places=msgspec.json.encode(Outcome()) if each.bye else b"",
                scored=BYE if each.bye else "",
            )
            for number, each in enumerate(made.tables, 1)
        ]
        after = replace(league, round=made.number, until=now + charter.days * DAY)
        return Moved(league=after, fixtures=fixtures, told=[told("round", league.season, made.number)])
    table = stands(book, over=True)
    first = tuple(each.entrant for each in table if each.state == "champion")
    said = [msgspec.json.encode(Told("season-over", league.season, first=first))]
    if league.season < charter.seasons:
        until = now + charter.sign_up * DAY
        after = replace(league, stage=Stage.SIGN_UP, season=league.season + 1, round=0, until=until)
        ended = msgspec.json.encode(Ended(league.round, table))
        return Moved(league=after, ended=ended, told=[*said, told("sign-up", after.season)])
    return Moved(league=replace(league, stage=Stage.OVER, until=now), told=said)


def numbered(book: Book, fixture: db.Fixture, table: int) -> Moved:
    """A table was opened."""
    same = (fixture.season, fixture.round, fixture.number)
    now = next(each for each in book.fixtures if (each.season, each.round, each.number) == same)
    return Moved(fixtures=[replace(now, numbered=table)] if now.numbered is None else [])
