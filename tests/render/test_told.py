"""The table as text says all that its picture shows: whatever changes the picture changes the text, too."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from random import Random
from typing import Any, NamedTuple

import msgspec
import pytest
from msgspec.structs import replace

from engine.core.frames import AnyView
from engine.core.guide import Chapter
from engine.core.model import Seat
from games import ARTISTS, GAMES
from render.show import Show
from tests.laws.play import played
from tests.render.listed import PICTURES
from tests.render.pictures import NAMES, PlainWords
from tests.soak import times

BY_KEY = {game.key: game for game in GAMES}
SPEAK: Any = PlainWords()
Path = tuple[str | int, ...]
EACH, LOOKED_AT = times(1), times(12)
"""Changes of each kind of fact that are tried, and positions in which they are looked for."""
SPREAD = 4
"""Positions of each random game, from its beginning to its end."""
PRINTED = ("edition", "components")
"""Fields that hold what is printed: it never changes in a game."""
NEEDED: Mapping[str, tuple[str, ...]] = {
    "milestones": (
        *("told-row", "told-houses", "told-bonuses", "label-tile"),
        *("told-at", "told-goods", "told-drafted", "told-path"),
    ),
    "wonders": ("told-deck", "told-gold", "told-out", "told-resources", "told-road", "told-short", "told-tower"),
}
"""Each game with such a text, and lines of it that say what no others say."""


class Seen(NamedTuple):
    """A view of a table with so many seats."""

    view: AnyView
    seats: int


class Changed(NamedTuple):
    """A view, and one in which a fact is another, so that the picture is."""

    view: AnyView
    other: AnyView
    fact: Path


def facts(value: Any, path: Path = ()) -> Iterator[tuple[Path, Any]]:
    """All facts in plain data: each number, word and truth, and each list, which may be shorter."""
    if isinstance(value, dict):
        for key, each in value.items():
            if key not in PRINTED:
                yield from facts(each, (*path, key))
        return
    yield path, value
    if isinstance(value, list):
        for n, each in enumerate(value):
            yield from facts(each, (*path, n))


def kind(path: Path) -> Path:
    """What sort of fact this is: any place of a list is like the others."""
    return tuple("*" if isinstance(each, int) else each for each in path)


def another(value: Any, known: list[Any], chance: Random) -> Any:
    """Another value for a fact: of words one that stands elsewhere in such a place."""
    match value:
        case bool():
            return not value
        case int():
            return value + chance.choice((-1, 1))
        case list():
            return [each for each in value if each != chance.choice(value)] if value else value
        case None | str():
            return chance.choice([each for each in known if each != value] or [value])
    return value


def with_fact(data: Any, path: Path, value: Any) -> Any:
    """The same data with another value there."""
    if not path:
        return value
    copy = data.copy()
    copy[path[0]] = with_fact(data[path[0]], path[1:], value)
    return copy


def plain(view: AnyView) -> Any:
    """What is on the table, in the hand, and who is waited for, as plain data."""
    return msgspec.to_builtins({"table": view.table, "hand": view.hand, "waiting": view.waiting})


def viewed(view: AnyView, data: Any) -> AnyView:
    """The view with such data. Raises `ValidationError` for what there cannot be."""
    hand = None if view.hand is None else msgspec.convert(data["hand"], type(view.hand))
    table = msgspec.convert(data["table"], type(view.table))
    return replace(view, table=table, hand=hand, waiting=tuple(data["waiting"]))


def pieces(key: str, view: AnyView, seats: int) -> set[Any]:
    """All that is drawn of the whole table."""
    return set(ARTISTS[key].draw(Show(view, SPEAK, NAMES[:seats], "table", described=False)).shapes)


@cache
def changed(key: str) -> tuple[Changed, ...]:
    """For each sort of fact a few changes that the picture shows."""
    chance, known, places = Random(f"told {key}"), dict[Path, list[Any]](), dict[Path, list[tuple[Seen, Path]]]()
    every = [*shown(key), *positions(key)]
    for seen in chance.sample(every, min(LOOKED_AT, len(every))):
        for path, value in facts(plain(seen.view)):
            near = kind(path)
            near = near[:-1] if len(near) > 2 and isinstance(value, str) and "*" not in near[1:] else near
            known.setdefault(near, []).append(value)
            places.setdefault(near, []).append((seen, path))
    found, drawn = [], dict[int, set[Any]]()
    for sort, here in places.items():
        for (view, seats), path in chance.sample(here, min(EACH, len(here))):
            data = plain(view)
            value = dict(facts(data))[path]
            if (new := another(value, known[sort], chance)) == value:
                continue
            try:
                other = viewed(view, with_fact(data, path, new))
                shapes = pieces(key, other, seats)
            except Exception:  # noqa: BLE001 - there is no such table, and no picture of it
                continue
            if id(view) not in drawn:
                drawn[id(view)] = pieces(key, view, seats)
            if shapes != drawn[id(view)]:
                found.append(Changed(view, other, path))
    return tuple(found)


def shown(key: str) -> list[Seen]:
    """The positions of a game's pictures."""
    (pictures,) = (each for each in PICTURES if each.game == key)
    found = {id(show.view): Seen(show.view, len(show.names)) for show in pictures.shows.values()}
    return list(found.values())


@cache
def positions(key: str) -> list[Seen]:
    """Positions of a few whole random games, as an onlooker and each of the players sees them in turn."""
    game, found = BY_KEY[key], list[Seen]()
    for seed, seats in enumerate(list(game.rules.seats)[-2:] * times(1), 1):
        states = played(game, seats, seed).states
        for n in range(SPREAD):
            state = game.decode(states[(len(states) - 1) * n // (SPREAD - 1)])
            found.append(Seen(game.view(state, Seat(n - 1) if 0 < n <= seats else None), seats))
    return found


class Told(NamedTuple):
    """A fact that was changed, and the texts with and without the change."""

    fact: Path
    text: tuple[Chapter, ...]
    other: tuple[Chapter, ...]


@cache
def told(key: str) -> tuple[Told, ...]:
    """What the text says of each of the changes."""
    text = BY_KEY[key].guide.overview.text
    return tuple(Told(each.fact, text(each.view, SPEAK), text(each.other, SPEAK)) for each in changed(key))


def missed(key: str, code: str = "") -> list[Path]:
    """The facts that the picture shows and the text does not, were the lines with that sentence forgotten."""
    return [each.fact for each in told(key) if without(each.text, code) == without(each.other, code)]


def without(text: tuple[Chapter, ...], code: str) -> list[list[str]]:
    """A text but for the lines with that sentence."""
    return [[each.title, *(line for line in each.lines if line.partition("(")[0] != code)] for each in text]


@pytest.mark.parametrize("game", NEEDED)
def test_whatever_changes_the_picture_changes_the_text(game: str) -> None:
    assert len(changed(game)) > 20, "pictures that differ"
    assert missed(game) == []


@pytest.mark.parametrize("game", NEEDED)
def test_a_line_that_is_forgotten_is_missed(game: str) -> None:
    assert [code for code in NEEDED[game] if not missed(game, code)] == []


def test_games_with_a_text_are_those_listed() -> None:
    texts = {each: BY_KEY[each].guide.overview.text(shown(each)[0].view, SPEAK) for each in ARTISTS}
    assert {each for each, text in texts.items() if text} == set(NEEDED)
