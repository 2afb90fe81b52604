"""A table's settings in words."""

from __future__ import annotations

from typing import Any, NamedTuple, Protocol

from engine.core.game import AnyGame
from engine.core.rules import Setting
from host.calls import Terms
from host.conditions import limits
from words import FALLBACK, Speaker, has


class HasSettings(Protocol):
    """A table, or what a league plays."""

    @property
    def game(self) -> AnyGame:
        """Whose settings they are."""

    @property
    def options(self) -> Any:
        """What is chosen."""


class Chosen(NamedTuple):
    """A game with what is chosen for it, where there is no table."""

    game: AnyGame
    options: Any


def lines(table: HasSettings, speak: Speaker) -> list[str]:
    """The chosen settings, a line for each."""
    return [line(table, setting, speak) for setting in table.game.rules.settings.choices]


def line(table: HasSettings, setting: Setting, speak: Speaker) -> str:
    """The chosen value of a setting."""
    return f"**{name(setting, speak)}:** {value(table, setting, speak)}"


def worth_telling(table: HasSettings, speak: Speaker) -> list[str]:
    """A line for the first setting, and for each that differs from its default."""
    first, other = table.game.rules.settings.choices[:1], other_than_usual(table, speak)
    told = [line(table, setting, speak) for setting in first]
    return [*told, *(each for each in other if each not in told)]


def other_than_usual(table: HasSettings, speak: Speaker) -> list[str]:
    """A line for each setting that differs from its default."""
    settings, usual = table.game.rules.settings, table.game.options()
    edition, shipped = edition_of(table.options), edition_of(usual)
    told = [] if edition is None or edition.key == shipped.key else [speak("settings-edition", name=edition.name)]
    return told + [
        line(table, setting, speak)
        for setting in settings.choices
        if current(table, setting) != settings.chosen(usual, setting.name)
    ]


def edition_of(options: Any) -> Any:
    """The edition that is chosen, with its `key` and `name`; None for a game that has only one."""
    return getattr(options, "edition", None)


def name(setting: Setting, speak: Speaker) -> str:
    """A setting's name."""
    return speak.value("setting", setting.name)


def current(table: HasSettings, setting: Setting) -> str:
    """The chosen value, "" for custom text."""
    now = table.game.rules.settings.chosen(table.options, setting.name)
    return now if now in setting.values else ""


def value(table: HasSettings, setting: Setting, speak: Speaker) -> str:
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
