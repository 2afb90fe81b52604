"""Dice whose faces have names. A die in the state is the name of the face that is up."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from engine.core.ctx import Ctx
from engine.core.model import Bug


class Die(Struct, frozen=True):
    """A kind of dice: its faces in their order. A face printed twice is named twice."""

    faces: tuple[str, ...]

    def rolled(self, ctx: Ctx) -> str:
        """A random face. Ends undo."""
        return self.faces[ctx.roll(len(self.faces))]

    def set_to(self, face: str) -> str:
        """The named face. Raises `Bug` for one that the die does not have."""
        if face not in self.faces:
            raise Bug(f"a die has no face {face}")
        return face

    def turned(self, face: str, steps: int = 1) -> str:
        """The face a number of steps on in their order, the first one following the last."""
        return self.faces[(self.faces.index(self.set_to(face)) + steps) % len(self.faces)]

    def in_order(self, dice: Iterable[str]) -> list[str]:
        """Several dice in the order of their faces, so that equal throws are equal lists."""
        return sorted(dice, key=self.faces.index)
