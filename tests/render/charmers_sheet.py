"""Sheets to look at: dice, persons, buildings, bonuses and marks by hand, at the sizes they are used; and the large
sheets, empty, half full and full."""

from __future__ import annotations

from engine.core.model import Seat
from engine.games.charmers.edition import BUILDINGS, GOODS, HOUSE, PERSONS
from engine.games.charmers.state import Sheet
from render import theme as common
from render.games.charmers import bonuses, dice, drawings, hand, head, sheet
from render.games.charmers.page import Page
from render.scene import AnyShape, Scene

FACES = {
    "purple": ("tea_tea", "silk_silk", "spice_spice", "tea_silk", "tea_spice", "silk_spice"),
    "green": ("straight", "curve", "two_halves"),
    "blue": ("lotus", "fish", "crane", "boat", "turtle", "heron"),
    "orange": PERSONS,
}
"""Every face of the dice by colour."""
BONUSES = (
    *(("fame", 1), ("fame", 4), ("money", 2), ("karma", 0), ("upgrade", 0), ("palace", 0)),
    *((person, 0) for person in PERSONS),
    *(("goods", 1), ("goods", 2), ("goods", 3), ("purple_die", 0)),
    *(("sell", 2), ("sell_same", 3), ("sell_different", 2), ("sell_different", 3)),
    *((shape, 0) for shape in bonuses.SHAPES),
    *(("forward", 1), ("back", 1), ("back_any", 0)),
)
"""Every kind of bonus."""


def contact_sheet() -> Scene:
    """All pieces, large and small."""
    shapes: list[AnyShape] = []
    for row, (colour, faces) in enumerate(FACES.items()):
        for k, face in enumerate(faces):
            for part, x, y, size in (("large", 80 + k * 118, 80, 104), ("small", 760 + k * 60, 56, 52)):
                shapes += dice.die(f"{part}.{colour}.{face}", colour, face, (x, y + row * 118), size)
            shapes += dice.die(f"least.{colour}.{face}", colour, face, (760 + k * 60, 112 + row * 118), 32)
    for k, size in enumerate((300, 120, 56)):
        shapes += drawings.elephant(f"elephant.{k}", (1150 + (300 if k else 0), (30, 40, 220)[k]), size)
    for k, kind in enumerate(drawings.STANDING):
        shapes += drawings.drawn(f"large.{kind}", kind, (32 + k * 150, 520), 130)
        shapes += drawings.drawn(f"small.{kind}", kind, (1110 + k % 4 * 70, 520 + k // 4 * 66), 56)
    for k, (kind, count) in enumerate(BONUSES):
        x, y = 76 + k % 14 * 108, 720 + k // 14 * 160
        shapes += bonuses.sign(f"large.{k}", kind, count, (x, y), 84)
        shapes += bonuses.sign(f"small.{k}", kind, count, (x - 26, y + 82), 44)
        shapes += bonuses.sign(f"written.{k}", kind, count, (x + 26, y + 82), 44)
        shapes += hand.circled(f"circle.{k}", (x + 26, y + 82), 26)
        if k % 2:
            shapes += hand.crossed(f"cross.{k}", (x + 26, y + 82), 38)
    return Scene(1_600, 1_010, common.GROUND, 2 * common.RADIUS, tuple(shapes))


HALF = Sheet(
    3,
    {"C2": "NS", "C1": "ESW", "D1": "SW", "D2": "NS", "B3": "EW", "A3": "EW", "D3": "EW", "E3": "NEW", "E2": "ES"}
    | {"C4": "NSW", "B4": "EW", "C5": "NS"},
    [1, 2, 4, 6, 7],
    {"tea": 4, "silk": 3, "spice": 5},
    {"tea": 2, "silk": 3, "spice": 2},
    {"mogul": 2, "maharani": 1, "merchant": 3, "raja": 1, "builder": 2, "portuguese": 1},
    {"temple": 2, "fort": 1, "garden": 3, "mausoleum": 2},
    used=1,
    money=27,
    fame=8,
)
FULL = Sheet(
    5,
    {f"{column}{row}": "NESW" for column in "ABCDE" for row in range(1, 6) if (column, row) != ("C", 3)},
    list(range(1, 10)),
    dict.fromkeys(GOODS, 6),
    dict.fromkeys(GOODS, 6),
    dict.fromkeys(PERSONS, 3),
    dict.fromkeys(BUILDINGS, 3),
    used=4,
    money=63,
    fame=21,
)


def sheets(kind: str) -> Scene:
    """Three sheets of a kind below each other: empty, half full with bonuses open, full."""
    shapes: list[AnyShape] = []
    top = 0
    samples = ((Sheet(HOUSE.karma.start), ()), (HALF, ("palace", "fork", "merchant")), (FULL, ()))
    for k, (written, opened) in enumerate(samples):
        page = Page(HOUSE, kind, written, opened)
        plan = sheet.Plan(page, top)
        top += plan.height
        shapes += [*sheet.printed(page, plan), *sheet.marked(page, plan)]
        shapes += head.marked(page, Seat(k), str(k + 1), plan.head)
    return Scene(sheet.WIDTH, top, common.GROUND, 2 * common.RADIUS, tuple(shapes))
