"""The cards from which a table's terms, and a league's, are chosen stand on the first screen of a phone, whole."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import msgspec
import pytest
from msgspec.structs import replace

import db
from cogs.kit.card import Card
from cogs.league import draft_card, draft_terms
from cogs.lobby import clock_card, terms_card
from cogs.proposals import terms as new_terms
from engine.games import charmers, milestones
from games import GAMES
from host import Table
from host.calls import Terms
from host.clocks.terms import DAY, ENDS, HOUR, ClockTerms
from host.leagues.charter import Charter
from host.leagues.format import KINDS, Format
from tests.cogs.heights import SCREEN, heights
from tests.cogs.positions import table
from words import LOCALES, Speaker

CLOCKS = (None, *(ClockTerms(turn=12 * HOUR, bank=7 * DAY, cap=10 * DAY, weekends=False, end=end) for end in ENDS))


def with_terms(terms: Terms) -> Table:
    full = table(milestones.GAME, 4)
    return replace(full, row=replace(full.row, terms=msgspec.json.encode(terms)))


def league(charter: Charter) -> db.Book:
    body = msgspec.json.encode(charter)
    row = db.League(id=9, server=1, channel=1, organiser=1, title="The Cup of the Year", body=body, since=0, until=0)
    return db.Book(row, [], [])


def cards(locale: str) -> Iterator[tuple[str, Card]]:
    speak, line = Speaker(locale), Speaker(locale)("setup-saved")
    seats = {each.key: (each.seats[0], each.seats[-1]) for each in GAMES}
    known, editions = {each.key: each for each in GAMES}, {each.key: [("house-1", "House board 1")] for each in GAMES}
    for clock, rated in product(CLOCKS, ("off", "on")):
        terms = Terms(clock=clock, rated=rated, joins="invited", reliable="on", full="start")
        at = with_terms(terms)
        own = at.speaker(locale)
        for page in range(len(terms_card.PAGES)):
            yield f"terms {page}", terms_card.card(at, own, at.row.created_by, line, page)
        yield "clock", clock_card.card(at, own)
        for page in range(len(new_terms.PAGES)):
            yield f"other terms {page}", new_terms.card(at, terms, own, line, page)
        charter = Charter(Format("swiss", (charmers.GAME.key,), 4, 3, 3), 1, terms=terms)
        for page in range(len(draft_terms.PAGES)):
            yield f"league's terms {page}", draft_terms.terms_card(league(charter), speak, line, page)
        for kind, page in product(KINDS, range(len(draft_card.PAGES))):
            made = replace(charter, format=replace(charter.format, kind=kind, rounds=3 if kind == "swiss" else 0))
            yield (
                f"{kind} {page}",
                draft_card.draft_card(league(made), GAMES, seats, known, editions, speak, line, page),
            )


@pytest.mark.parametrize("locale", LOCALES)
def test_terms_are_chosen_from_cards_that_a_phone_shows_whole(locale: str) -> None:
    tall = dict[str, int]()
    for kind, card in cards(locale):
        card.view()
        tall[kind] = max(tall.get(kind, 0), heights(card).whole)
    assert {kind: whole for kind, whole in tall.items() if whole > SCREEN} == {}


@pytest.mark.parametrize("locale", LOCALES)
def test_what_is_not_chosen_on_a_page_is_said_there(locale: str) -> None:
    speak, terms = Speaker(locale), Terms(clock=CLOCKS[1])
    at = with_terms(terms)
    for page, names in enumerate(terms_card.PAGES):
        said = repr(terms_card.card(at, at.speaker(locale), 0, page=page))
        for each in (each for names in terms_card.PAGES for each in names):
            assert speak(f"term-{each}") in said, (page, each)
            assert (f'"term"|{each}' in said) <= (each in names)
