"""The values an action's fields may have, and the words they are written in.

A field is a `str`, an `int`, a `bool`, a tuple of `str`, or a NamedTuple of parts: `str` and `int`, of which the last
may be a tuple of `str`. In a canonical text the parts stand one behind the other, joined by "-". Last parts that
have their default are left out, so that equal values have equal texts.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any, TypeAlias, get_origin, get_type_hints

from .model import Illegal

Value: TypeAlias = Any
"""A field's value. Only the action that has the field knows which of the types above it is."""

Words = tuple[str, ...]
"""A value of several parts, part by part."""

DIGITS = 9
"""Digits a number in a text may have."""

KEPT = 8_192
"""How many values' words are kept: each question asks for those of its offers again."""


@cache
def has_parts(hint: object) -> bool:
    """Whether a field's type is a NamedTuple."""
    return isinstance(hint, type) and issubclass(hint, tuple) and hasattr(hint, "_fields")


@cache
def parts_of(hint: Any) -> dict[str, object]:
    """The type of each part of a NamedTuple, in order."""
    hints = get_type_hints(hint)
    return {name: hints[name] for name in hint._fields}


@cache
def _defaults(hint: Any) -> tuple[tuple[str, Value], ...]:
    return tuple(hint._field_defaults.items())


@lru_cache(maxsize=KEPT, typed=True)
def words_of(value: object) -> Words:
    """The words of a value that is a tuple, or has parts; () for one that is a single word."""
    if not isinstance(value, tuple):
        return ()
    if not has_parts(type(value)):
        return tuple(map(str, value))
    count, defaults = len(value), _defaults(type(value))
    for name, default in reversed(defaults):
        if getattr(value, name) != default:
            break
        count -= 1
    words: list[str] = []
    for part in value[:count]:
        if isinstance(part, tuple):
            words += part
        else:
            words.append(str(part))
    return tuple(words)


def from_words(words: Words, hint: object) -> Value:
    """The value that has these words. `hint`: a tuple of `str` or a NamedTuple. Raises `Illegal` if it has none."""
    if not has_parts(hint):
        return words
    value = begun(words, hint, strict=True)
    # one value, one text: a default that was written out, or words too many, are refused
    if words_of(value) != words:
        raise _wrong(words, hint)
    return value


def begun(words: Words, hint: Any, *, strict: bool = False) -> Value:
    """The value that begins with these words: parts not reached yet have their default, or else "", 0 or ().
    Raises `Illegal` for a part that is no number, and if `strict` for one that is missing."""
    if not has_parts(hint):
        return words
    defaults, values, at = dict(_defaults(hint)), list[Value](), 0
    for name, part in parts_of(hint).items():
        if get_origin(part) is tuple:
            values.append(words[at:] or defaults.get(name, ()))
            at = len(words)
        elif at < len(words):
            values.append(number(words[at]) if part is int else words[at])
            at += 1
        elif strict and name not in defaults:
            raise _wrong(words, hint)
        else:
            values.append(defaults.get(name, 0 if part is int else ""))
    return hint(*values)


def number(word: str) -> int:
    """A whole number from its only spelling. Raises `Illegal`."""
    # int() would also take "1_0", "+1" and other digits, which no canonical text holds
    if not (word.isascii() and word.isdigit() and (word == "0" or word[0] != "0") and len(word) <= DIGITS):
        raise Illegal("not-a-number", value=word[:40])
    return int(word)


def _wrong(words: Words, hint: Any) -> Illegal:
    return Illegal("wrong-parts", value="-".join(words)[:40], parts=list(hint._fields))


def read_value(word: str, hint: object) -> Value:
    """A field's value from its word. `hint` is the field's type. Raises `Illegal`."""
    if hint is bool:
        if word not in ("yes", "no"):
            raise Illegal("not-yes-or-no", value=word[:40])
        return word == "yes"
    if hint is int:
        return number(word)
    if get_origin(hint) is tuple or has_parts(hint):
        return from_words(() if word == "none" else tuple(word.split("-")), hint)
    return word


def value_text(value: object) -> str:
    """A field's value as one word."""
    if value is True or value is False:
        return "yes" if value else "no"
    if isinstance(value, tuple):
        return "-".join(words_of(value)) or "none"
    return str(value)
