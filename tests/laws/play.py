"""Random games, kept as records for the laws to look at."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from typing import Any

from msgspec import Struct

from engine.core import text
from engine.core.chance import Chance, Seeded
from engine.core.frames import AnyStep
from engine.core.game import Game
from engine.core.journal import START, Entry
from engine.core.model import Action, Illegal, Seat
from engine.core.offers import Domain, Offer, OneOf, pick, settled
from engine.core.opponents import kinds, steady_player
from engine.core.values import Words, from_words

MAX_MOVES = 10_000
"""Entries a game may have; one that needs more has no end."""
TRIES = 5
"""Actions a keen player looks at."""
WORDS = 60
"""Words a sentence may have; one that needs more has no end."""
TALKATIVE = 3
"""Every third value that may be a sentence is one."""
RESTLESS = 8
"""Once in this many moves a seat acts that is free to, though nobody waits for it."""
KEEN = 5
"""Every fifth game is played by keen players: random ones seldom build up anything."""


class Played(Struct, frozen=True):
    """A whole game: its journal, and for each entry the state's bytes after it, its notes, and the kind
    of decision ("" at the end) it led to."""

    entries: list[Entry]
    states: list[bytes]
    notes: list[tuple[Any, ...]]
    led_to: list[str]


class Moment(Struct, frozen=True):
    """A moment of a random game: the state, and the action that `seat` took in it (entry `seq`)."""

    state: Any
    seat: Seat
    action: Action
    seq: int
    seed: int


def dice(seed: int, seq: int) -> Seeded:
    """The draws of a game's entry."""
    return Seeded(f"dice {seed}".encode(), 0, seq)


def whims(seed: int, seq: int, what: str = "player") -> Seeded:
    """Draws outside the game: the choices of a random player or a law."""
    return Seeded(f"{what} {seed}".encode(), 0, seq)


def curious_player(game: Game[Any], s: Any, seat: Seat, used: Counter[type], chance: Chance) -> Action:
    """Any action, but half of the time one with the verb used least so far."""
    offers = game.offers(s, seat)
    assert offers, f"a dead end: {seat} is asked and offered nothing: {s.flow[-1]}"
    offer = min(offers, key=lambda offer: used[offer.action])
    if chance.below(2):
        offer = offers[chance.below(len(offers))]
    used[offer.action] += 1
    return curious_action(offer, chance)


def curious_action(offer: Offer, chance: Chance) -> Action:
    """An action with any value of each field."""
    hints = text.types(offer.action)
    return offer.action(**{name: curious_value(each, hints[name], chance) for name, each in offer.fields.items()})


def curious_value(domain: Domain, hint: Any, chance: Chance) -> Any:
    """One of the values listed, or now and then a sentence besides."""
    if isinstance(domain, OneOf) and domain.more is not None and not chance.below(TALKATIVE):
        said = sentences(domain, hint, (), chance)
        if said:
            return from_words(said[-1], hint)
    return pick(domain, chance.below)


def sentences(domain: OneOf, hint: Any, first: Words, chance: Chance) -> list[Words]:
    """The sentences that are allowed on one way from some first words to where no more may follow, the shortest
    first. Fails where words lead nowhere."""
    assert domain.more is not None
    words, allowed = first, list[Words]()
    for _ in range(WORDS):
        if words != first and settled(domain, words, hint) is not None:
            allowed.append(words)
        following = domain.more.after(words)
        if not following:
            assert words == first or allowed[-1:] == [words], f"words that lead nowhere: {words}"
            return allowed
        words = (*words, following[chance.below(len(following))])
    raise AssertionError(f"a sentence without end: {words}")


def keen_player(game: Game[Any], s: Any, seat: Seat, seed: int, seq: int) -> Action:
    """The best looking of a few actions, of any verb each: it looks at the real draws, as no player may.
    For a game with a planner, the planner's choice as often as any action."""
    offers, chance, estimate = game.offers(s, seat), whims(seed, seq, "keen"), game.opponents.estimate
    assert offers, f"a dead end: {seat} is asked and offered nothing: {s.flow[-1]}"
    if estimate is None and seat in game.waiting(s) and chance.below(2):
        return steady_player(game, s, seat, chance)
    some = []
    for _ in range(TRIES):
        offer = offers[chance.below(len(offers))]
        some.append(curious_action(offer, chance))
    if estimate is None:
        return some[0]
    outcomes = [game.view(game.apply(s, seat, action, dice(seed, seq)).state, seat) for action in some]
    return some[max(range(TRIES), key=lambda n: estimate(outcomes[n]))]


def options_of(game: Game[Any], seats: int, seed: int) -> Any:
    """A game's options: the usual for seed 0, other settings for other seeds if they fit."""
    options, settings = game.options(), game.rules.settings
    for setting in settings.choices if seed else ():
        try:
            changed = settings.choose(options, setting.name, setting.values[seed % len(setting.values)])
            game.start(seats, dice(seed, 0), changed)
        except Illegal:
            continue
        options = changed
    return options


def moves(game: Game[Any], seats: int, seed: int) -> Iterator[tuple[Seat | None, str, AnyStep]]:
    """A game to its end: seats, texts, steps. Fails if there is no end."""
    step, used = game.start(seats, dice(seed, 0), options_of(game, seats, seed)), Counter[type]()
    yield None, START, step
    for seq in range(1, MAX_MOVES):
        waiting = game.waiting(step.state)
        if not waiting:
            return
        chance = whims(seed, seq)
        seat = who_acts(game, step.state, waiting, chance)
        if seed % KEEN == 0:
            action = keen_player(game, step.state, seat, seed, seq)
        else:
            action = curious_player(game, step.state, seat, used, chance)
        step = game.apply(step.state, seat, action, dice(seed, seq))
        yield seat, text.write(action), step
    raise AssertionError(f"{game.key}, {seats} seats, seed {seed}: not over after {MAX_MOVES} moves")


def who_acts(game: Game[Any], s: Any, waiting: tuple[Seat, ...], chance: Chance) -> Seat:
    """One of the seats waited for, now and then one that is free to act."""
    if not chance.below(RESTLESS):
        free = [seat for seat in game.free(s) if game.offers(s, seat)]
        if free:
            return free[chance.below(len(free))]
    return waiting[chance.below(len(waiting))]


def entry(seq: int, seat: Seat | None, words: str, step: AnyStep) -> Entry:
    """The journal's entry for a step."""
    return Entry(seq=seq, seat=seat, text=words, draws=step.draws, sealed=not step.undoable)


def journal(game: Game[Any], seats: int, seed: int) -> Iterator[Entry]:
    """The entries of a game, one by one."""
    for seq, (seat, words, step) in enumerate(moves(game, seats, seed)):
        yield entry(seq, seat, words, step)


@lru_cache(maxsize=8)
def played(game: Game[Any], seats: int, seed: int) -> Played:
    """The record of a game."""
    record = Played([], [], [], [])
    for seq, (seat, words, step) in enumerate(moves(game, seats, seed)):
        record.entries.append(entry(seq, seat, words, step))
        record.states.append(game.encode(step.state))
        record.notes.append(step.notes)
        record.led_to.append(type(step.state.flow[-1]).__name__ if step.state.flow else "")
    return record


def moments(game: Game[Any], seats: int, count: int) -> Iterator[Moment]:
    """Positions of two long random games, or of as many short ones as it takes: about `count` spread evenly
    over each game, and of every kind of decision its share."""
    for seed, seq in chosen(game, seats, count):
        record = played(game, seats, seed)
        made = record.entries[seq]
        assert made.seat is not None
        yield Moment(game.decode(record.states[seq - 1]), made.seat, game.parse(made.text), seq, seed)


def thought_over(game: Game[Any], seats: int, count: int) -> Iterator[tuple[Moment, list[str]]]:
    """Moments, with the kinds of practice opponents that are asked there: alone, where a strong one may rehearse
    whole games, it is asked at few of them."""
    every = kinds(game)
    step = max(1, len(chosen(game, seats, count)) // ALONE) if seats == 1 else 1
    for n, at in enumerate(moments(game, seats, count)):
        yield at, every if n % step == step // 2 else [kind for kind in every if kind != "strong"]


ALONE = 3
"""Moments of games alone at which a strong opponent is asked."""


@lru_cache(maxsize=32)
def chosen(game: Game[Any], seats: int, count: int) -> list[tuple[int, int]]:
    """Which entries (seed, seq) to look at the positions before: half of them evenly, half by kind of decision."""
    by_kind: dict[str, list[tuple[int, int]]] = {}
    every: list[tuple[int, int]] = []
    seed = 0
    while len(every) < count or seed < 2:
        for seq, kind in enumerate(played(game, seats, seed).led_to[:-1], 1):
            by_kind.setdefault(kind, []).append((seed, seq))
            every.append((seed, seq))
        seed += 1
    found = spread(every, count // 2)
    for places in by_kind.values():
        found += spread(places, count // 2 // len(by_kind) + 1)
    return sorted(set(found))


def spread(places: list[tuple[int, int]], count: int) -> list[tuple[int, int]]:
    """About `count` of these, evenly."""
    return places[:: max(1, len(places) // max(1, count))]
