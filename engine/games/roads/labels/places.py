"""What places and borders are called wherever they stand in a sentence; see `atlas` for their names."""

from __future__ import annotations

import re

from engine.core.speak import Speak

from ..names import ends_of
from .movement import told, transporter

KINDS = ("place", "bank", "tile", "path", "where")
"""Kinds of values that are places."""
PAIRS = ("border", "road")
"""Kinds of values that are two places joined by "/"."""
UNIT = re.compile(r"[a-z]+[0-9]{2}")
PLACE = re.compile(r"([A-Z]+[0-9]+)(r|[nesw]{1,2})?(?:@([A-Z]+[0-9]+))?")


def named(kind: str, value: str, speak: Speak) -> str | None:
    """The words for a place that is not a whole tile ("D4 north-west bank", "D4 river", "D4 coast to C2"), for a
    transporter that goods come from, for a border, and for orders; None for everything else."""
    if kind == "orders":
        return told(tuple(value.split()), speak)
    if kind in PAIRS and "/" in value:
        one, other = ends_of(value)
        return speak(f"place-{kind}", place=one, place_to=other)
    if kind == "place" and UNIT.fullmatch(value):
        return transporter(value, speak)
    matched = PLACE.fullmatch(value) if kind in KINDS else None
    if matched is None:
        return None
    tile, part, sea = matched.groups()
    if part == "r":
        return speak("place-river", tile=tile)
    side = "" if part is None else speak.value("quarter", part)
    if sea is not None:
        return speak("place-bank-coast" if part else "place-coast", tile=tile, side=side, sea=sea)
    return speak("place-bank", tile=tile, side=side) if part else None
