"""Two steps with one press: as if they had been pressed one after the other, or not at all."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from cogs.question.green_button import grave
from cogs.question.lost_chances import lost
from cogs.question.next_question import Question, ask
from cogs.question.two_steps import AND, two_steps
from cogs.viewer import Viewer
from engine.core.chance import Seeded
from engine.core.game import AnyGame
from engine.core.guide import Panel
from engine.core.model import Action
from engine.core.text import write
from engine.games import shipyard
from games import GAMES
from host import Look
from tests.cogs import presses
from tests.cogs.conftest import Server, World
from tests.cogs.drive import button, press, text
from tests.cogs.positions import look, looks
from tests.cogs.test_forged import forged
from tests.cogs.test_panel import opened, play
from tests.soak import times
from words import Speaker

SAY = Speaker("en")
LISTING = [game for game in GAMES if type(game.guide.panel).onward is not Panel.onward]
LONG = ("roads", "wonders")
"""Games in which more follows every action than a list holds."""
NEW = Seeded(b"as it comes", 0, 0)


def pairs(at: Look) -> dict[Action, list[Action]]:
    """The lines of the list below a look's first question, by their first step."""
    viewer, game = Viewer(at, at.table.speaker("en")), at.table.game
    asked, found = ask(viewer), dict[Action, list[Action]]()
    listed = two_steps(viewer, asked) if isinstance(asked, Question) else ()
    assert all(len(each.options) <= 25 for each in listed)
    options = [option for each in listed for option in each.options]
    for first, second in (option.text.split(AND) for option in options):
        found.setdefault(game.parse(first), []).append(game.parse(second))
    return found


@pytest.mark.parametrize("game", [game for game in GAMES if game.key not in LONG], ids=lambda game: game.key)
def test_a_line_is_two_steps_that_could_be_pressed_one_after_the_other_with_nothing_in_between(
    game: AnyGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    every, seats = tuple(game.verbs.values()), min(3, game.seats[-1])
    monkeypatch.setattr(type(game.guide.panel), "onward", lambda *_: every)
    tried = 0
    for at in looks(game, seats, moves=times(60), every=5):
        seat, s = at.waiting[0], at._state
        for first, seconds in pairs(at).items():
            step = game.apply(s, seat, first, NEW)
            assert step.undoable, "it would show something first"
            assert not grave(at, first), "it would be asked about first"
            assert game.only_choice(step.state, seat) is None, "the second would follow by itself"
            after = look(game, seats, step.state, seat)
            assert after.waited
            for second in seconds:
                assert any(offer.admits(second) for offer in after.offers)
                assert not grave(after, second)
                tried += 1
    assert tried


def positions(game: AnyGame, seats: int) -> Iterator[Look]:
    """Of a game of random players; in Roads & Boats, where they never do as they did before, of a quiet one, too."""
    yield from looks(game, seats, moves=times(90), every=4)
    if game.key == "roads":
        last, _ = presses.quiet(answers=True)
        for seat in game.waiting(last):
            yield look(game, len(last.hands), last, seat)


@pytest.mark.parametrize("game", LISTING, ids=lambda game: game.key)
def test_what_a_game_lets_follow_shows_nothing_and_ends_no_chance(game: AnyGame) -> None:
    seats, tried = min(3, game.seats[-1]), 0
    for at in positions(game, seats):
        for first, seconds in pairs(at).items():
            after = at.after(first)
            assert after is not None
            for one, action in ((at, first), *((after, second) for second in seconds)):
                assert one.after(action) is not None, "it would show something, which is told beside it"
                assert not lost(Viewer(one, SAY), action, game.guide.hints.chances(one.view))
                tried += 1
    assert tried


def test_what_is_free_among_what_costs_says_so() -> None:
    """The trains and employees of a second step: the nearest cost nothing; also ship cards, where others complete a
    ship."""
    told = set[str]()
    for at in looks(shipyard.GAME, 2, moves=70, every=3, seed=48):
        viewer = Viewer(at, at.table.speaker("en"))
        asked = ask(viewer)
        listed = two_steps(viewer, asked) if isinstance(asked, Question) else ()
        options = [option for each in listed for option in each.options]
        for verb in ("buy ", "hire ", "build "):
            hints = {each.hint.split()[0] for each in options if each.text.split(AND)[1].startswith(verb)}
            told |= hints if "costs" in hints else set()
    assert told == {"costs", "free", "completes"}


def test_lists_stand_in_the_order_of_the_answers_and_all_name_the_letters() -> None:
    several = 0
    for at in looks(shipyard.GAME, 3, moves=70, every=3, seed=48):
        viewer = Viewer(at, at.table.speaker("en"))
        asked = ask(viewer)
        listed = two_steps(viewer, asked) if isinstance(asked, Question) else ()
        order = [each.letter for each in asked.options] if isinstance(asked, Question) else []
        firsts = [each.options[0].letter for each in listed]
        assert [order.index(letter) for letter in firsts] == sorted(order.index(letter) for letter in firsts)
        assert all(each.sentence.startswith(first) for each, first in zip(listed, firsts, strict=True))
        several += len(listed) > 1
    assert several


async def test_two_steps_of_one_press_bring_the_same_as_two_presses_and_are_taken_back_by_one(
    server: Server, world: World
) -> None:
    thread, mover, _ = await opened(server, world)
    before = await world.host.now.look(1, mover.id)
    first, second = next((write(first), write(seconds[0])) for first, seconds in pairs(before).items())
    old = await press(mover, server.board(thread), "move")
    shown = await press(mover, server.board(thread), "move")
    both = button(shown, "both")["custom_id"]
    name = next(name for name in ("Ann", "Ben") if server.person(name).id == mover.id)
    unlisted = await forged(server, name, both, f"move 1{AND}move 2", select=True)
    assert SAY("gone") in unlisted
    assert (await world.host.now.look(1, mover.id)).seq == before.seq
    shown = await mover.select(shown.response, [f"{first}{AND}{second}"], custom_id=both)
    at_once = await world.host.now.look(1, mover.id)
    assert [each.text for each in await world.host.moments.log(1, mover.id) if each.seq > before.seq] == [
        first,
        second,
    ]
    late = await mover.select(old.response, [f"{first}{AND}{second}"], custom_id=button(old, "both")["custom_id"])
    assert SAY("decision-over") in text(late)
    assert (await world.host.now.look(1, mover.id)).seq == at_once.seq, "none of them is carried out"
    shown = await mover.click(shown.response, custom_id=button(shown, "undoall")["custom_id"])
    assert (await world.host.now.look(1, mover.id)).view == before.view
    shown = await mover.click(shown.response, custom_id=button(shown, "redoall")["custom_id"])
    assert (await world.host.now.look(1, mover.id)).view == at_once.view, "both come back"
    await mover.click(shown.response, custom_id=button(shown, "undoall")["custom_id"])
    await play(world, (mover.id, first), (mover.id, second))
    assert (await world.host.now.look(1, mover.id)).view == at_once.view
