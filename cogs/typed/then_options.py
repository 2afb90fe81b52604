"""What to do right after an action, typed in the same command: `/charmers take die: at: turned:`. The game names the
options (`guide.Parts`); `guide.Typed.part` says which of the actions offered then they mean."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from engine.core.model import Action, Illegal
from engine.core.text import kinds, write
from engine.core.values import Value
from host import Refused

from ..kit.card import clip
from ..question.question import in_words
from ..question.typed_words import LABEL, OPEN, SEVERAL, SHOWN, VALUE, Suggestion
from ..viewer import Viewer
from .typed_parts import Parts, few, letters


class Possible(NamedTuple):
    """An action that may follow, and what would be typed for it by option."""

    action: Action
    typed: Mapping[str, str]


class Following:
    """One person's text for the action that follows another, compared with that seat's offers at that point."""

    def __init__(self, viewer: Viewer, action: type[Action], typed: Mapping[str, str | None]) -> None:
        self._viewer, self._typed = viewer, typed
        self._names = viewer.look.table.game.guide.typed.parts_of(action).then
        self._given = {name: text for name in self._names if (text := (typed.get(name) or "").strip())}
        self._first = Parts(viewer, action, typed)

    def actions(self, first: str) -> tuple[str, ...]:
        """The text of the action that follows the first one; () if nothing was typed for it. Raises `Illegal` or
        `Refused` if it can mean none, or more than one."""
        if not self._given:
            return ()
        after = self._after(first)
        found = list(_fitting(after, self._names, self._given))
        if len(found) == 1:
            return (write(found[0].action),)
        listed = found or list(_fitting(after, self._names, {}))
        names = "; ".join(in_words(after, each.action) for each in listed[:SEVERAL])
        values = names + (OPEN if len(listed) > SEVERAL else "")
        if found:
            raise Refused("typed-several", values=values)
        raise Refused("typed-none", values=values)

    def suggestions(self, name: str, typed: str) -> list[Suggestion]:
        """What may be typed for one option, given the others, and what that would bring."""
        try:
            first = self._first.understood()
            after = self._after(first.text) if first.whole else None
        except (Illegal, Refused):
            return []
        given = {each: text for each, text in self._given.items() if each != name}
        found: dict[str, list[Value]] = {}
        for each in _fitting(after, self._names, given) if after is not None else ():
            if text := each.typed[name]:
                found.setdefault(text, []).append(each.action)
        wanted = letters(typed)
        named = [(_told(after, text, actions), text) for text, actions in few(found, wanted).items() if after]
        return [(clip(label), text) for label, text in named if wanted in letters(label) and len(text) <= VALUE][
            :SHOWN
        ]

    def _after(self, text: str) -> Viewer:
        """What this person would see after the first action. Raises `Illegal`."""
        look, speak = self._viewer
        action = look.table.game.parse(text)
        if look.final(action):
            raise Refused("typed-draws")
        return Viewer(look.tried([action])[0], speak)


def _fitting(viewer: Viewer, names: tuple[str, ...], given: Mapping[str, str]) -> Iterator[Possible]:
    """The offered actions with these parts."""
    look, speak = viewer
    guide = look.table.game.guide
    wanted = {name: letters(text) for name, text in given.items()}
    for offer in look.offers:
        if len(offer.fields) != 1:
            continue
        (kind,) = kinds(offer.action).values()
        for action in offer:
            value = getattr(action, next(iter(offer.fields)))
            typed = {name: guide.typed.part(look.view, kind, value, name, speak) for name in names}
            if all(letters(typed[name]) == text for name, text in wanted.items()):
                yield Possible(action, typed)


def _told(viewer: Viewer, text: str, actions: list[Action]) -> str:
    """A text with what it brings, if it means only one action."""
    brings = viewer.speak.preview(viewer.look.preview(actions[0])) if len(actions) == 1 else ""
    return LABEL.join(filter(None, (text, brings)))
