"""The end, 1,600 wide: everybody's points as the rules split them, the best first, and the fleets in line."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

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
CHIP, ICON = 54, 32
INSIDE = 1500
"""The width of a line of ships."""


def ranked(table: Table) -> list[Seat]:
    """The seats, the best first."""
    seats = [Seat(n) for n in range(len(table.players))]
    return sorted(seats, key=lambda n: (-table.final[n].total(), -table.players[n].guilders, n))


def lines(fleet: Sequence[Ship]) -> list[list[tuple[Ship, float]]]:
    """The ships of a fleet in lines, each with how far it is from the left."""
    found: list[list[tuple[Ship, float]]] = []
    x = 0.0
    for ship in fleet:
        long = len(ship.cards) * CARD + 100
        if not found or x + long > INSIDE:
            found.append([])
            x = 0
        found[-1].append((ship, x))
        x += long + APART
    return found


def high(fleet: Sequence[Ship]) -> int:
    """How high a player's part is."""
    return HEAD + SPLIT + ROW * len(lines(fleet)) + 12


def drawn(
    show: Show, table: Table, left: float, top: float, right: float, gap: float
) -> tuple[list[AnyShape], float]:
    """All parts below each other, and where they end."""
    shapes: list[AnyShape] = []
    won, y = winners(table), top
    for place, seat in enumerate(ranked(table), 1):
        deep = high(table.players[seat].fleet)
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
    title = show.names[seat]
    yield layout.fitted(f"{name}.name", title, (start, y), layout.shrunk(title, 38, 900), 900)
    total = str(score.total())
    yield layout.label(f"{name}.total", total, (right - 24, y), common.LARGE, anchor="rm")
    beside = right - 24 - width(total, common.LARGE, True) - 30
    yield Icon(name=f"{name}.star", layer=Layer.PIECE, icon="star", at=(beside, y), size=44, colour=common.INK)
    guilders = str(player.guilders)
    at = (beside - 60 - layout.counted_width(guilders, common.MEDIUM), y)
    yield from layout.counted(
        f"{name}.guilders", "coin", guilders, at, common.MEDIUM, colour="#7a5600", cut=theme.COIN
    )
    yield from _split(name, table, score, (left + 24, top + HEAD + SPLIT / 2))
    for k, line in enumerate(lines(player.fleet)):
        yield from _line(f"{name}.line.{k}", table, line, (left + 18, top + HEAD + SPLIT + ROW * k))


def _split(name: str, table: Table, score: Score, at: Point) -> Iterable[AnyShape]:
    """Ships, each contract, traders: what they count, and the points."""
    x, y = at
    parts: list[tuple[str, tuple[str, ...], str, int, theme.Kind]] = [
        ("ships", ("hull",), "", score.ships, theme.Kind("", common.INK, common.PAPER))
    ]
    for each, points in score.contracts.items():
        colour = theme.CONTRACTS[table.edition.contract(each).colour]
        parts.append((each, *agreements.SIGNS[each], points, colour))
    parts.append(("traders", ("trading_house",), "", score.traders, theme.EMPLOYEES["orange"]))
    for part, icons, more, points, kind in parts:
        text = f"+{points}" if part != "ships" else str(points)
        beside = width(more, 24, True) + 4 if more else 0
        wide = round(16 + len(icons) * (ICON + 2) + beside + width(text, common.MEDIUM, True) + 18)
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
            yield layout.label(f"{name}.{part}.more", more, (inner, y), 24, anchor="lm", colour=kind.ink)
            inner += beside
        yield layout.label(f"{name}.{part}.points", text, (round(inner + 6), y), common.MEDIUM, anchor="lm")
        x += wide + 12


def _line(name: str, table: Table, line: Sequence[tuple[Ship, float]], at: Point) -> Iterable[AnyShape]:
    """Ships in line on the water, what each made at its stern."""
    x, y = at
    yield Rect(
        name=f"{name}.sea", layer=Layer.TERRAIN, box=(x, y + 78, x + INSIDE, y + 100), radius=8, fill=theme.SEA
    )
    for k, (ship, off) in enumerate(line):
        yield from hulls.ship(f"{name}.{k}", table.edition, ship.cards, ship.items, (x + 12 + off, y + 32), CARD)
        place = (round(x + 12 + off + len(ship.cards) * CARD + 40), y + 60)
        yield Icon(
            name=f"{name}.{k}.star", layer=Layer.PIECE, icon="star", at=place, size=70, colour=common.PAPER,
            line=common.INK,
        )  # fmt: skip
        made = str(sum(ship.points.values()))
        yield layout.label(f"{name}.{k}.points", made, (place[0], place[1] + 4), 26)
