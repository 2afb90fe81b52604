"""The laws of whole games and of their records."""

from __future__ import annotations

import re
from types import UnionType
from typing import Any, get_args, get_type_hints

import msgspec
from msgspec import inspect

from engine.core import journal, text
from engine.core.chance import Recorded
from engine.core.game import Game
from engine.core.journal import Entry
from engine.core.model import Action, Illegal, Seat

from .checks import refused
from .play import MAX_MOVES, dice, moves, played, positions, whims


def law_a_game_comes_to_an_end(game: Game[Any], seats: int, count: int) -> None:
    """Random games end, with a result and nothing left to do; so do games whose players have all left."""
    made = seed = 0
    while made < count:
        outcomes = [step for _, _, step in moves(game, seats, seed)]
        over(game, seats, outcomes[-1].state)
        made, seed = made + len(outcomes), seed + 1
    step = game.start(seats, dice(0, 0))
    for seq in range(1, MAX_MOVES):
        if not game.waiting(step.state):
            break
        assert game.result(step.state) is None
        seat = game.waiting(step.state)[0]
        step = game.apply(step.state, seat, game.default(step.state, seat), dice(0, seq))
    over(game, seats, step.state)


def over(game: Game[Any], seats: int, s: Any) -> None:
    """A finished game has a result, asks nobody, and refuses everything."""
    result = game.result(s)
    assert result is not None
    assert len(result.scores) == seats
    assert result.winners, "nobody has won"
    assert sorted({*result.winners}) == list(result.winners)
    assert all(0 <= seat < seats for seat in result.winners)
    assert re.fullmatch("[a-z0-9-]+", result.reason)
    assert game.waiting(s) == ()
    assert game.serial(s) == 0
    action = game.parse(played(game, seats, 0).entries[1].text)
    for n in range(seats):
        assert game.offers(s, Seat(n)) == []
        assert refused(game, s, Seat(n), action, dice(0, 0)) == "game-over"


def law_every_decision_is_reached(game: Game[Any], seats: int, count: int) -> None:
    """A few games come to every kind of decision: of one never reached the laws would say nothing."""
    missing = {kind.__name__ for kind in flow_types(game) if "offers" in vars(kind)}
    for seed in range(12):
        missing.difference_update(played(game, seats, seed).led_to)
        if not missing:
            return
    raise AssertionError(f"never reached: {sorted(missing)}")


def flow_types(game: Game[Any]) -> list[type]:
    """The frames a game's state may hold."""
    (kinds,) = get_args(get_type_hints(game.rules.state)["flow"])
    return list(get_args(kinds)) if isinstance(kinds, UnionType) else [kinds]


def law_the_record_is_the_game(game: Game[Any], seats: int, count: int) -> None:
    """Replaying a record with its draws gives the same state at each entry."""
    record = played(game, seats, 0)
    then = [game.digest(game.decode(data)).hex() for data in record.states[: 4 * count]]
    now = digests(game, seats, record.entries[: 4 * count])
    assert then == now, "a replay leads elsewhere"


def digests(game: Game[Any], seats: int, entries: list[Entry]) -> list[str]:
    """The state's fingerprint after each entry of a record, replayed."""
    start, *rest = entries
    state = game.start(seats, Recorded(start.draws)).state
    found = [game.digest(state).hex()]
    for entry in rest:
        state = journal.play(game, state, entry).state
        found.append(game.digest(state).hex())
    return found


def law_undo_crosses_nothing_drawn_or_revealed(game: Game[Any], seats: int, count: int) -> None:
    """An undo strikes the seat's last action, leads to a state that was there, and may be done again."""
    record = played(game, seats, 0)
    chance = whims(0, 0, "undo")
    for _ in range(count):
        seq = 1 + chance.below(len(record.entries) - 1)
        entries = record.entries[: seq + 1]
        for seat in map(Seat, range(seats)):
            try:
                target = journal.undo_target(entries, seat)
            except Illegal:
                continue
            since = entries[target.seq :]
            assert target.seat == seat
            assert all(entry.seat != seat for entry in since[1:])
            assert not any(entry.sealed or entry.draws for entry in since), "undone across a draw"
            state = game.decode(record.states[target.seq - 1])
            try:
                after = journal.replay(game, state, since[1:])
            except Illegal:
                continue  # the others' later actions do not hold without it: the host refuses this undo
            again = journal.play(game, after, target).state
            assert game.encode(again) == record.states[seq]


def law_drawing_and_revealing_end_undo(game: Game[Any], seats: int, count: int) -> None:
    """A step that drew is never undoable. (What was revealed is the secrecy laws' to find.)"""
    for seed in range(2):
        for entry in played(game, seats, seed).entries:
            assert entry.sealed or not entry.draws, "a step that drew can be taken back"


def law_simultaneous_answers_commute(game: Game[Any], seats: int, count: int) -> None:
    """Where several seats are asked at once: the order of their answers changes nothing, and one seat's answer
    can be struck without touching the others'."""
    for at in positions(game, seats, count):
        waiting = game.waiting(at.state)
        if len(waiting) < 2:
            continue
        answers = {seat: some_action(game, at.state, seat, at.seed, at.seq) for seat in waiting}
        results = []
        for order in (waiting, waiting[::-1], (*waiting[1:], waiting[0])):
            s = at.state
            for seat in order:
                s = game.apply(s, seat, answers[seat], dice(at.seed, at.seq)).state
            results.append(game.encode(s))
        assert len(set(results)) == 1, f"the order of answers matters: {answers}"
        entries, s = [], at.state
        for n, seat in enumerate(waiting[:-1], 1):
            entries.append(Entry(seq=n, seat=seat, text=text.write(answers[seat])))
            s = journal.play(game, s, entries[-1]).state
        for seat in waiting[:-1]:
            target = journal.undo_target(entries, seat)
            undo = Entry(seq=len(waiting), seat=seat, text=f"{journal.UNDO} {target.seq}")
            left = journal.replay(game, at.state, journal.line([*entries, undo]))
            assert seat in game.waiting(left)
            assert game.encode(journal.play(game, left, target).state) == game.encode(s)


def some_action(game: Game[Any], s: Any, seat: Seat, seed: int, seq: int) -> Action:
    """One of the actions offered to a seat."""
    actions = [action for offer in game.offers(s, seat) for action in offer]
    return actions[whims(seed, seq, f"seat {seat}").below(len(actions))]


def law_types_are_plain(game: Game[Any], seats: int, count: int) -> None:
    """States are made of whole numbers, texts, lists and names; actions of what their text can hold; every
    frame and action says in its docstring which rule it is."""
    assert re.fullmatch("[a-z][a-z0-9_]*", game.key)
    assert seats in game.seats
    plain(msgspec.inspect.type_info(game.rules.state), [])
    assert len(game.verbs) == len(game.rules.actions)
    assert not {journal.START, journal.UNDO} & set(game.verbs)
    for action in game.rules.actions:
        for name, hint in get_type_hints(action).items():
            fits = hint in (str, int, bool, tuple[str, ...])
            assert fits or name not in action.__struct_fields__, f"{action.__name__}.{name}: {hint}"
    for kind in (*game.rules.actions, *flow_types(game)):
        assert kind.__doc__, f"{kind.__name__} has no docstring"


def plain(info: Any, above: list[type]) -> None:
    """Fails for a type whose values may differ from process to process, or are no data."""
    bad = (inspect.FloatType, inspect.SetType, inspect.FrozenSetType, inspect.AnyType, inspect.DecimalType)
    assert not isinstance(info, bad), f"{type(info).__name__} in the state, under {above}"
    match info:
        case inspect.StructType(cls=cls, fields=fields):
            if cls not in above:
                for field in fields:
                    plain(field.type, [*above, cls])
        case inspect.DictType(key_type=key, value_type=value):
            assert isinstance(key, inspect.StrType), f"names are texts, under {above}"
            plain(value, above)
        case inspect.ListType(item_type=item) | inspect.VarTupleType(item_type=item):
            plain(item, above)
        case inspect.TupleType(item_types=items):
            for item in items:
                plain(item, above)
        case inspect.UnionType(types=types):
            for each in types:
                plain(each, above)
