"""Icons beside words: emojis of the bot's own, where it has them. A label of a button or a list that names exactly
one piece of its game has that piece's icon; in a text each piece has it that a line names. The words stay as they
are."""

from __future__ import annotations

import logging
import re
from collections.abc import Collection, Mapping
from functools import lru_cache

import discord

from engine.core.game import AnyGame
from words import LOCALES, Speaker

log = logging.getLogger(__name__)
LABELS, TEXTS = 4_096, 32
"""Labels whose piece is remembered, and games in a language whose pieces are known in texts."""
PARTS = re.compile("[|→↑↓←]")
"""Stand between the parts of a thing, and before and after a swap."""
ASIDE = frozenset({"phase", "tile", "topic", "task", "contract"})
"""Kinds of pieces whose names a text says of much else ("building", "ships")."""
AS_IT_IS = re.compile(r"\*\*.+?\*\*|`[^`]*`|<[^<>]*>|\S+://\S+")
"""What has no icon inside: names and headings in bold, something typed, mentions and times, addresses."""
ROW, WIDE = 36, 3
"""Letters of a row of a phone, and those that are as wide as an icon, about."""
SEVERAL = 5
"""So many of a piece: its plural."""
INVALID = 50035
"""Discord's error code for a message with something in it that it does not take."""


class Icons:
    """The emojis that are there, by games; none until they are told."""

    def __init__(self) -> None:
        self._there: dict[str, Mapping[str, discord.PartialEmoji]] = {}
        self._bare: dict[str, tuple[str, ...]] = {}
        self._games: dict[str, AnyGame] = {}
        self._piece = lru_cache(LABELS)(self._named)
        self._words = lru_cache(TEXTS)(self._said)

    def tell(self, game: AnyGame, emojis: Mapping[str, discord.PartialEmoji], pieces: Collection[str] = ()) -> None:
        """The emojis of a game, by the codes of its pieces' words ("good-stone"); {}: it has none. `pieces`: the
        codes of all its pieces, also of those without an emoji."""
        self._games[game.key] = game
        self._there[game.key] = emojis
        self._bare[game.key] = tuple(
            code for code in pieces if code not in emojis and code.partition("-")[0] in ASIDE
        )
        self._piece.cache_clear()
        self._words.cache_clear()

    def of(self, pieces: str, label: str) -> discord.PartialEmoji | None:
        """The icon of the one piece that a label names. `pieces` says of which game and in which language it is: see
        `pieces`."""
        key, _, locale = pieces.partition(" ")
        code = self._piece(key, locale, label) if self._there.get(key) and locale in LOCALES else ""
        return self._there[key].get(code) if code else None

    def within(self, pieces: str, line: str, names: Collection[str] = ()) -> str:
        """A line of a text with the icon of each piece before its first name, as long as it takes about as many rows
        of a phone as without; `names` of people stay as they are. Without icons and the space after each it is the
        line as it was."""
        key, _, locale = pieces.partition(" ")
        if not self._there.get(key) or locale not in LOCALES or line.startswith("#"):
            return line
        pattern, codes = self._words(key, locale)
        closed = [found.span() for found in AS_IT_IS.finditer(line)]
        closed += [found.span() for name in names if name for found in re.finditer(re.escape(name), line)]
        room, shown, done = (-len(line) % ROW) // WIDE, list[str](), 0
        used = set[str]()
        for found in pattern.finditer(line):
            code, (start, end) = codes[found[0]], found.span()
            if len(used) < room and code not in used and not any(a < end and start < b for a, b in closed):
                used.add(code)
                shown += [line[done:start], f"{self._there[key][code]} "]
                done = start
        return "".join((*shown, line[done:]))

    def refused(self, error: discord.HTTPException) -> bool:
        """Whether Discord did not take a message because of an icon that is there no more: then it is sent again
        without, and so are all that follow."""
        bad = error.status == 400 and error.code == INVALID and "emoji" in str(error).lower()
        if bad and self._there:
            log.warning("icons on buttons: none from now on, Discord does not know one")
            self._there.clear()
        return bad

    def _said(self, key: str, locale: str) -> tuple[re.Pattern[str], Mapping[str, str]]:
        """The names of a game's pieces in texts, one of them or several, also where a sentence begins: what finds
        them, the longest first, and their codes."""
        speak, found = Speaker(locale, self._games[key]), dict[str, str]()
        for count in (1, SEVERAL):
            for code in self._there[key]:
                kind, _, value = code.partition("-")
                name = speak.value(kind, value, count) if kind not in ASIDE else ""
                for each in filter(None, (name, name[:1].upper() + name[1:])):
                    found.setdefault(each, code)
        names = "|".join(map(re.escape, sorted(found, key=len, reverse=True)))
        return re.compile(rf"(?<!\w)(?:{names or '(?!)'})(?!\w)"), found

    def _named(self, key: str, locale: str, label: str) -> str:
        """The code of the piece, which may be one without an emoji: "ships of 5 cards" is not to look like "ships".
        "" if the label names none, or several, or if it has parts that name none."""
        speak, found = Speaker(locale, self._games[key]), dict[str, str]()
        for code in (*self._there[key], *self._bare[key]):
            kind, _, value = code.partition("-")
            found.setdefault(speak.value(kind, value).lower(), code)
        named = {_only(part, found) for part in PARTS.split(label.lower()) if part.strip()}
        return named.pop() if len(named) == 1 else ""


def _only(label: str, found: Mapping[str, str]) -> str:
    """The one of these names that stands in a label; the longest are looked for first. In "Soldaten-Anwerber" no
    contract for soldiers stands."""
    named = list[str]()
    for name in sorted(found, key=len, reverse=True):
        part = r"[\w-]" if found[name].partition("-")[0] in ASIDE else r"\w"
        label, times = re.subn(rf"(?<!{part}){re.escape(name)}(?!{part})", " ", label)
        named += [found[name]] * bool(times)
    return named[0] if len(named) == 1 else ""


def pieces(speak: Speaker) -> str:
    """What says whose pieces a label may name, and in which language."""
    return f"{speak.key} {speak.locale}" if speak.key else ""
