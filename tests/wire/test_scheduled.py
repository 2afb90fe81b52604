"""Events that Discord schedules, over the wire: each request is as Discord's own description has it."""

from __future__ import annotations

from tests.wire.conftest import Club
from tests.wire.small import until
from tests.wire.world import Message


async def test_a_league_is_among_the_events_of_its_server_until_it_ends(club: Club) -> None:
    await club.bot.start()
    boss, events = club.person("Boss"), club.discord.rest.events
    await club.set_up(boss)
    shown = await boss.sees(boss.types(club.channel, "league open", title="The Cup", game="milestones"))
    for what in ("lgterms", "lgevents", "lgdraft", "lgopen"):
        assert shown is not None, club.bot.said
        shown = await boss.sees(boss.presses(shown, what))
    await until(lambda: events.of(club.server.id), what=club.bot.said)
    (made,) = events.of(club.server.id)
    assert (made["name"], made["entity_type"]) == ("The Cup: last moment to sign up", 3)
    assert made["entity_metadata"] == {"location": f"#{club.channel.name}"}
    await until(lambda: "/channels/" in str(events.of(club.server.id)[0]["description"]), what=club.bot.said)
    asked = await boss.sees(boss.types(club.channel, "league close"))
    assert isinstance(asked, Message)
    await boss.sees(boss.presses(asked, "lgclose"))
    await until(lambda: not events.of(club.server.id), what=club.bot.said)
    assert club.discord.rest.complaints == []
