"""People leave, come back, hand on, replace and end by pressing; a change of hands takes all secrets along."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import suppress
from datetime import timedelta
from typing import Any

import pytest
import simcord

from engine.core.chance import Seeded
from engine.core.opponents import random_player
from engine.core.text import write
from engine.games import milestones
from host import Person, Status
from host.calls import DAY
from host.session import Session
from tests.cogs.conftest import Server, World
from tests.cogs.drive import labels, press, refs, rested, text
from words import Speaker

SAY = Speaker("en", milestones.GAME)
PassBy = Callable[[float], Awaitable[None]]
LEAVE, AWAY, END = SAY("wish-resign"), SAY("wish-away"), SAY("wish-end")


async def page(server: Server, who: simcord.MemberActor, thread: simcord.ChannelHandle) -> simcord.InteractionResult:
    """The table's page, from the button of its board."""
    board = next(m for m in reversed(thread.history(viewer=who)) if "Table …" in labels(m))
    return await press(who, board, "table")


async def wish(who: simcord.MemberActor, shown: simcord.InteractionResult, label: str) -> simcord.InteractionResult:
    """Press a wish and say yes."""
    asked = await who.click(shown.response, label=label)
    return await press(who, asked, "really")


def said(result: simcord.InteractionResult) -> str:
    """The sentence that was sent beside the message of a press."""
    return text(result.followups[-1]) if result.followups else text(result)


def last(server: Server, thread: simcord.ChannelHandle) -> Any:
    """The last message, which may be a notice."""
    return thread.history(viewer=server.person("Onlooker"))[-1]


def notices(server: Server, thread: simcord.ChannelHandle) -> list[str]:
    """All messages without a picture."""
    return [text(m) for m in thread.history(viewer=server.person("Onlooker")) if not m.attachments]


async def test_the_page_shows_who_plays_and_what_one_may_do(server: Server) -> None:
    thread = await server.table("Ann", "Ben")
    ann, ben = server.person("Ann"), server.person("Ben")
    shown = await page(server, ann, thread)
    assert shown.ephemeral
    assert f"1. {ann.mention}\n2. {ben.mention} · to move since <t:" in text(shown)
    mine = [SAY(f"button-{name}") for name in ("ends-at-once", "me", "new-terms", "move")]
    assert labels(shown) == [AWAY, SAY("wish-open"), LEAVE, END, SAY("wish-nudge"), *mine]
    assert labels(await page(server, ben, thread)) == [AWAY, SAY("wish-open"), LEAVE, END, *mine]
    assert labels(await page(server, server.person("Eve"), thread)) == [SAY("button-follow")]
    typed = await ann.slash(thread, "game table people")
    assert text(typed) == text(shown)
    assert text(await ann.click(typed.response, label=SAY("button-move"))).startswith("### Waiting for Ben")


async def test_stepping_away_and_coming_back_are_pressed(server: Server, world: World) -> None:
    thread = await server.table("Ann", "Ben")
    ann, _ben = server.person("Ann"), server.person("Ben")
    asked = await ann.click((await page(server, ann, thread)).response, label=AWAY)
    assert "until you take it back" in text(asked)
    assert (await world.host.register.table(1)).seats[0].opponent is None
    done = await press(ann, asked, "really")
    assert SAY("said-wish-away") in text(done)
    await world.quiet()
    assert "Ann (away)" in (await world.host.register.table(1)).names("en")
    assert any("Ann has stepped away" in said for said in notices(server, thread))
    panel = await ann.slash(thread, "game move")
    assert SAY("panel-away") in text(panel)
    back = await press(ann, panel, "really")
    assert SAY("said-wish-back") in text(back)
    assert (await world.host.register.table(1)).seats[0].opponent is None


async def test_who_is_away_cannot_move_and_while_all_are_the_board_says_that_the_game_rests(
    server: Server, world: World
) -> None:
    thread = await server.table("Ben", opponents=1)
    ben = server.person("Ben")
    await press(ben, await ben.slash(thread, "game seat away"), "really")
    await world.quiet()
    assert SAY("table-resting") in text(next(m for m in thread.history(viewer=ben) if "rests" in text(m)))
    assert SAY("table-resting") in text(await ben.slash(thread, "game status"))
    panel = text(await ben.slash(thread, "game move"))
    assert panel.startswith(f"### {SAY('table-resting')}\n")
    assert SAY("panel-away") not in panel
    assert text(await ben.slash(thread, "milestones end")) == SAY("no-stand-in-plays")
    assert text(await server.person("Eve").slash(thread, "milestones end")) == SAY("no-not-seated")
    assert SAY("table-resting") in text(await page(server, server.person("Eve"), thread))


async def test_who_leaves_for_good_frees_the_seat_for_a_volunteer(server: Server, world: World) -> None:
    thread = await server.table("Ann", "Ben", "Cat")
    ann, dan = server.person("Ann"), server.person("Dan")
    asked = await ann.slash(thread, "game seat resign")
    assert "practice opponent plays on" in text(asked)
    await press(ann, asked, "really")
    await world.quiet()
    notice = next(m for m in thread.history(viewer=dan) if "has left the game for good" in text(m))
    taking = await press(dan, notice, "want")
    assert "You take over this seat" in text(taking)
    await press(dan, taking, "really")
    assert (await world.host.register.table(1)).seats[0].person == dan.id
    assert text(await press(ann, notice, "want")).startswith(SAY("no-seat-not-free"))


async def test_an_old_yes_about_a_seat_that_has_changed_hands_is_refused(server: Server, world: World) -> None:
    thread = await server.table("Ann", "Ben", "Cat")
    ann = server.person("Ann")
    asked = await ann.slash(thread, "game seat resign")
    await world.host.seats.resign(1, ann.id)
    await world.host.seats.take(1, 0, Person(9, "Zoe"))
    assert said(await press(ann, asked, "really")) == SAY("no-seat-gone")
    assert (await world.host.register.table(1)).seats[0].person == 9


async def test_a_seat_is_offered_to_somebody_who_is_called_and_accepts(server: Server, world: World) -> None:
    thread = await server.table("Ann", "Ben")
    ann, dan = server.person("Ann"), server.person("Dan")
    await ann.slash(thread, "game seat hand-on", person=dan)
    await world.quiet()
    notice = next(m for m in thread.history(viewer=dan) if "offers you a seat" in text(m))
    assert dan.mention in text(notice)
    sent = [r for r in server.env.http_requests if r.method == "POST" and "offers you" in str(r.json)]
    assert sent[-1].json["allowed_mentions"]["users"] == [dan.id]
    await press(dan, await press(dan, notice, "want"), "really")
    assert (await world.host.register.table(1)).seats[0].person == dan.id


async def test_who_joins_a_game_in_play_is_offered_the_seats_that_are_free_there(
    server: Server, world: World
) -> None:
    thread = await server.table("Ann", "Ben")
    ann, dan = server.person("Ann"), server.person("Dan")
    assert text(await dan.slash(thread, "game join")) == SAY("no-already-started")
    await world.host.seats.resign(1, ann.id)
    shown = await dan.slash(thread, "game join")
    assert SAY("join-takes") in text(shown)
    assert len(labels(shown)) == 1
    await press(dan, await press(dan, shown, "want"), "really")
    assert (await world.host.register.table(1)).seats[0].person == dan.id


async def test_a_seat_is_offered_by_picking_a_person(server: Server, world: World) -> None:
    thread = await server.table("Ann", "Ben")
    ann, dan = server.person("Ann"), server.person("Dan")
    shown = await page(server, ann, thread)
    picker = next(each for each, ref in refs(shown) if ref.what == "give")
    result = await ann.select(shown.response, [dan], custom_id=picker["custom_id"])
    assert f"{dan.mention} is asked" in text(result)
    refused = await ann.slash(thread, "game seat hand-on", person=server.env.create_user("Stranger"))
    assert "is not a member" in text(refused)


async def test_a_game_ends_when_all_press_for_it_and_its_board_says_so(server: Server, world: World) -> None:
    thread = await server.table("Ann", "Ben")
    ann, ben = server.person("Ann"), server.person("Ben")
    asked = await ann.slash(thread, "game table end")
    assert "ends when all its players have agreed" in text(asked)
    agreed = await press(ann, asked, "really")
    assert "(1 of 2)" in text(agreed)
    assert SAY("wish-unend") in labels(agreed)
    await world.quiet()
    notice = next(m for m in thread.history(viewer=ben) if SAY("wish-end") in labels(m))
    last = await press(ben, notice, "want")
    assert "Everybody else has agreed already" in text(last)
    assert labels(last) == ["End the game", "Back"]
    done = await press(ben, last, "really")
    assert SAY("ended-agreed") in text(done)
    assert "to move" not in text(done)
    await world.quiet()
    assert (await world.host.register.table(1)).status is Status.ABANDONED
    board = server.board(thread)
    assert SAY("ended-agreed") in text(board)
    assert labels(board) == ["Log", "Rules", "Once more", "Report fault"]
    panel = await ann.slash(thread, "game move", table="1")
    assert SAY("ended-agreed") in text(panel)
    assert SAY("ended-agreed") in text(await ann.slash(thread, "game status", table="1"))


async def test_somebody_alone_is_told_that_the_game_ends_at_once(server: Server, world: World) -> None:
    thread = await server.table("Ann", opponents=1)
    ann = server.person("Ann")
    asked = await ann.slash(thread, "game table end")
    assert text(asked).startswith("### End it?\nYou are the only person at this table")
    assert labels(asked) == ["End the game", "Back"]
    done = await press(ann, asked, "really")
    assert SAY("said-wish-ended") in text(done)
    assert (await world.host.register.table(1)).status is Status.ABANDONED


async def test_a_nudge_calls_those_waited_for(server: Server, world: World) -> None:
    thread = await server.table("Ann", "Ben")
    ann, ben = server.person("Ann"), server.person("Ben")
    await rested(world)
    panel = await ann.slash(thread, "game move")
    result = await ann.click(panel.response, label=SAY("wish-nudge"))
    assert SAY("said-wish-nudge") in text(result)
    await world.quiet()
    assert f"{ben.mention}: Ann is waiting for your move" in text(last(server, thread))
    sent = [r for r in server.env.http_requests if r.method == "POST" and "is waiting for" in str(r.json)]
    assert [r.json["allowed_mentions"]["users"] for r in sent] == [[ben.id]]
    assert "Somebody has nudged already" in text(await ann.slash(thread, "game table nudge"))


async def test_from_half_time_on_everybody_sees_who_keeps_the_others_waiting(
    server: Server, world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    thread = await server.table("Ann", "Ben")
    ann, ben = server.person("Ann"), server.person("Ben")
    assert "has not moved since" not in text(await ann.slash(thread, "game status"))
    began = world.host.clock()
    monkeypatch.setattr(world.host.sessions, "now", lambda: began + 4 * DAY)
    assert "Ben has not moved since" in text(await ann.slash(thread, "game status"))
    assert "The others have waited for you" in text(await ben.slash(thread, "game move"))
    assert "Ben has not moved since" in text(await ann.slash(thread, "game move"))
    monkeypatch.setattr(world.host.sessions, "now", lambda: began + 8 * DAY)
    shown = await page(server, ann, thread)
    assert SAY("wish-replace", name="Ben") in labels(shown)
    await wish(ann, shown, SAY("wish-replace", name="Ben"))
    seat = (await world.host.register.table(1)).seats[1]
    assert (seat.person, seat.opponent, seat.open) == (ben.id, "strong", True)


async def test_a_vote_is_joined_from_the_message_that_tells_of_it(server: Server, world: World) -> None:
    thread = await server.table("Ann", "Ben", "Cat", "Dan")
    late = (await world.host.now.look(1, None)).waiting[0]
    names = [seat.name for seat in (await world.host.register.table(1)).seats]
    first, second, _ = (name for seat, name in enumerate(names) if seat != late)
    world.ahead = 8 * DAY
    replace = SAY("wish-replace", name=names[late])
    await wish(server.person(first), await page(server, server.person(first), thread), replace)
    await world.quiet()
    voter = server.person(second)
    notice = next(m for m in thread.history(viewer=voter) if replace in labels(m))
    await press(voter, await press(voter, notice, "want"), "really")
    assert (await world.host.register.table(1)).seats[late].opponent == "strong"


# --- secrets pass with the seat, and only with it


@pytest.mark.parametrize("game", ["milestones", "roads", "ferry"])
async def test_who_has_given_a_seat_up_sees_what_an_onlooker_sees(server: Server, world: World, game: str) -> None:
    thread = await server.table("Ann", "Ben", game=game)
    ann, eve, dan = server.person("Ann"), server.person("Eve"), server.person("Dan")
    for n in range(40):
        live = await Session(world.host.sessions, 1).live()
        if n >= 12 and live.waiting[0] == live.table.seat_of(ann.id):
            break
        action = random_player(live.table.game, live.state, live.waiting[0], Seeded(b"play", 0, n))
        person = live.table.seats[live.waiting[0]].person
        assert person is not None
        await world.host.now.add(f"k{n}", 1, person, None, write(action))
    open_panel = await ann.slash(thread, "game move")
    await world.host.seats.resign(1, ann.id)
    await world.host.seats.take(1, 0, Person(dan.id, "Dan"))
    await world.quiet()
    world.painter.asked.clear()
    for command in ("board", "log", "status"):
        mine, theirs = await ann.slash(thread, f"game {command}"), await eve.slash(thread, f"game {command}")
        assert text(mine) == text(theirs), command
    mine, theirs = await ann.slash(thread, "game move"), await eve.slash(thread, "game move")
    assert text(mine).replace(SAY("no-seat-gone"), SAY("no-not-seated")) == text(theirs)
    assert {asked["seat"] for asked in world.painter.asked} <= {None}
    pressed = 0
    for each, ref in list(refs(open_panel)):
        if ref.what in ("go", "undo", "pick"):
            one, picks = each["custom_id"], [option["value"] for option in each.get("options", [])[:1]]
            pressing = ann.select(open_panel.response, picks, custom_id=one) if picks else None
            refused = await (pressing or ann.click(open_panel.response, custom_id=one))
            assert SAY("no-seat-gone") in text(refused) + said(refused), ref
            pressed += 1
            break  # the panel shows the answer from now on
    assert pressed or game == "ferry"
    for verb, action in world.host.register.games[game].verbs.items():
        for field in action.__struct_fields__:
            with suppress(simcord.SetupError):  # not every field is suggested
                found = await ann.autocomplete(thread, f"{game} {verb}", field, "")
                assert found == await eve.autocomplete(thread, f"{game} {verb}", field, ""), (verb, field)
    theirs_now = await dan.slash(thread, "game move")
    assert text(theirs_now) != text(mine)


# --- reminders


@pytest.fixture
def pass_by(server: Server, world: World, monkeypatch: pytest.MonkeyPatch) -> PassBy:
    """Lets hours pass for the bot, and what is due then happen."""
    real, gone = server.env.now, [0.0]

    async def pass_by(hours: float) -> None:
        gone[0] += hours
        monkeypatch.setattr(server.env, "now", lambda: real() + timedelta(hours=gone[0]))
        world.host.work.wake()
        await world.quiet()

    return pass_by


async def test_who_does_not_move_is_called_three_times_a_turn_and_no_more(server: Server, pass_by: PassBy) -> None:
    thread = await server.table("Ann", "Ben")
    ben, called = server.person("Ben"), []
    for hours in (0, 23, 2, 46, 2, 24 * 5, 24 * 30):
        await pass_by(hours)
        sent = [dict(r.json or {}) for r in server.env.http_requests if r.method == "POST"]
        called.append(sum(body.get("allowed_mentions", {}).get("users") == [ben.id] for body in sent))
    assert called == [1, 1, 2, 2, 3, 3, 3]
    assert "this game is still waiting for your move" in text(last(server, thread))
    assert labels(last(server, thread)) == ["Your move", "Table …"]


async def test_who_has_moved_is_not_reminded(server: Server, world: World, pass_by: PassBy) -> None:
    thread = await server.table("Ann", "Ben")
    await pass_by(20)
    live = await Session(world.host.sessions, 1).live()
    while live.waiting == (1,):
        action = random_player(live.table.game, live.state, live.waiting[0], Seeded(b"play", 0, live.table.row.head))
        await world.host.now.add(f"k{live.table.row.head}", 1, server.person("Ben").id, None, write(action))
        live = await Session(world.host.sessions, 1).live()
    await pass_by(20)
    assert not any("still waiting" in said for said in notices(server, thread))
    await pass_by(5)
    assert any("still waiting" in said for said in notices(server, thread)), "the next one is"


async def test_a_name_is_the_one_that_somebody_has_now(server: Server, world: World) -> None:
    thread = await server.table("Ann", "Ben")
    ann = server.person("Ann")
    server.env.backend.guilds[server.guild.id].members[ann.id].nick = "Anna"
    await ann.slash(thread, "game status")
    await server.env.settle()
    await world.quiet()
    table = await world.host.register.table(1)
    assert [seat.name for seat in table.seats] == ["Anna", "Ben"]
    assert "Anna" in text(await server.person("Ben").slash(thread, "game list"))
