"""People are called again while a table waits for them: nudges and reminders, and when the wait begins."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import msgspec
import pytest

from engine.core.game import Game
from host import Host, Place, Refused, Status, Table
from host.calls import DAY, HOUR, Terms, terms_of
from host.terms import chosen
from tests.host.three import ANN, BEN, CAT, DAN, Clock, clock, first, host, notices, three, waiting
from tests.soak import SOAK

__all__ = ["clock", "host", "three"]
WEEK = 7 * DAY


async def test_a_nudge_calls_those_waited_for_once_a_day(host: Host, three: Table, clock: Clock) -> None:
    with pytest.raises(Refused, match="nobody-to-nudge"):
        await host.seats.nudge(three.id, ANN.id)
    with pytest.raises(Refused, match="not-seated"):
        await host.seats.nudge(three.id, DAN.id)
    await host.seats.nudge(three.id, BEN.id)
    with pytest.raises(Refused, match="nudged-already") as refused:
        await host.seats.nudge(three.id, CAT.id)
    assert refused.value.values["at"] == str(clock() + DAY)
    clock.time += DAY
    await host.seats.nudge(three.id, CAT.id)
    assert [(n.code, n.name, n.seats) for n in await notices(host)] == [
        ("nudge", "Ben", (0,)),
        ("nudge", "Cat", (0,)),
    ]
    clock.time += DAY
    with pytest.raises(Refused, match="called-enough"):
        await host.seats.nudge(three.id, BEN.id)


async def reminders(host: Host) -> list[int]:
    return [row.at for row in await host.store.queue.due(2**50) if row.kind == "remind"]


async def test_who_does_not_move_is_reminded_after_a_day_and_after_three_and_then_no_more(
    host: Host, three: Table, clock: Clock
) -> None:
    began = clock()
    assert await reminders(host) == [began + 24 * HOUR]
    for later in (24, 72):
        clock.time = began + later * HOUR
        await host.seats.remind(three.id)
    assert [(n.code, n.seats) for n in await notices(host)] == [("remind", (0,))] * 2
    assert await reminders(host) == []
    clock.time += 10 * WEEK
    await host.seats.remind(three.id)
    assert len(await notices(host)) == 2


@pytest.mark.parametrize(
    ("value", "hours"), [("off", []), ("24-72", [24, 72]), *[("24", [24]), ("72", [72])][: SOAK - 1]]
)
async def test_when_people_are_reminded_is_a_term_of_the_table(
    host: Host, place: Place, clock: Clock, value: str, hours: list[int]
) -> None:
    made = await host.lobby.create("c", ANN, place, game="milestones")
    await host.lobby.join(made.id, BEN)
    changed = await host.lobby.change_term(made.id, ANN.id, "remind", value)
    assert chosen(terms_of(changed.row), "remind") == value
    await host.lobby.start("s", made.id, ANN.id, seating="joined")
    began, told = clock(), []
    for hour in range(24 * 28):
        clock.time = began + hour * HOUR
        before = len(await notices(host))
        if any(row.kind == "remind" for row in await host.store.queue.due(clock())):
            await host.seats.remind(made.id)
        told += [hour] * (len(await notices(host)) - before)
    assert told == hours


async def test_whatever_terms_are_stored_a_turn_has_two_reminders_at_most(
    host: Host, three: Table, clock: Clock
) -> None:
    stored = msgspec.json.encode(Terms(remind=(1, 2, 3, 4, 5)))
    await host.store.games.set_terms(three.id, stored, clock())
    for _ in range(48):
        clock.time += HOUR
        host.sessions.lives.forget(three.id)
        await host.seats.remind(three.id)
    assert [n.code for n in await notices(host)] == ["remind"] * 2


async def test_a_table_of_an_older_version_reminds_after_a_day_and_after_three(three: Table) -> None:
    assert three.row.terms == b""
    assert chosen(terms_of(three.row), "remind") == "24-72"


async def test_a_reminder_loads_no_game_and_leaves_the_board_as_it_is(
    host: Host, three: Table, clock: Clock, open_host: Callable[..., Awaitable[Host]], monkeypatch: pytest.MonkeyPatch
) -> None:
    await host.settle()
    again = await open_host(now=clock)
    before = [row.kind for row in await again.store.queue.due(2**50)]
    touched = (await again.register.table(three.id)).row.updated_at
    clock.time += DAY
    monkeypatch.setattr(Game, "decode", None)
    await again.seats.remind(three.id)
    after = [row.kind for row in await again.store.queue.due(2**50)]
    assert sorted(after) == sorted([*before, "notice"])
    assert (await again.register.table(three.id)).row.updated_at == touched


async def test_reminders_missed_by_a_bot_that_did_not_run_are_one(host: Host, three: Table, clock: Clock) -> None:
    clock.time += 100 * HOUR
    await host.seats.remind(three.id)
    assert [n.code for n in await notices(host)] == ["remind"]
    assert await reminders(host) == []


async def test_a_move_cancels_the_reminder_and_writes_the_next(host: Host, three: Table, clock: Clock) -> None:
    clock.time += 20 * HOUR
    while (await waiting(host, three.id)) == [0]:
        await host.now.add(f"k{clock()}", three.id, ANN.id, None, first(await host.now.look(three.id, ANN.id)))
        clock.time += 1
    assert len(await reminders(host)) == 1
    assert (await reminders(host))[0] > clock() + 23 * HOUR
    await host.seats.remind(three.id)
    assert await notices(host) == []


async def test_a_nudge_counts_as_a_reminder(host: Host, three: Table, clock: Clock) -> None:
    began = clock()
    await host.seats.nudge(three.id, BEN.id)
    assert await reminders(host) == [began + 72 * HOUR]


async def test_an_early_or_late_reminder_calls_nobody_who_has_left(host: Host, three: Table, clock: Clock) -> None:
    await host.seats.remind(three.id)
    assert await notices(host) == []
    await host.seats.stand_in(three.id, ANN.id)
    assert len(await reminders(host)) <= 1
    await host.seats.close(three.id)
    assert await reminders(host) == []
    clock.time += WEEK
    await host.seats.remind(three.id)
    assert [n.code for n in await notices(host)] == ["away"]


async def test_at_a_paused_table_nobody_is_reminded_until_it_goes_on(host: Host, three: Table, clock: Clock) -> None:
    await host.store.games.set_status(three.id, Status.PAUSED, clock())
    clock.time += DAY
    await host.seats.remind(three.id)
    assert await notices(host) == []
    assert await reminders(host) == [clock() + DAY]
    await host.store.games.set_status(three.id, Status.PLAYING, clock())
    clock.time += DAY
    await host.seats.remind(three.id)
    assert [n.code for n in await notices(host)] == ["remind"]


async def test_the_wait_begins_anew_for_who_takes_a_seat(host: Host, three: Table, clock: Clock) -> None:
    clock.time += WEEK
    await host.seats.offer(three.id, ANN.id, None)
    await host.seats.take(three.id, 0, DAN)
    with pytest.raises(Refused, match="too-early"):
        await host.seats.vote_replace(three.id, 0, BEN.id)


async def test_the_times_of_seats_outlive_a_restart(
    host: Host, three: Table, clock: Clock, open_host: Callable[..., Awaitable[Host]]
) -> None:
    began = clock()
    clock.time += WEEK
    again = await open_host(now=clock)
    assert (await again.seats.held(three.id)).seats[0].since == began
    await again.seats.vote_replace(three.id, 0, BEN.id)


async def test_after_a_rewind_people_are_called_again(host: Host, three: Table) -> None:
    for n in range(100):
        look = await host.now.look(three.id, None)
        person = three.player(look.waiting[0])
        assert person is not None
        await host.now.add(f"m{n}", three.id, person, None, first(await host.now.look(three.id, person)))
        if n > 9 and (await waiting(host, three.id))[0] == look.waiting[0]:
            break
    called = await reminders(host)
    await host.steward.rewind(three.id, look.seq, look.seq + 1, 9, "a mistake")
    assert await waiting(host, three.id) == [look.waiting[0]]  # who goes on waiting as before
    assert await reminders(host) == called


async def test_after_a_pause_people_are_called_again(host: Host, three: Table, clock: Clock) -> None:
    for hours in (24, 48):
        clock.time += hours * HOUR
        await host.seats.remind(three.id)
    assert await reminders(host) == []
    await host.steward.pause(three.id, 9, "for a while")
    await host.faults.resume(three.id)
    assert len(await reminders(host)) == 1
    await host.seats.remind(three.id)  # it finds out when
    assert await reminders(host) == [clock() + 24 * HOUR]
