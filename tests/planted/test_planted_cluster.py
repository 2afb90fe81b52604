"""Faults planted in what holds several processes together are found: by simulated clusters, or a test of
`tests/cluster`, which hold without them."""

from __future__ import annotations

import copy
import logging
import time
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, delete

import db
from cluster import heard, member
from cluster.heard import Heard
from cluster.member import Member
from db import due, journal, leases, postgres
from db.schema import entry
from host import Table
from host.live import Live
from host.session import Session
from tests import stores
from tests.cluster import test_beats, test_hosts, test_leases, test_notices
from tests.cluster.clusters import Cluster
from tests.cluster.hosts import Half
from tests.cluster.test_leases import Clock
from tests.cluster.updated import Updated

from .finding import Patch, Planted, finds

clock, halves, two = test_leases.clock, test_hosts.halves, test_notices.two
several = test_beats.several
"""The fixtures of that room, which the tests share."""
SEEDS, FEW = 200, 4
beat, inherit, turn, leases_beat = Member.beat, db.Queue.inherit, leases.turn, db.Leases.beat
press = journal._press


def whatever_the_term(
    rows: Sequence[db.Lease], living: int, name: str, terms: Mapping[int, int], now: int, **more: Any
) -> tuple[list[db.Lease], list[db.Lease]]:
    """All that is under its name is renewed."""
    mine = {row.shard: row.term for row in rows if row.holder == name}
    return turn(rows, living, name, {**terms, **mine}, now, **more)


async def counts_from_the_answer(self: Member) -> None:
    await beat(self)
    self._since = self._evenly()


async def free_before_it_is_left(self: Member, shard: int) -> None:
    term = self._terms.pop(shard, None)
    self._known.pop(shard, None)
    if term is not None:
        await self._leases.release(self.name, {shard: term}, self._heard.gives(shard))
        self._say(shard, lost=True, now=None)


async def at_once(self: Member, shard: int) -> None:
    """Nobody waits for a turn."""


CLUSTERS: dict[str, Patch] = {
    "a lease that is renewed without its term": lambda p: p.setattr(leases, "turn", whatever_the_term),
    "a watchdog that counts from the answer": lambda p: p.setattr(Member, "beat", counts_from_the_answer),
    "no watchdog": lambda p: p.setattr(Member, "held", lambda self: frozenset(self._terms)),
    "a watchdog as slow as a lease": lambda p: p.setattr(member, "HOLDS", db.LEASE / 1000 + 1),
    "a shard that is free before it is left": lambda p: p.setattr(Member, "_give_up", free_before_it_is_left),
    "a clock of the database that is believed when it was set": lambda p: p.setattr(
        Member, "_judges", lambda self, now, began: True
    ),
    "leases that never run out": lambda p: p.setattr(Member, "_judges", lambda self, now, began: False),
    "turns to identify that nobody waits for": lambda p: p.setattr(Member, "slot", at_once),
    "turns to identify that are used late": lambda p: p.setattr(member, "PROMPT", 99.0),
    "a member that keeps more than its part": lambda p: p.setattr(leases, "fair", lambda shards, living: shards),
}


@pytest.mark.parametrize("name", CLUSTERS)
def test_a_fault_planted_in_a_cluster_is_found(
    name: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.CRITICAL)
    CLUSTERS[name](monkeypatch)
    assert any(Cluster(seed).live() for seed in range(SEEDS)), f"not found in {SEEDS} clusters"


def whoever_hears(self: Member, shard: int, number: int, answer: Callable[[], None]) -> None:
    if shard in self.held() or shard in self._prepares:
        self._heard.answers(shard, number, answer)


def whoever_holds(self: Member, shard: int, number: int, answer: Callable[[], None]) -> None:
    if shard in self.held():
        self._heard.answers(shard, number, answer)


UPDATED: dict[str, Patch] = {
    "an heir that answers": lambda p: p.setattr(Member, "asked", whoever_hears),
    "an heir that keeps nothing": lambda p: p.setattr(Member, "asked", whoever_holds),
    "what was heard last that is not told": lambda p: p.setattr(Heard, "gives", lambda self, shard: ""),
    "a shard that is given up as soon as its heir is ready": lambda p: p.setattr(member, "OVERLAP", 0.0),
    "a shard that is given up before its heir is ready": lambda p: p.setattr(member, "LEAVING", 0.0),
    "what was heard that is soon forgotten": lambda p: p.setattr(heard, "TOLD", 0.01),
    "what waits that is soon forgotten": lambda p: p.setattr(heard, "WAITS", 0.01),
}


@pytest.mark.parametrize("name", UPDATED)
def test_a_fault_planted_in_the_handing_on_of_shards_is_found(
    name: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.CRITICAL)
    UPDATED[name](monkeypatch)
    for seed in range(SEEDS):
        cluster = Updated(seed)
        if cluster.live() or cluster.unready:
            return
    pytest.fail(f"not found in {SEEDS} clusters")


def test_nothing_is_found_where_no_fault_is_planted(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.CRITICAL)
    for seed in range(FEW):
        cluster = Updated(seed)
        assert (cluster.live(), cluster.unready) == ([], 0)


async def by_its_own_clock(
    self: db.Leases, name: str, terms: Mapping[int, int], judges: Callable[[int], bool], *more: Any
) -> db.Beat:
    own = copy.copy(self._db)
    own.clock = lambda c: time.time_ns() // 1_000_000
    return await leases_beat(db.Leases(own), name, terms, judges, *more)


async def of_all_shards(self: db.Queue, now: int, share: db.Share | None = None, shard: int = 0) -> None:
    await inherit(self, now)


def believed(c: Connection, share: db.Share, now: int) -> list[int]:
    return sorted(share.terms)


def told_at_once(c: Connection, table: int) -> None:
    """Not when it is kept."""
    told = f"select pg_notify('board_games', 'x {table}')"
    stores.server().tell(told, str(c.engine.url.database))


def head_unseen(head: int, status: str, first: int, being: db.Status) -> bool:
    return status == being


def written_over(c: Connection, game_id: int, entries: Sequence[db.Entry], *rest: Any) -> None:
    """What another has written there is gone."""
    c.execute(delete(entry).where(entry.c.game == game_id, entry.c.seq >= entries[0].seq))
    press(c, game_id, entries, *rest)


def heads_unseen(patched: pytest.MonkeyPatch) -> None:
    """Whoever writes last is right. The key of entries would refuse most of it."""
    patched.setattr(journal, "_as_known", head_unseen)
    patched.setattr(journal, "_press", written_over)


async def always(self: Session, table: Table) -> bool:
    return True


HOSTS = {
    "a lease by the process's own clock": Planted(
        lambda p: p.setattr(db.Leases, "beat", by_its_own_clock),
        test_leases.test_members_share_what_there_is_and_a_lease_that_ran_out_is_taken_under_a_new_term,
    ),
    "work of all shards that is taken over with one": Planted(
        lambda p: p.setattr(db.Queue, "inherit", of_all_shards),
        test_hosts.test_what_another_had_begun_on_a_shard_is_done_by_whoever_takes_it_and_nothing_else,
    ),
    "a claim that rests on nothing": Planted(
        lambda p: p.setattr(due, "valid", believed),
        test_hosts.test_nothing_is_claimed_on_a_lease_that_ran_out_whatever_its_holder_believes,
    ),
    "a table that is read in two moments": Planted(
        lambda p: p.setattr(Session, "_stands", always),
        test_hosts.test_a_table_that_another_writes_while_it_is_read_is_not_taken_for_damaged,
    ),
    "a head that is not compared, where only the key of entries refuses": Planted(
        lambda p: p.setattr(journal, "_as_known", head_unseen),
        test_hosts.test_of_two_that_write_one_table_at_once_one_is_told_and_nothing_is_lost,
    ),
    "a head that is not compared, where nothing refuses": Planted(
        heads_unseen,
        test_hosts.test_of_two_that_write_one_table_at_once_one_is_told_and_nothing_is_lost,
    ),
    "a game in memory that is believed": Planted(
        lambda p: p.setattr(Live, "stands", lambda self, table: True),
        test_hosts.test_a_table_that_another_has_written_past_is_read_anew_though_nobody_said_so,
    ),
}
NOTICES = {
    "notices of what is not kept": Planted(
        lambda p: p.setattr(due, "note", told_at_once),
        test_notices.test_what_one_has_written_the_other_hears_once_it_is_kept,
    ),
    "a claim that waits for whoever writes": Planted(
        lambda p: p.setattr(due, "_LOCKED", due._LOCKED.with_for_update()),
        test_notices.test_a_row_that_another_is_writing_is_left_and_so_is_what_comes_after_it,
    ),
}


BEATS = {
    "beats that another's beat refuses while it is being kept": Planted(
        lambda p: p.setattr(postgres, "LEASING", postgres.WRITING),
        test_beats.test_others_beat_while_a_beat_is_being_kept,
    ),
    "a claim that is given up before another's is kept": Planted(
        lambda p: p.setattr(postgres, "REFUSED_S", 0.0001),
        test_beats.test_a_claim_that_anothers_refuses_while_that_is_being_kept_is_tried_for_longer_than_a_second,
    ),
    "a lease that is taken as it was seen, whatever it is": Planted(
        lambda p: p.setattr(postgres, "LEASING", "begin isolation level read committed"),
        partial(test_beats.test_of_two_that_take_something_at_once_one_has_it, what="a free shard"),
    ),
    "an heir in another's place": Planted(
        lambda p: p.setattr(postgres, "LEASING", "begin isolation level read committed"),
        partial(test_beats.test_of_two_that_take_something_at_once_one_has_it, what="the place of an heir"),
    ),
}


@pytest.mark.parametrize("name", HOSTS)
async def test_a_fault_planted_in_a_host_of_several_is_found(
    name: str, store: db.Store, clock: Clock, halves: list[Half], monkeypatch: pytest.MonkeyPatch
) -> None:
    await finds(HOSTS[name], {"store": store, "clock": clock, "halves": halves}, monkeypatch)


@test_notices.pytestmark
@pytest.mark.parametrize("name", NOTICES)
async def test_a_fault_planted_between_two_stores_is_found(
    name: str, two: list[db.Store], monkeypatch: pytest.MonkeyPatch
) -> None:
    await finds(NOTICES[name], {"two": two}, monkeypatch)


@test_beats.pytestmark
@pytest.mark.parametrize("name", BEATS)
async def test_a_fault_planted_in_beats_at_one_moment_is_found(
    name: str, several: list[db.Store], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await finds(BEATS[name], {"several": several, "tmp_path": tmp_path}, monkeypatch)
