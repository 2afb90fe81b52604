"""The pieces that can act, where a game asks for the acting piece before the verb (`guide.Pieces.grouped`)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.core.model import Action
from engine.core.offers import Offer
from engine.core.text import kinds, types, verb
from engine.core.values import begun, words_of
from host import Look

from ..viewer import Viewer
from .draft import BEGUN, Draft
from .question import asked_offers, label_of


class Piece(NamedTuple):
    """A piece that can act: its name, its label, and the text of the panel that shows all it may do."""

    name: str
    label: str
    text: str


def pieces(viewer: Viewer) -> list[Piece]:
    """The pieces that can act."""
    return [
        Piece(name, label_of(viewer, kind_of(draft.offer), first_of(draft.offer, name)), draft.text)
        for name, draft in tabs(viewer).items()
    ]


def next_piece(viewer: Viewer, done: Sequence[str]) -> str:
    """The text of the first piece not among these, searching from the last of them on; "" if there is none."""
    found = pieces(viewer)
    after = [each for each in found if not done or each.name > done[-1]]
    return next((each.text for each in (*after, *found) if each.name not in done), "")


def tab_of(viewer: Viewer, text: str) -> str:
    """The acting piece, if the text names nothing else; else ""."""
    name, _, first = text.partition(" ")
    known = first.endswith(BEGUN) and any(verb(offer.action) == name for offer in grouped(viewer.look))
    return first.removesuffix(BEGUN) if known and first.removesuffix(BEGUN) in tabs(viewer) else ""


def staying(viewer: Viewer, text: str) -> str:
    """The text with which a panel goes on after an action: that of the piece that acted, if it can act again; else
    ""."""
    name, _, rest = text.partition(" ")
    draft = tabs(viewer).get(rest.partition("-")[0]) if name in map(verb, _verbs(viewer.look)) else None
    return "" if draft is None else draft.text


def grouped(look: Look) -> list[Offer]:
    """The offers whose values begin with the acting piece."""
    actions = _verbs(look)
    return [offer for offer in asked_offers(look) if offer.action in actions]


def tabs(viewer: Viewer) -> dict[str, Draft]:
    """The pieces that can act, each with the beginning of a choice."""
    found = dict[str, Draft]()
    for offer in grouped(viewer.look):
        firsts = dict.fromkeys(words_of(value)[0] for value in offer.fields[name_of(offer)].values())
        for first in firsts:
            if first not in found and about(viewer, kind_of(offer), first_of(offer, first)):
                found[first] = Draft(offer, (), (first,))
    return found


def about(viewer: Viewer, kind: str, value: object) -> str:
    """What a panel says of a piece; "" if it cannot act."""
    look, speak = viewer
    return look.table.game.guide.pieces.about(look.view, kind, value, speak)


def name_of(offer: Offer) -> str:
    """The first field, which begins with the piece."""
    return next(iter(offer.fields))


def kind_of(offer: Offer) -> str:
    """The kind of its values."""
    return kinds(offer.action)[name_of(offer)]


def first_of(offer: Offer, word: str) -> object:
    """A value of which only the first word is known."""
    return begun((word,), types(offer.action)[name_of(offer)])


def _verbs(look: Look) -> tuple[type[Action], ...]:
    return look.table.game.guide.pieces.grouped(look.view)
