"""Which ratings a rated table takes, chosen by its people before the start."""

from __future__ import annotations

from collections.abc import Mapping

from host import Table
from host.calls import terms_of
from host.results.ratings import BASE
from host.terms import RATINGS, chosen
from words import Speaker

from ..gate.find_table import title
from ..kit.app import Interaction
from ..kit.card import Button, Card, Choice, Part, Select, placeholder
from ..kit.custom_ids import Ref
from ..kit.replies import picked_one, show, wait
from ..kit.router import Handler
from ..news.settings_lines import rating_limits
from .in_place import changed, opened


def card(table: Table, speak: Speaker, line: str = "") -> Card:
    """The ratings in a sentence, to be changed in place."""
    terms = terms_of(table.row)
    said = rating_limits(terms, speak, "lobby") or speak("ratings-all")
    head = f"### {speak('ratings-head')}\n-# {title(table, speak)}\n{said}\n-# {speak('ratings-about', base=BASE)}"
    parts: list[Part] = [f"-# {line}" if line else "", head]
    for term, values in RATINGS.items():
        now, name = chosen(terms, term), speak(f"term-{term}")
        choices = tuple(Choice(_value(term, each, speak), each, selected=each == now) for each in values)
        parts.append(f"**{name}**")
        parts.append((Select(Ref("ratingpick", table.id, text=term).id(), placeholder(name, speak), choices),))
    parts.append((Button(speak("button-back"), Ref("terms", table.id).id()),))
    return Card(tuple(parts))


def _value(term: str, value: str, speak: Speaker) -> str:
    return speak("term-rating", rating=int(value)) if int(value) else speak(f"term-{term}-none")


async def _show(interaction: Interaction, ref: Ref) -> None:
    """The button of the terms."""
    await show(interaction, card(*await opened(interaction, ref.table)))


async def _picked(interaction: Interaction, ref: Ref) -> None:
    """A line of a list. After a refusal the reason is shown."""
    await wait(interaction)
    value, lobby = picked_one(interaction), interaction.client.host.lobby
    change = lobby.change_term(ref.table, interaction.user.id, ref.text, value)
    await show(interaction, card(*await changed(interaction, ref.table, change)))


HANDLERS: Mapping[str, Handler] = {"ratings": _show, "ratingpick": _picked}
