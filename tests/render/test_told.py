"""The table as text says all that its picture shows: whatever changes the picture changes the text, too."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from random import Random
from typing import Any, NamedTuple

import msgspec
import pytest
from msgspec.structs import replace

from engine.core.frames import AnyView
from engine.core.guide import Chapter
from games import ARTISTS, GAMES
from render.show import Show
from tests.render.listed import PICTURES
from tests.render.pictures import NAMES, Pictures, PlainWords
from tests.soak import times

BY_KEY = {game.key: game for game in GAMES}
SPEAK: Any = PlainWords()
Path = tuple[str | int, ...]
Text = Callable[[AnyView], tuple[Chapter, ...]]
EACH = times(3)
"""Changes of each kind of fact that are tried."""
PRINTED = ("edition", "components")
"""Fields that hold what is printed: it never changes in a game."""
NEEDED: Mapping[str, tuple[str, ...]] = {
    "milestones": (
        *("told-row", "told-houses", "told-bonuses", "label-tile"),
        *("told-at", "told-goods", "told-drafted", "told-path"),
    ),
}
"""Each game with such a text, and lines of it that say what no others say."""


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


def pieces(key: str, view: AnyView) -> set[Any]:
    """All that is drawn of the whole table."""
    names = NAMES[: len(view.table.players)]
    return set(ARTISTS[key].draw(Show(view, SPEAK, names, "table", described=False)).shapes)


@cache
def changed(key: str) -> tuple[Changed, ...]:
    """For each sort of fact a few changes that the picture shows."""
    (pictures,) = (each for each in PICTURES if each.game == key)
    chance, known, places = Random(f"told {key}"), dict[Path, list[Any]](), dict[Path, list[tuple[AnyView, Path]]]()
    for view in views(pictures):
        for path, value in facts(plain(view)):
            near = kind(path)
            near = near[:-1] if len(near) > 2 and isinstance(value, str) and "*" not in near[1:] else near
            known.setdefault(near, []).append(value)
            places.setdefault(near, []).append((view, path))
    found = []
    for sort, here in places.items():
        for view, path in chance.sample(here, min(EACH, len(here))):
            data = plain(view)
            value = dict(facts(data))[path]
            try:
                other = viewed(view, with_fact(data, path, another(value, known[sort], chance)))
                seen = pieces(key, other)
            except Exception:  # noqa: BLE001 - there is no such table, and no picture of it
                continue
            if seen != pieces(key, view):
                found.append(Changed(view, other, path))
    return tuple(found)


def views(pictures: Pictures) -> list[AnyView]:
    """The positions of a game's pictures."""
    shown = {id(show.view): show.view for show in pictures.shows.values()}
    return list(shown.values())


def missed(key: str, text: Text) -> list[Path]:
    """The facts that the picture shows and the text does not."""
    return [each.fact for each in changed(key) if text(each.view) == text(each.other)]


def text_of(key: str) -> Text:
    overview = BY_KEY[key].guide.overview
    return lambda view: overview.text(view, SPEAK)


def without(text: Text, code: str) -> Text:
    """A text whose lines with that sentence are forgotten."""

    def shorter(view: AnyView) -> tuple[Chapter, ...]:
        return tuple(Chapter(each.title, tuple(x for x in each.lines if head(x) != code)) for each in text(view))

    return shorter


def head(line: str) -> str:
    """The code a line was said by."""
    return line.partition("(")[0]


@pytest.mark.parametrize("game", NEEDED)
def test_whatever_changes_the_picture_changes_the_text(game: str) -> None:
    assert len(changed(game)) > 20, "pictures that differ"
    assert missed(game, text_of(game)) == []


@pytest.mark.parametrize("game", NEEDED)
def test_a_line_that_is_forgotten_is_missed(game: str) -> None:
    text = text_of(game)
    assert [code for code in NEEDED[game] if not missed(game, without(text, code))] == []


def test_games_with_a_text_are_those_listed() -> None:
    told = {each.game for each in PICTURES if text_of(each.game)(views(each)[0])}
    assert told == set(NEEDED)
