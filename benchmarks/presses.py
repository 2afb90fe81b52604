"""How many presses a turn costs a player, in all games.

    python -m benchmarks.presses [--game all] [--seeds 1] [--answers no]

`--game all` plays every game but Roads & Boats between three practice opponents, with turns ended by hand and at once
(`tests.cogs.turns` explains the count); a game's key plays one of them, with rows by verb.

Roads & Boats: `--game quiet` plays turns 6 to 15 of `tests.games.roads.quiet`; `--game opponents` turns 6 to 15 of
games between practice opponents on Four Sailors, which give every order anew. `--answers yes`: everybody leaves the
standing answers that suit them, by the buttons that offer them. `tests.cogs.presses` explains the count.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterable

from engine.games.roads.flow import PHASES
from games import GAMES
from tests.cogs.presses import FIRST, REACH, measure
from tests.cogs.turns import turns
from tests.games.roads.quiet import LAST

OTHERS = {game.key: game for game in GAMES if game.key != "roads"}
SEATS = 3


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


def of_roads(found: list[Counter[str]]) -> str:
    """Presses by phase and in all, over all players and turns."""
    rows = [(phase, [turn[phase] for turn in found]) for phase in ("order", *PHASES)]
    return table("phase", [*rows, ("in all", [sum(turn.values()) for turn in found])])


def of_all(seeds: int) -> str:
    """Whole turns, opening and end included."""
    rows = []
    for key, game in OTHERS.items():
        for at_once in (False, True):
            found = [turn for seed in range(seeds) for turn in turns(game, SEATS, seed, at_once=at_once)]
            rows.append(
                (f"{key}, ends {'at once' if at_once else 'by hand'}", [sum(turn.values()) for turn in found])
            )
    return table("a turn of", rows)


def of_one(key: str, seeds: int) -> str:
    """Presses by verb, and whole turns in which that was done."""
    found = [turn for seed in range(seeds) for turn in turns(OTHERS[key], SEATS, seed, at_once=False)]
    verbs = sorted({verb for turn in found for verb in turn})
    rows = [(f"{verb} alone", [turn[verb] for turn in found if verb in turn]) for verb in verbs]
    rows += [(f"turn: {verb}", [sum(turn.values()) for turn in found if verb in turn]) for verb in verbs]
    return table(key, [*rows, ("turn: any", [sum(turn.values()) for turn in found])])


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    told = "all but Roads & Boats; one of these; Roads & Boats by habit (quiet), by practice opponents (opponents)"
    parser.add_argument("--game", choices=("all", *OTHERS, "quiet", "opponents"), default="all", help=told)
    told = "whether people leave standing answers, in Roads & Boats"
    parser.add_argument("--answers", choices=("no", "yes"), default="no", help=told)
    parser.add_argument("--seeds", type=int, default=1, help="how many games; quiet: always one")
    arguments = parser.parse_args()
    if arguments.game == "all":
        print(of_all(arguments.seeds))
    elif arguments.game in OTHERS:
        print(of_one(arguments.game, arguments.seeds))
    else:
        print(f"presses a player and turn, turns {FIRST} to {LAST}, to reach: {REACH}")
        seeds = range(1 if arguments.game == "quiet" else arguments.seeds)
        told = (measure(arguments.game, arguments.answers == "yes", number) for number in seeds)
        print(of_roads([turn for found in told for turn in found]))
