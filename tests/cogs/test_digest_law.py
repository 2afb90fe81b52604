"""Laws of the news over whole games: what a line names has brought what it begins with."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import msgspec
import pytest
from msgspec import Struct

import db
from cogs.news import digest as module
from cogs.news.digest import digest, in_one, in_short
from cogs.news.one_line import Kept, Result, weight
from cogs.news.standings import ranking
from cogs.news.told import Told
from cogs.viewer import Viewer
from engine.core.chance import Recorded, Seeded
from engine.core.frames import AnyPosition
from engine.core.game import AnyGame
from engine.core.model import Note, Seat
from engine.core.opponents import random_player, steady_player
from engine.games.wonders import GAME as WONDERS
from engine.games.wonders.layout import Layout
from engine.games.wonders.objectives import standings
from games import GAMES
from host import Known, Line, Look
from host.view.lines import may_read, others
from tests.cogs.positions import table
from tests.render.score_sheets import played
from tests.soak import times
from words import LOCALES, verbs

NAMES = ("Ann", "Ben", "Cleo")
MOVES = {"milestones": 150, "roads": 300, "wonders": 200, "charmers": 260, "shipyard": 220}
"""Actions of a game that are played."""


PLAYED = (
    *(("milestones", "goal-2"), ("wonders", "rounds-2"), ("charmers", "overlap-2-sun"), ("shipyard", "laps-2")),
    ("roads", "neutral-3"),
)
"""Recorded games whose every press is told."""


class Read(Struct):
    """A seat reads the news since it acted last: the lines; whose each entry is, and by how much it changed the
    numbers of all (below 0: back); and the game as it stood when it had acted."""

    viewer: Viewer
    lines: list[Line]
    own: dict[int, Seat | None]
    came: dict[int, tuple[int, ...]]
    before: AnyPosition


def reads(game: AnyGame, seed: int) -> Iterator[Read]:
    """All that the seats of a game read, each before it acts."""
    seats, key = min(3, game.seats[-1]), f"{game.key} {seed}".encode()
    at, step = table(game, seats, NAMES), game.start(seats, Seeded(key, 0, 0))
    acted = dict[Seat, AnyPosition]()
    known, lines, last = dict[Seat, Known](), list[Line](), None
    numbers = {0: _numbers(at, step.state)}
    for seq in range(1, times(MOVES[game.key])):
        if not (waiting := game.waiting(step.state)):
            return
        seat = waiting[seq % len(waiting)]
        if seat != last and seat in known:
            mine = [line for line in lines if line.seq > known[seat].upto]
            found = [others(line, seat) if line.seat == seat else line for line in mine]
            look = Look(at, seat, step.state, "f.f", (), False, 0, known=known[seat])
            look.news = tuple(line for line in found if line.notes)
            sign = -1 if ranking(Viewer(look, at.speaker("en"))).fewest else 1  # type: ignore[union-attr]
            came = {
                line.seq: tuple(sign * (b - a) for a, b in zip(numbers[line.seq - 1], numbers[line.seq], strict=True))
                for line in mine
            }
            speak = at.speaker("en", at.seats[seat].person)
            yield Read(Viewer(look, speak), [*look.news], {line.seq: line.seat for line in mine}, came, acted[seat])
        player, last = (random_player, steady_player)[seed % 2], seat
        action = player(game, step.state, seat, Seeded(b"says" + key, 0, seq))
        step = game.apply(step.state, seat, action, Seeded(key, 0, seq))
        numbers[seq] = _numbers(at, step.state)
        known[seat], acted[seat] = Known(seq, numbers[seq]), step.state
        notes = tuple(note for note in step.notes if note.to is None)
        lines.append(Line(seq, seat, "", notes, struck=False, at=seq, by=db.By.PERSON))


def _numbers(at: Any, s: Any) -> tuple[int, ...]:
    by = ranking(Viewer(Look(at, None, s, "f.f", (), False, 0), at.speaker("en")))
    assert by is not None
    return by.values


def _acts(read: Read, told: list[Told], seat: Seat) -> dict[int, int]:
    """By how much each entry that tells of a seat changed its number: with what others had changed in entries before
    it, whose effects are told when they are over, and with its own entries after it that go on with it. Of successive
    changes of one thing the entry counts that tells them."""
    about, found, carried, last = {each.seq for each in told}, dict[int, int](), 0, None
    moved = Counter[int]()
    for each in told:
        moved[each.seq] += _change(read, each.note)
    moved.subtract({line.seq: sum(_change(read, note, seat) for note in line.notes) for line in read.lines})
    for seq, came in read.came.items():
        n = came[seat] + moved[seq]
        if seq in about:
            found[seq], carried, last = carried + n, 0, seq
        elif last is not None and read.own[seq] == seat:
            found[last] += n
        else:
            carried += n
    return found


def _change(read: Read, note: Note, seat: Seat | None = None) -> int:
    """By how much a note says that something changed, if it is about that seat and one of successive changes."""
    shift = read.viewer.look.table.game.guide.news.changes.get(note.code)
    if shift is None or seat not in (None, note.args["seat"]):
        return 0
    return int(note.args[shift.now]) - int(note.args[shift.before])


class Spy:
    """The lines that a digest makes, with the result that each has."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.made, self.lines, real = (
            list[tuple[list[Told], Result, Kept]](),
            list[tuple[list[Told], Kept]](),
            module.line,
        )

        def line(found: Any, news: Any, most: int, result: Any = None, *rest: Any, **more: Any) -> Kept:
            kept = real(found, news, most, result, *rest, **more)
            self.lines.append((list(found), kept))
            if result is not None:
                self.made.append((list(found), result, kept))
            return kept

        patch.setattr(module, "line", line)


@pytest.mark.parametrize("game", GAMES, ids=[each.key for each in GAMES])
def test_what_a_line_names_brought_its_change_at_least_as_much_as_what_it_leaves_out(
    game: AnyGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    spy, checked = Spy(monkeypatch), 0
    for seed in range(2):
        for read in reads(game, seed):
            spy.made.clear()
            told = module.told(read.viewer, read.lines, read.viewer.look.view)
            digest(read.viewer, read.lines, ranking(read.viewer))
            for _, result, kept in spy.made:
                seat = kept.kept[0].seat
                assert seat is not None
                sign = 1 if result.forward > 0 else -1
                acts = _acts(read, [each for each in told if each.seat == seat], seat)
                brought = {seq: sign * n for seq, n in acts.items()}
                named = dict.fromkeys(each.seq for each in kept.kept)
                left = max([n for seq, n in brought.items() if seq not in named], default=0)
                if not kept.text.startswith(f"{result.said}: "):
                    assert left <= 0, f"not named: {kept.text}"
                    continue
                assert brought[next(iter(named))] > 0, f"named first: {kept.text}"
                assert sum(brought[seq] for seq in named) >= left, f"{left} left out: {kept.text}"
                checked += 1
    assert checked > 5


@pytest.mark.parametrize("game", GAMES, ids=[each.key for each in GAMES])
def test_nothing_that_is_left_out_weighs_more_than_something_that_stands_there_and_it_is_said_whose_it_is(
    game: AnyGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What follows another note weighs what that does, and what was done what all that came of it does; what was done
    last may stand beside what others changed."""
    spy, left_out, news = Spy(monkeypatch), 0, game.guide.news

    def weighed(each: Told, kept: list[Told], found: list[Told]) -> int:
        entry = [other for other in found if other.seq == each.seq and other is not each]
        came = entry if each.done and each.note.code not in (*news.idle, *news.minor, *news.means) else []
        led = [other for other in entry if other in kept and news.follows(other.note, each.note)]
        return max(weight(other, news) for other in (each, *came, *led))

    for seed in range(2):
        for read in reads(game, seed):
            spy.lines.clear()
            digest(read.viewer, read.lines, ranking(read.viewer))
            for found, (text, kept) in spy.lines:
                left = [each for each in found if not any(each is one for one in kept)]
                left = [each for each in left if each.yours or each.note.code not in (*news.idle, *news.means)]
                own = [each for each in kept if each.done]
                stands = [each for each in kept if len(own) > 1 or each not in own or len(kept) == 1]
                least = min((weighed(each, list(kept), list(found)) for each in stands), default=3)
                assert all(weight(each, news) <= least for each in left), text
                assert len(kept) == 1 or not text.endswith("…"), "what is cut off counts as told"
                counted = re.search(r"\d+ more events?( \((\w+))?", text)
                if counted and kept[0].name:
                    assert counted[2] in (kept[0].name, kept[0].name.lower()), text
                    left_out += 1
    assert left_out > 5


@pytest.mark.parametrize("game", [each for each in GAMES if each.guide.news.changes], ids=lambda game: game.key)
def test_successive_changes_of_one_thing_are_told_as_one_and_none_if_it_is_as_it_was(game: AnyGame) -> None:
    changes, several = game.guide.news.changes, 0
    for seed in range(1, 9):
        if several:
            break
        for read in reads(game, seed):
            first, last = dict[tuple[object, ...], object](), dict[tuple[object, ...], object]()
            for note in (note for line in read.lines for note in line.notes if note.code in changes):
                shift = changes[note.code]
                key = (note.code, *(note.args[name] for name in shift.of))
                several += key in first
                first.setdefault(key, note.args[shift.before])
                last[key] = note.args[shift.now]
            told = module.told(read.viewer, read.lines, read.viewer.look.view)
            found = {
                (each.note.code, *(each.note.args[name] for name in changes[each.note.code].of)): each.note.args
                for each in told
                if each.note.code in changes
            }
            assert len(found) == sum(each.note.code in changes for each in told), "one for each"
            assert found.keys() == {key for key in first if first[key] != last[key]}
            for key, args in found.items():
                shift = changes[str(key[0])]
                assert (args[shift.before], args[shift.now]) == (first[key], last[key])
    assert several


def test_news_of_objectives_are_how_they_stand_against_when_the_reader_had_acted() -> None:
    """Each player's own gains and what others took from them, in World Wonders; none where it is as it was."""

    def stands(s: Any) -> dict[tuple[str, int], int]:
        found = standings(s.table, [Layout(s.table.edition, city) for city in s.table.cities])
        return {(each.objective, seat): points for each in found for seat, points in enumerate(each.points)}

    own = 0
    for seed in range(2):
        for read in reads(WONDERS, seed):
            before, now = stands(read.before), stands(read.viewer.look._state)
            args = {
                (each.note.args["objective"], each.note.args["seat"]): each.note.args
                for each in module.told(read.viewer, read.lines, read.viewer.look.view)
                if each.note.code == "objective-shifts"
            }
            told = {key: (each["before"], each["points"]) for key, each in args.items()}
            assert told == {key: (before[key], n) for key, n in now.items() if n != before[key]}
            own += sum(seat != read.viewer.look.seat and n > had for (_, seat), (had, n) in told.items())
    assert own > 10


@pytest.mark.parametrize("game", GAMES, ids=[each.key for each in GAMES])
def test_what_one_reads_of_oneself_has_no_verb_without_a_subject_behind_a_semicolon(game: AnyGame) -> None:
    """What others have done, as if the reader had: all that is told of them in one line, in each language."""
    own = {locale: [f"; {verb} " for verb in verbs(locale, game.key).values()] for locale in LOCALES}
    joined = dict.fromkeys(LOCALES, 0)
    for read in reads(game, 2):
        look, seat = read.viewer.look, read.viewer.look.seat
        assert seat is not None
        lines = [
            msgspec.structs.replace(line, seat=seat, notes=tuple(_by(seat, note) for note in line.notes))
            for line in read.lines[:6]
        ]
        for locale in LOCALES:
            told = in_one(Viewer(look, look.table.speaker(locale, look.table.seats[seat].person)), lines)
            joined[locale] += told.count(";") + told.count(",")
            assert not [verb for verb in own[locale] if verb in told], told
    assert all(joined.values())


@pytest.mark.parametrize(("key", "record"), PLAYED, ids=[record for _, record in PLAYED])
def test_no_own_press_is_told_without_what_was_done(key: str, record: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Over recorded games, however little room there is: what came of an act stands behind it."""
    spy, (at, entries, _, _) = Spy(monkeypatch), played(key, record)
    game, cut, turn = at.game, 0, list[Line]()
    little = (*game.guide.news.idle, *game.guide.news.minor, *game.guide.news.means)
    step = game.start(len(at.seats), Recorded(entries[0].draws), at.options)
    for entry, after in pairwise((*entries[1:], None)):
        assert entry is not None
        assert entry.seat is not None
        step = game.apply(step.state, entry.seat, game.parse(entry.text), Recorded(entry.draws))
        notes = tuple(note for note in step.notes if may_read(note, entry.seat))
        turn.append(Line(entry.seq, entry.seat, "", notes, struck=False, at=entry.seq, by=db.By.PERSON))
        viewer = Viewer(Look(at, entry.seat, step.state, "f.f", (), False, 0), at.speaker("en", entry.seat + 1))
        tried = [(in_short, turn[-1:])]
        if after is None or after.seat != entry.seat:
            tried.append((in_one, turn))
        for tell, lines in tried:
            spy.lines.clear()
            acts, said = dict[int, Told](), tell(viewer, lines, 60)
            for each in module.told(viewer, lines, viewer.look.view):
                if each.done and each.note.code not in little:
                    acts.setdefault(each.seq, each)
            kept = {each.key for _, line in spy.lines for each in line.kept}
            told = {seq for seq, _, _ in kept}
            if kept:
                assert all(act.key in kept for seq, act in acts.items() if seq in told), said
                assert not acts or any(act.key in kept for act in acts.values()), said
                cut += tell is in_one
            if tell is in_one:
                least = len(in_one(viewer, lines, 1))
                assert all(len(in_one(viewer, lines, most)) <= max(most, least) for most in (90, 160)), said
        turn = turn if len(tried) == 1 else []
    assert cut


def _by(seat: Seat | None, note: Note) -> Note:
    """A note as if that seat had done it."""
    return Note(note.code, {**note.args, "seat": seat}) if type(note.args.get("seat")) is int else note
