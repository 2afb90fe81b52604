"""Leagues: people sign up, tables open by themselves in the order that was drawn, results count, rounds follow."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

import db
from host import Host, Refused, Settings, Status
from host.calls import OfLeague, terms_of
from host.clocks.terms import DAY
from host.leagues.charter import charter_of, in_it, outcome, stands
from host.leagues.format import UNIT
from tests.host.leagues_of import PEOPLE, SERVER, book, ended, opened, people_at, played, tables
from tests.host.three import Clock, clock, host

__all__ = ["clock", "host"]


async def told(host: Host) -> list[str]:
    """The codes of what is announced."""
    return [each.body.decode().split('"')[3] for each in await host.store.leagues.announced(SERVER)]


async def test_eight_people_play_three_rounds_and_one_is_champion(host: Host, clock: Clock) -> None:
    number = await opened(host)
    before = [each.turn for each in await host.store.errands.of(SERVER)]
    assert await host.leagues.look(SERVER) == clock.time + 7 * DAY
    assert [each.turn for each in await host.store.errands.of(SERVER)] == before, "a look at nothing stirs nothing"
    assert await tables(host, number) == []
    clock.time += 7 * DAY
    for at in (1, 2, 3):
        await host.leagues.look(SERVER)
        of, round_ = await book(host, number), await tables(host, number)
        assert (of.league.stage, of.league.round, len(round_)) == (db.Stage.PLAYED, at, 2)
        sat = []
        for each in round_:
            assert each.numbered is not None
            table = await host.register.table(each.numbered)
            assert table.status is Status.PLAYING
            assert [seat.person for seat in table.seats] == people_at(of, each), "in the order that was drawn"
            named = OfLeague(number=number, title="The Cup", round=at, place=of.league.channel)
            assert terms_of(table.row) == replace(charter_of(of.league).terms, league=named)
            sat += table.persons()
            await played(host, each.numbered, Random(f"{at} {each.number}"))
        assert sorted(sat) == [each.id for each in PEOPLE[:8]]
    assert await host.leagues.look(SERVER) is None
    of = await book(host, number)
    assert (of.league.stage, of.league.season) == (db.Stage.OVER, 1)
    for each in of.fixtures:
        result, counts = await host.store.results.of(each.numbered or 0), outcome(each)
        assert result is not None
        assert counts is not None
        assert (each.scored, counts.places) == ("played", tuple(score.place for score in result.scores))
    order = stands(of, over=True)
    assert [each.state for each in order] == ["champion"] + ["in"] * 7
    assert sum(each.points for each in order) == 8 * 3 * UNIT // 2
    assert await told(host) == ["round", "round", "round", "season-over"]


async def test_a_table_that_is_opened_twice_is_one_table(host: Host, clock: Clock) -> None:
    number = await opened(host)
    clock.time += 7 * DAY
    await host.leagues.look(SERVER)
    before = await tables(host, number)
    lost = [replace(each, numbered=None) for each in before]  # the process ended before it was noted
    await host.store.leagues.change(number, lambda _: db.Moved(fixtures=lost), clock.time)
    await host.leagues.look(SERVER)
    assert await tables(host, number) == before
    assert len(await host.store.servers.games(SERVER)) == 2


async def test_who_leaves_between_the_draw_and_the_opening_is_not_seated_and_who_replaces_somebody_is(
    host: Host, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    number, whole = await opened(host, PEOPLE[:4]), host.lobby.assemble

    async def killed(*_: object) -> None:
        raise RuntimeError

    monkeypatch.setattr(host.lobby, "assemble", killed)
    clock.time += 7 * DAY
    with pytest.raises(RuntimeError):
        await host.leagues.look(SERVER)
    monkeypatch.setattr(host.lobby, "assemble", whole)
    (drawn,) = await tables(host, number)
    assert drawn.numbered is None
    await host.leagues.leave(SERVER, number, PEOPLE[0].id)
    await host.leagues.join(SERVER, number, PEOPLE[9])
    await host.leagues.leave(SERVER, number, PEOPLE[1].id)
    await host.leagues.look(SERVER)
    of, (only,) = await book(host, number), await tables(host, number)
    seats = (await host.register.table(only.numbered or 0)).seats
    assert [each.person for each in seats] == [None if who == PEOPLE[1].id else who for who in people_at(of, only)]
    assert {each.person for each in seats if not each.open} == {PEOPLE[n].id for n in (2, 3, 9)}
    assert sum(each.open for each in seats) == 1, "anybody may take it"


async def test_too_few_people_end_a_league_and_nobody_signs_up_afterwards(host: Host, clock: Clock) -> None:
    number = await opened(host, PEOPLE[:2])
    clock.time += 7 * DAY
    assert await host.leagues.look(SERVER) is None
    assert (await book(host, number)).league.stage is db.Stage.OVER
    assert await told(host) == ["too-few"]
    with pytest.raises(Refused, match="league-over"):
        await host.leagues.join(SERVER, number, PEOPLE[2])


async def test_signing_up_and_leaving(host: Host, clock: Clock) -> None:
    number = await opened(host)
    with pytest.raises(Refused, match="league-in-it"):
        await host.leagues.join(SERVER, number, PEOPLE[0])
    await host.leagues.leave(SERVER, number, PEOPLE[0].id)
    with pytest.raises(Refused, match="league-not-in-it"):
        await host.leagues.leave(SERVER, number, PEOPLE[0].id)
    await host.leagues.join(SERVER, number, PEOPLE[0])
    await host.leagues.leave(SERVER, number, PEOPLE[1].id)
    await host.register.set_settings(SERVER, Settings(done=True, barred=(PEOPLE[2].id,)))
    with pytest.raises(Refused, match="barred"):
        await host.leagues.join(SERVER, number, PEOPLE[2])
    with pytest.raises(Refused, match="no-such-league"):
        await host.leagues.join(SERVER + 1, number, PEOPLE[9])
    clock.time += 7 * DAY
    await host.leagues.look(SERVER)
    of, sat = await book(host, number), set[int | None]()
    for each in await tables(host, number):
        sat |= {*people_at(of, each)}
    assert sat == {each.id for each in PEOPLE[:8]} - {PEOPLE[1].id, PEOPLE[2].id}
    assert {each.person for each in of.entrants if in_it(each)} == sat


async def test_what_is_over_at_the_end_of_a_round_counts_as_it_stands(host: Host, clock: Clock) -> None:
    number = await opened(host)
    clock.time += 7 * DAY
    await host.leagues.look(SERVER)
    first, second = await tables(host, number)
    assert first.numbered is not None
    await ended(host, first.numbered, (3, 9, 1, 5), clock.time)
    clock.time += 28 * DAY - 1
    await host.leagues.look(SERVER)
    assert [each.scored for each in await tables(host, number)] == ["played", ""]
    clock.time += 1
    await host.leagues.look(SERVER)
    of = await book(host, number)
    assert of.league.round == 2, "nobody holds it up"
    one, other = of.fixtures[:2]
    assert (one.scored, other.scored) == ("played", "rule")
    assert outcome(one).places == (3, 1, 4, 2)  # type: ignore[union-attr]
    assert (await host.register.table(second.numbered or 0)).status is Status.PLAYING, "it goes on for its players"


async def test_a_table_that_ends_without_a_result_gives_all_the_same(host: Host, clock: Clock) -> None:
    number = await opened(host, PEOPLE[:4])
    clock.time += 7 * DAY
    await host.leagues.look(SERVER)
    (only,) = await tables(host, number)
    assert only.numbered is not None
    for each in PEOPLE[:4]:
        await host.seats.agree_end(only.numbered, each.id)
    await host.leagues.look(SERVER)
    of = await book(host, number)
    assert of.fixtures[0].scored == "ended"
    assert {each.points for each in stands(of)} == {UNIT // 2}
