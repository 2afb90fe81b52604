"""Guests of other servers: a table's code, made by who manages it or an admin, and a seat taken by it."""

from __future__ import annotations

from collections.abc import Mapping

from discord import app_commands

from host import Refused, Table
from host.calls import terms_of
from host.guests import code_of
from host.which import WAITING
from words import Speaker

from ..gate.find_table import person, server_of, speaker_of, title
from ..gate.table_commands import GROUP, SEATS, TABLES, Command, on_table
from ..kit.app import Interaction
from ..kit.card import Button, Card
from ..kit.custom_ids import Ref
from ..kit.replies import show, speaker, wait
from ..kit.router import Handler
from ..kit.translation import named, said

CODE = 60
"""The most characters of what is typed as a code."""


def card(table: Table, now: int, speak: Speaker, code: str = "") -> Card:
    """Whether a code leads to a table, the `code` itself when it was just made, and what may be done about it."""
    there = code_of(terms_of(table.row), now)
    until = str(there.until) if there is not None else "none"
    said = [f"### {speak('guests-head')}\n-# {title(table, speak)}"]
    if code:
        said.append(f"```\n{code}\n```\n{speak('guests-code')}")
    said.append(speak("guests-until", until=until))
    buttons = [Button(speak("button-guests-make"), Ref("guestcode", table.id).id(), "primary")]
    if there is not None:
        buttons.append(Button(speak("button-guests-end"), Ref("guestend", table.id).id(), "danger"))
    return Card((*said, tuple(buttons)))


async def _show(interaction: Interaction, table: Table, code: str = "") -> None:
    now, speak = interaction.client.host.clock(), speaker_of(interaction, table)
    await show(interaction, card(table, now, speak, code))


async def guests(interaction: Interaction, ref: Ref) -> None:
    """The button of the terms."""
    await wait(interaction)
    await _open(interaction, await interaction.client.host.register.table(ref.table))


async def _open(interaction: Interaction, table: Table) -> None:
    if not (await interaction.client.host.register.settings(table.row.server)).guests:
        raise Refused("no-guests-here")
    await _show(interaction, table)


async def buttons(interaction: Interaction, table: Table) -> tuple[Button, ...]:
    """The button to the codes, for whoever may make them before the start, where guests are allowed."""
    if not (await interaction.client.host.register.settings(table.row.server)).guests:
        return ()
    return (Button(speaker(interaction)("button-guests"), Ref("guests", table.id).id()),)


async def make(interaction: Interaction, ref: Ref) -> None:
    """A new code."""
    await wait(interaction)
    guests, me = interaction.client.host.guests, interaction.user.id
    await _show(interaction, *await guests.make(ref.table, me, admin=await _admin(interaction, ref.table)))


async def withdraw(interaction: Interaction, ref: Ref) -> None:
    """No code any more."""
    await wait(interaction)
    guests, me = interaction.client.host.guests, interaction.user.id
    await _show(interaction, await guests.withdraw(ref.table, me, admin=await _admin(interaction, ref.table)))


async def _admin(interaction: Interaction, number: int) -> bool:
    """Whether somebody may manage the table's server, and presses there: a guest may be an admin elsewhere."""
    table = await interaction.client.host.register.table(number)
    return interaction.guild_id == table.row.server and interaction.permissions.manage_guild


def commands() -> list[Command]:
    """`/game table guests` and `/game seat guest`."""
    return [on_table("guests", WAITING, _open, TABLES), _join()]


def _join() -> Command:
    @app_commands.command(name=named("guest"), description=said("command-guest"), extras={GROUP: SEATS})
    @app_commands.describe(code=said("option-code"))
    @app_commands.rename(code=named("code"))
    async def guest(interaction: Interaction, code: app_commands.Range[str, 1, CODE]) -> None:
        await wait(interaction)
        host, me = interaction.client.host, person(interaction)
        table = await host.guests.join(code, me, server_of(interaction))
        speak = speaker(interaction)
        told = speak("guest-joined", table=title(table, speak))
        leave = Button(speak("button-leave"), Ref("leave", table.id).id())
        await show(interaction, Card((told, (Button(speak("button-mine"), Ref("mine").id(), "primary"), leave))))

    return guest


HANDLERS: Mapping[str, Handler] = {"guests": guests, "guestcode": make, "guestend": withdraw}
