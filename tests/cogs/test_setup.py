"""`/setup`: an admin's choices are kept and enforced, and missing rights are named with the place to click."""

from __future__ import annotations

import discord

from cogs.setup import NEEDED
from tests.cogs.conftest import Server, World
from tests.cogs.drive import button, components, press, refs, text
from words import Speaker

SAY = Speaker("en")


async def test_setup_is_for_those_who_may_manage_the_server(server: Server) -> None:
    shown = await server.person("Admin", manage_guild=True).slash(server.channel, "setup")
    assert shown.ephemeral
    assert text(shown).startswith("### Setup")
    visible = server.person("Ann").available_commands(server.channel)
    assert "game create" in visible
    assert "setup" not in visible


async def test_a_press_on_the_settings_checks_the_right_again(server: Server, world: World) -> None:
    admin = server.person("Admin", manage_guild=True)
    shown = await admin.slash(server.channel, "setup")
    server.env.backend.get_guild(server.guild.id).members[admin.id].role_ids.clear()
    pressed = await press(admin, shown, "check")
    assert text(pressed.followups[0] if pressed.followups else pressed) == SAY("no-only-admins")


async def test_channels_are_kept_and_enforced(server: Server, world: World) -> None:
    admin, ann = server.person("Admin", manage_guild=True), server.person("Ann")
    tables = server.guild.create_text_channel("tables")
    shown = await admin.slash(server.channel, "setup")
    changed = await admin.select(shown.response, [tables], custom_id=button(shown, "channels")["custom_id"])
    assert SAY("setup-saved") in text(changed)
    assert tables.mention in text(changed)
    refused = await ann.slash(server.channel, "game create", game="milestones")
    assert text(refused) == SAY("no-wrong-channel", channels=tables.mention)
    assert "is open" in text(await ann.slash(tables, "game create", game="milestones"))
    picker = next(each for each in components(changed) if each["type"] == 8)
    assert picker["default_values"] == [{"id": tables.id, "type": "channel"}]
    everywhere = await admin.select(changed.response, [], custom_id=picker["custom_id"])
    assert SAY("setup-everywhere") in text(everywhere)
    assert (await world.host.register.settings(server.guild.id)).channels == ()


async def test_creators_are_kept_and_enforced(server: Server) -> None:
    admin = server.person("Admin", manage_guild=True)
    hosts = server.guild.create_role("Hosts")
    shown = await admin.slash(server.channel, "setup")
    await admin.select(shown.response, [hosts], custom_id=button(shown, "creators")["custom_id"])
    refused = await server.person("Ann").slash(server.channel, "game create", game="milestones")
    assert text(refused) == SAY("no-not-a-creator", roles=hosts.mention)
    member = server.guild.add_member(server.env.create_user("Host"), roles=[hosts])
    assert "is open" in text(await member.slash(server.channel, "game create", game="milestones"))
    assert "is open" in text(await admin.slash(server.channel, "game create", game="milestones"))


async def test_the_language_is_that_of_public_messages(server: Server) -> None:
    admin = server.person("Admin", manage_guild=True)
    shown = await admin.slash(server.channel, "setup")
    changed = await admin.select(shown.response, ["de"], custom_id=button(shown, "language")["custom_id"])
    assert text(changed).startswith("### Setup")  # private words stay in the person's language
    assert [option["default"] for option in button(changed, "language")["options"]] == [False, True]
    thread = await server.table("Ann", "Ben")
    assert "am Zug" in text(server.board(thread))
    assert thread.name == "Milestones · Tisch 1"


async def test_the_check_names_each_missing_right_and_what_to_click(server: Server) -> None:
    admin = server.person("Admin", manage_guild=True)
    good = await press(admin, await admin.slash(server.channel, "setup"), "check")
    assert SAY("check-good", channel=server.channel.mention, count=len(NEEDED)) in text(good)
    me = server.guild.me
    assert me is not None
    closed = server.guild.create_text_channel(
        "closed", overwrites={me: discord.PermissionOverwrite(attach_files=False, create_public_threads=False)}
    )
    bad = text(await press(admin, await admin.slash(closed, "setup"), "check"))
    assert SAY("check-where") in bad
    for right in ("attach_files", "create_public_threads"):
        assert "❌ " + SAY("check-mend", right=SAY(f"right-{right}"), bot=me.display_name) in bad
    assert bad.count("❌") == 2
    assert bad.count("✅") == len(NEEDED) - 2


async def test_a_table_is_refused_where_the_bot_lacks_a_right(server: Server) -> None:
    me = server.guild.me
    assert me is not None
    closed = server.guild.create_text_channel(
        "closed", overwrites={me: discord.PermissionOverwrite(attach_files=False)}
    )
    refused = await server.person("Ann").slash(closed, "game create", game="milestones")
    assert text(refused) == SAY("no-bot-may-not", rights="Attach Files")
    assert closed.threads == []


async def test_the_settings_survive_a_restart(server: Server, world: World) -> None:
    admin = server.person("Admin", manage_guild=True)
    shown = await admin.slash(server.channel, "setup")
    await admin.select(shown.response, [server.channel], custom_id=button(shown, "channels")["custom_id"])
    await world.restart(server.env)
    again = await press(admin, shown, "check")
    assert {ref.what for _, ref in refs(again)} == {"language", "channels", "creators", "check"}
    assert server.channel.mention in text(again)
