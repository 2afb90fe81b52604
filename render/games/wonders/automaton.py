"""The automaton of the game for one: its last card and the monuments it took, and what is to be beaten."""

from __future__ import annotations

from collections.abc import Iterable

from engine.games.wonders.scoring import target
from engine.games.wonders.state import Table
from render import layout, theme
from render.scene import AnyShape, Box
from render.show import Show

from . import monuments
from .boards import sign

TAKEN, STEP = 213, 46
"""Where the monuments begin that were taken, and how far they are apart if there is room."""


def panel(show: Show, table: Table, box: Box) -> Iterable[AnyShape]:
    """The target beside a flag; below it the card turned up last, the deck, the monuments taken."""
    automaton = table.automaton
    assert automaton is not None
    yield layout.plate("automaton", box)
    left, top, right, bottom = layout.inset(box, 12)
    high = (bottom - top) / 2
    y = top + high / 2
    yield from layout.counted("automaton.target", "flag", str(target(table)), (left, y), theme.MEDIUM)
    said = show.speak("pic-automaton")
    space = right - left - 130
    text = layout.shrunk(said, theme.MEDIUM, space)
    yield layout.fitted("automaton.name", said, (left + 130, y), text, space)
    y = top + high * 1.5
    yield from layout.counted("automaton.deck", "deck", str(automaton.deck), (left, y), theme.MEDIUM)
    if automaton.card:
        yield layout.label("automaton.card", automaton.card, (left + 130, y), theme.MEDIUM, anchor="lm")
    step = min(STEP, (right - left - TAKEN) / max(1, len(automaton.monuments)))
    for n, name in enumerate(automaton.monuments):
        icon = monuments.icon(name) if name in monuments.NAMES else "wonder"
        yield sign(f"automaton.{name}", icon, (round(left + TAKEN + step * (n + 0.5)), y), round(step - 6))
