"""No sentence that a game prints looks wrong: its log, what an option would cost and bring, and refusals, in a game
of random players, in every language."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from engine.core.chance import Seeded
from engine.core.game import AnyGame
from engine.core.model import Action, Illegal, Seat
from engine.core.offers import pick
from engine.core.opponents import random_player
from games import GAMES
from tests.words.printed import PEOPLE, faults, faults_of_sentence
from words import LOCALES, Speaker

MOVES = 160
"""Moves of a game; each also tries what was offered some moves ago."""
AGO, EVERY = 9, 10
"""Of moves ago what is tried; between two looks at what is kept in mind."""


class Told:
    """What was said, each sentence once: whole ones, and parts of lines."""

    def __init__(self, speakers: list[Speaker]) -> None:
        self.speakers = speakers
        self.sentences = dict[tuple[str, str], None]()
        self.parts = dict[tuple[str, str], None]()

    def whole(self, said: Any) -> None:
        self.sentences |= dict.fromkeys((speak.locale, said(speak)) for speak in self.speakers)

    def part(self, said: Any) -> None:
        self.parts |= dict.fromkeys((speak.locale, said(speak)) for speak in self.speakers)


def tell(game: AnyGame, seats: int, told: Told) -> None:
    """A game of random players, with all that is said on the way."""
    step, offered = game.start(seats, Seeded(b"printed", 0, 0)), list[tuple[Seat, Action]]()
    for n in range(1, MOVES):
        for note in step.notes:
            told.whole(lambda speak, note=note: speak.note(note))
        if not (waiting := game.waiting(step.state)):
            break
        seat, chance = waiting[0], Seeded(b"printed player", 0, n)
        view = game.view(step.state, seat)
        told.part(lambda speak, view=view: speak.doing(view))
        if n % EVERY == 0:
            told.part(lambda speak, view=view: "\n".join(game.guide.overview.reminders(view, speak)))
        for offer in game.offers(step.state, seat):
            action = offer.action(**{name: pick(domain, chance.below) for name, domain in offer.fields.items()})
            offered.append((seat, action))
            preview = game.preview(step.state, seat, action)
            told.part(lambda speak, preview=preview: speak.preview(preview))
        for illegal in refused(game, step.state, offered[-AGO:-1:2]):
            told.whole(lambda speak, illegal=illegal: speak.refusal(illegal))
        step = game.apply(step.state, seat, random_player(game, step.state, seat, chance), Seeded(b"printed", 0, n))


def refused(game: AnyGame, s: Any, tried: list[tuple[Seat, Action]]) -> Iterator[Illegal]:
    """The objections to some actions."""
    for seat, action in tried:
        try:
            game.apply(s, seat, action, Seeded(b"printed try", 0, 0))
        except Illegal as illegal:
            if illegal.code != "not-offered":  # it repeats the action, which panels put into words
                yield illegal


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_what_a_game_says_is_written_well(game: AnyGame) -> None:
    seats = game.seats[-1]
    told = Told([Speaker(locale, game, PEOPLE[:seats]) for locale in LOCALES])
    tell(game, seats, told)
    assert told.sentences
    assert told.parts
    found = [fault for locale, said in told.sentences for fault in faults_of_sentence(said, locale)]
    found += [fault for locale, said in told.parts for fault in faults(said, locale)]
    found += [fault for speak in told.speakers for fault in faults(speak("rules"), speak.locale)]
    assert found == []


@pytest.mark.parametrize(
    ("locale", "said"),
    [
        ("en", "Ann triggers the end: The goal was reached.. Everybody has one more turn."),
        ("en", "Ann has  two."),
        ("en", "Left on the ground: ."),
        ("en", "Ann loses -2 points."),
        ("en", "That costs 1 guilders."),
        ("en", "Ann scores 1.5 point."),
        ("en", "Ann blocks the ship's way."),
        ("en", "It comes only after trader_grain1."),
        ("en", "donkey 12 is full."),
        ("en", "2 boards: there is nothing."),
        ("en", "That is the Ann."),
        ("en", "Nothing lies here"),
        ("de", "Ann zieht zur Mühle , dann weiter."),
        ("de", "Das kostet 1 Punkte."),
        ("de", "Ann erhält 0 Punkt."),
        ("de", "Ann erhält 1,5 Punkt."),
        ("de", "Ann kreist 2 Gewürz ein."),
        ("de", "Er gehört der Ann."),
        ("de", "Wenn Sie wollen."),
        ("de", "Das gibt es ()."),
    ],
)
def test_a_sentence_that_looks_wrong_is_found(locale: str, said: str) -> None:
    assert [*faults_of_sentence(said, locale)]
