"""Plays Roads & Boats by its panels and counts a person's presses: buttons, lines of selects and forms, by phase.

Counted are a person's presses on the panel that the bot would show (`cogs.question.next_question`); nothing is typed:

- opening the panel ("Your move") whenever a phase asks somebody without an open question;
- each verb, transporter, part of a value, page of a list; being done; leaving a standing answer;
- "all as before" shows what that leads to; it is carried out with one press more, the same by which one is done.

In movement a person gives new orders by hand and repeats the rest from last turn: all at once if that fits exactly,
else one by one. A person who wants nothing more in a turn says so for the whole turn.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from functools import cache
from typing import Any, NamedTuple

import db
from cogs.question.draft import BEGUN
from cogs.question.next_question import Option, Question, ask, staying
from cogs.viewer import Viewer
from engine.core.chance import Seeded
from engine.core.game import Game
from engine.core.model import Seat
from engine.core.opponents import steady_player
from engine.core.text import write
from engine.games.roads import GAME
from engine.games.roads.flow import PHASES, Position
from engine.games.roads.movement import orders, repeats
from engine.games.roads.setup import SETTINGS, Options
from host import Look, Table
from host.view.table import pack_options
from tests.games.roads.quiet import LAST, QUIET, SEATS, wanted
from words import Speaker

FIRST = 6
"""The turn from which presses are counted."""
MOST = 40
"""Presses that lead to an action at most."""
REACH = 6
"""Presses a player and turn that a quiet game may need."""
SKIP, DONE, AGAIN = "leave rest-skip", "done", "move all-again"
SPEAK = Speaker("en", GAME, ["Ann", "Ben", "Cat", "Dan"])


# --- a panel, and the way over it


class Way(NamedTuple):
    """Where a panel stands: the words chosen so far, and the page of a long list."""

    text: str = ""
    page: int = 0


def options(asked: Question) -> list[Option]:
    """Everything that can be pressed or picked on a panel."""
    return [*asked.options, *(option for other in asked.also for option in other.options), *asked.beside]


def leads(words: str, action: str) -> bool:
    """Whether an action can begin with these words."""
    if words.endswith(BEGUN):
        begun = words.removesuffix(BEGUN)
        return action == begun or action.startswith((f"{begun}-", f"{begun} "))
    return action == words or action.startswith(words + " ")


def step(look: Look, action: str, way: Way, say: Speaker = SPEAK) -> Way:
    """One press that brings a panel nearer to an action: the words after it, or the next page. Raises `ValueError`
    if there is no way."""
    asked = ask(Viewer(look, say), way.text, way.page)
    if not isinstance(asked, Question):
        raise ValueError(f"{way.text} is complete")
    if asked.kind == "some":
        return Way(action)
    on = [option.text for option in options(asked) if leads(option.text, action)]
    if on:
        return Way(on[0])
    name, _, rest = action.partition(" ")
    tab = f"{rest.partition('-')[0]}{BEGUN}"
    others = [o.text for o in options(asked) if o.text.endswith(f" {tab}") and o.text != asked.text]
    if others and name in ("move", "load", "unload"):
        return Way(others[0])
    for each in (asked, *asked.also):
        if each.page < each.pages - 1:
            return Way(each.text, each.page + 1)
    more = next((option.text for option in options(asked) if option.text == BEGUN), None)
    if more is None:
        raise ValueError(f"no way to {action} from {way.text!r}")
    return Way(more)


class Person:
    """Somebody at the table, with or without an open panel that asks something. Counts presses by turn and phase."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.way: Way | None = None
        self.asked = -1
        self.seen = False
        """Whether orders for all are shown, and not carried out yet."""
        self.pressed: Counter[tuple[int, str]] = Counter()

    def press(self, world: World, action: str) -> None:
        """All presses that lead to an action; then it is carried out."""
        at = (world.s.table.turn, world.phase())
        if self.way is None:
            self.way, self.pressed[at] = Way(), self.pressed[at] + 1
        if self.seen and action not in (SKIP, DONE):
            self.pressed[at] += 1
        self.seen = action == AGAIN
        for _ in range(MOST):
            self.way = step(world.look(self.seat), action, self.way)
            self.pressed[at] += 1
            if self.way.text == action:
                break
        else:
            raise ValueError(f"{action} takes more than {MOST} presses")
        world.carry_out(self.seat, action)
        look = world.look(self.seat)
        self.way = Way(staying(Viewer(look, SPEAK), action)) if look.waited else None


class World:
    """A game in play."""

    def __init__(self, game: Game[Any], s: Any, key: bytes) -> None:
        self.game, self.s, self.key, self.played = game, s, key, 0
        row = db.Game(
            id=1, key=GAME.key, server=1, channel=2, thread=3, status=db.Status.PLAYING, head=1, undos=0,
            wanted=SEATS, options=pack_options(GAME.options()), seed_hash=b"", rules=GAME.version, state_hash=b"",
            board=None, board_at=None, created_by=1, created_at=0, updated_at=0,
        )  # fmt: skip
        seats = tuple(db.Seat(index=n, person=n + 1, name=SPEAK.names[n]) for n in range(SEATS))
        self.table = Table(row, seats, game)

    def look(self, seat: Seat) -> Look:
        """Somebody's look now."""
        return Look(self.table, seat, self.s, "token", (), True, 0)

    def phase(self) -> str:
        """The pending question: a phase, or the order of play."""
        tag = str(self.s.flow[-1].__struct_config__.tag)
        return tag if tag in PHASES else "order"

    def waits_for(self, seat: Seat) -> bool:
        """Whether somebody must act."""
        return seat in self.game.waiting(self.s)

    def kept(self, seat: Seat) -> int:
        """How many actions of somebody wait until others have acted."""
        return len(self.s.table.held.get(str(seat), ()))

    def offered(self, seat: Seat, action: str) -> bool:
        """Whether somebody may do that now."""
        said = self.game.parse(action)
        return any(offer.admits(said) for offer in self.game.offers(self.s, seat))

    def carry_out(self, seat: Seat, action: str) -> None:
        """One action."""
        self.played += 1
        self.s = self.game.apply(self.s, seat, self.game.parse(action), Seeded(self.key, 0, self.played)).state


# --- ways to play

Play = Callable[[World, Person, bool], None]
"""All presses of somebody who is asked now, up to being done; whether standing answers are left."""


def quietly(world: World, person: Person, answers: bool) -> None:
    """As `roads_quiet` has it."""
    phase, turn, seat = world.phase(), world.s.table.turn, person.seat
    standing = world.s.hands[seat].standing
    if phase == "order":
        person.press(world, "leave call-no" if answers else "call no")
        return
    if phase == "production":
        if answers and standing.plan == "ask":
            person.press(world, "leave plan-clear")
        person.press(world, "produce" if world.offered(seat, "produce") else DONE)
        return
    if phase == "wonder":
        person.press(world, "leave wonder-pass" if answers and standing.wonder == "ask" else DONE)
        if phase == world.phase() and turn == world.s.table.turn and world.waits_for(seat):
            person.press(world, DONE)
        return
    steps = wanted(seat, turn, phase)
    if phase == "movement":
        steps = habits(world, person, steps)
    for action in (action for each in steps for action in each):
        person.press(world, action)
    more = phase == "movement" and (wanted(seat, turn, "building"))
    person.press(world, DONE if more else SKIP)


def habits(world: World, person: Person, steps: list[tuple[str, ...]]) -> list[tuple[str, ...]]:
    """Gives new orders by hand, then repeats last turn's if they fit exactly; returns the rest."""
    t, seat = world.s.table, person.seat
    again = {each[0].split()[1].partition("-")[0]: each for each in steps if same(world, seat, each)}
    for action in (action for each in steps if each not in again.values() for action in each):
        person.press(world, action)
    if not again:
        return []
    if world.offered(seat, AGAIN):
        t = orders.draft(world.s.table, seat)
        if repeats.carry_out(t, seat, repeats.ALL)[0] == sorted(again):
            person.press(world, AGAIN)
            return []
    return [(f"move {name}-again",) for name in again]


def same(world: World, seat: Seat, steps: tuple[str, ...]) -> bool:
    """Whether the steps of a transporter lead to the same as its orders of the last turn once more."""
    name = steps[0].split()[1].partition("-")[0]
    if not world.offered(seat, f"move {name}-again"):
        return False
    copies = []
    for actions in (steps, (f"move {name}-again",)):
        s = world.s
        for action in actions:
            s = world.game.apply(s, seat, world.game.parse(action), Seeded(b"only to see", 0, 0)).state
        copies.append((s.table.units[name].at, s.table.units[name].load, s.table.ground))
    return copies[0] == copies[1]


def like_opponents(world: World, person: Person, answers: bool) -> None:
    """One action as a practice opponent has it, step by step. What is left of it when a step has to wait for somebody
    else is not ordered."""
    seat = person.seat
    chance = Seeded(b"opponent" + world.key, 1, world.played)
    action = write(steady_player(world.game, world.s, seat, chance))
    if answers and action == "call no":
        action = "leave call-no"
    kept = world.kept(seat)
    for each in parts(world, seat, action):
        if world.waits_for(seat) and world.kept(seat) == kept:
            person.press(world, each)


def parts(world: World, seat: Seat, action: str) -> Iterable[str]:
    """An action as a panel has it: orders step by step."""
    name, _, value = action.partition(" ")
    if name != "move" or (world.offered(seat, action) and value.count("-") == 1):
        yield action
        return
    unit, *words = value.split("-")
    for part in orders.split(tuple(words))[0]:
        if part.verb not in orders.GOODS_VERBS:
            yield f"move {'-'.join((unit, *part.words))}"
            continue
        mine = world.s.table.units[unit]
        told = world.s.table, mine, part
        place = part.place or (orders.source_of(*told) if part.verb == "take" else orders.ground_of(*told[:2]))
        yield f"{'load' if part.verb == 'take' else 'unload'} {unit}-{place}-{part.kind}-{part.n}"


def play(world: World, people: list[Person], how: Play, answers: bool, last: int = LAST) -> None:
    """All turns up to the `last`. The first to act has to open a panel again later; who that is changes from phase to
    phase."""
    count = 0
    while world.s.flow and world.s.table.turn <= last:
        count += 1
        waiting = world.game.waiting(world.s)
        ordered = [*waiting[count % len(waiting) :], *waiting[: count % len(waiting)]]
        name = world.game.serial(world.s)
        for seat in ordered:
            for _ in range(MOST):
                if not world.waits_for(seat) or world.game.serial(world.s) != name:
                    break
                how(world, people[seat], answers)


# --- counting


def turns_of(people: list[Person]) -> list[Counter[str]]:
    """For each player and turn the presses by phase."""
    return [
        Counter({phase: n for (turn, phase), n in person.pressed.items() if turn == each})
        for person in people
        for each in range(FIRST, LAST + 1)
    ]


def measure(kind: str, answers: bool, seed: int = 0) -> list[Counter[str]]:
    """Plays a game; presses by phase for each player and turn."""
    if kind == "quiet":
        return quiet(answers, seed)[1]
    key, people = b"presses%d" % seed, [Person(Seat(n)) for n in range(SEATS)]
    start = GAME.start(SEATS, Seeded(key, 0, 0), SETTINGS.choose(Options(), "map", "four_sailors")).state
    play(World(GAME, start, key), people, like_opponents, answers)
    return turns_of(people)


@cache
def quiet(answers: bool, seed: int = 0) -> tuple[Position, list[Counter[str]]]:
    """Plays the quiet game; the beginning of its last turn, and the presses."""
    key, people = b"presses%d" % seed, [Person(Seat(n)) for n in range(SEATS)]
    world = World(QUIET, QUIET.start(SEATS, Seeded(key, 0, 0)).state, key)
    play(world, people, quietly, answers, LAST - 1)
    last: Position = world.s
    play(world, people, quietly, answers)
    return last, turns_of(people)
