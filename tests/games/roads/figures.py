"""The rulebook's figures as positions. Tiles are called as in the figure; the names the map gives them follow."""

from __future__ import annotations

from typing import Any

from engine.core.model import Seat
from engine.games.roads.state import Building, Table

from .positions import table

# Figure: a network of roads. The terrain is not shown there; the river leaves the figure in the south-west, where
# a sea tile stands for the rest.
NETWORK = (
    "0,0:P 1,0:P 2,0:P 3,0:M3",
    "0,1:P 1,1:P 2,1:P02 3,1:P",
    "1,2:P13 2,2:P45 3,2:P",
    "0,3:S",
)
X, C, B, S = "A1", "B1", "C1", "D1"
D, A, M, T = "A2", "B2", "C2", "D2"
L, N, U = "C3", "D3", "E3"
MW, ME = "C2w", "C2e"
"""The banks of the tile south-west of the source."""
LN, LS = "C3nw", "C3se"
NI, NO = "D3nw", "D3se"
"""The inner and the outer bank of the sharp bend."""
ROADS = (
    (X, D),
    (C, B),
    (B, A),
    (B, S),
    (A, MW),
    (S, MW),
    (S, ME),
    (S, T),
    (ME, T),
    (T, U),
    (A, LN),
    (LS, NO),
)
DISTANCES = {B: 1, MW: 1, LN: 1, C: 2, S: 2, ME: 3, T: 3, U: 4}
"""Steps by road from A; missing ones cannot be reached by road."""


def network(**fields: Any) -> Table:
    """The network with its roads; fields as for `positions.table`."""
    return table(*NETWORK, roads=ROADS, **fields)


# Figure: a round with conflicts, on hexes with a flat side up.
CONFLICT = (
    "-1,0:P 0,0:P 1,0:M",
    "-2,1:R -1,1:W 0,1:M",
)
MILL, WOODS, SAW, QUARRY, MINE1, MINE2 = "B1", "B2", "A2", "A3", "C1", "C2"
BLUE, YELLOW, RED = Seat(0), Seat(1), Seat(2)


def conflict(**fields: Any) -> Table:
    """The figure's table before production: red kneels next to the temple, blue behind, yellow at the far end."""
    t = table(
        *CONFLICT,
        seats=3,
        layout="flat",
        homes=(WOODS, SAW, MILL),
        roads=((MINE1, MILL), (MILL, SAW), (MILL, WOODS), (SAW, QUARRY), (QUARRY, WOODS), (WOODS, MINE2)),
        units={
            "donkey11": MINE1,
            "donkey12": SAW,
            "donkey13": WOODS,
            "truck21": SAW,
            "donkey22": MILL,
            "donkey23": MINE1,
            "donkey24": WOODS,
            "donkey25": QUARRY,
            "wagon31": MILL,
        },
        loads={
            "donkey12": {"trunks": 1},
            "truck21": {"trunks": 3},
            "donkey25": {"stone": 1},
            "wagon31": {"boards": 1, "trunks": 1},
        },
        ground={MILL: {"boards": 2}},
        buildings={
            MILL: Building("paper_mill", MILL),
            WOODS: Building("woodcutter", WOODS),
            SAW: Building("sawmill", SAW),
            QUARRY: Building("quarry", QUARRY),
            MINE1: Building("mine", MINE1, gold=3, iron=3),
            MINE2: Building("mine", MINE2, gold=3, iron=3),
        },
        temple=[RED, BLUE, YELLOW],
        chart=[YELLOW, BLUE, RED],
        phase="production",
    )
    for name, value in fields.items():
        setattr(t, name, value)
    return t
