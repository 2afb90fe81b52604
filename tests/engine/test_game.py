"""The core: its refusals, its stops, its values."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from msgspec import Struct

from engine.core.chance import Recorded, Seeded
from engine.core.ctx import Ctx
from engine.core.frames import Frame, Position
from engine.core.game import Game
from engine.core.model import MAX_NOTES, Action, Bug, Illegal, Preview, Result, Seat
from engine.core.offers import Offer, OneOf
from engine.core.rules import NoOptions, Rules
from engine.games.ferry import GAME, Bid, Build, Rest
from tests.changed import changed

ANN, BEN, CAT = Seat(0), Seat(1), Seat(2)


def start(seats: int = 2) -> Any:
    return GAME.start(seats, Seeded(b"core", 0, 0)).state


def refusal(s: Any, seat: Seat, action: Action) -> Illegal:
    with pytest.raises(Illegal) as refused:
        GAME.apply(s, seat, action, Recorded(()))
    return refused.value


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_a_number_of_seats_the_game_is_not_made_for(seats: int) -> None:
    with pytest.raises(Illegal) as refused:
        GAME.start(seats, Seeded(b"", 0, 0))
    assert refused.value.code == "wrong-seats"
    assert refused.value.values == {"count": seats, "least": 2, "most": 4}


def test_a_game_for_only_one_number_of_seats() -> None:
    with pytest.raises(Illegal, match="wrong-seats-only"):
        Game(changed(GAME.rules, seats=range(2, 3))).start(3, Seeded(b"", 0, 0))


def test_a_game_may_begin_with_a_decision_without_a_name_of_its_own() -> None:
    def begin(seats: int, options: NoOptions) -> State:
        return State(Table(), [Table(), Table()], Table(), [Asked(order=[Seat(n)]) for n in range(seats)])

    game: Game[State] = Game(changed(SMALL.rules, setup=begin))
    alone, both = (game.start(seats, Recorded(())).state for seats in (1, 2))
    assert [frame.serial for frame in alone.flow] == [1]
    assert [frame.serial for frame in both.flow] == [0, 1]
    s = game.apply(both, BEN, Go("on"), Recorded(())).state
    assert (game.waiting(s), game.asked(both, BEN), game.asked(s, ANN)) == ((ANN,), "1.0", "2.0")


def test_options_that_do_not_fit() -> None:
    assert GAME.options() == GAME.rules.settings.options()
    for data in (b"[]", b'{"colour": "red"}', b"{"):
        with pytest.raises(Illegal, match="bad-options"):
            GAME.options(data)


def test_a_state_that_cannot_be_read_is_a_bug() -> None:
    for data in (b"", b"{}", b'{"table": 1}'):
        with pytest.raises(Bug, match="ferry: a stored state cannot be read"):
            GAME.decode(data)


def test_a_seat_that_is_not_asked() -> None:
    s = GAME.apply(start(), ANN, Bid(1), Recorded(())).state
    assert refusal(s, ANN, Bid(1)).code == "not-your-turn"
    with pytest.raises(Illegal, match="not-your-turn"):
        GAME.default(s, ANN)
    with pytest.raises(Illegal, match="not-your-turn"):
        GAME.preview(s, ANN, Bid(1))


def test_what_is_not_offered_is_refused_with_what_is() -> None:
    assert refusal(start(), ANN, Rest()).values == {"action": "rest", "verbs": ["bid"]}
    assert refusal(start(), ANN, Bid(3)).code == "not-offered"


def test_a_rule_that_knows_why_says_so() -> None:
    s = start()
    for seat in (ANN, BEN):
        s = GAME.apply(s, seat, Bid(0), Recorded(())).state
    s.table.owner["C"] = BEN
    assert refusal(s, ANN, Build("C", ("plank",))).values == {"landing": "C"}


def test_a_preview_is_of_offered_actions_only() -> None:
    assert GAME.preview(start(), ANN, Bid(2)) == Preview(cost={"coin": 2})
    for offers in (None, GAME.offers(start(), ANN)):
        with pytest.raises(Illegal, match="not-offered"):
            GAME.preview(start(), ANN, Bid(3), offers)


def test_the_state_given_is_never_touched() -> None:
    s = start()
    before = GAME.encode(s)
    after = GAME.apply(s, ANN, Bid(1), Recorded(())).state
    after.table.companies[0].coins += 5
    GAME.view(s, ANN).table.order.clear()
    GAME.view(s, ANN).hand.cards.clear()
    GAME.imagined(s, ANN, Seeded(b"", 0, 0)).box.deck.clear()
    assert GAME.encode(s) == before


def test_a_view_is_the_table_and_ones_own_hand() -> None:
    s = GAME.apply(start(3), BEN, Bid(2), Recorded(())).state
    view = GAME.view(s, BEN)
    assert (view.table, view.hand, view.seat) == (s.table, s.hands[BEN], BEN)
    assert view.waiting == (ANN, CAT)
    assert view.doing == ("summers", "bidding")
    assert GAME.view(s, None).hand is None


def test_a_fingerprint_is_of_the_whole_state() -> None:
    s = start()
    assert GAME.digest(s) == GAME.digest(GAME.decode(GAME.encode(s)))
    assert GAME.digest(s) != GAME.digest(GAME.imagined(s, None, Seeded(b"", 0, 0)))
    assert len(GAME.digest(s)) == 16


# --- a small game of one seat to look at names of decisions and at the core's stops


class Go(Action, frozen=True, tag="go"):
    """Run the frame's own code."""

    what: str


class Table(Struct):
    """Nothing."""


class Asked(Frame[Any, Go], tag="asked", kw_only=True):
    """Asks both seats, one after the other or together, for one of these."""

    order: list[Seat]
    together: bool = False
    idle: tuple[Seat, ...] = ()

    def waiting(self, s: Any) -> tuple[Seat, ...]:
        return tuple(self.order if self.together else self.order[:1])

    def free(self, s: Any) -> tuple[Seat, ...]:
        return self.idle

    def offers(self, s: Any, seat: Seat) -> Iterator[Offer]:
        if seat in self.idle:
            yield Offer(Go, {"what": OneOf(("again",))})
        else:
            yield Offer(Go, {"what": OneOf(("on", "again", "aside", "loop", "shout"))})

    def take(self, s: Any, seat: Seat, action: Go, ctx: Ctx) -> None:
        match action.what:
            case "on":
                self.order.remove(seat)
            case "aside":
                ctx.push(Asked(order=[seat]))
            case "loop":
                ctx.push(Endless())
            case "shout":
                for _ in range(MAX_NOTES + 1):
                    ctx.say("hey")

    def advance(self, s: Any, ctx: Ctx) -> None:
        ctx.done()


class Endless(Frame[Any, Any], tag="endless"):
    """Never over, asks nobody."""

    def advance(self, s: Any, ctx: Ctx) -> None:
        pass


State = Position[Table, Table, Table, Asked | Endless]
"""One game."""


def asking(*order: int, together: bool = False) -> State:
    frame = Asked(order=[Seat(n) for n in order], together=together, serial=1)
    return State(Table(), [Table(), Table()], Table(), [frame], ticks=1)


class Small(Rules[State]):
    """Nothing but decisions."""

    key = "small"
    name = "Small"
    seats = range(1, 3)
    state = State
    actions = (Go,)

    def setup(self, seats: int, options: NoOptions) -> State:
        return asking(*range(seats))

    def check(self, s: State) -> None:
        """Nothing can be lost."""

    def result(self, s: State) -> Result:
        return Result((), (), "")

    def imagine(self, s: State, seat: Seat | None, ctx: Ctx) -> None:
        """Nothing is hidden."""


SMALL = Game(Small())


def names(s: State, seat: Seat, *presses: tuple[Seat, str]) -> list[str]:
    """The decision's name, as that seat is asked it, before and after each press."""
    found = [SMALL.asked(s, seat)]
    for who, what in presses:
        s = SMALL.apply(s, who, Go(what), Recorded(())).state
        found.append(SMALL.asked(s, seat))
    return found


def test_the_same_question_again_is_a_new_decision() -> None:
    assert names(asking(0), ANN, (ANN, "again"), (ANN, "again")) == ["1.0", "1.1", "1.2"]


def test_the_next_seat_is_asked_a_decision_of_its_own() -> None:
    assert names(asking(0, 1), BEN, (ANN, "on"), (BEN, "on")) == ["1.0", "1.0", "0"]
    assert names(asking(0, 1), ANN, (ANN, "on"), (BEN, "on")) == ["1.0", "1.1", "0"]


def test_a_decision_that_was_covered_is_a_new_one() -> None:
    assert names(asking(0), ANN, (ANN, "aside"), (ANN, "on"), (ANN, "on")) == ["1.0", "2.0", "3.0", "0"]


def test_a_decision_keeps_its_name_for_those_who_are_still_asked() -> None:
    assert names(asking(0, 1, together=True), ANN, (BEN, "on"), (ANN, "on")) == ["1.0", "1.0", "0"]


def test_everybody_who_may_act_has_names_of_his_own_in_a_frame_that_all_answer() -> None:
    s = asking(0, 1, together=True)
    assert names(s, ANN, (BEN, "again"), (BEN, "again"), (ANN, "again")) == ["1.0", "1.0", "1.0", "1.1"]
    assert names(s, BEN, (BEN, "again"), (BEN, "again"), (ANN, "again")) == ["1.0", "1.1", "1.2", "1.2"]
    assert SMALL.asked(s, None) == "1.0"


def test_who_is_free_may_act_but_is_not_waited_for() -> None:
    s = asking(0)
    s.flow[-1].idle = (BEN,)
    assert (SMALL.waiting(s), SMALL.free(s)) == ((ANN,), (BEN,))
    assert SMALL.may_act(s, BEN)
    assert names(s, BEN, (BEN, "again")) == ["1.0", "1.1"]
    assert SMALL.preview(s, BEN, Go("again")) == Preview()
    with pytest.raises(Illegal, match="not-offered"):
        SMALL.apply(s, BEN, Go("on"), Recorded(()))
    with pytest.raises(Illegal, match="not-your-turn"):
        SMALL.default(s, BEN)


def test_nobody_is_free_when_the_game_is_over() -> None:
    over = State(Table(), [Table()], Table(), [])
    assert SMALL.free(over) == ()
    assert not SMALL.may_act(over, ANN)


def test_a_flow_that_never_rests_is_a_bug() -> None:
    with pytest.raises(Bug, match="small: the flow never came to rest"):
        SMALL.apply(asking(0), ANN, Go("loop"), Recorded(()))


def test_too_many_notes_are_a_bug() -> None:
    with pytest.raises(Bug, match=f"more than {MAX_NOTES} notes"):
        SMALL.apply(asking(0), ANN, Go("shout"), Recorded(()))


def test_frames_that_say_nothing_are_bugs() -> None:
    frame = Frame()
    with pytest.raises(Bug, match="Frame takes no action"):
        frame.take(None, ANN, None, None)
    with pytest.raises(Bug, match="Frame cannot go on by itself"):
        frame.advance(None, None)


def test_notes_for_one_seat_and_for_the_table() -> None:
    ctx = Ctx(None, Seeded(b"", 0, 0))
    ctx.say("open", count=1)
    ctx.tell(BEN, "secret", good="salt")
    assert msgspec.to_builtins(ctx.notes) == [
        {"code": "open", "args": {"count": 1}},
        {"code": "secret", "args": {"good": "salt"}, "to": (BEN,)},
    ]


def test_pushed_frames_run_in_the_order_given() -> None:
    s = asking(0)
    Ctx(s, Seeded(b"", 0, 0)).push(Asked(order=[BEN]), Endless())
    assert [type(frame) for frame in s.flow] == [Asked, Endless, Asked]
    assert [frame.serial for frame in s.flow] == [1, 2, 3]
    assert s.ticks == 3


def test_rules_that_leave_something_out_make_no_game() -> None:
    class Careless(Rules[State]):
        key = "careless"
        seats = range(1, 3)
        state = State
        actions = (Go,)
        check = staticmethod(SMALL.rules.check)
        result = staticmethod(SMALL.rules.result)
        imagine = staticmethod(SMALL.rules.imagine)

    class Nameless(Careless):
        setup = staticmethod(SMALL.rules.setup)

    with pytest.raises(Bug, match=r"Nameless: what is its name\?"):
        Game(Nameless())
    with pytest.raises(TypeError, match=r"abstract method .?setup"):
        Careless()  # type: ignore[abstract]
