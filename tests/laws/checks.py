"""The laws of single moves. Each takes a game, a number of seats and how many positions to look at."""

from __future__ import annotations

import json
import re
from itertools import islice
from typing import Any

import msgspec

from engine.core import text
from engine.core.chance import Chance
from engine.core.game import Game
from engine.core.model import MAX_NOTES, Action, Illegal, Seat
from engine.core.offers import MAX_OFFERS, ByParts, Domain, Offer, OneOf, further, pick, settled
from engine.core.values import Words, begun, from_words, words_of

from .play import Moment, dice, moments, played, sentences, whims

MAX_WORDS = 100
"""Characters of a listed action: the limit for a line of a select."""
MUTANTS = 20
"""Distorted texts for each seat and position."""
FIRST = 40
"""Actions looked at of an offer that is never listed."""
MAX_NOTE = 1_000
"""Bytes of a note as JSON."""


def offered(game: Game[Any], s: Any, seat: Seat, at_most: int = MAX_OFFERS) -> list[Action]:
    """The actions offered to a seat; of more than `at_most`, evenly spread ones, and of choices never listed the
    first."""
    offers = game.offers(s, seat)
    actions = [
        action for offer in offers for action in (offer if offer.listed else islice(offer, min(at_most, FIRST)))
    ]
    return actions[:: -(-len(actions) // at_most) or 1]


def acting(game: Game[Any], s: Any) -> list[Seat]:
    """The seats that can do something: those waited for, and those free to act."""
    return [*game.waiting(s), *(seat for seat in game.free(s) if game.offers(s, seat))]


def law_somebody_can_always_move(game: Game[Any], seats: int, count: int) -> None:
    """A seat waited for has between 1 and `MAX_OFFERS` actions, all different; a seat free to act may have some;
    no other seat has any."""
    for at in moments(game, seats, count):
        waiting, free = game.waiting(at.state), game.free(at.state)
        assert waiting
        assert len({*waiting, *free}) == len(waiting) + len(free), "asked and free at once"
        for n in range(seats + 1):
            seat, offers = Seat(n), game.offers(at.state, Seat(n))
            if not offers and seat in free:
                continue
            if seat not in (*waiting, *free):
                assert offers == []
                assert refused(game, at.state, seat, at.action, dice(0, 0)) == "not-your-turn"
                continue
            assert seat < seats
            total = sum(offer.count() for offer in offers if offer.listed)
            assert sum(offer.count() for offer in offers) >= 1, f"nothing to do: {at.state.flow[-1]}"
            assert total <= MAX_OFFERS, f"{total} actions: {at.state.flow[-1]}"
            assert len({offer.action for offer in offers}) == len(offers), "a verb in two offers"
            texts = [text.write(action) for offer in offers if offer.listed for action in offer]
            assert len(set(texts)) == len(texts) == total, "an action is offered twice, or counted wrongly"
            assert all(tuple(offer.fields) == offer.action.__struct_fields__ for offer in offers)


def law_what_is_offered_is_accepted(game: Game[Any], seats: int, count: int) -> None:
    """Each offered action can be previewed and taken, and neither changes the state it is asked of."""
    for at in moments(game, seats, count):
        before = game.encode(at.state)
        for seat in acting(game, at.state):
            for action in offered(game, at.state, seat, 25):
                works(game, at.state, seat, action, dice(at.seed, at.seq))
        assert game.encode(at.state) == before, "asking or trying changed the state"


def works(game: Game[Any], s: Any, seat: Seat, action: Action, chance: Chance) -> None:
    """Fails unless an action can be previewed and taken."""
    shown = game.preview(s, seat, action)
    same_after_json(shown)
    assert min([0, *shown.cost.values(), *shown.gain.values()]) == 0
    assert game.apply(s, seat, action, chance).state is not s


def law_sentences_keep_what_they_promise(game: Game[Any], seats: int, count: int) -> None:
    """Every sentence said word by word ends in something allowed; every allowed sentence has a text and a label (so
    have its first words), can be previewed and taken."""
    for at in moments(game, seats, count):
        chance = whims(at.seed, at.seq, "sentences")
        for seat in acting(game, at.state):
            for offer in game.offers(at.state, seat):
                for name, domain in offer.fields.items():
                    if isinstance(domain, OneOf) and domain.more is not None:
                        keeps_its_promise(game, at, seat, offer, name, chance)


def keeps_its_promise(game: Game[Any], at: Moment, seat: Seat, offer: Offer, name: str, chance: Chance) -> None:
    """The law for one field: two ways through its sentences, and on from two listed values."""
    domain, hint = offer.fields[name], text.types(offer.action)[name]
    assert isinstance(domain, OneOf)
    view, kind = game.view(at.state, seat), text.kinds(offer.action)[name]
    listed = [words for value in domain.options if (words := words_of(value))]
    starts = [(), *(listed[chance.below(len(listed))] for _ in range(2 if listed else 0))]
    for first in starts:
        ways = sentences(domain, hint, first, chance)
        longest = max(ways, key=len, default=first)
        for n in range(1, len(longest) + 1):
            words = longest[:n]
            assert game.guide.names.label(view, kind, begun(words, hint), Plain()), words
            value = settled(domain, words, hint)
            if value is not None:
                allows(game, at, seat, offer, name, value)


def allows(game: Game[Any], at: Moment, seat: Seat, offer: Offer, name: str, value: Any) -> None:
    """Fails unless an action with this value in a field is read back from its text, previewed and taken."""
    rest = {other: next(iter(each.values())) for other, each in offer.fields.items() if other != name}
    action = offer.action(**rest, **{name: value})
    assert game.parse(text.write(action)) == action, value
    assert offer.admits(action), value
    works(game, at.state, seat, action, dice(at.seed, at.seq))


def law_what_is_chosen_part_by_part_is_there(game: Game[Any], seats: int, count: int) -> None:
    """Of a choice that is never listed, every way leads to a value that is admitted, has a label at each step and can
    be taken; each continuation is offered once; the count is right; and a value that is not reached is refused."""
    for at in moments(game, seats, count):
        chance = whims(at.seed, at.seq, "parts")
        for seat in acting(game, at.state):
            for offer in game.offers(at.state, seat):
                for name, domain in offer.fields.items():
                    if isinstance(domain, ByParts):
                        leads_somewhere(game, at, seat, offer, name, chance)


WAYS = 4
"""Ways through the parts of one choice that are followed."""


def leads_somewhere(game: Game[Any], at: Moment, seat: Seat, offer: Offer, name: str, chance: Chance) -> None:
    """The law for one field."""
    domain, view, kind = offer.fields[name], game.view(at.state, seat), text.kinds(offer.action)[name]
    assert isinstance(domain, ByParts)
    assert domain.kind is text.types(offer.action)[name], "the values are of the field's type"
    assert domain.count() >= 1, "nothing to choose"
    for _ in range(WAYS):
        words: Words = ()
        while following := domain.after(words):
            assert len(set(following)) == len(following), f"said twice: {following}"
            words = (*words, following[chance.below(len(following))])
            assert game.guide.names.label(view, kind, begun(words, domain.kind), Plain()), words
        value = from_words(words, domain.kind)
        assert domain.admits(value), f"reached, but not admitted: {value}"
        allows(game, at, seat, offer, name, value)
        assert domain.after((*words[:-1], "nowhere")) == (), "words that begin nothing lead on"
        mixed = settled(domain, (words[0], *words_of(pick(domain, chance.below))[1:]), domain.kind)
        assert mixed is None or reached(domain, mixed), f"admitted, but never reached: {mixed}"
    if not chance.below(COUNTED):
        assert sum(1 for _ in domain.values()) == domain.count(), "counted wrongly"


def reached(domain: ByParts, value: Any) -> bool:
    """Whether following the parts leads to this value."""
    return value in domain.beginning(words_of(value)[:-1])


COUNTED = 20
"""One in this many choices that are never listed is listed by the law, to count it."""


def law_every_action_has_one_text(game: Game[Any], seats: int, count: int) -> None:
    """An offered action is read back from its text unchanged; a listed one is short enough for a button."""
    for at in moments(game, seats, count):
        for seat in acting(game, at.state):
            for action in offered(game, at.state, seat):
                words = text.write(action)
                assert game.parse(words) == action, words
                assert text.write(game.parse(words)) == words
                assert len(words) <= MAX_WORDS, words


def refused(game: Game[Any], s: Any, seat: Seat, action: Action, chance: Chance) -> str:
    """The code of the refusal, "" if the action is accepted."""
    try:
        game.apply(s, seat, action, chance)
    except Illegal as illegal:
        refusal = illegal
    else:
        return ""
    assert len(json.dumps(refusal.values)) <= MAX_NOTE, "a refusal longer than a message"
    return refusal.code


def law_nothing_else_is_accepted(game: Game[Any], seats: int, count: int) -> None:
    """Distorted texts of offered actions are either offered too or refused in words; the state stays as it is."""
    words = sorted({word for at in moments(game, seats, count) for word in text.write(at.action).split()})
    pool = [*sorted({part for word in words for part in [word, *word.split("-")]}), *JUNK, *game.verbs]
    for at in moments(game, seats, count):
        before, chance = game.encode(at.state), whims(at.seed, at.seq, "mutants")
        for seat in acting(game, at.state):
            texts = [text.write(action) for action in offered(game, at.state, seat)]
            for _ in range(MUTANTS):
                mutant = mutate(texts[chance.below(len(texts))], pool, chance)
                try:
                    action = game.parse(mutant)
                except Illegal:
                    continue
                accepted = not refused(game, at.state, seat, action, dice(at.seed, at.seq))
                listed = text.write(action) in texts or said(game, at.state, seat, action)
                assert accepted == listed, f"{mutant!r} accepted: {accepted}"
        assert game.encode(at.state) == before


def said(game: Game[Any], s: Any, seat: Seat, action: Action) -> bool:
    """Whether an action is a sentence that may be typed besides the list, or has a value that is never listed but
    reached part by part."""
    fields = [
        (domain, getattr(action, name))
        for offer in game.offers(s, seat)
        if offer.action is type(action)
        for name, domain in offer.fields.items()
    ]
    return any(
        reached(domain, value)
        if isinstance(domain, ByParts)
        else isinstance(domain, OneOf) and domain.more is not None and domain.more.admits(value)
        for domain, value in fields
    )


JUNK = ("none", "-", "--", "0", "1", "-1", "01", "999999999", "1.5", "yes", "no", "True", "ж", "x" * 60, "²")


def mutate(words: str, pool: list[str], chance: Chance) -> str:
    """A text like this one: a word or a part of one replaced, dropped, doubled or swapped."""
    parts = words.replace("-", " - ").split(" ")
    n, other = chance.below(len(parts)), pool[chance.below(len(pool))]
    match chance.below(6):
        case 0 | 1:
            parts[n] = other
        case 2:
            del parts[n]
        case 3:
            parts.insert(n, parts[n])
        case 4:
            m = chance.below(len(parts))
            parts[n], parts[m] = parts[m], parts[n]
        case _:
            parts.append(other)
    return " ".join(parts).replace(" - ", "-")


def law_states_survive_storage(game: Game[Any], seats: int, count: int) -> None:
    """At every move: a state is the same after encoding, with its names in any order, and has no float."""
    for seed in range(2):
        for data in played(game, seats, seed).states:
            assert game.encode(game.decode(data)) == data, "a state changes when stored"
    for at in moments(game, seats, count):
        data = game.encode(at.state)
        shuffled = json.dumps(backwards(json.loads(data, parse_float=no_float))).encode()
        assert game.encode(game.decode(shuffled)) == data
        after = game.apply(at.state, at.seat, at.action, dice(at.seed, at.seq)).state
        loaded = game.decode(game.encode(after))
        for seat in map(Seat, range(seats)):
            assert game.offers(after, seat) == game.offers(loaded, seat), "offers change when a game is loaded"
            assert game.view(after, seat) == game.view(loaded, seat)


def no_float(digits: str) -> float:
    raise AssertionError(f"a number that is not whole in the state: {digits}")


def backwards(value: Any) -> Any:
    """JSON with the names of every object in the opposite order."""
    if isinstance(value, dict):
        return {key: backwards(value[key]) for key in reversed(value)}
    return [backwards(part) for part in value] if isinstance(value, list) else value


def law_every_decision_has_a_default(game: Game[Any], seats: int, count: int) -> None:
    """At each decision there is a legal default for a player who left; for other seats there is none."""
    for at in moments(game, seats, count):
        for seat in game.waiting(at.state):
            answer = game.default(at.state, seat)
            legal = any(offer.admits(answer) for offer in game.offers(at.state, seat))
            assert legal, f"not a legal default: {answer}"


def law_a_new_decision_has_a_new_name(game: Game[Any], seats: int, count: int) -> None:
    """A serial that a seat has answered never asks that seat again; the others' answers leave it standing."""
    for seed in range(2):
        record, answered, ticks = played(game, seats, seed), set[tuple[str, Seat]](), 0
        before: Any = None
        for entry, data in zip(record.entries, record.states, strict=True):
            s = game.decode(data)
            serials = [frame.serial for frame in s.flow]
            assert serials == sorted(set(serials)), "a frame without a name of its own"
            assert ticks <= s.ticks
            ticks, asked = s.ticks, game.waiting(s)
            assert game.serial(s) == (serials[-1] if serials else 0)
            assert not asked or 0 < serials[-1] <= ticks, "a decision without a name"
            if before is not None and entry.seat is not None:
                answered.add((game.asked(before, entry.seat), entry.seat))
                if game.serial(s) == game.serial(before):
                    others = [seat for seat in asked if seat != entry.seat]
                    renamed = [seat for seat in others if game.asked(s, seat) != game.asked(before, seat)]
                    assert not renamed, "an open decision was renamed"
            again = answered & {(game.asked(s, seat), seat) for seat in asked}
            assert not again, f"asked again under the same name: {s.flow[-1]}"
            before = s


def doing(s: Any) -> list[str]:
    """The kinds of decisions a state stands in."""
    return [type(frame).__name__ for frame in s.flow]


def same_after_json(value: Any) -> bytes:
    """The value as JSON; fails unless reading that gives the value again."""
    data = msgspec.json.encode(value)
    assert msgspec.json.decode(data, type=type(value)) == value, f"changes when stored: {value}"
    json.loads(data, parse_float=no_float)
    return data


def law_notes_can_be_stored(game: Game[Any], seats: int, count: int) -> None:
    """Notes are few, short, of plain data, and name sentences and seats that can be."""
    for seed in range(2):
        for notes in played(game, seats, seed).notes:
            assert len(notes) <= MAX_NOTES
            for note in notes:
                assert len(same_after_json(note)) <= MAX_NOTE
                assert re.fullmatch("[a-z0-9]+(-[a-z0-9]+)*", note.code)
                assert note.to is None or (note.to and all(0 <= seat < seats for seat in note.to))


def law_what_is_offered_can_be_said(game: Game[Any], seats: int, count: int) -> None:
    """Every value a seat may be shown, and every first part of one, has a label."""
    for at in moments(game, seats, count):
        for seat in acting(game, at.state):
            view = game.view(at.state, seat)
            for offer in game.offers(at.state, seat):
                kinds = text.kinds(offer.action)
                assert tuple(kinds) == offer.action.__struct_fields__
                for name, domain in offer.fields.items():
                    for value in label_values(domain, text.types(offer.action)[name]):
                        assert game.guide.names.label(view, kinds[name], value, Plain())


def label_values(domain: Domain, hint: Any) -> list[Any]:
    """A panel's options for a domain: values, or the first parts of several."""
    shown = [begun(words, hint) if value is None else value for words, value in further(domain, (), hint)]
    return list(dict.fromkeys([*shown, *islice(domain.values(), 30)]))


class Plain:
    """Words without a language."""

    def __call__(self, code: str, **args: Any) -> str:
        return f"{code} {args}"

    def value(self, kind: str, value: Any, count: int = 1) -> str:
        return f"{kind} {value}"
