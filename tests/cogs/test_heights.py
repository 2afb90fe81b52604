"""Panels on a page 412 px wide: the question, its picture and the green button stand on the first screen, and nothing
that is offered or threatens is folded."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from copy import copy
from functools import cache
from itertools import cycle, islice, product
from pathlib import Path

import pytest
from msgspec.structs import replace

import db
from benchmarks.digest import coming_back
from benchmarks.digest import looks as with_news
from cogs.features import PANEL
from cogs.kit.card import Button, Card, Select
from cogs.lobby.lobby_presses import which_card
from cogs.panel.reminders import reminders
from cogs.pictures.wanted import Wanted
from cogs.plans.ahead_card import ahead_card
from cogs.plans.in_force import in_force_card
from cogs.question.next_question import Question
from cogs.tries.try_card import try_card
from cogs.viewer import Viewer
from engine.core.frames import AnyPosition
from engine.core.game import AnyGame
from engine.core.model import Seat
from engine.core.text import write
from engine.games import charmers, shipyard, wonders
from games import GAMES
from host import Look, Table
from host.calls import Terms
from host.clocks.terms import ClockTerms
from host.plans.ahead import look_ahead
from host.tries.fork import Fork, look_at
from host.view.plans import STEPS, WAYS, Plan, Planned, prospect
from host.view.proposed import TAKE_BACK, TERMS, Proposed, TakeBack
from host.view.tries import Kept
from tests.cogs.conftest import Server, World
from tests.cogs.drive import labels, press, text
from tests.cogs.heights import COMMAND, FEW, SAID, SCREEN, beside, heights, stands, texts, walk
from tests.cogs.positions import looks, played, table
from tests.cogs.test_panel import opened, play, towards
from tests.games.recording import ended, states, steps
from words import LOCALES, Speaker

FOLDED = "highest score"
ENDS = ((wonders.GAME, "rounds-4"), (charmers.GAME, "overlap-5-sun"), (shipyard.GAME, "laps-4"))
"""Games with a record of one that is over, with as many players as may be."""

PLAYED = {
    "milestones": "goal-2", "roads": "mark-2", "wonders": "purple-2", "charmers": "overlap-3-moon",
    "shipyard": "laps-4",
}  # fmt: skip
"""Records of whole games, by game."""
WHOLE = {
    "milestones": "goal-4", "roads": "mark-4", "wonders": "purple-4", "charmers": "overlap-4-sun",
    "shipyard": "laps-4",
}  # fmt: skip
"""The same of four people."""
MOMENTS, AMID = 14, 7
"""Looks at a whole game of four people, of each return and each so many steps."""
POSITIONS, AHEAD = 4, 2
"""The positions of a record from which everybody plans, and the most steps before a question."""


@cache
def news_of(game: AnyGame) -> list[Look]:
    """Looks with the news of others' turns."""
    return [*with_news(game, min(4, game.seats[-1]), 2, moves=150)]


def viewers(game: AnyGame) -> Iterator[Viewer]:
    """A few positions in each language."""
    for look in looks(game, min(3, game.seats[-1]), moves=42, every=20):
        for locale in LOCALES:
            yield Viewer(look, look.table.speaker(locale))


def beside_panels(game: AnyGame) -> Iterator[tuple[str, Card, str]]:
    """The other cards with a question, in a few positions in each language, each with a line above it."""
    seats, lines = min(3, game.seats[-1]), cycle(SAID)
    for s in played(game, seats, moves=62, every=30):
        for locale in LOCALES:
            line = next(lines)
            yield from ((kind, card, line) for kind, card, _ in beside(table(game, seats), s, locale, line=line))


def whole_game(game: AnyGame) -> tuple[Table, list[AnyPosition]]:
    """The table of a record, and some of its positions from the first to the last."""
    found = json.loads(Path("tests/games", game.key, "recorded", f"{PLAYED[game.key]}.json").read_text("utf-8"))
    every = len(found["actions"]) // POSITIONS
    return table(game, found["seats"]), [*islice(states(game, found), 0, None, every)][:POSITIONS]


def planning(at: Table, s: AnyPosition, seat: Seat) -> Iterator[Look]:
    """Looks at a seat's plan: before its first step and after each one; from the second on also where another way
    stands, and where a step that was chosen is not possible any more."""
    texts = list[str]()
    while (now := prospect(at.game, s, seat, texts)) is not None:
        plans = [Plan()]
        if now.way:
            plans += [Plan(ways=(now.way,)), Plan(making=(*texts, *texts))]
        looks = [look_ahead(at, seat, now, plan, 0).after_that(s) for plan in plans]
        yield from looks
        if not (now.more and looks[0].offers) or len(texts) == AHEAD:
            return
        offer = looks[0].offers[len(texts) % len(looks[0].offers)]
        texts.append(max(map(write, islice(offer, FEW)), key=len))


def offered(card: Card) -> set[object]:
    """All that can be pressed or picked, but for the button that folds and unfolds."""
    found = set[object]()
    for part in card.parts:
        for each in part if isinstance(part, tuple) else ():
            if isinstance(each, Select):
                found |= {(each.id, choice) for choice in each.choices}
            elif isinstance(each, Button) and "fold" not in each.id:
                found.add((each.id, each.label))
    return found


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_a_question_its_picture_and_the_green_button_stand_on_the_first_screen(game: AnyGame) -> None:
    low = list[object]()
    for viewer in viewers(game):
        for said, asked, page in walk(viewer, 4):
            if isinstance(asked, Question):
                card = PANEL(viewer, text=said, page=page)
                ranked = asked.also and [option for option in asked.options if option.letter]
                assert not ranked or len({bool(option.hint) for option in ranked}) == 1, (said, ranked)
                low += [] if heights(card).fits() else [said]
                assert offered(card) == offered(PANEL(viewer, text=said, page=page, unfolded=True))
                assert [each for each in texts(card).split("\n") if each.count("**") % 2] == []
            for line in SAID:
                if isinstance(asked, Question):
                    card = PANEL(viewer, text=said, page=page, line=line)
                else:
                    card = PANEL.confirm(viewer, asked, line=line)
                assert stands(texts(card), line)
                low += [] if heights(card).fits() else [(said, line)]
    assert low == []


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_so_they_do_with_news_and_collected_actions_and_without_a_line_below_a_typed_command(game: AnyGame) -> None:
    told = 0
    for look in [copy(each) for each in news_of(game) if each.offers][::6]:
        told += bool(look.news)
        if game.guide.pieces.together(look.view):
            look.plan = Plan(batch=("one", "other"), asked=look.serial)
        for locale, line in product(LOCALES, ("", SAID[0], SAID[1])):
            card = PANEL(Viewer(look, look.table.speaker(locale)), line=line)
            assert heights(card).fits(), (locale, line)
            assert stands(texts(card), line) or not line
    assert told


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_so_they_do_through_a_whole_game_with_its_news_and_what_was_said_before(game: AnyGame) -> None:
    found = json.loads(Path("tests/games", game.key, "recorded", f"{WHOLE[game.key]}.json").read_text("utf-8"))
    every = [each for each in coming_back(table(game, found["seats"]), steps(game, found), AMID) if each.offers]
    low, lines = list[object](), cycle(SAID)
    for look, locale in zip(every[:: len(every) // MOMENTS], cycle(LOCALES), strict=False):
        viewer = Viewer(look, look.table.speaker(locale))
        for said, asked, page in walk(viewer, 5):
            if isinstance(asked, Question):
                for line in ("", SAID[1]) if not said else (next(lines),):
                    found_at = heights(PANEL(viewer, text=said, page=page, line=line))
                    low += [] if found_at.fits() else [(said, line[:30], found_at)]
    assert low == []


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_a_plan_a_batch_and_typed_actions_stand_on_the_first_screen_with_a_picture_for_a_phone(game: AnyGame) -> None:
    found = list(beside_panels(game))
    assert found
    assert [(kind, line) for kind, card, line in found if heights(card).carried + COMMAND > SCREEN] == []
    assert all(stands(texts(card), line) for _, card, line in found)
    assert "table" not in {part.cut for _, card, _ in found for part in card.parts if isinstance(part, Wanted)}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_at_each_step_of_a_plan_the_answers_and_the_green_button_stand_on_the_first_screen(game: AnyGame) -> None:
    """Also amid a step, in a whole game."""
    at, found = whole_game(game)
    lines, locales, low, later = cycle(("", *SAID)), cycle(LOCALES), list[object](), 0
    for s, seat in product(found, range(len(at.seats))):
        for look in planning(at, s, Seat(seat)):
            assert look.making is not None
            viewer, line = Viewer(look, at.speaker(next(locales))), next(lines)
            for said, asked, page in walk(viewer, 2, 1):
                if isinstance(asked, Question):
                    card = ahead_card(viewer, text=said, page=page, line=line)
                    assert stands(texts(card), line) or not line
                    ends = heights(card).answered + COMMAND
                    later += bool(look.making.way)
                    low += [(said, line, ends)] if ends > SCREEN else []
    assert later
    assert low == []


def without_question(look: Look) -> Iterator[Look]:
    """The same with nothing to decide and all that may stand there: asked to agree to something, a plan as long as
    may be, or having stepped away."""
    count, seat, game = len(look.table.seats), look.seat, look.table.game
    assert seat is not None
    waits = copy(look)
    waits.offers, waits.waited = [], False
    others = tuple(Seat(n) for n in range(count) if n != (seat + 1) % count)
    lost = TakeBack(1, tuple((n, 3) for n in range(count)), drawn=True)
    asks = Proposed(TAKE_BACK, (seat + 1) % count, others, (), look.since, "ab", mine=False, asks=True)
    for proposed in (
        replace(asks, take_back=lost, told=look.news),
        replace(asks, kind=TERMS, terms=Terms(clock=ClockTerms(turn=3_600, bank=86_400))),
    ):
        asked = copy(waits)
        asked.proposed = proposed
        yield asked
    actions = [next(iter(offer)) for offer in look.offers]
    steps = [Planned(write(action), game.preview(look._state, seat, action)) for action in actions]
    planned = copy(waits)
    planned.plan = Plan(ways=((max(steps, key=lambda each: len(repr(each.shown))),) * STEPS,) * WAYS)
    yield planned
    away, seats = copy(waits), [replace(each, opponent="steady") for each in look.table.seats]
    away.table = Table(look.table.row, tuple(seats), game)
    yield away


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_who_has_nothing_to_decide_finds_what_to_press_on_the_first_screen(game: AnyGame) -> None:
    """Below what it is about; the news, plans and notes to oneself come after it."""
    memo = "word " * 100
    for look in [each for each in news_of(game) if each.offers and each.news][::9]:
        for locale, each in product(LOCALES, without_question(look)):
            viewer = Viewer(each, each.table.speaker(locale))
            for line in ("", *SAID):
                card = PANEL(viewer, line=line, memo=memo)
                assert heights(card).answered + COMMAND <= SCREEN, (locale, line)
                assert stands(texts(card), line) or not line
                assert memo.strip() in texts(card)
            if each.plan is not None:
                assert heights(in_force_card(viewer, False, SAID[1])).answered + COMMAND <= SCREEN


@pytest.mark.parametrize(("game", "record"), ENDS, ids=[game.key for game, _ in ENDS])
def test_the_end_of_a_try_stands_on_the_first_screen(game: AnyGame, record: str) -> None:
    found = json.loads(Path("tests/games", game.key, "recorded", f"{record}.json").read_text("utf-8"))
    end, at = ended(game, found), table(game, found["seats"])
    row = db.Try(seat=0, head=1, undos=0, seed=bytes(16), body=b"", at=0)
    look = look_at(Fork(at, 0, 1, row, Kept((), 0), end))
    assert look.result is not None
    for locale, line in product(LOCALES, SAID):
        assert heights(try_card(Viewer(look, at.speaker(locale)), line=line)).answered + COMMAND <= SCREEN


@pytest.mark.parametrize("locale", LOCALES)
def test_what_the_games_are_about_and_which_one_is_wanted_stand_on_the_first_screen(locale: str) -> None:
    assert heights(which_card(GAMES, Speaker(locale))).answered + COMMAND <= SCREEN


def test_the_whole_table_is_shown_only_to_who_asks_for_its_picture() -> None:
    assert Wanted.__struct_defaults__[2] != "table"
    asking = [
        path.as_posix() for path in sorted(Path("cogs").rglob("*.py")) if 'cut="table"' in path.read_text("utf-8")
    ]
    assert asking == ["cogs/browse/board.py"]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_of_the_reminders_those_stand_that_were_not_read_yet(game: AnyGame) -> None:
    tried = 0
    for viewer in viewers(game):
        told = reminders(viewer)
        if not told or not viewer.look.offers:
            continue
        tried += 1
        for unfolded in (False, True):
            card = PANEL(viewer, read=told[1:], unfolded=unfolded)
            lines = "\n".join(part for part in card.parts if isinstance(part, str)).split("\n")
            assert f"-# {told[0]}" in lines
            assert [f"-# {each}" in lines for each in told[1:]] == [unfolded] * len(told[1:])
            assert any(part for part in card.parts if isinstance(part, tuple) and _folds(part)) is (
                unfolded or bool(told[1:])
            )
    assert tried


def _folds(row: Sequence[object]) -> bool:
    return any(isinstance(each, Button) and "fold" in each.id for each in row)


async def test_what_was_read_folds_and_stands_there_after_one_press(server: Server, world: World) -> None:
    thread, first, other = await opened(server, world)
    await play(world, (first.id, "move 1"), (first.id, "move 2"), (first.id, "end"))
    shown = await press(other, server.board(thread), "move")
    assert FOLDED in text(shown)
    assert "Details" not in labels(shown)
    shown = await press(other, await towards(other, shown, "move 2"), "undo")
    assert FOLDED not in text(shown)
    assert "Details" in labels(shown)
    shown = await press(other, shown, "unfold")
    assert FOLDED in text(shown)
    assert "Fewer details" in labels(shown)
    shown = await press(other, shown, "fold")
    assert FOLDED not in text(shown)
    assert "Details" in labels(shown)
    assert FOLDED in text(await press(other, server.board(thread), "move")), "who opens their panel anew reads all"
