"""How every act of an admin begins: check that they may, and find the table they mean."""

from __future__ import annotations

from discord import app_commands

from host import Refused, Table
from words import Speaker

from ..gate.find_table import choices, line, server_of, speaker_of
from ..kit.app import Interaction
from ..kit.card import clip
from ..kit.replies import speaker, wait

SUGGESTED = 25
"""Suggestions Discord shows."""
TEXT = 180
"""The most characters of a typed reason."""


def only_admins(interaction: Interaction) -> None:
    """Raises `Refused` for people who may not manage the server."""
    if not interaction.permissions.manage_guild:
        raise Refused("only-admins")


async def begin(interaction: Interaction) -> Speaker:
    """Acknowledge, and return the words in this person's language. Raises `Refused` for those who may not manage the
    server."""
    only_admins(interaction)
    await wait(interaction)
    return speaker(interaction)


async def table(interaction: Interaction, number: str | int | None) -> Table:
    """The table with that number, else the only one here that is not over. Admins also reach tables in channels that
    are gone or that they cannot see. Raises `Refused`."""
    register, server = interaction.client.host.register, server_of(interaction)
    if number is None:
        here = await register.tables(server=server, channel=interaction.channel_id, live=True)
        if len(here) == 1:
            return here[0]
        speak = speaker(interaction)
        if here:
            raise Refused("which-table", tables=", ".join(speak("table", number=t.id) for t in here[:10]))
        raise Refused("name-table")
    digits = str(number).strip().lstrip("#")
    if not (digits.isascii() and digits.isdigit() and len(digits) < 16):
        raise Refused("no-such-table", number=clip(str(number), 20))
    found = await register.table(int(digits))
    if found.row.server != server:
        raise Refused("no-such-table", number=digits)
    return found


async def suggest(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """The tables of this server that are not over, for the option `table`."""
    if not interaction.permissions.manage_guild:
        return []
    speak = speaker(interaction)
    tables = await interaction.client.host.register.tables(server=server_of(interaction), live=True)
    return choices([(line(each, speak), str(each.id)) for each in tables], current)


async def suggest_closed(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """The tables of this server that were ended without a result and can be opened again."""
    if not interaction.permissions.manage_guild:
        return []
    speak, host = speaker(interaction), interaction.client.host
    tables = await host.steward.closed(server_of(interaction))
    return choices([(line(each, speak), str(each.id)) for each in tables], current)


async def suggest_free(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """The seats of the chosen table that are free, for the option `player`."""
    if not interaction.permissions.manage_guild:
        return []
    try:
        meant = await table(interaction, interaction.namespace.table)
    except Refused:
        return []
    names = meant.names(speaker(interaction).locale)
    free = [each.index for each in meant.seats if each.person is None or (each.opponent and each.open)]
    return choices([(f"{index + 1}. {names[index]}", str(index + 1)) for index in free], current)


async def suggest_player(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """The people at the chosen table, for the option `player`."""
    if not interaction.permissions.manage_guild:
        return []
    try:
        meant = await table(interaction, interaction.namespace.table)
    except Refused:
        return []
    names = meant.names(speaker(interaction).locale)
    people = [(f"{s.index + 1}. {names[s.index]}", str(s.index + 1)) for s in meant.seats if s.person is not None]
    return choices(people, current)


async def suggest_entry(interaction: Interaction, current: int | str) -> list[app_commands.Choice[int]]:
    """The latest entries that stand, as anybody may read them, then the latest that were taken back, for the option
    `entry`."""
    if not interaction.permissions.manage_guild:
        return []
    try:
        meant = await table(interaction, interaction.namespace.table)
        told = await interaction.client.host.moments.log(meant.id, None, limit=SUGGESTED * 2)
    except Refused:
        return []
    speak = speaker_of(interaction, meant)
    moves = [each for each in reversed(told) if not each.text.startswith("undo ")]
    known = [
        (each.seq, ("↺ " if each.struck else "") + " ".join(speak.note(note) for note in each.notes))
        for each in sorted(moves, key=lambda each: each.struck)
    ]
    fitting = [(seq, text) for seq, text in known if str(seq).startswith(str(current))]
    return [app_commands.Choice(name=clip(f"{seq}: {text}"), value=seq) for seq, text in fitting[:SUGGESTED]]


def seat(meant: Table, typed: str) -> int:
    """The seat of a player, picked or typed: given by its number or by the player's name. Raises `Refused`."""
    for each in meant.seats:
        if typed.strip().casefold() in (str(each.index + 1), each.name.casefold()):
            return each.index
    raise Refused("no-such-value", value=clip(typed, 40))
