"""A table's settings, chosen by its people before the start: a select for each setting of the game, and a form for
custom text (such as a map). The table's terms are a card of their own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

import msgspec

from host import Refused, Table
from words import Speaker

from ..gate.find_table import speaker_of, title
from ..kit.app import Interaction
from ..kit.card import Button, Card, Part
from ..kit.custom_ids import Ref
from ..kit.replies import picked_one, refusal, say, show, wait
from ..kit.router import Handler
from ..news.settings_choices import ask_text, setting_of, settings_parts, written
from ..news.settings_lines import name
from ..pictures.beginning import beginning
from ..pictures.wanted import Wanted
from . import guests, terms_card
from .in_place import changed, opened

MEANS = {"set": "set", "to": "setto", "own": "own", "howto": "howto"}


def card(
    table: Table, speak: Speaker, line: str = "", picture: Wanted | None = None, further: Sequence[Button] = ()
) -> Card:
    """The settings, to be changed in place. `picture`: how the table would begin, shown below the first of them;
    `further` buttons stand beside the one to the terms."""
    parts: list[Part] = [f"-# {line}" if line else "", f"### {speak('settings-head')}\n-# {title(table, speak)}"]
    parts += settings_parts(table, speak, lambda what, text: Ref(MEANS[what], table.id, text=text), picture)
    parts.append((Button(speak("button-terms"), Ref("terms", table.id).id()), *further))
    return Card(tuple(parts))


async def _show(interaction: Interaction, table: Table, line: str = "") -> None:
    """Show the settings, with the picture of a table that would begin so."""
    speak = speaker_of(interaction, table)
    picture = await interaction.client.pool.run(partial(beginning, table, speak))
    await show(interaction, card(table, speak, line, picture, await guests.buttons(interaction, table)))


async def settings(interaction: Interaction, ref: Ref) -> None:
    """The lobby's button: show the settings to somebody who may change them. A game without any has only terms."""
    table, speak = await opened(interaction, ref.table)
    if table.game.rules.settings.choices:
        await _show(interaction, table)
    else:
        await show(interaction, terms_card.card(table, speak, interaction.user.id))


async def choose(interaction: Interaction, ref: Ref) -> None:
    """A line of a setting's select."""
    await wait(interaction)
    await _change(interaction, ref, picked_one(interaction))


async def turn_to(interaction: Interaction, ref: Ref) -> None:
    """The value before or after the one that is chosen."""
    await wait(interaction)
    chosen, _, value = ref.text.partition(" ")
    await _change(interaction, msgspec.structs.replace(ref, text=chosen), value)


async def howto(interaction: Interaction, ref: Ref) -> None:
    """How a custom text is written."""
    await wait(interaction)
    table = await interaction.client.host.register.table(ref.table)
    setting, speak = setting_of(table, ref.text), speaker_of(interaction, table)
    await say(interaction, speak(f"setting-{setting.name}-howto"))


async def own(interaction: Interaction, ref: Ref) -> None:
    """Ask for a custom text in a form that begins with what this person wrote last."""
    table = await interaction.client.host.register.table(ref.table)
    speak, setting = speaker_of(interaction, table), setting_of(table, ref.text)
    before = interaction.client.texts.get(_draft(interaction, ref))
    await ask_text(interaction, Ref("wrote", table.id, text=setting.name), setting, speak, before)


async def wrote(interaction: Interaction, ref: Ref) -> None:
    """The text from the form, or from the file there."""
    await wait(interaction)
    try:
        text = await written(interaction, _draft(interaction, ref))
    except Refused as error:
        table = await interaction.client.host.register.table(ref.table)
        speak = speaker_of(interaction, table)
        await _show(interaction, table, refusal(speak, error))
        return
    await _change(interaction, ref, text, tell=True)


async def _change(interaction: Interaction, ref: Ref, value: str, *, tell: bool = False) -> None:
    """Change a setting and show them all, with `tell` a sentence about the change; after a refusal, the reason
    instead."""
    change = interaction.client.host.lobby.change_setting(ref.table, interaction.user.id, ref.text, value)
    table, speak, line = await changed(interaction, ref.table, change)
    if tell and not line:
        line = speak("said-text-kept", name=name(setting_of(table, ref.text), speak))
    await _show(interaction, table, line)


def _draft(interaction: Interaction, ref: Ref) -> tuple[int, int, str]:
    return ref.table, interaction.user.id, ref.text


FORMS = ("own",)
"""Presses that are answered by a form."""

HANDLERS: Mapping[str, Handler] = {
    "settings": settings,
    "set": choose,
    "setto": turn_to,
    "howto": howto,
    "own": own,
    "wrote": wrote,
}
