"""The laws of whole games and of their records."""

from __future__ import annotations

import json
import re
from itertools import combinations, islice, permutations
from types import UnionType
from typing import Any, get_args, get_type_hints

import msgspec
from msgspec import inspect

from engine.core import journal, text
from engine.core.chance import Recorded
from engine.core.game import Game
from engine.core.journal import Entry
from engine.core.model import Action, Illegal, Seat
from engine.core.values import has_parts, parts_of
from engine.kit.sealed import Sealed

from .checks import JUNK, MAX_NOTE, Plain, acting, refused
from .play import (
    MAX_MOVES,
    Moment,
    Played,
    curious_action,
    dice,
    moments,
    moves,
    options_of,
    played,
    whims,
)

GAMES, LOOKED_AT = 14, 2
"""Games that are to come to every kind of decision, and how many of them other laws look at."""
BEGUN = 20
"""Moves after which a game is begun."""
MOVES = 10
"""Moves of whole games for each position that is looked at."""
MAX_VALUES = 25
"""Values of a setting: the lines of a select."""


def law_a_game_comes_to_an_end(game: Game[Any], seats: int, count: int) -> None:
    """Random games end, with a result and nothing left to do; so do games whose players have all left."""
    made = seed = 0
    while seed < 2 or made < MOVES * count:
        states = played(game, seats, seed).states
        over(game, seats, game.decode(states[-1]))
        made, seed = made + len(states), seed + 1
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
    assert result.winners or seats == 1, "nobody has won"
    assert sorted({*result.winners}) == list(result.winners)
    assert all(0 <= seat < seats for seat in result.winners)
    assert re.fullmatch("[a-z0-9-]+", result.reason)
    assert game.waiting(s) == ()
    assert game.serial(s) == 0
    sources = game.guide.overview.sources(game.view(s, None), Plain())
    if sources:
        together = tuple(map(sum, zip(*(each.values for each in sources), strict=True)))
        assert together == result.scores, "its points have other sources"
    action = game.parse(played(game, seats, 0).entries[1].text)
    for n in range(seats):
        assert game.offers(s, Seat(n)) == []
        assert refused(game, s, Seat(n), action, dice(0, 0)) == "game-over"


def law_every_decision_is_reached(game: Game[Any], seats: int, count: int) -> None:
    """A few games of as many as can play, with one setting or another, come to every kind of decision: of one never
    reached the laws would say nothing. The games that other laws look at come first; then, since settings often show
    at once, all games are begun before any more is played on."""
    if seats < game.seats[-1]:
        return
    missing = {kind.__name__ for kind in flow_types(game) if "offers" in vars(kind)}
    for seed in range(LOOKED_AT):
        missing.difference_update(played(game, seats, seed).led_to)
    for seed in range(LOOKED_AT, GAMES):
        for _, _, step in islice(moves(game, seats, seed), BEGUN if missing else 0):
            missing.difference_update(type(frame).__name__ for frame in step.state.flow[-1:])
    for seed in range(LOOKED_AT, GAMES):
        if not missing:
            return
        missing.difference_update(played(game, seats, seed).led_to)
    assert not missing, f"never reached: {sorted(missing)}"


def flow_types(game: Game[Any]) -> list[type]:
    """The frames a game's state may hold."""
    *_, kinds = get_args(game.rules.state)  # a Moment[table, hand, box, frames]
    return list(get_args(kinds)) if isinstance(kinds, UnionType) else [kinds]


def law_the_record_is_the_game(game: Game[Any], seats: int, count: int) -> None:
    """Replaying a record with its draws gives the same state at each entry."""
    record = played(game, seats, 0)
    then = [game.digest(game.decode(data)).hex() for data in record.states[: 4 * count]]
    now = digests(game, seats, 0, record.entries[: 4 * count])
    assert then == now, "a replay leads elsewhere"


def digests(game: Game[Any], seats: int, seed: int, entries: list[Entry]) -> list[str]:
    """The state's fingerprint after each entry of a record, replayed."""
    start, *rest = entries
    state = game.start(seats, Recorded(start.draws), options_of(game, seats, seed)).state
    found = [game.digest(state).hex()]
    for entry in rest:
        state = journal.play(game, state, entry).state
        found.append(game.digest(state).hex())
    return found


def law_undo_crosses_nothing_drawn_or_revealed(game: Game[Any], seats: int, count: int) -> None:
    """An undo strikes the seat's last action and leads to a state that was there. The struck action may be done again
    and leads to the same position, unless others have overtaken it since: then it may be refused with a reason. It
    crosses no draw but what others drew for themselves alone (`Between.apart`), and which holds without it."""
    record = played(game, seats, 0)
    chance = whims(0, 0, "undo")
    for _ in range(count):
        seq = 1 + chance.below(len(record.entries) - 1)
        entries = record.entries[: seq + 1]
        for seat in map(Seat, range(seats)):
            try:
                target = journal.undo_target(entries, seat, game.apart)
            except Illegal:
                continue
            since = entries[target.seq :]
            assert target.seat == seat
            assert all(entry.seat != seat for entry in since[1:])
            drawn = [entry for entry in since if entry.sealed or entry.draws]
            assert all(each.seat != seat and apart(game, each) for each in drawn), "undone across a draw"
            try:
                after = journal.without(game, game.decode(record.states[target.seq - 1]), since[1:])
            except Illegal:
                continue  # the others' later actions do not hold without it: the host refuses this undo
            try:
                again = journal.play(game, after, target).state
            except Illegal:
                assert since[1:], f"an undone action cannot be done again: {target.text}"
                continue
            if comparable(game, record, since):
                # it may now be done in a later decision than then, one that this seat was free to act in
                found, kept = uncounted(again), uncounted(game.decode(record.states[seq]))
                assert game.encode(found) == game.encode(kept), f"done again it leads elsewhere: {target.text}"


def comparable(game: Game[Any], record: Played, since: list[Entry]) -> bool:
    """Whether an action that is taken back and done again must lead to the position as it was: not if it or a later
    one is an agreement, and not if it is another decision by now, after what others did: what they did there (a
    standing answer) is there already when it is done again, and may answer the next question at once; and an answer
    that it left itself may have lapsed when that decision began."""
    target, *later = since
    if not later:
        return True
    if any(agrees(game, game.parse(each.text)) for each in since):
        return False
    passed = {game.serial(game.decode(data)) for data in record.states[target.seq - 1 : later[-1].seq + 1]}
    return len(passed) == 1


def law_drawing_and_revealing_end_undo(game: Game[Any], seats: int, count: int) -> None:
    """A step that drew is never undoable. (The secrecy laws find revelations.)"""
    for seed in range(2):
        for entry in played(game, seats, seed).entries:
            assert entry.sealed or not entry.draws, "a step that drew can be taken back"


def law_simultaneous_answers_commute(game: Game[Any], seats: int, count: int) -> None:
    """Where several seats can act at once: two answers that are possible in either order lead to the same position
    (agreements with each other excepted), an overtaken one is refused with a reason, and no answer ends the
    question to another seat, except for an agreement that has lapsed. Sealed answers are possible in any order. One
    seat's answer can be struck without touching the others'."""
    for at in moments(game, seats, count):
        asked = game.waiting(at.state)
        answers = {seat: some_action(game, at, seat) for seat in acting(game, at.state)}
        if not asked or len(answers) < 2:
            continue
        for one, other in combinations(answers, 2):
            in_either_order(game, at, one, other, answers)
        if isinstance(at.state.flow[-1], Sealed):
            for order in permutations(asked):
                assert in_turn(game, at, order, answers) is not None, f"a sealed answer is refused: {answers}"
        plain = {seat: answer for seat, answer in answers.items() if not agrees(game, answer)}
        for order in ((*plain,), (*plain,)[::-1], (*plain,)[1:] + (*plain,)[:1]):
            together = [in_turn(game, at, order, answers), in_turn(game, at, tuple(plain), answers)]
            assert None in together or same(game, together), f"the order of answers matters: {plain}"
        can_be_struck(game, at, [seat for seat in asked if seat in plain], answers)


def in_either_order(game: Game[Any], at: Moment, one: Seat, other: Seat, answers: dict[Seat, Action]) -> None:
    """The law for two answers."""
    both = [in_turn(game, at, order, answers) for order in ((one, other), (other, one))]
    if agrees(game, answers[one]) or agrees(game, answers[other]) or None in both:
        return
    assert same(game, both), f"the order of answers matters: {answers[one]}, {answers[other]}"


def in_turn(game: Game[Any], at: Moment, order: tuple[Seat, ...], answers: dict[Seat, Action]) -> Any:
    """The state after these answers one after the other; None if one of them came too late: it was refused, or the
    decision was over before it, or something was drawn or revealed."""
    s, serial = at.state, game.serial(at.state)
    for n, seat in enumerate(order):
        try:
            before, step = s, game.apply(s, seat, answers[seat], dice(at.seed, at.seq))
        except Illegal:
            return None
        s, stands = step.state, game.serial(step.state) == serial
        asked = game.waiting(s) if stands else ()
        away = [other for other in game.waiting(before) if other not in (seat, *asked)]
        lapsed = agrees(game, answers[seat]) or all(agrees(game, game.default(before, each)) for each in away)
        assert lapsed, f"{away} sent away by {answers[seat]}"
        if n < len(order) - 1 and not (stands and step.undoable):
            return None
    return s


def same(game: Game[Any], states: list[Any]) -> bool:
    """Whether these are one position."""
    return len({game.encode(s) for s in states}) == 1


def can_be_struck(game: Game[Any], at: Moment, asked: list[Seat], answers: dict[Seat, Action]) -> None:
    """The answers of all seats asked but the last, then one of them struck and given once more. A seat that was asked
    only about an agreement may be asked no more: the agreement has lapsed by what another seat did."""
    if len(asked) < 2 or in_turn(game, at, tuple(asked), answers) is None:
        return
    entries, s = [], at.state
    for n, seat in enumerate(asked[:-1], 1):
        entries.append(Entry(seq=n, seat=seat, text=text.write(answers[seat])))
        s = journal.play(game, s, entries[-1]).state
    for seat in asked[:-1]:
        target = journal.undo_target(entries, seat, game.apart)
        undo = Entry(seq=len(asked), seat=seat, text=f"{journal.UNDO} {target.seq}")
        left = journal.replay(game, at.state, journal.line([*entries, undo]))
        lapsed = agrees(game, game.default(at.state, seat))
        assert seat in game.waiting(left) or lapsed, f"{seat} is not asked again"
        assert game.encode(journal.play(game, left, target).state) == game.encode(s)


def apart(game: Game[Any], entry: Entry) -> bool:
    """Whether what an entry drew is for its seat alone."""
    return isinstance(game.parse(entry.text), game.rules.between.apart)


def agrees(game: Game[Any], action: Action) -> bool:
    """Whether an action is one by which people agree with each other."""
    return isinstance(action, game.rules.between.agreements)


def uncounted(s: Any) -> Any:
    """The state without how often each seat has answered."""
    for frame in s.flow:
        frame.again = {}
    return s


def some_action(game: Game[Any], at: Moment, seat: Seat) -> Action:
    """One of the actions offered to a seat, of any verb."""
    chance, offers = whims(at.seed, at.seq, f"seat {seat}"), game.offers(at.state, seat)
    offer = offers[chance.below(len(offers))]
    return curious_action(offer, chance)


def law_types_are_plain(game: Game[Any], seats: int, count: int) -> None:
    """States are made of whole numbers, texts, lists and names; actions of values that their text can hold; every
    frame and action names its rule in its docstring."""
    assert re.fullmatch("[a-z][a-z0-9_]*", game.key)
    assert seats in game.seats
    plain(msgspec.inspect.type_info(game.rules.state), [])
    assert len(game.verbs) == len(game.rules.actions)
    assert not {journal.START, journal.UNDO} & set(game.verbs)
    for action in game.rules.actions:
        for name, hint in get_type_hints(action).items():
            fits = hint in (str, int, bool, tuple[str, ...]) or parts_are_plain(hint)
            assert fits or name not in action.__struct_fields__, f"{action.__name__}.{name}: {hint}"
    rules, guide = game.rules, game.guide
    named = (
        *guide.panel.rare,
        *guide.panel.ends,
        *guide.panel.swift,
        *rules.between.agreements,
        *rules.between.apart,
    )
    assert {*named} <= {*rules.actions}
    for kind in (*game.rules.actions, *flow_types(game)):
        assert kind.__doc__, f"{kind.__name__} has no docstring"


def parts_are_plain(hint: Any) -> bool:
    """Whether a type is a NamedTuple of texts and numbers, of which the last part may be several texts."""
    if not has_parts(hint):
        return False
    *parts, last = parts_of(hint).values()
    return all(part in (str, int) for part in parts) and last in (str, int, tuple[str, ...])


def law_settings_can_be_chosen(game: Game[Any], seats: int, count: int) -> None:
    """Each value of a setting is kept, in storage too, beside the others', and starts a game or is refused in
    words; so is any text where a setting takes one."""
    settings, options = game.rules.settings, game.options()
    for setting in settings.choices:
        assert re.fullmatch("[a-z][a-z0-9]*", setting.name)
        assert 1 <= len(setting.values) <= MAX_VALUES
        others = [each.name for each in settings.choices if each is not setting]
        for value in setting.values:
            changed = settings.choose(options, setting.name, value)
            assert settings.chosen(changed, setting.name) == value, f"{setting.name} is not {value}"
            assert game.options(msgspec.json.encode(changed)) == changed
            for other in others:
                assert settings.chosen(changed, other) == settings.chosen(options, other)
            starts(game, seats, changed)
        for words in (*JUNK, "\n", "x\n" * 2_000) if setting.text else ():
            starts(game, seats, options, setting.name, words)


def starts(game: Game[Any], seats: int, options: Any, setting: str = "", value: str = "") -> None:
    """A game begins with these options and a setting changed, or is refused in words."""
    try:
        if setting:
            options = game.rules.settings.choose(options, setting, value)
        step = game.start(seats, dice(0, 0), options)
    except Illegal as illegal:
        refusal = illegal
    else:
        assert game.waiting(step.state)
        return
    assert len(json.dumps(refusal.values)) <= MAX_NOTE, "a refusal longer than a message"


def plain(info: Any, above: list[type]) -> None:
    """Fails for a type with values that may differ from process to process, or are no data."""
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
        case inspect.NamedTupleType(fields=fields):
            for field in fields:
                plain(field.type, above)
        case inspect.TupleType(item_types=items):
            for item in items:
                plain(item, above)
        case inspect.UnionType(types=types):
            for each in types:
                plain(each, above)
