"""The gateway breaks in all its ways: presses in between arrive, count once, and are answered."""

from __future__ import annotations

import pytest

from tests.soak import SOAK
from tests.wire.conftest import Club
from tests.wire.people import board
from tests.wire.small import until
from tests.wire.world import Channel


async def playing(club: Club) -> Channel:
    await club.bot.start()
    return await club.table("Ann", "Ben")


async def answers(club: Club, thread: Channel) -> None:
    """Somebody presses "Your move" and sees a panel."""
    on, ann = board(thread), club.person("Ann")
    assert on is not None
    asked = ann.presses(on, "move")
    assert await ann.sees(asked) is not None, club.bot.said


async def test_a_closed_connection_is_resumed_and_presses_in_between_are_answered(club: Club) -> None:
    thread = await playing(club)
    await club.discord.gateway.close(1001)
    await answers(club, thread)
    assert (club.discord.gateway.resumed, club.discord.gateway.identified) == (1, 1)


async def test_the_bot_reconnects_when_it_is_asked_to(club: Club) -> None:
    thread = await playing(club)
    await club.discord.gateway.reconnect()
    await until(lambda: club.discord.gateway.resumed)
    await answers(club, thread)


async def test_after_an_invalid_session_the_bot_identifies_anew(club: Club) -> None:
    thread = await playing(club)
    await club.discord.gateway.forget()
    await until(lambda: club.discord.gateway.identified == 2)
    await answers(club, thread)


async def test_a_press_delivered_twice_counts_once(club: Club) -> None:
    thread = await playing(club)
    on, ann = board(thread), club.person("Ann")
    assert on is not None
    asked = ann.presses(on, "move")
    club.discord.gateway.tell("INTERACTION_CREATE", asked.json(club.discord.world))
    assert await ann.sees(asked) is not None
    callbacks = "POST /interactions/"
    await until(lambda: [r for r in club.discord.rest.log if r.status == 400])
    assert club.discord.requests(callbacks) >= 2
    assert asked.said == []
    assert "[error" not in club.bot.said


@pytest.mark.skipif(SOAK == 1, reason="takes more than a minute of waiting: only in `make soak`")
async def test_a_connection_without_acks_is_given_up_and_resumed(club: Club) -> None:
    club.discord.gateway.beat, club.discord.gateway.acks = 2.0, False
    thread = await playing(club)
    await until(lambda: club.discord.gateway.resumed, 120, club.bot.said)
    club.discord.gateway.acks = True
    await answers(club, thread)
