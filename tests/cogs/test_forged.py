"""Presses and picks that none of our messages offers: numbers of tables that storage cannot hold, values that no
select has. They are refused in words and change nothing."""

from __future__ import annotations

from typing import Any

from simcord.actors import _component_interaction

from tests.cogs.conftest import Server, World
from tests.cogs.drive import text
from words import Speaker

SAY = Speaker("en")
HUGE = 9_999_999_999_999_999_999
SELECT, BUTTON = 3, 2


async def forged(
    server: Server, name: str, custom_id: str, *values: str, select: bool = False, **rights: bool
) -> str:
    """The answer to a press on a button of this id, or to these values in a select."""
    person = server.person(name, **rights)
    message = server.channel.history(viewer=server.person("Onlooker"))[0]
    stored = server.env.backend.messages[server.channel.id][message.id]
    data: dict[str, Any] = {"custom_id": custom_id, "component_type": SELECT if select else BUTTON}
    component = {"type": data["component_type"], "custom_id": custom_id, "id": 3}
    if select:
        data["values"] = list(values)
        component["options"] = [{"label": "usual", "value": "usual"}]
    else:
        component |= {"style": 1, "label": "usual"}
    next(each for each in stored.components if "components" in each)["components"] = [component]
    result = await _component_interaction(person, stored, data)
    return text(result.followups[0] if result.followups else result)


async def test_a_table_number_that_storage_cannot_hold_is_no_table(server: Server) -> None:
    await server.table("Ann", start=False)
    for what in ("join", "leave", "opponent", "dismiss", "start", "settings", "move", "log", "undo"):
        told = await forged(server, "Ann", f"1|{what}|{HUGE}||0|0|")
        assert told == SAY("no-no-such-table", number=HUGE), what


async def test_a_page_of_the_log_that_storage_cannot_hold_shows_the_newest(server: Server) -> None:
    await server.table("Ann", "Ben")
    newest = await forged(server, "Ann", "1|log|1||0|0|")
    assert await forged(server, "Ann", f"1|log|1||0|{HUGE}|") == newest


async def test_values_that_no_select_has_are_refused(server: Server, world: World) -> None:
    await server.table("Ann", start=False)
    before = await world.host.register.settings(server.guild.id)
    for custom_id, values, named in (
        ("1|language|0||0|0|", ["xx"], "xx"),
        ("1|language|0||0|0|", [], ""),
        ("1|channels|0||0|0|", ["7", "here"], "here"),
        ("1|creators|0||0|0|", ["9" * 25], "9" * 25),
        ("1|some|1||0|0|sell", ["wood"], "wood"),
        ("1|pick|1||0|0|", [], ""),
        ("1|set|1||0|0|map", [], ""),
    ):
        told = await forged(server, "Admin", custom_id, *values, select=True, manage_guild=True)
        assert told == SAY("no-no-such-value", value=named), custom_id
    assert await world.host.register.settings(server.guild.id) == before
