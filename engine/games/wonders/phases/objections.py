"""Why a purchase is refused: each function raises `Illegal` with the first rule that stands against an action. Any
action may come here."""

from __future__ import annotations

from engine.core.model import Action, Illegal, Seat

from .. import actions as act
from ..actions import Site
from ..forms import CELL
from ..layout import Layout, sort_of
from ..market import PLACES, SHORTS, could_buy, price
from ..placing.monuments import SPACE, missing
from ..placing.pieces import fits_anywhere, refusal
from ..state import LONG_ROAD, STARTER, TOWER, Table
from .purchases import site_of

LONGEST = 20
"""Letters of somebody's own word that a refusal repeats."""


def to_starter(table: Table, seat: Seat, action: Action) -> None:
    """Before the starter road lies nothing else is possible."""
    if not isinstance(action, act.StarterRoad):
        raise Illegal("starter-first")
    _piece(action.road, (STARTER,))
    _place(table, seat, action.road)


def to_set(table: Table, seat: Seat, action: Action, left: list[str]) -> None:
    """The rest of a set comes before all else."""
    if not isinstance(action, act.Next):
        raise Illegal("set-first", pieces=list(left))
    _piece(action.road, tuple(left))
    _place(table, seat, action.road)


def to_end(action: Action, *, bought: bool) -> None:
    """One purchase a turn; nothing after it, nor for whoever is out without one."""
    match action:
        case act.StarterRoad():
            raise Illegal("starter-lies")
        case act.Next():
            raise Illegal("set-laid")
        case act.EndTurn():
            return
        case _ if not bought:
            raise Illegal("out")
        case act.Pass():
            raise Illegal("pass-late")
        case act.Loan() | act.Repay():
            raise Illegal("before-purchase")
        case _:
            raise Illegal("one-purchase")


def to_buying(table: Table, seat: Seat, action: Action, extra: str) -> None:
    """All that can stand against a purchase, a loan, a repayment, passing, or the end of the turn."""
    match action:
        case act.StarterRoad():
            raise Illegal("starter-lies")
        case act.Next():
            raise Illegal("no-set")
        case act.Loan():
            _loan(table, seat, extra)
        case act.Repay():
            _repay(table, seat, extra)
        case act.EndTurn() if not could_buy(table, seat, table.cities[seat].gold):
            raise Illegal("pass-instead")
        case act.Pass() | act.EndTurn():
            raise Illegal("must-buy")
        case act.Pedestal(place):
            _pedestal(table, seat, place)
        case act.Road() | act.Short() | act.Tower() | act.Build() | act.Wonder():
            _purchase(table, seat, action)


def _loan(table: Table, seat: Seat, extra: str) -> None:
    city = table.cities[seat]
    if extra:
        raise Illegal("one-extra")
    if city.loan:
        raise Illegal("loan-open", round=city.loan)


def _repay(table: Table, seat: Seat, extra: str) -> None:
    city, limits = table.cities[seat], table.edition.limits
    if extra:
        raise Illegal("one-extra")
    if not city.loan:
        raise Illegal("no-loan")
    if city.loan == table.round:
        raise Illegal("repay-later")
    _dear(limits.repay, city.gold)


def _pedestal(table: Table, seat: Seat, place: str) -> None:
    if len(table.cities) == 1:
        raise Illegal("pedestal-alone")
    if place not in PLACES:
        raise Illegal("which-place", place=place[:LONGEST])
    if seat in table.market.pedestals:
        raise Illegal("one-pedestal")
    owner = table.market.pedestals[PLACES.index(place)]
    if owner is not None:
        raise Illegal("pedestal-taken", seat=owner, place=place)
    _dear(table.edition.limits.pedestal, table.cities[seat].gold)


def _purchase(table: Table, seat: Seat, action: act.Road | act.Short | act.Tower | act.Build | act.Wonder) -> None:
    """What is not there, too dear, or may not lie so."""
    site = site_of(action)
    assert site is not None
    market = table.market
    match action:
        case act.Road():
            _piece(site, (LONG_ROAD,))
            _there(bool(market.roads), LONG_ROAD)
        case act.Short():
            _piece(site, SHORTS)
            _there(bool(market.sets), "short")
        case act.Tower(cell):
            _there(market.tower, TOWER)
            if not CELL.fullmatch(cell):
                raise Illegal("which-cell")
        case act.Build():
            shown = [tile for _, tile in sorted(market.tiles.items()) if tile]
            if site.piece not in shown:
                raise Illegal("not-on-market", tiles=shown)
        case act.Wonder():
            if site.piece not in market.monuments:
                raise Illegal("not-on-display", monuments=list(market.monuments))
    _dear(price(table, seat, site.piece), table.cities[seat].gold)
    _place(table, seat, site)


def _there(sold: bool, thing: str) -> None:
    if not sold:
        raise Illegal("sold-out", item=thing)


def _dear(gold: int, left: int) -> None:
    if gold > left:
        raise Illegal("too-dear", gold=gold, left=left)


def _piece(site: Site, allowed: tuple[str, ...]) -> None:
    if site.piece not in allowed:
        raise Illegal("other-piece", pieces=list(dict.fromkeys(allowed)))


def _place(table: Table, seat: Seat, site: Site) -> None:
    layout = Layout(table.edition, table.cities[seat])
    if not site.parts and not fits_anywhere(layout, site.piece):
        raise _nowhere(layout, site.piece)
    raise refusal(layout, site.piece, site.parts)


def _nowhere(layout: Layout, piece: str) -> Illegal:
    """Why a piece fits nowhere: what a monument lacks first."""
    lacks = missing(layout, piece)[0][0] if sort_of(piece) == "monument" else SPACE
    if lacks == SPACE:
        return Illegal("fits-nowhere")
    return Illegal("needs-beside", beside=lacks, count=layout.edition.monument(piece).beside[lacks])
