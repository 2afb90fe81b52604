"""What each die in reach would do for a seat, and why a bonus cannot be used."""

from __future__ import annotations

import pytest

from engine.games.charmers import GAME
from engine.games.charmers.edition import DICE
from engine.games.charmers.pen import Notes, open_pen
from engine.games.charmers.prospects import fitting_faces, obstacle, prospects
from engine.games.charmers.scoring import gap
from tests.games.charmers.positions import ANN, BEN, CLEO, after, left, mine, now, options, sheet, taking, turn
from tests.games.charmers.test_charmers_dice import nothing_fits, walled
from tests.games.playing import dice


def found(s, seat=ANN):
    return {each.die: each for each in prospects(s.table, seat)}


def test_each_die_in_the_middle_says_what_it_would_do():
    dice_now = found(taking(sheet(tea=6, maharani=2), purple1="tea_tea", purple2="tea_silk", green1="two_halves"))
    assert list(dice_now) == list(DICE)
    assert (dice_now["purple1"].why, dice_now["purple1"].takes) == ("rows-full", False)
    assert (dice_now["purple2"].circled, dice_now["purple2"].lost) == (("silk",), ("tea",))
    assert (dice_now["green1"].task, dice_now["green1"].cells, dice_now["green1"].halves) == ("two_halves", 4, 0)
    assert (dice_now["green2"].task, dice_now["green2"].cells) == ("curve", 4)
    assert (dice_now["blue1"].space, dice_now["blue1"].opens) == (1, ("goods2",))
    assert (dice_now["blue2"].space, dice_now["blue2"].money) == (2, 3)
    assert (dice_now["orange1"].box, dice_now["orange1"].task) == (3, "forward2")
    assert dice_now["orange2"].box == 1


def test_of_two_equal_goods_with_one_place_left_one_is_lost():
    silk = found(taking(sheet(silk=5), purple1="silk_silk"))["purple1"]
    assert (silk.circled, silk.lost) == (("silk",), ("silk",))


def test_a_bonus_that_could_not_be_used_then_is_said_to_lapse():
    s = taking(sheet(money=19), blue2="fish")  # 3 money reach the half road of space 22, without a road to add it to
    fish = found(s)["blue2"]
    assert (fish.money, fish.opens, fish.lapses) == (3, (), ("half",))
    assert fish.gap == gap(s.table.edition, mine(after(s, "take blue2")))


def test_after_karma_only_the_two_dice_rolled_again_are_in_reach():
    s = after(taking(sheet(), nothing_fits(), sheet(), asked=BEN), "karma blue1", seat=BEN, draws=(0, 0))
    assert sorted(found(s, BEN)) == ["blue1", "green2"]
    assert all(each.takes and each.why for each in found(s, BEN).values())
    assert len(found(s, CLEO)) == 6, "another seat sees all that lie in the middle"


def test_every_prospect_of_a_game_comes_true():
    """Over a game: what a die was said to do is what it does."""
    s = GAME.start(3, dice(7, 0)).state
    for n in range(1, 400):
        if not (waiting := GAME.waiting(s)):
            break
        seat = s.table.asked if s.table.asked is not None else waiting[0]
        told = found(s, seat) if s.table.turns[seat] is None and s.table.asked == seat else {}
        assert [die for die, each in told.items() if each.takes] == (options(s, "take", seat) if told else [])
        for die, each in told.items():
            if each.takes:
                t = after(s, f"take {die}", seat=seat)
                old, new = mine(s, seat), mine(t, seat)
                assert (each.money, each.fame, each.karma) == (
                    new.money - old.money, new.fame - old.fame, new.karma - old.karma
                )  # fmt: skip
                assert list(each.opens) == (left(t, seat) or [])
                assert each.task == (now(t, seat) if t.table.turns[seat] is not None else "")
                assert each.gap == gap(t.table.edition, new)
        offers = [action for offer in GAME.offers(s, seat) for action in offer]
        s = GAME.apply(s, seat, offers[n * 7 % len(offers)], dice(7, n)).state
    assert not s.flow


def test_faces_that_fit_are_counted_by_the_sides_of_the_die():
    s = taking(sheet(tea=6, silk=6, river="3 8"))
    assert fitting_faces(s.table, ANN, "purple1") == (("spice_spice", "tea_spice", "silk_spice"), 3)
    assert fitting_faces(s.table, ANN, "blue1") == (("crane",), 2)
    assert fitting_faces(s.table, ANN, "green2") == (("straight", "curve", "two_halves"), 6)
    assert fitting_faces(taking(nothing_fits()).table, ANN, "blue2") == ((), 0)


@pytest.mark.parametrize(
    ("task", "own", "why"),
    [
        ("goods2", sheet(tea=6, silk=6, spice=6), "all-rows-full"),
        ("purple_die", sheet(tea=6, silk=6, spice=6), "all-rows-full"),
        ("purple_die", sheet(tea=6, silk=6), ""),
        ("sell_same3", sheet(tea="2/2"), "nothing-in-stock"),
        ("half", sheet(), "no-road-to-extend"),
        ("forward1", sheet(river="9"), "river-ends"),
        ("back1", sheet(river="1"), "none-free-behind"),
        ("upgrade", sheet(temple=3, fort=3, garden=3, mausoleum=3), "all-raised"),
        ("mogul", sheet(mogul=3), "person-done"),
        ("maharani", sheet(river="9"), "person-idle"),
        ("fork", sheet(), ""),
        ("fork", walled(), "no-free-cell"),
        ("palace", nothing_fits(), "no-person"),
    ],
)
def test_why_a_bonus_cannot_be_used(task, own, why):
    s = turn(own, open=f"{task} goods1")
    assert obstacle(open_pen(s.table, ANN, Notes().say), task) == why


def test_the_rows_of_the_purple_faces_may_be_full_while_others_are_not():
    s = turn(sheet(tea=6, silk=6), purple="tea_silk tea_tea", open="purple_die goods1")
    assert obstacle(open_pen(s.table, ANN, Notes().say), "purple_die") == "those-rows-full"
