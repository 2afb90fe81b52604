"""Orders for all transporters in one go: by panel, typed, or by habit; seen together, carried out together."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
import simcord

from cogs.kit.card import capital
from cogs.plans.typed_lines import understood
from cogs.question.typed_words import Typing
from cogs.viewer import Viewer
from engine.core.model import Illegal, Seat
from engine.games.roads import GAME
from engine.games.roads.state import Table
from host import MOST_AT_ONCE as MOST
from tests.cogs.conftest import Server, World
from tests.cogs.drive import button, labels, press, refs, text
from tests.cogs.fleet import HABITS, fleet
from tests.cogs.heights import stands
from tests.cogs.positions import look
from tests.cogs.roads import NAMES, SAY, begun, done, panel, table_now, tap, typed
from tests.soak import times
from words import Speaker

TYPED = "11 takes 2 trunks, to B2; donkey 12 to D3 and then donkey 14 to B2; wagon: C1, take 2 boards"
MEANT = [
    "move donkey11-take-2-trunks-B2",
    "move donkey12-D3",
    "move donkey14-B2",
    "move wagon13-C1-take-2-boards",
]


class Fingers:
    """Presses as a person makes them; a line of a list is two: one opens it."""

    def __init__(self, person: simcord.MemberActor) -> None:
        self.person, self.presses = person, 0

    async def tap(self, shown: Any, label: str) -> Any:
        self.presses += 1 if any(capital(label) in each for each in labels(shown)) else 2
        return await tap(self.person, shown, label)


async def entries(world: World) -> list[str]:
    """The actions carried out since the start."""
    return [line.text for line in await world.host.moments.log(1, None)][1:]


async def foreseen(world: World, person: Any) -> Table:
    """The table after what somebody has collected, as it is shown."""
    look = await world.host.batches.look(1, person.id)
    table: Table = look.view.table
    return table


def plan_of(shown: Any) -> list[str]:
    """The numbered lines of a card."""
    return [line for line in text(shown).splitlines() if line[:1].isdigit()]


async def filled(person: simcord.MemberActor, shown: Any, words: str) -> Any:
    """Type into the form of a card."""
    return await person.submit_modal(await press(person, shown, "batchtell"), {"answer": words})


async def change(person: simcord.MemberActor, shown: Any, line: int) -> Any:
    """Pick a line that is to be changed."""
    return await person.select(shown.response, [str(line - 1)], custom_id=button(shown, "batchline")["custom_id"])


async def test_a_turn_of_six_transporters_by_hand_is_seen_whole_and_takes_at_most_twelve_presses(
    server: Server, world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = await begun(server, world, monkeypatch, fleet())
    ann = told.people[0]
    hand = Fingers(ann)
    shown, hand.presses = await panel(ann, server, told), 1
    shown = await hand.tap(shown, "Plan all together")
    assert "**donkey 11** · C1, 2 steps by road, or 1 without" in text(shown), (
        "the first one is asked about by itself"
    )
    shown = await hand.tap(shown, "takes 2 trunks, → B2")
    assert "not moved yet: donkey 12, donkey 14, donkey 16, raft 15, wagon 13" in text(shown)
    assert "✓ donkey 11" in str(labels(shown)), "it has orders"
    for label in ("takes 2 trunks, → D3", "takes 1 trunk, → B2", "takes 1 clay, → D2", "→ E3 coast to F3"):
        shown = await hand.tap(shown, label)
    shown = await hand.tap(shown, "putting everything down there?|→ E2, puts down 1 stone")
    assert [line.split(" · ")[0] for line in plan_of(shown)] == [
        "1. donkey 11 takes 2 trunks, → B2",
        "2. donkey 12 takes 2 trunks, → D3",
        "3. donkey 14 takes 1 trunk, → B2",
        "4. donkey 16 takes 1 clay, → D2",
        "5. raft 15 → E3 coast to F3",
        "6. wagon 13 → E2, puts down 1 stone",
    ]
    made = [line for line in text(shown).splitlines() if line.startswith("> ")]
    assert [line[2:4] for line in made] == ["B2", "B2", "D2", "D3"]
    assert "> D2 stone factory: 1 clay → 2 stone, onto donkey 16" in made
    assert [each["seat"] for each in world.painter.asked][-1] == 0
    drawn = [note.args["unit"] for note in world.painter.asked[-1]["told"] if note.code == "moved"]
    assert drawn == ["donkey11", "donkey12", "donkey14", "donkey16", "raft15", "wagon13"]
    assert await entries(world) == [], "nothing is carried out yet"
    seen = await foreseen(world, ann)
    shown = await hand.tap(shown, "Carry out · Done moving")
    assert hand.presses == 10 <= 12
    table = await table_now(world)
    assert (table.units, table.ground) == (seen.units, seen.ground), "it has come as it was shown"
    assert (await entries(world))[-1:] == ["done"]
    assert len(await entries(world)) == 7
    assert "### Waiting for Ben" in text(shown)


async def test_a_transporter_that_has_loaded_is_asked_about_again_until_it_moves_on(
    server: Server, world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = await begun(server, world, monkeypatch, fleet())
    ann = told.people[0]
    shown = await tap(ann, await panel(ann, server, told), "Plan all together")
    shown = await filled(ann, shown, "donkey 11 takes 2 trunks")
    assert "**donkey 11** · C1, 2 trunks, 2 steps by road" in text(shown), "it was loaded to go on"
    shown = await filled(ann, shown, "donkey 11 to B2")
    assert "**donkey 12** · E3" in text(shown)
    shown = await filled(ann, shown, "donkey 12 takes 1 trunk")
    shown = await tap(ann, shown, "donkey 14")
    assert "**donkey 14** · A2" in text(shown), "unless another is asked for"
    shown = await filled(ann, shown, "donkey 14 stays")
    assert "**donkey 16** · C3" in text(shown)


async def test_a_turn_by_habit_is_seen_before_it_is_carried_out_and_takes_two_presses(
    server: Server, world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    s = fleet(habits=True)
    fro = s.table.units["donkey11"]  # goes to and fro: once there, it would follow the orders that led it back
    fro.before, fro.before_start, fro.last, fro.last_start = fro.last, fro.at, ["B4"], "B2"
    told = await begun(server, world, monkeypatch, s)
    ann = told.people[0]
    shown = await panel(ann, server, told)
    shown = await tap(ann, shown, "All as before")
    assert plan_of(shown)[0].startswith("1. donkey 11 as before: takes 2 trunks, → C2, → B2")
    assert [line.partition(" as before")[0][3:] for line in plan_of(shown)] == [
        "donkey 11", "donkey 12", "donkey 14", "donkey 16", "raft 15", "wagon 13",
    ]  # fmt: skip
    assert await entries(world) == []
    seen = await foreseen(world, ann)
    assert "Done for this whole turn: no brick this turn, although you have at home" in text(shown)
    await tap(ann, shown, "Carry out · Done for this whole turn")
    table = await table_now(world)
    assert (table.units, table.ground) == (seen.units, seen.ground)
    assert await entries(world) == [*(f"move {name}-again" for name in sorted(HABITS)), "leave rest-skip"]


async def test_a_turn_by_habit_and_a_brick_take_two_presses_and_are_taken_back_with_one(
    server: Server, world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where none is left out, all go as before and one is done until the wonder with one press; who wants one brick
    a turn is done by that."""
    s = fleet(habits=True)
    for hand in s.hands:
        hand.standing.wonder, hand.standing.plan = "once", "clear"
    told = await begun(server, world, monkeypatch, s)
    ann, ben = told.people
    before = (await table_now(world)).units
    shown = await panel(ann, server, told)
    habits = [label for label in labels(shown) if label.startswith("All as before · ")]
    assert labels(shown)[:3] == ["Plan all together", *habits], "they stand above the transporters"
    shown = await tap(ann, shown, "All as before · Done for this whole turn")
    assert (await entries(world)) == ["move all-again", "leave rest-skip"]
    moved = (await table_now(world)).units
    shown = await tap(ann, shown, "Undo all 2")
    assert (await table_now(world)).units == before
    shown = await tap(ann, shown, "All as before · Done until the wonder")
    assert ((await table_now(world)).units, (await table_now(world)).done) == (moved, [0])
    await done(ben, await panel(ben, server, told), "Done for this whole turn")
    shown = await panel(ann, server, told)
    assert text(shown).startswith("### Turn 1: the wonder"), "nobody is asked about building"
    await tap(ann, shown, "board")
    assert (await table_now(world)).turn == 2


async def test_typed_orders_for_several_are_seen_together_and_each_line_can_be_changed(
    server: Server, world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = await begun(server, world, monkeypatch, fleet())
    ann = told.people[0]
    shown = await typed(ann, told, "move", {"orders": TYPED})
    assert "> B2 sawmill: 2 trunks → 4 boards, onto donkey 11" in text(shown)
    shown = await press(ann, shown, "collect")
    assert len(plan_of(shown)) == 4
    await world.restart(server.env)
    shown = await change(ann, shown, 2)
    assert "**donkey 12**" in text(shown), "it is asked about again"
    shown = await tap(ann, shown, "takes 2 trunks, → D3")
    assert plan_of(shown)[1].startswith("2. donkey 12 takes 2 trunks, → D3"), "the new line comes in its place"
    shown = await change(ann, shown, 3)
    shown = await filled(ann, shown, "raft to F3\ndonkey 16 takes the clay, to B3")
    shown = await filled(ann, shown, "donkey 12 to D3\ndonkey 16 to Z9")
    kept = SAY("batch-typed-none")
    here = SAY.refusal(Illegal("way-here", unit="donkey12", place="D3"))
    refused = SAY("batch-line", line=1, words="donkey 12 to D3", why=here)
    other = SAY("batch-line", line=2, words="donkey 16 to Z9", why=SAY("no-orders-place", word="Z9"))
    like = SAY("batch-like", example="donkey 14 takes 1 trunk, to B2")
    assert stands(text(shown), "\n".join([refused, other, like, kept]))
    shown = await filled(ann, shown, "donkey 12 to A2")
    assert "Donkey 12 has no steps left" in text(shown) or "A2 is too far" in text(shown)
    seen = await foreseen(world, ann)
    shown = await typed(ann, told, "move", {"orders": "donkey 14 to A3"})
    assert text(shown).split("\n")[0] == SAY("no-orders-place", word="A3")
    shown = await press(ann, await press(ann, server.board(told.thread), "move"), "batch")
    assert [line[:10] for line in plan_of(shown)] == [f"{n}. {who}" for n, who in enumerate(
        ("donkey ", "donkey ", "raft 15", "donkey ", "wagon 1"), 1)]  # fmt: skip
    shown = await press(ann, shown, "batchgo")
    assert await entries(world) == [
        MEANT[0], "move donkey12-take-2-trunks-D3", "move raft15-F3", "move donkey16-take-1-clay-B3", MEANT[3]
    ]  # fmt: skip
    assert (await table_now(world)).units == seen.units
    assert "Your plan" not in str(labels(shown)), "it is carried out"


async def test_more_lines_than_can_be_done_at_once_are_not_even_read(
    server: Server, world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = await begun(server, world, monkeypatch, fleet())
    ann, heard = told.people[0], list[str]()
    shown = await press(ann, await press(ann, server.board(told.thread), "move"), "batch")
    meant = Typing.meant
    monkeypatch.setattr(Typing, "meant", lambda self, typed: heard.append(typed) or meant(self, typed))
    shown = await filled(ann, shown, "a\n" * 500)
    assert SAY("no-batch-full", most=MOST) in text(shown)
    assert heard == []
    for lines in (1, 2, MOST):
        heard.clear()
        shown = await filled(ann, shown, "a\n" * lines)
        assert lines == 1 or "Line 1 (“a”)" in text(shown)
        assert sum(each.count("a") for each in heard) <= 3 * lines, "each line is read a few times"


async def test_lines_that_can_be_done_are_kept_and_the_form_opens_with_the_others(
    server: Server, world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = await begun(server, world, monkeypatch, fleet())
    ann = told.people[0]
    shown = await press(ann, await press(ann, server.board(told.thread), "move"), "batch")
    shown = await filled(ann, shown, "donkey 11 to B2\ndonkey 12 to D3 and fly\n13 stays\ndonkey 99 to B2")
    why = [SAY("no-orders-word", word="fly"), SAY("no-orders-unit", word="donkey 99")]
    lines = [(2, "donkey 12 to D3 and fly", why[0]), (4, "donkey 99 to B2", why[1])]
    named = [SAY("batch-line", line=n, words=words, why=each) for n, words, each in lines]
    (like,) = (line for line in text(shown).split("\n") if SAY("batch-like", example="donkey 12") in line)
    assert stands(text(shown), "\n".join([*named, like.removeprefix("-# "), SAY("batch-typed")]))
    assert [line.split(" · ")[0] for line in plan_of(shown)] == ["1. donkey 11 → B2", "2. wagon 13 stays"]
    (label,) = (await press(ann, shown, "batchtell")).modal["components"]
    assert label["component"]["value"] == "donkey 12 to D3 and fly\ndonkey 99 to B2"
    assert label["description"].startswith(SAY("batch-again", line=1, why=why[0])[:60])
    shown = await filled(ann, shown, "donkey 12 to D3")
    assert "wagon 13" not in text(shown).partition("not moved yet")[2].partition("\n")[0], "it stays on purpose"
    (label,) = (await press(ann, shown, "batchtell")).modal["components"]
    assert "value" not in label["component"]
    await press(ann, shown, "batchgo")
    assert await entries(world) == ["move donkey11-B2", "move wagon13-stay", "move donkey12-D3"]


GOOD = {
    "en": (
        ("11 takes 2 trunks, to B2", "donkey 11 to B2", "11 stays"),
        ("donkey 12 to D3", "12 stay", "donkey 12: take 2 trunks, to D3"),
        ("wagon 13 to C1, take 2 boards", "wagon stays here", "13 goes to C1"),
        ("donkey 14 to B2", "14 takes 1 trunk, to B2"),
        ("raft to F3", "raft 15 stay put"),
    ),
    "de": (
        ("11 nimmt 2 Stämme, nach B2", "Esel 11 nach B2", "11 bleibt"),
        ("Esel 12 nach D3", "12 bleibt hier", "Esel 12 bleib stehen"),
        ("Kutsche 13 nach C1, lade 2 Bretter auf", "13 bleibt"),
        ("Esel 14 nach B2", "14 wartet"),
        ("Floß nach F3", "15 bleibt"),
    ),
}
BAD = ("donkey 99 to B2", "11 fly", "to Z9", "take", "12 stay and to D3", "wagon 13 to F2", "99", "Esel bleibt 3")


@pytest.mark.parametrize("locale", sorted(GOOD))
def test_what_is_right_among_wrong_lines_keeps_its_meaning_and_the_wrong_ones_are_named(locale: str) -> None:
    lot, viewer = Random(locale), Viewer(look(GAME, 2, fleet(), Seat(0)), Speaker(locale, GAME, list(NAMES)))
    kept = 0
    for _ in range(times(12)):
        chosen = [lot.choice(ways) for ways in lot.sample(GOOD[locale], lot.randrange(1, 6))]
        lines = [(line, True) for line in chosen]
        for bad in lot.sample(BAD, lot.randrange(1, 4)):
            lines.insert(lot.randrange(len(lines) + 1), (bad, False))
        heard = understood(viewer, lot.choice(("\n", ";\n", " ; ")).join(line for line, _ in lines))
        alone = understood(viewer, "\n".join(chosen))
        assert not alone.wrong, chosen
        assert heard.texts == alone.texts, lines
        assert [each.number for each in heard.wrong] == [n for n, (_, good) in enumerate(lines, 1) if not good]
        kept += len(heard.texts)
    assert kept > 12


REFUSED = {
    "donkey 11 to B2; donkey 12 fly to D3": SAY("no-orders-word", word="fly"),
    "wagon 13 to F2": SAY.refusal(Illegal("way-land", unit="wagon13", place="F2")),
    "donkey 11 to B2, Esel 12 nach D3": SAY("no-orders-language", word="Esel", language="de"),
    "donkey 11 to B2; donkey 21 to D3": SAY("no-orders-unit", word="donkey 21"),
}


async def test_what_is_not_understood_changes_nothing(
    server: Server, world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = await begun(server, world, monkeypatch, fleet())
    for said, refused in REFUSED.items():
        assert text(await typed(told.people[0], told, "move", {"orders": said})).split("\n")[0] == refused
    assert (await entries(world), (await world.host.now.look(1, told.people[0].id)).collected) == ([], 0)


async def test_of_orders_for_several_those_that_can_be_done_are_kept_and_the_other_one_is_named(
    server: Server, world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = await begun(server, world, monkeypatch, fleet())
    ann, why = told.people[0], SAY.refusal(Illegal("way-land", unit="wagon13", place="F2"))
    asked = await typed(ann, told, "move", {"orders": "11, 14 to B2, wagon 13 to F2"})
    assert text(asked).startswith(f"-# {why}\n### {SAY('proposed-head')}")
    await press(ann, asked, "said")
    assert await entries(world) == ["move donkey11-B2", "move donkey14-B2"]
    shown = await tap(ann, await panel(ann, server, told), "Plan all together")
    shown = await filled(ann, shown, "12, 13 and 15 to D3")
    assert "Line 1 (“raft15 D3”)" in text(shown)
    assert [line.split(" · ")[0] for line in plan_of(shown)] == ["1. donkey 12 → D3", "2. wagon 13 → D3"]


async def test_if_others_have_changed_something_nothing_is_carried_out_before_it_is_seen(
    server: Server, world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    s = fleet()
    s.table.units["donkey21"].at, s.table.chart, s.table.order = "C1", [1, 0], "beforehand"
    told = await begun(server, world, monkeypatch, s)
    ann, ben = told.people
    shown = await press(ann, await panel(ann, server, told), "batch")
    shown = await filled(ann, shown, "donkey 12 takes 2 trunks, to D3\nwagon 13 to C1, take 2 boards")
    assert "waits until Ben is done there or lets you act first" in plan_of(shown)[1], (
        "it says what will have to wait"
    )
    ends = [label for label in labels(shown) if label.startswith("Carry out · ")]
    done = ["Done moving", "Done for this whole turn", "Done until the wonder"]
    assert ends == [f"Carry out · {each}" for each in done], "no call for an order"
    await world.host.now.add("ben", 1, ben.id, None, "load donkey21-C1-boards-1")
    shown = await press(ann, shown, "batchgo")
    assert await entries(world) == ["load donkey21-C1-boards-1"], "none of it, though one line still stands"
    assert text(shown).startswith(f"-# {SAY('batch-changed')}")
    gone = "2. ~~wagon 13 → C1, takes 2 boards~~ · **not possible any more:** Only 1 board can be taken from C1."
    assert gone in text(shown)
    assert "Carry out" not in labels(shown)
    shown = await press(ann, shown, "batchmend")
    assert len(plan_of(shown)) == 1
    shown = await filled(ann, shown, "wagon 13 to C1, take 1 board")
    shown = await press(ann, shown, "batchgo")
    table = await table_now(world)
    assert (table.units["donkey12"].at, table.units["wagon13"].at) == ("D3", "C2")
    assert [held.words for held in table.held["0"]] == ["move wagon13-C1-take-1-boards"], "kept, as was said"


async def test_an_older_card_carries_out_nothing_that_it_does_not_show(
    server: Server, world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = await begun(server, world, monkeypatch, fleet())
    ann, ben = told.people
    first = await filled(ann, await press(ann, await panel(ann, server, told), "batch"), "donkey 11 to B2")
    older = await press(ann, await panel(ann, server, told), "batch")
    newer = await filled(ann, first, "donkey 12 to D3")
    shown = await press(ann, older, "batchgo")
    assert (await entries(world), len(plan_of(shown))) == ([], 2)
    assert not [ref for _, ref in refs(await panel(ben, server, told)) if ref.what.startswith("batch")]
    shown = await tap(ann, newer, "Begin again")
    assert plan_of(shown) == []
    shown = await filled(ann, shown, "donkey 11 to B2\nto Z9; donkey 12 to D3")
    assert text(shown).startswith(
        f"-# {SAY('batch-line', line=2, words='to Z9', why=SAY('no-orders-place', word='Z9'))}"
    )
    kept = await press(ann, shown, "batchback")
    assert "What you have planned (2 lines) is not carried out yet" in text(kept)
    assert "Your plan (2)" in labels(kept)
    await world.host.now.add("other", 1, ann.id, None, "move donkey12-D3")
    assert "Your plan (2)" not in labels(await panel(ann, server, told))


async def test_what_the_card_says_is_left_undone_is_not_asked_about_and_the_form_shows_orders_that_can_be_sent(
    server: Server, world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = await begun(server, world, monkeypatch, fleet())
    ann = told.people[0]
    shown = await panel(ann, server, told)
    assert button(shown, "batch")["style"] == 3, "what is likely wanted while nothing has moved"
    shown = await press(ann, shown, "batch")
    form = (await press(ann, shown, "batchtell")).modal
    example = form["components"][0]["component"]["placeholder"]
    shown = await filled(ann, shown, example)
    assert plan_of(shown)[0].startswith("1. donkey 11")
    assert "not moved yet: donkey 12, donkey 14" in text(shown)
    styles = {each["label"]: each["style"] for each, ref in refs(shown) if ref.what == "batchgo"}
    assert (styles["Carry out"], styles["Carry out · Done moving"]) == (3, 2), "something is left undone"
    shown = await filled(ann, shown, "donkey 12 to D3")
    before = (await table_now(world)).units
    shown = await tap(ann, shown, "Carry out · Done moving")
    assert (await entries(world))[2:] == ["done"]
    shown = await tap(ann, shown, "Undo all 3")
    told_back = "".join(line for line in text(shown).split("\n") if line.startswith(("-# Taken back", "-# …")))
    assert told_back.startswith("-# Taken back: donkey 1"), "one colon"
    assert "donkey 11" in told_back
    assert "donkey 12" in told_back
    assert (await table_now(world)).units == before
    assert "Undo" not in labels(shown), "nothing is left to be taken back"


async def test_whoever_is_done_is_asked_about_a_typed_line_that_was_refused(
    server: Server, world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A misspelt order is no reason to leave its transporter standing; without being done nothing is lost."""
    told = await begun(server, world, monkeypatch, fleet())
    ann = told.people[0]
    shown = await press(ann, await panel(ann, server, told), "batch")
    shown = await filled(ann, shown, "donkey 11 to B2\ndonkey 12 to Z9")
    asked = await tap(ann, shown, "Carry out · Done moving")
    assert await entries(world) == []
    assert "> donkey 12 to Z9" in text(asked)
    again = (await press(ann, asked, "batchtell")).modal["components"][0]["component"]["value"]
    assert again == "donkey 12 to Z9"
    shown = await press(ann, asked, "batch")
    assert len(plan_of(shown)) == 1, "back at the plan"
    await press(ann, await tap(ann, shown, "Carry out · Done moving"), "batchsure")
    assert await entries(world) == ["move donkey11-B2", "done"]
