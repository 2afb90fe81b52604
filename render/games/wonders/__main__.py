"""Sheets from the command line:
`python -m render.games.wonders monuments SIZE FILE [NAME ...]`: every monument in every arrangement, or those named;
`python -m render.games.wonders city SIZE FILE`: a city that could be; `signs`: the same without symbols on its tiles.
SIZE is a cell in pixels."""

from __future__ import annotations

import sys
from pathlib import Path

from render.paint import encode

from . import sheets


def main(words: list[str]) -> int:
    """Draw a sheet; 2 if there is no such sheet."""
    match words:
        case ["monuments", size, file, *only] if size.isdecimal():
            scene = sheets.monument_sheet(int(size), tuple(only))
        case ["city", size, file] if size.isdecimal():
            scene = sheets.city(int(size))
        case ["signs", size, file] if size.isdecimal():
            scene = sheets.city(int(size), symbols=False)
        case _:
            print(__doc__, file=sys.stderr)
            return 2
    Path(file).write_bytes(encode(scene))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
