"""A sheet to look at: ship cards, items and employees at the sizes they are used, canals, contracts."""

from __future__ import annotations

from engine.games.shipyard.edition import HOUSE, ITEMS, ship_cards
from render import theme as common
from render.games.shipyard import agreements, canals, hulls, theme, tokens
from render.scene import AnyShape, Scene

CREW = {
    "captain": 3,
    "merchant": 2,
    "soldier": 2,
    "sail": 3,
    "smokestack": 3,
    "propeller": 1,
    "crane": 3,
    "cannon": 3,
}
SHIP = ("bow6", "middle3", "middle8", "middle14", "middle24", "middle27", "middle19", "middle30", "stern2")


def contact_sheet() -> Scene:
    """All pieces, each form once."""
    shapes: list[AnyShape] = []
    forms = {(one.part, one.features): name for name, one in ship_cards(HOUSE).items()}
    for k, name in enumerate(forms.values()):
        shapes += hulls.card(name, HOUSE, name, (32 + k % 16 * 96, 40 + k // 16 * 104), 84)
    top = 40 + 104 * -(-len(forms) // 16)
    for k, size in enumerate((104, 60, 48)):
        y = top + 30 + (130, 0, 70)[k]
        shapes += hulls.ship(f"bare.{size}", HOUSE, SHIP, {}, (32, y), size if k else 70)
        shapes += hulls.ship(f"full.{size}", HOUSE, SHIP, CREW, (720, y), size if k else 84)
    top += 290
    for k, item in enumerate(ITEMS):
        for size, off in ((80, 0), (52, 72), (38, 122)):
            shapes += tokens.item(f"{item}.{size}", item, (74 + k * 190 + off, top + 50), size)
    for k, one in enumerate(HOUSE.employees):
        shapes += tokens.employee(one.id, HOUSE, one.id, (74 + k % 12 * 100, top + 150 + k // 12 * 96), 84)
        shapes += tokens.employee(f"{one.id}.small", HOUSE, one.id, (1250 + k % 6 * 60, top + 126 + k // 6 * 60), 56)
    for k, load in enumerate(theme.LOADS):
        shapes += tokens.load(load, load, (1270 + k * 70, top + 370), 56)
    for k, tile in enumerate(theme.TILES):
        shapes += tokens.tile(tile, tile, (70 + k * 80, top + 350), 62)
    top += 400
    for k in range(12):
        shapes += canals.card(f"canal{k + 1}", HOUSE, f"canal{k + 1}", k % 4 * 90, (100 + k * 128, top + 70), 124)
    for k, contract in enumerate(HOUSE.contracts):
        x, y = 32 + k % 5 * 308, top + 160 + k // 5 * 104
        shapes += agreements.card(contract.id, contract, (x, y, x + 300, y + 96), k)
    return Scene(1_600, top + 700, common.GROUND, 2 * common.RADIUS, tuple(shapes))
