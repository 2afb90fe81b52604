"""The recorded games of Roads & Boats: `python -m tests.games.roads.record` plays and writes them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from engine.core.chance import Seeded
from engine.core.game import Game
from engine.core.model import Action, Seat
from engine.core.opponents import steady_player
from engine.games.roads import GAME
from engine.games.roads.actions import (
    Batter,
    Bridge,
    BuildWall,
    Buy,
    Learn,
    Leave,
    LetGo,
    Pay,
    Propose,
    Respond,
    Sink,
)
from tests.games.recording import Played, gone, steady, write

FOLDER = Path(__file__).with_name("recorded")
WHIM = 6
"""One in this many decisions is made at random."""
RARE = (Batter, Bridge, BuildWall, Learn, LetGo, Sink, Pay)
"""Verbs that would hardly ever come up otherwise."""
RACE = 8
"""The turn from which a builder buys every brick it can."""


def moody(game: Game[Any], s: Any, seat: Seat, chance: Seeded) -> Action:
    """Plays like the practice opponent, but now and then anything, above all rare actions; agreements are offered
    and answered as often as not."""
    offers = game.offers(s, seat)
    whims = [offer for offer in offers if offer.action in (Propose, Respond)] if chance.below(2) else []
    if not whims and not chance.below(WHIM):
        whims = [offer for offer in offers if offer.action in RARE]
        # a seat done with the rest of the turn, or never asked again, leaves nothing to record
        whims = whims or [offer for offer in offers if offer.action is not Leave]
    if not whims:
        return steady_player(game, s, seat, chance)
    offer = whims[chance.below(len(whims))]
    fields = {name: list(domain.values()) for name, domain in offer.fields.items()}
    return offer.action(**{name: values[chance.below(len(values))] for name, values in fields.items()})


def builder(game: Game[Any], s: Any, seat: Seat, chance: Seeded) -> Action:
    """As moody, but races for the wonder from the eighth turn on."""
    buys = [offer for offer in game.offers(s, seat) if offer.action is Buy] if s.table.turn >= RACE else []
    if not buys:
        return moody(game, s, seat, chance)
    payments = list(buys[0].fields["goods"].values())
    return Buy(payments[chance.below(len(payments))])


GAMES = {
    "mark-2": Played(2, 11, builder),
    "mark-3": Played(3, 12, builder, {"order": "asked"}),
    "mark-4": Played(4, 13, builder),
    "mark-5": Played(5, 15, builder, {"map": "old_roads"}),
    "neutral-2": Played(2, 21, moody, {"map": "laid"}),
    "neutral-3": Played(3, 22, gone),
    "neutral-4": Played(4, 23, steady),
    "turns-1": Played(1, 31, steady),
    "turns-1-moody": Played(1, 32, moody, {"map": "mesopotamia", "mines": "larger"}),
}

if __name__ == "__main__":
    write(GAME, GAMES, FOLDER)
