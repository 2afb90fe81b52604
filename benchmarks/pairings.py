"""The time of a pairing and of the standings in a season of many people.

    python -m benchmarks.pairings [--people 1000] [--rounds 60]

Plays one season of each format with random results. One in fifty tables is never ended, and one person in a hundred
drops out after each round. Prints the time of a processor for the tables of a round and for the standings.
"""

from __future__ import annotations

import argparse
import time
from random import Random

from host.leagues.format import Entrant, Format, Played, Round
from host.leagues.pairing import next_round
from host.leagues.season import next_season
from host.leagues.standing import standings

SEED = 1
FORMATS = {
    "all against all, tables of two": Format("round-robin", ("a",), size=2, smallest=2),
    "all against all, tables of three to four": Format("round-robin", ("a",), size=4, smallest=3),
    "all against all, tables of five": Format("round-robin", ("a",), size=5, smallest=5),
    "divisions of eight, tables of three to four": Format("divisions", ("a",), division=8),
    "divisions of 24, tables of five": Format("divisions", ("a",), size=5, smallest=4, division=24),
    "Swiss, tables of two": Format("swiss", ("a",), size=2, smallest=2, rounds=12),
    "Swiss, tables of three to four": Format("swiss", ("a",), size=4, smallest=3, rounds=12),
    "Swiss, tables of five": Format("swiss", ("a",), size=5, smallest=5, rounds=12),
    "knock-out, tables of two": Format("knockout", ("a",), size=2, smallest=2),
    "knock-out, two of three to four go on": Format("knockout", ("a",), size=4, smallest=3, onward=2),
}


def entrants_of(format: Format, people: int) -> list[Entrant]:
    """So many, in divisions where the format has them."""
    divisions = next_season(format, (), range(people))
    return [Entrant(who, who + 1, division) for division, here in enumerate(divisions) for who in here]


def play(made: Round, rng: Random) -> list[Played]:
    """The tables of a round with random places."""
    rows = []
    for table in made.tables:
        places = list(range(1, len(table.entrants) + 1))
        rng.shuffle(places)
        never = rng.random() < 0.02
        rows.append(
            Played(
                made.number,
                table.entrants,
                () if never or table.bye else tuple(places),
                division=table.division,
                never=never and not table.bye,
            )
        )
    return rows


def main() -> None:
    """Print the figures."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--people", type=int, default=1_000)
    options.add_argument("--rounds", type=int, default=60)
    chosen = options.parse_args()
    for name, format in FORMATS.items():
        rng, entrants, played = Random(SEED), entrants_of(format, chosen.people), list[Played]()
        pairing, standing = list[float](), list[float]()
        while len(pairing) < chosen.rounds:
            began = time.process_time()
            made = next_round(format, entrants, played, SEED)
            pairing.append(time.process_time() - began)
            if made is None:
                break
            played += play(made, rng)
            began = time.process_time()
            standings(format, entrants, played)
            standing.append(time.process_time() - began)
            entrants = [
                Entrant(each.id, each.rank, each.division, each.out or rng.random() < 0.01) for each in entrants
            ]
        pairing.sort()
        half, most = pairing[len(pairing) // 2], pairing[-1]
        print(f"{name}: {len(standing)} rounds; a pairing p50 {half:.2f} s, most {most:.2f} s;", end=" ")
        print(f"standings most {max(standing):.2f} s")


if __name__ == "__main__":
    main()
