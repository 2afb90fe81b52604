"""How often somebody is called by invitations."""

from __future__ import annotations

from host import Refused

MOST = 3
"""Invitations of one person to one table within `HOUR`."""
HOUR = 3_600


class Invitations:
    """Those of the last hour, in memory: a restart forgets them."""

    def __init__(self) -> None:
        self._sent: dict[tuple[int, int], list[int]] = {}

    def count(self, table: int, guest: int, now: int) -> None:
        """Count an invitation that is about to be sent. Raises `Refused` if there were enough."""
        recent = ((key, [at for at in sent if at > now - HOUR]) for key, sent in self._sent.items())
        self._sent = {key: sent for key, sent in recent if sent}
        sent = self._sent.setdefault((table, guest), [])
        if len(sent) >= MOST:
            raise Refused("invited-enough", guest=f"<@{guest}>", most=MOST)
        sent.append(now)
