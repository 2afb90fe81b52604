"""The position as a seat plans in it: its sites, the goods it may count on, its transporters, the turns left."""

from __future__ import annotations

from engine.core.model import Seat
from engine.kit.goods import add

from .. import cargo
from ..components import WONDER
from ..state import NEUTRAL, Table, Unit, kind_of, moved_by
from .sites import Sites, sites

Stock = dict[str, int]


class Outlook:
    """The position as a seat plans in it. A *spot* is a bank that stands for all that bridges join to it.

    lies: by spot, all goods on the ground the seat counts on; free: those of them that any of its transporters may
    still carry off in this phase. have: all goods of the seat, by kind, on the ground and on transporters. soon: by
    spot, what will lie there after the next production. left: turns after this one.
    """

    def __init__(self, t: Table, seat: Seat) -> None:
        self.t, self.seat, self.atlas = t, seat, t.atlas
        self.sites: Sites = sites(t, seat)
        self.left = turns_left(t)
        self.fleet = [unit for unit in t.fleet(seat) if unit.at and not unit.aboard]
        self.lies: dict[str, Stock] = {}
        self.free: dict[str, Stock] = {}
        self.have: Stock = {}
        own = tuple(unit.name for unit in t.fleet(seat))
        for place, stock in t.ground.items():
            if place in self.sites.sphere:
                self._see(place, stock, own)
        for unit in self.fleet:
            for kind, n in cargo.kinds(unit.load).items():
                add(self.have, kind, n)
        self.soon = self._soon()

    def _see(self, place: str, stock: Stock, own: tuple[str, ...]) -> None:
        spot = self.spot(place)
        lies, free = self.lies.setdefault(spot, {}), self.free.setdefault(spot, {})
        for token, n in stock.items():
            kind = kind_of(token)
            add(lies, kind, n)
            add(self.have, kind, n)
            if not any(name in own for name in moved_by(token)):
                add(free, kind, n)

    def _soon(self) -> dict[str, Stock]:
        soon: dict[str, Stock] = {}
        for kind in ("woodcutter", "quarry", "clay_pit", "mine"):
            for bank in self.sites.stand.get(kind, ()):
                building = self.t.buildings[self.atlas.banks[bank]]
                made = dict(building.about.output)
                if kind == "mine":
                    made = {"gold": 1} if building.gold else {"iron": 1} if building.iron else {}
                soon[self.spot(bank)] = made
        for kind, needs, makes, most in (("sawmill", "trunks", "boards", 3), ("stone_factory", "clay", "stone", 3)):
            for bank in self.sites.stand.get(kind, ()):
                spot = self.spot(bank)
                n = min(most, self.lies.get(spot, {}).get(needs, 0))
                if n:
                    soon.setdefault(spot, {})[makes] = 2 * n
        return soon

    def spot(self, bank: str) -> str:
        """The spot a bank belongs to."""
        return self.t.joined(bank)[0]

    def here(self, unit: Unit) -> tuple[str, ...]:
        """The spots in a transporter's reach where it is; none on open sea."""
        banks = self.t.banks_from(unit.at)
        return tuple(dict.fromkeys(self.spot(bank) for bank in banks if bank in self.atlas.banks))

    def stands(self, kind: str) -> int:
        """How many buildings of a kind the seat counts on."""
        return len(self.sites.stand.get(kind, ()))

    def units(self, element: str) -> list[Unit]:
        """The transporters of an element."""
        return [unit for unit in self.fleet if unit.about.element == element]


def turns_left(t: Table) -> int:
    """How many turns will follow this one: as many as there are neutral bricks, or fewer if players go on buying as
    they have."""
    left = t.neutral - 1
    if not t.solo:
        to_mark = WONDER.marks[str(len(t.players))] - len(t.wonder)
        bought = len(t.wonder) - t.wonder.count(NEUTRAL)
        left = min(left, to_mark * 2 * t.turn // max(1, 3 * bought + 2 * t.turn))
    return max(0, left)
