"""The building phase: what the goals want and can be paid for on the spot."""

from __future__ import annotations

from engine.core.model import Action

from .. import sites as rules
from ..actions import Build, Done, Road, Sink
from ..values import Shaft, Site
from . import goals
from .outlook import Outlook


def build(o: Outlook) -> Action:
    """The next thing to build; done where there is nothing more."""
    all_goals = goals.goals(o)
    here = rules.crews(o.t, o.seat)
    for crew in here:
        mine = o.t.buildings.get(crew.tile)
        able = mine is not None and mine.kind == "mine" and mine.at in crew.places and crew.has(rules.SHAFT)
        wanted = able and "new_shafts" in o.t.players[o.seat].research and o.left > 1
        if mine is not None and wanted and mine.gold + mine.iron < o.left:
            return Sink(Shaft(crew.tile, best_mix(o)))
    for goal, spots, _, enough in goals.allot(o, all_goals):
        if not enough or list(spots) != [goal.at]:
            continue
        if goal.kind == "road":
            if goal.name in rules.roads(o.t, here):
                return Road(goal.name)
            continue
        site = Site(goal.kind, goal.name, best_mix(o) if goal.kind == "mine" else "")
        if site in rules.sites(o.t, o.seat, here):
            return Build(site)
    return Done()


def best_mix(o: Outlook) -> str:
    """What a mine's bag is filled with."""
    known = rules.mixes(o.t.players[o.seat])
    return next(mix for mix in ("gold", "big", "normal") if mix in known)
