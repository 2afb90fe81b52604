"""`python -m tests.render.readme [NAME ...]`: draw the README's pictures anew, from recorded games."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import NamedTuple

from engine.core.chance import Recorded
from games import ARTISTS, GAMES
from render.paint import encode
from render.scene import Scene
from render.show import Show
from words import Speaker

ROOT = Path(__file__).parents[2]
NAMES = ("Ann", "Ben", "Cleo", "Dan")
RULES = {game.key: game for game in GAMES}


class Moment(NamedTuple):
    """An entry of a recorded game; the last `news` of the entries up to it are marked."""

    key: str
    record: str
    entry: int
    news: int = 0


MOMENTS = {
    "table": Moment("milestones", "goal-3", 236, 12),
    "roads": Moment("roads", "mark-3", 500, 6),
    "wonders": Moment("wonders", "purple-4", 210),
    "charmers": Moment("charmers", "overlap-4-sun", 90),
    "shipyard": Moment("shipyard", "laps-4", 225),
}
"""What the pictures in `docs` show, by their names."""


def drawn(moment: Moment) -> Scene:
    """The whole table, as an onlooker sees it."""
    game = RULES[moment.key]
    record = json.loads((ROOT / f"tests/games/{moment.key}/recorded/{moment.record}.json").read_text("utf-8"))
    options = game.options(json.dumps(record["options"]).encode()) if "options" in record else game.options()
    names = NAMES[: record["seats"]]
    step = game.start(record["seats"], Recorded(record["draws"][0]), options)
    told = list(step.notes)
    for n, ((seat, words), draws) in enumerate(zip(record["actions"], record["draws"][1:], strict=True), 1):
        if n > moment.entry:
            break
        step = game.apply(step.state, seat, game.parse(words), Recorded(draws))
        told = [*(told if n > moment.entry - moment.news else []), *step.notes]
    view, artist = game.view(step.state, None), ARTISTS[moment.key]
    news = artist.changes(view.table, told if moment.news else [])
    return artist.draw(Show(view, Speaker("en", game, names), names, changes=news))


if __name__ == "__main__":
    for name in sys.argv[1:] or MOMENTS:
        (ROOT / f"docs/{name}.webp").write_bytes(encode(drawn(MOMENTS[name]), "webp"))
