"""Quick and clear panels for Shipyard, see `engine.core.guide`: every action with what it brings on the
first panel; for a player who comes back after days what each of its ships would be worth today."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from engine.core import guide
from engine.core.awards import Award
from engine.core.guide import Chapter
from engine.core.model import Action, Illegal, Seat
from engine.core.offers import Offer
from engine.core.speak import Speak
from engine.core.values import Words
from engine.kit.lessons import Lessons

from . import contracts, labels
from .actions import (
    Berth,
    Bonus,
    Build,
    Buy,
    Choose,
    EndTurn,
    Exchange,
    Hire,
    Keep,
    Launch,
    Lease,
    Manufacture,
    Pass,
    Recruit,
    Rent,
    Scrap,
    Stop,
)
from .chances import chances, closing
from .edition import HOUSE, Contract, part_of
from .handy import handy_berths, handy_leases
from .labels import Names, effect
from .phases.objections import to_choosing
from .phases.previews import MONEY
from .phases.turn import choices
from .spelling import Typed
from .standing import sources, standings
from .state import Player, Table, View
from .told import chapters
from .touches import News
from .track import next_to_move
from .voyage.outlook import Today, today
from .voyage.pairs import propose_pair
from .voyage.promised import promised
from .voyage.proposals import added
from .voyage.proposed import last_voyage, most_points, proposed
from .yard.columns import columns_for, complete

FIRST_PANEL = (Choose, Buy, Manufacture, Recruit)
"""Verbs whose values are few: each has a button on the first panel."""
LISTS = (Build, Rent, Hire, Exchange)
"""Verbs whose values stand in a list on the first panel."""
ONWARD: Mapping[str, tuple[type[Action], ...]] = {
    "employee": (Hire,),
    "commodities": (Buy,),
    "crew": (Recruit,),
    "equipment": (Manufacture,),
    "ships": (Build,),
    "canal": (Rent,),
}
"""By tile, the action that follows it, of those with few values or handy ones."""
COUNTED = (("choosing",), ("voyages",), ("completing",))
"""The decisions before which contracts are looked at."""


class Panel(guide.Panel):
    """Every action with what it brings on the first panel."""

    rare = (Keep, Bonus, Scrap)
    closed = (Bonus,)
    ends = (Stop, Pass, EndTurn)
    swift = (EndTurn,)

    def direct(self, view: View, offer: Offer) -> tuple[object, ...]:
        """Tiles, trains and the items of a ring stand on the first panel; for complete ships the voyages proposed."""
        if offer.action is Launch:
            return tuple(proposed(view))
        return tuple(next(iter(offer.fields.values())).values()) if offer.action in FIRST_PANEL else ()

    def listed(self, view: View) -> tuple[type[Action], ...]:
        """Cards, canals, employees and trains stand in a list on the first panel."""
        return LISTS

    def onward(self, view: View, action: Action) -> tuple[type[Action], ...]:
        """The actions of tiles that only choose one of a few things, or have a place at hand for each."""
        return ONWARD.get(action.tile, ()) if isinstance(action, Choose) else ()

    def handy(self, view: View, offer: Offer) -> Sequence[Berth | Lease]:
        """Ship cards beside a ship under way; canals where the longest voyage grows most."""
        if view.doing[-1:] == ("building",) and offer.action is Build:
            return handy_berths(view)
        return handy_leases(view) if offer.action is Rent else ()


class Hints(guide.Hints):
    """What cannot be chosen, and what could no longer be done; what a voyage can still make; a ship that would leave
    the game unscored."""

    telling = ("deal",)
    losses = ("leaves-unscored",)
    chances = staticmethod(chances)
    closing = staticmethod(closing)

    def barred(self, view: View, speak: Speak) -> tuple[tuple[str, str], ...]:
        """The tiles that cannot be chosen, each with the reason."""
        turn = view.table.turn
        if view.seat is None or turn is None or turn.final or view.doing[-1:] != ("choosing",):
            return ()
        able = choices(view.table, view.seat)
        against = ((tile, _against(view, view.seat, tile)) for tile in view.table.row if tile not in able)
        return tuple((speak.value("tile", tile), speak(f"barred-{why.code}")) for tile, why in against)

    def unfit(self, view: View, kind: str, value: object, speak: Speak) -> tuple[tuple[str, str], ...]:
        """The empty columns in which a ship card may not lie."""
        if not isinstance(value, Berth) or view.seat is None or view.doing[-1:] != ("building",):
            return ()
        yard, part = view.table.players[view.seat].yard, part_of(value.card)
        allowed = columns_for(yard, part)
        found = [str(n) for n, card in enumerate(yard, 1) if not card and n not in allowed]
        named = speak("barred-columns", count=len(found), list=", ".join(found))
        return ((named, speak("barred-never-a-ship", part=part)),) if found else ()

    def promise(self, view: View, kind: str, begun: Words) -> int:
        """The most points of a voyage that is fitted out so far."""
        if kind != "voyage" or view.seat is None:
            return 0
        return promised(view.table, view.table.players[view.seat], begun)


def _against(view: View, seat: Seat, tile: str) -> Illegal:
    try:
        to_choosing(view.table, seat, Choose(tile))
    except Illegal as why:
        return why
    raise AssertionError(tile)


class Picture(guide.Picture):
    """Each yard has a close-up; on a phone the board, what is on sale and the yards are pictures of their own."""

    def boards(self, view: View) -> int:
        """The board, what is on sale, the yards in one or two; one at the end."""
        return 1 if view.table.final else 3 + (len(view.table.players) > 3)

    def places(self, view: View) -> tuple[str, ...]:
        """The yards, by their places at the table: 1, 2, ..."""
        return tuple(str(n) for n in range(1, len(view.table.players) + 1))

    def called(self, view: View, place: str, speak: Speak) -> str:
        """A yard, by whose it is."""
        return speak("yard-of", seat=Seat(int(place) - 1), number=int(place))


class Overview(guide.Overview):
    """For a player who comes back after days."""

    awards = (
        Award("ship", ("scored",), of="points", single=True),
        Award("speed", ("launched",), of="speed", single=True),
        Award("crew", ("hired",)),
        Award("scrapped", ("scrapped",)),
    )
    standings = staticmethod(standings)
    sources = staticmethod(sources)

    def reminders(self, view: View, speak: Speak) -> tuple[str, ...]:
        """For a seat that has something to do: that the end has come; its ships under way; what its contracts bring
        today, where that decides something; before a tile is chosen which one moves next, and when the lap ends."""
        table, seat, doing = view.table, view.seat, view.doing[-1:]
        if seat is None or seat not in view.waiting or view.hand is None:
            return ()
        player, held = table.players[seat], view.hand.contracts
        told = [*_end(table, speak)] if doing == ("choosing",) else []
        told += [_ship(each, table, player, held, speak) for each in today(table, player)]
        told += _several(table, player, speak) if doing == ("voyages",) else ()
        told += [speak("remind-kept", goods=view.hand.keep)] if view.hand.keep and not last_voyage(view) else []
        told += _contracts(table, player, held, speak) if doing in COUNTED else ()
        return (*told, *(_track(table, seat, speak) if doing == ("choosing",) else ()))

    def text(self, view: View, speak: Speak) -> tuple[Chapter, ...]:
        """The action track, what is to be had and on sale, everybody's yard."""
        return tuple(chapters(view, speak))

    def stock(self, view: View) -> dict[str, int]:
        """Guilders, and the items in the yard."""
        if view.seat is None:
            return {}
        player = view.table.players[view.seat]
        return {MONEY: player.guilders, **player.store}

    def aid(self, speak: Speak) -> tuple[str, ...]:
        """What each employee does and what each contract brings, in the house edition."""
        employees = [
            speak(
                "aid-employee",
                employee=each.id,
                effect=effect(HOUSE, each.id, speak),
                fee=each.fee,
                second=int(each.needs != ""),
            )
            for each in HOUSE.employees
        ]
        brings = [speak("aid-contract", contract=each.id, points=_points(each, speak)) for each in HOUSE.contracts]
        employees.append(speak("aid-types"))
        return _table("aid-employees", employees, speak), _table("aid-contracts", brings, speak)


def _ship(ship: Today, table: Table, player: Player, held: Sequence[str], speak: Speak) -> str:
    """What a ship lacks, and the voyage that would be proposed for it today with what contracts add to that; as if it
    could sail, if it is not complete."""
    lacks, told = [speak.value("lack", each) for each in ship.lacks], list[str]()
    best = most_points(table, player, ship.column, ship.cards, held) if ship.best else None
    if lacks:
        told.append(speak("remind-lacks", count=len(lacks), list=", ".join(lacks)))
    if best is not None:
        when = "if" if lacks else "today"
        told.append(speak("remind-worth", **best.ship.points, points=best.total(), when=when))
        told += [speak("remind-lost", count=best.lost())] if best.lost() else []
        gained = [points for points in added(table, player, held, best).values() if points]
        told += [speak("remind-added", count=len(gained), points=sum(gained))] if gained else []
        told += [speak("remind-equal", count=best.equal)] if best.equal and not lacks else []
    return speak("remind-ship", column=ship.column, count=len(ship.cards), parts=" · ".join(told))


def _several(table: Table, player: Player, speak: Speak) -> Iterator[str]:
    """Where two ships leave in one turn, what both make at best one after the other, and in which order; or that each
    voyage proposed looks at its ship alone."""
    if len(complete(player.yard)) < 2:
        return
    pair = propose_pair(table, player)
    if pair is None:
        yield speak("remind-alone")
        return
    first, second = pair
    columns = {"first": first.column, "second": second.column}
    yield speak("remind-pair", points=pair.total(), made=first.total(), later=second.total(), **columns)


def _contracts(table: Table, player: Player, held: Sequence[str], speak: Speak) -> Iterator[str]:
    """A line for each contract, those that count something first: how many, the points, what the next ones add."""
    for name in sorted(held, key=lambda each: not contracts.COUNTS[each](table.edition, player)):
        yield speak("remind-contract", told=labels.counted(table, player, name, speak, quoted=True))


def _end(table: Table, speak: Speak) -> Iterator[str]:
    """That this action is the last, or that the last turns have begun."""
    if table.turn is not None and table.turn.final:
        yield speak("remind-final")
    elif table.reason:
        yield speak("remind-last")


def _track(table: Table, seat: Seat, speak: Speak) -> Iterator[str]:
    """The tile that moves to the front in the next turn, and the end of the lap, as long as there is another."""
    turn = table.turn
    if turn is None or turn.final or table.reason:
        return
    if table.figures() == 1:
        yield speak("remind-moves-chosen")
    elif moves := next_to_move(table, seat):
        yield speak("remind-moves", tile=moves)
    spaces = table.edition.track.spaces
    left = 0 if turn.lap else spaces - table.spaces[table.row[0]]
    discards = table.edition.discards(len(table.players))
    yield speak("remind-lap", left=left, lap=table.laps + 1, all=len(discards), discard=discards[table.laps])


def _table(head: str, lines: Sequence[str], speak: Speak) -> str:
    return "\n".join((f"**{speak(head)}**", *lines))


def _points(contract: Contract, speak: Speak) -> str:
    listed = ", ".join(map(str, contract.table))
    if not listed:
        return speak("aid-each", points=contract.beyond)
    return speak("aid-table" if contract.beyond else "aid-table-only", list=listed, points=contract.beyond)


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
