"""How much time a table gives for turns, chosen by its people before the start."""

from __future__ import annotations

from collections.abc import Mapping

from host import Refused, Table
from host.calls import terms_of
from host.clocks.terms import ClockTerms
from words import Speaker

from ..gate.find_table import speaker_of, title
from ..kit.app import Interaction
from ..kit.card import Button, Card, Part
from ..kit.custom_ids import Ref
from ..kit.replies import form_value, picked_one, refusal, show, wait
from ..kit.router import Handler
from ..news.clock_choices import TURNED, ask_time, lists, turned, with_choice
from ..news.clock_lines import clock_asleep, clock_head
from ..news.terms_choices import small
from ..news.typed_clock import read_time, say_time
from .in_place import changed, opened


def card(table: Table, speak: Speaker, line: str = "") -> Card:
    """The time for turns in sentences, to be changed in place."""
    terms = terms_of(table.row).clock
    said = f"### {speak('clock-head')}\n-# {title(table, speak)}\n{clock_head(terms, speak)}"
    parts: list[Part] = [f"-# {line}" if line else "", said, *lists(terms, speak, Ref("clockpick", table.id))]
    parts.append(small([clock_asleep(terms, speak)]))
    buttons = [Button(speak("button-type"), Ref("clocktype", table.id).id())]
    for what in TURNED if terms is not None else ():
        label = speak(f"button-clock-{what}", runs=str(getattr(terms, what)).lower())
        buttons.append(Button(label, Ref("clockset", table.id, text=what).id()))
    buttons.append(Button(speak("button-back"), Ref("terms", table.id).id()))
    return Card((*parts, tuple(buttons)))


async def _show(interaction: Interaction, ref: Ref) -> None:
    """The button of the terms."""
    await show(interaction, card(*await opened(interaction, ref.table)))


async def _picked(interaction: Interaction, ref: Ref) -> None:
    """A line of a list."""
    await wait(interaction)
    value = picked_one(interaction)
    terms = terms_of((await interaction.client.host.register.table(ref.table)).row).clock
    await _change(interaction, ref.table, with_choice(terms, ref.text, value))


async def _turned(interaction: Interaction, ref: Ref) -> None:
    """A button that turns something on or off."""
    await wait(interaction)
    terms = terms_of((await interaction.client.host.register.table(ref.table)).row).clock
    await _change(interaction, ref.table, turned(terms, ref.text))


async def _ask(interaction: Interaction, ref: Ref) -> None:
    """A form for another time; it begins with the present one, or with what was typed and not understood."""
    table = await interaction.client.host.register.table(ref.table)
    speak, terms = speaker_of(interaction, table), terms_of(table.row).clock
    drafts, kept = interaction.client.texts, (ref.table, interaction.user.id, "clock")
    before = drafts.get(kept) or (say_time(terms, speak) if terms is not None else "")
    await ask_time(interaction, Ref("clocktyped", table.id), speak, before)


async def _typed(interaction: Interaction, ref: Ref) -> None:
    """What was typed into it."""
    await wait(interaction)
    table = await interaction.client.host.register.table(ref.table)
    speak = speaker_of(interaction, table)
    before, typed = terms_of(table.row).clock or ClockTerms(), form_value(interaction)
    drafts, kept = interaction.client.texts, (ref.table, interaction.user.id, "clock")
    try:
        terms = read_time(typed, before, speak)
        drafts.keep(kept, "")
    except Refused as error:
        drafts.keep(kept, typed)
        await show(interaction, card(table, speak, refusal(speak, error)))
        return
    await _change(interaction, ref.table, terms)


async def _change(interaction: Interaction, number: int, terms: ClockTerms | None) -> None:
    """Change the time, and show it; after a refusal, the reason."""
    change = interaction.client.host.lobby.change_clock(number, interaction.user.id, terms)
    await show(interaction, card(*await changed(interaction, number, change)))


FORMS = ("clocktype",)
HANDLERS: Mapping[str, Handler] = {
    "clock": _show,
    "clockpick": _picked,
    "clockset": _turned,
    "clocktype": _ask,
    "clocktyped": _typed,
}
