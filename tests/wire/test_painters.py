"""The processes that draw for the bot: killed in play, and told to stop together with it."""

from __future__ import annotations

import os
import signal

from tests.wire.conftest import Club
from tests.wire.crowd import family
from tests.wire.small import until
from tests.wire.world import Message


def painters(club: Club) -> list[int]:
    """The processes of the bot's own."""
    return family(club.bot.number)[1:]


def pictures(message: Message | None) -> list[str]:
    assert message is not None
    return [each["filename"] for each in message.body.get("attachments") or []]


async def test_killed_painters_cost_no_picture(club: Club) -> None:
    club.bot.paints = True
    await club.bot.start()
    thread = await club.table("Ann", "Ben")
    await until(lambda: pictures(club.board(thread)), what=club.bot.said)
    killed = painters(club)
    assert killed
    for each in killed:
        os.kill(each, signal.SIGKILL)
    for name in ("Ann", "Ben"):
        person = club.person(name)
        await person.sees(person.presses(club.board(thread), "move"))
    assert any(pictures(club.person(name).panel) for name in ("Ann", "Ben")), "whoever is asked sees a picture"
    assert set(painters(club)) - {*killed}
    assert await club.bot.stop() == 0


async def test_a_stop_of_the_whole_group_lets_the_bot_finish_and_leaves_no_painter(club: Club) -> None:
    """systemd sends its signal to every process of a unit."""
    club.bot.paints = True
    await club.bot.start()
    thread = await club.table("Ann", "Ben")
    await until(lambda: pictures(club.board(thread)), what=club.bot.said)
    drawing = painters(club)
    asked = club.person("Ann").presses(club.board(thread), "move")
    await until(lambda: asked.acknowledged is not None, what=club.bot.said)
    for each in (*drawing, club.bot.number):
        os.kill(each, signal.SIGTERM)
    assert await club.bot.ended() == 0
    assert asked.answered is not None
    assert "Traceback" not in club.bot.said
    assert not [each for each in drawing if os.path.exists(f"/proc/{each}")]
