"""Custom ids: an id holds the whole meaning of a press, so it works after a restart and on old messages.

`1|what|table|token|seat|page|text`, a select's with two letters after the version. `token` names the decision it was
made for (on public messages: the queue's post); `text` is an action's canonical text, or the beginning of one. Never
a position in a list.
"""

from __future__ import annotations

import re

from msgspec import Struct

from engine.core.model import Bug

VERSION = "1"
TEMPLATE = r"1(?:[a-z]{2})?\|[a-z]+\|[0-9]+\|[^|]*\|[0-9]+\|[0-9]+\|.*"
"""The pattern of all our custom ids."""
MAX_ID = 100
"""Characters Discord allows."""
LETTERS = 2
"""The letters after the version in a select's id."""


class Ref(Struct, frozen=True):
    """The meaning of a component or modal."""

    what: str
    table: int = 0
    token: str = ""
    seat: int = 0
    page: int = 0
    text: str = ""

    def fits(self) -> bool:
        """Whether its id is short enough for Discord, even with the two letters of a select."""
        return len(self._encoded()) + LETTERS <= MAX_ID

    def _encoded(self) -> str:
        fields = (self.what, self.table, self.token, self.seat, self.page, self.text)
        return "|".join((VERSION, *map(str, fields)))

    def id(self) -> str:
        """The custom id. Raises `Bug` when it is too long for Discord."""
        text = self._encoded()
        if len(text) > MAX_ID:
            raise Bug(f"discord limit custom-id: {len(text)} characters of {MAX_ID}: {text}")
        return text


def ours(custom_id: str) -> bool:
    """Whether discord.py recognises this as the id of a `Press`."""
    return re.fullmatch(TEMPLATE, custom_id, re.DOTALL) is not None


def read(custom_id: str) -> Ref | None:
    """The reference in a custom id; None if the id is not one of this version."""
    parts = custom_id.split("|", 6)
    if (
        len(parts) != 7
        or parts[0][: len(VERSION)] != VERSION
        or len(parts[0]) not in (len(VERSION), len(VERSION) + LETTERS)
    ):
        return None
    _, what, table, token, seat, page, text = parts
    if not all(number.isascii() and number.isdigit() and len(number) < 20 for number in (table, seat, page)):
        return None
    return Ref(what, int(table), token, int(seat), int(page), text)


def renewed(custom_id: str, mark: int) -> str:
    """The same id with two letters that follow from `mark`. Unless a select's id changes, Discord keeps what was
    picked in it and does not report the same pick again."""
    letters = chr(97 + mark % 26) + chr(97 + mark // 26 % 26)
    return custom_id.replace(VERSION, VERSION + letters, 1)
