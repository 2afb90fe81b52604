"""The mark that a post carries in the custom ids of its buttons: by it a post that may have been sent is found."""

from __future__ import annotations

import discord

from ..kit.custom_ids import read

SEARCHED = 50
"""How many of the latest messages are searched for a post that may have been sent."""


async def marked_message(channel: discord.abc.Messageable, me: int, mark: str, table: int) -> int | None:
    """Our message in a channel that carries a mark for a table; None if there is none among the latest."""
    async for message in channel.history(limit=SEARCHED):
        if message.author.id == me and _carries(message, mark, table):
            return message.id
    return None


def _carries(message: discord.Message, mark: str, table: int) -> bool:
    for row in message.components:
        for child in row.children if isinstance(row, discord.ActionRow) else ():
            ref = read(getattr(child, "custom_id", None) or "")
            if ref is not None and ref.table == table and ref.token == mark:
                return True
    return False
