"""`/setup`: an admin's choices are kept and enforced, and missing rights are named with the place to click."""

from __future__ import annotations

import discord
import pytest
import simcord
from msgspec.structs import replace

from cogs.gate.bot_permissions import NEEDED
from host import Person, Place, Settings
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
    assert SAY("check-good", channels=server.channel.mention) in text(good)
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
    assert SAY("check-good", channels=server.channel.mention) in bad


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
    choices = {"language", "channels", "creators", "lgroles", "games", "calls", "reports", "listing"}
    assert {ref.what for _, ref in refs(again)} == {*choices, "check", "try", "allowguests", "weekly", "off"}
    assert server.channel.mention in text(again)


async def fresh(server: Server) -> tuple[simcord.GuildHandle, simcord.ChannelHandle, simcord.MemberActor]:
    """Another server that the bot came to, a channel there, and its admin."""
    guild = server.env.create_guild()
    role = guild.create_role("Admin", permissions=discord.Permissions(manage_guild=True))
    admin = guild.add_member(server.env.create_user("Chief"), roles=[role])
    return guild, guild.create_text_channel("games"), admin


async def test_no_table_is_opened_before_the_setup_is_finished(server: Server, world: World) -> None:
    guild, channel, admin = await fresh(server)
    ann = guild.add_member(server.person("Ann").user)
    for person in (ann, admin):
        refused = await person.slash(channel, "game create", game="milestones")
        assert text(refused) == SAY("no-not-set-up")
    shown = await admin.slash(channel, "setup")
    assert SAY("setup-off") in text(shown)
    changed = await admin.select(shown.response, ["de"], custom_id=button(shown, "language")["custom_id"])
    assert SAY("setup-off") in text(changed)
    assert text(await ann.slash(channel, "game create", game="milestones")) == SAY("no-not-set-up")
    done = await press(admin, changed, "finish")
    assert SAY("setup-done") in text(done)
    assert SAY("setup-on") in text(done)
    assert "is open" in text(await ann.slash(channel, "game create", game="milestones"))
    off = await press(admin, done, "off")
    assert SAY("setup-off") in text(off)
    assert text(await ann.slash(channel, "game create", game="milestones")) == SAY("no-not-set-up")
    assert "table 1" in text(await ann.slash(channel, "game status"))  # what is there goes on


async def test_a_server_of_an_older_version_counts_as_finished(server: Server, world: World) -> None:
    """One with settings, and one without but with tables."""
    guild, channel, admin = await fresh(server)
    await world.host.register.set_settings(guild.id, Settings(language="de"))
    assert SAY("setup-on") in text(await admin.slash(channel, "setup"))
    guild, channel, admin = await fresh(server)
    await world.host.lobby.create("before", Person(7, "Ann"), Place(guild.id, channel.id), game="ferry")
    shown = await admin.slash(channel, "setup")
    assert SAY("setup-on") in text(shown)
    changed = await admin.select(shown.response, ["de"], custom_id=button(shown, "language")["custom_id"])
    assert SAY("setup-on") in text(changed)


async def test_finishing_is_refused_where_a_chosen_channel_lacks_something(server: Server, world: World) -> None:
    guild, _, admin = await fresh(server)
    assert guild.me is not None
    closed = guild.create_text_channel(
        "closed", overwrites={guild.me: discord.PermissionOverwrite(attach_files=False)}
    )
    shown = await admin.slash(closed, "setup")
    chosen = await admin.select(shown.response, [closed], custom_id=button(shown, "channels")["custom_id"])
    refused = await press(admin, chosen, "finish")
    assert SAY("setup-not-yet") in text(refused)
    assert "❌ " + SAY("check-mend", right=SAY("right-attach_files"), bot=guild.me.display_name) in text(refused)
    assert not await world.host.register.ready(guild.id)


async def test_only_games_that_were_allowed_are_played(server: Server, world: World) -> None:
    admin, ann = server.person("Admin", manage_guild=True), server.person("Ann")
    shown = await admin.slash(server.channel, "setup")
    games = button(shown, "games")
    shown = await admin.select(shown.response, ["ferry", "garden"], custom_id=games["custom_id"])
    assert [o["value"] for o in button(shown, "games")["options"] if o["default"]] == ["ferry", "garden"]
    refused = await ann.slash(server.channel, "game create", game="milestones")
    assert text(refused) == SAY("no-game-not-allowed", games="Ferry, Garden")
    asked = await ann.slash(server.channel, "game create")
    assert {ref.text for _, ref in refs(asked)} == {"ferry", "garden"}
    shown = await admin.select(shown.response, ["ferry"], custom_id=button(shown, "games")["custom_id"])
    assert "Ferry · table 1 is open" in text(await ann.slash(server.channel, "game create"))  # the only one
    stale = next(each for each, ref in refs(asked) if ref.text == "garden")
    late = await ann.click(asked.response, custom_id=stale["custom_id"])
    assert SAY("no-game-not-allowed", games="Ferry") in text(late.followups[0] if late.followups else late)
    await admin.select(shown.response, list(world.host.register.games), custom_id=button(shown, "games")["custom_id"])
    assert (await world.host.register.settings(server.guild.id)).games == ()


async def test_calls_and_the_channel_for_faults_are_kept(server: Server, world: World) -> None:
    admin, secret = server.person("Admin", manage_guild=True), server.guild.create_text_channel("admins")
    shown = await admin.slash(server.channel, "setup")
    shown = await admin.select(shown.response, ["named"], custom_id=button(shown, "calls")["custom_id"])
    shown = await admin.select(shown.response, [secret], custom_id=button(shown, "reports")["custom_id"])
    assert f"**{SAY('setup-reports')}** {secret.mention}" in text(shown)
    settings = await world.host.register.settings(server.guild.id)
    assert (settings.calls, settings.reports) == ("named", secret.id)


@pytest.mark.parametrize("count", [1, 6, 25])
async def test_the_check_fits_any_number_of_channels_that_lack_everything(server: Server, count: int) -> None:
    admin, guild = server.person("Admin", manage_guild=True), server.guild
    assert guild.me is not None
    nothing = discord.PermissionOverwrite(**dict.fromkeys(NEEDED, False))
    bare = [guild.create_text_channel(f"bare-{n}", overwrites={guild.me: nothing}) for n in range(count)]
    shown = await admin.slash(server.channel, "setup")
    shown = await admin.select(shown.response, bare, custom_id=button(shown, "channels")["custom_id"])
    told = await press(admin, shown, "check")
    pages = [text(told)]
    while any(ref.what == "checks" and ref.page > len(pages) - 1 for _, ref in refs(told)):
        onward = next(e for e, ref in refs(told) if ref.what == "checks" and ref.page == len(pages))
        told = await admin.click(told.response, custom_id=onward["custom_id"])
        pages.append(text(told))
    every = "\n".join(page.partition(SAY("setup-nowhere"))[2] for page in pages)
    assert all(every.count(channel.mention) == 1 for channel in bare)
    assert every.count("❌") == count * len(NEEDED)


async def test_channels_hidden_from_the_bot_are_counted_only(server: Server) -> None:
    admin, guild = server.person("Admin", manage_guild=True), server.guild
    assert guild.me is not None
    hidden = discord.PermissionOverwrite(view_channel=False)
    for n in range(2):
        guild.create_text_channel(f"hidden-{n}", overwrites={guild.me: hidden})
    told = text(await press(admin, await admin.slash(server.channel, "setup"), "check"))
    assert SAY("check-unseen", count=2) in told
    assert "❌" not in told


async def test_a_trial_posts_with_a_picture_and_removes_it(server: Server) -> None:
    admin, reports = server.person("Admin", manage_guild=True), server.guild.create_text_channel("admins")
    shown = await admin.slash(server.channel, "setup")
    shown = await admin.select(shown.response, [reports], custom_id=button(shown, "reports")["custom_id"])
    assert len(reports.history(viewer=server.person("Onlooker"))) == 1  # the first report
    before = len(server.env.http_requests)
    told = text(await press(admin, shown, "try"))
    for channel in (server.channel, reports):
        assert SAY("trial-good", channel=channel.mention) in told
        assert len(channel.history(viewer=server.person("Onlooker"))) == int(channel is reports)
    posts = [r for r in server.env.http_requests[before:] if (r.method, r.path[-9:]) == ("POST", "/messages")]
    assert len(posts) == 2


async def test_the_channel_for_reports_is_told_once_what_goes_if_the_bot_is_removed(
    server: Server, world: World
) -> None:
    admin, reports = server.person("Admin", manage_guild=True), server.guild.create_text_channel("admins")
    viewer = server.person("Onlooker")
    settings = await world.host.register.settings(server.guild.id)
    await world.host.register.set_settings(server.guild.id, replace(settings, done=False))
    shown = await admin.slash(server.channel, "setup")
    for _ in range(2):
        shown = await admin.select(shown.response, [reports], custom_id=button(shown, "reports")["custom_id"])
        assert reports.history(viewer=viewer) == []
    await press(admin, shown, "finish")
    [told] = reports.history(viewer=viewer)
    assert text(told) == SAY("report-first")
    assert "30 days" in text(told)
    again = await admin.slash(server.channel, "setup")
    await admin.select(again.response, [reports], custom_id=button(again, "reports")["custom_id"])
    assert len(reports.history(viewer=viewer)) == 1


async def test_a_trial_that_discord_refuses_says_why(server: Server) -> None:
    admin, guild = server.person("Admin", manage_guild=True), server.guild
    assert guild.me is not None
    closed = guild.create_text_channel(
        "closed", overwrites={guild.me: discord.PermissionOverwrite(send_messages=False)}
    )
    told = text(await press(admin, await admin.slash(closed, "setup"), "try"))
    assert SAY("trial-refused", channel=closed.mention, reason="Missing Permissions") in told


async def test_a_thread_can_be_the_place_for_tables(server: Server) -> None:
    admin, ann = server.person("Admin", manage_guild=True), server.person("Ann")
    made = server.env.backend.create_thread(server.channel.id, "tables", admin.id)
    thread = next(each for each in server.channel.threads if each.id == made.id)
    shown = await admin.slash(server.channel, "setup")
    await admin.select(shown.response, [thread], custom_id=button(shown, "channels")["custom_id"])
    refused = await ann.slash(server.channel, "game create", game="milestones")
    assert text(refused) == SAY("no-wrong-channel", channels=thread.mention)
    assert "is open" in text(await ann.slash(thread, "game create", game="milestones"))
