"""Rulebook: sailing on the river (blue dice)."""

from __future__ import annotations

from .pen import Pen, earn


def ahead(pen: Pen, symbol: str) -> int:
    """The next space ahead with this symbol; 0 if there is none."""
    spaces = enumerate(pen.edition.river, 1)
    return next((n for n, each in spaces if each == symbol and n > pen.sheet.position()), 0)


def forward(pen: Pen, most: int) -> tuple[str, ...]:
    """The next spaces, so many at most (ruling 16)."""
    first, last = pen.sheet.position() + 1, len(pen.edition.river)
    return tuple(str(n) for n in range(first, min(first + most - 1, last) + 1))


def back(pen: Pen, most: int | None = None) -> tuple[str, ...]:
    """The free spaces behind, nearest first, so many at most; spaces marked are skipped."""
    free = [n for n in range(pen.sheet.position() - 1, 0, -1) if n not in pen.sheet.river]
    return tuple(map(str, free[:most]))


def sail(pen: Pen, space: int) -> None:
    """Mark the space, only this one, and get all its bonuses. The position stays the rightmost mark (ruling 18)."""
    pen.sheet.river = sorted([*pen.sheet.river, space])
    pen.say("sailed", seat=pen.seat, space=str(space), symbol=pen.edition.river[space - 1])
    earn(pen, "river", pen.side.river[space - 1])
