"""The pictures of Shipyard: pieces have their own forms, options and changes are marked."""

from __future__ import annotations

from math import dist

import pytest
from msgspec import structs

from engine.core.model import Note, Seat
from engine.games.shipyard import GAME, actions, track
from engine.games.shipyard.edition import HOUSE, ITEMS, SYMBOLS, ship_cards
from engine.games.shipyard.flow import Position
from engine.games.shipyard.scoring import known
from engine.games.shipyard.state import Canal, Figure, Score, Ship
from engine.games.shipyard.voyage.chart import FACES, chart
from engine.games.shipyard.voyage.laying import TURNS
from engine.games.shipyard.voyage.outlook import passed, reach, with_canal
from engine.kit.grid import SIDES
from render import theme as common
from render.games.shipyard import ARTIST, agreements, canals, draw, hulls, targets, theme, tokens
from render.icons import ICONS
from render.layout import badge_half, inset, shape_box, within
from render.scene import Box, Icon, Layer, Rect, Scene, Text
from render.show import Change, Mark, Show
from tests.games.shipyard.positions import ANN, BEN, after, card, player, position, turn
from tests.games.shipyard.test_shipyard_end import final
from tests.games.shipyard.test_shipyard_markets import acting
from tests.render import shipyard_sheet
from tests.render.pictures import NAMES, PlainWords
from tests.render.shipyard_cases import SHOWS

CANALS = "canal1-M13-0 canal2-N13-90 canal3-N14-180"


def busy() -> Position:
    """A table of four with something of everything."""
    fleet = [Ship([card(each) for each in ("b2", "m5", "s1")], {"captain": 2, "sail": 1}, 2, {"crew": 2, "speed": 2})]
    ann = player(
        yard="b1 m3 m14 . . b6 m8 m24 .", captain=2, sail=1, trains="train1 train6", canals=CANALS, figure="M13-w-w",
        employees="engineer_sail trader_coal1 rigger", chosen="crew", fleet=fleet,
    )  # fmt: skip
    return turn(position(ann, player(chosen="canal"), player(chosen="exchange"), player(chosen="ships"), laps=1))


def show(
    s: Position, cut: str = "table", *marks: Mark, seat: Seat | None = ANN, notes: tuple[Note, ...] = ()
) -> Show:
    told = ARTIST.changes(s.table, notes)
    names = NAMES[: len(s.table.players)]
    return Show(GAME.view(s, seat), PlainWords(), names, "close" if cut == "close" else "table", marks, told)


def sail(route: str) -> actions.Voyage:
    """A voyage of the ship in the first column with a captain only."""
    return actions.Voyage(1, 1, 0, 0, 0, 0, 0, 0, 0, len(route), route)


def texts(scene: Scene, prefix: str) -> list[str]:
    return [shape.text for shape in scene.named(prefix) if isinstance(shape, Text)]


def test_ship_cards_that_show_the_same_look_the_same_and_no_others() -> None:
    drawn: dict[str, set[tuple[object, ...]]] = {}
    for name, one in ship_cards(HOUSE).items():
        scene = Scene(120, 120, "#ffffff", 0, tuple(hulls.card("x", HOUSE, name, (0, 20), 96)))
        drawn.setdefault(scene.dump(), set()).add((one.part, one.features, one.deck == "blank"))
    assert all(len(shown) == 1 for shown in drawn.values())
    assert len(drawn) == len({(one.part, one.features, one.deck == "blank") for one in ship_cards(HOUSE).values()})


def test_every_item_on_board_is_seen() -> None:
    cards = [card(each) for each in ("b1", "m3", "m8", "m11", "s4")]
    bare = [*hulls.ship("x", HOUSE, cards, {"captain": 1}, (0, 0), 60)]
    for item in ITEMS:
        more = [*hulls.ship("x", HOUSE, cards, {"captain": 1, item: 1 + (item == "captain")}, (0, 0), 60)]
        assert more != bare, item
    laden = [*hulls.ship("x", HOUSE, cards, {"captain": 1, "cannon": 3}, (0, 0), 60)]
    assert len([shape for shape in laden if ".extra." in shape.name]) == 2
    full = [*hulls.ship("x", HOUSE, cards[:3], dict.fromkeys(ITEMS, 2), (0, 0), 60)]
    hull = [shape_box(shape) for shape in full if ".extra." in shape.name]
    assert min(box[0] for box in hull) >= 0
    assert max(box[2] for box in hull) <= 3 * 60


def test_a_canal_is_drawn_as_the_rules_turn_it() -> None:
    for turned in (0, 90, 180, 270):
        waters = chart(HOUSE, [Canal("canal3", "M13", turned)])
        there = {space.place: symbol for space, symbol in waters.symbols.items() if symbol}
        assert canals.symbols(HOUSE, "canal3", turned) == there


def test_a_route_ends_where_the_voyage_ends() -> None:
    laid = [Canal("canal1", "M13", 0), Canal("canal2", "N13", 0)]
    waters = canals.Waters(laid, (0, 0, 800, 400), 200)
    assert waters.end(Figure("M13", "w", "w"), "sseenen") == waters.end(Figure("M13", "w", "w"), "sseeenn")
    assert waters.end(Figure("M13", "w", "w"), "sse") != waters.end(Figure("M13", "w", "w"), "ss")
    assert waters.end(Figure("M13", "e", "w"), "e") == pytest.approx(waters.afloat("N13", "w"), abs=1)


@pytest.mark.parametrize("size", [120, 190])
def test_a_ship_hides_no_symbol_of_its_canals(size: int) -> None:
    """Its own space's is on its deck."""
    laid = [Canal("canal1", "M13", 0), Canal("canal2", "N13", 0)]
    for space in FACES:
        for behind in SIDES:
            waters = canals.Waters(laid, (0, 0, 800, 400), size)
            drawn = waters.drawn("canals", HOUSE, 0, Figure("M13", space, behind))
            shapes = sorted(drawn, key=lambda shape: shape.layer)
            signs = [n for n, shape in enumerate(shapes) if isinstance(shape, Icon)]
            assert len(signs) == sum(len(canals.symbols(HOUSE, each.canal, 0)) for each in laid)
            for n in signs:
                own = shape_box(shapes[n])
                assert not any(overlap(own, shape_box(shape)) for shape in shapes[n + 1 :])


def test_a_figure_on_the_track_lies_beside_the_sign_of_its_tile() -> None:
    scene = draw(show(busy()))
    for tile in ("canal", "exchange", "ships"):
        figure, *signs = sorted(
            (shape for shape in scene.named(f"track.{tile}") if isinstance(shape, Icon)),
            key=lambda each: not each.name.endswith(".figure"),
        )
        assert signs
        assert all(2 * dist(figure.at, sign.at) >= figure.size + sign.size for sign in signs)


def test_everything_has_an_icon_of_its_own() -> None:
    kinds = (*theme.ITEMS.values(), *theme.LOADS.values(), *theme.SYMBOLS.values())
    assert {*theme.ITEMS} == {*ITEMS}
    assert {*theme.SYMBOLS} == {*SYMBOLS}
    assert {*agreements.SIGNS} == {one.id for one in HOUSE.contracts}
    used = [kind.icon for kind in kinds] + [*theme.TILES.values()]
    used += [icon for icons, _ in agreements.SIGNS.values() for icon in icons]
    assert {*used} <= {*ICONS}
    assert len({ICONS[kind.icon] for kind in kinds}) == len(kinds)
    people = {(one.colour, tokens.sign_of(one), tokens.tag_of(one)) for one in HOUSE.employees}
    assert len(people) == len(HOUSE.employees)
    assert len({*agreements.SIGNS.values()}) == len(agreements.SIGNS)


@pytest.mark.parametrize("cut", ["table", "close"])
def test_all_shapes_lie_in_the_picture_and_have_names_of_their_own(cut: str) -> None:
    for s in (busy(), turn(position(player(), player()))):
        scene = draw(show(s, cut))
        whole = (0, 0, scene.width, scene.height)
        assert [shape.name for shape in scene.shapes if not within(shape_box(shape), whole)] == []
        assert all(shape.size >= 18 for shape in scene.shapes if isinstance(shape, Text))


def test_the_track_tells_who_stands_where_and_the_income() -> None:
    scene = draw(show(busy()))
    assert [len(scene.named(f"track.{tile}.figure")) for tile in ("crew", "canal", "exchange", "ships")] == [
        0,
        1,
        1,
        1,
    ]
    assert texts(scene, "track.subsidy.income.text") == ["+3"]
    assert texts(scene, "track.crew.income.text") == []


def test_a_final_action_shows_no_income() -> None:
    """Neither on the track nor on the options."""
    s = final(player(), player(chosen="ships canal"))
    marks = [Mark(str(n), "tile", tile) for n, tile in enumerate(s.table.row, 1)]
    assert any(track.income(s.table, tile) for tile in s.table.row)
    assert not [shape for shape in draw(show(s)).shapes if ".income" in shape.name]
    assert not [shape for shape in draw(show(s, "close", *marks)).shapes if ".cost" in shape.name]


def test_contracts_are_drawn_for_their_owner_only() -> None:
    s = busy()
    own, others = draw(show(s, "close", seat=ANN)), draw(show(s, "close", seat=None))
    assert len(own.named("contract")) > 0
    assert len(others.named("contract")) == 0
    assert len(draw(show(s)).named("contract")) == 0


@pytest.mark.parametrize(
    ("kind", "values"),
    [
        ("tile", ["equipment", "subsidy"]),
        ("berth", [actions.Berth("bow5", 0), actions.Berth("stern7", 0)]),
        ("berth", [actions.Berth("middle9", 4), actions.Berth("middle9", 9)]),
        ("lease", [actions.Lease("canal9", "", ""), actions.Lease("canal8", "", "")]),
        ("lease", [actions.Lease("canal9", "L13", ""), actions.Lease("canal9", "M12", "")]),
        ("item", ["captain", "cannon"]),
        ("employee", ["foreman", "engineer_crane"]),
        ("train", ["train7", "train8"]),
        ("deal", [actions.Deal("train1", ("sell", "sell", "captain")), actions.Deal("train6", ())]),
        ("contract", ["trade_pairs", "merchants"]),
        ("voyage", [sail("s"), sail("ss")]),
    ],
)  # fmt: skip
def test_every_option_has_its_letter_in_the_close_up(kind: str, values: list[object]) -> None:
    marks = [Mark(letter, kind, value) for letter, value in zip("AB", values, strict=True)]
    scene = draw(show(busy(), "close", *marks))
    assert [texts(scene, f"choice.{mark.letter}.letter") for mark in marks] == [["A"], ["B"]]


def test_the_letter_of_a_contract_hides_nothing_of_it() -> None:
    """Not even of one with four icons, nor two letters at once."""
    for one in HOUSE.contracts:
        box = agreements.spot((0, 0, 980, 200), 1)
        drawn = list(agreements.card("it", one, box, 8))
        others = [shape_box(each) for each in drawn if each.layer == Layer.PIECE or isinstance(each, Text)]
        x, y = agreements.beside_star(box, "A", targets.LETTER)
        half, high = badge_half("A", targets.LETTER)
        plate = (x - half, y - high, x + half, y + high)
        for left, top, right, bottom in others:
            assert right <= plate[0] or left >= plate[2] or bottom <= plate[1] or top >= plate[3], one.id


def test_what_changed_is_marked() -> None:
    notes = (
        Note("built", {"seat": ANN, "card": "bow1", "column": 1, "guilders": 0}),
        Note("rented", {"seat": ANN, "canal": "canal2", "cell": "N13", "guilders": 1}),
        Note("made", {"seat": ANN, "goods": {"captain": 1}, "guilders": 0}),
        Note("hired", {"seat": ANN, "employee": "rigger", "guilders": 0}),
        Note("built", {"seat": BEN, "card": "bow2", "column": 1, "guilders": 0}),
    )
    scene = draw(show(busy(), "close", notes=notes))
    assert len(scene.named("changed")) == 4
    told = (Note("launched", {"seat": ANN}), Note("scored", {"seat": ANN}), Note("bought", {"seat": ANN}))
    assert len(draw(show(busy(), "close", notes=told)).named("changed")) == 3
    assert len(draw(show(busy(), notes=(*notes, *told))).named("changed")) == 7, (
        "a column that is empty again has none"
    )
    several = Note("built-more", {"seat": ANN, "cards": ["bow1", "middle3"], "columns": [1, 2], "guilders": 0})
    assert len(draw(show(busy(), "close", notes=(several,))).named("changed")) == 2


def test_the_frame_of_a_change_leaves_numbers_whole_and_encloses_something() -> None:
    """Of a ship that was built and launched since, the columns are empty again."""
    for case in ("changed board 3", "close changed"):
        scene = draw(SHOWS[f"shipyard-crowded {case}"])
        frames = [each for each in scene.named("changed") if isinstance(each, Rect)]
        assert frames
        for text in scene.shapes:
            if isinstance(text, Text):
                box = inset(shape_box(text), 1)
                met = [each.box for each in frames if overlap(box, each.box)]
                assert all(within(box, inset(each, common.BOLD)) for each in met), text.name
    ann = busy().table.players[ANN]
    empty = tuple(Change("column", n + 1, seat=ANN) for n, built in enumerate(ann.yard) if not built)
    assert empty
    for cut in ("table", "close"):
        assert not draw(structs.replace(show(busy(), cut), changes=empty)).named("changed")


def test_the_end_tells_all_points_the_best_first_and_every_ship() -> None:
    s = busy()
    s.table.turn, s.table.reason = None, "laps"
    s.table.players[1].guilders = 9
    s.table.final = [
        Score(4, {"sail_pairs": 0, "lanterns": 6}, 1),
        Score(8, {"canals": 4, "ships": 1}, 0),
        Score(0, {"variety": 8, "ships": 0}, 5),
        Score(0, {}, 0),
    ]
    scene = draw(show(s, seat=None))
    tops = {shape.name: shape_box(shape)[1] for shape in scene.shapes if shape.name in {f"end.{n}" for n in range(4)}}
    assert sorted(tops, key=lambda name: tops[name]) == ["end.1", "end.2", "end.0", "end.3"]
    assert [texts(scene, f"end.{n}.total") for n in range(4)] == [["11"], ["13"], ["13"], ["0"]]
    assert texts(scene, "end.0.ships.points") + texts(scene, "end.0.lanterns.points") == ["4", "+6"]
    assert texts(scene, "end.2.traders.points") == ["+5"]
    assert [len(scene.named(f"end.{n}.trophy")) for n in range(4)] == [0, 1, 0, 0]
    assert texts(scene, "end.0.line.0.0.points") == ["4"]


def test_options_on_the_table_have_their_letters() -> None:
    s = busy()
    sold = s.table.market
    values = [
        *(("tile", "subsidy"), ("berth", actions.Berth(sold.ships["bow"][2], 0)), ("train", sold.trains[1])),
        *(("lease", actions.Lease(sold.canals[3], "", "")), ("item", "crane"), ("employee", "foreman")),
    ]
    marks = [Mark(letter, kind, value) for letter, (kind, value) in zip("ABCDEF", values, strict=True)]
    scene = draw(show(s, "table", *marks))
    assert [texts(scene, f"choice.{letter}.letter") for letter in "ABCDEF"] == [[letter] for letter in "ABCDEF"]


def test_a_voyage_shows_the_ship_as_it_would_join_the_fleet() -> None:
    s = turn(position(player(yard="b1 m3 s1", captain=2, merchant=1, canals=CANALS, figure="M13-w-w"), player()))
    voyages = [actions.Voyage(1, 1, 1, 0, 0, 0, 0, 0, 0, 1, "s"), actions.Voyage(1, 1, 0, 0, 0, 0, 0, 0, 0, 1, "s")]
    marks = [Mark(letter, "voyage", value) for letter, value in zip("AB", voyages, strict=True)]
    scene = draw(show(s, "close", *marks))
    assert [texts(scene, f"voyage.{k}.total") for k in range(2)] == [["3"], ["2"]]
    assert [texts(scene, f"voyage.{k}.crew.text") for k in range(2)] == [["2"], ["1"]]


def test_a_ship_that_is_fitted_out_has_on_board_what_was_chosen() -> None:
    s = turn(position(player(yard="b1 m3 s1", captain=2, canals=CANALS, figure="M13-w-w"), player()))
    marks = [Mark(letter, "voyage", actions.Voyage(1, n, *[0] * 8, "")) for n, letter in enumerate("AB", 1)]
    scene = draw(show(s, "close", *marks))
    assert len(scene.named("yard.fitted.captain")) == 1
    assert [texts(scene, f"card.{k}.count") for k in range(2)] == [["1"], ["2"]]


def test_options_of_one_place_share_a_short_badge() -> None:
    assert targets.runs(["A"]) == "A"
    assert targets.runs(["A", "B"]) == "A B"
    assert targets.runs(["A", "B", "C", "E"]) == "A–C E"
    assert targets.runs(["9", "10", "11", "12"]) == "9–12"
    assert targets.runs(["Z", "AA", "AB", "AC"]) == "Z AA–AC"


def test_the_tile_that_each_player_moves_next_is_marked() -> None:
    two = [player(chosen="crew ships"), player(chosen="canal equipment")]
    s = turn(position(*two))  # which moves crew
    assert marked(s) == ["ships", "canal"]
    three = turn(position(player(), player(chosen="ships"), player(chosen="canal")))
    assert marked(three) == ["ships", "canal"]
    assert marked(after(three, "choose crew")) == ["ships", "canal", "crew"]


def marked(s: Position) -> list[str]:
    """The tiles that are marked to move next."""
    scene = draw(show(s))
    return [tile for tile in s.table.row if scene.named(f"track.{tile}.onward")]


def test_columns_that_a_card_may_not_take_are_struck_out() -> None:
    s = turn(position(player("b7 m7 . . . . . . ."), player()))
    marks = [Mark(str(n), "berth", actions.Berth("bow2", n)) for n in range(3, 8)]
    scene = draw(show(s, "close", *marks))
    assert [n + 1 for n in range(9) if scene.named(f"struck.{n}.up")] == [8, 9]


def test_the_items_marked_to_keep_are_shown_to_their_owner_only() -> None:
    s = turn(position(player(sail=3), player()))
    s.hands[0].keep = {"sail": 2}
    assert texts(draw(show(s, "close")), "kept.sail.text") == ["2"]
    assert not draw(structs.replace(show(s, "close", seat=BEN), at="1")).named("kept.sail.text")


def test_a_canal_that_may_be_turned_tells_the_longest_voyage_and_its_symbols() -> None:
    s = turn(position(player(canals="canal1-M13-0", figure="M13-w-w"), player()))
    leases = [actions.Lease("canal9", "N13", turned) for turned in TURNS]
    scene = draw(show(s, "close", *(Mark(str(n), "lease", each) for n, each in enumerate(leases, 1))))
    open_to = [reach(s.table, with_canal(s.table.players[0], each)) for each in leases]
    assert [texts(scene, f"card.{k}.reach.text") for k in range(4)] == [[str(n)] for n in open_to]
    assert max(open_to) > min(open_to)
    symbols = passed(s.table, with_canal(s.table.players[0], leases[0]))
    assert {each: texts(scene, f"card.0.passed.{each}.count") for each in symbols} == {
        each: [str(count)] for each, count in symbols.items()
    }
    cells = draw(show(s, "close", Mark("1", "lease", actions.Lease("canal9", "N13", ""))))
    assert texts(cells, "option.N13.reach.text") == [str(max(open_to))]


def test_of_the_first_canal_each_card_on_sale_is_seen_whole() -> None:
    s = acting("canal")
    sold = s.table.market.canals[:3]
    cards = [Mark(str(n), "lease", actions.Lease(name, "M13", "0", "")) for n, name in enumerate(sold, 1)]
    scene = draw(show(s, "close", *cards))
    assert [texts(scene, f"choice.{n}.letter") for n in range(1, 4)] == [["1"], ["2"], ["3"]]
    assert all(len(scene.named(f"card.{k}")) > 4 * 2 for k in range(3))


def test_letters_hide_no_symbol() -> None:
    """Neither where the figure of the first canal may start nor where a voyage ends; routes run below them."""
    starts = [Mark(side, "lease", actions.Lease("canal1", "M13", "0", side)) for side in "nesw"]
    s = turn(position(player(yard="b1 m3 s1", captain=2, canals=CANALS, figure="M13-w-w"), player()))
    for scene in (
        draw(show(acting("canal"), "close", *starts)),
        draw(show(s, "close", Mark("A", "voyage", sail("ss")), Mark("B", "voyage", sail("s")))),
    ):
        signs = [shape_box(each) for each in scene.shapes if each.name.endswith(".disc") and "M13" in each.name]
        letters = [shape_box(each) for each in scene.named("choice") if ".row" not in each.name]
        assert signs
        assert letters
        assert not [(a, b) for a in signs for b in letters if overlap(a, b)]
        assert all(each.layer < Layer.PIECE for each in scene.named("route"))


def overlap(one: Box, other: Box) -> bool:
    """Whether two boxes share more than an edge."""
    return one[0] < other[2] - 1 and other[0] < one[2] - 1 and one[1] < other[3] - 1 and other[1] < one[3] - 1


def test_the_sheet_of_pieces_has_every_form() -> None:
    sheet = shipyard_sheet.contact_sheet()
    whole = (0, 0, sheet.width, sheet.height)
    assert [shape.name for shape in sheet.shapes if not within(shape_box(shape), whole)] == []
    assert all(sheet.named(one.id) for one in (*HOUSE.employees, *HOUSE.contracts))


def test_the_points_of_a_panel_are_those_of_the_standings() -> None:
    """The points of traders too."""
    p = position(player(employees="trader_coal2"), player())
    table = GAME.view(p, ANN).table
    points = known(table, table.players[ANN])
    assert points > table.players[ANN].points
    scene = draw(Show(GAME.view(p, ANN), PlainWords(), NAMES))
    shown = next(
        shape for shape in scene.shapes if isinstance(shape, Text) and shape.name == f"seat{ANN}.head.points.text"
    )
    assert shown.text == str(points)
