"""Names and descriptions of commands, in all languages of the words files."""

from __future__ import annotations

from functools import cache
from typing import Any

import discord
from discord import app_commands

from engine.core.game import AnyGame
from words import FALLBACK, Speaker, has, locale_of


@cache
def _speaker(locale: str, game: AnyGame | None) -> Speaker:
    return Speaker(locale, game)


@cache
def _sentence(locale: str, game: AnyGame | None, code: str, args: frozenset[tuple[str, Any]]) -> str | None:
    """A sentence in a language; None if that language lacks it. Cached, because every start asks for all of them."""
    key = game.key if game else None
    return _speaker(locale, game)(code, **dict(args)) if locale == FALLBACK or has(locale, key, code) else None


def said(code: str, of: AnyGame | None = None, **args: Any) -> app_commands.locale_str:
    """A sentence of the words files (a game's, too) as the description of a command."""
    given = frozenset(args.items())
    return app_commands.locale_str(_sentence(FALLBACK, of, code, given) or code, code=code, of=of, args=given)


def named(name: str, meaning: str | None = None, of: AnyGame | None = None) -> app_commands.locale_str:
    """The name of a command or option, translated where the words files (a game's, too) have `name-<name>`, or
    `name-<meaning>` for a name with several meanings."""
    return app_commands.locale_str(name, code=f"name-{meaning or name}", of=of)


def verb_name(name: str, of: AnyGame) -> app_commands.locale_str:
    """The name of an action's command; in other languages the text of its button, joined by hyphens."""
    return app_commands.locale_str(name, code=f"verb-{name}", of=of, joined=True)


class Translator(app_commands.Translator):
    """Looks up a `locale_str` made here in the words files."""

    def __init__(self) -> None:
        spoken = {each: locale_of(each.value) for each in discord.Locale}
        self._spoken = {each: language for each, language in spoken.items() if language != FALLBACK}

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        language = self._spoken.get(locale)
        code, game = string.extras.get("code"), string.extras.get("of")
        if language is None or code is None:
            return None
        text = _sentence(language, game, code, string.extras.get("args", frozenset()))
        return "-".join(text.lower().split()) if text and string.extras.get("joined") else text
