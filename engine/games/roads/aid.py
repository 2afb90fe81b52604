"""The process chart and the tables of the rulebook in words, for players without the rulebook."""

from __future__ import annotations

from engine.core.speak import Speak

from .components import BUILDINGS, TOPICS, TRANSPORTERS, Works
from .phases.building import use


def aid(speak: Speak) -> tuple[str, ...]:
    """A paragraph for buildings, transporters and research each."""
    buildings = [_building(kind, works, speak) for kind, works in BUILDINGS.items()]
    transporters = [
        speak(f"aid-{about.element}", transporter=kind, most=about.carries, points=about.range)
        for kind, about in TRANSPORTERS.items()
    ]
    topics = [speak("aid-topic", topic=topic, about=speak(f"note-allows-{topic}")) for topic in TOPICS]
    lists = {"buildings": buildings, "transporters": transporters, "topics": topics}
    return tuple("\n".join((f"**{speak(f'aid-{name}')}**", *lines)) for name, lines in lists.items())


def _building(kind: str, works: Works, speak: Speak) -> str:
    """Its cost, where it may stand, what it is good for and how much of that in a turn."""
    uses = [speak(f"note-{note.code}", **note.args) for note in use(kind)] or [speak("aid-mine")]
    if works.most > 1:
        uses.append(speak("aid-most", count=works.most))
    return speak(
        "aid-building", building=kind, goods=works.cost(), on=speak(f"aid-on-{works.where}"), about=", ".join(uses)
    )
