"""The message that lists a server's open tables: who is there, what is played how, who is sought; a button to join
each, and one to open another."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType

import discord

from host import Table
from host.calls import terms_of
from words import Speaker

from ..gate.find_table import link, title
from ..kit.app import App
from ..kit.card import Button, Card, clip, rows
from ..kit.custom_ids import Ref
from ..news.clock_lines import say_seconds
from ..news.settings_lines import rating_limits, worth_telling

MOST = 15
"""The most tables shown."""
LINE = 220
"""The most characters of what is said of one."""


def listing_card(
    tables: Sequence[Table], speak: Speaker, mark: str = "", sought: Mapping[str, int] = MappingProxyType({})
) -> Card:
    """The list. `mark` tells messages apart; `sought`: how many seek a table of which game."""
    shown = tables[:MOST]
    lines = [f"### {speak('listing-head')}"]
    lines += [_line(table, speak) for table in shown]
    if not shown:
        lines.append(speak("listing-none"))
    if len(tables) > MOST:
        lines.append(speak("listing-more", count=len(tables) - MOST))
    if sought:
        games = ", ".join(f"{name} ({count})" for name, count in sought.items())
        lines.append(speak("listing-sought", games=games))
    joins = [Button(speak("list-join", number=t.id), Ref("join", t.id).id()) for t in shown]
    create = Button(speak("button-open-table"), Ref("which", token=mark).id(), "primary")
    seek = Button(speak("button-seek"), Ref("seek").id())
    return Card(("\n".join(lines), *rows(joins), f"-# {speak('listing-foot')}", (create, seek)))


def _line(table: Table, speak: Speaker) -> str:
    """Who is there and is sought; below it, how it is played."""
    own = table.speaker(speak.locale)
    least, most, there = table.game.seats[0], table.row.wanted, len(table.seats)
    names = clip(", ".join(table.names(speak.locale)), LINE)
    needed, room = max(0, least - there), most - there
    code = "listing-ready" if not needed else "listing-seeks" if needed < room else "listing-seeks-all"
    seeks = speak(code, least=needed, most=room)
    terms = terms_of(table.row)
    told = [each.replace("**", "") for each in worth_telling(table, own)]
    told.append(_pace(table, speak))
    told += [speak(f"listing-{name}") for name in ("rated", "reliable") if getattr(terms, name) == "on"]
    if told_limits := rating_limits(terms, speak, "listing"):
        told.append(told_limits)
    if terms.roles:
        told.append(speak("listing-roles", roles=", ".join(f"<@&{role}>" for role in terms.roles[:3])))
    head = " · ".join(filter(None, (f"**[{title(table, own)}]({link(table)})**", names, seeks)))
    return f"{head}\n-# {clip(' · '.join(told), LINE)}"


def _pace(table: Table, speak: Speaker) -> str:
    clock = terms_of(table.row).clock
    if clock is None:
        return speak("listing-no-clock")
    turn = say_seconds(clock.turn, speak)
    return (
        speak("listing-bank", turn=turn, bank=say_seconds(clock.bank, speak))
        if clock.bank
        else speak("listing-turn", turn=turn)
    )


async def public(app: App, guild: discord.Guild, place: int, tables: Sequence[Table]) -> list[Table]:
    """The tables that all who see the list's channel may see as well."""
    spot = guild.get_channel_or_thread(place)
    found = []
    for table in tables:
        channel = guild.get_channel(table.row.channel)
        if table.row.lost is not None or spot is None or channel is None or not _no_more(guild, spot, channel):
            continue
        if table.row.thread is None or await app.sight.ask(guild, table.row.thread) is False:
            found.append(table)
    return found


def _no_more(
    guild: discord.Guild, spot: discord.abc.GuildChannel | discord.Thread, channel: discord.abc.GuildChannel
) -> bool:
    """Whether nobody sees the first channel who may not see the second, as far as that follows from roles; who alone
    was let in there or shut out here makes it doubtful, and then it is not so."""
    own = spot.parent if isinstance(spot, discord.Thread) else spot
    if own is None:
        return False
    if own.id == channel.id:
        return True
    everybody = guild.default_role.id
    sees = [role for role in guild.roles if own.permissions_for(role).view_channel]
    let_in = {
        who.id for who, each in own.overwrites.items() if each.view_channel and not isinstance(who, discord.Role)
    }
    shut = {who.id for who, each in channel.overwrites.items() if each.view_channel is False and who.id != everybody}
    both = {who.id for who, each in own.overwrites.items() if each.view_channel is False}
    also = {who.id for who, each in channel.overwrites.items() if each.view_channel}
    alike = all(channel.permissions_for(role).view_channel for role in sees)
    return bool(sees) and alike and shut <= both and let_in - _roles(guild) <= also


def _roles(guild: discord.Guild) -> set[int]:
    return {role.id for role in guild.roles}
