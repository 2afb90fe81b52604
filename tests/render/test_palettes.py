"""Files with a palette: like the picture, small, and with corners that are clear on any ground."""

from __future__ import annotations

import io
from math import log10

import pytest
from PIL import Image, ImageChops, ImageStat

from games import ARTISTS
from render import paint, theme
from render.scene import Scene
from tests.render.listed import PICTURES
from tests.render.pictures import Pictures

DRAWN = [(pictures, case) for pictures in PICTURES for case in pictures.golden]
LIKE = 44
"""dB between a picture and its file, at least."""
FAR, FEW = 16, 0.003
"""Levels by which a pixel is visibly wrong, and the share of such pixels at most."""
LARGEST = 240 * 1024
"""Of the fullest tables that can be; `benchmarks.pictures` measures usual ones."""
THEMES = ("#313338", "#ffffff")
"""The grounds of Discord's dark and light theme."""


def unlike(wanted: Image.Image, shown: Image.Image, least: float = LIKE) -> list[str]:
    """All that is wrong with a file, as shown on both grounds; `least`: how like it is at least, in dB."""
    faults = []
    for ground in THEMES:
        one, two = (on(ground, each) for each in (wanted, shown))
        difference = ImageChops.difference(one, two)
        wrong = sum(ImageStat.Stat(difference).sum2) / (3 * one.width * one.height)
        if wrong and 10 * log10(255 * 255 / wrong) < least:
            faults.append(f"{10 * log10(255 * 255 / wrong):.1f} dB on {ground}")
        red, green, blue = difference.split()
        most = ImageChops.lighter(ImageChops.lighter(red, green), blue).histogram()
        if sum(most[FAR + 1 :]) > FEW * one.width * one.height:
            faults.append(f"{sum(most[FAR + 1 :])} pixels are off on {ground}")
    return faults


def on(ground: str, picture: Image.Image) -> Image.Image:
    under = Image.new("RGBA", picture.size, ground)
    under.alpha_composite(picture)
    return under.convert("RGB")


def shown(file: bytes) -> Image.Image:
    return Image.open(io.BytesIO(file)).convert("RGBA")


@pytest.mark.parametrize(("pictures", "case"), DRAWN, ids=[f"{p.game} {case}" for p, case in DRAWN])
def test_a_file_is_small_and_shows_the_picture_on_dark_and_light(pictures: Pictures, case: str) -> None:
    """If pictures changed on purpose, `python -m tests.render.palettes` chooses the colours again."""
    scene = pictures.scene(case)
    file = paint.encode(scene, colours=ARTISTS[pictures.game].palette(scene))
    assert unlike(paint.pixels(scene), shown(file)) == []
    assert len(file) <= LARGEST


def test_a_palette_without_the_colour_of_changes_is_found() -> None:
    scene = next(pictures.scene(case) for pictures, case in DRAWN if theme.CHANGE in pictures.scene(case).dump())
    artist = next(ARTISTS[pictures.game] for pictures, case in DRAWN if pictures.scene(case) is scene)
    palette = artist.palette(scene)
    without = tuple(each for each in palette if not (each[1] in "abcd" and each[3] in "01"))
    assert len(without) < len(palette)
    assert unlike(paint.pixels(scene), shown(paint.encode(scene, colours=without))) != []


def test_the_corners_go_from_clear_to_full_in_the_colour_of_the_ground() -> None:
    scene = Scene(200, 120, theme.GROUND, 24, ())
    wanted, made = paint.pixels(scene), shown(paint.encode(scene, colours=(theme.GROUND, "#000000")))
    extremes = ImageChops.difference(wanted.getchannel("A"), made.getchannel("A")).getextrema()
    assert extremes[1] <= 256 // paint.CLEAR
    assert [made.getpixel(at) for at in ((0, 0), (199, 119))] == [(241, 233, 216, 0)] * 2
    assert made.convert("RGB").getcolors() == [(200 * 120, (241, 233, 216))]


def test_a_palette_of_too_many_colours_is_refused() -> None:
    many = tuple(f"#0000{n:02x}" for n in range(paint.OPAQUE + 1))
    with pytest.raises(ValueError, match="a palette of 241 colours"):
        paint.encode(Scene(20, 20, theme.GROUND, 2, ()), colours=many)
