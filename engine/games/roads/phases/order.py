"""The order of play is settled: whether it is at all, which seats go on praying, which seat takes which slot
(rulebook: conflict; facts 6.1)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from msgspec import field

from engine.core.ctx import Ctx
from engine.core.frames import Position
from engine.core.model import Action, Illegal, Note, Preview, Seat
from engine.core.offers import Offer, OneOf
from engine.kit.inorder import InOrder
from engine.kit.together import Together

from ..actions import Call, Leave, Pray, Slot
from ..state import State, Table
from . import standing_answers
from .phase import Phase


class Calling(Together[State, Call | Leave], tag="calling"):
    """At the start of a phase anyone may call for an order (rulebook: conflict), where it could matter to anybody:
    where two seats could touch the same thing in the phase. Who wants one says so beforehand, by a standing answer:
    once, or for each phase. So nobody waits for a question that is nearly always answered by no.

    At a table that wants to be asked (`Table.order`), the seats that could touch the same thing as another are, all
    at once, unless somebody has called beforehand; nobody sees the answers before all are in. Meanwhile the others
    may call, too.

    `seats`: the seats that are asked, or have called. `opened`: they have been determined.
    """

    question: ClassVar[str] = "call"
    seats: list[Seat] = field(default_factory=list)
    opened: bool = False

    def everybody(self, s: State) -> list[Seat]:
        return self.seats

    def done(self, s: State, seat: Seat) -> bool:
        return s.hands[seat].choice is not None

    def free(self, s: State) -> tuple[Seat, ...]:
        return _others(s, self.waiting(s))

    def offers(self, s: State, seat: Seat) -> Iterator[Offer]:
        if seat in self.waiting(s):
            yield Offer(Call, {"order": OneOf((False, True))})
        elif s.hands[seat].choice is None:
            yield Offer(Call, {"order": OneOf((True,))})
        yield from standing_answers.offers(s, seat)

    def take(self, s: State, seat: Seat, action: Call | Leave, ctx: Ctx) -> None:
        match action:
            case Call(order):
                s.hands[seat].choice = order
            case Leave((question, answer)):
                asked = seat in self.waiting(s)
                standing_answers.leave(s, seat, action, ctx)
                if asked and question in ("call", "rest") and answer != "ask":
                    s.hands[seat].choice = answer == "yes"

    def advance(self, s: State, ctx: Ctx) -> None:
        """Find out which seats are asked; with all answers in, go on."""
        if not self.opened:
            self.opened = True
            assert isinstance(s, Position)  # the one rule that looks at the frame below its own
            following = s.flow[-2]
            assert isinstance(following, Phase)
            rivals = [] if len(s.table.players) == 1 else list(following.contested(s))
            self._open(s, rivals, ctx)
            if not self.seats:
                ctx.done()
            return
        super().advance(s, ctx)

    def over(self, s: State, ctx: Ctx) -> None:
        callers = [seat for seat in map(Seat, s.table.seats()) if s.hands[seat].choice]
        for hand in s.hands:
            hand.choice = None
        ctx.reveal()
        if not callers:
            ctx.say("order-none")
            return
        ctx.say("order-called", seats=callers)
        s.table.called, s.table.callers = True, callers
        pray(s, ctx)

    def _open(self, s: State, rivals: list[Seat], ctx: Ctx) -> None:
        """Who has called beforehand; if nobody has, the seats to ask, without those that never call."""
        callers = [seat for seat in map(Seat, s.table.seats()) if _called(s, seat)]
        if not rivals:
            return
        if callers:
            self.seats = callers
            for seat in callers:
                hand = s.hands[seat]
                hand.choice, hand.standing.call = True, "ask" if hand.standing.call == "once" else hand.standing.call
        elif s.table.order == "asked":
            self.seats = rivals
            for seat in rivals:
                if s.hands[seat].standing.call == "no" or standing_answers.passed_by(s, seat):
                    s.hands[seat].choice = False
        if s.table.order != "asked" or any(s.hands[seat].choice is not None for seat in self.seats):
            ctx.reveal()

    def explain(self, s: State, seat: Seat, action: Action) -> None:
        if isinstance(action, Leave):
            standing_answers.explain(s, seat, action)
        if isinstance(action, Call):
            raise Illegal("called-already" if s.hands[seat].choice is not None else "nothing-shared")
        raise Illegal("order-first", seats=list(self.waiting(s)))

    def preview(self, s: State, seat: Seat, action: Call | Leave) -> Preview:
        """The order of turns, without a called order and with one."""
        t = s.table
        if not isinstance(action, Call):
            return standing_answers.preview(action)
        note = Note("would-settle", {"seats": t.temple[::-1]}) if action.order else Note("chart", {"seats": t.chart})
        return Preview(notes=(note,))

    def default(self, s: State, seat: Seat) -> Action:
        return Call(False)


class Praying(InOrder[State, Pray | Leave], tag="praying", kw_only=True):
    """From the temple outward each says whether he stays at prayer or cashes in and goes to the far end; the last in
    the row has nothing to gain by that and is not asked (rulebook: conflict).

    `leaving`: the seats that have cashed in.
    """

    question: ClassVar[str] = "cash"
    leaving: list[Seat] = field(default_factory=list)

    def free(self, s: State) -> tuple[Seat, ...]:
        return _others(s, self.waiting(s))

    def offers(self, s: State, seat: Seat) -> Iterator[Offer]:
        if seat in self.waiting(s):
            yield Offer(Pray, {"stay": OneOf((True, False))})
        yield from standing_answers.offers(s, seat)

    def take(self, s: State, seat: Seat, action: Pray | Leave, ctx: Ctx) -> None:
        match action:
            case Pray(stay):
                self._say(seat, stay, ctx)
            case Leave():
                standing_answers.leave(s, seat, action, ctx)
        self.settle(s, ctx)

    def settle(self, s: State, ctx: Ctx) -> None:
        """The next seats in the row with a standing answer are not asked."""
        while self.order and (left := s.hands[self.order[0]].standing.cash) != "ask":
            ctx.reveal()
            self._say(self.order[0], left == "stay", ctx)

    def _say(self, seat: Seat, stay: bool, ctx: Ctx) -> None:
        if not stay:
            self.leaving.append(seat)
        ctx.say("prays-on" if stay else "cashes-in", seat=seat)
        self.answered()

    def advance(self, s: State, ctx: Ctx) -> None:
        """The row closes up, the others line up behind it; then slots are chosen from the far end."""
        t = s.table
        if self.leaving:
            t.temple = row(t.temple, self.leaving)
            ctx.say("temple-row", seats=list(t.temple))
        ctx.done()
        slots = ChooseSlots(order=t.temple[::-1])
        ctx.push(slots)
        slots.settle(s, ctx)

    def preview(self, s: State, seat: Seat, action: Pray | Leave) -> Preview:
        if not isinstance(action, Pray):
            return standing_answers.preview(action)
        leaving = self.leaving if action.stay else [*self.leaving, seat]
        means = Note("would-stay" if action.stay else "would-cash-in", {})
        return Preview(notes=(means, Note("row-would-be", {"seats": row(s.table.temple, leaving)})))

    def explain(self, s: State, seat: Seat, action: Action) -> None:
        if isinstance(action, Leave):
            standing_answers.explain(s, seat, action)
        if isinstance(action, Pray) and seat == s.table.temple[-1]:
            raise Illegal("last-in-row")
        raise Illegal("order-first", seats=list(self.waiting(s)))


class ChooseSlots(InOrder[State, Slot | Leave], tag="slots", kw_only=True):
    """From the far end of the row to the temple each takes a free slot of the order chart; the last one left over
    goes by itself (rulebook: conflict)."""

    question: ClassVar[str] = "slot"

    def free(self, s: State) -> tuple[Seat, ...]:
        return _others(s, self.waiting(s))

    def offers(self, s: State, seat: Seat) -> Iterator[Offer]:
        if seat in self.waiting(s):
            yield Offer(Slot, {"slot": OneOf(open_slots(s.table))})
        yield from standing_answers.offers(s, seat)

    def take(self, s: State, seat: Seat, action: Slot | Leave, ctx: Ctx) -> None:
        match action:
            case Slot(slot):
                self._choose(s.table, slot, ctx)
            case Leave():
                standing_answers.leave(s, seat, action, ctx)
        self.settle(s, ctx)

    def settle(self, s: State, ctx: Ctx) -> None:
        """The last slot is nobody's choice; the next seats with a standing answer are not asked."""
        while self.order:
            left, slots = s.hands[self.order[0]].standing.slot, open_slots(s.table)
            if len(slots) > 1:
                if left == "ask":
                    return
                ctx.reveal()
            self._choose(s.table, slots[0] if left == "first" else slots[-1], ctx)

    def _choose(self, t: Table, slot: int, ctx: Ctx) -> None:
        t.slots[str(slot)] = self.order[0]
        ctx.say("slot-taken", seat=self.order[0], slot=slot)
        self.answered()

    def advance(self, s: State, ctx: Ctx) -> None:
        """The chart is set, for this phase and for later ones."""
        t = s.table
        t.chart, t.slots = [t.slots[str(n)] for n in range(1, len(t.slots) + 1)], {}
        ctx.say("order-set", seats=list(t.chart))
        ctx.done()

    def explain(self, s: State, seat: Seat, action: Action) -> None:
        if isinstance(action, Leave):
            standing_answers.explain(s, seat, action)
        if isinstance(action, Slot) and seat in self.waiting(s):
            raise Illegal("slot-not-free", slots=", ".join(map(str, open_slots(s.table))))
        raise Illegal("order-first", seats=list(self.waiting(s)))

    def preview(self, s: State, seat: Seat, action: Slot | Leave) -> Preview:
        """Before and after whom the seat acts, of those who have chosen; and what the first and the last place are
        worth."""
        if not isinstance(action, Slot):
            return standing_answers.preview(action)
        taken, at = s.table.slots, action.slot
        after = [taken[str(n)] for n in range(1, at) if str(n) in taken]
        before = [taken[str(n)] for n in range(at + 1, len(s.table.players) + 1) if str(n) in taken]
        notes = [Note("acts-after", {"seats": after})] if after else []
        notes += [Note("acts-before", {"seats": before})] if before else []
        ends = {1: "acts-first", len(s.table.players): "acts-last"}
        return Preview(notes=(*([Note(ends[at], {})] if at in ends else []), *notes))

    def default(self, s: State, seat: Seat) -> Action:
        return Slot(open_slots(s.table)[-1])


def open_slots(t: Table) -> tuple[int, ...]:
    """The numbers of the slots of the order chart that nobody has taken, from 1."""
    return tuple(n for n in range(1, len(t.players) + 1) if str(n) not in t.slots)


def pray(s: State, ctx: Ctx) -> None:
    """An order was called: ask along the row."""
    praying = Praying(order=s.table.temple[:-1])
    ctx.push(praying)
    praying.settle(s, ctx)


def row(temple: list[Seat], leaving: list[Seat]) -> list[Seat]:
    """The row at the temple when some have cashed in: those who stay close up, those who leave line up behind, the
    one next to the temple last."""
    return [seat for seat in temple if seat not in leaving] + [seat for seat in temple[::-1] if seat in leaving]


def _called(s: State, seat: Seat) -> bool:
    """Whether a seat has called for an order beforehand. One that is done with the rest of the turn calls for
    none."""
    return s.hands[seat].standing.call in ("yes", "once") and not standing_answers.passed_by(s, seat)


def _others(s: State, asked: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """All seats not asked; they may leave standing answers."""
    return tuple(seat for seat in map(Seat, s.table.seats()) if seat not in asked)
