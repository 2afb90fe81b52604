"""A batch as data: actions of one decision, as they may be seen now. See `batches`."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from engine.core.model import Illegal, Note, Preview


class Item(Struct, frozen=True):
    """An action of a batch: its text, its preview and its notes when all before it are carried out. why: the refusal,
    where it is not possible then. before: the view that gives it its name; later "as before" means another thing."""

    text: str
    shown: Preview = Preview()
    told: tuple[Note, ...] = ()
    why: Illegal | None = None
    before: Any = None


class Batch(Struct, frozen=True):
    """A batch as it may be seen now. foreseen: what will come of it. undone: what would be left undone by whoever is
    done after it. more: another action may follow."""

    items: tuple[Item, ...] = ()
    foreseen: tuple[Note, ...] = ()
    undone: tuple[Note, ...] = ()
    more: bool = True

    @property
    def broken(self) -> bool:
        """Whether some of it is not possible."""
        return any(item.why is not None for item in self.items)

    @property
    def told(self) -> list[Note]:
        """The notes of all of it."""
        return [note for item in self.items for note in item.told]
