"""The pictures of Milestones: nothing cut off, nothing colliding, nothing too small, the same as before."""

from __future__ import annotations

from itertools import combinations

import pytest

from engine.games.milestones.phases import building_office, mill
from render import theme
from render.games.milestones import SPLIT, WIDTH, draw, recipes
from render.layout import inset, overlap, shape_box, within
from render.scene import Disc, Icon, Rect, Scene, Shape, Text
from tests.render import golden
from tests.render.cases import GOLDEN, SHOWS, options, scene, show, view

every_picture = pytest.mark.parametrize("case", SHOWS)


def texts(scene: Scene) -> list[Text]:
    """All texts but the numbers under milestones and markets."""
    pieces = {s.name.split(".")[2] for s in scene.shapes if s.name.startswith(("land.milestone.", "land.market."))}
    return [
        s
        for s in scene.ordered()
        if isinstance(s, Text) and not (s.name.startswith("land.value.") and s.name.split(".")[2] in pieces)
    ]


def letter_plates(scene: Scene) -> list[Rect]:
    return [
        s for s in scene.shapes if isinstance(s, Rect) and s.name.startswith("choice.") and s.name.endswith(".plate")
    ]


@every_picture
def test_nothing_lies_outside_the_picture(case: str) -> None:
    drawn = scene(case)
    outside = [s.name for s in drawn.shapes if not within(shape_box(s), (0, 0, drawn.width, drawn.height))]
    assert outside == []


@every_picture
def test_no_text_is_too_small(case: str) -> None:
    drawn = scene(case)
    assert [t.name for t in texts(drawn) if t.size < theme.LEAST] == []


@every_picture
def test_texts_keep_clear_of_each_other(case: str) -> None:
    boxes = [(t.name, shape_box(t)) for t in texts(scene(case))]
    assert [(a, b) for (a, one), (b, two) in combinations(boxes, 2) if overlap(one, two) > 1] == []


@every_picture
def test_no_text_is_covered_by_what_is_drawn_after_it(case: str) -> None:
    drawn = scene(case)
    order = drawn.ordered()
    shown = {t.name for t in texts(drawn)}
    covered = []
    for place, text in enumerate(order):
        if isinstance(text, Text) and text.name in shown:
            box = inset(shape_box(text), 2)
            covered += [(text.name, s.name) for s in order[place + 1 :] if overlap(solid(s), box) > 0]
    assert covered == []


def solid(shape: Shape) -> tuple[float, float, float, float]:
    """The box a shape surely covers: of discs and icons the inner square; nothing of lines, rings and outlines."""
    if isinstance(shape, Rect) and shape.fill:
        return shape.box
    if isinstance(shape, Disc) and shape.fill:
        return inset(shape_box(shape), shape.radius * 0.3)
    if isinstance(shape, Icon):
        return inset(shape_box(shape), shape.size * 0.15)
    return 0, 0, 0, 0


@every_picture
def test_letters_keep_clear_of_each_other(case: str) -> None:
    plates = [(p.name, inset(p.box, 2)) for p in letter_plates(scene(case))]
    assert [(a, b) for (a, one), (b, two) in combinations(plates, 2) if overlap(one, two) > 0] == []


@every_picture
def test_every_option_that_has_a_place_has_its_letter(case: str) -> None:
    asked = SHOWS[case]
    letters = {t.text for t in scene(case).shapes if isinstance(t, Text) and t.name.startswith("choice.")}
    assert letters == {mark.letter for mark in asked.marks}


@every_picture
def test_accents_are_used_for_nothing_else(case: str) -> None:
    asked = SHOWS[case]
    dump = scene(case).dump()
    assert (theme.CHOICE in dump) == bool(asked.marks)
    if asked.cut == "table":
        assert (theme.CHANGE in dump) == bool(asked.changes)
    else:  # shows only part of what changed
        assert asked.changes or theme.CHANGE not in dump


@every_picture
def test_the_description_fits_and_names_every_player(case: str) -> None:
    asked = SHOWS[case]
    text = scene(case).alt_text()
    assert 0 < len(text) <= 1_000
    for seat, player in enumerate(asked.view.table.players):
        assert f"alt-seat(seat={seat}, points={player.points}," in text


@pytest.mark.parametrize("case", GOLDEN)
def test_a_picture_is_as_it_was(case: str) -> None:
    """If it changed on purpose, look at it and store it anew: see `tests.render.golden`."""
    assert golden.text(case) == golden.path(case).read_text("utf-8")


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
    market = options("mill-2", "delivery")[0].value[0]
    shown = {s.name for s in scene.shapes}
    assert f"land.market.{market}" in shown
    for mark in options("mill-2", "delivery"):
        assert {f"land.point.{point}" for point in mark.value[1:]} <= shown


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
