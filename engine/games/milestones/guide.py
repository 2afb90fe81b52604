"""Quick and clear panels for Milestones, see `engine.core.guide`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from engine.core import guide
from engine.core.model import Action, Note, Seat
from engine.core.speak import Speak
from engine.core.text import verb
from engine.core.values import Value
from engine.kit.lessons import Lessons

from .actions import Buy, Cover, Deliver, Delivery, Done, EndTurn, Hire, House, Keep, Market, Move, Road, Sell
from .labels import Names
from .landscape import Network
from .phases.building_office import HOUSE, MARKET, ROAD, THINGS, lacking, sites, supply
from .phases.trading_house import BUY, HIRE, SALE, wares
from .standing import Overview
from .state import View
from .touches import News

ONWARD: Mapping[str, tuple[type[Action], ...]] = {"castle": (Keep, Cover), "mill": (Deliver,)}
"""By building space, the actions with few values that follow a move there."""
CLEAR = 12
"""Sites of all kinds together that a picture shows at once."""
MARKED = 10
"""Sites of one kind that are marked, where there are more."""


class Panel(guide.Panel):
    """Nearly everything stands on the first panel."""

    ends = (Done, EndTurn)
    combined = (Sell, Keep)

    def listed(self, view: View) -> tuple[type[Action], ...]:
        """The tiles to hire and the deliveries; what could be built if it is not too much, or of one kind only."""
        if view.seat is None or view.doing[-1:] != ("building_office",):
            return (Hire, Deliver)
        found = [offer.fields[name].count() for offer in sites(view.table, view.seat) for name in offer.fields]
        return (Road, House, Market) if sum(found) <= CLEAR or len(found) == 1 else ()

    def onward(self, view: View, action: Action) -> tuple[type[Action], ...]:
        """What is done at the castle and at the mill; the second move, once done at the first building."""
        if isinstance(action, Done):
            return (Move,)
        return ONWARD.get(action.to, ()) if isinstance(action, Move) else ()

    def ranked(self, view: View, kind: str, values: Sequence[Value]) -> Sequence[Value]:
        """Of triangles and free numbers those that bring most; of several deliveries to a market those that score
        most, one each: nothing speaks for the others."""
        if kind in ("plot", "point"):
            return _dearest(view, kind, values)
        if kind != "delivery" or not all(isinstance(each, Delivery) for each in values):
            return ()
        net, best = Network(view.table), dict[str, Delivery]()
        points = {each: sum(map(net.worth, each.numbers)) for each in values}
        for each in sorted(values, key=lambda each: -points[each]):
            best.setdefault(each.market, each)
        return list(best.values()) if len(best) < len(values) else ()


def _dearest(view: View, kind: str, values: Sequence[Value]) -> Sequence[Value]:
    """What brings most points first, with the bonus tile of a triangle; of equal ones in the order of the board."""
    net, table = Network(view.table), view.table
    worth = net.worth if kind == "point" else lambda plot: net.house_points(plot) + (plot in table.bonuses)
    return sorted(values, key=lambda value: -worth(value))[:MARKED]


class Hints(guide.Hints):
    """What cannot be done, and why."""

    telling = ("good", "goods")
    paying = ("kept",)

    def chances(self, view: View) -> tuple[Note, ...]:
        """Roads and markets from which a road can go on, and where one did."""
        net = Network(view.table)
        ends = net.dead_ends()
        return tuple(Note("would-end-road", {"point": point}) for point in net.degree if point not in ends)

    def closing(self, view: View) -> tuple[type[Action], ...]:
        """Roads never meet: each takes ways from others."""
        return (Road,)

    def barred(self, view: View, speak: Speak) -> tuple[tuple[str, str], ...]:
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


class Picture(guide.Picture):
    """The rows of the landscape are A to F."""

    marks = (*"GHIJKLMNOPQRSTUVWXYZ", "GG", "HH", "II", "JJ", "KK")
    chosen = ("tile",)
    unmarked = ("good", "goods", "kept")
    mapped = True

    def boards(self, view: View) -> int:
        """The board, and the tableaux."""
        return 2


def _not_traded(view: View, seat: Seat, speak: Speak) -> Iterator[tuple[type[Action], str]]:
    table, player = view.table, view.table.players[seat]
    if not table.display:
        yield Hire, speak("barred-no-tiles")
    elif not player.has(HIRE):
        yield Hire, speak("barred-hire", goods=HIRE)
    else:  # as long as it is offered, it is not barred
        yield Hire, speak("barred-hired")
    if not player.has(BUY):
        yield Buy, speak("barred-goods", goods=lacking(table, seat, BUY))
    if wares(player) < SALE:
        yield Sell, speak("barred-wares", count=SALE)


def _not_built(view: View, seat: Seat, speak: Speak) -> Iterator[tuple[type[Action], str]]:
    offered, left = {offer.action for offer in sites(view.table, seat)}, supply(view.table)
    for action, cost in ((Road, ROAD), (House, HOUSE), (Market, MARKET)):
        if not left[action]:
            yield action, speak("barred-none-left", thing=THINGS[action])
        elif action not in offered:
            short = lacking(view.table, seat, cost)
            yield action, speak("barred-goods", goods=short) if short else speak("barred-no-site")


GUIDE = guide.Guide(
    names=Names(),
    panel=Panel(),
    hints=Hints(),
    picture=Picture(),
    news=News(),
    overview=Overview(),
    lessons=Lessons(__package__),
)
