"""Contracts as cards: what each counts as icons, its points for 1, 2, 3 ..., and what it brings now. Drawn for their
owner only."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.core.model import Seat
from engine.games.shipyard import contracts
from engine.games.shipyard.edition import Contract
from engine.games.shipyard.state import Table
from render import layout, theme
from render.scene import AnyShape, Box, Icon, Layer, Point, Rect

from . import theme as colours

ROW, PER_ROW = 104, 3
SIGNS: dict[str, tuple[tuple[str, ...], str]] = {
    "trade_pairs": (("derrick", "merchant"), ""),
    "merchants": (("merchant",), ""),
    "mixed_drives": (("sail", "smokestack", "propeller"), ""),
    "army_pairs": (("cannon", "soldier"), ""),
    "soldiers": (("soldier",), ""),
    "armed_traders": (("merchant", "soldier", "derrick", "cannon"), ""),
    "sail_pairs": (("sail", "sail"), ""),
    "officers": (("captain",), "≥2"),
    "variety": (("works", "crew"), "≠"),
    "smokestack_pairs": (("smokestack", "smokestack"), ""),
    "propellers": (("propeller",), ""),
    "canals": (("lock",), ""),
    "lifebelts": (("lifebelt",), ""),
    "ships_of_five": (("hull",), "=5"),
    "ship_cards": (("boards",), ""),
    "lanterns": (("lantern",), ""),
    "ships_of_six": (("hull",), "=6"),
    "employees": (("worker",), ""),
    "lifeboats": (("lifeboat",), ""),
    "long_ships": (("hull",), "≥7"),
    "specialists": (("helm", "abacus", "coin"), ""),
    "ships": (("hull",), ""),
    "safe_ships": (("lifebelt", "lifeboat", "lantern"), ""),
    "employee_types": (("worker",), "≠"),
}
"""What each contract counts, and what is said besides."""


def high(names: Sequence[str]) -> int:
    """How high they are together."""
    return -(-len(names) // PER_ROW) * ROW + 8 if names else 0


def spot(box: Box, number: int) -> Box:
    """Where a contract lies."""
    left, top, right, _ = box
    wide = (right - left - 8) / PER_ROW
    x, y = left + 4 + wide * (number % PER_ROW), top + 4 + ROW * (number // PER_ROW)
    return round(x) + 4, round(y) + 4, round(x + wide) - 4, round(y) + ROW - 4


def beside_star(box: Box, letter: str, size: int) -> Point:
    """Where the letter of an option hides nothing of a contract: before the star with the points it brings now."""
    _, top, right, _ = box
    return right - 74 - layout.badge_half(letter, size)[0], top + 34


def drawn(table: Table, seat: Seat, names: Sequence[str], box: Box) -> Iterable[AnyShape]:
    """A card for each."""
    for number, name in enumerate(names):
        now = contracts.points(table, table.players[seat], name)
        yield from card(f"contract.{name}", table.edition.contract(name), spot(box, number), now)


def card(name: str, one: Contract, box: Box, now: int | None = None) -> Iterable[AnyShape]:
    """A contract; `now`: the points it brings now."""
    kind = colours.CONTRACTS[one.colour]
    yield Rect(
        name=f"{name}.card", layer=Layer.GRID, box=box, radius=10, fill=kind.tint, line=kind.ink, width=theme.LINE
    )
    left, top, right, bottom = box
    icons, more = SIGNS[one.id]
    x, y = left + 30, top + 34
    for k, icon in enumerate(icons):
        yield Icon(
            name=f"{name}.icon.{k}", layer=Layer.PIECE, icon=icon, at=(x, y), size=40, colour=kind.ink, cut=kind.tint
        )
        x += 46
    if more:
        yield layout.label(f"{name}.more", more, (x - 16, y), 30, anchor="lm", colour=kind.ink)
    yield layout.label(f"{name}.table", _row(one), (left + 12, bottom - 20), 27, anchor="lm", colour=kind.ink)
    if now is not None:
        at = (right - 38, top + 34)
        yield Icon(
            name=f"{name}.star", layer=Layer.PIECE, icon="star", at=at, size=62, colour=theme.PAPER, line=theme.INK
        )
        yield layout.label(f"{name}.now", str(now), (at[0], at[1] + 3), 27, halo=theme.PAPER)


def _row(one: Contract) -> str:
    """The points as a short text: "each 3"; "0 · 2 · 4 …"; what several entries share stands once."""
    if not one.table:
        return f"+{one.beyond}"
    steps = list(dict.fromkeys(one.table[:24]))
    if len(steps) == 1:
        steps += [steps[0] + one.beyond, steps[0] + 2 * one.beyond]
    text = " · ".join(map(str, steps[:6]))
    return text + (" …" if len(steps) > 6 or one.beyond else "")
