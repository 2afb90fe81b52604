"""Reading content files: declared data, checked by its types. Errors name file and key."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import TypeVar

import msgspec

T = TypeVar("T")


class ContentError(ValueError):
    """A content file that cannot be used: the text names file, key and reason."""

    def __init__(self, file: str, key: str, reason: str) -> None:
        super().__init__(f"{file}: {key}: {reason}" if key else f"{file}: {reason}")
        self.file, self.key, self.reason = file, key, reason


def shipped(package: str, name: str) -> str:
    """The text of a file in the folder `content` of a game. `package`: the game's `__package__`."""
    return files(package).joinpath("content", name).read_text("utf-8")


def toml(text: str, file: str, form: type[T]) -> T:
    """A TOML text as a value of type `form`. Raises `ContentError`."""
    try:
        return msgspec.convert(tomllib.loads(text), form)
    except tomllib.TOMLDecodeError as error:
        raise ContentError(file, "", f"not valid TOML: {error}") from None
    except msgspec.ValidationError as error:
        reason, _, place = str(error).partition(" - at ")
        raise ContentError(file, place.strip("`").removeprefix("$.") or "file", reason) from None


def need(holds: bool, file: str, key: str, reason: str) -> None:
    """Raise `ContentError` unless this holds: for checks beyond types."""
    if not holds:
        raise ContentError(file, key, reason)
