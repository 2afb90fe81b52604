"""Guests of other servers: two servers and a code, from `/setup` to turns that a guest plays by direct messages."""

from __future__ import annotations

from typing import Any

import discord
import simcord
from msgspec.structs import replace

from cogs.posts.send_posts import LATER
from engine.core.chance import Seeded
from engine.core.opponents import steady_player
from engine.core.text import write
from engine.games.milestones import GAME
from host import Status
from tests.cogs.conftest import Server, World
from tests.cogs.drive import labels, press, refs, text, towards, waits
from words import Speaker

SAY = Speaker("en")
TURNS = 3
CLOSED = 50007


class Elsewhere:
    """Another server, and Ben, who is on it and not on the first one."""

    def __init__(self, server: Server) -> None:
        self.guild = server.env.create_guild()
        self.channel = self.guild.create_text_channel("elsewhere")
        self.user = server.env.create_user("Ben")
        self.ben = self.guild.add_member(self.user)


async def allowed(server: Server, world: World) -> Elsewhere:
    """Both servers' admins have allowed guests, the first one's by pressing."""
    other, register = Elsewhere(server), world.host.register
    admin = server.person("Admin", manage_guild=True)
    shown = await admin.slash(server.channel, "setup")
    assert SAY("setup-guests-off") in text(shown)
    assert SAY("setup-guests-on") in text(await press(admin, shown, "allowguests"))
    await server.finished(other.guild)
    await register.set_settings(other.guild.id, replace(await register.settings(other.guild.id), guests=True))
    return other


def lobby(server: Server) -> discord.Message:
    """The card of the newest table before its start."""
    return [each for each in server.channel.history(viewer=server.person("Onlooker")) if each.components][-1]


async def seated(server: Server, world: World) -> tuple[Elsewhere, simcord.ChannelHandle]:
    """A table of Ann's in play, with Ben as a guest and a practice opponent in Ann's place; its thread."""
    other, thread = await together(server, world)
    ann = server.person("Ann")
    await press(ann, await ann.slash(thread, "game seat away"), "really")
    await world.quiet()
    return other, thread


async def together(
    server: Server, world: World, *others: str, game: str = "milestones"
) -> tuple[Elsewhere, simcord.ChannelHandle]:
    """A table of Ann's in play, with those others, and Ben as a guest; its thread."""
    other, ann = await allowed(server, world), server.person("Ann")
    thread = await server.table("Ann", *others, start=False, game=game)
    made = await press(ann, await ann.slash(thread, "game table guests"), "guestcode")
    code = text(made).split("```\n")[1].strip()
    wrong = await other.ben.slash(other.channel, "game seat guest", code=code[:-1])
    assert text(wrong) == SAY("no-no-such-code")
    joined = await other.ben.slash(other.channel, "game seat guest", code=code)
    assert joined.ephemeral
    assert text(joined) == SAY("guest-joined", table=f"{world.host.register.game(game).name} · table 1")
    await world.quiet()
    told = text(lobby(server))
    assert SAY("lobby-guest", name="Ben") in told
    assert SAY("lobby-guest", name="Ann") not in told
    assert f"<@{other.ben.id}>" not in told
    await ann.slash(thread, "game table start", seating="joined")
    await world.quiet()
    return other, thread


def sent_to(server: Server, channel: int) -> list[Any]:
    """The messages sent to a channel."""
    path = f"/channels/{channel}/messages"
    return [r.json or {} for r in server.env.http_requests if r.method == "POST" and r.path == path]


async def test_a_guest_is_called_by_direct_messages_and_plays_there(server: Server, world: World) -> None:
    other, thread = await seated(server, world)
    ben, turns = other.user, 0
    while turns < TURNS:
        world.ahead += 700
        await world.quiet()
        card = other.user.dm_channel.history()[-1]
        assert len(other.user.dm_channel.history()) == turns + 1, "called once for each turn"
        assert not [each for each in refs(card) if each[1].what == "join"]
        shown = await press(ben, card, "move")  # type: ignore[arg-type]
        turns += 1
        while not waits(shown):
            snapshot = await world.host.store.journal.newest(1)
            assert snapshot is not None
            look = await world.host.now.look(1, ben.id)
            assert look.seat is not None
            wanted = write(steady_player(GAME, GAME.decode(snapshot.body), look.seat, Seeded(b"t", 0, look.seq)))
            while (await world.host.register.table(1)).row.head == look.seq:
                shown = await towards(ben, shown, wanted)  # type: ignore[arg-type]
            await world.quiet()
            if wanted == "end":
                break
    mentioned = [who for each in sent_to(server, thread.id) for who in each["allowed_mentions"].get("users", ())]
    assert ben.id not in mentioned, "nobody calls a guest where they see nothing"


async def test_a_guest_sees_their_table_from_everywhere_and_nothing_of_its_server(
    server: Server, world: World
) -> None:
    other, _ = await seated(server, world)
    ben = other.ben
    mine = await ben.slash(other.channel, "me tables")
    assert f"channels/{server.guild.id}" not in str([each for each, _ in refs(mine)]) + text(mine)
    panel = await press(ben, mine, "move")
    assert "### " in text(panel)
    assert text(await ben.slash(other.channel, "game list")).startswith("### ")
    assert "table 1" not in text(await ben.slash(other.channel, "game list"))
    eve = other.guild.add_member(server.env.create_user("Eve"))
    for who, command in ((eve, "game board"), (eve, "game join"), (eve, "game log")):
        assert text(await who.slash(other.channel, command, table="1")) == SAY("no-no-such-table", number=1)
    assert text(await ben.slash(other.channel, "game seat guest", code="1-aaaaa")) == SAY("no-no-such-code")
    await press(ben, await ben.slash(other.channel, "game leave", table="1"), "really")
    assert text(await ben.slash(other.channel, "game board", table="1")) == SAY("no-no-such-table", number=1)
    old = next(each["custom_id"] for each, ref in refs(panel) if each["type"] == 2 and ref.table == 1)
    assert text((await ben.click(panel.response, custom_id=old)).followups[-1]) == SAY("no-no-such-table", number=1)


async def test_who_takes_no_direct_messages_still_plays_and_holds_nobody_up(server: Server, world: World) -> None:
    server.env.inject_error("POST", "/users/@me/channels", status=403, code=CLOSED, times=None)
    other, thread = await seated(server, world)
    world.ahead += 700
    await world.quiet()
    assert other.ben.id in world.host.attention.closed
    assert not [each for each in sent_to(server, thread.id) if str(other.ben.id) in str(each["allowed_mentions"])]
    assert not [due for due in await world.host.queue.due(world.host.clock()) if due.kind == "owed"]
    panel = await press(other.ben, await other.ben.slash(other.channel, "me tables"), "move")
    assert not waits(panel)
    assert (await world.host.register.table(1)).status is Status.PLAYING


async def test_codes_are_withdrawn_by_pressing_and_no_server_has_guests_that_does_not_want_them(
    server: Server, world: World
) -> None:
    thread = await server.table("Ann", "Cem", start=False)
    ann = server.person("Ann")
    assert text(await ann.slash(thread, "game table guests")) == SAY("no-no-guests-here")
    other = await allowed(server, world)
    cem, admin = server.person("Cem"), server.person("Admin")
    refused = await press(cem, await cem.slash(thread, "game table guests"), "guestcode")
    assert text(refused.followups[-1]) == SAY("no-only-opener", name="Ann")
    made = await press(ann, await ann.slash(thread, "game table guests"), "guestcode")
    assert "Withdraw the code" in labels(made)
    code = text(made).split("```\n")[1].strip()
    gone = await press(ann, made, "guestend")
    assert SAY("guests-until", until="none") in text(gone)
    assert text(await other.ben.slash(other.channel, "game seat guest", code=code)) == SAY("no-no-such-code")
    made = await press(admin, await admin.slash(thread, "game table guests"), "guestcode")
    code = text(made).split("```\n")[1].strip()
    assert text(await other.ben.slash(other.channel, "game seat guest", code=code)).startswith("You sit at")


async def test_whoever_manages_another_server_manages_no_table_here_as_a_guest(server: Server, world: World) -> None:
    other, ann = await allowed(server, world), server.person("Ann")
    thread = await server.table("Ann", start=False)
    made = await press(ann, await ann.slash(thread, "game table guests"), "guestcode")
    role = other.guild.create_role("chief", permissions=discord.Permissions(manage_guild=True))
    chief = other.guild.add_member(server.env.create_user("Chief"), roles=[role])
    await chief.slash(other.channel, "game seat guest", code=text(made).split("```\n")[1].strip())
    assert (await world.host.register.table(1)).seat_of(chief.id) == 1
    shown = await chief.slash(other.channel, "game table guests", table="1")
    for what in ("guestcode", "guestend"):
        refused = await press(chief, shown, what)
        assert text(refused.followups[-1]) == SAY("no-only-opener", name="Ann"), what


async def acts(world: World, person: int) -> None:
    """Somebody plays, beside Discord, until it is not their turn any more."""
    while (look := await world.host.now.look(1, person)).waited:
        action = write(next(action for offer in look.offers for action in offer))
        await world.host.now.add(f"{person} {look.seq}", 1, person, None, action)
    await world.quiet()


async def test_a_guests_panel_follows_the_game_on_their_server_and_in_direct_messages(
    server: Server, world: World
) -> None:
    other, _ = await together(server, world)
    ann, ben = server.person("Ann").id, other.ben
    shown = await press(ben, await ben.slash(other.channel, "me tables"), "move")
    for asked in (not waits(shown), waits(shown)):
        await acts(world, ben.id if asked else ann)
        assert waits(shown) is asked
    while waits(shown):
        await acts(world, ann)
    world.ahead += LATER + 1
    await world.quiet()
    direct = await press(other.user, other.user.dm_channel.history()[-1], "move")  # type: ignore[arg-type]
    assert not waits(direct)
    await acts(world, ben.id)
    assert waits(direct)
    await acts(world, ann)
    assert not waits(direct)
    old = text(direct)
    await world.host.seats.remove(1, 1)
    await world.quiet()
    await acts(world, ann)
    assert text(direct) == old, "nothing is shown to who does not sit there any more"
    assert len(world.bot.awake) == 0


async def test_guests_are_called_to_the_next_table_and_come_by_its_number(server: Server, world: World) -> None:
    other, thread = await together(server, world)
    ann, ben = server.person("Ann"), other.ben
    await press(ann, await ann.slash(thread, "game table end"), "really")
    await world.host.seats.agree_end(1, ben.id)
    await world.quiet()
    over = server.board(thread)
    asked = await press(ann, over, "anew")
    assert SAY("anew-calls", people="Ben") in text(asked)
    await press(ann, asked, "anewyes")
    calls = [each.json for each in server.env.http_requests if "Will you join?" in str(each.json)]
    assert [call["allowed_mentions"].get("users", []) for call in calls] == [[]]
    assert f"<@{ben.id}>" not in str(calls), "nobody there could look them up"
    world.ahead += 3_600
    await world.quiet()
    told = other.user.dm_channel.history()[-1]
    assert SAY("calls-invited-guest", number=2) in text(told)
    assert "join" not in [ref.what for _, ref in refs(told)]
    eve = other.guild.add_member(server.env.create_user("Eve"))
    assert text(await eve.slash(other.channel, "game seat guest", code="2")) == SAY("no-no-such-code")
    settings = await world.host.register.settings(other.guild.id)
    await world.host.register.set_settings(other.guild.id, replace(settings, guests=False))
    refused = await ben.slash(other.channel, "game seat guest", code="2")
    assert text(refused) == SAY("no-no-guests-from-here")
    await world.host.register.set_settings(other.guild.id, settings)
    assert "table 2" in text(await ben.slash(other.channel, "game seat guest", code="2"))
    made = await world.host.register.table(2)
    assert made.persons() == [ann.id, ben.id]
    assert await world.host.guests.of(made) == {ben.id}


async def test_where_no_guests_are_taken_any_more_none_is_called(server: Server, world: World) -> None:
    other, thread = await together(server, world)
    ann = server.person("Ann")
    await press(ann, await ann.slash(thread, "game table end"), "really")
    await world.host.seats.agree_end(1, other.ben.id)
    await world.quiet()
    settings = await world.host.register.settings(server.guild.id)
    await world.host.register.set_settings(server.guild.id, replace(settings, guests=False))
    asked = await press(ann, server.board(thread), "anew")
    assert "Ben" not in text(asked)
    await press(ann, asked, "anewyes")
    assert not [each for each in server.env.http_requests if "Will you join?" in str(each.json)]


async def test_who_opens_a_table_finds_the_codes_by_a_press_where_guests_are_allowed(
    server: Server, world: World
) -> None:
    ann = server.person("Ann")
    made = await ann.slash(server.channel, "game create", game="milestones")
    assert SAY("button-guests") not in labels(made)
    await allowed(server, world)
    made = await ann.slash(server.channel, "game create", game="milestones")
    assert SAY("guests-head") in text(await press(ann, made, "guests"))
    chosen = await press(ann, await press(ann, lobby(server), "settings"), "terms")
    assert SAY("guests-head") in text(await press(ann, chosen, "guests")), "on the page of those who may join"
