"""One seat is asked; the end of a turn is confirmed."""

from __future__ import annotations

from engine.core.chance import Recorded, Seeded
from engine.core.ctx import Ctx
from engine.core.frames import AnyPosition
from engine.core.model import Seat
from engine.core.offers import Offer
from engine.games.garden import GAME, End
from engine.kit.asked import Asked
from engine.kit.confirm import Confirm

ANN, BEN = Seat(0), Seat(1)


class Door(Asked[AnyPosition, End], tag="door", kw_only=True):
    """Asks while the table has a round."""

    def asks(self, s: AnyPosition) -> bool:
        return bool(s.table.round)


class Night(Confirm[AnyPosition, End], tag="night", kw_only=True):
    """Ends a turn and says so."""

    answer = End

    def confirmed(self, s: AnyPosition, ctx: Ctx) -> None:
        ctx.say("won", seats=[self.who])


def position(frame: Door | Night) -> AnyPosition:
    s = GAME.start(2, Seeded(b"asked", 0, 0)).state
    s.flow = [frame]  # type: ignore[list-item]
    return s


def test_its_seat_is_asked_and_no_other() -> None:
    s = position(Door(who=BEN))
    assert s.flow[-1].waiting(s) == (BEN,)
    assert s.flow[-1].free(s) == ()
    assert Asked(who=ANN).waiting(s) == (ANN,), "unless a frame says otherwise there is something to decide"


def test_where_there_is_nothing_to_decide_the_frame_is_over() -> None:
    s = position(Door(who=BEN))
    s.table.round = 0
    assert s.flow[-1].waiting(s) == ()
    s.flow[-1].advance(s, Ctx(s, Recorded(())))
    assert s.flow == []


def test_a_turn_is_over_when_its_seat_says_so() -> None:
    s = position(Night(who=BEN))
    night = s.flow[-1]
    assert night.waiting(s) == (BEN,)
    assert list(night.offers(s, BEN)) == [Offer(End)]
    assert night.default(s, BEN) == End()
    ctx = Ctx(s, Recorded(()))
    night.take(s, BEN, End(), ctx)
    assert s.flow == []
    assert [note.args for note in ctx.notes] == [{"seats": [BEN]}]
    assert not ctx.sealed, "the next step decides whether it can be taken back"
