"""The words of typed orders: their meanings in a language, and a text cut into them.

A language's words stand beside its sentences, in a file `orders.toml`; a language without that file is not heard.
Here they are known by that file's text.
"""

from __future__ import annotations

import re
import tomllib
import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import islice, product
from typing import Any

from engine.core.model import Illegal, Seat
from engine.core.values import Words

from ..state import Table
from ..world.atlas import Atlas, atlas_of

AROUND = "…"
"""In a phrase: the verb's object."""
SIDE = "*"
"""In a way to say a bank: the side."""
LONGEST = 7
"""Words of the longest name."""
DIGITS = 2
"""Digits of the highest number."""
SHOWN = 30
"""Letters of a word that a refusal repeats."""
TEXT = 1_000
"""Letters that may be typed at once."""

Meanings = dict[str, Any]  # each tag has a type of its own
"""The meanings of a word, by tag: "verb" (its meaning for each particle), "n", "good", "unit", "place" ..."""

_PIECE = re.compile(
    r"->"
    r"|(?P<odd>(?<![^\s(,:;])[-−–][0-9][\w.,]*|(?<!\w)[0-9]+[.,][0-9][\w.,]*)"  # "-2", "2.5"
    r"|[^\W_](?:[\w@'’]*\w)?"
    r"|[^\s-]|(?<!\w)-|-(?!\w)|(?<=[0-9])-(?=[0-9])"  # a hyphen joins words, but not numbers
)
_HARD, _SOFT = ".;!", ",:-–—()"
_COUNTED = re.compile(r"([0-9]+)([^\W\d_]{2,}|x)")  # "2x", "2boards"
_NUMBERED = re.compile(r"([^\W\d_]+)[0-9]+")  # "wagon99"
_LISTED = re.compile(r"(?:[0-9]{2}(?:,[0-9]{2})+|[0-9](?:,[0-9]){2,}),?")  # "23,24", "3,4,5"; no fractions
_TILE = re.compile(r"[a-z]{1,2}[0-9]{1,2}")
_PLACE = re.compile(r"([a-z]+[0-9]+)(r|[nesw]{1,2})?(?:@([a-z]+[0-9]+))?")


@dataclass(frozen=True)
class Token:
    """One word or name as typed, and its meanings: none if it is unknown."""

    text: str
    means: Meanings = field(default_factory=dict)

    def __contains__(self, tag: str) -> bool:
        return tag in self.means

    def __getitem__(self, tag: str) -> Any:
        return self.means[tag]


@lru_cache(maxsize=16)
def lexicon(text: str) -> Mapping[str, Any]:  # TOML, as it is parsed
    """The contents of a language's file."""
    return tomllib.loads(text)


def short(word: str) -> str:
    """A word as a refusal repeats it."""
    return word if len(word) <= SHOWN else f"{word[: SHOWN - 1]}…"


def looks_like_a_place(word: str) -> bool:
    """Whether a word is made like the name of a place."""
    return _TILE.fullmatch(word.casefold()) is not None


# --- known words


Known = dict[Words, Meanings]


def _learn(known: Known, said: Sequence[str], tag: str, value: object = True) -> None:
    known.setdefault(tuple(said), {}).setdefault(tag, value)


@lru_cache(maxsize=16)
def _general(text: str) -> Known:
    """The words that mean the same at every table."""
    known: Known = {}
    read = lexicon(text)
    for tag, phrases in read["words"].items():
        for phrase in phrases:
            head, around, particle = (part.strip() for part in phrase.casefold().partition(AROUND))
            if tag in VERBS:
                meanings = known.setdefault(tuple(_words(head)), {}).setdefault("verb", {})
                meanings.setdefault(particle, tag)
            else:
                _learn(known, _words(head), tag)
            if around:
                _learn(known, _words(particle), "particle", particle)
    for tag, words in read["last"].items():
        for word in words:
            _learn(known, _words(word), "last", tag)
    for number, words in read["numbers"].items():
        for word in words:
            _learn(known, _words(word), "n", int(number))
    for good, words in read["goods"].items():
        for word in words:
            _learn(known, _words(word), "good", good)
    for word in read["single"]["goods"]:
        _learn(known, _words(word), "single")
    for phrase in read["alone"]["drop"]:
        head, _, particle = (part.strip() for part in phrase.casefold().partition(AROUND))
        known[tuple(_words(head))].setdefault("alone", set()).add(particle)
    return _respelt(known, read["spellings"])


def _respelt(known: Known, spellings: Mapping[str, Sequence[str]]) -> Known:
    """With the words as they are spelt on a keyboard that lacks some letters, where that is no other word."""
    respelt = dict(known)
    for said, means in known.items():
        for spelt in _spelt(said, spellings):
            respelt.setdefault(spelt, means)
    return respelt


def _spelt(said: Words, spellings: Mapping[str, Sequence[str]]) -> Iterator[Words]:
    """A phrase in each of the other spellings, one of them throughout."""
    for ways in product(*spellings.values()):
        letters = str.maketrans(dict(zip(spellings, ways, strict=True)))
        yield tuple(word.translate(letters) for word in said)


DASHES, UNTIL = "-–—", ("to", "via")
"""What stands between the first and the last of several numbers: signs, words."""
VERBS = ("go", "take", "drop", "bring", "deliver", "lead", "lift", "set")
"""The meanings of verbs."""


@lru_cache(maxsize=64)
def _places(drawn: str, text: str) -> Known:
    """The names of a map's places."""
    atlas, known = atlas_of(drawn), Known()
    for name in (*atlas.tiles, *atlas.tile_of):
        for said in _called(name, atlas, text):
            _learn(known, _words(said), "place", name)
    return known


def _called(name: str, atlas: Atlas, text: str) -> Iterator[str]:
    """The names of a place or a whole tile."""
    yield name
    read = lexicon(text)
    place = _PLACE.fullmatch(name.casefold())
    if name in atlas.tiles or place is None:
        return
    tile, part, sea = place.groups()
    if part == "r":
        yield from (f"{tile} {river}" for river in read["places"]["river"])
    elif sea is not None and part is None:
        yield from (f"{tile} {coast} {sea}" for coast in read["places"]["coast"])
    else:
        for pattern in read["banks"]["bank" if sea is None else "coast"]:
            for side in read["sides"][part]:
                yield f"{tile} {pattern.replace(SIDE, side)} {sea or ''}"


def _fleet(table: Table, seat: Seat, text: str) -> Known:
    """The names of a seat's transporters: kind and number, the only one of its kind by kind."""
    known: Known = {}
    names = lexicon(text)["transporters"]
    fleet = list(table.fleet(seat))
    for unit in fleet:
        number = unit.name.removeprefix(unit.kind)
        same = [other for other in fleet if other.name[-1] == number[-1]]
        for kind in (unit.kind, *names.get(unit.kind, ())):
            for said in (number, number[-1]) if len(same) == 1 else (number,):
                _learn(known, (*_words(kind), said), "unit", unit.name)
                _learn(known, _words(f"{kind}{said}"), "unit", unit.name)
            if sum(other.kind == unit.kind for other in fleet) == 1:
                _learn(known, _words(kind), "unit", unit.name)
        _learn(known, (number,), "number", unit.name)
        if len(same) == 1:
            _learn(known, (number[-1],), "number", unit.name)
    return known


def _foreign(text: str) -> Known:
    """Names of transporters that are not there, or not this seat's: they are named as a whole."""
    known: Known = {}
    for kind, names in lexicon(text)["transporters"].items():
        for said in (kind, *names):
            _learn(known, _words(said), "kind", kind)
    return known


class Vocabulary:
    """All that may be said at a table in one language."""

    def __init__(self, table: Table, seat: Seat, text: str) -> None:
        self._known = [_fleet(table, seat, text), _places(table.map, text), _general(text), _foreign(text)]
        self._home = table.players[seat].home
        self._numbers = sorted(unit.name.removeprefix(unit.kind) for unit in table.fleet(seat))

    def tokens(self, typed: str) -> list[Token]:
        """A text in words and names, the longest first; words that say nothing are left out. Raises `Illegal` for a
        number that is none of a game's."""
        tokens: list[Token] = []
        pieces = _pieces(typed)
        at = 0
        while at < len(pieces):
            token, count = self._token(pieces, at)
            at += count
            if "idle" not in token or len(token.means) > 1:
                tokens.append(token)
        return self._spelt_out(tokens)

    def _spelt_out(self, tokens: list[Token]) -> list[Token]:
        """With "11 to 13" as "11 and 12 and 13": those of the seat's transporters that are there."""
        whole = list[Token]()
        for at, token in enumerate(tokens):
            first = _named(tokens[at - 1]) if at else ""
            last = _named(tokens[at + 1]) if at + 1 < len(tokens) else ""
            counted = any("good" in each for each in tokens[at + 2 : at + 3])
            if not (first and last and not counted and (token.text in DASHES or any(tag in token for tag in UNTIL))):
                whole.append(token)
                continue
            between = [each for each in self._numbers if min(first, last) < each < max(first, last)]
            for number in between:
                whole += [Token("", {"and": True}), Token(number, self._means((number,)))]
            whole.append(Token(token.text, {"and": True}))
        return whole

    def _token(self, pieces: list[str], at: int) -> tuple[Token, int]:
        said = [piece.casefold() for piece in islice(pieces, at, at + LONGEST)]
        for count in range(len(said), 0, -1):
            means = self._means(tuple(said[:count]))
            counted = count < len(said) and "good" in self._means((said[count],))
            if "unit" in means and count > 1 and len(said[count - 1]) == 1 and counted:
                continue  # "truck 1 board" is one board
            if means:
                return Token(" ".join(pieces[at : at + count]), means), count
        piece = pieces[at]
        signs = {"hard": _HARD, "soft": _SOFT}
        return Token(piece, {tag: True for tag, known in signs.items() if piece in known}), 1

    def _means(self, said: Words) -> Meanings:
        means: Meanings = {}
        for known in self._known:
            for tag, value in known.get(said, {}).items():
                means.setdefault(tag, value)
        if len(said) == 1 and said[0].isascii() and said[0].isdigit():
            means["n"] = _number(said[0])
        named = _NUMBERED.fullmatch(said[0]) if len(said) == 1 and not means else None
        if named is not None and (named[1],) in self._known[-1]:
            means["absent"] = True
        if "home" in means and self._home:
            means["place"] = self._home
        return means


def _named(token: Token) -> str:
    """The whole number of the transporter that a token names, if it says that; else ""."""
    number = token.text[-2:]
    names = (token.means.get("unit", ""), token.means.get("number", ""))
    return number if number.isdigit() and any(name.endswith(number) for name in names if name) else ""


# --- cutting


def _pieces(typed: str) -> list[str]:
    """The words, numbers and signs of a text. Raises `Illegal` for a number with a sign or a fraction."""
    if len(typed) > TEXT:
        raise Illegal("orders-text", most=TEXT)
    pieces: list[str] = []
    for each in _PIECE.finditer(_plain(typed)):
        if _LISTED.fullmatch(each.group()):
            pieces += re.findall("[0-9]+|,", each.group())
            continue
        if each.lastgroup == "odd":
            raise Illegal("orders-number", word=short(each.group()))
        counted = _COUNTED.fullmatch(each.group())
        pieces += counted.groups() if counted else [each.group()]
    return pieces


def _plain(typed: str) -> str:
    """With letters and their accents in one, without signs that are not seen, and "#11" as "11"."""
    composed = unicodedata.normalize("NFC", typed)
    seen = (" " if unicodedata.category(sign) == "Cc" else sign for sign in composed if not _hidden(sign))
    return re.sub(r"#(?=[0-9])", "", "".join(seen))


def _hidden(sign: str) -> bool:
    """Whether this is a joiner, a mark of direction or the like."""
    return unicodedata.category(sign) == "Cf"


def _words(said: str) -> list[str]:
    return [each.group() for each in _PIECE.finditer(said.casefold())]


def _number(word: str) -> int:
    """A number. Raises `Illegal` for zero and for one that is too long."""
    if word[0] == "0" or len(word) > DIGITS:
        raise Illegal("orders-number", word=short(word))
    return int(word)
