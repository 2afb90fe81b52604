"""How colours look: their luminance in grey, and to people who lack one kind of cones."""

from __future__ import annotations

Seen = tuple[float, float, float]
"""Linear red, green, blue, 0 to 1."""

FILTERS: dict[str, tuple[Seen, Seen, Seen]] = {
    "full sight": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deuteranopia": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.01182, 0.04294, 0.968881)),
    "tritanopia": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.3039)),
}
"""Machado, Oliveira and Fernandes (2009), full strength: matrices on linear light."""


def linear(colour: str) -> Seen:
    """A "#rrggbb" as light."""
    levels = [int(colour[k : k + 2], 16) / 255 for k in (1, 3, 5)]
    red, green, blue = (v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in levels)
    return red, green, blue


def through(colour: str, sight: str) -> Seen:
    """What is left of a colour."""
    light = linear(colour)
    rows = (sum(a * b for a, b in zip(row, light, strict=True)) for row in FILTERS[sight])
    red, green, blue = (min(max(v, 0), 1) for v in rows)
    return red, green, blue


def contrast(one: str, two: str, sight: str = "full sight") -> float:
    """The contrast of two colours' luminance, 1 to 21."""
    low, high = sorted(luminance(through(each, sight)) for each in (one, two))
    return (high + 0.05) / (low + 0.05)


def luminance(seen: Seen) -> float:
    """How light a colour is in grey."""
    return 0.2126 * seen[0] + 0.7152 * seen[1] + 0.0722 * seen[2]


def distance(one: str, two: str, sight: str = "full sight") -> float:
    """How far apart two colours are, in CIELAB (1976); 2 is barely seen."""
    a, b = (_lab(through(each, sight)) for each in (one, two))
    return sum((x - y) ** 2 for x, y in zip(a, b, strict=True)) ** 0.5


def _lab(seen: Seen) -> Seen:
    red, green, blue = seen
    x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505
    z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089
    x, y, z = (v ** (1 / 3) if v > 0.008856 else 7.787 * v + 16 / 116 for v in (x, luminance(seen), z))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)
