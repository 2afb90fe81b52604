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
PRINTED = ("edition", "components", "before")
"""Fields that hold what is printed and never changes in a game, or what was before this turn."""
NEEDED: Mapping[str, tuple[str, ...]] = {
    "shipyard": ("told-card", "told-deck", "told-figure", "told-guilders", "told-store"),
    "roads": ("told-fleet", "told-neutrals", "told-place", "told-road", "told-temple"),
    "milestones": (
        *("told-row", "told-houses", "told-bonuses", "label-tile"),
        *("told-at", "told-goods", "told-drafted", "told-path"),
    ),
    "charmers": ("told-good", "told-karma", "told-palace", "told-road", "told-start"),
    "wonders": ("told-deck", "told-gold", "told-out", "told-resources", "told-road", "told-short", "told-tower"),
}
"""Each game with such a text, and lines of it that say what no others say."""


class Seen(NamedTuple):
    """A view of a table with so many seats."""

    view: AnyView
    seats: int


class Changed(NamedTuple):
    """A fact of a view that is another, and the texts with and without that change."""

    fact: Path
    seen: Seen
    other: AnyView
    text: tuple[Chapter, ...]
    said: tuple[Chapter, ...]


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
    """What sort of fact this is: any place of a list is like the others, and any name with a number."""
    return tuple("*" if isinstance(each, int) or any(map(str.isdigit, each)) else each for each in path)


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


@cache
def changed(key: str) -> tuple[Changed, ...]:
    """For each sort of fact a few changes."""
    text = BY_KEY[key].guide.overview.text
    chance = Random(f"told {key}{OTHER.get(key, '')}")
    known, places = dict[Path, list[Any]](), dict[Path, list[tuple[Seen, Path]]]()
    every = [*shown(key), *positions(key)]
    for seen in chance.sample(every, min(LOOKED_AT, len(every))):
        for path, value in facts(plain(seen.view)):
            near = kind(path)
            near = near[:-1] if len(near) > 2 and isinstance(value, str) and "*" not in near[1:] else near
            known.setdefault(near, []).append(value)
            places.setdefault(near, []).append((seen, path))
    found = []
    for sort, here in places.items():
        for seen, path in chance.sample(here, min(EACH, len(here))):
            data = plain(seen.view)
            value = dict(facts(data))[path]
            new = another(value, known[sort], chance)
            if new == value or (value is None and not seen.view.waiting):  # after the end nobody has a turn
                continue
            try:
                other = viewed(seen.view, with_fact(data, path, new))
                said = text(other, SPEAK)
            except Exception:  # noqa: BLE001 - there is no such table, and no text of it
                continue
            found.append(Changed(path, seen, other, text(seen.view, SPEAK), said))
    return tuple(found)


def pictured(key: str, each: Changed) -> bool:
    """Whether the picture shows a change."""
    try:
        return pieces(key, each.other, each.seen.seats) != pieces(key, each.seen.view, each.seen.seats)
    except Exception:  # noqa: BLE001 - there is no such table, and no picture of it
        return False


def pieces(key: str, view: AnyView, seats: int) -> set[Any]:
    """All that is drawn of the whole table."""
    return set(ARTISTS[key].draw(Show(view, SPEAK, NAMES[:seats], "table", described=False)).shapes)


def shown(key: str) -> list[Seen]:
    """The positions of a game's pictures."""
    (pictures,) = (each for each in PICTURES if each.game == key)
    found = {id(show.view): Seen(show.view, len(show.names)) for show in pictures.shows.values()}
    return list(found.values())


OTHER = {"charmers": " 2", "wonders": " 2"}
"""Ends of the seeds of games in whose changes each line is missed once."""


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


def missed(key: str, code: str = "") -> Iterator[Path]:
    """The facts that the picture shows and the text does not, were the lines with that sentence forgotten. What the
    text says need not be drawn."""
    for each in changed(key):
        if without(each.text, code) == without(each.said, code) and pictured(key, each):
            yield each.fact


def without(text: tuple[Chapter, ...], code: str) -> list[list[str]]:
    """A text but for the lines with that sentence."""
    return [[each.title, *(line for line in each.lines if line.partition("(")[0] != code)] for each in text]


@pytest.mark.parametrize("game", NEEDED)
def test_whatever_changes_the_picture_changes_the_text(game: str) -> None:
    assert sum(each.text != each.said for each in changed(game)) > 20
    assert [*missed(game)] == []


@pytest.mark.parametrize("game", NEEDED)
def test_a_line_that_is_forgotten_is_missed(game: str) -> None:
    assert [code for code in NEEDED[game] if not any(missed(game, code))] == []


def test_games_with_a_text_are_those_listed() -> None:
    texts = {each: BY_KEY[each].guide.overview.text(shown(each)[0].view, SPEAK) for each in ARTISTS}
    assert {each for each, text in texts.items() if text} == set(NEEDED)
