"""Positions of Shipyard for the picture tests: the start, the middle, the most crowded, the end."""

from __future__ import annotations

from engine.core.model import Seat
from engine.games.shipyard.flow import Position
from engine.games.shipyard.state import Score, Ship
from tests.games.shipyard.positions import ANN, CLEO, card, player, position, turn


def sailed(cards: str, speed: int, made: tuple[int, int, int, int], **items: int) -> Ship:
    """A ship of a fleet with its points by kind."""
    points = dict(zip(("crew", "equipment", "speed", "voyage"), made, strict=True))
    return Ship([card(each) for each in cards.split()], items, speed, points)


SHORT = sailed("b2 m5 s1", 5, (3, 2, 5, 7), captain=1, merchant=1, soldier=1, sail=1, propeller=1)
MIDDLING = sailed(
    "b4 m1 m10 s5", 6, (4, 2, 6, 9), captain=2, merchant=2, soldier=1, sail=2, propeller=1, crane=1, cannon=1
)
LONG = sailed(
    "b5 m16 m31 m40 m22 m23 m32 m35 s12", 9, (7, 5, 9, 12), captain=3, merchant=2, smokestack=5, propeller=1, crane=2
)


def two() -> Position:
    """Two players in the middle of the game."""
    ann = player(
        yard="b1 m3 m14 . . b6 m8 m24 .", guilders=7, captain=2, sail=1, soldier=1, crane=1, trains="train1 train6",
        employees="engineer_sail recruiter_captain trader_coal1 craftsman_crew helmsman", chosen="crew canal",
        canals="canal1-M13-0 canal2-N13-90 canal3-N14-180 canal4-M14-270 canal5-O13-0", figure="M13-w-w",
        used="canal20 canal21", fleet=[SHORT],
    )  # fmt: skip
    ben = player(
        yard=". . b10 m30 m21 s4 . . .", guilders=0, trains="train2", chosen="exchange equipment",
        employees="foreman", canals="canal6-M13-0 canal7-M14-90", figure="M13-n-n",
    )  # fmt: skip
    return turn(position(ann, ben, laps=1, kept=1), ANN)


def crowded() -> Position:
    """Four players, one of whom has nearly everything."""
    first = two().table.players
    first[0].chosen, first[1].chosen = ["crew"], ["canal"]
    cleo = player(
        yard="b3 m2 m4 m6 m9 m12 m15 m27 .", guilders=123, captain=3, merchant=2, soldier=4, sail=15, smokestack=2,
        propeller=1, crane=3, cannon=12, trains="train3 train5 train11 train12 train13 train14", chosen="exchange",
        employees="engineer_cannon engineer_crane recruiter_soldier recruiter_propeller trader_grain1 trader_grain2 "
        "craftsman_propeller rigger accountant craftsman_crane craftsman_sail craftsman_cannon trader_steel1",
        canals="canal8-M13-0 canal9-N13-90 canal10-O13-180 canal11-P13-0 canal12-M14-90 canal13-M15-0 canal14-N15-0 "
        "canal15-O15-90", figure="O13-s-e", fleet=[MIDDLING, LONG],
    )  # fmt: skip
    s = position(
        *first, cleo, player(chosen="ships", trains="train4"), laps=1,
        row="commodities=14 crew=13 employee=12 ships=11 canal=8 exchange=7 subsidy=6 equipment=5",
    )  # fmt: skip
    return turn(s, CLEO)


def docked() -> Position:
    """Two ships that can be launched, some items marked to keep."""
    ann = player(
        yard=". . b6 m8 m14 s5 b10 m3 s13", captain=3, merchant=1, soldier=2, sail=3, smokestack=1, propeller=1,
        crane=2, cannon=1, employees="craftsman_cannon craftsman_crew craftsman_sail helmsman",
        canals="canal1-M13-0 canal2-N13-90 canal3-N14-180 canal4-M14-270 canal5-O13-0", figure="M13-w-w",
    )  # fmt: skip
    s = turn(position(ann, player(chosen="exchange equipment"), kept=1), ANN)
    s.hands[ANN].keep = {"captain": 1, "sail": 2}
    return s


def end() -> Position:
    """The end of a game of three."""
    s = position(player(fleet=[SHORT]), player(guilders=3), player(guilders=9, fleet=[LONG, SHORT, MIDDLING, SHORT]))
    s.table.reason, s.table.laps = "laps", 3
    s.table.final = [
        Score(17, {"sail_pairs": 0, "ship_cards": 1}, 1),
        Score(0, {"officers": 0, "lanterns": 0, "variety": 0, "safe_ships": 0}, 4),
        Score(88, {"armed_traders": 8, "specialists": 10}, 3),
    ]
    return s


TABLES: dict[str, Position] = {
    "start": turn(position(player(), player())),
    "two": two(),
    "three": turn(position(player(guilders=2), player(yard="b1 m1"), player(captain=1)), Seat(1)),
    "crowded": crowded(),
    "docked": docked(),
    "end": end(),
}
