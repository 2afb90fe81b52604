"""Pictures for messages. A card says which picture it wants, as data; it is drawn in other processes
(`painter_processes`) and put into the card before that is sent."""

from __future__ import annotations

import logging
from collections import OrderedDict
from collections.abc import Hashable, Mapping, Sequence
from typing import Literal, Protocol

from msgspec import Struct

from engine.core.course import ScoreSheet
from engine.core.film import Film
from engine.core.frames import AnyView
from engine.core.model import Note
from engine.core.tallies import Tallies
from engine.core.values import Value
from words import Speaker

from ..desk.measures import PICTURES
from ..viewer import Viewer

log = logging.getLogger(__name__)
Mark = tuple[str, str, Value]
"""An option in the picture: its letter, and the kind and value of the field it stands for."""
Cut = Literal["table", "close", "map", "legend", "emojis", "scores", "tallies", "film"]


Legends = Mapping[str, Sequence[Sequence[str]]]
"""The codes of the words in a game's legend, page by page."""
FILMS = 16 * 1024 * 1024
"""Bytes of finished films that are kept."""


class Image(Struct, frozen=True):
    """A picture: its file, and its description for people who cannot see it. Or a page or a record, which Discord
    shows as a file to be opened."""

    data: bytes
    name: str
    alt: str

    @property
    def opened(self) -> bool:
        """Whether it is a file to be opened."""
        return self.name.endswith((".html", ".jsonl"))


class Wanted(Struct, frozen=True):
    """A picture to be drawn: a person's view in their words, and what is marked in it; without a view a page of the
    game's legend, or its pieces as emojis; or the score sheet of a game that is over; or what many results say
    together; or a film."""

    view: AnyView | ScoreSheet | Tallies | Film | None
    speak: Speaker
    marks: tuple[Mark, ...] = ()
    told: tuple[Note, ...] = ()
    cut: Cut = "close"
    at: str = ""

    @property
    def key(self) -> str:
        """The game's, "" for a picture of several games."""
        return self.speak.key or ""


def wanted(
    viewer: Viewer, *, marks: Sequence[Mark] = (), told: Sequence[Note] = (), cut: Cut = "close", at: str = ""
) -> Wanted:
    """The picture of a person's view."""
    return Wanted(viewer.look.view, viewer.speak, tuple(marks), tuple(told), cut, at)


def outcome(viewer: Viewer, told: Sequence[Note]) -> Wanted:
    """What several actions have led to, where a phone shows it: the map of a game that has one, else what the viewer
    has."""
    return wanted(viewer, told=told, cut="map" if viewer.look.table.game.guide.picture.mapped else "close")


def scores(speak: Speaker, sheet: ScoreSheet) -> Wanted:
    """A score sheet."""
    return Wanted(sheet, speak, cut="scores")


def together(speak: Speaker, of: Tallies) -> Wanted:
    """What many results say together."""
    return Wanted(of, Speaker(speak.locale), cut="tallies")


def moving(speak: Speaker, film: Film) -> Wanted:
    """A film."""
    return Wanted(film, speak, cut="film")


def paged(speak: Speaker, film: Film) -> Wanted:
    """A film as a page for a browser."""
    return Wanted(film, speak, cut="film", at="page")


def page(speak: Speaker, number: int) -> Wanted:
    """A page of a game's legend. It names no players, so all tables share it."""
    return Wanted(None, speak, cut="legend", at=str(number))


def symbols(speak: Speaker, codes: Sequence[str]) -> Wanted:
    """Some symbols of a game's legend, by the codes of their words."""
    return Wanted(None, speak, cut="legend", at="+".join(codes))


class Drawn(Protocol):
    """A finished picture: its file and its description."""

    @property
    def data(self) -> bytes: ...
    @property
    def filename(self) -> str: ...
    @property
    def alt(self) -> str: ...


class Drawer(Protocol):
    """Draws the pictures: in other processes, or in this one."""

    async def draw(self, picture: Wanted, *, place: str = "", public: bool = False) -> Drawn | None:
        """The finished picture; None if it cannot be drawn. People's own pictures go before `public` ones. `place`
        names the message it is for: an older picture for the same one need not be drawn any more."""

    def leave(self) -> None:
        """Begin no more pictures: the bot is about to stop. Those who wait for one get None."""

    async def close(self) -> None:
        """The same, and end everything that draws."""


class Films:
    """Finished films, those wanted last: to make one takes seconds."""

    def __init__(self) -> None:
        self._films: OrderedDict[Hashable, Image] = OrderedDict()
        self._size = 0

    def find(self, key: Hashable) -> Image | None:
        """A film that was kept."""
        if key in self._films:
            self._films.move_to_end(key)
        return self._films.get(key)

    def keep(self, key: Hashable, film: Image) -> None:
        """Keep a film; `key` tells all that it depends on."""
        self._size += len(film.data) - (len(self._films.pop(key).data) if key in self._films else 0)
        self._films[key] = film
        while self._size > FILMS:
            self._size -= len(self._films.popitem(last=False)[1].data)


class Pictures:
    """Gets the pictures that cards want. `legends`: the codes of the words in the legend of each game with pictures,
    page by page; `films` are kept."""

    def __init__(self, drawer: Drawer, legends: Legends) -> None:
        self.drawer, self.legends, self.films = drawer, legends, Films()

    def has(self, key: str) -> bool:
        """Whether a game has pictures."""
        return key in self.legends

    async def image(self, picture: Wanted, *, place: str = "", public: bool = False) -> Image | str:
        """The picture as an image; "" if there is none, because a picture never holds up a turn."""
        place = f"{place} {picture.at}" if place and picture.cut == "map" else place  # a card may have several
        try:
            drawn = await self.drawer.draw(picture, place=place, public=public)
        except Exception:
            log.exception("a picture of %s could not be drawn", picture.key or "several games")
            PICTURES.labels("failed").inc()
            return ""
        PICTURES.labels("skipped" if drawn is None else "drawn").inc()
        return Image(drawn.data, drawn.filename, drawn.alt) if drawn is not None else ""

    def leave(self) -> None:
        """Answer without pictures from now on: the bot is about to stop."""
        self.drawer.leave()

    async def close(self) -> None:
        """End everything that draws."""
        await self.drawer.close()
