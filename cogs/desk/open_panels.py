"""Panels that follow the game: while somebody's panel can still be edited, it shows their next decision by itself.

Discord lets a private message be edited for a quarter of an hour after the press it answers. Who has a panel open is
known in memory only: after a restart people press again. Each panel has a task of its own, so a request that hangs
keeps nobody else waiting. `Follower` makes the edits.
"""

from __future__ import annotations

import asyncio
import copy
import logging
import math
import zlib
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from contextvars import Context, copy_context
from types import MappingProxyType
from typing import Literal

import msgspec
import structlog
from msgspec import Struct

from engine.core.offers import ByParts, Offer, OneOf, Range, Some
from host import Known, Look, Seen, Status, Table
from host.view.proposed import Proposed
from words import FALLBACK

from .open_presses import Pressed

log = logging.getLogger(__name__)
Read = Mapping[str, tuple[str, ...]]
"""Reminders by the kind of decision of the panel on which somebody had them last."""
NOTHING: Read = MappingProxyType({})
LIFE = 840
"""Seconds after a press during which its panel follows: Discord takes edits for 900."""
MOST = 5_000
"""The most panels that follow at a time; beyond that, those opened first are dropped."""
READ = 60
"""Seconds after which what a panel said beside the log has been read: an edit that comes later leaves it out."""
PATIENCE = 10.0
"""Seconds one edit may take, and a call waits to learn whether its person saw the question."""
SOON = 0.2
"""Seconds after a change until a panel follows, if it was not edited just before: somebody may wait for it."""
TRIES = 3
"""Edits that may fail in a row through passing faults."""


Proposing = tuple[str, tuple[int, ...]] | None
"""The mark of what is proposed at a table, and the seats that have agreed."""


def proposing(found: Proposed | None) -> Proposing:
    """What a panel shows of it."""
    return None if found is None else (found.mark, found.agreed)


class Shown(Struct, frozen=True):
    """What a panel shows: how its table stood, the decision (by its token), whether its person must act, whether they
    are in the middle of a choice, a fingerprint of what they may do without being asked, and, if they are asked, what
    there is to answer: reminders, and the verbs on offer; and how all stand. `plan`: whether a plan of theirs stands
    or was dropped. `proposed`: what is proposed, and who has agreed. `terms`: those of the table then. `undo`: they
    wait, and may take a step back."""

    stood: tuple[object, ...]
    status: Status
    token: str
    asks: bool
    begun: bool
    offered: int
    answers: tuple[str, ...] = ()
    stands: tuple[int, ...] = ()
    plan: Literal["", "stands", "dropped"] = ""
    proposed: Proposing = None
    terms: bytes = b""
    undo: bool = False

    @classmethod
    def of(cls, look: Look, *, begun: bool = False) -> Shown:
        """A look, as a panel shows it."""
        asks = look.waited and bool(look.offers)
        offered = 0 if asks else zlib.crc32(repr([*map(_values, look.offers)]).encode())
        answers, stands = tuple[str, ...](), tuple[int, ...]()
        if asks and not begun:
            overview, speak = look.table.game.guide.overview, look.table.speaker(FALLBACK)
            reminders = overview.reminders(look.view, speak)
            stands = next((each.values for each in overview.standings(look.view, speak).criteria), ())
            answers = (*reminders, *(offer.action.__name__ for offer in look.offers))
        plan: Literal["", "stands", "dropped"] = ""
        if look.plan is not None and (look.plan.dropped or look.plan.ways):
            plan = "dropped" if look.plan.dropped else "stands"
        as_it_is = (stood(look.table), look.table.status, look.token, asks, begun, offered, answers, stands, plan)
        return cls(*as_it_is, proposing(look.proposed), look.table.row.terms, look.can_undo and not asks)

    def unasked(self, now: Shown) -> bool:
        """Whether what was proposed is proposed no more by `now`, and nothing came of it."""
        gone = self.proposed is not None and now.proposed is None
        return gone and now.terms == self.terms and now.stood[1] == self.stood[1]

    def outdated(self, now: Shown) -> bool:
        """Whether the panel has to change to show `now`. A choice somebody is making stays as long as the decision is
        the same; a question is shown again if there is something new to answer, such as an action that now waits for
        its person, if the players stand otherwise, a plan was dropped, or something is proposed, answered or settled;
        the panel of somebody who waits changes only with that, with what they may do, and once they can take nothing
        back."""
        if now.status is not self.status or (now.plan == "dropped" != self.plan and not self.begun):
            return True
        if now.proposed != self.proposed and not self.begun:
            return True
        if self.asks or self.begun:
            other = now.token != self.token or (self.asks and not now.asks)
            new = now.stands != self.stands or any(each not in self.answers for each in now.answers)
            return other or (not self.begun and new)
        return now.asks or now.offered != self.offered or (self.undo and not now.undo)


class Open(Struct):
    """An open panel: whose it is, on which server (0: in direct messages), the press it answers, and until when it
    follows. `known`: what its person had been
    shown before; the news since then stay until they press. `later`: what an edit has shown since; it counts as shown
    once they press on it. `read`: the reminders they had read before, `reminded`: those they have read now.
    `said`: what the press was answered that the log does not tell, and when (`said_at`); it stays in front until they
    press again, or an edit comes after `READ` seconds.
    `used`: they have pressed on the question it asks now. `again`: something has happened that it may not show
    yet. `edited`: when it was edited last, by the loop's time. `context`: that of the press, since a change of the
    table wakes the panel from another context, in which the demo's Discord is unknown."""

    table: int
    person: int
    server: int
    press: Pressed
    until: float
    shown: Shown
    known: Known | None = None
    later: Seen | None = None
    read: Read = NOTHING
    reminded: Read = NOTHING
    said: str = ""
    said_at: float = 0.0
    used: bool = True
    again: bool = False
    edits: int = 0
    edited: float = -math.inf
    task: asyncio.Task[None] | None = None
    context: Context = msgspec.field(default_factory=copy_context)

    @property
    def pressed_at(self) -> float:
        """When the press was made that showed it."""
        return self.until - LIFE


Show = Callable[[Open], Awaitable[bool]]
"""Shows the present state on a panel, if that is different; returns whether to go on following. Raises `Again` after
a passing fault."""


class Again(Exception):
    """A panel could not be edited just now."""


def stood(table: Table) -> tuple[object, ...]:
    """Equal for two looks at a table if nothing changed between them."""
    held = tuple((seat.person, seat.opponent) for seat in table.seats)
    return table.row.head, table.row.undos, table.row.status, held


class Awake:
    """The open panels: for each person and table the one they used last. `show` edits a panel `SOON` after a
    change, but at most once in `pause` seconds: several changes then make one edit."""

    def __init__(self, show: Show, pause: float) -> None:
        self._show, self._pause = show, pause
        self._open: OrderedDict[tuple[int, int], Open] = OrderedDict()
        self._people: dict[int, set[int]] = {}
        self._read: OrderedDict[tuple[int, int], Read] = OrderedDict()

    def __len__(self) -> int:
        return len(self._open)

    def pressed(self, table: int, person: int) -> Open | None:
        """Somebody uses their panel, if they have one: until this press is answered, nothing else changes it."""
        one = self._open.get((table, person))
        self._forget(table, person)
        return one

    def kept(self, one: Open) -> None:
        """The press opened something else: the panel is still there, and goes on following."""
        if (one.table, one.person) not in self._open:
            one.used = True
            if one.later is not None:
                one.known, one.later = one.later.known, None
            self._keep(one)

    def panel(self, table: int, person: int) -> Open | None:
        """The panel that somebody has open."""
        return self._open.get((table, person))

    async def once_more(self, one: Open) -> None:
        """Show how things stand on a panel in whose place another one follows now: it has said what is true no
        more."""
        if self._open.get((one.table, one.person)) is not one:
            await asyncio.create_task(self._once(one), name=f"panel {one.table}", context=one.context)

    def read(self, table: int, person: int) -> Read:
        """The reminders on the last panels that somebody had."""
        one = self._open.get((table, person))
        return self._read.get((table, person), NOTHING) if one is None else one.reminded

    def opened(
        self,
        interaction: Pressed,
        look: Look,
        *,
        begun: bool = False,
        read: Read = NOTHING,
        reminded: Read = NOTHING,
        said: str = "",
    ) -> None:
        """A person was shown a look; `begun`: in the middle of a choice. For the rest see `Open`. The cards of a turn
        ahead or a batch do not follow."""
        me, table = interaction.user.id, look.table
        self._forget(table.id, me)
        going = table.status in (Status.PLAYING, Status.PAUSED)
        if look.seat is None or look.turn != "now" or not going:
            return
        until = interaction.created_at.timestamp() + LIFE
        shown = Shown.of(look, begun=begun)
        known = look.known or Known(look.news[0].seq - 1 if look.news else look.seq)
        one = Open(table.id, me, interaction.guild_id or 0, _bare(interaction), until, shown, known)
        one.read, one.reminded, one.said, one.said_at = read, reminded, said, until - LIFE
        self._keep(one)

    def changed(self, table: int) -> None:
        """Something has happened at a table."""
        for person in sorted(self._people.get(table, ())):
            self._wake(self._open[table, person])

    async def asks(self, look: Look, person: int) -> str | None:
        """The token of the decision that somebody's open panel asks, once it has caught up; None if they have no
        panel open that asks anything. Waits `PATIENCE` seconds at most."""
        one = self._open.get((look.table.id, person))
        if one is None:
            return None
        if one.shown.stood != stood(look.table) and (one.task is None or one.task.done()):
            self._wake(one)
        if one.task is not None:
            await asyncio.wait([one.task], timeout=PATIENCE)
        now = self._open.get((one.table, person))  # they may have pressed meanwhile
        late = now is one and one.task is not None and not one.task.done()
        return None if now is None or late or not now.shown.asks else now.shown.token

    def opens(self, table: int, person: int | None) -> bool:
        """Whether somebody has a panel open."""
        return (table, person) in self._open

    def used(self, table: int, person: int, token: str) -> bool:
        """Whether somebody has pressed on the question their open panel asks."""
        one = self._open.get((table, person))
        return one is not None and one.used and one.shown.asks and one.shown.token == token

    def close(self) -> None:
        """Stop following."""
        for key in list(self._open):
            self._forget(*key)

    # --- inside

    def _keep(self, one: Open) -> None:
        self._open[one.table, one.person] = one
        self._people.setdefault(one.table, set()).add(one.person)
        if len(self._open) > MOST:
            self._forget(*next(iter(self._open)))
        self._wake(one)  # something may have happened since that look

    def _forget(self, table: int, person: int) -> None:
        one = self._open.pop((table, person), None)
        if one is None:
            return
        if one.task is not None and one.task is not asyncio.current_task():
            one.task.cancel()
            one.task = None
        self._read[table, person] = one.reminded
        self._read.move_to_end((table, person))
        if len(self._read) > MOST:
            self._read.popitem(last=False)
        people = self._people[table]
        people.discard(person)
        if not people:
            del self._people[table]

    def _wake(self, one: Open) -> None:
        one.again = True
        if one.task is None or one.task.done():
            name = f"panel {one.table}"
            one.task = asyncio.create_task(self._follow(one), name=name, context=one.context)

    async def _follow(self, one: Open) -> None:
        """Edit a panel until it shows what there is; let it go if it cannot be edited any more."""
        structlog.contextvars.clear_contextvars()  # the log's context of that press does not apply to what follows
        failed, follows = 0, True
        while one.again and follows:
            await asyncio.sleep(self._pause * 2**failed if failed else self._until(one))
            one.again, edits = False, one.edits
            try:
                follows, failed = await self._show(one), 0
                one.edited = one.edited if one.edits == edits else asyncio.get_running_loop().time()
            except Again as error:
                failed += 1
                follows = one.again = failed < TRIES
                log.debug("table %s: a panel cannot be shown now: %r", one.table, error.__cause__)
            except Exception:
                log.exception("table %s: a panel cannot be shown", one.table)
                follows = False
        if not follows:
            self._drop(one)

    async def _once(self, one: Open) -> None:
        structlog.contextvars.clear_contextvars()
        with suppress(Again):  # the other one is right
            await self._show(one)

    def _until(self, one: Open) -> float:
        """Seconds until a panel may be shown anew."""
        return max(min(SOON, self._pause), one.edited + self._pause - asyncio.get_running_loop().time())

    def _drop(self, one: Open) -> None:
        if self._open.get((one.table, one.person)) is one:
            self._forget(one.table, one.person)


def _bare(interaction: Pressed) -> Pressed:
    """A copy of a press with only what an edit of its answer needs: not the message, nor what was pressed there."""
    bare = copy.copy(interaction)
    bare.message, bare.data, bare.extras = None, None, {}
    return bare


def _values(offer: Offer) -> tuple[object, ...]:
    """Differs between offers with different choices."""
    values: list[object] = [offer.action.__name__]
    for name, domain in offer.fields.items():
        match domain:
            case OneOf(options=options):
                values.append((name, options))
            case Some(options=options, lo=lo, hi=hi):
                values.append((name, options, lo, hi))
            case Range(lo=lo, hi=hi):
                values.append((name, lo, hi))
            case ByParts(kind=kind):
                values.append((name, kind.__name__))
    return tuple(values)
