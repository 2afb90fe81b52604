"""Names and descriptions of commands in the languages of the words files."""

from __future__ import annotations

from functools import cache
from typing import Any

import discord
from discord import app_commands

from words import FALLBACK, Speaker, has, locale_of


@cache
def _speaker(locale: str, key: str | None) -> Speaker:
    return Speaker(locale, key)


def said(code: str, key: str | None = None, **args: Any) -> app_commands.locale_str:
    """A sentence of the words files as a command's description."""
    return app_commands.locale_str(_speaker(FALLBACK, key)(code, **args), code=code, key=key, args=args)


def named(name: str) -> app_commands.locale_str:
    """The name of a command or option; translated where the words files have `name-<name>`."""
    return app_commands.locale_str(name, code=f"name-{name}", key=None)


def verb_name(name: str, key: str) -> app_commands.locale_str:
    """The name of a command for an action; in other languages what its button says, joined by hyphens."""
    return app_commands.locale_str(name, code=f"verb-{name}", key=key, joined=True)


class Translator(app_commands.Translator):
    """Looks a `locale_str` made here up in the words files."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        language, code, key = locale_of(locale.value), string.extras.get("code"), string.extras.get("key")
        if language == FALLBACK or code is None or not has(language, key, code):
            return None
        text = _speaker(language, key)(code, **string.extras.get("args", {}))
        return "-".join(text.lower().split()) if string.extras.get("joined") else text
