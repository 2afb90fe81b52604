"""A league whose tables are really played: every move is one that was offered, chosen as a practice opponent would,
and made through the host."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import pytest
from msgspec.structs import replace

import db
from engine.core.chance import Seeded
from engine.core.game import AnyGame
from engine.core.opponents import OPPONENTS
from engine.core.text import write
from engine.games import ferry
from games import GAMES
from host import Host, Place
from host.clocks.terms import DAY
from host.leagues.charter import Charter, of_season, outcome, stands
from host.leagues.format import KINDS, Format, Kind
from host.session import Session
from tests.host.leagues_of import BOSS, CHANNEL, PEOPLE, SERVER, book, people_at
from tests.host.three import Clock, clock
from tests.soak import SOAK

__all__ = ["clock"]
SHORT, STRENGTH = ("charmers", "shipyard" if SOAK > 1 else "ferry"), "steady" if SOAK > 1 else "random"


async def play(host: Host, number: int, strength: str) -> int:
    """Play a table to its end; returns how many moves that took."""
    moves = 0
    while True:
        live = await Session(host.sessions, number).live()
        if live.table.status is not db.Status.PLAYING:
            return moves
        seat = live.waiting[0]
        person = live.table.player(seat)
        assert person is not None, "nobody plays for anybody here"
        game: AnyGame = live.table.game
        action = OPPONENTS[strength](game, live.state, seat, Seeded(b"league", number, live.table.row.head))
        await host.now.add(f"{number} {live.table.row.head}", number, person, live.token(seat), write(action))
        moves += 1


@pytest.mark.parametrize("kind", KINDS if SOAK > 1 else ("knockout",))
async def test_eight_people_play_every_table_of_a_league_to_its_end(
    open_host: Callable[..., Awaitable[Host]], clock: Clock, kind: Kind
) -> None:
    """Two games, in turn; whoever is first at a table is so by its moves."""
    host = await open_host(now=clock, games=(*GAMES, ferry.GAME))
    rounds = 3 if kind == "swiss" else 0
    form = Format(kind, SHORT, 2, 2, rounds, division=4, moves=1)
    made = await host.leagues.draft("open", BOSS, Place(SERVER, CHANNEL), CHANNEL, "The Cup", SHORT[0])

    def meant(charter: Charter) -> Charter:
        return replace(charter, format=form, terms=replace(charter.terms, clock=None))

    await host.leagues.change(SERVER, made.id, meant)
    await host.leagues.publish(SERVER, made.id)
    for each in PEOPLE[:8]:
        await host.leagues.join(SERVER, made.id, each)
    clock.time += 7 * DAY
    played = dict[int, int]()
    while await host.leagues.look(SERVER) is not None:
        of = await book(host, made.id)
        for each in of_season(of, 1):
            if each.numbered is not None and each.numbered not in played:
                assert (await host.register.table(each.numbered)).game.key == form.game(each.round)
                played[each.numbered] = await play(host, each.numbered, STRENGTH)
                await host.results.write(each.numbered)
        clock.time += DAY
        assert len(played) < 99, "it ends"
    of = await book(host, made.id)
    assert of.league.stage is db.Stage.OVER
    for each in of.fixtures:
        result, counts = await host.store.results.of(each.numbered or 0), outcome(each)
        assert (result is None) == (each.scored == "bye")
        if result is not None:
            assert counts is not None
            assert (each.scored, counts.left, counts.never) == ("played", (), False)
            assert counts.places == tuple(score.place for score in result.scores)
    assert min(played.values()) > 9, "none of them ended without being played"
    assert [each.state for each in stands(of, over=True)].count("champion") == 1
    if kind == "knockout":
        assert len(played) == 7
        last = max(of.fixtures, key=lambda each: each.round)
        best = people_at(of, last)[outcome(last).places.index(1)]  # type: ignore[union-attr]
        first = next(each for each in stands(of, over=True) if each.state == "champion")
        assert of.entrants[first.entrant - 1].person == best, "who wins the last table"
