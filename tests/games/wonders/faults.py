"""What a person would laugh at: faults of a player, found by looking at its purchases from outside.

A judge knows nothing of how a player decides. It compares what was done with what was offered. Where a piece lies is
judged at the end of the round: all else of that round stays as it was, and only this piece is moved.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from msgspec.structs import replace

from engine.core.model import Action, Seat
from engine.games.wonders import GAME
from engine.games.wonders import actions as act
from engine.games.wonders.actions import Site
from engine.games.wonders.edition import RESOURCES, tiles_of
from engine.games.wonders.flow import Position
from engine.games.wonders.layout import Layout, sort_of, ways_of
from engine.games.wonders.objectives import OBJECTIVES
from engine.games.wonders.objectives import points as places
from engine.games.wonders.order import next_order
from engine.games.wonders.phases.purchases import Purchase, cost, site_of
from engine.games.wonders.phases.turn import Buying, ShortSet
from engine.games.wonders.placing.pieces import fits_anywhere, fitting
from engine.games.wonders.scoring import points
from engine.games.wonders.state import TOWER, City, Table
from engine.games.wonders.tracks import gain, move, side, yields

SHAPES = [tiles_of(n)[0] for n in range(1, 7)]
"""A tile of each shape that is always in play."""
ROOM = 12
"""Free cells beside roads that are of use."""
APART = 5
"""Fields between the highest and the lowest resource from which on it is careless to add to the highest."""
RICH = 4
"""Gold that is too much for a monument, if nobody else could take it and a tile could be bought."""
MUCH = 3
"""Green cells beside buildings: so many more make a place worse."""

FAULTS = {
    "worse place": "a piece that elsewhere would bring a point more, or leave fewer sides open, and lose nothing",
    "needless cover": "a natural cell covered, though elsewhere the piece would bring as much and cover none",
    "blocked": "a monument on display that can stand no more, but could if the piece lay elsewhere as well",
    "idle": "a road, set or tower that brings and opens nothing, though something else would bring a point",
    "idle pedestal": "a pedestal that leaves the order as it is, though something else would bring a point",
    "rich monument": "a monument for much gold that nobody else could take, while a tile could be bought",
    "hoarding": "a tile only for the highest resource, though one that costs no more moves the lowest, far behind",
    "wasted symbols": "a tile whose symbols are lost, though one that costs no more brings more",
    "idle loan": "a loan without which all could have been bought, or of which gold is left",
    "dear loan": "a loan in the last round, which ended with fewer points than before the loan",
    "dropped": "a short set that brings no point and of which pieces fitted nowhere, though something else would",
    "asleep": "in the last round the last gold for nothing, though something else would bring a point",
    "own end": "the game ended by the own marker alone, and lost",
    "gold left": "gold left at the end of a round, though the last purchase could have taken it all",
}
"""What the judge looks for."""


class Figures(NamedTuple):
    """A city by several measures; more is better. `nature`: natural cells not covered; `closed`: less the green
    cells beside each building; `room`: free cells beside roads; `standing`: monuments on display that could stand;
    `shapes`: shapes of tiles that fit."""

    points: int
    nature: int
    closed: int
    room: int
    standing: int
    shapes: int

    def loses_nothing(self, other: Figures) -> bool:
        """Whether a city is no worse than another by any measure."""
        return all(mine >= its for mine, its in zip(self, other, strict=True))


def figures(table: Table, seat: Seat, city: City) -> Figures:
    """A city in figures, as one of a table."""
    layout = Layout(table.edition, city)
    return Figures(
        points=total(table, seat, city),
        nature=layout.natural.bit_count(),
        closed=-sum((layout.ground.beside(cells) & layout.green).bit_count() for _, cells in layout.tiles),
        room=min((layout.ground.beside(layout.roads) & layout.green).bit_count(), ROOM),
        standing=sum(fits_anywhere(layout, name) for name in table.market.monuments if name not in city.monuments()),
        shapes=sum(fits_anywhere(layout, tile) for tile in SHAPES),
    )


def total(table: Table, seat: Seat, city: City) -> int:
    """All points of a seat if this were its city."""
    layouts = [Layout(table.edition, city if n == seat else each) for n, each in enumerate(table.cities)]
    found = points(table, city, layouts[seat]).total()
    for name in table.objectives:
        values = tuple(OBJECTIVES[name](layout) for layout in layouts)
        found += places(table.edition.objectives, name, values)[seat]
    return found


def laying(table: Table, city: City, *sites: Site) -> City:
    """A city with more pieces, and all that they bring."""
    after = replace(city, pieces=[*city.pieces, *sites], resources=dict(city.resources))
    for site in sites:
        if sort_of(site.piece) not in ("road", TOWER):
            move(side(table), after, *yields(table.edition, site.piece))
    return after


def is_last(table: Table) -> bool:
    """Whether this round is known to be the last."""
    purple = side(table).purple
    return table.round == table.edition.limits.rounds or any(city.population >= purple for city in table.cities)


class Judge:
    """Watches one seat through a game, action by action."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.faults: Counter[str] = Counter()
        self.notes: list[str] = []
        self._round: tuple[Table, int] | None = None
        self._set: Position | None = None
        self._loan: int | None = None
        self._spendable = False
        self._ended: Table | None = None

    def sees(self, before: Position, action: Action, after: Position) -> None:
        """An action of the seat, the position before and after it."""
        frame, table = before.flow[-1], before.table
        if isinstance(frame, Buying):
            if self._round is not None and self._round[0].round < table.round:
                self._over()
            if self._round is None:
                self._round = table, len(table.cities[self.seat].pieces)
            if isinstance(action, act.Loan):
                self._loan = total(table, self.seat, table.cities[self.seat])
            elif not isinstance(action, act.Repay | act.Pass):
                self._bought(before, action)  # type: ignore[arg-type]
        if self._set and not (after.flow and isinstance(after.flow[-1], ShortSet)):
            laid = after.table.cities[self.seat].pieces[len(self._set.table.cities[self.seat].pieces) :]
            self._piece(self._set, tuple(laid), 1)
            self._set = None
        if isinstance(action, act.EndTurn):
            self._ended = table

    def ends(self, s: Position) -> None:
        """The end of the game."""
        self._over()
        purple, result = side(s.table).purple, GAME.result(s)
        own = [seat for seat, city in enumerate(s.table.cities) if city.population >= purple] == [self.seat]
        if own and result is not None and self.seat not in result.winners and s.table.automaton is None:
            self._fault("own end", s.table, result.scores)

    def _fault(self, name: str, table: Table, *what: object) -> None:
        assert name in FAULTS
        self.faults[name] += 1
        self.notes.append(f"{name}: round {table.round}, " + ", ".join(map(_told, what)))

    # --- purchases

    def _bought(self, before: Position, action: Purchase) -> None:
        table, site = before.table, site_of(action)
        gold = table.cities[self.seat].gold
        self._spendable = any(price == gold for price, site in self._purchases(before) if not _wonder(table, site))
        if isinstance(action, act.Short):
            self._set = before
        elif site is None:
            self._pedestal(before, action.place)  # type: ignore[union-attr]
        else:
            self._piece(before, (site,), cost(table, self.seat, site))
            if isinstance(action, act.Build):
                self._tile(table, site)
            if isinstance(action, act.Wonder):
                self._monument(table, site)

    def _purchases(self, before: Position) -> Iterator[tuple[int, Site]]:
        """All pieces offered, with their costs."""
        for offer in GAME.offers(before, self.seat):
            if offer.action in (act.Road, act.Short, act.Tower, act.Build, act.Wonder):
                for action in offer:
                    site = site_of(action)
                    assert site is not None
                    yield cost(before.table, self.seat, site), site

    def _missed(self, before: Position, gold: int) -> bool:
        """Whether any purchase for so much gold would have brought a point."""
        table = before.table
        city = table.cities[self.seat]
        was = total(table, self.seat, city)
        return any(
            total(table, self.seat, laying(table, city, site)) > was
            for price, site in self._purchases(before)
            if price <= gold
        )

    def _piece(self, before: Position, sites: tuple[Site, ...], gold: int) -> None:
        table = before.table
        city = table.cities[self.seat]
        was, now = (figures(table, self.seat, each) for each in (city, laying(table, city, *sites)))
        sort = sort_of(sites[0].piece)
        if sort in ("road", TOWER) and was.loses_nothing(now) and self._missed(before, city.gold):
            self._fault("idle", table, sites, was, now)
        dropped = sites[0].piece in ("two", "one") and len(sites) < 3
        if dropped and now.points <= was.points and self._missed(before, city.gold):
            self._fault("dropped", table, sites)
        self._asleep(before, was.points, now.points, gold)

    def _asleep(self, before: Position, was: int, now: int, gold: int) -> None:
        """Only for the last gold: before that a piece may make room for the next."""
        city = before.table.cities[self.seat]
        if is_last(before.table) and city.gold == gold and now <= was and self._missed(before, gold):
            self._fault("asleep", before.table, was, now)

    def _pedestal(self, before: Position, place: str) -> None:
        table = before.table
        owners: list[Seat | None] = list(table.market.pedestals)
        owners[int(place) - 1] = self.seat
        after = replace(table, market=replace(table.market, pedestals=owners))
        was = total(table, self.seat, table.cities[self.seat])
        same = next_order(after).index(self.seat) >= next_order(table).index(self.seat)
        if same and self._missed(before, 1):
            self._fault("idle pedestal", table, place, table.cities[self.seat].gold)
        self._asleep(before, was, was, 1)

    def _tile(self, table: Table, site: Site) -> None:
        city, tile, tracks = table.cities[self.seat], table.tile(site.piece), side(table)
        layout, stock = Layout(table.edition, city), city.resources
        others = [
            table.tile(name)
            for _, name in sorted(table.market.tiles.items())
            if name and name != site.piece and fits_anywhere(layout, name)
            if table.edition.stack(name).price <= table.edition.stack(site.piece).price
        ]
        low, high = min(RESOURCES, key=stock.__getitem__), max(RESOURCES, key=stock.__getitem__)
        careless = set(tile.symbols) == {high} and stock[high] - stock[low] >= APART
        if careless and any(low in each.symbols and len(each.symbols) >= len(tile.symbols) for each in others):
            self._fault("hoarding", table, site, stock)
        kept = sum(gain(tracks, city, tile.symbols).resources.values())
        most = max((sum(gain(tracks, city, each.symbols).resources.values()) for each in others), default=0)
        if kept < len(tile.symbols) and most > kept:
            self._fault("wasted symbols", table, site, stock)

    def _monument(self, table: Table, site: Site) -> None:
        city = table.cities[self.seat]
        if city.gold < RICH or table.automaton is not None:
            return
        rivals = (
            Layout(table.edition, each) for n, each in enumerate(table.cities) if n != self.seat and not each.out
        )
        layout = Layout(table.edition, city)
        useful = any(
            name and table.edition.stack(name).price < city.gold and fits_anywhere(layout, name)
            for name in table.market.tiles.values()
        )
        if useful and not any(fits_anywhere(each, site.piece) for each in rivals):
            self._fault("rich monument", table, site, city.gold)

    # --- the end of a round

    def _over(self) -> None:
        """All that can be said of a round once it is over."""
        if self._round is None or self._ended is None:
            return
        (_, count), table = self._round, self._ended
        self._round = None
        city = table.cities[self.seat]
        for n in range(count, len(city.pieces)):
            self._placed(table, n)
        if city.gold and self._spendable:
            self._fault("gold left", table, city.gold)
        if self._loan is not None:
            if city.gold or city.spent <= table.edition.limits.gold:
                self._fault("idle loan", table, city.gold)
            if is_last(table) and total(table, self.seat, city) < self._loan:
                self._fault("dear loan", table, self._loan, total(table, self.seat, city))
            self._loan = None

    def _placed(self, table: Table, n: int) -> None:
        """Another place for the piece that was laid as the n-th, with all that was laid later in the round."""
        city = table.cities[self.seat]
        site = city.pieces[n]
        now = figures(table, self.seat, city)
        before = replace(city, pieces=city.pieces[:n])
        layout = Layout(table.edition, before)
        here = ways_of(table.edition, layout.ground, site.piece)[site.parts].cells
        found: dict[str, tuple[object, ...]] = {}
        for way in fitting(layout, site.piece):
            moved = self._moved(city, n, Site(site.piece, way.parts), table)
            if moved is None or way.cells == here:
                continue
            other = figures(table, self.seat, moved)
            what = (site, Site(site.piece, way.parts), now, other)
            if other.loses_nothing(now):
                if other.points > now.points or other.closed >= now.closed + MUCH:
                    found.setdefault("worse place", what)
                if other.standing > now.standing:
                    found.setdefault("blocked", what)
            as_good = all(getattr(other, name) >= getattr(now, name) for name in ("points", "closed", "standing"))
            if as_good and here & layout.natural and not way.cells & layout.natural:
                found.setdefault("needless cover", what)
        for name, what in found.items():
            self._fault(name, table, *what)

    def _moved(self, city: City, n: int, site: Site, table: Table) -> City | None:
        """The city at the end of the round with one piece elsewhere; None if a later piece could not lie then."""
        pieces = [*city.pieces[:n], site]
        for later in city.pieces[n + 1 :]:
            layout = Layout(table.edition, replace(city, pieces=pieces))
            if not any(way.parts == later.parts for way in fitting(layout, later.piece)):
                return None
            pieces.append(later)
        return replace(city, pieces=pieces)


def _wonder(table: Table, site: Site) -> bool:
    """Whether a piece is a monument."""
    return any(each.id == site.piece for each in table.edition.monuments)


def _told(what: object) -> str:
    """A thing in a note, short."""
    match what:
        case Site(piece, parts):
            return "-".join((piece, *parts))
        case Figures():
            return "/".join(map(str, what))
        case tuple():
            return " ".join(map(_told, what))
    return str(what)
