"""The properties of every game's pictures. Each property names its faults, one text for each."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import combinations
from typing import cast

import msgspec

from games import ARTISTS
from render import film, theme
from render.icons import group
from render.layout import inset, overlap, shape_box, within
from render.legend import icons
from render.scene import AnyShape, Disc, Icon, Rect, Scene, Shape, Text
from render.show import Show

from .edges import edges, in_sight
from .grounds import misplaced
from .pictures import Pictures

MOST_ALT = 1_000
"""Characters of a description."""
PHONE, LEAST_READ, LEAST_NAME = 412, 11, 10
"""How wide a phone shows a picture; how large texts and icons are there at least, and names: pixels."""
NAMED = re.compile(r"name\.|.*\.name(\.\d)?$|ground\.(column|row)\.")
"""The shapes that are names, of people and of places."""
OPTIONS = re.compile(r"alt-options(?:-some)?\(options=(.*?)(?:, left=(\d+))?\)(?= alt-|$)")
"""The options in a description of plain words, and how many more there are."""
STAR = 0.8
"""How much of a change's star is seen."""
MANY = 10
"""With this many options the description has no room for every player."""


PRINTED: dict[tuple[str, int, int], tuple[AnyShape, ...]] = {}
"""What the pictures looked at so far keep by the name of their backdrop and their size."""


def broken(pictures: Pictures, case: str) -> list[str]:
    """All that is wrong with one picture."""
    scene = pictures.scene(case)
    return [
        *faults(pictures, pictures.shows[case], scene),
        *(edges(scene) if case in with_edges(pictures) else ()),
        *unexplained(pictures.game, scene),
        *printed(scene, PRINTED),
    ]


def with_edges(pictures: Pictures) -> frozenset[str]:
    """The pictures whose edges are looked at: all public boards; of the close-ups one of each table and one for each
    kind of option; of the whole tables, which nobody is sent with options, one and one with changes."""
    cuts = {case: show.cut for case, show in pictures.shows.items()}
    close = [case.partition(" close") for case, cut in cuts.items() if cut == "close"]
    tables = {table: "".join((table, *rest)) for table, *rest in reversed(close)}
    kinds = {kind: "".join((*rest, kind)) for *rest, kind in close}
    whole = {
        bool(show.changes): case for case, show in pictures.shows.items() if show.cut == "table" and not show.marks
    }
    boards = (case for case, cut in cuts.items() if cut == "map")
    return frozenset((*boards, *tables.values(), *kinds.values(), *whole.values()))


def printed(scene: Scene, before: dict[tuple[str, int, int], tuple[AnyShape, ...]]) -> Iterator[str]:
    """What is printed is the same in every picture of one backdrop, for paint keeps its pixels by that name."""
    found = tuple([shape for shape in scene.parts if shape.static])
    other = before.setdefault((scene.backdrop, scene.width, scene.height), found)
    if scene.backdrop and found != other:
        names = sorted({shape.name for shape in {*found} ^ {*other}})
        yield f"other things printed on {scene.backdrop}: {names[:5]}"


def unexplained(game: str, scene: Scene) -> Iterator[str]:
    """Icons that the game's legend does not name."""
    for icon in sorted({shape.icon for shape in scene.shapes if isinstance(shape, Icon)} - _explained(game)):
        yield f"not in the legend: {icon}"


def read_on_a_phone(asked: Show, scene: Scene) -> Iterator[str]:
    """Texts and icons of a public board or a close-up that are too small where all its width is a phone's; of a
    board also where a phone shows it in a film, beside wider ones."""
    wide = max(scene.width, film.WIDE * film.HALF) if asked.cut == "map" else scene.width
    return small_on_a_phone(scene, PHONE / wide) if asked.cut != "table" else iter(())


def small_on_a_phone(scene: Scene, shown: float) -> Iterator[str]:
    """Texts and icons that are too small where a phone shows a picture so many times as large."""
    for shape in scene.shapes:
        if isinstance(shape, Text | Icon):
            least = LEAST_NAME if NAMED.match(shape.name) else LEAST_READ
            if shape.size * shown < least:
                yield f"too small on a phone: {shape.name}, {shape.size}"


@cache
def _explained(game: str) -> frozenset[str]:
    """The icons of a game's legend. Every player has a shape, of which it shows two; the stones of a pavement mean
    nothing."""
    return icons(ARTISTS[game].legend) | {mark.shape for mark in theme.PLAYERS} | {*group("paving")}


def faults(pictures: Pictures, asked: Show, scene: Scene) -> list[str]:
    """All that is wrong with a scene that was drawn for that."""
    order = scene.ordered()
    boxes = [shape_box(shape) for shape in order]
    read = [s for s in order if isinstance(s, Text) and not pictures.hidden(s, scene)]
    return [
        *(
            f"outside the picture: {s.name}"
            for s, box in zip(order, boxes, strict=True)
            if not within(box, bounds(scene))
        ),
        *(f"too small: {t.name}, {t.size}" for t in read if t.size < theme.LEAST),
        *texts_that_touch(read),
        *covered(order, read),
        *misplaced(order, boxes, scene.ground),
        *letters(asked, scene, pictures.placed(asked)),
        *accents(asked, scene, pictures.placed(asked)),
        *stars(asked, scene),
        *description(asked, scene),
        *(read_on_a_phone(asked, scene) if asked.cut == "map" else ()),
        *(fault for each in pictures.also for fault in each(asked, scene)),
    ]


def bounds(scene: Scene) -> tuple[float, float, float, float]:
    return (0, 0, scene.width, scene.height)


def texts_that_touch(read: list[Text]) -> Iterator[str]:
    """Texts keep clear of each other; halos may touch."""
    boxes = [(t.name, inset(shape_box(t), 1 if t.halo else 0)) for t in read]
    for (a, one), (b, two) in combinations(boxes, 2):
        if overlap(one, two) > 1:
            yield f"texts touch: {a}, {b}"


def covered(order: list[Shape], read: list[Text]) -> Iterator[str]:
    """No text that matters is covered by a later shape."""
    matters = {t.name for t in read}
    solids = [(place, solid(s), s.name) for place, s in enumerate(order)]
    solids = [(place, box, name) for place, box, name in solids if box[0] < box[2] and box[1] < box[3]]
    for place, text in enumerate(order):
        if isinstance(text, Text) and text.name in matters:
            x0, y0, x1, y1 = inset(shape_box(text), 2)
            if x0 >= x1 or y0 >= y1:
                continue
            for above, (left, top, right, bottom), name in solids:
                if above > place and left < x1 and x0 < right and top < y1 and y0 < bottom:
                    yield f"covered: {text.name} by {name}"


def solid(shape: Shape) -> tuple[float, float, float, float]:
    """The box a shape surely covers: of discs and icons the inner square; nothing of shapes that let the ground
    through, of lines, rings and outlines."""
    if isinstance(shape, Rect) and shape.fill and shape.fill[7:] in ("", "ff"):
        return shape.box
    if isinstance(shape, Disc) and shape.fill:
        return inset(shape_box(shape), shape.radius * 0.3)
    if isinstance(shape, Icon):
        return inset(shape_box(shape), shape.size * 0.15)
    return 0, 0, 0, 0


def letters(asked: Show, scene: Scene, placed: set[str]) -> Iterator[str]:
    """Every option that has a place has its letter there, and no letter stands for nothing. Plates of letters keep
    clear of each other."""
    order = [mark.letter for mark in asked.marks]
    found = set()
    for text in scene.shapes:
        if isinstance(text, Text) and text.name.startswith("choice."):
            for word in text.text.split():
                first, _, last = word.partition("–")
                if not {first, last or first} <= {*order}:
                    yield f"a letter of no option: {word}"
                    continue
                found |= set(order[order.index(first) : order.index(last or first) + 1])
    if found != placed:
        yield f"options without a letter: {sorted(placed - found)}, letters without a place: {sorted(found - placed)}"
    plates = [
        cast(Rect, s)
        for s in scene.shapes
        if isinstance(s, Rect) and s.name.startswith("choice.") and s.name.endswith(".plate")
    ]
    for one, two in combinations(plates, 2):
        if overlap(inset(one.box, 2), inset(two.box, 2)) > 0:
            yield f"letters touch: {one.name}, {two.name}"


def accents(asked: Show, scene: Scene, placed: set[str]) -> Iterator[str]:
    """The colours of options and of changes are used for nothing else. A close-up shows only part of the changes."""
    dump = msgspec.json.encode(scene.shapes).decode()
    if (theme.CHOICE in dump) != bool(placed):
        yield "the colour of options: " + ("missing" if placed else "used for something else")
    if theme.CHANGE in dump and not asked.changes:
        yield "the colour of changes: used for something else"
    if theme.CHANGE not in dump and asked.changes and asked.cut == "table":
        yield "the colour of changes: missing"


def stars(asked: Show, scene: Scene) -> Iterator[str]:
    """What has changed is told without its colour by a star: nothing lies on that, no frame of an option either."""
    names = [s.name for s in scene.shapes if s.name.endswith(".star") and getattr(s, "fill", "") == theme.CHANGE]
    if asked.changes and names:
        for name, share in in_sight(scene, re.compile("|".join(map(re.escape, names)))):
            if share < STAR:
                yield f"a star under something: {name}, {share:.0%} to be seen"


def description(asked: Show, scene: Scene) -> Iterator[str]:
    """It fits, names every player, and says options whole, and how many it leaves out."""
    text = scene.alt_text()
    told = OPTIONS.search(text)
    if told:
        said = sum(f"; {mark.letter} " in f"; {told[1]}" for mark in asked.marks)
        if not said or said + int(told[2] or 0) != len(asked.marks) or told[1].endswith("…"):
            yield f"options in the description: {said}, and {told[2] or 0} more, of {len(asked.marks)}"
    if not 0 < len(text) <= MOST_ALT:
        yield f"a description of {len(text)} characters"
    if len(asked.marks) < MANY:
        missing = [seat for seat in range(len(asked.names)) if f"alt-seat(seat={seat}," not in text]
        if missing:
            yield f"not in the description: {missing}"
