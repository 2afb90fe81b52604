"""Every panel, and every message that calls somebody to a table, tells in one row how all stand: the reader's points
first, with the numbers that the state of the game has.

Not told: contracts of Shipyard, which are secret until the end (points without them are), and how a game stands that
has not begun, is over (the final points stand on its board and its last panels, a line for each player) or tells
nothing of it. Cards without a question of the game (what is done without asking, times for turns, what to take back)
lead back to one that has the row."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import product
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec import to_builtins

from cogs.features import PANEL
from cogs.kit.card import Card
from cogs.posts import notices
from cogs.posts.board_card import board
from cogs.posts.waiting_calls import WaitingCalls
from cogs.viewer import Viewer
from engine.core.chance import Seeded
from engine.core.game import AnyGame
from engine.core.model import Note
from engine.core.opponents import random_player
from engine.core.text import write
from engine.games import charmers
from engine.games.roads.scoring import wealth
from engine.games.wonders.scoring import scores
from games import GAMES
from host import Settings
from host.attention.attention import NEWS, NEXT, TURN, WATCHED, Waiting
from host.life import Life
from host.posts import Notice
from host.view.proposed import TAKE_BACK, TERMS, TakeBack
from tests.cogs.conftest import Server, World
from tests.cogs.heights import beside, texts, walk
from tests.cogs.positions import look as look_of
from tests.cogs.positions import played, table
from tests.cogs.test_heights import without_question
from tests.soak import times
from words import FALLBACK, LOCALES, Speaker

NAMES = ("Ann", "Ben", "Cat", "Dan", "Eve")
YOU = {"en": "you", "de": "du"}


def points(game: str, t: Any) -> list[int]:
    """What players are ranked by, from the public part of a state."""
    if game == "milestones":
        return [player.points for player in t.players]
    if game == "charmers":
        tracks = t.edition.tracks
        return [tracks.money - sheet.money - tracks.ratio * sheet.fame for sheet in t.sheets]
    if game == "shipyard":
        paid = {each.id: each.points for each in t.edition.employees}
        return [player.points + sum(paid[name] for name in player.employees) for player in t.players]
    if game == "roads":
        return [wealth(t, seat).worth + wealth(t, seat).wonder for seat in t.seats()]
    return [each.total() for each in scores(t)]


def told(card: Card, names: Sequence[str], you: str) -> list[tuple[int, list[int]]]:
    """The reader's seat and the numbers by seat in each row of a card that has one for each seat and nothing else;
    the seat is −1 if none is called "you". What is called an overlap counts below 0."""
    found = []
    for line in texts(card).split("\n"):
        parts = [ROW.fullmatch(each) for each in line.removeprefix("-# ").split(" · ")]
        numbers = {each[1]: -int(each[3]) if each[2] in OVERLAP else int(each[3]) for each in parts if each}
        others = [n for n, name in enumerate(names) if name not in numbers]
        if len(numbers) != len(parts) or len(parts) != len(names) or len(others) != (you in numbers):
            continue
        assert you not in numbers or next(iter(numbers)) == you, "the reader comes first"
        own = others[0] if others else -1
        found.append((own, [numbers[you if n == own else name] for n, name in enumerate(names)]))
    return found


def final(card: Card, names: Sequence[str]) -> list[int]:
    """The final points by seat, each in a line of its own."""
    found = re.findall(r"^\**(\w+): ([-−]?\d+)\b", texts(card), re.MULTILINE)
    assert sorted(name for name, _ in found) == sorted(names)
    return [int(dict(found)[name].replace("−", "-")) for name in names]


ROW = re.compile(r"(?:.+: )?(\S+?) (?:(\D+) )?(\d+)")
OVERLAP = {Speaker(each, charmers.GAME)("standing-overlap") for each in LOCALES}


def panels(game: AnyGame, seats: int, s: Any, locale: str) -> Iterator[tuple[str, Card, Any]]:
    """Panels of the seat that is asked, with the position whose points stand on each."""
    at, seen = table(game, seats, NAMES), look_of(game, seats, s, game.waiting(s)[0])
    seen.table = at
    viewer = Viewer(seen, at.speaker(locale))
    for said, asked, page in walk(viewer, 3):
        if hasattr(asked, "options"):
            yield "choosing", PANEL(viewer, text=said, page=page), s
        else:
            yield "confirming", PANEL.confirm(viewer, asked), s
    for each in without_question(seen):
        yield "waiting", PANEL(Viewer(each, viewer.speak)), s
    yield from beside(at, s, locale, 1)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_every_panel_tells_in_one_row_how_all_stand(game: AnyGame) -> None:
    kinds, differ = set[str](), False
    for seed, seats in ((1, min(3, game.seats[-1])), (2, game.seats[-1])):
        for n, s in enumerate(played(game, seats, moves=times(260), every=90, seed=seed)):
            locale = list(LOCALES)[(n + seed) % len(LOCALES)]
            for kind, card, stands in panels(game, seats, s, locale):
                kinds.add(kind)
                if (result := game.result(stands)) is not None:
                    assert final(card, NAMES[:seats]) == [*result.scores], (kind, locale, texts(card))
                    continue
                expected = points(game.key, stands.table)
                found = told(card, NAMES[:seats], YOU[locale])
                assert [numbers for _, numbers in found] == [expected], (kind, locale, texts(card))
                assert found[0][0] == game.waiting(s)[0] or kind == "ahead", (kind, locale, texts(card))
                differ = differ or len(set(expected)) > 1
    assert differ, "some have more than others"
    assert kinds >= {"choosing", "waiting", "typed", "try"} | ({"ahead"} if game.rules.between.ahead else set())


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
async def test_every_call_to_a_game_in_play_tells_in_one_row_how_all_stand(
    server: Server, world: World, game: AnyGame
) -> None:
    names, host = NAMES[: min(3, game.seats[-1])], world.host
    await server.table(*names, game=game.key)
    for n in range(times(60)):
        if not (waiting := (await host.now.look(1, None)).waiting):
            break
        at = await host.register.table(1)
        look = await host.now.look(1, at.player(waiting[0]))
        action = random_player(game, look._state, waiting[0], Seeded(b"player", 0, n))
        await host.now.add(f"{n}", 1, at.player(waiting[0]) or 0, look.token, write(action))
    await world.quiet()
    look, at = await host.now.look(1, None), await host.register.table(1)
    names, expected = [each.name for each in at.seats], points(game.key, look._state.table)
    note = next(note for line in await host.moments.log(1, None, limit=99) for note in line.notes)
    abouts = {TAKE_BACK: Note(TAKE_BACK, to_builtins(TakeBack(1, ((0, 1),), drawn=True))), TERMS: Note(TERMS, {})}
    for locale in LOCALES:
        await host.register.set_settings(server.guild.id, Settings(done=True, language=locale))
        rows = {"turn": told(board(at, Viewer(look, at.speaker(locale)), (), "p1"), names, YOU[locale])}
        for code in CODES:
            told_too = abouts.get(code, note if code == "concerns" else None)
            body = msgspec.json.encode(Notice(code, seat=0, name="Ann", told=told_too))
            card = await notices.card(world.bot, at, body, [at.player(1) or 0], "p1")
            rows[code] = told(card, names, YOU[locale])
            assert not told(await notices.card(world.bot, at, body, [], "p1"), names, YOU[locale])
        assert rows == {each: [(-1, expected)] for each in rows}, locale
        for why, place in product((TURN, NEXT, NEWS, WATCHED), (server.guild.id, None)):
            waiting = Waiting(at.player(1) or 0, Life(language=locale), ((at, why), (at, why)))
            card = await WaitingCalls(world.bot)._card(waiting, "p1", None if why == WATCHED else place)
            assert told(card, names, YOU[locale]) == [(1, expected)] * 2, (why, place)


CODES = sorted({
    code
    for path in Path("words", FALLBACK, "shared").glob("*.ftl")
    for code in re.findall(r"^notice-([a-z-]+) =", path.read_text("utf-8"), re.MULTILINE)
})  # fmt: skip
