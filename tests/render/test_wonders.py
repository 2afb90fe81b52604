"""The pictures of World Wonders: what lies in a city is drawn there, options lie where they would be laid, the sheet
of the end adds up."""

from __future__ import annotations

from itertools import product

import pytest
from msgspec.structs import replace

from engine.games.wonders import GAME
from engine.games.wonders.actions import Site
from engine.games.wonders.edition import HOUSE
from engine.games.wonders.layout import Layout
from engine.games.wonders.objectives import standings
from engine.games.wonders.prospects import prospects
from engine.games.wonders.scoring import winners
from engine.games.wonders.state import ROADS
from games import ARTISTS
from render import paint, theme
from render.games.wonders import city, draw, end, targets
from render.games.wonders.cells import box as cell_box
from render.games.wonders.close import plotted, shown
from render.games.wonders.plot import Plot, cells_of, plot_of, spot
from render.games.wonders.theme import LAND
from render.layout import centre, holds, inset, overlap, shape_box, within
from render.scene import Icon, Rect, Scene, Text
from render.show import Change, Mark, Show
from tests.render.pictures import PlainWords
from tests.render.test_palettes import shown as opened
from tests.render.test_palettes import unlike
from tests.render.wonders_cases import SHOWS, scene, show, waited
from tests.render.wonders_positions import TABLES, position
from words import LOCALES, Speaker

LARGEST = 300 * 1024
"""Bytes of the fullest table with five players; of five hundred KiB a phone still makes short work."""
FULLEST = ("wonders-crowded table", "wonders-end table", "wonders-crowded close")
NUMBERED = [case for case, asked in SHOWS.items() if any("." not in mark.kind for mark in asked.marks)]


def own_plot(case: str) -> Plot:
    """The map of a close-up."""
    return plotted(SHOWS[case])


def texts(drawn: Scene, prefix: str) -> dict[str, str]:
    """The texts of shapes with names that begin so."""
    return {s.name: s.text for s in drawn.shapes if isinstance(s, Text) and s.name.startswith(prefix)}


@pytest.mark.parametrize("case", FULLEST)
def test_the_fullest_files_are_small_and_like_their_pictures(case: str) -> None:
    file = paint.encode(scene(case), colours=ARTISTS["wonders"].colours)
    assert unlike(paint.pixels(scene(case)), opened(file)) == []
    assert len(file) <= LARGEST


# --- cities


@pytest.mark.parametrize("name", TABLES)
def test_every_piece_lies_on_its_cells(name: str) -> None:
    """Each in the close-up of its city; roads are one network, drawn cell by cell."""
    table = position(name)
    for seat, owner in enumerate(table.cities):
        drawn = draw(show(name, "close", at=str(seat + 1)))
        plot = plot_of(table, owner, 16, 16, 968)
        for n, site in enumerate(owner.pieces):
            cells = cells_of(HOUSE, plot.rows, site)
            boxes = [shape_box(s) for s in drawn.named(f"city.{n}")]
            if site.piece in ROADS:
                grass = [s for s in drawn.named("city.road.verge") if isinstance(s, Rect)]
                water = Layout(HOUSE, owner).ground.water
                dry = [cell for cell in cells if not water >> (cell[0] * 11 + cell[1]) & 1]
                assert all(any(overlap(s.box, around(plot, cell)) for s in grass) for cell in dry)
                continue
            assert boxes, site
            area = around(plot, *cells)
            assert all(within(box, (area[0] - 3, area[1] - 3, area[2] + 3, area[3] + 3)) for box in boxes), site


def around(plot: Plot, *cells: tuple[int, int]) -> tuple[float, float, float, float]:
    """The box around some cells."""
    middles = [plot.middle(cell) for cell in cells]
    half, xs, ys = plot.size / 2, [x for x, _ in middles], [y for _, y in middles]
    return min(xs) - half, min(ys) - half, max(xs) + half, max(ys) + half


def test_what_is_covered_is_not_seen_any_more() -> None:
    """Grass lies over the printed natural cells below pieces, and over no other."""
    table, seat = position("crowded"), 3
    layout = Layout(HOUSE, table.cities[seat])
    drawn = draw(show("crowded", "close", at=str(seat + 1)))
    plot = plot_of(table, table.cities[seat], 16, 16, 968)
    grass = [centre(s.box) for s in drawn.named("city.cleared") if isinstance(s, Rect) and s.fill == LAND]
    covered = [spot(name) for name in layout.ground.names(layout.ground.natural & layout.taken)]
    assert covered
    assert grass == [plot.middle(cell) for cell in covered]


def test_a_close_up_shows_ones_own_city_or_the_one_that_is_asked_for() -> None:
    mine, other, nobody = SHOWS["wonders-four close"], SHOWS["wonders-four close place"], show("four", "close")
    table = position("four")
    assert shown(mine, table) == waited("four")
    assert shown(other, table) == 2
    assert shown(replace(nobody, view=replace(nobody.view, seat=None)), table) == waited("four")
    head = texts(scene("wonders-four close place"), "board.name")
    assert list(head.values()) == [other.names[2]]


def test_the_market_lies_below_ones_own_map_while_one_buys() -> None:
    names = {s.name for s in scene("wonders-three close").shapes}
    assert {"tiles", "goods", "monuments"} <= names
    assert not {"tiles", "goods", "monuments"} & {s.name for s in scene("wonders-four close place").shapes}
    table = position("three")
    on_sale = [tile for tile in table.market.tiles.values() if tile]
    prices = texts(scene("wonders-three close"), "tiles.")
    assert sorted(prices.values()) == sorted(str(HOUSE.stack(tile).price) for tile in on_sale)


@pytest.mark.parametrize("case", ["wonders-start table", "wonders-first close", "wonders-two close tiles"])
def test_tiles_on_sale_have_one_scale(case: str) -> None:
    drawn, table = scene(case), SHOWS[case].view.table
    found = {n: tile for n, tile in table.market.tiles.items() if tile}
    fills = {n: {shape.size for shape in drawn.named(f"tiles.{n}.tile") if isinstance(shape, Icon)} for n in found}
    assert len(found) > 2
    assert len({frozenset(each) for each in fills.values()}) == 1


@pytest.mark.parametrize("name", ["three", "four", "crowded", "solo"])
def test_the_table_shows_who_could_set_up_each_monument_and_what_the_others_lack(name: str) -> None:
    table, drawn = position(name), scene(f"wonders-{name} table")
    for monument in table.market.monuments:
        for each in prospects(table, monument):
            part = f"hopes.{monument}.{each.seat}"
            names = {s.name.removeprefix(part) for s in drawn.named(part)}
            assert (".now" in names) == each.now
            assert (".ready" in names) == bool(each.ways) == (".lacks" not in names)
            assert all(f".0.{what}" in names for what in (each.lacks[0] if each.lacks else ()))
            places = texts(drawn, f"{part}.places").get(f"{part}.places", "")
            assert places.partition(" +")[0] in " ".join(each.ways[0].parts) if each.ways else not places


# --- options


@pytest.mark.parametrize("case", [case for case in NUMBERED if "tower" in case or "short" in case or "road" in case])
def test_a_number_lies_on_the_cell_that_names_its_spot(case: str) -> None:
    plot, asked = own_plot(case), SHOWS[case]
    places = {s.text: s.at for s in scene(case).shapes if isinstance(s, Text) and s.name.startswith("choice.")}
    for mark in asked.marks:
        cell = spot(mark.value if isinstance(mark.value, str) else mark.value.parts[1])
        at = next(at for letters, at in places.items() if mark.letter in letters.split())
        assert within((*at, *at), around(plot, cell))


def test_two_spots_that_begin_in_one_cell_share_a_plate() -> None:
    sites = [Site("road", ("0", "A1")), Site("road", ("90", "A1")), Site("road", ("0", "E9"))]
    marks = tuple(Mark(str(n), "road", site) for n, site in enumerate(sites, 1))
    drawn = draw(replace(show("start", "close"), marks=marks))
    assert sorted(texts(drawn, "choice.").values()) == ["1 2", "3"]
    assert sorted(texts(drawn, "laying.").values()) == ["1 3", "2"]


def test_a_single_spot_shows_the_piece_as_it_would_lie() -> None:
    assert scene("wonders-first close one").named("ghost")
    assert not scene("wonders-first close short").named("ghost")


def test_the_forms_to_choose_from_are_drawn_as_they_would_lie() -> None:
    drawn = scene("wonders-first close forms")
    asked = SHOWS["wonders-first close forms"]
    slots = [s for s in drawn.shapes if s.name.startswith("laying.") and s.name.endswith(".slot")]
    assert len(slots) == len(asked.marks) > 1
    assert set(texts(drawn, "choice.").values()) == {mark.letter for mark in asked.marks}


@pytest.mark.parametrize(
    ("site", "cell", "cells"),
    [
        (Site("farm3a", ("90", "D5")), (4, 3), ((4, 3), (4, 4), (5, 3))),
        (Site("giza", ("C4",)), (3, 2), ((3, 2),)),
        (Site("giza", ("C4", "C5")), (4, 2), ((3, 2), (4, 2))),
        (Site("great_wall", ("D5E5",)), (4, 3), ((4, 3), (4, 4))),
    ],
)
def test_a_spot_is_named_by_its_first_cell_and_parts_by_the_last(
    site: Site, cell: tuple[int, int], cells: tuple[tuple[int, int], ...]
) -> None:
    table = position("start")
    found = targets.target(table, table.cities[0], Mark("1", "tile", site))
    assert isinstance(found, targets.Spot)
    assert (found.cell, tuple(sorted(found.cells))) == (cell, cells)


@pytest.mark.parametrize(
    ("letters", "said"),
    [(["3"], "3"), (["3", "4"], "3 4"), (["3", "4", "5"], "3–5"), (["3", "5", "6"], "3 5 6")],
)
def test_numbers_in_a_row_are_written_short(letters: list[str], said: str) -> None:
    assert targets.runs(letters) == said


# --- the table and the end


@pytest.mark.parametrize("name", ["three", "four", "crowded"])
def test_objectives_show_who_would_get_points_now(name: str) -> None:
    table = position(name)
    drawn = scene(f"wonders-{name} table")
    found = standings(table, [Layout(HOUSE, city) for city in table.cities])
    scoring = {f"goal.{each.objective}.seat{n}.scores" for each in found for n, got in enumerate(each.points) if got}
    assert {s.name for s in drawn.shapes if s.name.endswith(".scores")} == scoring != set()


def test_the_table_marks_all_that_was_laid_since() -> None:
    asked = SHOWS["wonders-crowded table changed"]
    drawn = scene("wonders-crowded table changed")
    laid = {change.seat for change in asked.changes if change.kind == "cells"}
    assert laid == set(range(5))
    assert all(drawn.named(f"seat{seat}.city.change") for seat in laid)
    frames = {s.name for s in drawn.shapes if s.name.startswith("change.")}
    assert frames == {f"change.{c.value}" for c in asked.changes if c.kind in ("monument", "pedestal")}


@pytest.mark.parametrize("name", ["end", "end-four", "end-two", "end-solo"])
def test_the_sheet_of_the_end_adds_up_and_ranks(name: str) -> None:
    table = position(name)
    for case in {f"wonders-{name} table", f"wonders-{name} board 1"} & {*SHOWS}:
        said = texts(scene(case), "sheet.")
        for seat, score in enumerate(table.final):
            column = [int(said[f"sheet.{kind.what}.{seat}"].replace("−", "-")) for kind in end.kinds(table)]
            assert sum(column[:-1]) == column[-1] == score.total()
    order = end.ranked(table)
    totals = [table.final[seat].total() for seat in order]
    assert totals == sorted(totals, reverse=True)
    tinted = {s.name for s in scene(f"wonders-{name} table").shapes if s.name.startswith("sheet.winner.")}
    assert tinted == {f"sheet.winner.{seat}" for seat in winners(table)}


def test_a_card_shows_ground_neighbours_and_gains() -> None:
    table = position("first")
    for what in table.market.monuments:
        card = HOUSE.monument(what)
        shapes = scene("wonders-first table").named(f"monuments.{what}")
        named = {s.name.removeprefix(f"monuments.{what}.") for s in shapes}
        assert {"wants.ground", "brings.ring"} <= named
        assert {f"wants.{each}" for each in card.beside} <= named
        assert ("brings.resource" in named) == bool(card.resource)
        assert ("brings.population" in named) == bool(card.population)
        assert texts(scene("wonders-first table"), f"monuments.{what}.brings")[
            f"monuments.{what}.brings.rings"
        ] == str(card.rings)


@pytest.mark.parametrize("case", [case for case in SHOWS if case.endswith("table") and "end" not in case])
def test_the_frame_of_a_new_monument_cuts_nothing(case: str) -> None:
    """Every monument there is, on each of its places on display."""
    asked, names = SHOWS[case], [each.id for each in HOUSE.monuments]
    market = asked.view.table.market
    for first in range(0, len(names), len(market.monuments)):
        shown = (names[first:] + names)[: len(market.monuments)]
        table = replace(asked.view.table, market=replace(market, monuments=shown))
        new = tuple(Change("monument", what) for what in shown)
        drawn = draw(replace(asked, view=replace(asked.view, table=table), changes=new))
        for what in shown:
            (frame,) = (s for s in drawn.named(f"change.{what}") if isinstance(s, Rect))
            inside = inset(frame.box, frame.width - 0.5)
            parts = [s for s in drawn.named(f"monuments.{what}") if not s.name.endswith(".card")]
            assert parts
            assert [s.name for s in parts if not within(shape_box(s), inside)] == []


def test_the_colour_of_options_is_that_of_numbers_only_where_there_are_any() -> None:
    asked: Show = replace(show("two", "close"), speak=PlainWords(), marks=())
    assert theme.CHOICE not in draw(asked).dump()


def test_a_monument_without_a_drawing_has_a_sign_on_every_part() -> None:
    """The owner of another set of components may have other monuments."""
    for cells, parts in ((((0, 0), (0, 1), (1, 0), (1, 1)), 1), (((0, 0), (0, 2)), 2), (((3, 1), (3, 2), (4, 2)), 1)):
        shapes = city.piece(HOUSE, "colossus", cells, 40, (100, 100), name="x")
        signs = [s for s in shapes if isinstance(s, Icon)]
        area = cell_box(cells, 40, (100, 100))
        assert len(signs) == parts
        assert all(within(shape_box(s), (area[0] - 2, area[1] - 2, area[2] + 2, area[3] + 2)) for s in shapes)
    straight = city.piece(HOUSE, "theater", ((0, 0), (0, 1), (0, 2)), 40, (0, 0), name="x")
    assert [s.icon for s in straight if isinstance(s, Icon)] == ["wonder"]


def test_however_many_monuments_the_automaton_took_they_stay_on_its_plate() -> None:
    asked = SHOWS["wonders-solo table"]
    automaton = replace(asked.view.table.automaton, monuments=[each.id for each in HOUSE.monuments][:12])
    view = replace(asked.view, table=replace(asked.view.table, automaton=automaton))
    for cut, at in (("table", ""), ("map", "1")):
        drawn = draw(replace(asked, view=view, cut=cut, at=at))
        boxes = [shape_box(each) for each in drawn.named("automaton") if isinstance(each, Icon)]
        (plate,) = (each.box for each in drawn.shapes if each.name == "automaton" and isinstance(each, Rect))
        assert len(boxes) >= 12
        assert all(within(box, plate) for box in boxes)


def test_the_names_of_monuments_stand_in_full_on_the_whole_table_in_every_language() -> None:
    asked = SHOWS["wonders-three table"]
    names = [each.id for each in HOUSE.monuments]
    for locale in LOCALES:
        for first in range(0, len(names), 3):
            market = replace(asked.view.table.market, monuments=names[first : first + 3])
            view = replace(asked.view, table=replace(asked.view.table, market=market))
            drawn = draw(replace(asked, view=view, speak=Speaker(locale, GAME, asked.names)))
            titles = {
                each.text for each in drawn.named("monuments") if isinstance(each, Text) and ".name" in each.name
            }
            assert len(titles) >= len(market.monuments)
            assert not any(each.endswith("…") for each in titles)


def test_the_order_shows_who_bought_a_place() -> None:
    table = position("crowded")
    assert table.market.pedestals == [0, 1]
    drawn = scene("wonders-crowded table")
    assert texts(drawn, "order.next") == {"order.next.0.number": "1", "order.next.1.number": "2"}
    out = {s.name for s in drawn.shapes if s.name.endswith(".out")}
    assert out == {f"order.now.{seat}.out" for seat, each in enumerate(table.cities) if each.out}


@pytest.mark.parametrize(("name", "goals"), [("crowded", True), ("crowded", False), ("four", False), ("end", True)])
def test_no_part_of_a_public_board_is_empty(name: str, goals: bool) -> None:
    asked = show(name, seated=False)
    table = asked.view.table if goals else replace(asked.view.table, objectives=())
    asked = replace(asked, view=replace(asked.view, table=table), cut="map")
    for n in range(1, GAME.guide.picture.boards(asked.view) + 1):
        drawn = draw(replace(asked, at=str(n)))
        plates = [shape.box for shape in drawn.shapes if isinstance(shape, Rect)]
        parts = product((drawn.width / 4, drawn.width * 3 / 4), [drawn.height * k / 8 for k in (1, 3, 5, 7)])
        assert [at for at in parts if not any(holds(box, at) for box in plates)] == [], n
