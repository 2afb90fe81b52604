"""The legend: a game's symbols with their words, drawn as in its pictures. Its artist names them, here they are laid
out: in two columns, on pages about as wide as a phone shows them twice over."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from engine.core.speak import Speak

from . import layout, theme
from .measure import ems, fit, width
from .scene import AnyShape, Disc, Icon, Layer, Line, Point, Rect, Scene

WIDTH = 760
"""A phone shows pictures half as wide."""
HEAD, TEXT, LEAST = 28, 26, 22
"""The sizes of heads, of words, and of words that need it to have room."""
EDGE, PAD, GAP = 16, 16, 8
"""Around the groups, inside them, and between rows."""
ROOM, SIZE = 80, 50
"""The width of a symbol's place, and the size of a symbol."""
ROW, LINES = 60, 2
"""The least height of a row; the lines that words should take at most."""

Sample = Callable[[str, Point, float], Iterable[AnyShape]]
"""Draws a symbol under a name, around its middle, so many pixels large."""


class Entry(NamedTuple):
    """A symbol. `word` is the code of its word ("good-stone"). `whole`: a sentence, which has a row to itself."""

    word: str
    sample: Sample
    whole: bool = False


class Group(NamedTuple):
    """Symbols under a head, given by its code."""

    head: str
    entries: tuple[Entry, ...]


Page = tuple[Group, ...]


def page(drawn: Page, speak: Speak) -> Scene:
    """A page as a picture."""
    shapes: list[AnyShape] = []
    told: list[str] = []
    top = EDGE
    for k, group in enumerate(drawn):
        made, words, bottom = _group(group, f"group{k}", top, speak)
        shapes += [layout.plate(f"group{k}", (EDGE, top, WIDTH - EDGE, bottom)), *made]
        told.append(f"{_said(group.head, speak)}: {', '.join(words)}.")
        top = bottom + GAP
    return Scene(WIDTH, top - GAP + EDGE, theme.GROUND, 2 * theme.RADIUS, tuple(shapes), tuple(told))


def words(pages: Iterable[Page]) -> tuple[tuple[str, ...], ...]:
    """The codes of a legend's words, page by page."""
    return tuple(tuple(entry.word for group in drawn for entry in group.entries) for drawn in pages)


def some(pages: Iterable[Page], codes: Sequence[str]) -> Page:
    """A page of a few symbols, by the codes of their words. Raises `KeyError` for unknown ones."""
    entries = {entry.word: entry for drawn in pages for group in drawn for entry in group.entries}
    return (Group("legend-head", tuple(entries[code] for code in codes)),)


def icons(pages: Iterable[Page]) -> frozenset[str]:
    """The icons that a legend explains."""
    return frozenset(
        shape.icon
        for drawn in pages
        for group in drawn
        for entry in group.entries
        for shape in entry.sample("", (0, 0), SIZE)
        if isinstance(shape, Icon)
    )


def _said(code: str, speak: Speak) -> str:
    kind, _, value = code.partition("-")
    said = speak.value(kind, value)
    return said[:1].upper() + said[1:]


def _group(group: Group, name: str, top: float, speak: Speak) -> tuple[list[AnyShape], list[str], int]:
    """A group's shapes, its words, and where it ends."""
    shapes: list[AnyShape] = []
    head = _said(group.head, speak)
    shapes.append(layout.label(f"{name}.head", head, (EDGE + PAD, top + 30), HEAD, anchor="lm"))
    y, words = top + 54.0, []
    for row in _rows(group.entries):
        wide = (WIDTH - 2 * EDGE - 2 * PAD) / (1 if row[0].whole else 2)
        set_ = [_set(_said(entry.word, speak), wide - ROOM - 12, LINES) for entry in row]
        high = max(ROW, *(round(len(lines) * size * 1.2) + 10 for lines, size in set_))
        for k, (entry, (lines, size)) in enumerate(zip(row, set_, strict=True)):
            left, middle = EDGE + PAD + k * wide, round(y + high / 2)
            own = f"{name}.{entry.word}"
            shapes += entry.sample(f"{own}.sample", (round(left + ROOM / 2 - 6), middle), SIZE)
            for n, line in enumerate(lines):
                at = (left + ROOM, middle + (n - (len(lines) - 1) / 2) * size * 1.2)
                shapes.append(layout.label(f"{own}.{n}", line, at, size, anchor="lm", bold=False))
            words.append(" ".join(lines))
        y += high + 2
    return shapes, words, round(y + 6)


def _rows(entries: Iterable[Entry]) -> list[list[Entry]]:
    rows: list[list[Entry]] = []
    for entry in entries:
        if rows and not entry.whole and not rows[-1][0].whole and len(rows[-1]) == 1:
            rows[-1].append(entry)
        else:
            rows.append([entry])
    return rows


def _set(text: str, room: float, most: int) -> tuple[list[str], int]:
    """A text in lines that have room, as large as it may be, and its size; in more lines where it must be."""
    for count in range(most, most + 3):
        for size in range(TEXT, LEAST - 1, -1):
            lines = wrapped(text, size, room)
            if len(lines) <= count and all(width(line, size) <= room for line in lines):
                return lines, size
    lines = wrapped(text, LEAST, room)
    kept = [*lines[:most], " ".join(lines[most:])]
    return [fit(line, LEAST, room) for line in kept], LEAST


def wrapped(text: str, size: int, room: float) -> list[str]:
    """A text in lines of whole words, broken at spaces and after hyphens."""
    lines, long = [""], 0
    for word in re.findall(r"\s*(?:[^\s-]+-?|-)", text):
        more = ems(word)
        if lines[-1] and (long + more) * size / 1000 > room:
            lines.append(word.strip())
            long = ems(lines[-1])
        else:
            lines[-1] += word
            long += more
    return lines


# --- samples


def icon(which: str, colour: str = theme.INK, cut: str = theme.PANEL, size: float = 0.84) -> Sample:
    """An icon as it is."""

    def draw(name: str, at: Point, across: float) -> Iterable[AnyShape]:
        wide = round(across * size)
        yield Icon(name=f"{name}.icon", layer=Layer.PIECE, icon=which, at=at, size=wide, colour=colour, cut=cut)

    return draw


def piece(draw: Callable[..., Iterable[AnyShape]], *what: str, size: float, **how: bool) -> Sample:
    """A piece as the pictures draw it, by a function of its name, what it is, its middle and its size."""

    def sample(name: str, at: Point, across: float) -> Iterable[AnyShape]:
        yield from draw(name, *what, at, size, **how)

    return sample


def players(name: str, at: Point, across: float) -> Iterable[AnyShape]:
    """The marks of two players."""
    for seat, dx in ((0, -0.34), (1, 0.34)):
        yield layout.player_mark(f"{name}.{seat}", seat, (at[0] + dx * across, at[1]), round(across * 0.56))


def letter(name: str, at: Point, across: float) -> Iterable[AnyShape]:
    """The letter of an option."""
    yield from layout.badge(name, "A", at, 30)


def number(name: str, at: Point, across: float) -> Iterable[AnyShape]:
    """The number of an option."""
    yield from layout.badge(name, "1", at, 30)


def framed(name: str, at: Point, across: float) -> Iterable[AnyShape]:
    """The frame of a change."""
    box = layout.around(at, across * 0.44, across * 0.44)
    yield Rect(name=f"{name}.ground", layer=Layer.GRID, box=box, radius=10, fill=theme.PAPER)
    yield layout.frame(name, box, 10)


def ringed(name: str, at: Point, across: float) -> Iterable[AnyShape]:
    """The ring of a change."""
    yield Disc(name=f"{name}.ground", layer=Layer.GRID, at=at, radius=across * 0.36, fill=theme.PAPER)
    yield from layout.ring(name, at, round(across * 0.42))


def moved(name: str, at: Point, across: float) -> Iterable[AnyShape]:
    """The arrow from where something came."""
    ends = ((at[0] - across * 0.56, at[1]), (at[0] + across * 0.56, at[1]))
    yield Line(name=name, layer=Layer.CHANGE, points=ends, colour=theme.CHANGE, width=theme.LINE, head=18)


def gained(text: str) -> Sample:
    """A number that has changed, by how much."""

    def draw(name: str, at: Point, across: float) -> Iterable[AnyShape]:
        box = layout.around(at, 30, 18)
        yield Rect(name=f"{name}.plate", layer=Layer.CHANGE, box=box, radius=18, fill=theme.CHANGE)
        yield layout.label(f"{name}.text", text, at, 26, colour="#ffffff")

    return draw


def pair(first: Sample, second: Sample) -> Sample:
    """Two beside each other."""

    def draw(name: str, at: Point, across: float) -> Iterable[AnyShape]:
        for side, sample in enumerate((first, second)):
            yield from sample(f"{name}.{side}", (at[0] + (side - 0.5) * across * 0.72, at[1]), across * 0.72)

    return draw


def text(words: str, size: int = 28, colour: str = theme.INK) -> Sample:
    """A number or a sign that is written."""

    def draw(name: str, at: Point, across: float) -> Iterable[AnyShape]:
        yield layout.label(name, words, at, max(theme.LEAST, round(size * across / SIZE)), colour=colour)

    return draw
