"""`/setup`: an admin's choices for a server, and a check of the bot's permissions there."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import discord
import msgspec
from discord import app_commands

from host import Place, Refused, Settings
from words import LOCALES, Speaker

from .app import Interaction
from .tables import server_of
from .ui.card import Button, Card, Choice, Picker, Select
from .ui.ids import Ref
from .ui.replies import no_choice, picked_ids, picked_one, show, speaker, wait
from .ui.router import Handler
from .ui.translate import named, said

NEEDED = (
    "view_channel",
    "send_messages",
    "create_public_threads",
    "send_messages_in_threads",
    "attach_files",
    "embed_links",
    "read_message_history",
)
"""The rights the bot needs in a channel that holds tables, under discord.py's names."""
IN_THREAD = tuple(right for right in NEEDED if right not in ("send_messages", "create_public_threads"))
"""The same for a thread a table is made in."""
CHECKED = 10
"""Channels the check goes through."""


@app_commands.command(name=named("setup"), description=said("command-setup"))
@app_commands.default_permissions(manage_guild=True)
@app_commands.guild_only()
async def command(interaction: Interaction) -> None:
    """Show the settings to an admin."""
    _only_admins(interaction)
    await wait(interaction)
    await _show(interaction)


async def allowed(interaction: Interaction, place: Place) -> None:
    """Raises `Refused` unless this person may create a table here and the bot has the rights to hold it."""
    settings = await interaction.client.host.register.settings(place.server)
    if settings.channels and place.channel not in settings.channels:
        raise Refused("wrong-channel", channels=_channels(settings))
    roles = [role.id for role in getattr(interaction.user, "roles", ())]
    if settings.creators and not _is_admin(interaction) and not set(roles) & set(settings.creators):
        raise Refused("not-a-creator", roles=", ".join(f"<@&{role}>" for role in settings.creators))
    lacking = missing(interaction.app_permissions, IN_THREAD if place.thread else NEEDED)
    if lacking:
        speak = speaker(interaction)
        raise Refused("bot-may-not", rights=", ".join(speak(f"right-{right}") for right in lacking))


def missing(permissions: discord.Permissions, needed: tuple[str, ...] = NEEDED) -> list[str]:
    """The rights that are lacking, in the order of `NEEDED`."""
    return [right for right in needed if not permissions.is_superset(discord.Permissions(**{right: True}))]


async def _language(interaction: Interaction, ref: Ref) -> None:
    language = picked_one(interaction)
    if language not in LOCALES:
        raise no_choice(language)
    await _change(interaction, language=language)


async def _choose_channels(interaction: Interaction, ref: Ref) -> None:
    await _change(interaction, channels=picked_ids(interaction))


async def _choose_creators(interaction: Interaction, ref: Ref) -> None:
    await _change(interaction, creators=picked_ids(interaction))


async def _change(interaction: Interaction, **values: Any) -> None:
    _only_admins(interaction)
    await wait(interaction)
    host, server = interaction.client.host, server_of(interaction)
    settings = msgspec.structs.replace(await host.register.settings(server), **values)
    await host.register.set_settings(server, settings)
    await _show(interaction, said=True)


async def _check(interaction: Interaction, ref: Ref) -> None:
    _only_admins(interaction)
    await wait(interaction)
    await _show(interaction, checked=True)


async def _show(interaction: Interaction, *, said: bool = False, checked: bool = False) -> None:
    """The settings as they are, to be changed in place."""
    settings = await interaction.client.host.register.settings(server_of(interaction))
    speak, ids = speaker(interaction), {what: Ref(what).id() for what in HANDLERS}
    language = settings.language or interaction.client.language
    languages = tuple(Choice(Speaker(each)("language"), each, selected=each == language) for each in LOCALES)
    channels = _channels(settings) if settings.channels else speak("setup-everywhere")
    creators = ", ".join(f"<@&{role}>" for role in settings.creators) or speak("setup-everyone")
    head = f"### {speak('setup-head')}" + (f"\n-# {speak('setup-saved')}" if said else "")
    report = _report(interaction, settings, speak) if checked else ""
    await show(
        interaction,
        Card((
            head,
            f"**{speak('setup-language')}**",
            (Select(ids["language"], speak("setup-language"), languages),),
            f"**{speak('setup-channels')}** {channels}",
            (Picker("channels", ids["channels"], speak("setup-pick-channels"), settings.channels),),
            f"**{speak('setup-creators')}** {creators}",
            (Picker("roles", ids["creators"], speak("setup-pick-roles"), settings.creators),),
            report,
            (Button(speak("button-check"), ids["check"], "primary"),),
        )),
    )  # fmt: skip


def _report(interaction: Interaction, settings: Settings, speak: Speaker) -> str:
    """Each right in each channel: held, or the place to click to give it."""
    guild = interaction.guild
    if guild is None:
        raise Refused("only-servers")
    current = interaction.channel.parent_id if isinstance(interaction.channel, discord.Thread) else None
    ids = settings.channels or (current or interaction.channel_id or 0,)
    return "\n".join(_channel_report(guild, channel, speak) for channel in ids[:CHECKED])


def _channel_report(guild: discord.Guild, number: int, speak: Speaker) -> str:
    channel = guild.get_channel(number)
    if channel is None:
        return speak("check-gone", channel=f"<#{number}>")
    lacking = missing(channel.permissions_for(guild.me))
    if not lacking:
        return speak("check-good", channel=channel.mention, count=len(NEEDED))
    held = [f"✅ {speak(f'right-{right}')}" for right in NEEDED if right not in lacking]
    me = guild.me.display_name
    gone = [f"❌ {speak('check-mend', right=speak(f'right-{right}'), bot=me)}" for right in lacking]
    return "\n".join((f"**{channel.mention}**", speak("check-where"), *gone, *held))


def _channels(settings: Settings) -> str:
    return ", ".join(f"<#{channel}>" for channel in settings.channels)


def _is_admin(interaction: Interaction) -> bool:
    return interaction.permissions.manage_guild


def _only_admins(interaction: Interaction) -> None:
    if not _is_admin(interaction):
        raise Refused("only-admins")


HANDLERS: Mapping[str, Handler] = {
    "language": _language,
    "channels": _choose_channels,
    "creators": _choose_creators,
    "check": _check,
}
