"""What everybody on a server may see: only that is told outside it, or where nobody has chosen to look."""

from __future__ import annotations

import discord

from host import Table

from ..kit.app import App


async def everybody_sees(app: App, guild: discord.Guild, table: Table) -> bool:
    """Whether a table stands where all who are on its server may look: a channel that everybody sees and from which
    nobody is shut out, no private thread. Whatever is in doubt is not so."""
    channel = guild.get_channel(table.row.channel)
    if table.row.server != guild.id or table.row.lost is not None or channel is None:
        return False
    if not channel.permissions_for(guild.default_role).view_channel:
        return False
    if any(each.view_channel is False for each in channel.overwrites.values()):
        return False
    return table.row.thread is None or await app.sight.ask(guild, table.row.thread) is False
