"""A table whose channel hangs, refuses or is gone: the other tables do not notice, and what can pass, passes."""

from __future__ import annotations

from typing import Any

from tests.wire.conftest import Club
from tests.wire.people import Person, board, options
from tests.wire.small import until
from tests.wire.test_answers import acts, asked_next
from tests.wire.world import Channel, Denied

PASSING: dict[str, dict[str, Any]] = {
    "hangs and is lost": {"seconds": 15.0, "carried": False, "lost": True, "times": 1},
    "502": {"deny": Denied(502, 0), "times": 2},
    "503": {"deny": Denied(503, 0), "times": 1},
    "lost": {"lost": True, "times": 1},
    "limited": {"deny": Denied(429, 0, retry_after=20.0), "times": 1},
    "too many edits of old messages": {"deny": Denied(429, 30046), "times": 1},
}
LASTING = {"gone": Denied(404, 10003), "no access": Denied(403, 50001), "may not send": Denied(403, 50013)}
BOUND = 10.0
"""Seconds in which the other table is shown; the hanging one would take longer."""


def public(channel: Channel) -> int:
    """What can be told about a channel's messages: grows with each new one and each edit."""
    return sum(1 + message.mark for message in channel.messages.values())


async def move(club: Club, thread: Channel) -> Person:
    """Whoever is asked at a table carries out an action."""
    person = await asked_next(club, thread)
    shown = await person.sees(acts(person))
    assert shown is not None, club.bot.said
    return person


async def test_channels_that_fail_for_a_while_delay_no_other_and_catch_up(club: Club) -> None:
    """Each in its own way, all at the same time."""
    await club.bot.start()
    sick, well = [await club.table("Ann", "Ben") for _ in PASSING], await club.table("Ann", "Ben")
    rules = [
        club.discord.faults.add(rf"(POST|PATCH) /channels/{channel.id}/messages", **fault)
        for channel, fault in zip(sick, PASSING.values(), strict=True)
    ]
    for channel in sick:
        await move(club, channel)
    for name, rule in zip(PASSING, rules, strict=True):
        await until(lambda rule=rule: rule.met, BOUND, f"{name}: {club.bot.said}")
    before = public(well)
    await move(club, well)
    await until(lambda: public(well) > before, BOUND, club.bot.said)
    for name, rule in zip(PASSING, rules, strict=True):
        await until(lambda rule=rule: rule.met > 1, 90, f"{name}: {club.bot.said}")


async def test_a_table_whose_place_is_gone_delays_no_other_and_says_so(club: Club) -> None:
    await club.bot.start()
    well = await club.table("Ann", "Ben")
    for name, denied in LASTING.items():
        sick = await club.table("Ann", "Ben")
        last = board(sick)
        assert last is not None
        person = await asked_next(club, sick)
        sick.denied = denied
        await person.sees(acts(person))
        before = public(well)
        await move(club, well)
        await until(lambda before=before: public(well) > before, BOUND, f"{name}: {club.bot.said}")
        await until(lambda: "without a place" in club.bot.said, BOUND, f"{name}: {club.bot.said}")
        assert person.panel is not None
        assert any(options(person.panel)), "the game goes on in panels"
