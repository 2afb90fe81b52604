"""`/admin`: who manages the server mends, moves, takes back and ends tables, and is told what is wrong."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest
import simcord
from msgspec.structs import replace

from engine.core.chance import Seeded
from engine.core.opponents import OPPONENTS
from engine.core.text import write
from host import Person, Settings, Status
from tests.cogs.conftest import Server, World
from tests.cogs.drive import button, labels, press, refs, text
from tests.cogs.test_door import hidden_table
from tests.cogs.test_forged import forged
from words import Speaker

SAY = Speaker("en")
TABLE = "Milestones · table 1"
ACTS = ("closing", "removing", "pausing", "replacing", "rewinding", "forgetting", "cases", "emptying", "emptied")


def admin(server: Server) -> simcord.MemberActor:
    return server.person("Chief", manage_guild=True)


async def said(server: Server, command: str, at: Any = None, /, **values: Any) -> str:
    """The answer to a command of the admin."""
    return text(await admin(server).slash(at or server.channel, f"admin {command}", **values))


async def sure(server: Server, command: str, what: str, at: Any = None, /, **values: Any) -> str:
    """The answer to a command of the admin, and to yes."""
    chief = admin(server)
    return text(await press(chief, await chief.slash(at or server.channel, f"admin {command}", **values), what))


async def move(world: World) -> None:
    """Some move of who is to act."""
    look = await world.host.now.look(1, None)
    seat = look.waiting[0]
    person = look.table.seats[seat].person
    assert person is not None
    action = OPPONENTS["random"](look.table.game, look._state, seat, Seeded(b"admin", look.seq, 0))
    await world.host.now.add(f"move-{look.seq}", 1, person, None, write(action))


async def test_only_those_who_manage_the_server_see_the_commands(server: Server) -> None:
    assert "admin close" in admin(server).available_commands(server.channel)
    assert "admin close" not in server.person("Ann").available_commands(server.channel)


async def test_a_forged_press_of_somebody_else_is_refused(server: Server, world: World) -> None:
    await server.table("Ann", "Ben")
    ann = server.person("Ann").id
    before = await world.host.register.table(1)
    for what in ACTS:
        told = await forged(server, "Ben", f"1|{what}|1|{ann}|0|0|")
        assert told == SAY("no-only-admins"), what
        assert await world.host.register.table(1) == before, what


async def test_who_is_no_admin_is_suggested_nothing(server: Server) -> None:
    """Also if the server's settings let them see the commands."""
    thread, ann = await server.table("Ann", "Ben"), server.person("Ann")
    shown = next(each for each in await server.world.bot.tree.fetch_commands() if each.name == "admin")
    server.guild.set_command_permissions(shown, {ann: True})
    for command, option in (("remove", "player"), ("rewind", "entry"), ("close", "table")):
        assert await admin(server).autocomplete(thread, f"admin {command}", option, "") != [], command
        assert await ann.autocomplete(thread, f"admin {command}", option, "") == [], command


async def test_a_table_of_another_server_is_no_table(server: Server, world: World) -> None:
    other = await server.finished(server.env.create_guild())
    channel = other.create_text_channel("games")
    eve = other.add_member(server.person("Eve").user)
    await eve.slash(channel, "game create", game="milestones")
    await server.table("Ann", start=False)
    chief = admin(server)
    for command, values in (("close", {"reason": "x"}), ("export", {}), ("pause", {"reason": "x"})):
        told = await said(server, command, table="1", **values)
        assert told == SAY("no-no-such-table", number=1), command
    for what in ("closing", "removing", "rewinding"):
        told = await forged(server, chief.name, f"1|{what}|1|5|0|0|", manage_guild=True)
        assert told == SAY("no-no-such-table", number=1), what
    suggested = await chief.autocomplete(server.channel, "admin close", "table", "")
    assert [each["value"] for each in suggested] == ["2"]


async def test_the_list_names_what_is_wrong_and_turns_its_pages(server: Server, world: World) -> None:
    await world.host.register.set_settings(server.guild.id, Settings(done=True, a_person=50))
    for _ in range(10):
        await server.table("Ann", start=False)
    await server.table("Ben", "Cat")
    await world.host.steward.pause(11, 1, "a quarrel")
    shown = await admin(server).slash(server.channel, "admin list")
    assert SAY("admin-list", count=11, wrong=1) in text(shown)
    first, second = text(shown).splitlines()[1:3]
    assert "table 11" in first
    assert second.strip() == f"⚠️ {SAY('wrong-paused-admin', reason='a quarrel')}"
    following = await press(admin(server), shown, "cases")
    assert "table 10" in text(following)
    assert "table 11" not in text(following)


async def test_a_table_is_closed_after_a_question(server: Server, world: World) -> None:
    thread = await server.table("Ann", "Ben")
    asked = await admin(server).slash(thread, "admin close", reason="nobody **plays**")
    assert SAY("admin-closing", table=TABLE) in text(asked)
    assert (await world.host.register.table(1)).status is Status.PLAYING
    done = await press(admin(server), asked, "closing")
    assert text(done) == SAY("said-admin-close", table=TABLE)
    assert (await world.host.register.table(1)).status is Status.ABANDONED
    await world.quiet()
    assert SAY("ended-closed-why", reason="nobody ∗∗plays∗∗") in text(server.board(thread))


async def test_a_paused_table_says_so_and_why_until_it_goes_on(server: Server, world: World) -> None:
    thread = await server.table("Ann", "Ben")
    assert await sure(server, "pause", "pausing", thread, reason="a quarrel") == SAY("said-admin-pause", table=TABLE)
    await world.quiet()
    public = "\n".join(text(m) for m in thread.history(viewer=server.person("Onlooker")))
    assert f"**{SAY('board-paused-admin', reason='a quarrel')}**" in public
    assert SAY("notice-paused", reason="a quarrel") in public
    with pytest.raises(Exception, match="paused-admin"):
        await move(world)
    status = text(await server.person("Ann").slash(thread, "game status"))
    assert SAY("board-paused-admin", reason="a quarrel") in status
    board = next(m for m in thread.history() if any(ref.what == "move" for _, ref in refs(m)))
    for name in ("Ann", "Ben"):
        panel = await press(server.person(name), board, "move")
        assert SAY("board-paused-admin", reason="a quarrel") in text(panel)
        assert SAY("wish-nudge") not in labels(panel)
        assert not {ref.what for _, ref in refs(panel)} & {"go", "pick", "some", "sure"}
    assert await said(server, "resume", thread) == SAY("said-admin-resume", table=TABLE)
    await world.quiet()
    await move(world)
    assert await said(server, "resume", thread) == SAY("no-not-paused")


async def test_a_table_is_moved_to_another_channel(server: Server, world: World) -> None:
    thread = await server.table("Ann", "Ben")
    other = server.guild.create_text_channel("elsewhere")
    told = await said(server, "move", thread, channel=other)
    assert told == SAY("said-admin-relocate", table=TABLE, place=other.mention)
    await world.quiet()
    (there,) = other.threads
    public = "\n".join(text(m) for m in there.history(viewer=server.person("Onlooker")))
    assert "to move" in public
    assert SAY("notice-moved") in public
    assert (await world.host.register.table(1)).row.thread == there.id
    assert await said(server, "move", there) == SAY("no-already-here")


async def test_a_table_without_a_place_is_mended(server: Server, world: World) -> None:
    thread = await server.table("Ann", "Ben")
    await world.host.places.lose(1, "channel-gone")
    assert "⚠️" in await said(server, "list")
    told = await said(server, "move", table="1")
    assert told == SAY("said-admin-relocate", table=TABLE, place=server.channel.mention)
    await world.quiet()
    table = await world.host.register.table(1)
    assert table.row.lost is None
    assert table.row.thread not in (None, thread.id)


async def test_a_game_is_taken_back_after_a_look_at_what_goes(server: Server, world: World) -> None:
    thread = await server.table("Ann", "Ben")
    await move(world)
    await move(world)
    chief = admin(server)
    suggested = await chief.autocomplete(thread, "admin rewind", "entry", "", reason="x")
    assert [each["value"] for each in suggested] == [2, 1, 0]
    asked = await chief.slash(thread, "admin rewind", entry=1, reason="a misunderstanding")
    assert SAY("admin-rewinding", table=TABLE, entry="1", count=1) in text(asked)
    assert "> a misunderstanding" in text(asked)
    await move(world)
    again = await press(chief, asked, "rewinding")
    assert SAY("no-moved-on") in text(again)
    assert SAY("admin-rewinding", table=TABLE, entry="1", count=2) in text(again)
    done = await press(chief, again, "rewinding")
    assert text(done) == SAY("said-admin-rewind", table=TABLE, entry=1, last=3)
    await world.quiet()
    table = await world.host.register.table(1)
    assert (table.row.head, table.row.undos) == (5, 2)
    public = "\n".join(text(m) for m in thread.history(viewer=server.person("Onlooker")))
    assert SAY("notice-rewound", reason="a misunderstanding") in public
    log = text(await server.person("Ann").slash(thread, "game log"))
    assert SAY("note-rewound", entry=1, count=2, reason="a misunderstanding") in log
    suggested = await chief.autocomplete(thread, "admin rewind", "entry", "", reason="x")
    assert [(each["value"], each["name"][3:4] == "↺") for each in suggested] == [
        (1, False),
        (0, False),
        (3, True),
        (2, True),
    ]
    asked = await chief.slash(thread, "admin rewind", entry=3, reason="my mistake")
    assert SAY("admin-restoring", table=TABLE, entry="3", count=2) in text(asked)
    assert SAY("admin-redrawn") not in text(asked)
    assert text(await press(chief, asked, "rewinding")) == SAY("said-admin-restore", table=TABLE, entry=3)
    await world.quiet()
    public = "\n".join(text(m) for m in thread.history(viewer=server.person("Onlooker")))
    assert SAY("notice-restored", reason="my mistake") in public
    log = text(await server.person("Ann").slash(thread, "game log"))
    assert SAY("note-restored", entry=3, count=2, reason="my mistake") in log


async def test_a_player_is_replaced_and_removed(server: Server, world: World) -> None:
    thread = await server.table("Ann", "Ben", "Cat")
    chief, ben = admin(server), server.person("Ben")
    suggested = await chief.autocomplete(thread, "admin remove", "player", "")
    assert [(each["name"], each["value"]) for each in suggested] == [
        ("1. Ann", "1"),
        ("2. Ben", "2"),
        ("3. Cat", "3"),
    ]
    told = await sure(server, "replace", "replacing", thread, player="1", reason="ill")
    assert told == SAY("said-admin-replace", name="Ann", table=TABLE)
    asked = await chief.slash(thread, "admin remove", player="Ben", reason="rude")
    assert SAY("admin-removing", name="Ben", table=TABLE, barred="no") in text(asked)
    assert (await world.host.register.table(1)).seat_of(ben.id) == 1
    assert text(await press(chief, asked, "removing")) == SAY("said-admin-remove", name="Ben", table=TABLE)
    table = await world.host.register.table(1)
    assert [(seat.person, seat.opponent) for seat in table.seats][1] == (None, "strong")
    for what, seat in product(("removing", "replacing"), (0, 1, 9)):  # Ben had another seat than the first
        assert await forged(server, chief.name, f"1|{what}|1|{ben.id}|{seat}|0|", manage_guild=True) == SAY(
            "no-moved-on"
        )
    assert await said(server, "remove", thread, player="2", reason="x") == SAY("no-nobody-there")
    assert await said(server, "remove", thread, player="Zoe", reason="x") == SAY("no-no-such-value", value="Zoe")


async def test_a_barred_person_sits_down_nowhere_here(server: Server) -> None:
    thread = await server.table("Ann", "Eve", start=False)
    eve = server.person("Eve")
    told = await said(server, "bar", person=eve, reason="rude")
    assert told.startswith(SAY("said-admin-bar", person=eve.mention, until="never"))
    assert "table 1" in told, "where they sit"
    await eve.slash(thread, "game leave")
    why = SAY("no-barred", until="never", reason="rude")
    assert why.endswith("The reason: rude")
    assert text(await eve.slash(thread, "game join")) == why
    assert text(await eve.slash(server.channel, "game create", game="ferry")) == why
    listed = await eve.slash(server.channel, "game list")
    assert "table 1" in text(listed)
    assert not any(ref.what == "join" for _, ref in refs(listed)), "what they would be refused"
    assert await said(server, "bar", person=eve, reason="x") == SAY("no-barred-already")
    assert f"{eve.mention} (rude)" in await said(server, "limits")
    assert await said(server, "unbar", person=eve) == SAY("said-admin-unbar", person=eve.mention)
    assert TABLE in text(await eve.slash(thread, "game join"))


async def test_all_seats_of_a_barred_person_are_taken_at_once(server: Server, world: World) -> None:
    chief, eve = admin(server), server.person("Eve")
    playing, opened = await server.table("Ann", "Eve"), await server.table("Eve", "Ben", start=False)
    await server.table("Ann", "Ben")
    shown = await chief.slash(server.channel, "admin bar", person=eve, reason="rude", days=2)
    assert "> rude" in text(shown)
    until = str((await world.host.register.settings(server.guild.id)).bars[0].until)
    assert text(await eve.slash(opened, "game create", game="ferry")) == SAY("no-barred", until=until, reason="rude")
    one = await chief.slash(playing, "admin replace", player="Eve", reason="gone")
    assert SAY("admin-replacing", name="Eve", table=TABLE, barred="yes") in text(one)
    one = await chief.slash(playing, "admin remove", player="Eve", reason="gone")
    assert SAY("admin-removing", name="Eve", table=TABLE, barred="yes") in text(one)
    assert not any(ref.page == 1 for _, ref in refs(one))
    asked = await press(chief, shown, "emptying")
    assert SAY("admin-emptying", person=eve.mention, count=2) in text(asked)
    assert (await world.host.register.table(1)).seat_of(eve.id) == 1, "nothing yet"
    assert text(await press(chief, asked, "emptied")) == SAY("said-admin-empty", person=eve.mention, count=2)
    first, second, third = [await world.host.register.table(n) for n in (1, 2, 3)]
    assert [(seat.person, seat.opponent) for seat in first.seats][1] == (None, "strong")
    assert second.seat_of(eve.id) is None
    assert len(third.persons()) == 2
    await world.quiet()
    for thread in (playing, opened):
        assert "rude" in "\n".join(text(m) for m in thread.history(viewer=server.person("Onlooker")))
    late = await forged(server, chief.name, f"1|emptying|0|{eve.id}|0|0|", manage_guild=True)
    assert late == SAY("no-nobody-there")


async def test_fellow_admins_read_who_was_barred_and_why(server: Server, world: World) -> None:
    reports = server.guild.create_text_channel("reports")
    settings = await world.host.register.settings(server.guild.id)
    await world.host.register.set_settings(server.guild.id, replace(settings, reports=reports.id))
    await server.table("Ann", "Ben")
    eve = server.person("Eve")
    told = await said(server, "bar", person=eve, reason="rude @everyone", days=3)
    assert "<t:" in told
    await said(server, "unbar", person=eve)
    await said(server, "limits", **{"a-person": 2})
    await world.quiet()
    read = [text(message) for message in reports.history(viewer=server.person("Boss", administrator=True))]
    assert len(read) == 3
    assert all(admin(server).mention in each for each in read)
    assert "rude" in read[0]
    assert "@everyone" not in read[0]


async def test_somebody_is_kept_off_one_table_and_let_back(server: Server) -> None:
    thread = await server.table("Ann", "Eve", start=False)
    eve = server.person("Eve")
    asked = await admin(server).slash(thread, "admin remove", player="Eve", reason="quarrels")
    assert SAY("admin-removing-lobby", name="Eve", table=TABLE, barred="no") in text(asked)
    for_good = next(each for each, ref in refs(asked) if ref.page == 1)
    told = await admin(server).click(asked.response, custom_id=for_good["custom_id"])
    assert text(told) == SAY("said-admin-remove-for-good", name="Eve", table=TABLE)
    assert text(await eve.slash(thread, "game join")) == SAY("no-kept-off")
    public = "\n".join(text(m) for m in thread.history(viewer=server.person("Onlooker")))
    assert "an admin has taken you off this table: quarrels" in public
    await server.table("Ann", "Eve", start=False)
    told = await said(server, "unbar", person=eve, table="1")
    assert told == SAY("said-admin-let-back", person=eve.mention, table=TABLE)
    assert TABLE in text(await eve.slash(thread, "game join"))
    told = await said(server, "bar", person=eve, reason="x", table="1")
    assert told == SAY("said-admin-shut-out", person=eve.mention, table=TABLE)
    assert await said(server, "bar", person=eve, reason="x", table="1", days=3) == SAY("no-days-for-server")


async def test_a_table_closed_by_mistake_is_opened_again(server: Server, world: World) -> None:
    thread = await server.table("Ann", "Ben")
    chief = admin(server)
    asked = await said(server, "close", thread, reason="wrong one")
    assert SAY("admin-closing-back") in asked
    assert SAY("confirm-final") not in asked
    await sure(server, "close", "closing", thread, reason="wrong one")
    await world.quiet()
    suggested = await chief.autocomplete(server.channel, "admin reopen", "table", "")
    assert [each["value"] for each in suggested] == ["1"]
    told = await said(server, "reopen", table="1", reason="sorry")
    assert told == SAY("said-admin-reopen", table=TABLE)
    await world.quiet()
    await move(world)
    public = "\n".join(text(m) for m in thread.history(viewer=server.person("Onlooker")))
    assert SAY("notice-reopened", reason="sorry") in public
    assert await said(server, "reopen", table="1", reason="again") == SAY("no-not-closed")


async def test_an_admin_offers_a_free_seat_which_has_to_be_taken(server: Server, world: World) -> None:
    thread = await server.table("Ann", "Ben")
    ann, dan = server.person("Ann"), server.person("Dan")
    refused = await admin(server).slash(thread, "admin seat", person=dan, player="1")
    assert text(refused) == SAY("no-seat-not-free")
    await press(ann, await ann.slash(thread, "game seat resign"), "really")
    suggested = await admin(server).autocomplete(thread, "admin seat", "player", "")
    assert [each["value"] for each in suggested] == ["1"]
    told = await admin(server).slash(thread, "admin seat", person=dan, player="1")
    assert text(told) == SAY("said-admin-seat", person=dan.mention, table=TABLE)
    assert (await world.host.register.table(1)).seats[0].person is None
    await world.host.seats.wish(1, "take", 0, Person(dan.id, "Dan"))
    assert (await world.host.register.table(1)).seats[0].person == dan.id
    knows = await admin(server).slash(thread, "admin seat", person=server.person("Ben"), player="1")
    assert text(knows) == SAY("no-seat-not-free")


async def test_what_has_not_started_is_not_paused(server: Server) -> None:
    thread = await server.table("Ann", start=False)
    assert await said(server, "pause", thread, reason="x") == SAY("no-pause-before-start")


async def test_limits_are_kept_and_shown(server: Server, world: World) -> None:
    nobody = SAY("admin-nobody")
    told = await said(server, "limits", **{"a-person": 1, "a-channel": 2})
    assert told == SAY("admin-limits", person=1, channel=2, barred=nobody)
    assert await said(server, "limits") == told
    await server.table("Ann", start=False)
    refused = await server.person("Ann").slash(server.channel, "game create", game="ferry")
    assert text(refused) == SAY("no-too-many-open", most=1)


async def test_an_export_is_a_file_for_the_admin_only(server: Server, world: World) -> None:
    thread = await server.table("Ann", "Ben", game="ferry")
    shown = await admin(server).slash(thread, "admin export")
    assert shown.ephemeral
    message = shown.response
    assert message is not None
    assert [each.filename for each in message.attachments] == ["table-1.jsonl"]
    assert SAY("said-admin-export", table="Ferry · table 1") in message.content


async def test_somebody_is_forgotten_after_a_question(server: Server, world: World) -> None:
    await server.table("Ann", "Ben")
    ben = server.person("Ben")
    asked = await admin(server).slash(server.channel, "admin forget", person=ben)
    assert SAY("admin-forgetting", person=ben.mention) in text(asked)
    assert (await world.host.register.table(1)).seat_of(ben.id) == 1
    assert text(await press(admin(server), asked, "forgetting")) == SAY("said-admin-forget", count=1)
    held = await world.host.store.seats.held(1)
    assert ben.id not in {each.person for each in (*held.seats, *held.tenures)}
    assert "Ben" not in {each.name for each in (*held.seats, *held.tenures)}


async def test_admins_come_to_tables_in_channels_they_cannot_see(server: Server, world: World) -> None:
    await hidden_table(server, start=True)
    assert "table 1" in await said(server, "list")
    told = await sure(server, "pause", "pausing", table="1", reason="noise")
    assert told == SAY("said-admin-pause", table="Ferry · table 1")
    player = await admin(server).slash(server.channel, "game status", table="1")
    assert text(player) == SAY("no-no-such-table", number=1)  # as a player they are somebody like everybody else


async def test_a_reason_of_nothing_visible_is_refused(server: Server, world: World) -> None:
    thread = await server.table("Ann", "Ben")
    for command, values in (("close", {}), ("rewind", {"entry": 0}), ("remove", {"player": "1"})):
        assert await said(server, command, thread, reason="\u200b \u2060", **values) == SAY("no-no-reason")
    assert (await world.host.register.table(1)).status is Status.PLAYING


async def test_an_old_question_works_after_a_restart(server: Server, world: World) -> None:
    thread = await server.table("Ann", "Ben")
    asked = await admin(server).slash(thread, "admin close", reason="spam")
    assert {ref.what for _, ref in refs(asked)} == {"closing"}
    assert button(asked, "closing")["label"] == SAY("button-sure")
    await world.restart(server.env)
    assert text(await press(admin(server), asked, "closing")) == SAY("said-admin-close", table=TABLE)
    assert (await world.host.register.table(1)).row.ended == "closed spam"
