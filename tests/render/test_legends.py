"""The legends: every page keeps the promises of pictures, in every language; nothing is drawn in a game that its
legend does not name."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from games import ARTISTS, GAMES
from render import legend, paint, theme
from render.jobs import done, pack
from render.layout import overlap, shape_box, within
from render.scene import Icon, Layer, Scene, Text
from tests.render.edges import edges
from tests.render.properties import MOST_ALT, bounds, covered, texts_that_touch, unexplained
from tests.render.test_palettes import shown, unlike
from tests.words.pseudo import TRIED
from words import LOCALES, Speaker, has

WORD, PLATE = re.compile(r"group\d+\.([\w-]+\.\d|head)"), re.compile(r"group\d+")
"""The names of words and heads, and of the plates below all."""
BY_KEY = {game.key: game for game in GAMES}
LARGEST = 100 * 1024
"""Bytes of a page."""
APART = 4
"""Pixels between a symbol and words beside it, at least."""
TALLEST = 1_150
"""Pixels of a page: a phone shows half of them."""


def wrong(scene: Scene) -> Iterator[str]:
    """The faults of a page."""
    order = scene.ordered()
    read = [shape for shape in order if isinstance(shape, Text)]
    yield from (f"outside the picture: {s.name}" for s in order if not within(shape_box(s), bounds(scene)))
    yield from (f"too small: {text.name}" for text in read if text.size < theme.LEAST)
    yield from (f"cut off: {text.text}" for text in read if text.text.endswith("…"))
    yield from texts_that_touch(read)
    yield from covered(order, read)
    words = [text for text in read if WORD.fullmatch(text.name)]
    samples = [shape for shape in order if shape not in words and not PLATE.fullmatch(shape.name)]
    for text in words:
        left, top, right, bottom = shape_box(text)
        near = (left - APART, top, right + APART, bottom)
        yield from (f"{s.name} touches {text.text}" for s in samples if overlap(shape_box(s), near) > 0)
    if scene.height > TALLEST:
        yield f"{scene.height} pixels high"
    if not 0 < len(scene.alt_text()) <= MOST_ALT or len(" ".join(scene.alt)) > MOST_ALT:
        yield f"a description of {len(' '.join(scene.alt))} characters"


@pytest.mark.usefixtures("pseudo")
@pytest.mark.parametrize("locale", TRIED)
@pytest.mark.parametrize("game", ARTISTS)
def test_all_words_of_a_legend_are_drawn_in_full_and_apart(game: str, locale: str) -> None:
    pages = [legend.page(page, Speaker(locale, BY_KEY[game])) for page in ARTISTS[game].legend]
    assert pages
    assert {n: faults for n, page in enumerate(pages) if (faults := [*wrong(page)])} == {}


@pytest.mark.parametrize("game", ARTISTS)
def test_a_legend_has_its_words_in_every_language_and_names_nothing_twice(game: str) -> None:
    groups = [group for page in ARTISTS[game].legend for group in page]
    codes = [code for group in groups for code in (group.head, *(entry.word for entry in group.entries))]
    missing = [code for code in (*codes, "legend") for each in LOCALES if not said(each, game, code)]
    assert missing == []
    words = [entry.word for group in groups for entry in group.entries]
    assert sorted(words) == sorted(set(words))


def said(locale: str, game: str, code: str) -> bool:
    """Whether a language has a word; of a numbered thing ("task-fame2") that for any number."""
    return has(locale, game, code) or has(locale, game, code.rstrip("0123456789"))


@pytest.mark.parametrize("game", ARTISTS)
def test_a_legends_files_are_small_and_show_its_colours(game: str) -> None:
    for page in ARTISTS[game].legend:
        scene = legend.page(page, Speaker("de", BY_KEY[game]))
        assert edges(scene) == []
        file = paint.encode(scene, colours=ARTISTS[game].colours)
        assert unlike(paint.pixels(scene), shown(file)) == []
        assert len(file) <= LARGEST


def test_a_legend_is_drawn_by_another_process_and_is_the_same_job_for_every_table() -> None:
    jobs = [pack(None, Speaker("de", BY_KEY["roads"]), cut="legend", at="1") for _ in range(2)]
    assert jobs[0] == jobs[1]
    drawn = done(jobs[0], BY_KEY, ARTISTS)
    assert (drawn.filename, shown(drawn.data).width) == ("roads-legend-1.png", legend.WIDTH)
    assert "Gebäude: Holzfäller" in drawn.alt


def test_equal_pictures_are_the_same_job_whoever_made_their_parts() -> None:
    """Else the same board that two people ask for would be drawn twice."""
    name, other = "Ann", "".join(("A", "nn"))
    assert name is not other
    jobs = [
        pack(None, Speaker("de", BY_KEY["roads"], names), marks=[("a", "site", ("B4", names[1]))], at="1")
        for names in (("Ann", name), ("Ann", other))
    ]
    assert jobs[0] == jobs[1]
    assert done(jobs[0], BY_KEY, ARTISTS).data == done(jobs[1], BY_KEY, ARTISTS).data


def test_an_icon_that_a_legend_lacks_is_found() -> None:
    drawn = Icon(name="land.ship", layer=Layer.PIECE, icon="steamer", at=(50, 50), size=20, colour=theme.INK)
    assert [*unexplained("milestones", Scene(100, 100, theme.GROUND, 12, (drawn,)))] == ["not in the legend: steamer"]
