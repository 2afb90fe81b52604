"""Score sheets of recorded games: `python -m tests.render.score_sheets FOLDER` draws them all, to be looked at."""

from __future__ import annotations

import json
import sys
from functools import cache
from itertools import pairwise
from pathlib import Path

import msgspec

from cogs.news.decided import decided, score_sheet
from cogs.viewer import Viewer
from engine.core.awards import awarded
from engine.core.chance import Recorded
from engine.core.course import Past
from engine.core.frames import AnyPosition
from engine.core.game import AnyGame
from engine.core.journal import START, Entry
from engine.core.model import Note
from games import GAMES
from host import Look
from host.keep.courses import counted
from host.view.table import Table, pack_options
from render.paint import encode
from render.score_sheet import score_sheet as drawn
from tests.cogs.positions import table

ROOT = Path(__file__).parents[2] / "tests/games"
NAMES = ("Ann", "Benedikta von Hohenfels", "Cleo", "Maximilian", "Hedgehog 12")
RULES = {game.key: game for game in GAMES}
RECORDS = tuple((path.parts[-3], path.stem) for path in sorted(ROOT.glob("*/recorded/*.json")))
"""All recorded games: their game, and the name of the record."""


@cache
def played(key: str, record: str) -> tuple[Table, tuple[Entry, ...], tuple[Note, ...], AnyPosition]:
    """A recorded game as a table, its entries, what they told, and its last position."""
    game: AnyGame = RULES[key]
    found = json.loads((ROOT / key / f"recorded/{record}.json").read_text("utf-8"))
    options = game.options(json.dumps(found["options"]).encode()) if "options" in found else game.options()
    seats, draws = found["seats"], [tuple(each) for each in found["draws"]]
    entries = [Entry(seq=0, seat=None, text=START, draws=draws[0])]
    step = game.start(seats, Recorded(draws[0]), options)
    s, notes = step.state, [*step.notes]
    for n, ((seat, text), drew) in enumerate(zip(found["actions"], draws[1:], strict=True), 1):
        entries.append(Entry(seq=n, seat=seat, text=text, draws=drew))
        step = game.apply(s, seat, game.parse(text), Recorded(drew))
        s, notes = step.state, [*notes, *step.notes]
    made = table(game, seats, NAMES)
    row = msgspec.structs.replace(made.row, options=pack_options(options), head=len(entries) - 1)
    return msgspec.structs.replace(made, row=row), tuple(entries), tuple(notes), s


def ended(key: str, record: str, locale: str = "en") -> tuple[Viewer, Past]:
    """An onlooker's look at the end of a recorded game, and its past."""
    made, entries, notes, s = played(key, record)
    look = Look(made, None, s, "", (), False, 0)
    assert look.result is not None
    ends = [each.seq for each, after in pairwise(entries) if each.seat != after.seat]
    course = counted(made, entries, look.result, [*ends, entries[-1].seq])
    past = Past(course, awarded(made.game.guide.overview.awards, notes, len(made.seats)))
    return Viewer(look, made.speaker(locale)), past


def main(folder: Path, locale: str = "en") -> None:
    for key, record in RECORDS:
        viewer, past = ended(key, record, locale)
        scene = drawn(score_sheet(viewer, past), viewer.speak, viewer.speak.names)
        (folder / f"{key}-{record}.png").write_bytes(encode(scene))
        sys.stdout.write("\n  ".join((f"{key} {record}", *decided(viewer, past))) + "\n")


if __name__ == "__main__":
    main(Path(sys.argv[1]), *sys.argv[2:])
