"""What somebody may wonder about because nothing happens: reminders that name the rule."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.model import Seat
from engine.core.speak import Speak

from .building import sites
from .components import BOX
from .phases import preparation
from .production import breeding, factories
from .state import Table, View


def overlooked(view: View, speak: Speak) -> Iterator[str]:
    """Why there are so few places for a home; why a pair breeds no young, and the wonder asks nothing."""
    t, seat = view.table, view.seat
    if seat is None or seat not in view.waiting:
        return
    match view.doing[-1:]:
        case ("homes",):
            if any(tile in t.atlas.starts for tile in preparation.start_tiles(t)):
                yield speak("remind-starts")
        case ("production",):
            yield from _herd(t, seat, speak)
        case ("movement",):
            yield from _herd(t, seat, speak)
            yield from _home(t, seat, speak)


def _herd(t: Table, seat: Seat, speak: Speak) -> Iterator[str]:
    """Pairs of donkeys that are alone, and would be too many with a young one."""
    tiles = [tile for tile, _ in breeding.donkeys(t, seat)]
    if tiles and factories.over(t, seat, "donkey"):
        yield speak("remind-herd", tiles=tiles, count=BOX.limits.land, most=BOX.limits.all)


def _home(t: Table, seat: Seat, speak: Speak) -> Iterator[str]:
    """Goods at home that nobody there could pay with; geese beside other goods."""
    tile = t.atlas.tile_of.get(t.players[seat].home, "")
    goods = breeding.goods_on(t, tile) if tile else {}
    if goods and sites.treasury(t, seat) is None:
        yield speak("remind-afar")
    if goods.get("geese", 0) >= breeding.PAIR and goods != {"geese": breeding.PAIR} and breeding.meadow(t, tile):
        yield speak("remind-geese", tile=tile)
