"""A table over sockets: opened, joined, started and played by the bot's own process."""

from __future__ import annotations

from random import Random

from tests.wire.conftest import Club
from tests.wire.people import options, words
from tests.wire.small import until


async def test_people_open_a_table_start_it_and_press_at_random(club: Club) -> None:
    club.bot.paints = True
    await club.bot.start()
    thread = await club.table("Ann", "Ben")
    chance = Random(1)
    for n in range(30):
        person = club.person(("Ann", "Ben")[n % 2])
        asked = await person.turn(chance, club.board(thread))
        assert asked.answered is not None, f"{asked.data}: {club.bot.said}"
        assert asked.acknowledged is not None
        assert asked.last is None or "Sorry" not in words(asked.last)
    assert club.person("Ann").panel is not None
    assert any(options(club.board(thread)))
    assert await club.bot.stop() == 0
    assert "Traceback" not in club.bot.said
    await until(club.discord.gateway.gone.is_set)


async def test_tables_opened_one_after_the_other_all_get_their_threads(club: Club) -> None:
    """Discord's limit of new threads has a window of a minute: waiting for its end would hold up the second table."""
    await club.bot.start()
    threads = [await club.table("Ann", "Ben") for _ in range(3)]
    assert len({each.id for each in threads}) == 3
