"""Scenes as data: dump, draw order, description; text measured without an imaging library; labels that settle."""

from __future__ import annotations

from itertools import combinations

import pytest

from render import theme
from render.layout import around, overlap, settle, shape_box, within
from render.measure import fit, printable, width
from render.scene import Disc, Layer, Line, Polygon, Rect, Scene, Text


def small_scene(*shapes: Rect | Disc | Text | Line | Polygon, alt: tuple[str, ...] = ()) -> Scene:
    return Scene(200, 100, theme.GROUND, 12, shapes, alt, "test")


def test_a_dump_has_a_line_for_each_shape_in_draw_order() -> None:
    over = Disc(name="over", layer=Layer.PIECE, at=(10.04, 20.06), radius=5, fill="#000000")
    under = Rect(name="under", layer=Layer.PLATE, box=(0, 0, 50, 50), fill="#ffffff", radius=0)
    printed = Line(name="printed", layer=Layer.TOP, points=((0, 0), (9, 9)), colour="#123456", width=2, static=True)
    assert small_scene(over, under, printed, alt=("One.", "Two.")).dump().splitlines() == [
        "scene 200x100 #f1e9d8 radius=12 backdrop=test",
        "alt One.",
        "alt Two.",
        "100 line printed static=True points=0,0 9,9 colour='#123456' width=2",
        "010 rect under box=0,0,50,50 fill='#ffffff'",
        "060 disc over at=10,20.1 radius=5 fill='#000000'",
    ]


def test_the_description_leaves_out_what_is_too_long() -> None:
    scene = small_scene(alt=("Ann is waited for.", "x" * 1_000, "Ann: 3 points."))
    assert scene.alt_text() == "Ann is waited for. Ann: 3 points."


def test_named_shapes_are_found_with_their_parts() -> None:
    a = Disc(name="land.market", layer=Layer.PIECE, at=(5, 5), radius=5)
    b = Disc(name="land.market.rim", layer=Layer.PIECE, at=(5, 5), radius=4)
    c = Disc(name="land.marketplace", layer=Layer.PIECE, at=(5, 5), radius=3)
    assert small_scene(a, b, c).named("land.market") == [a, b]


def test_a_text_box_is_as_wide_as_the_text_and_as_high_as_its_figures() -> None:
    text = Text(name="t", layer=Layer.TOP, text="12", at=(100, 50), size=30, colour="#000000", anchor="rm", bold=True)
    left, top, right, bottom = shape_box(text)
    assert right == 100
    assert right - left == pytest.approx(width("12", 30, True))
    assert (top + bottom) / 2 == 50
    assert 20 < bottom - top < 23


def test_figures_are_tabular() -> None:
    for bold in (False, True):
        assert len({width(figure, 30, bold) for figure in "0123456789"}) == 1


def test_a_name_is_cut_to_its_room() -> None:
    cut = fit("A player with a rather long name", 20, 120, bold=True)
    assert cut.startswith("A player")
    assert cut.endswith("…")
    assert width(cut, 20, True) <= 120
    assert fit("Ann", 20, 120) == "Ann"


@pytest.mark.parametrize(
    ("name", "drawn"),
    [
        ("  Ann \n\t B ", "Ann B"),
        ("Дана Ελένη", "Дана Ελένη"),
        ("A\u200bnn\u202e", "Ann"),
        ("🦊 Ann", "Ann"),
        ("漢字", "?"),
        ("e\u0301", "é"),
    ],
)
def test_a_name_keeps_what_the_fonts_have(name: str, drawn: str) -> None:
    assert printable(name) == drawn


def test_labels_settle_beside_obstacles_and_each_other() -> None:
    bounds = (0, 0, 200, 100)
    piece = around((50, 50), 20, 20)
    places = tuple((x, y) for y in (50.0, 15.0, 85.0) for x in (50.0, 15.0, 90.0, 130.0))
    found = settle([(places, 14, 14)] * 6, [piece], bounds)
    boxes = [around(at, 14, 14) for at in found]
    assert all(within(box, bounds) for box in boxes)
    assert all(overlap(a, b) == 0 for a, b in combinations([piece, *boxes], 2))


def test_a_label_without_a_free_place_covers_least() -> None:
    assert settle([(((50, 50), (70, 50)), 10, 10)], [around((50, 50), 15, 15)], (0, 0, 100, 100)) == [(70, 50)]


def test_players_differ_in_colour_and_shape() -> None:
    assert len({p.colour for p in theme.PLAYERS}) == len({p.shape for p in theme.PLAYERS}) == len(theme.PLAYERS)
