"""Figures: drawings coloured at once look like their shapes painted one by one, wherever they lie."""

from __future__ import annotations

from random import Random

import pytest
from msgspec import Struct
from msgspec.structs import replace
from PIL import Image, ImageChops, ImageStat

from render import paint
from render.games.shipyard import hulls
from render.games.wonders import ground, monuments
from render.paint.figures import Figures, drawer
from render.pen import NONE, Pen
from render.scene import AnyShape, Figure, Layer, Line, Point, Polygon, Scene
from tests.render import wonders_sheet

ART = {"wonders": monuments.ART, "shipyard": hulls.ART}
EVERY = [(game, name) for game, art in ART.items() for name in sorted(art.files)]


class Scattered(Struct, frozen=True):
    """Shapes at random, some of which let something through, lines with joints and dashes."""

    seed: int

    def made(self) -> tuple[Polygon | Line, ...]:
        random = Random(self.seed)

        def point() -> Point:
            return round(random.uniform(0, 70), 1), round(random.uniform(0, 70), 1)

        def colour() -> str:
            return f"#{random.randrange(1 << 24):06x}" + random.choice(("", "", "80", "20"))

        def one(k: int) -> Polygon | Line:
            name, points, width = (
                f".{k}",
                tuple(point() for _ in range(random.randint(3, 9))),
                random.choice((1.2, 3)),
            )
            if random.random() < 0.5:
                return Line(name=name, layer=NONE, points=points, colour=colour(), width=width)
            line = colour() if random.random() < 0.5 else ""
            return Polygon(name=name, layer=NONE, points=points, fill=colour(), line=line, width=width)

        return tuple(one(k) for k in range(6))


def drawn(*shapes: AnyShape) -> Image.Image:
    return paint.pixels(Scene(160, 160, "#c2d68f", 10, shapes)).convert("RGB")


def unlike(a: Image.Image, b: Image.Image) -> tuple[float, int]:
    """How much two pictures differ: in the mean, and where they differ most (of 255)."""
    difference = ImageChops.difference(a, b)
    return max(ImageStat.Stat(difference).mean), max(high for _, high in difference.getextrema())


@pytest.mark.parametrize("seed", range(8))
def test_a_figure_looks_like_its_shapes_one_by_one(seed: int) -> None:
    """Whatever lies over what, and lets it through. Only edges in one pixel are mixed a little otherwise."""
    whole = Figure(name="x", layer=Layer.PIECE, recipe=Scattered(seed), at=(40, 40))
    mean, most = unlike(drawn(whole), drawn(*whole.shapes()))
    assert mean < 0.4
    assert most < 70


@pytest.mark.parametrize(("game", "name"), EVERY[::4])
def test_a_drawing_looks_like_its_shapes_one_by_one(game: str, name: str) -> None:
    """But that the ground no longer shines through where two areas meet."""
    pen = Pen("x", (20, 20), 40)
    pen.draw(ART[game], name)
    mean, most = unlike(drawn(*pen.shapes()), drawn(*Scene(1, 1, "#ffffff", 0, tuple(pen.shapes())).shapes))
    assert mean < 2
    assert most < 110


def test_a_figure_has_the_same_pixels_wherever_it_lies() -> None:
    here, there = (Figure(name="x", layer=Layer.PIECE, recipe=Scattered(3), at=at) for at in ((20, 20), (57, 41)))
    assert drawn(here).crop((15, 15, 95, 95)).tobytes() == drawn(there).crop((52, 36, 132, 116)).tobytes()


def test_a_drawing_is_coloured_once_for_all_tables() -> None:
    paint.forget()
    for at in ((0, 0), (31, 2), (80.0, 60.0)):
        pen = Pen(f"seat{at[0]}", at, 40, layer=Layer.PLATE)
        pen.draw(monuments.ART, "tower")
        drawn(*pen.shapes())
    for left in (0, 0.5):  # the second one begins within a pixel
        drawn(*ground.map(wonders_sheet.MAP_A, 24, (left, 0))[:2])
    assert len(drawer) == 3


def test_only_the_figures_drawn_last_are_kept_as_they_are() -> None:
    recipes = [Scattered(seed) for seed in range(4)]
    keeper, other = Figures(fresh=60_000, most=1), Figures()
    seen = [keeper.figure(recipe) for recipe in (*recipes, *recipes)]
    assert [made.image.tobytes() for made in seen] == 2 * [other.figure(each).image.tobytes() for each in recipes]
    assert keeper.size <= 60_000 < other.size
    assert len(keeper) < len(other) == 4


def test_its_shapes_have_its_name_layer_and_place() -> None:
    whole = Figure(name="city", layer=Layer.GRID, static=True, recipe=Scattered(1), at=(7, 5))
    first, made = whole.shapes()[0], Scattered(1).made()[0]
    assert isinstance(first, Polygon | Line)
    moved = tuple((x + 7, y + 5) for x, y in made.points)
    assert first == replace(made, name="city.0", layer=Layer.GRID, static=True, points=moved)


def test_a_drawing_without_anything_is_nothing() -> None:
    pen = Pen("x", (0, 0), 10)
    assert Scene(1, 1, "#ffffff", 0, tuple(pen.shapes())).shapes == ()
    assert drawn(*pen.shapes()).tobytes() == drawn().tobytes()


def test_turned_drawings_are_other_figures() -> None:
    pens = [Pen("x", (0, 0), 30) for _ in range(2)]
    for pen, turns in zip(pens, (0, 1), strict=True):
        pen.view = monuments.Turned(turns)
        pen.draw(monuments.ART, "theater")
    assert drawn(*pens[0].shapes()).tobytes() != drawn(*pens[1].shapes()).tobytes()
