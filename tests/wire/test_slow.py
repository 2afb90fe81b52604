"""A channel that answers nothing, and one that is gone: the other tables go on as if they were not there."""

from __future__ import annotations

import pytest

from tests.wire.conftest import Club
from tests.wire.small import until
from tests.wire.test_channels import public
from tests.wire.world import Channel, Denied

LONG = 100.0
"""Seconds without an answer: longer than a test waits for anything."""


async def pass_the_turn(club: Club, thread: Channel, *names: str) -> None:
    """Two start tiles are taken, by whoever of these people is to move: then it is the turn of somebody else."""
    for _ in range(2):
        for name in names:
            person = club.person(name)
            begun = person.begins(thread, "milestones draft", "tile")
            await person.sees(begun)
            if begun.choices:
                await person.sees(person.types(thread, "milestones draft", tile=begun.choices[0]["value"]))
                break


@pytest.mark.parametrize("fault", [{"seconds": LONG, "lost": True, "carried": False}, {"deny": Denied(404, 10003)}])
async def test_a_channel_that_hangs_or_is_gone_holds_up_nobody_else(club: Club, fault: dict[str, object]) -> None:
    await club.bot.start()
    broken, other = await club.table("Ann", "Ben"), await club.table("Cleo", "Dan")
    club.discord.faults.add(rf"\w+ /channels/{broken.id}/", **fault)
    before = set(broken.messages)
    await pass_the_turn(club, broken, "Ann", "Ben")
    for _ in range(2):
        shown = public(other)
        await pass_the_turn(club, other, "Cleo", "Dan")
        await until(lambda shown=shown: public(other) > shown, what=club.bot.said)
    assert set(broken.messages) == before
    club.discord.faults.clear()
