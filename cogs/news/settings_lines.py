"""A table's settings in words."""

from __future__ import annotations

from engine.core.game import Setting
from host import Table
from words import FALLBACK, Speaker, has


def lines(table: Table, speak: Speaker) -> list[str]:
    """The chosen settings, a line for each."""
    return [line(table, setting, speak) for setting in table.game.rules.settings]


def line(table: Table, setting: Setting, speak: Speaker) -> str:
    """The chosen value of a setting."""
    return f"**{name(setting, speak)}:** {value(table, setting, speak)}"


def worth_telling(table: Table, speak: Speaker) -> list[str]:
    """A line for the first setting, and for each that is not the default."""
    known, usual = table.game.rules.chosen, table.game.options()
    told = []
    for n, setting in enumerate(table.game.rules.settings):
        changed = known is not None and current(table, setting) != known(usual, setting.name)
        if n == 0 or changed:
            told.append(line(table, setting, speak))
    return told


def name(setting: Setting, speak: Speaker) -> str:
    """A setting's name."""
    return speak.value("setting", setting.name)


def current(table: Table, setting: Setting) -> str:
    """The value that is chosen, "" for custom text."""
    known = table.game.rules.chosen
    now = known(table.options, setting.name) if known else setting.values[0]
    return now if now in setting.values else ""


def value(table: Table, setting: Setting, speak: Speaker) -> str:
    """The chosen value, in words."""
    now = current(table, setting)
    if now:
        return speak.value(f"setting-{setting.name}", now)
    own = f"setting-{setting.name}-own"
    return speak(own if has(FALLBACK, speak.key, own) else "setting-own")
