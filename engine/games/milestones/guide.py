"""Quick and clear panels for Milestones, see `Guide` in `engine.core.guide`."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.guide import Guide
from engine.core.model import Action, Seat
from engine.core.speak import Speak
from engine.core.text import verb

from .actions import Buy, Deliver, Done, EndTurn, Hire, House, Keep, Market, Road, Sell
from .labels import label
from .phases.building_office import HOUSE, MARKET, ROAD, lacking, sites
from .phases.trading_house import BUY, HIRE, SALE, wares
from .standing import far, sources, standings
from .state import View
from .touches import IDLE, MINOR, touches

LETTERS = (*"GHIJKLMNOPQRSTUVWXYZ", "GG", "HH", "II", "JJ", "KK")
"""The rows of the landscape are A to F."""
CLEAR = 12
"""Sites of all kinds together that a picture shows at once."""


def listed(view: View) -> tuple[type[Action], ...]:
    """The tiles to hire and the deliveries stand on the first panel; what could be built if it is not too much."""
    if view.seat is None or view.doing[-1:] != ("building_office",):
        return (Hire, Deliver)
    found = sum(offer.fields[name].count() for offer in sites(view.table, view.seat) for name in offer.fields)
    return (Road, House, Market) if found <= CLEAR else ()


def barred(view: View, speak: Speak) -> tuple[tuple[str, str], ...]:
    """At the trading house and the building office: what cannot be done there, and why."""
    if view.seat is None or view.seat not in view.waiting:
        return ()
    match view.doing[-1:]:
        case ("trading_house",):
            found = _not_traded(view, view.seat, speak)
        case ("building_office",):
            found = _not_built(view, view.seat, speak)
        case _:
            return ()
    return tuple((speak(f"verb-{verb(action)}"), why) for action, why in found)


def reminders(view: View, speak: Speak) -> tuple[str, ...]:
    """At the beginning of one's turn: how far the game is, and the points and goods of the others."""
    table, seat = view.table, view.seat
    if seat is None or seat not in view.waiting or view.doing[-1:] != ("move_figure",) or table.move != 1:
        return ()
    others = [n for n in range(len(table.players)) if n != seat]
    told = (
        speak("remind-rival", seat=n, points=table.players[n].points, goods=table.players[n].goods) for n in others
    )
    return far(table, speak), " · ".join(told)


def _not_traded(view: View, seat: Seat, speak: Speak) -> Iterator[tuple[type[Action], str]]:
    table, player = view.table, view.table.players[seat]
    if not table.display:
        yield Hire, speak("barred-no-tiles")
    elif not player.has(HIRE):
        yield Hire, speak("barred-goods", goods=lacking(table, seat, HIRE))
    else:  # as long as it is offered, it is not barred
        yield Hire, speak("no-hire-once")
    if not player.has(BUY):
        yield Buy, speak("barred-goods", goods=lacking(table, seat, BUY))
    if wares(player) < SALE:
        yield Sell, speak("barred-wares", count=SALE)


def _not_built(view: View, seat: Seat, speak: Speak) -> Iterator[tuple[type[Action], str]]:
    offered = {offer.action for offer in sites(view.table, seat)}
    for action, cost in ((Road, ROAD), (House, HOUSE), (Market, MARKET)):
        if action not in offered:
            short = lacking(view.table, seat, cost)
            yield action, speak("barred-goods", goods=short) if short else speak("barred-no-site")


GUIDE = Guide(
    label=label,
    ends=(Done, EndTurn),
    listed=listed,
    barred=barred,
    combined=(Sell, Keep),
    chosen=("tile",),
    telling=("good", "goods", "kept"),
    unmarked=("good", "goods", "kept"),
    letters=LETTERS,
    mapped=True,
    reminders=reminders,
    standings=standings,
    sources=sources,
    touches=touches,
    idle=IDLE,
    minor=MINOR,
)
