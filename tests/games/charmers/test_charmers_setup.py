"""Set-up, settings, and the first roll."""

from __future__ import annotations

import pytest

from engine.core.model import Illegal
from engine.games.charmers import GAME
from engine.games.charmers.edition import DICE
from tests.games.charmers.positions import ANN
from tests.games.playing import dice, told


def test_everybody_has_an_empty_sheet_with_one_karma_circled():
    s = GAME.start(4, dice(1, 0)).state
    for sheet in s.table.sheets:
        assert (sheet.karma, sheet.used, sheet.money, sheet.fame) == (1, 0, 0, 0)
        assert (sheet.roads, sheet.river) == ({}, [])
        assert sum([*sheet.circled.values(), *sheet.sold.values(), *sheet.palace.values()]) == 0
        assert set(sheet.upgrades.values()) == {1}


def test_the_starting_player_is_drawn_and_its_dice_are_rolled():
    starts = set()
    for seed in range(20):
        step = GAME.start(4, dice(seed, 0))
        t = step.state.table
        starts.add(t.start)
        assert told(step) == ["first-player", "rolled"]
        assert GAME.waiting(step.state) == (t.start,)
        assert t.lying("middle") == list(DICE)
        assert len(step.draws) == 1 + 8
        assert not step.undoable
    assert starts == {0, 1, 2, 3}


def test_sun_or_moon_for_all():
    options = GAME.options()
    assert GAME.start(2, dice(1, 0), options).state.table.sheet == "sun"
    moon = GAME.rules.settings.choose(options, "sheet", "moon")
    table = GAME.start(2, dice(1, 0), moon).state.table
    assert table.side() == table.edition.sheets["moon"] != table.edition.sheets["sun"]


def test_a_setting_that_is_not_there_is_refused():
    for name, value, code in (("sheet", "star", "bad-setting"), ("map", "A", "no-setting")):
        with pytest.raises(Illegal) as error:
            GAME.rules.settings.choose(GAME.options(), name, value)
        assert error.value.code == code


@pytest.mark.parametrize("seats", [1, 6])
def test_nobody_plays_alone_or_with_six(seats):
    with pytest.raises(Illegal) as error:
        GAME.start(seats, dice(1, 0))
    assert error.value.code == "wrong-seats"


def test_nothing_is_hidden():
    s = GAME.start(3, dice(1, 0)).state
    assert GAME.imagined(s, ANN, dice(2, 0)) == s
    assert GAME.view(s, None).table == s.table
