"""Orders as free text: "donkey 2 to D5 via C4, take 2 boards at C4; wagon 12 home". `vocabulary` cuts the
text into known words, `grammar` makes clauses of them out of `phrases`, `meaning` turns those into the words of
`orders`, `places` finds the places they name. Text that is not understood to the last word is refused, naming the
word.

A text is read in the reader's language; if that lacks some of its words, in each of the others.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from engine.core.model import Illegal
from engine.core.speak import Speak
from engine.core.values import Words

from ..movement import orders
from ..state import Table, View
from . import clauses, grammar, meaning
from .vocabulary import Token, Vocabulary, looks_like_a_place, short


def hear(view: View, kind: str, typed: str, speak: Speak) -> tuple[Words, ...] | None:
    """The orders of a line one after the other, in the words of `orders`, or goods to be handled in those of `load`
    and `unload`; None for other kinds of values. Raises `Illegal` for everything that is not understood."""
    if kind not in ("orders", "handling") or view.seat is None:
        return None
    table = view.table
    tokens = _understood(table, view, typed, speak)
    if kind == "handling":
        return _handled(table, tokens)
    copy, heard = orders.draft(table, view.seat), list[Words]()
    for order in grammar.read(tokens):
        if order.unit == clauses.ALL_AGAIN[0]:
            heard.append(clauses.ALL_AGAIN)
            continue
        words = meaning.said(copy, copy.units[order.unit], order.clauses)
        heard.append((order.unit, *words))
    if not heard:
        raise Illegal("orders-short")
    return tuple(heard)


def _understood(table: Table, view: View, typed: str, speak: Speak) -> list[Token]:
    """The clauses of a text, in the first language that knows all its words. Raises `Illegal` naming the word unknown
    in the reader's language, and a language that knows it."""
    assert view.seat is not None
    unknown: list[Token] = []
    known = [(language, Vocabulary(table, view.seat, text)) for language, text in speak.files("orders.toml")]
    for _, vocabulary in known:
        tokens = vocabulary.tokens(typed)
        missing = next((token for token in tokens if not token.means), None)
        if missing is None:
            return tokens
        unknown.append(missing)
    word = unknown[0].text
    for language, vocabulary in known[1:]:
        if any(token.means for token in vocabulary.tokens(word)):
            raise Illegal("orders-language", word=short(word), language=language)
    raise Illegal("orders-place" if looks_like_a_place(word) else "orders-word", word=short(word))


def _handled(table: Table, tokens: Sequence[Token]) -> tuple[Words, ...]:
    """Goods taken aboard or put down on the spot, said in any order: (transporter, place, kind, number), one for each
    kind. Another transporter is where goods come "from". Raises `Illegal` where something is missing or makes no
    sense."""
    units, places, kinds, numbers, before = list[str](), list[str](), list[str](), list[int](), Token("")
    for token, after in pairwise((*tokens, Token(""))):
        counts = len(token.text) < 2 or "good" in before or "good" in after
        name = token.means.get("unit" if "unit" in token or counts else "number")
        if name and (not units or "from" in before):
            (places if "from" in before else units).append(name)
        elif "place" in token and ("home" not in token or "at" in before or "from" in before):
            places.append(token["place"])
        elif "good" in token:
            kinds.append(token["good"])
        elif "n" in token:
            numbers.append(token["n"])
        elif "kind" in token and "unit" not in token:
            code = "orders-unit" if "n" in after else "orders-which-unit"
            raise Illegal(code, word=short(f"{token.text} {after.text}" if "n" in after else token.text))
        elif not any(tag in token for tag in ("from", "at", "and", "soft")):
            raise Illegal("handling-odd", word=short(token.text))
        before = token
    if not units or not kinds or len(kinds) != len(numbers) or len(units) + len(places) > 2:
        raise Illegal("handling-short")
    place = (*places, table.units[units[0]].at)[0]
    return tuple((units[0], place, kind, str(n)) for kind, n in zip(kinds, numbers, strict=True))
