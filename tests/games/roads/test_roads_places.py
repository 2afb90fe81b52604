"""Names of places, borders and orders, anywhere in a sentence."""

from __future__ import annotations

import re
from typing import Any

import pytest

from engine.core.model import Illegal, Note, Seat
from engine.games import roads
from engine.games.roads.flow import Position
from engine.games.roads.labels import PLACE, named
from engine.games.roads.state import Building
from engine.games.roads.world.atlas import atlas_of
from engine.games.roads.world.maps import CATALOGUE
from tests.cogs.roads import farm
from tests.games.roads.positions import step
from words import LOCALES, Speaker

EN, DE = (Speaker(locale, roads.GAME, ["Ann", "Ben"]) for locale in LOCALES)


@pytest.mark.parametrize(
    ("kind", "value", "english", "german"),
    [
        ("place", "D4", "D4", "D4"),
        ("bank", "D4nw", "D4 north-west bank", "D4 Nordwestufer"),
        ("place", "AB12s", "AB12 south bank", "AB12 Südufer"),
        ("place", "D4r", "D4 river", "D4 Fluss"),
        ("place", "D4@C2", "D4 coast to C2", "D4 Küste zu C2"),
        ("place", "D4nw@C2", "D4 north-west coast to C2", "D4 Nordwestküste zu C2"),
        ("border", "C2/D4", "C2 | D4", "C2 | D4"),
        ("road", "D4nw/E4", "D4 north-west bank – E4", "D4 Nordwestufer – E4"),
        (
            "orders",
            "D4nw take 2 boards",
            "→ D4 north-west bank, takes 2 boards",
            "→ D4 Nordwestufer, nimmt 2 Bretter",
        ),
        ("place", "raft12", "the load of raft 12", "Ladung von Floß 12"),  # goods are taken from a transporter, too
        ("word", "D4nw", "D4nw", "D4nw"),  # typed text is shown as it was typed
        ("place", "moon", "moon", "moon"),
    ],
)
def test_a_place_is_called_so(kind: str, value: str, english: str, german: str) -> None:
    assert (EN.value(kind, value), DE.value(kind, value)) == (english, german)


def test_notes_and_refusals_say_places_in_words() -> None:
    moved = Note("moved", {"seat": 0, "unit": "raft12", "path": ["D4r", "C2", "D4nw@C2"], "place": "D4nw@C2"})
    assert EN.note(moved) == "Ann: raft 12 D4 river – C2 – D4 north-west coast to C2."
    wall = Note("wall-built", {"seat": 1, "border": "C2/D4", "parts": 2, "goods": {"stone": 2}})
    assert EN.note(wall) == "Ben strengthens the wall on C2 | D4 to 2 parts for 2 stone."
    refused = Illegal("work-launch-where", places=["D4r", "D4@C2"])
    assert EN.refusal(refused) == "Say where the boat is launched: D4 river, D4 coast to C2."
    several = Note("yielded", {"count": 2, "good": "trunks", "tiles": ["B1", "C4"]})
    assert EN.note(several) == "Produced: 2 trunks, one each on B1, C4."


AT_WORK = farm("production", units={"donkey11": "B2n"}, loads={"donkey11": {"trunks": 2}}, ground={},
               buildings={"B2": Building("raft_factory", "B2n")})  # fmt: skip


@pytest.mark.parametrize(
    ("position", "action", "english", "german"),
    [
        (farm("building"), "build sawmill-B2", "B2 south bank, B2 north bank", "B2 Südufer, B2 Nordufer"),
        (farm("building"), "wall A1/B1-C1", "A1 | B1: A1, B1", "A1 | B1 aus: A1, B1"),
        (AT_WORK, "work B2-1-donkey11", "B2 river, B2 north coast to C2", "B2 Fluss, B2 Nordküste zu C2"),
        (
            farm(),
            "leave cash-maybe",
            "At the temple: always cash in piety, ",
            "Am Tempel: Frömmigkeit immer einlösen, ",
        ),
        (
            *(farm(), "leave weather-fine", "Turn order, At the temple, Place in the turn order, "),
            "Reihenfolge, Am Tempel, Platz in der Reihenfolge, ",
        ),
    ],
)
def test_a_refusal_names_what_would_be_allowed_in_the_readers_words(
    position: Position, action: str, english: str, german: str
) -> None:
    with pytest.raises(Illegal) as refused:
        step(position, Seat(0), action)
    assert english in EN.refusal(refused.value)
    assert german in DE.refusal(refused.value)


@pytest.mark.parametrize("text", CATALOGUE)
def test_every_place_of_every_map_has_words_of_its_own(text: Any) -> None:
    land = atlas_of(text)
    said = {}
    for place in land.tile_of:
        words = EN.value("place", place)
        assert PLACE.fullmatch(place), place
        assert "place-" not in words
        assert said.setdefault(words, place) == place, "two places are called the same"
        assert re.match(r"[A-Z]+[0-9]+", words), "the tile comes first"
    assert all(named("border", border, EN) for border in land.borders)
