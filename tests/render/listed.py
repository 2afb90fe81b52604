"""The games that have pictures: a new one is one more line."""

from __future__ import annotations

from . import charmers_cases, milestones_cases, roads_cases, shipyard_cases, wonders_cases
from .pictures import Pictures

PICTURES: tuple[Pictures, ...] = (
    charmers_cases.PICTURES,
    milestones_cases.PICTURES,
    roads_cases.PICTURES,
    wonders_cases.PICTURES,
    shipyard_cases.PICTURES,
)
