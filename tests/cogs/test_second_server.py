"""A bot serves many servers: a table belongs to one, and its number means nothing on the others."""

from __future__ import annotations

import pytest

from engine.games import milestones
from tests.cogs.conftest import Server, World
from tests.cogs.drive import text
from words import Speaker

SAY = Speaker("en", milestones.GAME)
ELSEWHERE = (
    ("game status", {}),
    ("game log", {}),
    ("game board", {}),
    ("game join", {}),
    ("game leave", {}),
    ("milestones draft", {"tile": "W25"}),
)


async def test_a_number_means_a_table_of_the_same_server_only(server: Server, world: World) -> None:
    """For a stranger and for somebody seated there, with every command."""
    await server.table("Ann", "Ben")
    await server.table("Ann", start=False)
    other = server.env.create_guild()
    channel = other.create_text_channel("games")
    before = [await world.host.register.table(number) for number in (1, 2)]
    for name in ("Ann", "Eve"):
        person = other.add_member(server.env.create_user(name) if name == "Eve" else server.person(name).user)
        for command, values in ELSEWHERE:
            for number in ("1", "2"):
                answer = await person.slash(channel, command, **values, table=number)
                assert text(answer) == SAY("no-no-such-table", number=number), (name, command)
    assert [await world.host.register.table(number) for number in (1, 2)] == before


@pytest.mark.parametrize("command", ["game board", "game leave"])
async def test_tables_of_other_servers_are_not_suggested(server: Server, command: str) -> None:
    await server.table("Ann", "Ben", start=False)
    other = server.env.create_guild()
    channel = other.create_text_channel("games")
    ann = other.add_member(server.person("Ann").user)
    assert await ann.autocomplete(channel, command, "table", "") == []
    assert len(await server.person("Ann").autocomplete(server.channel, command, "table", "")) == 1
