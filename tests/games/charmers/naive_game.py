"""The second program's game: it is told what the dice show and what is done, and says what then must be so."""

from __future__ import annotations

import copy

from tests.games.charmers.naive import BUILDINGS, GOODS, PERSONS, SHAPES, Paper, at_name, named, parts

COLOURS = ("purple", "green", "blue", "orange")
DICE = [colour + n for colour in COLOURS for n in "12"]
MOST_ROUNDS = 40
PERSON_TASKS = {
    "mogul": "other",
    "maharani": "forward2",
    "merchant": "sell_or_take",
    "raja": "upgrade",
    "builder": "two_halves",
    "portuguese": "back_or_take",
}
"""What is done after a person is crossed off."""


class Turn:
    """An open turn: its die, the purple faces when it was taken, what must be done now, the bonuses circled."""

    def __init__(self, die, purple):
        self.die, self.purple, self.now, self.open = die, purple, "", []


class Naive:
    """A game, and what is done in it."""

    def __init__(self, players, side, start, faces):
        self.papers = [Paper(side) for _ in range(players)]
        self.turns = [None] * players
        self.round, self.start, self.reason, self.rolling = 1, start, "", False
        self.faces, self.where = faces, dict.fromkeys(DICE, "middle")
        self.go, self.rerolled = 0, []
        self.passed, self.lapsed, self.declined = [], [], []  # who could do nothing, and bonuses not used
        self.begin_pass()

    # ---- whose turn ------------------------------------------------------------------------------------------------

    def waiting(self):
        """The seats that may do something."""
        if self.reason:
            return []
        if self.rolling:
            return [self.start]
        return [seat for seat in range(len(self.papers)) if seat == self.asked() or self.turns[seat]]

    def asked(self):
        """The seat that must take a die."""
        return self.queue[0] if self.queue else None

    def begin_pass(self):
        """Everybody in turn takes a die, from the starting player on."""
        self.go += 1
        count = len(self.papers)
        self.queue = [(self.start + n) % count for n in range(count)]
        self.next_seat()

    def next_seat(self):
        """Who can do nothing is passed over; when all is done, the pass ends."""
        while self.queue and not self.takes(self.queue[0]):
            self.passed.append(self.queue.pop(0))
        if not self.queue and not any(self.turns):
            self.end_pass()

    def end_pass(self):
        """The end, the second pass of two players, or the next round (rulebook: Spielende; ruling 28)."""
        if any(paper.overlap() >= 1 for paper in self.papers):
            self.reason = "overlap"
        elif len(self.papers) == 2 and self.go == 1:
            self.begin_pass()
        elif self.round == MOST_ROUNDS:
            self.reason = "cap"
        else:
            self.round += 1
            self.start = (self.start + 1) % len(self.papers)
            self.rolling, self.go = True, 0

    # ---- dice ------------------------------------------------------------------------------------------------------

    def lying(self, where):
        """The dice that lie there."""
        return [die for die in DICE if self.where[die] == where]

    def fits(self, seat, die):
        """Would a die mark something? (ruling 11)"""
        paper, face = self.papers[seat], self.faces[die]
        if die.startswith("purple"):
            return any(good in paper.free() for good in face.split("_"))
        if die.startswith("blue"):
            return paper.symbol(face) is not None
        if die.startswith("orange"):
            return paper.effect(face)
        if face == "two_halves":
            return bool(paper.whole("straight") or paper.whole("curve") or paper.halves())
        return bool(paper.whole(face))

    def takes(self, seat):
        """What a seat may do that is asked for a die."""
        karma = self.papers[seat].unused() > 0 and bool(self.lying("elephant"))
        pool = self.rerolled or self.lying("middle")
        fitting = [die for die in pool if self.fits(seat, die)]
        if self.rerolled:
            fitting = fitting or self.rerolled  # one is placed without effect (ruling 14)
            pool = self.rerolled[1:]
        return [f"take {die}" for die in fitting] + [f"karma {die}" for die in pool if karma]

    def do_roll(self, seat, faces):
        """All eight dice."""
        self.faces, self.where = faces, dict.fromkeys(DICE, "middle")
        self.rolling = False
        self.begin_pass()

    def do_karma(self, seat, die, faces):
        """The die on the elephant and one of the middle are rolled again."""
        self.papers[seat].use()
        self.rerolled = [*self.lying("elephant"), die]
        for each in self.rerolled:
            self.faces[each] = faces[each]

    def do_take(self, seat, die):
        """A die, and its action; the other goes onto the elephant."""
        if self.rerolled:
            (other,) = (each for each in self.rerolled if each != die)
            self.where[other] = "elephant"
        elif seat == self.start and self.go == 1:
            self.where[die[:-1] + {"1": "2", "2": "1"}[die[-1]]] = "elephant"
        self.where[die] = seat
        self.rerolled = []
        self.queue.pop(0)
        turn = self.turns[seat] = Turn(die, [self.faces["purple1"], self.faces["purple2"]])
        if self.fits(seat, die):
            self.use(self.papers[seat], turn, die, self.faces[die])
        self.go_on(seat)

    def use(self, paper, turn, die, face):
        """What a face does."""
        if die.startswith("purple"):
            for good in face.split("_"):
                paper.circle(good)
        elif die.startswith("blue"):
            paper.sail(paper.symbol(face))
        elif die.startswith("orange"):
            self.person(paper, turn, face)
        else:
            turn.now = face

    def would(self, seat, die):
        """What a die would do, tried on a copy of the game."""
        game = copy.deepcopy(self)
        game.lapsed, game.declined = [], []
        before, paper = self.papers[seat], game.papers[seat]
        game.do_take(seat, die)
        turn = game.turns[seat]
        pair = self.faces[die].split("_") if die.startswith("purple") else []
        now = turn.now if turn else ""
        shapes = [shape for shape in ("straight", "curve") if now in (shape, "two_halves")]
        return {
            "why": not self.fits(seat, die),
            "task": now,
            "circled": sum(paper.stock(good) - before.stock(good) for good in GOODS) if pair else 0,
            "cells": len({cell for shape in shapes for cell, _ in paper.whole(shape)}),
            "halves": len(paper.halves()) if now == "two_halves" else 0,
            "space": sum(space for space in paper.river if paper.river[space] and not before.river[space]),
            "opens": sorted(turn.open) if turn else [],
            "lapses": sorted(game.lapsed + game.declined),
            "money": paper.money - before.money,
            "fame": paper.fame - before.fame,
            "karma": paper.collected() - before.collected(),
            "gap": -paper.overlap(),
        }

    # ---- what may be done ------------------------------------------------------------------------------------------

    def legal(self, seat):
        """All that a seat may do now, in words."""
        if self.rolling:
            return ["roll"]
        found = self.takes(seat) if seat == self.asked() else []
        turn = self.turns[seat]
        if turn and turn.now:
            found += self.options(seat, turn.now)
        elif turn:
            found += [*self.bonus_options(seat), "finish"]
        return found

    def bonus_options(self, seat):
        """All that the open bonuses allow."""
        turn = self.turns[seat]
        found = [words for bonus in turn.open for words in self.options(seat, bonus)]
        if turn.open.count("half") >= 2:  # two of them may be one whole road
            found += self.joins(self.papers[seat])
        return list(dict.fromkeys(found))

    def joins(self, paper):
        """Two half roads as one."""
        return [f"join {named(cell)}-{sides}" for each in ("straight", "curve") for cell, sides in paper.whole(each)]

    def options(self, seat, task):
        """All ways to do a thing."""
        paper, turn = self.papers[seat], self.turns[seat]
        kind, n = parts(task)
        halves = [f"half {named(cell)}-{side}" for cell, side in paper.halves()]
        one_good = [f"goods {good}" for good in paper.free()]
        if task in SHAPES:
            return [f"road {named(cell)}-{sides}" for cell, sides in paper.whole(task)]
        if task in PERSONS:
            return [f"palace {task}"] if paper.effect(task) else []
        if kind in ("sell", "sell_same", "sell_different"):
            return [f"{kind} {goods}" for goods in paper.sales(n, kind)]
        return {
            "half": lambda: halves,
            "two_halves": lambda: halves + self.joins(paper),
            "second_half": lambda: [*halves, "leave"],
            "market_same": lambda: [*(f"sell_same {goods}" for goods in paper.sales(3, "sell_same")), "leave"],
            "market_different": lambda: [
                *(f"sell_different {goods}" for goods in paper.sales(3, "sell_different")),
                "leave",
            ],
            "goods": lambda: [f"goods {goods}" for goods in paper.choices(n)],
            "purple_die": lambda: [
                "purple " + face.replace("_", "-")
                for face in dict.fromkeys(turn.purple)
                if any(good in paper.free() for good in face.split("_"))
            ],
            "forward": lambda: [f"sail {space}" for space in paper.ahead()[:n]],
            "back": lambda: [f"sail {space}" for space in paper.behind()[:n]],
            "back_any": lambda: [f"sail {space}" for space in paper.behind()],
            "back_or_take": lambda: [*(f"sail {space}" for space in paper.behind()[:2]), *one_good],
            "sell_or_take": lambda: [*(f"sell {goods}" for goods in paper.sales(2, "sell")), *one_good],
            "palace": lambda: [f"palace {person}" for person in PERSONS if paper.effect(person)],
            "other": lambda: [f"palace {person}" for person in PERSONS[1:] if paper.effect(person)],
            "upgrade": lambda: [f"upgrade {building}" for building in paper.upgradable()],
        }[kind]()

    # ---- what is done ----------------------------------------------------------------------------------------------

    def play(self, seat, words, faces):
        """Carry out an action; `faces`: what the dice show after it."""
        verb, _, value = words.partition(" ")
        if verb == "roll":
            self.do_roll(seat, faces)
        elif verb == "karma":
            self.do_karma(seat, value, faces)
        elif verb == "take":
            self.do_take(seat, value)
        else:
            self.step(seat, verb, value)

    def step(self, seat, verb, value):
        """A step of an open turn."""
        paper, turn = self.papers[seat], self.turns[seat]
        task = turn.now
        if verb == "finish":
            self.over(seat)
            return
        if task:
            turn.now = ""
        else:
            self.cross_bonus(seat, f"{verb} {value}")
        if verb in ("road", "join", "half"):
            cell, sides = value.split("-")
            turn.now = paper.draw(at_name(cell), sides)
            if verb == "half" and task == "two_halves":
                turn.now = "second_half"
        elif verb in ("sell", "sell_same", "sell_different"):
            for good in value.split("-"):
                paper.sell(good)
        elif verb in ("goods", "purple"):
            for good in value.split("-"):
                paper.circle(good)
        elif verb == "sail":
            paper.sail(int(value))
        elif verb == "palace":
            self.person(paper, turn, value)
        elif verb == "upgrade":
            paper.upgrade(value)
        self.go_on(seat)

    def person(self, paper, turn, person):
        """Cross off a person, whose action is next."""
        paper.cross(person)
        if person == "raja":
            paper.mark("money", 1)
        turn.now = PERSON_TASKS[person]

    def cross_bonus(self, seat, words):
        """Cross off a bonus that allows this; of several the one that allows least."""
        turn = self.turns[seat]
        if words.startswith("join"):
            turn.open.remove("half")
            turn.open.remove("half")
            return

        def allows(bonus):
            return len(self.options(seat, bonus)), bonus in ("palace", "back_any"), parts(bonus)[1]

        turn.open.remove(min((bonus for bonus in turn.open if words in self.options(seat, bonus)), key=allows))

    def go_on(self, seat):
        """Look for bonuses; what cannot be done falls away, and what must be done in only one way is done. A turn
        ends when nothing can be done, unless it brings the end of the game."""
        turn = self.turns[seat]
        turn.open += self.papers[seat].gather()
        possible = self.options(seat, turn.now) if turn.now else []
        if possible in ([], ["leave"]):
            turn.now = ""
        elif len(possible) == 1:
            self.step(seat, *possible[0].split())
            return
        if not turn.now and not self.bonus_options(seat) and self.papers[seat].overlap() < 1:
            self.over(seat)
        else:
            self.next_seat()

    def over(self, seat):
        """The end of a turn: bonuses still open lapse, used or not (rulings 19 and 20)."""
        for bonus in self.turns[seat].open:
            (self.declined if self.options(seat, bonus) else self.lapsed).append(bonus)
        self.turns[seat] = None
        self.next_seat()

    # ---- the end ---------------------------------------------------------------------------------------------------

    def order(self):
        """The seats in groups from the first place on: overlap, karma collected, karma used (rulebook: Spielende)."""
        keys = [(each.overlap(), each.collected(), each.karma.count("used")) for each in self.papers]
        return [[seat for seat, key in enumerate(keys) if key == best] for best in sorted({*keys}, reverse=True)]


def values(paper):
    """A sheet in the engine's names."""
    own = {cell: "".join(side for side in "NESW" if side in sides) for cell, sides in paper.roads.items()}
    return {
        "roads": {named(cell): sides for cell, sides in own.items() if sides and cell != paper.residence},
        "river": [space for space, marked in paper.river.items() if marked],
        "circled": {good: sum(box != "free" for box in paper.market[good]) for good in GOODS},
        "sold": {good: paper.market[good].count("sold") for good in GOODS},
        "palace": {person: paper.palace[person].count("crossed") for person in PERSONS},
        "upgrades": {building: paper.table[building].count(True) for building in BUILDINGS},
        "karma": paper.collected(),
        "used": paper.karma.count("used"),
        "money": paper.money,
        "fame": paper.fame,
    }
