"""Guests of other servers: a code lets in who may come, to one table, until it ends."""

from __future__ import annotations

import random
import re
from collections.abc import Awaitable, Callable

import pytest

from host import Host, Person, Place, Refused, Settings, Status
from host.calls import HOUR, terms_of
from host.clocks.terms import DAY
from host.guests import LASTS, WRONG
from host.keep.verify import verify
from host.lobby import new_seed
from host.people import Bar
from tests.host.three import ANN, BEN, CAT, DAN, Clock, clock
from tests.soak import times

__all__ = ["clock"]
HERE, THERE = 10, 11


@pytest.fixture
async def host(open_host: Callable[..., Awaitable[Host]], clock: Clock) -> Host:
    made = await open_host(now=clock, seed=new_seed)
    for server in (HERE, THERE):
        await made.register.set_settings(server, Settings(done=True, guests=True))
    return made


async def opened(host: Host, key: str, by: Person = ANN) -> int:
    return (await host.lobby.create(key, by, Place(server=HERE, channel=20), game="ferry")).id


async def refused(host: Host, code: str, person: Person = BEN, server: int = THERE) -> str:
    """Why somebody is not let in, who changes nothing by trying."""
    with pytest.raises(Refused) as error:
        await host.guests.join(code, person, server)
    return error.value.code


async def test_a_code_seats_a_guest_also_where_only_invited_people_may_join(host: Host) -> None:
    number = await opened(host, "k")
    await host.lobby.change_term(number, ANN.id, "joins", "invited")
    table, code = await host.guests.make(number, ANN.id)
    assert re.fullmatch(rf"{number}(-[a-z2-7]{{5}}){{4}}", code)
    letters = code.partition("-")[2].replace("-", "")
    assert letters.encode() not in table.row.terms, "only its digest is stored"
    table = await host.guests.join(f" {code.upper()} ", BEN, THERE)
    assert table.seat_of(BEN.id) == 1
    assert await host.guests.sits(table, BEN.id)
    assert not await host.guests.sits(table, ANN.id)
    assert [v.difference async for v in verify(host.store, host.register.games.values())] == []
    left = await host.lobby.leave(number, BEN.id)
    assert not await host.guests.sits(left, BEN.id)
    with pytest.raises(Refused, match="only-invited"):
        await host.lobby.join(number, BEN)


async def test_only_who_manages_the_table_or_an_admin_makes_and_withdraws_codes(host: Host) -> None:
    number = await opened(host, "k")
    await host.lobby.join(number, BEN)
    for act in (host.guests.make, host.guests.withdraw):
        for who, why in ((BEN, "only-opener"), (DAN, "not-seated")):
            with pytest.raises(Refused, match=why):
                await act(number, who.id)
        await act(number, DAN.id, admin=True)
        await act(number, ANN.id)
    await host.lobby.start("s", number, ANN.id)
    with pytest.raises(Refused, match="already-started"):
        await host.guests.make(number, ANN.id)


async def test_bars_of_either_server_hold_and_both_must_allow_guests(host: Host) -> None:
    number = await opened(host, "k")
    _, code = await host.guests.make(number, ANN.id)
    allowed = Settings(done=True, guests=True)
    barred = Settings(done=True, guests=True, barred=(BEN.id,), bars=(Bar(BEN.id),))
    for here, there, why in (
        (barred, allowed, "barred"),
        (allowed, barred, "barred"),
        (Settings(done=True), allowed, "no-such-code"),
        (allowed, Settings(done=True), "no-guests-from-here"),
    ):
        await host.register.set_settings(HERE, here)
        await host.register.set_settings(THERE, there)
        assert await refused(host, code) == why
    for server in (HERE, THERE):
        await host.register.set_settings(server, allowed)
    assert await refused(host, code, server=HERE) == "guest-at-home"
    await host.lobby.join(number, CAT)
    await host.lobby.send_away(number, ANN.id, CAT.id)
    assert await refused(host, code, CAT) == "sent-away"
    await host.register.set_settings(HERE, Settings(done=True))
    with pytest.raises(Refused, match="no-guests-here"):
        await host.guests.make(number, ANN.id)


async def test_who_tries_too_often_is_refused_for_an_hour_whatever_they_type(host: Host, clock: Clock) -> None:
    number = await opened(host, "k")
    _, code = await host.guests.make(number, ANN.id)
    for n in range(WRONG):
        assert await refused(host, f"{number}-{n}") == "no-such-code"
        clock.time += 60
    assert await refused(host, code) == "wrong-codes"
    assert (await host.guests.join(code, CAT, THERE)).seat_of(CAT.id) == 1, "others may"
    clock.time += HOUR - 60 * WRONG - 1
    assert await refused(host, code) == "wrong-codes"
    clock.time += 1
    assert (await host.guests.join(code, BEN, THERE)).seat_of(BEN.id) == 2


async def test_codes_lead_where_they_were_made_for_as_long_as_they_hold(host: Host, clock: Clock) -> None:
    """Random tables, codes, withdrawals, days and ends: a model says who gets in."""
    chance, current, tables, old = random.Random(273), dict[int, tuple[str, int]](), list[int](), list[str]()
    seen = {True: 0, False: 0}
    guests = iter(range(1_000, 100_000))
    for n in range(times(100)):
        act = chance.choice(("open", "make", "make", "withdraw", "days", "end", *("join",) * 6))
        live = [t for t in tables if (await host.register.table(t)).status is Status.OPEN]
        if act == "open" and len(live) < 4:
            tables.append(await opened(host, f"t{n}"))
        elif act == "make" and live:
            number = chance.choice(live)
            old += [current[number][0]] if number in current else []
            current[number] = (await host.guests.make(number, ANN.id))[1], clock.time + LASTS
        elif act == "withdraw" and live:
            number = chance.choice(live)
            await host.guests.withdraw(number, ANN.id)
            old += [current.pop(number)[0]] if number in current else []
        elif act == "days":
            clock.time += chance.choice((DAY // 4, 2 * DAY, 8 * DAY))
        elif act == "end" and live:
            number = chance.choice(live)
            if len((await host.register.table(number)).seats) > 1 and chance.random() < 0.5:
                await host.lobby.start(f"s{n}", number, ANN.id)
            else:
                await host.lobby.cancel(number, ANN.id)
        elif current or old:
            codes = [code for code, _ in current.values()]
            typed = chance.choice([*codes * 4, *old[-3:], *_near(codes, tables, chance)])
            valid = {
                code: number for number, (code, until) in current.items() if clock.time < until and number in live
            }
            guest = Person(next(guests), "Guest")
            at = valid.get(typed)
            full = at is not None and len((await host.register.table(at)).seats) == 4
            seen[at is not None] += 1
            if at is None or full:
                assert await refused(host, typed, guest) == ("table-full" if full else "no-such-code")
            else:
                assert (await host.guests.join(typed, guest, THERE)).id == at
    assert min(seen.values()) > 3


def _near(codes: list[str], tables: list[int], chance: random.Random) -> list[str]:
    """Codes that are almost right: of another table, with a letter too few, or another one."""
    found = list[str]()
    for code in codes[:2]:
        rest = code.partition("-")[2]
        found += [f"{chance.choice(tables) + 1}-{rest}", code[:-1], code[:-1] + ("b" if code[-1] == "a" else "a"), ""]
    return found


async def test_every_code_is_another_and_an_old_one_does_not_lead_to_the_next_table(host: Host) -> None:
    number = await opened(host, "k")
    codes = [(await host.guests.make(number, ANN.id))[1] for _ in range(20)]
    assert len(set(codes)) == 20
    await host.lobby.cancel(number, ANN.id)
    over = await host.register.table(number)
    made, _ = await host.lobby.anew(over, ANN, Place(server=HERE, channel=20))
    assert terms_of(made.row).code is not None, "the terms are those of the table before"
    assert await refused(host, f"{made.id}-{codes[-1].partition('-')[2]}") == "no-such-code"


async def test_who_was_a_guest_comes_to_the_next_table_by_its_number_once_they_are_called(
    host: Host, clock: Clock
) -> None:
    number = await opened(host, "k")
    _, code = await host.guests.make(number, ANN.id)
    await host.guests.join(code, BEN, THERE)
    await host.lobby.start("s", number, ANN.id)
    for person in (ANN, BEN):
        await host.seats.agree_end(number, person.id)
    made, _ = await host.lobby.anew(await host.register.table(number), ANN, Place(server=HERE, channel=20))
    await host.lobby.change_term(made.id, ANN.id, "joins", "invited")
    typed = str(made.id)
    assert await refused(host, typed) == "no-such-code", "they were not called"
    await host.seats.invite(made.id, ANN.id, BEN.id, abroad=True)
    assert not await host.guests.sits(made, BEN.id)
    assert await host.guests.of(made) == frozenset()
    for wrong, person in ((typed, CAT), (f"{number}", BEN), (f"{typed}-", BEN), ("", BEN), ("9" * 30, BEN)):
        assert await refused(host, wrong, person) == "no-such-code", wrong
    clock.time += HOUR
    await host.register.set_settings(HERE, Settings(done=True))
    assert await refused(host, typed) == "no-such-code"
    await host.register.set_settings(HERE, Settings(done=True, guests=True))
    table = await host.guests.join(f" {typed} ", BEN, THERE)
    assert await host.guests.of(table) == {BEN.id}
    await host.lobby.send_away(made.id, ANN.id, BEN.id)
    assert await refused(host, typed) == "no-such-code"
    assert {v.difference async for v in verify(host.store, host.register.games.values())} == {None}
