"""How many presses a turn of Roads & Boats costs a player.

    python -m benchmarks.presses [--game quiet] [--answers no] [--seeds 1]

`--game quiet` plays turns 6 to 15 of `tests.games.roads.quiet`; `--game opponents` turns 6 to 15 of games between
practice opponents on Four Sailors, which keep no habits and save no presses. `--answers yes`: everybody leaves
the standing answers that suit them, by the buttons that offer them. `tests.cogs.presses` explains the count.
"""

from __future__ import annotations

import argparse
from collections import Counter

from engine.games.roads.flow import PHASES
from tests.cogs.presses import FIRST, REACH, measure
from tests.games.roads.quiet import LAST


def table(turns: list[Counter[str]]) -> str:
    """Presses by phase and in all, over all players and turns."""
    lines = ["| phase | mean | median | p90 | most |", "| --- | --- | --- | --- | --- |"]
    for phase in ("order", *PHASES, "in all"):
        found = sorted(sum(turn.values()) if phase == "in all" else turn[phase] for turn in turns)
        mean = 10 * sum(found) // len(found)
        place = [found[len(found) * percent // 100] for percent in (50, 90)]
        lines.append(f"| {phase} | {mean // 10}.{mean % 10} | {place[0]} | {place[1]} | {found[-1]} |")
    return "\n".join(lines)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--game", choices=("quiet", "opponents"), default="quiet")
    parser.add_argument("--answers", choices=("no", "yes"), default="no", help="standing answers")
    parser.add_argument("--seeds", type=int, default=1, help="games between practice opponents")
    arguments = parser.parse_args()
    found: list[Counter[str]] = []
    for number in range(arguments.seeds if arguments.game == "opponents" else 1):
        found += measure(arguments.game, arguments.answers == "yes", number)
    print(f"presses a player and turn, turns {FIRST} to {LAST}, to reach: {REACH}")
    print(table(found))
