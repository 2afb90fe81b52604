"""Choices before the start that are fields of a game's options: what is chosen, and choosing another value."""

from __future__ import annotations

from typing import TypeVar

import msgspec
from msgspec import Struct

from engine.core.game import Setting
from engine.core.model import Illegal

O = TypeVar("O", bound=Struct)  # noqa: E741


def chosen(settings: tuple[Setting, ...], options: Struct, name: str) -> str:
    """A setting's value now. Raises `Illegal`."""
    return str(getattr(options, named(settings, name).name))


def choose(settings: tuple[Setting, ...], options: O, name: str, value: str) -> O:
    """The options with one setting changed. Raises `Illegal`."""
    return msgspec.structs.replace(options, **{name: allowed(named(settings, name), value)})


def named(settings: tuple[Setting, ...], name: str) -> Setting:
    """The setting of that name. Raises `Illegal`."""
    setting = next((each for each in settings if each.name == name), None)
    if setting is None:
        raise Illegal("no-setting", allowed=", ".join(each.name for each in settings))
    return setting


def allowed(setting: Setting, value: str) -> str:
    """The value, if it is one of the setting's. Raises `Illegal`."""
    if value not in setting.values:
        raise Illegal("bad-setting", name=setting.name, allowed=", ".join(setting.values))
    return value
