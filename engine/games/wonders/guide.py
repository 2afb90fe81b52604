"""Quick and clear panels for World Wonders, see `Guide` in `engine.core.guide`: reminders for a player who comes back
after a day, and the objectives for those without the cards at hand."""

from __future__ import annotations

from engine.core.guide import Guide
from engine.core.model import Action
from engine.core.offers import Offer
from engine.core.speak import Speak

from .actions import Build, EndTurn, Loan, Pass, Pedestal, Repay, Wonder
from .labels import label, named
from .layout import Layout
from .objectives import OBJECTIVES
from .order import next_order
from .placing.monuments import SPACE, missing
from .ranking import ranked
from .scoring import target
from .state import View

NAMED = 2
"""Ways out of a lack that a reminder names."""


def direct(view: View, offer: Offer) -> tuple[object, ...]:
    """The pedestals stand beside the verbs."""
    return tuple(offer.fields["place"].values()) if offer.action is Pedestal else ()


def listed(view: View) -> tuple[type[Action], ...]:
    """The tiles and monuments that could be bought and placed stand on the first panel."""
    return (Build, Wonder)


def reminders(view: View, speak: Speak) -> tuple[str, ...]:
    """For the seat that has the turn: its open loan, what the monuments on display lack, and the order of the next
    round as it stands, or alone what has to be beaten."""
    table, seat = view.table, view.seat
    if seat is None or seat not in view.waiting:
        return ()
    city, told = table.cities[seat], []
    if city.loan:
        told.append(speak("remind-loan", round=city.loan, gold=table.edition.limits.repay))
    if table.market.monuments and not city.out:
        layout = Layout(table.edition, city)
        found = (_monument(layout, each, speak) for each in table.market.monuments)
        told.append(speak("remind-monuments", list=", ".join(found)))
    if table.automaton is not None:
        told.append(speak("remind-target", target=target(table)))
    else:
        told.append(speak("remind-order", seats=next_order(table)))
    return tuple(told)


def _monument(layout: Layout, monument: str, speak: Speak) -> str:
    """Whether a monument can be set up, or what is missing for it."""
    lacks = missing(layout, monument)
    if not lacks:
        return speak("remind-ready", monument=monument)
    beside = layout.edition.monument(monument).beside
    ways = [" + ".join(_thing(each, beside.get(each, 1), speak) for each in way) for way in lacks[:NAMED]]
    return speak("remind-lacks", monument=monument, list=f" {speak('remind-or')} ".join(ways))


def _thing(what: str, count: int, speak: Speak) -> str:
    return speak(f"beside-{what}", count=count) if what != SPACE else speak("beside-space")


def places(view: View) -> tuple[str, ...]:
    """The cities, by their places at the table: 1, 2, …"""
    return tuple(str(n) for n in range(1, len(view.table.cities) + 1))


def aid(speak: Speak) -> tuple[str, ...]:
    """The objectives: what each counts."""
    lines = [speak("aid-objective", objective=name, about=speak(f"about-{name}")) for name in OBJECTIVES]
    return ("\n".join((f"**{speak('aid-objectives')}**", *lines)),)


GUIDE = Guide(
    label=label,
    named=named,
    rare=(Loan, Repay),
    ends=(Pass, EndTurn),
    swift=(EndTurn,),
    direct=direct,
    listed=listed,
    ranked=ranked,
    unmarked=("pedestal",),
    numbered=True,
    reminders=reminders,
    places=places,
    aid=aid,
)
