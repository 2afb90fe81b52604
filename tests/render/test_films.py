"""Films: what is painted is what a whole painting shows, and the file holds it frame by frame."""

from __future__ import annotations

import io
from collections.abc import Sequence
from functools import partial
from itertools import pairwise
from random import Random

import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops, ImageSequence, ImageStat

from engine.core.film import Frame
from engine.core.game import AnyGame
from engine.core.model import Seat
from games import ARTISTS, LISTED
from render import film as films
from render import paint
from render.jobs import done, pack
from render.layout import shape_box, within
from render.measure import fit, printable, width
from render.paint.changes import Changing
from render.paint.gif import Animation, Placed
from render.paint.palettes import palette
from render.scene import AnyShape, Disc, Layer, Rect, Scene, Text
from words import Speaker

from .filming import FRAMES, boards, filmed
from .properties import PHONE, small_on_a_phone

DRAWN = [each.game for each in LISTED if each.game.key in ARTISTS]


def whole(scene: Scene) -> Image.Image:
    return paint.pixels(scene).convert("RGB")


@pytest.mark.parametrize("game", DRAWN, ids=[game.key for game in DRAWN])
def test_what_changes_is_painted_as_if_all_was(game: AnyGame) -> None:
    slots, small, parts, made = dict[int, Changing](), dict[int, Changing](), 0, filmed(game)
    for scenes in boards(game, made):
        for n, scene in enumerate(scenes):
            slot = slots.setdefault(n, Changing())
            before = slot.image
            changed = slot.show(scene)
            assert ImageChops.difference(slot.image, whole(scene)).getbbox() is None
            parts += before.size == slot.image.size and (0, 0, scene.width, scene.height) not in changed
            assert slot.show(scene) == []
            half = small.setdefault(n, Changing(2))
            half.show(scene)
            off = ImageStat.Stat(ImageChops.difference(half.image, whole(scene).reduce(2)))
            assert max(off.rms) < 4, "painted smaller it looks otherwise than reduced"
    assert parts > 1, "it was painted whole each time"
    (silent,) = films.scenes(ARTISTS[game.key], game, made.frames[-1:], partial(Speaker, "en", game), described=False)
    assert silent == [replace(scene, alt=()) for scene in scenes], "a frame needs no sentences"
    assert all(scene.alt for scene in scenes)
    low = 0  # one below the other, as wide as a phone shows them
    for each in films.placed(films.caption(made.frames[-1], FRAMES), scenes):
        left, top = each.at
        assert top == low
        assert 0 <= films.WIDE - each.size[0] - 2 * left <= 1, "in the middle"
        assert [*small_on_a_phone(each.scene, PHONE / films.WIDE / each.scale)] == [], "read where a phone shows it"
        low += each.size[1]


def disc(x: int, fill: str) -> Disc:
    return Disc(name=f"{x}", layer=Layer.PIECE, at=(x, 40), radius=20, fill=fill)


ALIKE = 7
"""The rms by which a picture painted at half its size may differ from one that is reduced. Where edges of several
shapes meet in a pixel, each is mixed in by its share of it; reduced, each of its four points has one colour. That is
a quarter of the contrast of an edge at most, 55 here, in a few pixels of a hundred."""


@pytest.mark.parametrize("clear", [False, True])
def test_a_small_picture_shows_what_a_reduced_one_does(clear: bool) -> None:
    """Borders of odd width and at odd places let nothing shine through, and are painted again as before, also where
    fills and letters are `clear`, in all or in part."""
    lot = Random(2)
    slot, shapes = Changing(2), list[AnyShape]()

    def colour(opaque: str) -> str:
        return opaque + lot.choice(("", "c0", "80", "40")) if clear else opaque

    for n in range(40):
        x, y, side = lot.randrange(300), lot.randrange(200), lot.choice((9, 30, 61, 90))
        box = (x, y, x + side, y + side)
        how = {"fill": colour("#20a040"), "line": colour("#202020"), "width": lot.choice((1, 2, 3))}
        shapes.append(Rect(name=f"{n}", layer=Layer.PIECE, box=box, radius=lot.choice((0, 5)), **how))
        shapes.append(Disc(name=f"disc.{n}", layer=Layer.PIECE, at=(y, x / 2), radius=max(side / 4, 4), **how))
        text, size, halo = lot.choice(("Ann", "12", "Wood 3")), lot.choice((15, 22, 34)), lot.choice(("", "#ffffff"))
        shapes.append(Text(name=f"text.{n}", layer=Layer.PIECE, text=text, at=(x, y), size=size,
                           colour=colour("#202020"), halo=halo))  # fmt: skip
        shapes = shapes[-45:]
        scene = Scene(301, 201, "#ffffff", 0, tuple(shapes))
        slot.show(scene)
        anew = Changing(2)
        anew.show(scene)
        assert ImageChops.difference(slot.image, anew.image).getbbox() is None
        off = ImageChops.difference(slot.image, whole(scene).reduce(2))
        assert max(ImageStat.Stat(off).rms) < ALIKE


def test_another_order_and_equal_shapes_are_painted_too() -> None:
    a, b, thin = disc(40, "#ff0000"), disc(60, "#00ff00"), disc(80, "#0000ff80")
    slot = Changing()
    for shapes in ((a, b), (b, a), (a, b, thin), (a, b, thin, thin), (a, thin), (a,), ()):
        scene = Scene(120, 80, "#ffffff", 0, shapes)
        slot.show(scene)
        assert ImageChops.difference(slot.image, whole(scene)).getbbox() is None


def test_a_file_shows_every_frame_also_where_scenes_move_or_leave() -> None:
    colours = ("#ffffff", "#ff0000", "#00ff00", "#f1e9d8")

    def scene(x: int, high: int = 80) -> Scene:
        box = Rect(name="box", layer=Layer.PIECE, box=(x, 10, x + 20, 30), fill="#ff0000")
        return Scene(121, high, "#ffffff", 0, (box,))

    orders: list[list[Placed]] = [
        [Placed(scene(10), 2, (0, 0)), Placed(scene(30), 1, (0, 40))],
        [Placed(scene(41), 2, (0, 0)), Placed(scene(30), 1, (0, 40))],
        [Placed(scene(41, 100), 2, (0, 0)), Placed(scene(30), 1, (0, 50))],
        [Placed(scene(41, 100), 2, (0, 0))],
        [Placed(scene(41, 100), 2, (0, 0))],
    ]
    made = Animation(121, "#f1e9d8", colours)
    for n, each in enumerate(orders):
        made.add(each, 10 + n)
    found = Image.open(io.BytesIO(made.file()))
    assert found.size == (121, 130)
    for n, (frame, order) in enumerate(zip(ImageSequence.Iterator(found), orders, strict=True)):
        wanted = Image.new("RGB", found.size, "#f1e9d8")
        for placed in order:
            drawn = whole(placed.scene)
            drawn = drawn.reduce(placed.scale) if placed.scale > 1 else drawn
            near = drawn.quantize(palette=palette(colours), dither=Image.Dither.NONE)
            wanted.paste(near.convert("RGB"), placed.at)
        assert ImageChops.difference(frame.convert("RGB"), wanted).getbbox() is None, n
        assert frame.info["duration"] == 100 + 10 * n
    assert found.info["loop"] == 0


@pytest.mark.parametrize("game", DRAWN[:1], ids=[DRAWN[0].key])
def test_a_film_is_a_job_and_leaves_frames_out_where_it_is_too_large(
    game: AnyGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = filmed(game)
    drawn = done(pack(made, Speaker("en", game), cut="film"), {game.key: game}, ARTISTS)
    found = Image.open(io.BytesIO(drawn.data))
    assert (drawn.filename, drawn.alt) == (f"{game.key}-replay.gif", "A film")
    assert (found.n_frames, found.size[0]) == (FRAMES, films.WIDE)  # type: ignore[attr-defined]
    monkeypatch.setattr(films, "MOST", len(drawn.data) - 1)
    less = Image.open(io.BytesIO(films.film(ARTISTS[game.key], game, made, partial(Speaker, "en", game))))
    assert less.n_frames == FRAMES // 2 + 1  # type: ignore[attr-defined]
    last = [list(ImageSequence.Iterator(each))[-1].convert("RGB") for each in (found, less)]
    assert ImageChops.difference(*last).getbbox() is None


def texts(scene: Scene) -> Sequence[Text]:
    return [each for each in scene.shapes if isinstance(each, Text)]


def test_a_caption_has_room_for_whatever_happened() -> None:
    said = "Somebody does something that takes many words. "
    for names, seat, words in ((("Ann",), 0, ()), (("W" * 24,), 0, (said,) * 40), (("Ann",), None, ("x" * 500,))):
        frame = Frame(b"", (), names, None if seat is None else Seat(seat), 9, words)
        scene = films.caption(frame, 10)
        found = texts(scene)
        assert all(within(shape_box(each), (0, 0, scene.width, scene.height)) for each in scene.shapes)
        assert all(each.at[0] + width(each.text, each.size) <= scene.width for each in found if each.anchor == "lm")
        assert len([each for each in found if each.name.startswith("said.")]) <= films.ROWS
        boxes = sorted(shape_box(each)[1::2] for each in found if each.name.startswith("said."))
        assert all(above[1] <= below[0] for above, below in pairwise(boxes))


def test_a_long_film_is_quicker_and_never_too_quick_to_follow() -> None:
    frame = Frame(b"", (), (), None, 1, ("a sentence of some length",) * 4)
    assert films.duration(frame, 5) > films.duration(frame, 100) > films.duration(frame, 10_000) == films.QUICK


def test_a_text_that_is_cut_is_as_long_as_there_is_room() -> None:
    lot = Random(1)
    for _ in range(300):
        text = "".join(lot.choice("abc WiljÄ✓  .,x") for _ in range(lot.randrange(1, 60)))
        size, space, bold = lot.choice((15, 17, 29)), lot.uniform(20, 400), lot.random() < 0.5
        whole, cut = printable(text), fit(text, size, space, bold)
        if width(whole, size, bold) > space:
            kept = cut.removesuffix("…")
            assert whole.startswith(kept)
            assert width(cut, size, bold) <= space or not kept
            longer = next((whole[:n] for n in range(len(kept) + 1, len(whole)) if whole[n - 1] != " "), whole)
            assert width(longer + "…", size, bold) > space
        else:
            assert cut == whole
