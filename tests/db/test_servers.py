"""Servers that the bot has left: when, and what is deleted of them."""

from __future__ import annotations

from db import Ballot, Change, NewDue, Plan, Seat, Server, Store
from tests.db.sample import everything, new_game, opened, started

SERVER, OTHER = 10, 11


async def test_only_servers_of_which_something_is_stored_are_noted_as_left(store: Store) -> None:
    await opened(store)
    await store.games.set_server(Server(OTHER, "de", b"{}"))
    for server in (SERVER, OTHER, 12):
        await store.servers.left(server, 100)
        await store.servers.left(server, 200)
    assert await store.servers.gone(99) == []
    assert await store.servers.gone(100) == [SERVER, OTHER]
    await store.servers.here(SERVER, 1)
    assert await store.servers.gone(1_000) == [OTHER]
    assert await store.games.server(OTHER) == Server(OTHER, "de", b"{}")
    await store.games.set_server(Server(OTHER, "en", b"[]"))
    assert await store.servers.gone(1_000) == [OTHER], "settings change nothing about that"


async def test_at_a_start_it_is_noted_which_servers_were_left_or_joined_meanwhile(store: Store) -> None:
    await opened(store)
    await store.games.set_server(Server(OTHER, "de", b"{}"))
    assert await store.servers.only([OTHER], 100) == [SERVER]
    assert await store.servers.only([OTHER], 200) == []
    assert await store.servers.gone(100) == [SERVER]
    assert await store.servers.only([SERVER], 300) == [OTHER]
    assert await store.servers.gone(300) == [OTHER]


async def full(store: Store) -> int:
    """A game with a row in every table that has rows for games."""
    number = await started(store, moves=3)
    vote = Ballot(kind="end", about=-1, person=1, at=9)
    await store.seats.change(number, lambda held: Change(ballots=[vote], due=[NewDue("remind", b"", 90)]), at=7)
    await store.memos.put(number, 1, "mine")
    plan = Plan(seat=0, person=1, decision="d", body=b"plan")
    assert await store.plans.change(number, 0, None, plan, 3)
    return number


async def test_what_is_stored_of_a_game_is_deleted_and_nothing_of_another_server(store: Store) -> None:
    await store.games.create(new_game(server=OTHER), (Seat(index=0, person=1, name="Ann"),), seed=b"its own")
    before = await everything(store)
    number = await full(store)
    await store.games.set_server(Server(SERVER, "de", b"{}"))
    kept = await store.games.create(new_game(server=OTHER, created_at=77), (), seed=b"newer")
    await store.servers.left(SERVER, 100)
    assert await store.servers.games(SERVER) == [number]
    assert not await store.servers.drop_game(number, 99)
    assert await store.games.game(number) is not None
    assert await store.servers.drop_game(number, 100)
    await store.servers.drop(SERVER, 100)
    after = await everything(store)
    assert after.pop("game")[1][0] == kept.id
    before.pop("game")
    assert after == before


async def test_a_server_joined_again_keeps_what_is_left_of_it(store: Store) -> None:
    number = await full(store)
    await store.games.set_server(Server(SERVER, "de", b"{}"))
    await store.servers.left(SERVER, 100)
    await store.servers.here(SERVER, 1)
    assert not await store.servers.drop_game(number, 1_000)
    await store.servers.drop(SERVER, 1_000)
    assert await store.games.server(SERVER) == Server(SERVER, "de", b"{}")
    assert await store.games.game(number) is not None


async def test_the_number_of_a_deleted_game_is_not_given_again(store: Store) -> None:
    """The newest one stays, empty, until another is newer: buttons on old messages name their table by it."""
    number = await full(store)
    await store.servers.left(SERVER, 100)
    await store.servers.drop_game(number, 100)
    rows = await everything(store)
    stays = rows.pop("game")
    assert [row[0] for row in stays] == [number]
    assert b"a secret seed" not in repr(stays).encode()
    assert {name for name, found in rows.items() if found} == {"server"}
    assert await store.servers.games(SERVER) == []
    await store.servers.drop(SERVER, 100)
    assert (await opened(store)).id == number + 1
    await store.servers.left(SERVER, 100)
    await store.servers.drop_game(number + 1, 100)
    assert [row[0] for row in (await everything(store))["game"]] == [number + 1]


async def test_a_server_is_greeted_once(store: Store) -> None:
    assert await store.servers.greet(SERVER, 50)
    assert not await store.servers.greet(SERVER, 60)
    await store.servers.left(SERVER, 100)
    await store.servers.here(SERVER, 1)
    assert not await store.servers.greet(SERVER, 70)
    await store.servers.ungreet(SERVER)
    assert await store.servers.greet(SERVER, 80)
    await store.servers.left(SERVER, 100)
    await store.servers.drop(SERVER, 100)
    assert await store.servers.greet(SERVER, 200)


async def test_a_clock_that_is_set_leaves_nobody_less_time_to_come_back(store: Store) -> None:
    await opened(store)
    await store.servers.left(SERVER, 100)
    await store.times.move(500, 1_000)
    assert await store.servers.gone(599) == []
    assert await store.servers.gone(600) == [SERVER]
