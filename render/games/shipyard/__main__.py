"""A sheet from the command line: `python -m render.games.shipyard pieces FILE`: all pieces and signs."""

from __future__ import annotations

import sys
from pathlib import Path

from render.paint import encode

from . import contact


def main(words: list[str]) -> int:
    """Draw the sheet; 2 if there is no such sheet."""
    match words:
        case ["pieces", file]:
            Path(file).write_bytes(encode(contact.contact_sheet()))
            return 0
    print(__doc__, file=sys.stderr)
    return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
