"""A table's terms, chosen by its people before the start: they do not depend on the game."""

from __future__ import annotations

from collections.abc import Mapping

from host import Refused, Table
from host.calls import terms_of
from host.lobby import only_manager
from host.terms import TERMS, chosen
from words import Speaker

from ..gate.find_table import speaker_of, title
from ..kit.app import Interaction
from ..kit.card import Button, Card, Choice, Part, Select
from ..kit.custom_ids import Ref
from ..kit.replies import picked_one, refusal, show, wait
from ..kit.router import Handler


def card(table: Table, speak: Speaker, line: str = "") -> Card:
    """The terms, to be changed in place."""
    parts: list[Part] = [f"-# {line}" if line else "", f"### {speak('terms-head')}\n-# {title(table, speak)}"]
    terms = terms_of(table.row)
    for term, values in TERMS.items():
        now, name = chosen(terms, term), speak(f"term-{term}")
        choices = tuple(Choice(speak(f"term-{term}-{each}"), each, selected=each == now) for each in values)
        parts.append(f"**{name}**")
        parts.append((Select(Ref("term", table.id, text=term).id(), name, choices),))
    if table.game.rules.settings.choices:
        parts.append((Button(speak("button-back"), Ref("settings", table.id).id()),))
    return Card(tuple(parts))


async def show_terms(interaction: Interaction, ref: Ref) -> None:
    """The button of the settings: show the terms to somebody who may change them."""
    await wait(interaction)
    table = await interaction.client.host.register.table(ref.table)
    only_manager(table, interaction.user.id)
    await show(interaction, card(table, speaker_of(interaction, table)))


async def choose(interaction: Interaction, ref: Ref) -> None:
    """A line of a term's select. After a refusal the reason is shown."""
    await wait(interaction)
    host, line, value = interaction.client.host, "", picked_one(interaction)
    try:
        table = await host.lobby.change_term(ref.table, interaction.user.id, ref.text, value)
    except Refused as error:
        table = await host.register.table(ref.table)
        line = refusal(speaker_of(interaction, table), error)
    await show(interaction, card(table, speaker_of(interaction, table), line))


HANDLERS: Mapping[str, Handler] = {"terms": show_terms, "term": choose}
