"""Names for the values of the actions of Shipyard on buttons and in lists.

What is chosen part by part is named so far, each part behind a comma or colon: a card, then its column.
"""

from __future__ import annotations

from collections import Counter
from itertools import groupby

from engine.core import guide
from engine.core.model import Illegal, Seat
from engine.core.speak import Speak
from engine.core.values import Value

from . import contracts
from .actions import SELL, Berth, Deal, Launch, Lease, Lot, Voyage
from .edition import Edition
from .exchange import loads, price
from .phases.objections import to_leaving
from .phases.previews import leaving
from .state import Player, Table, View
from .voyage.chart import FACES, OPPOSITE
from .voyage.fitting import load
from .voyage.proposed import proposed
from .yard.columns import complete

AHEAD = range(1, 10)
"""So many more of what a contract counts are looked at for what they add."""
ARROWS = dict(zip("nesw", "↑→↓←", strict=True))
"""How a direction is written."""


class Names(guide.Names):
    """Of the values of actions."""

    def label(self, view: View, kind: str, value: Value, speak: Speak) -> str:  # the kind tells the value's type
        """The words for a value, or for the first parts of one that is chosen part by part."""
        table = view.table
        match value:
            case Berth(card, column):
                name = card_name(table.edition, card, speak)
                return speak("label-berth", card=name, column=column) if column else name
            case Lease():
                return _lease(view, value, speak)
            case Deal():
                return _deal(view, value, speak)
            case Voyage():
                return _voyage(view, value, speak)
            case Lot(item, count):
                return (
                    speak("label-lot", count=int(count), goods={item: int(count)}, item=item)
                    if count
                    else speak.value("item", item)
                )
        match kind:
            case "train":
                return _train(table, value, speak)
            case "employee":
                return speak("label-employee", employee=value, effect=effect(table.edition, value, speak))
            case "ship":
                return speak("label-ship", column=value, count=_length(view, value))
            case "contract" if isinstance(value, tuple) and len(value) != 1:
                return "; ".join(speak.value("brief", each) for each in value)
            case "contract" if isinstance(value, tuple):
                return self.label(view, kind, value[0], speak)
            case "contract" if view.doing[-1:] == ("discarding",) and view.seat in view.waiting:
                return counted(table, table.players[view.seat], value, speak)
        return speak.value(kind, value)


def counted(table: Table, player: Player, name: str, speak: Speak, *, quoted: bool = False) -> str:
    """A contract in few words: what it counts in a fleet, the points for that, what the next ones add."""
    count, contract = contracts.COUNTS[name](table.edition, player), table.edition.contract(name)
    now = contract.points(count)
    step, more = next(((n, each - now) for n in AHEAD if (each := contract.points(count + n)) > now), (0, 0))
    return speak("label-contract", quoted=int(quoted), brief=name, count=count, points=now, step=step, more=more)


def card_name(edition: Edition, card: str, speak: Speak) -> str:
    """A ship card and what it shows."""
    shown = edition.card(card).features
    if not shown:
        return speak.value("card", card)
    return speak("label-card", card=card, features=" + ".join(speak.value("feature", each) for each in shown))


def effect(edition: Edition, name: str, speak: Speak) -> str:
    """What an employee does."""
    each = edition.employee(name)
    if each.kind == "craftsman":
        return speak("effect-craftsman", goods={each.what: each.size})
    what = {"load" if each.kind == "trader" else "item": each.what}
    return speak(f"effect-{each.kind}", size=each.size, points=each.points, **what)


def symbols(edition: Edition, canal: str, turned: int, speak: Speak) -> str:
    """The symbols of a canal as it lies, each with the side it is on, clockwise from the north."""
    sides = [clockwise(side, turned) for side in FACES]
    found = dict(zip(sides, edition.canal(canal), strict=True))
    return " ".join(f"{ARROWS[side]} {speak.value('symbol', found[side])}" for side in OPPOSITE)


def clockwise(side: str, turned: int) -> str:
    """A side of a card once it is turned."""
    around = "nesw"
    return around[(around.index(side) + turned // 90) % len(around)]


def _lease(view: View, lease: Lease, speak: Speak) -> str:
    """A canal by its symbols, its cell; as it would be laid, by the cell and how it lies. The first one lies where
    and as it must: of it only where the figure starts."""
    edition = view.table.edition
    card = symbols(edition, lease.canal, 0, speak)
    if lease.start:
        return speak("label-first", symbols=card, side=lease.start)
    if lease.turned and view.table.players[view.seat or Seat(0)].canals:
        lies = symbols(edition, lease.canal, int(lease.turned), speak)
        return speak("label-laid", cell=lease.cell, corner=lease.turned, lies=lies)
    if lease.cell and not lease.turned:
        return speak("label-cell", symbols=card, cell=lease.cell)
    return card


def _deal(view: View, deal: Deal, speak: Speak) -> str:
    """The loads of a train; what becomes of them, as far as that is chosen."""
    edition, player = view.table.edition, view.table.players[view.seat or Seat(0)]
    carried = loads(edition, deal.train)
    if not deal.uses:
        return speak("label-train", loads=Counter(carried))
    told = list[str]()
    for (each, use), same in groupby(zip(carried, deal.uses, strict=False)):
        count = len(list(same))
        if use == SELL:
            told.append(speak("label-sold", load=each, count=count, guilders=count * price(view.table, player, each)))
        else:
            told.append(speak("label-becomes", load=each, item=use))
    return f"{speak('label-train', loads=Counter(carried))}: {', '.join(told)}"


def _train(table: Table, train: str, speak: Speak) -> str:
    """A train by its loads; by its number, too, where another one on sale has the same."""
    carried = list(loads(table.edition, train))
    others = [each for each in table.market.trains if each and each != train]
    told = speak("label-train", loads=Counter(carried))
    same = train in table.market.trains and any(list(loads(table.edition, each)) == carried for each in others)
    return f"{speak.value('train', train)}: {told}" if same else told


def _length(view: View, column: int) -> int:
    """The cards of the viewer's complete ship in that leftmost column; 0 for none."""
    yard = view.table.players[view.seat].yard if view.seat is not None else []
    return next((each.end - each.start for each in complete(yard) if each.start + 1 == column), 0)


def _voyage(view: View, voyage: Voyage, speak: Speak) -> str:
    """A ship, its load and its speed, as far as they are chosen; or the whole voyage."""
    if voyage.route:
        return _route(view, voyage, speak)
    told = speak("label-ship", column=voyage.ship, count=_length(view, voyage.ship))
    if voyage.captain:
        told = speak("label-fitting", column=voyage.ship, goods=load(voyage).items())
    return speak("label-speed", fitting=told, speed=voyage.speed) if voyage.speed else told


def _route(view: View, voyage: Voyage, speak: Speak) -> str:
    """A whole voyage by its points, what the viewer's contracts add, its route or, if it is proposed, what it is best
    in; among several ships also by the ship. One that cannot be made now, by its ship, route and speed."""
    way = "".join(ARROWS[letter] for letter in voyage.route)
    try:
        to_leaving(view.table, view.seat or Seat(0), Launch(voyage))
    except Illegal:
        return speak("label-voyage", column=voyage.ship, route=way, speed=voyage.speed)
    seat, held = view.seat or Seat(0), view.hand.contracts if view.hand else []
    made = leaving(view.table, seat, Launch(voyage), held)
    more = sum(note.args["points"] for note in made.notes if note.code == "contracts-add")
    known = proposed(view).get(voyage)
    told = speak("label-made", best=known.best if known else "none", points=made.points, more=more, route=way)
    several = len(complete(view.table.players[seat].yard)) > 1
    return speak("label-of-ship", column=voyage.ship, told=told) if several else told
