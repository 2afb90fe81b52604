"""Nobody ever holds two hands of one game: not after a seat without a move, not after they were forgotten, not at the
same table on another host."""

from __future__ import annotations

from random import Random

import pytest

from engine.core.chance import Seeded
from engine.core.opponents import by_lot
from engine.core.text import write
from host import Host, Person, Place, Refused, Status, Table
from host.keep import transfer
from tests.host.three import ANN, BEN, CAT, DAN, clock, first, host, three
from tests.soak import times

__all__ = ["clock", "host", "three"]
EVE, FAY = Person(5, "Eve"), Person(6, "Fay")
PEOPLE = (ANN, BEN, CAT, DAN, EVE, FAY)
SERVER = 10
TRIED = ("move", "take", "take", "take", "resign", "open", "give", "remove", "forget", "copy", "reopen", "offer")
TRIED += ("shut out", "let back", "let back", "replace", *("take",) * 6)


async def test_a_seat_held_without_a_move_is_a_hand_seen(host: Host, three: Table) -> None:
    for person in (BEN, CAT):
        await host.seats.resign(three.id, person.id)
    await host.seats.take(three.id, 1, DAN)
    await host.seats.resign(three.id, DAN.id)
    with pytest.raises(Refused, match="held-another"):
        await host.seats.take(three.id, 2, DAN)
    await host.seats.take(three.id, 1, DAN)


async def test_who_was_forgotten_takes_no_other_seat_of_a_game_in_play(host: Host, three: Table) -> None:
    await host.seats.resign(three.id, CAT.id)
    await host.steward.forget(SERVER, BEN.id, 9)
    assert all(each.person != BEN.id for each in await host.seats.tenures(three.id))
    with pytest.raises(Refused, match="held-another"):
        await host.seats.take(three.id, 2, BEN)
    await host.seats.take(three.id, 1, BEN)


async def test_nothing_is_kept_of_it_once_the_game_is_over(host: Host, three: Table) -> None:
    assert len(await host.store.seats.insights(three.id)) == 3
    await host.steward.close(three.id, 9, "")
    assert await host.store.seats.insights(three.id), "it may be opened again for a day"
    await host.store.journal.archive(three.id)
    assert not await host.store.seats.insights(three.id)


async def test_a_game_that_ends_by_its_rules_leaves_no_plan_note_or_insight(host: Host, place: Place) -> None:
    made = await host.lobby.create("c", ANN, place, game="ferry")
    await host.lobby.join(made.id, BEN)
    table, random = await host.lobby.start("s", made.id, ANN.id), Random(1)
    for person in (ANN, BEN):
        await host.memos.write(table.id, person.id, "sell wood")
    for n in range(1_000):
        look = await host.now.look(table.id, None)
        if not look.waiting:
            break
        person = look.table.player(look.waiting[0])
        assert person is not None
        asked = await host.now.look(table.id, person)
        await host.now.add(
            f"m{n}", table.id, person, None, write(by_lot(random.choice(asked.offers), Seeded(b"", 0, n)))
        )
    assert (await host.register.table(table.id)).status is Status.FINISHED
    assert [await host.memos.read(table.id, person.id) for person in (ANN, BEN)] == ["", ""]
    assert not await host.store.seats.insights(table.id)


@pytest.mark.parametrize("seed", range(times(3)))
async def test_nobody_ever_holds_two_hands(seed: int, host: Host, three: Table) -> None:
    random, number, table = Random(seed), three.id, three
    seen: dict[int, set[int]] = {}
    held = turn = 0
    for turn in range(80):
        if table.status is not Status.PLAYING:
            break
        for seat in table.seats:
            if seat.person is not None:
                seen.setdefault(seat.person, set()).add(seat.index)
        assert [each for each in seen.values() if len(each) > 1] == [], table.seats
        who, seat = random.choice(PEOPLE), random.randrange(3)
        try:
            match random.choice(TRIED):
                case "move":
                    look = await host.now.look(number, who.id)
                    if look.offers:
                        await host.now.add(f"m{turn}", number, who.id, None, first(look))
                case "take":
                    await host.seats.take(number, seat, who)
                    held += 1
                case "resign" if sum(each.person is not None for each in table.seats) > 1:
                    await host.seats.resign(number, who.id)
                case "open":
                    await host.seats.offer(number, who.id, None)
                case "give":
                    await host.seats.offer(number, who.id, random.choice(PEOPLE).id)
                case "remove" if sum(each.person is not None for each in table.seats) > 1:
                    await host.seats.remove(number, seat)
                case "replace":
                    await host.steward.replace(number, seat, 9, "gone")
                case "offer":
                    await host.steward.offer(number, seat, who.id, 9)
                case "reopen" if table.persons():
                    await host.steward.close(number, 9, "by mistake")
                    await host.steward.reopen(number, 9, "it was")
                case "shut out":
                    await host.steward.shut_out(number, who.id, 9, "quarrels")
                case "let back":
                    await host.steward.let_back(number, who.id, 9)
                case "forget" if any(each.person not in (None, who.id) for each in table.seats):
                    await host.steward.forget(SERVER, who.id, 9)
                case "copy":
                    games = tuple(host.register.games.values())
                    body = await transfer.written(host.store, games, number, with_seed=True)
                    number = await transfer.write_in(host.store, transfer.read(body, games, 1_000_000), 1_000_000)
        except Refused:
            continue
        finally:
            await host.settle()
            table = await host.register.table(number)
    assert held > 1 or turn < 60, "or the game was over before long"
