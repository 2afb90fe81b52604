"""The second program's table: what lies on it, whose turn it is, how rows are filled, and the end."""

from __future__ import annotations

from tests.games.shipyard.naive import DATA, EMPLOYEES, ITEMS
from tests.games.shipyard.naive_points import contract_points, trader_points

LIMITS, SPACES = DATA["limits"], DATA["track"]["spaces"]
COLUMNS = ("bow", "left", "right", "stern")
ROWS = (*COLUMNS, "trains", "canals")
STACKS = {"bow": "bow", "left": "middle", "right": "middle", "stern": "stern"}


class Player:
    """All that a player has."""

    def __init__(self, train, contracts):
        self.guilders, self.received, self.paid, self.points = LIMITS["guilders"], 0, 0, 0
        self.yard = [""] * LIMITS["columns"]
        self.store, self.made = dict.fromkeys(ITEMS, 0), dict.fromkeys(ITEMS, 0)
        self.trains, self.employees, self.chosen = [train], [], []
        self.canals, self.figure, self.used, self.noted = {}, None, [], 0
        self.fleet = []  # (cards, items, speed, points)
        self.contracts, self.discarded, self.answer = contracts, [], None

    def earn(self, guilders):
        """From the bank."""
        self.guilders += guilders
        self.received += guilders

    def pay(self, guilders):
        """To the bank."""
        assert 0 <= guilders <= self.guilders
        self.guilders -= guilders
        self.paid += guilders

    def get(self, item):
        """One from the supply."""
        self.store[item] += 1
        self.made[item] += 1

    def size(self, kind, default=0):
        """What all employees of a kind that affects markers bring."""
        return sum(EMPLOYEES[name].get("size", 1) for name in self.employees if EMPLOYEES[name]["kind"] == kind)


class Turn:
    """What happened in a turn."""

    def __init__(self, seat, final=""):
        self.seat, self.final = seat, final
        self.moved = self.tile = self.bonus = ""
        self.lap = self.done = self.sailed = False
        self.doing, self.bought = "", 0  # the action that goes on; ship cards bought in it
        self.answered = False  # the last completion was made or not


class Table:
    """A game. Stacks have their top last; `shuffled(kind)` gives a new stack of trains or canals."""

    def __init__(self, drawn, shuffled):
        self.players = [Player(*each) for each in drawn["players"]]
        self.start, self.row, self.spaces = drawn["start"], list(drawn["row"]), dict(drawn["spaces"])
        self.rings, self.stops, self.left = dict(drawn["rings"]), drawn["stops"], dict(drawn["left"])
        self.oval, self.hexagon = drawn["oval"], DATA["exchange"]["start"] - 1
        self.stacks = {name: list(cards) for name, cards in drawn["stacks"].items()}
        self.prices = {name: drawn["prices"][name if name in ("trains", "canals") else "ships"] for name in ROWS}
        self.rows = {name: [] for name in ROWS}
        self.shuffled = shuffled
        self.gone, self.cut, self.discarded, self.renewed = [], [], [], []
        self.laps, self.reason, self.kept = 0, "", DATA["contracts"]["dealt"]
        self.turn, self.over, self.discarding = None, False, 0
        self.opening = [Turn(seat) for seat in self.order() * (2 if len(self.players) == 2 else 1)]
        self.ending = None
        self.fill()
        self.next_turn()

    def order(self):
        """The seats from the starting player on."""
        return [(self.start + n) % len(self.players) for n in range(len(self.players))]

    @property
    def me(self):
        """The player whose turn it is."""
        return self.players[self.turn.seat]

    def waiting(self):
        """The seats that must act."""
        if self.over:
            return []
        if self.discarding:
            return [seat for seat, player in enumerate(self.players) if player.answer is None]
        return [self.turn.seat]

    # ---- turns ----------------------------------------------------------------------------------------------------

    def next_turn(self):
        """The first turns, then turn after turn with a tile moved to the front."""
        if self.opening:
            self.turn = self.opening.pop(0)
            return
        last = self.turn.seat
        self.turn = Turn((last + 1) % len(self.players))
        self.turn.moved = self.me.chosen.pop(0)
        self.move(self.turn.moved)
        self.turn.lap = self.spaces[self.turn.moved] == 0

    def move(self, tile):
        """A tile to the first space in front of all others; the space after it stays free (Zurückfallen)."""
        ahead = (self.spaces[self.row[0]] + 1) % SPACES
        self.row.remove(tile)
        self.row.insert(0, tile)
        self.spaces[tile] = ahead
        space = (ahead + 1) % SPACES
        pushed = self.standing(space)
        while pushed:
            space = (space + 1) % SPACES
            next_pushed = self.standing(space)
            self.spaces[pushed] = space
            pushed = next_pushed

    def standing(self, space):
        """The tile on a space, or None."""
        return next((tile for tile in self.row if self.spaces[tile] == space), None)

    def occupied(self):
        """The tiles with figures."""
        return {tile for player in self.players for tile in player.chosen}

    def income(self, tile):
        """The guilders a tile brings (rulebook: Einkünfte)."""
        at, taken = self.row.index(tile), self.occupied()
        brings = sum(1 for each in self.row[:at] if each in taken)
        if at and not any(each in taken for each in self.row[at + 1 :]):
            ahead = self.row[at - 1]
            brings += ((self.spaces[ahead] - self.spaces[tile]) % SPACES - 1) // 3
        return brings

    def end_turn(self):
        """The rows are filled; a lap may end, and the game."""
        regular = not self.turn.final
        self.fill()
        if not regular:
            self.next_final()
            return
        if self.turn.lap:
            self.laps += 1
        costs = DATA["laps"][str(len(self.players))]
        discards = costs[self.laps - 1] if self.turn.lap else 0
        ends = bool(self.reason) and self.turn.seat == self.order()[-1]
        if self.laps == len(costs):
            self.reason, ends = self.reason or "laps", True
        if ends:
            self.ending = [(seat, step) for step in ("action", "completion") for seat in self.order()]
            discards = max(discards, self.kept - 1)
        if discards:
            self.discarding = discards
        else:
            self.go_on()

    def go_on(self):
        """After a turn, and contracts if there were any."""
        if self.ending is None:
            self.next_turn()
        else:
            self.next_final()

    def next_final(self):
        """The next final action or last completion (rulebook: Schlussaktion, Schiff fertigstellen)."""
        while self.ending:
            seat, step = self.ending.pop(0)
            self.turn = Turn(seat, step)
            if step == "action" or self.completing():
                return
        self.over, self.turn = True, None

    def fill(self):
        """Cards slide to the cheap end, new ones come at the dear end."""
        for name, row in self.rows.items():
            stack = STACKS.get(name, name)
            row[:] = [card for card in row if card]
            while len(row) < len(self.prices[name]):
                if not self.stacks[stack] and stack in ("trains", "canals"):
                    self.renew(stack)
                if not self.stacks[stack]:
                    break
                row.append(self.stacks[stack].pop())
        playing = self.turn is None or not self.turn.final
        if playing and not self.reason and not all(self.stacks[part] for part in ("bow", "middle", "stern")):
            self.reason = "cards"

    def renew(self, stack):
        """A new stack of what was exchanged, or of all canals used and cut off (rulings 9 and F21)."""
        if stack == "trains":
            cards, self.discarded = self.discarded, []
        else:
            cards, self.cut = self.cut, []
            for player in self.players:
                cards = cards + player.used
                player.noted += len(player.used)
                player.used = []
        if cards:
            self.renewed.append(stack)
            self.stacks[stack] = self.shuffled(stack)
            assert sorted(self.stacks[stack]) == sorted(cards)

    # ---- the end --------------------------------------------------------------------------------------------------

    def scores(self):
        """Each player's points: ships, by contract, traders."""
        found = []
        for each in self.players:
            fleet = [(cards, items) for cards, items, _, _ in each.fleet]
            used = len(each.used) + each.noted
            by = {name: contract_points(name, fleet, each.employees, used) for name in each.contracts}
            found.append((each.points, by, trader_points(each.employees)))
        return found
