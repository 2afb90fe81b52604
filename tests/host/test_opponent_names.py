"""Practice opponents have one name from the lobby to the end."""

from __future__ import annotations

import pytest

import db
from host import Host, Person, Place, Table
from host.view.table import holder, then
from tests.host.three import ANN, BEN, CAT, DAN, Clock, clock, host, three
from words import Speaker

__all__ = ["clock", "host", "three"]


async def table_of_two_opponents(host: Host, place: Place) -> Table:
    """Ann, and two opponents of different strengths."""
    made = await host.lobby.create("k", ANN, place, game="milestones")
    await host.lobby.add_opponent(made.id, ANN.id, "steady")
    return await host.lobby.add_opponent(made.id, ANN.id, "random")


async def test_the_only_opponent_bears_no_number(host: Host, place: Place) -> None:
    made = await host.lobby.create("k", ANN, place, game="milestones")
    alone = await host.lobby.add_opponent(made.id, ANN.id, "random")
    assert (alone.names("en"), alone.names("de")) == (
        ["Ann", "Practice (random)"],
        ["Ann", "Gegner (zufällig)"],
    )
    both = await host.lobby.add_opponent(made.id, ANN.id, "steady")
    assert both.names("en") == ["Ann", "Practice 1 (random)", "Practice 2 (steady)"]
    assert (await host.lobby.remove_opponent(made.id, ANN.id)).names("en") == ["Ann", "Practice (random)"]
    started = await host.lobby.start("s", made.id, ANN.id, seating="random")
    assert sorted(started.names("en")) == ["Ann", "Practice (random)"]


async def test_opponents_keep_their_numbers_when_seats_are_drawn(host: Host, place: Place) -> None:
    lobby = await table_of_two_opponents(host, place)
    assert lobby.names("en") == ["Ann", "Practice 1 (steady)", "Practice 2 (random)"]
    started = await host.lobby.start("s", lobby.id, ANN.id, seating="random")
    assert started.names("en") == ["Ann", "Practice 2 (random)", "Practice 1 (steady)"], "this host's seed is given"


async def test_who_takes_over_later_gets_the_next_number_and_a_seat_its_old_one(
    host: Host, three: Table, clock: Clock
) -> None:
    assert (await host.seats.resign(three.id, CAT.id)).names("en") == ["Ann", "Ben", "Practice (strong)"]
    both = await host.seats.resign(three.id, ANN.id)
    assert both.names("en") == ["Practice 2 (strong)", "Ben", "Practice 1 (strong)"]
    await host.settle()
    assert (await host.seats.take(three.id, 2, DAN)).names("en") == ["Practice (strong)", "Ben", "Dan"]
    assert (await host.seats.resign(three.id, DAN.id)).names("en")[2] == "Practice 1 (strong)"
    assert (await host.seats.take(three.id, 0, Person(5, "Eve"))).names("en")[2] == "Practice (strong)"


def test_what_happened_under_several_opponents_is_told_with_numbers() -> None:
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
    assert speak.names == ("Ann", "Ben", "Practice (random)")
    assert then(speak, table, held, 3).names == ("Ann", "Practice 1 (steady)", "Practice (random)")


@pytest.mark.parametrize(("several", "name"), [(True, "Practice 3 (strong)"), (False, "Practice (strong)")])
def test_opponents_of_older_tables_keep_the_number_of_their_seat(several: bool, name: str) -> None:
    assert holder(db.Seat(index=2, opponent="strong", name=""), 2, Speaker("en"), several=several) == name


async def test_an_opponent_for_somebody_has_their_name(host: Host, three: Table) -> None:
    await host.seats.stand_in(three.id, BEN.id)
    assert (await host.seats.resign(three.id, ANN.id)).names("en") == ["Practice (strong)", "Ben (away)", "Cat"]
