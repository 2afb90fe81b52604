"""The table a person means, and the names of tables in lists."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any

import discord
from discord import app_commands

from host import Person, Place, Refused, Status, Table, harmless
from host.calls import terms_of
from host.which import ANY, Which
from words import Speaker

from ..kit.app import Interaction
from ..kit.card import clip
from ..kit.replies import language, speaker
from .door import enter, known, visible

Suggest = Callable[[Interaction, str], Coroutine[object, object, list[app_commands.Choice[str]]]]
SHOWN = 25
"""Suggestions Discord shows."""


def person(interaction: Interaction) -> Person:
    """The person asking."""
    return Person(interaction.user.id, interaction.user.display_name)


def server_of(interaction: Interaction) -> int:
    """The server they ask on. Raises `Refused` outside servers."""
    if interaction.guild_id is None:
        raise Refused("only-servers")
    return interaction.guild_id


def place(interaction: Interaction) -> Place:
    """The place they ask from. Raises `Refused` outside servers."""
    channel, server = interaction.channel, server_of(interaction)
    if channel is None:
        raise Refused("only-servers")
    if isinstance(channel, discord.Thread):
        return Place(server, channel.parent_id, channel.id)
    return Place(server, channel.id)


async def find(
    interaction: Interaction, number: str | None = None, *, key: str | None = None, which: Which = ANY
) -> Table:
    """The table a person means: the one named, else the only one here of a kind, else the only one here, else their
    only one here or at all.

    `key`: only tables of that game. Raises `Refused` when it is not clear.
    """
    host = interaction.client.host
    if number:
        return await _numbered(interaction, number, key)
    channel, server, me = interaction.channel_id, interaction.guild_id, interaction.user.id
    fitting = [] if which is ANY else await host.register.fitting(which, me, channel=channel)
    meant = await visible(interaction, _of(fitting, key))
    if len(meant) == 1:
        known(interaction, meant[0])
        return meant[0]
    here = await visible(interaction, _of(await host.register.tables(channel=channel, live=True), key))
    if not here:
        here = (await visible(interaction, _of(await host.register.tables(channel=channel), key)))[:1]
    if not here and server is not None:
        here = _of(await host.register.tables(server=server, person=me, live=True), key)
    if not here:
        raise Refused("no-table-here")
    mine = [table for table in here if table.seat_of(interaction.user.id) is not None]
    for tables in (here, mine):
        if len(tables) == 1:
            known(interaction, tables[0])
            return tables[0]
    speak = speaker(interaction)
    raise Refused("which-table", tables=", ".join(speak("table", number=t.id) for t in (mine or here)[:10]))


async def _numbered(interaction: Interaction, number: str, key: str | None) -> Table:
    digits = number.strip().lstrip("#")
    if not (digits.isascii() and digits.isdigit() and len(digits) < 16):
        raise Refused("no-such-table", number=clip(number, 20))
    table = await enter(interaction, int(digits))
    if not _of([table], key):
        raise Refused("no-such-table", number=digits)
    return table


def _of(tables: list[Table], key: str | None) -> list[Table]:
    return [table for table in tables if key is None or table.row.key == key]


def speaker_of(interaction: Interaction, table: Table) -> Speaker:
    """Sentences about a table to this person, in their language."""
    return table.speaker(language(interaction), interaction.user.id)


def title(table: Table, speak: Speaker) -> str:
    """ "Milestones · table 12"."""
    return f"{table.game.name} · {speak('table', number=table.id)}"


def in_league(table: Table, speak: Speaker) -> str:
    """Whose table it is, if a league's, with a link to where that is announced; else nothing."""
    of = terms_of(table.row).league
    if of is None:
        return ""
    place = of.place if of.message is None else f"{of.place}/{of.message}"
    link = f"https://discord.com/channels/{table.row.server}/{place}"
    named = {"title": harmless(of.title) or speak("league-list-head"), "link": link}
    return speak("league-mark", season=of.season, round=of.round, division=of.division, **named)


def capsule_name(table: Table) -> str:
    """The name of the file of a fault."""
    return f"{table.game.key}-fault.jsonl"


def line(table: Table, speak: Speaker) -> str:
    """A table in a list: number, game, players, how far it is."""
    names = ", ".join(table.names(speak.locale))
    status = f"status-{table.status}" if table.row.lost is None else "status-lost"
    return " · ".join(filter(None, (title(table, speak), names, speak(status))))


def suggesting(which: Which, key: str | None = None) -> Suggest:
    """Suggests tables of this server for the option `table`: those of a kind, and of the game with that key, this
    person's own first."""

    async def suggest(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        speak, register = speaker(interaction), interaction.client.host.register
        tables = await register.fitting(which, interaction.user.id, server=server_of(interaction))
        seen = await visible(interaction, _of(tables, key))
        return choices([(line(table, speak), str(table.id)) for table in seen], current)

    return suggest


suggest = suggesting(ANY)


def choices(known: list[tuple[str, str]], current: str) -> list[app_commands.Choice[str]]:
    """The suggestions (label, value) that contain the typed text."""
    typed = current.casefold().strip()
    fitting = [(label, value) for label, value in known if typed in label.casefold() or typed in value.casefold()]
    return [app_commands.Choice(name=clip(label), value=value) for label, value in fitting[:SHOWN]]


def over(table: Table) -> bool:
    """Whether nothing more can happen at a table."""
    return table.status in (Status.FINISHED, Status.ABANDONED)


def link(table: Table, message: int | None = None) -> str:
    """The address of a table in Discord, or of a message there."""
    place: Any = table.place if message is None else f"{table.place}/{message}"
    return f"https://discord.com/channels/{table.row.server}/{place}"
