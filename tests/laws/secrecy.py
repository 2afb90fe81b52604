"""The laws of secrecy: hidden things must not show in anything a seat is given.

A state is compared with one where everything hidden from a seat is imagined again, and with the next steps.
"""

from __future__ import annotations

from typing import Any

import msgspec

from engine.core import capsule, opponents, text
from engine.core.chance import Chance
from engine.core.frames import AnyStep
from engine.core.game import Game
from engine.core.model import Action, Illegal, Note, Seat

from .checks import Plain, offered
from .play import Moment, dice, moments, thought_over, whims

Onlooker = None
ASKED = 6
"""Actions of other positions that each seat tries in each."""


def looks(game: Game[Any], s: Any, seat: Seat | None) -> dict[str, bytes]:
    """Everything a seat (None: an onlooker) is given in a state, as bytes by its sort."""
    encode = msgspec.json.Encoder(order="deterministic", enc_hook=named).encode
    view = game.view(s, seat)
    given: dict[str, Any] = {"view": view, "asked": game.asked(s, seat), "frames": s.flow, "result": game.result(s)}
    if seat is None:  # of a seat they follow from its view, which is among these
        given["standings"] = game.guide.overview.standings(view, Plain())
        given["text"] = game.guide.overview.text(view, Plain())
    if seat is not None:
        offers = game.offers(s, seat)
        given["offers"] = [(text.verb(offer.action), offer.fields) for offer in offers]
        actions = offered(game, s, seat, 12)
        given["previews"] = [game.preview(s, seat, action) for action in actions]
        given["labels"] = [
            game.guide.names.label(view, kind, getattr(action, name), Plain())
            for action in actions
            for name, kind in text.kinds(type(action)).items()
        ]
        given["default"] = text.write(game.default(s, seat)) if seat in game.waiting(s) else ""
    return {what: encode(value) for what, value in given.items()}


def named(kind: type) -> str:
    """The type of values that are chosen part by part, as JSON."""
    return kind.__name__


def heard(notes: tuple[Note, ...], seat: Seat | None) -> list[Note]:
    """The notes that reach a seat."""
    return [note for note in notes if note.to is None or seat in note.to]


def different(one: dict[str, bytes], other: dict[str, bytes]) -> list[str]:
    """The differences of two looks."""
    return [what for what in one if one[what] != other[what]]


def onlookers(seats: int) -> list[Seat | None]:
    """Every seat and the onlooker."""
    return [*map(Seat, range(seats)), Onlooker]


def law_what_a_seat_cannot_know_does_not_show(game: Game[Any], seats: int, count: int) -> None:
    """With hidden things imagined again, each seat is given the same; the imagined state is a possible one."""
    for at in moments(game, seats, count):
        for seat in onlookers(seats):
            other = game.imagined(at.state, seat, whims(at.seed, at.seq, "imagine"))
            game.rules.check(other)
            leaks = different(looks(game, at.state, seat), looks(game, other, seat))
            assert not leaks, f"{leaks} of {seat} depend on what it cannot know: {at.state.flow}"


def law_what_is_imagined_depends_on_nothing_hidden(game: Game[Any], seats: int, count: int) -> None:
    """With the same chance, all that may be true for a seat is imagined as one and the same: else an order that is
    imagined would tell of the real one."""
    for at in moments(game, seats, count // 3):
        for seat in onlookers(seats):
            other = game.imagined(at.state, seat, whims(at.seed, at.seq, "imagine"))
            one, same = (game.imagined(s, seat, whims(at.seed, at.seq, "again")) for s in (at.state, other))
            assert game.encode(one) == game.encode(same), f"what {seat} imagines depends on what it cannot know"


def law_a_step_shows_nothing_unless_it_ends_undo(game: Game[Any], seats: int, count: int) -> None:
    """The same step with hidden things imagined again: if it can be taken back, each seat is given the same after
    it, notes included. Even if not, a seat that sees no difference is told none."""
    for at in moments(game, seats, count):
        real = game.apply(at.state, at.seat, at.action, dice(at.seed, at.seq))
        for seat in onlookers(seats):
            other = game.imagined(at.state, seat, whims(at.seed, at.seq, "imagine"))
            step = try_step(game, other, at)
            if step is None:
                continue  # the action says something about the hand it came from: no other hand could do it
            leaks = different(looks(game, real.state, seat), looks(game, step.state, seat))
            if real.undoable and step.undoable:
                assert not leaks, f"undo crosses what {seat} learnt by {text.write(at.action)!r}: {leaks}"
            if not leaks:
                same = heard(real.notes, seat) == heard(step.notes, seat)
                assert same, f"a note tells {seat} more than it sees: {text.write(at.action)!r}"


def try_step(game: Game[Any], s: Any, at: Moment) -> AnyStep | None:
    """That position's action in another state, if it is offered there."""
    try:
        return game.apply(s, at.seat, at.action, dice(at.seed, at.seq))
    except Illegal:
        return None


def law_a_secret_answer_stays_secret(game: Game[Any], seats: int, count: int) -> None:
    """Where several seats are asked at once and one answers: if the others' views do not tell its answer, nothing
    else tells them either."""
    for at in moments(game, seats, count):
        if len(game.waiting(at.state)) < 2:
            continue
        answers: list[Action] = offered(game, at.state, at.seat, 4)
        steps = [game.apply(at.state, at.seat, answer, dice(at.seed, at.seq)) for answer in answers]
        for seat in onlookers(seats):
            if seat == at.seat:
                continue
            given = [(looks(game, step.state, seat), heard(step.notes, seat)) for step in steps]
            for look, notes in given[1:]:
                if look["view"] == given[0][0]["view"]:
                    assert not different(look, given[0][0]), f"{seat} can tell an answer of {at.seat}"
                    assert notes == given[0][1], f"{seat} is told an answer of {at.seat}"


def law_imagination_reaches_all_that_is_hidden(game: Game[Any], seats: int, count: int) -> None:
    """Whatever hidden part changes in the course of a game is also changed by imagining; else the laws above
    would find nothing there."""
    for seat in onlookers(seats):
        seen: dict[str, set[bytes]] = {}
        changed: dict[str, bool] = {}
        for at in moments(game, seats, count):
            other = hidden(game.imagined(at.state, seat, whims(at.seed, at.seq, "imagine")), seat)
            for part, data in hidden(at.state, seat).items():
                seen.setdefault(part, set()).add(data)
                changed[part] = changed.get(part, False) or other.get(part) != data
        for part, values in seen.items():
            assert changed[part] or len(values) == 1, f"imagining for {seat} never changes {part}"


def law_a_refusal_tells_nothing_hidden(game: Game[Any], seats: int, count: int) -> None:
    """A refusal has the same words for all possibilities hidden from the seat."""
    at_all = list(moments(game, seats, count))
    said = sorted({text.write(at.action) for at in at_all})
    for at in at_all:
        chance = whims(at.seed, at.seq, "refusals")
        for seat in map(Seat, range(seats)):
            other = game.imagined(at.state, seat, whims(at.seed, at.seq, "imagine"))
            for words in (said[chance.below(len(said))] for _ in range(ASKED)):
                told = [refusal(game, s, seat, words, at) for s in (at.state, other)]
                assert told[0] == told[1], f"refusing {words!r} tells {seat} what it cannot know: {told}"


def refusal(game: Game[Any], s: Any, seat: Seat, words: str, at: Moment) -> tuple[str, dict[str, Any]] | None:
    """The words of the refusal, None if the action is accepted."""
    try:
        game.apply(s, seat, game.parse(words), dice(at.seed, at.seq))
    except Illegal as illegal:
        return illegal.code, illegal.values
    return None


def law_a_capsule_tells_what_its_reader_knows(game: Game[Any], seats: int, count: int) -> None:
    """The capsule of a fault is the same whatever is hidden from its reader, and its scenes lead where they led."""
    for at in moments(game, seats, count // 10):
        other = game.imagined(at.state, at.seat, whims(at.seed, at.seq, "imagine"))
        real, step = game.apply(at.state, at.seat, at.action, dice(at.seed, at.seq)), try_step(game, other, at)
        made = told_of(game, at.state, at, real)
        if step is not None and real.undoable == step.undoable:
            same = capsule.written([made]) == capsule.written([told_of(game, other, at, step)])
            assert same, f"a capsule of {at.seat} tells what it cannot know"
        head = capsule.Head(
            format=1, game=game.key, rules=game.version, seats=seats, seat=at.seat, locale="en", versions={}, said=""
        )
        read = capsule.read(capsule.written([head, made, capsule.scene(game, real.state, at.seat, at.seq + 1)]))
        faults = [each.fault for each in capsule.replay(game, read) if each.fault]
        assert not faults, f"a capsule does not lead where it led: {text.write(at.action)!r}: {faults}"


def told_of(game: Game[Any], s: Any, at: Moment, step: AnyStep | None) -> capsule.Scene:
    """The scene of that position's action in a state."""
    made = capsule.scene(game, s, at.seat, at.seq, text.write(at.action))
    if step is None or not step.undoable:
        return made
    return capsule.led(game, made, at.seat, step.state, step.notes)


class Real:
    """A real state that notices whether it is looked at."""

    def __init__(self, s: Any) -> None:
        self.s, self.seen = s, False

    def __getattr__(self, name: str) -> Any:
        return getattr(shown(self), name)


def shown(s: Any) -> Any:
    """The state itself, which has been looked at."""
    if not isinstance(s, Real):
        return s
    s.seen = True
    return s.s


class Fixed:
    """A game with an imagination that always comes to the same: differences then were looked up, not imagined.
    Nothing may be tried on the real state."""

    def __init__(self, game: Game[Any], imagined: bytes, real: bytes) -> None:
        self._game, self._imagined = game, imagined
        self._real = real if real != imagined else b""

    def imagined(self, s: Any, seat: Seat | None, chance: Chance) -> Any:
        return self._game.decode(self._imagined)

    def apply(self, s: Any, *rest: Any) -> AnyStep:
        s = shown(s)
        assert self._game.encode(s) != self._real, "an opponent tries its actions on the real state"
        return self._game.apply(s, *rest)

    def __getattr__(self, name: str) -> Any:
        found = getattr(self._game, name)
        return (lambda *given: found(*map(shown, given))) if callable(found) else found


def law_practice_opponents_know_what_their_seat_knows(game: Game[Any], seats: int, count: int) -> None:
    """With the same imagined, an opponent chooses the same for any real contents of the other hands and the box (one
    that looks at the imagined only is not asked twice); its trials use only the imagined state; and its choice is
    offered in the real one, which it leaves as it is."""
    for at, asked in thought_over(game, seats, count // 3):
        before = game.encode(at.state)
        for kind in asked:
            for seat in game.waiting(at.state):
                other, believed = (game.imagined(at.state, seat, whims(at.seed, at.seq, f"{n}")) for n in range(2))
                chosen = []
                for s in map(Real, (at.state, other)):
                    fixed: Any = Fixed(game, game.encode(believed), game.encode(s.s))
                    chosen.append(opponents.OPPONENTS[kind](fixed, s, seat, whims(at.seed, at.seq, kind)))  # type: ignore[arg-type]
                    if not s.seen:
                        break
                assert chosen[0] == chosen[-1], f"{kind} of {seat} knows more than its seat: {chosen}"
                assert any(offer.admits(chosen[0]) for offer in game.offers(at.state, seat)), f"{kind}: {chosen[0]}"
        assert game.encode(at.state) == before, "an opponent changes the state"


def hidden(s: Any, seat: Seat | None) -> dict[str, bytes]:
    """The parts of a state that a seat does not see."""
    parts = {f"hand {n}": msgspec.json.encode(hand) for n, hand in enumerate(s.hands) if n != seat}
    for name in s.box.__struct_fields__:
        held = getattr(s.box, name)
        piles = held if isinstance(held, dict) else {"": held}
        parts |= {f"box {name} {pile}".strip(): msgspec.json.encode(each) for pile, each in piles.items()}
    return parts
