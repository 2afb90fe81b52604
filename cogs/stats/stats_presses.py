"""Shows statistics: one's own of all servers, and on a server those of its games and of whoever allows it there. Of a
server's games only those count whose channel their reader can see."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Set

import discord

from host import Refused, harmless
from host.results.ratings import EVERYWHERE
from host.results.statistics import Played

from ..gate.find_table import server_of
from ..kit.app import Interaction
from ..kit.custom_ids import Ref
from ..kit.replies import no_choice, picked_one, show, speaker, wait
from ..kit.router import Handler
from .stats_card import LINES, Ladder, Shown, person_card, server_card


async def show_own(interaction: Interaction) -> None:
    """What this person has played, on all servers."""
    await wait(interaction)
    host, me = interaction.client.host, interaction.user.id
    games, left = await host.results.statistics.of(me)
    shown = (await host.attention.life(me)).shown
    ratings = await host.results.ladders.of(interaction.guild_id or EVERYWHERE, me, _keys(games))
    here = interaction.guild is not None
    pace = (await host.paces.of([me]))[me]
    own = Shown(me, None, games, left, shown=shown, here=here, ratings=ratings, pace=pace)
    await show(interaction, person_card(own, host.register.games, speaker(interaction)))


async def show_person(interaction: Interaction, person: discord.User | discord.Member) -> None:
    """What somebody has played on this server, if they allow that. Raises `Refused`."""
    host, server = interaction.client.host, server_of(interaction)
    name = harmless(person.display_name) or person.mention
    if not (await host.attention.life(person.id)).shown:
        raise Refused("stats-hidden", name=name)
    games, left = await host.results.statistics.of(person.id, server)
    me = interaction.user.id
    met = {each.person for game in games for each in game.seats if each.person is not None}
    named = {who for who, life in (await host.attention.lives(met)).items() if life.shown} | {me}
    ratings = await host.results.ladders.of(server, person.id, _keys(games))
    theirs = Shown(person.id, name, games, left, named=frozenset(named), here=True, ratings=ratings)
    await show(interaction, person_card(theirs, host.register.games, speaker(interaction)))


async def show_game(interaction: Interaction, key: str | None = None) -> None:
    """What was played on this server: of one game, or of all. Raises `Refused`."""
    await wait(interaction)
    host, server = interaction.client.host, server_of(interaction)
    if key is not None and key not in host.register.games:
        raise no_choice(key)
    statistics = host.results.statistics
    channels = [each for each in await statistics.channels(server) if _sees(interaction, each)]
    counts = await statistics.counts(server, channels) if key is None else {}
    groups = [] if key is None else await statistics.groups(server, channels, key)
    showing = host.attention.showing()
    people = await statistics.people(server, channels, showing, key)
    ladder = Ladder() if key is None else await _ladder(interaction, server, key, {*showing})
    await show(
        interaction, server_card(key, counts, groups, people, host.register.games, speaker(interaction), ladder)
    )


async def _ladder(interaction: Interaction, server: int, key: str, showing: Set[int]) -> Ladder:
    """The ratings of those who show theirs, of who reads it, and of practice opponents."""
    results, me = interaction.client.host.results, interaction.user.id
    every = await results.ladders.all(server, key)
    named = [each for each in every if each[0].opponent or each[0].person in showing or each[0].person == me]
    people = [who.person for who, _ in named[:LINES] if not who.opponent]
    return Ladder(named, await results.statistics.names(server, people))


def _keys(games: Iterable[Played]) -> list[str]:
    return sorted({each.key for each in games})


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
