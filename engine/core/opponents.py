"""Practice opponents for every game. They see only their seat's view: what is hidden is imagined anew each time."""

from __future__ import annotations

from collections.abc import Callable

from .chance import Chance
from .frames import AnyPosition
from .game import AnyGame
from .model import Action, Seat
from .offers import Offer, pick

TRIED = 60
"""How many actions to try of an offer that has too many to list."""

Opponent = Callable[[AnyGame, AnyPosition, Seat, Chance], Action]
"""Chooses one of the actions offered to a seat in a state. The draws it makes are its own, not the game's."""


def random_player(game: AnyGame, s: AnyPosition, seat: Seat, chance: Chance) -> Action:
    """Any verb, then any value of each field, as likely as the others."""
    offers = game.offers(s, seat)
    offer = offers[chance.below(len(offers))]
    return by_lot(offer, chance)


def by_lot(offer: Offer, chance: Chance) -> Action:
    """An action with any value of each field."""
    return offer.action(**{name: pick(domain, chance.below) for name, domain in offer.fields.items()})


def steady_player(game: AnyGame, s: AnyPosition, seat: Seat, chance: Chance) -> Action:
    """The steady planner's choice. Without one it tries every action (of choices never listed, some at random) and
    takes the one with the best view; ties at random."""
    if game.opponents.steady is not None:
        return _planned(game.opponents.steady, game, s, seat, chance)
    imagined, estimate = game.imagined(s, seat, chance), game.opponents.estimate
    if estimate is None:
        return random_player(game, imagined, seat, chance)
    best: list[Action] = []
    best_value = 0
    for offer in game.offers(imagined, seat):
        for action in offer if offer.listed else [by_lot(offer, chance) for _ in range(TRIED)]:
            view = game.view(game.apply(imagined, seat, action, chance).state, seat)
            value = estimate(view)
            if not best or value > best_value:
                best, best_value = [action], value
            elif value == best_value:
                best.append(action)
    return best[chance.below(len(best))]


def strong_player(game: AnyGame, s: AnyPosition, seat: Seat, chance: Chance) -> Action:
    """The strong planner's choice; in a game without one the steady player's."""
    if game.opponents.strong is None:
        return steady_player(game, s, seat, chance)
    return _planned(game.opponents.strong, game, s, seat, chance)


def _planned(planner: Opponent, game: AnyGame, s: AnyPosition, seat: Seat, chance: Chance) -> Action:
    """A planner's choice on an imagined state, or the default if that is not offered."""
    imagined = game.imagined(s, seat, chance)
    planned = planner(game, imagined, seat, chance)
    offered = any(offer.admits(planned) for offer in game.offers(imagined, seat))
    return planned if offered else game.default(imagined, seat)


OPPONENTS: dict[str, Opponent] = {"strong": strong_player, "steady": steady_player, "random": random_player}
"""The kinds of practice opponents by the name a table keeps, the strongest first."""


def kinds(game: AnyGame) -> list[str]:
    """The kinds that differ in a game, the strongest first."""
    own = game.opponents
    has = {"strong": own.strong is not None, "steady": own.steady is not None or own.estimate is not None}
    return [kind for kind in OPPONENTS if has.get(kind, True)]
