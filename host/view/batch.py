"""A batch as data: actions of one decision, as a person may see them now. See `plans.batches`."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from engine.core.model import Illegal, Note, Preview


class Item(Struct, frozen=True):
    """An action of a batch: its text, its preview and its notes when all before it are carried out. why: the refusal,
    if it is impossible then. before: the view by which it is named, because "as before" means something else
    later."""

    text: str
    shown: Preview = Preview()
    told: tuple[Note, ...] = ()
    why: Illegal | None = None
    before: Any = None


class Batch(Struct, frozen=True):
    """A batch as a person may see it now. foreseen: what will come of it. undone: what would be left undone by being
    done after it. more: another action may follow."""

    items: tuple[Item, ...] = ()
    foreseen: tuple[Note, ...] = ()
    undone: tuple[Note, ...] = ()
    more: bool = True

    @property
    def broken(self) -> bool:
        """Whether any of it is impossible."""
        return any(item.why is not None for item in self.items)

    @property
    def told(self) -> list[Note]:
        """The notes of all its actions."""
        return [note for item in self.items for note in item.told]
