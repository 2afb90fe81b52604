"""Films: the table for a phone after turn by turn, with what happened written above."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from engine.core.film import Film, Frame
from engine.core.game import AnyGame
from engine.core.speak import Speak

from . import theme
from .layout import label, player_mark
from .legend import wrapped
from .measure import fit, width
from .paint.gif import Animation, Placed, mixed
from .scene import AnyShape, Layer, Line, Scene
from .show import Artist, Show

HALF = 2
"""How many times smaller than on a public board everything is: 500 wide, about what Discord shows of a picture."""
WIDE = 1_000 // HALF
"""How wide it is: the boards stand one below the other, since a phone shows a film as wide as its screen."""
HEAD, ROW, ROWS, FOOT = 36, 20, 3, 14
"""The heights of a caption's parts, and how many rows of words it has."""
LETTERS = 300
"""More than it has room for."""
NAME, TEXT = 17, 15
"""The sizes of its letters."""
MARGIN = theme.MARGIN // HALF
READ, LONGEST, LAST = 5, 600, 500
"""Hundredths of a second in which somebody reads a letter; the longest that a frame is shown, and the last one."""
QUICK, WHOLE = 60, 9_000
"""The shortest that a frame is shown; a film is to take no longer than this if it can."""
MOST = 4 * 1024 * 1024
"""Bytes of a file; of a film that is longer some frames are left out."""
Words = Callable[[Sequence[str]], Speak]
"""Sentences about a table whose seats are held by people of these names."""


def film(artist: Artist, game: AnyGame, made: Film, words: Words) -> bytes:
    """A film's file, a GIF. Takes seconds."""
    frames = made.frames
    while True:
        file = _animated(artist, game, frames, made.count, words)
        if file is not None:
            return file
        frames = (*frames[:-1:2], frames[-1])


def _animated(artist: Artist, game: AnyGame, frames: Sequence[Frame], count: int, words: Words) -> bytes | None:
    """The file; None as soon as it is too large with more frames than two."""
    drawn = scenes(artist, game, frames, words, described=False)
    animation: Animation | None = None
    for n, (frame, boards) in enumerate(zip(frames, drawn, strict=True)):
        head = caption(frame, count)
        if animation is None:
            colours = mixed([artist.palette(each) for each in boards])
            animation = Animation(WIDE, head.ground, colours)
        last = n == len(frames) - 1
        animation.add(placed(head, boards), LAST if last else duration(frame, len(frames)))
        if animation.weight > MOST and len(frames) > 2:
            return None
    assert animation is not None
    file = animation.file()
    return file if len(file) <= MOST or len(frames) <= 2 else None


def scenes(
    artist: Artist, game: AnyGame, frames: Sequence[Frame], words: Words, *, described: bool = True
) -> Iterator[list[Scene]]:
    """The boards of each frame, with what its turns have changed; `described`: also in sentences."""
    for frame in frames:
        view, speak = game.unpack_view(frame.view), words(frame.names)
        changes = artist.changes(view.table, frame.told)
        yield [
            artist.draw(Show(view, speak, frame.names, "map", (), changes, str(board + 1), described))
            for board in range(game.guide.picture.boards(view))
        ]


def duration(frame: Frame, frames: int) -> int:
    """How long a frame is shown, hundredths of a second: as its words need, or less in a long film."""
    wanted = 100 + READ * sum(map(len, frame.said))
    return max(QUICK, min(wanted, LONGEST, WHOLE // frames))


def placed(head: Scene, boards: Sequence[Scene]) -> list[Placed]:
    """A caption with the boards below it, each in the middle."""
    low, found = head.height, [Placed(head, 1, (0, 0))]
    for each in boards:
        found.append(Placed(each, HALF, ((WIDE - each.width // HALF) // 2, low)))
        low += found[-1].size[1]
    return found


def caption(frame: Frame, count: int) -> Scene:
    """Who made which turn, and what happened; a line shows how far the game was by then."""
    wide, high = WIDE, HEAD + ROWS * ROW + FOOT
    left, end = float(MARGIN), wide - MARGIN
    place, shapes = f"{frame.number} / {count}", list[AnyShape]()
    if frame.seat is not None:
        shapes.append(player_mark("mark", frame.seat, (left + 10, HEAD / 2), 19))
        name = fit(frame.names[frame.seat], NAME, end - left - width(place, TEXT) - HEAD, True)
        shapes.append(label("name", name, (left + 27, HEAD / 2), NAME, anchor="lm"))
    shapes.append(label("place", place, (end, HEAD / 2), TEXT, anchor="rm", bold=False, colour=theme.SOFT))
    rows = wrapped(" ".join(frame.said)[:LETTERS], TEXT, end - left)
    if len(rows) > ROWS:
        rows[ROWS - 1 :] = [" ".join(rows[ROWS - 1 :])]
    for n, said in enumerate(each for each in rows if each.strip()):
        at = (left, HEAD + (n + 0.5) * ROW)
        shapes.append(label(f"said.{n}", fit(said, TEXT, end - left), at, TEXT, anchor="lm", bold=False))
    y = high - FOOT / 2
    until = left + (end - left) * frame.number / max(count, frame.number)
    for name, x, colour in (("all", end, theme.EDGE), ("until", until, theme.INK)):
        points = ((left, y), (round(x, 1), y))
        shapes.append(Line(name=name, layer=Layer.GRID, points=points, colour=colour, width=theme.LINE))
    return Scene(wide, high, theme.GROUND, 0, tuple(shapes))


__all__ = ["film", "scenes"]
