"""The message of a league: what is played, who is in it, its round, and the presses to join and to leave."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.game import AnyGame
from host import harmless
from host.leagues.book import Book, Stage, Where
from host.leagues.charter import charter_of, in_it
from host.leagues.moves import free_places, place_of
from words import Speaker

from ..kit.card import Button, Card, Part
from ..kit.custom_ids import Ref
from .league_lines import (
    has_standings,
    now_seen,
    people_line,
    preview_line,
    rules_line,
    settings_line,
    standing_lines,
    table_lines,
    terms_line,
)

STANDS = 1_000
"""The most bytes of standings in the message itself."""


def league_card(
    book: Book,
    games: Mapping[str, AnyGame],
    speak: Speaker,
    mark: str = "",
    reader: int | None = None,
    places: Mapping[int, Where] = {},
) -> Card:
    """The message; `mark` tells it from others, `reader` is who alone sees it, `places` says where its tables are."""
    league, charter = book.league, charter_of(book.league)
    season = max(1, league.season)
    head = [f"## {speak('league-head', title=harmless(league.title))}", state_line(book, speak)]
    if charter.seasons > 1:
        head.append(speak("league-season", season=season, seasons=charter.seasons))
    told = (rules_line(charter, games, speak), settings_line(charter, games, speak), terms_line(charter, speak))
    head += [f"-# {each}" for each in told if each]
    parts: list[Part] = ["\n".join(head)]
    there = sum(map(in_it, book.entrants))
    if league.stage in (Stage.DRAFT, Stage.SIGN_UP):
        parts.append(people_line(book, speak))
        parts.append(preview_line(charter, there, speak))
    else:
        if league.stage is Stage.PLAYED:
            parts.append("\n".join(table_lines(book, games, speak, places)))
            free = len(free_places(book))
            parts.append(speak("league-free", count=free) if free else "")
        if has_standings(book):
            parts.append("\n".join(standing_lines(book, now_seen(book), speak, STANDS)))
    if league.organiser:
        parts.append(f"-# {speak('league-organiser', who=f'<@{league.organiser}>')}")
    parts.append(tuple(_buttons(book, speak, mark, reader)))
    return Card(tuple(parts))


def state_line(book: Book, speak: Speaker) -> str:
    """How far it is."""
    league = book.league
    return speak(f"league-is-{league.stage}", until=str(league.until), round=max(1, league.round))


def _buttons(book: Book, speak: Speaker, mark: str, reader: int | None) -> list[Button]:
    league, number = book.league, book.league.id
    inside = None if reader is None else place_of(book, reader) is not None
    buttons = [] if inside else join_buttons(book, speak, mark)
    if league.stage in (Stage.SIGN_UP, Stage.PLAYED) and inside is not False:
        buttons.append(Button(speak("button-league-leave"), Ref("lgleave", token=mark, page=number).id()))
    if has_standings(book):
        buttons.append(Button(speak("button-league-standings"), Ref("lgtable", token=mark, page=number).id()))
    if reader is not None and reader == league.organiser and league.stage is not Stage.OVER:
        buttons.append(events_button(book, speak))
    return buttons


def events_button(book: Book, speak: Speaker) -> Button:
    """The one by which its organiser has Discord's own events tell of it, or no longer."""
    on = charter_of(book.league).events
    label = speak("button-league-events", on="on" if on else "off")
    return Button(label, Ref("lgevents", page=book.league.id, text="off" if on else "on").id())


def join_buttons(book: Book, speak: Speaker, mark: str) -> list[Button]:
    """The one to come in, while somebody can."""
    if book.league.stage is Stage.SIGN_UP or (book.league.stage is Stage.PLAYED and free_places(book)):
        return [Button(speak("button-league-join"), Ref("lgjoin", token=mark, page=book.league.id).id(), "success")]
    return []
