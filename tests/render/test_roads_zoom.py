"""The close-up of a tile shows everything on it, anywhere in the picture; and beside it the subject of the
decision."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from engine.core.frames import View
from engine.games.roads.components import BUILDINGS
from engine.games.roads.state import Player, Table, Unit, kind_of
from engine.games.roads.world.maps import CATALOGUE
from render import theme
from render.games.roads import draw
from render.games.roads.panels.locator import locator
from render.games.roads.panels.players import ranked
from render.layout import inset, shape_box, within
from render.scene import Icon, Scene, Text
from render.show import Mark, Show
from tests.games.roads.positions import table
from tests.games.roads.rich import rich
from tests.render.pictures import NAMES, PlainWords
from tests.render.roads_cases import position, scene, show
from tests.render.roads_positions import start

CROWDED = [
    (4, 3, "four_sailors"),
    (4, 8, "waterways"),
    (3, 5, "the_pacific"),
    (2, 6, "dead_sea"),
    (4, 11, "generated"),
]
"""Seats, seed and map of random positions: docked boats, carried transporters, forks, oil rigs among them."""


def zoom(t: Table, tile: str) -> Scene:
    """The close-up of a tile."""
    seen = View(t, None, None, (), ("turns", t.phase))
    words = PlainWords()
    return draw(Show(seen, words, NAMES[: len(t.players)], "close", at=tile))  # type: ignore[arg-type]


def counts(goods: dict[str, int]) -> dict[str, int]:
    """Goods by kind."""
    found: dict[str, int] = {}
    for token, n in goods.items():
        found[kind_of(token)] = found.get(kind_of(token), 0) + n
    return found


def said(drawn: Scene, name: str) -> str:
    """The text of that name."""
    return next((s.text for s in drawn.shapes if isinstance(s, Text) and s.name == name), "")


def icons(drawn: Scene, name: str) -> list[str]:
    """The icons in a shape of that name."""
    return [s.icon for s in drawn.named(name) if isinstance(s, Icon)]


def missing_on_ground(t: Table, drawn: Scene, place: str) -> Iterable[str]:
    """Goods that lie at a place and are not said to."""
    for kind, n in counts(t.ground.get(place, {})).items():
        name = f"goods.list.{place}.{kind}"
        if said(drawn, f"{name}.count") != str(n) or kind not in icons(drawn, name):
            yield f"{place} {n} {kind}"


def missing_of_unit(t: Table, drawn: Scene, unit: Unit) -> Iterable[str]:
    """Missing in the list for a transporter: its kind, owner and number, its load, the one it carries."""
    name = f"list.{unit.name}"
    if {unit.kind, theme.PLAYERS[unit.seat].shape} - {*icons(drawn, name)}:
        yield unit.name
    if said(drawn, f"{name}.number") != unit.name[-2:]:
        yield f"{unit.name} number"
    other = t.units.get(unit.aboard)
    if other is not None and said(drawn, f"{name}.{other.name}.number") != other.name[-2:]:
        yield f"{unit.name} carries {other.name}"
    for kind, n in counts(unit.load).items():
        if said(drawn, f"{name}.{kind}.count") != str(n) or kind not in icons(drawn, f"{name}.{kind}"):
            yield f"{unit.name} {n} {kind}"


def section(drawn: Scene, name: str) -> str:
    """The place of a shape in the list: the last of the heads above it, or left of it."""
    names = [s.name for s in drawn.shapes]
    heads = [n.removesuffix(".name").removeprefix("list.") for n in names[: names.index(name)] if n.endswith(".name")]
    return heads[-1]


@pytest.mark.parametrize(("seats", "seed", "on"), CROWDED, ids=lambda value: str(value))
def test_the_list_of_a_tile_says_every_good_and_every_transporter_on_its_bank(seats: int, seed: int, on: str) -> None:
    t = rich(seats, seed, on=on).table
    there = {t.tile_of(unit) for unit in t.units.values()} | {t.atlas.tile_of[place] for place in t.ground}
    for tile in sorted(there):
        drawn = zoom(t, tile)
        places = [place for place, of in t.atlas.tile_of.items() if of == tile]
        units = [unit for unit in t.units.values() if unit.at in places]
        missing = [each for place in places for each in missing_on_ground(t, drawn, place)]
        missing += [each for unit in units for each in missing_of_unit(t, drawn, unit)]
        assert missing == [], tile
        assert {unit.name: section(drawn, f"list.{unit.name}") for unit in units} == {u.name: u.at for u in units}
        built = t.buildings.get(tile)
        if built is not None:
            assert built.kind in icons(drawn, f"building.list.{tile}")
            assert not built.made or said(drawn, f"list.{tile}.made") == f"{built.made}/{BUILDINGS[built.kind].most}"


@pytest.mark.parametrize(("seats", "seed", "on"), CROWDED, ids=lambda value: str(value))
def test_nothing_in_the_list_is_cut_off(seats: int, seed: int, on: str) -> None:
    t = rich(seats, seed, on=on).table
    for tile in sorted({t.tile_of(unit) for unit in t.units.values()}):
        drawn = zoom(t, tile)
        around = next(shape_box(s) for s in drawn.shapes if s.name == "list")
        listed = [
            s for s in drawn.shapes if s.name.startswith(("list.", "goods.list.", "building.list.", "locator."))
        ]
        assert [s.name for s in listed if not within(shape_box(s), inset(around, -1))] == []


def test_each_place_of_a_tile_has_a_little_picture_of_its_own() -> None:
    land = table("0,0:P024 1,0:S", "0,1:S 1,1:P", layout="pointy").atlas
    places = [place for place, of in land.tile_of.items() if of == "A1"]
    docks = [place for place in places if "@" in place]
    assert len(docks) > 1
    drawn = ["\n".join(str(s) for s in locator(land, place, (0, 0))).replace(place, "") for place in places]
    assert len({*drawn}) == len(places)


def test_the_wonder_stands_in_place_of_the_map_while_its_bricks_are_bought() -> None:
    drawn = {s.name for s in scene("roads-bricks map").shapes}
    assert {"wonder", "held.0.plate"} <= drawn
    assert "map" not in drawn
    assert "wonder" not in {s.name for s in scene("roads-waiting map").shapes}


def test_the_order_chart_shows_the_slots_that_are_taken_while_they_are_chosen() -> None:
    for case in ("roads-ordered map", "roads-ordered table"):
        names = {s.name for s in scene(case).shapes}
        assert {"chart.1", "temple.0"} <= names
        assert {name for name in names if name.startswith("chart.") and ".seat" in name} >= {"chart.3.seat1"}
        assert not any(name.startswith(f"chart.{slot}.seat") for name in names for slot in (1, 2, 4))
    settled = {s.name for s in scene("roads-crowded table").shapes}
    assert any(name.startswith("chart.1.seat") for name in settled)


def test_tiles_to_choose_from_are_drawn_as_they_would_lie() -> None:
    drawn = scene("roads-laid close tiles")
    asked = show("laid", "close", "tiles").marks
    for mark in asked:
        water = [s.name for s in drawn.shapes if s.name.startswith(f"choices.{mark.letter}.water")]
        arms = len(mark.value.river)
        assert len(water) == {0: 0, 1: 1, 2: 1, 3: 3}[arms]


def test_the_places_for_tiles_are_lettered_without_a_list_of_tiles() -> None:
    assert position("laid").supply
    assert not any(s.name.startswith("choices") for s in scene("roads-laid close laying").shapes)


def test_homes_are_chosen_on_the_whole_map() -> None:
    t = Table(CATALOGUE["four_sailors"], [Player() for _ in range(4)])
    marks = (Mark("A", "bank", "C7"), Mark("B", "bank", "G7"))
    names = {}
    for doing in ("homes", "building"):
        seen = View(t, None, None, (), (doing,))
        drawn = draw(Show(seen, PlainWords(), NAMES, "close", marks))  # type: ignore[arg-type]
        names[doing] = {s.text for s in drawn.shapes if isinstance(s, Text)}
    assert {*t.atlas.tiles} <= names["homes"]
    assert "B8" not in names["building"]


@pytest.mark.parametrize("name", ["start", "crowded-side"])
def test_the_map_for_a_phone_counts_goods_on_the_ground_and_shows_a_single_kind_as_itself(name: str) -> None:
    shapes = scene(f"roads-{name} map").shapes
    texts = {s.name: s.text for s in shapes if isinstance(s, Text)}
    for place, stock in position(name).ground.items():
        plates = [s.name for s in shapes if s.name.startswith(f"goods.{place}.") and s.name.endswith(".plate")]
        shown = sum(int(texts.get(plate.replace(".plate", ".count"), "1")) for plate in plates)
        assert shown + int(texts.get(f"more.{place}.count", "+0")) == sum(stock.values()), place
        assert len(stock) > 1 or f"more.{place}.count" not in texts, place


def test_of_equal_scores_the_one_who_prays_nearest_the_temple_is_ranked_first() -> None:
    t = start()
    t.ended = "wonder"
    assert ranked(t) == t.temple == [2, 0, 3, 1]
