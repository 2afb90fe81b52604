"""A table's settings, chosen by its people before the start: a select for each setting of the game, and a form for
custom text (such as a map). The table's terms are a card of their own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

import discord
import msgspec
from discord import ui

from engine.core.rules import Setting
from host import Refused, Table
from words import FALLBACK, Speaker, has

from ..gate.find_table import speaker_of, title
from ..kit.app import Interaction
from ..kit.card import Button, Card, Choice, Part, Row, Select, clip, placeholder
from ..kit.custom_ids import Ref
from ..kit.replies import form_file, form_value, open_form, picked_one, refusal, say, show, wait
from ..kit.router import Handler
from ..news.settings_lines import current, lines, name, value
from ..pictures.beginning import beginning
from ..pictures.wanted import Wanted
from . import guests, terms_card
from .in_place import changed, opened

TEXT = 4_000
"""The most characters of a text, as many as a form takes."""
FEW = 4
"""Up to so many values are not looked at one after the other."""
FILE = 16
"""The most KiB of a file with such a text, in UTF-8."""


def card(
    table: Table, speak: Speaker, line: str = "", picture: Wanted | None = None, further: Sequence[Button] = ()
) -> Card:
    """The settings, to be changed in place. `picture`: how the table would begin, shown below the first of them;
    `further` buttons stand beside the one to the terms."""
    parts: list[Part] = [f"-# {line}" if line else "", f"### {speak('settings-head')}\n-# {title(table, speak)}"]
    for setting, told in zip(table.game.rules.settings.choices, lines(table, speak), strict=True):
        now, kind = current(table, setting), f"setting-{setting.name}"
        about = f"{kind}-about"
        choices = tuple(Choice(clip(speak.value(kind, each)), each, selected=each == now) for each in setting.values)
        parts.append(told + (f"\n-# {speak(about)}" if has(FALLBACK, speak.key, about) else ""))
        parts.append((Select(_id("set", table, setting), placeholder(value(table, setting, speak), speak), choices),))
        if setting == table.game.rules.settings.choices[0] and picture is not None:
            parts += [picture, f"-# {speak('settings-picture')}"]
            parts += [_neighbours(table, setting, speak)] if len(setting.values) > FEW else []
        if setting.text:
            label, howto = speak("button-setting-text", name=name(setting, speak)), f"{kind}-howto"
            own = [Button(clip(label, 80), _id("own", table, setting))]
            if has(FALLBACK, speak.key, howto):
                own.append(Button(speak("button-setting-howto"), _id("howto", table, setting)))
            parts.append(tuple(own))
    parts.append((Button(speak("button-terms"), Ref("terms", table.id).id()), *further))
    return Card(tuple(parts))


def _neighbours(table: Table, setting: Setting, speak: Speaker) -> Row:
    """Buttons to the values before and after the one that is chosen, to look at one after the other."""
    now, values = current(table, setting), setting.values
    at = values.index(now) if now in values else 0
    before, after = values[at - 1], values[(at + 1) % len(values)]

    def ref(to: str) -> str:
        return Ref("setto", table.id, text=f"{setting.name} {to}").id()

    kind = f"setting-{setting.name}"
    back = speak("button-value-before", name=clip(speak.value(kind, before), 78))
    on = speak("button-value-after", name=clip(speak.value(kind, after), 78))
    return Button(back, ref(before)), Button(on, ref(after))


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
    setting, speak = _setting(table, ref.text), speaker_of(interaction, table)
    await say(interaction, speak(f"setting-{setting.name}-howto"))


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
        await _show(interaction, table, refusal(speak, error))
        return
    await _change(interaction, ref, text, tell=True)


async def _change(interaction: Interaction, ref: Ref, value: str, *, tell: bool = False) -> None:
    """Change a setting and show them all, with `tell` a sentence about the change; after a refusal, the reason
    instead."""
    change = interaction.client.host.lobby.change_setting(ref.table, interaction.user.id, ref.text, value)
    table, speak, line = await changed(interaction, ref.table, change)
    if tell and not line:
        line = speak("said-text-kept", name=name(_setting(table, ref.text), speak))
    await _show(interaction, table, line)


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
    "setto": turn_to,
    "howto": howto,
    "own": own,
    "wrote": wrote,
}
