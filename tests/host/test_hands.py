"""People leave tables in play, come back, hand their seats on, are replaced, and end a game together."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import db
from host import Host, Person, Place, Refused, Settings, Status, Table
from host.calls import DAY
from host.seats import wishes as rules
from host.session import Session
from tests.host.three import ANN, BEN, CAT, DAN, Clock, clock, first, host, notices, three, waiting

__all__ = ["clock", "host", "three"]
WEEK = 7 * DAY
PLACE = Place(server=10, channel=20)


async def seats(host: Host, number: int) -> list[tuple[Any, ...]]:
    """Person, opponent and whether it is open, of each seat."""
    return [(s.person, s.opponent, s.open) for s in (await host.register.table(number)).seats]


async def head(host: Host, table: Table) -> int:
    """The last entry."""
    return (await host.register.table(table.id)).row.head


# --- leaving and coming back


async def test_who_resigns_leaves_the_seat_to_an_opponent_and_to_volunteers(host: Host, three: Table) -> None:
    assert await waiting(host, three.id) == [0]
    after = await host.seats.resign(three.id, ANN.id)
    assert await seats(host, three.id) == [(None, "strong", True), (2, None, False), (3, None, False)]
    assert after.names("en") == ["Otter", "Ben", "Cat"]
    assert 0 not in await waiting(host, three.id)
    assert [(n.code, n.seat, n.name) for n in await notices(host)] == [("resigned", 0, "Ann")]
    with pytest.raises(Refused, match="seat-gone"):
        await host.now.add("k", three.id, ANN.id, None, "draft W25")


async def test_an_opponent_plays_for_who_steps_away_until_they_come_back(host: Host, three: Table) -> None:
    after = await host.seats.stand_in(three.id, ANN.id)
    assert after.seats[0] == db.Seat(index=0, person=1, opponent="strong", name="Ann")
    assert 0 not in await waiting(host, three.id)
    with pytest.raises(Refused, match="stand-in-plays"):
        await host.now.add("k", three.id, ANN.id, None, "draft W25")
    with pytest.raises(Refused, match="stand-in-plays"):
        await host.now.undo("u", three.id, ANN.id)
    with pytest.raises(Refused, match="already-away"):
        await host.seats.stand_in(three.id, ANN.id)
    await host.seats.come_back(three.id, ANN.id)
    assert await seats(host, three.id) == [(1, None, False), (2, None, False), (3, None, False)]
    with pytest.raises(Refused, match="not-away"):
        await host.seats.come_back(three.id, ANN.id)


async def test_nobody_is_called_to_a_seat_that_an_opponent_holds_for_them(host: Host, three: Table) -> None:
    await host.seats.stand_in(three.id, CAT.id)
    while await waiting(host, three.id) == [0]:
        await host.now.add(f"k{await head(host, three)}", three.id, 1, None, first(await host.now.look(three.id, 1)))
    assert await waiting(host, three.id) == [1]
    turns = [msgspec.json.decode(row.body) for row in await host.store.queue.due(2**50) if row.kind == "turn"]
    assert [each["seats"] for each in turns] == [[0], [1]]


async def test_while_everybody_is_away_the_table_rests(host: Host, place: Place) -> None:
    made = await host.lobby.create("c", ANN, place, game="milestones")
    await host.lobby.add_opponent(made.id, ANN.id, "random")
    await host.lobby.start("s", made.id, ANN.id, seating="joined")
    await host.settle()
    before = (await host.register.table(made.id)).row.head
    await host.seats.stand_in(made.id, ANN.id)
    await host.settle()
    assert (await host.register.table(made.id)).row.head == before
    await host.seats.come_back(made.id, ANN.id)
    assert await waiting(host, made.id) == [0]


async def test_the_last_to_leave_ends_the_table(host: Host, three: Table) -> None:
    await host.seats.resign(three.id, ANN.id)
    await host.seats.resign(three.id, BEN.id)
    await host.settle()
    ended = await host.seats.resign(three.id, CAT.id)
    assert (ended.status, ended.row.ended) == (Status.ABANDONED, "deserted")
    assert [row.kind for row in await host.store.queue.due(2**50)].count("over") == 1
    with pytest.raises(Refused, match="already-over"):
        await host.seats.take(three.id, 0, DAN)
    await host.settle()


async def test_before_the_start_and_after_the_end_no_seat_changes_hands(host: Host, place: Place) -> None:
    made = await host.lobby.create("c", ANN, place, game="milestones")
    with pytest.raises(Refused, match="not-started"):
        await host.seats.resign(made.id, ANN.id)
    await host.lobby.cancel(made.id, ANN.id)
    with pytest.raises(Refused, match="already-over"):
        await host.seats.resign(made.id, ANN.id)
    with pytest.raises(Refused, match="no-such-table"):
        await host.seats.resign(77, ANN.id)


# --- handing on


async def test_an_open_seat_is_taken_with_its_hand_and_its_turn(host: Host, three: Table) -> None:
    await host.seats.resign(three.id, BEN.id)
    await host.seats.take(three.id, 1, DAN)
    assert await seats(host, three.id) == [(1, None, False), (4, None, False), (3, None, False)]
    tenures = await host.store.seats.tenures(three.id)
    assert [(t.person, t.first, t.last) for t in tenures if t.seat == 1] == [(2, 0, 0), (4, 1, None)]
    for person, code in ((ANN, "already-seated"), (DAN, "not-away"), (Person(5, "Eve"), "seat-not-free")):
        with pytest.raises(Refused, match=code):
            await host.seats.take(three.id, 1, person)
    with pytest.raises(Refused, match="no-such-seat"):
        await host.seats.take(three.id, 3, Person(5, "Eve"))


async def test_who_held_a_seat_may_take_that_one_again_but_no_other(host: Host, three: Table) -> None:
    await host.seats.resign(three.id, ANN.id)
    await host.seats.resign(three.id, BEN.id)
    with pytest.raises(Refused, match="held-another"):
        await host.seats.take(three.id, 0, BEN)
    with pytest.raises(Refused, match="held-another"):
        await host.seats.offer(three.id, CAT.id, ANN.id)
    await host.seats.take(three.id, 1, BEN)
    assert (await seats(host, three.id))[1] == (2, None, False)


async def test_a_seat_is_handed_to_the_one_invited_who_must_accept(host: Host, three: Table) -> None:
    await host.seats.offer(three.id, BEN.id, DAN.id)
    assert (await seats(host, three.id))[1] == (2, None, False)
    (notice,) = await notices(host)
    assert (notice.code, notice.persons) == ("offered", (DAN.id,))
    with pytest.raises(Refused, match="seat-not-free"):
        await host.seats.take(three.id, 1, Person(5, "Eve"))
    with pytest.raises(Refused, match="already-seated"):
        await host.seats.offer(three.id, BEN.id, CAT.id)
    await host.seats.take(three.id, 1, DAN)
    assert (await seats(host, three.id))[1] == (4, None, False)


async def test_an_offer_is_withdrawn_and_ends_with_the_next_one(host: Host, three: Table, clock: Clock) -> None:
    await host.seats.offer(three.id, BEN.id, DAN.id)
    with pytest.raises(Refused, match="offered-lately"):
        await host.seats.offer(three.id, BEN.id, 5)
    clock.time += 600
    await host.seats.offer(three.id, BEN.id, 5)
    with pytest.raises(Refused, match="seat-not-free"):
        await host.seats.take(three.id, 1, DAN)
    await host.seats.keep(three.id, BEN.id)
    with pytest.raises(Refused, match="seat-not-free"):
        await host.seats.take(three.id, 1, Person(5, "Eve"))
    with pytest.raises(Refused, match="not-offered-seat"):
        await host.seats.keep(three.id, BEN.id)


async def test_an_owner_who_opens_a_seat_plays_until_somebody_takes_it(host: Host, three: Table) -> None:
    await host.seats.offer(three.id, ANN.id, None)
    with pytest.raises(Refused, match="already-offered"):
        await host.seats.offer(three.id, ANN.id, None)
    look = await host.now.look(three.id, ANN.id)
    await host.now.add("k", three.id, ANN.id, None, first(look))
    await host.seats.take(three.id, 0, DAN)
    assert (await seats(host, three.id))[0] == (4, None, False)
    with pytest.raises(Refused, match="seat-gone"):
        await host.now.add("k2", three.id, ANN.id, None, "draft W25")


async def test_who_was_barred_takes_no_seat_and_is_offered_none(host: Host, three: Table) -> None:
    await host.register.set_settings(PLACE.server, Settings(barred=(DAN.id,)))
    await host.seats.resign(three.id, ANN.id)
    for refused in (host.seats.take(three.id, 0, DAN), host.seats.wish(three.id, "take", 0, DAN)):
        with pytest.raises(Refused, match="barred"):
            await refused
    with pytest.raises(Refused, match="barred"):
        await host.seats.offer(three.id, BEN.id, DAN.id)
    assert (await host.seats.possible(three.id, DAN))[1] == []
    assert (await host.seats.possible(three.id, Person(5, "Eve")))[1] == [("take", 0)]


async def test_a_bar_holds_for_who_was_replaced_and_not_for_who_stepped_away(host: Host, three: Table) -> None:
    await host.seats.stand_in(three.id, BEN.id)
    await host.register.set_settings(PLACE.server, Settings(barred=(ANN.id, BEN.id)))
    await host.seats.replace(three.id, 0)
    for refused in (
        host.seats.come_back(three.id, ANN.id),
        host.seats.wish(three.id, "back", 0, ANN),
        host.seats.take(three.id, 0, ANN),
    ):
        with pytest.raises(Refused, match="barred"):
            await refused
    assert "back" not in {wish for wish, _ in (await host.seats.possible(three.id, ANN))[1]}
    assert [notice.code for notice in await notices(host)][-1] == "replaced-barred"
    assert ("back", 1) in (await host.seats.possible(three.id, BEN))[1]
    await host.seats.come_back(three.id, BEN.id)


async def test_who_was_barred_starts_no_table_and_invites_nobody(host: Host, place: Place) -> None:
    made = await host.lobby.create("k", ANN, place, game="milestones")
    await host.lobby.join(made.id, BEN)
    await host.register.set_settings(PLACE.server, Settings(barred=(ANN.id,)))
    with pytest.raises(Refused, match="barred"):
        await host.lobby.start("s", made.id, ANN.id)
    with pytest.raises(Refused, match="barred"):
        await host.seats.invite(made.id, ANN.id, CAT.id)
    await host.lobby.leave(made.id, ANN.id)


# --- replacing


async def test_a_seat_is_replaced_by_most_of_the_others_once_the_time_is_over(
    host: Host, three: Table, clock: Clock
) -> None:
    with pytest.raises(Refused, match="too-early"):
        await host.seats.vote_replace(three.id, 0, BEN.id)
    with pytest.raises(Refused, match="not-waited-for"):
        await host.seats.vote_replace(three.id, 1, CAT.id)
    clock.time += WEEK
    with pytest.raises(Refused, match="only-others"):
        await host.seats.vote_replace(three.id, 0, ANN.id)
    with pytest.raises(Refused, match="not-seated"):
        await host.seats.vote_replace(three.id, 0, DAN.id)
    await host.seats.vote_replace(three.id, 0, BEN.id)
    with pytest.raises(Refused, match="already-voted"):
        await host.seats.vote_replace(three.id, 0, BEN.id)
    assert (await seats(host, three.id))[0] == (1, None, False)
    counted = rules.poll(await host.seats.held(three.id), 0, clock())
    assert counted is not None
    assert (counted.voters, counted.needed, counted.votes) == (2, 2, (2,))
    await host.seats.vote_replace(three.id, 0, CAT.id)
    assert (await seats(host, three.id))[0] == (1, "strong", True)
    assert 0 not in await waiting(host, three.id)


async def test_nobody_is_replaced_while_a_table_is_paused_and_the_time_begins_anew_after_it(
    host: Host, three: Table, clock: Clock
) -> None:
    clock.time += WEEK
    await host.seats.vote_replace(three.id, 0, BEN.id)
    await host.steward.pause(three.id, DAN.id, "a holiday")
    clock.time += 2 * WEEK
    with pytest.raises(Refused, match="nobody-waits"):
        await host.seats.vote_replace(three.id, 0, CAT.id)
    assert ("replace", 0) not in (await host.seats.possible(three.id, CAT))[1]
    assert (await host.now.look(three.id, BEN.id)).late == ()
    await host.faults.resume(three.id)
    with pytest.raises(Refused, match="too-early"):
        await host.seats.vote_replace(three.id, 0, CAT.id)
    clock.time += WEEK
    await host.seats.vote_replace(three.id, 0, CAT.id)
    assert (await seats(host, three.id))[0] == (1, None, False), "votes from before do not count"


async def test_a_move_makes_votes_void(host: Host, three: Table, clock: Clock) -> None:
    clock.time += WEEK
    await host.seats.vote_replace(three.id, 0, BEN.id)
    await host.now.add("k", three.id, ANN.id, None, first(await host.now.look(three.id, ANN.id)))
    while await waiting(host, three.id) != [0]:
        (seat,) = await waiting(host, three.id)
        await host.now.add(f"m{clock()}", three.id, seat + 1, None, first(await host.now.look(three.id, seat + 1)))
        clock.time += 1
    clock.time += WEEK
    counted = rules.poll(await host.seats.held(three.id), 0, clock())
    assert counted is not None
    assert counted.votes == ()


async def test_after_twice_the_time_one_vote_is_enough(host: Host, three: Table, clock: Clock) -> None:
    clock.time += 2 * WEEK
    await host.seats.vote_replace(three.id, 0, BEN.id)
    assert (await seats(host, three.id))[0] == (1, "strong", True)


async def test_who_was_replaced_comes_back_until_somebody_has_taken_the_seat(host: Host, three: Table) -> None:
    await host.seats.replace(three.id, 0)
    with pytest.raises(Refused, match="already-replaced"):
        await host.seats.replace(three.id, 0)
    await host.seats.come_back(three.id, ANN.id)
    assert (await seats(host, three.id))[0] == (1, None, False)
    await host.seats.replace(three.id, 0)
    await host.seats.take(three.id, 0, DAN)
    with pytest.raises(Refused, match="not-seated"):
        await host.seats.come_back(three.id, ANN.id)


async def test_an_admin_takes_a_seat_away_for_good(host: Host, three: Table) -> None:
    await host.seats.remove(three.id, 0)
    assert (await seats(host, three.id))[0] == (None, "strong", True)
    with pytest.raises(Refused, match="nobody-there"):
        await host.seats.remove(three.id, 0)


# --- the end


async def test_a_game_ends_without_a_result_when_all_agree(host: Host, three: Table) -> None:
    await host.seats.agree_end(three.id, ANN.id)
    with pytest.raises(Refused, match="already-agreed"):
        await host.seats.agree_end(three.id, ANN.id)
    await host.seats.agree_end(three.id, BEN.id)
    await host.seats.withdraw_end(three.id, ANN.id)
    with pytest.raises(Refused, match="not-agreed"):
        await host.seats.withdraw_end(three.id, ANN.id)
    assert (await host.seats.agree_end(three.id, CAT.id)).status is Status.PLAYING
    await host.seats.resign(three.id, BEN.id)
    await host.seats.take(three.id, 1, BEN)
    assert (await host.seats.agree_end(three.id, ANN.id)).status is Status.PLAYING, "Ben has not, since he is back"
    ended = await host.seats.agree_end(three.id, BEN.id)
    assert (ended.status, ended.row.ended) == (Status.ABANDONED, "agreed")
    assert (await host.now.look(three.id, ANN.id)).result is None
    with pytest.raises(Refused, match="already-over"):
        await host.now.add("k", three.id, ANN.id, None, "draft W25")


async def test_the_others_are_asked_for_an_end_once_a_day(host: Host, three: Table, clock: Clock) -> None:
    for _ in range(3):
        await host.seats.agree_end(three.id, ANN.id)
        await host.seats.withdraw_end(three.id, ANN.id)
    assert [(n.code, n.persons) for n in await notices(host)] == [("end", (2, 3))]
    clock.time += DAY
    await host.seats.agree_end(three.id, BEN.id)
    assert [n.persons for n in await notices(host)] == [(2, 3), (1, 3)]


async def test_who_is_left_alone_ends_the_game_alone(host: Host, place: Place) -> None:
    made = await host.lobby.create("c", ANN, place, game="milestones")
    await host.lobby.add_opponent(made.id, ANN.id, "random")
    await host.lobby.start("s", made.id, ANN.id)
    assert (await host.seats.agree_end(made.id, ANN.id)).row.ended == "agreed"


async def test_when_the_one_who_did_not_agree_leaves_the_game_ends(host: Host, three: Table) -> None:
    await host.seats.agree_end(three.id, ANN.id)
    await host.seats.agree_end(three.id, BEN.id)
    assert (await host.seats.resign(three.id, CAT.id)).row.ended == "agreed"


async def test_an_admin_closes_a_table_in_any_state(host: Host, three: Table, place: Place) -> None:
    await host.store.games.set_status(three.id, Status.PAUSED, 5)
    await host.seats.close(three.id, "nobody plays here")
    closed = await host.register.table(three.id)
    assert (closed.status, closed.row.ended) == (Status.ABANDONED, "closed nobody plays here")
    made = await host.lobby.create("l", ANN, place, game="milestones")
    await host.seats.close(made.id)
    assert (await host.register.table(made.id)).row.ended == "closed"
    with pytest.raises(Refused, match="already-over"):
        await host.seats.close(made.id)


# --- what shows


async def test_what_nobody_sees_on_the_board_does_not_draw_it_anew(host: Host, three: Table, clock: Clock) -> None:
    async def behind() -> int:
        return [row.kind for row in await host.store.queue.due(2**50)].count("show")

    await host.store.queue.cancel(three.id, ["show"])
    await host.seats.agree_end(three.id, ANN.id)
    await host.seats.withdraw_end(three.id, ANN.id)
    await host.seats.nudge(three.id, BEN.id)
    await host.seats.offer(three.id, BEN.id, DAN.id)
    clock.time += WEEK
    await host.seats.vote_replace(three.id, 0, BEN.id)
    assert await behind() == 0
    await host.seats.vote_replace(three.id, 0, CAT.id)
    assert await behind() == 1
    await host.store.queue.cancel(three.id, ["show"])
    for person in (BEN, CAT):
        await host.seats.agree_end(three.id, person.id)
    assert (await host.register.table(three.id)).row.ended == "agreed"
    assert await behind() == 1


# --- secrets


async def test_secrets_pass_with_the_seat_and_only_with_it(host: Host, place: Place) -> None:
    """Ferry's cards are secret: who draws them is told which, the others that there were some."""
    made = await host.lobby.create("c", ANN, place, game="ferry")
    await host.lobby.join(made.id, BEN)
    await host.lobby.start("s", made.id, ANN.id, seating="joined")
    for n in range(4):
        live = await Session(host.sessions, made.id).live()
        person = live.table.seats[live.waiting[0]].person
        assert person is not None
        await host.now.add(f"k{n}", made.id, person, None, ("bid 0", "rest")[n // 2])
    before, hand = await host.moments.log(made.id, ANN.id), (await host.now.look(made.id, ANN.id)).view.hand
    assert before != await host.moments.log(made.id, None), "there is nothing secret in the log"
    assert hand is not None
    await host.seats.offer(made.id, ANN.id, DAN.id)
    await host.seats.take(made.id, 0, DAN)
    assert await host.moments.log(made.id, ANN.id) == await host.moments.log(made.id, None)
    former = await host.now.look(made.id, ANN.id)
    assert (former.seat, former.view.hand, former.offers, former.can_undo) == (None, None, [], False)
    assert await host.moments.log(made.id, DAN.id) == before
    assert (await host.now.look(made.id, DAN.id)).view.hand == hand
