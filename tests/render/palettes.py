"""`python -m tests.render.palettes [GAME]`: make the palettes of all games (or of one) again, from the pictures that
the tests look at.

Frequent colours are kept exactly; the others (edges of shapes and letters, mostly) are shown by the nearest of the
rest. A colour counts as much as it fills in all pictures and in the one with most of it: so the few pixels of a
letter count too. Then it is tried again with the pictures that are least like themselves counting more.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterable, Sequence
from math import log10
from pathlib import Path

from PIL import Image

import render.palettes
from games import ARTISTS, GAMES
from render import legend
from render.paint import OPAQUE, pixels
from render.scene import Scene
from words import FALLBACK, Speaker

from .listed import PICTURES
from .pictures import Pictures

HERE = Path(render.palettes.__file__).parent
EXACT = range(20, 130, 20)
"""How many colours are kept exactly: the number is taken that is best for the worst picture."""
MOST = 256
"""Colours that Pillow looks for at most."""
SAMPLE = 600_000
"""Pixels from which the others are chosen."""
SHARES = 100_000_000
"""What all pixels of a picture count together."""
ROUNDS, NEAR = 5, 1.5
"""How often a palette is tried; and so many dB less like itself, a picture counts twice as much the next time."""
Colour = tuple[int, ...]


def histogram(scene: Scene) -> Counter[Colour]:
    """How many pixels have each colour."""
    found: Counter[Colour] = Counter()
    for count, colour in pixels(scene).convert("RGB").getcolors(1 << 24) or ():
        assert isinstance(colour, tuple)
        found[tuple(map(int, colour))] = count
    return found


def weights(histograms: Sequence[Counter[Colour]], parts: Sequence[float]) -> Counter[Colour]:
    """How much each colour counts: half its share of all pictures, half its share of the one with most of it; each
    picture counts as much as its part says."""
    mean, most = Counter[Colour](), Counter[Colour]()
    for each, part in zip(histograms, parts, strict=True):
        total = each.total()
        for colour, count in each.items():
            share = round(count * part * SHARES / total)
            mean[colour] += share
            most[colour] = max(most[colour], share)
    return Counter({colour: mean[colour] // len(histograms) // 2 + most[colour] // 2 for colour in mean})


def best(histograms: Sequence[Counter[Colour]]) -> list[Colour]:
    """The palette for these pictures: the one with which the worst is most like itself."""
    parts = [1.0] * len(histograms)
    found: list[tuple[float, list[Colour]]] = []
    for _ in range(ROUNDS):
        weighed = weights(histograms, parts)
        palettes = [chosen(weighed, exactly) for exactly in EXACT]
        alike = [[likeness(each, palette) for each in histograms] for palette in palettes]
        worst, at = max((min(each), n) for n, each in enumerate(alike))
        found.append((worst, palettes[at]))
        parts = [part * 2 ** ((worst - each) / NEAR) for part, each in zip(parts, alike[at], strict=True)]
        parts = [part * len(parts) / sum(parts) for part in parts]
    return max(found)[1]


def likeness(found: Counter[Colour], through: Sequence[Colour]) -> float:
    """How like a picture of these colours is with a palette: peak signal to noise, dB."""
    shown = mapped(found, through)
    wrong = sum(
        count * sum((a - b) ** 2 for a, b in zip(colour, near, strict=True))
        for (colour, count), near in zip(found.items(), shown, strict=True)
    )
    return 10 * log10(255 * 255 * 3 * found.total() / wrong) if wrong else 99.0


def chosen(found: Counter[Colour], exactly: int) -> list[Colour]:
    """A palette for colours that count so much, the most frequent first; so many of them are kept exactly."""
    exact = [colour for colour, _ in found.most_common(exactly)]
    others = Counter({colour: count for colour, count in found.items() if colour not in exact})
    unit = max(1, others.total() // SAMPLE)
    sample = b"".join(bytes(colour) * (count // unit) for colour, count in others.items())
    image = Image.frombytes("RGB", (len(sample) // 3, 1), sample)
    room = OPAQUE - exactly
    while True:
        flat = image.quantize(room, method=Image.Quantize.MEDIANCUT, kmeans=1).getpalette() or []
        nearest = [tuple(flat[k : k + 3]) for k in range(0, len(flat), 3)]
        kept = _undisputed(list(dict.fromkeys([*exact, *nearest]))[:MOST], found)
        if room == MOST or len(kept) >= OPAQUE:
            return kept[:OPAQUE]
        room = min(MOST, room + OPAQUE - len(kept))


def _undisputed(colours: list[Colour], found: Counter[Colour]) -> list[Colour]:
    """Without colours that are shown in place of a more frequent one: Pillow looks up neighbours together."""
    while True:
        shown = dict(zip(colours, mapped(colours, colours), strict=True))
        rivals = {rival for colour, rival in shown.items() if rival != colour and found[colour] >= found[rival]}
        if not rivals:
            return colours
        colours = [colour for colour in colours if colour not in rivals]


def mapped(colours: Iterable[Colour], through: Iterable[Colour]) -> list[Colour]:
    """What a palette shows in place of some colours."""
    palette = Image.new("P", (1, 1))
    palette.putpalette([value for colour in through for value in colour])
    flat = b"".join(map(bytes, colours))
    strip = Image.frombytes("RGB", (len(flat) // 3, 1), flat)
    shown = strip.quantize(palette=palette, dither=Image.Dither.NONE).convert("RGB").tobytes()
    return [tuple(shown[k : k + 3]) for k in range(0, len(shown), 3)]


def main(game: str = "") -> None:
    for pictures in PICTURES:
        if game not in ("", pictures.game):
            continue
        groups: dict[str, list[Scene]] = {}
        for case in pictures.shows:
            groups.setdefault(file_of(pictures, pictures.scene(case)), []).append(pictures.scene(case))
        groups.setdefault(pictures.game, []).extend(legends(pictures.game))
        for name, scenes in groups.items():
            colours = best([histogram(scene) for scene in scenes])
            text = "".join("#{:02x}{:02x}{:02x}\n".format(*colour) for colour in colours)
            (HERE / f"{name}.txt").write_text(text, "utf-8")


def legends(game: str) -> list[Scene]:
    """The pages of a game's legend."""
    speak = Speaker(FALLBACK, next(each for each in GAMES if each.key == game))
    return [legend.page(page, speak) for page in ARTISTS[game].legend]


def file_of(pictures: Pictures, scene: Scene) -> str:
    """The name of a picture's palette: its game, or how its backdrop begins."""
    special = (start for start, _ in ARTISTS[pictures.game].special if scene.backdrop.startswith(start))
    return next(special, pictures.game).strip("/").replace("/", "-")


if __name__ == "__main__":
    main(*sys.argv[1:2])
