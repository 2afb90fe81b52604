"""How many presses a turn of Roads & Boats, or of World Wonders, costs a player.

    python -m benchmarks.presses [--game quiet] [--answers no] [--seeds 1]

`--game quiet` plays turns 6 to 15 of `tests.games.roads.quiet`; `--game opponents` turns 6 to 15 of games between
practice opponents on Four Sailors, which keep no habits and save no presses. `--answers yes`: everybody leaves
the standing answers that suit them, by the buttons that offer them. `tests.cogs.presses` explains the count.

`--game wonders` plays games of World Wonders between three practice opponents, see `tests.cogs.wonders`: rows by what
was bought.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterable

from engine.games.roads.flow import PHASES
from tests.cogs import wonders
from tests.cogs.presses import FIRST, REACH, measure
from tests.games.roads.quiet import LAST

BOUGHT = ("road", "short", "pedestal", "tower", "build", "monument")


def table(head: str, rows: Iterable[tuple[str, list[int]]]) -> str:
    """The mean and the places of some counts by row."""
    lines = [f"| {head} | turns | mean | median | p90 | most |", "| --- | --- | --- | --- | --- | --- |"]
    for name, counts in rows:
        found = sorted(counts)
        if found:
            mean = 10 * sum(found) // len(found)
            place = [found[len(found) * percent // 100] for percent in (50, 90)]
            told = f"{mean // 10}.{mean % 10} | {place[0]} | {place[1]} | {found[-1]}"
            lines.append(f"| {name} | {len(found)} | {told} |")
    return "\n".join(lines)


def of_roads(turns: list[Counter[str]]) -> str:
    """Presses by phase and in all, over all players and turns."""
    rows = [(phase, [turn[phase] for turn in turns]) for phase in ("order", *PHASES)]
    return table("phase", [*rows, ("in all", [sum(turn.values()) for turn in turns])])


def of_wonders(turns: list[Counter[str]]) -> str:
    """Presses by what was bought, without and with opening the panel and ending the turn."""
    rows = [(f"{verb} alone", [turn[verb] for turn in turns if turn[verb]]) for verb in ("starter", *BOUGHT)]
    rows += [(f"turn: {verb}", [sum(turn.values()) for turn in turns if turn[verb]]) for verb in BOUGHT]
    return table("World Wonders", [*rows, ("turn: any", [sum(turn.values()) for turn in turns])])


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--game", choices=("quiet", "opponents", "wonders"), default="quiet")
    parser.add_argument("--answers", choices=("no", "yes"), default="no", help="standing answers")
    parser.add_argument("--seeds", type=int, default=1, help="games between practice opponents")
    arguments = parser.parse_args()
    found: list[Counter[str]] = []
    for number in range(1 if arguments.game == "quiet" else arguments.seeds):
        if arguments.game == "wonders":
            found += wonders.turns(3, number)
        else:
            found += measure(arguments.game, arguments.answers == "yes", number)
    if arguments.game == "wonders":
        print(of_wonders(found))
    else:
        print(f"presses a player and turn, turns {FIRST} to {LAST}, to reach: {REACH}")
        print(of_roads(found))
