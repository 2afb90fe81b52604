"""Sheets to look at, from the command line: `python -m tests.render.sheets SHEET FILE`.

`icons`: all icons; `charmers`, `shipyard`: all pieces and signs of a game; `sun`, `moon`: a player's sheet of The
Dice Charmers empty, half full and full; `monuments`: every monument of World Wonders in every arrangement; `city`: a
city that could be; `signs`: the same without symbols on its tiles.
"""

from __future__ import annotations

import sys
from functools import partial
from pathlib import Path

from render.paint import encode

from . import charmers_sheet, icons_sheet, shipyard_sheet, wonders_sheet

CELL = 80
"""Pixels of a cell of World Wonders."""
SHEETS = {
    "icons": icons_sheet.contact_sheet,
    "charmers": charmers_sheet.contact_sheet,
    "shipyard": shipyard_sheet.contact_sheet,
    "sun": partial(charmers_sheet.sheets, "sun"),
    "moon": partial(charmers_sheet.sheets, "moon"),
    "monuments": partial(wonders_sheet.monument_sheet, CELL),
    "city": partial(wonders_sheet.city, CELL),
    "signs": partial(wonders_sheet.city, CELL, symbols=False),
}


def main(words: list[str]) -> None:
    """Draw a sheet; says so if there is no such sheet."""
    match words:
        case [name, file] if name in SHEETS:
            Path(file).write_bytes(encode(SHEETS[name]()))
        case _:
            sys.exit(__doc__)


if __name__ == "__main__":
    main(sys.argv[1:])
