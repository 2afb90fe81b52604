"""From `/game create` to the start: every command and button, in the table's thread and outside."""

from __future__ import annotations

import re
from typing import Any

import discord
import pytest
from discord import app_commands
from msgspec.structs import replace

from cogs.browse.rules_pages import page
from cogs.kit.about import About
from cogs.kit.card import Button
from cogs.kit.custom_ids import read
from cogs.pictures.beginning import beginning
from cogs.posts.lobby_card import lobby_card
from db import Status
from engine.core.game import Game
from engine.core.opponents import kinds
from engine.games import ferry, milestones
from games import GAMES
from tests.changed import changed
from tests.cogs.conftest import Server, World
from tests.cogs.drive import button, components, labels, press, refs, text, turned_to
from tests.cogs.positions import table
from tests.cogs.test_forged import forged
from tests.cogs.test_options import is_list
from tests.cogs.test_posting import sent
from words import LOCALES, Speaker

SAY = Speaker("en", milestones.GAME)
OPPONENTS = [kind.capitalize() for kind in kinds(milestones.GAME)]


def lobby(server: Server) -> discord.Message:
    """The first public message in the channel."""
    return server.channel.history(viewer=server.person("Onlooker"))[0]


@pytest.mark.parametrize(
    ("seats", "locale", "said"),
    [
        (range(2, 5), "en", "For 2 to 4 players."),
        (range(2, 3), "en", "For two players."),
        (range(2, 3), "de", "Für zwei Personen."),
        (range(6, 7), "en", "For 6 players."),
    ],
)
async def test_a_lobby_says_for_how_many_its_game_is(seats: range, locale: str, said: str) -> None:
    playing = table(Game(changed(ferry.GAME.rules, seats=seats)), 2)
    opened = replace(playing, row=replace(playing.row, status=Status.OPEN, wanted=seats[-1]))
    head = str(lobby_card(opened, opened.speaker(locale), "p1").parts[0])
    assert head.splitlines()[1].startswith(said)


LONG = {
    "en": r"after about \d+ (turns each|rounds)|over about \d+ turns",
    "de": r"(nach je|nach|in) etwa \d+ (Spielzügen|Zügen|Runden)",
}
WINS = {"en": "win", "de": "gewinn"}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
@pytest.mark.parametrize("locale", LOCALES)
def test_of_each_game_a_lobby_has_a_picture_two_sentences_and_its_length_and_the_rules_begin_with_the_aim(
    game: Game[Any], locale: str
) -> None:
    playing = table(game, 2)
    opened = replace(playing, row=replace(playing.row, status=Status.OPEN))
    speak = opened.speaker(locale)
    picture, about = beginning(opened, speak), speak("about-game")
    assert picture is not None
    card = lobby_card(opened, speak, "p1", picture)
    assert card.parts[1] is picture, "below what is said"
    assert str(card.parts[0]).splitlines()[1] == f"-# {about}"
    assert len(re.findall(r"\.(?= [A-Z]|$)", about)) == 2
    assert re.search(LONG[locale], about)
    pressed = [
        read(each.id) for row in card.parts if isinstance(row, tuple) for each in row if isinstance(each, Button)
    ]
    assert [ref.what for ref in pressed if ref is not None and ref.what == "rules"] == ["rules"]
    name, aim = [part for part in page(game, speak, 1).parts if isinstance(part, str)][:2]
    assert name == f"### {game.name}"
    assert WINS[locale] in aim.splitlines()[0]


async def test_create_posts_a_lobby_and_starts_a_thread_from_it(server: Server, world: World) -> None:
    result = await server.person("Ann").slash(server.channel, "game create", game="milestones")
    assert result.ephemeral
    assert text(result).startswith("Milestones · table 1 is open")
    assert labels(lobby(server)) == ["Join", "Leave", "Settings", "Rules", *OPPONENTS, "Remove one", "Start"]
    assert "One more player is needed" in text(lobby(server))
    assert f"-# {SAY('about-game')}" in text(lobby(server)), "what it is about, and how long"
    assert world.painter.asked[-1]["seat"] is None, "how it would begin"
    assert len(lobby(server).attachments) == 1
    rules = text(await press(server.person("Ben"), lobby(server), "rules"))
    assert rules.startswith("### Milestones\nCollect goods")
    (thread,) = server.channel.threads
    assert (thread.name, thread.id) == ("Milestones · table 1", lobby(server).id)
    table = await world.host.register.table(1)
    assert (table.row.channel, table.row.thread, table.row.board) == (server.channel.id, thread.id, thread.id)


async def test_who_names_no_game_is_asked_which(server: Server, world: World) -> None:
    ann = server.person("Ann")
    asked = await ann.slash(server.channel, "game create")
    assert asked.ephemeral
    assert text(asked).startswith(f"-# **Milestones** – {SAY('about-game')}\n-# **Roads & Boats** – ")
    assert text(asked).endswith("**Which game?**")
    assert labels(asked) == [game.name for game in world.games]
    assert await world.host.register.tables() == []
    opened = await ann.click(asked.response, label="Roads & Boats")
    assert text(opened).startswith("Roads & Boats · table 1 is open")
    assert (await world.host.register.table(1)).row.key == "roads"


async def test_one_press_of_the_first_steps_begins_a_game_with_practice_opponents(
    server: Server, world: World
) -> None:
    ann = server.person("Ann")
    shown = await ann.slash(server.channel, "game help")
    assert labels(shown) == [*(game.name for game in world.games), "Learn a game"]
    pressed = await ann.click(shown.response, label="Milestones")
    assert text(pressed.followups[-1]).startswith("Milestones · table 1")
    table = await world.host.register.table(1)
    assert (table.status, len(table.seats), table.persons()) == (Status.PLAYING, 3, [ann.id])


async def test_a_table_made_in_a_thread_stays_there(server: Server, world: World) -> None:
    first = await server.table("Ann", start=False)
    await server.person("Ann").slash(first, "game create", game="milestones")
    assert len(server.channel.threads) == 1
    second = await world.host.register.table(2)
    assert (second.row.channel, second.row.thread) == (server.channel.id, first.id)
    assert "table 2" in text(first.history(viewer=server.person("Ann"))[-1])


async def test_joining_and_leaving_by_buttons_shows_at_once(server: Server) -> None:
    ann, ben = server.person("Ann"), server.person("Ben")
    await ann.slash(server.channel, "game create", game="milestones")
    joined = await press(ben, lobby(server), "join")
    assert joined.ephemeral
    assert text(joined) == "You have joined Milestones · table 1."
    assert f"2. {ben.mention}" in text(lobby(server))
    assert "Ready to start" in text(lobby(server))
    assert text(await press(ben, lobby(server), "join")) == SAY("no-already-seated")
    await press(ben, lobby(server), "leave")
    assert ben.mention not in text(lobby(server))
    assert text(await press(ben, lobby(server), "leave")) == SAY("no-not-seated")


async def test_practice_opponents_come_and_go(server: Server) -> None:
    ann = server.person("Ann")
    await ann.slash(server.channel, "game create", game="milestones")
    strongest = kinds(milestones.GAME)[0]
    told = await press(ann, lobby(server), "opponent")
    assert text(told) == f"Otter ({strongest}) has joined Milestones · table 1."
    await ann.slash(server.channel.threads[0], "game table opponent", kind="random")
    assert f"2. Otter · practice opponent ({strongest})\n3. Heron · practice opponent (random)" in text(lobby(server))
    await ann.click(lobby(server), label="Steady")
    assert "4. Badger · practice opponent (steady)" in text(lobby(server))
    await press(ann, lobby(server), "dismiss")
    await press(ann, lobby(server), "dismiss")
    await press(ann, lobby(server), "dismiss")
    assert "practice opponent (" not in "".join(text(lobby(server)).split("At the table")[1])
    assert text(await press(server.person("Ben"), lobby(server), "opponent")) == SAY("no-not-seated")


async def test_a_full_table_takes_nobody_else(server: Server) -> None:
    thread = await server.table("Ann", "Ben", "Cem", "Dana", start=False)
    assert next(each for each in components(lobby(server)) if each.get("label") == "Join")["disabled"]
    result = await server.person("Eve").slash(thread, "game join")
    assert text(result) == SAY("no-table-full", most=4)


async def test_the_start_calls_exactly_who_must_act_in_the_thread(server: Server, world: World) -> None:
    ann, ben = server.person("Ann"), server.person("Ben")
    thread = await server.table("Ann", "Ben")
    board = server.board(thread)
    look = await world.host.now.look(1, None)
    (seat,) = look.waiting
    called = (ann, ben)[seat]
    assert labels(board) == ["Your move", "Log", "Rules", "Table …", "Report fault"]
    assert f"{called.mention} to move" in text(board)
    sent = [r for r in server.env.http_requests if r.method == "POST" and r.path == f"/channels/{thread.id}/messages"]
    assert [r.json["allowed_mentions"]["users"] for r in sent] == [[called.id]]
    assert [r.json["allowed_mentions"]["parse"] for r in sent] == [[]]
    assert labels(lobby(server)) == ["Your move", "Log", "Rules", "Table …", "Report fault", "Go to the table"]


async def test_start_needs_enough_people_and_a_seat(server: Server) -> None:
    thread = await server.table("Ann", start=False)
    alone = await server.person("Ann").slash(thread, "game table start")
    assert text(alone) == "This game is for 2 to 4 players, not 1."
    await server.person("Ben").slash(thread, "game join")
    assert text(await server.person("Eve").slash(thread, "game table start")) == SAY("no-not-seated")
    assert text(await server.person("Ben").slash(thread, "game table start")) == SAY("no-only-opener", name="Ann")
    await server.person("Ann").slash(thread, "game table start", seating="random")
    assert text(await server.person("Ann").slash(thread, "game table start")) == SAY("no-already-started")


async def test_cancel_closes_the_lobby(server: Server, world: World) -> None:
    thread = await server.table("Ann", "Ben", start=False)
    assert text(await server.person("Ben").slash(thread, "game table cancel")) == SAY("no-only-creator")
    result = await server.person("Ann").slash(thread, "game table cancel")
    assert text(result) == "Milestones · table 1 is closed."
    assert "closed" in text(lobby(server))
    assert labels(lobby(server)) == []
    assert (await world.host.register.table(1)).status is Status.ABANDONED


async def test_an_invitation_calls_its_guest_and_has_a_join_button(server: Server) -> None:
    thread = await server.table("Ann", start=False)
    ann, ben = server.person("Ann"), server.person("Ben")
    result = await ann.slash(thread, "game table invite", person=ben)
    assert result.ephemeral
    assert text(result) == SAY("said-invited", guest=ben.mention)
    invitation = result.followups[0]
    assert not invitation.ephemeral
    assert text(invitation) == f"{ben.mention}, Ann invites you to Milestones · table 1."
    data = server.env.http_requests[-1].json
    assert data["allowed_mentions"]["users"] == [ben.id]
    await press(ben, invitation.message, "join")
    assert ben.mention in text(lobby(server))
    assert text(await server.person("Eve").slash(thread, "game table invite", person=ben)) == SAY("no-not-seated")


async def test_one_person_is_invited_to_a_table_three_times_an_hour(server: Server, world: World) -> None:
    """Also by several people, and over a restart of the bot."""
    thread = await server.table("Ann", start=False)
    ann, ben = server.person("Ann"), server.person("Ben")
    for _ in range(3):
        assert len((await ann.slash(thread, "game table invite", person=ben)).followups) == 1
    await world.restart(server.env)
    again = await ann.slash(thread, "game table invite", person=ben)
    assert again.ephemeral
    assert text(again) == SAY("no-invited-enough", guest=str(ben.id), most=3)
    assert again.followups == []
    assert len((await ann.slash(thread, "game table invite", person=server.person("Cat"))).followups) == 1
    world.ahead = 3_601
    assert len((await ann.slash(thread, "game table invite", person=ben)).followups) == 1


async def test_somebody_who_is_no_member_is_not_invited(server: Server) -> None:
    thread = await server.table("Ann", start=False)
    stranger = server.env.create_user("Stranger")
    result = await server.person("Ann").slash(thread, "game table invite", person=stranger)
    assert text(result) == SAY("no-no-member", guest=f"<@{stranger.id}>")


async def test_names_are_letters_in_messages_of_the_bot(server: Server) -> None:
    eve = server.person("[x](https://evil.example)")
    thread = await server.table(eve.name, start=False)
    invited = await eve.slash(thread, "game table invite", person=server.person("Ben"))
    assert "(x)(https evil.example) invites you" in text(invited.followups[0])
    assert "(x)(https evil.example)" in text(await eve.slash(thread, "game list"))


async def test_the_table_is_found_from_where_and_who_one_is(server: Server) -> None:
    ann, ben = server.person("Ann"), server.person("Ben")
    assert text(await ann.slash(server.channel, "game status")) == SAY("no-no-table-here")
    await server.table("Ann", start=False)
    await server.table("Ben", start=False)
    assert "table 1" in text(await ann.slash(server.channel, "game status"))  # Ann's only table here
    assert "table 2" in text(await ben.slash(server.channel, "game status"))
    asked = text(await server.person("Eve").slash(server.channel, "game status"))
    assert asked == SAY("no-which-table", tables="table 2, table 1")
    assert "table 1" in text(await server.person("Eve").slash(server.channel, "game status", table="1"))
    other = server.guild.create_text_channel("elsewhere")
    assert "table 1" in text(await ann.slash(other, "game status"))  # her only table on the server
    assert text(await ann.slash(other, "game status", table="77")) == SAY("no-no-such-table", number="77")


async def test_tables_are_suggested_ones_own_first(server: Server) -> None:
    await server.table("Ben", start=False)
    await server.table("Ann", start=False)
    found = await server.person("Ben").autocomplete(server.channel, "game board", "table", "")
    assert [choice["value"] for choice in found] == ["1", "2"]
    assert found[0]["name"] == "Milestones · table 1 · Ben · waiting for players"
    found = await server.person("Ben").autocomplete(server.channel, "game board", "table", "ann")
    assert [choice["value"] for choice in found] == ["2"]


async def test_the_reading_commands_answer_in_private(server: Server, world: World) -> None:
    thread = await server.table("Ann", "Ben")
    ann = server.person("Ann")
    world.bot.about = About("1.2.3", privacy="https://example.org/privacy", support="https://example.org/help")
    shown = {}
    for command in ("board", "move", "log", "status", "list", "help"):
        result = await ann.slash(thread, f"game {command}")
        assert result.ephemeral, command
        shown[command] = text(result)
        links = {each["label"]: each["url"] for each in components(result) if "url" in each}
    assert links == {"Privacy": "https://example.org/privacy", "Help": "https://example.org/help"}
    assert "Waiting for Ben" in shown["status"]
    promise, seed = await world.host.moments.chance(1)
    assert promise in shown["status"]
    assert seed is None
    assert "starting player" in shown["log"]
    assert f"https://discord.com/channels/{server.guild.id}/{thread.id}" in shown["list"]
    assert "Your move" in shown["help"]
    assert "Version 1.2.3" in shown["help"]
    (told,) = [line for line in shown["help"].splitlines() if "**Start:**" in line]
    assert {game.name for game in world.games if game.name in told} == {
        game.name for game in world.games if game.rules.settings.choices
    }, "it says which games have settings of their own"


async def test_an_edition_is_offered_and_refused_by_its_name(server: Server) -> None:
    ann = server.person("Ann")
    found = await ann.autocomplete(server.channel, "game create", "edition", "")
    assert [choice["value"] for choice in found] == ["house-1"]
    assert "house-9" in text(await ann.slash(server.channel, "game create", game="milestones", edition="house-9"))
    assert "is open" in text(await ann.slash(server.channel, "game create", game="milestones", edition="house-1"))


async def test_an_old_button_is_answered(server: Server) -> None:
    ann = server.person("Ann")
    await ann.slash(server.channel, "game create", game="milestones")
    stored = server.env.backend.messages[server.channel.id][lobby(server).id]
    (join, *_), *_ = (each["components"] for each in stored.components if "components" in each)
    join["custom_id"] = "0|join|1"
    result = await ann.click(lobby(server), custom_id="0|join|1")
    assert text(result) == SAY("old-button")
    join["custom_id"] = "1|dance|1||0|0|"
    assert text(await ann.click(lobby(server), custom_id="1|dance|1||0|0|")) == SAY("old-button")


async def test_a_full_table_calls_its_opener_who_starts_it_from_there(server: Server, world: World) -> None:
    ann, others = server.person("Ann"), [server.person(name) for name in ("Ben", "Cleo", "Dan")]
    await ann.slash(server.channel, "game create", game="ferry")
    for other in others:
        await other.slash(server.channel, "game join")
    await world.quiet()
    (thread,) = server.channel.threads
    call = thread.history(viewer=ann)[-1]
    assert f"{ann.mention}, the table is full" in text(call)
    assert sent(server, "POST", thread.id)[-1]["allowed_mentions"]["users"] == [ann.id]
    assert labels(call) == ["Start", "Leave"]
    await press(ann, call, "start")
    assert (await world.host.register.table(1)).status is Status.PLAYING


async def test_a_table_that_starts_by_itself_says_so_and_calls_who_must_act(server: Server, world: World) -> None:
    ann, others = server.person("Ann"), [server.person(name) for name in ("Ben", "Cleo", "Dan")]
    await ann.slash(server.channel, "game create", game="ferry")
    shown = await press(ann, await press(ann, lobby(server), "settings"), "terms")
    shown, listed = await turned_to(ann, shown, "terms", is_list("full"))
    await ann.select(shown.response, ["start"], custom_id=listed)
    await world.quiet()
    assert SAY("lobby-by-itself") in text(lobby(server))
    for other in others:
        await other.slash(server.channel, "game join")
    await world.quiet()
    assert (await world.host.register.table(1)).status is Status.PLAYING
    assert labels(lobby(server))[-1] == "Go to the table"
    (thread,) = server.channel.threads
    assert not [post for post in thread.history(viewer=ann) if "the table is full" in text(post)]
    waiting, table = (await world.host.now.look(1, None)).waiting, await world.host.register.table(1)
    called = sent(server, "POST", thread.id)[-1]["allowed_mentions"]["users"]
    assert sorted(called) == sorted(table.player(seat) or 0 for seat in waiting)


async def test_the_opener_sends_somebody_away_after_a_question(server: Server, world: World) -> None:
    thread = await server.table("Ann", "Ben", "Cat", start=False)
    ann, ben, cat = (server.person(name) for name in ("Ann", "Ben", "Cat"))
    shown = await press(ann, await press(ann, lobby(server), "settings"), "terms")
    pick = button(shown, "send")
    assert [each["label"] for each in pick["options"]] == ["Ben", "Cat"]
    asked = await ann.select(shown.response, [str(ben.id)], custom_id=pick["custom_id"])
    assert text(asked).startswith("### Send Ben away?\nBen loses the seat")
    assert (await world.host.register.table(1)).seat_of(ben.id) == 1, "only asked"
    back = await press(ann, asked, "terms")
    asked = await ann.select(back.response, [str(ben.id)], custom_id=button(back, "send")["custom_id"])
    done = await press(ann, asked, "sendaway")
    assert text(done).startswith("-# Ben has been sent away.\n### Time and people")
    await world.quiet()
    assert ben.mention not in text(lobby(server))
    told = thread.history(viewer=ben)[-1]
    assert f"{ben.mention}, Ann has sent you away from this table" in text(told)
    assert sent(server, "POST", thread.id)[-1]["allowed_mentions"]["users"] == [ben.id]
    assert labels(told) == []
    assert text(await press(ben, lobby(server), "join")) == SAY("no-sent-away", name="Ann")
    refused = await cat.slash(thread, "game table invite", person=ben)
    assert text(refused) == SAY("no-guest-sent-away", guest=str(ben.id), name="Ann")
    invitation = (await ann.slash(thread, "game table invite", person=ben)).followups[0]
    assert text(await press(ben, invitation.message, "join")) == "You have joined Milestones · table 1."


async def test_only_the_opener_is_asked_whom_to_send_away(server: Server, world: World) -> None:
    await server.table("Ann", "Ben", start=False)
    ann, ben = server.person("Ann"), server.person("Ben")
    await world.host.lobby.change_term(1, ann.id, "manage", "all")
    theirs, _ = await turned_to(ben, await press(ben, lobby(server), "settings"), "terms", is_list("reliable"))
    assert "send" not in [ref.what for _, ref in refs(theirs)]
    assert await turned_to(ben, theirs, "terms", is_list("manage"))
    await press(ben, lobby(server), "leave")
    alone, _ = await turned_to(ann, await press(ann, lobby(server), "settings"), "terms", is_list("reliable"))
    assert "send" not in [ref.what for _, ref in refs(alone)]
    await press(ben, lobby(server), "join")
    told = await forged(server, "Ben", f"1|sendaway|1||0|0|{ann.id}")
    assert told == SAY("no-only-opener", name="Ann")
    for forgery, value in ((f"1|sendaway|1||0|0|{'9' * 30}", "9" * 30), ("1|send|1||0|0|", "")):
        told = await forged(server, "Ann", forgery, *([value] if not value else []), select=not value)
        assert told == SAY("no-no-such-value", value=value)
    assert (await world.host.register.table(1)).persons() == [ann.id, ben.id]


async def test_a_command_that_discord_still_shows_and_the_bot_no_longer_has(
    server: Server, world: World, caplog: pytest.LogCaptureFixture
) -> None:
    server.expected = (*server.expected, app_commands.CommandNotFound)
    world.bot.tree.remove_command("game")
    assert text(await server.person("Ann").slash(server.channel, "game list")) == SAY("old-command")
    assert "Traceback" not in caplog.text
