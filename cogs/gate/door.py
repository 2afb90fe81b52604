"""The one door to a table: every request for one comes through here.

A table belongs to one server, and its place there is a channel or a thread. For people who cannot see that place
there is no such table, whatever they press, type or forge. People seated at a table are always let in, on its server;
guests of another server, who took their seat by a code, from everywhere.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable

import discord

from host import Person, Refused, Table

from ..kit.app import App, Interaction
from ..kit.replies import TABLE

Known = dict[int, discord.Permissions | None]
"""One person's permissions by channel, worked out once for all tables of a list; None: they cannot see it."""
ASKED = 10
"""The most inactive threads of a list that we ask Discord about; tables in further ones are left out."""


async def enter(interaction: Interaction, number: int) -> Table:
    """The table with that number. Raises `Refused` if it is not on this server, or this person cannot see it."""
    table = await interaction.client.host.register.table(number)
    if not await _admitted(interaction, table):
        raise Refused("no-such-table", number=number)
    known(interaction, table)
    return table


def known(interaction: Interaction, table: Table) -> None:
    """Note that somebody came to this table: errors name it, and their seat gets the name they have now."""
    interaction.extras[TABLE] = table.id
    me = Person(interaction.user.id, interaction.user.display_name)
    interaction.client.host.seats.know(table, me)


async def visible(interaction: Interaction, tables: Iterable[Table], *, ask: bool = False) -> list[Table]:
    """The tables this person can see, in the given order. `ask`: Discord may be asked about inactive threads."""
    guild, every, known = interaction.guild, list(tables), Known()
    if guild is not None and ask:
        unknown = {table.row.thread for table in every if _in_sight(interaction, table, known) is None} - {None}
        asked = (interaction.client.sight.ask(guild, thread) for thread in list(unknown)[:ASKED] if thread)
        await asyncio.gather(*asked)
    return [table for table in every if _in_sight(interaction, table, known)]


async def stays(app: App, table: Table, server: int, person: int) -> bool:
    """Whether a message that somebody opened on that server (0: in direct messages) may go on showing the table
    without another press. Only for people who sit there, whom the door always lets in, as it does guests from
    everywhere: what others may see is unknown until they press."""
    if table.seat_of(person) is None:
        return False
    if table.row.server == server:
        return app.get_guild(server) is not None
    return await app.host.guests.sits(table, person)


def only_guests(guest: discord.User | discord.Member, table: Table) -> None:
    """Raises `Refused` for somebody who cannot be invited to a table: a bot, or a person who, as far as we know
    without asking Discord, is not on the server or cannot see the table's channel."""
    if guest.bot:
        raise Refused("no-bots")
    if not isinstance(guest, discord.Member):
        raise Refused("no-member", guest=guest.mention)
    channel = guest.guild.get_channel(table.row.channel)
    if channel is None or not channel.permissions_for(guest).view_channel:
        raise Refused("guest-sees-nothing", guest=guest.mention, place=f"<#{table.row.channel}>")


async def _admitted(interaction: Interaction, table: Table) -> bool:
    guild, thread, sight = interaction.guild, table.row.thread, interaction.client.sight
    known = Known()
    if guild is None or guild.id != table.row.server:
        return await interaction.client.host.guests.sits(table, interaction.user.id)
    found = _in_sight(interaction, table, known)
    if found or thread is None or _rights(interaction, table, known) is None:
        return bool(found)
    private = await sight.ask(guild, thread)
    return private is False or (private is True and await sight.holds(guild, thread, interaction.user.id))


def _in_sight(interaction: Interaction, table: Table, known: Known) -> bool | None:
    """Whether this person can see a table; None if it is in an inactive thread we know nothing of."""
    guild, thread = interaction.guild, table.row.thread
    if guild is None or table.row.server != guild.id:
        return False
    if table.seat_of(interaction.user.id) is not None or table.place == interaction.channel_id:
        return True
    rights = _rights(interaction, table, known)
    if rights is None:
        return False
    if thread is None or rights.manage_threads:
        return True
    private = interaction.client.sight.private(guild, thread)
    return None if private is None else not private


def _rights(interaction: Interaction, table: Table, known: Known) -> discord.Permissions | None:
    """This person's permissions in a table's channel; None if they cannot see it, or the table is on another
    server."""
    guild, member = interaction.guild, interaction.user
    if guild is None or table.row.server != guild.id or not isinstance(member, discord.Member):
        return None
    number = table.row.channel
    if number not in known:
        channel = guild.get_channel(number)
        rights = channel.permissions_for(member) if channel is not None else discord.Permissions.none()
        known[number] = rights if rights.view_channel else None
    return known[number]
