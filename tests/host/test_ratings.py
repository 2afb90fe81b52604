"""Ratings: `openskill`'s own numbers, and a law: whatever happens to games and people, and whenever ladders catch up,
they are what a second set of books makes of the games that are left."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from random import Random

import msgspec
import pytest

import db
from cogs.kit.card import Card
from cogs.pictures.wanted import Wanted
from cogs.stats import stats_seen
from cogs.stats.stats_card import person_card, server_card
from cogs.stats.stats_seen import seen_of_person, seen_of_server
from db.ratings import EVERYWHERE, Contest, Entrant, Rating, Who
from host import Host, Person, Place, Refused
from host.calls import terms_of
from host.life import Life
from host.results.ratings import MODEL, NEW, after, ranks, shown
from tests.host.spoilt import Player
from tests.host.years import Kept, Played, Years, played
from tests.soak import times
from words import Speaker


def test_the_model_gives_the_numbers_of_its_manual() -> None:
    """openskill.py, docs/source/manual.rst, "The Basics" and "Ranks"."""
    one, two, three, four = (MODEL.rating() for _ in range(4))
    (one, two), (three, four) = MODEL.rate([[one, two], [three, four]])
    assert (one.mu, one.sigma) == (two.mu, two.sigma) == (26.964294621803063, 8.177962604389991)
    assert (three.mu, three.sigma) == (four.mu, four.sigma) == (23.035705378196937, 8.177962604389991)
    assert one.ordinal() == pytest.approx(2.4304068086330872, abs=1e-12)


def entrant(who: Who | None, place: int, *, stayed: bool = True) -> Entrant:
    return Entrant(who, place, stayed)


def test_who_leaves_comes_last_and_who_was_forgotten_is_a_newcomer() -> None:
    ann, ben, cat = (Who(n) for n in (1, 2, 3))
    left = Contest(1, 1, (entrant(ann, 1, stayed=False), entrant(ben, 2), entrant(None, 3)))
    assert ranks(left) == [4, 2, 3]
    made = after(left, {ben: Rating(30.0, 2.0, 7)})
    assert set(made) == {ann, ben}
    assert made[ann].mu < NEW.mu
    assert made[ben].games == 8
    tied = after(Contest(1, 1, (entrant(ann, 1), entrant(ben, 1), entrant(cat, 3))), {})
    assert tied[ann] == tied[ben]
    assert tied[cat].mu < NEW.mu < tied[ann].mu
    assert shown(NEW) == 1_000 < shown(tied[ann])


def test_opponents_of_one_kind_share_a_rating() -> None:
    kind = Who(0, "strong")
    seats = (entrant(Who(1), 1), entrant(kind, 2), entrant(kind, 3))
    made = after(Contest(1, 1, seats), {})
    _, (second,), (third,) = MODEL.rate([[MODEL.rating()] for _ in range(3)], ranks=[1.0, 2.0, 3.0])
    assert made[kind] == Rating((second.mu + third.mu) / 2, (second.sigma + third.sigma) / 2, 1)


@pytest.fixture(scope="module")
def known(tmp_path_factory: pytest.TempPathFactory) -> list[Played]:
    return asyncio.run(played(tmp_path_factory.mktemp("played") / "games.db", 3))


Begun = Callable[[int], Awaitable[Years]]


@pytest.fixture
async def begun(url: str, known: list[Played]) -> AsyncIterator[Begun]:
    """Begins years, by lot from a number."""
    store, all_ = await db.Store.open(url), list[Years]()

    async def begin(seed: int) -> Years:
        all_.append(await Years(store, Random(seed), known, people=14, servers=3).begin())
        return all_[-1]

    yield begin
    for each in all_:
        await each.host.close()
    await store.close()


async def lived(years: Years, acts: int) -> Years:
    """A small share of what `python -m benchmarks.years` lives."""
    for _ in range(acts):
        years.time += years.random.choice((0, 1, 50))
        does: Sequence[Callable[[], Awaitable[None]]] = [years.play] * 8 + [years.catch_up] * 6
        seldom = [years.forget, years.take_back, years.take_back]
        some = [*does, *seldom, *([years.leave] if years.random.random() < 0.07 else [])] if years.books else does
        await years.random.choice(some)()
    return years


async def test_years_go_by_and_all_is_computed_again_to_the_same(begun: Begun) -> None:
    years = await lived(await begun(5), times(110))
    assert await years.differences(20) == []
    assert await years.anew() == []
    assert await years.host.results.ladders.fault() is None
    assert min(years.told.values()) > 0
    assert sum(len(years.ratings(server, "ferry")) for server in (EVERYWHERE, *years.servers)) > 20


async def test_whoever_took_over_and_is_forgotten_leaves_ratings_that_are_computed_again_to_the_same(
    begun: Begun,
) -> None:
    """They have no rating; but whether whoever began there has left is not known any more."""
    years = await begun(1)
    model = next(each for each in years.known if len(each.scores) == 2)
    kept = Kept(years.servers[0], "ferry", years.time, True, ())
    first = {"first": 0, "last": None, "opponent": None}
    winner = next(each.seat for each in model.scores if each.won)
    rows = [{**first, "seat": 1 - winner, "person": 101}, {**first, "seat": winner, "person": 102, "last": 5}]
    await years.written(1, kept, model, [*rows, {**rows[1], "first": 6, "last": None, "person": 103}])
    for person in (102, 103):
        await years.host.results.ladders.all(EVERYWHERE, "ferry")
        await years.host.data.forget(person)
    ladders = years.host.results.ladders
    before = await ladders.all(EVERYWHERE, "ferry")
    await ladders.catch_up(EVERYWHERE, "ferry", anew=True)
    assert await ladders.all(EVERYWHERE, "ferry") == before


def not_stale(patch: pytest.MonkeyPatch) -> None:
    """A result that goes, or is another, leaves the ratings as they are."""
    patch.setattr(db.ratings, "touch", lambda *_: None)


def kept_in_mind(patch: pytest.MonkeyPatch) -> None:
    """Somebody who is forgotten leaves the ratings of the others as they are."""
    patch.setattr(db.ratings, "forget", lambda *_: None)


def result_stays(patch: pytest.MonkeyPatch) -> None:
    """A game that goes on keeps its result."""
    patch.setattr(db.results, "drop", lambda *_: None)


def old_changes_stay(patch: pytest.MonkeyPatch) -> None:
    """What games did to ratings is not computed again with them."""
    note = db.ratings._note
    patch.setattr(db.ratings, "_note", lambda c, new, old: None if old else note(c, new, old))


def as_who_stays(patch: pytest.MonkeyPatch) -> None:
    """Who leaves is rated as who stays."""

    def ranks(contest: Contest) -> list[int]:
        return [each.place for each in contest.entrants]

    patch.setattr("host.results.ratings.ranks", ranks)


@pytest.mark.parametrize("plant", [not_stale, kept_in_mind, result_stays, old_changes_stay, as_who_stays])
async def test_what_spoils_the_books_is_found(
    plant: Callable[[pytest.MonkeyPatch], None], begun: Begun, monkeypatch: pytest.MonkeyPatch
) -> None:
    plant(monkeypatch)
    years = await begun(7)
    try:
        await lived(years, 50)
    except (AssertionError, db.StoreError):
        return  # told on the way
    assert [*await years.differences(20), *await years.anew()]


def named(card: Card) -> set[int]:
    """The people who are named in a card, its pictures, and what is said of these."""
    told = [part if isinstance(part, str) else msgspec.json.encode(part.view).decode()
            for part in card.parts if isinstance(part, str | Wanted)]  # fmt: skip
    return {int(name) for name in re.findall(r"P(\d+)", " ".join(told))}


async def named_to_others(years: Years, allowed: set[int]) -> int:
    """How many people are named in all that is shown of results, each of whom shows their own or is who asks; fails
    for any other."""
    host, speak, seen = years.host, Speaker("en"), 0
    games = {"ferry": years.host.register.games["ferry"]}  # the other has no words
    for me in years.random.sample(years.people, 4):
        for server in years.servers:
            for key in (None, *games):
                card = server_card(await seen_of_server(host, me, server, [years.channel], key), games, speak)
                assert named(card) <= {*allowed, me}
                seen += len(named(card))
            for person in years.people:
                of = await seen_of_person(host, me, person, f"P{person}", server)
                assert (of is not None) == (person in allowed)
                found = set[int]() if of is None else named(person_card(of, games, speak))
                assert found <= {*allowed, me}
                seen += len(found)
    return seen


async def test_who_does_not_show_theirs_is_named_to_nobody_else(begun: Begun) -> None:
    """In statistics, records and ratings, their pictures and descriptions."""
    years = await lived(await begun(5), 50)
    allowed = {*years.random.sample(years.people, 5)}
    for person in allowed:
        await years.host.attention.live(person, Life(shown=True))
    assert await named_to_others(years, allowed) > 50


async def test_records_are_those_of_looking_at_all_games(begun: Begun) -> None:
    years, found = await lived(await begun(3), 50), 0
    for server in years.servers:
        for each in await years.store.statistics.groups(server, [years.channel], "ferry"):
            best = sorted(
                (-seat.score.points, kept.ended, number, seat.score.seat, seat.held)
                for number, kept in years.books.items()
                for seat in kept.seats
                if (kept.server, kept.key, len(kept.seats)) == (server, "ferry", each.seats) and seat.opponent is None
            )
            assert (each.record, each.person) == ((-best[0][0], best[0][4]) if best else (None, None))
            found += each.person is not None
    assert found > 3


async def test_who_won_most_is_counted_as_by_looking_at_all_games(begun: Begun) -> None:
    """Also after somebody was forgotten, and came back."""
    years, found = await lived(await begun(5), 60), 0
    asked = years.people[::-1][:12]
    for server in years.servers:
        told = await years.store.statistics.people(server, [years.channel], asked, "ferry", most=100)
        counted: dict[int, list[bool]] = {}
        for kept in years.books.values():
            for seat in kept.seats if (kept.server, kept.key) == (server, "ferry") and len(kept.seats) > 1 else ():
                if seat.held in asked and seat.opponent is None:
                    counted.setdefault(seat.held, []).append(seat.score.won)
        wanted = sorted((-sum(won), len(won), person) for person, won in counted.items())
        assert [(-each.wins, each.games, each.person) for each in told] == wanted
        assert all(each.name for each in told)
        found += len(told)
    assert years.told["forgotten"]
    assert found > 5


async def test_a_record_that_names_whoever_holds_it_is_found(begun: Begun, monkeypatch: pytest.MonkeyPatch) -> None:
    years = await lived(await begun(5), 50)
    monkeypatch.setattr(stats_seen, "replace", lambda group, **_: group)
    with pytest.raises(AssertionError):
        await named_to_others(years, set())


async def test_a_wrong_rating_is_told_and_computed_again(begun: Begun) -> None:
    years = await begun(1)
    for _ in range(6):
        await years.play()
    ladders = years.host.results.ladders
    key = next(kept.key for kept in years.books.values() if kept.rated)
    before = await ladders.all(EVERYWHERE, key)
    await years.store.database.write(lambda c: c.exec_driver_sql("update rating set mu = mu + 1e-5 where server = 0"))
    assert "are not what its games give" in (await ladders.fault() or "")
    assert await ladders.catch_up(EVERYWHERE, key, anew=True)
    assert await ladders.all(EVERYWHERE, key) == before


async def test_what_a_game_did_to_ratings_is_checked_and_forgotten(begun: Begun) -> None:
    years = await begun(1)
    while {kept.rated for kept in years.books.values() if len(kept.seats) > 1} != {True, False}:
        await years.play()
    ladders, ask = years.host.results.ladders, years.store.database.write
    for server, key in await years.store.ratings.ladders():
        await ladders.catch_up(server, key)
    assert await ladders.fault() is None
    shared = {number: kept.rated for number, kept in years.books.items() if len(kept.seats) > 1}
    rated, other = next(n for n in shared if shared[n]), next(n for n in shared if not shared[n])
    for edit, told in (
        (f"update score set rating_after = rating_after + 2 where game = {rated}", "is not what they give"),
        (f"update score set rating_before = null where game = {rated}", "is not what they give"),
        (f"update score set rating_after = 2 where game = {other}", "no game gave"),
    ):
        await ask(lambda c, edit=edit: c.exec_driver_sql(edit))
        assert told in (await ladders.fault() or "")
        await ask(lambda c: c.exec_driver_sql(f"update score set rating_after = null where game = {other}"))
        await ladders.catch_up(years.books[rated].server, years.books[rated].key, anew=True)
        assert await ladders.fault() is None
    before = await years.store.ratings.changed(rated)
    person = next(each.who.person for each in before if each.who.person)
    await years.host.data.forget(person)
    assert await years.store.ratings.changed(rated) == []  # until it is computed again
    row = await years.store.games.game(rated)
    assert row is not None
    noted = await years.store.ratings.changes(row.server, row.key)
    seats = {each.seat for each in before}
    gone = {each.seat for each in before if each.who.person == person}
    assert {seat for number, seat in noted if number == rated} == seats - gone
    assert {each.seat for each in await ladders.changed(row)} == seats - gone


async def test_a_table_is_rated_from_before_others_join_it(host: Host, people: list[Person], place: Place) -> None:
    ann, ben, _ = people
    made = await host.lobby.create("k", ann, place, game="ferry")
    assert terms_of(made.row).rated == "off"
    await host.lobby.join(made.id, ben)
    with pytest.raises(Refused) as refused:
        await host.lobby.change_term(made.id, ann.id, "rated", "on")
    assert refused.value.code == "rated-others"
    await host.lobby.leave(made.id, ben.id)
    rated = await host.lobby.change_term(made.id, ann.id, "rated", "on")
    assert terms_of(rated.row).rated == "on"
    await host.lobby.join(made.id, ben)
    await host.lobby.change_term(made.id, ann.id, "full", "start")
    assert terms_of((await host.register.table(made.id)).row).rated == "on"


async def test_the_end_of_a_rated_table_changes_ratings_once(host: Host, people: list[Person], place: Place) -> None:
    ann, ben, _ = people
    made = await host.lobby.create("k", ann, place, game="ferry")
    await host.lobby.change_term(made.id, ann.id, "rated", "on")
    await host.lobby.join(made.id, ben)
    await host.lobby.start("s", made.id, ann.id)
    player = Player(host, Random(2))
    await player.moves(made.id, 400)
    await host.work.idle("result")
    result = await host.store.results.of(made.id)
    assert result is not None
    assert result.ending.rated
    won = [each.won for each in result.scores]
    table = await host.register.table(made.id)
    for where in (EVERYWHERE, place.server):
        kept = await host.store.ratings.all(where, "ferry")
        assert {who.person for who in kept} == {ann.id, ben.id}
        assert all(each.games == 1 for each in kept.values())
        for seat in table.seats:
            assert seat.person is not None
            assert (kept[Who(seat.person)].mu > NEW.mu) == (won[seat.index] and not all(won)) or all(won)
    assert not await host.results.write(made.id)
    assert not await host.results.ladders.catch_up(EVERYWHERE, "ferry")
