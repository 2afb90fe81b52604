"""Positions in the middle of a turn as plain data, and playing on from them.

    s = taking(sheet(), green1="two_halves")              Ann begins a round and must take a die
    s = turn(sheet("C2-NS", tea="3/1"), now="curve")      Ann's turn is open, Ben is asked for a die
    step = play(s, "road B3-ES", "finish")

A sheet is written as its roads, then by name what is not at its start: goods circled and sold, persons by boxes,
buildings by their value, river spaces. Eight dice lie in the middle unless `taken` or `elephant` says otherwise.
"""

from __future__ import annotations

from typing import Any

from engine.core.model import Seat
from engine.games.charmers import GAME
from engine.games.charmers.edition import BUILDINGS, DICE, GOODS, HOUSE, PERSONS, Edition
from engine.games.charmers.flow import Position
from engine.games.charmers.phases.rounds import Rolling, Rounds
from engine.games.charmers.phases.turns import Turns
from engine.games.charmers.state import Box, Die, Hand, Sheet, Table, Turn
from tests.games.playing import Playing

ANN, BEN, CLEO, DAN, EVE = (Seat(n) for n in range(5))
FACES = ("tea_silk", "spice_spice", "straight", "curve", "lotus", "fish", "maharani", "builder")
"""The faces of the eight dice, unless a test says otherwise."""


def sheet(roads: str = "", **marks: Any) -> Sheet:
    """A sheet with these roads ("B3-EW C2-NS") and marks: tea="3/1" or tea=3, mogul=2, temple=3, river="1 4"."""
    found = Sheet(1, dict(each.split("-") for each in roads.split()))
    for name, value in marks.items():
        if name in GOODS:
            circled, _, sold = str(value).partition("/")
            found.circled[name], found.sold[name] = int(circled), int(sold or 0)
        elif name in PERSONS:
            found.palace[name] = value
        elif name in BUILDINGS:
            found.upgrades[name] = value
        elif name == "river":
            found.river = [int(space) for space in str(value).split()]
        else:
            assert name in ("karma", "used", "money", "fame"), name
            setattr(found, name, value)
    return found


def table(*sheets: Sheet, edition: Edition = HOUSE, side: str = "sun", **faces: str) -> Table:
    """A table of the third round, three sheets unless more or two are given, all dice in the middle."""
    own = [*sheets, *(sheet() for _ in range(3 - len(sheets)))] if len(sheets) != 2 else list(sheets)
    dice = {name: Die(faces.pop(name, face)) for name, face in zip(DICE, FACES, strict=True)}
    assert not faces, faces
    assert side in ("sun", "moon")
    return Table(edition, side, own, [None for _ in own], dice, round=3, go=1)


def position(t: Table, *frames: Any) -> Position:
    """The whole of it, checked and as if loaded."""
    flow: list[Any] = [Rounds(serial=1), *frames]
    for n, frame in enumerate(flow, 1):
        frame.serial = n
    s = Position(t, [Hand() for _ in t.sheets], Box(), flow, ticks=len(flow))
    GAME.rules.check(s)
    return GAME.decode(GAME.encode(s))


def taking(
    *sheets: Sheet,
    asked: Seat = ANN,
    taken: dict[str, Seat] | None = None,
    elephant: str = "",
    go: int = 1,
    start: Seat = ANN,
    **given: Any,
) -> Position:
    """A seat must take a die. If it is not the starting player, Ann has taken green1, and green2 is on the
    elephant."""
    t = table(*sheets, **given)
    t.asked, t.go, t.start = asked, go, start
    if asked != start or go > 1:
        taken = {"green1": start} if taken is None else taken
        elephant = elephant or "green2"
    _lie(t, taken or {}, elephant)
    return position(t, Turns())


def turn(
    *sheets: Sheet,
    now: str = "",
    open: str = "",  # the name of the field
    purple: str = "tea_silk spice_spice",
    die: str = "green1",
    asked: Seat | None = BEN,
    elephant: str = "green2",
    **given: Any,
) -> Position:
    """Ann's turn is open, with something to be done now or with bonuses open; Ben is asked for a die."""
    t = table(*sheets, **given)
    t.asked = asked
    t.turns[ANN] = Turn(die, purple.split(), now, open.split())
    _lie(t, {die: ANN}, elephant)
    return position(t, Turns())


def rolling(*sheets: Sheet, start: Seat = BEN, **given: Any) -> Position:
    """The starting player of the fourth round is asked to roll."""
    t = table(*sheets, **given)
    t.round, t.go, t.start = 4, 0, start
    _lie(t, {"green1": ANN}, "green2")
    return position(t, Rolling(who=start))


def _lie(t: Table, taken: dict[str, Seat], elephant: str) -> None:
    for die, seat in taken.items():
        t.dice[die].where, t.dice[die].seat = "tile", seat
    if elephant:
        t.dice[elephant].where = "elephant"


# --- playing on

PLAYING = Playing(GAME)
play, after, refused = PLAYING.play, PLAYING.after, PLAYING.refused
options, verbs, shown = PLAYING.options, PLAYING.verbs, PLAYING.shown


def mine(s: Position, seat: Seat = ANN) -> Sheet:
    """A seat's sheet."""
    return s.table.sheets[seat]


def left(s: Position, seat: Seat = ANN) -> list[str] | None:
    """The open bonuses of a seat, None when its turn is over."""
    found = s.table.turns[seat]
    return None if found is None else found.open


def now(s: Position, seat: Seat = ANN) -> str:
    """What a seat must do now."""
    found = s.table.turns[seat]
    assert found is not None
    return found.now


def stock(s: Position, seat: Seat = ANN) -> dict[str, int]:
    """A seat's goods circled and not sold, without kinds it has none of."""
    return {good: n for good, n in mine(s, seat).stock().items() if n}
