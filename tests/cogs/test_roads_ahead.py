"""Who is done with a phase of Roads & Boats plans what comes next, by pressing and by typing."""

from __future__ import annotations

import pytest

from db import By
from tests.cogs.conftest import Server, World
from tests.cogs.drive import labels, press, text
from tests.cogs.roads import begun, done, farm, tap


async def test_who_is_done_moving_plans_what_to_build_and_what_comes_after(
    server: Server, world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = await begun(server, world, monkeypatch, farm(order="beforehand"))
    ann, ben = told.people
    shown = await done(ann, await press(ann, server.board(told.thread), "move"), "Done moving")
    assert "Plan ahead" in labels(shown)
    shown = await ann.slash(told.thread, "roads build", site="sawmill A1")
    assert text(shown).startswith("### What comes next for you, set in advance\n")
    assert "\n-# Turn 1: building" in text(shown)
    shown = await press(ann, await tap(ann, shown, "Done building"), "leaveit")
    assert "Set in advance: Put up a building: sawmill on A1 (costs 2 boards, 1 stone ·" in text(shown)
    assert "→ Done building" in text(shown), "each step is called as it is when it comes"
    assert "What comes after that …" in labels(shown)
    left = await ann.slash(told.thread, "roads leave", answer="wonder pass")
    assert "You will buy no bricks" in text(left), "what may be done now is done, not planned"
    await done(ben, await press(ben, server.board(told.thread), "move"), "Done moving")
    await world.quiet()
    log = await world.host.moments.log(told.number, ann.id, limit=20)
    assert [line.text for line in log if line.by is By.AHEAD] == ["build sawmill-A1", "done"]


async def test_orders_for_several_are_typed_ahead_as_at_ones_turn(
    server: Server, world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What can be done is planned, what cannot is refused with the reason and stands in the form again."""
    told = await begun(server, world, monkeypatch, farm("production", order="beforehand"))
    ann, ben = told.people
    shown = await done(ann, await press(ann, server.board(told.thread), "move"), "Done")
    shown = await tap(ann, shown, "Plan ahead")
    assert text(shown).startswith("### What comes next for you, set in advance\n-# Turn 1: movement")
    wrong = "wagon 12 to the moon"
    form = await press(ann, shown, "batchtell")
    shown = await ann.submit_modal(form, {"answer": f"wagon 12: take 2 boards, to B1\n{wrong}\ndonkey 11 to A1"})
    assert "Line 2 (“wagon 12 to the moon”)" in text(shown)
    assert "All other lines are in your plan." in text(shown)
    (label,) = (await press(ann, shown, "batchtell")).modal["components"]
    assert label["component"]["value"] == wrong
    await press(ann, shown, "leaveit")
    await done(ben, await press(ben, server.board(told.thread), "move"), "Done")
    await world.quiet()
    log = await world.host.moments.log(told.number, ann.id, limit=20)
    assert [line.text for line in log if line.by is By.AHEAD] == [
        "move wagon12-take-2-boards-B1", "move donkey11-A1",
    ]  # fmt: skip
