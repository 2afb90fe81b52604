"""A picture as a job for another process. What crosses the border is a view, never a state: the process that draws
knows no more than the person who looks."""

from __future__ import annotations

import io
import pickle
from collections.abc import Mapping, Sequence
from functools import lru_cache, partial
from typing import NamedTuple

import msgspec

from engine.core.course import ScoreSheet
from engine.core.film import Film
from engine.core.frames import AnyView
from engine.core.game import AnyGame
from engine.core.model import Note
from engine.core.tallies import Tallies
from engine.core.values import Value
from words import Speaker

from . import Picture, emojis, paint, picture
from .film import film
from .show import Artist, Cut
from .web import page

PAGE = "page"
"""Where a film is wanted as a page instead of moving pictures."""
_packed = msgspec.json.Encoder()


class Job(NamedTuple):
    """A picture to be drawn: the game's key, the view (JSON; nothing for a legend or for emojis, a score
    sheet with the cut "scores"; what many results say together with the cut "tallies", without a key; or a film), the
    language and names, and what is marked in it."""

    key: str
    view: bytes | Film
    locale: str
    names: tuple[str, ...]
    marks: tuple[tuple[str, str, Value], ...]
    told: tuple[Note, ...]
    cut: Cut
    at: str


def pack(
    view: AnyView | ScoreSheet | Tallies | Film | None,
    speak: Speaker,
    *,
    marks: Sequence[tuple[str, str, Value]] = (),
    told: Sequence[Note] = (),
    cut: Cut = "table",
    at: str = "",
) -> bytes:
    """A job as bytes; equal jobs give equal bytes. They are for a process of this host's own: only those are to be
    unpacked."""
    packed = view if isinstance(view, Film) else b"" if view is None else _packed.encode(view)
    job = Job(speak.key or "", packed, speak.locale, speak.names, tuple(marks), tuple(told), cut, at)
    made = io.BytesIO()
    pickler = pickle.Pickler(made)
    pickler.fast = True  # else the bytes would tell which of two equal parts are one object
    pickler.dump(job)
    return made.getvalue()


def done(packed: bytes, games: Mapping[str, AnyGame], artists: Mapping[str, Artist]) -> Picture:
    """Draw a job from `pack`. Raises `KeyError` for a game or an artist that is not there."""
    job = Job(*pickle.loads(packed))
    if job.cut == "tallies":
        assert isinstance(job.view, bytes)
        sums = msgspec.json.decode(job.view, type=Tallies)
        return picture(artists, job.key, sums, names=(), speak=Speaker(job.locale))
    if job.cut == "emojis":
        files = {code: paint.encode(scene) for code, scene in emojis.scenes(artists[job.key].legend)}
        return Picture(msgspec.msgpack.encode(files), f"{job.key}-emojis", "")
    game = games[job.key]
    speak = Speaker(job.locale, game, job.names)
    if isinstance(job.view, Film):
        words = lru_cache(8)(partial(Speaker, job.locale, game))
        if job.at == PAGE:
            made = page(artists[job.key], game, job.view, words, job.locale)
            return Picture(made, f"{job.key}-replay.html", job.view.head)
        made = film(artists[job.key], game, job.view, words)
        return Picture(made, f"{job.key}-replay.gif", job.view.head)
    return picture(
        artists,
        job.key,
        _view(job.view, job.cut, game),
        names=job.names,
        speak=speak,
        marks=job.marks,
        told=job.told,
        cut=job.cut,
        at=job.at,
    )


def _view(view: bytes, cut: Cut, game: AnyGame) -> AnyView | ScoreSheet | None:
    if cut == "scores":
        return msgspec.json.decode(view, type=ScoreSheet)
    return game.unpack_view(view) if view else None
