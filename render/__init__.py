"""Views to pictures. A game's artist makes a scene of a view; paint makes the file. See `picture`."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from msgspec import Struct

from engine.core.course import ScoreSheet
from engine.core.frames import AnyView
from engine.core.model import Note
from engine.core.speak import Speak
from engine.core.tallies import Tallies
from engine.core.values import Value

from . import paint
from .legend import page, some
from .score_sheet import score_sheet
from .show import Artist, Change, Cut, Mark, Show
from .tallies import COLOURS, tallies


class Picture(Struct, frozen=True):
    """A file to send: its bytes, its name, and its description for people who cannot see it."""

    data: bytes
    filename: str
    alt: str


def picture(
    artists: Mapping[str, Artist],
    key: str,
    view: AnyView | ScoreSheet | Tallies | None,
    *,
    names: Sequence[str],
    speak: Speak,
    marks: Iterable[tuple[Value, ...]] = (),
    told: Sequence[Note] = (),
    cut: Cut = "table",
    at: str = "",
) -> Picture:
    """Draw a view of the game with that key, by its artist, and encode it. `marks` are the options that get letters
    (as `Mark`), `told` the notes since the viewer last looked: their changes are marked. `at` is
    the place of a close-up, one of the game's `places`; without it the artist chooses the place. Of a legend it is
    the number of its page, or the codes of some of its words with "+" between them, and there is no view; for a
    score sheet, or what many results say together (of no game, so the key means nothing), that stands in the place of
    the view.

    Takes tens of milliseconds: call it in a thread, never on the event loop. Raises `KeyError` for a game without an
    artist.
    """
    if isinstance(view, Tallies):
        scene = tallies(view)
        return Picture(paint.encode(scene, colours=COLOURS), "statistics.png", scene.alt_text())
    artist = artists[key]
    if view is None:
        number = at.isdecimal()
        scene = page(artist.legend[int(at)] if number else some(artist.legend, at.split("+")), speak)
        name = f"{key}-legend-{at}.png" if number else f"{key}-symbols.png"
        return Picture(paint.encode(scene, colours=artist.colours), name, scene.alt_text())
    if isinstance(view, ScoreSheet):
        scene = score_sheet(view, speak, names)
        return Picture(paint.encode(scene), f"{key}-scores.png", scene.alt_text())
    options = tuple(Mark(*mark) for mark in marks)
    scene = artist.draw(Show(view, speak, tuple(names), cut, options, artist.changes(view.table, told), at))
    name = f"{key}-{cut}-{at}" if cut == "map" and at else f"{key}-{cut}"
    return Picture(paint.encode(scene, colours=artist.palette(scene)), f"{name}.png", scene.alt_text())


__all__ = ["Artist", "Change", "Cut", "Mark", "Picture", "Show", "picture"]
