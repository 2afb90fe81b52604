"""SIGTERM while many people wait: everybody is answered, without a picture where that takes too long, and the bot
leaves within 20 seconds."""

from __future__ import annotations

import asyncio
import signal

from tests.wire.conftest import Club
from tests.wire.people import Person, words
from tests.wire.small import until
from tests.wire.test_answers import acts, asked_next
from words import Speaker

LEFT = 30.0
"""Seconds after which systemd would kill the bot; it takes less than 20 of them (`benchmarks/load.py`)."""
OPEN = 94
"""Presses that are open when the signal comes."""


async def test_all_open_presses_are_answered_before_the_bot_leaves(club: Club) -> None:
    club.bot.paints = True
    await club.bot.start()
    thread = await club.table("Ann", "Ben")
    board = club.board(thread)
    people = [Person(club.discord, f"Person {n}") for n in range(OPEN)]
    asked = [each.presses(board, "move") for each in people]
    await until(lambda: all(each.acknowledged is not None for each in asked), what=club.bot.said)
    assert sum(each.answered is None for each in asked) > OPEN // 2, "they are open when the signal comes"
    code = await club.bot.stop(LEFT)
    assert code == 0
    assert [each.person for each in asked if each.answered is None] == []
    assert not any("Sorry" in words(each.shown) for each in asked if each.shown is not None)
    assert "[error" not in club.bot.said


async def test_a_press_that_comes_too_late_is_refused_in_words_and_changes_nothing(club: Club) -> None:
    club.bot.paints = True
    await club.bot.start()
    thread = await club.table("Ann", "Ben")
    people = [Person(club.discord, f"Person {n}") for n in range(OPEN)]
    club.discord.faults.add("PATCH /webhooks/", seconds=1.0)  # the bot is busy with leaving for as long
    asked = [each.presses(club.board(thread), "move") for each in people]
    await until(lambda: all(each.acknowledged is not None for each in asked), what=club.bot.said)
    club.bot.send(signal.SIGTERM)
    await asyncio.sleep(0.3)
    late = club.person("Ann").presses(club.board(thread), "move")
    shown = await club.person("Ann").sees(late)
    assert await club.bot.ended(LEFT) == 0
    assert shown is not None
    assert Speaker("en")("no-leaving") in words(shown)


async def test_a_discord_that_hangs_does_not_keep_the_bot(club: Club) -> None:
    club.bot.paints = True
    await club.bot.start()
    thread = await club.table("Ann", "Ben")
    person = await asked_next(club, thread)
    club.discord.faults.add(r"\w+ /(webhooks|channels)/", seconds=60.0)
    asked = acts(person)  # its answer hangs, and so does the board after it
    other = club.person("Cleo").presses(club.board(thread), "move")
    await until(lambda: None not in (asked.acknowledged, other.acknowledged), what=club.bot.said)
    assert await club.bot.stop(LEFT) == 0
