"""A person's look at a table, and their language: most of a panel is made from both."""

from __future__ import annotations

from typing import NamedTuple

from host import Look
from words import Speaker


class Viewer(NamedTuple):
    """A look in a person's language; of an onlooker in the server's."""

    look: Look
    speak: Speaker
