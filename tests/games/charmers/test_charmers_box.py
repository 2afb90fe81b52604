"""Components: dice, sheets, editions."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.games.charmers import GAME
from engine.games.charmers.edition import BUILDINGS, COLOURS, DICE, GOODS, HOUSE, PERSONS, Bonus, bonus, read
from engine.kit import content
from engine.kit.content import ContentError

TEXT = content.shipped("engine.games.charmers", "house-1.toml")


def test_two_to_five_play():
    assert list(GAME.seats) == [2, 3, 4, 5]


def test_two_dice_of_each_of_four_colours():
    assert Counter(die[:-1] for die in DICE) == dict.fromkeys(COLOURS, 2)
    assert all(len(HOUSE.faces(die)) == 6 for die in DICE)


def test_a_purple_face_shows_two_goods_each_pair_once():
    for faces in HOUSE.dice["purple"]:
        assert sorted(sorted(face.split("_")) for face in faces) == sorted(
            sorted([one, other]) for n, one in enumerate(GOODS) for other in GOODS[n:]
        )


def test_an_orange_face_shows_a_person_each_once():
    assert all(sorted(faces) == sorted(PERSONS) for faces in HOUSE.dice["orange"])


def test_green_faces_show_roads_and_the_two_dice_differ():
    one, other = map(Counter, HOUSE.dice["green"])
    assert one == {"straight": 3, "curve": 2, "two_halves": 1}
    assert other == {"straight": 2, "curve": 3, "two_halves": 1}


def test_each_symbol_is_on_the_river_three_times():
    assert Counter(HOUSE.river) == {"lotus": 3, "fish": 3, "crane": 3}
    assert all(Counter(faces) == {"lotus": 2, "fish": 2, "crane": 2} for faces in HOUSE.dice["blue"])


def test_a_province_of_sixteen_buildings_eight_markets_and_the_residence():
    cells = Counter(cell for row in HOUSE.cells for cell in row)
    assert cells == {**dict.fromkeys(BUILDINGS, 4), "market_same": 4, "market_different": 4, "residence": 1}


def test_tracks_market_and_karma():
    tracks = HOUSE.tracks
    assert (tracks.money, tracks.fame, tracks.ratio, HOUSE.coins) == (63, 21, 3, (1, 2, 2, 3, 3, 4))
    assert (HOUSE.karma.start, HOUSE.karma.most) == (1, 5)


@pytest.mark.parametrize("side", ["sun", "moon"])
def test_every_kind_of_bonus_is_on_each_sheet(side):
    sheet = HOUSE.sheets[side]
    lists = [*sheet.river, *sheet.tents, *sheet.palace, *sheet.upgrades]
    for group in (sheet.karma, sheet.fame, sheet.money, sheet.border):
        lists += group.values()
    kinds = {bonus(name).kind for each in lists for name in each}
    assert {"fame", "money", "karma", "upgrade", "palace", "goods", "purple_die", "half", "back_any"} <= kinds
    assert {"sell", "sell_same", "sell_different", "forward", "back", "portuguese"} <= kinds
    assert {"straight", "fork", "crossing"} <= kinds


def test_a_bonus_by_its_name():
    assert [bonus(name) for name in ("goods2", "sell_same3", "half", "back_any", "raja")] == [
        Bonus("goods", 2),
        Bonus("sell_same", 3),
        Bonus("half"),
        Bonus("back_any"),
        Bonus("raja"),
    ]
    for name in ("goods", "half2", "luck", "goods12", ""):
        with pytest.raises(KeyError):
            bonus(name)


def test_the_shipped_edition_is_what_the_file_says():
    assert read(TEXT, "house-1.toml") == HOUSE


@pytest.mark.parametrize(
    ("old", "new", "place"),
    [
        ('["tea_tea", "silk_silk"', '["tea_salt", "silk_silk"', "dice.purple"),
        ('["straight", "straight", "straight"', '["fork", "straight", "straight"', "dice.green"),
        ('["lotus", "lotus", "fish"', '["lotus", "boat", "fish"', "dice.blue"),
        ('["mogul", "maharani"', '["king", "maharani"', "dice.orange"),
        ("[dice] ", "[dices] ", "dice"),
        ('symbols = ["lotus"', 'symbols = ["rock"', "river.symbols"),
        ('["temple", "market_same"', '["castle", "market_same"', "province.cells"),
        ('"fort", "residence"', '"fort", "fort"', "province.cells"),
        ('["garden", "mausoleum", "temple", "fort", "mausoleum"]', '["garden", "mausoleum", "temple"]', "province"),
        ('exits = "NESW"', 'exits = ""', "province.exits"),
        ('exits = "NESW"', 'exits = "WN"', "province.exits"),
        ("start = 1", "start = 6", "karma.start"),
        ("coins = [1, 2, 2", "coins = [2, 1, 2", "market.coins"),
        ("[sheets.moon] ", "[sheets.star] ", "sheets"),
        ('tents = [["money2"], ', "tents = [", "sheets.sun.tents"),
        ('palace = [["half"], ["fame2"], ', 'palace = [["half"], ', "sheets.sun.palace"),
        ('upgrades = [["palace"], ["fame3"]]', 'upgrades = [["palace"]]', "sheets.sun.upgrades"),
        ('["goods2"], ["money3"]', '["money3"]', "sheets.sun.river"),
        ('46 = ["fame1"]', '64 = ["fame1"]', "sheets.sun.money.64"),
        ('16 = ["palace"]', '22 = ["palace"]', "sheets.sun.fame.22"),
        ('5 = ["fame2"]', '6 = ["fame2"]', "sheets.sun.karma.6"),
        ('A1N = ["sell_same3"]', 'B2N = ["sell_same3"]', "sheets.sun.border.B2N"),
        ('A1N = ["sell_same3"]', 'A1N = ["sell_all"]', "sheets.sun"),
        ('["goods2"], ["money3"]', '["goods2"], ["moneys"]', "sheets.sun"),
        ("money = 63", "money = 0", "tracks.money"),
    ],
)
def test_what_is_wrong_in_an_edition_is_named(old, new, place):
    assert old in TEXT
    with pytest.raises(ContentError) as error:
        read(TEXT.replace(old, new, 1), "mine.toml")
    assert str(error.value).startswith(f"mine.toml: {place}") or place == "dice", error.value
