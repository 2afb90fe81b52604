"""Every action has one canonical text, both ways: "road A8-B9-B11". The journal, a button and the
log hold it.

Verb first, then the fields in their order: words and numbers as they are, yes or no, the parts of a tuple
joined by "-" ("none" for an empty one). See `values`.
"""

from __future__ import annotations

from functools import cache
from typing import get_args, get_type_hints

import msgspec

from .model import Action, Illegal
from .values import read_value, value_text

MAX_TEXT = 300
"""Characters an action's text may have."""


def verb(action: type[Action]) -> str:
    """The word a kind of action is known by."""
    return str(action.__struct_config__.tag)


@cache
def kinds(action: type[Action]) -> dict[str, str]:
    """For each field of a kind of action, in order, the kind of thing its value names (the annotation's "kind")."""
    named = {}
    for name, hint in get_type_hints(action, include_extras=True).items():
        if name in action.__struct_fields__:
            meta = next((a for a in get_args(hint)[1:] if isinstance(a, msgspec.Meta)), None)
            named[name] = (meta.extra or {}).get("kind", name) if meta else name
    return named


@cache
def types(action: type[Action]) -> dict[str, object]:
    """The type of each field of a kind of action, in order."""
    hints = get_type_hints(action)
    return {name: hints[name] for name in action.__struct_fields__}


def write(action: Action) -> str:
    """The canonical text of an action."""
    values = (value_text(getattr(action, name)) for name in action.__struct_fields__)
    return " ".join((verb(type(action)), *values))


def read(text: str, verbs: dict[str, type[Action]]) -> Action:
    """The action a text stands for; `Illegal` names the error."""
    if len(text) > MAX_TEXT:
        raise Illegal("text-too-long", most=MAX_TEXT)
    words = text.split()
    if not words or words[0] not in verbs:
        raise Illegal("unknown-verb", verb=words[0][:40] if words else "", verbs=", ".join(verbs))
    action = verbs[words[0]]
    fields = types(action)
    if len(words) - 1 != len(fields):
        raise Illegal("wrong-fields", verb=words[0], fields=", ".join(fields) or "-")
    return action(**{n: read_value(w, h) for w, (n, h) in zip(words[1:], fields.items(), strict=True)})


__all__ = ["MAX_TEXT", "kinds", "read", "types", "value_text", "verb", "write"]
