"""The meaning of clauses at a table: order, places and amounts, in the words of `orders`.

An action "at" a place happens when the transporter comes by: where it stands, at a stop of the way or in between;
else it goes there first. All is tried on a copy, part by part; the rules decide whether it can be carried out.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from engine.core.model import Illegal
from engine.core.values import Words

from ..movement import cargo, carrying, geese, orders, routes
from ..movement.orders import Part
from ..state import Table, Unit
from ..world.names import is_unit
from . import places
from .clauses import ALL, BACK, Amount, Clause, Where


@dataclass(frozen=True)
class Step:
    """A part of the orders. verb: as of a clause, or "go", or "come" (nothing, if it is there already), "leave" (it
    must be there). place: where to, or where; source: that goods come from there; bound: it belongs to `place`;
    bare, then: as of a clause."""

    verb: str
    place: str = ""
    amounts: tuple[Amount, ...] = ()
    source: str = ""
    n: int = 0
    name: str = ""
    bound: bool = False
    bare: bool = False
    then: bool = False


def said(table: Table, unit: Unit, clauses: Sequence[Clause]) -> Words:
    """The words after the transporter's name. Carries them out on the table. Raises `Illegal` for text with
    several meanings, or none."""
    if unit.carrier:
        raise Illegal("carry-carried", unit=unit.name, unit_other=unit.carrier)
    if len(clauses) > 1 and any(clause.verb == "again" for clause in clauses):
        raise Illegal("orders-again-alone")
    if len(clauses) > 1 and clauses[-1].verb == "stay" and all(clause.verb != "way" for clause in clauses):
        clauses = clauses[:-1]  # "drop all, stays"
    odd = next((clause.word for clause in clauses if clause.verb == "stay"), "") if len(clauses) > 1 else ""
    if odd:
        raise Illegal("orders-odd", word=odd)
    steps: list[Step] = []
    for clause in _merged(_from_the_start(clauses, table, unit)):
        if clause.place == BACK:
            clause = clause._replace(place=_back(clause, steps, table, unit))
        for step in _steps(clause):
            _place_in(steps, step, table, unit)
    return _Teller(table, unit).told(steps)


# --- steps, in the order in which they are done


def _merged(clauses: Sequence[Clause]) -> list[Clause]:
    """With "to C1, via B1" as one way."""
    whole: list[Clause] = []
    for clause in clauses:
        before = whole[-1] if whole else None
        if before is not None and before.verb == "way" and before.place and _only_via(clause):
            whole[-1] = before._replace(via=(*before.via, *clause.via), along=(*before.along, *clause.along))
        else:
            whole.append(clause)
    return whole


def _from_the_start(clauses: Sequence[Clause], table: Table, unit: Unit) -> Sequence[Clause]:
    """With a way that is told from where the transporter stands ("B1, C1, D1") as one from there."""
    first = clauses[0] if clauses else Clause("way")
    on_land = unit.about.element == "land"
    fitting = [place for place in table.atlas.tile_of if (place in table.atlas.banks) == on_land]
    stands = list(places.called(first.place, table, fitting)) == [unit.at]
    if not on_land and len(clauses) > 1 and clauses[1].verb == "way":
        stands = stands or table.atlas.tile_of[unit.at] == first.place
    if len(clauses) < 2 or not stands or first.via or first.origin or first.along or first.verb != "way":
        return clauses
    return [first._replace(place="", origin=first.place), *clauses[1:]]


def _back(clause: Clause, steps: Sequence[Step], table: Table, unit: Unit) -> str:
    """Where "back" is after one way. Raises `Illegal` after none, and after several."""
    stops = [place for _, place in _passed(steps, table, unit)[0]]
    if len(stops) < 2:
        raise Illegal("orders-odd", word=clause.word)
    if len(stops) > 2:
        raise Illegal("orders-which-place", word=clause.word, places=list(dict.fromkeys(stops[:-1])))
    return stops[0]


def _only_via(clause: Clause) -> bool:
    return clause.verb == "way" and bool(clause.via) and not clause.place and not clause.origin


def _steps(clause: Clause) -> Iterator[Step]:
    match clause.verb:
        case "way":
            yield from _going(clause)
        case "take" | "drop" | "goods":
            step = Step(clause.verb, amounts=clause.amounts, bare=clause.bare, then=clause.then)
            yield _where(step, clause.where)
        case "bring" | "deliver":
            if clause.verb == "deliver" and not clause.place:
                yield _where(Step("drop", amounts=clause.amounts), clause.where)
                return
            fetched = clause.where is not None and clause.amounts
            yield _where(Step("take" if fetched else "bring", amounts=clause.amounts), clause.where)
            yield from _stops(clause)
            if clause.verb == "deliver":
                yield Step("drop")
        case "lead":
            yield from _stops(clause)[:-1]
            yield Step("lead", clause.place, n=clause.n)
        case "lift" | "set":
            yield _where(Step(clause.verb, name=clause.name), clause.where)
        case _:
            yield Step(clause.verb, name=clause.name, n=clause.n)


def _going(clause: Clause) -> Iterator[Step]:
    """A way with what is taken along: goods are brought, geese are led."""
    if clause.origin:
        yield Step("leave", clause.origin)
    goods = tuple(each for each in clause.along if each.kind != "geese")
    if goods:
        yield Step("bring", amounts=goods)
    flock = next((each.n for each in clause.along if each.kind == "geese"), 0)
    yield from (replace(step, verb="lead", n=flock) if flock else step for step in _stops(clause))


def _stops(clause: Clause) -> list[Step]:
    """The places of a clause's way, the end last."""
    way = [Step("come", place) for place in clause.via]
    return [*way, Step("go", clause.place)] if clause.place else way


def _where(step: Step, where: Where | None) -> Step:
    if where is None or where.how == "there":
        return step
    if where.how == "here":
        return replace(step, bound=True)
    if is_unit(where.name):
        return replace(step, source=where.name)
    return replace(step, place=where.name, source=where.name if where.how == "from" else "", bound=True)


def _place_in(steps: list[Step], step: Step, table: Table, unit: Unit) -> None:
    """Put a step where it belongs: one that is bound to a place after the last time that the transporter is there,
    but not before what it follows."""
    if not step.bound:
        steps.append(step)
        return
    stops, between = _passed(steps, table, unit)
    place = step.place or unit.at
    since = _followed(steps, step)
    last = max(n for n, _ in stops if n <= since)
    at_stop = [max(n, since) for n, stop in stops if n >= last and places.serves(table, unit, stop, place)]
    if not at_stop:
        passed = [(n, stop) for n, stop in between if n >= since and places.serves(table, unit, stop, place)]
        if not passed:
            come = place if places.fits(table, unit, place) else table.atlas.tile_of[place]
            steps += [Step("come", come), step]
            return
        at_stop = [passed[-1][0]]
        steps.insert(at_stop[0], Step("come", passed[-1][1]))
        at_stop[0] += 1
    at = at_stop[-1]
    while at < len(steps) and (steps[at].bound or steps[at].verb in ("leave",)):
        at += 1
    if any(each.verb in WAYS for each in steps[at:]):
        steps.insert(at, step)
    else:
        steps.append(step)


def _followed(steps: Sequence[Step], step: Step) -> int:
    """The number of the first step that it may stand before: what is put down follows what was taken before."""
    if step.then:
        return len(steps)
    taken = [n for n, each in enumerate(steps, 1) if each.verb in ("take", "bring")]
    return max(taken, default=0) if step.verb == "drop" else 0


WAYS = ("go", "come", "lead")
"""Steps that lead somewhere."""


def _passed(steps: Sequence[Step], table: Table, unit: Unit) -> tuple[list[tuple[int, str]], list[tuple[int, str]]]:
    """Where steps lead to: each stop with the number of the step that follows it, the start first; and each place
    that is passed on the way, with the number of the step that passes it."""
    copy = orders.draft(table, unit.seat)
    mover = copy.units[unit.name]
    stops, between = [(0, unit.at)], list[tuple[int, str]]()
    for n, step in enumerate(steps):
        if step.verb not in WAYS or (step.verb == "come" and places.same(copy, mover.at, step.place)):
            continue
        try:
            place = places.goal(copy, mover, step.place)
        except Illegal:
            place = step.place
        route = routes.route(copy, mover, place)
        if route is not None:
            between += [(n, each) for each in route.path[:-1]]
            mover.spent += route.cost
            mover.at = route.path[-1]
        stops.append((n + 1, place))
    return stops, between


# --- words


class _Teller:
    """Says steps in words and carries them out on the table."""

    def __init__(self, table: Table, unit: Unit) -> None:
        self.table, self.unit = table, unit
        self.goods: tuple[tuple[int, str], ...] | None = None
        """The goods said last: numbers and kinds."""
        self.taken = False
        """Whether that was taken aboard, or was to be there."""

    def told(self, steps: Sequence[Step]) -> Words:
        """The words for all steps."""
        told: list[str] = []
        for step in steps:
            for words in self._words(step):
                told += words
                try:
                    parts, _ = orders.split(words)
                    orders.follow(self.table, self.unit, parts, strict=True)
                except Illegal:
                    pass  # the rules will say so
        return tuple(told)

    def _words(self, step: Step) -> Iterator[Words]:
        """The words for one step, asked for one after the other while they are carried out."""
        match step.verb:
            case "again":
                yield (orders.AGAIN,)
            case "stay":
                yield (orders.STAY,)
            case "begun":
                yield (step.name, str(step.n)) if step.n else (step.name,)
            case "leave" if not places.same(self.table, self.unit.at, step.place):
                raise Illegal("orders-not-there", unit=self.unit.name, place=self.unit.at, word=step.place)
            case "leave":
                pass
            case "come" if places.same(self.table, self.unit.at, step.place):
                pass
            case "go" | "come" | "lead":
                yield self._way(step)
            case "lift":
                yield ("lift", step.name)
            case "set":
                yield self._set(step)
            case _:
                yield from self._goods(step)

    def _way(self, step: Step) -> Words:
        place, n = places.goal(self.table, self.unit, step.place), step.n
        if n == ALL:
            n = geese.size(geese.loose(self.table, self.unit))
            if not n:
                raise Illegal("geese-few", place=self.unit.at, count=0)
        return ("lead", str(n), place) if n else (place,)

    def _set(self, step: Step) -> Words:
        if step.name and self.unit.aboard != step.name:
            raise Illegal("orders-not-carried", unit=self.unit.name, unit_other=step.name)
        able = carrying.sets(self.table, self.unit)
        if step.place:
            return ("set", places.only(step.place, places.called(step.place, self.table, able)))
        return ("set", self.unit.at if self.unit.at in able or not able else places.only(self.unit.at, able))

    def _goods(self, step: Step) -> Iterator[Words]:
        """Goods that are taken or put down, or wanted aboard ("bring")."""
        away = step.place and not places.same(self.table, self.unit.at, step.place)
        if away and not places.called(step.place, self.table, self._near(step.verb)):
            yield (places.goal(self.table, self.unit, step.place),)
        if step.verb == "take" and not step.amounts and self.taken:
            return  # "take 2 boards and take them to C1"
        if not step.amounts and self.goods is None and self.unit.aboard:  # "pick up donkey 13 and take it to C1"
            if step.verb == "drop":
                yield self._set(replace(step, name=""))
            return
        amounts = self._meant(step)
        if step.verb == "goods":
            self._check_none_aboard(amounts)
            step = replace(step, verb="take")
        self._check_room(step, amounts)
        handled: list[tuple[int, str]] = []
        for amount in amounts:
            for n, kind in self._resolved(step, amount):
                handled.append((n, kind))
                if step.verb != "bring" or cargo.kinds(self.unit.load).get(kind, 0) < n:
                    yield self._handled(step, n, kind)
        self.goods, self.taken = tuple(handled), step.verb != "drop"

    def _meant(self, step: Step) -> Sequence[Amount]:
        """The goods of a step: those it names, else those last spoken of, else all. Raises `Illegal` if it cannot be
        told which."""
        named = step.amounts or [Amount(n, kind) for n, kind in self.goods or ()]
        amounts = named or ((Amount(ALL),) if step.bare else ())
        if not amounts or (step.bare and step.amounts and self.goods and not self._all_aboard(self.goods)):
            raise Illegal("orders-which-goods", unit=self.unit.name)
        return amounts

    def _all_aboard(self, goods: Iterable[tuple[int, str]]) -> bool:
        """Whether these are all that it carries."""
        return {kind: n for n, kind in goods} == cargo.kinds(self.unit.load)

    def _check_none_aboard(self, amounts: Sequence[Amount]) -> None:
        """Raises `Illegal` if goods named without a verb could be those it carries, to be put down."""
        named = {amount.kind for amount in amounts}
        goods = {kind: n for kind, n in cargo.kinds(self.unit.load).items() if kind in named or "" in named}
        if goods:
            raise Illegal("orders-some-aboard", unit=self.unit.name, goods=goods)

    def _check_room(self, step: Step, amounts: Sequence[Amount]) -> None:
        """Raises `Illegal` if all of several kinds of goods are more than it can take."""
        if step.verb != "take" or len(amounts) < 2 or all(amount.n != ALL for amount in amounts):
            return
        near = self._there(step)
        goods = {each.kind: near.get(each.kind, 0) if each.n == ALL else each.n for each in amounts if each.kind}
        if sum(goods.values()) > self.unit.room:
            raise Illegal("orders-too-many", unit=self.unit.name, most=self.unit.room, goods=goods)

    def _resolved(self, step: Step, amount: Amount) -> list[tuple[int, str]]:
        """How many of which goods are meant. Raises `Illegal` where that is not clear."""
        aboard, near = cargo.kinds(self.unit.load), self._there(step)
        if step.verb == "bring":
            return self._along(amount, aboard, near)
        stock = aboard if step.verb == "drop" else near
        if amount.n != ALL:
            return [(amount.n, amount.kind)]
        room = self.unit.room if step.verb == "take" else sum(aboard.values())
        if amount.kind and step.verb == "take" and not stock.get(amount.kind):
            raise orders.missing(self.unit, self.unit.at, amount.kind, 0)
        if amount.kind:
            return [(max(1, min(stock.get(amount.kind, 0), room)), amount.kind)]
        if not stock:
            if step.verb == "drop":
                raise Illegal("orders-empty", unit=self.unit.name)
            raise Illegal("orders-nothing-there", place=self.unit.at)
        if sum(stock.values()) > room and len(stock) > 1:
            raise Illegal("orders-too-many", unit=self.unit.name, most=room, goods=stock)
        return [(max(1, min(n, room)), kind) for kind, n in stock.items()]

    def _along(self, amount: Amount, aboard: dict[str, int], near: dict[str, int]) -> list[tuple[int, str]]:
        """The goods to have aboard: those aboard already, or, if none, those lying there."""
        if amount.n != ALL:
            has = aboard.get(amount.kind, 0)
            if 0 < has < amount.n:
                raise Illegal("orders-some-aboard", unit=self.unit.name, goods={amount.kind: has})
            return [(amount.n, amount.kind)]
        kinds = [amount.kind] if amount.kind else list({**aboard, **near})
        if any(aboard.get(kind) for kind in kinds) and any(near.get(kind) for kind in kinds):
            goods = {kind: aboard[kind] for kind in kinds if aboard.get(kind)}
            raise Illegal("orders-some-aboard", unit=self.unit.name, goods=goods)
        stock = {kind: aboard.get(kind) or near.get(kind, 0) for kind in kinds}
        room = self.unit.room + sum(aboard.get(kind, 0) for kind in kinds)
        if sum(stock.values()) > room and len(stock) > 1:
            raise Illegal("orders-too-many", unit=self.unit.name, most=room, goods=stock)
        if not stock:
            raise Illegal("orders-nothing-there", place=self.unit.at)
        return [(max(1, min(n, room)), kind) for kind, n in stock.items()]

    def _handled(self, step: Step, n: int, kind: str) -> Words:
        """The words for one kind of goods, with the place where the rules would choose another."""
        verb = "drop" if step.verb == "drop" else "take"
        place = step.source or step.place
        there = places.called(place, self.table, self._near(verb)) if place else ()
        part = Part(verb, "", (), n, kind)
        usual = orders.source_of(self.table, self.unit, part) if verb == "take" else orders.ground_of(
            self.table, self.unit)  # fmt: skip
        if place and not there and step.source:
            return (verb, str(n), kind, orders.WHERE[verb], place)
        told = (orders.WHERE[verb], there[0]) if there and usual not in there else ()
        return (verb, str(n), kind, *told)

    def _near(self, verb: str) -> tuple[str, ...]:
        """The places and transporters that goods can come from, or go to."""
        if verb == "drop":
            return cargo.can_unload_at(self.table, self.unit)
        return (*cargo.sources(self.table, self.unit), self.unit.at)

    def _there(self, step: Step) -> dict[str, int]:
        """The most that one place has of each kind; goods on another transporter count only if it is
        named."""
        place, near = step.source or step.place, self._near("take")
        there: dict[str, int] = {}
        for source in (places.called(place, self.table, near) if place else ()) or near:
            aboard = source in self.table.units
            if aboard and source != step.source:
                continue
            stock = self.table.units[source].load if aboard else self.table.ground.get(source, {})
            for kind, n in cargo.kinds(stock).items():
                there[kind] = max(n, there.get(kind, 0))
        return there
