"""All laws, and the cases they are tried on. A game is tried by being listed in `games.LISTED`."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from engine.core.game import Game
from games import GAMES
from tests.soak import SOAK, times

from . import ahead, checks, games, secrecy

Law = Callable[[Game[Any], int, int], None]
"""Takes a game, a number of seats, and about how many positions to look at. Raises its findings."""

LAWS: tuple[Law, ...] = (
    games.law_types_are_plain,
    games.law_settings_can_be_chosen,
    checks.law_somebody_can_always_move,
    checks.law_what_is_offered_is_accepted,
    checks.law_sentences_keep_what_they_promise,
    checks.law_what_is_chosen_part_by_part_is_there,
    checks.law_nothing_else_is_accepted,
    checks.law_every_action_has_one_text,
    checks.law_every_decision_has_a_default,
    checks.law_a_new_decision_has_a_new_name,
    checks.law_states_survive_storage,
    checks.law_notes_can_be_stored,
    checks.law_what_is_offered_can_be_said,
    games.law_the_record_is_the_game,
    games.law_undo_crosses_nothing_drawn_or_revealed,
    games.law_drawing_and_revealing_end_undo,
    games.law_simultaneous_answers_commute,
    secrecy.law_what_a_seat_cannot_know_does_not_show,
    secrecy.law_what_is_imagined_depends_on_nothing_hidden,
    secrecy.law_a_step_shows_nothing_unless_it_ends_undo,
    secrecy.law_a_secret_answer_stays_secret,
    secrecy.law_imagination_reaches_all_that_is_hidden,
    secrecy.law_a_refusal_tells_nothing_hidden,
    secrecy.law_practice_opponents_know_what_their_seat_knows,
    ahead.law_a_turn_ahead_is_one_that_comes,
    ahead.law_a_standing_answer_is_taken_back,
    secrecy.law_a_capsule_tells_what_its_reader_knows,
    games.law_a_game_comes_to_an_end,
    games.law_every_decision_is_reached,  # the last: it plays more games than are kept
)


SMALL, FULL, PART = times(100), times(30), times(12)
"""Positions each law looks at: in the small games, for which mistakes in laws are planted; in the others with the
fewest and the most seats, and with a number between."""


def cases(listed: Iterable[Game[Any]]) -> list[tuple[Game[Any], int]]:
    """Each game with each number of seats it is made for."""
    return [(game, seats) for game in listed for seats in game.seats]


def count(game: Game[Any], seats: int) -> int:
    """How many positions the laws look at."""
    if game not in GAMES:
        return SMALL
    return FULL if seats in (game.seats[0], game.seats[-1]) or SOAK > 1 else PART
