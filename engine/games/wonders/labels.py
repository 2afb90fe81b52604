"""Names for the values of the actions of World Wonders on buttons and in lists.

A site is named by its piece where there are several to choose from, then how it is turned, then where it lies. What
lies in a straight line is named by its two ends, which say both.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.core import guide
from engine.core.speak import Speak
from engine.kit.goods import tally
from engine.kit.grid import cell, runs
from engine.kit.polyominoes import orientations

from .actions import Site
from .edition import is_tile, kind_of, number
from .forms import CELL, Apart, Way
from .layout import Layout, form_of, ground_of, ways_of
from .market import SHORTS
from .placing.pieces import fitting
from .state import View


def named(kind: str, value: str, speak: Speak) -> str | None:
    """A building tile by its type and stack; other things of the market by their own names."""
    if kind in ("tile", "item") and is_tile(value):
        return speak("label-tile-name", type=kind_of(value), stack=number(value))
    return speak.value("monument", value) if kind == "item" else None


def together(kind: str, values: Sequence[object]) -> str | None:
    """Cells in straight lines by the ends of each: "C7–C10, B8"."""
    if kind != "cells":
        return None
    lines = runs(cell(str(each)) for each in values)
    return ", ".join("–".join(map(str, dict.fromkeys((line[0], line[-1])))) for line in lines)


def label(view: View, kind: str, value: object, speak: Speak) -> str:
    """The words for a value, or for the first parts of one that is chosen part by part."""
    if not isinstance(value, Site):
        return speak.value(kind, value)
    if not value.parts:
        return _piece(view, kind, value.piece, speak)
    lies = place(view, value, speak)
    if not lies:
        return _piece(view, kind, value.piece, speak)
    if kind == "road" and value.piece not in SHORTS:
        return lies
    piece = speak.value("short" if kind == "road" else kind, value.piece)
    return speak("label-site", what=piece, place=lies)


def _piece(view: View, kind: str, piece: str, speak: Speak) -> str:
    """A piece; a building with what it costs and brings, where a preview of all its spots would be too much."""
    t = view.table
    if kind == "tile":
        told = speak("label-tile", tile=piece, goods=tally(t.tile(piece).symbols), gold=t.edition.stack(piece).price)
        only = _only(view, piece, speak)
        return speak("label-only", what=told, place=only) if only else told
    if kind == "monument":
        return speak.value(kind, piece)
    return speak.value("short" if piece in SHORTS else "piece", piece)


def _only(view: View, piece: str, speak: Speak) -> str:
    """The only place left for a piece in the viewer's city, or "": who chooses the piece there has laid it."""
    if view.seat is None:
        return ""
    ways = fitting(Layout(view.table.edition, view.table.cities[view.seat]), piece)
    return place(view, Site(piece, ways[0].parts), speak) if len(ways) == 1 else ""


def place(view: View, site: Site, speak: Speak) -> str:
    """Where a piece lies, or how it is turned so far; "" if it can only be turned in one way."""
    edition = view.table.edition
    form, ground = form_of(edition, site.piece), ground_of(edition.maps["A"])  # all maps have this size
    if isinstance(form, Apart):
        cells = ", ".join("–".join(CELL.findall(part)) for part in site.parts)
        count = form.parts.count if form.parts else form.spaced
        return speak("label-begun", cells=cells) if 0 < len(site.parts) < (count or 0) else cells
    way: Way | None = ways_of(edition, ground, site.piece).get(site.parts)
    if way is not None and way.ends:
        return "–".join(ground.names(way.ends))
    facing, *cell = site.parts
    if len(orientations(form, mirror=False)) == 1:
        return cell[0] if cell else ""
    straight = len({at.row for at in form}) == 1 or len({at.column for at in form}) == 1
    turned = speak.value("lying" if straight else "facing", facing)
    return speak("label-turned", cell=cell[0], turned=turned) if cell else turned


class Names(guide.Names):
    """Of the values of actions, and of what stands in sentences."""

    label = staticmethod(label)
    named = staticmethod(named)
    together = staticmethod(together)
