"""A person's look at a table, and their language: most of a panel is made from these two."""

from __future__ import annotations

from typing import NamedTuple

from host import Look
from words import Speaker


class Viewer(NamedTuple):
    """A look in its person's language; an onlooker's in the server's."""

    look: Look
    speak: Speaker
