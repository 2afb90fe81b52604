"""How good a position looks to a seat, for practice opponents. Sees a view, never the state. Whole numbers,
in hundredths of a point.

The measure is the best plan for the rest of the round: where to stop for goods, which buildings to visit
before the castle. Every stop costs a move, and a move is worth something.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations

from msgspec import Struct

from .edition import GOODS
from .landscape import Network
from .phases.castle import LIMIT, SPARED
from .phases.mill import NUMBERS
from .phases.trading_house import HIRE
from .phases.turn import MOVES
from .rules import put
from .scoring import majority
from .state import BUILDINGS, PATH, RONDEL, Player, Space, Table, View

POINT = 100
"""One point on the score track; everything else is in hundredths of it."""
MOVE = 100
"""The worth of a move: a plan pays this for each stop."""
GOOD = 45
"""A good carried over to the next round."""
COIN = 70
STOPS = 3
"""Production stops a plan looks at in one round."""
END = 2500
"""More than all plans: nobody holds back from ending the game."""
WORKER = 110
"""The cost of replacing a worker: half of a move and of a hire."""
NEW_PAIR = (0, 0, 420, 400, 360, 280, 200, 120, 80)
"""The worth of hiring by number of workers, before its price in coins."""

Counts = tuple[int, ...]
"""Goods as numbers in the order of `GOODS`."""


def estimate(view: View) -> int:
    """Points so far, the plan for this round, the use of the workers later, and majorities."""
    t: Table = view.table
    assert view.seat is not None
    seat, player = view.seat, t.players[view.seat]
    majorities = sum(majority([p.strength(good) for p in t.players])[seat] for good in GOODS)
    goods = tuple(player.goods[good] for good in GOODS)
    if t.reason and not view.waiting:
        return player.points * POINT + sum(goods)
    left = max(0, t.goal() - max(p.points for p in t.players))
    share = min(left, 24)
    value = player.points * POINT + majorities * (POINT - 3 * share) + 60 * ("take_bonus" in view.doing)
    prices = _prices(t)
    if t.ending is not None:
        moves = _moves_left(view, t)
        plan = Round(prices, player.path, 0, moves)
        return value + END + plan.best(_place(view, player), goods) + sum(goods)
    path = _with_drafted(t, player)
    if "cover_worker" in view.doing:
        path = max(_covered(path), key=lambda p: _tableau(prices, p))
    plan, at = Round(prices, path, MOVE), _place(view, player)
    kept = _kept(goods) if "keep_goods" in view.doing else [goods]
    value += max(plan.best(at, some) for some in kept) + _growth(t)
    return value + _tableau(prices, path) * share // 24


class Prices(Struct, frozen=True):
    """The use of goods on the landscape now: the points of the best 0, 1, 2 ... sites
    of each kind, and the sites that the next section opens for everybody."""

    roads: tuple[int, ...]
    houses: tuple[int, ...]
    markets: tuple[int, ...]
    sacks: tuple[int, ...]
    opening: int

    def deliver(self, grain: int) -> tuple[int, int]:
        """The most that this grain brings, less its worth if kept; and the grain used for it."""
        n = min(grain // 2, len(self.sacks) - 1)
        return self.sacks[n] * POINT + n * (COIN - 2 * GOOD), 2 * n


def _prices(t: Table) -> Prices:
    net, left = Network(t), t.edition
    worth = net.landscape.value
    roads = {section.milestone: worth[section.milestone] for section in net.sections()}
    around = [net.free_neighbours(m) for m in t.markets if m not in t.sacks]
    return Prices(
        _sums(list(roads.values()), left.sections - len(t.sections)),
        _sums([net.house_points(plot) for plot in net.roadside()], left.houses - len(t.houses)),
        _sums([net.worth(point) for point in net.market_points()], left.markets - len(t.markets)),
        _sums([sum(worth[p] for p in free[:NUMBERS]) for free in around], left.sacks - len(t.sacks)),
        _opening(len(t.sections)),
    )


@lru_cache(maxsize=20_000)
def _build(prices: Prices, stone: int, wood: int, sand: int) -> tuple[int, int]:
    """The best that these goods can build, less their worth if kept; and the number of goods used."""
    best = (0, 0)
    for r in range(min(stone, sand, len(prices.roads) - 1) + 1):
        for h in range(min(stone - r, wood, len(prices.houses) - 1) + 1):
            m = min(wood - h, sand - r, len(prices.markets) - 1)
            points, used = prices.roads[r] + prices.houses[h] + prices.markets[m], 2 * (r + h + m)
            best = max(best, (points * POINT + r * prices.opening - used * GOOD, used))
    return best


def _sums(values: list[int], supply: int) -> tuple[int, ...]:
    """The points of the best 0, 1, 2 ... sites."""
    sums = [0]
    for value in sorted(values, reverse=True)[: max(0, min(supply, 4))]:
        sums.append(sums[-1] + value)
    return tuple(sums)


def _opening(n: int) -> int:
    """The worth of one more section to everybody by the sites it opens, when there are `n`."""
    return max(0, 160 - 12 * n)


def _growth(t: Table) -> int:
    """The landscape opened so far."""
    return sum(_opening(n) for n in range(len(t.sections))) + 40 * len(t.markets)


HOUSE_AT, OFFICE_AT, MILL_AT = (2 * RONDEL.index(name) for name in BUILDINGS[:3])


class Round:
    """Plans for one round with a tableau. `move` is the price of a stop, `moves` the most there may be."""

    def __init__(self, prices: Prices, path: list[Space], move: int, moves: int = 99) -> None:
        self.prices, self.move, self.moves = prices, move, moves
        self.kinds = [GOODS.index(space.good) if space.good else -1 for space in path]
        self.bonus = [int(space.bonus) for space in path]
        numbers = [space.number for space in path if space.good]
        self.ascending = numbers == sorted(numbers)
        self.toll = WORKER if len(numbers) > SPARED else 0
        self.hire = NEW_PAIR[len(numbers)] - HIRE["coin"] * COIN

    def best(self, at: int, goods: Counts) -> int:
        """The best plan from a place on, castle included. Places count in halves, see `_place`."""
        best = self._convert(at, goods, 0)
        if at < 2 * len(PATH):
            best = max(best, self._stops(at // 2, goods, 0, STOPS))
        return best

    def _stops(self, at: int, goods: Counts, spent: int, more: int) -> int:
        """The best of all plans that stop next on one of the spaces from index `at` on."""
        best = -9999
        passed = [0] * len(GOODS)
        points = [0] * len(GOODS)
        for i in range(at, len(PATH)):
            kind = self.kinds[i]
            if kind < 0:
                continue
            passed[kind] += 1
            points[kind] += self.bonus[i]
            after = (*goods[:kind], goods[kind] + passed[kind], *goods[kind + 1 :])
            gain = points[kind] * POINT - self.move
            best = max(best, gain + self._convert(HOUSE_AT, after, spent + 1))
            if more > 1 and spent + 1 < self.moves:
                best = max(best, gain + self._stops(i + 1, after, spent + 1, more - 1))
        return best if spent < self.moves else -9999

    def _convert(self, at: int, goods: Counts, spent: int) -> int:
        """The points that the buildings still ahead make of the goods; up to three of the rest are carried on."""
        stone, wood, sand, grain, coin = goods
        office, built = _build(self.prices, stone, wood, sand)
        mill, milled = self.prices.deliver(grain)
        if not self.move:
            ways = sorted(((at <= OFFICE_AT + 1) * office, (at <= MILL_AT + 1) * mill), reverse=True)
            return sum(ways[: max(0, self.moves - spent)])
        value, rest = -self.move - self.toll, sum(goods)
        if at <= HOUSE_AT + 1:
            hires = coin >= HIRE["coin"] and self.hire > 0
            gain = COIN * (self.ascending and at <= HOUSE_AT) + hires * self.hire - self.move * (at <= HOUSE_AT)
            if gain > 0:
                value += gain
                rest -= HIRE["coin"] * hires
        if at <= OFFICE_AT + 1 and office > (toll := self.move * (at != OFFICE_AT + 1)):
            value += office - toll
            rest -= built
        if at <= MILL_AT + 1 and mill > (toll := self.move * (at != MILL_AT + 1)):
            value += mill - toll
            rest -= milled
        carried = GOOD * rest if rest < LIMIT else GOOD * LIMIT + 4 * (rest - LIMIT)
        return value + carried + (COIN - GOOD) * min(coin, LIMIT)


def _place(view: View, player: Player) -> int:
    """Twice the index on the rondel of the next space ahead; one less while the building behind is still open."""
    if player.at == "castle":
        return 0
    at = 2 * RONDEL.index(player.at)
    return at + 1 if player.at in view.doing else at + 2


def _moves_left(view: View, t: Table) -> int:
    """Moves a seat still has once the end is triggered."""
    if view.seat == t.active:
        return MOVES - t.move + ("move_figure" in view.doing)
    assert view.seat is not None and t.ending is not None
    n = len(t.players)
    active = t.ending if t.active is None else t.active
    return MOVES if (view.seat - t.ending) % n > (active - t.ending) % n else 0


def _kept(goods: Counts) -> list[Counts]:
    """All ways to keep three goods."""
    cubes = [i for i, n in enumerate(goods) for _ in range(min(n, LIMIT))]
    chosen = dict.fromkeys(combinations(cubes, LIMIT))
    return [tuple(some.count(i) for i in range(len(goods))) for some in chosen]


def _covered(path: list[Space]) -> list[list[Space]]:
    """A tableau after covering one worker, each in turn."""
    workers = [i for i, space in enumerate(path) if space.good]
    if len(workers) <= SPARED:
        return [path]
    return [[*path[:i], Space(covered=True), *path[i + 1 :]] for i in workers]


def _tableau(prices: Prices, path: list[Space]) -> int:
    """The worth of the workers in a round that starts with empty hands; a little for variety and order."""
    return _tableau_of(prices, tuple((space.good, space.number, space.bonus) for space in path))


@lru_cache(maxsize=5_000)
def _tableau_of(prices: Prices, tops: tuple[tuple[str, int, bool], ...]) -> int:
    """The same of the path spaces as plain data: a turn's alternatives mostly share it."""
    path = [Space(good, number, bonus) for good, number, bonus in tops]
    workers = [(i, space) for i, space in enumerate(path) if space.good]
    kinds = len({space.good for _, space in workers})
    apart = sum(abs(space.number - i - 1) for i, space in workers)
    plan = Round(prices, path, MOVE)
    order = 25 * plan.ascending - 2 * apart
    return plan.best(0, (0,) * len(GOODS)) + 25 * kinds + WORKER * len(workers) + order


def _with_drafted(t: Table, player: Player) -> list[Space]:
    """The tableau with the drafted tiles laid in the order of their numbers where there is room."""
    trial = Player(path=list(player.path))
    for tile in sorted((t.tile(name) for name in player.drafted), key=lambda tile: tile.left[1]):
        free = [i for i in range(len(PATH) - 1) if not trial.path[i].good and not trial.path[i + 1].good]
        near = min(free, key=lambda i: abs(tile.left[1] - i - 1))
        put(tile, trial, PATH[near])
    return trial.path
