"""The pictures of Milestones: nothing cut off, nothing colliding, nothing too small, the same as before."""

from __future__ import annotations

from itertools import pairwise

import pytest
from msgspec.structs import replace

from engine.core.model import Seat
from engine.games.milestones.edition import GOODS
from engine.games.milestones.phases import building_office, mill
from engine.games.milestones.state import PATH
from render import Change, Mark, theme
from render.games.milestones import SPLIT, WIDTH, draw, land, recipes
from render.games.milestones.close import LOWEST
from render.games.milestones.end import ranked
from render.games.milestones.tableau import HEAD
from render.layout import overlap, shape_box, within
from render.scene import Line, Rect, Scene, Text
from tests.render import eyes
from tests.render.milestones_cases import PICTURES, options, show, view


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


def test_however_far_apart_news_lie_the_landscape_below_a_tableau_leaves_room_on_a_phones_screen() -> None:
    asked, houses = show("crowded-4", "close", "space"), view("crowded-4").table.houses
    scene = draw(replace(asked, changes=tuple(Change("plot", each) for each in houses)))
    assert {f"land.house.{each}" for each in houses} <= {shape.name for shape in scene.shapes}
    assert scene.height <= LOWEST


@pytest.mark.parametrize("name", ["middle-3", "crowded-4"])
def test_arrows_of_several_moves_keep_apart_and_stay_on_the_walk(name: str) -> None:
    asked, at = show(name), view(name).table.players[0].at
    for stops in (("3", "6", at), ("8", "castle", "mill", *PATH, at)):
        moves = tuple(Change("space", end, start, Seat(0)) for start, end in pairwise(stops))
        scene = draw(replace(asked, changes=moves))
        arrows = [each for each in scene.shapes if isinstance(each, Line) and each.name.startswith("seat0.move.")]
        lanes = sorted(each.points[-1][1] for each in arrows)
        assert len(moves) > 2 or all(below - above >= HEAD for above, below in pairwise(lanes))
        (plate,) = (shape_box(each) for each in scene.shapes if each.name == "seat0.plate")
        assert all(within(shape_box(each), plate) for each in arrows)


@pytest.mark.parametrize("name", ["crowded-4", "end-4"])
def test_the_star_of_what_is_new_leaves_a_bonus_tile_to_be_seen(name: str) -> None:
    seats = range(len(view(name).table.players))
    changes = tuple(Change("space", space, seat=Seat(n)) for space in PATH for n in seats)
    scene = draw(replace(show(name), changes=changes))
    stars = [shape_box(each) for each in scene.shapes if each.name.endswith(".star") and ".change." in each.name]
    bonuses = [shape_box(each) for each in scene.shapes if each.name.endswith(".bonus") and "seat" in each.name]
    assert bonuses
    assert stars
    assert not any(overlap(star, bonus) for star in stars for bonus in bonuses)


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


@pytest.mark.parametrize("sight", eyes.FILTERS)
def test_fields_beside_each_other_are_told_apart_by_all_eyes(sight: str) -> None:
    """By an icon that stands out from its ground. The stars of changes too."""
    icons = [(theme.GOODS[good].ink, theme.GOODS[good].tint) for good in GOODS]
    for ink, ground in (*icons, (land.BUSH_INK, land.BUSH), (land.BRICK, land.MEADOW), (theme.CHANGE, theme.PAPER)):
        assert eyes.contrast(ink, ground, sight) >= 3


def test_what_is_new_has_a_star_and_no_ring_where_it_can_be_chosen() -> None:
    table = view("crowded-4").table
    asked = show("crowded-4", "table", changes=True)
    name = f"change.plot.{table.houses[-1]}"
    assert {f"{name}.star", f"{name}.ring"} <= {s.name for s in draw(asked).shapes}
    chosen = replace(asked, marks=(Mark("G", "plot", table.houses[-1]),))
    drawn = {s.name for s in draw(chosen).shapes}
    assert f"{name}.star" in drawn
    assert f"{name}.ring" not in drawn


def test_at_the_end_the_sheet_ranks_the_players_and_its_points_add_up() -> None:
    table = view("end-4").table
    scene = draw(show("end-4"))
    said = {s.name: s for s in scene.shapes if isinstance(s, Text)}
    best = ranked(table)
    assert [table.players[seat].points for seat in best] == sorted((p.points for p in table.players), reverse=True)
    heights = [said[f"sheet.seat{seat}.points"].at[1] for seat in best]
    assert heights == sorted(heights)
    for seat, player in enumerate(table.players):
        parts = [f"sheet.seat{seat}.turns", *(f"sheet.seat{seat}.{good}.points" for good in GOODS)]
        assert sum(int(said[part].text) for part in parts if part in said) == player.points


def test_at_the_trading_house_the_tiles_stay_in_sight_and_at_the_building_office_the_landscape() -> None:
    trading = show("hire-4", "close", "pair")
    seen = replace(trading, view=replace(trading.view, doing=("turns", "trading_house")))
    tiles = {f"tile.{name}" for name in trading.view.table.display}
    assert tiles <= {s.name for s in draw(seen).shapes}
    building = show("middle-3", "close")
    seen = replace(building, view=replace(building.view, doing=("turns", "building_office")))
    table = building.view.table
    assert {f"land.house.{plot}" for plot in table.houses} <= {s.name for s in draw(seen).shapes}


@pytest.mark.parametrize("sight", eyes.FILTERS)
def test_the_lines_of_the_track_of_points_are_seen_by_all_eyes(sight: str) -> None:
    ticks = [s for s in PICTURES.scene("crowded-2 table").named("score.tick") if isinstance(s, Line)]
    assert ticks
    assert min(eyes.contrast(tick.colour, theme.PANEL, sight) for tick in ticks) >= 1.3
