"""Learning a game by pressing: from `/learn` to a lesson done, and the first game with its advice."""

from __future__ import annotations

from typing import Any

import simcord

from cogs.kit.card import Button
from cogs.kit.custom_ids import read
from cogs.learn.course_cards import game_card
from cogs.learn.lesson_card import lesson_card
from cogs.news.standings import points_row, ranking
from cogs.viewer import Viewer
from engine.core.text import verb
from engine.games import ferry, milestones
from host.view.lessons import first_of
from tests.cogs.conftest import Server, World
from tests.cogs.drive import button, labels, press, refs, text, towards
from tests.cogs.heights import COMMAND, SCREEN, heights, texts
from words import LOCALES, Speaker

SAY = Speaker("en", milestones.GAME)
LESSONS = milestones.GAME.guide.lessons.course.lessons


async def learning(server: Server, name: str = "Ann") -> tuple[simcord.MemberActor, Any]:
    """Somebody in the first lesson of Milestones."""
    person = server.person(name)
    shown = await person.slash(server.channel, "learn", game="milestones")
    return person, await press(person, shown, "lesson")


async def test_from_the_list_of_games_to_a_lesson_done_and_the_next(server: Server, world: World) -> None:
    person = server.person("Ann")
    shown = await person.slash(server.channel, "learn")
    assert f"0 of {len(LESSONS)}" in text(shown)
    shown = await press(person, shown, "learn")
    assert f"· 1. {SAY(f'lesson-{LESSONS[0].name}')}" in text(shown)
    assert SAY("about-game") in text(shown), "what the game is about stands first"
    shown = await press(person, shown, "lesson")
    assert SAY(f"todo-{LESSONS[0].name}") in text(shown)
    shown = await press(person, shown, "lessonhint")
    assert SAY(f"hint-{LESSONS[0].name}")[:30] in text(shown)
    for each in LESSONS[0].solution:
        shown = await towards(person, shown, each)
    assert SAY(f"learnt-{LESSONS[0].name}") in text(shown)
    assert world.painter.asked[-1]["seat"] == LESSONS[0].seat
    shown = await press(person, shown, "lesson")
    assert SAY(f"todo-{LESSONS[1].name}") in text(shown)
    shown = await press(person, shown, "learn")
    assert f"✓ 1. {SAY(f'lesson-{LESSONS[0].name}')}" in text(shown)
    assert not await world.host.register.tables(), "no table is needed"


async def test_a_hint_amid_a_choice_leaves_what_is_chosen(server: Server, world: World) -> None:
    person, hints = server.person("Ann"), 0
    for lesson in LESSONS:
        shown = await person.slash(server.channel, "learn", game="milestones")
        picked = button(shown, "lessonpick")["custom_id"]
        shown = await person.select(shown.response, [lesson.name], custom_id=picked)
        begun, token = await towards(person, shown, lesson.solution[0]), _token(shown)
        if token is None or _token(begun) != token:
            continue  # one press was the whole answer
        hinted, hints = await press(person, begun, "lessonhint"), hints + 1
        assert SAY(f"hint-{lesson.name}")[:30] in text(hinted)
        assert _asked(hinted) == _asked(begun)
    assert hints > 3


def _asked(shown: simcord.InteractionResult) -> list[str]:
    return [ref.text for _, ref in refs(shown) if ref.what in ("go", "pick", "some", "sure")]


async def test_no_lesson_has_an_end_in_green_that_its_own_way_does_not_take(server: Server, world: World) -> None:
    person, ending = server.person("Ann").id, 0
    for game in world.host.register.games.values():
        ends = {verb(each) for each in game.guide.panel.ends}
        for lesson in game.guide.lessons.course.lessons:
            look = await world.host.lessons.begin(person, game.key, lesson.name)
            card = lesson_card(Viewer(look, look.table.speaker("en")))
            meant = {
                read(each.id).text.partition(" ")[0]  # type: ignore[union-attr]
                for row in card.parts
                if isinstance(row, tuple)
                for each in row
                if isinstance(each, Button) and each.style == "success"
            }
            assert not meant & ends or lesson.solution[0].partition(" ")[0] in ends, (lesson.name, meant)
            ending += any(verb(offer.action) in ends for offer in look.offers)
    assert ending > 10


async def test_each_step_of_a_lesson_has_question_and_answers_on_the_first_screen_and_tells_how_all_stand(
    server: Server, world: World
) -> None:
    person, low = server.person("Ann").id, list[tuple[str, str, str, int]]()
    for game in world.host.register.games.values():
        for lesson in game.guide.lessons.course.lessons:
            look = await world.host.lessons.begin(person, game.key, lesson.name)
            for action in lesson.solution:
                for locale in LOCALES:
                    viewer = Viewer(look, look.table.speaker(locale))
                    card = lesson_card(viewer)
                    ends = heights(card).answered + COMMAND
                    low += [(game.key, lesson.name, locale, ends)] if ends > SCREEN else []
                    assert texts(card).split("\n").count(points_row(viewer) or "none") == (
                        ranking(viewer) is not None
                    )
                look = await world.host.lessons.add(person, look.token, action)
    assert not low


async def test_whoever_plays_a_lesson_to_the_end_of_its_game_is_told_what_it_taught(
    server: Server, world: World
) -> None:
    person = server.person("Ann")
    taught = [game for game in world.host.register.games.values() if game.guide.lessons.course.lessons]
    assert len(taught) > 4
    for game in taught:
        speak, last = Speaker("en", game), game.guide.lessons.course.lessons[-1]
        shown = await person.slash(server.channel, "learn", game=game.key)
        picked = button(shown, "lessonpick")["custom_id"]
        shown = await person.select(shown.response, [last.name], custom_id=picked)
        for action in last.solution:
            token = _token(shown)
            while _token(shown) == token:
                shown = await towards(person, shown, action)
        assert speak(f"learnt-{last.name}") in text(shown), game.key
        assert speak("head-over") in text(shown), "the game of the last lesson comes to its end"


def _token(shown: simcord.InteractionResult) -> object:
    """Of the position that the answers of a lesson are about; None if there are none."""
    return next((ref.token for _, ref in refs(shown) if ref.what in ("go", "pick", "some", "sure")), None)


async def test_a_lesson_missed_is_begun_again_or_taken_back(server: Server, world: World) -> None:
    person, shown = await learning(server)
    shown = await towards(person, shown, "move 1")
    assert text(shown).startswith("### Not yet")
    back = await press(person, shown, "lessonback")
    assert SAY(f"todo-{LESSONS[0].name}") in text(back)
    assert "One back" not in labels(back)
    shown = await towards(person, back, "move 3")
    shown = await press(person, shown, "lesson")
    assert "### 1 of" in text(shown)


async def test_who_has_gone_astray_in_a_lesson_is_told_and_may_begin_again(server: Server, world: World) -> None:
    """The second lesson asks for two moves; the first of them leads past what the task needs."""
    person = server.person("Ann")
    shown = await person.slash(server.channel, "learn", game="milestones")
    lesson = next(each for each in LESSONS if each.moves > 1)
    shown = await person.select(shown.response, [lesson.name], custom_id=button(shown, "lessonpick")["custom_id"])
    assert SAY("lesson-astray") not in text(shown)
    shown = await towards(person, shown, "move 8")
    assert SAY("lesson-astray") in text(shown)
    assert SAY(f"todo-{lesson.name}") in text(shown), "the task stands there, too"
    assert button(shown, "lesson")["style"] == 3, "green"
    shown = await press(person, shown, "lessonback")
    assert SAY("lesson-astray") not in text(shown)


async def test_a_lesson_goes_on_after_a_restart_and_an_old_press_does_nothing(
    server: Server, world: World, simcord_env: simcord.Env
) -> None:
    person, first = await learning(server)
    await world.restart(simcord_env)
    shown = await towards(person, first, "move 1")
    assert text(shown).startswith("### Not yet")
    rows = await world.host.store.lessons.of(person.id)
    assert rows["milestones"].begun == LESSONS[0].name


async def test_a_game_without_lessons_says_so_and_offers_a_first_game(server: Server, world: World) -> None:
    person = server.person("Ann")
    shown = await person.slash(server.channel, "learn", game=ferry.GAME.key)
    assert Speaker("en")("learn-none", game=ferry.GAME.name) in text(shown)
    assert button(shown, "firstgame")


async def test_a_first_game_gives_advice_until_one_press(server: Server, world: World) -> None:
    person = server.person("Ann")
    shown = await person.slash(server.channel, "learn", game="milestones")
    await press(person, shown, "firstgame")
    await world.quiet()
    (table,) = await world.host.register.tables()
    assert [each.opponent for each in table.seats] in ([None, "steady"], ["steady", None])
    shown = await person.slash(server.channel.threads[-1], "game move")
    assert "**What matters now:** " + SAY("tip-draft") in text(shown)
    shown = await press(person, shown, "noadvice")
    assert "What matters now" not in text(shown)
    assert "No more advice" not in labels(shown)
    assert first_of((await world.host.store.lessons.of(person.id))["milestones"]).off


def test_a_first_game_is_green_once_all_lessons_are_done() -> None:
    names = [each.name for each in milestones.GAME.guide.lessons.course.lessons]
    for done, style in ((names[:-1], "secondary"), (names, "success")):
        card = game_card(milestones.GAME, set(done), Speaker("en", milestones.GAME))
        buttons = [
            each for part in card.parts if isinstance(part, tuple) for each in part if isinstance(each, Button)
        ]
        (first,) = [each for each in buttons if each.label == "A first game, with advice"]
        assert first.style == style
