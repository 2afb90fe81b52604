"""What a sheet is worth: how far its tracks have come, and what it will still bring in the turns that are left.

Whole numbers, in hundredths of a space of money. The weights are shares of what comes later, in hundredths. They were
chosen in games of this opponent against itself, so that sheets come furthest in a round (60 games for each change
that was tried). Tables are in `content/opponent.toml`."""

from __future__ import annotations

from collections.abc import Callable

from engine.core.model import Seat

from .. import scoring
from ..edition import BUILDINGS, GOODS, LEVELS, Bonuses, bonus
from ..roads import province
from ..state import Sheet, Table, Turn
from .weights import WEIGHTS

SPACE = 100
TURN = 15
"""Turns left for each space of the gap, in hundredths."""
LEAST = 60
"""The fewest turns left while no tracks overlap, in hundredths."""
GOOD = 68
"""Of the coins for goods in stock."""
SOLD = 150
"""Goods sold in a turn, in hundredths."""
BUILDS = 50
"""Roads drawn in a turn, in hundredths."""
FAR, VALUES, NOW = WEIGHTS.far, WEIGHTS.bonuses, WEIGHTS.tasks
"""Of a cell's value by the roads to it; each bonus; what must be done now."""
BUILT = 90
"""Of the value of the cells that will be drawn."""
OPEN = 20
"""Another free cell to which a road leads: room to choose."""
RAISED = 70
"""A step of a type of buildings, for each free cell of this type, with ten turns left."""
BORDER = 45
"""Of a bonus on the border of such a cell."""
SAILED = 3
"""Of a river space ahead, for each turn left."""
BEHIND = 2
"""Of a free river space behind, for each turn left."""
COLUMN = 60
"""Of the bonus of a column of palace or upgrades, when it is nearly complete."""
TENT = 25
"""Of a tent's bonus, by the share of its goods that are sold."""
KARMA = 60
"""A karma to use."""
CIRCLES = 40
"""Of the next karma's bonus."""
AHEAD = 80
"""Of the next bonus on a track, by how near it is."""
MARKET = 260
"""A market that is opened: goods sold beyond those that are sold otherwise."""
END = 4000
"""The end of the game with the widest overlap."""


def value(names: tuple[str, ...] | list[str]) -> int:
    """Bonuses on average."""
    total = 0
    for name in names:
        kind, size = bonus(name)
        total += VALUES[kind] * (size if size and kind not in ("forward", "back") else 1)
    return total


class Outlook:
    """A seat's hopes at one decision: what stays the same whatever it does."""

    def __init__(self, table: Table, seat: Seat) -> None:
        self.edition, self.side = table.edition, table.side()
        gaps = [scoring.gap(self.edition, sheet) for sheet in table.sheets]
        self.most = max(-gap for n, gap in enumerate(gaps) if n != seat)
        self.last = self.most > 0
        self.turns = 0 if self.last else max(LEAST, min(gaps) * TURN)
        self._river = [value(names) for names in self.side.river]
        self._tents = [value(names) for names in self.side.tents]
        self._tracks = [_spaces(self.side.money), _spaces(self.side.fame)]
        self._columns = [[value(names) for names in each] for each in (self.side.palace, self.side.upgrades)]
        self._border: dict[str, int] = {}
        for edge, names in self.side.border.items():
            self._border[edge[:-1]] = self._border.get(edge[:-1], 0) + value(names) * BORDER // 100
        self._cells = province(self.edition.cells).contents
        self._known: dict[tuple[object, ...], int] = {}
        self._near: dict[tuple[object, ...], list[tuple[str, int, int]]] = {}

    def worth(self, sheet: Sheet, turn: Turn | None = None) -> int:
        """A sheet after a turn, or within one with what is still to be done."""
        gap = scoring.gap(self.edition, sheet)
        total = -gap * SPACE
        if turn is not None:
            total += value(turn.open) + NOW.get(turn.now, 0)
        if gap < 0 and -gap > self.most:
            total += END
        if self.last or gap < 0:
            return total + sheet.karma * 2 + sheet.used
        return total + sum(self.parts(sheet).values())

    def parts(self, sheet: Sheet) -> dict[str, int]:
        """What a sheet will still bring, by where it comes from."""
        circled, sold, raised = sheet.circled.values(), sheet.sold.values(), sheet.upgrades.values()
        return {
            "tracks": self.near(sheet),
            "goods": self._once(self.goods, sheet, *circled, *sold),
            "province": self._once(self.province, sheet, *raised, *sheet.roads.items()),
            "river": self._once(self.river, sheet, *sheet.river),
            "columns": self._once(self.columns, sheet, *sheet.palace.values(), *raised),
            "tents": self._once(self.tents, sheet, *sold),
            "karma": self.karma(sheet),
        }

    def _once(self, part: Callable[[Sheet], int], sheet: Sheet, *marks: object) -> int:
        """A part of the worth, worked out once for the same marks."""
        key = (part.__name__, *marks)
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = part(sheet)
        return found

    def near(self, sheet: Sheet) -> int:
        """The next bonus of each track, by how near it is."""
        total = 0
        for at, spaces in zip((sheet.money, sheet.fame), self._tracks, strict=True):
            passed = 0
            for space, brings in spaces:
                if space > at:
                    total += brings * (at - passed) * AHEAD // (100 * (space - passed))
                    break
                passed = space
        return total

    def goods(self, sheet: Sheet) -> int:
        """The coins for the goods in stock, as many as will still be sold."""
        coins = [
            self.edition.coins[column] for good in GOODS for column in range(sheet.sold[good], sheet.circled[good])
        ]
        if not coins:
            return 0
        count = len(coins) * 100
        return sum(coins) * min(count, self.turns * SOLD // 100) * GOOD // count

    def province(self, sheet: Sheet) -> int:
        """The best cells that will still be drawn."""
        values = []
        for holds, far, border in self._reach(sheet):
            here = (
                LEVELS[sheet.upgrades[holds] - 1] * self.edition.tracks.ratio * SPACE
                if holds in BUILDINGS
                else MARKET
            )
            values.append((here + border) * FAR[far] // 100)
        total, left = 0, self.turns * BUILDS // 100
        for each in sorted(values, reverse=True):
            total += each * min(left, 100)
            left -= 100
            if left <= 0:
                break
        total = total * BUILT // 10000 + OPEN * sum(far == 1 for _, far, _ in self._reach(sheet))
        for holds, level in sheet.upgrades.items():
            free = sum(each == holds for cell, each in self._cells.items() if cell not in sheet.roads)
            total += (LEVELS[level - 1] - LEVELS[0]) * free * RAISED * self.turns // 1000
        return total

    def _reach(self, sheet: Sheet) -> list[tuple[str, int, int]]:
        """The free cells that lie near: contents, roads that must be drawn to reach them, bonuses on the border."""
        key = tuple(sheet.roads.items())
        if key in self._near:
            return self._near[key]
        land = province(self.edition.cells)
        roads = {land.residence: self.edition.exits, **sheet.roads}
        far: dict[str, int] = {}
        for cell, sides in roads.items():
            for side in sides:
                other = land.beside[cell][side]
                if other and other not in roads:
                    far[other] = 1
        edge = list(far)
        for cell in edge:
            for other in land.beside[cell].values() if far[cell] < len(FAR) - 1 else ():
                if other and other not in roads and other not in far:
                    far[other] = far[cell] + 1
                    edge.append(other)
        found = [(land.contents[cell], steps, self._border.get(cell, 0)) for cell, steps in far.items()]
        self._near[key] = found
        return found

    def river(self, sheet: Sheet) -> int:
        """The spaces ahead, and a little for those left behind."""
        at = sheet.position()
        ahead = sum(self._river[at:]) * SAILED
        behind = sum(self._river[n - 1] for n in range(1, at) if n not in sheet.river) * BEHIND
        return (ahead + behind) * self.turns // 10000

    def columns(self, sheet: Sheet) -> int:
        """Columns of the palace and of the upgrade table, by how many of their boxes are marked."""
        total = 0
        for marks, columns, first in zip((sheet.palace, sheet.upgrades), self._columns, (1, 2), strict=True):
            size = len(marks)
            for n, brings in enumerate(columns, first):
                done = sum(each >= n for each in marks.values())
                if done < size:
                    total += brings * done * done * COLUMN // (100 * size * size)
        return total * min(self.turns, 400) // 400

    def tents(self, sheet: Sheet) -> int:
        """Tents, by how many of their goods are sold."""
        total = 0
        for n, brings in enumerate(self._tents):
            done = sum(each > n for each in sheet.sold.values())
            if 0 < done < len(GOODS):
                total += brings * done * TENT // (100 * len(GOODS))
        return total * min(self.turns, 300) // 300

    def price(self) -> int:
        """What a karma costs that is used now; of equal overlaps the one with more karma used wins."""
        return -1 if self.last else KARMA * min(self.turns, 300) // 300

    def karma(self, sheet: Sheet) -> int:
        """Karma to use, and the bonus of the next one."""
        names = self.side.karma.get(str(sheet.karma + 1), ())
        later = value(names) * CIRCLES * min(self.turns, 400) // 40000
        return later + (sheet.karma - sheet.used) * self.price()


def _spaces(track: dict[str, Bonuses]) -> list[tuple[int, int]]:
    """The bonuses of a track by their spaces, in order."""
    return sorted((int(space), value(names)) for space, names in track.items())
