"""A person's look at a table, and their language: most of a panel is made from these two."""

from __future__ import annotations

import copy
from typing import NamedTuple

from engine.core.frames import AnyView
from host import Look
from words import Speaker


class Viewer(NamedTuple):
    """A look in its person's language; an onlooker's in the server's."""

    look: Look
    speak: Speaker

    def seeing(self, view: AnyView) -> Viewer:
        """The same with another view: of an earlier or imagined moment."""
        look = copy.copy(self.look)
        look.view = view
        return Viewer(look, self.speak)
