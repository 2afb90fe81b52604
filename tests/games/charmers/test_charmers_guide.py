"""What panels show of The Dice Charmers: the best places for a road, reminders, what is typed."""

from __future__ import annotations

from engine.games.charmers import GAME
from engine.games.charmers.actions import Lay
from engine.games.charmers.ranking import MARKED, ranked
from engine.games.charmers.state import Turn
from tests.games.charmers.positions import ANN, BEN, after, options, rolling, sheet, shown, taking, turn
from tests.games.charmers.test_charmers_dice import nothing_fits
from words import Speaker

SAY = Speaker("en", GAME, ["Ann", "Ben", "Cat"])
OPEN = "C2-NESW D3-NESW B3-EW C4-NESW"


def best(s, verb="road"):
    values = [Lay(*text.split("-")) for text in options(s, verb)]
    assert len(values) > MARKED
    found = ranked(GAME.view(s, ANN), "half" if verb == "half" else "road", values)
    assert set(found) <= set(values)
    return found


def reminded(s, seat=ANN):
    return GAME.guide.overview.reminders(GAME.view(s, seat), SAY)


def test_places_for_a_road_are_ranked_by_what_they_bring_at_once():
    free = best(turn(sheet(OPEN), now="curve"))
    assert len(free) == MARKED
    assert {at.cell for at in free}.isdisjoint({"A3", "C5"}), "markets bring nothing without goods"
    narrow = {Lay("B2", "ES"), Lay("D2", "SW"), Lay("B4", "NE"), Lay("D4", "NW")}
    assert narrow.isdisjoint(free), "the other turns of these cells leave more free cells to go on to"
    rich = best(turn(sheet(OPEN, tea="5/2", silk="5/3", spice="5/3"), now="curve"))
    assert {at.cell for at in rich[:4]} == {"A3", "C5"}, "eight money for one good of each"
    worth_more = best(turn(sheet(OPEN, mausoleum=3), now="curve"))
    assert {at.cell for at in worth_more[:4]} <= {"B2", "B4", "D4"}


def test_a_bonus_counts_only_where_it_can_be_used():
    """At E3 a road to the east brings two goods."""
    goods = best(turn(sheet(OPEN), now="two_halves"), "join")
    assert goods.index(Lay("E3", "EW")) < 3
    full = best(turn(sheet(OPEN, tea=6, silk=6, spice=6), now="two_halves"), "join")
    assert Lay("E3", "EW") not in full[:3]


def test_few_places_are_all_marked_and_so_are_cells_by_themselves():
    view = GAME.view(turn(now="curve"), ANN)
    assert ranked(view, "road", [Lay("C2", "ES"), Lay("C2", "SW")]) == ()
    assert (
        ranked(view, "road", [Lay(cell, "") for cell in map("".join, zip("AAAAABBBBCC", "12345124515", strict=True))])
        == ()
    )


def test_who_waits_is_reminded_of_nothing():
    assert reminded(taking(), BEN) == ()
    assert reminded(rolling(), ANN) == ()
    assert GAME.guide.overview.reminders(GAME.view(taking(), None), SAY) == ()


def test_an_open_turn_is_told_from_its_beginning():
    s = turn(sheet(tea=2, money=5), now="upgrade", open="goods1")
    s.table.turns[ANN] = Turn("green1", ["tea_tea", "tea_tea"], "upgrade", ["goods1"], sheet(money=3))
    assert reminded(s) == (
        "This turn so far: 2 tea, 2 money",
        "Now: an upgrade",
        "Open: 1 good",
        "1 more money → goods of a purple die · 4 more fame → 1 good · karma left: 1",
    )


def test_when_the_tracks_overlap_there_is_no_gap():
    assert reminded(turn(sheet(money=60, fame=18), open="goods1"))[0] == "Overlap of your tracks: 51 · karma left: 1"


def test_a_bonus_of_a_track_that_is_reached_is_not_the_next_one():
    assert (
        reminded(turn(sheet(money=6), open="goods1"))[0]
        == "8 more money → 1 karma · 4 more fame → 1 good · karma left: 1"
    )


def test_tracks_of_others_that_touch_are_near_the_end():
    assert "Ben’s tracks will soon overlap: the end is near." in reminded(taking(sheet(), sheet(money=33, fame=10)))


def test_a_full_row_is_not_told_again_as_nearly_full():
    assert reminded(taking(sheet(tea=5, silk=6)))[-1] == "market row full: silk · market row with one place left: tea"


def test_of_two_dice_rolled_again_that_do_not_fit_none_is_barred():
    s = after(taking(sheet(), nothing_fits(), asked=BEN), "karma blue1", seat=BEN, draws=(0, 0))
    assert GAME.guide.hints.barred(GAME.view(s, BEN), SAY) == ()


def test_a_cell_is_typed_in_small_letters_too():
    view = GAME.view(taking(), ANN)
    assert GAME.guide.typed.hear(view, "road", "c2 left up", SAY) == (("C2", "NW"),)
    assert GAME.guide.typed.hear(view, "road", "c2 sideways", SAY) is None


def test_sheets_are_named_by_their_places_at_the_table():
    assert GAME.guide.picture.places(GAME.view(taking(), BEN)) == ("1", "2", "3")


def test_a_person_of_the_palace_says_which_box_and_a_half_road_which_cell_it_opens():
    s = turn(sheet("C2-NS", mogul=1), open="palace")
    assert [n.args for n in shown(s, "palace mogul").notes if n.code == "box"] == [{"box": 2}]
    assert [n.args for n in shown(s, "palace raja").notes if n.code == "box"] == [{"box": 1}]
    s = turn(sheet("C2-NS"), now="second_half")
    told = {
        at: [n.args["cell"] for n in shown(s, f"half {at}").notes if n.code == "opens-cell"]
        for at in options(s, "half")
    }
    assert told["C2-E"] == ["D2"]
    assert told["C2-W"] == ["B2"]
    joined = turn(sheet("C2-NS D3-NW"), now="second_half")
    assert not [n for n in shown(joined, "half C2-E").notes if n.code == "opens-cell"], "another road leads there"


def test_equal_bonuses_that_are_open_are_counted():
    s = turn(open="upgrade goods1 upgrade")
    (told,) = (n for n in shown(s, "finish").notes if n.code == "would-decline")
    assert ": 2 × an upgrade, 1 good" in SAY.note(told)
