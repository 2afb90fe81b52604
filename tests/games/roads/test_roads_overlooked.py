"""Why nothing happens where somebody would expect it: the rule is named where it holds, and only there."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.model import Seat
from engine.games.roads import GAME
from engine.games.roads.overlooked import overlooked
from tests.cogs.roads import farm
from tests.games.roads.test_roads_setup import settling
from words import Speaker

HERD = {f"donkey1{n}": "D1" if n < 3 else "C1" for n in range(1, 6)} | {"donkey21": "B1"}


@pytest.mark.parametrize("locale", ["en", "de"])
@pytest.mark.parametrize(
    ("phase", "changed", "codes"),
    [
        ("movement", {}, []),
        ("movement", {"units": {"donkey11": "B1", "donkey21": "D1"}}, ["remind-afar"]),
        ("movement", {"units": {"donkey11": "B1", "donkey21": "D1"}, "ground": {"B1": {"trunks": 1}}}, []),
        ("movement", {"ground": {"A1": {"geese": 2, "boards": 1}}}, ["remind-geese"]),
        (
            "movement",
            {"units": {"donkey11": "B1", "donkey21": "D1"}, "ground": {"A1": {"geese": 2}}},
            ["remind-afar"],
        ),
        ("movement", {"ground": {"A1": {"geese": 1, "boards": 1}}}, []),
        ("movement", {"units": HERD, "loads": {}, "ground": {}}, ["remind-herd"]),
        ("movement", {"units": {**HERD, "donkey15": "D1"}, "loads": {}, "ground": {}}, []),
        ("movement", {"units": {n: at for n, at in HERD.items() if n != "donkey15"}, "loads": {}, "ground": {}}, []),
        ("building", {"units": {"donkey11": "B1", "donkey21": "D1"}}, []),
    ],
)
def test_a_rule_that_stands_in_the_way_is_named(
    locale: str, phase: str, changed: dict[str, Any], codes: list[str]
) -> None:
    speak = Speaker(locale, GAME, ["Ann", "Ben"])
    said = [*overlooked(GAME.view(farm(phase, **changed), Seat(0)), speak)]
    named = {"remind-herd": {"tiles": ["D1"], "count": 5, "most": 8}, "remind-geese": {"tile": "A1"}}
    assert said == [speak(code, **named.get(code, {})) for code in codes]


@pytest.mark.parametrize("locale", ["en", "de"])
@pytest.mark.parametrize(("head", "count"), [("layout: pointy\nstarts: 0,0 2,0", 1), ("layout: pointy", 0)])
def test_few_homes_are_explained_where_the_map_names_them(locale: str, head: str, count: int) -> None:
    s, speak = settling("0,0:P 1,0:P 2,0:P 3,0:P", seats=2, head=head), Speaker(locale, GAME, ["Ann", "Ben"])
    assert [*overlooked(GAME.view(s, Seat(0)), speak)] == [speak("remind-starts")] * count


def test_whoever_waits_is_told_nothing_of_it() -> None:
    s = farm(units={"donkey11": "B1", "donkey21": "D1"})
    assert [*overlooked(GAME.view(s, None), Speaker("en", GAME, ["Ann", "Ben"]))] == []
