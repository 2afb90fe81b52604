"""What a person would laugh at: faults of a player, found by looking at its decisions from outside.

A judge knows nothing of how a player decides. It notes each action with what it brought, and at the end of the game
whether anything of it was ever used. What was not is a fault where it was bought with a bonus action, or where an
employee who makes points by himself could have been hired instead.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from msgspec import structs

from engine.core import text
from engine.core.model import Action, Seat
from engine.games.shipyard import actions as act
from engine.games.shipyard import bonus, contracts, oval, rings, track
from engine.games.shipyard.edition import ITEMS, PARTS, part_of
from engine.games.shipyard.exchange import gains
from engine.games.shipyard.flow import Position
from engine.games.shipyard.markets import ship_cards, ship_price
from engine.games.shipyard.phases.turn import choices
from engine.games.shipyard.state import Player, Table
from engine.games.shipyard.voyage.chart import chart, start
from engine.games.shipyard.voyage.fitting import features, load
from engine.games.shipyard.voyage.outcome import outcome, ship_at
from engine.games.shipyard.voyage.proposals import Proposal, added, propose
from engine.games.shipyard.voyage.routes import Way, follow, onward, ways
from engine.games.shipyard.voyage.speed import own_speed
from engine.games.shipyard.voyage.worth import propose_for
from engine.games.shipyard.yard.columns import EMPTY, Stretch, complete, line

STAFF = ("employees", "specialists", "employee_types")
"""Contracts by which employees make points."""

FAULTS = {
    "unscored": "a ship completed that could not sail, without a captain or a canal",
    "given up": "a ship given up that could sail",
    "dead canal": "a canal laid where the figure can never come to it",
    "stray card": "a ship card after which a card can only sail once another ship that is not complete has left",
    "poor voyage": "a voyage, though another makes a point more, takes no more along and loses no more canals",
    "idle bonus": "a bonus action of which nothing was ever used",
    "idle cards": "ship cards of which none ever sailed, though an employee who makes points could be had",
    "idle train": "a train never exchanged, though an employee who makes points could be had",
    "idle canal": "a canal never sailed on, though an employee who makes points could be had",
    "idle items": "items of which none went aboard a ship, though an employee who makes points could be had",
    "idle money": "a load sold or a subsidy whose guilders were never spent, though such an employee could be had",
    "idle employee": "an employee never of use and without points, though one who makes points could be had",
    "idle end": "a final action that brought no point, though another would",
    "no bonus": "the last turn ended without a bonus action, though one would have brought a point",
}
"""What the judge looks for."""
IDLE = {
    "ships": "idle cards",
    "commodities": "idle train",
    "canal": "idle canal",
    "equipment": "idle items",
    "crew": "idle items",
    "exchange": "idle items",
    "employee": "idle employee",
    "subsidy": "idle money",
}
"""The fault of an action that brought nothing of use, by its tile."""


@dataclass
class Deed:
    """An action carried out: its tile; when; `extra`: as a bonus action; the words; guilders it brought; `instead`:
    an employee who makes points could have been hired; `used`: anything of it was of use."""

    tile: str
    when: str
    extra: bool = False
    words: list[str] = field(default_factory=list)
    guilders: int = 0
    instead: bool = False
    used: bool = False


class Judge:
    """Watches one seat through a game, action by action."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.faults: Counter[str] = Counter()
        self.notes: list[str] = []
        self.deeds: list[Deed] = []
        self._hand: list[str] = []
        self._cards: dict[str, Deed] = {}
        self._trains: dict[str, Deed] = {}
        self._canals: dict[str, Deed] = {}
        self._staff: dict[str, Deed] = {}
        self._items: dict[str, list[Deed]] = {item: [] for item in ITEMS}
        self._end: tuple[int, bool] | None = None
        self._spare = 0

    def sees(self, before: Position, action: Action, after: Position) -> None:
        """An action of the seat, the position before and after it."""
        player, table = before.table.players[self.seat], before.table
        self._hand = before.hands[self.seat].contracts
        match action:
            case act.Choose(tile):
                self._choose(before, tile)
            case act.Bonus(tile):
                self.deeds.append(Deed(tile, when(table), extra=True))
            case act.Launch(voyage):
                self._launched(table, player, voyage)
            case act.Scrap(ship):
                found = ship_at(player, ship)
                sails = propose(table, player, ship, player.yard[found.start : found.end], "points") is not None
                self._fault("given up" if sails else "unscored", table, action)
            case act.EndTurn() if table.turn is not None and not table.turn.final:
                left = player.guilders - table.edition.limits.bonus
                useful = "employee" in bonus.tiles(table, self.seat) and earns(table, player, self._hand, left)
                self._spare = player.guilders if useful else 0
            case act.EndTurn() | act.Stop() | act.Pass() | act.Discard():
                pass
            case _:
                self._done(before, action, after)
        self._lost(before, action, after)

    def ends(self, s: Position) -> None:
        """The end of the game."""
        table, hand = s.table, s.hands[self.seat].contracts
        player = table.players[self.seat]
        if self._end is not None and self._end[1] and total(table, player, hand) <= self._end[0]:
            self._fault("idle end", table, *self.deeds[-1].words)
        if self._spare:
            self._fault("no bonus", table, self._spare, "guilders")
        paid = any(contracts.points(table, player, name) for name in hand if name in STAFF)
        for deed in self._staff.values():
            deed.used |= paid
        left = player.guilders
        for deed in reversed(self.deeds):
            if deed.guilders and not deed.used:
                deed.used = left < deed.guilders
                left -= deed.guilders
            if not deed.used and deed.words:
                if deed.extra:
                    self._fault("idle bonus", table, deed.when, *deed.words)
                elif deed.instead:
                    self._fault("idle money" if deed.guilders else IDLE[deed.tile], table, deed.when, *deed.words)

    def _fault(self, name: str, table: Table, *what: object) -> None:
        assert name in FAULTS
        self.faults[name] += 1
        words = " ".join(text.write(each) if isinstance(each, Action) else str(each) for each in what)
        self.notes.append(f"{name}: {words} ({when(table)})")

    # --- decisions

    def _choose(self, before: Position, tile: str) -> None:
        table, player = before.table, before.table.players[self.seat]
        final = table.turn is not None and bool(table.turn.final)
        purse = player.guilders + (0 if final else track.income(table, "employee"))
        instead = "employee" in choices(table, self.seat) and earns(table, player, self._hand, purse)
        self.deeds.append(Deed(tile, when(table), instead=instead and not final))
        if tile == "subsidy":
            self.deeds[-1].words, self.deeds[-1].guilders = ["subsidy"], table.edition.limits.subsidy
        if final:
            self._end = total(table, player, self._hand), instead or could_sail(table, player)

    def _deed(self, main: bool) -> Deed:
        """The action that is under way: the bonus action bought last, or that of the tile chosen."""
        return next(deed for deed in reversed(self.deeds) if deed.extra != main)

    def _done(self, before: Position, action: Action, after: Position) -> None:
        """A part of the action under way."""
        table, frame = before.table, before.flow[-1]
        if (table.turn is not None and table.turn.final == "completion") or not self.deeds:
            self.deeds.append(Deed("ships", when(table)))
        deed, player = self._deed(getattr(frame, "main", True)), table.players[self.seat]
        deed.words.append(text.write(action))
        match action:
            case act.Build(berth):
                self._cards[berth.card] = deed
                if strays(after.table.players[self.seat].yard) > strays(player.yard):
                    self._fault("stray card", table, action, "to", line(player.yard))
            case act.Buy(train):
                self._trains[train] = deed
            case act.Rent(lease):
                self._canals[lease.canal] = deed
                if not reachable(after.table, after.table.players[self.seat], lease.canal):
                    self._fault("dead canal", table, action)
            case act.Manufacture(item) | act.Recruit(item):
                ring = "equipment" if isinstance(action, act.Manufacture) else "crew"
                self._use_staff(player, "engineer" if ring == "equipment" else "recruiter")
                if rings.steps(table, ring, item) > 1:
                    self._use_staff(player, "accountant")
                self._get(rings.gains(table, player, ring, item), deed)
            case act.Exchange(deal):
                if deal.train in self._trains:
                    self._trains[deal.train].used = True
                deed.guilders, items = gains(table, player, deal)
                self._get(items, deed)
            case act.Hire(name):
                if oval.steps(table, oval.stop_of(table, name)) > 1:
                    self._use_staff(player, "foreman")
                self._staff[name] = deed
                deed.used = table.edition.employee(name).points > 0

    def _get(self, items: dict[str, int], deed: Deed) -> None:
        for item, count in items.items():
            self._items[item] += [deed] * count

    def _use_staff(self, player: Player, *kinds: str) -> None:
        """Employees of some kinds, or by name, were of use."""
        for name in player.employees:
            if name in self._staff and (name in kinds or name.partition("_")[0] in kinds):
                self._staff[name].used = True

    # --- voyages

    def _launched(self, table: Table, player: Player, voyage: act.Voyage) -> None:
        ship, wanted = ship_at(player, voyage.ship), load(voyage)
        cards = player.yard[ship.start : ship.end]
        assert player.figure is not None
        way = follow(chart(table.edition, player.canals), start(player.figure), voyage.route)
        assert way is not None
        for card in cards:
            if card in self._cards:
                self._cards[card].used = True
        for item, count in wanted.items().items():
            for deed in self._items[item][:count]:
                deed.used = True
            del self._items[item][:count]
        for canal in player.canals:
            if canal.cell in (*way.left, way.space.cell, player.figure.cell) and canal.canal in self._canals:
                self._canals[canal.canal].used = True
        if voyage.speed > own_speed(wanted):
            self._use_staff(player, "helmsman", "rigger")
        self._use_staff(player, *crafted(features(table.edition, cards), wanted.items()))
        self._compare(table, player, voyage, way)

    def _compare(self, table: Table, player: Player, voyage: act.Voyage, way: Way) -> None:
        """The best voyage of the same ship with contracts, against the one that was made."""
        ship, names = ship_at(player, voyage.ship), self._hand
        best = propose_for(table, player, voyage.ship, player.yard[ship.start : ship.end], names)
        assert best is not None
        sailed, _, cut = outcome(table, player, voyage)
        made = Proposal(voyage.ship, sailed, way, tuple(cut))
        less = all(best.ship.items.get(item, 0) <= sailed.items.get(item, 0) for item in ITEMS)
        one, other = (each.total() + sum(added(table, player, names, each).values()) for each in (made, best))
        if other > one and less and best.lost() <= made.lost():
            self._fault("poor voyage", table, act.Launch(voyage), one, other)

    def _lost(self, before: Position, action: Action, after: Position) -> None:
        """Ships that left the yard unscored by themselves."""
        now, player = before.table.players[self.seat], after.table.players[self.seat]
        there = [card for card in now.yard if card]
        if isinstance(action, act.Build):
            there.append(action.berth.card)
        sailed = [card for ship in player.fleet[len(now.fleet) :] for card in ship.cards]
        if not isinstance(action, act.Scrap) and len(there) > len(sailed) + sum(map(bool, player.yard)):
            self._fault("unscored", before.table, action)


def when(table: Table) -> str:
    """The time of a turn: laps completed, the space of the leading tile."""
    return f"{table.laps}/{table.spaces[table.row[0]]}"


def total(table: Table, player: Player, names: Sequence[str]) -> int:
    """A player's points if the game ended now with these contracts."""
    traders = sum(table.edition.employee(name).points for name in player.employees)
    return player.points + traders + sum(contracts.points(table, player, name) for name in names)


def earns(table: Table, player: Player, names: Sequence[str], guilders: int) -> bool:
    """Whether an employee could be hired who makes points, by himself or by the only green contract left."""
    sure = [name for name in names if table.edition.contract(name).colour == "green"]
    now = total(table, player, sure if len(sure) == 1 else ())
    for name in oval.affordable(table, player, guilders):
        later = structs.replace(player, employees=[*player.employees, name])
        if total(table, later, sure if len(sure) == 1 else ()) > now:
            return True
    return False


def stretches(letters: str) -> Iterator[Stretch]:
    """The columns that could become one ship with all that lies there."""
    for first in range(len(letters) - 2):
        for end in range(first + 3, len(letters) + 1):
            bow, middles, stern = letters[first], letters[first + 1 : end - 1], letters[end - 1]
            if bow in "b." and stern in "s." and not middles.strip("m."):
                yield Stretch(first, end)


def strays(yard: Sequence[str]) -> int:
    """Cards that cannot become part of a ship before another ship leaves that is not complete either."""
    letters = line(yard)
    for ship in complete(yard):
        letters = letters[: ship.start] + EMPTY * (ship.end - ship.start) + letters[ship.end :]
    found = [n for ship in stretches(letters) for n in range(ship.start, ship.end)]
    return sum(letter != EMPTY and n not in found for n, letter in enumerate(letters))


def could_sail(table: Table, player: Player) -> bool:
    """Whether one action could complete a ship that can sail."""
    if not player.store["captain"] or player.figure is None:
        return False
    if not ways(chart(table.edition, player.canals), start(player.figure), 1):
        return False
    prices = {part: list[int]() for part in PARTS}
    for card in ship_cards(table, player.guilders):
        prices[part_of(card)].append(ship_price(table, card))
    for ship in stretches(line(player.yard)):
        lacks = [n for n in range(ship.start, ship.end) if not player.yard[n]]
        wanted = [PARTS[(n > ship.start) + (n == ship.end - 1)] for n in lacks]
        enough = all(wanted.count(part) <= len(prices[part]) for part in PARTS)
        price = sum(sum(sorted(prices[part])[: wanted.count(part)]) for part in PARTS)
        if enough and len(wanted) <= table.edition.limits.cards and price <= player.guilders:
            return True
    return False


def reachable(table: Table, player: Player, canal: str) -> bool:
    """Whether the figure can come to a canal card, on however many voyages."""
    assert player.figure is not None
    waters, first = chart(table.edition, player.canals), start(player.figure)
    goal = next(each.cell for each in player.canals if each.canal == canal)
    todo, known = [Way("", first.space, first.behind)], dict[object, bool]()
    while todo:
        way = todo.pop()
        if way.space.cell == goal:
            return True
        for each in onward(waters, way):
            key = (each.space, each.behind, tuple(sorted(each.left)))
            if key not in known:
                known[key] = True
                todo.append(each)
    return False


def crafted(shown: Sequence[str], items: dict[str, int]) -> list[str]:
    """The craftsmen that a ship which shows this needs for these items."""
    crew = sum(items.get(item, 0) for item in ("captain", "merchant", "soldier")) - 1
    found = ["craftsman_crew"] if crew > shown.count("cabin") else []
    if items.get("sail", 0) + items.get("smokestack", 0) > shown.count("mast"):
        found += [f"craftsman_{item}" for item in ("sail", "smokestack") if item in items]
    guns = ("propeller", "crane", "cannon")
    return found + [f"craftsman_{item}" for item in guns if items.get(item, 0) > shown.count(item)]
