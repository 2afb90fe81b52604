"""Icons beside the words of buttons and lists: emojis of the bot's own, where it has them. A label that names exactly
one piece of its game has that piece's icon; its words stay as they are."""

from __future__ import annotations

import logging
import re
from collections.abc import Mapping
from functools import lru_cache

import discord

from engine.core.game import AnyGame
from words import LOCALES, Speaker

log = logging.getLogger(__name__)
LABELS = 4_096
"""Labels whose piece is remembered."""
PARTS = re.compile("[|→↑↓←]")
"""Stand between the parts of a thing, and before and after a swap."""
INVALID = 50035
"""Discord's error code for a message with something in it that it does not take."""


class Icons:
    """The emojis that are there, by games; none until they are told."""

    def __init__(self) -> None:
        self._there: dict[str, Mapping[str, discord.PartialEmoji]] = {}
        self._games: dict[str, AnyGame] = {}
        self._piece = lru_cache(LABELS)(self._named)

    def tell(self, game: AnyGame, emojis: Mapping[str, discord.PartialEmoji]) -> None:
        """The emojis of a game, by the codes of its pieces' words ("good-stone"); {}: it has none."""
        self._games[game.key] = game
        self._there[game.key] = emojis
        self._piece.cache_clear()

    def of(self, pieces: str, label: str) -> discord.PartialEmoji | None:
        """The icon of the one piece that a label names. `pieces` says of which game and in which language it is: see
        `pieces`."""
        key, _, locale = pieces.partition(" ")
        code = self._piece(key, locale, label) if self._there.get(key) and locale in LOCALES else ""
        return self._there[key].get(code) if code else None

    def refused(self, error: discord.HTTPException) -> bool:
        """Whether Discord did not take a message because of an icon that is there no more: then it is sent again
        without, and so are all that follow."""
        bad = error.status == 400 and error.code == INVALID and "emoji" in str(error).lower()
        if bad and self._there:
            log.warning("icons on buttons: none from now on, Discord does not know one")
            self._there.clear()
        return bad

    def _named(self, key: str, locale: str, label: str) -> str:
        """The code of the piece; "" if the label names none, or several, or if it has parts that name none."""
        speak, found = Speaker(locale, self._games[key]), dict[str, str]()
        for code in self._there[key]:
            kind, _, value = code.partition("-")
            found.setdefault(speak.value(kind, value).lower(), code)
        named = {_only(part, found) for part in PARTS.split(label.lower()) if part.strip()}
        return named.pop() if len(named) == 1 else ""


def _only(label: str, found: Mapping[str, str]) -> str:
    """The one of these names that stands in a label; the longest are looked for first."""
    named = list[str]()
    for name in sorted(found, key=len, reverse=True):
        label, times = re.subn(rf"(?<!\w){re.escape(name)}(?!\w)", " ", label)
        named += [found[name]] * bool(times)
    return named[0] if len(named) == 1 else ""


def pieces(speak: Speaker) -> str:
    """What says whose pieces a label may name, and in which language."""
    return f"{speak.key} {speak.locale}" if speak.key else ""
