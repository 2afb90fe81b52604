"""Which games may be opened, where and by whom, as the server's admins have chosen."""

from __future__ import annotations

import discord

from engine.core.game import AnyGame
from host import Place, Refused, Settings, Table

from ..kit.app import Interaction
from ..kit.replies import speaker
from .bot_permissions import IN_FORUM, IN_THREAD, NEEDED, missing, named
from .find_table import place, server_of


async def games(interaction: Interaction) -> list[AnyGame]:
    """The games that may be played on this server."""
    register = interaction.client.host.register
    chosen = (await register.settings(server_of(interaction))).games
    return [game for key, game in register.games.items() if key in chosen or not chosen]


async def spot(interaction: Interaction, here: Place | None = None) -> Place:
    """Where this person's new table goes: where they are, or `here`, or into a post of its own in a forum that admins
    chose. Raises `Refused` if they may not open one, or the bot lacks a permission there."""
    here = here or place(interaction)
    register = interaction.client.host.register
    settings = await register.settings(here.server)
    if not await register.ready(here.server):
        raise Refused("not-set-up")
    roles = [role.id for role in getattr(interaction.user, "roles", ())]
    if settings.creators and not interaction.permissions.manage_guild and not set(roles) & set(settings.creators):
        raise Refused("not-a-creator", roles=", ".join(f"<@&{role}>" for role in settings.creators))
    where = _where(interaction, here, settings)
    _only_with_rights(interaction, where, here)
    return where


async def beside(interaction: Interaction, table: Table) -> Place:
    """Where the successor of a table goes: like any new table, but not into the thread that the bot made for the old
    one."""
    here, thread, me = place(interaction), interaction.channel, interaction.client.user
    chosen = (await interaction.client.host.register.settings(here.server)).channels
    made = isinstance(thread, discord.Thread) and me is not None and thread.owner_id == me.id
    own = made and here.thread == table.row.thread and here.thread not in chosen
    return await spot(interaction, Place(here.server, here.channel) if own else here)


async def elsewhere(interaction: Interaction) -> Place:
    """The new place, from here, of a table that has lost its own; this needs no right to open tables. Raises
    `Refused`."""
    here = place(interaction)
    where = _where(interaction, here, await interaction.client.host.register.settings(here.server))
    _only_with_rights(interaction, where, here)
    return where


def only_allowed(game: str, allowed: list[AnyGame]) -> None:
    """Raises `Refused` unless that game may be played on this server."""
    if game not in {each.key for each in allowed}:
        raise Refused("game-not-allowed", games=", ".join(each.name for each in allowed))


def channels(settings: Settings) -> str:
    """The places that admins chose, as links."""
    return ", ".join(f"<#{channel}>" for channel in settings.channels)


def _where(interaction: Interaction, here: Place, settings: Settings) -> Place:
    """Raises `Refused` if no table may be opened from here."""
    if here.thread in settings.channels:
        return here
    forums = [each for each in settings.channels if _sees_forum(interaction, each)]
    if here.channel in forums:
        return Place(here.server, here.channel)
    if not settings.channels or here.channel in settings.channels:
        return here
    if forums:
        return Place(here.server, forums[0])
    raise Refused("wrong-channel", channels=channels(settings))


def _sees_forum(interaction: Interaction, number: int) -> bool:
    guild, member = interaction.guild, interaction.user
    forum = guild.get_channel(number) if guild is not None else None
    if not isinstance(forum, discord.ForumChannel) or not isinstance(member, discord.Member):
        return False
    return forum.permissions_for(member).view_channel


def _only_with_rights(interaction: Interaction, where: Place, here: Place) -> None:
    rights, wanted, guild = interaction.app_permissions, IN_THREAD if here.thread else NEEDED, interaction.guild
    forum = guild.get_channel(where.channel) if guild is not None and where != here else None
    if guild is not None and forum is not None:
        rights, wanted = forum.permissions_for(guild.me), IN_FORUM
    lacking = missing(rights, wanted)
    if lacking:
        raise Refused("bot-may-not", rights=named(lacking, speaker(interaction)))
