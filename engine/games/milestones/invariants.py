"""The conservation laws of Milestones; they hold after every action."""

from __future__ import annotations

from functools import partial

from engine.core.model import require

from .flow import Position
from .landscape import landscape_of
from .phases.building_office import TakeBonusTile
from .state import PATH

law = partial(require, "milestones")


def check(s: Position) -> None:
    """The conservation laws. Raises `Bug` naming the one that is broken."""
    t = s.table
    drafted = [tile for p in t.players for tile in p.drafted]
    tiles = s.box.deck + t.display + t.pool + t.used + drafted
    law(len(tiles) == len(t.edition.tiles) == len(set(tiles)), "every worker tile is in one place")
    law(t.deck == len(s.box.deck), "the open count of the draw pile is right")
    on_workers = sum(space.bonus for p in t.players for space in p.path)
    dealt = len(t.bonuses) + on_workers + t.bonuses_gone
    law(dealt in (0, len(t.edition.bushes)), "every bonus tile lies, is held or is gone")
    for p in t.players:
        law(all(n >= 0 for n in p.goods.values()), "no goods below zero")
        law(len(p.path) == len(PATH), "eight path spaces")
        law(all(space.good or not space.bonus for space in p.path), "a bonus tile lies on a worker")
    law(len(t.sections) <= t.edition.sections, "no more sections than in the box")
    law(len(t.houses) <= t.edition.houses and len(set(t.houses)) == len(t.houses), "houses")
    law(len(t.markets) <= t.edition.markets and len(set(t.markets)) == len(t.markets), "markets")
    law(len(t.sacks) <= t.edition.sacks and set(t.sacks) <= set(t.markets), "sacks lie on markets, one each")
    network = {t.edition.start} | {p for section in t.sections for p in section}
    law(len(network) == 1 + 2 * len(t.sections), "roads form a tree from the start market")
    milestones = {section.milestone for section in t.sections}
    law(not milestones & set(t.markets), "no market on a milestone")
    law(set(t.markets) <= network, "markets stand at roads")
    plots = landscape_of(t.edition).corners
    law(all(plot in plots for plot in t.houses), "houses stand in triangles")
    choosing = {frame.plot for frame in s.flow if isinstance(frame, TakeBonusTile)}
    under = {plot for plot in t.houses if plot in t.bonuses}
    law(under <= choosing, "a bonus tile lies under a house only while its worker is chosen")
