"""Production: transporters are made; everything else runs by itself on what lies by the factories."""

from __future__ import annotations

from engine.core.model import Action

from .. import breeding, factories, research
from ..actions import Breed, Done, Learn, Work
from ..sites import crews
from . import goals
from .outlook import Outlook


def produce(o: Outlook) -> Action:
    """The next use of a factory, or done."""
    here = crews(o.t, o.seat)
    topic = goals.studies(o)
    for study in research.studies(o.t, o.seat, here):
        if study.topic == topic and not study.tiles:
            return Learn(study)
    for pair in breeding.pairs(o.t, o.seat):
        if not pair.scrap and o.left >= 4:
            return Breed(pair)
    for run in factories.options(o.t, o.seat, here):
        kind = o.t.buildings[run.tile].kind
        if kind == "raft_factory" and not run.scrap and len(o.units("water")) < goals.rafts_wanted(o):
            return Work(run)
        if kind in ("mint", "stock_exchange") and run.source in o.t.units and o.t.units[run.source].room >= 1:
            return Work(run)
    return Done()
