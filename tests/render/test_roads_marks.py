"""Marks on the map: waiting actions, tiles let go, agreements on offer, and every hexagon that changed."""

from __future__ import annotations

from copy import copy
from itertools import combinations
from typing import Any

import pytest

from engine.core.chance import Seeded
from engine.core.frames import View
from engine.core.model import Note, Seat
from engine.core.opponents import random_player
from engine.games.roads import GAME
from engine.games.roads.state import Building, Deal, Held, Table, Unit, Wall, kind_of
from engine.games.roads.values import Orders
from render import theme
from render.games.roads import changes, draw, targets
from render.games.roads.signs import merged, signs
from render.layout import inset, overlap, shape_box, within
from render.scene import Box, Disc, Icon, Line, Polygon, Rect, Scene, Shape
from render.show import Change, Cut, Show
from tests.games.roads.positions import table
from tests.games.roads.rich import RICH, rich
from tests.render.eyes import FILTERS, contrast
from tests.render.pictures import NAMES, PlainWords
from tests.render.roads_cases import position, scene, signs_lie_on_no_words
from tests.soak import times
from words import Speaker


def picture(t: Table, found: tuple[Change, ...] = ()) -> Scene:
    """The whole table as an onlooker sees it."""
    seen = View(t, None, None, (), ("turns", t.phase))
    return draw(Show(seen, PlainWords(), NAMES[: len(t.players)], "table", (), found))  # type: ignore[arg-type]


def tile_box(drawn: Scene, tile: str) -> Box:
    """The box around a tile."""
    return next(shape_box(s) for s in drawn.shapes if isinstance(s, Polygon) and s.name == f"tile.{tile}.ground")


# --- agreements and waiting actions


SIGNS = {"held.1": "D4", "let.C6": "C6", "let.C7": "C7", "deal.D4": "D4", "deal.C7": "C7"}


def test_a_sign_lies_on_the_tile_that_it_concerns() -> None:
    assert {sign.name: sign.tile for sign in merged(signs(position("waiting")))} == SIGNS
    drawn = scene("roads-waiting table")
    plates = {s.name: shape_box(s) for s in drawn.shapes}
    for name, tile in SIGNS.items():
        sign = plates[f"{name}.plate"]
        shared = overlap(sign, tile_box(drawn, tile))
        assert shared == (sign[2] - sign[0]) * (sign[3] - sign[1])


def test_a_sign_says_what_and_who_by_icon_colour_and_shape() -> None:
    drawn = scene("roads-waiting table")
    found = {name: [s for s in drawn.named(name) if isinstance(s, Icon)] for name in SIGNS}
    assert [(s.icon, s.colour) for s in found["held.1"]] == [("hourglass", theme.INK), ("square", theme.INK)]
    plate = next(s for s in drawn.shapes if s.name == "held.1.plate")
    assert isinstance(plate, Rect)
    assert plate.fill == theme.PLAYERS[1].colour
    disc, square = (("disc", theme.PLAYERS[0].colour), ("square", theme.PLAYERS[1].colour))
    assert [(s.icon, s.colour) for s in found["let.C7"]] == [("check", theme.INK), disc, square]
    assert [(s.icon, s.colour) for s in found["deal.D4"]] == [("swap", theme.INK), square, disc]


@pytest.mark.parametrize("case", ["roads-waiting table", "roads-waiting place"])
def test_signs_are_never_covered(case: str) -> None:
    drawn = scene(case)
    plates = [s for s in drawn.shapes if isinstance(s, Rect) and s.name.endswith(".plate") and "list." not in s.name]
    mine = [s for s in plates if s.name.removesuffix(".plate") in SIGNS]
    assert mine
    clashes = [(a.name, b.name) for a in mine for b in plates if a is not b and overlap(inset(a.box, 1), b.box) > 0]
    assert clashes == []


def test_who_waits_has_an_hourglass_beside_the_name() -> None:
    assert {s.name for s in scene("roads-waiting table").shapes} & {"seat0.hourglass", "seat1.hourglass"} == {
        "seat1.hourglass"
    }


def test_an_action_that_waits_for_the_next_brick_is_marked_at_the_wonder() -> None:
    drawn = scene("roads-bricks table")
    boxes = {s.name: shape_box(s) for s in drawn.shapes}
    assert overlap(boxes["held.0.plate"], boxes["wonder"]) > 0
    assert "held.0.plate" not in {s.name for s in scene("roads-dead-sea table").shapes}


@pytest.mark.parametrize("locale", ["en", "de"])
@pytest.mark.parametrize("cut", ["table", "map"])
def test_who_waits_for_the_next_brick_lies_on_no_words(cut: Cut, locale: str) -> None:
    """Of five players four may wait for the first."""
    t = copy(position("crowded-side"))
    t.phase, t.called, t.done = "wonder", True, []
    t.held = {str(seat): [Held("buy boards", "wonder", Seat(0), ["wonder"])] for seat in range(1, 5)}
    asked = Show(View(t, None, None, (), ("turns", "wonder")), Speaker(locale, GAME, NAMES), NAMES, cut, at="2")  # type: ignore[arg-type]
    drawn = draw(asked)
    plates = [shape_box(s) for s in drawn.named("held") if s.name.endswith(".plate")]
    assert len(plates) == 4
    assert not any(overlap(*pair) for pair in combinations(plates, 2))
    assert [*signs_lie_on_no_words(asked, drawn)] == []


def test_signs_are_told_in_words_too() -> None:
    text = " ".join(scene("roads-waiting table").alt)
    assert "note-held(seat=1, seat_first=0, tile=D4)" in text
    assert "note-let-go(seat=0, tile=C6)" in text
    assert "label-deal-give(seat=1, unit=" in text
    listed = {s.name for s in scene("roads-waiting place").shapes}
    assert {"list.held.1.says", "list.deal.11.says"} <= listed
    assert "list.deal.12.says" not in listed  # on another tile


def test_an_agreement_with_a_transporter_that_is_gone_has_no_sign() -> None:
    t = position("waiting")
    gone = table("0,0:P", seats=2, units={"donkey11": "A1"}, turn=3, phase="movement")
    gone.deals = [Deal(11, Seat(0), Seat(1), ["give", "donkey11", "wagon29", "1", "boards"])]
    assert signs(gone) == []
    assert len(signs(t)) == 6


# --- changes


def goods(stock: dict[str, int]) -> list[tuple[str, int]]:
    """Goods by kind."""
    found: dict[str, int] = {}
    for token, n in stock.items():
        found[kind_of(token)] = found.get(kind_of(token), 0) + n
    return sorted(found.items())


def contents(t: Table) -> dict[str, set[Any]]:
    """The goods, transporters and buildings on each tile, and whether it is pasture now; boats between a tile and a
    sea tile apart."""
    land = t.atlas
    found: dict[str, set[Any]] = {tile: {t.terrain(tile)} for tile in land.tiles}

    def works(built: Building) -> tuple[Any, ...]:
        return built.kind, built.at, built.gold, built.iron

    def carrier(unit: Unit) -> tuple[Any, ...]:
        return unit.name, unit.at, unit.carrier, unit.aboard, *goods(unit.load)

    def wall(border: str, built: Wall) -> tuple[Any, ...]:
        return border, built.seat, built.own, built.neutral

    for place, stock in t.ground.items():
        found[land.tile_of[place]].add((place, *goods(stock)))
    for tile, built in t.buildings.items():
        found[tile].add(works(built))
    for road in t.roads:
        for bank in road.split("/"):
            found[land.banks[bank]].add(road)
    for arm in t.bridges:
        found[land.arms[arm].tile].add(arm)
    for border, built_wall in t.walls.items():
        for tile in land.borders[border]:
            found[tile].add(wall(border, built_wall))
    for unit in t.units.values():
        sea = t.units[unit.carrier or unit.name].at.partition("@")[2]
        found.setdefault(f"{t.tile_of(unit)}/{sea}" if sea else t.tile_of(unit), set()).add(carrier(unit))
    return found


def touches(shape: Shape, box: Box) -> bool:
    """Whether a mark of a change lies on a tile: of arrows, where they begin."""
    inner = inset(box, 6)
    if isinstance(shape, Line) and shape.head:
        return False
    if isinstance(shape, Disc) and shape.fill:
        return overlap(shape_box(shape), box) > 0
    return overlap(shape_box(shape), inner) > 0  # type: ignore[arg-type]


@pytest.mark.parametrize("seed", range(times(3)))
def test_every_hexagon_that_changed_is_marked(seed: int) -> None:
    """In random play from rich positions: since an action, every tile on which anything is different is marked."""
    s = rich(2 + seed % 3, seed, rain=10)
    for count in range(60):
        waiting = RICH.waiting(s)
        if not waiting:
            break
        seat = waiting[count % len(waiting)]
        before = contents(s.table)
        step = RICH.apply(
            s, seat, random_player(RICH, s, seat, Seeded(b"who", seed, count)), Seeded(b"w", seed, count)
        )
        s = step.state
        after = contents(s.table)
        different = [tiles for tiles in {**before, **after} if after.get(tiles) != before.get(tiles)]
        if different:
            drawn = picture(s.table, changes(s.table, step.notes))
            accents = [shape for shape in drawn.shapes if shape.name.startswith("change.")]
            boxes = {tiles: [tile_box(drawn, tile) for tile in tiles.split("/")] for tiles in different}
            unmarked = [
                tiles
                for tiles, found in boxes.items()
                if not any(touches(shape, box) for shape in accents for box in found)
            ]
            assert unmarked == [], [note.code for note in step.notes]


@pytest.mark.parametrize("case", ["roads-crowded table changed", "roads-dead-sea table changed"])
def test_marks_of_changes_lie_on_a_light_that_all_eyes_see(case: str) -> None:
    """Roads, woods and mountains are nearly as dark as the accent; around it is paper."""
    edges = {"road": 0, "from": 0}
    lights: list[Box] = []
    for shape in scene(case).ordered():
        if isinstance(shape, Line | Disc) and theme.PAPER in (
            getattr(shape, "line", ""),
            getattr(shape, "colour", ""),
        ):
            lights.append(shape_box(shape))
        if shape.name.startswith("change.road.") and not shape.name.endswith(".light"):
            kind = "road"
        elif shape.name.startswith("change.") and shape.name.endswith(".from"):
            kind = "from"
        else:
            continue
        assert any(within(shape_box(shape), light) for light in lights), shape.name
        edges[kind] += 1
    assert all(edges.values()), edges
    grounds = (theme.ROAD, theme.TERRAINS["woods"].fill, theme.TERRAINS["mountains"].fill)
    assert all(contrast(theme.CHANGE, theme.PAPER, sight) >= 1.3 for sight in FILTERS)
    assert all(contrast(theme.PAPER, ground, sight) >= 1.3 for ground in grounds for sight in FILTERS)


def test_irrigation_changes_every_desert() -> None:
    t = position("dead-sea")
    deserts = [name for name, tile in t.atlas.tiles.items() if tile.terrain == "desert"]
    assert changes(t, [Note("irrigated")]) == tuple(Change("tile", name) for name in deserts)


def test_new_bricks_are_framed() -> None:
    t = position("dead-sea")
    found = changes(t, [Note("brick-bought", {"seat": 0, "brick": 14, "goods": {"boards": 1}, "tile": "C7"})])
    assert found == (Change("brick", "14"), Change("tile", "C7"))
    drawn = picture(t, found)
    box = {s.name: shape_box(s) for s in drawn.shapes}
    assert overlap(box["wonder.14.place"], box["change.brick.14"]) > 0
    assert "change.brick.13" not in box


def test_a_transporter_that_took_goods_aboard_before_it_went_has_an_arrow() -> None:
    """From its first place, by all places on its way, even with other orders before and after."""
    t = table("0,0:P 1,0:P 2,0:P", seats=2, layout="pointy", units={"donkey11": "C1"}, turn=3, phase="movement")
    taken = Note("loaded", {"seat": 0, "unit": "donkey11", "goods": {"boards": 1}, "place": "A1"})
    ways = [{"unit": "donkey11", "origin": a, "path": [a, b], "place": b} for a, b in (("A1", "B1"), ("B1", "C1"))]
    found = changes(t, [taken, *(Note("moved", way) for way in ways)])
    (change,) = (each for each in found if each.kind == "unit")
    assert change == Change("unit", "donkey11", "A1", way=("A1", "B1", "C1"))
    straight, by_way = (
        next(s for s in picture(t, (each,)).shapes if s.name == "change.unit.donkey11.arrow.line")
        for each in (change._replace(way=()), change)
    )
    assert isinstance(straight, Line)
    assert isinstance(by_way, Line)
    assert len(by_way.points) == len(straight.points) + 1


def test_there_and_back_are_two_lines() -> None:
    t = table("0,0:P 1,0:P 2,0:P", seats=2, layout="pointy", units={"donkey11": "A1"}, turn=3, phase="movement")
    way = Note("moved", {"seat": 0, "unit": "donkey11", "origin": "A1", "path": ["A1", "B1", "A1"], "place": "A1"})
    drawn = [s for s in picture(t, changes(t, [way])).shapes if s.name == "change.unit.donkey11.arrow.line"]
    (there_and_back,) = drawn
    assert isinstance(there_and_back, Line)
    first, turn, last = there_and_back.points[0], there_and_back.points[1], there_and_back.points[-1]
    assert turn[0] > max(first[0], last[0]) + 40
    assert abs(first[1] - last[1]) > 4


def test_the_head_of_an_arrow_is_not_hidden_below_another_transporter() -> None:
    """If a piece blocks the straight line, the arrow comes from beside it."""
    units = {"wagon11": "C1", "wagon12": "C1", "wagon13": "C1", "wagon21": "A1"}
    t = table("0,0:P 1,0:P 2,0:P", seats=2, layout="pointy", units=units, turn=3, phase="movement")
    for name in ("wagon11", "wagon12", "wagon13"):
        drawn = picture(t, (Change("unit", name, "A1"),))
        arrow = next(s for s in drawn.shapes if s.name == f"change.unit.{name}.arrow.line")
        assert isinstance(arrow, Line)
        x, y = arrow.points[-1]
        others = [
            s.box for s in drawn.shapes if isinstance(s, Rect) and s.name.endswith(".plate") and "unit.w" in s.name
        ]
        mine = f"unit.{name}.plate"
        own = next(s.box for s in drawn.shapes if isinstance(s, Rect) and s.name == mine)
        assert not any(box[0] < x < box[2] and box[1] < y < box[3] for box in others if box != own)


def test_orders_as_before_are_marked_where_they_lead() -> None:
    t = table("0,0:P 1,0:P", seats=2, layout="pointy", units={"donkey11": "A1"}, turn=3, phase="movement")
    t.units["donkey11"].last = ["B1", "drop", "1", "boards"]
    assert targets.target(t, "orders", Orders("donkey11", ("again",))) == targets.Target("place", "B1")
    assert targets.target(t, "orders", Orders("all", ("again",))) is None
