"""Every kind of card is measured on a page 412 px wide, or listed with the reason why it need not be: what is asked,
and what answers it, stand on the first screen."""

from __future__ import annotations

import ast
import json
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from cogs.browse.status import status_text
from cogs.features import PANEL
from cogs.follow import follow_card
from cogs.kit.card import Button, Card
from cogs.kit.custom_ids import read
from cogs.learn.course_cards import game_card, games_card
from cogs.lobby import guests, rating_card, settings_card
from cogs.me.me_card import AWAY, TOPICS, me_card, part_card, zones_card
from cogs.plans.batch_card import without_card
from cogs.plans.enough import enough_card, stock
from cogs.proposals import take_back
from cogs.seek.seek_card import seek_card
from cogs.viewer import Viewer
from engine.core.chance import Seeded
from engine.core.game import AnyGame
from engine.core.model import Seat
from engine.core.opponents import random_player
from engine.core.text import write
from engine.games import milestones, roads
from games import GAMES
from host import Line, Look
from host.life import DAY, Life, zones
from host.proposals.proposals import Asking
from host.seekers import Wish
from host.view.proposed import TakeBack
from tests.cogs.heights import COMMAND, SAID, SCREEN, heights
from tests.cogs.positions import look, looks, played, table
from tests.cogs.roads import farm
from tests.games.recording import ended
from words import LOCALES, Speaker

LAST = {
    "milestones": "goal-4", "roads": "turns-1", "wonders": "rounds-4", "charmers": "overlap-5-sun",
    "shipyard": "laps-4",
}  # fmt: skip
"""Records of games that are over, by game."""
LOWER: dict[str, int] = {}
"""Where it ends on cards that need more: these numbers may only fall."""
ELSEWHERE = {
    "panel/panel_card.py:__call__": "test_heights.py PANEL(",
    "panel/panel_card.py:confirm": "test_heights.py PANEL.confirm(",
    "panel/follows_game.py:_card": "test_heights.py PANEL(",  # the same panel
    "plans/ahead_card.py:ahead_card": "test_heights.py beside_panels(",
    "plans/batch_card.py:batch_card": "test_heights.py beside_panels(",
    "plans/in_force.py:in_force_card": "test_heights.py in_force_card(",
    "typed/confirm_typed.py:card": "test_heights.py beside_panels(",
    "tries/try_card.py:try_card": "test_heights.py beside_panels(",
    "lobby/lobby_presses.py:which_card": "test_heights.py which_card(",
    "learn/lesson_card.py:lesson_card": "test_learn.py lesson_card(",
    "learn/lesson_card.py:_done": "../games/test_lessons.py",
    "learn/lesson_card.py:_missed": "../games/test_lessons.py",
    "lobby/clock_card.py:card": "test_terms_heights.py clock_card.card(",
    "lobby/terms_card.py:card": "test_terms_heights.py terms_card.card(",
    "proposals/terms.py:card": "test_terms_heights.py new_terms.card(",
    "league/draft_terms.py:terms_card": "test_terms_heights.py draft_terms.terms_card(",
    "league/draft_card.py:draft_card": "test_terms_heights.py draft_card.draft_card(",
    "browse/table_list.py:card": "test_table_list.py",
    "browse/my_tables.py:card": "test_table_list.py my_tables.card(",
    "posts/keep_weekly.py:weekly_card": "test_weekly.py",
    "posts/keep_weekly.py:_card": "test_weekly.py",
    "posts/keep_weekly.py:_pictured": "test_weekly.py",
}
"""Kinds that other tests measure, with what makes them there."""
PUBLIC = "stands in a channel: its picture is what people look at, and its buttons follow"
TEXT = "to be read: the buttons at its end turn the page"
SHORT = "a few lines and a button"
ADMINS = "for admins: reasons as long as they type them"
UNMEASURED = {
    "posts/board_card.py:board": PUBLIC,
    "posts/listing_card.py:listing_card": PUBLIC,
    "posts/lobby_card.py:lobby_card": PUBLIC,
    "posts/table_messages.py:card": PUBLIC,
    "news/league_card.py:league_card": PUBLIC,
    "posts/board_card.py:older": SHORT,
    "posts/notices.py:_card": SHORT,
    "posts/notices.py:card": SHORT,
    "posts/notices.py:settled": SHORT,
    "posts/waiting_calls.py:_card": "a line for each table that waits, and a button for each",
    "browse/board_text.py:text_card": "to be read; how it begins is measured here",
    "browse/film_page.py:page_card": SHORT,
    "browse/my_tables.py:page": TEXT,
    "browse/review_page.py:card": "turns of a game that is over, to be read",
    "browse/rules_pages.py:page": TEXT,
    "browse/score_page.py:_card": "the score sheet of a game that is over",
    "browse/topic_pages.py:card": TEXT,
    "browse/verb_meaning.py:card": TEXT,
    "commands.py:help_card": TEXT,
    "league/draft_games.py:games_card": "lists of what a league plays, one below the other",
    "league/league_presses.py:standings_card": "the standings, to be read",
    "stats/stats_card.py:person_card": "statistics, to be read",
    "stats/stats_card.py:server_card": "statistics, to be read",
    "seats/table_page.py:page": "all who sit there and all one may do about it; asks nothing",
    "seats/table_page.py:confirm": SHORT,
    **dict.fromkeys(
        [f"admin/{each}" for each in ("cards.py:barred", "cards.py:cases", "cards.py:confirm", "cards.py:empty",
         "cards.py:remove", "cards.py:rewind", "events.py:card", "trial_post.py:_card")], ADMINS,
    ),
}  # fmt: skip
"""Kinds that nobody measures, and why."""


def builders() -> set[str]:
    """All functions of the bot that make a card, by file and name."""
    found = set[str]()
    for path in Path("cogs").rglob("*.py"):
        for outer in ast.walk(ast.parse(path.read_text("utf-8"))):
            for node in ast.iter_child_nodes(outer):
                made = isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.returns is not None
                if made and ast.unparse(node.returns) == "Card" and not _is_protocol(outer):  # type: ignore[union-attr]
                    found.add(f"{path.relative_to('cogs').as_posix()}:{node.name}")  # type: ignore[union-attr]
    return {each for each in found if not each.startswith("kit/")}


def _is_protocol(node: ast.AST) -> bool:
    return isinstance(node, ast.ClassDef) and any(ast.unparse(base) == "Protocol" for base in node.bases)


@cache
def over(game: AnyGame) -> Look:
    """The look of the first player at a game that is over."""
    record = Path("tests/games", game.key, "recorded", f"{LAST[game.key]}.json")
    found = json.loads(record.read_text("utf-8"))
    return look(game, found["seats"], ended(game, found), Seat(0))


def asking(game: AnyGame) -> tuple[Look, Asking]:
    """Somebody's last five presses, all to be taken back, with draws, from everybody."""
    seats = min(4, game.seats[-1])
    lines, before, views = list[Line](), None, {}
    for n, s in enumerate(played(game, seats, moves=90)):
        seat = game.waiting(s)[0]
        action = random_player(game, s, seat, Seeded(b"player" + (1).to_bytes(16, "big"), 0, n + 1))
        step = game.apply(s, seat, action, Seeded((1).to_bytes(16, "big"), 0, n + 1))
        lines.append(Line(n, seat, write(action), tuple(step.notes), struck=False, at=0, by=None))  # type: ignore[arg-type]
        views[n], before = game.view(s, seat), s
    assert before is not None
    own = [line for line in lines if line.seat == 0][-5:][::-1]
    told = tuple(line for line in lines if line.seq >= own[-1].seq)
    lost = TakeBack(own[-1].seq, tuple((n, 3) for n in range(seats)), drawn=True)
    seen = look(game, seats, before, Seat(0))
    others = tuple(range(1, seats))
    return seen, Asking(seen.table, tuple(own), lost, told, others, {line.seq: views[line.seq] for line in own})


def first_row(card: Card, what: str = "") -> int:
    """Where the row ends that has a button or list for `what`, or the first row."""
    for n, part in enumerate(card.parts):
        if isinstance(part, tuple) and part:
            ids = [read(each.id) for each in part if isinstance(each, Button)]
            if not what or what in [ref.what for ref in ids if ref is not None]:
                return heights(Card(card.parts[: n + 1])).whole
    raise AssertionError(what)


def of_games(locale: str) -> Iterator[tuple[str, int]]:
    """Where it ends on cards about a game in play, or one that is over, by kind."""
    for game in GAMES:
        seen = over(game)
        viewer = Viewer(seen, seen.table.speaker(locale))
        for line in ("", *SAID[:2]):
            yield f"end of {game.key}", first_row(PANEL(viewer, line=line))
        yield f"text of {game.key}", heights(Card((status_text(viewer),))).whole
        asks, about = asking(game)
        viewer = Viewer(asks, asks.table.speaker(locale))
        yield "proposals/take_back.py:card", first_row(take_back.card(viewer, about), "askthem")
        full = table(game, game.seats[-1])
        if game.rules.settings.choices:
            yield f"lobby/settings_card.py:card {game.key}", first_row(settings_card.card(full, full.speaker(locale)))
        yield "learn/course_cards.py:game_card", first_row(game_card(game, (), Speaker(locale, game)))
        for each in looks(game, min(3, game.seats[-1]), moves=42, every=40):
            viewer = Viewer(each, each.table.speaker(locale))
            if stock(each):
                for good in ("", next(iter(stock(each)))):
                    yield "plans/enough.py:enough_card", heights(enough_card(viewer, good, SAID[0])).whole
    seen = look(roads.GAME, 2, farm("movement"), Seat(0))
    viewer = Viewer(seen, seen.table.speaker(locale))
    refused = "\n".join(["wagon 13 takes 2 trunks and goes to D3"] * 3)
    yield "plans/batch_card.py:without_card", first_row(without_card(viewer, "done", refused))


def of_people(locale: str) -> Iterator[tuple[str, int]]:
    """The same of cards about a person, or a table before its start."""
    speak, now = Speaker(locale), 1_700_000_000
    life = Life("Europe/Berlin", ((540, 1_320),) * 7, now + max(AWAY) * DAY, 3, (480, 1_200), "de", warned=True)
    yield "me/me_card.py:me_card", first_row(me_card(life, confirms=True, now=now, speak=speak, closed=True))
    for topic in TOPICS:
        yield "me/me_card.py:part_card", heights(part_card(topic, life, now, speak)).whole
    yield "me/me_card.py:zones_card", heights(zones_card(list(zones()[:25]), now, speak)).whole
    full = table(milestones.GAME, 4)
    yield "lobby/rating_card.py:card", heights(rating_card.card(full, full.speaker(locale), SAID[0])).whole
    yield "lobby/guests.py:card", heights(guests.card(full, now, full.speaker(locale), "a" * 24)).whole
    yield "seek/seek_card.py:seek_card", first_row(seek_card(Wish(0), GAMES, speak, asked=full, until=now))
    yield "follow/follow_card.py:card", heights(follow_card.card(full, full.speaker(locale))).whole
    yield "learn/course_cards.py:games_card", first_row(games_card(GAMES, defaultdict(list), speak))


@pytest.mark.parametrize("locale", LOCALES)
def test_what_is_asked_and_what_answers_it_stand_on_the_first_screen(locale: str) -> None:
    tall, low = dict[str, int](), dict[str, int]()
    for kind, ends in (*of_games(locale), *of_people(locale)):
        tall[kind] = max(tall.get(kind, 0), ends + COMMAND)
    low = {kind: ends for kind, ends in tall.items() if ends > LOWER.get(kind, SCREEN)}
    assert low == {}
    measured = {kind.partition(" ")[0] for kind in tall if ".py:" in kind}
    assert builders() == {*measured, *ELSEWHERE, *UNMEASURED}, (
        "a new kind of card is measured, or listed with a reason"
    )
    assert not measured & UNMEASURED.keys()


def test_the_tests_that_measure_the_others_do_so() -> None:
    for kind, where in ELSEWHERE.items():
        test, _, call = where.partition(" ")
        source = Path("tests/cogs", test).read_text("utf-8")
        assert "heights(" in source, kind
        assert call in source, kind
