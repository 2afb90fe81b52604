"""Shows statistics: one's own of all servers, and on a server those of its games and of whoever allows it there. Of a
server's games only those count whose channel their reader can see."""

from __future__ import annotations

from collections.abc import Mapping

import discord

from host import Refused, harmless

from ..gate.find_table import server_of
from ..kit.app import Interaction
from ..kit.custom_ids import Ref
from ..kit.replies import no_choice, picked_one, show, speaker, wait
from ..kit.router import Handler
from .stats_card import person_card, server_card
from .stats_seen import seen_of_person, seen_of_self, seen_of_server


async def show_own(interaction: Interaction) -> None:
    """What this person has played, on all servers."""
    await wait(interaction)
    host = interaction.client.host
    own = await seen_of_self(host, interaction.user.id, interaction.guild_id)
    await show(interaction, person_card(own, host.register.games, speaker(interaction)))


async def show_person(interaction: Interaction, person: discord.User | discord.Member) -> None:
    """What somebody has played on this server, if they allow that. Raises `Refused`."""
    host, server = interaction.client.host, server_of(interaction)
    name = harmless(person.display_name) or person.mention
    theirs = await seen_of_person(host, interaction.user.id, person.id, name, server)
    if theirs is None:
        raise Refused("stats-hidden", name=name)
    await show(interaction, person_card(theirs, host.register.games, speaker(interaction)))


async def show_game(interaction: Interaction, key: str | None = None) -> None:
    """What was played on this server: of one game, or of all. Raises `Refused`."""
    await wait(interaction)
    host, server = interaction.client.host, server_of(interaction)
    if key is not None and key not in host.register.games:
        raise no_choice(key)
    channels = [each for each in await host.results.statistics.channels(server) if _sees(interaction, each)]
    here = await seen_of_server(host, interaction.user.id, server, channels, key)
    await show(interaction, server_card(here, host.register.games, speaker(interaction)))


def _sees(interaction: Interaction, channel: int) -> bool:
    """Whether this person can see a channel of the server."""
    guild, me = interaction.guild, interaction.user
    found = guild.get_channel(channel) if guild is not None else None
    return found is not None and isinstance(me, discord.Member) and found.permissions_for(me).view_channel


async def _own(interaction: Interaction, ref: Ref) -> None:
    await show_own(interaction)


async def _here(interaction: Interaction, ref: Ref) -> None:
    await show_game(interaction)


async def _of(interaction: Interaction, ref: Ref) -> None:
    """A game was picked."""
    await show_game(interaction, picked_one(interaction))


HANDLERS: Mapping[str, Handler] = {"stats": _own, "statshere": _here, "statsof": _of}
