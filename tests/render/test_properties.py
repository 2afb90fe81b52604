"""Each property of pictures is broken once in a small scene, and found; all that is broken is listed."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest
from msgspec import Struct
from msgspec.structs import replace

from render import theme
from render.layout import shape_box
from render.scene import Disc, Figure, Icon, Layer, Line, Polygon, Rect, Scene, Shape, Text
from render.show import Change, Cut, Mark, Show
from tests.render.edges import ORNAMENTS, Ornament, edges, faint
from tests.render.grounds import misplaced
from tests.render.listed import PICTURES as PICTURED
from tests.render.pictures import Pictures, PlainWords
from tests.render.properties import faults, printed

ALT = ("alt-seat(seat=0, points=1)", "alt-seat(seat=1, points=2)")
NUMBER = Text(name="number", layer=Layer.TOP, text="12", at=(100, 50), size=30, colour="#000000", anchor="mm")
PLATE = Rect(name="choice.0.plate", layer=Layer.TOP, box=(10, 10, 40, 40), fill=theme.CHOICE)
LETTER = Text(name="choice.0", layer=Layer.TOP, text="A", at=(25, 25), size=30, colour="#ffffff", anchor="mm")
MARK = Mark("A", "space", "1")
CHANGED = Rect(name="changed", layer=Layer.PLATE, box=(10, 60, 40, 90), fill=theme.CHANGE)
STAR = Polygon(
    name="new.star", layer=Layer.CHANGE, points=((20, 55), (30, 55), (30, 65), (20, 65)), fill=theme.CHANGE
)
PICTURES = Pictures(
    "small", {}, lambda case: scene(), (), placed=lambda asked: {mark.letter for mark in asked.marks}
)  # fmt: skip


def scene(*shapes: Shape, alt: tuple[str, ...] = ALT) -> Scene:
    return Scene(200, 100, theme.GROUND, 12, shapes, alt, "small")


def asked(*marks: Mark, changes: tuple[Change, ...] = (), cut: Cut = "table") -> Show:
    view: Any = SimpleNamespace()
    return Show(view, PlainWords(), ("Ann", "Ben"), cut, marks, changes)


def moved(first: Any, **changed: Any) -> Any:
    return replace(first, **changed)


ON_TOP = Disc(name="stone", layer=Layer.TOP, at=(100, 50), radius=20, fill="#000000")
SPACE = Change("space", "1")


def test_a_good_picture_has_no_fault() -> None:
    assert faults(PICTURES, asked(), scene(NUMBER)) == []
    assert faults(PICTURES, asked(MARK, changes=(SPACE,)), scene(NUMBER, PLATE, LETTER, CHANGED)) == []
    assert faults(PICTURES, asked(changes=(SPACE,), cut="close"), scene(NUMBER)) == []


@pytest.mark.parametrize(
    ("show", "drawn", "expected"),
    [
        (asked(), scene(moved(NUMBER, at=(195, 50))), ["outside the picture: number"]),
        (asked(), scene(moved(NUMBER, size=theme.LEAST - 1)), [f"too small: number, {theme.LEAST - 1}"]),
        (asked(), scene(NUMBER, moved(NUMBER, name="other", at=(120, 50))), ["texts touch: number, other"]),
        (asked(), scene(NUMBER, ON_TOP), ["covered: number by stone"]),
        (asked(MARK), scene(PLATE), ["options without a letter: ['A'], letters without a place: []"]),
        (
            asked(MARK),
            scene(PLATE, LETTER, moved(LETTER, text="B", at=(80, 25), colour="#000000")),
            ["a letter of no option: B"],
        ),
        (
            asked(MARK),
            scene(PLATE, LETTER, Rect(name="choice.1.plate", layer=Layer.PLATE, box=(30, 10, 60, 40))),
            ["letters touch: choice.0.plate, choice.1.plate"],
        ),
        (asked(), scene(PLATE), ["the colour of options: used for something else"]),
        (asked(MARK), scene(moved(LETTER, colour="#000000")), ["the colour of options: missing"]),
        (asked(), scene(CHANGED), ["the colour of changes: used for something else"]),
        (asked(changes=(SPACE,)), scene(), ["the colour of changes: missing"]),
        (asked(changes=(SPACE,)), scene(STAR, moved(ON_TOP, at=(60, 60))), []),
        (
            asked(changes=(SPACE,)),
            scene(STAR, moved(ON_TOP, at=(25, 60))),
            ["a star under something: new.star, 0% to be seen"],
        ),
        (
            asked(MARK, cut="close"),
            scene(PLATE, LETTER, alt=(*ALT, "alt-options(options=; …)")),
            ["options in the description: 0, and 0 more, of 1"],
        ),
        (asked(), scene(alt=ALT[:1]), ["not in the description: [1]"]),
        (asked(), scene(alt=()), ["a description of 0 characters", "not in the description: [0, 1]"]),
        (
            asked(),
            scene(moved(NUMBER, size=5, at=(199, 50)), CHANGED),
            [
                "outside the picture: number",
                "too small: number, 5",
                "the colour of changes: used for something else",
            ],
        ),
    ],
)
def test_what_is_wrong_is_said(show: Show, drawn: Scene, expected: list[str]) -> None:
    assert faults(PICTURES, show, drawn) == expected


def test_a_game_may_let_some_texts_be_covered_and_promise_more() -> None:
    def also(show: Show, drawn: Scene) -> Any:
        yield f"{len(show.names)} players"

    game = PICTURES._replace(hidden=lambda text, drawn: text.name == "number", also=(also,))
    assert faults(game, asked(), scene(NUMBER, ON_TOP)) == ["2 players"]


def under(*shapes: Shape) -> list[str]:
    order = scene(*shapes).ordered()
    return [*misplaced(order, [shape_box(shape) for shape in order], theme.GROUND)]


@pytest.mark.parametrize(
    ("below", "text", "expected"),
    [
        (PLATE, moved(LETTER, colour="#000000"), "hard to read: choice.0 on choice.0.plate"),
        (PLATE, moved(LETTER, text="four"), "over the edge: choice.0 on choice.0.plate"),
        (ON_TOP, NUMBER, "hard to read: number on stone"),
        (PLATE, moved(NUMBER, halo="#3a3a3a"), "hard to read: number on its halo"),
        (ON_TOP, moved(NUMBER, colour="#ffffff", text="1234"), "hard to read: number on the ground"),
    ],
)
def test_what_lies_under_texts_is_looked_at(below: Shape, text: Text, expected: str) -> None:
    assert under(below, text) == [expected]


SIGN = Icon(name="sign", layer=Layer.PIECE, icon="star", at=(50, 50), size=30, colour="#8f8f8f")
FIELD = Rect(name="field", layer=Layer.GRID, box=(20, 20, 90, 90), fill="#e6dbc4")
"""Nearly as light as the ground, `theme.GROUND`."""
ROAD = Line(name="road.1", layer=Layer.ROAD, points=((0, 50), (200, 50)), colour="#e6dbc4", width=9)
AREA = Polygon(name="area", layer=Layer.GRID, points=((20, 20), (90, 20), (50, 90)), fill="#e6dbc4")


class Tones(Struct, frozen=True):
    """A drawing of a dark shape, its outline in this colour, and a tone on it."""

    colour: str

    def made(self) -> tuple[Polygon, ...]:
        upper = ((5, 5), (25, 5), (15, 20))
        return (
            Polygon(name=".0", layer=Layer.GROUND, points=((0, 0), (30, 0), (15, 30)), fill=self.colour),
            Polygon(name=".1", layer=Layer.GROUND, points=upper, fill=self.colour),
        )


def drawing(colour: str) -> Figure:
    return Figure(name="tree", layer=Layer.PIECE, recipe=Tones(colour), at=(50, 50))


@pytest.mark.parametrize(
    ("shapes", "expected"),
    [
        ([replace(SIGN, colour="#0072b2")], []),
        ([replace(SIGN, colour="#ffe23f")], ["faint: sign on the ground"]),  # as light as that
        ([replace(SIGN, colour="#e6dbc4")], ["faint: sign on the ground"]),
        ([replace(SIGN, colour="#e6dbc4", line="#000000")], []),
        ([FIELD], ["faint: field on the ground"]),
        ([replace(FIELD, line="#b9a98c", width=2)], []),
        ([replace(FIELD, fill="#000000"), SIGN], []),
        ([replace(FIELD, fill="#8a8a8a"), SIGN], ["faint: sign on field"]),
        ([replace(FIELD, fill="#00000010")], ["faint: field on the ground"]),
        ([replace(FIELD, fill="#000000"), replace(FIELD, name="lit", fill="#00000080")], []),  # it covers the field
        ([replace(FIELD, name="field.light")], []),  # an ornament
        ([ROAD], ["faint: road.1 on the ground"]),
        ([replace(ROAD, colour="#000000"), replace(ROAD, name="road.2", colour="#000000")], []),  # they are joined
        (
            [replace(ROAD, colour="#000000"), replace(ROAD, name="river", colour="#000000")],
            ["faint: river on road.1"],
        ),
        ([AREA], ["faint: area on the ground"]),
        ([AREA, replace(AREA, name="rim", fill="", line="#000000", width=3, layer=Layer.TOP)], []),
        (
            [Disc(name="stone", layer=Layer.GRID, at=(50, 50), radius=20, fill="#e6dbc4")],
            ["faint: stone on the ground"],
        ),
        ([drawing("#000000")], []),
        ([drawing("#e6dbc4")], ["faint: tree.0 on the ground"]),
    ],
)
def test_edges_that_some_eyes_do_not_see_are_named(shapes: list[Shape], expected: list[str]) -> None:
    assert edges(scene(*shapes)) == expected


@pytest.mark.parametrize("ornament", ORNAMENTS, ids=lambda ornament: ornament.kind)
def test_each_ornament_is_drawn_and_faint(ornament: Ornament) -> None:
    """One that is not is to leave the list."""
    (pictures,) = (each for each in PICTURED if each.game == ornament.game)
    assert any(map(ornament.holds, faint(pictures.scene(ornament.case))))


def test_words_with_a_ground_of_their_own_may_lie_anywhere() -> None:
    white = {"colour": "#ffffff", "halo": "#000000"}
    assert under(ON_TOP, moved(NUMBER, **white)) == []
    assert under(PLATE, LETTER) == []


def test_a_backdrop_always_prints_the_same() -> None:
    print_of, before = replace(PLATE, static=True), {}
    assert [*printed(scene(print_of, NUMBER), before)] == [*printed(scene(print_of, CHANGED), before)] == []
    assert [*printed(scene(CHANGED), before)] == ["other things printed on small: ['choice.0.plate']"]
