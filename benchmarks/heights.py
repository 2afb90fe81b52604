"""How tall panels are on a page 412 px wide.

    python -m benchmarks.heights [--games milestones,roads] [--locale en] [--moves 200] [--every 7]

Practice opponents play. Of each kind of panel, and of the cards for plans, batches and typed actions, the row tells
the one whose question, picture and green button (else: first answers) end lowest: where each of them ends, and the
height of the whole card, in pixels by the estimate of `tests.cogs.heights`; and how many of the cards end lower than
a phone shows. Above each question stands what its person's last press came to: each of `tests.cogs.heights.SAID`.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator

from benchmarks.digest import looks
from cogs.features import PANEL
from cogs.question.next_question import Question
from cogs.viewer import Viewer
from engine.core.game import AnyGame
from games import GAMES
from tests.cogs.heights import SAID, SCREEN, Heights, beside, heights, walk


def measured(game: AnyGame, locale: str, moves: int, every: int) -> Iterator[tuple[str, Heights]]:
    """The kind and the heights of panels of a game."""
    for n, look in enumerate(looks(game, min(4, game.seats[-1]), 1, moves)):
        if n % every:
            continue
        viewer = Viewer(look, look.table.speaker(locale))
        for text, asked, page in walk(viewer):
            for line in SAID:
                if isinstance(asked, Question):
                    card = PANEL(viewer, text=text, page=page, line=line)
                    yield ("part" if text else "first"), heights(card)
                else:
                    yield "confirm", heights(PANEL.confirm(viewer, asked, line=line))
        if look.waiting:
            for kind, card in beside(look.table, look._state, locale, line=SAID[n % len(SAID)]):
                yield kind, heights(card)


def table(found: list[tuple[str, Heights]], name: str) -> list[str]:
    """Rows by kind."""
    lines = []
    for kind in dict.fromkeys(kind for kind, _ in found):
        those = [each for name, each in found if name == kind]
        most = max(those, key=lambda each: each.answered)
        over, tallest = sum(each.answered > SCREEN for each in those), max(each.whole for each in those)
        places = f"{most.question} | {most.picture} | {most.green} | {tallest}"
        lines.append(f"| {name} | {kind} | {places} | {over} of {len(those)} |")
    return lines


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--games", default=",".join(game.key for game in GAMES))
    parser.add_argument("--locale", default="en")
    parser.add_argument("--moves", type=int, default=200)
    parser.add_argument("--every", type=int, default=7)
    arguments = parser.parse_args()
    print(f"| game | panel | question | picture | green | tallest | below {SCREEN} |")
    print("| --- | --- | --- | --- | --- | --- | --- |")
    for game in GAMES:
        if game.key in arguments.games.split(","):
            found = list(measured(game, arguments.locale, arguments.moves, arguments.every))
            print("\n".join(table(found, game.key)), flush=True)
