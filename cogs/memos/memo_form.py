"""Writing a note to oneself: by a form on the panel, or by a command. Nobody else ever sees it."""

from __future__ import annotations

from collections.abc import Mapping

import discord
from discord import app_commands, ui

from host import Table
from host.memos import MOST
from host.which import SEATED

from ..gate.find_table import find, speaker_of
from ..gate.table_commands import Command, with_table
from ..kit.app import Interaction
from ..kit.card import Card, clip
from ..kit.custom_ids import Ref
from ..kit.replies import form_value, on_own_message, open_form, show, wait
from ..kit.router import Handler
from ..panel.show_panel import show_panel
from .memo_lines import shown


async def form(interaction: Interaction, ref: Ref) -> None:
    """Ask for the memo in a form that begins with the present one."""
    await ask(interaction, await interaction.client.host.register.table(ref.table))


async def ask(interaction: Interaction, table: Table) -> None:
    """The same, for a table."""
    speak = speaker_of(interaction, table)
    field: ui.TextInput[ui.Modal] = ui.TextInput(
        custom_id="memo",
        style=discord.TextStyle.paragraph,
        max_length=MOST,
        required=False,
        default=await interaction.client.host.memos.read(table.id, interaction.user.id) or None,
    )
    asked = ui.Modal(title=clip(speak("memo-head"), 45), custom_id=Ref("memoed", table.id).id())
    asked.add_item(
        ui.Label(text=clip(speak("memo-label"), 45), description=clip(speak("memo-about")), component=field)
    )
    await open_form(interaction, asked)


async def written(interaction: Interaction, ref: Ref) -> None:
    """The memo from the form; an empty text removes it."""
    await wait(interaction)
    await keep(interaction, await interaction.client.host.register.table(ref.table), form_value(interaction))


async def keep(interaction: Interaction, table: Table, text: str) -> None:
    """Keep a memo and say so: on the panel, if it was written there. Raises `Refused`."""
    host, me, speak = interaction.client.host, interaction.user.id, speaker_of(interaction, table)
    await host.memos.write(table.id, me, text)
    said = speak("memo-kept") if text.strip() else speak("memo-cleared")
    if on_own_message(interaction):
        await show_panel(interaction, await host.now.look(table.id, me), opens=True, line=said)
    else:
        await show(interaction, Card((said, shown(text, speak))))


def commands() -> list[Command]:
    """`/game note`: keeps the given text, or opens the form if there is none."""

    @with_table("note", SEATED, text=("text", "option-memo"))
    async def note(
        interaction: Interaction, text: app_commands.Range[str, 1, MOST] | None = None, table: str | None = None
    ) -> None:
        if text is None:
            await ask(interaction, await find(interaction, table, which=SEATED))
            return
        await wait(interaction)
        await keep(interaction, await find(interaction, table, which=SEATED), text)

    return [note]


FORMS = ("memo",)
"""Presses that are answered by a form."""

HANDLERS: Mapping[str, Handler] = {"memo": form, "memoed": written}
