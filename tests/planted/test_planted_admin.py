"""Faults planted in what admins do, and in what mends it: each is found by a test of `tests/host`."""

from __future__ import annotations

from typing import Any

import pytest

import db
from host import Host, Table
from host.admin import Steward
from host.people import Settings
from host.register import Register
from host.seats.seats import Seats
from tests.host import test_mended, test_steward
from tests.host.clock import Clock
from tests.host.conftest import OpenHost, Play

from .finding import Planted, finds

remove = Steward.remove


def never_forward(rows: Any, entries: Any, standing: Any, upto: int) -> dict[int, int]:
    return {}


def votes_stay(held: db.Held) -> db.Change:
    return db.Change(quiet=True)


def nothing_cancelled(c: Any, game_id: int, kinds: Any) -> None:
    return None


async def kept_off_first(self: Steward, number: int, seat: int, by: int, reason: str, *, again: bool = True) -> Table:
    person = (await self._register.table(number)).seats[seat].person
    assert person is not None
    if not again:
        await self._seats.shut_out(number, person)
    return await remove(self, number, seat, by, reason)


async def everybody_is_welcome(self: Register, server: int, person: int) -> None:
    return None


async def kept_off_nowhere(self: Seats, number: int, person: int) -> None:
    return None


STEWARD = {
    "a rewind that cannot be taken back": Planted(
        lambda patched: patched.setattr("host.keep.rewind._forward", never_forward),
        test_steward.test_a_rewind_is_taken_back,
    ),
    "an undo of an undo brings nothing back": Planted(
        lambda patched: patched.setattr("host.view.lines.line", lambda entries, gone=(): entries[:1]),
        test_steward.test_a_rewind_is_taken_back,
    ),
}
MENDED = {
    "votes to end a table outlive its reopening": Planted(
        lambda patched: patched.setattr("host.seats.wishes.unagreed", votes_stay),
        test_mended.test_what_its_people_ended_goes_on_until_they_agree_again,
    ),
    "an opened table is packed by what was due before": Planted(
        lambda patched: patched.setattr("db.games.cancel", nothing_cancelled),
        test_mended.test_an_opened_table_is_packed_a_day_after_its_second_end,
    ),
    "kept off a table though the seat was not taken": Planted(
        lambda patched: patched.setattr(Steward, "remove", kept_off_first),
        test_mended.test_nobody_is_kept_off_a_table_whose_seat_was_not_taken,
    ),
    "a barred person is welcome": Planted(
        lambda patched: patched.setattr(Register, "only_welcome", everybody_is_welcome),
        test_mended.test_a_bar_has_a_reason_and_an_end,
    ),
    "kept off no table": Planted(
        lambda patched: patched.setattr(Seats, "shut_out", kept_off_nowhere),
        test_mended.test_who_is_removed_from_a_game_for_good_does_not_take_the_seat_back,
    ),
    "a bar ends when its person is forgotten": Planted(
        lambda patched: patched.setattr(Settings, "shuts_out", lambda self, person: person in self.barred),
        test_mended.test_who_is_barred_and_forgotten_stays_barred_and_is_named_nowhere,
    ),
    "a table that may be opened again is exported with its secrets": Planted(
        lambda patched: patched.setattr("host.admin.REOPENED", -1),
        test_mended.test_what_may_be_opened_again_is_exported_without_its_secrets,
    ),
}


@pytest.mark.parametrize("name", STEWARD)
async def test_a_fault_in_taking_back_is_found(
    name: str, host: Host, table: Table, play: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    await finds(STEWARD[name], {"host": host, "table": table, "play": play}, monkeypatch)


@pytest.mark.parametrize("name", MENDED)
async def test_a_fault_in_mending_is_found(name: str, open_host: OpenHost, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock()
    host = await open_host(later=clock.later, now=clock.now)
    await finds(MENDED[name], {"host": host, "clock": clock}, monkeypatch)
