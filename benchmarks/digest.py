"""How much of what touches a player their next panel tells, and how long that is.

    python -m benchmarks.digest [--games milestones,roads] [--seats 4] [--seeds 2] [--moves 2000] [--show 0]

Practice opponents play; whenever a seat comes back to act after others have acted, the news on its panel are made.
Compares the digest with the last sentences of the log, as many as a panel had room for before there was one. A row is
what a phone 412 px wide shows in one line. `--show 20` prints each twentieth digest. The last column: of the points
that all had won or lost between two panels of a reader by what others did, how many stand in the first two rows of a
line. Points that come late need many moves: World Wonders counts its own, Shipyard those of its ships, Roads & Boats
what goods are worth.
"""

from __future__ import annotations

import argparse
import math
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import msgspec
from msgspec import Struct, field

import db
from cogs.news.digest import Digest, digest
from cogs.news.one_line import signed
from cogs.news.standings import ranking
from cogs.news.told import told
from cogs.viewer import Viewer
from engine.core.chance import Seeded
from engine.core.frames import AnyPosition, Step
from engine.core.game import AnyGame
from engine.core.model import Seat
from engine.core.opponents import steady_player
from games import GAMES
from host import Known, Line, Look, Table
from host.view.lines import may_read, news, unseen
from tests.cogs.positions import table

LAST, LAST_TEXT = 8, 900
"""Sentences and characters of news at most, before there was a digest."""
ROW, SMALL_ROW = 40, 46
"""Characters that a phone shows in a row, and in one of small letters."""
NAMES = ("Ann", "Benjamin", "Cleo", "Dan the Man", "Eve")
MINUTES, LATER = 60, 7_200
"""Seconds between two entries of one seat, and until another's."""


class Tally(Struct):
    """Notes that touched a seat, how many of them the last sentences told and how many the digest; characters and
    rows of each digest; notes it was made of."""

    touching: int = 0
    before: int = 0
    after: int = 0
    characters: list[int] = field(default_factory=list)
    rows: list[int] = field(default_factory=list)
    notes: list[int] = field(default_factory=list)
    named: int = 0
    changed: int = 0
    shown: list[str] = field(default_factory=list)


def looks(game: AnyGame, seats: int, seed: int, moves: int) -> Iterator[Look]:
    """The look of each seat as it comes back, in a game of practice opponents."""
    return coming_back(table(game, seats, NAMES), _played(game, seats, seed, moves))


def coming_back(at: Table, steps: Iterable[tuple[Seat | None, Step[Any]]], amid: int = 0) -> Iterator[Look]:
    """The look of each seat as it comes back, by the steps of a game and who took each; nobody the start. amid: also
    at each so many steps, whoever acts."""
    game, known, entries = at.game, dict[Seat, Known](), list[Line]()
    began, now, last, serial = 0, 0, None, -1
    for seq, (seat, step) in enumerate(steps):
        if seat is not None:
            by = ranking(Viewer(Look(at, seat, step.state, "f.f", (), False, now), at.speaker("en")))
            known[seat] = Known(seq, by.values if by is not None else ())
        whose = db.By.AUTO if seat is None else db.By.PERSON
        entries.append(Line(seq, seat, "", tuple(step.notes), struck=False, at=now, by=whose))
        began = seq if game.serial(step.state) != serial else began
        serial, last = game.serial(step.state), seat
        if not (waiting := game.waiting(step.state)):
            return
        now += MINUTES if waiting[0] == last else LATER
        if waiting[0] != last or (amid and seq % amid == 0):
            yield _look(at, waiting[0], step.state, entries, known.get(waiting[0]), began, now)


def _look(
    at: Table, seat: Seat, s: AnyPosition, entries: Sequence[Line], known: Known | None, began: int, now: int
) -> Look:
    mine = [_read(line, seat) for line in entries]
    since = news(mine, seat, began=began, now=now) if known is None else unseen(mine[known.upto + 1 :], seat)
    head = msgspec.structs.replace(at.row, head=len(entries) - 1)
    return Look(Table(head, at.seats, at.game), seat, s, "f.f", since, False, now, known=known)


def _played(game: AnyGame, seats: int, seed: int, moves: int) -> Iterator[tuple[Seat | None, Step[Any]]]:
    key = seed.to_bytes(16, "big")
    step = game.start(seats, Seeded(key, 0, 0))
    yield None, step
    for seq in range(1, moves):
        if not (waiting := game.waiting(step.state)):
            return
        action = steady_player(game, step.state, waiting[0], Seeded(b"player" + key, 0, seq))
        step = game.apply(step.state, waiting[0], action, Seeded(key, 0, seq))
        yield waiting[0], step


def _read(line: Line, seat: Seat) -> Line:
    notes = tuple(note for note in line.notes if may_read(note, seat))
    return Line(line.seq, line.seat, "", notes, struck=False, at=line.at, by=line.by)


def measure(game: AnyGame, look: Look, tally: Tally) -> Digest:
    """Count one panel."""
    seat = look.seat
    viewer = Viewer(look, look.table.speaker("en", None if seat is None else look.table.seats[seat].person))
    by = ranking(viewer)
    found, made = told(viewer, look.news, look.view), digest(viewer, look.news, by)
    if by is not None and look.known is not None:
        lines = (*made.yours, *made.turns)
        for n, (before, now) in enumerate(zip(look.known.points, by.values, strict=True)):
            tally.changed += abs(now - before)
            crossed = by.below and min(before, now) < 0
            said = f"→ {by.named(now)}" if crossed else f"{signed(now - before)}, now {now}"
            two_rows = [line[: 2 * ROW] for line in lines if viewer.speak.of(n) in line]
            tally.named += abs(now - before) * any(said in line for line in two_rows)
    room, kept = LAST_TEXT, 0
    for each in reversed(found[-LAST:]):
        room, kept = room - len(each.said), kept + 1
        if room < 0:
            kept -= 1
            break
    for n, each in enumerate(found):
        if each.yours:
            tally.touching += 1
            tally.before += n >= len(found) - kept
            tally.after += each.note in made.notes
    tally.notes.append(len(found))
    tally.characters.append(sum(map(len, (*made.yours, *made.turns))))
    tally.rows.append(
        1 + sum(rows(line, ROW) for line in made.yours) + sum(rows(line, SMALL_ROW) for line in made.turns)
    )
    return made


def rows(text: str, row: int) -> int:
    """The rows of a line."""
    return math.ceil(len(text.replace("*", "")) / row)


def _places(found: list[int]) -> str:
    ranked = sorted(found)
    return "/".join(str(ranked[min(len(ranked) - 1, len(ranked) * percent // 100)]) for percent in (50, 95, 100))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--games", default=",".join(game.key for game in GAMES))
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seeds", type=int, default=2)
    parser.add_argument("--moves", type=int, default=2_000)
    parser.add_argument("--show", type=int, default=0)
    arguments = parser.parse_args()
    print("| game | panels | touching | told before | told now | notes | characters | rows p50/p95/most | named |")
    print("| --- | --- | --- | --- | --- | --- | --- | --- | --- |")
    for game in GAMES:
        if game.key not in arguments.games.split(","):
            continue
        tally, shown = Tally(), 0
        for seed in range(arguments.seeds):
            for look in looks(game, min(arguments.seats, game.seats[-1]), seed + 1, arguments.moves):
                made = measure(game, look, tally)
                shown += 1
                if arguments.show and shown % arguments.show == 0:
                    print(f"--- seat {look.seat}, {tally.notes[-1]} notes, {tally.rows[-1]} rows\n{made.text}")
        parts = map(_places, (tally.notes, tally.characters, tally.rows))
        print(
            f"| {game.key} | {len(tally.rows)} | {tally.touching} | {tally.before} | {tally.after} |",
            *parts,
            f"{tally.named} of {tally.changed} ({100 * tally.named // max(1, tally.changed)} %)",
            sep=" | ",
        )
