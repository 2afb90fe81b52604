"""What is told of a server's tables: nothing but what everybody may see, all of it, in order, until it arrives."""

from __future__ import annotations

import base64
import hashlib
import hmac
import random
from contextlib import suppress
from ipaddress import IPv4Address, ip_network
from typing import Any

import msgspec
import pytest

import db
from engine.core.model import Illegal
from engine.core.text import write
from host import Host, Person, Place, Refused, Status
from host.events import FIRST, LONGEST, PATIENCE, headers, is_public, sound
from tests.host.conftest import OpenHost
from tests.host.three import ANN, BEN, CAT, Clock, clock, host
from tests.soak import times

__all__ = ["clock", "host"]
SERVER, URL = 10, "https://example.org/hook"
PEOPLE = (ANN, BEN, CAT)


async def listened(host: Host, game: str = "ferry", people: tuple[Person, ...] = PEOPLE, server: int = SERVER) -> int:
    """A table in play on a server whose admins have named an address before."""
    await host.events.set(server, URL)
    made = await host.lobby.create(f"c{server}", people[0], Place(server, 20), game=game)
    for each in people[1:]:
        await host.lobby.join(made.id, each)
    return (await host.lobby.start(f"s{server}", made.id, people[0].id, seating="joined")).id


async def told(host: Host, server: int = SERVER) -> list[db.Event]:
    """All events of a server, in order."""
    return (await host.store.events.last(server, 10_000))[::-1]


async def bodies(host: Host, server: int = SERVER) -> list[bytes]:
    """The same, as they are sent."""
    return [
        await host.events.body(each, await host.register.table(each.game), "en", "https://link")
        for each in await told(host, server)
    ]


async def move(host: Host, number: int, key: str, chance: random.Random, prefers: tuple[str, ...] = ()) -> bool:
    """One move of whoever is waited for, if the game goes on."""
    look = await host.now.look(number, None)
    people = [person for seat in look.waiting if (person := look.table.player(seat)) is not None]
    if not people:
        return False
    person = chance.choice(people)
    mine = await host.now.look(number, person)
    choices = [write(each) for each in mine.offers[0]]
    liked = [each for each in choices if each.split()[0] in prefers] or choices
    await host.now.add(key, number, person, None, chance.choice(liked))
    return True


@pytest.mark.parametrize("seed", range(times(4)))
async def test_events_are_what_an_onlooker_sees_happen(host: Host, seed: int) -> None:
    chance = random.Random(seed)
    number = await listened(host, chance.choice(("ferry", "milestones")))
    known, going = len(await told(host)), True
    for n in range(60):
        undo = n % 7 == 6
        if undo:
            with suppress(Refused, Illegal):
                await host.now.undo(f"u{n}", number, chance.choice(PEOPLE).id)
        else:
            going = await move(host, number, f"m{n}", chance)
        await host.settle()
        look, events = await host.now.look(number, None), await told(host)
        for each in events[known:]:
            if each.kind == db.CALLED:
                called = set(msgspec.json.decode(each.body)["seats"])
                assert called
                assert called <= set(look.waiting), "who is called is waited for, as all see"
        known = len(events)
        if not going:
            break
    lines = {each.seq: each for each in await host.moments.log(number, None, limit=10_000)}
    moves = [each for each in await told(host) if each.kind == db.MOVED]
    covered = [seq for each in moves for seq in range(each.first or 0, (each.last or 0) + 1)]
    assert covered == list(range(1, max(lines) + 1)), "every entry once, in order"
    assert all(lines[each.first or 0].seat == each.seat for each in moves)
    assert [each.kind for each in await told(host)][:2] == [db.OPENED, db.BEGUN]
    over = (await host.register.table(number)).status is Status.FINISHED
    assert [each.kind for each in await told(host)].count(db.OVER) == over


async def test_games_that_differ_in_hidden_things_only_are_told_in_the_same_bytes(open_host: OpenHost) -> None:
    """Other cards are drawn, other bids lie sealed, other people plan: nothing of that can be told apart."""
    found = []
    for secret in range(3):
        host = await open_host(now=Clock(), seed=lambda of=secret: bytes([of]) * 32)
        number = await listened(host, server=100 + secret)
        if secret == 1:
            await host.memos.write(number, BEN.id, "I bid nothing")
        for n, person in enumerate((CAT, ANN)):
            await host.now.add(f"b{secret} {n}", number, person.id, None, f"bid {(secret + n) % 3}")
        server = 100 + secret
        one = [each.replace(str(server).encode(), b"S") for each in await bodies(host, server)]
        found.append([each.replace(b'"table":%d' % number, b'"table":0') for each in one])
    assert found[0] == found[1] == found[2]
    assert len(found[0]) >= 5


async def test_a_game_over_tells_who_won_and_only_then(host: Host) -> None:
    number, chance = await listened(host, "ferry"), random.Random(7)
    n = 0
    while await move(host, number, f"m{n}", chance, ("bid", "rest", "pack")):
        n += 1
    events, sent = await told(host), [msgspec.json.decode(each) for each in await bodies(host)]
    assert events[-1].kind == db.OVER
    assert sent[-1]["data"]["result"] == "finished"
    assert {each["place"] for each in sent[-1]["data"]["players"]} >= {1}
    assert [each["name"] for each in sent[-1]["data"]["players"]] == ["Ann", "Ben", "Cat"]
    assert all("points" not in str(each) for each in sent[:-1])
    await host.store.journal.archive(number)
    assert (await bodies(host))[-1] == msgspec.json.encode(sent[-1]), "the same when it is packed"


async def test_a_table_that_is_closed_and_opened_again_says_so(host: Host) -> None:
    number = await listened(host)
    await host.steward.close(number, 9, "noise")
    await host.steward.reopen(number, 9, "quiet")
    kinds = [each.kind for each in await told(host) if each.kind != db.CALLED]
    assert kinds == [db.OPENED, db.BEGUN, db.OVER, db.BEGUN]


async def test_nothing_is_noted_where_nobody_listens_or_while_it_is_paused_or_of_what_was_not_written(
    host: Host,
) -> None:
    number = await listened(host)
    before = await told(host)
    with pytest.raises(Illegal):
        await host.now.add("no", number, ANN.id, None, "bid 99")
    assert await told(host) == before, "a refused press"
    await host.events.pause(SERVER)
    await host.now.add("b", number, ANN.id, None, "bid 0")
    assert await told(host) == before
    await host.events.go_on(SERVER)
    await host.now.add("c", number, BEN.id, None, "bid 0")
    assert [each.kind for each in await told(host)] == [*(each.kind for each in before), db.MOVED]
    await host.events.end(SERVER)
    assert await told(host) == []
    await host.now.add("d", number, CAT.id, None, "bid 0")
    assert await told(host) == []
    assert [each.kind for each in await host.store.errands.of(SERVER)] == []


async def test_a_press_delivered_twice_is_one_event(host: Host) -> None:
    number = await listened(host)
    await host.now.add("b", number, ANN.id, None, "bid 0")
    once = await told(host)
    with suppress(Refused):
        await host.now.add("b", number, ANN.id, None, "bid 0")
    assert await told(host) == once


async def test_who_is_forgotten_is_in_no_event(host: Host) -> None:
    number = await listened(host)
    await host.now.add("b", number, ANN.id, None, "bid 0")
    assert any(b'"Ann"' in each for each in await bodies(host))
    await host.data.forget(ANN.id)
    assert not any(b'"Ann"' in each for each in await bodies(host))
    assert number


# --- arriving


async def test_tries_come_ever_later_and_after_three_days_the_admins_are_told_once(host: Host, clock: Clock) -> None:
    await listened(host)
    begun, gaps = clock.time, list[int]()
    while (known := await host.events.of(SERVER)) is not None and known.paused is None:
        event = await host.events.next(SERVER)
        assert event is not None
        assert event.kind == db.OPENED, "the first holds back those after it"
        again = await host.events.answered(event, known, "503")
        if again is not None:
            gaps.append(again - clock.time)
            clock.time = again
    assert gaps[:4] == [FIRST, 2 * FIRST, 4 * FIRST, 8 * FIRST]
    assert max(gaps) == LONGEST
    assert PATIENCE <= clock.time - begun <= PATIENCE + LONGEST
    assert await host.events.next(SERVER) is None, "what waited is given up"
    assert known is not None
    assert (known.paused, known.wrong) == ("dead", "503")
    reports = [row for row in await host.store.queue.due(2**50, 500) if row.kind == "admin"]
    assert [msgspec.json.decode(row.body)["code"] for row in reports] == ["events-dead"]
    assert b"hook" not in reports[0].body, "the path of an address may be a secret"
    await host.store.events.dead(event, known, clock.time, "dead", "503", b"{}")
    assert len([row for row in await host.store.queue.due(2**50, 500) if row.kind == "admin"]) == 1


async def test_an_answer_that_is_good_ends_the_trouble_and_few_that_were_sent_are_kept(
    host: Host, clock: Clock
) -> None:
    number, chance = await listened(host), random.Random(1)
    for n in range(30):
        await move(host, number, f"m{n}", chance, ("bid", "rest", "pack"))
    sent = list[int]()
    while (event := await host.events.next(SERVER)) is not None:
        known = await host.events.of(SERVER)
        assert known is not None
        if len(sent) % 5 == 3 and known.tries == 0:
            clock.time = await host.events.answered(event, known, "too-slow") or 0
            continue
        assert await host.events.answered(event, known, "204") == clock.time
        sent.append(event.id)
    assert sent == sorted(set(sent))
    known, kept = await host.events.of(SERVER), await told(host)
    assert known is not None
    assert (known.tries, known.failing, known.wrong) == (0, None, None)
    assert [each.id for each in kept] == sent[-db.events.KEPT :]


async def test_an_address_that_wants_no_more_is_asked_no_more(host: Host) -> None:
    await listened(host)
    event, known = await host.events.next(SERVER), await host.events.of(SERVER)
    assert event is not None
    assert known is not None
    assert await host.events.answered(event, known, "410") is None
    known = await host.events.of(SERVER)
    assert known is not None
    assert known.paused == "gone"


async def test_a_failure_from_before_the_address_was_changed_changes_nothing(host: Host) -> None:
    await listened(host)
    event, known = await host.events.next(SERVER), await host.events.of(SERVER)
    assert event is not None
    assert known is not None
    changed = await host.events.set(SERVER, "https://example.org/other")
    await host.events.answered(event, known, "500")
    await host.events.answered(event, known, "410")
    assert await host.events.of(SERVER) == changed
    assert await host.events.next(SERVER) == event


# --- signatures and addresses


def test_the_signature_is_that_of_standard_webhooks() -> None:
    """The example of the specification's own libraries."""
    secret, mark, at = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw", "msg_p5jXN8AQM9LWM0D4loKWxJek", 1614265330
    made = headers(secret, mark, at, b'{"test": 2432232314}')
    assert made["webhook-signature"] == "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE="
    assert (made["webhook-id"], made["webhook-timestamp"]) == (mark, str(at))


def test_any_change_of_id_time_or_body_changes_the_signature() -> None:
    chance, secret = random.Random(3), "whsec_" + base64.b64encode(bytes(range(32))).decode()
    for _ in range(times(20)):
        mark, at, body = f"evt_{chance.randrange(10**9)}", chance.randrange(10**9), chance.randbytes(20)
        made = headers(secret, mark, at, body)["webhook-signature"]
        by_hand = hmac.new(bytes(range(32)), f"{mark}.{at}.".encode() + body, hashlib.sha256).digest()
        assert base64.b64decode(made.removeprefix("v1,")) == by_hand
        for other in ((mark + "x", at, body), (mark, at + 1, body), (mark, at, body + b" ")):
            assert headers(secret, *other)["webhook-signature"] != made


PRIVATE = tuple(
    ip_network(each)
    for each in (
        "0.0.0.0/8", "10.0.0.0/8", "100.64.0.0/10", "127.0.0.0/8", "169.254.0.0/16", "172.16.0.0/12", "192.0.2.0/24",
        "192.168.0.0/16", "198.18.0.0/15", "198.51.100.0/24", "203.0.113.0/24", "224.0.0.0/4", "240.0.0.0/4",
    )
)  # fmt: skip


def test_no_private_address_is_taken_for_a_public_one_however_it_is_wrapped() -> None:
    chance = random.Random(5)
    for _ in range(times(200)):
        within = chance.choice(PRIVATE)
        four = IPv4Address(int(within.network_address) + chance.randrange(within.num_addresses))
        low, high = int(four) & 0xFFFF, int(four) >> 16
        wrapped = (f"::ffff:{four}", f"64:ff9b::{high:x}:{low:x}", f"2002:{high:x}:{low:x}::1", f"::{high:x}:{low:x}")
        for each in (str(four), *wrapped):
            assert not is_public(each), each
    for each in ("::1", "::", "fe80::1", "fe80::1%eth0", "fc00::1", "ff02::1", "2001:db8::1", "2001:0:1::1", "name"):
        assert not is_public(each), each
    for each in ("1.1.1.1", "93.184.215.14", "2606:4700::1111", "::ffff:1.1.1.1", "64:ff9b::101:101"):
        assert is_public(each), each


NO_ADDRESS = (
    "http://example.org/", "ftp://example.org", "example.org", "https://", "https://a:b@example.org",
    "https://x.org/#a", "https://example.org:99999/", "https://exa mple.org/", "https://example.org/" + "a" * 500,
    "https://münchen.de/", "",
)  # fmt: skip
OWN_NETWORK = (
    "https://localhost/", "https://db/", "https://a.localhost/", "https://127.0.0.1/", "https://[::1]/",
    "https://[::ffff:10.0.0.1]:8443/", "https://169.254.169.254/latest", "https://metadata.google.internal/",
)  # fmt: skip


async def test_an_address_that_may_not_be_sent_to_is_refused(host: Host) -> None:
    for why, addresses in (("no-address", NO_ADDRESS), ("private-address", OWN_NETWORK)):
        for each in addresses:
            with pytest.raises(Refused) as refused:
                await host.events.set(SERVER, each)
            assert refused.value.code == why, each
    assert await host.events.of(SERVER) is None
    assert sound(f" {URL}?a=b ") == f"{URL}?a=b"


async def test_what_goes_with_a_server_takes_its_events_along(host: Host, clock: Clock) -> None:
    await listened(host)
    await host.servers.left(SERVER)
    clock.time += 31 * 86_400
    await host.servers.tidy()

    def rows(c: Any) -> list[Any]:
        return [*c.execute(db.schema.event.select()), *c.execute(db.schema.endpoint.select())]

    assert await host.store.database.read(rows) == []
