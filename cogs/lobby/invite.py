"""Somebody is invited to a table before its start: by `/game table invite`, or from their own menu."""

from __future__ import annotations

from collections.abc import Mapping

import discord

from host import Refused, Table, harmless
from host.which import ROOMY

from ..gate.door import only_guests
from ..gate.find_table import find, over, title
from ..gate.person_menus import PersonMenu
from ..gate.table_commands import TABLES, Command, with_table
from ..kit.app import Interaction
from ..kit.card import Button, Card
from ..kit.custom_ids import Ref
from ..kit.replies import invite_all, say, speaker, wait
from ..kit.router import Handler


async def invite(interaction: Interaction, table: Table, guest: discord.User | discord.Member) -> None:
    """Call somebody to a table; they join by a press. Raises `Refused`."""
    if table.row.head >= 0 or over(table):
        raise Refused("already-started")
    if table.seat_of(interaction.user.id) is None:
        raise Refused("not-seated")
    only_guests(guest, table)
    speak = table.speaker(await interaction.client.locale(table.row.server))
    host = harmless(interaction.user.display_name) or interaction.user.mention
    text = speak("invited", guest=guest.mention, host=host, table=title(table, speak))
    await interaction.client.host.seats.invite(table.id, interaction.user.id, guest.id)
    join = Button(speak("button-join"), Ref("join", table.id).id(), "success")
    await say(interaction, speaker(interaction)("said-invited", guest=guest.mention))  # fills the waiting message
    await invite_all(interaction, Card((text, (join,))), table.id, [guest.id])


def command() -> Command:
    """`/game table invite`."""

    @with_table("invite", ROOMY, TABLES, guest=("person", "option-guest"))
    async def run(interaction: Interaction, guest: discord.User | discord.Member, table: str | None = None) -> None:
        await wait(interaction)
        await invite(interaction, await find(interaction, table, which=ROOMY), guest)

    return run


MENU = PersonMenu("invite", ROOMY, invite, "no-table-to-invite-to")
HANDLERS: Mapping[str, Handler] = MENU.handlers
