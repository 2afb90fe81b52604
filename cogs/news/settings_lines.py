"""A table's settings in words."""

from __future__ import annotations

from engine.core.rules import Setting
from host import Table
from host.calls import Terms
from host.conditions import limits
from words import FALLBACK, Speaker, has


def lines(table: Table, speak: Speaker) -> list[str]:
    """The chosen settings, a line for each."""
    return [line(table, setting, speak) for setting in table.game.rules.settings.choices]


def line(table: Table, setting: Setting, speak: Speaker) -> str:
    """The chosen value of a setting."""
    return f"**{name(setting, speak)}:** {value(table, setting, speak)}"


def worth_telling(table: Table, speak: Speaker) -> list[str]:
    """A line for the first setting, and for each that differs from its default."""
    settings, usual = table.game.rules.settings, table.game.options()
    told = []
    for n, setting in enumerate(settings.choices):
        if n == 0 or current(table, setting) != settings.chosen(usual, setting.name):
            told.append(line(table, setting, speak))
    return told


def name(setting: Setting, speak: Speaker) -> str:
    """A setting's name."""
    return speak.value("setting", setting.name)


def current(table: Table, setting: Setting) -> str:
    """The chosen value, "" for custom text."""
    now = table.game.rules.settings.chosen(table.options, setting.name)
    return now if now in setting.values else ""


def value(table: Table, setting: Setting, speak: Speaker) -> str:
    """The chosen value, in words."""
    now = current(table, setting)
    if now:
        return speak.value(f"setting-{setting.name}", now)
    own = f"setting-{setting.name}-own"
    return speak(own if has(FALLBACK, speak.key, own) else "setting-own")


def rating_limits(terms: Terms, speak: Speaker, where: str) -> str:
    """From which rating on and up to which a table takes people, on its own card ("lobby") or in a list ("listing");
    "" if it takes all."""
    kind = limits(terms)
    return speak(f"{where}-ratings", limits=kind, lowest=terms.lowest, highest=terms.highest) if kind else ""
