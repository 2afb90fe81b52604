"""A second program for The Dice Charmers, as simple as can be: a sheet is paper with boxes, and after every mark the
whole paper is looked over for bonuses. It was written from the rules without a look at the engine, and shares nothing
with it but the content.

This part: one sheet. `naive_game.py` plays.
"""

from __future__ import annotations

import itertools
import tomllib
from pathlib import Path

CONTENT = Path(__file__).parents[3] / "engine/games/charmers/content/house-1.toml"
DATA = tomllib.loads(CONTENT.read_text("utf-8"))
GOODS = ("tea", "silk", "spice")
PERSONS = ("mogul", "maharani", "merchant", "raja", "builder", "portuguese")
BUILDINGS = ("temple", "fort", "garden", "mausoleum")
STEPS = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
OPPOSITE = {"N": "S", "E": "W", "S": "N", "W": "E"}
SHAPES = {
    "straight": ["NS", "EW"],
    "curve": ["NE", "ES", "SW", "NW"],
    "fork": ["NES", "ESW", "NSW", "NEW"],
    "crossing": ["NESW"],
}
PROVINCE = {(x, y): kind for y, row in enumerate(DATA["province"]["cells"]) for x, kind in enumerate(row)}
COINS = DATA["market"]["coins"]
RIVER = dict(enumerate(DATA["river"]["symbols"], 1))
AT_ONCE = ("fame", "money", "karma")
"""Bonuses that leave nothing to decide."""


def named(cell):
    """A cell's name."""
    return "ABCDEFGHI"[cell[0]] + str(cell[1] + 1)


def at_name(name):
    """The cell of that name."""
    return ord(name[0]) - ord("A"), int(name[1:]) - 1


def parts(bonus):
    """A bonus as its kind and number, 0 without one."""
    return (bonus[:-1], int(bonus[-1])) if bonus[-1].isdigit() else (bonus, 0)


class Paper:
    """A player's sheet; `side`: its bonuses by place."""

    def __init__(self, side):
        self.side = side
        self.roads = {cell: set() for cell in PROVINCE}
        (self.residence,) = (cell for cell, kind in PROVINCE.items() if kind == "residence")
        self.roads[self.residence] = set(DATA["province"]["exits"])
        self.river = dict.fromkeys(RIVER, False)
        self.market = {good: ["free"] * len(COINS) for good in GOODS}  # then circled, then sold
        self.palace = {person: ["free"] * 3 for person in PERSONS}
        self.table = {building: [True, False, False] for building in BUILDINGS}
        self.karma = ["free"] * DATA["karma"]["most"]  # then circled, then used
        for n in range(DATA["karma"]["start"]):
            self.karma[n] = "circled"
        self.money = self.fame = 0
        self.scored = set()  # cells whose building or market was used
        self.seen = {place for place, _ in self.places()}  # places whose bonus was given

    # ---- bonuses ---------------------------------------------------------------------------------------------------

    def places(self):
        """Every place of the paper with bonuses that is reached: its name and the bonuses."""
        side = self.side
        for space, marked in self.river.items():
            if marked:
                yield f"river {space}", side["river"][space - 1]
        for column, bonuses in enumerate(side["tents"]):
            if all(self.market[good][column] == "sold" for good in GOODS):
                yield f"tent {column}", bonuses
        for column, bonuses in enumerate(side["palace"]):
            if all(self.palace[person][column] == "crossed" for person in PERSONS):
                yield f"palace {column}", bonuses
        for column, bonuses in enumerate(side["upgrades"]):
            if all(self.table[building][column + 1] for building in BUILDINGS):
                yield f"upgrades {column}", bonuses
        for n, bonuses in side["karma"].items():
            if self.karma[int(n) - 1] != "free":
                yield f"karma {n}", bonuses
        for track in ("fame", "money"):
            for space, bonuses in side[track].items():
                if getattr(self, track) >= int(space):
                    yield f"{track} {space}", bonuses
        for edge, bonuses in side["border"].items():
            if edge[-1] in self.roads[at_name(edge[:-1])]:
                yield f"border {edge}", bonuses

    def gather(self):
        """The bonuses of all places reached since the last look, those without a decision marked at once."""
        found = []
        while new := [(place, bonuses) for place, bonuses in self.places() if place not in self.seen]:
            for place, bonuses in new:
                self.seen.add(place)
                for bonus in bonuses:
                    kind, n = parts(bonus)
                    if kind in AT_ONCE:
                        self.mark(kind, n)
                    else:
                        found.append(bonus)
        return found

    def mark(self, kind, n):
        """Fame, money or a karma; what is beyond the end of a track or of the karma is lost (rulings 2, 21)."""
        if kind == "karma":
            if "free" in self.karma:
                self.karma[self.karma.index("free")] = "circled"
        else:
            setattr(self, kind, min(getattr(self, kind) + n, DATA["tracks"][kind]))

    def overlap(self):
        """By how many spaces of money the tracks overlap (ruling 1)."""
        return self.money + DATA["tracks"]["ratio"] * self.fame - DATA["tracks"]["money"]

    # ---- the province ----------------------------------------------------------------------------------------------

    def whole(self, shape):
        """All whole roads of a shape on free cells that join a road: (cell, sides)."""
        found = []
        for cell in PROVINCE:
            if self.roads[cell]:
                continue
            for sides in SHAPES[shape]:
                for side in sides:
                    x, y = cell[0] + STEPS[side][0], cell[1] + STEPS[side][1]
                    if OPPOSITE[side] in self.roads.get((x, y), ()) and (cell, sides) not in found:
                        found.append((cell, sides))
        return found

    def halves(self):
        """All half roads that may be added: (cell, side). Never to the residence (ruling 4)."""
        own = [cell for cell in PROVINCE if self.roads[cell] and cell != self.residence]
        return [(cell, side) for cell in own for side in "NESW" if side not in self.roads[cell]]

    def draw(self, cell, sides):
        """Draw roads. A building scores at once; returns the market that opens, if any."""
        self.roads[cell] |= set(sides)
        if cell in self.scored:
            return ""
        self.scored.add(cell)
        kind = PROVINCE[cell]
        if kind in BUILDINGS:
            self.mark("fame", self.table[kind].count(True))
            return ""
        return kind

    # ---- goods -----------------------------------------------------------------------------------------------------

    def stock(self, good):
        """Goods circled and not sold."""
        return self.market[good].count("circled")

    def free(self):
        """Goods of which one more may be circled."""
        return [good for good in GOODS if "free" in self.market[good]]

    def circle(self, good):
        """Circle the first free good of the row; it is lost when there is none (ruling 9)."""
        row = self.market[good]
        if "free" in row:
            row[row.index("free")] = "circled"

    def sell(self, good):
        """Sell the first good of the row."""
        row = self.market[good]
        column = row.index("circled")
        row[column] = "sold"
        self.mark("money", COINS[column])

    def sales(self, most, how):
        """All sales of 1 to so many goods: of any kinds, of one kind or of different kinds."""
        found = []
        for n in range(1, most + 1):
            for goods in itertools.combinations_with_replacement(GOODS, n):
                enough = all(goods.count(good) <= self.stock(good) for good in GOODS)
                kinds = len(set(goods))
                if enough and (how == "sell" or kinds == {"sell_same": 1, "sell_different": n}[how]):
                    found.append("-".join(goods))
        return found

    def choices(self, n):
        """So many different goods, or as many as there are rows with a free one (ruling 10)."""
        free = self.free()
        return ["-".join(goods) for goods in itertools.combinations(free, min(n, len(free))) if goods]

    # ---- river, palace, upgrades, karma ----------------------------------------------------------------------------

    def position(self):
        """The rightmost space marked, 0 before the first."""
        return max((space for space, marked in self.river.items() if marked), default=0)

    def ahead(self):
        """The spaces ahead, the next first."""
        return [space for space in sorted(RIVER) if space > self.position()]

    def behind(self):
        """The free spaces behind, the next first."""
        free = [space for space, marked in self.river.items() if not marked and space < self.position()]
        return sorted(free, reverse=True)

    def symbol(self, symbol):
        """The next space ahead with a symbol, or none."""
        return next((space for space in self.ahead() if RIVER[space] == symbol), None)

    def sail(self, space):
        """Mark a space of the river."""
        assert not self.river[space]
        self.river[space] = True

    def upgradable(self):
        """The types of buildings that can be worth more."""
        return [building for building in BUILDINGS if not all(self.table[building])]

    def upgrade(self, building):
        """The next value to the right."""
        self.table[building][self.table[building].index(False)] = True

    def effect(self, person):
        """May a person be crossed off, and would it mark something besides? (rulings 11 and 2)"""
        if "free" not in self.palace[person]:
            return False
        return {
            "mogul": lambda: any(self.effect(other) for other in PERSONS if other != "mogul"),
            "maharani": lambda: bool(self.ahead()),
            "merchant": lambda: bool(self.free()) or bool(self.sales(2, "sell")),
            "raja": lambda: bool(self.upgradable()) or self.money < DATA["tracks"]["money"],
            "builder": lambda: bool(self.whole("straight") or self.whole("curve") or self.halves()),
            "portuguese": lambda: bool(self.free()) or bool(self.behind()),
        }[person]()

    def cross(self, person):
        """Cross off the first free box of a person."""
        row = self.palace[person]
        row[row.index("free")] = "crossed"

    def unused(self):
        """Karma circled and not used."""
        return self.karma.count("circled")

    def use(self):
        """Cross off a karma, from the left."""
        self.karma[self.karma.index("circled")] = "used"

    def collected(self):
        """Karma circled in the game, used or not."""
        return sum(box != "free" for box in self.karma)
