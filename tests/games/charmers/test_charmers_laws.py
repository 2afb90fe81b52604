"""Laws over random games: chains that overlap give what they give one after the other; the dice are fair; nothing
is marked that has no place."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.core import text
from engine.core.chance import Recorded
from engine.core.ctx import Ctx
from engine.core.model import Bug, Illegal
from engine.core.opponents import random_player
from engine.games.charmers import GAME, goods
from engine.games.charmers.dice import purple, roll
from engine.games.charmers.edition import DICE, HOUSE
from engine.games.charmers.invariants import check
from engine.games.charmers.state import Die, Turn
from tests.games.charmers.positions import ANN, BEN, CLEO, position, rolling, sheet, table, taking, turn
from tests.games.playing import dice
from tests.soak import times


def passes(seats, seed, side):
    """The passes of a random game in which all who are asked act in any order: the position before each, its steps
    (seat, action, draws), and the position after it. Whoever takes a die comes first more often, with karma, so that
    others meet it in the middle of their chains; all begin near the bonus of a purple die."""
    options = GAME.rules.settings.choose(GAME.options(), "sheet", side)
    s = GAME.start(seats, dice(seed, 0), options).state
    for each in s.table.sheets:
        each.money, each.karma = 4, 4
    before, steps, seq = s, [], 0
    while waiting := GAME.waiting(s):
        seq += 1
        whims = dice(seed + 1000, seq)
        seat = s.table.asked if s.table.asked is not None and whims.below(3) else waiting[whims.below(len(waiting))]
        action = random_player(GAME, s, seat, whims)
        if text.write(action) == "finish" and whims.below(4):
            action = random_player(GAME, s, seat, whims)  # longer chains
        step = GAME.apply(s, seat, action, dice(seed, seq))
        steps.append((seat, action, step.draws))
        if GAME.serial(step.state) != GAME.serial(s):
            yield before, steps, step.state
            before, steps = step.state, []
        s = step.state


def one_after_the_other(s, steps):
    """The same steps, but each seat ends its turn before the next takes a die."""
    order = list(dict.fromkeys(seat for seat, _, _ in steps))
    for seat in order:
        for _, action, draws in (step for step in steps if step[0] == seat):
            assert [n for n, open_ in enumerate(s.table.turns) if open_] in ([], [seat])
            s = GAME.apply(s, seat, action, Recorded(draws)).state
    return s


@pytest.mark.parametrize("side", ["sun", "moon"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_chains_that_overlap_give_the_same_as_one_after_the_other(seats, side):
    overlapped = 0
    for seed in range(times(2)):
        for before, steps, after in passes(seats, seed, side):
            seats_in_order = [seat for seat, _, _ in steps]
            overlapped += seats_in_order != sorted(seats_in_order, key=seats_in_order.index)
            assert GAME.encode(one_after_the_other(before, steps)) == GAME.encode(after)
    assert overlapped > 10


def test_the_law_finds_purple_faces_that_are_not_kept(monkeypatch):
    """Planted: goods of a purple die by the faces as they lie now, whatever was rolled again since (safeguard 1)."""
    kept = goods.purple

    def as_they_lie(pen, turn):
        return kept(pen, Turn(turn.die, purple(pen.table)))

    monkeypatch.setattr(goods, "purple", as_they_lie)
    with pytest.raises((AssertionError, Illegal)):
        test_chains_that_overlap_give_the_same_as_one_after_the_other(3, "sun")


def test_each_face_of_each_die_comes_up_within_its_chance():
    """100,000 rolls by the draws that a game records; a face may be off by five deviations."""
    rounds, found, s = 12_500, {die: Counter() for die in DICE}, rolling(start=BEN)
    for n in range(rounds):
        drawn = dice(n, 0)
        roll(s.table, Ctx(s, drawn))
        assert len(drawn.draws) == len(DICE)
        for die in DICE:
            found[die][s.table.dice[die].face] += 1
    for die in DICE:
        printed = Counter(HOUSE.faces(die))
        for face, of_six in printed.items():
            expected, spread = rounds * of_six / 6, (rounds * of_six * (6 - of_six)) ** 0.5 / 6
            assert abs(found[die][face] - expected) < 5 * spread, (die, face, found[die][face], expected)


BREAKS = {
    "eight dice": lambda s: s.table.dice.pop("blue1"),
    "a die shows one of its faces": lambda s: setattr(s.table.dice["blue1"], "face", "mogul"),
    "a die on a tile is somebody's": lambda s: setattr(s.table.dice["blue1"], "where", "tile"),
    "one die on the elephant at most": lambda s: setattr(s.table.dice["blue1"], "where", "elephant"),
    "a die for each pass at most": lambda s: s.table.dice.update(blue1=Die("lotus", "tile", ANN)),
    "two dice are rolled again, by the seat asked": lambda s: s.table.rerolled.append("blue1"),
    "a sheet and a turn each": lambda s: s.table.turns.pop(),
    "turns are over before the next roll": lambda s: s.flow.pop(),
    "a seat takes no die in an open turn": lambda s: setattr(s.table, "asked", ANN),
    "an open turn has its die": lambda s: setattr(s.table.turns[0], "die", "blue1"),
    "a task that can be done": lambda s: setattr(s.table.turns[0], "now", "dance"),
    "two purple faces": lambda s: s.table.turns[0].purple.pop(),
    "what leaves no choice is marked at once": lambda s: s.table.turns[0].open.append("fame2"),
    "goods are circled, then sold": lambda s: s.table.sheets[0].sold.update(tea=1),
    "three rows of goods": lambda s: s.table.sheets[0].sold.update(salt=0),
    "boxes of the palace": lambda s: s.table.sheets[0].palace.update(mogul=4),
    "values of the buildings": lambda s: s.table.sheets[0].upgrades.update(fort=4),
    "karma is circled, then used": lambda s: setattr(s.table.sheets[0], "used", 2),
    "money stays on its track": lambda s: setattr(s.table.sheets[0], "money", 64),
    "fame stays on its track": lambda s: setattr(s.table.sheets[0], "fame", 22),
    "a space of the river is marked once": lambda s: s.table.sheets[0].river.extend([3, 3]),
    "spaces of the river": lambda s: s.table.sheets[0].river.append(10),
    "the residence is drawn already": lambda s: s.table.sheets[0].roads.update(C3="NS"),
    "a cell has no road, or a whole one": lambda s: s.table.sheets[0].roads.update(C2="S"),
    "every road leads to the residence": lambda s: s.table.sheets[0].roads.update(A1="NS"),
}


@pytest.mark.parametrize("law", BREAKS)
def test_a_broken_law_is_a_bug(law):
    s = turn(sheet("C2-NS"), now="straight", open="goods1")
    check(s)
    BREAKS[law](s)
    with pytest.raises(Bug, match=law):
        check(s)


def test_three_on_the_own_tile_are_too_many_for_two():
    s = taking(sheet(), sheet(), go=2, taken={"green1": ANN, "blue1": BEN})
    check(s)
    for die in ("purple1", "orange1"):
        s.table.dice[die] = Die(s.table.dice[die].face, "tile", ANN)
    with pytest.raises(Bug, match="a die for each pass"):
        check(s)


def test_a_position_is_checked_when_it_is_made():
    t = table()
    t.turns[CLEO] = Turn("green1", [])
    with pytest.raises(Bug):
        position(t)
