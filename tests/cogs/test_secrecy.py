"""No panel, suggestion, confirmation or picture changes when the things a seat cannot know are replaced."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from cogs.pictures import Image
from cogs.sentences import Typing
from cogs.ui.choice import Question, ask
from cogs.ui.panel import confirm, panel
from cogs.viewer import Viewer
from engine.core.chance import Seeded
from engine.core.game import Game
from engine.core.model import Action, Note, Preview, Seat
from engine.core.opponents import random_player
from engine.core.text import kinds
from engine.games import milestones
from games import ARTISTS
from host import Look
from render.show import Mark, Show
from tests.cogs.positions import GAMES, look
from tests.soak import times

SEATS = 3


class Scenes:
    """Draws the scene as text instead of pixels, or the view where a game has no artist."""

    def of(self, viewer: Viewer, *, marks: Sequence[Any] = (), told: Sequence[Any] = (), cut: str = "table") -> Image:
        view, speak = viewer.look.view, viewer.speak
        if speak.key not in ARTISTS:
            return Image(repr((view, marks)).encode(), "view.txt", "")
        show = Show(view, speak, speak.names, "close" if cut == "close" else "table", tuple(Mark(*m) for m in marks))
        scene = ARTISTS[speak.key].draw(show)
        return Image(scene.dump().encode(), "scene.txt", scene.alt_text())


def everything(seen: Look) -> list[Any]:
    """All that is made for a person from a look: panels two questions deep, suggestions, confirmations."""
    speak, scenes = seen.table.speaker("en"), Scenes()
    found: list[Any] = [panel(Viewer(seen, speak), scenes)]  # type: ignore[arg-type]
    asked = ask(Viewer(seen, speak)) if seen.offers else None
    for option in asked.options[:6] if isinstance(asked, Question) else ():
        found.append(panel(Viewer(seen, speak), scenes, text=option.text))  # type: ignore[arg-type]
    for offer in seen.offers:
        for field in kinds(offer.action):
            typing = Typing(Viewer(seen, speak), offer.action, field)
            found += [typing.listed(), typing.suggestions(""), typing.suggestions("p")]
        first = next(iter(offer))
        found += [confirm(Viewer(seen, speak), first), seen.final(first)]
    return found


def positions(game: Game[Any]) -> Iterator[Any]:
    """States of some random games, every few moves."""
    for seed in range(times(2)):
        key = bytes([seed])
        s = game.start(SEATS, Seeded(key, 0, 0)).state
        for n in range(1, 70):
            if not (waiting := game.waiting(s)):
                break
            if n % 5 == 0:
                yield s
            action = random_player(game, s, waiting[0], Seeded(key, 1, n))
            s = game.apply(s, waiting[0], action, Seeded(key, 0, n)).state


@pytest.mark.parametrize("game", GAMES, ids=[game.key for game in GAMES])
def test_what_a_seat_cannot_know_shows_nowhere(game: Game[Any]) -> None:
    compared = differing = 0
    for n, s in enumerate(positions(game)):
        for seat in (*map(Seat, range(SEATS)), None):
            other = game.imagined(s, seat, Seeded(b"other", n, seat or 0))
            differing += game.encode(other) != game.encode(s)
            assert everything(look(game, SEATS, other, seat)) == everything(look(game, SEATS, s, seat))
            compared += 1
    assert compared > 40
    assert differing > compared // 2, "there was nothing hidden to replace"


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
