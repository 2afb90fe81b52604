"""The cost of the engine alone, and a long run of random play.

    python -m benchmarks.engine [--game milestones] [--moves 20000] [--seed 1] [--seats 4] [--set map=waterways]

Plays whole games between random players at every number of seats (or one), with all checks on, and prints two
tables: the games played (exceptions, dead ends and games without an end should be 0), and the time of each part
(processor time, so that nothing else on the machine shows).
Players choose any action, but half of the time one with the verb used least so far in the game, and the first
values of a field a little more often: wholly random players hardly ever get to build. `--set` changes a setting;
with `--rich` games begin in the middle, at random positions from `tests.games.<game>.rich`.
"""

from __future__ import annotations

import argparse
import gc
import time
import traceback
from collections import Counter
from collections.abc import Iterator
from importlib import import_module
from typing import Any

from msgspec import Struct, field

from engine.core.chance import Seeded
from engine.core.game import Game
from engine.core.model import Action, Seat
from engine.core.offers import Offer

LIMIT = 10_000
"""Moves after which a game counts as one without an end."""
COLLECTED = 10
"""Games after which the garbage collector runs: its pauses are not the rules'."""
SAMPLE = 7
"""One move in this many is timed part by part."""


class Tally(Struct):
    """The results of a run. Times in seconds."""

    moves: int = 0
    games: int = 0
    reasons: Counter[str] = field(default_factory=Counter)
    speeds: dict[int, list[float]] = field(default_factory=dict)
    verbs: Counter[str] = field(default_factory=Counter)
    exceptions: int = 0
    dead_ends: int = 0
    unfinished: int = 0
    longest: int = 0
    seconds: float = 0.0
    apply: list[float] = field(default_factory=list)
    offers: list[float] = field(default_factory=list)
    view: list[float] = field(default_factory=list)
    actions: list[int] = field(default_factory=list)
    bytes: list[int] = field(default_factory=list)
    worst: Worst | None = None


class Worst(Struct):
    """The position in which the offers for a seat took longest: seconds, and where to find it."""

    seconds: float
    where: str
    state: Any
    seat: Seat


class Setup(Struct, frozen=True):
    """The games to play: rules, numbers of seats, options."""

    rules: Game[Any]
    seats: tuple[int, ...]
    options: Any


def choose(offers: list[Offer], used: Counter[str], chance: Seeded) -> Action | None:
    """One of the offered actions, None at a dead end."""
    if not offers:
        return None
    offer = min(offers, key=lambda each: used[each.action.__name__])
    if chance.below(2):
        offer = offers[chance.below(len(offers))]
    used[offer.action.__name__] += 1
    domains = [(name, list(domain.values())) for name, domain in offer.fields.items()]
    if not all(options for _, options in domains):
        return None
    # of two options drawn the earlier one: domains begin with near things, and short steps build up more
    return offer.action(
        **{name: options[min(chance.below(len(options)) for _ in range(2))] for name, options in domains}
    )


def play(rules: Game[Any], seats: int, options: Any, seed: str, tally: Tally) -> None:
    """One whole game."""
    s, used = rules.start(seats, Seeded(seed.encode(), 0, 0), options).state, Counter[str]()
    seq, started = 0, time.perf_counter()
    while (waiting := rules.waiting(s)) and seq < LIMIT:
        seq += 1
        chance = Seeded(f"whims {seed}".encode(), 0, seq)
        seat = waiting[chance.below(len(waiting))]
        begun = time.thread_time()
        offers = rules.offers(s, seat)
        took(rules, tally, time.thread_time() - begun, f"game {seed}, {seats} seats, before move {seq}", s, seat)
        action = choose(offers, used, chance)
        if action is None:
            tally.dead_ends += 1
            break
        begun = time.thread_time()
        after = rules.apply(s, seat, action, Seeded(seed.encode(), 0, seq)).state
        tally.apply.append(time.thread_time() - begun)
        if seq % SAMPLE == 0:
            measure(rules, s, seat, offers, tally)
        s = after
    result = rules.result(s)
    tally.moves, tally.games, tally.longest = tally.moves + seq, tally.games + 1, max(tally.longest, seq)
    tally.reasons[result.reason if result else "unfinished"] += 1
    tally.unfinished += result is None
    tally.verbs.update(used)
    moves, seconds = tally.speeds.get(seats, (0.0, 0.0))
    tally.speeds[seats] = [moves + seq, seconds + time.perf_counter() - started]


def took(rules: Game[Any], tally: Tally, seconds: float, where: str, s: Any, seat: Seat) -> None:
    """Note how long the offers for a seat took in a position that nobody has asked before."""
    tally.offers.append(seconds)
    if tally.worst is None or seconds > tally.worst.seconds:
        tally.worst = Worst(seconds, f"{where}, seat {seat}, {type(s.flow[-1]).__name__}", s, seat)


def measure(rules: Game[Any], s: Any, seat: Seat, offers: list[Offer], tally: Tally) -> None:
    """Time the view, and count offers and bytes stored."""
    begun = time.thread_time()
    rules.view(s, seat)
    tally.view.append(time.thread_time() - begun)
    tally.actions.append(sum(offer.count() for offer in offers))
    tally.bytes.append(len(rules.encode(s)))


def run(setup: Setup, moves: int, seed: int) -> Tally:
    """Whole games at every number of seats in turn, until that many moves are made."""
    tally, number = Tally(), 0
    gc.disable()
    begun = time.perf_counter()
    while tally.moves < moves:
        seats = setup.seats[number % len(setup.seats)]
        try:
            play(setup.rules, seats, setup.options, f"{seed}/{number}", tally)
        except Exception:  # noqa: BLE001 - counted and shown, and the run goes on
            tally.exceptions += 1
            traceback.print_exc()
            if tally.exceptions == 10:
                break
        number += 1
        if number % COLLECTED == 0:
            gc.collect()
    gc.enable()
    tally.seconds = time.perf_counter() - begun
    return tally


def percentile(values: list[float], p: int) -> float:
    """The value that p % of these do not exceed."""
    return sorted(values)[min(len(values) - 1, len(values) * p // 100)]


def rows(setup: Setup, tally: Tally) -> Iterator[tuple[str, str]]:
    """The tables, line by line."""
    rules = setup.rules

    def each(counts: Counter[str]) -> str:
        return ", ".join(f"{name} {n:,}" for name, n in counts.most_common())

    yield f"{rules.key}, {setup.seats[0]} to {setup.seats[-1]} seats", ""
    yield "moves", f"{tally.moves:,} in {tally.games:,} games (longest {tally.longest:,})"
    yield "ends", each(tally.reasons)
    yield "verbs", each(tally.verbs)
    yield "exceptions", f"{tally.exceptions}"
    yield "dead ends", f"{tally.dead_ends}"
    yield "unfinished games", f"{tally.unfinished}"
    yield "", ""
    yield "random legal moves", f"{tally.moves / tally.seconds:,.0f} a second (choosing and measuring included)"
    for seats, (moves, seconds) in sorted(tally.speeds.items()):
        yield f"with {seats} seats", f"{moves / seconds:,.0f} a second"
    for name, times in (("apply", tally.apply), ("offers", tally.offers), ("view", tally.view)):
        p50, p99, most = (1e6 * percentile(times, p) for p in (50, 99, 100))
        yield name, f"p50 {p50:,.0f} µs, p99 {p99:,.0f} µs, most {most:,.0f} µs"
    if tally.worst is not None:
        worst = tally.worst
        begun = time.thread_time()
        offers = rules.offers(worst.state, worst.seat)
        again = time.thread_time() - begun
        yield "longest offers", f"{worst.where}: {1e6 * worst.seconds:,.0f} µs, asked again {1e6 * again:,.0f} µs,"
        yield "", f"{sum(offer.count() for offer in offers):,} actions, {len(rules.encode(worst.state)):,} bytes"
    yield "actions offered", f"p50 {percentile([*tally.actions], 50):,}, most {max(tally.actions):,}"
    yield "state", f"p50 {percentile([*tally.bytes], 50):,} bytes, most {max(tally.bytes):,} bytes"


def chosen(key: str, rich: bool, seats: int, settings: list[str]) -> Setup:
    """Run the command line. Raises `Illegal` for a setting that cannot be, `ImportError` for no game."""
    rules = import_module(f"tests.games.{key}.rich").RICH if rich else import_module(f"engine.games.{key}").GAME
    options = rules.options()
    for name, _, value in (setting.partition("=") for setting in settings):
        options = rules.rules.settings.choose(options, name, value)
    return Setup(rules, (seats,) if seats else tuple(rules.seats), options)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="milestones")
    parser.add_argument("--moves", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seats", type=int, default=0)
    parser.add_argument("--set", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--rich", action="store_true")
    arguments = parser.parse_args()
    setup = chosen(arguments.game, arguments.rich, arguments.seats, arguments.set)
    for name, value in rows(setup, run(setup, arguments.moves, arguments.seed)):
        print(f"{name:20} {value}".rstrip())


if __name__ == "__main__":
    main()
