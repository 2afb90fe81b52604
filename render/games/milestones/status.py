"""Beside the board: majorities, supply, worker tiles on offer."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.core.guide import CHOSEN
from engine.games.milestones.edition import GOODS
from engine.games.milestones.scoring import SOLE, majority
from engine.games.milestones.state import Space, Table
from render import layout, theme
from render.scene import AnyShape, Box, Disc, Icon, Layer, Rect
from render.show import Change, Mark

from . import recipes
from .spaces import path_space


def majorities(table: Table, box: Box) -> Iterable[AnyShape]:
    """Strength of each player in the five kinds of workers; a sole leader stands on ink, tied ones in rings."""
    left, top, right, bottom = box
    yield layout.plate("majorities", box)
    step = (right - left - 56) / len(GOODS)
    x0, y0 = left + 48, top + 52
    row = (bottom - 12 - y0) / len(table.players)
    for k, good in enumerate(GOODS):
        cx = x0 + step * (k + 0.5)
        yield Icon(
            name=f"majorities.{good}",
            layer=Layer.PIECE,
            icon=good,
            at=(cx, top + 30),
            size=36,
            colour=theme.GOODS[good].ink,
            cut=theme.PANEL,
        )
        strengths = [p.strength(good) for p in table.players]
        scored = majority(strengths)
        for seat, (n, points) in enumerate(zip(strengths, scored, strict=True)):
            at = (cx, y0 + row * (seat + 0.5))
            name = f"majorities.{good}.seat{seat}"
            if points:
                yield Disc(
                    name=f"{name}.leads",
                    layer=Layer.GRID,
                    at=at,
                    radius=19,
                    fill=theme.INK if points == SOLE else theme.PAPER,
                    line=theme.INK,
                    width=theme.THIN,
                )
            ink = theme.PAPER if points == SOLE else theme.INK if n else theme.SOFT
            yield layout.label(name, str(n), at, 28, colour=ink, bold=n > 0)
    for seat in range(len(table.players)):
        yield layout.player_mark(f"majorities.seat{seat}", seat, (left + 28, y0 + row * (seat + 0.5)), 28)


def supply(table: Table, box: Box) -> Iterable[AnyShape]:
    """What is built with what, and how much of it is left: a line for each."""
    left, top, right, bottom = box
    edition = table.edition
    yield layout.plate("supply", box)
    road, house, market = recipes.LINES["building_office"]
    sack = recipes.LINES["mill"][0]
    stocks = (
        (road, edition.sections - len(table.sections)),
        (house, edition.houses - len(table.houses)),
        (market, edition.markets - len(table.markets)),
        (sack, edition.sacks - len(table.sacks)),
    )
    step = (bottom - top - 16) / len(stocks)
    for k, (parts, n) in enumerate(stocks):
        y, name = top + 8 + step * (k + 0.5), parts[-1]
        yield from recipes.line(f"supply.{name}", parts, (left + 18, y), 38)
        ink = theme.INK if n else theme.SOFT
        yield layout.label(f"supply.{name}.left", str(n), (right - 18, y), theme.MEDIUM, anchor="rm", colour=ink)


def tile_face(table: Table, name: str, box: Box, figures: int) -> Iterable[AnyShape]:
    """A worker tile: two workers side by side on one plate."""
    tile = table.tile(name)
    left, top, right, bottom = box
    middle = round((left + right) / 2)
    yield Rect(name=f"tile.{name}", layer=Layer.PLATE, box=box, radius=10, fill=theme.INK)
    cells = ((left + 3, top + 3, middle - 1, bottom - 3), (middle + 1, top + 3, right - 3, bottom - 3))
    for side, ((good, number), cell) in enumerate(zip((tile.left, tile.right), cells, strict=True)):
        yield from path_space(f"tile.{name}.{side}", Space(good=good, number=number), cell, figures)


def tiles(
    table: Table,
    box: Box,
    marks: Sequence[Mark],
    changes: Sequence[Change],
    start_tiles: Sequence[str] = (),
    letters: int = theme.SMALL,
) -> Iterable[AnyShape]:
    """The worker tiles on offer in a row, with the draw pile and the price at the left; or the start tiles given.
    `letters` is the size of those of options."""
    left, top, right, bottom = box
    names, figures = start_tiles or table.display, theme.MEDIUM
    prefix = "start" if start_tiles else "display"
    yield layout.plate(prefix, box)
    start = left + 16
    if not start_tiles:
        start += 142
        step = (bottom - top - 20) / 4
        rows = [top + 10 + step * (k + 0.5) for k in range(4)]
        yield from layout.counted(f"{prefix}.deck", "deck", str(table.deck), (left + 16, rows[0]), figures)
        for parts, y in zip(recipes.LINES["trading_house"], rows[1:], strict=True):
            yield from recipes.line(f"{prefix}.price.{parts[1]}.{parts[-1]}", parts, (left + 16, y), 32)
    slots = max(len(names), 0 if start_tiles else table.edition.display)
    step = min((right - 8 - start) / slots, 240)
    options = {mark.value: mark.letter for mark in marks if mark.kind == "tile" and mark.letter != CHOSEN}
    chosen = [mark.value for mark in marks if mark.kind == "tile" and mark.letter == CHOSEN]
    new = [c.value for c in changes if c.kind == "tile"]
    head = round(letters * 1.2) if options else 0
    wide = min(step - 10, (bottom - top - 32 - head) * 1.25)
    high = min(bottom - top - 32 - head, wide * 1.25)
    face_top = round((top + bottom + head - high) / 2)
    for k, name in enumerate(names):
        x = round(start + k * step + (step - wide) / 2 - 4)
        face = (x, face_top, x + round(wide), face_top + round(high))
        yield from tile_face(table, name, face, figures)
        if name in chosen:
            edge = layout.inset(face, -6)
            yield Rect(
                name=f"choice.tile.{name}",
                layer=Layer.CHOICE,
                box=edge,
                radius=14,
                line=theme.CHOICE,
                width=theme.BOLD,
            )
        if name in new:
            if name not in options:
                yield layout.frame(f"change.tile.{name}", layout.inset(face, -4), 12)
            yield from layout.spark(f"change.tile.{name}", (face[2] - 2, face[1] + 2), 30)
        if name in options:
            at = ((face[0] + face[2]) / 2, face[1] - round(letters * 0.3))
            yield from layout.badge(f"choice.{options[name]}", options[name], at, letters)
