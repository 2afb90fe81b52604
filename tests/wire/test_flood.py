"""One person who sends more at once than fits: the rest is refused in words, and the others are answered."""

from __future__ import annotations

import asyncio

from cogs.desk.open_presses import MOST, MOST_SUGGESTED
from tests.wire.conftest import Club
from tests.wire.people import words
from tests.wire.small import until
from words import Speaker


async def test_of_one_person_only_so_much_is_open_and_others_are_answered(club: Club) -> None:
    await club.bot.start()
    thread = await club.table("Ann", "Ben")
    board, ann, ben = club.board(thread), club.person("Ann"), club.person("Ben")
    club.discord.faults.add("PATCH /webhooks/", seconds=2.0)  # all that are taken are open for as long
    asked = [ann.presses(board, "log") for _ in range(3 * MOST)]
    refusal = Speaker("en")("no-too-many")
    await until(lambda: all(each.acknowledged is not None for each in asked), what=club.bot.said)
    other = ben.presses(board, "move")
    for each in asked:
        await ann.sees(each)
    refused = [each for each in asked if each.last is not None and refusal in words(each.last)]
    assert len(refused) == 2 * MOST
    assert all(each.last is not None for each in asked)
    shown = await ben.sees(other)
    assert shown is not None
    assert refusal not in words(shown)
    club.discord.faults.clear()
    for _ in range(100):  # what was answered is not counted any more
        shown = await ann.sees(ann.presses(board, "move"))
        if shown is not None and refusal not in words(shown):
            break
        await asyncio.sleep(0.1)
    else:
        raise AssertionError(club.bot.said)


async def test_of_the_options_one_person_types_only_so_many_are_looked_up(club: Club) -> None:
    await club.bot.start()
    thread = await club.table("Ann", "Ben")
    ann, ben = club.person("Ann"), club.person("Ben")
    typed = [ann.begins(thread, "game log", "table", "1") for _ in range(20 * MOST_SUGGESTED)]
    other = ben.begins(thread, "game log", "table", "1")
    await ben.sees(other)
    assert other.choices
    last = ann.begins(thread, "game log", "table", "1")
    await ann.sees(last)
    assert last.choices
    assert sum(bool(each.choices) for each in typed) < len(typed)
