"""The pieces of World Wonders: every monument fits its footprint, what lies side by side is told apart."""

from __future__ import annotations

from itertools import combinations, product

import pytest

from engine.core.chance import Seeded
from engine.games.wonders import GAME
from engine.games.wonders.edition import HOUSE
from render.games.wonders import buildings, cards, cells, ground, monuments, roads, theme
from render.games.wonders.cells import Cell
from render.icons import ICONS
from render.layout import inset, shape_box, within
from render.scene import AnyShape, Scene, Text, flat
from render.show import Show
from tests.render import wonders_sheet
from tests.render.eyes import FILTERS, contrast
from words import LOCALES, Speaker

GROUNDS = {kind: paint.fill for kind, paint in theme.BUILDINGS.items()} | {
    "land": theme.LAND,
    "grid": theme.GRID,
    "water": theme.WATER,
    "road": theme.PAVING,
}


def drawn(shapes: list[AnyShape]) -> str:
    return Scene(10, 10, theme.LAND, 0, tuple(shapes)).dump()


@pytest.mark.parametrize("name", wonders_sheet.ARRANGED)
def test_a_monument_stays_within_its_footprint_and_differs_as_it_lies(name: str) -> None:
    seen = set()
    for size, footprint in product((22, 80), wonders_sheet.ARRANGED[name]):
        shapes = monuments.standing(name, footprint, size, within="x")
        bounds = inset(cells.box(footprint, size), -0.5)
        assert [s.name for s in shapes if not within(shape_box(s), bounds)] == []
        seen.add(drawn(shapes))
    assert len(seen) == 2 * len(wonders_sheet.ARRANGED[name])


def test_every_monument_has_its_own_drawing_and_its_own_icon() -> None:
    assert set(monuments.NAMES) == set(wonders_sheet.ARRANGED)
    assert len({ICONS[monuments.icon(name)] for name in monuments.NAMES}) == len(monuments.NAMES) == 21
    whole = [
        drawn(monuments.standing(name, wonders_sheet.ARRANGED[name][0], 80)).replace(name, "")
        for name in monuments.NAMES
    ]
    assert len(set(whole)) == 21


@pytest.mark.parametrize("locale", LOCALES)
def test_the_name_of_a_monument_is_read_on_a_phone(locale: str) -> None:
    show = Show(
        GAME.view(GAME.start(2, Seeded(b"names", 0, 0)).state, None), Speaker(locale, GAME, ("Ann", "Ben")), ()
    )
    for name in monuments.NAMES:
        card = [*cards.monument(show, HOUSE, name, (0, 0, 309, 164), 30, name="card", spare=48)]
        lines = [shape for shape in card if isinstance(shape, Text) and shape.name.startswith("card.name")]
        assert " ".join(line.text for line in lines) == show.speak.value("monument", name)
        assert min(line.size for line in lines) >= 25
        assert [shape.name for shape in card if not within(shape_box(shape), (0, 0, 309, 164))] == []


def rows_of_six() -> list[list[Cell]]:
    """All connected sets of six cells, each once."""
    found: set[frozenset[Cell]] = {frozenset([(0, 0)])}
    for _ in range(5):
        grown = {held | {near} for held in found for cell in held for near in cells.beside(cell) if near not in held}
        found = {moved_home(each) for each in grown}
    return [sorted(each) for each in sorted(found, key=sorted)]


def moved_home(held: frozenset[Cell]) -> frozenset[Cell]:
    top, left = min(r for r, _ in held), min(c for _, c in held)
    return frozenset((r - top, c - left) for r, c in held)


def test_the_great_wall_stands_on_any_six_cells_and_joins_those_side_by_side() -> None:
    arranged = rows_of_six()
    assert len(arranged) == 216
    for footprint in arranged:
        shapes = monuments.standing("great_wall", footprint, 24)
        assert [s.name for s in shapes if not within(shape_box(s), inset(cells.box(footprint, 24), -0.5))] == []
        assert len([s for s in shapes if ".plinth." in s.name]) == 1


def test_the_outline_of_roads_in_a_ring_leaves_its_middle_free() -> None:
    ring = [(r, c) for r in range(4) for c in range(3) if r in (0, 3) or c in (0, 2)]
    loops = cells.outline(ring, 10, 1, 0)
    assert [cells.area(loop) for loop in loops] == [2 * 28 * 38, -2 * 12 * 22]
    assert cells.area(cells.joined(loops)) == sum(map(cells.area, loops))


def test_a_tile_shows_a_symbol_in_each_cell_but_that_of_its_sign() -> None:
    shapes = buildings.tile("F", [(0, 0), (0, 1), (1, 0), (1, 1), (2, 0)], "fffc", 40)
    icons = [s.icon for s in shapes if hasattr(s, "icon")]
    assert icons == ["farm", "food", "food", "food", "ceramics"]


def test_a_road_is_a_bridge_over_water_only() -> None:
    shapes = roads.laid([(0, 0), (0, 1), (0, 2)], [(0, 1), (5, 5)], 40)
    assert {s.name.split(".")[2] + s.name.split(".")[3] for s in shapes if ".bridge." in s.name} == {"01"}


def test_the_map_shows_each_kind_of_cell() -> None:
    shapes = [*flat(ground.map(wonders_sheet.MAP_A, 24))]
    assert len([s for s in shapes if ".wave." in s.name]) == sum(row.count("~") for row in wonders_sheet.MAP_A)
    assert len({s.name.rsplit(".", 1)[0] for s in shapes if ".natural." in s.name and ".edge." not in s.name}) == 10
    assert all(s.static for s in shapes)


@pytest.mark.parametrize("sight", FILTERS)
def test_what_lies_side_by_side_differs_in_grey(sight: str) -> None:
    """Contrast of luminance 1.3: the types of buildings with each other, what is without a sign with the land, and
    the lines between its cells."""
    pairs = [*combinations(theme.BUILDINGS, 2), ("land", "road"), ("land", "water"), ("land", "grid")]
    assert [pair for pair in pairs if contrast(GROUNDS[pair[0]], GROUNDS[pair[1]], sight) < 1.3] == []


@pytest.mark.parametrize("sight", FILTERS)
def test_the_sign_of_a_type_stands_out_from_its_ground(sight: str) -> None:
    for paint in theme.BUILDINGS.values():
        assert contrast(paint.fill, paint.ink, sight) >= 3
    assert contrast(theme.LAND, theme.LEAF.dark, sight) >= 3
    assert contrast(theme.WATER, theme.WAVE, sight) >= 1.6
