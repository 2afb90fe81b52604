"""How much time a table gives for turns, chosen by its people before the start."""

from __future__ import annotations

from collections.abc import Mapping

import discord
from discord import ui
from msgspec.structs import replace

from host import Refused, Table
from host.calls import terms_of
from host.clocks.terms import DAY, ENDS, HOUR, ClockTerms
from host.lobby import only_manager
from words import Speaker

from ..gate.find_table import speaker_of, title
from ..kit.app import Interaction
from ..kit.card import Button, Card, Choice, Part, Select, clip, placeholder
from ..kit.custom_ids import Ref
from ..kit.replies import form_value, no_choice, open_form, picked_one, refusal, show, wait
from ..kit.router import Handler
from ..news.clock_lines import clock_rules, say_seconds
from .typed_clock import read_time, say_time

PRESETS = {
    "none": None,
    "12h": ClockTerms(turn=12 * HOUR),
    "1d": ClockTerms(turn=DAY),
    "2d": ClockTerms(turn=2 * DAY),
    "3d": ClockTerms(turn=3 * DAY),
    "7d": ClockTerms(turn=7 * DAY),
    "2d+6h": ClockTerms(turn=6 * HOUR, bank=2 * DAY, cap=4 * DAY),
    "7d+12h": ClockTerms(turn=12 * HOUR, bank=7 * DAY, cap=10 * DAY),
    "14d+1d": ClockTerms(turn=DAY, bank=14 * DAY, cap=21 * DAY),
}
"""Times to choose from."""
AWAY = (0, 7, 14, 28)
"""Days away to choose from."""


def card(table: Table, speak: Speaker, line: str = "") -> Card:
    """The time for turns in sentences, to be changed in place."""
    terms = terms_of(table.row).clock
    said = f"### {speak('clock-head')}\n-# {title(table, speak)}\n{clock_rules(terms, speak)}"
    parts: list[Part] = [f"-# {line}" if line else "", said, (_times(table, terms, speak),)]
    if terms is not None:
        parts += [f"**{speak('clock-ask-end')}**", (_ends(table, terms, speak),)]
        parts += [f"**{speak('clock-ask-away')}**", (_away(table, terms, speak),)]
    buttons = [Button(speak("button-type"), Ref("clocktype", table.id).id())]
    for what in ("weekends", "asleep") if terms is not None else ():
        label = speak(f"button-clock-{what}", runs=str(getattr(terms, what)).lower())
        buttons.append(Button(label, Ref("clockset", table.id, text=what).id()))
    buttons.append(Button(speak("button-back"), Ref("terms", table.id).id()))
    return Card((*parts, tuple(buttons)))


def _times(table: Table, terms: ClockTerms | None, speak: Speaker) -> Select:
    time = None if terms is None else (terms.turn, terms.bank, terms.cap)
    choices = [
        Choice(_named(preset, speak), key, selected=time == (preset and (preset.turn, preset.bank, preset.cap)))
        for key, preset in PRESETS.items()
    ]
    if not any(choice.selected for choice in choices) and terms is not None:
        choices.append(Choice(clip(say_time(terms, speak)), "own", selected=True, given=True))
    return Select(Ref("clockpick", table.id, text="time").id(), placeholder(speak("clock-ask-time"), speak),
                  tuple(choices))  # fmt: skip


def _named(preset: ClockTerms | None, speak: Speaker) -> str:
    if preset is None:
        return speak("clock-pick-none")
    turn = say_seconds(preset.turn, speak)
    if not preset.bank:
        return speak("clock-pick-turn", turn=turn)
    return speak("clock-pick-bank", turn=turn, bank=say_seconds(preset.bank, speak))


def _ends(table: Table, terms: ClockTerms, speak: Speaker) -> Select:
    choices = tuple(Choice(speak(f"clock-pick-{each}"), each, selected=each == terms.end) for each in ENDS)
    return Select(Ref("clockpick", table.id, text="end").id(), placeholder(speak("clock-ask-end"), speak), choices)


def _away(table: Table, terms: ClockTerms, speak: Speaker) -> Select:
    choices = tuple(
        Choice(speak("clock-pick-away", days=days), str(days), selected=days == terms.away) for days in AWAY
    )
    return Select(Ref("clockpick", table.id, text="away").id(), placeholder(speak("clock-ask-away"), speak), choices)


async def _show(interaction: Interaction, ref: Ref) -> None:
    """The button of the terms."""
    await wait(interaction)
    table = await interaction.client.host.register.table(ref.table)
    only_manager(table, interaction.user.id)
    await show(interaction, card(table, speaker_of(interaction, table)))


async def _picked(interaction: Interaction, ref: Ref) -> None:
    """A line of a list."""
    await wait(interaction)
    value = picked_one(interaction)
    terms = terms_of((await interaction.client.host.register.table(ref.table)).row).clock
    if ref.text == "time" and value in PRESETS:
        preset = PRESETS[value]
        time = preset and replace(terms or preset, turn=preset.turn, bank=preset.bank, cap=preset.cap)
        await _change(interaction, ref.table, time)
    elif ref.text == "end" and value in ENDS and terms is not None:
        await _change(interaction, ref.table, replace(terms, end=ENDS[ENDS.index(value)]))
    elif ref.text == "away" and value in map(str, AWAY) and terms is not None:
        await _change(interaction, ref.table, replace(terms, away=int(value)))
    elif value == "own":
        await _change(interaction, ref.table, terms)
    else:
        raise no_choice(value)


async def _turned(interaction: Interaction, ref: Ref) -> None:
    """A button that turns something on or off."""
    await wait(interaction)
    terms = terms_of((await interaction.client.host.register.table(ref.table)).row).clock
    if terms is None or ref.text not in ("weekends", "asleep"):
        raise no_choice(ref.text)
    if ref.text == "weekends":
        await _change(interaction, ref.table, replace(terms, weekends=not terms.weekends))
    else:
        await _change(interaction, ref.table, replace(terms, asleep=not terms.asleep))


async def _ask(interaction: Interaction, ref: Ref) -> None:
    """A form for another time; it begins with the present one, or with what was typed and not understood."""
    table = await interaction.client.host.register.table(ref.table)
    speak, terms = speaker_of(interaction, table), terms_of(table.row).clock
    form = ui.Modal(title=clip(speak("clock-head"), 45), custom_id=Ref("clocktyped", table.id).id())
    drafts, kept = interaction.client.texts, (ref.table, interaction.user.id, "clock")
    before = drafts.get(kept) or (say_time(terms, speak) if terms is not None else None)
    field: ui.TextInput[ui.Modal] = ui.TextInput(
        custom_id="time", max_length=100, default=before, style=discord.TextStyle.short
    )
    label = clip(speak("clock-type"), 45)
    form.add_item(ui.Label(text=label, description=clip(speak("clock-type-how")), component=field))
    await open_form(interaction, form)


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
    host, line = interaction.client.host, ""
    try:
        table = await host.lobby.change_clock(number, interaction.user.id, terms)
    except Refused as error:
        table = await host.register.table(number)
        line = refusal(speaker_of(interaction, table), error)
    await show(interaction, card(table, speaker_of(interaction, table), line))


FORMS = ("clocktype",)
HANDLERS: Mapping[str, Handler] = {
    "clock": _show,
    "clockpick": _picked,
    "clockset": _turned,
    "clocktype": _ask,
    "clocktyped": _typed,
}
