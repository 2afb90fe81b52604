"""The second program's game: it is told what was drawn and what is done, and says what then must be so."""

from __future__ import annotations

from tests.games.shipyard import naive
from tests.games.shipyard.naive import DATA, EMPLOYEES, ITEMS
from tests.games.shipyard.naive_choices import TRAINS, Choices
from tests.games.shipyard.naive_table import COLUMNS, LIMITS

HELPERS = {"equipment": "engineer", "crew": "recruiter"}


class Naive(Choices):
    """A game, and what is done in it."""

    def play(self, seat, words):
        """Carry out an action."""
        verb, *values = words.split()
        getattr(self, f"do_{verb}")(seat if verb == "discard" else self.me, *values)

    def do_choose(self, me, tile):
        """The tile with its income; what needs no decision is done at once."""
        turn = self.turn
        turn.tile, possible = tile, True
        if not turn.final:
            me.earn(self.income(tile))
            me.chosen.append(tile)
            possible = bool(self.carrying_out(tile, me.guilders))
        if not possible:
            turn.done = True
        elif tile == "subsidy":
            self.subsidy(me)

    def do_bonus(self, me, tile):
        """A bonus action bought."""
        me.pay(LIMITS["bonus"])
        self.turn.bonus = self.turn.doing = tile
        if tile == "subsidy":
            self.subsidy(me)

    def subsidy(self, me):
        """Guilders from the bank."""
        me.earn(LIMITS["subsidy"])
        self.acted()

    def acted(self):
        """An action is over: the bonus action, or the main one."""
        turn = self.turn
        if turn.doing and turn.doing == turn.bonus:
            turn.doing = ""
        else:
            turn.done, turn.doing = True, ""
        turn.bought = 0
        self.stranded()

    def stranded(self):
        """Ships that cannot sail leave by themselves, unless a bonus action could still help."""
        while (self.turn.done or self.turn.answered) and (ships := naive.complete(self.me.yard)):
            if self.bonuses() or any(self.launches(at, cards) for at, cards in ships):
                return
            self.scrap(self.me, ships[0][0] + 1)

    def do_build(self, me, berth):
        """A ship card bought and placed; at most three in an action."""
        card, column = berth.split("-")
        me.pay(self.market()[card])
        for row in (self.rows[name] for name in COLUMNS):
            row[:] = ["" if each == card else each for each in row]
        me.yard[int(column) - 1] = card
        turn = self.turn
        if turn.final == "completion":
            turn.answered = True
            self.stranded()
            return
        turn.bought += 1
        turn.doing = "ships"
        if turn.bought == LIMITS["cards"] or not self.berths(self.purse()):
            self.acted()

    def do_stop(self, me):
        """No more ship cards."""
        self.acted()

    def do_buy(self, me, train):
        """A train bought."""
        at = self.rows["trains"].index(train)
        me.pay(self.prices["trains"][at])
        self.rows["trains"][at] = ""
        me.trains.append(train)
        self.acted()

    def do_rent(self, me, lease):
        """A canal rented and laid; the first one with the figure. A system at the rim is moved inwards."""
        card, name, degrees, *side = lease.split("-")
        at = self.rows["canals"].index(card)
        me.pay(self.prices["canals"][at])
        self.rows["canals"][at] = ""
        me.canals[at_name(name)] = (card, int(degrees))
        if side:
            me.figure = (at_name(name), side[0], side[0])
        x, y = (12 if any(cell[axis] == 0 for cell in me.canals) else 0 for axis in (0, 1))
        me.canals = {(a + x, b + y): card for (a, b), card in me.canals.items()}
        (a, b), space, behind = me.figure
        me.figure = ((a + x, b + y), space, behind)
        self.acted()

    def take_from(self, me, tile, item):
        """The marker of a ring is moved and an item taken, with more by engineers or recruiters."""
        me.pay(self.ring(tile)[item])
        self.rings[tile] = DATA["rings"][tile].index(item)
        me.get(item)
        for name in me.employees:
            if EMPLOYEES[name]["kind"] == HELPERS[tile]:
                me.get(EMPLOYEES[name]["what"])
        self.acted()

    def do_manufacture(self, me, item):
        """An item of the ring of equipment."""
        self.take_from(me, "equipment", item)

    def do_recruit(self, me, item):
        """An item of the circle of the crew."""
        self.take_from(me, "crew", item)

    def do_hire(self, me, name):
        """An employee."""
        me.pay(self.hires()[name])
        self.oval = next(n for n, names in enumerate(self.stops) if name in names)
        self.left[name] -= 1
        me.employees.append(name)
        self.acted()

    def do_exchange(self, me, deal):
        """The marker moves on, and a train is given away load by load."""
        train, *uses = deal.split("-")
        sides = DATA["exchange"]["sides"]
        self.hexagon = (self.hexagon + 1) % len(sides)
        for load, use in zip(TRAINS[train], uses, strict=True):
            if use == "sell":
                traders = [name for name in me.employees if name.startswith(f"trader_{load}")]
                me.earn(sides[self.hexagon][load] + len(traders))
            else:
                me.get(use)
        me.trains.remove(train)
        self.discarded.append(train)
        self.acted()

    def leaving(self, me, column):
        """The cards of a ship that leaves the yard."""
        cards = dict(naive.complete(me.yard))[column - 1]
        me.yard[column - 1 : column - 1 + len(cards)] = [""] * len(cards)
        self.turn.sailed = True
        return cards

    def do_scrap(self, me, column):
        """A ship given up (ruling 11)."""
        self.scrap(me, int(column))
        self.stranded()

    def scrap(self, me, column):
        """A ship leaves the game."""
        self.gone += [card for card in self.leaving(me, column) if not card.startswith("blank")]

    def do_launch(self, me, voyage):
        """A maiden voyage."""
        column, *counts, speed, route = voyage.split("-")
        load, cards = tuple(map(int, counts)), self.leaving(me, int(column))
        for item, n in zip(ITEMS, load, strict=True):
            me.store[item] -= n
        symbols, me.canals, me.figure, used, cut = naive.follow(me.canals, me.figure, route)
        points = naive.voyage_points(cards, load, int(speed), symbols)
        me.used += used
        self.cut += cut
        me.points += sum(points.values())
        me.fleet.append((cards, dict(zip(ITEMS, load, strict=True)), int(speed), points))
        self.stranded()

    def do_discard(self, seat, blue, green):
        """A seat's answer; when all have answered, everybody lays the contracts aside."""
        self.players[seat].answer = [*blue.split("-"), *green.split("-")]
        if self.waiting():
            return
        for player in self.players:
            player.contracts = [name for name in player.contracts if name not in player.answer]
            player.discarded += player.answer
            player.answer = None
        self.kept -= self.discarding
        self.discarding = 0
        self.go_on()

    def do_pass(self, me):
        """No last completion."""
        self.turn.answered = True

    def do_end(self, me):
        """The turn is over."""
        self.end_turn()


def at_name(name):
    """The cell of a name."""
    letters = name.rstrip("0123456789")
    column = 0
    for letter in letters:
        column = 26 * column + ord(letter) - ord("A") + 1
    return column - 1, int(name[len(letters) :]) - 1
