"""The message of a league: what is played, who is in it, its round, and the presses to join and to leave."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.game import AnyGame
from host import harmless
from host.leagues.book import Book, Stage
from host.leagues.charter import charter_of, in_it
from host.leagues.moves import free_places
from words import Speaker

from ..kit.card import Button, Card, Part
from ..kit.custom_ids import Ref
from .league_lines import people_line, preview_line, rules_line, standing_lines, table_lines, terms_line

STANDS = 1_000
"""The most bytes of standings in the message itself."""


def league_card(book: Book, games: Mapping[str, AnyGame], speak: Speaker, mark: str = "") -> Card:
    """The message; `mark` tells it from others."""
    league, charter = book.league, charter_of(book.league)
    season = max(1, league.season)
    head = [f"## {speak('league-head', title=harmless(league.title))}", state_line(book, speak)]
    if charter.seasons > 1:
        head.append(speak("league-season", season=season, seasons=charter.seasons))
    head.append(f"-# {rules_line(charter, games, speak)}\n-# {terms_line(charter, speak)}")
    parts: list[Part] = ["\n".join(head)]
    there = sum(map(in_it, book.entrants))
    if league.stage in (Stage.DRAFT, Stage.SIGN_UP):
        parts.append(people_line(book, speak))
        parts.append(preview_line(charter, there, speak))
    else:
        if league.stage is Stage.PLAYED:
            parts.append("\n".join(table_lines(book, games, speak)))
            free = len(free_places(book))
            parts.append(speak("league-free", count=free) if free else "")
        parts.append("\n".join(standing_lines(book, speak, over=league.stage is Stage.OVER, most=STANDS)))
    if league.organiser:
        parts.append(f"-# {speak('league-organiser', who=f'<@{league.organiser}>')}")
    parts.append(tuple(_buttons(book, speak, mark)))
    return Card(tuple(parts))


def state_line(book: Book, speak: Speaker) -> str:
    """How far it is."""
    league = book.league
    return speak(f"league-is-{league.stage}", until=str(league.until), round=max(1, league.round))


def _buttons(book: Book, speak: Speaker, mark: str) -> list[Button]:
    league, number = book.league, book.league.id
    buttons = []
    if league.stage is Stage.SIGN_UP or (league.stage is Stage.PLAYED and free_places(book)):
        buttons.append(Button(speak("button-league-join"), Ref("lgjoin", token=mark, page=number).id(), "success"))
    if league.stage in (Stage.SIGN_UP, Stage.PLAYED):
        buttons.append(Button(speak("button-league-leave"), Ref("lgleave", token=mark, page=number).id()))
    buttons.append(Button(speak("button-league-standings"), Ref("lgtable", token=mark, page=number).id()))
    return buttons
