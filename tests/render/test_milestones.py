"""The pictures of Milestones: nothing cut off, nothing colliding, nothing too small, the same as before."""

from __future__ import annotations

from engine.games.milestones.phases import building_office, mill
from render import theme
from render.games.milestones import SPLIT, WIDTH, draw, recipes
from render.layout import shape_box, within
from render.scene import Rect, Scene
from tests.render.milestones_cases import options, show, view


def letter_plates(scene: Scene) -> list[Rect]:
    return [
        s for s in scene.shapes if isinstance(s, Rect) and s.name.startswith("choice.") and s.name.endswith(".plate")
    ]


def test_the_board_takes_three_fifths_of_the_width() -> None:
    assert (SPLIT - theme.MARGIN) / WIDTH >= 0.6


def test_the_landscape_shows_what_is_built() -> None:
    table = view("crowded-2").table
    scene = draw(show("crowded-2"))
    names = {s.name for s in scene.shapes}
    for start, via, end in table.sections:
        assert {f"land.road.{start}.{via}", f"land.road.{via}.{end}", f"land.milestone.{via}"} <= names
    for plot in table.houses:
        assert f"land.house.{plot}" in names
    for point in table.markets:
        assert f"land.market.{point}.{'sack' if point in table.sacks else 'market'}" in names
    for plot in table.bonuses:
        assert f"land.bonus.{plot}" in names


def test_the_close_up_shows_all_places_that_are_chosen_from() -> None:
    scene = draw(show("mill-2", "close", "delivery"))
    market = options("mill-2", "delivery")[0].value.market
    shown = {s.name for s in scene.shapes}
    assert f"land.market.{market}" in shown
    for mark in options("mill-2", "delivery"):
        assert {f"land.point.{point}" for point in mark.value.numbers} <= shown


def test_below_the_own_tableau_stands_what_is_new_on_the_landscape() -> None:
    table = view("crowded-4").table
    new = {f"land.house.{table.houses[-1]}", f"change.plot.{table.houses[-1]}.ring"}
    assert new <= {s.name for s in draw(show("crowded-4", "close", "space", changes=True)).shapes}
    assert not new & {s.name for s in draw(show("crowded-4", "close", "space")).shapes}


def test_a_player_at_table_sees_letters_only_on_the_own_tableau() -> None:
    asked = show("middle-3", "table", "space")
    plates = letter_plates(draw(asked))
    own = next(s for s in draw(asked).shapes if s.name == f"seat{asked.view.seat}.plate")
    assert plates
    assert all(within(plate.box, shape_box(own)) for plate in plates)


def test_the_uses_of_buildings_are_those_of_the_rules() -> None:
    lines = recipes.LINES["building_office"]
    for line, cost in zip(lines, (building_office.ROAD, building_office.HOUSE, building_office.MARKET), strict=True):
        assert dict.fromkeys(line[: line.index("arrow")], 1) == cost
    assert {recipes.LINES["mill"][0][1]: int(recipes.LINES["mill"][0][0])} == mill.SACK
