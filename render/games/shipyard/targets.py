"""What options stand for, and where they are: on the table, or in a close-up."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from render import layout, theme
from render.scene import AnyShape, Box, Layer, Rect
from render.show import Mark

LETTER = 30


def cells(marks: Sequence[Mark]) -> list[str]:
    """The cells that canals could be laid on."""
    return list(dict.fromkeys(mark.value.cell for mark in marks if mark.kind == "lease" and mark.value.cell))


def turning(marks: Sequence[Mark]) -> bool:
    """Whether the options for a canal are the ways it may be turned in its cell."""
    found = [mark.value for mark in marks if mark.kind == "lease"]
    return len({each[:2] for each in found}) == 1 and len({each.turned for each in found}) > 1


def several(marks: Sequence[Mark]) -> bool:
    """Whether the options for a canal are several cards for one cell, as for the first one."""
    found = [mark.value for mark in marks if mark.kind == "lease" and not mark.value.start]
    return len({each.cell for each in found}) == 1 and len({each.canal for each in found}) > 1


def columned(marks: Sequence[Mark]) -> bool:
    """Whether the options for ship cards are columns: of one card."""
    found = [mark.value for mark in marks if mark.kind == "berth"]
    return bool(found) and all(each.column for each in found) and len({each.card for each in found}) == 1


def marked(placed: Sequence[tuple[str, Box]], size: int = LETTER, inward: float = 1) -> Iterable[AnyShape]:
    """Frames around options, their letters in the upper left corner (on it, if `inward` is 0); those of one place
    with one badge."""
    by_box: dict[Box, list[str]] = {}
    for letter, box in placed:
        by_box.setdefault(box, []).append(letter)
    for box, letters in by_box.items():
        yield frame(f"option.{letters[0]}", box)
        text = runs(letters)
        half, high = layout.badge_half(text, size)
        at = (round(box[0] + inward * half + 2), round(box[1] + inward * high + 2))
        yield from layout.badge(f"choice.{letters[0]}", text, at, size)


def runs(letters: Sequence[str]) -> str:
    """Options as one short text: "A", "A C", "A–D" for those that follow each other."""
    parts: list[list[str]] = []
    for each in letters:
        if parts and _follows(parts[-1][-1], each):
            parts[-1].append(each)
        else:
            parts.append([each])
    return " ".join(f"{part[0]}–{part[-1]}" if len(part) > 2 else " ".join(part) for part in parts)


def _follows(one: str, other: str) -> bool:
    if one.isdecimal() and other.isdecimal():
        return int(other) == int(one) + 1
    return len(one) == len(other) and one[:-1] == other[:-1] and ord(other[-1]) == ord(one[-1]) + 1


def frame(name: str, box: Box) -> Rect:
    """The outline of an option."""
    return Rect(name=name, layer=Layer.CHOICE, box=box, radius=8, line=theme.CHOICE, width=theme.LINE)


def on_sale(mark: Mark) -> tuple[str, str]:
    """The kind and name of the thing on the table that an option is about; empty if there is none."""
    value = mark.value
    match mark.kind:
        case "tile" | "item" | "employee" | "train":
            return mark.kind, str(value)
        case "berth" if value.card:
            return "card", value.card
        case "lease" if value.canal:
            return "canal", value.canal
    return "", ""
