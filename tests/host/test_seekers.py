"""Those who say what they would play: a table is proposed to them when enough fit, and nobody is seated by it."""

from __future__ import annotations

import random
from collections.abc import Awaitable, Callable
from contextlib import suppress

import pytest
from msgspec.structs import replace

import db
from host import Host, Person, Place, Refused, Settings, Status
from host.attention.attention import INVITED
from host.calls import terms_of
from host.clocks.terms import DAY
from host.keep.verify import verify
from host.life import Life
from host.seekers import PACES, PATIENCE, Wish, wish_of
from tests.host.three import ANN, BEN, CAT, DAN, Clock, clock, host
from tests.soak import times

__all__ = ["clock", "host"]
SERVER, CHANNEL, HOUR = 10, 20, 3_600


async def seeks(host: Host, *people: Person, **what: object) -> None:
    """These people seek a game of Ferry, or another."""
    for each in people:
        wish = Wish(CHANNEL, **{"games": ("ferry",), "players": (3,), **what})  # type: ignore[arg-type]
        await host.seekers.seek(SERVER, each, CHANNEL, lambda before, wish=wish: wish)
    await host.seekers.look(SERVER)


async def asked(host: Host) -> dict[int, int | None]:
    """Those who seek, and to which table they are asked."""
    return {row.person: row.asked for row in await host.store.seekers.of(SERVER)}


async def test_a_table_is_proposed_when_enough_fit_and_starts_when_all_have_come(host: Host) -> None:
    await seeks(host, ANN, BEN)
    assert await asked(host) == {1: None, 2: None}
    await seeks(host, CAT, pace="day")
    assert await asked(host) == {1: 1, 2: 1, 3: 1}
    table = await host.register.table(1)
    assert (table.seats, table.row.wanted, terms_of(table.row).clock) == ((), 3, PACES["day"])
    assert [each.why for each in await host.store.attention.owed(1)] == [INVITED]
    assert [v.difference async for v in verify(host.store, host.register.games.values())] == []
    with pytest.raises(Refused, match="only-invited"):
        await host.lobby.join(1, DAN)
    for each in (ANN, BEN, CAT):
        await host.lobby.join(1, each)
    await host.lobby.tended(1, b"full")
    await host.seekers.look(SERVER)
    assert await asked(host) == {}
    assert (await host.register.table(1)).status is Status.PLAYING


async def test_who_does_not_answer_falls_out_and_another_is_asked(host: Host, clock: Clock) -> None:
    await seeks(host, ANN, BEN, CAT)
    await seeks(host, DAN)
    await host.lobby.join(1, ANN)
    await host.seekers.decline(SERVER, BEN.id, 1)
    await host.seekers.look(SERVER)
    assert await asked(host) == {2: None, 3: 1, 4: 1}, "Dan comes in Ben's place, who goes on seeking"
    clock.time += 24 * HOUR
    await host.seekers.look(SERVER)
    assert await asked(host) == {2: None}, "neither has answered"
    table = await host.register.table(1)
    assert (table.persons(), terms_of(table.row).joins) == ([ANN.id], "all"), "anybody may join now"


async def test_a_proposal_that_nobody_answers_leaves_no_table(host: Host, clock: Clock) -> None:
    await seeks(host, ANN, BEN, CAT, patience=6)
    clock.time += 6 * HOUR - 1
    await host.seekers.look(SERVER)
    assert set((await asked(host)).values()) == {1}
    clock.time += 1
    assert await host.seekers.look(SERVER) is None
    assert await asked(host) == {}
    assert (await host.register.table(1)).status is Status.ABANDONED


async def test_who_sleeps_is_called_later_and_has_as_long_from_then_on(host: Host, clock: Clock) -> None:
    away = clock.time + 2 * DAY
    await host.attention.live(BEN.id, Life(away=away))
    await seeks(host, ANN, BEN, CAT)
    (row,) = [each for each in await host.store.seekers.of(SERVER) if each.person == BEN.id]
    assert row.answer == away + 24 * HOUR
    (call,) = [each for each in await host.store.queue.due(2**61) if each.kind == "owed" and each.body == b"2"]
    assert call.at == away


async def test_nobody_is_asked_who_is_barred_and_no_game_that_is_not_allowed(host: Host) -> None:
    settings = Settings(done=True, barred=(CAT.id,), games=("milestones",))
    await seeks(host, ANN, BEN, CAT)
    await host.seekers.stop(SERVER, ANN.id)
    assert await host.seekers.of(SERVER, ANN.id) is None
    await host.register.set_settings(SERVER, settings)
    with pytest.raises(Refused, match="barred"):
        await seeks(host, CAT)
    await seeks(host, DAN, players=(2,))
    await seeks(host, BEN, players=(2,))
    assert None in set((await asked(host)).values())
    assert (await asked(host))[DAN.id] is None, "Ferry is not played here"
    with pytest.raises(Refused, match="no-such-value"):
        await seeks(host, ANN, pace="never")


class Watch:
    """Sees what is asked of whom, and who sits where, after each thing that happens on a server."""

    def __init__(self, server: int) -> None:
        self.server = server
        self.pressed, self.proposed = set[tuple[int, int]](), set[tuple[int, int]]()
        self.wanted: dict[int, Wish] = {}
        self._before: dict[int, int | None] = {}

    async def look(self, host: Host) -> None:
        await host.seekers.look(self.server)
        rows = await host.store.seekers.of(self.server)
        for row in rows:
            if row.asked is not None and self._before.get(row.person) != row.asked:
                assert (row.person, row.asked) not in self.proposed, "asked twice to one table"
                self.proposed.add((row.person, row.asked))
                table, wish = await host.register.table(row.asked), self.wanted[row.person]
                assert table.row.key in wish.games
                assert table.row.wanted in wish.players
                assert wish.pace == "any" or terms_of(table.row).clock == PACES[wish.pace]
        self._before = {row.person: row.asked for row in rows}
        for table_row, seats in await host.store.games.tables(server=self.server):
            sat = [seat.person for seat in seats if seat.person is not None]
            assert len(sat) == len(set(sat)) <= table_row.wanted
            assert {(who, table_row.id) for who in sat} <= self.pressed


def some(chance: random.Random) -> Wish:
    return Wish(
        CHANNEL,
        tuple(chance.sample(("ferry", "milestones"), chance.randint(1, 2))),
        tuple(sorted(chance.sample((2, 3, 4), chance.randint(1, 3)))),
        chance.choice([*PACES]),
        chance.choice((3, 7)),
        chance.choice(PATIENCE),
    )


async def test_random_people_who_seek_are_seated_by_their_own_press_only_and_every_wish_ends(
    open_host: Callable[..., Awaitable[Host]], clock: Clock
) -> None:
    """They seek, join, decline, say nothing and stop, while the bot is started again."""
    for n in range(times(2)):
        chance, watch = random.Random(f"seek {n}"), Watch(SERVER + n)
        host, people = await open_host(now=clock), [Person(100 * n + k, f"P{k}") for k in range(1, 9)]
        for _ in range(60):
            who = chance.choice(people)
            row = next((each for each in await host.store.seekers.of(watch.server) if each.person == who.id), None)
            match chance.randrange(6):
                case 0 | 1 if row is None:
                    wish = watch.wanted[who.id] = some(chance)
                    await host.seekers.seek(watch.server, who, CHANNEL, lambda before, wish=wish: wish)
                case 2 | 3 if row is not None and row.asked is not None:
                    watch.pressed.add((who.id, row.asked))
                    with suppress(Refused):
                        await host.lobby.join(row.asked, who)
                case 4 if row is not None and row.asked is not None:
                    await host.seekers.decline(watch.server, who.id, row.asked)
                case 5:
                    clock.time += chance.choice((60, HOUR, 12 * HOUR))
                    if chance.random() < 0.2:
                        host = await open_host(now=clock)
                    if chance.random() < 0.2:
                        await host.seekers.stop(watch.server, who.id)
            await watch.look(host)
        for _ in range(12):
            clock.time += 2 * DAY
            await watch.look(host)
        assert await host.seekers.look(watch.server) is None
        assert await host.store.seekers.of(watch.server) == [], "every wish has ended"
        left = await host.store.games.tables(server=watch.server, status=(db.Status.OPEN,))
        assert all(seats for _, seats in left), "no proposed table is left without anybody"
        assert watch.proposed


async def test_what_somebody_seeks_is_changed_and_kept(host: Host, clock: Clock) -> None:
    await seeks(host, ANN)
    clock.time += DAY
    await host.seekers.seek(SERVER, ANN, 21, lambda wish: replace(wish, days=30))
    found = await host.seekers.of(SERVER, ANN.id)
    assert found is not None
    wish, row = found
    assert (wish.days, wish.channel, wish.games) == (30, 21, ("ferry",))
    assert (row.since, row.until) == (clock.time - DAY, clock.time + 30 * DAY)
    assert wish_of(row) == wish
    await host.seekers.seek(SERVER, BEN, 22, lambda wish: replace(wish, games=("ferry",)))
    await host.seekers.look(SERVER)
    assert set((await asked(host)).values()) == {None}, "they seek in different channels"
    assert await host.store.servers.games(SERVER) == []
    assert Place(SERVER, 21).thread is None
