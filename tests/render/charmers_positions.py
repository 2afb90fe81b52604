"""Positions of The Dice Charmers for the picture tests: the start, the middle, the most crowded, the end."""

from __future__ import annotations

from engine.core.model import Seat
from engine.games.charmers.edition import BUILDINGS, PERSONS
from engine.games.charmers.flow import Position
from engine.games.charmers.state import Sheet
from tests.games.charmers.positions import ANN, BEN, CLEO, sheet, taking, turn

FIRST = sheet("C2-NS D3-EW", tea=2, silk="1/1", river=1, merchant=1, money=4, fame=2)
MIDDLE = sheet(
    "C2-NS C1-ESW D1-SW D2-NES B3-EW A3-EW D3-EW E3-NEW E2-ES C4-NSW B4-EW C5-NS",
    river="1 2 4 6 7",
    tea="4/2",
    silk="3/3",
    spice="5/2",
    karma=3,
    used=1,
    money=27,
    fame=8,
    mogul=2,
    maharani=1,
    merchant=3,
    raja=1,
    builder=2,
    portuguese=1,
    temple=2,
    garden=3,
    mausoleum=2,
)
EVERY = " ".join(f"{column}{row}-NESW" for column in "ABCDE" for row in range(1, 6) if (column, row) != ("C", 3))
FULL = sheet(
    EVERY,
    river="1 2 3 4 5 6 7 8 9",
    tea="6/6",
    silk="6/5",
    spice="6/6",
    karma=5,
    used=4,
    money=63,
    fame=21,
    **dict.fromkeys((*PERSONS, *BUILDINGS), 3),
)
LATE = sheet(
    "C2-NS C1-ESW B1-EW A1-ES D1-EW E1-SW",
    river="3 6 9",
    tea=6,
    silk="6/2",
    spice="5/5",
    karma=3,
    merchant=3,
    raja=1,
    money=30,
    fame=8,
)
NEAR = sheet("C4-NS C5-NEW B5-EW D5-SW", river="2 3 5", tea=6, silk="6/3", karma=2, money=44, fame=6, temple=2)
ENDED = sheet(
    "C2-NESW B2-EW A2-NEW", river="3 6 9", tea="5/4", silk="4/4", spice="6/1", karma=4, used=2, money=25, fame=14
)


def ended(*sheets: Sheet, side: str) -> Position:
    """The end of a game."""
    s = taking(*sheets, side=side, asked=Seat(len(sheets) - 1))
    s.table.reason, s.table.asked = "overlap", None
    s.flow = []
    return s


def begun(s: Position, before: Sheet) -> Position:
    """The same in the middle of the first seat's turn, which has written all that is not in that sheet."""
    now = s.table.turns[0]
    assert now is not None
    now.before = before
    return s


CHAIN = begun(
    turn(
        MIDDLE,
        *(NEAR, FIRST),
        now="market_same",
        open="merchant upgrade half",
        die="blue1",
        elephant="blue2",
        asked=BEN,
    ),
    sheet(
        "C2-NS C1-ESW D1-SW D2-NES B3-EW A3-EW D3-EW E3-EW C4-NS",
        river="1 2 4 6",
        tea="4/2",
        silk="3/3",
        spice="3/1",
        karma=2,
        used=1,
        money=22,
        fame=6,
        mogul=2,
        maharani=1,
        merchant=2,
        raja=1,
        builder=2,
        portuguese=1,
        temple=2,
        garden=2,
        mausoleum=2,
    ),
)
TABLES: dict[str, Position] = {
    "start": taking(side="moon"),
    "two": taking(MIDDLE, FIRST, asked=BEN, go=2, taken={"purple1": ANN, "green1": BEN, "blue2": ANN}),
    "four": turn(
        *(MIDDLE, FIRST, NEAR, sheet()),
        now="sell_or_take",
        die="orange1",
        elephant="orange2",
        orange1="merchant",
    ),
    "crowded": turn(FULL, FULL, MIDDLE, NEAR, FULL, open="palace goods2 half half back_any sell_same3", side="moon"),
    "karma": taking(
        *(MIDDLE, NEAR, FIRST),
        asked=CLEO,
        taken={"green1": ANN, "blue1": BEN},
        elephant="green2",
        blue2="crane",
        orange2="maharani",
    ),
    "halves": turn(MIDDLE, now="two_halves", green1="two_halves"),
    "misfits": taking(
        *(LATE, NEAR, FIRST, FIRST),
        taken={"green1": BEN, "blue1": CLEO},
        elephant="green2",
        purple2="spice_spice",
        blue2="crane",
        orange1="merchant",
        orange2="raja",
    ),
    "chain": CHAIN,
    "upgrade": turn(NEAR, MIDDLE, open="upgrade palace back_any half half", side="moon"),
    "fresh sun": begun(turn(FULL, MIDDLE, open="palace goods2 half half back_any sell_same3"), sheet()),
    "fresh moon": begun(turn(FULL, MIDDLE, open="palace goods2 half half back_any sell_same3", side="moon"), sheet()),
    "carried goods": taking(FIRST, FIRST, asked=BEN, taken={"purple1": ANN}, elephant="purple2", purple2="tea_silk"),
    "carried crane": taking(FIRST, FIRST, asked=BEN, taken={"blue1": ANN}, elephant="blue2", blue2="crane"),
    "end": ended(ENDED, FULL, MIDDLE, NEAR, ENDED, side="moon"),
    "end of two": ended(ENDED, ENDED, side="moon"),
    "end of four": ended(ENDED, MIDDLE, NEAR, ENDED, side="moon"),
}
"""By name."""
