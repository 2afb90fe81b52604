"""A small game of nothing but quarrels: phases in which all take goods lying about, with the order of play, standing
answers and agreements of Roads & Boats. It tries `phases.phase` without the other phases' rules."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.core.chance import Seeded
from engine.core.ctx import Ctx
from engine.core.frames import AnyStep, Frame, Position
from engine.core.game import Game
from engine.core.guide import Guide
from engine.core.model import Bug, Illegal, Note, Preview, Result, Seat
from engine.core.offers import Offer, OneOf
from engine.core.rules import Between, Rules
from engine.core.text import write
from engine.games.roads.actions import ACTIONS, Load, Move, Propose, Respond, Unload
from engine.games.roads.flow import imagine
from engine.games.roads.labels import Names
from engine.games.roads.movement import cargo
from engine.games.roads.phases.order import Calling, ChooseSlots, Praying
from engine.games.roads.phases.phase import Phase
from engine.games.roads.state import Box, Hand, Standing, Table
from engine.games.roads.values import Orders
from tests.changed import changed
from tests.games.roads.positions import table

ROUNDS = 6


class Grab(Phase, tag="grab", kw_only=True):
    """Each transporter may take goods from the ground and put them down, and once step onto a tile next to it."""

    def idle(self, s: Any, seat: Seat) -> bool:
        return not any(True for _ in s.table.fleet(seat))

    def verbs(self, s: Any, seat: Seat) -> Iterator[Offer]:
        t: Table = s.table
        held = self.held_things(s, seat)
        fleet = sorted((unit for unit in t.fleet(seat) if unit.name not in held), key=lambda unit: unit.name)
        idle = [unit for unit in fleet if not unit.spent]
        steps = tuple(Orders(unit.name, ("to", way.to)) for unit in idle for way in ways(t, unit.at))
        loads = tuple(each for unit in fleet for each in cargo.loads(t, unit))
        unloads = tuple(each for unit in fleet for each in cargo.unloads(t, unit))
        if steps:
            yield Offer(Move, {"orders": OneOf(steps)})
        if loads:
            yield Offer(Load, {"goods": OneOf(loads)})
        if unloads:
            yield Offer(Unload, {"goods": OneOf(unloads)})

    def act(self, s: Any, seat: Seat, action: Any, ctx: Ctx) -> None:
        t: Table = s.table
        match action:
            case Move(Orders(name, (_, place))):
                t.units[name].at, t.units[name].spent = place, 1
            case Load(goods):
                cargo.load(t, t.units[goods.unit], goods.place, goods.kind, goods.number)
            case Unload(goods):
                cargo.unload(t, t.units[goods.unit], goods.place, goods.kind, goods.number)
        ctx.say("acted", seat=seat, words=write(action))

    def reach(self, s: Any, seat: Seat) -> frozenset[str]:
        t: Table = s.table
        found = {t.tile_of(unit) for unit in t.fleet(seat)}
        for unit in t.fleet(seat):
            found.update(t.atlas.tile_of[way.to] for way in ways(t, unit.at) if not unit.spent)
        return frozenset(found)

    def wants(self, s: Any, seat: Seat, action: Any) -> tuple[str, ...]:
        t: Table = s.table
        place = action.goods.place if isinstance(action, Load) else ""
        return (t.atlas.tile_of[place],) if place in t.ground else ()

    def things(self, s: Any, seat: Seat, action: Any) -> tuple[str, ...]:
        t: Table = s.table
        match action:
            case Move(Orders(name, (_, place))):
                return (name, t.tile_of(t.units[name]), t.atlas.tile_of[place])
            case Load(goods) | Unload(goods):
                return (goods.unit, t.tile_of(t.units[goods.unit]))
        raise Bug(f"grab does not know {action}")

    def outlook(self, s: Any, seat: Seat, action: Any) -> Preview:
        return Preview(notes=(Note("acts"),))

    def why(self, s: Any, seat: Seat, action: Any) -> None:
        raise Illegal("out-of-reach")

    def close(self, s: Any, ctx: Ctx) -> None:
        for unit in s.table.units.values():
            unit.spent = 0


def ways(t: Table, place: str) -> tuple[Any, ...]:
    """The steps from a place."""
    return t.atlas.land.get(place, ()) or t.atlas.water.get(place, ())


class Rounds(Frame[Any, Any], tag="rounds"):
    """Some phases, one after the other."""

    def advance(self, s: Any, ctx: Ctx) -> None:
        t: Table = s.table
        t.turn += 1
        if t.turn > ROUNDS:
            t.ended = "turns"
            ctx.reveal()
            ctx.done()
        else:
            ctx.push(Calling(), Grab())


Quarrel = Position[Table, Hand, Box, Rounds | Calling | Praying | ChooseSlots | Grab]
"""One game."""


def start(seats: int, options: Any, phase: str = "movement") -> Quarrel:
    """Everybody stands about the same few tiles; a river parts one of them, and there are boats in it."""
    donkeys = {0: ("A1", "B1sw"), 1: ("A1", "A2"), 2: ("B1ne", "C1"), 3: ("C1", "C1")}
    boats = {0: "raft13", 1: "raft23"}
    units = {
        f"donkey{10 * seat + n}": at for seat in range(seats) for n, at in zip((11, 12), donkeys[seat], strict=True)
    }
    units |= {boats[seat]: "B1r" for seat in range(min(seats, 2))}
    t = table(
        "0,0:P 1,0:P25 2,0:P",
        "0,1:P 1,1:S",
        seats=seats,
        units=units,
        loads={"donkey11": {"boards": 2}, "donkey21": {"stone": 1}, "raft23": {"clay": 1}},
        ground={
            "A1": {"boards": 3},
            "B1sw": {"trunks": 2},
            "B1ne": {"stone": 1},
            "C1": {"gold": 1},
            "A2": {"iron": 2},
        },
        turn=0,
        phase=phase,
    )
    return Quarrel(t, [Hand() for _ in range(seats)], Box(), [Rounds(serial=1)], 1)


def check(s: Quarrel) -> None:
    """No good is lost or won."""
    for kind, n in s.table.made.items():
        if s.table.count(kind) != n:
            raise Bug(f"{kind}: {s.table.count(kind)}, not {n}")


def result(s: Quarrel) -> Result | None:
    """The seat that carries most has won."""
    t = s.table
    if not t.ended:
        return None
    scores = tuple(sum(sum(unit.load.values()) for unit in t.fleet(Seat(seat))) for seat in t.seats())
    return Result(scores, tuple(Seat(n) for n, score in enumerate(scores) if score == max(scores)), t.ended)


class Disputed(Rules[Quarrel]):
    """Such a game."""

    key = name = "quarrel"
    seats = range(1, 5)
    state = Quarrel
    actions = ACTIONS
    between = Between(agreements=(Propose, Respond))
    setup = staticmethod(start)
    check = staticmethod(check)
    result = staticmethod(result)
    imagine = staticmethod(imagine)


QUARREL: Game[Quarrel] = Game(Disputed(), Guide(names=Names()))
SILENT: Game[Quarrel] = Game(
    changed(Disputed(), key="silent", setup=lambda seats, options: start(seats, options, phase="")),
    QUARREL.guide,
)
"""The same without agreements: they are made in no phase of this name."""


def quarrel(t: Table, frame: Frame[Any, Any] | None = None, **hands: Standing) -> Quarrel:
    """A game on this table where everybody has been asked and nobody has acted; `frame` on top of the phase.
    `hands`: standing answers, "ann", "ben" and so on."""
    s = Quarrel(t, [Hand() for _ in t.players], Box(), [Rounds(serial=1)], 1)
    for name, left in hands.items():
        s.hands[["ann", "ben", "cat", "dan"].index(name)].standing = left
    t.turn = ROUNDS
    ctx = Ctx(s, Seeded(b"quarrel", 0, 0))
    ctx.push(*(each for each in (frame, Grab()) if each is not None))
    while s.flow and not s.flow[-1].waiting(s):
        s.flow[-1].advance(s, Ctx(s, Seeded(b"quarrel", 0, 0)))
    return s


def crowd(seats: int = 3, **fields: Any) -> Table:
    """Everybody has a donkey on the tile where three boards lie."""
    units = {f"donkey{10 * seat + 11}": "A1" for seat in range(seats)}
    return table("0,0:P 1,0:P 2,0:P", seats=seats, **{"units": units, "ground": {"A1": {"boards": 3}}, **fields})


def step(s: Quarrel, seat: Seat, words: str) -> AnyStep:
    """One action, and all it led to."""
    return QUARREL.apply(s, seat, QUARREL.parse(words), Seeded(b"quarrel", 0, 1))


def play(s: Quarrel, seat: Seat, *actions: str) -> Quarrel:
    """The state after these actions of a seat."""
    for words in actions:
        s = step(s, seat, words).state
    return s


def refused(s: Quarrel, seat: Seat, words: str) -> str:
    """The code of the refusal; "" where the action is allowed."""
    try:
        step(s, seat, words)
    except Illegal as illegal:
        return illegal.code
    return ""


def offered(s: Quarrel, seat: Seat, verb: str) -> list[str]:
    """All actions of a verb that a seat is offered, as canonical texts."""
    offers = [offer for offer in QUARREL.offers(s, seat) if offer.action is QUARREL.verbs[verb]]
    return [write(action) for offer in offers for action in offer]


def told(found: AnyStep) -> list[str]:
    """The codes of the table's notes."""
    return [note.code for note in found.notes if note.to is None]


def doing(s: Quarrel) -> str:
    """The pending decision: "calling", "praying", "slots" or "grab"."""
    return str(s.flow[-1].__struct_config__.tag)
