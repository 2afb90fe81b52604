"""The next turn, left beforehand: the one door through which plans are made and played."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress

from msgspec.structs import replace

import db
from engine.core.frames import AnyPosition
from engine.core.model import Action, Illegal, Preview, Seat
from engine.core.text import write

from ..entries import Done
from ..live import Live
from ..people import Refused, Stale
from ..posts import call
from ..session import Session, Sessions
from ..view import plans
from ..view.look import Look
from ..view.plans import Making, Missed, Plan, Planned, Prospect, Way
from ..view.table import Table
from ..work import Finished, NotYet

MOVES = 50
"""The most plans played at one table before other tables have their turn."""

log = logging.getLogger(__name__)


Change = Callable[[Live, Seat, Plan, Prospect], Plan]
"""From a seat's plan, and its next turn after the way being made, to the plan to keep. Raises `Refused` and
`Illegal`."""


class Ahead:
    """See `turns.Turn`. Its methods raise `Refused` and `Stale`, and then change nothing."""

    def __init__(self, sessions: Sessions) -> None:
        self._sessions = sessions

    # --- a person

    async def look(self, number: int, person: int) -> Look:
        """The turn that somebody plans, and their plan for it."""
        async with self._sessions.open(number) as session:
            live, seat = await self._seat(session, person)
            plan, now = _begun(live, seat, plans.plan_of(await session.kept(live, seat)))
            return look_ahead(live.table, seat, now, plan, live.since()).after_that(live.state)

    async def begin(self, number: int, person: int, turn: int) -> Look:
        """Begin to plan another way for a turn: the next one is 0. What was being made for another one is
        forgotten. Raises `Refused` for a turn of which nothing can be known yet."""

        def begun(live: Live, seat: Seat, plan: Plan, now: Prospect) -> Plan:
            if turn == plan.turn:
                return plan
            if not 0 <= turn <= len(plan.turns) or turn >= plans.TURNS:
                raise Refused("ahead-turns", most=plans.TURNS)
            if plans.prospect(live.table.game, live.state, seat, (), plan.ahead(turn)) is None:
                raise Refused("ahead-no-further")
            return replace(plan, turn=turn, making=())

        return await self._make(number, person, None, begun)

    async def add(self, key: str, number: int, person: int, token: str | None, *actions: str) -> Look:
        """Add actions to the way being made, and what leaves no choice after them, such as the end of the turn.
        Raises `Illegal` for one that is impossible there."""

        def added(live: Live, seat: Seat, plan: Plan, now: Prospect) -> Plan:
            game, made = live.table.game, [each.marked for each in now.way]
            if len(plan.instead) >= plans.WAYS:
                raise Refused("ahead-ways", most=plans.WAYS)
            for text in actions:
                if len(made) >= plans.STEPS:
                    raise Refused("ahead-steps", most=plans.STEPS)
                if not now.more:
                    raise Refused("ahead-done")
                action = game.in_order(now.state, seat, game.parse(text))
                game.preview(now.state, seat, action)
                made.append(write(action))
                now = plans.prospect(game, live.state, seat, made, plan.ahead(plan.turn)) or now
            return replace(plan, making=_texts(_completed(live, seat, now, plan.ahead(plan.turn)).way))

        return await self._make(number, person, token, added)

    async def condition(self, number: int, person: int, token: str | None, only: str) -> Look:
        """Make the last action of the way being made a condition (`plans.CAN`, `plans.GONE`), or an action again
        ("")."""

        def turned(live: Live, seat: Seat, plan: Plan, now: Prospect) -> Plan:
            if not now.way or now.way[-1].only == plans.HAVE or only not in ("", plans.CAN, plans.GONE):
                raise Refused("ahead-empty")
            last = _last_chosen(live, seat, plan, now)
            return replace(plan, making=(*_texts(now.way)[:last], only + now.way[last].text))

        return await self._make(number, person, token, turned)

    async def enough(self, number: int, person: int, token: str | None, goods: Mapping[str, int]) -> Look:
        """Go on with the way being made only if there is at least so much of some goods at this point."""

        def asked(live: Live, seat: Seat, plan: Plan, now: Prospect) -> Plan:
            stock = plans.stock_of(live.table.game, now.state, seat)
            if not goods or not all(good in stock and 0 < n <= plans.MOST for good, n in goods.items()):
                raise Refused("no-such-value", value=", ".join(goods)[:40])
            made = [*_texts(now.way), *(f"{plans.HAVE}{n} {good}" for good, n in goods.items())]
            if len(made) > plans.STEPS:
                raise Refused("ahead-steps", most=plans.STEPS)
            if len(plan.instead) >= plans.WAYS or not now.more:
                raise Refused("ahead-done")
            return replace(plan, making=tuple(made))

        return await self._make(number, person, token, asked)

    async def take_back(self, number: int, person: int, token: str | None) -> Look:
        """Remove the last action that was chosen of the way being made, and what followed by itself."""

        def shorter(live: Live, seat: Seat, plan: Plan, now: Prospect) -> Plan:
            return replace(plan, making=_texts(now.way)[: _last_chosen(live, seat, plan, now)])

        return await self._make(number, person, token, shorter)

    async def leave(self, number: int, person: int, token: str | None) -> Look:
        """From now on the way that was made stands."""

        def left(live: Live, seat: Seat, plan: Plan, now: Prospect) -> Plan:
            if all(each.only for each in now.way):
                raise Refused("ahead-empty")
            return _with(live, seat, plan, now.way)

        return await self._make(number, person, token, left)

    async def leave_all(
        self, number: int, person: int, actions: Sequence[str], later: Sequence[Sequence[str]] = ()
    ) -> int:
        """From now on a way of these actions stands, and ways of the turns after it as far as these are possible, if
        none stood before. Raises `Refused`, also for the first of `actions` that is not possible. Returns how many
        turns could not be left."""
        lost = 0

        def left(live: Live, seat: Seat, plan: Plan, now: Prospect) -> Plan:
            nonlocal lost
            game, begins = live.table.game, not plan.ways
            if len(plan.ways) >= plans.WAYS:
                raise Refused("ahead-ways", most=plans.WAYS)
            if len(actions) > plans.STEPS:
                raise Refused("ahead-steps", most=plans.STEPS)
            made = plans.prospect(game, live.state, seat, actions)
            if made is None or len(made.way) < len(actions):
                raise Refused("ahead-not-this", action=actions[len(made.way) if made is not None else 0])
            if not made.way:
                raise Refused("ahead-empty")
            plan, lost = _with(live, seat, replace(plan, turn=0), _completed(live, seat, made).way), len(later)
            for turn, texts in enumerate(later[: plans.TURNS - 1] if begins else (), 1):
                made = plans.prospect(game, live.state, seat, texts, plan.ahead(turn))
                if made is None or len(made.way) < len(texts) or len(texts) > plans.STEPS:
                    break
                way = _completed(live, seat, made, plan.ahead(turn)).way
                plan, lost = _with(live, seat, replace(plan, turn=turn), way), lost - 1
            return plan

        await self._make(number, person, None, left)
        return lost

    async def again(self, number: int, person: int) -> int:
        """What was set aside stands again, each way as it is possible now and seen as it would be now. Returns how
        many ways could not be. Raises `Refused` if that is the first one of all."""
        lost = 0

        def put(live: Live, seat: Seat, plan: Plan, now: Prospect) -> Plan:
            nonlocal lost
            if not plan.aside:
                raise Refused("ahead-empty")
            made, lost = Plan(), sum(map(len, plan.aside))
            for turn, way in ((turn, way) for turn, ways in enumerate(plan.aside) for way in ways):
                texts = _texts(way)
                found = plans.prospect(live.table.game, live.state, seat, texts, made.ahead(turn))
                if found is not None and len(found.way) == len(texts):
                    made, lost = _with(live, seat, replace(made, turn=turn), found.way), lost - 1
                elif not made.ways:
                    raise Refused("ahead-not-this", action=way[len(found.way) if found is not None else 0].text)
                elif way is plan.aside[turn][0]:  # what comes after it was seen after it
                    break
            return made

        await self._make(number, person, None, put)
        return lost

    async def clear(self, number: int, person: int) -> None:
        """Forget a person's plan."""
        await self._forget(number, person, lambda plan: True)

    async def unset(self, number: int, person: int, mark: str, turn: int, way: int) -> int:
        """Forget one way of a turn of somebody's plan, both counted from 0. The turns after it go with its first way:
        that is what they were seen after. Returns how many. `mark`: see `plans.mark_of`. Raises `Stale`."""
        async with self._sessions.open(number) as session:
            live = await session.live()
            seat = live.table.seat_of(person)
            row = None if seat is None else await session.kept(live, seat)
            plan = plans.plan_of(row)
            ways = plan.turns[turn] if 0 <= turn < len(plan.turns) else ()
            if row is None or mark != plans.mark_of(plan) or not 0 <= way < len(ways):
                raise Stale
            left, later = (*ways[:way], *ways[way + 1 :]), plan.later if way else plan.later[:turn]
            made = replace(plan, ways=left) if turn == 0 else plan
            if turn > 0:
                turned = [replace(later[turn - 1], ways=left)] if left else []
                later = (*later[: turn - 1], *turned, *later[turn:])
            await self._put(session, live, row.seat, row, replace(made, later=later, turn=0, making=()))
            return len(plan.later) - len(later) - (turn > 0 and not left)

    async def told(self, number: int, person: int) -> None:
        """Somebody has read that their plan was dropped. Raises nothing: at worst they read it once more."""
        with suppress(Refused, Stale, db.StoreError):
            await self._forget(number, person, lambda plan: plan.dropped)

    # --- for the host

    async def play(self, row: db.Due, behind: Sequence[db.Due]) -> Finished:
        """Due work: seats are asked the decisions they planned for. Each plan is played, or dropped and its person
        called. Raises `NotYet` after many, and `Refused`."""
        for _ in range(MOVES):
            async with self._sessions.open(row.game) as session:
                live = await session.live()
                found = await self._next(session, live)
                if found is None:
                    return Finished()
                try:
                    await self._play(session, live, found)
                except Stale:  # the game has moved on elsewhere
                    session.forget()
        raise NotYet(0)

    # --- inside

    async def _forget(self, number: int, person: int, which: Callable[[Plan], bool]) -> None:
        async with self._sessions.open(number) as session:
            live = await session.live()
            seat = live.table.seat_of(person)
            row = None if seat is None else await session.kept(live, seat)
            if row is not None and which(plans.plan_of(row)):
                await self._put(session, live, row.seat, row, Plan())

    async def _seat(self, session: Session, person: int) -> tuple[Live, Seat]:
        live, seat = await session.playing(person)
        if seat in live.waiting:
            raise Refused("ahead-your-turn")
        if live.table.game.rules.between.ahead is None:
            raise Refused("ahead-no-game", game=live.table.game.name)
        return live, seat

    async def _make(self, number: int, person: int, token: str | None, change: Change) -> Look:
        """Change a plan, if it still looks as `token` says (None: whatever it is)."""
        async with self._sessions.open(number) as session:
            live, seat = await self._seat(session, person)
            row = await session.kept(live, seat)
            plan, now = _begun(live, seat, plans.plan_of(row))
            if token is not None and token != plans.token(plan, now.way):
                raise Stale
            new = change(live, seat, plan, now)
            await self._put(session, live, seat, row, new)
            new, now = _begun(live, seat, new)
            return look_ahead(live.table, seat, now, new, live.since()).after_that(live.state)

    async def _put(
        self, session: Session, live: Live, seat: int, row: db.Plan | None, new: Plan, due: Sequence[db.NewDue] = ()
    ) -> None:
        """Store a plan in place of the one before. Raises `Stale` if something else has happened in the meantime."""
        game, person, after = live.table.game, live.table.seats[seat].person, None
        if new != Plan() and person is not None:
            turn = plans.turn_of(game, live.state, Seat(seat)) if new.ways else None
            known = row.decision if row is not None and new.ways else None  # its turn may have come
            decision = known if turn is None else game.decision(turn)
            decision = plans.decision_aside(new) or decision
            after = db.Plan(seat=seat, person=person, decision=decision, body=plans.body_of(new))
        session.changed = session.changed or bool(due)
        if not await session.store.plans.change(live.table.id, seat, row, after, live.table.row.head, due):
            session.forget()
            raise Stale

    async def _next(self, session: Session, live: Live) -> db.Plan | None:
        """The plan of a seat that is asked the decision its plan is for."""
        if live.table.status is not db.Status.PLAYING:
            return None
        decision = live.table.game.decision(live.state)
        for seat in live.waiting:
            row = await session.kept(live, seat) if live.table.player(seat) is not None else None
            if row is not None and row.decision == decision:
                return row
        return None

    async def _play(self, session: Session, live: Live, row: db.Plan) -> None:
        """Play the first way that stands; if none does, drop the plan and call its person."""
        seat, missed, plan = Seat(row.seat), list[Missed](), plans.plan_of(row)
        for way in plan.ways:
            done = await tried(session, live, seat, way)
            if not isinstance(done, Missed):
                then = _then(row, plan, over=seat not in live.table.game.waiting(done[-1].step.state))
                await session.commit(live, seat, done, db.By.AHEAD, then=then)
                return
            others = tuple(each.text for each in way if not each.only and each is not done.planned)
            missed.append(replace(done, others=others))
        new = Plan(missed=tuple(missed), lost=len(plan.later))
        await self._put(session, live, seat, row, new, [call([seat], session.now())])


def _begun(live: Live, seat: Seat, plan: Plan) -> tuple[Plan, Prospect]:
    """A plan, and the turn for which a way is being made; if nothing can be known of that any more, the next one.
    Raises `Refused` if there is none."""
    game = live.table.game
    now = plans.prospect(game, live.state, seat, plan.making, plan.ahead(plan.turn))
    if now is None and plan.turn:
        plan = replace(plan, turn=0, making=())
        now = plans.prospect(game, live.state, seat, ())
    if now is None:
        raise Refused("ahead-not-now")
    return plan, now


def _last_chosen(live: Live, seat: Seat, plan: Plan, now: Prospect) -> int:
    """The place of the last action of a way that did not follow by itself."""
    game, texts = live.table.game, _texts(now.way)
    for n in range(len(texts) - 1, 0, -1):
        before = plans.prospect(game, live.state, seat, texts[:n], plan.ahead(plan.turn))
        only = game.only_choice(before.state, seat) if before is not None and before.more else None
        if only is None or write(only) != texts[n]:
            return n
    return 0


def _completed(live: Live, seat: Seat, now: Prospect, before: Sequence[Way] = ()) -> Prospect:
    """A way after the ways `before` with what leaves no choice after it, such as the end of its turn."""
    game, longer = live.table.game, True
    while longer and now.more and len(now.way) < plans.STEPS:
        only = game.only_choice(now.state, seat)
        made = [*_texts(now.way), *([write(only)] if only is not None else [])]
        after = plans.prospect(game, live.state, seat, made, before)
        longer = after is not None and len(after.way) > len(now.way)
        now = after if longer and after is not None else now
    return now


def _with(live: Live, seat: Seat, plan: Plan, way: Way) -> Plan:
    """A plan with one more way for the turn for which it was made. Nothing is being made then."""
    ways, later, turn = (*plan.instead, way), plan.later, plan.turn
    plan = replace(plan, making=(), turn=0, missed=(), lost=0, aside=())
    if turn == 0:
        return replace(plan, ways=ways)
    state = plans.turn_after(live.table.game, live.state, seat, plan.ahead(turn))
    if state is None:
        raise Refused("ahead-no-further")
    made = plans.Later(live.table.game.decision(state), ways)
    return replace(plan, later=(*later[: turn - 1], made, *later[turn:]))


def _then(row: db.Plan, plan: Plan, *, over: bool) -> db.Plan | None:
    """What stands of a plan once its first turn is played, whether that is `over` or not."""
    if not plan.later:
        return None
    if not over:
        return replace(row, decision=None, body=plans.body_of(Plan(lost=len(plan.later))))
    first = plan.later[0]
    return replace(row, decision=first.decision, body=plans.body_of(Plan(first.ways, later=plan.later[1:])))


async def tried(session: Session, live: Live, seat: Seat, way: Way) -> list[Done] | Missed:
    """The effects of a way, or the first of its actions and conditions that does not stand. Nothing is drawn before
    all are known to stand: only the last may draw."""
    done, state = list[Done](), live.state
    for planned in way:
        if done and not done[-1].step.undoable:
            return Missed(planned)
        if planned.only == plans.HAVE:
            if (lack := _lack(live, seat, planned, state)) is not None:
                return lack
            continue
        stands = _stands(live, seat, planned, state)
        if planned.only == plans.GONE:
            if not isinstance(stands, Missed):
                return Missed(planned, planned.shown)
            if stands.now is not None:
                return stands
            continue
        if isinstance(stands, Missed):
            return stands
        if planned.only:
            continue
        try:
            step = await session.apply(live, seat, stands, state, len(done))
        except Illegal:
            return Missed(planned)
        done.append(Done(write(stands), step))
        state = step.state
    return done


def _stands(live: Live, seat: Seat, planned: Planned, state: AnyPosition) -> Action | Missed:
    """The action, or one that comes to the same, if it is offered with the preview that was shown, as far as the
    game heeds it."""
    game, missed = live.table.game, Missed(planned)
    heeded = game.rules.between.heeded or _all
    try:
        action = game.parse(planned.text)
        for each in (action, *game.guide.panel.alike(game.view(state, seat), action)):
            try:
                now = plans.seen(game.preview(state, seat, each))
            except Illegal:
                continue
            if heeded(now) == heeded(planned.shown):
                return each
            missed = missed if missed.now is not None else Missed(planned, now)
    except Illegal:  # the rules of another version
        return missed
    except Exception as error:  # noqa: BLE001 - whoever planned it is called, and sees for themselves
        log.error("table %s: a plan of seat %s cannot be tried: %s", live.table.id, seat, type(error).__name__)
        return Missed(planned)
    return missed


def _lack(live: Live, seat: Seat, planned: Planned, state: AnyPosition) -> Missed | None:
    """That there is not as much of a good as a condition asks for."""
    count, good = planned.wanted
    try:
        there = plans.stock_of(live.table.game, state, seat)[good]
    except Exception as error:  # noqa: BLE001 - of another version; see `_stands`
        log.error("table %s: a plan of seat %s cannot be tried: %s", live.table.id, seat, type(error).__name__)
        return Missed(planned)
    return None if there >= count else Missed(planned, Preview(gain={good: there}))


def look_ahead(table: Table, seat: Seat, now: Prospect, plan: Plan, since: int) -> Look:
    """A person's look at their next turn; its token names what they see of their plan. Pure."""
    seen = tuple(table.game.view(each, seat) for each in now.before)
    token, making = plans.token(plan, now.way), Making(now.way, now.more and len(plan.instead) < plans.WAYS, seen)
    return Look(table, seat, now.state, token, (), False, since, plan=plan, making=making)


def _all(preview: Preview) -> Preview:
    return preview


def _texts(way: Way) -> tuple[str, ...]:
    return tuple(each.marked for each in way)
