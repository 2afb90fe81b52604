"""No panel, suggestion, confirmation or picture changes when the things a seat cannot know are replaced."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from cogs.features import PANEL as panel
from cogs.kit.card import Card
from cogs.pictures.wanted import Wanted
from cogs.question.next_question import Question, ask
from cogs.question.typed_words import Typing
from cogs.viewer import Viewer
from engine.core.chance import Seeded
from engine.core.game import Game
from engine.core.model import Action, Note, Preview, Seat
from engine.core.opponents import random_player
from engine.core.text import kinds, write
from engine.games import milestones
from host import Look
from host.plans.ahead import look_ahead
from host.view.plans import Plan, prospect
from render.jobs import pack
from tests.cogs.positions import GAMES, look
from tests.soak import times

SEATS = 3
"""As many as a game may have, at most."""
ENOUGH, MOST = 40, 50
"""More looks than this are compared, and with something hidden; games are played for them, at most so many."""


def sketched(card: Card) -> list[Any]:
    """A card with jobs instead of pictures: another process draws them, which is told nothing else."""
    return [sketch(part) if isinstance(part, Wanted) else part for part in card.parts]


def sketch(picture: Wanted) -> bytes:
    wanted = {"marks": picture.marks, "told": picture.told, "cut": picture.cut, "at": picture.at}
    return pack(picture.view, picture.speak, **wanted)


def everything(seen: Look) -> list[Any]:
    """All that is made for a person from a look: panels two questions deep, suggestions, confirmations."""
    speak = seen.table.speaker("en")
    found: list[Any] = [sketched(panel(Viewer(seen, speak)))]
    found += [sketched(each) for each in cards_ahead(seen)]
    asked = ask(Viewer(seen, speak)) if seen.offers else None
    for option in asked.options[:6] if isinstance(asked, Question) else ():
        found.append(sketched(panel(Viewer(seen, speak), text=option.text)))
    for offer in seen.offers:
        for field in kinds(offer.action):
            typing = Typing(Viewer(seen, speak), offer.action, field)
            found += [typing.listed(), typing.suggestions(""), typing.suggestions("p")]
        first = next(iter(offer))
        found += [panel.confirm(Viewer(seen, speak), first), seen.final(first)]
    return found


def cards_ahead(seen: Look) -> list[Card]:
    """The cards of a seat's next turn, if it can be planned: at first, and after its first or last action."""
    game, table, s, made = seen.table.game, seen.table, seen._state, list[Card]()
    now = prospect(game, s, seen.seat, ()) if seen.seat is not None else None
    if seen.seat is None or now is None:
        return made
    offered = game.offers(now.state, seen.seat)
    for texts in ((), *((write(next(iter(offer))),) for offer in offered)):
        then = prospect(game, s, seen.seat, texts) or now
        ahead = look_ahead(table, seen.seat, then, Plan((then.way,) if then.way else ()), 0)
        made.append(panel(Viewer(ahead, table.speaker("en"))))
    return made


def positions(game: Game[Any], seats: int, seed: int) -> Iterator[Any]:
    """States of a random game, every few moves."""
    key = bytes([seed])
    s = game.start(seats, Seeded(key, 0, 0)).state
    for n in range(1, 70):
        if not (waiting := game.waiting(s)):
            break
        if n % 5 == 0:
            yield s
        action = random_player(game, s, waiting[0], Seeded(key, 1, n))
        s = game.apply(s, waiting[0], action, Seeded(key, 0, n)).state


def hides(s: Any) -> bool:
    """Whether anything can be hidden: a game may say that hands and box are always empty."""
    return any(part.__struct_fields__ for part in (*s.hands, s.box))


@pytest.mark.parametrize("game", GAMES, ids=[game.key for game in GAMES])
def test_what_a_seat_cannot_know_shows_nowhere(game: Game[Any]) -> None:
    seats = min(SEATS, game.seats[-1])
    hidden = hides(game.start(seats, Seeded(b"game", 0, 0)).state)
    compared = differing = 0
    for seed in range(MOST):
        if seed >= times(2) and compared > ENOUGH and (differing > ENOUGH or not hidden):
            break
        for n, s in enumerate(positions(game, seats, seed)):
            for seat in (*map(Seat, range(seats)), None):
                other = game.imagined(s, seat, Seeded(b"other", n, seat or 0))
                differing += game.encode(other) != game.encode(s)
                assert everything(look(game, seats, other, seat)) == everything(look(game, seats, s, seat))
                compared += 1
    assert compared > ENOUGH
    assert differing > ENOUGH or not hidden, "there was nothing hidden to replace"


class Peeking(Look):
    """A look whose previews tell the next tile of the draw pile."""

    def preview(self, action: Action) -> Preview:
        return Preview(notes=(Note(self._state.box.deck[-1]),))


def test_a_preview_that_peeks_is_found() -> None:
    game = milestones.GAME
    s = game.start(SEATS, Seeded(b"game", 0, 0)).state
    (seat,) = game.waiting(s)
    shown = []
    for state in (s, game.imagined(s, seat, Seeded(b"other", 0, 0))):
        honest = look(game, SEATS, state, seat)
        shown.append(everything(Peeking(honest.table, seat, state, honest.token, (), True, 0)))
    assert shown[0] != shown[1]
