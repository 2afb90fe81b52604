"""The second program's game: it is told what was drawn and what is done, and says what then must be so."""

from __future__ import annotations

from tests.games.wonders.naive import DATA, MONUMENTS, City, spots, tile
from tests.games.wonders.naive_points import OBJECTIVES, own_points, shares, winners

LIMITS = DATA["limits"]
RESOURCES = ("food", "ceramics", "gears")


class Player:
    """A player's city and boards."""

    def __init__(self, rows, tracks):
        self.city, self.tracks = City(rows), tracks
        self.gold = self.spent = self.loan = self.population = 0
        self.resources = dict.fromkeys(RESOURCES, 0)
        self.starter, self.out = True, False

    def lay(self, piece, cells):
        """Put a piece on the map."""
        self.city.pieces.append((piece, frozenset(cells)))

    def pay(self, gold):
        """Spend gold; without gold the round is over for this player."""
        assert 0 <= gold <= self.gold
        self.gold -= gold
        self.spent += gold
        if self.gold == 0:
            self.out = True

    def gain(self, resource):
        """One step on a track; a white field reached brings population."""
        if self.resources[resource] < self.tracks["last"]:
            self.resources[resource] += 1
            if self.resources[resource] in self.tracks[resource]:
                self.grow()

    def grow(self):
        """One more population, up to the purple field."""
        self.population = min(self.population + 1, self.tracks["purple"])


class Naive:
    """A game. `stacks`, `deck` and `cards` have their top last; `shuffled()` gives the automaton's new deck."""

    def __init__(self, maps, board, order, stacks, deck, cards, objectives, hard, shuffled):
        self.players = [Player(DATA["maps"][name], DATA["tracks"][board]) for name in maps]
        self.order, self.stacks, self.deck, self.cards = order, stacks, deck, cards
        self.objectives, self.hard, self.shuffled = objectives, hard, shuffled
        self.solo = len(maps) == 1
        self.offer = DATA["market"][str(len(maps))]
        self.supply = {
            "roads": LIMITS["roads"] - len(maps),  # a starter each
            "sets": LIMITS["sets"],
            "towers": LIMITS["towers"],
        }
        self.market = {"roads": 0, "sets": 0, "towers": 0}
        self.tiles = dict.fromkeys(stacks, "")
        self.monuments, self.gone, self.discarded = [], [], []
        self.pedestals = [None, None]
        self.card, self.taken = "", []
        self.took = {"road": 0, "short": 0, "tower": 0}
        self.round, self.doing, self.extra, self.set = 0, "", False, []
        self.turn = None
        self.known = {}
        self.fill_monuments()
        self.new_round()

    # ---- rounds and turns -----------------------------------------------------------------------------------------

    def new_round(self):
        """The market is filled up, everybody gets gold, and the first in order begins."""
        self.round += 1
        for stack in self.stacks:
            if self.tiles[stack]:
                self.gone.append(self.tiles[stack])
            self.tiles[stack] = self.stacks[stack].pop()
        wanted = {"roads": self.offer["roads"], "sets": self.offer["sets"], "towers": 1}
        for what, count in wanted.items():
            self.supply[what] -= count - self.market[what]
            assert self.supply[what] >= 0
            self.market[what] = count
        self.pedestals = [None, None]
        for player in self.players:
            player.gold, player.spent, player.out = LIMITS["gold"], 0, False
        self.turn = None
        self.next_turn()

    def fill_monuments(self):
        """New monument cards for those taken, while there are any."""
        while self.deck and len(self.monuments) < LIMITS["monuments_solo" if self.solo else "monuments"]:
            self.monuments.append(self.deck.pop())

    def next_turn(self):
        """The next player who is not out; one who can do nothing is out."""
        while not all(player.out for player in self.players):
            at = 0 if self.turn is None else self.order.index(self.turn) + 1
            self.turn = (self.order * 2)[at]
            player = self.players[self.turn]
            if player.out:
                continue
            if self.solo:
                self.automaton()
            self.extra = False
            self.doing = "starter" if player.starter else "buying"
            if player.starter or self.can_buy(player.gold) or self.may_repay() or self.may_borrow():
                return
            player.out = True
        self.end_round()

    def end_round(self):
        """After the last round, or with a population on purple, the game is over."""
        if self.purple() or self.round == LIMITS["rounds"]:
            self.doing, self.turn = "over", None
            return
        self.order = self.new_order()
        self.new_round()

    def purple(self):
        """Whether a population has reached the purple field, by whatever means (ruling R25)."""
        return any(player.population == player.tracks["purple"] for player in self.players)

    def new_order(self):
        """Owners of pedestals first and second, the others by population, monuments, and the order before."""

        def rank(seat):
            player = self.players[seat]
            return player.population, len(player.city.monuments()), self.order.index(seat)

        rest = sorted((seat for seat in self.order if seat not in self.pedestals), key=rank)
        places = list(self.pedestals) if len(self.order) > 1 else [None]
        places += [None] * (len(self.order) - len(places))
        return [rest.pop(0) if seat is None else seat for seat in places]

    def automaton(self):
        """A card: of the first section with something there is, all of it leaves the market (rulings R18, R19)."""
        if not self.cards:
            self.cards = self.shuffled()
        self.card = self.cards.pop()
        for section in DATA["automaton"][self.card]:
            if [self.take_away(item) for item in section if self.there(item)]:
                break
        self.fill_monuments()

    def there(self, item):
        """Whether an item of a card is on the market."""
        if item in ("oldest", "newest"):
            return bool(self.monuments)
        if item in ("road", "short", "tower"):
            return self.market[{"road": "roads", "short": "sets", "tower": "towers"}[item]] > 0
        return self.tiles[item] != ""

    def take_away(self, item):
        """The automaton takes an item."""
        if item in ("oldest", "newest"):
            self.taken.append(self.monuments.pop(0 if item == "oldest" else -1))
        elif item in ("road", "short", "tower"):
            self.market[{"road": "roads", "short": "sets", "tower": "towers"}[item]] -= 1
            self.took[item] += 1
        else:
            self.gone.append(self.tiles[item])
            self.tiles[item] = ""
        return item

    # ---- what may be done -----------------------------------------------------------------------------------------

    def places(self, piece):
        """Where a piece may lie in the city of the player whose turn it is."""
        city = self.players[self.turn].city
        key = self.turn, len(city.pieces), piece
        if key not in self.known:
            self.known[key] = spots(city, piece)
        return self.known[key]

    def purchases(self, gold):
        """Everything that can be bought with so much gold, and where it may lie, one by one."""
        if not self.solo and gold >= LIMITS["pedestal"] and self.turn not in self.pedestals:
            yield from (("pedestal", str(n)) for n in (1, 2) if self.pedestals[n - 1] is None)
        pieces = []
        if self.market["roads"] and gold >= LIMITS["road"]:
            pieces.append(("road", "road"))
        if self.market["sets"] and gold >= LIMITS["short"]:
            pieces += [("short", "two"), ("short", "one")]
        if self.market["towers"] and gold >= LIMITS["tower"]:
            pieces.append(("tower", "tower"))
        for piece in self.tiles.values():
            if piece and gold >= DATA["stacks"][tile(piece)[1] - 1]["price"]:
                pieces.append(("build", piece))
        if gold >= 1:
            pieces += [("monument", name) for name in self.monuments]
        for verb, piece in pieces:
            yield from ((verb, piece, cells) for cells in self.places(piece))

    def can_buy(self, gold):
        """Whether anything can be bought with so much gold."""
        return any(True for _ in self.purchases(gold))

    def may_borrow(self):
        """No loan yet, and the gold must buy something (ruling R2)."""
        player = self.players[self.turn]
        return not (self.extra or player.loan) and self.can_buy(player.gold + LIMITS["loan"])

    def may_repay(self):
        """A loan of an earlier round (ruling Q22)."""
        player = self.players[self.turn]
        return not self.extra and 0 < player.loan < self.round and player.gold >= LIMITS["repay"]

    def legal(self):
        """Every action allowed now."""
        player = self.players[self.turn]
        if self.doing == "starter":
            return [("starter", "starter", cells) for cells in self.places("starter")]
        if self.doing == "set":
            return [("next", piece, cells) for piece in dict.fromkeys(self.set) for cells in self.places(piece)]
        if self.doing == "end":
            return [("end",)]
        found = list(self.purchases(player.gold))
        if not found:
            found.append(("pass",))
        if self.may_borrow():
            found.append(("loan",))
        if self.may_repay():
            found.append(("repay",))
        return found

    # ---- what is done ---------------------------------------------------------------------------------------------

    def play(self, verb, piece="", cells=()):
        """Carry out an action of the player whose turn it is."""
        player = self.players[self.turn]
        if verb == "end":
            self.fill_monuments()
            self.next_turn()
        elif verb == "starter":
            player.lay("starter", cells)
            player.starter, self.doing = False, "buying"
        elif verb == "loan":
            player.gold += LIMITS["loan"]
            player.loan, self.extra = self.round, True
        elif verb == "repay":
            self.repay(player)
        elif verb == "pass":
            player.out, self.doing = True, "end"
        else:
            self.buy(player, verb, piece, cells)

    def repay(self, player):
        """Then a purchase, if gold is left and something can be bought (rulings Q20, R4)."""
        player.pay(LIMITS["repay"])
        player.loan, self.extra = 0, True
        if player.out or not self.can_buy(player.gold):
            player.out, self.doing = True, "end"

    def buy(self, player, verb, piece, cells):
        """One purchase, or one more road of a set."""
        self.doing = "end"
        if verb == "pedestal":
            player.pay(LIMITS["pedestal"])
            self.pedestals[int(piece) - 1] = self.turn
            return
        player.lay(piece, cells)
        if verb == "next":
            self.next_short(piece)
        elif verb == "short":
            player.pay(LIMITS["short"])
            self.market["sets"] -= 1
            self.set = ["two", "two", "one"]
            self.next_short(piece)
        elif verb == "build":
            _, stack, symbols = tile(piece)
            player.pay(DATA["stacks"][stack - 1]["price"])
            self.tiles[str(stack)] = ""
            for symbol in symbols:
                player.gain(symbol)
        elif verb == "monument":
            self.found(player, piece)
        else:
            player.pay(LIMITS[verb])
            self.market[f"{verb}s"] -= 1

    def next_short(self, piece):
        """The rest of a set, as long as any of it finds room (rulings Q3, R5)."""
        self.set.remove(piece)
        if any(self.places(each) for each in self.set):
            self.doing = "set"
        else:
            self.discarded += self.set
            self.set = []

    def found(self, player, name):
        """A monument for all gold left; it brings what its card shows."""
        player.pay(player.gold)
        self.monuments.remove(name)
        card = MONUMENTS[name]
        if card.get("resource"):
            player.gain(card["resource"])
        for _ in range(card.get("population", 0)):
            player.grow()

    # ---- the end --------------------------------------------------------------------------------------------------

    def points(self):
        """Each player's points of the six kinds, and for each objective."""
        own = [own_points(p.city, p.tracks, p.population, p.resources, p.loan) for p in self.players]
        goals = [
            shares(goal, [OBJECTIVES[goal](p.city, p.resources) for p in self.players]) for goal in self.objectives
        ]
        return [(kinds, [each[seat] for each in goals]) for seat, kinds in enumerate(own)]

    def won(self):
        """The winners: alone, one must have more than the automaton's target (ruling Q27)."""
        totals = [sum(kinds) + sum(goals) for kinds, goals in self.points()]
        if not self.solo:
            return winners(totals, [len(player.city.monuments()) for player in self.players])
        target = sum(self.players[0].resources.values())
        if self.hard:
            target += sum(MONUMENTS[name]["rings"] for name in self.taken)
        return [0] if totals[0] > target else []
