"""A table does not wait long for somebody who is away: however its game asks them, the others may soon have a
practice opponent play until they are back. For somebody who says nothing it waits as long as its terms say."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.chance import Seeded
from engine.core.game import Game
from engine.core.opponents import random_player
from engine.core.text import write
from engine.games import charmers, milestones, roads
from host import Host, Place, Refused
from host.calls import ABSENT, DAY, HOUR, terms_of
from host.life import Life
from tests.host.three import ANN, BEN, CAT, Clock, clock, host, notices, waiting

__all__ = ["clock", "host"]
GAMES = {"alone": milestones.GAME, "at once": roads.GAME, "open turns": charmers.GAME}
"""By how they ask: one alone; all at once; all who still have an open turn in a pass."""


async def held_up(host: Host, place: Place, game: Game[Any]) -> int:
    """A game in which the others have done all they can, and Cat alone is waited for; its table."""
    made = await host.lobby.create("c", ANN, place, game=game.key)
    for person in (BEN, CAT):
        await host.lobby.join(made.id, person)
    await host.lobby.start("s", made.id, ANN.id, seating="joined")
    for n in range(900):
        others = [seat for seat in await waiting(host, made.id) if seat != 2]
        if not others:
            return made.id
        look = await host.now.look(made.id, others[0] + 1)
        action = random_player(game, look._state, look.seat, Seeded(b"others", 0, n))
        await host.now.add(f"{n}", made.id, others[0] + 1, look.token, write(action))
    raise AssertionError("the others go on for ever")


@pytest.mark.parametrize("asks", GAMES.values(), ids=GAMES)
async def test_for_who_is_away_a_practice_opponent_soon_plays_until_they_are_back(
    host: Host, place: Place, clock: Clock, asks: Game[Any]
) -> None:
    number, began = await held_up(host, place, asks), clock()
    await host.attention.live(CAT.id, Life(away=began + 30 * DAY))
    clock.time = began + ABSENT * HOUR - 1
    with pytest.raises(Refused, match="too-early"):
        await host.seats.vote_replace(number, 2, ANN.id)
    (late,) = (await host.now.look(number, ANN.id)).late
    assert late.at == began + ABSENT * HOUR, "it is told before"
    clock.time += 1
    for person in (ANN, BEN):
        await host.seats.vote_replace(number, 2, person.id)
    seat = (await host.register.table(number)).seats[2]
    assert (seat.person, seat.opponent is None, seat.open) == (CAT.id, False, False), "it stays theirs"
    assert (await notices(host))[-1].persons == (CAT.id,)
    assert 2 not in await waiting(host, number), "the game goes on"
    await host.seats.come_back(number, CAT.id)
    assert (await host.register.table(number)).player(2) == CAT.id


@pytest.mark.parametrize(
    "life",
    [Life(), Life(away=1_000_000 + 40 * HOUR), Life(away=1_000_000 + 60 * HOUR), Life(away=2_000_000, hidden=True)],
)
async def test_for_all_others_it_waits_as_long_as_the_table_says(
    host: Host, place: Place, clock: Clock, life: Life
) -> None:
    """For who says nothing, is back before, or lets nobody see it."""
    number, began = await held_up(host, place, milestones.GAME), clock()
    await host.attention.live(CAT.id, life)
    hours = terms_of((await host.register.table(number)).row).replace
    clock.time = began + hours * HOUR - 1
    with pytest.raises(Refused, match="too-early"):
        await host.seats.vote_replace(number, 2, ANN.id)
    clock.time += 1
    for person in (ANN, BEN):
        await host.seats.vote_replace(number, 2, person.id)
    seat = (await host.register.table(number)).seats[2]
    assert (seat.opponent is None, seat.open) == (False, True)


async def test_nobody_waits_for_who_has_left(host: Host, place: Place) -> None:
    number = await held_up(host, place, milestones.GAME)
    await host.seats.resign(number, CAT.id)
    assert 2 not in await waiting(host, number)
