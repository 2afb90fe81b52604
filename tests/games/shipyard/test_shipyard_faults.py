"""The judge of the practice opponent: that it finds what a person would laugh at, and nothing else."""

from __future__ import annotations

import pytest

from engine.core.chance import Seeded
from engine.core.opponents import random_player
from engine.games.shipyard import GAME
from engine.games.shipyard.flow import Position

from .faults import FAULTS, Judge
from .positions import ANN, after, docked, player, position, turn

AFLOAT = {"canals": "canal6-M13-0", "figure": "M13-w-w"}
"""A canal with the figure that came in from the west."""


def judged(s: Position, *words: str) -> dict[str, int]:
    """What a judge finds in actions carried out one after the other."""
    judge = Judge(ANN)
    for each in words:
        before, s = s, after(s, each)
        judge.sees(before, GAME.parse(each), s)
    return dict(judge.faults)


@pytest.mark.parametrize(
    ("fields", "words", "found"),
    [
        ({"yard": "b1 m1", "guilders": 5, **AFLOAT}, ("ships", "build stern1-3", "stop"), "unscored"),
        ({"yard": "b1 m1", "captain": 1, "guilders": 9}, ("ships", "build stern1-3", "stop", "scrap 1"), "unscored"),
        ({"yard": "b1 m1", "captain": 1, **AFLOAT}, ("ships", "build stern1-3", "stop"), ""),
        ({"yard": "b1 m1", "captain": 1, **AFLOAT}, ("ships", "build stern1-3", "stop", "scrap 1"), "given up"),
        (AFLOAT, ("canal", "rent canal1-L13-0"), "dead canal"),
        (AFLOAT, ("canal", "rent canal1-N13-0"), ""),
        ({"yard": "b1"}, ("ships", "build bow2-2"), "stray card"),
        ({"yard": "b1"}, ("ships", "build stern2-9"), ""),
    ],
)
def test_what_is_seen_at_once(fields: dict[str, object], words: tuple[str, ...], found: str) -> None:
    s = turn(position(player(**fields), player()))
    assert judged(s, f"choose {words[0]}", *words[1:]) == ({found: 1} if found else {})


@pytest.mark.parametrize(("route", "found"), [("en", {}), ("wn", {"poor voyage": 1})])
def test_a_worse_route_with_the_same_load_is_found(route: str, found: dict[str, int]) -> None:
    """From the south side of a canal to the ribbon in the east, or to the lifeboat in the west without having one."""
    sailer = player(yard="b6 m1 s1", canals="canal6-M13-0", figure="M13-s-s", captain=1, sail=1)
    assert judged(docked(sailer, player()), f"launch 1-1-0-0-1-0-0-0-0-2-{route}") == found


def test_a_player_by_lot_leaves_much_unused() -> None:
    judge, key, n = Judge(ANN), b"by lot", 0
    s = GAME.start(2, Seeded(key, 0, 0)).state
    while waiting := GAME.waiting(s):
        n, seat = n + 1, waiting[0]
        action = random_player(GAME, s, seat, Seeded(key, 1, n))
        before, s = s, GAME.apply(s, seat, action, Seeded(key, 0, n)).state
        if seat == judge.seat:
            judge.sees(before, action, s)
    judge.ends(s)
    idle = [name for name in FAULTS if name.startswith("idle") and judge.faults[name]]
    assert len(idle) >= 3
    assert len(judge.notes) == sum(judge.faults.values())
