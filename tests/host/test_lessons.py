"""Lessons on the host: what is played in them survives a restart, belongs to one person, and only what was offered
counts; and the advice in a first game."""

from __future__ import annotations

import pytest

from engine.core.lessons import Check, Course, Tip
from engine.games import milestones
from host import Host, Refused, Stale, Table
from host.view.lessons import first_of
from tests.host.conftest import ANN, BEN, OpenHost, Play

KEY = milestones.GAME.key
LESSONS = milestones.GAME.guide.lessons.course.lessons
FIRST = LESSONS[0]


async def test_what_is_played_in_a_lesson_is_there_after_a_restart(host: Host, open_host: OpenHost) -> None:
    begun = await host.lessons.begin(ANN.id, KEY, "turn")
    look = await host.turns.add("1", begun, ANN.id, begun.token, "move 4")
    again = await open_host()
    seen = await again.turns.look(0, ANN.id, look.token)
    assert seen.token == look.token
    assert seen.lesson is not None
    assert (seen.lesson.presses, seen.lesson.reached) == (1, False)
    seen = await again.turns.add("2", seen, ANN.id, seen.token, "move 6")
    assert seen.lesson is not None
    assert seen.lesson.reached
    assert not seen.offers
    assert (await again.lessons.done(ANN.id))[KEY] == ("turn",)
    assert (await again.lessons.done(BEN.id))[KEY] == ()


async def test_only_what_a_lesson_offers_counts_and_once(host: Host) -> None:
    look = await host.lessons.begin(ANN.id, KEY, "turn")
    with pytest.raises(Refused, match="lesson-not-now"):
        await host.turns.add("1", look, ANN.id, look.token, "end")
    after = await host.turns.add("2", look, ANN.id, look.token, "move 1")
    with pytest.raises(Stale):
        await host.turns.add("2", look, ANN.id, look.token, "move 1")
    over = await host.turns.add("3", after, ANN.id, after.token, "move 2")
    assert not over.offers
    with pytest.raises(Refused, match="lesson-over"):
        await host.turns.add("4", over, ANN.id, over.token, "move 4")
    back = await host.lessons.back(ANN.id, over.token)
    assert back.token == after.token
    with pytest.raises(Refused, match="no-lesson"):
        await host.lessons.begin(ANN.id, KEY, "no such lesson")
    with pytest.raises(Refused, match="no-lesson"):
        await host.turns.look(0, BEN.id, after.token)


async def test_a_lesson_done_stays_done_and_can_be_played_again(host: Host) -> None:
    for _ in range(2):
        look = await host.lessons.begin(ANN.id, KEY, FIRST.name)
        for text in FIRST.solution:
            look = await host.turns.add("1", look, ANN.id, look.token, text)
        assert look.lesson is not None
        assert look.lesson.done == (FIRST.name,)


async def test_a_tip_is_said_in_the_first_game_only_so_often_and_never_again_if_not_wanted(
    host: Host, playing: Table, play: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    tips = (Tip(name="now", when=(Check(doing="move_figure"),), most=1), Tip(name="later", most=1))
    monkeypatch.setattr(milestones.GAME.guide.lessons, "course", Course(tips=tips))
    monkeypatch.setattr(type(playing), "persons", lambda table: [ANN.id])

    async def advice() -> str:
        look = await host.now.look(playing.id, ANN.id)
        await host.lessons.advise(look, ANN.id)
        return look.advice

    assert await advice() == ""
    await host.lessons.guide(ANN.id, playing)
    assert [await advice(), await advice()] == ["now", "now"]
    await play(host, playing, "move 1")
    assert [await advice(), await advice()] == ["later", "later"]
    await play(host, playing, "move 2")
    assert await advice() == ""
    rows = await host.store.lessons.of(ANN.id)
    assert first_of(rows[KEY]).said == {"now": 1, "later": 1}
    await host.lessons.guide(ANN.id, playing)
    await host.lessons.quiet(ANN.id, KEY)
    assert first_of((await host.store.lessons.of(ANN.id))[KEY]).off
