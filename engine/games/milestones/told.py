"""The table in words: everything that its picture shows, see `guide.Overview.text`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import groupby

from engine.core.guide import Chapter
from engine.core.model import Seat
from engine.core.speak import Speak

from .edition import GOODS, ROWS
from .landscape import Network
from .phases.building_office import HOUSE, MARKET, ROAD
from .phases.mill import SACK
from .phases.trading_house import BUY, HIRE, SALE
from .rules import faces
from .scoring import majority, winners
from .state import PATH, RONDEL, Category, Player, Space, Table, View


def chapters(view: View, speak: Speak) -> Iterator[Chapter]:
    """The landscape, what is for sale, the majorities, and the tableau of each player."""
    table: Table = view.table
    yield Chapter(speak("told-land"), (*_rows(table, speak), *_built(table, speak)))
    yield Chapter(speak("told-supply"), tuple(_supply(table, speak)))
    if table.pool:
        yield Chapter(speak("told-pool"), tuple(_tile(table, name, speak) for name in table.pool))
    yield Chapter(speak("told-tiles"), tuple(_tiles(table, speak)))
    yield Chapter(speak("told-majorities"), tuple(_majorities(table, speak)))
    for seat, player in enumerate(table.players):
        yield Chapter(speak("told-player", seat=seat, points=player.points), tuple(_player(view, Seat(seat), speak)))


def _list(parts: list[str], speak: Speak) -> str:
    return ", ".join(parts) or speak("told-none")


# --- the landscape


def _rows(table: Table, speak: Speak) -> Iterator[str]:
    """How points and triangles lie, and each row's points: their numbers, or what covers them."""
    yield speak("told-near")
    net, rows = Network(table), dict[int, list[str]]()
    for point in table.edition.points:
        if point.id in net.markets:
            code = "told-supplied" if point.id in table.sacks else "told-market"
        else:
            code = "told-milestone" if point.id in net.milestones else "told-number"
        rows.setdefault(point.row, []).append(speak(code, point=point.id, value=point.value))
    for row, points in rows.items():
        yield speak("told-row", row=ROWS[row], points=", ".join(points))


def _built(table: Table, speak: Speak) -> Iterator[str]:
    """Roads, houses, the bonus tiles that lie there, and bushes whose tile is gone."""
    yield speak("told-roads", roads=_list(["–".join(section) for section in table.sections], speak))
    yield speak("told-houses", houses=_list(table.houses, speak))
    for good in GOODS:
        if plots := [plot for plot, kind in table.bonuses.items() if kind == good]:
            yield speak("told-bonuses", worker=good, count=2, places=", ".join(plots))
    bare = [plot for plot in table.edition.bushes if plot not in table.bonuses]
    yield speak("told-bushes", places=_list(bare, speak))


# --- what is for sale


def _supply(table: Table, speak: Speak) -> Iterator[str]:
    """The goal, the way that all figures go, and what each building costs and how many are left."""
    edition = table.edition
    yield speak("told-goal", points=table.goal())
    yield speak("told-way", spaces=list(RONDEL))
    stocks: tuple[tuple[str, int, Mapping[str, int]], ...] = (
        ("section", edition.sections - len(table.sections), ROAD),
        ("house", edition.houses - len(table.houses), HOUSE),
        ("market", edition.markets - len(table.markets), MARKET),
        ("sack", edition.sacks - len(table.sacks), SACK),
    )
    for thing, left, cost in stocks:
        yield speak("told-stock", thing=thing, left=left, goods=cost)


def _tiles(table: Table, speak: Speak) -> Iterator[str]:
    """The worker tiles on display, the pile, the prices."""
    yield from (_tile(table, name, speak) for name in table.display)
    yield speak("told-pile", count=table.deck)
    yield speak("told-prices", goods_hire=HIRE, goods_buy=BUY, sold=SALE)


def _tile(table: Table, name: str, speak: Speak) -> str:
    return speak("label-tile", **faces(table, name))


def _majorities(table: Table, speak: Speak) -> Iterator[str]:
    """The strength of each player in each kind of worker, and the points for it: those of now, or the final ones."""
    for each in table.final or _now(table):
        pairs = enumerate(zip(each.strengths, each.points, strict=True))
        told = [speak("told-strength", seat=seat, strength=n, points=points) for seat, (n, points) in pairs]
        yield speak("told-majority", worker=each.good, count=2, strengths=", ".join(told))


def _now(table: Table) -> Iterator[Category]:
    for good in GOODS:
        strengths = [player.strength(good) for player in table.players]
        yield Category(good, strengths, majority(strengths))


# --- the tableaux


def _player(view: View, seat: Seat, speak: Speak) -> Iterator[str]:
    """Their part in the turn, figure, goods, start tiles, path spaces, income."""
    table: Table = view.table
    player = table.players[seat]
    yield from _part(view, seat, speak)
    yield speak("told-at", space=player.at)
    yield speak("told-goods", goods={good: player.goods[good] for good in GOODS})
    if player.drafted:
        yield speak("told-drafted", tiles="; ".join(_tile(table, name, speak) for name in player.drafted))
    yield speak("told-path", spaces=", ".join(_path(player, speak)))
    if player.ascending() and player.workers():
        yield speak("told-rising")


def _part(view: View, seat: Seat, speak: Speak) -> Iterator[str]:
    """Whether it is their turn, who is waited for, who has triggered the end, and who has won with what."""
    table: Table = view.table
    waited = seat in view.waiting
    if table.reason and not view.waiting:
        if seat in winners(table):
            yield speak("told-won")
        yield speak("told-made", points=_made(table, table.players[seat], seat))
        return
    if waited and seat == table.active and table.move:
        yield speak("told-move", move=table.move)
    elif seat == table.active:
        yield speak("told-active")
    if waited:
        yield speak("told-waited")
    if table.ending == seat:
        yield speak("told-ending")


def _made(table: Table, player: Player, seat: Seat) -> int:
    """The points made during play."""
    return player.points - sum(each.points[seat] for each in table.final)


def _path(player: Player, speak: Speak) -> Iterator[str]:
    """The path spaces; empty ones that lie side by side together."""
    for empty, group in groupby(zip(PATH, player.path, strict=True), lambda each: each[1] == Space()):
        names = [*group]
        if empty and len(names) > 1:
            yield speak("told-spaces-empty", number=names[0][0], last=names[-1][0])
        else:
            yield from (_space(name, space, speak) for name, space in names)


def _space(name: str, space: Space, speak: Speak) -> str:
    """A path space, by what lies on top."""
    if not space.good:
        return speak("told-space-covered" if space.covered else "told-space-empty", number=name)
    code = "told-space-bonus" if space.bonus else "told-space"
    return speak(code, number=name, worker=space.good, value=space.number)
