"""The end: everybody's points as the rules split them, the best first, and the fleets in line."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from engine.core.model import Seat
from engine.games.shipyard.scoring import winners
from engine.games.shipyard.state import Score, Ship, Table
from render import layout
from render import theme as common
from render.measure import width
from render.scene import AnyShape, Box, Icon, Layer, Point, Rect
from render.show import Show

from . import agreements, hulls, theme, tokens

HEAD, SPLIT, ROW = 64, 70, 112
CARD, APART = 56, 28
"""The size of a ship card of the fleets, and how far ships are apart."""
CHIP, ICON, WORDS = 54, 32, 28
ITEMS = 1200
"""A picture so wide shows what ships have on board."""
AROUND = 36
"""How much narrower a line of ships is than its plate."""


def ranked(table: Table) -> list[Seat]:
    """The seats, the best first."""
    seats = [Seat(n) for n in range(len(table.players))]
    return sorted(seats, key=lambda n: (-table.final[n].total(), -table.players[n].guilders, n))


def lines(fleet: Sequence[Ship], inside: float) -> list[list[tuple[Ship, float]]]:
    """The ships of a fleet in lines so wide, each with how far it is from the left."""
    found: list[list[tuple[Ship, float]]] = []
    x = 0.0
    for ship in fleet:
        long = len(ship.cards) * CARD + 100
        if not found or x + long > inside:
            found.append([])
            x = 0
        found[-1].append((ship, x))
        x += long + APART
    return found


def high(table: Table, seat: Seat, inside: float) -> int:
    """How high a player's part is."""
    chips = len(chips_of(table, table.final[seat], inside))
    return HEAD + SPLIT * chips + ROW * len(lines(table.players[seat].fleet, inside)) + 12


def drawn(
    show: Show, table: Table, left: float, top: float, right: float, gap: float
) -> tuple[list[AnyShape], float]:
    """All parts below each other, and where they end."""
    shapes: list[AnyShape] = []
    won, y = winners(table), top
    for place, seat in enumerate(ranked(table), 1):
        deep = high(table, seat, right - left - AROUND)
        shapes += _part(show, table, seat, place, (left, y, right, y + deep), seat in won)
        y += deep + gap
    return shapes, y - gap


def _part(show: Show, table: Table, seat: Seat, place: int, box: Box, won: bool) -> Iterable[AnyShape]:
    name, mark, player = f"end.{seat}", common.PLAYERS[seat], table.players[seat]
    score = table.final[seat]
    left, top, right, _ = box
    yield layout.plate(name, box, mark.tint if won else common.PANEL)
    y = top + HEAD / 2 + 4
    yield layout.label(f"{name}.place", f"{place}.", (left + 40, y), common.MEDIUM, colour=common.SOFT)
    yield layout.player_mark(f"{name}.mark", seat, (left + 92, y), 40)
    start = left + 126
    if won:
        yield Icon(
            name=f"{name}.trophy", layer=Layer.PIECE, icon="trophy", at=(start + 20, y), size=40, colour=common.INK,
            cut=mark.tint,
        )  # fmt: skip
        start += 56
    title, space = show.names[seat], right - start - 340
    yield layout.fitted(f"{name}.name", title, (start, y), max(25, layout.shrunk(title, 38, space)), space)
    total = str(score.total())
    yield layout.label(f"{name}.total", total, (right - 24, y), common.LARGE, anchor="rm")
    beside = right - 24 - width(total, common.LARGE, True) - 30
    yield Icon(name=f"{name}.star", layer=Layer.PIECE, icon="star", at=(beside, y), size=44, colour=common.INK)
    guilders = str(player.guilders)
    at = (beside - 60 - layout.counted_width(guilders, common.MEDIUM), y)
    yield from layout.counted(
        f"{name}.guilders", "coin", guilders, at, common.MEDIUM, colour="#7a5600", cut=theme.COIN
    )
    inside = right - left - AROUND
    y = top + HEAD
    for row in chips_of(table, score, inside):
        yield from _chips(name, row, (left + 24, y + SPLIT / 2))
        y += SPLIT
    for k, line in enumerate(lines(player.fleet, inside)):
        yield from _line(f"{name}.line.{k}", table, line, (left + 18, y + ROW * k), inside)


class Chip(NamedTuple):
    """What brought points: its name, icons, what is said besides, the points, its colours and its width."""

    part: str
    icons: tuple[str, ...]
    more: str
    text: str
    kind: theme.Kind

    def wide(self) -> int:
        beside = width(self.more, WORDS, True) + 4 if self.more else 0
        return round(16 + len(self.icons) * (ICON + 2) + beside + width(self.text, common.MEDIUM, True) + 18)


def chips_of(table: Table, score: Score, inside: float) -> list[list[Chip]]:
    """Ships, each contract, traders: what they count, and the points; in rows of that width."""
    parts = [Chip("ships", ("hull",), "", str(score.ships), theme.Kind("", common.INK, common.PAPER))]
    for each, points in score.contracts.items():
        colour = theme.CONTRACTS[table.edition.contract(each).colour]
        parts.append(Chip(each, *agreements.SIGNS[each], f"+{points}", colour))
    parts.append(Chip("traders", ("trading_house",), "", f"+{score.traders}", theme.EMPLOYEES["orange"]))
    rows: list[list[Chip]] = [[]]
    for chip in parts:
        if sum(each.wide() + 12 for each in rows[-1]) + chip.wide() > inside:
            rows.append([])
        rows[-1].append(chip)
    return rows


def _chips(name: str, row: Sequence[Chip], at: Point) -> Iterable[AnyShape]:
    """A row of them."""
    x, y = at
    for chip in row:
        (part, icons, more, text, kind), wide = chip, chip.wide()
        yield Rect(
            name=f"{name}.{part}.chip", layer=Layer.GRID, box=(x, y - CHIP / 2, x + wide, y + CHIP / 2), radius=8,
            fill=kind.tint, line=kind.ink, width=2,
        )  # fmt: skip
        inner = x + 10
        for k, icon in enumerate(icons):
            spot = (round(inner + ICON / 2), y)
            yield tokens.icon(f"{name}.{part}.{k}", icon, spot, ICON, kind.ink, kind.tint)
            inner += ICON + 2
        if more:
            yield layout.label(f"{name}.{part}.more", more, (inner, y), WORDS, anchor="lm", colour=kind.ink)
            inner += width(more, WORDS, True) + 4
        yield layout.label(f"{name}.{part}.points", text, (round(inner + 6), y), common.MEDIUM, anchor="lm")
        x += wide + 12


def _line(
    name: str, table: Table, line: Sequence[tuple[Ship, float]], at: Point, inside: float
) -> Iterable[AnyShape]:
    """Ships in line on the water, what each made at its stern."""
    x, y = at
    yield Rect(
        name=f"{name}.sea", layer=Layer.TERRAIN, box=(x, y + 78, x + inside, y + 100), radius=8, fill=theme.SEA,
        line=theme.SHORE, width=common.THIN,
    )  # fmt: skip
    for k, (ship, off) in enumerate(line):
        items = ship.items if inside > ITEMS else {}
        yield from hulls.ship(f"{name}.{k}", table.edition, ship.cards, items, (x + 12 + off, y + 32), CARD)
        place = (round(x + 12 + off + len(ship.cards) * CARD + 40), y + 60)
        yield Icon(
            name=f"{name}.{k}.star", layer=Layer.PIECE, icon="star", at=place, size=70, colour=common.PAPER,
            line=common.INK,
        )  # fmt: skip
        made = str(sum(ship.points.values()))
        yield layout.label(f"{name}.{k}.points", made, (place[0], place[1] + 4), 28, halo=common.PAPER)
