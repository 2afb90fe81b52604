"""What happens at the tables of a server, told to an address that its admins chose: how each event reads, how it is
signed, when it is tried again, and when that is given up. Times are epoch seconds.

Headers and signature are those of Standard Webhooks (standardwebhooks.com).
"""

from __future__ import annotations

import asyncio
import base64
import hashlib
import hmac
import secrets
from collections.abc import Sequence
from datetime import UTC, datetime
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import Any
from urllib.parse import urlsplit

import msgspec

import db

from .errands import Errands
from .people import Refused
from .posts import Told
from .register import Register
from .results import scores
from .session import UNREADABLE
from .view.table import Table, then

FIRST, LONGEST = 10, 3_600
"""Seconds until an event that did not arrive is tried again, and the most: twice as long each time."""
PATIENCE = 3 * 86_400
"""Seconds after which an address that has taken nothing is dead."""
LONG = 500
"""The most characters of an address."""
SHOWN = 8
"""The events that admins see."""
PREFIX = "whsec_"
GONE = "410"
"""The answer by which an address says that it wants no more."""
ADMIN, DEAD, NO_MORE = "admin", "dead", "gone"
"""Why nothing is sent: an admin wants it so, the address has taken nothing for long, or has said so itself."""
NAT64 = ip_network("64:ff9b::/96")


class Events:
    """Those of all servers. Its methods raise `StoreError`."""

    def __init__(self, store: db.Store, register: Register, errands: Errands) -> None:
        self._store, self._register, self._errands = store, register, errands

    async def of(self, server: int) -> db.Endpoint | None:
        """Where the events of a server go."""
        return await self._store.events.of(server)

    async def last(self, server: int) -> list[db.Event]:
        """The newest events of a server, the newest first."""
        return await self._store.events.last(server, SHOWN)

    async def set(self, server: int, url: str) -> db.Endpoint:
        """From now on they go to that address, signed with a new secret. Raises `Refused` for one that cannot be."""
        new = db.Endpoint(server=server, url=sound(url), secret=new_secret(), since=self._register.now())
        return await self._put(new)

    async def renew(self, server: int) -> db.Endpoint:
        """The same address, with a new secret. Raises `Refused`."""
        return await self._put(msgspec.structs.replace(await self._known(server), secret=new_secret()))

    async def pause(self, server: int) -> None:
        """Send nothing until somebody wants it again, and note nothing meanwhile. Raises `Refused`."""
        await self._put(msgspec.structs.replace(await self._known(server), paused=ADMIN))

    async def go_on(self, server: int) -> None:
        """Send again, from now on. Raises `Refused`."""
        known = await self._known(server)
        await self._put(msgspec.structs.replace(known, paused=None, at=0, tries=0, failing=None, wrong=None))

    async def end(self, server: int) -> None:
        """Send nothing any more, and forget the address."""
        await self._store.events.end(server)

    async def next(self, server: int) -> db.Event | None:
        """The first event that waits."""
        return await self._store.events.next(server)

    async def skip(self, event: db.Event, why: str) -> None:
        """An event is not sent."""
        await self._store.events.sent(event, self._register.now(), why, reached=False)

    async def answered(self, event: db.Event, known: db.Endpoint, answer: str) -> int | None:
        """What follows from an answer, a status such as "200" or a fault: when the next event may be tried, or None
        if nothing is sent any more."""
        now = self._register.now()
        if good(answer):
            await self._store.events.sent(event, now, answer)
            return now
        since = now if known.failing is None else known.failing
        if answer == GONE or now - since >= PATIENCE:
            why = NO_MORE if answer == GONE else DEAD
            told = msgspec.json.encode(Told(f"events-{why}", {"host": host_of(known.url)}))
            await self._store.events.dead(event, known, now, why, answer, told)
            return None
        again = now + min(FIRST << min(known.tries, 20), LONGEST)
        await self._store.events.failed(event, known, now, again, answer)
        return again

    async def body(self, event: db.Event, table: Table, locale: str, link: str) -> bytes:
        """An event as it is sent: the same bytes at each try, as long as nobody at the table has another name."""
        held = await self._store.seats.tenures(table.id)
        names = then(table.speaker(locale), table, held, table.row.head if event.last is None else event.last).names
        data: dict[str, Any] = {"server": str(event.server), "table": table.id, "game": table.row.key, "link": link}
        if event.kind == db.OPENED:
            data["seats"] = table.row.wanted
        elif event.kind == db.BEGUN:
            data["players"] = _players(range(len(table.seats)), names)
        elif event.kind == db.MOVED:
            data |= {"entries": [event.first, event.last], "player": None, "undo": event.body == b"undo"}
            if event.seat is not None:
                data["player"] = _players([event.seat], names)[0]
        elif event.kind == db.CALLED:
            data["players"] = _players(msgspec.json.decode(event.body, type=dict[str, list[int]])["seats"], names)
        else:
            data["result"] = event.body.decode()
            data["players"] = await self._ended(event, table, names)
        return _encoded(event.kind, event.at, data)

    def trial(self, server: int) -> bytes:
        """The body of an event that tells of nothing."""
        return _encoded("test", self._register.now(), {"server": str(server)})

    async def _ended(self, event: db.Event, table: Table, names: Sequence[str]) -> list[dict[str, Any]]:
        """The players at the end, with what they have reached if that is known and stands."""
        players = _players(range(len(table.seats)), names)
        if event.body != db.Status.FINISHED.encode() or table.row.head != event.last:
            return players
        try:
            newest = await self._store.journal.newest(table.id)
            state = None if newest is None else await asyncio.to_thread(table.game.decode, newest.body)
            result = None if state is None else table.game.result(state)
        except UNREADABLE:
            return players
        reached = () if result is None else scores(result)
        return [
            player | {"place": each.place, "points": each.points, "won": each.won}
            for player, each in zip(players, reached, strict=False)
        ] or players

    async def _known(self, server: int) -> db.Endpoint:
        known = await self._store.events.of(server)
        if known is None:
            raise Refused("no-events")
        return known

    async def _put(self, new: db.Endpoint) -> db.Endpoint:
        await self._store.events.set(new)
        self._errands.wake()
        return new


def headers(secret: str, mark: str, at: int, body: bytes) -> dict[str, str]:
    """The headers of a message sent at a time (epoch seconds): its id, that time, and the signature of both and the
    body, HMAC-SHA256 with the secret."""
    key = base64.b64decode(secret.removeprefix(PREFIX))
    signed = hmac.new(key, b".".join((mark.encode(), str(at).encode(), body)), hashlib.sha256).digest()
    return {
        "webhook-id": mark,
        "webhook-timestamp": str(at),
        "webhook-signature": f"v1,{base64.b64encode(signed).decode()}",
        "content-type": "application/json",
    }


def new_secret() -> str:
    """A secret of 32 bytes, as Standard Webhooks writes it."""
    return PREFIX + base64.b64encode(secrets.token_bytes(32)).decode()


def good(answer: str) -> bool:
    """Whether an address has taken an event."""
    return len(answer) == 3 and answer.startswith("2")


def host_of(url: str) -> str:
    """The name in an address, which may be shown: its path may hold a secret."""
    return urlsplit(url).hostname or ""


def sound(url: str) -> str:
    """An address that may be sent to. Raises `Refused` unless it is https, without a password, and no private
    address."""
    text = url.strip()
    try:
        parts = urlsplit(text)
        host, port = parts.hostname or "", parts.port
    except ValueError:
        raise Refused("no-address") from None
    printable = text.isascii() and text.isprintable() and " " not in text
    if not printable or len(text) > LONG or parts.scheme != "https" or not host or port == 0:
        raise Refused("no-address")
    if parts.username is not None or parts.password is not None or parts.fragment:
        raise Refused("no-address")
    if not (is_name(host) or is_public(host)):
        raise Refused("private-address")
    return text


def is_name(host: str) -> bool:
    """Whether a host is a name that has to be looked up, and may be one of the open internet."""
    try:
        ip_address(host.partition("%")[0])
    except ValueError:
        name = host.rstrip(".").lower()
        return "." in name and not name.endswith((".localhost", ".local", ".internal"))
    return False


def is_public(number: str) -> bool:
    """Whether an internet address is one of the open internet, also behind all that wraps one into another."""
    try:
        address = ip_address(number)
    except ValueError:
        return False
    if isinstance(address, IPv6Address):
        if address.scope_id is not None or address.sixtofour is not None or address.teredo is not None:
            return False
        within = address.ipv4_mapped or (IPv4Address(int(address) % 2**32) if address in NAT64 else None)
        if within is not None:
            return is_public(str(within))
    return address.is_global and not address.is_multicast and not address.is_reserved


def _players(seats: Sequence[int], names: Sequence[str]) -> list[dict[str, Any]]:
    return [{"seat": seat, "name": names[seat]} for seat in seats if seat < len(names)]


def _encoded(kind: str, at: int, data: dict[str, Any]) -> bytes:
    time = datetime.fromtimestamp(at, UTC).isoformat().replace("+00:00", "Z")
    return msgspec.json.encode(
        {"type": f"table.{kind}" if kind in db.HAPPENED else kind, "timestamp": time, "data": data}
    )
