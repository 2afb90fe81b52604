"""A game turn by turn as one HTML file: its pictures as SVG, its sentences, and the score sheet once it is over.

The file holds each distinct shape once; a frame tells how its list of shapes differs from that of the frame before.
It opens from a disk, asks for nothing, and runs no script but its own: what people have written is text in it.
"""

from __future__ import annotations

import json
from base64 import b64encode
from collections.abc import Sequence
from difflib import SequenceMatcher
from functools import cache
from hashlib import sha256
from html import escape
from importlib.resources import files
from string import Template

from engine.core.film import Film, Frame
from engine.core.game import AnyGame
from engine.core.speak import Speak

from .. import theme
from ..film import Words, duration, scenes
from ..layout import player_mark
from ..scene import Icon, Scene
from ..score_sheet import score_sheet
from ..show import Artist
from .drawing import Drawing, element

MOST = 8 * 1024 * 1024
"""Bytes of a file; of a game that takes more some frames are left out."""
MARK = 24
"""The size of a player's mark in its own picture."""
SIGNS = {
    "first": "M4 4h3v16H4zM20 4v16L8 12z",
    "back": "M17 4h3v16h-3zM14 3v18L3 12z",
    "on": "M4 4h3v16H4zM10 3l11 9-11 9z",
    "last": "M17 4h3v16h-3zM4 4l12 8-12 8z",
    "less": "M4 10h16v4H4z",
    "more": "M4 10h6V4h4v6h6v4h-6v6h-4v-6H4z",
}
"""What stands on the buttons, on 24 units."""

Board = tuple[int, int, list[int], list[int]]
"""Width and height, and the numbers of its shapes and of its sentences."""


def page(artist: Artist, game: AnyGame, made: Film, words: Words, locale: str) -> bytes:
    """The file, in UTF-8. `words` are in the language `locale`, a tag of BCP 47. Takes seconds."""
    frames = made.frames
    while True:
        file = _Page(artist, game, frames, made, words, locale).file()
        if len(file) <= MOST or len(frames) <= 2:
            return file
        frames = (*frames[:-1:2], frames[-1])


class _Page:
    """A file while it is made."""

    def __init__(
        self, artist: Artist, game: AnyGame, frames: Sequence[Frame], made: Film, words: Words, locale: str
    ) -> None:
        self.made, self.frames, self.words, self.locale = made, frames, words, locale
        self.drawing = Drawing()
        self._shapes: dict[str, int] = {}
        self._sentences: dict[str, int] = {}
        self._before: list[Board] = []
        self.told = [
            self._frame(frame, drawn)
            for frame, drawn in zip(frames, scenes(artist, game, frames, words), strict=True)
        ]

    def _frame(self, frame: Frame, drawn: Sequence[Scene]) -> dict[str, object]:
        now = [self._board(each) for each in drawn]
        boards = [
            _changed(self._before[n] if n < len(self._before) else (0, 0, [], []), board)
            for n, board in enumerate(now)
        ]
        self._before = now
        seat = -1 if frame.seat is None else int(frame.seat)
        name = "" if frame.seat is None else frame.names[frame.seat]
        shown = duration(frame, len(self.frames))
        return {"n": frame.number, "s": seat, "w": name, "t": frame.said, "d": shown, "b": boards}

    def _board(self, scene: Scene) -> Board:
        shapes = [self._shapes.setdefault(each, len(self._shapes)) for each in self.drawing.shapes(scene)]
        alt = [self._sentences.setdefault(each, len(self._sentences)) for each in scene.alt]
        return scene.width, scene.height, shapes, alt

    def file(self) -> bytes:
        """The whole file."""
        names = self.frames[-1].names
        speak = self.words(names)
        marks = [self.drawing.shape(_mark(seat)) for seat in range(min(len(names), len(theme.PLAYERS)))]
        end = self._end(speak, names)
        told = {
            "shapes": list(self._shapes),
            "sentences": list(self._sentences),
            "frames": self.told,
            "marks": marks,
            "count": self.made.count,
            "words": {"play": speak("page-play"), "pause": speak("page-pause")},
        }
        style, script = _text("page.css"), _text("page.js")
        data = json.dumps(told, ensure_ascii=False, separators=(",", ":"))
        html = Template(_text("page.html")).substitute(
            locale=escape(self.locale),
            head=escape(self.made.head),
            style=style,
            style_digest=_digest(style),
            script=script,
            script_digest=_digest(script),
            definitions=self.drawing.definitions,
            table=escape(speak("page-table")),
            ways=escape(speak("page-ways")),
            told_then=escape(speak("page-told")),
            turn=escape(speak("page-turn")),
            **{name: _button(name, speak) for name in SIGNS},
            end=end,
            told=data.replace("<", "\\u003c"),
        )
        return html.encode("utf-8", "replace")

    def _end(self, speak: Speak, names: Sequence[str]) -> str:
        """The score sheet with its curve, if the game is over."""
        if self.made.sheet is None:
            return ""
        scene = score_sheet(self.made.sheet, speak, names)
        box, alt = f"0 0 {scene.width} {scene.height}", " ".join(scene.alt)
        drawn = "".join(self.drawing.shapes(scene))
        return element("section", element("svg", drawn, viewBox=box, role="img", aria_label=alt), id="end")


def _changed(before: Board, now: Board) -> object:
    """What a board is now, told from what it was; 0 where nothing has changed."""
    if before == now:
        return 0
    return [*now[:2], edits(before[2], now[2]), edits(before[3], now[3])]


def edits(before: Sequence[int], now: Sequence[int]) -> list[object]:
    """How one list becomes another: again and again how many stay, how many go, and those that come. The rest
    stays."""
    start, most = 0, min(len(before), len(now))
    while start < most and before[start] == now[start]:
        start += 1
    end = 0
    while end < most - start and before[-1 - end] == now[-1 - end]:
        end += 1
    found: list[object] = []
    done = 0
    old, new = before[start : len(before) - end], now[start : len(now) - end]
    for kind, a, b, c, d in SequenceMatcher(None, old, new, autojunk=False).get_opcodes():
        if kind != "equal":
            found += [start + a - done, b - a, list(new[c:d])]
            done = start + b
    return found


def _mark(seat: int) -> Icon:
    return player_mark("mark", seat, (MARK / 2, MARK / 2), MARK - 4)


def _button(name: str, speak: Speak) -> str:
    said = speak(f"page-{name}")
    sign = element("svg", element("path", d=SIGNS[name]), viewBox="0 0 24 24", aria_hidden="true")
    return element("button", sign, id=name, type="button", title=said, aria_label=said)


@cache
def _text(name: str) -> str:
    return files(__package__).joinpath(name).read_text("utf-8")


def _digest(text: str) -> str:
    return f"sha256-{b64encode(sha256(text.encode()).digest()).decode()}"


__all__ = ["page"]
