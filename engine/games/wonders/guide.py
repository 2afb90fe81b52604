"""Quick and clear panels for World Wonders, see `engine.core.guide`: reminders for a player who comes back
after a day, and the objectives for those without the cards at hand."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core import guide
from engine.core.awards import Award
from engine.core.guide import Chapter
from engine.core.model import Action, Note, Seat
from engine.core.offers import Offer
from engine.core.speak import Speak
from engine.kit.lessons import Lessons

from .actions import Build, EndTurn, Loan, Pass, Pedestal, Repay, Site, Wonder
from .edition import KINDS
from .hearing import hear
from .labels import Names, label, place
from .layout import Layout
from .market import price
from .objectives import METROPOLIS, OBJECTIVES
from .objectives import standings as objectives
from .order import next_order
from .placing.monuments import SPACE
from .placing.pieces import fits_anywhere
from .prospects import Prospect, prospects
from .ranking import ranked
from .scoring import points, target
from .spelling import PARTS, part, piece_name
from .standing import sources, standings
from .state import Table, View
from .told import NAMED, chapters, lacks
from .touches import News
from .tracks import last_round


class Panel(guide.Panel):
    """What could be bought and placed stands on the first panel."""

    rare = (Loan, Repay)
    ends = (Pass, EndTurn)
    swift = (EndTurn,)
    ranked = staticmethod(ranked)

    def direct(self, view: View, offer: Offer) -> tuple[object, ...]:
        """The pedestals stand beside the verbs."""
        return tuple(offer.fields["place"].values()) if offer.action is Pedestal else ()

    def listed(self, view: View) -> tuple[type[Action], ...]:
        """The tiles and monuments that could be bought and placed stand on the first panel."""
        return (Build, Wonder)


class Hints(guide.Hints):
    """The monuments on display that could be set up."""

    paying = ("tile",)
    sums = ("turn-spent", "turn-brought")
    totals = ("turn-points", "round-over")

    def chances(self, view: View) -> tuple[Note, ...]:
        """Those with a place in the viewer's city, and those that stand there."""
        if view.seat is None:
            return ()
        table, city = view.table, view.table.cities[view.seat]
        layout = Layout(table.edition, city)
        able = (name for name in table.market.monuments if fits_anywhere(layout, name))
        return tuple(Note("would-close", {"monument": name}) for name in (*city.monuments(), *able))


class Picture(guide.Picture):
    """Columns are letters; each city has a close-up."""

    marks = guide.NUMBERS
    unmarked = ("pedestal",)

    def boards(self, view: View) -> int:
        """What is on sale, and the cities, four in a picture."""
        return 1 + -(-len(view.table.cities) // 4)

    def places(self, view: View) -> tuple[str, ...]:
        """The cities, by their places at the table: 1, 2, …"""
        return tuple(str(n) for n in range(1, len(view.table.cities) + 1))

    def called(self, view: View, city: str, speak: Speak) -> str:
        """A city, by whose it is."""
        return speak("city-of", seat=Seat(int(city) - 1), number=int(city))


class Overview(guide.Overview):
    """For a player who comes back after a day, and for those without the cards at hand."""

    awards = (
        Award("monuments", ("monument-built",)),
        Award("dearest", ("monument-built",), of="gold", single=True),
        Award("roads", ("road-bought", "short-bought", "next-laid")),
        Award("pedestals", ("pedestal-bought",)),
    )
    standings = staticmethod(standings)
    sources = staticmethod(sources)

    def reminders(self, view: View, speak: Speak) -> tuple[str, ...]:
        """For the seat that has the turn: the last round, its open loan, how its objectives stand, where monuments on
        display could stand or what they lack, which buildings it could pay for but not lay, and the order of the next
        round, or alone what has to be beaten."""
        table, seat = view.table, view.seat
        if seat is None or seat not in view.waiting:
            return ()
        city, told = table.cities[seat], list[str]()
        last = last_round(table)
        if last:
            told.append(speak("remind-last"))
        if city.loan:
            told.append(speak("remind-loan", round=city.loan, gold=table.edition.limits.repay))
        if table.objectives:
            told.append(speak("remind-objectives", list=" · ".join(_objectives(table, seat, speak))))
        if not city.out:
            told += [in_words(view, monument, speak) for monument in table.market.monuments]
        if view.doing[-1:] == ("buying",) and (tiles := _without_room(table, seat)):
            told.append(speak("remind-unfit", list=", ".join(speak.value("tile", each) for each in tiles)))
        if table.automaton is not None:
            told.append(speak("remind-target", points=points(table, city).total(), target=target(table)))
        elif not last:
            told.append(speak("remind-order", seats=next_order(table)))
        return tuple(told)

    def text(self, view: View, speak: Speak) -> tuple[Chapter, ...]:
        """What is for sale, who could set up which monument, the objectives, the cities."""
        return tuple(chapters(view, speak))

    def stock(self, view: View) -> dict[str, int]:
        """Gold left in this round, population, resources."""
        if view.seat is None:
            return {}
        city = view.table.cities[view.seat]
        return {"gold": city.gold, "population": city.population, **city.resources}

    def aid(self, speak: Speak) -> tuple[str, ...]:
        """The objectives: what each counts."""
        lines = [speak("aid-objective", objective=name, about=speak(f"about-{name}")) for name in OBJECTIVES]
        return ("\n".join((f"**{speak('aid-objectives')}**", *lines)),)


def _objectives(table: Table, seat: Seat, speak: Speak) -> Iterator[str]:
    """How the objectives in play stand for a seat."""
    for each in objectives(table, [Layout(table.edition, city) for city in table.cities]):
        value, won, best = each.values[seat], each.points[seat], max(each.values)
        counts = speak(f"counts-{each.objective}")
        of = len(KINDS) if each.objective == METROPOLIS else 0
        behind = best if value < best else 0
        told = {"objective": each.objective, "about": counts, "value": value}
        yield speak("remind-objective", **told, points=won, best=behind, of=of)


def in_words(view: View, monument: str, speak: Speak) -> str:
    """Where a monument could stand in the viewer's city, or what it lacks there; and who else could set it up."""
    found = prospects(view.table, monument)
    others = [each.seat for each in found if each.now and each.seat != view.seat]
    own = next(each for each in found if each.seat == view.seat)
    told = [_ready(view, own, speak) if own.ways else _lacking(view.table, own, speak)]
    return " ".join((*told, *([speak("remind-others", seats=others)] if others else ())))


def _ready(view: View, own: Prospect, speak: Speak) -> str:
    sites = [Site(own.monument, way.parts) for way in own.ways]
    names = "; ".join(place(view, site, speak) for site in ranked(view, "monument", sites)[:NAMED])
    more = len(sites) - NAMED
    return speak("remind-ready", monument=own.monument, list=names, count=max(0, more))


def _lacking(table: Table, own: Prospect, speak: Speak) -> str:
    code = "remind-no-room" if own.lacks == ((SPACE,),) else "remind-lacks"
    return speak(code, monument=own.monument, list=lacks(table, own, speak))


class Typed(guide.Typed):
    """A piece, its first cell, how it is turned."""

    parts = PARTS
    part = staticmethod(part)
    hear = staticmethod(hear)

    def remarks(self, view: View, action: type[Action], name: str, speak: Speak) -> tuple[tuple[str, str], ...]:
        """Of each monument on display, where it could stand or what is missing, and who else could set it up; of a
        tile that cannot be bought, why."""
        market = view.table.market
        if view.seat is None:
            return ()
        if (action, name) == (Wonder, "monument"):
            return tuple((piece_name(each, speak), in_words(view, each, speak)) for each in market.monuments)
        if (action, name) == (Build, "tile"):
            tiles = [tile for _, tile in sorted(market.tiles.items()) if tile]
            found = ((tile, _against(view.table, view.seat, tile, speak)) for tile in tiles)
            labels = ((tile, f"{label(view, 'tile', Site(tile), speak)} · {why}") for tile, why in found if why)
            return tuple((piece_name(tile, speak), told) for tile, told in labels)
        return ()


def _without_room(table: Table, seat: Seat) -> list[str]:
    """The tiles on the market that a seat could pay for, but that fit nowhere in its city."""
    city = table.cities[seat]
    layout = Layout(table.edition, city)
    tiles = (tile for _, tile in sorted(table.market.tiles.items()) if tile)
    paid = (tile for tile in tiles if price(table, seat, tile) <= city.gold)
    return [tile for tile in paid if not fits_anywhere(layout, tile)]


def _against(table: Table, seat: Seat, tile: str, speak: Speak) -> str:
    """What stands against a tile, or ""."""
    city, gold = table.cities[seat], price(table, seat, tile)
    if gold > city.gold:
        return speak("no-too-dear", gold=gold, left=city.gold)
    return "" if fits_anywhere(Layout(table.edition, city), tile) else speak("no-fits-nowhere")


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
