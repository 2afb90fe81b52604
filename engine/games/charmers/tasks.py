"""What there is to do in an open turn: the task that must be done now, or else the open bonuses; each is used by one
action with all its choices.

A task is named by a bonus or by what a die or a person asks for: straight, curve, two_halves, second_half,
market_same, market_different, other (the Great Mogul's), sell_or_take (the merchant's), back_or_take (the
Portuguese's). The Maharani's is the same as a bonus, forward2.
"""

from __future__ import annotations

from typing import TypeAlias, get_args

from engine.core.model import Bug
from engine.core.values import Value

from . import actions as act
from . import goods, palace, river, roads
from .edition import PERSONS, SHAPES, bonus
from .pen import Pen, overlaps
from .scoring import gap

Step: TypeAlias = (
    act.Road
    | act.Join
    | act.Half
    | act.Sell
    | act.SellSame
    | act.SellDifferent
    | act.Circle
    | act.Purple
    | act.Sail
    | act.Palace
    | act.Upgrade
)
"""The actions that use a task."""
STEPS: tuple[type[Step], ...] = get_args(Step)
Ways: TypeAlias = dict[type[Step], tuple[Value, ...]]
"""The values of each verb's only field."""
MARKET = 3
"""Goods that may be sold on a market that is opened."""
MERCHANT = 2
"""Goods that may be sold to the merchant."""
REACH = 2
"""Free spaces of the river the Portuguese chooses from."""
MAY_LEAVE = ("market_same", "market_different", "second_half")
"""Tasks that may be left undone (ruling 8, further ruling 1)."""


def ways(pen: Pen, task: str) -> Ways:
    """The actions that use a task now; none if it cannot be used."""
    found = _ways(pen, task)
    return {verb: values for verb, values in found.items() if values}


def _ways(pen: Pen, task: str) -> Ways:
    sheet = pen.sheet
    match task:
        case "two_halves":
            return {act.Join: roads.fitting(pen, *roads.WHOLE), act.Half: roads.extensions(pen)}
        case "second_half":
            return {act.Half: roads.extensions(pen)}
        case "half":  # two of them may be joined (ruling 23)
            pair = pen.turn.open.count("half") > 1
            return {
                act.Join: roads.fitting(pen, *roads.WHOLE) if pair else (),
                act.Half: roads.extensions(pen),
            }
        case "market_same":
            return {act.SellSame: goods.same_kind(sheet, MARKET)}
        case "market_different":
            return {act.SellDifferent: goods.different_kinds(sheet, MARKET)}
        case "other":
            return {act.Palace: palace.others(pen)}
        case "sell_or_take":
            return {act.Sell: goods.any_kinds(sheet, MERCHANT), act.Circle: goods.different(pen, 1)}
        case "back_or_take":
            return {act.Sail: river.back(pen, REACH), act.Circle: goods.different(pen, 1)}
    return _bonus_ways(pen, task)


def _bonus_ways(pen: Pen, task: str) -> Ways:
    kind, count = bonus(task)
    match kind:
        case "goods":
            return {act.Circle: goods.different(pen, count)}
        case "purple_die":
            return {act.Purple: goods.purple(pen, pen.turn)}
        case "sell":
            return {act.Sell: goods.any_kinds(pen.sheet, count)}
        case "sell_same":
            return {act.SellSame: goods.same_kind(pen.sheet, count)}
        case "sell_different":
            return {act.SellDifferent: goods.different_kinds(pen.sheet, count)}
        case "forward":
            return {act.Sail: river.forward(pen, count)}
        case "back":
            return {act.Sail: river.back(pen, count)}
        case "back_any":
            return {act.Sail: river.back(pen)}
        case "upgrade":
            return {act.Upgrade: palace.raisable(pen)}
        case "palace":
            return {act.Palace: tuple(each for each in PERSONS if palace.usable(pen, each))}
        case _ if kind in SHAPES:
            return {act.Road: roads.fitting(pen, kind)}
        case _ if kind in PERSONS:
            return {act.Palace: (kind,) if palace.usable(pen, kind) else ()}
    raise Bug(f"no way to use {task}")


def offered(pen: Pen) -> Ways:
    """All that can be done: the task that must be done now, or else any open bonus (ruling 19)."""
    found: Ways = {}
    for task in [pen.turn.now] if pen.turn.now else dict.fromkeys(pen.turn.open):
        for verb, values in ways(pen, task).items():
            found[verb] = tuple(dict.fromkeys((*found.get(verb, ()), *values)))
    return {verb: found[verb] for verb in STEPS if verb in found}


def used(pen: Pen, action: Step) -> str:
    """The open bonus that an action uses: of several the one with the fewest ways, of these a certain person rather
    than any; that never leaves less, even if more people have something to do later."""
    verb, value = type(action), value_of(action)
    fits: list[tuple[int, bool, str]] = []
    for task in dict.fromkeys(pen.turn.open):
        values = ways(pen, task).get(verb, ())
        if value in values:
            fits.append((len(values), task == "palace", task))
    return min(fits)[-1]


def value_of(action: Step) -> Value:
    """The value of an action's only field."""
    return getattr(action, type(action).__struct_fields__[0])


def use(pen: Pen, action: Step) -> None:
    """Carry out one action, cross off what it uses, and do what then leaves no choice."""
    turn = pen.turn
    if turn.now:
        task, turn.now = turn.now, ""
    else:
        task = used(pen, action)
        turn.open.remove(task)
        if isinstance(action, act.Join):
            turn.open.remove(task)
    _carry_out(pen, action)
    _second_half(pen, task, type(action))
    settle(pen)


def _carry_out(pen: Pen, action: Step) -> None:
    match action:
        case act.Road(at) | act.Join(at):
            roads.draw(pen, at)
        case act.Half(at):
            roads.extend(pen, at)
        case act.Sell(wares) | act.SellSame(wares) | act.SellDifferent(wares):
            goods.sell(pen, wares)
        case act.Circle(wares) | act.Purple(wares):
            goods.circle(pen, wares)
        case act.Sail(space):
            river.sail(pen, int(space))
        case act.Palace(person):
            palace.cross(pen, person)
        case act.Upgrade(building):
            palace.upgrade(pen, building)


def settle(pen: Pen) -> None:
    """Do what must be done as long as there is only one way to do it; what may be left waits for its player."""
    while task := pen.turn.now:
        found = [(verb, value) for verb, values in ways(pen, task).items() for value in values]
        if found and (len(found) > 1 or task in MAY_LEAVE):
            return
        pen.turn.now = ""
        if found:
            (verb, value) = found[0]
            _carry_out(pen, verb(value))
            _second_half(pen, task, verb)
        else:
            pen.say("nothing-to-do", seat=pen.seat, task=task)


def _second_half(pen: Pen, task: str, verb: type[Step]) -> None:
    """After the first of two half roads the second may be drawn."""
    if task == "two_halves" and verb is act.Half:
        pen.turn.now = "second_half"


def leave(pen: Pen) -> None:
    """Leave what may be left undone."""
    pen.say("left", seat=pen.seat, task=pen.turn.now)
    pen.turn.now = ""


def usable(pen: Pen) -> list[str]:
    """The open bonuses that can be used now, each kind once."""
    return [task for task in dict.fromkeys(pen.turn.open) if ways(pen, task)]


def closes(pen: Pen) -> bool:
    """Whether a turn is over by itself: nothing is left that it could do. Who has brought about the end of the game
    says so: no later turn will mend a slip."""
    return not pen.turn.now and not usable(pen) and not overlaps(pen)


def close(pen: Pen) -> None:
    """The end of a turn: bonuses not used lapse (rulings 19 to 21, further ruling 4)."""
    left, could = pen.turn.open, usable(pen)
    for task in left:
        pen.say("declined" if task in could else "lapsed", seat=pen.seat, task=task)
    pen.turn.open = []
    pen.say(
        "turn-over",
        seat=pen.seat,
        gap=max(0, gap(pen.edition, pen.sheet)),
        overlap=max(0, -gap(pen.edition, pen.sheet)),
    )
