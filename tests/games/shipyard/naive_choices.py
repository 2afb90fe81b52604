"""The second program's choices: all that a seat may do, in words."""

from __future__ import annotations

import itertools

from tests.games.shipyard import naive
from tests.games.shipyard.naive import DATA, EMPLOYEES
from tests.games.shipyard.naive_points import COLOURS
from tests.games.shipyard.naive_table import COLUMNS, LIMITS, STACKS, Table

TRAINS = {f"train{n}": loads for n, loads in enumerate(DATA["trains"]["cards"], 1)}
VERBS = {"equipment": "manufacture", "crew": "recruit"}


class Choices(Table):
    """What may be done next."""

    def legal(self, seat):
        """All that a seat may do now, in words."""
        if self.discarding:
            return self.discards(self.players[seat])
        turn = self.turn
        if turn.final == "completion":
            return self.after() if turn.answered else [*self.completing(), "pass"]
        if not turn.tile:
            return [f"choose {tile}" for tile in self.choices()]
        if turn.doing:
            return self.carrying_out(turn.doing, self.purse())
        if not turn.done:  # the main action
            return self.carrying_out(turn.tile, self.me.guilders) + self.extra()
        return self.after()

    def after(self):
        """When the actions are done: ships leave, then the turn ends; a bonus action before that."""
        ships = naive.complete(self.me.yard)
        if ships:
            leaving = [words for at, cards in ships for words in (f"scrap {at + 1}", *self.launches(at, cards))]
            return leaving + self.extra()
        return ["end", *self.extra()]

    def extra(self):
        """The bonus actions offered."""
        return [f"bonus {tile}" for tile in self.bonuses()]

    def choices(self):
        """The tiles that may be chosen (rulebook: Neue Aktion wählen; rulings 2 and 4)."""
        turn = self.turn
        if turn.final:
            return [tile for tile in self.row if self.carrying_out(tile, self.me.guilders)]
        free = [tile for tile in self.row if tile not in self.occupied() and tile != turn.moved]
        possible = [tile for tile in free if self.carrying_out(tile, self.me.guilders + self.income(tile))]
        return possible or free

    def purse(self):
        """The guilders that may be spent: before hiring, its lowest price stays untouchable (ruling 3)."""
        return self.me.guilders - self.reserve()

    def reserve(self):
        """The guilders the main action still needs."""
        turn = self.turn
        hiring = turn.tile == "employee" and not turn.done and not turn.final
        return min(self.hires().values()) if hiring else 0

    def bonuses(self):
        """The tiles of a bonus action that may be bought now."""
        turn, price = self.turn, LIMITS["bonus"]
        if turn.bonus or turn.sailed or turn.final or self.purse() < price:
            return []
        return [tile for tile in self.row if tile != turn.tile and self.carrying_out(tile, self.purse() - price)]

    def carrying_out(self, tile, guilders):
        """All ways to carry out an action with so many guilders; of building, the next card."""
        if tile == "ships":
            more = [f"build {card}-{at + 1}" for card, at in self.berths(guilders)]
            return more + ["stop"] * (self.turn.bought > 0)
        if tile in ("commodities", "canal"):
            name = {"commodities": "trains", "canal": "canals"}[tile]
            row = zip(self.rows[name], self.prices[name], strict=False)
            cards = [card for card, price in row if card and price <= guilders]
            return [f"buy {card}" for card in cards] if name == "trains" else self.leases(cards)
        if tile in VERBS:
            return [f"{VERBS[tile]} {item}" for item, price in self.ring(tile).items() if price <= guilders]
        if tile == "employee":
            return [f"hire {name}" for name, price in self.hires().items() if price <= guilders]
        if tile == "exchange":
            trains = {tuple(TRAINS[train]): train for train in reversed(self.me.trains)}  # of equal ones the first
            return [f"exchange {train}-{'-'.join(uses)}" for train in trains.values() for uses in self.deals(train)]
        return ["subsidy"]

    def market(self):
        """The ship cards on sale with their prices; blank ones where a part is gone (ruling 7)."""
        found = {
            card: price
            for name in COLUMNS
            for card, price in zip(self.rows[name], self.prices[name], strict=False)
            if card
        }
        for stack in ("bow", "middle", "stern"):
            rows = [self.rows[name] for name in COLUMNS if STACKS[name] == stack]
            if not self.stacks[stack] and not any(card for row in rows for card in row):
                found[f"blank_{stack}"] = 0
        return found

    def berths(self, guilders):
        """The ship cards that can be bought and placed: (card, column from 0)."""
        affordable = [card for card, price in self.market().items() if price <= guilders]
        return [(card, at) for card in affordable for at in naive.columns(self.me.yard, card)]

    def completing(self):
        """The single cards that complete a ship, in the last completion."""
        found, yard = [], self.me.yard
        for card, at in self.berths(self.me.guilders):
            if naive.complete([*yard[:at], card, *yard[at + 1 :]]):
                found.append(f"build {card}-{at + 1}")
        return found

    def leases(self, cards):
        """Where canals may be laid: one side at least beside the own system (rulebook: Kanal mieten)."""
        system = self.me.canals
        if not system:
            return [f"rent {card}-M13-0-{side}" for card in cards for side in naive.SIDES]
        cells = {other for cell in system for other in naive.beside(cell)} - set(system)
        return [f"rent {card}-{named(cell)}-{turn}" for card in cards for cell in cells for turn in (0, 90, 180, 270)]

    def ring(self, tile):
        """What each item of a ring costs: the first step is free, and those an accountant gives."""
        items = DATA["rings"][tile]
        free = 1 + self.me.size("accountant")
        return {
            items[(self.rings[tile] + n) % len(items)]: max(0, n - free) * LIMITS["step"]
            for n in range(1, len(items) + 1)
        }

    def hires(self):
        """What each employee that may be hired costs (rulebook: Arbeitskraft einstellen)."""
        free, found = 1 + self.me.size("foreman"), {}
        for n in range(1, len(self.stops) + 1):
            for name in self.stops[(self.oval + n) % len(self.stops)]:
                needs = EMPLOYEES[name].get("needs")
                if self.left[name] and name not in self.me.employees and (not needs or needs in self.me.employees):
                    found[name] = max(0, n - free) * LIMITS["step"] + EMPLOYEES[name].get("fee", 0)
        return found

    def deals(self, train):
        """What may become of a train's loads: each sold, or an item, no item twice; equal loads in one order."""
        loads, found = TRAINS[train], []
        ways = [["sell", *DATA["exchange"][load]] for load in loads]
        for uses in itertools.product(*ways):
            items = [each for each in uses if each != "sell"]
            ranks = [way.index(use) for way, use in zip(ways, uses, strict=True)]
            pairs = itertools.combinations(range(len(loads)), 2)
            in_order = all(loads[a] != loads[b] or ranks[a] <= ranks[b] for a, b in pairs)
            if len(set(items)) == len(items) and in_order:
                found.append(uses)
        return found

    def launches(self, at, cards):
        """All maiden voyages of a ship: fitting out, speed, route."""
        me, known, found = self.me, {}, []
        if not me.canals:
            return []
        for load in naive.loads(cards, me.employees, me.store):
            for speed in naive.speeds(me.employees, load):
                if speed not in known:
                    known[speed] = naive.routes(me.canals, me.figure, speed)
                found += ["-".join(map(str, (at + 1, *load, speed, route))) for route in known[speed]]
        return [f"launch {words}" for words in found]

    def discards(self, player):
        """Every choice of so many contracts of each colour."""
        if player.answer is not None:
            return []
        held = [[name for name in player.contracts if COLOURS[name] == colour] for colour in ("blue", "green")]
        blue, green = (["-".join(some) for some in itertools.combinations(each, self.discarding)] for each in held)
        return [f"discard {one} {other}" for one in blue for other in green]


def named(cell):
    """The name of a cell: (12, 12) is M13."""
    column, row = cell
    letters = "" if column < 26 else chr(ord("A") + column // 26 - 1)
    return f"{letters}{chr(ord('A') + column % 26)}{row + 1}"
