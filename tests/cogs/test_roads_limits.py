"""Every panel of Roads & Boats in full positions: within Discord's limits, quick to use, and without a secret."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache, partial
from typing import Any

import pytest

from cogs.features import PANEL as panel
from cogs.kit.discord_limits import walk
from cogs.posts import board_card
from cogs.question.acting_piece import pieces
from cogs.question.draft import BEGUN
from cogs.question.next_question import Question, ask
from cogs.question.typed_words import SHOWN, Meant, Typing
from cogs.viewer import Viewer
from engine.core.chance import Seeded
from engine.core.model import Action, Seat
from engine.core.text import kinds, value_text, verb, write
from engine.games.roads import GAME
from engine.games.roads.flow import PHASES, Position
from engine.games.roads.state import View
from host import Look
from host.plans.batches import seen as collected
from tests.cogs.conftest import painted
from tests.cogs.positions import look
from tests.cogs.presses import leads, options
from tests.cogs.test_secrecy import everything
from tests.games.roads.rich import rich
from tests.soak import times
from tests.words.pseudo import PSEUDO, TRIED
from words import FALLBACK

COUNT = times(3)
"""Positions in each phase."""
TABS = ("move", "load", "unload")
"""The joint question for one transporter, in the movement phase."""


def positions(phase: str, count: int = COUNT) -> Iterator[Position]:
    """Positions in a phase, as full as they come; nobody has called for an order."""
    for stored in filter(None, (made(phase, seed) for seed in range(count))):
        yield GAME.decode(stored)


@cache
def made(phase: str, seed: int) -> bytes:
    """One of them; nothing if that game never comes to the phase."""
    s, n = rich(4, seed, phase=phase, rain=30), 0
    while s.flow and s.flow[-1].__struct_config__.tag != phase and n < 60:
        seat, n = GAME.waiting(s)[0], n + 1
        s = GAME.apply(s, seat, GAME.default(s, seat), Seeded(b"limits", seed, n)).state
    return GAME.encode(s) if s.flow and s.flow[-1].__struct_config__.tag == phase else b""


def looks(phase: str, count: int = COUNT) -> Iterator[Look]:
    """The looks of the seats waited for."""
    for s in positions(phase, count):
        yield look(GAME, 4, s, GAME.waiting(s)[0])


@pytest.mark.usefixtures("pseudo")
@pytest.mark.parametrize("locale", TRIED)
@pytest.mark.parametrize("phase", PHASES)
async def test_every_panel_of_a_full_position_is_within_the_limits(phase: str, locale: str) -> None:
    """Two questions deep, with long names, undo offered and much to tell."""
    most = 0
    for seen in looks(phase):
        speak = seen.table.speaker(locale)
        painted(board_card.board(seen.table, Viewer(seen, speak), (), "p" + "9" * 12)).view()
        first = ask(Viewer(seen, speak))
        assert isinstance(first, Question)
        for words in ("", *(option.text for option in options(first))):
            view = painted(panel(Viewer(seen, speak), text=words, line="x" * 300)).view()
            most = max(most, len(list(walk(view.to_components()))))  # type: ignore[no-untyped-call]
    assert most >= 10


@pytest.mark.usefixtures("pseudo")
@pytest.mark.parametrize("locale", TRIED)
async def test_what_is_collected_for_all_transporters_is_within_the_limits(locale: str) -> None:
    """Orders for none, and for all but one; then that one is asked about, and the others once more."""
    most = 0
    for s in positions("movement", 2):
        seat, texts = GAME.waiting(s)[0], list[str]()
        for unit in sorted(unit.name for unit in s.table.fleet(seat))[:-1]:
            texts += filter(None, [longest(GAME.view(collected(GAME, s, seat, texts).state, seat), unit)])
        for lines in ([], texts):
            now, table = collected(GAME, s, seat, lines), look(GAME, 4, s, seat).table
            at = Look(table, seat, now.state, "=" + "f" * 17, (), False, 0, batch=now.batch)
            viewer = Viewer(at, table.speaker(locale))
            for words in ("", *(piece.text for piece in pieces(viewer)[-2:])):
                view = painted(panel(viewer, text=words, line="x" * 300)).view()
                most = max(most, len(list(walk(view.to_components()))))  # type: ignore[no-untyped-call]
    assert most > 20, most


def longest(view: View, piece: str) -> str:
    """The longest orders that are thought likely for a transporter; "" if it has none."""
    groups = GAME.guide.pieces.likely(view, piece)
    return max((f"move {value_text(value)}" for _, values in groups for value in values), key=len, default="")


def on_the_way(asked: Question, wanted: str) -> str:
    """The words after the option that leads to an action, through a transporter's tab if need be."""
    found = [option.text for option in options(asked) if leads(option.text, wanted)]
    name, _, rest = wanted.partition(" ")
    tabs = [f"{tab} {rest.partition('-')[0]}{BEGUN}" for tab in TABS if name in TABS]
    found += [option.text for option in options(asked) if option.text in tabs and option.text not in found]
    assert found, f"no way to {wanted} from {asked.text!r}"
    return found[0]


Asking = Callable[[str, int], Question | Action]
"""What is asked after these words, on that page."""


def questions(asking: Asking, action: Action) -> int:
    """How many questions are asked before an action stands complete."""
    wanted, words, page = write(action), "", 0
    for count in range(1, 9):
        asked = asking(words, page)
        if not isinstance(asked, Question):
            assert write(asked) == wanted
            return count - 1
        if asked.kind == "some":
            return count
        if asked.page < asked.pages - 1 and not any(leads(o.text, wanted) for o in options(asked)):
            words, page = asked.text, page + 1
            continue
        words, page = on_the_way(asked, wanted), 0
        if words == wanted:
            return count
    raise AssertionError(f"{wanted} is never reached")


@pytest.mark.usefixtures("pseudo")
@pytest.mark.parametrize(("locale", "each"), [(FALLBACK, 12), (PSEUDO, 2)])
@pytest.mark.parametrize("phase", PHASES)
def test_every_listed_action_is_reached_in_few_questions(phase: str, locale: str, each: int) -> None:
    asked: dict[str, int] = {}
    for seen in looks(phase):
        asking = cache(partial(ask, Viewer(seen, seen.table.speaker(locale))))
        for offer in seen.offers:
            if offer.action in GAME.guide.panel.rare:
                continue
            found = list(offer)
            for action in found[:: max(1, len(found) // each)]:
                asked[verb(offer.action)] = max(asked.get(verb(offer.action), 0), questions(asking, action))
    assert asked.get("done") == 1
    most = {"move": 6, "load": 4, "unload": 4, "work": 4, "research": 5, "wall": 3}
    assert all(count <= most.get(name, 3) for name, count in asked.items()), asked


@pytest.mark.parametrize("phase", PHASES)
def test_what_a_seat_cannot_know_shows_on_no_panel(phase: str) -> None:
    differing = 0
    for n, s in enumerate(positions(phase, times(3))):
        for seat in (*map(Seat, range(3)), None):
            other = GAME.imagined(s, seat, Seeded(b"other", n, seat or 0))
            differing += GAME.encode(other) != GAME.encode(s)
            assert shown(other, seat) == shown(s, seat)
    assert differing > 0


def shown(s: Position, seat: Seat | None) -> list[Any]:
    """All that a person may be shown of a position."""
    return everything(look(GAME, 4, s, seat))


@pytest.mark.usefixtures("pseudo")
@pytest.mark.parametrize(("locale", "count"), [(FALLBACK, times(4)), (PSEUDO, COUNT)])
@pytest.mark.parametrize("phase", PHASES)
def test_what_is_suggested_can_be_typed(phase: str, locale: str, count: int) -> None:
    tried = 0
    for seen in looks(phase, count):
        speak = seen.table.speaker(locale)
        for offer in seen.offers:
            for name in kinds(offer.action):
                typing = Typing(Viewer(seen, speak), offer.action, name)
                found = typing.suggestions("")
                assert 0 < len(found) <= SHOWN
                for value in list(offer.fields[name].values())[:8]:
                    assert typing.meant(value_text(value)) == Meant((value_text(value),))
                    tried += 1
    assert tried > 10
