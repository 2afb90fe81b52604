"""How tall a card is on a page 412 px wide, from its parts and the style sheet of the demo's page: an estimate."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from cogs.kit.card import Button, Card, Link, Picker, Select
from cogs.pictures.wanted import Wanted
from cogs.question.next_question import Question, ask
from cogs.viewer import Viewer
from engine.core.model import Action
from games import ARTISTS
from render.measure import width
from render.show import Mark, Show

SCREEN = 640
"""Pixels of a message that such a page shows at once."""
WIDE = 316
"""Pixels between the avatar and the right edge."""
HEADER = 29
"""The bot's name above a message, and the gap below it."""
QUOTE = 16
BUTTON, PADDING, GAP, AROUND = 32, 24, 8, 10
"""Of a button its height and the space around its label, between two, and above and below a row."""
SELECT = 44
Component = Button | Link | Select | Picker
LIKE = re.compile(r"^(> )?(-# |### |## |# )?")


class Heights(NamedTuple):
    """Where on a card the question ends, the picture, and the green button's line, or the first line of answers; and
    where the card ends. 0 for what it does not have."""

    question: int
    picture: int
    green: int
    whole: int

    @property
    def answered(self) -> int:
        """Where the last of the three ends."""
        return max(self.question, self.picture, self.green)


def heights(card: Card) -> Heights:
    """Of a card whose pictures are not drawn yet."""
    y, question, picture, row, green, text = HEADER, 0, 0, 0, 0, 0
    for part in card.parts:
        if not part:
            continue
        y += _height(part)
        if isinstance(part, str):
            text = y
        elif isinstance(part, Wanted):
            picture = y
        elif isinstance(part, tuple):
            lines = [*_lines(part)]
            top, question = y - sum(tall for tall, _ in lines), question if row else text
            for tall, parts in lines:
                top += tall
                row = row or top
                if not green and any(isinstance(each, Button) and each.style == "success" for each in parts):
                    green = top
    return Heights(question or text, picture, green or row, y)


def walk(viewer: Viewer, most: int = 8, each: int = 2) -> Iterator[tuple[str, Question | Action, int]]:
    """The first question of a look and those that follow it, some of each; with the text and the page of each."""
    left, done = [""], set[str]()
    while left and len(done) < most:
        text = left.pop(0)
        if text in done:
            continue
        done.add(text)
        asked = ask(viewer, text)
        yield text, asked, 0
        if isinstance(asked, Question):
            options = [*asked.options, *(option for also in asked.also for option in also.options)]
            left += [option.text for option in options[:: max(1, len(options) // each)]]


# --- inside


def _height(part: object) -> int:
    if isinstance(part, Wanted):
        return _picture(part)
    if isinstance(part, str):
        return sum(map(_line, part.split("\n")))
    assert isinstance(part, tuple)
    return sum(tall for tall, _ in _lines(part))


def _picture(part: Wanted) -> int:
    assert part.view is not None
    artist, marks = ARTISTS[part.key], tuple(Mark(*mark) for mark in part.marks)
    names, changes = tuple(part.speak.names), artist.changes(part.view.table, part.told)
    scene = artist.draw(Show(part.view, part.speak, names, part.cut, marks, changes, part.at))
    return WIDE * scene.height // scene.width + GAP


def _line(line: str) -> int:
    found = LIKE.match(line)
    assert found is not None
    quoted, kind = found.groups()
    bold, small = kind not in (None, "-# "), kind == "-# "
    words = re.sub(r"\*\*|~~|<t:\d+:R>", "", line[found.end() :])
    size, tall = (14, 19) if small else (16, 22)
    return tall * _wrapped(words, size, WIDE - QUOTE * bool(quoted), bold or "**" in line) + (8 if bold else 1)


def _wrapped(text: str, size: int, wide: int, bold: bool) -> int:
    rows, x = 1, 0.0
    for word in text.split(" "):
        long = width(word + " ", size, bold)
        if x and x + long > wide:
            rows, x = rows + 1, 0.0
        x += long
    return rows


def _lines(parts: Sequence[Component]) -> Iterator[tuple[int, list[Component]]]:
    """The lines into which a row wraps: how tall each is, and what stands in it."""
    if not isinstance(parts[0], Button | Link):
        yield SELECT + AROUND, [*parts]
        return
    x, line, tall = 0.0, list[Component](), 0
    for each in parts:
        assert isinstance(each, Button | Link)
        long = width(each.label, 14) + PADDING
        high = BUTTON if long <= WIDE else 4 + 20 * _wrapped(each.label, 14, WIDE - PADDING, bold=False)
        if line and x + GAP + min(long, WIDE) > WIDE:
            yield tall + GAP, line
            x, line, tall = 0.0, [], 0
        x, tall = x + (GAP if line else 0) + min(long, WIDE), max(tall, high)
        line.append(each)
    yield tall + AROUND, line
