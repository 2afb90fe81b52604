"""`python -m tests.render.styles`: write the style of every drawing again, after the colours of a theme have changed.

A drawing program colours a class as the file's style says, we as the theme says: they have to agree.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from pathlib import Path

from render import icons, theme
from render.games.charmers.drawings import ART as CHARMERS
from render.games.shipyard.hulls import ART as SHIPYARD
from render.games.wonders.monuments import ART as WONDERS
from render.pen import EDGE
from render.svg import read

ARTS = (CHARMERS, WONDERS, SHIPYARD)
LOOKS: dict[Path, Mapping[str, str]] = {
    icons.FOLDER: {icons.INK: theme.INK, icons.CUT: theme.PAPER},
    **{art.folder: art.inks for art in ARTS},
}
"""The folders of all drawings, and the colours of their classes."""
STYLE = re.compile(r"<style[^>]*>(.*?)</style>", re.DOTALL)


def files() -> Iterator[tuple[Path, Mapping[str, str]]]:
    """Every drawing with the colours of its classes."""
    for folder, inks in LOOKS.items():
        for file in sorted(folder.rglob("*.svg")):
            yield file, inks


def wanted(file: Path, inks: Mapping[str, str]) -> list[str]:
    """The rules that a file's style should have."""
    outlines = [*read(file, inks).outlines]
    rules = [f".{name}{{fill:{inks[name]}}}" for name in sorted({each.ink for each in outlines if not each.width})]
    for name in sorted({each.ink for each in outlines if each.width}):
        rules.append(f".line.{name}{{fill:none;stroke:{inks[name]};stroke-linecap:round;stroke-linejoin:round}}")
    if any(each.solid for each in outlines):
        rules.insert(0, f".solid{{stroke:{EDGE};stroke-width:.9;stroke-linejoin:round;paint-order:stroke}}")
    return rules


def stored(file: Path) -> list[str]:
    """The rules it has."""
    found = STYLE.search(file.read_text("utf-8"))
    return found[1].split() if found else []


def main() -> None:
    for file, inks in files():
        rules = "".join(f"    {rule}\n" for rule in wanted(file, inks))
        text = file.read_text("utf-8")
        file.write_text(STYLE.sub(f"<style>\n{rules}  </style>", text, count=1), "utf-8")


if __name__ == "__main__":
    main()
