"""The laws of secrecy: what a seat cannot know must not show in anything it is given.

A state is compared with one where all that a seat cannot know is imagined anew, and with what follows from it.
"""

from __future__ import annotations

from typing import Any

import msgspec

from engine.core import text
from engine.core.frames import AnyStep
from engine.core.game import Game
from engine.core.model import Action, Illegal, Note, Seat

from .checks import Plain, offered
from .play import Position, dice, positions, whims

Onlooker = None


def looks(game: Game[Any], s: Any, seat: Seat | None) -> dict[str, bytes]:
    """All that a seat (None: an onlooker) is given in a state, as bytes by what it is."""
    encode = msgspec.json.Encoder(order="deterministic", enc_hook=named).encode
    view = game.view(s, seat)
    given: dict[str, Any] = {"view": view, "asked": game.asked(s, seat), "frames": s.flow, "result": game.result(s)}
    if seat is not None:
        offers = game.offers(s, seat)
        given["offers"] = [(text.verb(offer.action), offer.fields) for offer in offers]
        actions = offered(game, s, seat, 12)
        given["previews"] = [game.preview(s, seat, action) for action in actions]
        given["labels"] = [
            game.guide.label(view, kind, getattr(action, name), Plain())
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
    """What differs of two looks."""
    return [what for what in one if one[what] != other[what]]


def onlookers(seats: int) -> list[Seat | None]:
    """Every seat and the onlooker."""
    return [*map(Seat, range(seats)), Onlooker]


def law_what_a_seat_cannot_know_does_not_show(game: Game[Any], seats: int, count: int) -> None:
    """With the unknown imagined anew, each seat is given the same; the imagined state is a possible one."""
    for at in positions(game, seats, count):
        for seat in onlookers(seats):
            other = game.imagined(at.state, seat, whims(at.seed, at.seq, "imagine"))
            game.rules.check(other)
            leaks = different(looks(game, at.state, seat), looks(game, other, seat))
            assert not leaks, f"{leaks} of {seat} depend on what it cannot know: {at.state.flow}"


def law_a_step_shows_nothing_unless_it_ends_undo(game: Game[Any], seats: int, count: int) -> None:
    """The same step with the unknown imagined anew: if it can be taken back, each seat is given the same after
    it, notes included. Even if not, who sees no difference is told none."""
    for at in positions(game, seats, count):
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


def try_step(game: Game[Any], s: Any, at: Position) -> AnyStep | None:
    """That position's action in another state, if it is offered there."""
    try:
        return game.apply(s, at.seat, at.action, dice(at.seed, at.seq))
    except Illegal:
        return None


def law_a_secret_answer_stays_secret(game: Game[Any], seats: int, count: int) -> None:
    """Where several seats are asked at once and one answers: if the others' views do not tell what, nothing
    else tells them either."""
    for at in positions(game, seats, count):
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
        for at in positions(game, seats, count):
            other = hidden(game.imagined(at.state, seat, whims(at.seed, at.seq, "imagine")), seat)
            for part, data in hidden(at.state, seat).items():
                seen.setdefault(part, set()).add(data)
                changed[part] = changed.get(part, False) or other[part] != data
        for part, values in seen.items():
            assert changed[part] or len(values) == 1, f"imagining for {seat} never changes {part}"


def hidden(s: Any, seat: Seat | None) -> dict[str, bytes]:
    """The parts of a state that a seat does not see."""
    parts = {f"hand {n}": msgspec.json.encode(hand) for n, hand in enumerate(s.hands) if n != seat}
    return {"box": msgspec.json.encode(s.box), **parts}
