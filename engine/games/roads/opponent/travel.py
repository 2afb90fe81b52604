"""What a seat's journeys take with the roads, bridges and walls as they are: worked out once, until one is built."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

from engine.core.model import Seat

from ..movement import routes
from ..movement.routes import Net
from ..state import Player, Table, Wall
from . import ways
from .ways import FAR, TURN


class Leg(NamedTuple):
    """The first leg of a way for goods: by land or water, its end, and the remaining distance."""

    element: str
    to: str
    rest: int


def travel(t: Table, seat: Seat, boats: bool) -> Travel:
    """A seat's journeys; boats: whether goods may change between land and water."""
    walls = tuple((border, wall.seat) for border, wall in sorted(t.walls.items()) if wall.seat is not None)
    return _travel(t.map, tuple(t.roads), tuple(t.bridges), walls, seat, boats)


@lru_cache(maxsize=256)
def _travel(
    text: str, roads: tuple[str, ...], bridges: tuple[str, ...], walls: tuple[tuple[str, Seat], ...], seat: Seat,
    boats: bool,
) -> Travel:  # fmt: skip
    t = Table(text, [Player()] * (seat + 1), roads=list(roads), bridges=list(bridges))
    t.walls = {border: Wall(owner, 1) for border, owner in walls}
    return Travel(t, seat, boats)


class Travel:
    """Journeys on a table with nothing but roads, bridges and walls; what was asked once is kept."""

    def __init__(self, t: Table, seat: Seat, boats: bool) -> None:
        self.t, self.seat, self.boats, self.atlas = t, seat, boats, t.atlas
        self.net: Net = routes.net(t, seat)
        self._spots: dict[str, str] = {}
        self._reach: dict[str, tuple[str, ...]] = {}
        self._times: dict[tuple[str, str], Mapping[str, int]] = {}
        self._ends: dict[tuple[str, str], tuple[str, ...]] = {}
        self._legs: dict[tuple[str, str], tuple[Leg, ...]] = {}
        self._paths: dict[tuple[str, str], list[str]] = {}

    def spot(self, bank: str) -> str:
        """The bank that stands for all that bridges join to this one."""
        if bank not in self._spots:
            self._spots[bank] = self.t.joined(bank)[0]
        return self._spots[bank]

    def here(self, place: str) -> tuple[str, ...]:
        """The spots in reach of a transporter at a place; none on open sea."""
        if place not in self._reach:
            banks = self.t.banks_from(place)
            self._reach[place] = tuple(dict.fromkeys(self.spot(bank) for bank in banks if bank in self.atlas.banks))
        return self._reach[place]

    def times(self, kind: str, bank: str) -> Mapping[str, int]:
        """The time of a kind of transporter from every place to a bank."""
        if (kind, bank) not in self._times:
            self._times[kind, bank] = ways.to_bank(self.t, self.seat, kind, bank)
        return self._times[kind, bank]

    def ends(self, kind: str, bank: str) -> tuple[str, ...]:
        """The places where a transporter of a kind has a bank in reach."""
        if (kind, bank) not in self._ends:
            self._ends[kind, bank] = ways.goals(self.t, kind, bank)
        return self._ends[kind, bank]

    def path(self, a: str, b: str) -> list[str]:
        """The banks a donkey comes through from one to another; see `ways.path`. Not to be changed."""
        if (a, b) not in self._paths:
            self._paths[a, b] = ways.path(self.t, self.seat, a, b)
        return self._paths[a, b]

    def legs(self, a: str, b: str) -> tuple[Leg, ...]:
        """The ways in which goods can set out from a place to a bank: on foot or by boat all the way, or else
        changing on the way."""
        if (a, b) not in self._legs:
            onward = []
            for element, kind in (("land", "donkey"), ("water", "raft")):
                table = self.times(kind, b)
                starts = self.ends(kind, a) if a in self.atlas.banks else (a,)
                away = min((table.get(place, FAR) for place in starts), default=FAR)
                if away < FAR:
                    onward.append(Leg(element, b, away))
            onward += self._change(a, b, min((leg.rest for leg in onward), default=FAR))
            self._legs[a, b] = tuple(leg._replace(rest=0) if leg.to == b else leg for leg in onward)
        return self._legs[a, b]

    def _change(self, a: str, b: str, direct: int) -> list[Leg]:
        """The first leg of a way on which goods change between land and water, where that is nearer."""
        best: Leg | None = None
        least = direct - TURN
        if direct <= 2 * TURN or not self.boats:
            return []
        hauling = ways.haul(self.atlas, b)
        for element, kind in (("land", "donkey"), ("water", "raft")):
            for bank in self.atlas.banks:
                if not ways.moorings(self.atlas, bank) or bank == a:
                    continue
                way = ways.between(self.t, self.seat, kind, a, bank) if a in self.atlas.banks else FAR
                if way >= least:
                    continue
                rest = hauling.get(bank, FAR)
                if way + rest < least and rest < hauling.get(a, FAR):
                    least, best = way + rest, Leg(element, self.spot(bank), rest)
        return [] if best is None else [best]
