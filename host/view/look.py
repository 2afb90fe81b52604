"""One person's look at a table in play: the view and the offers."""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from functools import cached_property

import db
from engine.core.chance import Seeded
from engine.core.frames import AnyPosition, AnyStep, AnyView
from engine.core.model import Action, Bug, Note, Preview, Result, Seat
from engine.core.offers import Offer
from engine.core.text import write

from ..calls import Late
from ..clocks.clock import Shown
from .batch import Batch
from .lessons import Learning
from .lines import Known, Line, Seen, may_read
from .next_up import next_up
from .plans import TURNS, Making, Plan, Planned, prospect, turn_after, turn_of
from .proposed import Proposed
from .table import Table
from .token import read
from .tries import Trying

log = logging.getLogger(__name__)


class Look:
    """One person's look at a table in play: the view and the offers.

    `token` names the decision this seat is asked; `news` are the events since what its person was last shown
    (`known`; None: nothing yet), oldest first; `since` is when the seats that must act were called (epoch seconds).
    There are offers for a seat that is `waited` for and played by a person, and for one that is free to act. `held`
    are all tenures, `late` the seats that keep the others waiting, `clocks` how those stand that run, `plan` is what
    this person has left beforehand. `making`: this is a look at their next turn as it can be imagined now, after the
    actions of that way. `batch`: a look at the present decision after those actions, offering only what may be added;
    `ends` are the other offers. `trying`: a look at what this person tries out, with the offers of the seat for which
    they answer there; `lesson`: the lesson in which they do. `advice` is the name of a tip for their first game.
    `undoes` is the text of the step an undo would take back, `redoes` are those of the steps that redos would bring
    back, the next one first. `asks`: this person may ask the others to take back what an undo cannot; `proposed` is
    what somebody asks of others. `entries` is the number of entries made by the press it answers, `forced` how many
    of them followed by themselves. `called`, for an onlooker: the public news for each seat that must act and is
    played by a person.
    """

    def __init__(
        self,
        table: Table,
        seat: Seat | None,
        state: AnyPosition,
        token: str,
        news: Sequence[Line],
        can_undo: bool,
        since: int,
        held: Sequence[db.Tenure] = (),
        late: Sequence[Late] = (),
        plan: Plan | None = None,
        making: Making | None = None,
        called: Mapping[Seat, Sequence[Line]] | None = None,
        batch: Batch | None = None,
        known: Known | None = None,
        clocks: Sequence[Shown] = (),
        trying: Trying | None = None,
    ) -> None:
        rules = table.game
        self.table, self.seat, self.token = table, seat, token
        self.news, self.can_undo, self.since, self.known = tuple(news), can_undo, since, known
        self.seq, self.held, self.late, self.plan = table.row.head, tuple(held), tuple(late), plan
        self.clocks = tuple(clocks)
        self.making, self.called, self.undoes, self.batch = making, called or {}, "", batch
        self.redoes, self.trying, self.asks = tuple[str, ...](), trying, False
        self.lesson: Learning | None = None
        self.advice = ""
        self.proposed: Proposed | None = None
        self.entries = self.forced = 0
        self.view: AnyView = rules.view(state, seat)
        played_here = seat is not None and table.player(seat) is not None
        open_here = played_here and (making is None or making.more)
        open_here = open_here if trying is None else trying.more
        self.offers: list[Offer] = rules.offers(state, seat) if seat is not None and open_here else []
        self.ends: list[Offer] = []
        if batch is not None:
            actions = rules.guide.pieces.together(self.view) if batch.more else ()
            self.ends = [offer for offer in self.offers if offer.action not in actions]
            self.offers = [offer for offer in self.offers if offer.action in actions]
        self.waiting: tuple[Seat, ...] = rules.waiting(state)
        self.waited = seat is not None and seat in self.waiting
        self.result: Result | None = rules.result(state)
        self._state = self._stands = state

    @property
    def turn(self) -> str:
        """What this is a look at: the name of a `turns.Turn`."""
        return read(self.token).turn

    def seen(self, points: Sequence[int]) -> Seen | None:
        """What a message with this look's news, and the points of all as they stand, shows its person; None for an
        onlooker."""
        if self.seat is None:
            return None
        known = Known(self.seq, tuple(points))
        return Seen(self.table.id, self.seat, self.table.seats[self.seat].person, known)

    def takes(self, token: str) -> bool:
        """Whether a press with that token answers what is asked here, even if what was seen of it has changed
        since."""
        return read(self.token)[:2] == read(token)[:2]

    @property
    def serial(self) -> int:
        """The number of the pending decision."""
        return self.table.game.serial(self._state)

    @property
    def only(self) -> Action | None:
        """What this person has to do, because there is nothing else; see `Game.only_choice`."""
        if self.seat is None or self.making is not None or self.batch is not None or not self.offers:
            return None
        return self.table.game.only_choice(self._state, self.seat)

    @property
    def collected(self) -> int:
        """How many actions this person has collected for the pending decision (`plans.batches`)."""
        return len(self.plan.batch) if self.plan is not None and self.plan.asked == self.serial else 0

    @property
    def plannable(self) -> bool:
        """Whether this person may leave their next turn beforehand."""
        if self.seat is None or self.table.player(self.seat) is None or self.table.status is not db.Status.PLAYING:
            return False
        try:
            return turn_of(self.table.game, self._state, self.seat) is not None
        except Bug:
            log.exception("table %s: the next turn of seat %s cannot be imagined", self.table.id, self.seat)
            return False

    @property
    def goes_on(self) -> bool:
        """Whether this person may leave one more turn, after those they have left."""
        plan = self.plan
        if plan is None or not plan.ways or len(plan.turns) >= TURNS or self.seat is None or not self.plannable:
            return False
        return turn_after(self.table.game, self._state, self.seat, plan.ahead(len(plan.turns))) is not None

    def after_that(self, real: AnyPosition) -> Look:
        """This look at an imagined turn, while the table really stands so."""
        self._stands = real
        return self

    @property
    def stands(self) -> AnyView:
        """The view of how the table really stands; of what somebody tries, the view there."""
        return self.view if self._stands is self._state else self.table.game.view(self._stands, self.seat)

    def chosen_in(self, turn: int, way: Sequence[Planned]) -> tuple[AnyView, ...]:
        """The views in which the actions of a way of this person's plan are chosen, as the table stands, as far as
        they are possible: there everything has the name by which it was chosen."""
        if self.seat is None or self.plan is None:
            return ()
        game, texts, seat = self.table.game, [each.marked for each in way], self.seat
        try:
            made = prospect(game, self._stands, seat, texts, self.plan.ahead(turn))
        except Bug:
            log.exception("table %s: the plan of seat %s cannot be imagined", self.table.id, seat)
            return ()
        return () if made is None else tuple(game.view(each, seat) for each in made.before)

    def next_up(self) -> tuple[Seat, ...]:
        """For an onlooker's look: see `next_up`."""
        try:
            return next_up(self.table.game, self._imagined)
        except Exception:
            log.exception("table %s: it cannot be told who is next", self.table.id)
            return ()

    def preview(self, action: Action) -> Preview:
        """The cost and gain of an offered action. Raises `Illegal` if it is not offered to this seat."""
        seat = Seat(-1) if self.seat is None else self.seat
        return self.table.game.preview(self._state, seat, action, self.offers)

    def final(self, action: Action) -> bool:
        """Whether an action could not be taken back because it would draw or reveal something, as far as this person
        may know. Raises `Illegal`."""
        return not self._step(action).undoable

    def after(self, action: Action) -> Look | None:
        """The look after an action, as far as this person may know; None if it draws or reveals something. Raises
        `Illegal`."""
        step = self._step(action)
        if not step.undoable:
            return None
        after = self._at(step.state)
        after.__dict__["_imagined"] = step.state
        return after

    def _step(self, action: Action) -> AnyStep:
        """An action carried out as far as this person may know; a panel asks for the same ones several times. Raises
        `Illegal`."""
        text = write(action)
        if text not in self._steps:
            seat = Seat(-1) if self.seat is None else self.seat
            self._steps[text] = self.table.game.apply(self._imagined, seat, action, _only_to_see())
        return self._steps[text]

    @cached_property
    def _steps(self) -> dict[str, AnyStep]:
        return {}

    def tried(self, actions: Sequence[Action]) -> tuple[Look, list[Note]]:
        """The look after some actions, one after the other, and their notes, as far as this person may know. Raises
        `Illegal` for the first impossible one."""
        seat = Seat(-1) if self.seat is None else self.seat
        game, only_to_see = self.table.game, _only_to_see()
        state, told = self._imagined, list[Note]()
        for action in actions:
            step = game.apply(state, seat, action, only_to_see)
            state = step.state
            told += [note for note in step.notes if may_read(note, self.seat)]
        return self._at(state), told

    @cached_property
    def _imagined(self) -> AnyPosition:
        """A position that this person may take the present one for."""
        return self.table.game.imagined(self._state, self.seat, _only_to_see())

    def _at(self, state: AnyPosition) -> Look:
        return Look(self.table, self.seat, state, self.token, (), False, self.since, self.held, self.late)


def _only_to_see() -> Seeded:
    return Seeded(b"only to see", 0, 0)
