"""The pictures of Roads & Boats: the ground, the pieces, options and changes."""

from __future__ import annotations

import re
from collections import Counter
from itertools import combinations

import msgspec
import pytest
from PIL import ImageChops, ImageStat

from engine.core.chance import Seeded
from engine.core.frames import View
from engine.core.model import Seat
from engine.games.roads import GAME
from engine.games.roads.components import BOX
from engine.games.roads.scoring import wealth
from engine.games.roads.state import Building, Hand, Table, Unit, Wall
from engine.games.roads.world.atlas import bank_at
from render import theme
from render.games.roads import close, draw, targets
from render.games.roads.drawing.texture import TONES
from render.games.roads.phone import halves, in_play
from render.games.roads.pieces import scales
from render.games.roads.places.corners import motif_spot
from render.games.roads.places.lie import lie
from render.games.roads.places.placing import find_places
from render.games.roads.places.sites import Sites
from render.games.roads.table import WIDTH, plan
from render.hexmap import Grid, extent
from render.icons import group
from render.layout import shape_box
from render.paint import encode
from render.scene import Icon, Rect, Shape, Text
from render.show import Change, Show
from tests.games.roads.positions import table
from tests.games.roads.rich import rich
from tests.render import roads_cases
from tests.render.edges import edges, in_sight
from tests.render.eyes import FILTERS, contrast, distance
from tests.render.pictures import NAMES, PlainWords
from tests.render.properties import read_on_a_phone
from tests.render.roads_cases import position, scene, show
from tests.render.roads_positions import on_map
from tests.render.test_paint import icon_pixels
from words import Speaker


def test_the_largest_pictures_are_small_enough_to_send() -> None:
    for case in ("roads-crowded table changed", "roads-crowded table reach", "roads-full place"):
        assert len(encode(scene(case))) <= 900 * 1024


# --- the ground


GRIDS = [Grid(layout, 70.0, 0, 0) for layout in ("pointy", "flat")]
RIVERS = [(), (0,), (0, 1), (5, 0), (0, 2), (1, 4), (0, 2, 4)]


@pytest.mark.parametrize("grid", GRIDS, ids=lambda grid: grid.layout)
@pytest.mark.parametrize("river", RIVERS, ids=lambda river: "river" + "".join(map(str, river)))
def test_a_road_stays_on_its_bank(grid: Grid, river: tuple[int, ...]) -> None:
    """It ends in the half of the edge that is its bank's, and crosses no water on its way."""
    land = table(f"0,0:P{''.join(map(str, sorted(river)))}", layout=grid.layout).atlas
    tile = land.tiles["A1"]
    place = lie(grid, tile.river)
    for edge in range(6):
        for half in (0, 1):
            line = place.road(tile.banks.index(bank_at(tile, edge, half)), edge, half)
            beside = [abs(x - a) + abs(y - b) for x, y in line for water in place.water for a, b in water]
            assert min(beside, default=99) > place.half * 0.9


@pytest.mark.parametrize("grid", GRIDS, ids=lambda grid: grid.layout)
def test_a_river_goes_on_where_the_next_tile_begins(grid: Grid) -> None:
    here, there = lie(grid, (1, 4)), lie(grid, (1, 3, 5))
    start, end = here.water[0][0], here.water[0][-1]
    assert (round(start[0] + end[0], 6), round(start[1] + end[1], 6)) == (0, 0)
    assert start in [water[0] for water in there.water]


def test_equal_tiles_have_equal_gaps() -> None:
    grid = Grid("flat", 71.3, 3.7, 9.2)
    steps = {
        (b[0] - a[0], b[1] - a[1]) for q in range(9) for a, b in [(grid.middle((q, 0)), grid.middle((q + 1, 0)))]
    }
    assert len(steps) == 1


def test_terrains_works_and_goods_are_told_apart_in_grey_at_20_px() -> None:
    terrains, cargo = (*group("motifs"), "tuft"), (*group("cargo"), "stone")
    for kinds in (cargo, group("transporters"), group("works"), group("research"), terrains):
        for one, two in combinations(kinds, 2):
            difference = ImageChops.difference(icon_pixels(one, 20), icon_pixels(two, 20)).crop((50, 30, 70, 50))
            assert ImageStat.Stat(difference).mean[0] > 24, (one, two)


TABLES = [f"roads-{name} table{' changed' * (name in roads_cases.CHANGED)}" for name in roads_cases.TABLES]
TABLES += [
    each for each in roads_cases.SHOWS if each.startswith("roads-full table ") and not each.endswith("changed")
]


@pytest.mark.parametrize("case", TABLES)
def test_all_edges_of_a_whole_table_are_seen(case: str) -> None:
    """Those of maps and close-ups are looked at with all other games'."""
    assert edges(scene(case)) == []


# --- pieces


def named(case: str) -> set[str]:
    return {s.name for s in scene(case).shapes}


def test_the_map_shows_what_is_built() -> None:
    t = position("dead-sea")
    found = named("roads-dead-sea table")
    assert {f"building.{tile}.plate" for tile in t.buildings} <= found
    assert {f"road.{road}.0.way" for road in t.roads} <= found
    assert {f"bridge.{arm}" for arm in t.bridges} <= found
    assert {f"wall.{border}.seal" for border in t.walls} <= found
    assert {"home.0", "home.1"} <= found


def test_a_wall_shows_its_owner_and_all_its_tokens() -> None:
    shapes = {s.name: s for s in scene("roads-dead-sea table").shapes}
    seal, strength = shapes["wall.E4/E5.seal"], shapes["wall.E4/E5.strength"]
    assert isinstance(seal, Icon)
    assert isinstance(strength, Text)
    assert (seal.icon, seal.colour) == (theme.PLAYERS[1].shape, theme.PLAYERS[1].colour)
    assert strength.text == str(Wall(Seat(1), 1, 1).strength)
    assert isinstance(shapes["wall.C5/D5.seal"], Rect)


def test_a_mine_shows_what_is_left_in_its_bag() -> None:
    shapes = {s.name: s for s in scene("roads-dead-sea table").shapes}
    counts = [shapes[f"building.E3.bag.{kind}.count"] for kind in ("gold", "iron")]
    assert [c.text for c in counts if isinstance(c, Text)] == ["11", "2"]


def test_a_carrier_shows_whom_it_carries() -> None:
    t = position("crowded")
    carrier = next(unit for unit in t.units.values() if unit.aboard)
    assert f"unit.{carrier.name}.load.{t.units[carrier.aboard].kind}" in named("roads-crowded table")


@pytest.mark.parametrize("name", ["crowded", "crowded-flat", "full"])
def test_every_transporter_is_found_where_it_is_counted_or_carried(name: str) -> None:
    t = position(name)
    lies = plan(t, [])
    placed = find_places(t, Sites(t.atlas, lies.grid, lies.box), scales(lies.grid.radius), {})
    found = Counter[str]()
    for unit in t.units.values():
        carrier = unit.carrier or unit.name
        place, box = t.units[carrier].at, placed.box_of(unit.name)
        own = f"unit.{carrier}"
        assert box is not None
        assert box == placed.box_of(carrier)
        if own in placed.hidden:
            equal = t.units[placed.hidden[own].removeprefix("unit.")]
            assert (equal.at, equal.kind, equal.seat) == (place, t.units[carrier].kind, unit.seat)
            found["counted"] += 1
        else:
            assert box == placed.spots[own].box
            found["carried" if unit.carrier else "seen"] += 1
    assert found["seen"]
    assert found["counted"] + found["carried"]


def test_the_letter_of_a_tile_lies_by_its_building() -> None:
    t = table("0,0:P14 1,0:P", buildings={"A1": Building("sawmill", "A1n")})
    tile = targets.Target("tile", "A1")
    assert targets.letter_places(t, {tile: "B"}) == {"A1n": "B"}
    t.buildings["A1"].at = "A1s"
    assert targets.letter_places(t, {tile: "B"}) == {"A1s": "B"}


@pytest.mark.parametrize("name", [*roads_cases.TABLES, "rich"])
def test_all_that_stands_is_drawn_and_goods_are_drawn_or_counted(name: str) -> None:
    """Homes, buildings, walls and transporters are never folded away; equal transporters may be one piece that says
    how many. Goods that have no room, with loads that are not shown, are counted beside the others."""
    t = rich(4, 3, on="four_sailors").table if name == "rich" else position(name)
    seen = View(t, None, None, (), ("turns", t.phase))
    asked = Show(seen, PlainWords(), NAMES[: len(t.players)])  # type: ignore[arg-type]
    shapes = (draw(asked) if name == "rich" else scene(f"roads-{name} table")).shapes
    texts = {s.name: s.text for s in shapes if isinstance(s, Text)}
    drawn = {s.name for s in shapes}
    missing = [tile for tile in t.buildings if f"building.{tile}.plate" not in drawn]
    missing += [
        f"home {seat}" for seat, player in enumerate(t.players) if player.home and f"home.{seat}" not in drawn
    ]
    missing += [border for border, wall in t.walls.items() if wall.strength and f"wall.{border}.bar" not in drawn]
    missing += [unit.name for unit in t.units.values() if unit.carrier and not _carried(t, unit, drawn)]
    for place in t.atlas.tile_of:
        here = [unit for unit in t.units.values() if unit.at == place]
        for seat, kind in dict.fromkeys((unit.seat, unit.kind) for unit in here):
            alike = [unit.name for unit in here if (unit.seat, unit.kind) == (seat, kind)]
            said = [texts.get(f"unit.{n}.number", "") for n in alike if f"unit.{n}.{kind}" in drawn]
            count = sum(int(each[1:]) if each.startswith("×") else 1 for each in said)
            missing += [f"{kind} of {seat} at {place}"] if count != len(alike) else []
        wanted = sum(t.ground.get(place, {}).values())
        shown = [s for s in shapes if s.name.startswith(f"goods.{place}.") and s.name.endswith(".plate")]
        stood = sum(int(texts.get(s.name.replace(".plate", ".count"), "1")) for s in shown)
        more = int(texts.get(f"more.{place}.count", "+0"))
        carried = sum(sum(unit.load.values()) for unit in here)
        missing += [f"goods at {place}"] if not 0 <= more - (wanted - stood) <= carried else []
    assert missing == []


def _carried(t: Table, unit: Unit, drawn: set[str]) -> bool:
    """Whether one carrier of that kind at its place shows a transporter of this kind."""
    carrier = t.units[unit.carrier]
    alike = [
        each
        for each in t.units.values()
        if (each.at, each.seat, each.kind) == (carrier.at, carrier.seat, carrier.kind)
    ]
    return any(f"unit.{each.name}.load.{unit.kind}" in drawn for each in alike)


SIGHTS = [*FILTERS]
EDGE = 1.3
"""The least contrast of two grounds, and of a motif on its ground."""


def test_terrains_their_motifs_and_the_edges_of_the_map_differ_in_lightness_for_all_eyes() -> None:
    """In grey and for the three kinds of colour blindness; the texture of a terrain is quieter than its motif."""
    lands = theme.TERRAINS
    alike = []
    for sight in SIGHTS:
        pairs = [(a, b, lands[a].fill, lands[b].fill) for a, b in combinations(lands, 2)]
        pairs += [(a, "motif", land.fill, land.ink) for a, land in lands.items()]
        pairs += [(a, "rim", land.fill, theme.RIM) for a, land in lands.items()]
        pairs += [("ground", "rim", theme.WELL, theme.RIM), ("sea", "coast", lands["sea"].fill, theme.BEACH)]
        alike += [(a, b, sight) for a, b, one, two in pairs if contrast(one, two, sight) < EDGE]
        for a, tones in TONES.items():
            most = max(contrast(tone, lands[a].fill, sight) for tone in tones)
            alike += [(a, "texture", sight)] * (most >= contrast(lands[a].ink, lands[a].fill, sight))
    assert alike == []


def test_the_colour_of_changes_is_no_players_and_no_terrains_for_all_eyes() -> None:
    others = [
        *(mark.colour for mark in theme.PLAYERS),
        *(land.fill for land in theme.TERRAINS.values()),
        theme.CHOICE,
    ]
    assert min(distance(theme.CHANGE, each, sight) for each in others for sight in SIGHTS) >= 15


def test_a_motif_is_large_enough_to_be_seen_at_550_pixels() -> None:
    grid = plan(position("crowded")).grid
    for river in RIVERS:
        size, _ = motif_spot(lie(Grid(grid.layout, grid.radius, 0, 0), river))
        assert size * 550 / WIDTH >= 7
        assert size >= (grid.radius * 0.3 if river else grid.radius * 0.5)


def test_stone_and_iron_have_grounds_of_their_own() -> None:
    stone, iron = theme.GOODS["stone"], theme.GOODS["iron"]
    assert all(contrast(stone.tint, iron.tint, sight) >= EDGE for sight in SIGHTS)


def test_the_close_up_lists_all_that_is_on_a_tile() -> None:
    t = position("full")
    shapes = {s.name: s for s in scene("roads-full place").shapes}
    on = t.on("F10")
    assert on
    for unit in on:
        assert f"list.{unit.name}" in shapes
        for kind, n in unit.load.items():
            count = shapes[f"list.{unit.name}.{kind}.count"]
            assert isinstance(count, Text)
            assert count.text == str(n)
    assert {f"goods.list.F10.{kind}.plate" for kind in t.ground["F10"]} <= set(shapes)


@pytest.mark.parametrize("kind", ["reach", "sail", "bank", "wall", "road", "arm", "laying"])
@pytest.mark.parametrize("name", ["river", "dead-sea", "laid"])
def test_the_close_up_shows_all_places_that_are_chosen_from(name: str, kind: str) -> None:
    asked = show(name, "close", kind)
    t = asked.view.table
    letters = targets.lettered(t, asked.marks)
    found = close.focus(asked, t, letters)
    for what in letters:
        assert all(t.atlas.tiles[tile].at in found.area for tile in close.tiles_of(t, what))


def test_the_close_up_shows_what_changed_near_the_options() -> None:
    """If the hexagons stay large enough for a phone."""
    asked = show("dead-sea", "close", "wall")
    t = asked.view.table
    letters = targets.lettered(t, asked.marks)
    before, near = close.focus(asked, t, letters).area, list[str]()
    for name, tile in t.atlas.tiles.items():
        area = close.focus(msgspec.structs.replace(asked, changes=(Change("tile", name),)), t, letters).area
        assert area == before or close.radius_of(extent(area, t.atlas.layout)) >= close.LEAST
        near += [name] if tile.at in area and tile.at not in before else []
    assert near
    assert len(near) + len(before) < len(t.atlas.tiles), "a place too far away is left out"


def test_where_nothing_on_the_map_is_chosen_the_picture_is_the_map_for_a_phone() -> None:
    assert draw(show("waiting", "close")).dump() == scene("roads-waiting map").dump()
    assert close.anywhere(show("waiting", "close", "deal"))
    assert not close.anywhere(show("dead-sea", "close", "units"))
    assert not close.anywhere(show("full", "close", seat=1, at="F10"))


@pytest.mark.parametrize("name", roads_cases.TABLES)
def test_the_map_for_a_phone_shows_all_that_is_in_play_to_read_at_412_pixels(name: str) -> None:
    """Homes, buildings and transporters with their owners; equal transporters as one piece with their number."""
    t, asked = position(name), show(name, "map", seat=None)
    pictures = [draw(msgspec.structs.replace(asked, at=str(n + 1))) for n in range(1 + t.atlas.wide())]
    names = {s.name for drawn in pictures for s in drawn.shapes}
    assert {f"building.{tile}.plate" for tile in t.buildings} <= names
    assert {f"home.{seat}" for seat, player in enumerate(t.players) if player.home} <= names
    standing = {(unit.seat, unit.kind, unit.at) for unit in t.units.values() if unit.at}
    shown = {(u.seat, u.kind, u.at) for u in t.units.values() if u.at and f"unit.{u.name}.mark" in names}
    assert shown == standing
    parts = halves(t, in_play(t)) if t.atlas.wide() else {"1": in_play(t)}
    for drawn, area in zip(pictures, parts.values(), strict=True):
        assert [*read_on_a_phone(asked, drawn)] == []
        tiles = {f"name.{t.atlas.by_hex[at]}" for at in area if at in t.atlas.by_hex}
        assert tiles <= {s.name for s in drawn.shapes}, "none is left out at the edge"


def test_the_map_for_a_phone_is_cropped_to_what_is_in_play() -> None:
    t = on_map("waterways", 2, homes=("C6", "D5"), units={"donkey11": "C6"})
    seen = View(t, Hand(), Seat(0), (), ("turns", t.phase))
    few = draw(Show(seen, PlainWords(), NAMES[:2], "map"))  # type: ignore[arg-type]
    assert {s.text for s in few.shapes if isinstance(s, Text) and s.name.startswith("name.")} >= {"C6", "D5", "B6"}
    assert not [s for s in few.shapes if s.name == "name.K3"]


@pytest.mark.parametrize("name", ["waterways", "old_roads"])
def test_in_a_lobby_a_wide_map_is_shown_whole_whatever_is_in_play(name: str) -> None:
    s = GAME.start(2, Seeded(b"lobby", 0, 0), GAME.rules.settings.choose(GAME.options(), "map", name)).state
    drawn, tiles = draw(Show(GAME.view(s, None), PlainWords(), NAMES[:2], "map")), s.table.atlas.tiles
    assert s.table.atlas.wide()
    assert {f"name.{tile}" for tile in tiles} <= {each.name for each in drawn.shapes}


def test_at_the_end_the_scores_are_ranked_and_split_by_their_sources() -> None:
    for case in ("roads-ended table", "roads-ended map"):
        drawn = scene(case)
        t = position("ended")
        heads = sorted((s for s in drawn.shapes if s.name.endswith(".name") and s.name.startswith("seat")), key=top)
        first, second = (int(s.name[4]) for s in heads)
        assert wealth(t, Seat(first)).total >= wealth(t, Seat(second)).total
        texts = {s.name: s.text for s in drawn.shapes if isinstance(s, Text)}
        assert texts[f"seat{first}.name"].startswith("1. ")
        for seat in (first, second):
            parts = [texts.get(f"seat{seat}.{icon}.count", "0") for icon in ("wonder", *BOX.wealth)]
            assert sum(map(int, parts)) == wealth(t, Seat(seat)).total
        assert "turn.movement" not in texts


def top(shape: Shape) -> tuple[float, float]:
    """Where a shape begins, rows first."""
    left, high, _, _ = shape_box(shape)
    return round(high), left


def test_panels_show_what_one_has_and_say_what_things_are() -> None:
    drawn = scene("roads-start table")
    icons = [s for s in drawn.shapes if isinstance(s, Icon) and s.name.startswith("seat0.")]
    held = {*group("transporters"), *group("research"), *group("cargo"), "brick"}
    assert [s.icon for s in icons if s.icon in held] == ["donkey"]
    said = {s.text for s in drawn.shapes if isinstance(s, Text)}
    assert {"pic-temple()", "pic-order()", "pic-bricks()", "pic-end()", "pic-neutral()", "pic-price()"} <= said


@pytest.mark.parametrize("locale", ["en", "de"])
@pytest.mark.parametrize("name", ["start", "crowded-side", "river", "laid", "ended"])
def test_what_panels_say_is_not_cut(name: str, locale: str) -> None:
    """But for names, which people choose."""
    for cut in ("table", "map"):
        asked = show(name, cut, at="2")  # type: ignore[arg-type]
        asked = msgspec.structs.replace(asked, speak=Speaker(locale, GAME, asked.names))
        texts = [s for s in draw(asked).shapes if isinstance(s, Text) and not s.name.endswith(".name")]
        assert [s.text for s in texts if s.text.endswith("…")] == []


def test_what_is_made_and_what_is_carried_do_not_look_alike() -> None:
    drawn = draw(show("dead-sea", "close", at="C7"))
    texts = [s.text for s in drawn.shapes if isinstance(s, Text) and "/" in s.text]
    assert texts == ["4/6"]
    room = [s.fill for s in drawn.shapes if isinstance(s, Rect) and s.name.startswith("list.donkey11.room.")]
    assert room == ["", ""]


def test_in_production_the_close_up_shows_ones_own_factories_whatever_others_changed() -> None:
    asked = show("full", "close", seat=1)
    t = asked.view.table
    own = {t.tile_of(unit) for unit in t.fleet(Seat(1))} & {*t.buildings}
    away = next(name for name in t.atlas.tiles if not t.on(name, Seat(1)))
    view = msgspec.structs.replace(asked.view, doing=("production",))
    asked = msgspec.structs.replace(asked, view=view, changes=(Change("tile", away),))
    assert own
    assert own <= {t.atlas.by_hex[at] for at in close.focus(asked, t, ()).area}


def test_panels_lie_beside_a_map_unless_its_tiles_were_much_smaller_so() -> None:
    assert plan(position("start")).beside
    assert not plan(position("crowded")).beside


# --- changes


def test_no_shape_of_a_player_hides_what_a_transporter_is() -> None:
    """With and without numbers: of each kind at least four fifths are in sight."""
    kinds = ("donkey", "wagon", "truck")
    tiles = "ABCDE"
    units = {f"{kind}{seat + 1}{n}": f"{tiles[seat]}1" for seat in range(5) for n, kind in enumerate(kinds, 1)}
    t = table(" ".join(f"{n},0:P" for n in range(5)), seats=5, units=units, turn=3, phase="movement")
    seen = View(t, None, None, (), ("turns", t.phase))
    icons = re.compile(rf"unit\.\w+\.({'|'.join(kinds)})")
    for cut in ("table", "map"):
        drawn = draw(Show(seen, PlainWords(), NAMES, cut))  # type: ignore[arg-type]
        found = dict(in_sight(drawn, icons))
        assert len(found) == len(units)
        assert {name: share for name, share in found.items() if share < 0.8} == {}, cut
