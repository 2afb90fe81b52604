"""Play any game in a terminal: `python -m engine milestones --seats 3 --seed 7 [--auto]`.

With `--auto` practice opponents play all seats; without it the people at the keyboard do, in turn, from the
offers alone. The readable record comes first, then one line of JSON with the outcome.

`python -m engine replay FILE` plays the capsule of a fault (`engine.core.capsule`), and says what of it does not fit.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator

import msgspec
from msgspec import Struct

from engine.core import capsule, text
from engine.core.chance import Seeded
from engine.core.frames import AnyPosition, AnyStep
from engine.core.game import AnyGame
from engine.core.model import Action, Illegal, Seat
from engine.core.offers import Domain, Offer, further
from engine.core.opponents import OPPONENTS
from engine.core.values import Value, Words, begun
from games import GAMES
from words import FALLBACK, LOCALES, Speaker


def main(argv: list[str]) -> int:
    if argv[:1] == ["replay"]:
        return replay(argv[1:])
    parser = argparse.ArgumentParser(prog="python -m engine", description="Play a game in the terminal.")
    parser.add_argument("game", choices=[game.key for game in GAMES])
    parser.add_argument("--seats", type=int, help="number of players (default: the fewest)")
    parser.add_argument("--seed", type=int, default=1, help="the seed of all draws (default: 1)")
    parser.add_argument("--set", action="append", default=[], metavar="NAME=VALUE", help="a setting of the game")
    parser.add_argument("--auto", action="store_true", help="practice opponents play every seat")
    parser.add_argument("--player", choices=list(OPPONENTS), default="strong", help="which kind, with --auto")
    parser.add_argument("--lang", choices=LOCALES, default=FALLBACK)
    args = parser.parse_args(argv)
    rules = next(game for game in GAMES if game.key == args.game)
    seats = rules.seats[0] if args.seats is None else args.seats
    speak = Speaker(args.lang, rules)
    try:
        play(rules, seats, args.seed, args.player if args.auto else None, speak, options_of(rules, args.set))
    except Illegal as illegal:
        print(speak.refusal(illegal), file=sys.stderr)
        return 2
    except (EOFError, KeyboardInterrupt):
        print(file=sys.stderr)
        return 1
    except BrokenPipeError:  # the reader has seen enough
        sys.stderr.close()
        return 1
    return 0


def replay(argv: list[str]) -> int:
    """Play the capsule of a fault. Returns 0 if all of it fits, 1 if not, 2 if it cannot be read."""
    parser = argparse.ArgumentParser(prog="python -m engine replay", description="Play the capsule of a fault.")
    parser.add_argument("file")
    parser.add_argument("--picture", metavar="FILE", help="write the picture of it there")
    parser.add_argument("--lang", choices=LOCALES, default=FALLBACK)
    args = parser.parse_args(argv)
    try:
        with open(args.file, "rb") as file:
            told = capsule.read(file.read())
        rules = next((game for game in GAMES if game.key == told.head.game), None)
        if rules is None:
            raise capsule.Unfit(f"it is of {told.head.game}, which is not here.")
        if args.picture and told.pictures:
            with open(args.picture, "wb") as file:
                file.write(told.pictures[0].data)
    except (OSError, capsule.Unfit) as error:
        print(f"{args.file}: {error}", file=sys.stderr)
        return 2
    speak, faults = Speaker(args.lang, rules, reader=told.head.seat), 0
    print(f"{rules.name}, rules {told.head.rules} (here {rules.version}), {told.head.versions}")
    print(f"said: {told.head.said}")
    for line in told.lines:
        for sentence in map(speak.note, line.notes):
            print(f"{line.seq:>4}  {'(taken back) ' if line.struck else ''}{sentence}")
    for did in told.did:
        print(f"did   {did.what} {did.text} {did.came}")
    for scene, fault in capsule.replay(rules, told):
        faults += bool(fault)
        print(f"{scene.seq:>4}  {scene.text or '(now)'}: {fault or 'as it was'}")
    return 1 if faults else 0


def options_of(rules: AnyGame, chosen: list[str]) -> Struct:
    """The game's options with settings such as "map=laid". Raises `Illegal` for unknown ones."""
    options = rules.options()
    for words in chosen:
        name, _, value = words.partition("=")
        setting = next((each for each in rules.rules.settings.choices if each.name == name), None)
        if setting is None or (value not in setting.values and not setting.text):
            known = [f"{each.name}={value}" for each in rules.rules.settings.choices for value in each.values]
            raise Illegal("bad-options", reason=f"{words[:40]} ({', '.join(known)})")
        options = rules.rules.settings.choose(options, name, value)
    return options


def play(
    rules: AnyGame, seats: int, seed: int, opponent: str | None, speak: Speaker, options: Struct | None = None
) -> None:
    """One game from start to end on standard output. Raises `Illegal` for a wrong number of seats."""
    key = seed.to_bytes(16, "big", signed=True)
    step = rules.start(seats, Seeded(key, 0, 0), options)
    show(step, speak)
    count = 0
    while waiting := rules.waiting(step.state):
        seat = waiting[0]
        count += 1
        if opponent:
            action = OPPONENTS[opponent](rules, step.state, seat, Seeded(b"opponent" + key, 0, count))
        else:
            action = ask(rules, step.state, seat, speak)
        step = rules.apply(step.state, seat, action, Seeded(key, 0, count))
        print(f"{count:>4}  {speak.names_of([seat])}: {text.write(action)}")
        show(step, speak)
    result = rules.result(step.state)
    assert result is not None
    outcome = {
        "game": rules.key,
        "seats": seats,
        "seed": seed,
        "actions": count,
        "hash": rules.digest(step.state).hex(),
        "scores": result.scores,
        "winners": result.winners,
        "end_reason": result.reason,
    }
    print(msgspec.json.encode(outcome).decode())


def show(step: AnyStep, speak: Speaker) -> None:
    for note in step.notes:
        if note.to is None:
            print(f"      {speak.note(note)}")


def ask(rules: AnyGame, s: AnyPosition, seat: Seat, speak: Speaker) -> Action:
    """Ask the person at the keyboard: a number from the list, part by part, or the action's text."""
    view = rules.view(s, seat)
    print(f"\n{speak.names_of([seat])} - {speak.doing(view)}")
    offers = rules.offers(s, seat)
    while True:
        chosen = pick([speak.verb(offer.action) for offer in offers])
        try:
            if isinstance(chosen, str):
                action = rules.in_order(s, seat, rules.parse(chosen))
                rules.preview(s, seat, action)
                return action
            action = fill(rules, s, seat, offers[chosen], speak)
        except Illegal as illegal:
            print(speak.refusal(illegal))
            continue
        said = speak.preview(rules.preview(s, seat, action))
        if not said or input(f"  {said}. OK? [Y/n] ").strip().lower() not in ("n", "no"):
            return action


def fill(rules: AnyGame, s: AnyPosition, seat: Seat, offer: Offer, speak: Speaker) -> Action:
    """Ask for each field of an offer, long lists part by part. Raises `Illegal` for anything but a number."""
    view, values = rules.view(s, seat), {}
    kinds, hints = text.kinds(offer.action), text.types(offer.action)
    for name, domain in offer.fields.items():
        print(f"  {speak.ask(offer.action, name)}")

        def label(value: Value, kind: str = kinds[name]) -> str:
            return rules.guide.names.label(view, kind, value, speak)

        values[name] = value_of(domain, hints[name], label)
    return offer.action(**values)


def value_of(domain: Domain, hint: object, label: Callable[[Value], str]) -> Value:
    """Ask for a value, part by part where there are many. Raises `Illegal` for anything but a number."""
    said: Words = ()
    while True:
        choices = further(domain, said, hint)
        chosen = pick([label(begun(words, hint) if value is None else value) for words, value in choices])
        if isinstance(chosen, str):
            raise Illegal("not-a-number", value=chosen[:40])
        said, value = choices[chosen]
        if value is not None:
            return value


def pick(labels: list[str]) -> int | str:
    """A numbered list; the number typed, or the text."""
    for line in numbered(labels):
        print(line)
    while True:
        typed = input("> ").strip()
        if not typed.isdecimal():
            if typed:
                return typed
        elif 1 <= int(typed) <= len(labels):
            return int(typed) - 1


def numbered(labels: list[str]) -> Iterator[str]:
    for n, label in enumerate(labels, 1):
        yield f"  {n:>3}  {label}"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
