"""Ratings: `openskill`'s own numbers, and a law: whatever happens to games and people, and whenever ladders catch up,
they are what a second program makes of the games that are left."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from random import Random

import pytest
from openskill.models import PlackettLuce
from sqlalchemy import insert, update

import db
from db.ratings import EVERYWHERE, Contest, Entrant, Rating, Who
from db.schema import game, server, tenure
from host import Host, Person, Place, Refused
from host.calls import terms_of
from host.results.ratings import MODEL, NEW, Ladders, after, ranks, shown
from tests.host.spoilt import Player
from tests.soak import times

SERVERS, KEYS, PEOPLE = (10, 20), ("ferry", "roads"), range(101, 113)
KINDS = ("random", "strong")


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


class World:
    """Games by lot in a database, and what this program knows of them."""

    def __init__(self, store: db.Store, random: Random) -> None:
        self.store, self.random, self.clock = store, random, 1_000
        self.games: dict[int, tuple[int, str, int, bool, list[tuple[Who | None, int, bool]]]] = {}
        self.reopened: dict[int, db.Result] = {}

    async def play(self) -> None:
        """A game is over, perhaps one that ended before others."""
        random, where, key = self.random, self.random.choice(SERVERS), self.random.choice(KEYS)
        self.clock += random.choice((0, 1, 50))
        number = max(self.games, default=0) + 1
        ended = self.clock - random.choice((0, 0, 0, 0, 40))
        people = random.sample(PEOPLE, random.randrange(1, 4))
        holders = [Who(each) for each in people] + [Who(0, random.choice(KINDS)) for _ in range(random.randrange(3))]
        rated = len(holders) > 1 and random.random() < 0.9
        places = [1, *(random.randrange(1, len(holders) + 1) for _ in holders[1:])]
        random.shuffle(places)
        tenures, seats = [], list[tuple[Who | None, int, bool]]()
        for n, who in enumerate(holders):
            first = {"game": number, "seat": n, "first": 0, "name": "x", "person": who.person or None}
            first["opponent"] = who.opponent or None
            leaves = bool(who.person) and random.random() < 0.2
            tenures.append({**first, "last": 5 if leaves else None})
            if leaves:  # for good, or they come back
                back = random.random() < 0.3
                tenures.append({**first, "first": 6, "last": 7 if back else None, "opponent": "strong"})
                if back:
                    tenures.append({**first, "first": 8, "last": None})
                leaves = not back
            seats.append((who, places[n], not leaves))

        def written(c: object) -> None:
            c.execute(insert(game).values(ROW | {"id": number, "server": where, "key": key}))  # type: ignore[attr-defined]
            c.execute(insert(tenure), tenures)  # type: ignore[attr-defined]

        await self.store.database.write(written)
        ending = db.Ending(head=9, began=0, ended=ended, entries=9, turns=9, setting="", fewest=False, sources=b"[]",
                           rated=rated)  # fmt: skip
        scores = [db.Score(seat=n, place=place, points=0, won=place == 1) for n, (_, place, _) in enumerate(seats)]
        result = db.Result(ending, tuple(scores))
        assert await self.store.results.write(number, result)
        self.games[number] = (where, key, ended, rated, seats)
        self.reopened[number] = result

    async def reopen(self) -> None:
        """A game goes on after its end, and some are over again."""
        number = self.random.choice(list(self.games))
        kept = self.games.pop(number)
        await self.store.games.set_status(number, db.Status.PLAYING, self.clock)
        await self.catch_up()
        await self.store.games.set_status(number, db.Status.FINISHED, self.clock)
        if self.random.random() < 0.5:
            assert await self.store.results.write(number, self.reopened[number])
        else:
            kept = (*kept[:3], False, kept[4])  # it waits for its result
        self.games[number] = kept

    async def forget(self) -> None:
        """Somebody is forgotten on a server."""
        where, person = self.random.choice(SERVERS), self.random.choice(PEOPLE)
        await self.store.seats.forget(where, person)
        for number, (there, key, ended, rated, seats) in self.games.items():
            if there == where:
                left = [(None if who == Who(person) else who, place, stayed) for who, place, stayed in seats]
                self.games[number] = (there, key, ended, rated, left)
        # Who left their seat to an opponent is gone from both of its tenures: it still is not they who ended there.

    async def delete(self) -> None:
        """A game of a server that the bot has left is deleted; the newest keeps its number."""
        number = self.random.choice(list(self.games)[:-1] or [0])
        if number:
            where = self.games.pop(number)[0]
            gone = update(server).where(server.c.id == where)
            await self.store.database.write(lambda c: c.execute(gone.values(left_at=1)))
            assert await self.store.servers.drop_game(number, 2)
            await self.store.database.write(lambda c: c.execute(gone.values(left_at=None)))

    async def catch_up(self) -> None:
        """A ladder catches up, perhaps."""
        await Ladders(self.store).catch_up(self.random.choice((EVERYWHERE, *SERVERS)), self.random.choice(KEYS))

    def expected(self, where: int, key: str) -> dict[Who, tuple[float, float, int]]:
        """The ratings, by `openskill` itself."""
        model, now = PlackettLuce(), dict[Who, tuple[float, float, int]]()
        rows = [(ended, number, seats) for number, (at, of, ended, rated, seats) in self.games.items()
                if rated and of == key and where in (at, EVERYWHERE)]  # fmt: skip
        for _, _, seats in sorted(rows, key=lambda row: row[:2]):
            own = [now.get(who, (25.0, 25.0 / 3, 0)) if who else (25.0, 25.0 / 3, 0) for who, _, _ in seats]
            rank = [float(place if stayed else len(seats) + 1) for _, place, stayed in seats]
            new = [r for (r,) in model.rate([[model.rating(mu, sigma)] for mu, sigma, _ in own], ranks=rank)]
            for who in {who for who, _, _ in seats if who}:
                mine = [r for r, (each, _, _) in zip(new, seats, strict=True) if each == who]
                mu, sigma = (sum(v) / len(mine) for v in zip(*((r.mu, r.sigma) for r in mine), strict=True))
                now[who] = (mu, sigma, now.get(who, (0, 0, 0))[2] + 1)
        return now


ROW = {
    "channel": 1, "thread": None, "status": db.Status.FINISHED, "head": 9, "undos": 0, "wanted": 4, "options": b"",
    "seed": b"s", "seed_hash": b"h", "rules": "1", "state_hash": b"", "presses": b"", "created_by": 1,
    "created_at": 0, "updated_at": 0,
}  # fmt: skip


async def test_ratings_are_what_the_games_that_are_left_give(host: Host) -> None:
    store = host.store
    for n in SERVERS:
        await store.games.set_server(db.Server(n))
    random = Random(5)
    world = World(store, random)
    for _ in range(times(110)):
        acts: Sequence[Callable[[], Awaitable[None]]] = [world.play] * 8 + [world.catch_up] * 6
        acts = [*acts, world.forget, world.reopen, world.delete] if world.games else acts
        await random.choice(acts)()
    ladders, found = Ladders(store), 0
    for where in (EVERYWHERE, *SERVERS):
        for key in KEYS:
            kept = {who: (r.mu, r.sigma, r.games) for who, r in await ladders.all(where, key)}
            assert kept == world.expected(where, key)
            assert await ladders.catch_up(where, key, anew=True) is False
            found += len(kept)
    assert found > 20
    assert await ladders.fault() is None


async def test_a_wrong_rating_is_told_and_computed_again(host: Host) -> None:
    world = World(host.store, Random(1))
    for _ in range(6):
        await world.play()
    ladders = host.results.ladders
    key = next(key for _, key, _, rated, _ in world.games.values() if rated)
    before = await ladders.all(EVERYWHERE, key)
    await host.store.database.write(lambda c: c.exec_driver_sql("update rating set mu = mu + 1e-5 where server = 0"))
    assert "are not what its games give" in (await ladders.fault() or "")
    assert await ladders.catch_up(EVERYWHERE, key, anew=True)
    assert await ladders.all(EVERYWHERE, key) == before


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
