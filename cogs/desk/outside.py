"""Sends to addresses outside Discord that admins chose. Nothing of our own machine or network can be reached by it:
each address is looked up here, at every try, and no redirect is followed."""

from __future__ import annotations

import socket
import ssl
from collections.abc import Callable, Collection, Mapping
from urllib.parse import urlsplit

import aiohttp
from aiohttp.abc import AbstractResolver, ResolveResult
from aiohttp.resolver import ThreadedResolver

from host.events import is_name, is_public

PATIENCE = 10
"""Seconds an address has for its answer."""
AGENT = "playbypost/events"
PRIVATE, SLOW, UNKNOWN, UNSAFE, NOWHERE = "private-address", "too-slow", "no-such-host", "no-tls", "no-answer"
"""What may go wrong, besides an answer that is not a good one."""


class _PrivateError(OSError):
    """A name means a private address."""


class Outside:
    """`public`: whether an internet address may be reached; `schemes`: what an address may begin with; `patience`:
    seconds for an answer. Tests speak with their own machine."""

    def __init__(
        self,
        public: Callable[[str], bool] = is_public,
        schemes: Collection[str] = ("https",),
        patience: float = PATIENCE,
    ) -> None:
        self._public, self._schemes = public, schemes
        self._limit = aiohttp.ClientTimeout(total=patience)
        self._session: aiohttp.ClientSession | None = None

    async def post(self, url: str, headers: Mapping[str, str], body: bytes) -> str:
        """Send a body. Returns the status of the answer, of which nothing else is read, or what went wrong."""
        host = urlsplit(url).hostname or ""
        if urlsplit(url).scheme not in self._schemes or not (is_name(host) or self._public(host)):
            return PRIVATE
        sent = self._opened().post(url, data=body, headers={"user-agent": AGENT, **headers}, allow_redirects=False)
        try:
            async with sent as answer:
                return str(answer.status)
        except aiohttp.ClientConnectorDNSError as error:
            return PRIVATE if isinstance(error.os_error, _PrivateError) else UNKNOWN
        except (aiohttp.ClientSSLError, ssl.SSLError):
            return UNSAFE
        except TimeoutError:
            return SLOW
        except (aiohttp.ClientError, OSError, ValueError):
            return NOWHERE

    async def close(self) -> None:
        """Let all connections go."""
        if self._session is not None:
            await self._session.close()

    def _opened(self) -> aiohttp.ClientSession:
        if self._session is None or self._session.closed:
            connector = aiohttp.TCPConnector(
                resolver=_Public(self._public),
                force_close=True,
                limit=0,
                use_dns_cache=False,
                family=socket.AF_UNSPEC,
            )
            self._session = aiohttp.ClientSession(
                connector=connector, timeout=self._limit, cookie_jar=aiohttp.DummyCookieJar(), trust_env=False
            )
        return self._session


class _Public(AbstractResolver):
    """Looks names up, and refuses those that mean a private address, if only among others."""

    def __init__(self, public: Callable[[str], bool]) -> None:
        self._public, self._names = public, ThreadedResolver()

    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_UNSPEC
    ) -> list[ResolveResult]:
        found = await self._names.resolve(host, port, family)
        if not all(self._public(each["host"]) for each in found):
            raise _PrivateError(f"{host} is a private address")
        return found

    async def close(self) -> None:
        await self._names.close()
