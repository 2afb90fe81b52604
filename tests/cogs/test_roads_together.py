"""Playing at the same time as others: agreements, actions that wait, standing answers, undo."""

from __future__ import annotations

import msgspec
import pytest

from host.live import OFFERS
from tests.cogs.conftest import Server, World
from tests.cogs.drive import labels, press, rested, text
from tests.cogs.heights import stands
from tests.cogs.roads import begun, done, farm, lines, offered, panel, table_now, tap

CARRIED_OUT = (
    "Ben need not wait any longer at B1; what was chosen is carried out; donkey 21 takes 1 trunk aboard (B1)."
)


async def test_an_agreement_is_offered_answered_and_said_to_both(
    server: Server, world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = await begun(server, world, monkeypatch, farm())
    ann, ben = told.people
    shown = await tap(ann, await tap(ann, await panel(ann, server, told), "More …"), "Offer an agreement")
    offers = lines(shown, "What do you offer?")
    assert "Give 1 board: donkey 11 → Ben’s donkey 21" in offers
    assert "-# costs 1 board" in text(shown), "what all of them cost is said once"
    await tap(ann, shown, "1 board (donkey 11) for 1 stone (Ben’s donkey 21)")
    shown = await panel(ben, server, told)
    assert "**Agreement: Ann offers 1 board (Ann’s donkey 11) for 1 stone (donkey 21)**" in text(shown)
    assert "**Agree** · costs 1 stone · brings 1 board" in text(shown)
    assert labels(shown)[:3] == ["Plan all together", "Agree", "Decline"]
    shown = await tap(ben, shown, "Agree")
    assert "You agree: 1 board from Ann for 1 stone (donkey 11 ↔ donkey 21)." in text(shown)
    units = (await table_now(world)).units
    assert (units["donkey11"].load, units["donkey21"].load) == ({"boards": 1, "stone": 1}, {"boards": 1})


async def test_an_offer_is_withdrawn_by_the_one_and_declined_by_the_other(
    server: Server, world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = await begun(server, world, monkeypatch, farm())
    ann, ben = told.people
    for n, (person, label, said) in enumerate(
        [(ann, "Withdraw the offer", "You withdraw the offer to Ben."), (ben, "Decline", "You decline what Ann")]
    ):
        await world.host.now.add(f"offer{n}", 1, ann.id, None, "propose give-donkey11-donkey21-1-boards")
        shown = await panel(person, server, told)
        assert said in text(await tap(person, shown, label))
        assert (await table_now(world)).deals == []


async def test_an_offer_calls_the_one_it_is_made_to_once_with_its_words(
    server: Server, world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = await begun(server, world, monkeypatch, farm())
    ann, ben = told.people

    def calls() -> list[tuple[list[int], str]]:
        path = f"/channels/{told.thread.id}/messages"
        sent = [each.json for each in server.env.http_requests if each.method == "POST" and each.path == path]
        return [(each["allowed_mentions"].get("users", []), str(each["components"])) for each in sent]

    await rested(world)
    before = len(calls())
    await world.host.now.add("offer", told.number, ann.id, None, "propose give-donkey11-donkey21-1-boards")
    await world.quiet()
    (called,) = calls()[before:]
    assert called[0] == [ben.id]
    assert f"{ben.mention}: Ann offers Ben" in called[1]
    for n in range(OFFERS + 1):
        await rested(world)
        await world.host.now.undo(f"undo {n}", told.number, ann.id)
        await world.host.now.add(f"again {n}", told.number, ann.id, None, "propose give-donkey11-donkey21-1-boards")
        await world.quiet()
    assert [users for users, _ in calls()[before:]] == [[ben.id]] * OFFERS


async def test_a_threat_calls_once_whoever_is_not_at_it_already(
    server: Server, world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    units = {"donkey11": "A1", "wagon12": "A1", "donkey21": "C1", "raft22": "B2r"}
    told = await begun(server, world, monkeypatch, farm(units=units, loads={}, ground={"A1": {"boards": 3}}))
    ann, ben = told.people

    def calls() -> list[str]:
        path = f"/channels/{told.thread.id}/messages"
        sent = [each.json for each in server.env.http_requests if each.method == "POST" and each.path == path]
        return [str(each["components"]) for each in sent if each["allowed_mentions"].get("users", []) == [ann.id]]

    await rested(world)
    before = len(calls())
    for n in range(2):  # taken back and done again it is no other
        await world.host.now.add(f"come {n}", told.number, ben.id, None, "move donkey21-B1-A1")
        await world.quiet()
        await world.host.now.undo(f"undo {n}", told.number, ben.id)
    (called,) = calls()[before:]
    assert f"{ann.mention}: Ben’s donkey 21 has come to A1, where 3 boards could be taken." in called
    told = await begun(server, world, monkeypatch, farm(units=units, loads={}, ground={"A1": {"boards": 3}}))
    await rested(world)
    before = len(calls())
    world.host.work._rounds.closed = True  # nothing can be sent, and Ann does something meanwhile
    await world.host.now.add("comes", told.number, ben.id, None, "move donkey21-B1-A1")
    await world.host.now.add("goes", told.number, ann.id, None, "move donkey11-B1")
    world.host.work._rounds.closed = False
    await world.quiet()
    assert calls()[before:] == []
    await world.host.now.undo("back", told.number, ben.id)
    await panel(ann, server, told)
    await world.host.now.add("come", told.number, ben.id, None, "move donkey21-B1-A1")
    await world.quiet()
    assert calls()[before:] == []


async def test_an_action_that_waits_is_told_to_both_and_let_go(
    server: Server, world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = await begun(server, world, monkeypatch, farm())
    ann, ben = told.people
    open_already = await panel(ann, server, told)
    shown = await tap(ben, await panel(ben, server, told), "donkey 21")
    assert (
        lines(shown, "Take what aboard?")["1 trunk, B1"]
        == "then full · waits until Ann is done there or lets you act first"
    )
    shown = await tap(ben, shown, "Take what aboard?|1 trunk, B1")
    assert "You must wait: Ann comes first at B1 and could still act there." in text(shown)
    await world.quiet()
    assert "Ben waits for you at B1" in text(open_already), "an open panel tells of it by itself"
    assert "### Turn 1: movement" in text(shown), "he goes on with his other transporters"
    shown = await tap(ben, shown, "Done moving")
    assert "not moved yet: raft 22" in text(shown)
    shown = await press(ben, shown, "sure")
    assert "### Waiting for Ann" in text(shown)
    assert "You chose: Take aboard – donkey 21: 1 trunk, B1. That waits until Ann is done at B1" in text(shown)
    shown = await panel(ann, server, told)
    assert "Ben waits for you at B1: finish, or let them act there first." in text(shown)
    assert "must wait" not in text(shown).partition("What would you like to do?")[0], "that says it already"
    assert labels(shown)[:2] == ["Plan all together", "Let others act first: B1 (woods)"]
    drawn = [each["marks"] for each in world.painter.asked if each["seat"] == 0][-1]
    assert [mark[0] for mark in drawn] == ["1", "2"], "only options with a number are marked in the picture"
    shown = await tap(ann, shown, "Let others act first")
    assert stands(text(shown), f"You let others act first at B1. {CARRIED_OUT}")
    assert (await table_now(world)).units["donkey21"].load == {"stone": 1, "trunks": 1}


async def test_an_action_that_waits_can_be_taken_back_or_come_too_late(
    server: Server, world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = await begun(server, world, monkeypatch, farm(ground={"B1": {"trunks": 1}}, loads={}))
    ann, ben = told.people
    shown = await tap(ben, await tap(ben, await panel(ben, server, told), "donkey 21"), "aboard?|1 trunk, B1")
    shown = await press(ben, shown, "undo")
    assert "Turn 1: movement" in text(shown)
    await tap(ben, shown, "aboard?|1 trunk, B1")
    shown = await tap(ann, await tap(ann, await panel(ann, server, told), "donkey 11"), "aboard?|1 trunk, B1")
    assert "What Ben had chosen at B1 is no longer possible and is dropped." in text(shown)
    assert (await table_now(world)).units["donkey11"].load == {"trunks": 1}


async def test_an_action_that_waits_is_carried_out_when_the_earlier_one_is_done(
    server: Server, world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = await begun(server, world, monkeypatch, farm())
    ann, ben = told.people
    await tap(ben, await tap(ben, await panel(ben, server, told), "donkey 21"), "aboard?|1 trunk, B1")
    assert (await table_now(world)).units["donkey21"].load == {"stone": 1}
    shown = await done(ann, await panel(ann, server, told), "Done moving")
    assert stands(text(shown), CARRIED_OUT)
    assert (await table_now(world)).units["donkey21"].load == {"stone": 1, "trunks": 1}
    shown = await panel(ben, server, told)
    assert "That waits" not in text(shown)
    assert "Done moving" in labels(shown), "Ben is asked again"


async def test_an_agreement_lapses_when_it_has_become_impossible(
    server: Server, world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = await begun(server, world, monkeypatch, farm())
    ann, ben = told.people
    await world.host.now.add("offer", 1, ann.id, None, "propose give-donkey11-donkey21-1-boards")
    stale = await panel(ben, server, told)
    assert "Agree" in labels(stale)
    shown = await tap(ann, await panel(ann, server, told), "donkey 11")
    shown = await tap(ann, shown, "→ C1")
    assert "What you offered Ben is no longer possible." in text(shown), "the goods have gone"
    shown = await tap(ben, stale, "Agree")
    assert "Agree" not in labels(shown)
    assert (await table_now(world)).units["donkey11"].load == {"boards+donkey11": 2}


async def test_a_phase_does_not_end_before_an_agreement_is_answered(
    server: Server, world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = await begun(server, world, monkeypatch, farm())
    ann, ben = told.people
    await world.host.now.add("offer", 1, ann.id, None, "propose give-donkey11-donkey21-1-boards")
    for person in (ann, ben):
        shown = await done(person, await panel(person, server, told), "Done moving")
    assert (await table_now(world)).phase == "movement", "a seat asked for an answer is waited for"
    assert "Agree" in labels(shown)
    await tap(ben, shown, "Decline")
    table = await table_now(world)
    assert (table.phase, table.deals) == ("building", [])


async def test_since_your_last_turn_tells_and_shows_what_the_others_did(
    server: Server, world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = await begun(server, world, monkeypatch, farm())
    ann, ben = told.people
    await done(ann, await panel(ann, server, told), "Done moving")
    shown = await tap(ben, await tap(ben, await panel(ben, server, told), "raft 22"), "→ C2")
    shown = await tap(ben, await tap(ben, shown, "donkey 21"), "→ C1")
    await done(ben, shown, "Done moving")
    shown = await panel(ann, server, told)
    assert "**New since you last looked**\n> -# **Ben**: raft 22 B2 river – C2; donkey 21 B1 – C1." in text(shown)
    drawn = [each for each in world.painter.asked if each["seat"] == 0][-1]
    moved = [note.args["place"] for note in drawn["told"] if note.code == "moved"]
    assert moved == ["C2", "C1"], "they are marked in the picture"
    shown = await tap(ann, shown, "Done building")
    assert "New since you last looked" not in text(shown)


async def test_who_is_not_asked_is_told_why(server: Server, world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    told = await begun(server, world, monkeypatch, farm(called=True, chart=[1, 0]))
    ann, ben = told.people
    assert "### Waiting for Ben" in text(await panel(ann, server, told))
    assert "Turn order in this phase: Ben and you" in text(await panel(ann, server, told))
    shown = await done(ben, await panel(ben, server, told), "Done moving")
    assert "### Waiting for Ann" in text(shown)
    assert "You are done with this phase." in text(shown)


async def test_undo_takes_back_ones_own_step_although_others_went_on(
    server: Server, world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = await begun(server, world, monkeypatch, farm())
    ann, ben = told.people
    shown = await tap(ann, await tap(ann, await panel(ann, server, told), "wagon 12"), "→ C1")
    await tap(ben, await tap(ben, await panel(ben, server, told), "raft 22"), "→ C2")
    shown = await press(ann, shown, "undo")
    assert "Taken back: wagon 12 A1 – B1 – C1." in text(shown)
    units = (await table_now(world)).units
    assert (units["wagon12"].at, units["raft22"].at) == ("A1", "C2")
    await done(ann, shown, "Done moving")
    shown = await press(ann, await panel(ann, server, told), "undo")
    assert "Turn 1: movement" in text(shown), "being done can be taken back while others still act"


async def test_a_panel_that_stands_open_while_others_act_is_not_out_of_date(
    server: Server, world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = await begun(server, world, monkeypatch, farm())
    ann, ben = told.people
    open_panel = await tap(ann, await panel(ann, server, told), "wagon 12")
    await tap(ben, await tap(ben, await panel(ben, server, told), "raft 22"), "→ C2")
    assert "You: wagon 12 A1 – B1." in text(await tap(ann, open_panel, "→ B1"))


async def test_a_refused_press_says_why_and_asks_again(
    server: Server, world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = await begun(server, world, monkeypatch, farm(ground={"B1": {"trunks": 1}}, loads={}, chart=[1, 0]))
    ann, ben = told.people
    stale = await tap(ann, await panel(ann, server, told), "donkey 11")
    await tap(ben, await tap(ben, await panel(ben, server, told), "donkey 21"), "aboard?|1 trunk, B1")
    shown = await tap(ann, stale, "aboard?|1 trunk, B1")
    assert "No trunks can be taken from B1." in text(shown)
    assert "Which transporter do you move?" in text(shown)
    await tap(ben, await tap(ben, await panel(ben, server, told), "donkey 21"), "→ C1")
    shown = await tap(ann, shown, "Offer an agreement")
    assert text(shown).startswith("-# Goods cannot be passed between donkey 11 and donkey 21 here.")


async def test_a_choice_that_others_have_made_impossible_is_said_to_be_gone(
    server: Server, world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    s = farm(ground={"B1": {"trunks": 1}}, loads={}, chart=[1, 0])
    s.table.units["donkey11"].spent = 2
    told = await begun(server, world, monkeypatch, s)
    ann, ben = told.people
    shown = await panel(ann, server, told)
    world.bot.awake.close()  # it is too old to follow
    await tap(ben, await tap(ben, await panel(ben, server, told), "donkey 21"), "aboard?|1 trunk, B1")
    shown = await tap(ann, shown, "donkey 11")
    assert text(shown).startswith("-# Gone: 2 · Donkey 11\n### Turn 1: movement")


SECRET = ("Wonder: never buy", "Production: by plan, unless in doubt", "Turn order: never call for a new one")


async def test_standing_answers_are_shown_to_nobody_else(
    server: Server, world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = await begun(server, world, monkeypatch, farm())
    ann, ben = told.people
    for answer in SECRET:
        shown = await tap(ann, await panel(ann, server, told), "More …")
        shown = await tap(ann, await tap(ann, shown, "Standing answers"), answer)
    assert f"Answered for you: {'; '.join((SECRET[2], SECRET[0], SECRET[1]))}" in text(shown)
    assert SECRET[0] not in str(offered(await tap(ann, await tap(ann, shown, "More …"), "Standing answers")))
    before = len(server.env.http_requests)
    await panel(ben, server, told)
    await press(ben, server.board(told.thread), "log")
    for command in ("game board", "game status", "game log"):
        await ben.slash(told.thread, command)
    await world.quiet()
    sent = msgspec.json.encode([request.json for request in server.env.http_requests[before:]]).decode()
    assert "Ben" in sent
    for words in (*SECRET, "Answered for you", "You will buy no bricks", "You will never call", "leave wonder"):
        assert words not in sent


async def test_who_leaves_something_undone_is_asked_and_may_come_back_until_the_phase_is_over(
    server: Server, world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = await begun(server, world, monkeypatch, farm())
    ann, ben = told.people
    shown = await panel(ann, server, told)
    assert text(shown).count("not moved yet: donkey 11, wagon 12") == 1, (
        "once, though both ways of being done leave it"
    )
    assert text(shown).count("no brick this turn, although you have at home: 3 boards, 2 stone") == 1, (
        "for one of them"
    )
    asked = await tap(ann, shown, "Done moving")
    assert "not moved yet: donkey 11, wagon 12" in text(asked)
    assert "left undone" in text(asked)
    shown = await press(ann, asked, "sure")
    assert "### Waiting for Ben" in text(shown)
    shown = await tap(ann, shown, "Not done yet")
    assert "### Turn 1: movement" in text(shown)
    assert "Undo" not in labels(shown)
    skips = await done(ann, await tap(ann, shown, "…"), "whole turn") if "…" in labels(shown) else shown
    assert skips is not None
    waiting = await press(ann, await tap(ann, shown, "Done moving"), "sure")
    await world.host.now.add("ben", told.number, ben.id, None, "done")
    await world.quiet()
    assert "Not done yet" not in labels(waiting)
