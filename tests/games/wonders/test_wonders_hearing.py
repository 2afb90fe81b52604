"""Places typed as text, in options of their own or all in one, and read again."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.model import Illegal
from engine.core.text import kinds
from engine.core.values import words_of
from engine.games.wonders import GAME
from engine.games.wonders.phases.turn import Starter
from tests.games.wonders.positions import city
from tests.games.wonders.turns import ANN, ROADSIDE, buying, options, position
from words import Speaker

EN, DE = (Speaker(locale, GAME, ["Ann", "Ben"]) for locale in ("en", "de"))
TOWN = f"{ROADSIDE} road-0-E11 farm1a-0-A10 farm2a-0-C10"


def town(**fields: Any) -> Any:
    """Ann has two farms; Machu Picchu can be set up, and tiles of three forms be bought."""
    return buying(
        TOWN, **{"tiles": "library2b library4a library5b", "monuments": "machu_picchu giza petra", **fields}
    )


def heard(kind: str, typed: str, speak: Speaker = EN, s: Any = None) -> str:
    """The words of a typed place, joined."""
    found = GAME.guide.typed.hear(GAME.view(s or town(), ANN), kind, typed, speak)
    assert found is not None
    ((words),) = found
    return "-".join(words)


@pytest.mark.parametrize(
    ("kind", "typed", "words"),
    [
        ("tile", "library 5 at D9 turned right", "library5b-90-D9"),
        ("tile", "Library-5, right, d9", "library5b-90-D9"),
        ("tile", "library5 upside down D9", "library5b-180-D9"),
        ("tile", "library5b-270-D9", "library5b-270-D9"),
        ("tile", "farm 6 right D9", "farm6b-90-D9"),
        ("tile", "library 4 D8", "library4a-0-D8"),
        ("tile", "library 2 upright at F8", "library2b-90-F8"),
        ("tile", "library 2 F8–F10", "library2b-90-F8"),
        ("tile", "library 5 D8 D9 D10 E10", "library5b-0-D8"),
        ("tile", "library 5", "library5b"),
        ("tile", "library 5 left", "library5b-270"),
        ("road", "E7 upright", "road-90-E7"),
        ("road", "E7 E10", "road-90-E7"),
        ("road", "two across F10", "two-0-F10"),
        ("road", "1 cell at F10", "one-0-F10"),
        ("cell", "f10", "F10"),
        ("monument", "Giza Pyramid Complex C4 C5 D5", "giza-C4-C5-D5"),
        ("monument", "giza D5 C5 C4", "giza-C4-C5-D5"),
        ("monument", "great wall D5E5 D6E6", "great_wall-D5E5-D6E6"),
        ("monument", "Machu Picchu drawn A8", "machu_picchu-0-A8"),
    ],
)
def test_a_place_is_understood(kind: str, typed: str, words: str) -> None:
    assert heard(kind, typed) == words


@pytest.mark.parametrize(
    ("kind", "typed", "words"),
    [
        ("tile", "Bibliothek 5 auf D9, nach rechts gedreht", "library5b-90-D9"),
        ("tile", "Bibliothek-2 hochkant F8", "library2b-90-F8"),
        ("monument", "Pyramiden von Gizeh C4 C5 D5", "giza-C4-C5-D5"),
        ("monument", "Große Chinesische Mauer D5E5", "great_wall-D5E5"),
    ],
)
def test_a_place_is_understood_in_german(kind: str, typed: str, words: str) -> None:
    assert heard(kind, typed, DE) == words


def test_of_two_tiles_with_one_name_the_one_on_the_market_is_meant() -> None:
    assert heard("tile", "farm 6 drawn D9", s=town(tiles="farm6a")).startswith("farm6a")
    assert heard("tile", "farm 6 drawn D9", s=town(tiles="farm6b")).startswith("farm6b")


def test_a_road_is_the_one_that_is_asked_for() -> None:
    s = position(Starter(who=ANN), city(), city(), round=1)
    assert heard("road", "A11 across", s=s) == "starter-0-A11"


def test_a_turning_that_is_not_said_follows_from_the_place_or_is_asked_for() -> None:
    assert heard("monument", "Machu Picchu A8") == "machu_picchu-0-A8"
    there = [each for each in options(town(), "build") if each.startswith("library5b-") and each.endswith("-G8")]
    assert there == ["library5b-0-G8", "library5b-180-G8"]
    with pytest.raises(Illegal) as no:
        heard("tile", "library 5 G8")
    assert EN.refusal(no.value) == "There it can lie in several ways: drawn, over. Say how it is turned."
    assert heard("tile", "library 5 K1") == "library5b-0-K1", "it fits in no way: the rules say why"


@pytest.mark.parametrize("typed", ["library 5 sideways D9", "library 5 right D", "castle 5 D9"])
def test_a_word_that_is_not_understood_is_named(typed: str) -> None:
    with pytest.raises(Illegal) as no:
        heard("tile", typed)
    assert no.value.code == "not-understood"


def test_other_kinds_are_not_heard() -> None:
    view = GAME.view(town(), ANN)
    assert GAME.guide.typed.hear(view, "pedestal", "1", EN) is None
    assert GAME.guide.typed.hear(view, "tile", "D5", EN) is None, "no piece"
    assert GAME.guide.typed.hear(GAME.view(town(), None), "tile", "library 5 D9 right", EN) is None


@pytest.mark.parametrize("speak", [EN, DE], ids=["en", "de"])
def test_every_offered_place_is_heard_as_it_is_typed_in_parts_and_no_two_are_typed_alike(speak: Speaker) -> None:
    s = town(monuments="machu_picchu giza moai")
    view, tried = GAME.view(s, ANN), 0
    for offer in GAME.offers(s, ANN):
        names = GAME.guide.typed.parts_of(offer.action).names
        typed = []
        for field, kind in kinds(offer.action).items():
            for value in offer.fields[field].values() if names else ():
                parts = [GAME.guide.typed.part(view, kind, value, name, speak) for name in names]
                typed.append(tuple(parts))
                found = GAME.guide.typed.hear(view, kind, " ".join(parts), speak)
                assert found == (words_of(value) or (value,),)
                tried += 1
        assert len(set(typed)) == len(typed)
    assert tried > 100
