"""Before the start: who is sent away, how long a table stays open, and a full one that starts by itself."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import pytest

import db
from engine.core.game import Game
from games import GAMES
from host import Host, Person, Place, Refused, Table
from host.calls import terms_of
from host.keep.verify import verify
from tests.host.clock import Clock
from tests.host.ferries import PIERS
from tests.host.test_lobby import told
from tests.host.three import DAN

DAY = 86_400


@pytest.fixture
def games() -> tuple[Game[Any], ...]:
    """Ferry with settings."""
    return (*GAMES, PIERS)


async def passing(open_host: Callable[..., Awaitable[Host]]) -> tuple[Host, Callable[[float], Awaitable[None]]]:
    """A host, and what lets days pass there."""
    clock = Clock()
    host = await open_host(now=clock.now, later=clock.later)
    await host.begin()

    async def days(count: float) -> None:
        clock.at += count * DAY
        host.work.wake()
        await clock.rest()

    return host, days


async def test_a_table_that_nobody_starts_is_asked_about_and_closed(
    open_host: Callable[..., Awaitable[Host]], people: list[Person], place: Place
) -> None:
    host, days = await passing(open_host)
    made = await host.lobby.create("k", people[0], place, game="ferry")
    for _ in range(3):
        await days(6.5)
        await host.lobby.join(made.id, people[1])
        await host.lobby.leave(made.id, people[1].id)
    assert told(await host.queue.due(host.clock())) == [], "somebody has always done something"
    await days(7.5)
    assert told(await host.queue.due(host.clock())) == [("unstarted", (people[0].id,))]
    await days(6)
    assert (await host.register.table(made.id)).status is db.Status.OPEN
    await days(1)
    assert (await host.register.table(made.id)).status is db.Status.ABANDONED
    assert told(await host.queue.due(host.clock()))[1:] == [("unstarted-closed", ())]
    await days(30)
    assert len(told(await host.queue.due(host.clock()))) == 2


async def test_a_table_that_has_started_is_not_asked_about(
    open_host: Callable[..., Awaitable[Host]], people: list[Person], place: Place
) -> None:
    host, days = await passing(open_host)
    made = await host.lobby.create("k", people[0], place, game="ferry")
    await host.lobby.join(made.id, people[1])
    await days(1)
    await host.lobby.start("s", made.id, people[0].id)
    await days(20)
    assert {code for code, _ in told(await host.queue.due(host.clock()))} == {"remind"}


async def sent_away(host: Host, people: list[Person], place: Place) -> Table:
    """A table of Ann's with Cat, from which Ben was sent away."""
    ann, ben, cat = people
    made = await host.lobby.create("k", ann, place, game="ferry")
    for person in (ben, cat):
        await host.lobby.join(made.id, person)
    return await host.lobby.send_away(made.id, ann.id, ben.id)


async def test_whoever_opened_a_table_may_send_somebody_away_who_is_told(
    host: Host, people: list[Person], place: Place
) -> None:
    ann, ben, cat = people
    left = await sent_away(host, people, place)
    assert [(seat.index, seat.person) for seat in left.seats] == [(0, ann.id), (1, cat.id)]
    assert told(await host.queue.due(host.clock())) == [("sent-away", (ben.id,))]
    for by, whom, code in ((cat, ann, "only-opener"), (ben, cat, "not-seated"), (ann, ben, "not-at-table")):
        with pytest.raises(Refused, match=code):
            await host.lobby.send_away(left.id, by.id, whom.id)
    with pytest.raises(Refused, match="not-oneself"):
        await host.lobby.send_away(left.id, ann.id, ann.id)
    await host.lobby.change_term(left.id, ann.id, "manage", "all")
    with pytest.raises(Refused, match="only-opener"):
        await host.lobby.send_away(left.id, cat.id, ann.id)
    assert len((await host.register.table(left.id)).seats) == 2
    await host.seats.shut_out(left.id, ben.id)
    assert [v.difference async for v in verify(host.store, host.register.games.values())] == []


async def test_who_was_sent_away_comes_back_only_if_the_opener_invites_them(
    host: Host, people: list[Person], place: Place, open_host: Callable[..., Awaitable[Host]]
) -> None:
    ann, ben, cat = people
    table = await sent_away(host, people, place)
    host = await open_host()
    for _ in range(2):
        with pytest.raises(Refused, match="sent-away"):
            await host.lobby.join(table.id, ben)
        with pytest.raises(Refused, match="guest-sent-away"):
            await host.seats.invite(table.id, cat.id, ben.id)
    await host.lobby.create("other", ann, place, game="ferry")
    await host.lobby.join(table.id + 1, ben)
    await host.seats.invite(table.id, ann.id, ben.id)
    assert (await host.lobby.join(table.id, ben)).seat_of(ben.id) == 2


async def test_nobody_is_sent_away_from_a_game_in_play(host: Host, table: Table) -> None:
    with pytest.raises(Refused, match="already-started"):
        await host.lobby.send_away(table.id, 1, 2)


async def test_who_was_sent_away_takes_no_seat_in_play_unless_it_is_offered_to_them(
    host: Host, people: list[Person], place: Place
) -> None:
    ann, ben, cat = people
    table = await sent_away(host, people, place)
    started = await host.lobby.start("s", table.id, ann.id, seating="joined")
    await host.seats.offer(started.id, cat.id, None)
    with pytest.raises(Refused, match="sent-away-then"):
        await host.seats.take(started.id, 1, ben)
    assert ("take", 1) not in (await host.seats.possible(started.id, ben))[1]
    await host.seats.offer(started.id, cat.id, ben.id)
    assert (await host.seats.take(started.id, 1, ben)).seats[1].person == ben.id


async def filled(host: Host, people: list[Person], place: Place, **terms: str) -> Table:
    """A table of Ann's for four whose terms were chosen before the others came."""
    made = await host.lobby.create("full", people[0], place, game="ferry")
    for name, value in terms.items():
        await host.lobby.change_term(made.id, people[0].id, name, value)
    for person in (*people[1:], DAN):
        await host.lobby.join(made.id, person)
    return made


async def test_a_full_table_starts_by_itself_if_its_terms_say_so(
    open_host: Callable[..., Awaitable[Host]], people: list[Person], place: Place
) -> None:
    """Also where the bot was stopped as the last seat was taken."""
    host, days = await passing(open_host)
    await host.work.close()
    made = await filled(host, people, place, full="start")
    assert (await host.register.table(made.id)).status is db.Status.OPEN
    again, days = await passing(open_host)
    await days(0)
    started = await again.register.table(made.id)
    assert (started.status, started.row.head) == (db.Status.PLAYING, 0)
    assert told(await again.queue.due(again.clock())) == []
    assert sorted(started.persons()) == [1, 2, 3, 4]
    await days(0.9)
    assert told(await again.queue.due(again.clock())) == []
    await days(0.2)
    assert [code for code, _ in told(await again.queue.due(again.clock()))] == ["remind"]


async def test_a_full_table_does_not_start_by_itself_unless_that_was_chosen(
    open_host: Callable[..., Awaitable[Host]], people: list[Person], place: Place
) -> None:
    host, days = await passing(open_host)
    made = await filled(host, people, place)
    await days(1)
    assert (await host.register.table(made.id)).status is db.Status.OPEN


async def test_a_practice_opponent_in_the_last_seat_starts_it_too_and_the_term_alone_does_when_it_is_full(
    open_host: Callable[..., Awaitable[Host]], people: list[Person], place: Place
) -> None:
    host, days = await passing(open_host)
    made = await host.lobby.create("k", people[0], place, game="ferry")
    await host.lobby.change_term(made.id, people[0].id, "full", "start")
    for _ in range(3):
        assert (await host.register.table(made.id)).status is db.Status.OPEN
        await host.lobby.add_opponent(made.id, people[0].id, "random")
        await days(0)
    assert (await host.register.table(made.id)).status is not db.Status.OPEN
    full = await filled(host, people, place)
    await host.lobby.change_term(full.id, people[0].id, "full", "start")
    await days(0)
    assert (await host.register.table(full.id)).status is db.Status.PLAYING


async def test_once_more_with_the_same_opponents_starts_by_itself_too(
    open_host: Callable[..., Awaitable[Host]], people: list[Person], place: Place
) -> None:
    host, days = await passing(open_host)
    made = await host.lobby.create("k", people[0], place, game="ferry")
    await host.lobby.change_term(made.id, people[0].id, "full", "start")
    for _ in range(3):
        await host.lobby.add_opponent(made.id, people[0].id, "random")
    await days(0)
    await host.seats.close(made.id)
    again, opened = await host.lobby.anew(await host.register.table(made.id), people[0], place)
    assert opened
    await days(0)
    assert (await host.register.table(again.id)).status is not db.Status.OPEN


async def test_who_leaves_a_full_table_in_time_keeps_it_from_starting(
    open_host: Callable[..., Awaitable[Host]], people: list[Person], place: Place
) -> None:
    host, _ = await passing(open_host)
    await host.work.close()
    made = await filled(host, people, place, full="start")
    await host.lobby.leave(made.id, DAN.id)
    again, days = await passing(open_host)
    await days(1)
    assert (await again.register.table(made.id)).status is db.Status.OPEN
    await again.lobby.join(made.id, DAN)
    await days(0)
    assert (await again.register.table(made.id)).status is db.Status.PLAYING


async def test_a_full_table_that_cannot_start_by_itself_calls_its_opener_once(
    open_host: Callable[..., Awaitable[Host]], people: list[Person], place: Place
) -> None:
    host, days = await passing(open_host)
    made = await host.lobby.create("k", people[0], place, game="ferry")
    await host.lobby.change_setting(made.id, people[0].id, "pier", "my pier")
    await host.lobby.change_term(made.id, people[0].id, "full", "start")
    for person in (*people[1:], DAN):
        await host.lobby.join(made.id, person)
    await days(1)
    assert (await host.register.table(made.id)).status is db.Status.OPEN
    assert told(await host.queue.due(host.clock())) == [("full", (people[0].id,))]
    await days(6)
    assert [code for code, _ in told(await host.queue.due(host.clock()))] == ["full", "unstarted"]


@pytest.mark.parametrize("hours", [72, 168, 336, 672])
async def test_how_long_a_table_stays_open_is_one_of_its_terms(
    open_host: Callable[..., Awaitable[Host]], people: list[Person], place: Place, hours: int
) -> None:
    host, days = await passing(open_host)
    made = await host.lobby.create("k", people[0], place, game="ferry")
    await days(1)
    await host.lobby.change_term(made.id, people[0].id, "open", str(hours))
    await days(hours / 24 - 0.5)
    assert told(await host.queue.due(host.clock())) == []
    await days(1)
    assert told(await host.queue.due(host.clock())) == [("unstarted", (people[0].id,))]
    await days(hours / 24 - 1)
    assert (await host.register.table(made.id)).status is db.Status.OPEN
    await days(1)
    assert (await host.register.table(made.id)).status is db.Status.ABANDONED


async def test_a_table_for_invited_people_takes_nobody_else(host: Host, people: list[Person], place: Place) -> None:
    ann, ben, cat = people
    made = await host.lobby.create("k", ann, place, game="ferry")
    await host.lobby.join(made.id, ben)
    await host.lobby.change_term(made.id, ann.id, "joins", "invited")
    with pytest.raises(Refused, match="only-invited"):
        await host.lobby.join(made.id, cat)
    await host.seats.invite(made.id, ben.id, cat.id)
    assert cat.id in (await host.lobby.join(made.id, cat)).persons()
    with pytest.raises(Refused, match="already-seated"):
        await host.lobby.join(made.id, ben)
    await host.lobby.leave(made.id, ann.id)
    assert ann.id in (await host.lobby.join(made.id, ann)).persons(), "its opener comes back"
    await host.lobby.send_away(made.id, ann.id, cat.id)
    with pytest.raises(Refused, match="sent-away"):
        await host.lobby.join(made.id, cat)


async def test_a_table_for_a_role_takes_who_has_it_or_was_invited(
    host: Host, people: list[Person], place: Place
) -> None:
    ann, ben, cat = people
    made = await host.lobby.create("k", ann, place, game="ferry")
    with pytest.raises(Refused, match="not-seated"):
        await host.lobby.change_roles(made.id, ben.id, [7])
    await host.lobby.change_roles(made.id, ann.id, [7, 8])
    with pytest.raises(Refused, match="only-roles"):
        await host.lobby.join(made.id, ben, [9])
    assert ben.id in (await host.lobby.join(made.id, ben, [9, 8])).persons()
    await host.seats.invite(made.id, ann.id, cat.id)
    await host.lobby.join(made.id, cat)
    await host.lobby.change_roles(made.id, ann.id, [])
    assert terms_of((await host.register.table(made.id)).row).roles == ()
