"""What exists in the small Discord: people, servers, channels, threads and messages, as Discord writes them."""

from __future__ import annotations

import itertools
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any

EPOCH = 1_420_070_400_000
APPLICATION = 100_000_000_000_000_001
"""The id of the bot and of its application."""
TOKEN = "a.token.of-the-small-Discord"
TEXT, DIRECT, THREAD, FORUM = 0, 1, 11, 15
"""Kinds of channels."""
EPHEMERAL, LOADING, V2 = 64, 128, 1 << 15
"""Flags of messages."""
ALL_RIGHTS = (1 << 53) - 1
NONCE_KNOWN = 300.0
"""Seconds for which a nonce is not taken twice."""

_count = itertools.count(1)


def new_id() -> int:
    """An id as Discord makes them: milliseconds, then a counter."""
    return (int(time.time() * 1000) - EPOCH << 22) + (next(_count) & 0x3FFFFF)


def shard_of(server: int | str | None, count: int) -> int:
    """The shard of a server, and of what is on none."""
    return 0 if server is None else (int(server) >> 22) % count


def iso(at: float | None = None) -> str:
    """A time in Discord's spelling; now, if none is given."""
    return datetime.fromtimestamp(time.time() if at is None else at, UTC).isoformat()


class Denied(Exception):
    """A request that Discord refuses: HTTP status, error code, and what else stands in the answer."""

    def __init__(self, status: int, code: int, **more: Any) -> None:
        super().__init__(f"{status} {code}")
        self.status, self.code, self.more = status, code, more


@dataclass(eq=False)
class Message:
    """A message. `owner`: the person who alone sees it, or None. `mark` counts its edits, `first` is what it said
    before them."""

    id: int
    channel: int
    body: dict[str, Any]
    owner: int | None = None
    edited: float | None = None
    nonce: str | None = None
    mark: int = 0
    born: float = field(default_factory=time.monotonic)
    first: dict[str, Any] = field(init=False)

    def __post_init__(self) -> None:
        self.first = self.body

    @property
    def flags(self) -> int:
        return int(self.body.get("flags", 0)) | (EPHEMERAL if self.owner is not None else 0)

    def change(self, body: dict[str, Any]) -> None:
        """An edit. What has been drawn before is replaced."""
        self.body = {**self.body, **body, "flags": body.get("flags", self.flags) & ~LOADING}
        self.edited, self.mark = time.time(), self.mark + 1

    def json(self, user: dict[str, Any]) -> dict[str, Any]:
        """The message as Discord tells it; every component has an id, every picture an address."""
        body = self.body
        files = body.get("attachments") or []
        listed = {each["filename"]: f"https://cdn.invalid/{self.id}/{each['filename']}" for each in files}
        return {
            "id": str(self.id), "channel_id": str(self.channel), "author": user, "content": body.get("content", ""),
            "timestamp": iso(((self.id >> 22) + EPOCH) / 1000), "edited_timestamp": self.edited and iso(self.edited),
            "tts": False, "mention_everyone": False, "mentions": [], "mention_roles": [], "embeds": [],
            "attachments": [
                {"id": str(n), "filename": name, "size": 1, "url": url, "proxy_url": url}
                for n, (name, url) in enumerate(listed.items())
            ],
            "pinned": False, "type": 0, "flags": self.flags,
            "components": _numbered(body.get("components") or [], itertools.count(1), listed),
        }  # fmt: skip


def _numbered(parts: list[Any], count: Iterator[int], files: dict[str, str]) -> list[Any]:
    told = []
    for part in parts:
        one = {"id": next(count), **part}
        if "components" in part:
            one["components"] = _numbered(part["components"], count, files)
        if "items" in part:
            one["items"] = [{**item, "media": _media(item["media"], files)} for item in part["items"]]
        told.append(one)
    return told


def _media(media: dict[str, Any], files: dict[str, str]) -> dict[str, Any]:
    url = files.get(media["url"].removeprefix("attachment://"), media["url"])
    return {**media, "url": url, "proxy_url": url}


def components(parts: list[Any]) -> Iterator[dict[str, Any]]:
    """All components of a message, rows and boxes included."""
    for part in parts:
        yield part
        yield from components(part.get("components") or [])


@dataclass(eq=False)
class Channel:
    """A channel, a thread, or direct messages with one person, which are on no server. `denied`: an error that every
    request about it gets. `limit`: archived or locked."""

    id: int
    server: int
    name: str
    kind: int = TEXT
    parent: int | None = None
    archived: bool = False
    locked: bool = False
    denied: Denied | None = None
    messages: dict[int, Message] = field(default_factory=dict)

    def json(self) -> dict[str, Any]:
        if self.kind == DIRECT:
            return {"id": str(self.id), "type": DIRECT, "last_message_id": None, "recipients": [], "flags": 0}
        told = {"id": str(self.id), "type": self.kind, "guild_id": str(self.server), "name": self.name}
        if self.kind == THREAD:
            times = {"archive_timestamp": iso(), "create_timestamp": iso(), "auto_archive_duration": 10080}
            state = {"archived": self.archived, "locked": self.locked, **times}
            more = {"owner_id": str(APPLICATION), "message_count": 0, "member_count": 1, "thread_metadata": state}
        else:
            more = {"position": 0, "permission_overwrites": [], "nsfw": False, "topic": None, "available_tags": []}
        return told | more | {"parent_id": self.parent and str(self.parent), "rate_limit_per_user": 0}


@dataclass(eq=False)
class Server:
    """A server, its channels, and the people on it. `joined`: when the bot came, seconds since 1970."""

    id: int
    name: str
    channels: dict[int, Channel] = field(default_factory=dict)
    people: dict[int, str] = field(default_factory=dict)
    joined: float = 0.0

    def json(self) -> dict[str, Any]:
        everyone = {
            "id": str(self.id), "name": "@everyone", "color": 0, "hoist": False, "position": 0, "managed": False,
            "permissions": str(ALL_RIGHTS), "mentionable": False, "flags": 0,
        }  # fmt: skip
        channels = [each.json() for each in self.channels.values() if each.kind != THREAD]
        threads = [each.json() for each in self.channels.values() if each.kind == THREAD and not each.archived]
        members = [member(APPLICATION, "bot", self.joined)]
        empty = ("emojis", "features", "voice_states", "presences", "stickers", "stage_instances")
        return {
            "id": str(self.id), "name": self.name, "owner_id": "1", "roles": [everyone], "channels": channels,
            "threads": threads, "members": members, "member_count": len(self.people) + 1,
            "large": False, "unavailable": False, "preferred_locale": "en-US", "premium_tier": 0, "nsfw_level": 0,
            "verification_level": 0, "default_message_notifications": 0, "explicit_content_filter": 0,
            "mfa_level": 0, "afk_timeout": 300, "system_channel_flags": 0, "joined_at": iso(),
            **{name: [] for name in empty},
        }  # fmt: skip


def user(number: int, name: str) -> dict[str, Any]:
    """A person, or the bot."""
    return {
        "id": str(number), "username": name.lower(), "global_name": name, "discriminator": "0", "avatar": None,
        "bot": number == APPLICATION, "public_flags": 0, "flags": 0,
    }  # fmt: skip


def member(number: int, name: str, joined: float = 0.0) -> dict[str, Any]:
    """Somebody on a server."""
    return {
        "user": user(number, name), "nick": None, "roles": [], "joined_at": iso(joined), "deaf": False, "mute": False,
        "flags": 0, "avatar": None, "permissions": str(ALL_RIGHTS), "communication_disabled_until": None,
    }  # fmt: skip


class World:
    """All servers. A channel's id names it, whichever server it is on."""

    def __init__(self) -> None:
        self.servers: dict[int, Server] = {}
        self.channels: dict[int, Channel] = {}
        self.bot = user(APPLICATION, "bot")

    def server(self, name: str = "Club", number: int | None = None, *, shard: tuple[int, int] = (0, 1)) -> Server:
        """A new server, on one of so many shards."""
        number = number or new_id()
        number += ((shard[0] - (number >> 22)) % shard[1]) << 22
        made = Server(number, name)
        self.servers[made.id] = made
        return made

    def channel(self, server: Server, name: str = "games", *, number: int | None = None, **more: Any) -> Channel:
        """A new channel, or with `kind=THREAD` and `parent` a new thread."""
        made = Channel(number or new_id(), server.id, name, **more)
        server.channels[made.id] = self.channels[made.id] = made
        return made

    def direct(self) -> Channel:
        """Direct messages with somebody."""
        made = Channel(new_id(), 0, "", DIRECT)
        self.channels[made.id] = made
        return made

    def open(self, number: int) -> Channel:
        """A channel that the bot may use. Raises `Denied`."""
        found = self.channels.get(number)
        if found is None:
            raise Denied(404, 10003)
        if found.denied is not None:
            raise found.denied
        return found

    def say(self, channel: Channel, body: dict[str, Any], *, owner: int | None = None) -> Message:
        """A new message of the bot's; the one that stands, if its nonce is known. Raises `Denied`."""
        nonce = body.get("nonce")
        if nonce is not None and body.get("enforce_nonce"):
            for known in channel.messages.values():
                if known.nonce == str(nonce) and time.monotonic() - known.born < NONCE_KNOWN:
                    return known
        made = Message(new_id(), channel.id, body, owner, nonce=None if nonce is None else str(nonce))
        if owner is None:
            if channel.locked:
                raise Denied(403, 50013)
            channel.archived = False
            channel.messages[made.id] = made
        return made

    def message(self, channel: int, number: int) -> Message:
        """A message that everybody sees. Raises `Denied`."""
        found = self.open(channel).messages.get(number)
        if found is None:
            raise Denied(404, 10008)
        return found
