"""Agreements: goods passed between transporters of different players, and ferries (rulebook: exchange of goods,
building; facts 6.5).

The terms are a sentence; transporters are called by name, and "2 boards" stands for any list of goods:

- give OWN THEIRS 2 boards: from an own transporter onto another player's
- ask OWN THEIRS 2 boards: the other way; instead of OWN also a bank in reach of both, to put the goods down there
- swap OWN THEIRS 2 boards for 1 stone: both at once
- ferry FROM BOAT 2 boards TO: another player's boat in a river takes goods over it, from a bank or an own
  transporter to a bank or own transporter on another side; it needs no room for that
- build OWN THEIRS 1 stone oil_rig C2: an oil rig is built by the proposer with these goods of the other's, which need
  not change hands: nothing can be put down at sea, and there may be no room

Both transporters stand where goods can be passed from hand to hand. Between two players one agreement is on offer
at a time; it lapses when it has become impossible.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice

from engine.core.ctx import Ctx
from engine.core.model import Action, Illegal, Preview, Seat
from engine.core.offers import Offer, OneOf
from engine.core.values import words_of
from engine.kit.goods import add, remove

from ..actions import Propose, Respond
from ..building import together
from ..movement.cargo import blocked, kinds, pick, tokens, touching
from ..state import Deal, Table, Unit, drop
from ..values import Terms
from ..world.names import is_river
from . import terms
from .terms import End, Exchange, Ferry, Sentences

PHASES = ("production", "movement", "building")
"""The phases in which agreements are made."""
LISTED = 300
"""Agreements that are listed at most; others can be typed."""
EACH = 3
"""Agreements a seat may offer in one phase."""

OFFERS = {f"offers-{kind}": "seat_other" for kind in ("give", "ask", "swap", "ferry", "build")}
"""The notes that tell of an offer, each with the argument that is the seat it is made to."""

First = Callable[[str, tuple[Seat, ...]], bool]
"""Whether a seat need not wait for an earlier one, but these, to take goods from a tile."""


def nobody(tile: str, but: tuple[Seat, ...]) -> bool:
    """Nobody need be waited for."""
    return True


# --- possible offers


def offers(t: Table, seat: Seat, playing: bool, first: First = nobody) -> Iterator[Offer]:
    """A seat's offers to propose (if `playing`), accept, decline or withdraw."""
    received = tuple(deal.number for deal in t.deals if deal.to == seat)
    own = tuple(deal.number for deal in t.deals if deal.by == seat)
    if received:
        yield Offer(Respond, {"deal": OneOf(received), "accept": OneOf((True, False))})
    elif own:
        yield Offer(Respond, {"deal": OneOf(own), "accept": OneOf((False,))})
    if playing and t.phase in PHASES and t.proposed.get(str(seat), 0) < EACH:
        said = sentences(t, seat, first, (*_partners(t, seat), *_deaf(t)))
        listed = tuple(islice(terms.listed(said), LISTED))
        if listed:
            yield Offer(Propose, {"terms": OneOf(listed, (1, 3, 5, 8), said)})


def _partners(t: Table, seat: Seat) -> tuple[Seat, ...]:
    """Those with whom a seat has an agreement on offer, either way."""
    return tuple(deal.to if deal.by == seat else deal.by for deal in t.deals if seat in (deal.by, deal.to))


def _deaf(t: Table) -> tuple[Seat, ...]:
    """Those that decline all agreements."""
    return tuple(Seat(int(name)) for name in t.declines)


def decline(t: Table, seat: Seat, ctx: Ctx) -> None:
    """Decline all that is on offer to a seat."""
    for deal in [each for each in t.deals if each.to == seat]:
        take(t, seat, Respond(deal.number, False), ctx)


def sentences(t: Table, seat: Seat, first: First = nobody, without: tuple[Seat, ...] = ()) -> Sentences:
    """All terms a seat could propose where its transporters and others' stand now, but to some seats."""
    tile_of, near = t.atlas.tile_of, dict[str, list[Unit]]()
    units = [t.units[name] for name in sorted(t.units) if t.units[name].at and not t.units[name].aboard]
    for unit in units:
        if unit.seat == seat:
            near.setdefault(tile_of[unit.at], []).append(unit)
    pairs, grounds, ferries = [], dict[tuple[str, str], End](), list[Ferry]()
    for theirs in units:
        if theirs.seat == seat or theirs.seat in without or tile_of[theirs.at] not in near:
            continue
        mine = [unit for unit in near[tile_of[theirs.at]] if touching(t, unit, theirs)]
        pairs += [(_end(unit), _end(theirs)) for unit in mine]
        if theirs.load:
            shared = {bank for unit in mine for bank in t.banks_from(unit.at) if bank in t.atlas.banks}
            grounds.update({(bank, theirs.name): _end(theirs) for bank in t.banks_from(theirs.at) if bank in shared})
        if mine and is_river(theirs.at):
            ferries += _ferries(t, theirs, mine, first)
    ends = tuple((bank, end) for (bank, _), end in grounds.items())
    return Sentences(tuple(pairs), ends, tuple(ferries), tuple(_joint(t, seat, first, without)))


def _joint(t: Table, seat: Seat, first: First, without: tuple[Seat, ...]) -> Iterator[Terms]:
    """What could be built together, in the building phase."""
    for rig in together.rigs(t, seat, without) if t.phase == "building" else ():
        if first(rig.place, (t.units[rig.theirs].seat,)):
            goods = [word for kind, n in rig.goods.items() for word in (str(n), kind)]
            yield Terms("build", rig.own, rig.theirs, (*goods, together.RIG, rig.place))


def _end(unit: Unit) -> End:
    return End(unit.name, unit.room, tuple(kinds(unit.load).items()))


def _ferries(t: Table, boat: Unit, mine: list[Unit], first: First) -> Iterator[Ferry]:
    """The ways from which a boat in a river could take goods to where: from one side to another."""
    tile = t.tile(t.atlas.tile_of[boat.at])
    ends = [(_end(unit), t.banks_from(unit.at)) for unit in mine if unit.at != boat.at]
    free = first(tile.name, ())
    for bank in tile.banks:
        stock = tuple(kinds(t.ground.get(bank, {})).items()) if free else ()
        ends.append((End(bank, terms.PLENTY, stock), t.joined(bank)))
    for source, here in ends:
        for target, there in ends:
            if source.load and target.room and not any(bank in here for bank in there):
                yield Ferry(source, boat.name, target.name, target.room)


# --- carrying out


def take(t: Table, seat: Seat, action: Propose | Respond, ctx: Ctx) -> dict[Seat, bool]:
    """Propose, accept, decline or withdraw. Returns the seats between which goods have been passed, and whether
    each got any."""
    match action:
        case Propose(offered):
            _propose(t, seat, offered, ctx)
        case Respond(number, accept):
            deal = next(deal for deal in t.deals if deal.number == number)
            t.deals.remove(deal)
            if accept:
                return carry_out(t, deal, ctx)
            code = "deal-withdrawn" if deal.by == seat else "deal-declined"
            ctx.say(code, seat=seat, seat_other=deal.to if deal.by == seat else deal.by)
    return {}


def _propose(t: Table, seat: Seat, offered: Terms, ctx: Ctx) -> None:
    said = terms.read(offered)
    count = t.proposed.get(str(seat), 0) + 1
    t.proposed[str(seat)] = count
    deal = Deal(10 * seat + count, seat, t.units[said.theirs].seat, list(words_of(offered)))
    t.deals = sorted([*t.deals, deal], key=lambda deal: deal.number)
    ctx.say(f"offers-{said.verb}", seat=seat, seat_other=deal.to, **about(said))


def about(said: Exchange) -> dict[str, object]:
    """The arguments of a sentence about terms: its transporters, places and goods."""
    told: dict[str, object] = {"unit": said.own, "unit_other": said.theirs, "goods": said.out or said.back}
    if said.verb == "swap":
        told["goods_back"] = said.back
    if said.verb == "ferry":
        told["unit_to"] = said.to
    if said.verb == "build":
        told |= {"building": said.building, "place": said.to}
    return told


def carry_out(t: Table, deal: Deal, ctx: Ctx) -> dict[Seat, bool]:
    """Pass the goods as agreed. They keep their marks of this movement phase. Returns whether each got any."""
    said = terms.read(deal.terms)
    ctx.say(f"deal-{said.verb}", seat=deal.to, seat_other=deal.by, **about(said))
    if said.verb == "build":
        together.build(t, deal.by, together.Joint(said.own, said.theirs, said.to, said.back))
        return {deal.by: False, deal.to: False}
    if said.verb == "ferry":
        _put(t, said.to, _taken(t, said.own, said.to, said.out))
        return {deal.by: True, deal.to: False}
    out = _taken(t, said.own, said.theirs, said.out) if said.out else []
    back = _taken(t, said.theirs, said.own, said.back) if said.back else []
    _put(t, said.theirs, out)
    _put(t, said.own, back)
    return {deal.by: bool(back), deal.to: bool(out)}


def _taken(t: Table, source: str, target: str, goods: dict[str, int]) -> list[tuple[str, int]]:
    """Take goods from a transporter or the ground: first those the taker may still move, and of these those the
    giver may not."""
    taken: list[tuple[str, int]] = []
    for kind, n in goods.items():
        if source not in t.units:
            taken += pick(t, source, kind, n)
            continue
        giver, taker = t.units[source], t.units.get(target)
        there = tokens(giver.load, kind)
        there.sort(key=lambda token: (taker is not None and blocked(token, taker, t), not blocked(token, giver, t)))
        for token in there:
            part = min(n, giver.load[token])
            if part:
                remove(giver.load, token, part)
                taken.append((token, part))
                n -= part
    return taken


def _put(t: Table, target: str, goods: list[tuple[str, int]]) -> None:
    for token, n in goods:
        if target in t.units:
            add(t.units[target].load, token, n)
        else:
            drop(t, target, token, n)


def purge(t: Table, ctx: Ctx) -> None:
    """Agreements on offer that have become impossible lapse."""
    for deal in list(t.deals):
        if deal.terms.theirs not in t.units or not sentences(t, deal.by).admits(deal.terms):
            t.deals.remove(deal)
            ctx.say("deal-lapsed", seat=deal.by, seat_other=deal.to)


def default(t: Table, seat: Seat) -> Action | None:
    """The answer to an agreement for a player who left: decline. None if it was offered no agreement."""
    return next((Respond(deal.number, False) for deal in t.deals if deal.to == seat), None)


# --- asked by people


def preview(t: Table, seat: Seat, action: Propose | Respond) -> Preview:
    """The cost and gain of an agreement for a seat."""
    match action:
        case Propose(offered):
            said = terms.read(offered)
            if said.verb == "build":
                return Preview(cost=together.own_part(said.back))
            return Preview() if said.verb == "ferry" else Preview(cost=said.out, gain=said.back)
        case Respond(number, True):
            said = terms.read(next(deal.terms for deal in t.deals if deal.number == number))
            return Preview() if said.verb == "ferry" else Preview(cost=said.back, gain=said.out)
    return Preview()


def explain(t: Table, seat: Seat, action: Propose | Respond, playing: bool) -> None:
    """Why an agreement cannot be offered or answered. Raises `Illegal`."""
    if isinstance(action, Respond):
        numbers = [str(deal.number) for deal in t.deals if deal.to == seat]
        raise Illegal("no-such-deal", numbers=", ".join(numbers) or "none")
    if t.phase not in PHASES or not playing:
        raise Illegal("deal-not-now")
    if t.proposed.get(str(seat), 0) >= EACH:
        raise Illegal("deal-often", most=EACH)
    said = sentences(t, seat)
    try:
        wanted = terms.read(action.terms)
    except ValueError:
        raise Illegal("deal-words") from None
    theirs = t.units.get(wanted.theirs)
    if theirs is not None and theirs.seat in _partners(t, seat):
        raise Illegal("deal-open", seat=theirs.seat)
    if theirs is not None and theirs.seat in _deaf(t):
        raise Illegal("deal-declines", seat=theirs.seat)
    if not said.about(wanted):
        raise Illegal("deal-apart", unit=wanted.own, unit_other=wanted.theirs)
    if said.admits(action.terms):
        raise Illegal("deal-behind")
    raise Illegal("deal-goods", unit=wanted.own, unit_other=wanted.theirs)
