"""What the landscape offers to a player now, in points: the best places for each kind of building, and markets to
supply."""

from __future__ import annotations

from msgspec import Struct, structs

from ..actions import Delivery
from ..landscape import Network
from ..phases.mill import NUMBERS, deliveries
from ..state import Player, Section, Table

MOST = 4
"""Places of a kind that are looked at."""


class Sites(Struct, frozen=True):
    """The points of the best 0, 1, 2 ... places of each kind together. `sacks`: the markets without a sack; `stalls`:
    what markets yet to be built at the best places would bring by a sack each, best first."""

    roads: tuple[int, ...]
    houses: tuple[int, ...]
    markets: tuple[int, ...]
    sacks: tuple[int, ...]
    stalls: tuple[int, ...]
    opened: tuple[int, ...] = ()
    """The same of houses once the section is built that opens the best places for them."""

    def plots(self, roads: int) -> tuple[int, ...]:
        """The points of the best houses after building some sections."""
        return self.opened if roads and self.opened else self.houses

    def deliveries(self, sacks: int, built: int) -> int:
        """The points of some deliveries after building markets; fewer where there are not so many."""
        if not built:
            return self.sacks[min(sacks, len(self.sacks) - 1)]
        single = [b - a for a, b in zip(self.sacks, self.sacks[1:], strict=False)]
        return sum(sorted([*single, *self.stalls[:built]], reverse=True)[:sacks])


def sites(table: Table, player: Player, bonus: int = 2) -> Sites:
    """The places on the landscape for a player; `bonus`: the worth of a bonus tile that can be taken."""
    net, left = Network(table), table.edition
    land, value = net.landscape, net.landscape.value
    free = {good for good in table.bonuses.values() if player.free_workers(good)}
    gain = {plot: bonus for plot, good in table.bonuses.items() if good in free}

    def around(point: str) -> int:
        return sum(gain[plot] for plot in land.plots_at[point] if plot in gain)

    def sack(point: str) -> int:
        return sum(value[p] for p in net.free_neighbours(point)[:NUMBERS])

    roads = {section.milestone: 0 for section in net.sections()}
    points = net.market_points()
    by_market = sorted(((value[p] + around(p), sack(p)) for p in points), reverse=True)
    return Sites(
        _sums([value[p] + around(p) for p in roads], left.sections - len(table.sections)),
        _sums(
            [
                net.house_points(plot) + gain.get(plot, 0)
                for plot in net.roadside()
                if plot not in table.bonuses or plot in gain
            ],
            left.houses - len(table.houses),
        ),
        _sums([points for points, _ in by_market], left.markets - len(table.markets)),
        _sums([sack(p) for p in table.markets if p not in table.sacks], left.sacks - len(table.sacks)),
        tuple(points for _, points in by_market[:MOST]),
    )


OPENERS = 5
"""Sections tried for the places that they open."""


def opening(table: Table, player: Player, bonus: int) -> Sites:
    """The places on the landscape, and those for houses beside the section that opens the best."""
    now = sites(table, player, bonus)
    after = [each.houses for _, each in openers(table, player, bonus)]
    return structs.replace(now, opened=max([now.houses, *after], key=lambda sums: (sums[:3][-1], sums)))


def openers(table: Table, player: Player, bonus: int) -> list[tuple[Section, Sites]]:
    """The sections with the highest numbers along them, and the places once they are built."""
    net = Network(table)
    value = net.landscape.value
    tried = dict[tuple[str, str], Section]()
    if len(table.sections) < table.edition.sections:
        for section in sorted(net.sections(), key=lambda each: -sum(value[p] for p in each)):
            tried.setdefault(section[:2], section)
    return [
        (section, sites(structs.replace(table, sections=[*table.sections, section]), player, bonus))
        for section in list(tried.values())[:OPENERS]
    ]


def delivery(table: Table) -> Delivery:
    """The delivery that scores most."""
    net = Network(table)
    return max(deliveries(table), key=lambda each: sum(net.worth(number) for number in each.numbers))


def _sums(values: list[int], supply: int) -> tuple[int, ...]:
    sums = [0]
    for value in sorted(values, reverse=True)[: max(0, min(supply, MOST))]:
        sums.append(sums[-1] + value)
    return tuple(sums)
