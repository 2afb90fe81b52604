"""Every action has one canonical text, both ways: "road A8-B9-B11". It is what the journal, a button and
the log hold.

Verb first, then the fields in their order: words and numbers as they are, yes or no, the parts of a tuple
joined by "-" ("none" for an empty one).
"""

from __future__ import annotations

from functools import cache
from typing import Any, get_args, get_origin, get_type_hints

import msgspec

from .model import Action, Illegal

MAX_TEXT = 300
"""Characters an action's text may have."""


def verb(action: type[Action]) -> str:
    """The word a kind of action is known by."""
    return str(action.__struct_config__.tag)


@cache
def kinds(action: type[Action]) -> dict[str, str]:
    """For each field of a kind of action, in order, what its value names (the annotation's "kind")."""
    found = {}
    for name, hint in get_type_hints(action, include_extras=True).items():
        if name in action.__struct_fields__:
            meta = next((a for a in get_args(hint)[1:] if isinstance(a, msgspec.Meta)), None)
            found[name] = (meta.extra or {}).get("kind", name) if meta else name
    return found


@cache
def _plain_types(action: type[Action]) -> dict[str, Any]:
    hints = get_type_hints(action)
    return {name: hints[name] for name in action.__struct_fields__}


def value_text(value: Any) -> str:
    """A field's value as one word."""
    if value is True or value is False:
        return "yes" if value else "no"
    if isinstance(value, tuple):
        return "-".join(map(str, value)) or "none"
    return str(value)


def write(action: Action) -> str:
    """The canonical text of an action."""
    values = (value_text(getattr(action, name)) for name in action.__struct_fields__)
    return " ".join((verb(type(action)), *values))


def read(text: str, verbs: dict[str, type[Action]]) -> Action:
    """The action a text stands for; `Illegal` says what is wrong with it."""
    if len(text) > MAX_TEXT:
        raise Illegal("text-too-long", most=MAX_TEXT)
    words = text.split()
    if not words or words[0] not in verbs:
        raise Illegal("unknown-verb", verb=words[0][:40] if words else "", verbs=", ".join(verbs))
    action = verbs[words[0]]
    fields = _plain_types(action)
    if len(words) - 1 != len(fields):
        raise Illegal("wrong-fields", verb=words[0], fields=", ".join(fields) or "-")
    return action(**{n: read_value(w, h) for w, (n, h) in zip(words[1:], fields.items(), strict=True)})


def read_value(word: str, hint: Any) -> Any:
    """A field's value from its word. `hint` is the field's type. Raises `Illegal`."""
    if hint is bool:
        if word not in ("yes", "no"):
            raise Illegal("not-yes-or-no", value=word[:40])
        return word == "yes"
    if get_origin(hint) is tuple:
        return () if word == "none" else tuple(word.split("-"))
    if hint is int:
        # int() would also take "1_0", "+1" and other digits, which no canonical text holds
        if not (word.isascii() and word.isdigit() and (word == "0" or word[0] != "0") and len(word) < 10):
            raise Illegal("not-a-number", value=word[:40])
        return int(word)
    return word
