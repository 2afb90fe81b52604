"""What of a card stands on a phone's first screen, and what folds behind one press."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from textwrap import wrap

from words import Speaker, verbs

from ..kit.card import SMALL
from ..news.digest import Digest

ABOVE = 72
"""Characters of news above the question, or of what its person did last: two rows."""
WHOLE, CLAUSES = (". ", "; "), (": ", ", ")
"""Signs between sentences and acts, and between their clauses."""
QUOTED = {"„": "“", "“": "”"}
"""Signs that open a quotation, with those that close it: the German one closes with what opens the English one."""
ROWS, AMID = 2, 1
"""Rows above the question of what its person's press came to; where more stands above it, as amid a choice."""
LONGER = 5
"""Rows of it above the buttons of somebody who is asked nothing."""


class Fold:
    """Collects the lines below the answers: of each block so many rows, and everything if `unfolded`."""

    def __init__(self, *, unfolded: bool) -> None:
        self._unfolded, self._blocks = unfolded, list[str]()
        self.hides = False

    def add(self, lines: Sequence[str], rows: int | None = None, head: str = "", known: Collection[str] = ()) -> None:
        """A block with a heading; more rows than these are hidden, at whole lines (None: it never folds), and so is
        what is `known`."""
        kept, used = list[str](), 0
        for line in filter(None, lines):
            if line in known and not self._unfolded:
                self.hides = True
                continue
            used += sum(-(-max(len(each), 1) // SMALL) for each in line.split("\n"))
            if rows is not None and used > rows and not self._unfolded:
                self.hides = True
                break
            kept.append(line)
        if kept:
            self._blocks.append("\n".join(([head] if head else []) + kept))

    @property
    def text(self) -> list[str]:
        """The blocks."""
        return self._blocks


def in_two(line: str, most: int = ROWS, speak: Speaker | None = None) -> tuple[list[str], list[str]]:
    """What a person's last press came to, in lines of small letters: so many rows of it to stand above the question,
    and the rest for below the answers; each goes on where "…" stands in the other, `speak` names again whose act."""
    kept, rest, room = list[str](), [*filter(str.strip, line.split("\n"))], most
    while rest and (rows := wrap(rest[0], SMALL)) and len(rows) <= room:
        kept.append(rest.pop(0))
        room -= len(rows)
    if rest and not kept:
        above = first_line(rest[0], sum(map(len, rows[:most])), speak)
        kept, rest = [above], [f"… {_after(rest[0], above, speak)}", *rest[1:]]
    elif rest:
        kept[-1] += " …"
    return [f"-# {each}" for each in kept], [f"-# {each}" for each in rest]


def _after(text: str, begun: str, speak: Speaker | None) -> str:
    """What of a text comes after its beginning, see `first_line`; an act of a list has its subject again."""
    rest = text[len(begun.removesuffix(" …")) :].lstrip(" .,;:·")
    if speak is None:
        return rest
    word, known = speak("list-and", first="", last="").lstrip(), verbs(speak.locale, speak.key)
    bare = rest.removeprefix(word)
    if bare.partition(" ")[0].strip(".,;:") not in (*known, *known.values()):
        return rest
    sentence = (begun.rpartition(". ")[2] or begun).removeprefix("> ").removeprefix("-# ")
    who = sentence.partition("**")[2].partition("**")[0] if "**" in sentence else _subject(sentence, speak)
    return f"**{who}** {bare}" if "**" in sentence else f"{who} {bare}".lstrip()


def _subject(sentence: str, speak: Speaker) -> str:
    """With whose name a sentence begins; "" if with none."""
    who = speak.names if speak.reader is None else (*speak.names, speak.of(speak.reader))
    return next((name for name in sorted(who, key=len, reverse=True) if sentence.startswith(f"{name} ")), "")


def _last(text: str, sign: str, low: int, high: int) -> int:
    """Where a sign stands last between these, or −1; the point of an ordinal ("der 5. Baustein") ends nothing."""
    at = text.rfind(sign, low, high)
    while at > 0 and sign == ". " and text[:at].rpartition(" ")[2].isdigit():
        at = text.rfind(sign, low, at)
    return at


def first_line(text: str, most: int, speak: Speaker | None = None) -> str:
    """A text that fits above the question: if it is longer, cut where a sentence or an act ends, if that is not too
    early, or else after one of its clauses, or else after a word."""
    if len(text) <= most:
        return text
    ends = [at for sign in WHOLE if (at := _last(text, sign, most // 3, most)) > 0]
    clauses = CLAUSES if speak is None else (*CLAUSES, speak("list-and", first="", last=""))
    ends = ends or [at for sign in clauses if (at := text.rfind(sign, most // 2, most)) > 0]
    begun = text[: max(ends)] if ends else text[:most].rpartition(" ")[0] or text[:most]
    return (_outside_quotes(begun) or begun).rstrip(" ,;:·") + " …"


def _outside_quotes(begun: str) -> str:
    """The beginning of a text, up to the quotation that it would break off in; there may be others in that one."""
    opened = list[int]()
    for at, sign in enumerate(begun):
        if opened and QUOTED.get(begun[opened[-1]]) == sign:
            opened.pop()
        elif sign in QUOTED:
            opened.append(at)
    return begun[: opened[0]] if opened else begun


def above(news: Digest, speak: Speaker, *, first: bool) -> tuple[str, list[str], list[str]]:
    """A line of news that touches the reader, to stand above the first question of a choice: the first that fits
    there whole, or else the beginning of the first, which goes on below; the lines below that touch them; the other
    players' lines."""
    own = news.text.split("\n")[: len(news.yours)]
    turns = news.text.split("\n")[len(news.yours) :] if news.text else []
    if not own or not first:
        return "", own, turns
    for n, line in enumerate(own):
        if len(line.replace("**", "")) <= ABOVE:
            return line, own[:n] + own[n + 1 :], turns
    begun = first_line(own[0], ABOVE, speak)
    return begun, [f"> … {_after(own[0], begun, speak)}", *own[1:]], turns
