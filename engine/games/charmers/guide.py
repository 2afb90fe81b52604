"""Quick and clear panels for The Dice Charmers, see `engine.core.guide`: every die in reach and every open bonus on
the first panel, and reminders for a player who comes back after a day."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from engine.core import guide
from engine.core.awards import Award
from engine.core.guide import Chapter
from engine.core.model import Action, Note, Seat
from engine.core.offers import Offer, OneOf
from engine.core.speak import Speak
from engine.kit.lessons import Lessons

from . import prospects as ahead
from .actions import (
    ACTIONS,
    Circle,
    Finish,
    Half,
    Join,
    Karma,
    Leave,
    Palace,
    Purple,
    Road,
    Roll,
    Sail,
    Sell,
    SellDifferent,
    SellSame,
    Take,
    Upgrade,
)
from .dice import distinct, twin
from .edition import GOODS
from .labels import Names, label
from .pen import Notes, Pen, open_pen
from .ranking import dearest, ranked
from .roads import WHOLE, fitting
from .scoring import overlap
from .spelling import Typed
from .standing import sources, standings
from .state import Sheet, Table, Turn, View
from .tasks import offered
from .told import chapters
from .touches import News

STEPS = tuple(action for action in ACTIONS if action not in (Roll, Take, Karma, Leave, Finish))
"""What is done on one's own sheet."""
ROADS = (Road, Join, Half)
SALES = (Sell, SellSame, SellDifferent)
ONWARD: Mapping[str, tuple[type[Action], ...]] = {
    "maharani": (Sail,),
    "merchant": (Sell, Circle),
    "raja": (Upgrade,),
    "portuguese": (Sail, Circle),
    "straight": (Road,),
    "curve": (Road,),
    "lotus": (Road, Circle, Upgrade, Purple),
    "fish": (Road, Circle, Upgrade, Purple),
    "crane": (Road, Circle, Upgrade, Purple),
}
"""By person or face, what follows it as a rule, of those with few values."""
MANY, FEW = 10, 3
"""Values of all open bonuses that each have a button, and of one of them where there are more."""
NEAR = 9
"""A gap that others may close in a round or two."""
LITTLE = 1
"""Places of a row of the market that are worth a word."""
LISTED = 25
"""Places for a half road that stand in one list, each with where it leads."""


class Panel(guide.Panel):
    """Every die in reach and every open bonus on the first panel."""

    ends = (Leave, Finish)
    swift = (Roll,)
    closed = (Karma,)
    ranked = staticmethod(ranked)

    def narrowed(self, view: View, offer: Offer) -> Offer:
        """Equal dice are one option; of sales the one that brings most is the first. A half road is not asked for by
        its cell first, which would not say where it leads."""
        if offer.action in SALES and view.seat is not None:
            ((name, sales),) = offer.fields.items()
            return Offer(offer.action, {name: OneOf(tuple(dearest(view, tuple(sales.values()))))})
        if offer.action is Half and offer.count() <= LISTED:
            return Offer(Half, {"half": OneOf(tuple(offer.fields["half"].values()), stops=(2,))})
        if offer.action not in (Take, Karma):
            return offer
        domain = offer.fields["die"]
        return Offer(offer.action, {"die": OneOf(distinct(view.table, tuple(map(str, domain.values()))))})

    def alike(self, view: View, action: Action) -> tuple[Action, ...]:
        """Taking the other die of that colour, if it shows the same face."""
        if not isinstance(action, Take) or action.die not in view.table.dice:
            return ()
        other = twin(action.die)
        return (Take(other),) if distinct(view.table, (action.die, other)) == (action.die,) else ()

    def direct(self, view: View, offer: Offer) -> tuple[object, ...]:
        """The dice stand on the first panel, and what there is to do where it is not much."""
        if offer.action is not Take and (offer.action not in STEPS or offer.action in ROADS):
            return ()
        values = tuple(next(iter(offer.fields.values())).values())
        return values if offer.action is Take or len(values) <= FEW or _to_do(view) <= MANY else ()

    def listed(self, view: View) -> tuple[type[Action], ...]:
        """All open bonuses stand on the first panel."""
        return STEPS

    def onward(self, view: View, action: Action) -> tuple[type[Action], ...]:
        """What a person lets one do, whether they are a bonus or on a die; where the road of a die may lie."""
        if isinstance(action, Take):
            return ONWARD.get(view.table.dice[action.die].face, ())
        return ONWARD.get(action.person, ()) if isinstance(action, Palace) else ()


def _to_do(view: View) -> int:
    """How much there is to choose from on one's own sheet, other than roads."""
    assert view.seat is not None
    found = offered(open_pen(view.table, view.seat, Notes().say))
    return sum(len(values) for verb, values in found.items() if verb not in ROADS)


class Hints(guide.Hints):
    """What cannot be done, and by what a bonus lapses."""

    losses = ("would-lapse", "would-decline", "would-leave")

    def chances(self, view: View) -> tuple[Note, ...]:
        """That a road leads to a free cell, where another may be joined."""
        return (Note("would-close-in", {}),) if _joints(view) else ()

    def closing(self, view: View) -> tuple[type[Action], ...]:
        """A road takes one cell: it ends the chance where that is the only one."""
        return (Road, Join) if _joints(view) == 1 else ()

    def barred(self, view: View, speak: Speak) -> tuple[tuple[str, str], ...]:
        """The dice in reach that do not fit, and the open bonuses that cannot be used now."""
        table, seat = view.table, view.seat
        if seat is None:
            return ()
        if table.turns[seat] is None:
            found = ahead.prospects(table, seat) if seat == table.asked else ()
            stuck = {each.die: each.why for each in found if not each.takes}
            return tuple(
                (label(view, "die", die, speak), speak.value("why", stuck[die]))
                for die in distinct(table, tuple(stuck))
            )
        pen = open_pen(table, seat, Notes().say)
        idle = ((task, ahead.obstacle(pen, task)) for task in dict.fromkeys(pen.turn.open))
        return tuple((speak.value("task", task), speak.value("why", why)) for task, why in idle if why)


def _joints(view: View) -> int:
    """The free cells to which a road leads."""
    table, seat = view.table, view.seat
    if seat is None:
        return 0
    pen = Pen(table, seat, table.sheets[seat], Turn("", []), Notes().say)
    return len({lay.cell for lay in fitting(pen, *WHOLE)})


class Picture(guide.Picture):
    """Columns are letters; each sheet has a close-up."""

    marks = guide.NUMBERS

    def places(self, view: View) -> tuple[str, ...]:
        """The sheets, by their places at the table: 1, 2, …"""
        return tuple(str(n) for n in range(1, len(view.table.sheets) + 1))


class Overview(guide.Overview):
    """For a player who comes back after a day."""

    awards = (
        Award("sale", ("sold",), of="money", single=True),
        Award("goods", ("sold",), of="goods"),
        Award("karma", ("karma-used",)),
        Award("unused", ("declined", "lapsed", "left")),
    )
    standings = staticmethod(standings)
    sources = staticmethod(sources)

    def reminders(self, view: View, speak: Speak) -> tuple[str, ...]:
        """For a seat that has something to do: its open turn; the next bonuses of its tracks; who brings the end,
        or could soon; rows of the market that are nearly full."""
        table, seat = view.table, view.seat
        if seat is None or seat not in view.waiting:
            return ()
        return (
            *_turn(table, seat, speak),
            *_tracks(table, seat, speak),
            *_others(table, seat, speak),
            *_rows(table, seat, speak),
        )

    def text(self, view: View, speak: Speak) -> tuple[Chapter, ...]:
        """The dice, everybody's sheet, what is printed on all of them."""
        return tuple(chapters(view, speak))

    def stock(self, view: View) -> dict[str, int]:
        """Goods not sold yet, money, fame, and karma not used yet."""
        if view.seat is None:
            return {}
        sheet = view.table.sheets[view.seat]
        return {**sheet.stock(), "money": sheet.money, "fame": sheet.fame, "karma": sheet.karma - sheet.used}


def _turn(table: Table, seat: Seat, speak: Speak) -> Iterator[str]:
    turn = table.turns[seat]
    if turn is None:
        return
    if brought := _brought(turn.before, table.sheets[seat]):
        yield speak("remind-so-far", goods=brought)
    if turn.now:
        yield speak("remind-now", task=turn.now)
        if turn.open:
            yield speak("remind-open", tasks=turn.open)


def _brought(before: Sheet | None, now: Sheet) -> dict[str, int]:
    """What a turn has marked so far."""
    if before is None:
        return {}
    found = {good: now.circled[good] - before.circled[good] for good in GOODS}
    found |= {"money": now.money - before.money, "fame": now.fame - before.fame, "karma": now.karma - before.karma}
    return {name: n for name, n in found.items() if n}


def _tracks(table: Table, seat: Seat, speak: Speak) -> Iterator[str]:
    """What comes next on one's own tracks (how far apart they are is told with everybody's), or that they overlap."""
    sheet, side, over = table.sheets[seat], table.side(), overlap(table, seat)
    told = [speak("remind-overlap", overlap=over)] if over > 0 else []
    for track, at, bonuses in (("money", sheet.money, side.money), ("fame", sheet.fame, side.fame)):
        space = min((int(each) for each in bonuses if int(each) > at), default=0)
        if space:
            told.append(speak("remind-next", track=track, count=space - at, tasks=list(bonuses[str(space)])))
    told.append(speak("remind-karma", count=sheet.karma - sheet.used))
    yield " · ".join(told)


def _others(table: Table, seat: Seat, speak: Speak) -> Iterator[str]:
    """Those who have brought the end, and those who might soon."""
    others = [Seat(n) for n in range(len(table.sheets)) if n != seat]
    first = max(others, key=lambda each: overlap(table, each))
    if overlap(table, first) > 0:
        yield speak("remind-last", seat=first)
    for each in others:
        if 0 <= -overlap(table, each) <= NEAR:
            yield speak("remind-near", seat=each)


def _rows(table: Table, seat: Seat, speak: Speak) -> Iterator[str]:
    """Rows of the market that are full or nearly so."""
    free = {good: len(table.edition.coins) - table.sheets[seat].circled[good] for good in GOODS}
    full = [good for good, left in free.items() if not left]
    nearly = [good for good, left in free.items() if 0 < left <= LITTLE]
    told = [speak("remind-full", goods=full)] if full else []
    told += [speak("remind-nearly", goods=nearly)] if nearly else []
    if told:
        yield " · ".join(told)


GUIDE = guide.Guide(
    names=Names(),
    panel=Panel(),
    hints=Hints(),
    picture=Picture(),
    typed=Typed(),
    news=News(),
    overview=Overview(),
    lessons=Lessons(__package__),
)
