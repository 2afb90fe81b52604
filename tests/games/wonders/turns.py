"""Positions in the middle of a turn, and playing on from them.

    s = position(Buying(who=ANN), city(ROADSIDE, gold=3), city(), tiles="farm1a")
    step = play(s, "build farm1a-0-A10", "end")

Ann (seat 0) has the turn. The market is that of a round's start: roads, sets and the tower for the number of cities,
a tile before each stack, monuments on display. Gold that a city lacks of the round's is spent.
"""

from __future__ import annotations

from typing import Any

from engine.core.chance import Recorded
from engine.core.frames import AnyStep, Frame
from engine.core.model import Seat
from engine.games.wonders import GAME
from engine.games.wonders.flow import Position
from engine.games.wonders.phases.rounds import Rounds
from engine.games.wonders.phases.turn import Buying, Starter
from engine.games.wonders.state import City, Table
from tests.games.playing import Playing, dice
from tests.games.wonders.positions import city, state, table

ANN, BEN, CLEO, DAN, EVE = (Seat(n) for n in range(5))
ROADSIDE = "starter-0-A11"
"""The starter road in the lower left corner, along the sidewalk."""
OUT = {"gold": 0, "spent": 7, "out": True}
"""A city that is out of the round."""


def position(
    frame: Frame[Any, Any] | None,
    *cities: City,
    tiles: str = "",
    monuments: str = "",
    sold: bool = False,
    **fields: Any,
) -> Position:
    """The position. `tiles`: these lie before their stacks; `monuments`: these are on display; `sold`: of all
    else but pedestals only what is given is on the market. `fields`: fields of the table or of the market."""
    own = {name: fields.pop(name) for name in list(fields) if name in Table.__struct_fields__}
    t = table(*cities, **own)
    s = state(t)
    market, wanted = t.market, t.edition.roads(len(cities))
    market.roads, market.sets, market.tower = (0, 0, False) if sold else (wanted.roads, wanted.sets, True)
    for name in list(fields):
        assert name in market.__struct_fields__, name
        setattr(market, name, fields.pop(name))
    _lay_out(s, tiles.split(), monuments.split())
    if sold:
        t.gone += [tile for tile in market.tiles.values() if tile]
        market.tiles = dict.fromkeys(market.tiles, "")
    t.supply.roads, t.supply.sets = t.supply.roads - market.roads, t.supply.sets - market.sets
    t.supply.towers -= market.tower
    for each in cities:
        lent = t.edition.limits.loan if each.loan == t.round else 0
        each.spent = t.edition.limits.gold + lent - each.gold
    if t.automaton is not None and not s.box.cards:
        s.box.cards = sorted(t.edition.automaton)
        t.automaton.deck = len(s.box.cards)
    t.active = ANN
    flow: list[Any] = [Rounds()]
    if isinstance(frame, Starter):
        flow.append(Buying(who=ANN))
    if frame is not None:
        flow.append(frame)
    for serial, each in enumerate(flow, 1):
        each.serial = serial
    made = Position(t, s.hands, s.box, flow, ticks=len(flow))
    GAME.rules.check(made)
    return GAME.decode(GAME.encode(made))


def _lay_out(s: Any, tiles: list[str], monuments: list[str]) -> None:
    """These tiles and monuments on the market; what lay there goes to the bottom."""
    market = s.table.market
    for tile in tiles:
        key = str(s.table.tile(tile).stack)
        stack = s.box.stacks[key]
        stack.insert(0, market.tiles[key])
        stack.remove(tile)
        market.tiles[key] = tile
    if monuments:
        every = [*market.monuments, *s.box.monuments]
        market.monuments = monuments
        s.box.monuments = [each for each in every if each not in monuments]
        s.table.deck = len(s.box.monuments)


def buying(pieces: str = ROADSIDE, **fields: Any) -> Position:
    """Ann is about to buy, with this city; Ben has only a starter road. `fields`: of Ann's city, or of `position`."""
    own = {name: fields.pop(name) for name in list(fields) if name in CITY}
    return position(Buying(who=ANN), city(pieces, **own), city(ROADSIDE), **fields)


CITY = ("food", "ceramics", "gears", "gold", "loan", "population", "land")


def quietly(s: Any, *words: str, seat: Seat = ANN) -> AnyStep:
    """As `play`, where nothing may be drawn or revealed: all of it can be taken back."""
    state, step = s, None
    for each in words:
        step = GAME.apply(state, seat, GAME.parse(each), Recorded(()))
        assert step.undoable, each
        state = step.state
    assert step is not None
    return step


def doing(s: Any) -> tuple[str, tuple[Seat, ...]]:
    """The tag of the decision that is waited for, and the seats asked."""
    return (str(s.flow[-1].__struct_config__.tag) if s.flow else "", GAME.waiting(s))


# --- playing on

PLAYING = Playing(GAME, lambda n: dice(0, n))
play, refused, options = PLAYING.play, PLAYING.refused, PLAYING.options
verbs, shown = PLAYING.verbs, PLAYING.shown
