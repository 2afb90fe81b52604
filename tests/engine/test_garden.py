"""Garden, rule by rule. See engine/games/garden/RULES.md."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from engine.core import text
from engine.core.chance import Chance, Recorded, Seeded
from engine.core.frames import Step
from engine.core.journal import Entry, undo_target
from engine.core.model import Action, Bug, Illegal, Preview, Result, Seat
from engine.core.offers import ByParts, Offer
from engine.games.garden import (
    GAME,
    PILE,
    PRICES,
    SHAPES,
    End,
    EndOfTurn,
    Lay,
    Laying,
    Pass,
    Position,
    Roll,
    Turn,
    cells,
    winners,
)
from engine.kit.placing import Placing
from words import Speaker

ANN, BEN, CAT = Seat(0), Seat(1), Seat(2)
NO_DRAWS = Recorded(())
ROW = ("bar", "hook", "step", "wing", "corner")


def start(seats: int = 2) -> Position:
    return GAME.start(seats, Seeded(b"garden", 0, 0)).state


def play(s: Position, seat: Seat, words: str, chance: Chance = NO_DRAWS) -> Step[Position]:
    return GAME.apply(s, seat, GAME.parse(words), chance)


def laying(*hedges: str, coins: int = 4, row: tuple[str, ...] = ROW) -> Position:
    """Ann is to lay a hedge, after these; the row is this one."""
    s = start()
    garden = s.table.gardens[ANN]
    garden.hedges = [Placing(*each.split("-")) for each in hedges]
    garden.purse = {"coin": coins}
    pile = list(PILE)
    for shape in (*row, *(hedge.shape for hedge in garden.hedges)):
        pile.remove(shape)
    s.table.row, s.box.pile, s.table.pile = list(row), pile, len(pile)
    s.flow = [s.flow[0], EndOfTurn(who=ANN, serial=s.ticks + 1), Laying(who=ANN, serial=s.ticks + 2)]
    s.ticks += 2
    GAME.rules.check(s)
    return s


def offer(s: Position, verb: type[Action], seat: Seat = ANN) -> Offer:
    return next(each for each in GAME.offers(s, seat) if each.action is verb)


def ways(s: Position) -> ByParts:
    domain = offer(s, Lay).fields["placing"]
    assert isinstance(domain, ByParts)
    return domain


def test_six_rounds_of_a_turn_each() -> None:
    s, turns = start(3), []
    assert [garden.coins for garden in s.table.gardens] == [1, 1, 1]
    while GAME.waiting(s):
        (seat,) = GAME.waiting(s)
        s = play(s, seat, "turn " + s.table.dice[0]).state
        s = play(s, seat, "pass").state
        turns.append((s.table.round, seat))
        s = play(s, seat, "end").state
    assert turns == [(n, seat) for n in range(1, 7) for seat in (ANN, BEN, CAT)]
    assert GAME.result(s) is not None


def test_the_row_has_five_hedges_and_the_last_is_the_dearest() -> None:
    s = start()
    assert (len(s.table.row), s.table.pile) == (5, 25)
    one_each = laying()
    assert [one_each.table.price(shape) for shape in one_each.table.row] == list(PRICES)
    two_bars = laying(row=("hook", "bar", "step", "bar", "wing"))
    assert two_bars.table.price("bar") == 1


def test_a_hedge_costs_what_its_place_costs_and_the_others_move_up() -> None:
    step = play(laying(coins=2), ANN, "lay step-0-G6")
    assert step.state.table.row == ["bar", "hook", "wing", "corner"]
    assert step.state.table.gardens[ANN].coins == 2 - 2 + 2
    assert ways(laying(coins=2)).after(()) == ("bar", "hook", "step")
    assert ways(laying(coins=0)).after(()) == ("bar",)


def test_both_dice_are_rolled_and_bring_their_coins() -> None:
    s = start()
    assert s.table.dice == ["cloud", "cloud"]
    step = play(s, ANN, "roll", Recorded((2, 1)))
    assert step.state.table.dice == ["rain", "sun"]
    assert step.state.table.gardens[ANN].coins == 1 + 1 + 3
    assert not step.undoable


@pytest.mark.parametrize(("draws", "coins"), [((0, 3), 0), ((1, 1), 2), ((2, 2), 6), ((3, 3), 0)])
def test_rain_and_sun_bring_coins_clouds_and_storms_none(draws: tuple[int, int], coins: int) -> None:
    step = play(start(), ANN, "roll", Recorded(draws))
    assert step.state.table.gardens[ANN].coins == 1 + coins
    assert [note.args["coins"] for note in step.notes] == [coins]


def test_one_die_is_turned_to_its_next_face() -> None:
    s = start()
    step = play(s, ANN, "turn cloud")
    assert step.state.table.dice == ["cloud", "rain"]
    assert step.state.table.gardens[ANN].coins == 1 + 1
    assert step.undoable
    assert GAME.preview(s, ANN, Turn("cloud")) == Preview(gain={"coin": 1})
    s.table.dice = ["sun", "storm"]
    assert play(s, ANN, "turn storm").state.table.dice == ["cloud", "sun"]
    with pytest.raises(Illegal, match="no-such-die"):
        play(s, ANN, "turn rain")


def test_a_hedge_is_laid_on_free_cells_beside_pond_or_hedge() -> None:
    s = laying("bar-90-G5")
    domain = ways(s)
    taken = {"F6", "G5", "G6", "G7"}
    beside = {"F5", "E6", "F7", "G4", "H5", "H6", "H7", "G8"}
    found = list(domain.values())
    assert len({*found}) == len(found) == domain.count()
    for placing in found:
        covered = {*map(str, cells(placing))}
        assert not covered & taken
        assert covered & beside
        assert domain.admits(placing)
    bars = [(p.facing, p.cell) for p in found if p.shape == "bar"]
    assert ("0", "F5") not in bars
    assert ("0", "D5") in bars
    assert ("90", "H7") in bars
    assert ("90", "H8") not in bars


def test_all_ways_to_lay_are_there_and_no_others() -> None:
    s = laying("hook-0-G5", "bar-90-E5")
    domain = ways(s)
    for shape in SHAPES:
        for facing in ("0", "90", "180", "270", "m0", "m90", "m180", "m270"):
            for column in "ABCDEFGHIJKL":
                for row in range(13):
                    words = f"lay {shape}-{facing}-{column}{row}"
                    admitted = domain.admits(Placing(shape, facing, f"{column}{row}"))
                    assert admitted == (f"{column}{row}" in domain.after((shape, facing))), words


def test_the_pond_waters_a_hedge_over_each_edge() -> None:
    assert play(laying(coins=0), ANN, "lay bar-90-G5").state.table.gardens[ANN].coins == 1
    assert play(laying("bar-90-G5", coins=0), ANN, "lay bar-90-H4").state.table.gardens[ANN].coins == 0
    corner = laying(coins=4, row=("corner",))
    assert play(corner, ANN, "lay corner-0-E6").state.table.gardens[ANN].coins == 4 + 2
    around = laying(coins=1, row=("bar", "hook"))
    assert play(around, ANN, "lay hook-180-F5").state.table.gardens[ANN].coins == 1 - 1 + 2
    assert GAME.preview(around, ANN, GAME.parse("lay hook-180-F5")) == Preview({"coin": 1}, {"coin": 2}, 1)


@pytest.mark.parametrize(
    ("words", "code"),
    [
        ("lay ring-0-A1", "not-in-row"),
        ("lay corner-0-E6", "too-dear"),
        ("lay bar-0-A1", "lies-apart"),
        ("lay bar-0-J6", "no-room"),
        ("lay bar-0-F6", "no-room"),
        ("lay bar-0-Z6", "no-room"),
        ("lay bar-0-nowhere", "no-room"),
        ("lay bar-180-G6", "no-room"),
        ("lay bar-0", "wrong-parts"),
        ("lay bar-0-G6-G7", "wrong-parts"),
        ("lay bar", "wrong-parts"),
        ("lay none", "wrong-parts"),
        ("turn sun", "not-offered"),
    ],
)
def test_what_stands_against_a_hedge_is_said(words: str, code: str) -> None:
    with pytest.raises(Illegal) as no:
        play(laying(coins=3), ANN, words)
    assert no.value.code == code


def test_passing_costs_nothing_and_is_the_default() -> None:
    s = laying()
    assert GAME.default(s, ANN) == Pass()
    after = play(s, ANN, "pass").state
    assert after.table.row == s.table.row
    assert after.table.gardens == s.table.gardens


def test_without_room_or_coins_there_is_only_passing() -> None:
    assert [each.action for each in GAME.offers(laying(coins=0, row=()), ANN)] == [Pass]


def test_the_row_is_filled_up_when_the_turn_is_ended() -> None:
    s = play(laying(), ANN, "lay bar-90-G5").state
    assert (len(s.table.row), s.table.pile) == (4, 25)
    top = s.box.pile[-1]
    step = play(s, ANN, "end")
    assert step.state.table.row == ["hook", "step", "wing", "corner", top]
    assert step.state.table.pile == 24
    assert not step.undoable


def test_a_turn_can_be_taken_back_until_it_is_ended() -> None:
    s, entries = start(), [Entry(seq=0, seat=None, text="start", sealed=True)]
    for words in ("turn cloud", "pass", "end"):
        step = play(s, ANN, words)
        entries.append(Entry(seq=len(entries), seat=ANN, text=words, draws=step.draws, sealed=not step.undoable))
        s = step.state
        assert undo_target(entries, ANN).text == words
    assert GAME.waiting(s) == (BEN,)


def test_enclosed_cells_are_a_lawn_and_score() -> None:
    s = laying("bar-90-E4", "bar-0-F4", "bar-90-H5", row=("bar", "hook"))
    garden = s.table.gardens[ANN]
    assert (garden.lawns(), garden.points()) == ([], 3)
    after = play(s, ANN, "lay bar-0-E7").state.table.gardens[ANN]
    assert [list(map(str, lawn)) for lawn in after.lawns()] == [["F5", "G5", "G6"]]
    assert after.points() == 4 + 2 * 3
    assert GAME.preview(s, ANN, GAME.parse("lay bar-0-E7")).points == 1 + 2 * 3
    (note,) = play(s, ANN, "lay bar-0-E7").notes
    assert note.args == {"seat": ANN, "shape": "bar", "cell": "E7", "coins": 1, "points": 7}


def test_most_points_then_most_coins_then_all() -> None:
    s = laying("bar-90-G5", coins=0)
    s.table.gardens[BEN].purse = {"coin": 9}
    assert winners(s.table) == (ANN,)
    s.table.gardens[ANN].hedges = []
    assert winners(s.table) == (BEN,)
    s.table.gardens[ANN].purse = {"coin": 9}
    assert winners(s.table) == (ANN, BEN)


def test_at_the_end_the_winners_are_named() -> None:
    s = start()
    s.table.gardens[BEN].purse, s.table.round = {"coin": 9}, 6
    s.flow = [s.flow[0], EndOfTurn(who=BEN, serial=s.ticks)]
    step = play(s, BEN, "end")
    assert [note.args for note in step.notes if note.code == "won"] == [{"seats": [BEN]}]
    assert GAME.result(step.state) == Result((0, 0), (BEN,), "rounds")


def test_a_hedge_is_called_by_as_much_of_it_as_is_chosen() -> None:
    view, speak = GAME.view(laying(), ANN), Speaker("en", GAME)
    said = [
        GAME.guide.names.label(view, "placing", Placing(*parts), speak)
        for parts in (("hook", "", ""), ("hook", "m90", ""))
    ]
    assert said == ["hook for 1 coin", "hook, mirrored, turned right"]


def test_a_hedge_on_another_is_a_bug_at_once() -> None:
    s = laying("bar-90-G5")
    s.table.gardens[ANN].hedges.append(Placing("bar", "90", "G7"))
    s.box.pile.remove("bar")
    s.table.pile -= 1
    with pytest.raises(Bug, match="one hedge a cell"):
        GAME.rules.check(s)


def test_every_action_has_its_text() -> None:
    assert text.write(Lay(Placing("wing", "m90", "C4"))) == "lay wing-m90-C4"
    for words in ("lay wing-m90-C4", "roll", "turn sun", "pass", "end"):
        assert text.write(GAME.parse(words)) == words
    assert GAME.parse("end") == End()
    assert GAME.parse("roll") == Roll()


def test_every_rule_names_tests_that_exist() -> None:
    rules = files("engine.games.garden").joinpath("RULES.md").read_text("utf-8")
    names = re.findall(r"`(test_\w+)`", rules)
    assert len(names) >= 6
    assert [name for name in names if name not in globals()] == []
