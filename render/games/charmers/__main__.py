"""Sheets from the command line:
`python -m render.games.charmers pieces FILE`: all pieces and signs;
`python -m render.games.charmers sun FILE` (or `moon`): a player's sheet empty, half full and full."""

from __future__ import annotations

import sys
from pathlib import Path

from render.paint import encode

from . import contact


def main(words: list[str]) -> int:
    """Draw a sheet; 2 if there is no such sheet."""
    match words:
        case ["pieces", file]:
            scene = contact.contact_sheet()
        case ["sun" | "moon" as kind, file]:
            scene = contact.sheets(kind)
        case _:
            print(__doc__, file=sys.stderr)
            return 2
    Path(file).write_bytes(encode(scene))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
