"""Names and descriptions of commands in the languages of the words files."""

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


def said(code: str, of: AnyGame | None = None, **args: Any) -> app_commands.locale_str:
    """A sentence of the words files, of a game's own too, as a command's description."""
    return app_commands.locale_str(_speaker(FALLBACK, of)(code, **args), code=code, of=of, args=args)


def named(name: str, meaning: str | None = None) -> app_commands.locale_str:
    """The name of a command or option; translated where the words files have `name-<name>`, or `name-<meaning>` for a
    name that means several things."""
    return app_commands.locale_str(name, code=f"name-{meaning or name}", of=None)


def verb_name(name: str, of: AnyGame) -> app_commands.locale_str:
    """The name of a command for an action; in other languages its button's text, joined by hyphens."""
    return app_commands.locale_str(name, code=f"verb-{name}", of=of, joined=True)


class Translator(app_commands.Translator):
    """Looks up a `locale_str` made here in the words files."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        language, code, game = locale_of(locale.value), string.extras.get("code"), string.extras.get("of")
        if language == FALLBACK or code is None or not has(language, game.key if game else None, code):
            return None
        text = _speaker(language, game)(code, **string.extras.get("args", {}))
        return "-".join(text.lower().split()) if string.extras.get("joined") else text
