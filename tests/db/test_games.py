"""Games, seats and servers."""

from __future__ import annotations

import msgspec
import pytest

from db import Seat, Server, Status, Store, StoreError
from tests.db.sample import ANN, BEN, POST, SEED, everything, new_game, opened, started

CAT = Seat(index=1, opponent="steady", name="Cat")


async def test_a_server_nobody_set_up_has_empty_settings(store: Store) -> None:
    assert await store.games.server(7) == Server(7)
    await store.games.set_server(Server(7, "de", b"{}"))
    await store.games.set_server(Server(7, None, b"[]"))
    assert await store.games.server(7) == Server(7, None, b"[]")
    assert await store.games.server(8) == Server(8)


async def test_a_game_comes_back_as_it_was_created(store: Store) -> None:
    new = new_game(thread=2**63 - 1, options=b"\0", created_at=51)
    game = await store.games.create(new, (ANN, BEN), seed=SEED, posts=(POST,))
    assert msgspec.structs.asdict(game) == msgspec.structs.asdict(new) | {
        "id": game.id,
        "status": Status.OPEN,
        "head": -1,
        "undos": 0,
        "state_hash": b"",
        "board": None,
        "board_at": None,
        "updated_at": 51,
        "lost": None,
        "paused": None,
        "ended": None,
    }
    assert await store.games.game(game.id) == game
    assert await store.games.seats(game.id) == (ANN, BEN)
    assert len((await everything(store))["due"]) == 1


async def test_a_game_asked_for_twice_by_one_interaction_is_made_once(store: Store) -> None:
    first = await store.games.create(new_game(), (ANN,), seed=SEED, press="p", posts=(POST,))
    before = await everything(store)
    assert await store.games.create(new_game(), (ANN,), seed=SEED, press="p", posts=(POST,)) == first
    assert await everything(store) == before


async def test_the_seed_is_read_by_itself_only(store: Store) -> None:
    game = await opened(store)
    assert await store.games.seed(game.id) == SEED
    assert SEED.decode() not in repr(game)
    with pytest.raises(StoreError, match="There is no game 99"):
        await store.games.seed(99)


async def test_no_secret_is_in_the_text_of_an_error(store: Store) -> None:
    game = await opened(store)
    await store.games.create(new_game(), (), seed=SEED, press="1")
    with pytest.raises(StoreError) as error:
        await store.games.create(new_game(key=None), (), seed=SEED)
    said = f"{error.value} {error.value.__cause__}"
    assert "not null" in said.lower().replace("-", " ")
    assert SEED.decode() not in said
    assert await store.games.game(game.id + 2) is None


async def test_games_are_found_by_what_is_asked(store: Store) -> None:
    one = await opened(store, server=1, channel=11, thread=12, created_at=1)
    two = await opened(store, server=1, channel=12, created_at=2)
    await store.games.change_seats(two.id, lambda seats: seats[:1], 2)
    three = await started(store)

    async def found(**asked: object) -> list[int]:
        return [game.id for game in await store.games.games(**asked)]  # type: ignore[arg-type]

    assert await found() == [three, two.id, one.id]
    assert await found(limit=1) == [three]
    assert await found(server=1) == [two.id, one.id]
    assert await found(channel=11) == [one.id]
    assert await found(channel=12) == [two.id, one.id]
    assert await found(person=2) == [three, one.id]
    assert await found(status=[Status.PLAYING, Status.PAUSED]) == [three]
    assert await found(server=1, channel=12, person=2, status=[Status.OPEN]) == [one.id]
    assert await store.games.game(99) is None
    assert await store.games.seats(99) == ()


async def test_people_come_and_go_while_a_game_is_open(store: Store) -> None:
    game = await opened(store)
    assert await store.games.change_seats(game.id, lambda seats: (*seats[:1], CAT), 70, (POST,)) == (ANN, CAT)
    assert await store.games.change_seats(game.id, lambda _: (), 71) == ()
    row = await store.games.game(game.id)
    assert row is not None
    assert row.updated_at == 71


async def test_a_refused_change_of_seats_changes_nothing(store: Store) -> None:
    game = await opened(store)
    before = await everything(store)

    def refuse(seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
        raise LookupError(f"{len(seats)} seats are enough")

    with pytest.raises(LookupError, match="2 seats are enough"):
        await store.games.change_seats(game.id, refuse, 70)
    with pytest.raises(StoreError, match="numbered 0, 1, 2"):
        await store.games.change_seats(game.id, lambda seats: seats[1:], 70)
    with pytest.raises(StoreError, match="There is no game 99"):
        await store.games.change_seats(99, lambda seats: seats, 70)
    assert await everything(store) == before


async def test_a_seat_in_play_changes_hands(store: Store) -> None:
    game = await started(store, moves=3)
    seats = await store.games.seats(game)
    replaced = msgspec.structs.replace(seats[1], person=3, name="Cat")
    assert await store.games.change_seats(game, lambda s: (s[0], replaced), 70) == (seats[0], replaced)
    before = await everything(store)
    for change in (lambda s: s[:1], lambda s: (*s, msgspec.structs.replace(CAT, index=2))):
        with pytest.raises(StoreError, match="may change hands, no more"):
            await store.games.change_seats(game, change, 71)
    assert await everything(store) == before


async def test_place_and_options(store: Store) -> None:
    game = await opened(store)
    await store.places.set(game.id, 30, 31, 60)
    await store.games.set_options(game.id, b"new", 3, 61)
    expected = msgspec.structs.replace(game, channel=30, thread=31, options=b"new", wanted=3, updated_at=61)
    assert await store.games.game(game.id) == expected
    with pytest.raises(StoreError, match="There is no game 99"):
        await store.places.set(99, 30, None, 60)
    playing = await started(store)
    with pytest.raises(StoreError, match=f"Game {playing} is playing: its options are fixed"):
        await store.games.set_options(playing, b"", 2, 62)


async def test_a_game_is_paused_and_resumed_once(store: Store) -> None:
    game = await started(store)
    posts = len((await everything(store))["due"])
    for _ in range(2):
        row = await store.games.set_status(game, Status.PAUSED, 70, (POST,))
        assert (row.status, row.updated_at) == (Status.PAUSED, 70)
    assert len((await everything(store))["due"]) == posts + 1
    assert (await store.games.set_status(game, Status.PLAYING, 72)).status is Status.PLAYING


@pytest.mark.parametrize(
    ("before", "refused"),
    [
        ((), Status.PLAYING),
        ((), Status.FINISHED),
        ((Status.ABANDONED,), Status.PLAYING),
        ((Status.ABANDONED,), Status.PAUSED),
    ],
)
async def test_a_game_not_started_can_only_be_abandoned_and_opened(
    store: Store, before: tuple[Status, ...], refused: Status
) -> None:
    game = await opened(store)
    for status in before:
        await store.games.set_status(game.id, status, 70)
    with pytest.raises(StoreError, match=f"cannot be made {refused}"):
        await store.games.set_status(game.id, refused, 71)


async def test_an_abandoned_game_goes_back_to_where_it_was(store: Store) -> None:
    lobby, game = await opened(store), await started(store)
    for each, status, other in ((lobby.id, Status.OPEN, Status.PLAYING), (game, Status.PLAYING, Status.OPEN)):
        await store.games.set_status(each, Status.ABANDONED, 70)
        with pytest.raises(StoreError, match="cannot be made"):
            await store.games.set_status(each, other, 71)
        assert (await store.games.set_status(each, status, 72)).status is status
