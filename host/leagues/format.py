"""What a league's season is made of, as data: its format, who takes part, and the tables that were played."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, get_args

from msgspec import Struct

Kind = Literal["round-robin", "swiss", "knockout", "divisions"]
Scoring = Literal["share", "wins"]
Bye = Literal["half", "full"]
Tie = Literal["direct", "wins", "opponents", "beaten", "scored", "rank"]
KINDS: tuple[Kind, ...] = get_args(Kind)
SCORINGS: tuple[Scoring, ...] = get_args(Scoring)
BYES: tuple[Bye, ...] = get_args(Bye)
TIES: tuple[Tie, ...] = get_args(Tie)
UNIT = 120
"""What a league point is in the numbers here: so every share of a table of two to five is a whole number."""
SIZES = range(2, 6)
"""How many may sit at a table."""
MOST_ROUNDS, MOST_IN_DIVISION, MOST_GAMES = 60, 60, 20


class Format(Struct, frozen=True, omit_defaults=True):
    """How a season is played. `size` sit at a table, `smallest` where numbers do not divide. `rounds`: of Swiss; of
    all against all and divisions at most so many, 0 for as many as they need. `onward`: how many of a knock-out table
    go on. `division`: how many are in a division, `moves` of whom go up and as many down. `games`: their keys, one
    for each round, and again from the first. `scoring`: how a place counts; `bye`: how somebody does for whom there
    is no table. `ties`: what decides between equal points, in this order."""

    kind: Kind
    games: tuple[str, ...]
    size: int = 4
    smallest: int = 3
    rounds: int = 0
    onward: int = 1
    division: int = 8
    moves: int = 2
    scoring: Scoring = "share"
    bye: Bye = "half"
    ties: tuple[Tie, ...] = ("direct", "wins", "opponents", "beaten")

    def game(self, number: int) -> str:
        """The game of a round, from 1."""
        return self.games[(number - 1) % len(self.games)]


class Entrant(Struct, frozen=True, order=True):
    """A place in a season: whoever replaces somebody takes over the place, with all that was scored. `rank`: the
    order at the start, from 1, the best first; of equals the lot decides. `division`: from 0, the highest. `out`:
    dropped out, and nobody has taken over."""

    id: int
    rank: int = 0
    division: int = 0
    out: bool = False


class Seated(Struct, frozen=True):
    """A table to be opened: `entrants` in the order of seats. One alone has a bye."""

    division: int
    game: str
    entrants: tuple[int, ...]

    @property
    def bye(self) -> bool:
        """Whether nobody plays there."""
        return len(self.entrants) == 1


class Round(Struct, frozen=True):
    """The tables of a round, the highest first, byes last. A number is left out if nobody could have played in it."""

    number: int
    tables: tuple[Seated, ...]


class Played(Struct, frozen=True):
    """A table of a round: `entrants` in the order of seats (one alone had a bye). `places`: of each, from 1, equal
    where shared; empty as long as it is not over. `points`: the game's own, where more are better, or empty. `left`:
    of them who dropped out of this table, in favour of nobody who would be scored for them. `never`: it was ended
    without a result."""

    round: int
    entrants: tuple[int, ...]
    places: tuple[int, ...] = ()
    points: tuple[int, ...] = ()
    division: int = 0
    left: tuple[int, ...] = ()
    never: bool = False

    @property
    def bye(self) -> bool:
        """Whether nobody played there."""
        return len(self.entrants) == 1

    @property
    def open(self) -> bool:
        """Whether it is still played."""
        return not (self.bye or self.never or self.places)


def wrong(format: Format, entrants: int, seats: Mapping[str, tuple[int, int]] | None = None) -> list[str]:
    """What of a format cannot be, or not with so many entrants, as codes for words; empty if all of it can. `seats`:
    the fewest and the most players of each game."""
    of = format
    found = {
        "no-game": not of.games,
        "many-games": len(of.games) > MOST_GAMES,
        "table-size": of.size not in SIZES,
        "smallest-table": not SIZES[0] <= of.smallest <= of.size,
        "rounds": not 0 <= of.rounds <= MOST_ROUNDS or (of.kind == "swiss" and not of.rounds),
        "onward": of.kind == "knockout" and not 1 <= of.onward < of.smallest,
        "division-size": of.kind == "divisions" and not of.smallest <= of.division <= MOST_IN_DIVISION,
        "moves": of.kind == "divisions" and not 0 <= 2 * of.moves <= of.division,
        "ties": len(set(of.ties)) < len(of.ties),
        "few-entrants": entrants < max(of.smallest, SIZES[0]),
    }
    if seats is not None:
        found["no-such-game"] = any(key not in seats for key in of.games)
        known = [seats[key] for key in of.games if key in seats]
        found["game-seats"] = any(of.smallest < least or of.size > most for least, most in known)
    return [code for code, is_so in found.items() if is_so]


def sizes(people: int, size: int, smallest: int) -> tuple[int, ...]:
    """The tables of so many people, larger ones first: as few as can be, as even as can be, and none smaller than the
    smallest; who is left over has a bye."""
    for seated in range(people, smallest - 1, -1):
        tables = -(-seated // size)
        least, more = divmod(seated, tables)
        if least >= smallest:
            return (least + 1,) * more + (least,) * (tables - more)
    return ()
