"""A table of Roads & Boats from `/game create` on: its settings, homes and posts, also after a restart."""

from __future__ import annotations

from typing import Any

import pytest

from cogs.kit.card import capital
from engine.core.model import Seat
from engine.games.roads import GAME
from engine.games.roads.flow import Position
from engine.games.roads.phases.order import Calling, ChooseSlots, Praying
from engine.games.roads.world.maps import DEFAULT
from tests.cogs.conftest import Server, World
from tests.cogs.drive import button, labels, press, refs, rested, text
from tests.cogs.roads import SAY, begun, done, farm, offered, panel, sure, table_now, tap, typed
from words import LOCALES, Speaker

ISLAND = "name: Island\nplayers: 2\n---\n0,0:P 1,0:W 2,0:R\n0,1:P 1,1:M 2,1:P 3,1:S\n"


def posts(server: Server, channel: int) -> list[list[int]]:
    """Whom each post in a channel called, oldest first."""
    path = f"/channels/{channel}/messages"
    sent = [r.json for r in server.env.http_requests if r.method == "POST" and r.path == path]
    return [body["allowed_mentions"].get("users", []) for body in sent]


async def opened(server: Server) -> None:
    """A table that Ann opened by pressing."""
    ann = server.person("Ann")
    await tap(ann, await ann.slash(server.channel, "game create"), "Roads & Boats")


def lobby(server: Server) -> Any:
    """The public message of a table that has not started."""
    return server.channel.history(viewer=server.person("Onlooker"))[0]


@pytest.mark.parametrize("locale", LOCALES)
def test_the_usual_map_is_named_for_each_number_of_players(locale: str) -> None:
    speak = Speaker(locale, GAME)
    for seats, key in DEFAULT.items():
        named = speak(f"setting-map-{key}")
        assert named.endswith(f"({seats})")
        assert named in speak("setting-map-auto")
    assert len(speak("setting-map-auto")) <= 100, "a line of a select shows it whole"


async def test_a_game_is_opened_its_map_chosen_and_homes_are_settled(server: Server, world: World) -> None:
    await opened(server)
    shown = lobby(server)
    ann, ben = server.person("Ann"), server.person("Ben")
    assert text(shown).startswith("## Roads & Boats · table 1\n-# Donkeys and wagons")
    assert "\nFor 1 to 5 players." in text(shown)
    assert "**Map:** the usual one: A River Runs Through It (1), Dead Sea (2)" in text(shown)
    assert "**Donkeys" not in text(shown), "only unusual settings"
    await press(ben, shown, "join")
    settings = await press(ann, lobby(server), "settings")
    select = next(each for each, ref in refs(settings) if ref.what == "set" and ref.text == "map")
    assert select["options"][0]["label"] == capital(SAY("setting-map-auto"))
    assert select["options"][1]["label"] == "A River Runs Through It (1)"
    settings = await ann.select(settings.response, ["duel"], custom_id=select["custom_id"])
    assert "**Map:** Duel (2)" in text(settings)
    await press(ann, lobby(server), "start")
    look = await world.host.now.look(1, None)
    first = [ann, ben][[seat.person for seat in look.table.seats].index(ann.id) != look.waiting[0]]
    thread = server.channel.threads[0]
    board = server.board(thread)
    assert f"**{first.mention} to move** · Choosing homes" in text(board)
    home = await first.click(board, custom_id=button(board, "move")["custom_id"])
    assert "**1** · steps on foot to: woods 1, rock 1, pasture 1, mountains 2" in text(home)
    shown = await tap(first, home, "1 · D2 (pasture)")
    assert "You settle on D2 (pasture)." in text(shown)


async def test_what_is_typed_for_a_home_and_is_none_is_refused_with_the_reason(server: Server, world: World) -> None:
    await opened(server)
    ann = server.person("Ann")
    await press(server.person("Ben"), lobby(server), "join")
    await press(ann, lobby(server), "start")
    look = await world.host.now.look(1, None)
    first = next(
        server.person(n) for n in ("Ann", "Ben") if server.person(n).id == look.table.player(look.waiting[0])
    )
    board = server.board(server.channel.threads[0])
    home = await first.click(board, custom_id=button(board, "move")["custom_id"])
    typed = await first.submit_modal(await press(first, home, "tell"), {"answer": "c6 please"})
    assert text(typed).startswith("-# C6-please is no land tile, or no bank of one.\n### Choosing homes")


async def test_a_map_of_ones_own_is_read_and_played(server: Server, world: World) -> None:
    await opened(server)
    ann = server.person("Ann")
    settings = await press(ann, lobby(server), "settings")
    own = next(each for each in labels(settings) if "write your own" in each)
    assert own == "Map: write your own"
    form = await press(ann, settings, "own")
    settings = await ann.submit_modal(form, {"text": ISLAND})
    assert text(settings).startswith("-# Saved: Map.")
    assert "**Map:** custom text" in text(settings)
    await ann.slash(server.channel.threads[0], "game table opponent", kind="random")
    await world.host.settle()
    assert (await world.host.register.table(1)).options.map.startswith("name: Island")


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("0,0:X", "“0,0:X” – no such terrain; there are P, W, R, M, D and S."),
        ("dragons", "not a tile; tiles are written like 0,0:P14"),
        (ISLAND.replace("1,0:W", "1,0:W9"), "the river’s edges must be different digits from 0 to 5"),
        (ISLAND.replace("3,1:S", "3,1:S 9,9:P"), "“9,9” – this tile does not hang together with the first one."),
        ("0,0:P 1,0:W", "fewer than 7 tiles"),
    ],
)
async def test_a_map_that_is_none_is_refused_with_its_flaw_and_can_be_mended(
    server: Server, world: World, typed: str, said: str
) -> None:
    await opened(server)
    ann = server.person("Ann")
    form = await press(ann, await press(ann, lobby(server), "settings"), "own")
    settings = await ann.submit_modal(form, {"text": typed})
    assert "This map cannot be used: " in text(settings)
    assert said in text(settings)
    assert (await world.host.register.table(1)).options.map == "auto"
    again = await press(ann, settings, "own")
    assert repr(typed) in str(again.modal), "the form keeps the text"


async def test_the_last_board_tells_how_everybody_came_by_their_points(
    server: Server, world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    loads = {"donkey11": {"gold": 2}, "donkey21": {"coins": 1}}
    told = await begun(server, world, monkeypatch, farm("wonder", loads=loads, neutral=1))
    for person in told.people:
        if (await world.host.now.look(1, person.id)).waited:
            await sure(person, await typed(person, told, "done", {}))
    await world.quiet()
    over = text(server.board(told.thread))
    assert "**Ben: 40** 🏆\n-# coins 40\nAnn: 20\n-# gold 20\n-# The last neutral brick is laid" in over
    assert "Ann: 20 points – 20 for goods (2 gold), 0 for the wonder." in over
    assert "Ben: 40 points – 40 for goods (1 coin), 0 for the wonder." in over
    assert "Ben has won with 40 points." not in over, "the standings say so"
    assert "Brick 1 of the wonder is a neutral one (0 left)." in over, "more is told than on other boards"


# --- posts


async def test_a_phase_calls_everybody_once_and_edits_come_together(
    server: Server, world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = await begun(server, world, monkeypatch, farm(units={"wagon12": "A1", "raft22": "B2r"}))
    ann, ben = told.people
    called = posts(server, told.thread.id)
    assert called[-1] == [ann.id, ben.id]
    shown = await tap(ann, await panel(ann, server, told), "wagon 12")
    for label in ("→ B1", "→ A1"):
        shown = await tap(ann, shown, label)
    assert posts(server, told.thread.id) == called, "nobody is called while a phase goes on"
    assert f"{ann.mention}, {ben.mention} to move** · Turn 1: movement" in text(server.board(told.thread))
    await done(ann, shown, "Done moving")
    assert posts(server, told.thread.id) == called
    assert f"**{ben.mention} to move" in text(server.board(told.thread))
    world.bot.awake.close()  # nobody looks at their panel
    await rested(world)
    await done(ben, await panel(ben, server, told), "Done moving")
    assert "Turn 1: building" in text(server.board(told.thread))
    assert posts(server, told.thread.id) == [*called, [ann.id]], "a new phase, one post, only whom it asks"


async def test_boards_of_phases_gone_by_are_short(
    server: Server, world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = await begun(server, world, monkeypatch, farm(units={"wagon12": "A1", "raft22": "B2r"}))
    ann, ben = told.people
    old = server.board(told.thread)
    await done(ann, await panel(ann, server, told), "Done moving")
    world.bot.awake.close()  # nobody looks at their panel
    await done(ben, await panel(ben, server, told), "Done moving")
    left = next(m for m in told.thread.history(viewer=ann) if m.id == old.id)
    assert text(left) == "-# Roads & Boats · table 1 · an older board"
    assert labels(left) == ["To the newest board"]


# --- a restart


DECISIONS: dict[str, Position] = {
    "production": farm("production", ground={"B1": {"trunks": 2}}, chart=[1, 0]),
    "movement": farm(),
    "building": farm("building"),
    "wonder": farm("wonder"),
    "calling": farm("movement", Calling()),
    "praying": farm("movement", Praying(order=[Seat(0)])),
    "slots": farm("movement", ChooseSlots(order=[Seat(0), Seat(1)])),
}
"""Every kind of decision in the middle of a game."""


@pytest.mark.parametrize("decision", DECISIONS)
async def test_a_restart_changes_nothing_and_half_made_choices_go_on(
    server: Server, world: World, monkeypatch: pytest.MonkeyPatch, decision: str
) -> None:
    told = await begun(server, world, monkeypatch, DECISIONS[decision])
    ann = told.people[0]
    first = await panel(ann, server, told)
    begun_with = next((each for each, ref in refs(first) if ref.what == "go" and ref.text.endswith("~")), None)
    half = first if begun_with is None else await ann.click(first.response, custom_id=begun_with["custom_id"])
    chosen, called = offered(half), posts(server, told.thread.id)
    before = offered(await panel(ann, server, told))
    await world.restart(server.env)
    await world.quiet()
    assert posts(server, told.thread.id) == called, "nothing is posted again"
    assert (await world.host.now.look(1, ann.id)).view.doing[-1] == decision
    assert offered(await panel(ann, server, told)) == before
    on = next(each for each, ref in refs(half) if ref.what in ("go", "pick"))
    if on["type"] == 3:
        shown = await ann.select(half.response, [on["options"][0]["value"]], custom_id=on["custom_id"])
    else:
        shown = await ann.click(half.response, custom_id=on["custom_id"])
    assert "no longer" not in text(shown)
    assert offered(shown) != chosen


async def test_what_waits_and_what_was_left_is_still_there_after_a_restart(
    server: Server, world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = await begun(server, world, monkeypatch, farm())
    ann, ben = told.people
    shown = await tap(ben, await tap(ben, await panel(ben, server, told), "donkey 21"), "aboard?|1 trunk, B1")
    await tap(ben, await tap(ben, shown, "Standing answers"), "Wonder: never buy")
    await world.host.now.add("offer", 1, ann.id, None, "propose give-donkey11-donkey21-1-boards")
    await world.restart(server.env)
    shown = await panel(ben, server, told)
    assert "You chose: Take aboard – donkey 21: 1 trunk, B1." in text(shown)
    assert "Answered for you: Wonder: never buy" in text(shown)
    assert labels(shown)[:2] == ["Agree", "Decline"]
    shown = await tap(ann, await panel(ann, server, told), "Let others act first")
    assert (await table_now(world)).units["donkey21"].load == {"stone": 1, "trunks": 1}


async def test_who_has_no_rulebook_at_hand_finds_the_process_chart_below_the_rules(server: Server) -> None:
    thread = await server.table("Ann", "Ben", game="roads")
    shown, pages = await press(server.person("Ann"), server.board(thread), "rules"), list[str]()
    assert shown.ephemeral
    for number in range(9):
        pages.append(text(shown))
        on = [each for each, ref in refs(shown) if (ref.what, ref.page) == ("rules", number + 1)]
        if not on:
            break
        shown = await server.person("Ann").click(shown.response, custom_id=on[0]["custom_id"])
    for said in ("four phases", "sawmill: 2 boards, 1 stone", "steamer: 8 goods", "rowing allows rowboat factories"):
        assert said in "\n".join(pages)
