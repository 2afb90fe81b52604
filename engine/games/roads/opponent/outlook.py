"""A seat's outlook for planning: the banks it means to build on, the goods it may count on, its transporters, and
the turns that are left.

Any building counts as the seat's if it lies in its sphere: nearer to its home than to
another's, or not much farther. The first sawmill is the hub; everything else is placed by its hauls to it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import NamedTuple

from engine.core.model import Seat
from engine.kit.goods import add

from ..components import BOX, BUILDINGS, WONDER
from ..movement import cargo
from ..state import NEUTRAL, Table, Unit, kind_of, moved_by
from ..world.atlas import Atlas
from . import ways
from .policy import Policy
from .travel import travel
from .ways import FAR, TURN, haul

# --- sites

Built = tuple[tuple[str, str, str], ...]
"""A building on the map: tile, kind, bank."""

SLACKS = (-1, 1, TURN, 2 * TURN, 4 * TURN, FAR)
"""How much farther than from another's home a building may lie that counts as the seat's own: the least of these
for which there are tiles to build it on at all."""
CLOSE = 12
"""Banks near home that are looked at for the hub."""
CRAMPED = 10
"""Tiles to build on that are barely enough."""
ENOUGH = {"woods": 2, "rock": 1, "mountains": 3}
"""Tiles of a terrain to keep for buildings that need it."""
WIDE = 5 * TURN
"""Rock farther than this is no help."""


class Sites(NamedTuple):
    """The banks by kind of building: those where one stands, and those where one should be built next, the best
    first. hub: where the sawmill is or will be. sphere: banks whose goods count as the seat's, with the cost of
    hauling from there to the hub. boats: whether the mines need boats; rocky: whether stone comes from rock."""

    stand: dict[str, tuple[str, ...]]
    free: dict[str, tuple[str, ...]]
    hub: str
    home: str
    sphere: Mapping[str, int]
    boats: bool
    rocky: bool

    def at(self, kind: str) -> str:
        """The bank of the first building of a kind, standing or not yet; "" if there is no place for it."""
        return next(iter((*self.stand.get(kind, ()), *self.free.get(kind, ()))), "")


def sites(t: Table, seat: int, woods: int = 0, spare: int = 10) -> Sites:
    """The seat's sites as things stand."""
    built = tuple((tile, building.kind, building.at) for tile, building in sorted(t.buildings.items()))
    homes = tuple(player.home for player in t.players)
    return _sites(t.atlas, homes, seat, built, t.irrigated, woods, spare)


@lru_cache(maxsize=256)
def _sites(
    atlas: Atlas, homes: tuple[str, ...], seat: int, built: Built, irrigated: bool, woods: int, spare: int
) -> Sites:
    return _Survey(atlas, homes, seat, built, irrigated, woods, spare).sites()


@lru_cache(maxsize=64)
def leads(atlas: Atlas, homes: tuple[str, ...], seat: int) -> dict[str, int]:
    """For every bank within reach, how much farther it is from all others' homes. A bank as near to several homes
    goes to the player with least of its terrain: for the others it counts as a little farther."""
    fars = {n: haul(atlas, home) for n, home in enumerate(homes) if home}
    owners: dict[str, int] = {}
    tied: dict[str, list[int]] = {}
    for bank in atlas.banks:
        least = min(far.get(bank, FAR) for far in fars.values())
        nearest = [n for n, far in fars.items() if far.get(bank, FAR) == least]
        if len(nearest) == 1:
            owners[bank] = nearest[0]
        else:
            tied[bank] = nearest
    for bank, nearest in tied.items():
        terrain = atlas.tiles[atlas.banks[bank]].terrain
        have = [n for other, n in owners.items() if atlas.tiles[atlas.banks[other]].terrain == terrain]
        owners[bank] = min(nearest, key=have.count)
    ahead = {}
    for bank, own in fars[seat].items():
        lead = min((far.get(bank, FAR) for n, far in fars.items() if n != seat), default=2 * FAR) - own
        ahead[bank] = lead or (1 if owners[bank] == seat else -1)
    return ahead


class _Survey:
    def __init__(
        self, atlas: Atlas, homes: tuple[str, ...], seat: int, built: Built, irrigated: bool, woods: int, spare: int
    ) -> None:
        self.atlas, self.home, self.built, self.irrigated = atlas, homes[seat], built, irrigated
        self.woods, self.spare = woods, spare
        self.far = haul(atlas, self.home)
        self.afoot = haul(atlas, self.home, False, False)
        self.lead = leads(atlas, homes, seat)
        self.slacks: dict[str, int] = {}
        self.taken = [tile for tile, _, _ in built]
        self.stand: dict[str, tuple[str, ...]] = {}
        self.free: dict[str, tuple[str, ...]] = {}
        for _, kind, bank in built:
            if bank in self.far and self.lead[bank] >= -self.slack(kind):
                self.stand[kind] = (*self.stand.get(kind, ()), bank)
        for kind, banks in self.stand.items():
            self.stand[kind] = tuple(sorted(banks, key=self.far.__getitem__))

    # --- possible sites

    def terrain(self, bank: str) -> str:
        kind = self.atlas.tiles[self.atlas.banks[bank]].terrain
        return "pasture" if kind == "desert" and self.irrigated else kind

    def suits(self, kind: str) -> list[str]:
        """The free banks for a kind in the seat's sphere, those near home first."""
        where = BUILDINGS[kind].where
        return [bank for bank in sorted(self.far, key=self.far.__getitem__)
                if self.lead[bank] >= -self.slack(kind) and self.atlas.banks[bank] not in self.taken
                and self._fits(bank, where)]  # fmt: skip

    def slack(self, kind: str) -> int:
        """How much farther than another's home a building of a kind may lie."""
        where = BUILDINGS[kind].where
        wanted = 2 if kind in ("mine", "woodcutter") else 1
        if where not in self.slacks:
            leads = [self.lead[bank] for bank in self.far if self._fits(bank, where)]
            enough = [slack for slack in SLACKS if sum(lead >= -slack for lead in leads) >= wanted]
            self.slacks[where] = enough[0] if enough else FAR
        return self.slacks[where]

    def _fits(self, bank: str, where: str) -> bool:
        terrain = self.terrain(bank)
        if terrain == "desert":
            return False
        if where == "shore":
            return self.atlas.shore(self.atlas.banks[bank])
        return where in ("land", terrain)

    def loss(self, bank: str) -> int:
        """The cost of using up a tile that could serve for something else."""
        terrain = self.terrain(bank)
        if terrain == "pasture":
            near = [b for b in self.far if self.terrain(b) == "pasture" and self.far[b] <= 2 * TURN]
            return TURN * self.spare // 10 if near == [bank] else 0
        kind = {"woods": "woodcutter", "rock": "quarry", "mountains": "mine"}[terrain]
        spare = [b for b in self.suits(kind) if self.far[b] <= 4 * TURN and b != bank]
        known = len(self.stand.get(kind, ())) + len(self.free.get(kind, ()))
        return (2 if len(spare) + known >= ENOUGH[terrain] else 2 * TURN) * self.spare // 10

    # --- choosing

    def sites(self) -> Sites:
        hub = self.hub()
        if not self.stand.get("sawmill"):
            self.take("sawmill", hub)
        near = haul(self.atlas, hub)
        tiles = {self.atlas.banks[b]: None for b in self.far if self.lead[b] > 0 and self._fits(b, "land")}
        wide = len(tiles) > CRAMPED
        walk = self.walk(hub)
        self.choose("woodcutter", self.woods or (2 if wide else 1), lambda b: 3 * walk.get(b, FAR) + self.far[b])
        self.choose("quarry", 1, lambda b: 3 * walk.get(b, FAR) + self.far[b])
        rocky = near.get(self.at("quarry"), FAR) <= WIDE
        if not rocky:
            self.choose("clay_pit", 1, lambda b: 2 * near.get(b, FAR) + self.loss(b))
            pit = haul(self.atlas, self.at("clay_pit") or hub)
            self.choose("stone_factory", 1, lambda b: near.get(b, FAR) + 2 * pit.get(b, FAR) + self.loss(b))
        self.choose("mine", 2, lambda b: near.get(b, FAR))
        boats = self.boats(hub)
        self.factories(hub, near, boats)
        self.choose("woodcutter", 3, lambda b: 3 * walk.get(b, FAR) + self.far[b])
        self.choose("mine", 4, lambda b: near.get(b, FAR))
        sphere = {bank: near.get(bank, FAR) for bank in self.far if self.lead[bank] > 0}
        for banks in (*self.stand.values(), *self.free.values()):
            sphere.update({bank: near.get(bank, FAR) for bank in banks})
        return Sites(self.stand, self.free, hub, self.home, sphere, boats, rocky)

    def factories(self, hub: str, near: Mapping[str, int], boats: bool) -> None:
        """The places of all that works up goods."""
        mines = [haul(self.atlas, b) for b in (*self.stand.get("mine", ()), *self.free.get("mine", ()))[:3]]
        cutters = (*self.stand.get("woodcutter", ()), *self.free.get("woodcutter", ()))
        wood = [haul(self.atlas, b) for b in (hub, *cutters)[:3]]

        def to(fars: list[Mapping[str, int]], bank: str) -> int:
            return sum(far.get(bank, FAR) for far in fars) // max(1, len(fars))

        def least(fars: list[Mapping[str, int]], bank: str) -> int:
            return min((far.get(bank, FAR) for far in fars), default=0)

        walk = self.walk(hub)
        if boats:
            self.choose("raft_factory", 1, lambda b: 3 * walk.get(b, FAR) + least(wood, b) + self.loss(b))
        self.choose("coal_burner", 1, lambda b: 3 * walk.get(b, FAR) + to(mines, b) + self.loss(b))
        coal = haul(self.atlas, self.at("coal_burner") or hub)
        self.choose("mint", 1, lambda b: 2 * to(mines, b) + coal.get(b, FAR) + near.get(b, FAR) + 2 * self.loss(b))
        mint = haul(self.atlas, self.at("mint") or hub)
        self.choose("paper_mill", 1, lambda b: 2 * least(wood, b) + near.get(b, FAR) + self.loss(b))
        self.choose("woodcutter", 2, lambda b: 3 * walk.get(b, FAR) + self.far[b])
        self.choose("stock_exchange", 1, lambda b: 2 * mint.get(b, FAR) + near.get(b, FAR) + self.loss(b))

    def walk(self, hub: str) -> dict[str, int]:
        """The time to walk from the hub; where walking is impossible, somewhat more than hauling there."""
        afoot, near = haul(self.atlas, hub, False, False), haul(self.atlas, hub)
        return {bank: afoot.get(bank, away + 2 * TURN) for bank, away in near.items()}

    def at(self, kind: str) -> str:
        """The first place of a kind; "" if it has none."""
        return next(iter((*self.stand.get(kind, ()), *self.free.get(kind, ()))), "")

    def choose(self, kind: str, n: int, cost: Callable[[str], int]) -> None:
        """Take the best free banks for a kind, up to a number; those reached on foot come first,
        except for buildings in the mountains."""
        ranked = sorted(self.suits(kind), key=cost)
        if kind not in ("mine", "mint", "stock_exchange"):
            ranked.sort(key=lambda bank: bank not in self.afoot)
        for bank in ranked:
            if len(self.stand.get(kind, ())) + len(self.free.get(kind, ())) >= n:
                break
            self.take(kind, bank)

    def take(self, kind: str, bank: str) -> None:
        """Plan a building on a bank."""
        if self.atlas.banks[bank] not in self.taken:
            self.taken.append(self.atlas.banks[bank])
            self.free[kind] = (*self.free.get(kind, ()), bank)

    def hub(self) -> str:
        """Where the first sawmill is, or should be: near home, woods, rock and mountains."""
        if self.stand.get("sawmill"):
            return self.stand["sawmill"][0]
        woods = [*self.stand.get("woodcutter", ()), *self.suits("woodcutter")][:4]
        rocks = [*self.stand.get("quarry", ()), *self.suits("quarry")][:3]
        peaks = [*self.stand.get("mine", ()), *self.suits("mine")][:3]
        best, hub = FAR * FAR, self.home
        for bank in self.suits("sawmill")[:CLOSE]:
            far = haul(self.atlas, bank)
            wood = sorted(far.get(b, FAR) for b in woods if b != bank)
            rock = sorted(far.get(b, FAR) for b in rocks if b != bank)
            peak = sorted(far.get(b, FAR) for b in peaks if b != bank)
            cost = 3 * sum(wood[:1]) + sum(wood[1:2]) + 2 * sum(rock[:1]) + sum(peak[:2])
            cost += 3 * self.far[bank] + 2 * self.loss(bank)
            if cost < best:
                best, hub = cost, bank
        return hub

    def boats(self, hub: str) -> bool:
        """Whether one of the nearest mines, or another needed place, is out of reach on foot or much nearer by
        boat."""
        afoot, near = haul(self.atlas, hub, False), haul(self.atlas, hub)
        peaks = (*self.stand.get("mine", ()), *self.free.get("mine", ()))
        needed = [*peaks[:2], self.at("woodcutter"), self.at("quarry")]
        return any(afoot.get(bank, FAR) > near.get(bank, FAR) + TURN for bank in needed if bank)


def pastures(t: Table, seat: int) -> list[str]:
    """The banks of pastures without a building, those near home first."""
    home = t.players[seat].home
    far = ways.haul(t.atlas, home, False)
    tiles = t.atlas.banks
    free = [bank for bank in far if t.terrain(tiles[bank]) == "pasture" and tiles[bank] not in t.buildings]
    return sorted(free, key=far.__getitem__)


# --- the outlook

Stock = dict[str, int]


class Outlook:
    """The position as a seat plans in it. A *spot* is a bank that stands for all that bridges join to it.

    lies: by spot, all goods on the ground the seat counts on; free: those of them that any of its transporters may
    still carry off in this phase. prey: spots elsewhere from which it would fetch wealth. have: all goods of the
    seat, by kind, on the ground and on transporters. soon: by spot, the goods there after the next production. left:
    turns after this one.
    """

    def __init__(self, t: Table, seat: Seat, policy: Policy) -> None:
        self.t, self.seat, self.atlas, self.policy = t, seat, t.atlas, policy
        self.sites: Sites = sites(t, seat, policy.woods, policy.spare)
        self.left = turns_left(t)
        self.travel = travel(t, seat, self.sites.boats)
        self.fleet = [unit for unit in t.fleet(seat) if unit.at and not unit.aboard]
        self.lies: dict[str, Stock] = {}
        self.free: dict[str, Stock] = {}
        self.prey: list[str] = []
        self.have: Stock = {}
        self._unsafe: dict[str, bool] = {}
        own = tuple(unit.name for unit in t.fleet(seat))
        for place, stock in t.ground.items():
            if place in self.sites.sphere:
                self._see(place, stock, own)
            elif policy.raid and place in self.atlas.banks:
                self._spy(place, stock, own)
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

    def _spy(self, place: str, stock: Stock, own: tuple[str, ...]) -> None:
        """What counts in the end and lies elsewhere, free to be fetched."""
        for token, n in stock.items():
            kind = kind_of(token)
            if kind in BOX.wealth and not any(name in own for name in moved_by(token)):
                add(self.free.setdefault(self.spot(place), {}), kind, n)
                self.prey.append(self.spot(place))

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
        return self.travel.spot(bank)

    def here(self, unit: Unit) -> tuple[str, ...]:
        """The spots in a transporter's reach where it is; none on open sea."""
        return self.travel.here(unit.at)

    def stands(self, kind: str) -> int:
        """How many buildings of a kind the seat counts on."""
        return len(self.sites.stand.get(kind, ()))

    def unsafe(self, spot: str) -> bool:
        """Whether another's transporter could soon be at a spot."""
        if spot not in self._unsafe:
            within = self.policy.clutch * TURN
            self._unsafe[spot] = within > 0 and any(
                unit.seat != self.seat
                and unit.at
                and travel(self.t, unit.seat, False).times(unit.kind, spot).get(unit.at, FAR) <= within
                for unit in self.t.units.values()
            )
        return self._unsafe[spot]

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
