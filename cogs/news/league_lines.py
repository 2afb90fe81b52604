"""What is said of a league: what is played how, its people and tables, how it stands. A place that nobody has, or
whose person is forgotten, names nobody."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

import discord
from msgspec.structs import replace

from engine.core.game import AnyGame
from engine.core.tallies import Block, Row, Tallies
from host import harmless
from host.leagues.book import Book, Fixture, Stage, Where
from host.leagues.charter import Charter, as_played, charter_of, in_it, is_open, of_season, outcome, seated, stands
from host.leagues.format import UNIT
from host.leagues.preview import MOST, foreseen
from host.leagues.settings import options_of
from host.leagues.standing import Standing, order
from words import Speaker

from ..kit.card import clip
from .clock_lines import clock_time
from .settings_lines import Chosen, other_than_usual

LINE = 120
"""The most characters of who is at a table, and of what became of it."""
NAMES, TABLES, ROWS = 900, 1_500, 2_800
"""The most bytes of the names of all, of the tables of a round, and of standings: Discord counts both letters and
bytes."""
SET = 300
"""The most characters of what is set for its games."""
SOME = 80
"""So many lines at most are put into words."""
DRAWN, DIVISIONS = 16, 4
"""The most rows of the picture in all, and the most divisions."""


def rules_line(charter: Charter, games: Mapping[str, AnyGame], speak: Speaker) -> str:
    """What is played, and how."""
    of = charter.format
    names = ", ".join(games[key].name for key in of.games if key in games)
    more = ""
    if of.kind in ("swiss", "round-robin") and of.rounds:
        more = speak("league-more-rounds", n=of.rounds)
    elif of.kind == "divisions":
        more = speak("league-more-divisions", n=of.division, moves=of.moves)
    elif of.kind == "knockout":
        more = speak("league-more-knockout", n=of.onward)
    return speak("league-rules", games=names, kind=speak("league-short", kind=of.kind), size=of.size, more=more)


def settings_line(charter: Charter, games: Mapping[str, AnyGame], speak: Speaker) -> str:
    """What of its games is set otherwise than usual; nothing if nothing is."""
    said = list[str]()
    for key in dict.fromkeys(charter.format.games):
        if key in charter.options and key in games:
            game, own = games[key], Speaker(speak.locale, games[key])
            lines = other_than_usual(Chosen(game, options_of(charter, game)), own)
            if lines:
                several = len(charter.format.games) > 1
                said.append((f"{game.name}: " if several else "") + ", ".join(lines))
    return clip(" · ".join(said), SET)


def terms_line(charter: Charter, speak: Speaker) -> str:
    """The terms of its tables."""
    clock = charter.terms.clock
    said = speak("listing-no-clock") if clock is None else clock_time(clock, speak).rstrip(".")
    return speak("league-terms", clock=said, rated=charter.terms.rated, days=charter.days)


def preview_line(charter: Charter, people: int, speak: Speaker) -> str:
    """What will happen with so many people; nothing if they are too few, or so many that it says nothing new."""
    found = foreseen(charter.format, people) if people <= MOST else None
    if found is None:
        return ""
    counts = Counter(found.tables)
    parts = [speak("league-tables-of", count=counts[size], size=size) for size in sorted(counts, reverse=True)]
    tables = f" {speak('league-and')} ".join(parts)
    return speak(
        "league-preview",
        people=people,
        rounds=found.rounds,
        tables=tables,
        days=found.rounds * charter.days,
        byes="yes" if found.byes else "no",
    )


def names_of(book: Book, speak: Speaker) -> dict[int, str]:
    """Who has each place, as it is written in a message."""
    return {
        each.number: _named(each.name, speak)
        if each.person is not None
        else speak("league-forgotten" if each.left_at is not None else "league-nobody")
        for each in book.entrants
    }


def _named(name: str, speak: Speaker) -> str:
    return discord.utils.escape_markdown(harmless(name)) or speak("league-forgotten")


def people_line(book: Book, speak: Speaker) -> str:
    """Who is in it."""
    names = names_of(book, speak)
    there = [names[each.number] for each in book.entrants if in_it(each)]
    shown = fitting([f"{each}, " for each in there], NAMES)
    said = ", ".join(there[: len(shown)])
    if left := len(there) - len(shown):
        said += f" {speak('league-people-more', count=left)}"
    return speak("league-people", count=len(there), names=said)


def fitting(lines: Sequence[str], most: int) -> list[str]:
    """The first of these lines, of so many bytes in all."""
    used, kept = 0, list[str]()
    for each in lines:
        used += len(each.encode()) + 1
        if used > most:
            break
        kept.append(each)
    return kept


def table_lines(
    book: Book, games: Mapping[str, AnyGame], speak: Speaker, places: Mapping[int, Where] = {}
) -> list[str]:
    """The tables of the round that is played; `places`: where they are."""
    league, names = book.league, names_of(book, speak)
    rows = [each for each in of_season(book, league.season) if each.round == league.round]
    lines = fitting([table_line(book, each, games, speak, names, places) for each in rows[:SOME]], TABLES)
    if left := len(rows) - len(lines):
        lines.append(speak("league-table-more", count=left))
    return lines


def table_line(
    book: Book,
    fixture: Fixture,
    games: Mapping[str, AnyGame],
    speak: Speaker,
    names: Mapping[int, str],
    places: Mapping[int, Where] = {},
) -> str:
    """A table: who sits there, and what has become of it."""
    at, where = seated(fixture), places.get(fixture.numbered or 0)
    names = dict(names) if where is None else {**names, **_playing(book, at.entrants, where, speak)}
    number = "none" if fixture.numbered is None else str(fixture.numbered)
    link = f"https://discord.com/channels/{book.league.server}/{_place(book, fixture, places)}"
    game = games[at.game].name if at.game in games else at.game
    who = clip(", ".join(names[each] for each in at.entrants), LINE)
    said = speak("league-table-line", number=number, at=fixture.number, link=link, game=game, names=who)
    state = speak("league-table-state", how=fixture.scored or "open", order=order_line(fixture, names, speak))
    return f"- {said}\n-# {clip(state, LINE)}"


def _playing(book: Book, entrants: Sequence[int], where: Where, speak: Speaker) -> dict[int, str]:
    """Who sits at a table for the places of others: who has left the league plays on, and whoever has taken their
    place there comes to the next tables."""
    holds = {each.number: each.person for each in book.entrants if in_it(each)}
    found = dict[int, str]()
    for who, (person, name) in zip(entrants, where.seats, strict=False):
        if person is not None and person != holds.get(who):
            found[who] = _named(name, speak)
        elif person is None and holds.get(who) is not None:
            found[who] = speak("league-seat-free")
    return found


def _place(book: Book, fixture: Fixture, places: Mapping[int, Where]) -> str:
    """A table's own thread, else the message that shows it, else only where tables are opened."""
    charter, where = charter_of(book.league), places.get(fixture.numbered or 0)
    if where is None:
        return str(charter.thread or charter.channel)
    if where.thread not in (None, charter.thread):
        return str(where.thread)
    place = where.thread or where.channel
    return str(place) if where.board is None else f"{place}/{where.board}"


def order_line(fixture: Fixture, names: Mapping[int, str], speak: Speaker) -> str:
    """How a table ended, the first first; nothing while it is open."""
    if outcome(fixture) is None:
        return ""
    who, places = seated(fixture).entrants, order(as_played(fixture))
    ranked = sorted(zip(places, range(len(who)), strict=True))
    return ", ".join(speak("league-order-place", place=place, name=names[who[seat]]) for place, seat in ranked)


class Seen(NamedTuple):
    """How a season of a league stands or ended: after so many rounds; `open`: the last of them is still played."""

    season: int
    rounds: int
    open: bool
    table: Sequence[Standing]


def now_seen(book: Book) -> Seen:
    """The season that is played, or was the last one."""
    league, over = book.league, book.league.stage is Stage.OVER
    open_ = any(is_open(each) for each in of_season(book, league.season)) and not over
    return Seen(league.season, league.round, open_, stands(book, over=over))


def standing_lines(book: Book, seen: Seen, speak: Speaker, most: int = ROWS) -> list[str]:
    """How it stands, by division."""
    table, names = seen.table, names_of(book, speak)
    lines = list[str]()
    for n, each in enumerate(table[:SOME]):
        new = n == 0 or table[n - 1].division != each.division
        head = f"**{_division(table, each.division, speak)}**\n" if new else ""
        said = {"place": each.place, "name": names[each.entrant], "points": points(each, speak)}
        lines.append(head + speak("league-standing", **said, tables=each.tables, state=each.state))
    lines = fitting(lines, most)
    if left := len(table) - len(lines):
        lines.append(speak("league-standings-more", count=left))
    return lines


def points(of: Standing, speak: Speaker) -> str:
    """League points, as people read them."""
    return speak("league-points", points=round(of.points / UNIT, 2))


def _division(table: Sequence[Standing], division: int, speak: Speaker) -> str:
    one = all(each.division == table[0].division for each in table)
    return speak("league-division-only") if one else speak("league-division", n=division + 1)


def standings_head(book: Book, season: int, speak: Speaker) -> str:
    """Whose standings they are."""
    return speak("league-standings-head", title=harmless(book.league.title), season=said_season(book, season))


def said_season(book: Book, season: int | None = None) -> int:
    """The number of a season (None: the present one), as it is said; 0 where there is but one."""
    return (book.league.season if season is None else season) if charter_of(book.league).seasons > 1 else 0


def as_shown(book: Book) -> Book:
    """The league in the season whose standings are shown: while people sign up for the next one, the last."""
    league = book.league
    if league.stage is not Stage.SIGN_UP or league.season < 2:
        return book
    rounds = max((each.round for each in of_season(book, league.season - 1)), default=0)
    return replace(book, league=replace(league, season=league.season - 1, round=rounds, stage=Stage.OVER))


def has_standings(book: Book) -> bool:
    """Whether anything counts yet."""
    return any(each.tables for each in stands(as_shown(book)))


def standing_tallies(book: Book, seen: Seen, speak: Speaker) -> Tallies | None:
    """The picture of how it stands; None while nothing was played."""
    table = seen.table
    if not any(each.tables for each in table):
        return None
    names = {each.number: harmless(each.name) or speak("league-forgotten") for each in book.entrants}
    blocks = tuple(_blocks(table, names, speak))
    head = standings_head(book, seen.season, speak)
    of = speak("league-standings-of", rounds=seen.rounds, open="yes" if seen.open else "no")
    return Tallies(head, of, blocks=blocks, alt=tuple(_alt(head, blocks, speak)))


def _blocks(table: Sequence[Standing], names: Mapping[int, str], speak: Speaker) -> Iterator[Block]:
    columns = (speak("league-column-points"), speak("league-column-tables"))
    divisions = sorted({each.division for each in table})[:DIVISIONS]
    for division in divisions:
        here = [each for each in table if each.division == division][: DRAWN // len(divisions)]
        rows = tuple(
            Row(
                speak("league-standing-name", place=each.place, name=names[each.entrant]),
                (points(each, speak), str(each.tables)),
                max((other.points for other in here), default=0),
                each.points,
                speak("league-champion") if each.state == "champion" else "",
            )
            for each in here
        )
        yield Block(_division(table, division, speak), columns, rows, max(1, *(row.length for row in rows)))


def _alt(head: str, blocks: Sequence[Block], speak: Speaker) -> Iterator[str]:
    yield f"{head}."
    for block in blocks:
        yield f"{block.head}:"
        for row in block.rows:
            numbers = ", ".join(f"{name} {value}" for name, value in zip(block.columns, row.values, strict=True))
            what = ", ".join(filter(None, (row.words, row.under)))
            yield speak("alt-stats", what=what, numbers=numbers)
