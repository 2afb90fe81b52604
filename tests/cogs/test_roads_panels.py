"""Turns of Roads & Boats by pressing: each phase's panel is understood at once, and needs few presses."""

from __future__ import annotations

import pytest

from cogs.features import PANEL
from cogs.kit.card import Select
from cogs.viewer import Viewer
from engine.core.chance import Seeded
from engine.core.model import Seat
from engine.games.roads import GAME
from engine.games.roads.phases.order import Calling, Praying
from engine.games.roads.setup import SETTINGS, Options
from engine.games.roads.state import Building
from engine.games.roads.values import Orders
from tests.cogs import positions
from tests.cogs.conftest import Server, World
from tests.cogs.drive import components, labels, press, text
from tests.cogs.heights import texts
from tests.cogs.roads import SAY, begun, done, farm, lines, panel, sure, table_now, tap
from words import LOCALES, Speaker


async def test_a_transporter_takes_goods_and_goes_in_three_presses(
    server: Server, world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = await begun(server, world, monkeypatch, farm())
    ann = told.people[0]
    shown = await panel(ann, server, told)
    assert text(shown).startswith("### Turn 1: movement\n**Which transporter do you move?**")
    assert text(shown).endswith("-# Roads & Boats · table 1")
    assert "**1** · B1, 2 boards, 2 steps by road, or 1 without" in text(shown)
    assert labels(shown)[:3] == ["Plan all together", "1 · Donkey 11", "2 · Wagon 12"]
    assert labels(shown)[-8] == SAY("verb-done-movement") == "Done moving"
    shown = await tap(ann, shown, "wagon 12")
    assert "**wagon 12** · A1, 3 steps left" in text(shown)
    assert lines(shown, "Take what aboard?")["3 boards, A1"] == "then full"
    shown = await tap(ann, shown, "aboard|2 boards, A1")
    assert "**wagon 12** · A1, 2 boards, 3 steps left" in text(shown), "the panel stays with a player able to do more"
    shown = await tap(ann, shown, "→ C1")
    assert "You: wagon 12 A1 – B1 – C1." in text(shown)
    assert "**wagon 12** · C1, 2 boards, 1 step left" in text(shown)
    close = [each for each in world.painter.asked if each["cut"] == "close"]
    assert close[-1]["marks"][0] == ("1", "orders", Orders("wagon12", ("B1",)))
    shown = await tap(ann, shown, "Put what down?|2 boards, C1")
    assert (await table_now(world)).ground["C1"] == {"boards+wagon12": 2}


async def test_places_are_numbered_and_say_what_is_there(
    server: Server, world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = await begun(server, world, monkeypatch, farm())
    ben = told.people[1]
    shown = await tap(ben, await panel(ben, server, told), "raft 22")
    assert "**raft 22** · B2 river, 3 steps left" in text(shown)
    ways = lines(shown, "Where to, or what else?")
    assert ways["1 · → C2"] == "sea · 2 steps left"
    assert ways["2 · → A2 river"] == "mountains · 2 steps left"
    assert ways["5 · → B2 north coast to C2"] == "pasture · docks; its move is over"
    assert ways["3 · → C1 coast to C2"] == "rock · docks; its move is over"
    shown = await tap(ben, shown, "C1 coast to C2")
    assert "You: raft 22 B2 river – C2 – C1 coast to C2." in text(shown)


async def test_orders_are_repeated_by_all_when_they_were_seen_and_the_turn_is_done_by_one_press_more(
    server: Server, world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    s = farm(loads={"donkey11": {"trunks": 1}}, ground={"A1": {"boards": 3}})
    s.table.units["donkey11"].last = ["A1", "drop", "1", "trunks", "B1"]
    s.table.units["wagon12"].last = ["take", "2", "boards", "B1", "drop", "2", "boards", "A1"]
    told = await begun(server, world, monkeypatch, s)
    ann = told.people[0]
    shown = await panel(ann, server, told)
    assert "**All as before** · the same orders once more: donkey 11, wagon 12" in text(shown)
    shown = await tap(ann, shown, "All as before")
    shown = await tap(ann, shown, "Carry out")
    table = await table_now(world)
    assert (table.ground["A1"], table.ground["B1"]) == ({"boards": 1, "trunks+donkey11": 1}, {"boards+wagon12": 2})
    shown = await done(ann, shown, "Done for this whole turn")
    assert text(shown).split("\n")[1] == "### Waiting for Ben"
    assert text(shown).count(SAY("note-left-rest-skip")) == 1


async def test_the_last_to_be_done_reads_what_has_ended(
    server: Server, world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = await begun(server, world, monkeypatch, farm())
    ann, ben = told.people
    await done(ben, await panel(ben, server, told), "Done moving")
    shown = await done(ann, await panel(ann, server, told), "Done moving")
    first, heading = text(shown).split("\n")[:2]
    assert (first, "movement" in heading) == ("-# Done moving.", False)


async def test_who_is_done_for_the_whole_turn_is_not_asked_again_before_the_next(
    server: Server, world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = await begun(server, world, monkeypatch, farm(units={"wagon12": "A1", "raft22": "B2r"}, loads={}))
    ann, ben = told.people
    await done(ann, await panel(ann, server, told), "Done for this whole turn")
    await done(ben, await panel(ben, server, told), "Done moving")
    table = await table_now(world)
    assert (table.turn, table.phase) == (2, "movement"), "Ann could build and buy, but said that she would not"
    assert "Answered for you" not in text(await panel(ann, server, told))


async def test_production_is_one_press_and_lines_can_be_struck(
    server: Server, world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    s = farm(
        "production",
        units={"donkey11": "B1", "truck14": "C1", "donkey21": "D1"},
        loads={"truck14": {"trunks": 2}},
        ground={"B1": {"trunks": 2}},
        buildings={"B1": Building("woodcutter", "B1"), "C1": Building("sawmill", "C1")},
    )
    told = await begun(server, world, monkeypatch, s)
    ann = told.people[0]
    shown = await panel(ann, server, told)
    plan = "**Carry out the plan**\n> B1: donkey 11 loads 2 trunks\n> C1 sawmill: 2 trunks → 4 boards, onto truck 14"
    assert plan in text(shown)
    assert "**Done producing**\n> what the plan would make is not made" in text(shown)
    assert labels(shown)[0] == "Carry out the plan"
    assert [each["label"] for each in components(shown) if each.get("style") == 3] == ["Carry out the plan"]
    struck = await tap(ann, await tap(ann, shown, "Strike from the plan"), "B1: donkey 11 loads")
    assert "> B1: donkey 11 loads" not in text(struck)
    shown = await press(ann, struck, "undo")
    assert plan in text(shown)
    shown = await tap(ann, shown, "Carry out the plan")
    assert "You, sawmill C1: 2 trunks → 4 boards (truck 14); you load 2 trunks." in text(shown)
    assert (await table_now(world)).units["truck14"].load == {"boards": 4}


async def test_whoever_leaves_a_building_for_the_next_turn_is_told_so_but_not_asked(
    server: Server, world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = await begun(server, world, monkeypatch, farm("building"))
    shown = await panel(told.people[0], server, told)
    assert "could still be built: sawmill" in text(shown)
    assert not [each for each in components(shown) if each.get("style") == 3], "but it is no green end"
    done = await tap(told.people[0], shown, "Done building")
    assert SAY("confirm-grave") not in text(done)
    assert [line.text for line in await world.host.moments.log(1, None)][1:] == ["done"]


async def test_research_says_what_each_topic_allows(
    server: Server, world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    s = farm(
        "production",
        units={"truck14": "C1", "donkey21": "D1", "donkey11": "B1"},
        loads={"truck14": {"geese": 2, "paper": 1}},
        ground={"B1": {"trunks": 1}},
        buildings={"C1": Building("raft_factory", "C1"), "B1": Building("woodcutter", "B1")},
    )
    told = await begun(server, world, monkeypatch, s)
    ann = told.people[0]
    shown = await panel(ann, server, told)
    assert not [each for each in components(shown) if each.get("style") == 3], "the plan would do no research"
    asks = await tap(ann, shown, "Carry out the plan")
    assert "no research, although it is possible now" in text(asks)
    asked = await tap(ann, await tap(ann, asks, "Back"), "Research")
    found = lines(asked, "What do you research?")
    assert "-# costs 2 geese, 1 paper" in text(asked), "what all cost is said once"
    assert found["1 · Rowing (on C1)"] == "allows rowboat factories"
    assert found["2 · Rowing (on C1), upgrading C1"].endswith("rowboat factories · C1 becomes: rowboat factory")
    assert found["10 · Bright idea (on C1)"].endswith("has no effect")


async def test_buildings_say_what_they_cost_and_what_they_are_good_for(
    server: Server, world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = await begun(server, world, monkeypatch, farm("building"))
    ann = told.people[0]
    shown = await panel(ann, server, told)
    found = lines(shown, "Put up a building")
    assert found["1 · Sawmill on A1"] == "costs 2 boards, 1 stone · 1 trunk → 2 boards"
    assert found["6 · Wagon factory on A1"].endswith("2 boards and a donkey → wagon")
    walls = lines(shown, "Build a wall")
    assert walls["7 · A1 | B1 from A1"] == "costs 1 stone"
    assert labels(shown)[:3] == ["Build a road: A1 – A2", "Take aboard", "Put down"]
    assert ("7", "wall", ("A1/B1", "A1")) in world.painter.asked[-1]["marks"], "each list goes on with the numbers"
    shown = await tap(ann, shown, "Put up a building|sawmill on A1")
    assert "You build on A1: sawmill." in text(shown)
    assert labels(shown)[-8:] == [
        "Undo",
        "Map",
        "Table …",
        "Legend",
        "My note",
        "Try it",
        "Report fault",
        SAY("button-means"),
    ]


async def test_who_pays_first_is_chosen_where_several_could_and_said_before_building(
    server: Server, world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    loads = {"donkey11": {"stone": 2}, "wagon12": {"stone": 1}}
    s = farm("building", units={"donkey11": "A1", "wagon12": "A1", "donkey21": "D1"}, loads=loads, ground={})
    told = await begun(server, world, monkeypatch, s)
    ann = told.people[0]
    shown = await panel(ann, server, told)
    shown = await tap(ann, shown, "Choose who pays")
    assert labels(shown)[:2] == ["1 · Donkey 11: 2 stone", "2 · Wagon 12: 1 stone"]
    assert ("2", "payer", "wagon12") in world.painter.asked[-1]["marks"]
    shown = await tap(ann, shown, "wagon 12")
    assert "You pay first with wagon 12." in text(shown)
    assert "wagon 12 pays 1 stone" in text(shown)


async def test_few_mixtures_of_goods_for_a_brick_are_an_answer_each(
    server: Server, world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = await begun(server, world, monkeypatch, farm("wonder"))
    ann = told.people[0]
    shown = await panel(ann, server, told)
    assert text(shown).startswith("### Turn 1: the wonder")
    assert labels(shown)[:2] == ["Done buying", "Wonder: never buy"]
    assert "Buy a brick of the wonder · 10 points · brick 1 costs 1 good" in text(shown)
    assert "costs 1 board" not in text(shown), "what is paid is on the buttons"
    shown = await tap(ann, shown, "1 board")
    assert "You buy brick 1" in text(shown), "by one press"
    assert labels(shown)[4:7] == ["2 boards", "1 board, 1 stone", "2 stone"]
    shown = await tap(ann, await panel(ann, server, told), "Wonder: never buy")
    assert "You will buy no bricks of the wonder" in text(shown)


async def test_more_mixtures_for_a_brick_are_one_list(
    server: Server, world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    rich = {"A1": {"boards": 2, "stone": 2, "clay": 2, "fuel": 2}}
    told = await begun(server, world, monkeypatch, farm("wonder", ground=rich, loads={}))
    ann = told.people[0]
    shown = await tap(ann, await panel(ann, server, told), "1 board")
    named = list(lines(shown, "Pay with which goods?"))
    assert len(named) == 9, "one press pays"
    assert {"2 stone", "1 board, 1 clay"} <= set(named)


async def test_of_more_mixtures_for_a_brick_than_a_list_shows_each_good_is_picked(
    server: Server, world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    rich = {"A1": dict.fromkeys(("boards", "stone", "clay", "fuel", "trunks", "geese", "iron"), 2)}
    told = await begun(server, world, monkeypatch, farm("wonder", ground=rich, loads={}))
    ann = told.people[0]
    shown = await tap(ann, await panel(ann, server, told), "1 board")
    shown = await tap(ann, shown, "Buy a brick of the wonder")
    named = list(lines(shown, "Pay with which goods?"))
    assert len(set(named)) == len(named), "each good can be told from the others"
    assert {"Stone · no. 1", "Stone · no. 2"} <= set(named)


async def test_yes_and_no_to_the_order_stand_on_the_first_panel(
    server: Server, world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = await begun(server, world, monkeypatch, farm("movement", Calling()))
    ann, ben = told.people
    shown = await panel(ann, server, told)
    assert text(shown).startswith("### Turn 1: a turn order for movement?")
    assert labels(shown)[:2] == ["No, leave it as it is", "Yes, settle the turn order"]
    assert (
        "**No, leave it as it is** · where several players want the same thing, this order holds: you and Ben"
        in text(shown)
    )
    shown = await tap(ann, shown, "Yes, settle the turn order")
    assert "### Waiting for Ben" in text(shown)
    await tap(ben, await panel(ben, server, told), "Turn order: never call for a new one")
    shown = await panel(ann, server, told)
    assert text(shown).startswith("### Turn 1: at the temple")
    assert labels(shown)[:2] == ["Stay at prayer", "Cash in piety"]
    worth = "you choose your place earlier, but stand farther from the temple"
    told_row = f"{worth} · temple row (nearest first), if nobody else cashes in piety: Ben and you"
    assert f"**Cash in piety** · {told_row}" in text(shown)
    shown = await tap(ann, shown, "Cash in piety")
    assert "### Turn 1: choosing places in the turn order" in text(shown)
    assert labels(shown)[:4] == [
        "First",
        "Second",
        "Place: always the first free one",
        "Place: always the last free one",
    ]
    shown = await tap(ann, shown, "Second")
    assert "### Waiting for Ben" in text(shown)
    assert (await table_now(world)).chart == [1, 0]


async def test_a_standing_answer_can_be_left_where_the_question_is_asked(
    server: Server, world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = await begun(server, world, monkeypatch, farm("movement", Praying(order=[Seat(0)])))
    shown = await tap(
        told.people[0], await panel(told.people[0], server, told), "At the temple: always stay at prayer"
    )
    assert "You will always stay at prayer." in text(shown)
    assert (await table_now(world)).phase == "movement"
    assert "Answered for you: At the temple: always stay at prayer" in text(shown)


async def test_a_home_on_a_large_map_is_chosen_in_two_presses(
    server: Server, world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ten of all are marked on the whole map, the others stand in lists below, in the same panel."""
    s = GAME.start(2, Seeded(b"homes", 0, 0), SETTINGS.choose(Options(), "map", "dead_sea")).state
    told = await begun(server, world, monkeypatch, s)
    first = told.people[GAME.waiting(s)[0]]
    shown = await panel(first, server, told)
    found = lines(shown, "Where do you want your home?")
    assert found["1 · B5 (woods, south bank)"] == "steps on foot to: woods 1, rock 1, pasture 1, mountains 1"
    marks = [each for each in world.painter.asked if each["cut"] == "close"][-1]["marks"]
    assert len(marks) == len(found) == 10
    assert "D7 (desert)" in lines(shown, "Or one of these: D1 (desert) … D7 (desert)")
    shown = await tap(first, shown, "Where do you want your home?|1 · B5 (woods, south bank)")
    assert "You settle on B5 south bank (woods)" in text(await sure(first, shown))


async def test_before_the_flood_one_saves_what_can_be_saved(
    server: Server, world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    fields = {"sinks": ["B1", "B2"], "flood_brick": 1, "loads": {}, "ground": {}, "neutral": 33}
    told = await begun(server, world, monkeypatch, farm("wonder", **fields))
    ann, _ = told.people
    shown = await panel(ann, server, told)
    assert "### The flood: saving what can be saved" in text(shown)
    assert "With brick 1 of the wonder these tiles sink: B1, B2" in text(shown)
    asked = await tap(ann, shown, "Done")
    assert "lost with all aboard: donkey 11" in text(asked)
    shown = await tap(ann, await panel(ann, server, told), "→ A1")
    assert (await table_now(world)).units["donkey11"].at == "A1"


@pytest.mark.parametrize("locale", LOCALES)
def test_which_homes_cannot_be_taken_back_is_told_with_the_reason_and_beside_none(locale: str) -> None:
    """The first turn begins with the last home; where two could meet there, it is settled whether somebody called."""
    s = GAME.start(2, Seeded(b"homes", 0, 0), GAME.options(b'{"map":"dead_sea"}')).state
    first, said = GAME.waiting(s)[0], Speaker(locale, GAME)("final-homes")
    for seat, home, told in ((first, "D5", 0), (Seat(1 - first), "", 1)):
        seen = positions.look(GAME, 2, s, seat)
        card = PANEL(Viewer(seen, seen.table.speaker(locale)))
        hints = [choice.description for part in card.parts if isinstance(part, tuple) for each in part
                 if isinstance(each, Select) for choice in each.choices]  # fmt: skip
        assert len(hints) > 20
        assert not any(Speaker(locale)("hint-final") in hint for hint in hints)
        assert texts(card).count(f"-# {said}") == told
        s = GAME.apply(s, seat, GAME.parse(f"settle {home}"), Seeded(b"homes", 0, 1)).state if home else s
    assert seen.final(GAME.parse("settle D7"))
    assert not seen.final(GAME.parse("settle A3"))


@pytest.mark.parametrize(
    ("locale", "told"),
    [
        ("en", ["~~mine~~ · on A2 you lack 2 boards, 1 stone", "~~quarry~~ · on C1 you lack 2 boards"]),
        ("de", ["~~Bergwerk~~ · auf A2 brauchst du dafür noch 2 Bretter, 1 Stein"]),
    ],
)
def test_a_building_for_which_goods_are_missing_where_one_stands_is_told_with_them(
    locale: str, told: list[str]
) -> None:
    """The other panels of the phase list only what can be paid for; factories, which stand anywhere, are left out."""
    units = {"donkey11": "A2", "donkey12": "C1", "wagon13": "D1"}
    s = farm("building", units=units, loads={"donkey11": {"boards": 1}, "wagon13": {"boards": 2, "stone": 1}})
    seen = positions.look(GAME, 2, s, Seat(0))
    said = texts(PANEL(Viewer(seen, seen.table.speaker(locale))))
    assert [line for line in told if line not in said.split("\n")] == []
    assert said.count("~~") == 2 * 2
    s.table.ground["A2"] = {"boards": 2, "stone": 1}
    paid = positions.look(GAME, 2, s, Seat(0))
    assert told[0] not in texts(PANEL(Viewer(paid, paid.table.speaker(locale))))
