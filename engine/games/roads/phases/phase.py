"""Shared by the three phases that all play at once (rulebook: course of play, conflict).

If an order was called, seats act one after the other by the chart. Otherwise all act freely; only where an action
takes something that a seat earlier on the chart could still touch in this phase, it is kept and carried out when the
earlier one is done or lets the tile go (after which that one comes last there). So being quicker gains nothing, and
the actions of two seats in a phase lead to the same position in any order of their presses: an action that comes too
late is refused if the earlier seat was quicker, and kept and then dropped if it was not.

A kept action holds the transporters and tiles that it touches, never its whole seat: that one goes on with all
others, and may be done already. What it chooses for a thing that is held is kept behind that, in its own order. It is
asked again only if something kept has become impossible.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import ClassVar, Generic, NamedTuple, TypeVar, cast

from msgspec.structs import replace

from engine.core import text
from engine.core.ctx import Ctx
from engine.core.model import Action, Bug, Illegal, Note, Preview, Seat
from engine.core.offers import Offer, OneOf
from engine.kit.together import Together

from ..actions import ACTIONS, Done, Leave, LetGo, Propose, Respond
from ..building.sites import treasury
from ..components import WONDER
from ..state import Hand, Held, State, Table
from ..values import Answer
from . import deals, standing_answers
from .standing_answers import SKIP, SKIPPING

VERBS = {text.verb(action): action for action in ACTIONS}
MOST = 120
"""Actions a seat may take in one phase (agreements and standing answers apart), so that no phase goes on for ever."""
ROOM = 40
"""Notes of one step, up to which kept actions tell what they do; later ones are told of in one sentence a seat."""


Shared = Propose | Respond | Leave | LetGo | Done
"""Actions of every phase."""
V = TypeVar("V", bound=Action)


class Ahead(NamedTuple):
    """A seat that comes first on a tile and could still touch it."""

    seat: Seat
    tile: str


class Phase(Together[State, V | Shared], Generic[V], kw_only=True):
    """A phase that all play at once; `V` are the actions of its own. A subclass offers its actions (`verbs`), carries
    them out (`act`), and knows which tiles a seat could still touch (`reach`), an action takes something from
    (`wants`), and which transporters and tiles it touches at all (`things`).

    It gives the cost of its own actions in `outlook`, and the reason of a refusal in `why`: `preview` and `explain`
    here add the shared part. A subclass that gives `preview` or `explain` itself calls that of this class for
    verbs that are not its own, and adds `held_note` to the notes of its previews.

    `opened`: those with nothing to decide have been found, and the others are asked. `passing`: a standing answer
    by which a seat that is asked is done.
    """

    passing: ClassVar[Answer] = standing_answers.SKIP
    opened: bool = False

    # --- given by each phase

    def idle(self, s: State, seat: Seat) -> bool:
        """Whether a seat has nothing to decide in this phase: then it is done at once."""
        raise Bug(f"{type(self).__name__} does not know which seats are idle")

    def verbs(self, s: State, seat: Seat) -> Iterator[Offer]:
        """A seat's offers in this phase besides "done". No offer without actions."""
        raise Bug(f"{type(self).__name__} offers nothing")

    def act(self, s: State, seat: Seat, action: V, ctx: Ctx) -> None:
        """Carry out one of `verbs`."""
        raise Bug(f"{type(self).__name__} takes no action")

    def reach(self, s: State, seat: Seat) -> frozenset[str]:
        """The tiles on which a seat that is not done could still touch goods, buildings or borders. Rather too
        many than too few. A thing that is no tile but wanted by several (the next brick of the wonder) gets a name
        here like a tile's."""
        raise Bug(f"{type(self).__name__} does not know a seat's reach")

    def wants(self, s: State, seat: Seat, action: V) -> tuple[str, ...]:
        """The tiles on which an action takes something that others could want too, or makes a difference to an
        earlier seat's actions there."""
        raise Bug(f"{type(self).__name__} does not know what an action wants")

    def things(self, s: State, seat: Seat, action: V) -> tuple[str, ...]:
        """The transporters and tiles that an action touches: two actions of one seat without a common thing lead to
        the same position in any order. Rather too many than too few."""
        raise Bug(f"{type(self).__name__} does not know what an action touches")

    def possible(self, s: State, seat: Seat, action: V, behind: bool) -> bool:
        """Whether one of `verbs` that was kept is still offered; to be overridden where that is found out sooner
        than by making all offers. `behind`: another kept action of its seat comes before it."""
        return any(offer.admits(action) for offer in self.verbs(s, seat))

    def counts(self, action: V) -> bool:
        """Whether an action is one of the `MOST` a seat may take: not where others could make it come to nothing."""
        return True

    def outlook(self, s: State, seat: Seat, action: V) -> Preview:
        """The cost and gain of one of `verbs`."""
        return Preview()

    def undone(self, s: State, seat: Seat) -> tuple[Note, ...]:
        """A seat's unfinished business if it were done now."""
        return ()

    def why(self, s: State, seat: Seat, action: Action) -> None:
        """Raise `Illegal` with the rule that stands against an action of this phase, at a time the seat may act."""

    def contested(self, s: State) -> tuple[Seat, ...]:
        """The seats that could touch the same thing as another in this phase: those the order matters to."""
        seats = [seat for seat in self.everybody(s) if not self.idle(s, seat)]
        reach = {seat: self.reach(s, seat) for seat in seats}
        return tuple(one for one in seats if any(reach[one] & reach[other] for other in seats if other != one))

    def open(self, s: State, ctx: Ctx) -> None:
        """Begin the phase, before anybody is asked."""

    def close(self, s: State, ctx: Ctx) -> None:
        """End the phase: all are done."""

    # --- shared by all phases: the seats that may act

    def everybody(self, s: State) -> list[Seat]:
        return [Seat(seat) for seat in s.table.seats()]

    def done(self, s: State, seat: Seat) -> bool:
        return seat in s.table.done

    def acts(self, s: State, seat: Seat) -> bool:
        """Whether a seat has something to say: at its time, or since an agreement was offered to it."""
        t = s.table
        return not t.ended and (self.playing(s, seat) or any(deal.to == seat for deal in t.deals))

    def playing(self, s: State, seat: Seat) -> bool:
        """Whether it is this seat's time to act in the phase (and not only to answer an agreement)."""
        t = s.table
        if not self.opened or seat in t.done or seat in t.leaving:
            return False
        return not t.called or seat == up(t)

    def _may_offer(self, s: State, seat: Seat) -> bool:
        """Whether a seat may propose agreements: at its time to act; without an order also when it is done, since
        with others' goods it could act again."""
        return self.playing(s, seat) or (not s.table.called and seat in (*s.table.done, *s.table.leaving))

    def spent(self, s: State, seat: Seat) -> bool:
        """Whether a seat has taken as many actions in this phase as it may."""
        t = s.table
        return t.handled.get(str(seat), 0) + len(t.held.get(str(seat), ())) >= MOST

    # --- their actions

    def offers(self, s: State, seat: Seat) -> Iterator[Offer]:
        t = s.table
        playing = self.playing(s, seat)
        if self.opened:
            yield from deals.offers(
                t, seat, self._may_offer(s, seat), lambda tile, but: not self._ahead(s, seat, (tile,), but)
            )
        # a seat whose action waits lets nothing go: seats that wait for each other could be quicker or slower
        if playing and str(seat) not in t.held and (tiles := waited_on(t, seat)):
            yield Offer(LetGo, {"tile": OneOf(tiles)})
        if playing:
            if not self.spent(s, seat):
                yield from self.verbs(s, seat)
            yield Offer(Done)
        yield from standing_answers.offers(s, seat)

    def take(self, s: State, seat: Seat, action: V | Shared, ctx: Ctx) -> None:
        t = s.table
        match action:
            case Propose() | Respond():
                got = deals.take(t, seat, action, ctx)
                self._reopen(s, [one for one, goods in got.items() if goods])
            case Leave(answer):
                ends = self._ends(s, seat, answer)
                standing_answers.leave(s, seat, action, ctx)
                if str(seat) in t.declines:
                    deals.decline(t, seat, ctx)
                if not ends:
                    return
                self.finish(s, seat)
            case LetGo(tile):
                t.let[tile] = sorted({*t.let.get(tile, []), seat})
                ctx.say("let-go", seat=seat, tile=tile)
            case Done():
                self.finish(s, seat)
            case _:
                before = self._behind(s, seat, action) or self.before(s, seat, action)
                if before is not None:
                    before.things = list(self.things(s, seat, action))
                    t.held.setdefault(str(seat), []).append(before)
                    ctx.say("held", seat=seat, seat_first=before.seat, tile=before.tile)
                    if self.ends(action):
                        self.finish(s, seat)
                else:
                    self._carry_out(s, seat, action, ctx)
        self.settle(s, ctx)

    def _ends(self, s: State, seat: Seat, answer: Answer) -> bool:
        """Whether a standing answer is also "done" now."""
        return answer in (*standing_answers.REST, self.passing) and self.playing(s, seat)

    def _carry_out(self, s: State, seat: Seat, action: V, ctx: Ctx) -> None:
        handled = s.table.handled
        if self.counts(action):
            handled[str(seat)] = handled.get(str(seat), 0) + 1
        self.act(s, seat, action, ctx)

    def _reopen(self, s: State, seats: list[Seat]) -> None:
        """Seats that were done may act again, if others' goods give them something to decide and nobody called for an
        order."""
        t = s.table
        t.done = [seat for seat in t.done if t.called or seat not in seats or self.idle(s, seat)]
        t.leaving = [seat for seat in t.leaving if t.called or seat not in seats]

    def _passed(self, s: State, ctx: Ctx) -> bool:
        """Let one seat be done that is up: with nothing to decide where an order was called, or with a standing
        answer that skips the rest of the turn. Returns whether there was one."""
        t = s.table
        for seat in (seat for seat in self.everybody(s) if self.playing(s, seat)):
            idle = t.called and self.idle(s, seat)
            if not idle and not standing_answers.passed_by(s, seat):
                continue
            if not idle:
                ctx.reveal()
            self.finish(s, seat)
            return True
        return False

    def finish(self, s: State, seat: Seat) -> None:
        """A seat is done with this phase, or as soon as its kept actions are carried out. If one of them was lost, it
        is asked once more: it may have said so before it knew."""
        t = s.table
        if seat in t.lost:
            t.lost = [each for each in t.lost if each != seat]
        elif str(seat) in t.held:
            t.leaving = sorted({*t.leaving, seat})
        else:
            t.done = sorted({*t.done, seat})

    # --- actions that wait for an earlier seat

    def held_things(self, s: State, seat: Seat) -> frozenset[str]:
        """The transporters and tiles that a seat's kept actions hold."""
        return frozenset(thing for held in s.table.held.get(str(seat), ()) for thing in held.things)

    def ends(self, action: V) -> bool:
        """Whether a seat is done by an action of this phase."""
        return False

    def _behind(self, s: State, seat: Seat, action: V) -> Held | None:
        """The reason for an action to be kept behind one of its own seat: that one holds a thing it touches."""
        kept = s.table.held.get(str(seat), ())
        things = self.things(s, seat, action) if kept else ()
        first = next((held for held in kept if any(thing in held.things for thing in things)), None)
        return None if first is None else Held(text.write(action), first.tile, first.seat)

    def before(self, s: State, seat: Seat, action: V) -> Held | None:
        """The reason for an action to wait: the first earlier seat that could still touch the things it takes."""
        t = s.table
        if t.called or (seat == up(t) and not t.let):
            return None
        ahead = self._ahead(s, seat, self.wants(s, seat, action))
        return None if ahead is None else Held(text.write(action), ahead.tile, ahead.seat)

    def _ahead(self, s: State, seat: Seat, tiles: tuple[str, ...], but: tuple[Seat, ...] = ()) -> Ahead | None:
        """The first seat, but these, that comes before this one on one of these tiles, when nobody called for an
        order."""
        t = s.table
        for other in () if t.called else [each for each in t.chart if each not in but]:
            behind = [tile for tile in tiles if other not in t.done and comes_first(t, other, seat, tile)]
            reach = self.reach(s, other) if behind else ()
            for tile in behind:
                if tile in reach:
                    return Ahead(other, tile)
        return None

    def held_note(self, s: State, seat: Seat, action: V) -> tuple[Note, ...]:
        """For the preview of an action of this phase: a note if it would have to wait for somebody."""
        before = self.before(s, seat, action)
        return () if before is None else (Note("waits-for", {"seat": before.seat, "tile": before.tile}),)

    def settle(self, s: State, ctx: Ctx) -> None:
        """Let kept actions go on that need wait no longer, drop those that have become impossible, and let seats
        be done that have nothing to decide or have said so before."""
        t = s.table
        while not t.ended and (
            self._passed(s, ctx)
            or self._released(s, ctx)
            or (self._stuck(s) and self._released(s, ctx, any_time=True))
        ):
            pass
        deals.purge(t, ctx)

    def _stuck(self, s: State) -> bool:
        """Whether all wait for each other: only where they have let different tiles go."""
        return bool(s.table.held) and not any(self.playing(s, Seat(seat)) for seat in s.table.seats())

    def _released(self, s: State, ctx: Ctx, any_time: bool = False) -> bool:
        """Carry out or drop the first kept action, by the chart, for which it is time. Whether there was any."""
        t = s.table
        for seat in t.chart:
            kept = t.held.get(str(seat), [])
            for at, held in enumerate(kept):
                behind = next((each for each in kept[:at] if {*each.things} & {*held.things}), None)
                action = cast(V, text.read(held.words, VERBS))  # only an action of the phase's own is ever kept
                possible = self._possible(s, seat, action, behind is not None)
                if behind is not None and possible:
                    held.tile, held.seat = behind.tile, behind.seat
                    continue
                before = None if any_time or not possible else self.before(s, seat, action)
                if before is not None:
                    held.tile, held.seat = before.tile, before.seat
                    continue
                self._drop(t, seat, at)
                if possible:
                    self._catch_up(s, seat, action, held, ctx)
                else:
                    # an action kept after it that says "done" was said before this was known, too
                    if seat not in t.leaving or self._says_done(t, seat):
                        t.lost = sorted({*t.lost, seat})
                    t.leaving = [each for each in t.leaving if each != seat]
                    lost = Note("held-lost", {"seat": seat, "tile": held.tile})
                    _tell(ctx, seat, [lost], "held-lost-many")
                return True
        return False

    def _says_done(self, t: Table, seat: Seat) -> bool:
        """Whether a kept action of a seat is also its "done"."""
        return any(self.ends(cast(V, text.read(held.words, VERBS))) for held in t.held.get(str(seat), ()))

    def _possible(self, s: State, seat: Seat, action: V, behind: bool) -> bool:
        """Whether a kept action is still possible: nothing that is kept stands against it. `behind`: another one of
        its seat comes before it."""
        kept = s.table.held.pop(str(seat))
        possible = self.possible(s, seat, action, behind)
        s.table.held[str(seat)] = kept
        return possible

    def _drop(self, t: Table, seat: Seat, at: int) -> None:
        """A kept action is kept no longer."""
        kept = t.held[str(seat)]
        del kept[at]
        if not kept:
            del t.held[str(seat)]

    def _catch_up(self, s: State, seat: Seat, action: V, held: Held, ctx: Ctx) -> None:
        """Carry out an action that was kept. After the last one a seat is done if it has said so."""
        t, told = s.table, ctx.notes
        ctx.notes = []
        ctx.say("held-over", seat=seat, tile=held.tile)
        self._carry_out(s, seat, action, ctx)
        found, ctx.notes = ctx.notes, told
        _tell(ctx, seat, found, "held-many")
        if seat in t.leaving and str(seat) not in t.held:
            t.leaving = [each for each in t.leaving if each != seat]
            self.finish(s, seat)

    # --- beginning and end

    def advance(self, s: State, ctx: Ctx) -> None:
        """Find out which seats are asked; later, when all are done, close the phase."""
        t = s.table
        if not self.opened:
            self.opened = True
            self.open(s, ctx)
            t.done = [] if t.called else [seat for seat in self.everybody(s) if self.idle(s, seat)]
            self.settle(s, ctx)
            return
        super().advance(s, ctx)

    def over(self, s: State, ctx: Ctx) -> None:
        self.close(s, ctx)
        t = s.table
        t.done, t.leaving, t.lost, t.held, t.let, t.deals, t.called = [], [], [], {}, {}, [], False
        t.handled, t.proposed, t.callers = {}, {}, []
        if "phase" in t.declines.values():
            ctx.reveal()  # taken back and said again it would be for the next phase
            t.declines = {seat: until for seat, until in t.declines.items() if until != "phase"}

    # --- asked by people

    def preview(self, s: State, seat: Seat, action: V | Shared) -> Preview:
        match action:
            case Propose() | Respond():
                return deals.preview(s.table, seat, action)
            case Done():
                return Preview(notes=self.undone(s, seat))
            case Leave(answer) if self._ends(s, seat, answer):
                return Preview(notes=(*self.undone(s, seat), *(_skipped(s, seat) if answer == SKIP else ())))
            case Leave():
                return standing_answers.preview(action)
            case LetGo():
                return Preview()
        shown, notes = self.outlook(s, seat, action), self.held_note(s, seat, action)
        return replace(shown, notes=(*shown.notes, *notes)) if notes else shown

    def explain(self, s: State, seat: Seat, action: Action) -> None:
        t = s.table
        match action:
            case Propose() | Respond():
                deals.explain(t, seat, action, self._may_offer(s, seat))
                return
            case Leave():
                standing_answers.explain(s, seat, action)
                return
            case LetGo(tile) if tile not in waited_on(t, seat):
                raise Illegal("nobody-waits", tile=tile)
        if seat in t.done or seat in t.leaving:
            raise Illegal("done-already")
        for held in t.held.get(str(seat), ()):
            if isinstance(action, LetGo) or _named(t, action) & {*held.things}:
                raise Illegal("you-wait", seat=held.seat, tile=held.tile)
        if t.called and (first := up(t)) is not None and first != seat:
            raise Illegal("not-your-slot", seat=first)
        if self.spent(s, seat):
            raise Illegal("handled-enough", most=MOST)
        self.why(s, seat, action)

    def default(self, s: State, seat: Seat) -> Action:
        return deals.default(s.table, seat) or Done()


def _tell(ctx: Ctx, seat: Seat, notes: list[Note], many: str) -> None:
    """Tell what became of a kept action; where much has been told already, one sentence for all of a seat."""
    if len(ctx.notes) + len(notes) <= ROOM:
        ctx.notes.extend(notes)
    elif Note(many, {"seat": seat}) not in ctx.notes:
        ctx.say(many, seat=seat)


def _named(t: Table, action: Action) -> set[str]:
    """The transporters and tiles that an action names."""
    names = re.findall(r"\w+", text.write(action))
    return {t.atlas.tile_of.get(name, name) for name in names}


def waited_on(t: Table, seat: Seat) -> tuple[str, ...]:
    """The tiles on which others' kept actions wait for a seat."""
    return tuple(sorted({held.tile for kept in t.held.values() for held in kept if held.seat == seat}))


def up(t: Table) -> Seat | None:
    """The seat that is up where an order was called: the first on the chart that is not done."""
    return next((seat for seat in t.chart if seat not in t.done), None)


def comes_first(t: Table, one: Seat, other: Seat, tile: str) -> bool:
    """Whether a seat comes before another on a tile: by the chart; seats that have let it go come last."""
    let = t.let.get(tile, [])
    return (one in let, t.chart.index(one)) < (other in let, t.chart.index(other))


def _skipped(s: State, seat: Seat) -> tuple[Note, ...]:
    """What a seat passes by that is done with the whole turn: a brick."""
    goods = brick_money(s.table, s.hands[seat], seat)
    return (Note("would-skip-wonder", {"goods": goods}),) if goods else ()


def brick_money(t: Table, hand: Hand, seat: Seat) -> dict[str, int]:
    """The goods at home that would buy a brick in this turn's wonder, unless they are too few, it has come, or the
    seat has said that it wants no brick."""
    crew = treasury(t, seat)
    if t.phase not in SKIPPING or hand.standing.wonder == "pass" or crew is None:
        return {}
    price = 1 + (len(t.wonder) + 1 >= WONDER.dearer)
    able = len(t.wonder) < sum(WONDER.rows) and sum(crew.goods.values()) >= price
    return dict(crew.goods) if able else {}
