"""Scenes as pixels."""

from __future__ import annotations

import io
from concurrent.futures import ThreadPoolExecutor
from itertools import combinations
from random import Random

import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops, ImageDraw, ImageStat

from games import ARTISTS
from render import paint, picture, theme
from render.icons import ICONS, group
from render.measure import width
from render.paint import letters, shapes
from render.paint.backdrops import Backdrops
from render.scene import Disc, Icon, Layer, Rect, Scene, Text
from tests.render.milestones_cases import SHOWS, scene
from tests.render.pictures import NAMES, PlainWords


def plain(*shapes: Rect | Disc | Icon | Text, backdrop: str = "") -> Scene:
    return Scene(120, 80, "#ffffff", 10, shapes, backdrop=backdrop)


def test_the_corners_are_clear_and_the_rest_is_not() -> None:
    alpha = paint.pixels(plain()).getchannel("A")
    assert [alpha.getpixel(at) for at in ((0, 0), (119, 0), (0, 79), (119, 79))] == [0, 0, 0, 0]
    assert alpha.getpixel((60, 0)) == alpha.getpixel((0, 40)) == alpha.getpixel((60, 40)) == 255


def test_edges_are_smooth() -> None:
    disc = Disc(name="disc", layer=Layer.PIECE, at=(60, 40), radius=20, fill="#000000")
    shades = paint.pixels(plain(disc)).convert("L").crop((35, 15, 85, 65)).getcolors()
    assert shades is not None
    assert len(shades) > 8


def test_a_rectangle_fills_exactly_its_box() -> None:
    box = Rect(name="box", layer=Layer.PIECE, box=(20, 10, 60, 30), fill="#000000", line="#ff0000", width=2)
    drawn = paint.pixels(plain(box)).convert("RGB")
    assert [drawn.getpixel((x, 20)) for x in (19, 20, 21, 22, 57, 58, 59, 60)] == [
        (255, 255, 255),
        (255, 0, 0),
        (255, 0, 0),
        (0, 0, 0),
        (0, 0, 0),
        (255, 0, 0),
        (255, 0, 0),
        (255, 255, 255),
    ]


@pytest.mark.parametrize("width", [0, 3])
@pytest.mark.parametrize("radius", [0, 12.5, 30])
def test_a_large_rectangle_is_drawn_as_small_ones_are(
    monkeypatch: pytest.MonkeyPatch, radius: float, width: int
) -> None:
    line = "#ff0000" if width else ""
    box = Rect(
        name="box", layer=Layer.PIECE, box=(40, 30, 240, 170), radius=radius, fill="#204060", line=line, width=width
    )
    scene = Scene(280, 200, "#ffffff", 10, (box,))
    plate = paint.pixels(scene)
    monkeypatch.setattr(shapes, "PLATE_FROM", 10**6)
    difference = ImageChops.difference(plate.convert("RGB"), paint.pixels(scene).convert("RGB"))
    assert difference.getbbox() is None


def test_a_colour_with_opacity_lets_the_ground_through() -> None:
    box = Rect(name="box", layer=Layer.PIECE, box=(20, 10, 60, 30), fill="#00000080")
    assert paint.pixels(plain(box)).convert("L").getpixel((40, 20)) == pytest.approx(127, abs=1)


def test_draw_order_is_by_layer() -> None:
    over = Rect(name="over", layer=Layer.TOP, box=(20, 10, 60, 30), fill="#000000")
    under = Rect(name="under", layer=Layer.PLATE, box=(20, 10, 60, 30), fill="#ff0000")
    assert paint.pixels(plain(over, under)).convert("RGB").getpixel((40, 20)) == (0, 0, 0)


def test_a_kept_backdrop_gives_the_same_picture() -> None:
    printed = Rect(name="printed", layer=Layer.PLATE, box=(0, 0, 90, 60), fill="#ccddaa", static=True)
    piece = Disc(name="piece", layer=Layer.PIECE, at=(60, 40), radius=20, fill="#000000")
    kept = plain(printed, piece, backdrop="kept")
    first, second = paint.pixels(kept), paint.pixels(kept)
    assert first.tobytes() == second.tobytes() == paint.pixels(plain(printed, piece)).tobytes()


@pytest.mark.parametrize("room", [0, 80_000])
def test_many_backdrops_in_any_order_give_the_pictures_of_a_fresh_start_and_no_more_are_kept_than_fit(
    room: int,
) -> None:
    chance = Random(5)
    grounds = [
        replace(
            plain(Rect(name="printed", layer=Layer.GROUND, box=(n, 9, 50 + n, 60), fill="#cda", static=True)),
            backdrop=f"{n}",
        )
        for n in range(9)
    ]
    fresh = [paint.pixels(replace(each, backdrop="")).tobytes() for each in grounds]
    kept = Backdrops(most=2_000, fresh=room)
    for n in chance.choices(range(9), k=200):
        scene = grounds[n]
        key = (scene.backdrop, scene.width, scene.height)
        assert paint.pixels(scene).tobytes() == fresh[n]
        made = paint.pixels(replace(scene, backdrop="")).convert("RGB")
        found = kept.find(key)
        assert found is None or found.tobytes() == made.tobytes()
        if found is None:
            kept.keep(key, made)
        assert kept.size <= 2_000
        assert kept.fresh <= room
    assert kept.size > 500
    assert kept.fresh > room - 40_000


def test_a_piece_does_not_stay_on_the_backdrop() -> None:
    printed = Rect(name="printed", layer=Layer.PLATE, box=(0, 0, 90, 60), fill="#ccddaa", static=True)
    piece = Disc(name="piece", layer=Layer.PIECE, at=(60, 40), radius=20, fill="#000000")
    paint.pixels(plain(printed, piece, backdrop="clean"))
    assert paint.pixels(plain(printed, backdrop="clean")).convert("RGB").getpixel((60, 40)) == (204, 221, 170)


@pytest.mark.parametrize("encoding", ["webp", "png"])
def test_files_without_a_palette_are_lossless(encoding: paint.Encoding) -> None:
    drawn = scene("middle-3 table changed")
    decoded = Image.open(io.BytesIO(paint.encode(drawn, encoding))).convert("RGBA")
    wanted = paint.pixels(drawn)
    opaque = wanted.getchannel("A").point([0] * 255 + [255])
    difference = ImageChops.difference(decoded.convert("RGB"), wanted.convert("RGB"))
    assert ImageStat.Stat(difference, opaque).extrema == [(0, 0)] * 3
    assert decoded.getchannel("A").tobytes() == wanted.getchannel("A").tobytes()


def test_two_threads_draw_what_one_draws() -> None:
    cases = ["crowded-4 table", "crowded-2 table", "middle-3 close space", "crowded-2 close plot"] * 2
    with ThreadPoolExecutor(2) as pool:
        drawn = list(pool.map(lambda case: paint.pixels(scene(case)).tobytes(), cases))
    assert drawn == [paint.pixels(scene(case)).tobytes() for case in cases]


@pytest.mark.parametrize("size", [theme.LEAST, theme.SMALL, theme.MEDIUM, theme.LARGE])
@pytest.mark.parametrize("bold", [False, True])
@pytest.mark.parametrize("text", ["0123456789", "Handelshaus", "Building office", "Дана Ελένη Žofia", "≤ 3 → ½"])
def test_text_is_as_wide_as_measured(text: str, size: int, bold: bool) -> None:
    # hinting rounds each letter to whole pixels
    assert paint.text_width(text, size, bold) == pytest.approx(width(text, size, bold), abs=0.5 * len(text) + 1)


def icon_pixels(name: str, size: int) -> Image.Image:
    icon = Icon(name="icon", layer=Layer.PIECE, icon=name, at=(60, 40), size=size, colour="#000000")
    return paint.pixels(plain(icon)).convert("L")


@pytest.mark.parametrize("name", ICONS)
def test_an_icon_keeps_to_its_square_and_is_solid(name: str) -> None:
    assert all(-0.1 <= c <= 24.1 for part in ICONS[name] if not part.cut for point in part.points for c in point)
    ink = 255 - ImageStat.Stat(icon_pixels(name, 20).crop((50, 30, 70, 50))).mean[0]
    assert ink > 40


def test_goods_are_told_apart_in_grey_at_20_px() -> None:
    for one, two in combinations(group("goods"), 2):
        difference = ImageChops.difference(icon_pixels(one, 20), icon_pixels(two, 20)).crop((50, 30, 70, 50))
        assert ImageStat.Stat(difference).mean[0] > 40, (one, two)


def test_a_picture_carries_file_name_and_description() -> None:
    asked = SHOWS["middle-3 close space"]
    marks = [tuple(mark) for mark in asked.marks]
    made = picture(
        ARTISTS,
        "milestones",
        asked.view,
        names=NAMES[:3],
        speak=PlainWords(),
        marks=marks,
        cut="close",
    )
    assert made.filename == "milestones-close.png"
    assert Image.open(io.BytesIO(made.data)).size == (1000, 728)
    assert made.alt.startswith("alt-waiting(")


@pytest.mark.parametrize("bold", [False, True])
def test_letters_put_together_are_what_the_font_draws_as_a_whole(bold: bool) -> None:
    """Also grown by a halo, where they overlap, and beside a run of the other font."""
    random = Random(1)
    for size in (*range(12, 49, 5), 15, 17):
        for halo in (0, 2, 5):
            said = "".join(random.choices("AVTfjygWilÄß.,'„“…4711 ", k=20)).strip() + random.choice(
                ("", "→→", " ⚠AV")
            )
            wide, *masks = letters.text_masks(said, size, bold, halo)
            assert wide == letters.text_width(said, size, bold)
            for stroke, made in zip((0, halo), masks, strict=True):
                whole, x = Image.new("L", (int(wide) + 2 * size + 2, 3 * size)), size
                for run, font in letters._runs(said, size, bold):
                    ImageDraw.Draw(whole).text((x, 2 * size), run, 255, font, "ls", stroke_width=stroke)
                    x += round(font.getlength(run))
                box = whole.getbbox()
                assert box is not None
                if made is not None:
                    assert (made.x, made.y) == box[:2]
                    assert made.image.tobytes() == whole.crop(box).tobytes()
