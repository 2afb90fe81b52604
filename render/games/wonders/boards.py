"""A player's board: gold and the loan, the population with its rings, the three resources."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.model import Seat
from engine.games.wonders.edition import RESOURCES, Tracks
from engine.games.wonders.scoring import winners
from engine.games.wonders.state import City, Table
from render import layout, theme
from render.measure import width
from render.scene import AnyShape, Box, Icon, Layer, Point, Rect
from render.show import Change, Show

from . import theme as own

PURPLE = own.BUILDINGS["T"].fill
FIELD = 4
"""The gap between fields of a track."""


def sign(name: str, icon: str, at: Point, size: float, colour: str = theme.INK, cut: str = theme.PANEL) -> Icon:
    """An icon of a panel."""
    return Icon(name=name, layer=Layer.PIECE, icon=icon, at=at, size=round(size), colour=colour, cut=cut)


def good(resource: str) -> own.Resource:
    """A resource's icon and ink."""
    return own.RESOURCES[resource[0]]


class Track:
    """A track: its icon, the marker's field, the last field, the special fields with their icon."""

    def __init__(self, table: Table, city: City, what: str) -> None:
        tracks: Tracks = table.edition.tracks[table.board]
        self.what = what
        self.people = what == "population"
        if self.people:
            self.icon, self.ink, self.mark = "population", theme.INK, "ring"
            self.value, self.last, self.special = city.population, tracks.purple, tracks.rings
        else:
            self.icon, self.ink, self.mark = good(what).icon, good(what).ink, "population"
            self.value, self.last, self.special = city.resources[what], tracks.last, tracks.white(what)

    def points(self, city: City) -> int:
        """The points now: one for each ring, or the value of the lowest resource, of equal ones the first."""
        if self.people:
            return sum(each <= self.value for each in self.special)
        return self.value if self.what == min(RESOURCES, key=lambda each: city.resources[each]) else 0


TRACKS = ("population", *RESOURCES)


# --- large


HEAD, ROW = 66, 47


def large_high() -> int:
    """The height of a large board."""
    return HEAD + ROW * len(TRACKS) + 8


def large(show: Show, table: Table, seat: Seat, points: int, box: Box) -> Iterable[AnyShape]:
    """A board below its map, every field to be read."""
    left, top, right, _ = box
    city = table.cities[seat]
    yield from _plate(show, table, seat, points, box, theme.LARGE)
    for n, what in enumerate(TRACKS):
        y = top + HEAD + ROW * (n + 0.5)
        box = (left + 16, y - 20, right - 16, y + 20)
        yield from _row(table, seat, Track(table, city, what), box, new=what in moved(show.changes, seat))


def _row(table: Table, seat: Seat, track: Track, box: Box, *, new: bool) -> Iterable[AnyShape]:
    left, top, right, bottom = box
    y = (top + bottom) / 2
    name = f"board.{track.what}"
    yield sign(f"{name}.icon", track.icon, (left + 20, y), 36, track.ink)
    first, end = left + 52, right - 84
    wide = (end - first) / (track.last + 1)
    mark = theme.PLAYERS[seat]
    for n in range(track.last + 1):
        cell = (round(first + wide * n), top, round(first + wide * (n + 1)) - FIELD, bottom)
        middle = layout.centre(cell)
        special, reached = n in track.special, n <= track.value
        last = track.people and n == track.last
        fill = PURPLE if last else theme.PAPER if special else theme.WELL
        if reached and not last:
            fill = mark.tint
        field = f"{name}.{n}"
        if n == track.value:
            yield Rect(
                name=field, layer=Layer.PIECE, box=layout.inset(cell, -2), radius=9, fill=mark.colour,
                line=theme.INK, width=theme.LINE,
            )  # fmt: skip
            yield layout.label(f"{name}.value", str(n), middle, theme.MEDIUM)
            if new:
                yield layout.frame(f"change.{track.what}", layout.inset(cell, -4), 10)
            continue
        yield layout.edged(Rect(name=field, layer=Layer.VALUE, box=cell, radius=7, fill=fill))
        if special:
            ink = theme.PAPER if last else theme.INK
            yield sign(f"{field}.{track.mark}", track.mark, middle, 28, ink + "80" * (reached and not last), fill)
    points = track.points(table.cities[seat])
    if points:
        yield from stars(f"{name}.points", points, (right, y), theme.MEDIUM)


def _plate(
    show: Show, table: Table, seat: Seat, points: int, box: Box, size: int, *, own: bool = False
) -> Iterable[AnyShape]:
    """What a close-up's board lies on, and its head."""
    left, top, right, _ = box
    yield layout.plate("board", box, static=True)
    yield from head(show, table, seat, points, (left, top, right, top + HEAD - 8), size, name="board", own=own)


# --- narrow


BAR = 56
"""The height of a track."""


def narrow_high() -> int:
    """The height of a narrow board."""
    return HEAD + BAR * len(TRACKS) + 4


def narrow(show: Show, table: Table, seat: Seat, points: int, box: Box) -> Iterable[AnyShape]:
    """One's board beside the map, its tracks one below the other."""
    left, top, right, _ = box
    city = table.cities[seat]
    yield from _plate(show, table, seat, points, box, theme.MEDIUM, own=True)
    for n, what in enumerate(TRACKS):
        y = top + HEAD + BAR * n
        bar = (left + 12, y, right - 14, y + BAR)
        yield from _bar(seat, Track(table, city, what), bar, f"board.{what}", new=what in moved(show.changes, seat))


# --- small


def small(show: Show, table: Table, seat: Seat, box: Box, *, name: str) -> Iterable[AnyShape]:
    """The four tracks of a board two by two: a bar over the fields, the special ones light, and the number."""
    left, top, right, bottom = box
    city = table.cities[seat]
    wide, high = (right - left - 16) / 2, (bottom - top) / 2
    for n, what in enumerate(TRACKS):
        x, y = left + n % 2 * (wide + 16), top + n // 2 * high
        box = (x, y, x + wide, y + high)
        yield from _bar(seat, Track(table, city, what), box, f"{name}.{what}", new=what in moved(show.changes, seat))


def _bar(seat: Seat, track: Track, box: Box, name: str, *, new: bool) -> Iterable[AnyShape]:
    left, top, right, bottom = box
    y = (top + bottom) / 2
    yield sign(f"{name}.icon", track.icon, (left + 16, y), 30, track.ink)
    first, end = round(left + 38), right - 46
    field = int((end - first) / (track.last + 1))
    half = 11
    for n in range(track.last + 1):
        x = first + n * field
        last = track.people and n == track.last
        fill = PURPLE if last else theme.PAPER if n in track.special else theme.WELL
        box = (x, y - half, x + field - 2, y + half)
        cell = Rect(name=f"{name}.{n}", layer=Layer.PLATE, box=box, radius=2, fill=fill, static=True)
        yield layout.edged(cell)
    reached = (first - 2, y - half - 2, first + (track.value + 1) * field, y + half + 2)
    yield Rect(
        name=f"{name}.reached", layer=Layer.VALUE, box=reached, radius=5, fill=theme.PLAYERS[seat].colour,
        line=theme.INK, width=theme.THIN,
    )  # fmt: skip
    yield layout.label(f"{name}.value", str(track.value), (right, y), theme.MEDIUM, anchor="rm")
    if new:
        across = width(str(track.value), theme.MEDIUM, True)
        yield layout.frame(f"{name}.change", (right - across - 7, y - 18, right + 7, y + 18), 8)


def moved(changes: Iterable[Change], seat: Seat) -> frozenset[str]:
    """The tracks of a board whose markers moved."""
    return frozenset(change.value for change in changes if change.kind == "track" and change.seat == seat)


def stars(name: str, points: int, at: Point, size: int, cut: str = theme.PANEL) -> Iterable[AnyShape]:
    """Points beside a star; `at` is their right end."""
    said = str(points)
    yield layout.label(name, said, at, size, anchor="rm")
    across = round(size * 0.92)
    x = at[0] - width(said, size, True) - across * 0.5 - 5
    yield sign(f"{name}.star", "star", (x, at[1] - 1), across, cut=cut)


# --- the head of a city


def head(
    show: Show, table: Table, seat: Seat, points: int, box: Box, size: int, *, name: str, own: bool = False
) -> Iterable[AnyShape]:
    """Mark and name; whether the player is to act, out of the round, in debt; points so far, gold left. One's `own`
    needs no sign that one is to act, and no name that has no room in full."""
    left, top, right, bottom = box
    y, city, mark = (top + bottom) / 2, table.cities[seat], theme.PLAYERS[seat]
    waited = seat in show.view.waiting
    fill = mark.colour if waited else mark.tint
    yield layout.head(f"{name}.head", box, fill)
    if waited:
        yield Rect(
            name=f"{name}.asked", layer=Layer.GRID, box=box, radius=theme.RADIUS, line=theme.INK, width=theme.LINE
        )
    small = min(size, theme.MEDIUM)
    half = small * 0.72
    yield layout.mark_ground(f"{name}.mark.ground", (left + 10 + half, y), half)
    yield layout.player_mark(f"{name}.mark", seat, (left + 10 + half, y), round(small * 1.05))
    x = right - 14
    for part, icon, said in _purse(table, seat, points):
        yield layout.label(f"{name}.{part}", said, (x, y), size, anchor="rm")
        x -= width(said, size, True) + size * 0.62
        yield sign(f"{name}.{part}.icon", icon, (x, y), size * 1.05, cut=fill)
        x -= size * 0.62 + 12
    signs = (
        ("loan", bool(city.loan)),
        ("check", city.out and not table.reason),
        ("clock", waited and not own),
        ("trophy", bool(table.reason) and seat in winners(table)),
    )
    for icon, shown in signs:
        if shown:
            x -= small * 0.55
            yield sign(f"{name}.{icon}", icon, (x, y), small * 1.1, cut=fill)
            x -= small * 0.55 + 8
    start = left + 20 + 2 * half
    space = x - 8 - start
    text = max(25, layout.shrunk(show.names[seat], small, space))
    called = layout.fitted(f"{name}.name", show.names[seat], (start, y), text, space)
    if called.text == show.names[seat] if own else space > 2 * text:
        yield called


def _purse(table: Table, seat: Seat, points: int) -> Iterable[tuple[str, str, str]]:
    """What stands at the right, from the right: an icon and a number each."""
    if not table.reason:
        yield "gold", "coin", str(table.cities[seat].gold)
    yield "points", "star", str(points)
