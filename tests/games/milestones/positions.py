"""Positions as plain data: a game in the middle of a turn, without playing up to it.

    s = position(BuildingOffice(who=ANN), player("stone2 stone4* - # wood5", at="building_office", stone=1))
    step = play(s, "road A2-B3-C4")

A tableau is written space by space: a worker with its number, `*` for its bonus tile, `-` empty, `#` covered.
"""

from __future__ import annotations

import re
from typing import Any

from engine.core.frames import Frame
from engine.core.model import Seat
from engine.games.milestones import GAME
from engine.games.milestones.edition import GOODS, HOUSE, Edition
from engine.games.milestones.flow import Position
from engine.games.milestones.phases.turn import ConfirmTurn, Turn, Turns
from engine.games.milestones.state import PATH, Box, Hand, Player, Section, Space, Table
from tests.games.playing import Playing

ANN, BEN, CLEO, DAN = (Seat(n) for n in range(4))
FOUR = "stone1 wood2 sand3 grain4"


def tableau(words: str) -> list[Space]:
    """Eight path spaces from their short form; the rest stays empty."""
    path = []
    for word in words.split():
        worker = re.fullmatch(r"([a-z]+)(\d+)(\*?)", word)
        if worker:
            path.append(Space(good=worker[1], number=int(worker[2]), bonus=bool(worker[3])))
        else:
            path.append(Space(covered={"-": False, "#": True}[word]))
    return path + [Space() for _ in PATH[len(path) :]]


def player(path: str = FOUR, at: str = "castle", points: int = 0, turns: int = 1, **goods: int) -> Player:
    """A tableau with its figure, points and goods."""
    assert set(goods) <= set(GOODS)
    return Player(at, tableau(path), {good: goods.get(good, 0) for good in GOODS}, points, [], turns)


def position(
    frame: Frame | None,
    *players: Player,
    edition: Edition = HOUSE,
    display: str = "W01 W02 W03 W04 W05",
    deck: int = 30,
    bonuses: dict[str, str] | None = None,
    move: int = 1,
    **table: Any,
) -> Position:
    """Ann (seat 0) is in the middle of her turn, in `frame`. Without a second player Ben has `FOUR`.

    `deck`: tiles in the draw pile; the rest of the tiles are in use. `table` sets fields of the table.
    """
    seats = list(players) if len(players) > 1 else [*players, player()]
    shown = display.split()
    rest = [tile.id for tile in edition.tiles if tile.id not in shown]
    lying = bonuses or {}
    held = sum(space.bonus for p in seats for space in p.path)
    t = Table(edition, seats, shown, used=rest[deck:], deck=len(rest[:deck]), active=ANN, move=move)
    t.markets = [edition.start]
    t.bonuses, t.bonuses_gone = dict(lying), len(edition.bushes) - held - len(lying)
    for name, value in table.items():
        assert name in t.__struct_fields__, name
        setattr(t, name, [Section(*points) for points in value] if name == "sections" else value)
    flow: list[Any] = [Turns(next=BEN, serial=1)]
    if not isinstance(frame, ConfirmTurn):  # the turn itself is over by then
        flow.append(Turn(who=ANN, serial=2))
    if frame is not None:
        frame.serial = 3
        flow.append(frame)
    s = Position(t, [Hand() for _ in seats], Box(rest[:deck]), flow, ticks=3)
    GAME.rules.check(s)
    return GAME.decode(GAME.encode(s))


def goods(s: Position, seat: Seat = ANN) -> dict[str, int]:
    """A seat's goods, without kinds it has none of."""
    return {good: n for good, n in s.table.players[seat].goods.items() if n}


def doing(s: Position) -> str:
    """The tag of the decision that is waited for."""
    return str(s.flow[-1].__struct_config__.tag) if s.flow else ""


# --- playing on

PLAYING = Playing(GAME)
play, refused, options = PLAYING.play, PLAYING.refused, PLAYING.options
verbs = PLAYING.verbs
