"""What else a seat could do than its policy says: the few actions that are worth a rehearsal."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.model import Action, Seat

from ..actions import Breed, Build, Buy, Done, Learn, Road, Sink, Work
from ..building import sites as rules
from ..components import GOODS
from ..flow import Position
from ..movement.sentences import Sentence
from ..phases.building import BuildingPhase
from ..phases.movement import MovementPhase
from ..phases.production import ProductionPhase
from ..phases.wonder import WonderPhase
from ..production import breeding, factories, research
from . import bricks, decisions
from .errands import several
from .outlook import Outlook
from .policy import Policy

ERRANDS = 3
"""Errands of a transporter that are tried."""
ROADS = 3
BUILT = ("mine", "mint", "coal_burner", "woodcutter", "paper_mill", "stock_exchange", "quarry", "stone_factory")
"""Buildings worth a try, the most promising first."""


def options(s: Position, seat: Seat, policy: Policy) -> Iterator[Action]:
    """Actions to try, the most promising first. Some may not be allowed."""
    if not s.table.players[seat].home:
        return
    o = Outlook(s.table, seat, policy)
    match s.flow[-1]:
        case ProductionPhase():
            yield from _production(o)
        case MovementPhase():
            yield from _movement(o)
        case BuildingPhase():
            yield from _building(o)
        case WonderPhase() as phase:
            price, costs = phase.price(o.t, seat), sorted(bricks.pieces(o, phase.purse(o.t, seat)))
            if len(costs) >= price:
                yield Buy(tuple(sorted((bricks.PAYS[at] for _, at in costs[:price]), key=GOODS.index)))
        case _:
            return
    yield Done()


def _production(o: Outlook) -> Iterator[Action]:
    here = rules.crews(o.t, o.seat)
    yield from (Learn(study) for study in research.studies(o.t, o.seat, here) if not study.tiles)
    yield from (Work(run) for run in factories.options(o.t, o.seat, here))
    yield from (Breed(pair) for pair in breeding.pairs(o.t, o.seat) if not pair.scrap)


def _movement(o: Outlook) -> Iterator[Action]:
    """The first errands of each transporter, those first that would be second best."""
    wanted, posts, units = decisions.wants(o)
    listed = several(o, wanted, posts, units, ERRANDS)
    for rank in range(ERRANDS):
        for unit in units:
            own = [errand for errand in listed if errand.unit is unit]
            said = decisions.told(o, own[rank]) if len(own) > rank else None
            if said is not None and Sentence(o.t, o.seat).admits(said):
                yield decisions.spoken(said)


def _building(o: Outlook) -> Iterator[Action]:
    here = rules.crews(o.t, o.seat)
    yield from (Sink(shaft) for shaft in rules.shafts(o.t, o.seat, here))
    found = sorted(
        (BUILT.index(site.building), site) for site in rules.sites(o.t, o.seat, here) if site.building in BUILT
    )
    yield from (Build(site) for _, site in found)
    yield from (Road(name) for name in rules.roads(o.t, here)[:ROADS])
