"""The permissions the bot needs where tables are, and a report on those it lacks, with the place to click."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import discord

from words import Speaker

NEEDED = (
    "view_channel",
    "send_messages",
    "create_public_threads",
    "send_messages_in_threads",
    "attach_files",
    "embed_links",
    "read_message_history",
)
"""The permissions the bot needs in a channel with tables, under discord.py's names."""
IN_THREAD = tuple(right for right in NEEDED if right not in ("send_messages", "create_public_threads"))
"""The same for a thread in which tables are made."""
IN_FORUM = tuple(right for right in NEEDED if right != "create_public_threads")
"""The same for a forum. Posting there takes the permission to send messages."""
TO_REPORT = ("view_channel", "send_messages", "embed_links")
"""The same for the channel where admins are told of faults."""
TO_LIST = (*TO_REPORT[:2], "read_message_history")
"""The same for the channel with the list of open tables."""
PAGE = 2_400
"""Characters of a page of the report."""
NAMED = 8
"""The most channels named as all well."""

Spot = discord.abc.GuildChannel | discord.Thread


def needed(spot: Spot | None) -> tuple[str, ...]:
    """The permissions the bot needs in a place for tables."""
    if isinstance(spot, discord.Thread):
        return IN_THREAD
    return IN_FORUM if isinstance(spot, discord.ForumChannel) else NEEDED


def missing(permissions: discord.Permissions, wanted: Iterable[str] = NEEDED) -> list[str]:
    """The missing permissions, in the order of `wanted`."""
    return [right for right in wanted if not permissions.is_superset(discord.Permissions(**{right: True}))]


def may_schedule(guild: discord.Guild) -> bool:
    """Whether the bot may make events of the server, and change its own."""
    mine = guild.me.guild_permissions
    return mine.create_events or mine.manage_events


def named(rights: Iterable[str], speak: Speaker) -> str:
    """Permissions under Discord's names."""
    return ", ".join(speak(f"right-{right}") for right in rights)


def holds_tables(guild: discord.Guild) -> list[discord.abc.GuildChannel]:
    """The channels a table could be in, from top to bottom."""
    return [each for each in guild.channels if isinstance(each, discord.TextChannel | discord.ForumChannel)]


def report(
    guild: discord.Guild, places: Sequence[int], reports: int | None, speak: Speaker, listing: int | None = None
) -> list[str]:
    """What the bot lacks in these places (none given: in all channels it sees), in the channel for reports and in the
    one for the list of open tables, as pages; at least one."""
    everywhere, me = holds_tables(guild), guild.me
    if not places:
        places = [each.id for each in everywhere if each.permissions_for(me).view_channel]
    blocks, good = list[str](), list[str]()
    for number in places:
        _look(guild, number, needed(guild.get_channel_or_thread(number)), speak, blocks, good)
    if reports is not None:
        _look(guild, reports, TO_REPORT, speak, blocks, good)
    if listing is not None:
        _look(guild, listing, TO_LIST, speak, blocks, good)
    head = list[str]()
    if good:
        more = len(good) - NAMED
        shown = ", ".join(dict.fromkeys(good[:NAMED])) + (f" {speak('plan-more', count=more)}" if more > 0 else "")
        head.append(speak("check-good", channels=shown))
    unseen = sum(not each.permissions_for(me).view_channel for each in everywhere if each.id not in places)
    if unseen:
        head.append(speak("check-unseen", count=unseen))
    return _pages([*head, *blocks])


def _look(
    guild: discord.Guild, number: int, wanted: tuple[str, ...], speak: Speaker, blocks: list[str], good: list[str]
) -> None:
    """One place: its name goes to the `good` ones, or what it lacks to the `blocks`."""
    spot, mention = guild.get_channel_or_thread(number), f"<#{number}>"
    if spot is None:
        blocks.append(speak("check-gone", channel=mention))
        return
    lines = [
        f"❌ {speak('check-mend', right=speak(f'right-{right}'), bot=guild.me.display_name)}"
        for right in missing(spot.permissions_for(guild.me), wanted)
    ]
    if lines:
        lines.insert(0, speak("check-where"))
    if isinstance(spot, discord.ForumChannel) and spot.flags.require_tag and not free_tags(spot):
        lines.append(f"❌ {speak('check-tags')}")
    if lines:
        blocks.append("\n".join((f"**{mention}**", *lines)))
    else:
        good.append(mention)


def free_tags(forum: discord.ForumChannel) -> list[discord.ForumTag]:
    """The tags that anybody may give a post."""
    return [tag for tag in forum.available_tags if not tag.moderated]


def _pages(blocks: Sequence[str]) -> list[str]:
    pages = [""]
    for block in blocks:
        if pages[-1] and len(pages[-1]) + len(block) > PAGE:
            pages.append("")
        pages[-1] = f"{pages[-1]}\n{block}".strip()
    return pages
