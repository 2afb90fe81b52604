"""Practice opponents have one name from the lobby to the end."""

from __future__ import annotations

import pytest

import db
from games import GAMES
from host import Host, Place, Table
from host.view.table import holder, opponent, presented, then
from tests.host.three import ANN, BEN, CAT, DAN, clock, host, three
from words import LOCALES, Speaker

__all__ = ["clock", "host", "three"]


async def table_of_two_opponents(host: Host, place: Place) -> Table:
    """Ann, and two opponents of different strengths."""
    made = await host.lobby.create("k", ANN, place, game="milestones")
    await host.lobby.add_opponent(made.id, ANN.id, "steady")
    return await host.lobby.add_opponent(made.id, ANN.id, "random")


async def test_an_opponent_is_named_when_it_joins_and_keeps_its_name_when_seats_are_drawn(
    host: Host, place: Place
) -> None:
    lobby = await table_of_two_opponents(host, place)
    assert (lobby.names("en"), lobby.names("de")) == (["Ann", "Otter", "Heron"], ["Ann", "Otter", "Reiher"])
    told = [presented(seat, seat.index, Speaker("en")) for seat in lobby.seats]
    assert told == ["Ann", "Otter · practice opponent (steady)", "Heron · practice opponent (random)"]
    started = await host.lobby.start("s", lobby.id, ANN.id, seating="random")
    assert started.names("en") == ["Ann", "Heron", "Otter"], "this host's seed is given"


async def test_an_opponent_keeps_its_name_when_another_leaves(host: Host, place: Place) -> None:
    lobby = await table_of_two_opponents(host, place)
    assert (await host.lobby.remove_opponent(lobby.id, ANN.id)).names("en") == ["Ann", "Otter"]


async def test_who_takes_over_later_gets_the_next_name_and_a_seat_its_old_one(host: Host, three: Table) -> None:
    assert (await host.seats.resign(three.id, CAT.id)).names("en") == ["Ann", "Ben", "Otter"]
    assert (await host.seats.resign(three.id, ANN.id)).names("en") == ["Heron", "Ben", "Otter"]
    await host.settle()
    assert (await host.seats.take(three.id, 2, DAN)).names("en") == ["Heron", "Ben", "Dan"]
    assert (await host.seats.resign(three.id, DAN.id)).names("en")[2] == "Otter"


def test_what_happened_is_told_with_the_names_of_then() -> None:
    held = [
        db.Tenure(seat=0, first=0, person=1, name="Ann"),
        db.Tenure(seat=1, first=0, last=4, opponent="steady", name="1"),
        db.Tenure(seat=1, first=5, person=2, name="Ben"),
        db.Tenure(seat=2, first=0, opponent="random", name="2"),
    ]
    seats = tuple(
        db.Seat(index=each.seat, person=each.person, opponent=each.opponent, name=each.name)
        for each in held
        if each.last is None
    )
    table = Table(None, seats, None)  # type: ignore[arg-type]
    speak = Speaker("en", None, table.names("en"))
    assert speak.names == ("Ann", "Ben", "Heron")
    assert then(speak, table, held, 3).names == ("Ann", "Otter", "Heron")


def test_opponents_of_older_tables_are_named_by_their_seats() -> None:
    assert holder(db.Seat(index=2, opponent="strong", name=""), 2, Speaker("en")) == "Badger"


@pytest.mark.parametrize("locale", LOCALES)
def test_in_each_language_there_are_enough_names_all_different_and_short(locale: str) -> None:
    names = [opponent(number, Speaker(locale)) for number in range(1, 40)]
    first = names[: max(game.seats[-1] for game in GAMES)]
    assert len({name.casefold() for name in names}) == len(names)
    assert all(name.isalpha() and len(name) <= 9 for name in first)


async def test_an_opponent_for_somebody_has_their_name(host: Host, three: Table) -> None:
    await host.seats.stand_in(three.id, BEN.id)
    assert (await host.seats.resign(three.id, ANN.id)).names("en") == ["Otter", "Ben (away)", "Cat"]
