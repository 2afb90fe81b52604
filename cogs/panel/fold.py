"""What of a card stands on a phone's first screen, and what folds behind one press."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from ..news.digest import Digest

ROW = 44
"""Characters in a row of small letters on a phone, about."""
ABOVE = 72
"""Characters of news above the question: two rows."""


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
            used += sum(-(-max(len(each), 1) // ROW) for each in line.split("\n"))
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


def first_line(text: str, most: int) -> str:
    """A text that fits above the question: cut after a word if it is longer."""
    if len(text) <= most:
        return text
    return text[:most].rpartition(" ")[0].rstrip(" ,;:·") + " …"


def above(news: Digest, *, first: bool) -> tuple[str, list[str], list[str]]:
    """The first line of news that touches the reader, short enough to stand above the first question of a choice; the
    lines below that touch them; and the other players' lines."""
    own = news.text.split("\n")[: len(news.yours)]
    turns = news.text.split("\n")[len(news.yours) :] if news.text else []
    if not own or not first:
        return "", own, turns
    short = first_line(own[0], ABOVE)
    return short, own if short != own[0] else own[1:], turns
