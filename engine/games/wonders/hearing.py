"""Places typed as text: "farm 3 at D5 turned right", "giza C4 C5 D5". Each word is understood or refused. It need not
be a place where the piece may lie: then the rules say why."""

from __future__ import annotations

import re
from typing import NamedTuple

from engine.core.model import Illegal
from engine.core.speak import Speak
from engine.core.values import Words
from engine.kit.grid import Grid, bits, cell
from engine.kit.polyominoes import orientations

from .edition import KINDS, kind_of, number, tiles_of
from .forms import CELL, Apart
from .layout import Layout, form_of, ways_of
from .placing.pieces import TURNINGS, fitting
from .spelling import STRAIGHT, TURNED, spelt, turning
from .state import LONG_ROAD, STARTER, TOWER, Table, View

LONGEST = 20
"""Letters of somebody's own word that a refusal repeats."""
TOGETHER = 6
"""Words that a name may have."""


class Meaning(NamedTuple):
    """What a word names: a "piece", how it is "turned" (by degrees), or nothing."""

    what: str
    value: str


class Heard(NamedTuple):
    """What a text names."""

    piece: str
    turned: str
    cells: tuple[str, ...]


def hear(view: View, kind: str, typed: str, speak: Speak) -> tuple[Words, ...] | None:
    """The words of the place that a text means, or the first of them; None if it names no piece. Raises `Illegal` for
    a word that is not understood, and for a place that leaves open how the piece is turned."""
    if kind not in ("road", "tile", "monument", "cell") or view.seat is None:
        return None
    heard = _read(view.table, typed, speak)
    if kind == "cell":
        return ((heard.cells[0],),) if heard.cells else None
    usual = STARTER if view.doing[-1:] == ("starter",) else LONG_ROAD
    piece = heard.piece or (usual if kind == "road" else "")
    if not piece:
        return None
    layout = Layout(view.table.edition, view.table.cities[view.seat])
    return ((piece, *_parts(layout, heard._replace(piece=piece), speak)),)


# --- words


def _read(table: Table, typed: str, speak: Speak) -> Heard:
    """The words of a text, each understood. Raises `Illegal` naming the first that is not."""
    left, known = _words(typed), _vocabulary(table, speak)
    named, cells = {"piece": "", "turned": ""}, list[str]()
    while left:
        size = next((n for n in range(min(TOGETHER, len(left)), 0, -1) if " ".join(left[:n]) in known), 0)
        if size:
            what, value = known[" ".join(left[:size])]
            named[what] = value
        else:
            found = CELL.findall(left[0].upper())
            if "".join(found) != left[0].upper():
                raise Illegal("not-understood", word=left[0][:LONGEST])
            cells += found
        left = left[size or 1 :]
    return Heard(named["piece"], named["turned"], tuple(cells))


def _words(typed: str) -> list[str]:
    return re.findall(r"[^\W_]+", typed.casefold())


def _vocabulary(table: Table, speak: Speak) -> dict[str, Meaning]:
    """All words but cells: filler words, pieces, turnings. Of two tiles with one name it is the one on the market."""
    idle = (*speak("typed-idle").split(","), *spelt("idle", speak))
    known = {" ".join(_words(each)): Meaning("", "") for each in idle}

    def learn(what: str, value: str, *names: str) -> None:
        for name in names:
            known[" ".join(_words(name))] = Meaning(what, value)

    types = {kind: speak.value("type", kind) for kind in KINDS}
    tiles = [tile for stack in range(1, len(table.edition.stacks) + 1) for tile in tiles_of(stack)]
    for tile in (*tiles, *filter(None, table.market.tiles.values())):
        for kind in (kind_of(tile), types[kind_of(tile)]):
            learn("piece", tile, tile, f"{kind} {number(tile)}", f"{kind}{number(tile)}")
    for card in table.edition.monuments:
        learn("piece", card.id, card.id, speak.value("monument", card.id))
    for piece in ("two", "one"):
        learn("piece", piece, piece, *spelt(piece, speak))
    for piece in (LONG_ROAD, STARTER, TOWER):
        learn("piece", piece, piece)
    for names in (STRAIGHT, TURNED):
        for degrees, name in zip(TURNINGS, names, strict=False):
            learn("turned", degrees, degrees, *spelt(name, speak))
    return known


# --- places


def _parts(layout: Layout, heard: Heard, speak: Speak) -> tuple[str, ...]:
    """The parts that name the place: by all its cells or the ends of a line, or by the first cell and the turning."""
    form, ground = form_of(layout.edition, heard.piece), layout.ground
    cells = [cell(name) for name in heard.cells]
    if len(cells) > 1 and all(at in Grid(ground.width, ground.height) for at in cells):
        area = bits(cells, ground.width)
        for way in ways_of(layout.edition, ground, heard.piece).values():
            if area in (way.cells, way.ends):
                return way.parts
    if isinstance(form, Apart):
        size = form.parts.cells if form.parts else 1
        return tuple("".join(heard.cells[n : n + size]) for n in range(0, len(heard.cells), size))
    if not heard.cells:
        return (heard.turned,) if heard.turned else ()
    return heard.turned or _turning(layout, heard, speak), heard.cells[0]


def _turning(layout: Layout, heard: Heard, speak: Speak) -> str:
    """How a piece is turned if that is not said: as it may lie there. Raises `Illegal` if it may in several ways."""
    form = form_of(layout.edition, heard.piece)
    assert not isinstance(form, Apart)
    there = [way.parts[0] for way in fitting(layout, heard.piece) if way.parts[1] == heard.cells[0]]
    if len(there) > 1:
        raise Illegal("which-turning", list=", ".join(turning(form, facing, speak) for facing in there))
    return there[0] if there else next(iter(orientations(form, mirror=False)))
