"""A table's settings, chosen by its people before the start: a select for each setting of the game, and a form for
custom text (such as a map). The table's terms are a card of their own."""

from __future__ import annotations

from collections.abc import Mapping

import discord
from discord import ui

from engine.core.model import Illegal
from engine.core.rules import Setting
from host import Refused, Table
from host.lobby import only_manager
from words import FALLBACK, Speaker, has

from ..gate.find_table import speaker_of, title
from ..kit.app import Interaction
from ..kit.card import Button, Card, Choice, Part, Select, clip, placeholder
from ..kit.custom_ids import Ref
from ..kit.replies import form_file, form_value, open_form, picked_one, refusal, show, wait
from ..kit.router import Handler
from ..news.settings_lines import current, lines, name, value
from . import terms_card

TEXT = 4_000
"""The most characters of a text, as many as a form takes."""
FILE = 16
"""The most KiB of a file with such a text, in UTF-8."""


def card(table: Table, speak: Speaker, line: str = "") -> Card:
    """The settings, to be changed in place."""
    parts: list[Part] = [f"-# {line}" if line else "", f"### {speak('settings-head')}\n-# {title(table, speak)}"]
    for setting, told in zip(table.game.rules.settings.choices, lines(table, speak), strict=True):
        now, kind = current(table, setting), f"setting-{setting.name}"
        about = f"{kind}-about"
        choices = tuple(Choice(clip(speak.value(kind, each)), each, selected=each == now) for each in setting.values)
        parts.append(told + (f"\n-# {speak(about)}" if has(FALLBACK, speak.key, about) else ""))
        parts.append((Select(_id("set", table, setting), placeholder(value(table, setting, speak), speak), choices),))
        if setting.text:
            label = speak("button-setting-text", name=name(setting, speak))
            parts.append((Button(clip(label, 80), _id("own", table, setting)),))
    parts.append((Button(speak("button-terms"), Ref("terms", table.id).id()),))
    return Card(tuple(parts))


async def settings(interaction: Interaction, ref: Ref) -> None:
    """The lobby's button: show the settings to somebody who may change them. A game without any has only terms."""
    await wait(interaction)
    table = await interaction.client.host.register.table(ref.table)
    only_manager(table, interaction.user.id)
    speak, me = speaker_of(interaction, table), interaction.user.id
    chosen = bool(table.game.rules.settings.choices)
    await show(interaction, card(table, speak) if chosen else terms_card.card(table, speak, me))


async def choose(interaction: Interaction, ref: Ref) -> None:
    """A line of a setting's select."""
    await wait(interaction)
    await _change(interaction, ref, picked_one(interaction))


async def own(interaction: Interaction, ref: Ref) -> None:
    """Ask for a custom text in a form that begins with what this person wrote last."""
    table = await interaction.client.host.register.table(ref.table)
    speak, setting = speaker_of(interaction, table), _setting(table, ref.text)
    example = f"setting-{setting.name}-example"
    modal = ui.Modal(title=clip(name(setting, speak), 45), custom_id=Ref("wrote", table.id, text=setting.name).id())
    field: ui.TextInput[ui.Modal] = ui.TextInput(
        custom_id="text",
        style=discord.TextStyle.paragraph,
        max_length=TEXT,
        required=False,
        default=interaction.client.texts.get(_draft(interaction, ref)),
        placeholder=speak(example) if has(FALLBACK, speak.key, example) else None,
    )
    limits = speak("setting-text-limits", most=TEXT)
    modal.add_item(ui.Label(text=clip(name(setting, speak), 45), description=clip(limits), component=field))
    file: ui.FileUpload[ui.Modal] = ui.FileUpload(custom_id="file", required=False, max_values=1)
    about = speak("setting-file-about", most=FILE)
    modal.add_item(ui.Label(text=clip(speak("setting-file"), 45), description=clip(about), component=file))
    await open_form(interaction, modal)


async def wrote(interaction: Interaction, ref: Ref) -> None:
    """The text from the form, or from the file there."""
    await wait(interaction)
    text = form_value(interaction)
    try:
        read = await form_file(interaction, FILE)
        text = text if read is None else read
        if len(text) <= TEXT:
            interaction.client.texts.keep(_draft(interaction, ref), text)
        if not text.strip():
            raise Refused("nothing-written")
    except Refused as error:
        table = await interaction.client.host.register.table(ref.table)
        speak = speaker_of(interaction, table)
        await show(interaction, card(table, speak, refusal(speak, error)))
        return
    await _change(interaction, ref, text, tell=True)


async def _change(interaction: Interaction, ref: Ref, value: str, *, tell: bool = False) -> None:
    """Change a setting and show them all, with `tell` a sentence about the change; after a refusal, the reason
    instead."""
    host, line = interaction.client.host, ""
    try:
        table = await host.lobby.change_setting(ref.table, interaction.user.id, ref.text, value)
        speak = speaker_of(interaction, table)
        line = speak("said-text-kept", name=name(_setting(table, ref.text), speak)) if tell else ""
    except (Illegal, Refused) as error:
        table = await host.register.table(ref.table)
        line = refusal(speaker_of(interaction, table), error)
    await show(interaction, card(table, speaker_of(interaction, table), line))


def _setting(table: Table, name: str) -> Setting:
    setting = next((each for each in table.game.rules.settings.choices if each.name == name), None)
    if setting is None:
        raise Refused("no-such-setting")
    return setting


def _id(what: str, table: Table, setting: Setting) -> str:
    return Ref(what, table.id, text=setting.name).id()


def _draft(interaction: Interaction, ref: Ref) -> tuple[int, int, str]:
    return ref.table, interaction.user.id, ref.text


FORMS = ("own",)
"""Presses that are answered by a form."""

HANDLERS: Mapping[str, Handler] = {
    "settings": settings,
    "set": choose,
    "own": own,
    "wrote": wrote,
}
