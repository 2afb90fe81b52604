"""What options stand for, and where they are: on the table, or in a close-up."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from engine.games.shipyard.state import Table
from render import layout, theme
from render.scene import AnyShape, Box, Layer, Point, Rect
from render.show import Mark

from . import agreements, canals

if TYPE_CHECKING:
    from .close import Yard

LETTER = 30


def cells(marks: Sequence[Mark]) -> list[str]:
    """The cells that canals could be laid on."""
    return list(dict.fromkeys(mark.value.cell for mark in marks if mark.kind == "lease" and mark.value.cell))


def columned(marks: Sequence[Mark]) -> bool:
    """Whether the options for ship cards are columns: of one card."""
    found = [mark.value for mark in marks if mark.kind == "berth"]
    return bool(found) and all(each.column for each in found) and len({each.card for each in found}) == 1


def large(yard: Yard) -> Iterable[AnyShape]:
    """The options that lie in a close-up: columns for a card, places for a canal, a complete ship, a voyage."""
    placed: list[tuple[str, Box]] = []
    for mark in yard.marks:
        value: Any = mark.value
        match mark.kind:
            case "berth" if columned(yard.marks):
                left, top, right, bottom = yard.column(value.column - 1)
                placed.append((mark.letter, (left + 2, top, right - 2, bottom)))
            case "ship":
                placed.append((mark.letter, yard.column(int(value) - 1)))
            case "contract" if (box := _contract(yard, value)) is not None:
                placed.append((mark.letter, box))
    yield from marked(placed)
    yield from _leases(yard)
    yield from _voyages(yard)


def _contract(yard: Yard, value: Any) -> Box | None:
    hand, names = yard.hand(), [value] if isinstance(value, str) else list(value)
    if hand is None or len(names) != 1 or names[0] not in hand.contracts or "contracts" not in yard.parts:
        return None
    return agreements.spot(yard.parts["contracts"], hand.contracts.index(names[0]))


def _leases(yard: Yard) -> Iterable[AnyShape]:
    """Places for a canal; where only one is left, the card as it would lie with the sides it may start at."""
    found = [mark for mark in yard.marks if mark.kind == "lease" and mark.value.cell]
    if yard.waters is None:
        return
    by_cell: dict[str, list[Mark]] = {}
    for mark in found:
        by_cell.setdefault(mark.value.cell, []).append(mark)
    for cell, here in by_cell.items():
        box = yard.waters.box(cell)
        starts = [mark for mark in here if mark.value.start]
        value = here[0].value
        if value.canal and (starts or len({mark.value[:3] for mark in here}) == 1):
            at = yard.waters.middle(cell)
            yield from canals.card(
                f"option.{cell}", yard.table.edition, value.canal, value.turned, at, yard.waters.size
            )
        yield frame(f"option.{cell}.frame", layout.inset(box, 3))
        if starts:
            for mark in starts:
                at = yard.waters.afloat(cell, mark.value.start)
                yield from layout.badge(f"choice.{mark.letter}", mark.letter, at, LETTER)
            continue
        text = " ".join(mark.letter for mark in here[:4])
        yield from layout.badge(f"choice.{here[0].letter}", text, layout.centre(box), LETTER)


def _voyages(yard: Yard) -> Iterable[AnyShape]:
    """The routes of whole voyages, their letters at their ends."""
    ship = yard.player.figure
    if yard.waters is None or ship is None:
        return
    taken: list[Point] = []
    for mark in yard.marks:
        if mark.kind != "voyage" or not mark.value.route:
            continue
        yield from yard.waters.route(f"route.{mark.letter}", ship, mark.value.route)
        at = yard.waters.end(ship, mark.value.route)
        while at in taken:
            at = (at[0] + 46, at[1])
        taken.append(at)
        yield from layout.badge(f"choice.{mark.letter}", mark.letter, at, LETTER)


def marked(placed: Sequence[tuple[str, Box]], size: int = LETTER) -> Iterable[AnyShape]:
    """Frames around options, their letters on the upper left corner; those of one place with one badge."""
    by_box: dict[Box, list[str]] = {}
    for letter, box in placed:
        by_box.setdefault(box, []).append(letter)
    for box, letters in by_box.items():
        yield frame(f"option.{letters[0]}", box)
        text = " ".join(letters[:3])
        half, high = layout.badge_half(text, size)
        yield from layout.badge(
            f"choice.{letters[0]}", text, (round(box[0] + half - 2), round(box[1] + high - 2)), size
        )


def frame(name: str, box: Box) -> Rect:
    """The outline of an option."""
    return Rect(name=name, layer=Layer.CHOICE, box=box, radius=8, line=theme.CHOICE, width=theme.LINE)


def on_sale(table: Table, mark: Mark) -> tuple[str, str]:
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
