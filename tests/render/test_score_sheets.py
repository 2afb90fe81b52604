"""Score sheets: of each game one with many players, in each language."""

from __future__ import annotations

from itertools import pairwise

import pytest

from cogs.news.decided import decided, score_sheet
from engine.core.course import Past
from render.layout import shape_box, within
from render.paint import encode
from render.scene import Icon, Scene, Text
from render.score_sheet import score_sheet as drawn
from render.score_sheet import steps
from tests.render.edges import edges
from tests.render.properties import LEAST_NAME, LEAST_READ, PHONE, bounds, covered, texts_that_touch
from tests.render.score_sheets import ended
from words import LOCALES

RECORDS = ("charmers overlap-5-sun", "milestones goal-4", "roads turns-1", "shipyard laps-4", "wonders purple-5")


def faults(scene: Scene) -> list[str]:
    """What cannot be read in a score sheet."""
    order = scene.ordered()
    read = [each for each in order if isinstance(each, Text)]
    outside = [each.name for each in order if not within(shape_box(each), bounds(scene))]
    small = [
        each.name
        for each in order
        if isinstance(each, Text | Icon)
        and each.size * PHONE < (LEAST_NAME if ".name" in each.name else LEAST_READ) * scene.width
    ]
    return [*outside, *small, *texts_that_touch(read), *covered(order, read)]


@pytest.mark.parametrize("record", RECORDS)
def test_a_score_sheet_tells_who_won_by_what(record: str) -> None:
    for locale in LOCALES:
        viewer, past = ended(*record.split(), locale)
        sheet, course = score_sheet(viewer, past), past.course
        assert tuple(map(sum, zip(*(by.values for by in sheet.sources), strict=True))) == sheet.scores
        assert course[-1].points == sheet.scores
        assert all(a.turn <= b.turn for a, b in pairwise(course)), "as the replay numbers them"
        assert len(course) > 10
        assert 2 <= len(decided(viewer, past)) <= 5
        assert len(past.awards) >= 2 * (len(sheet.scores) > 1), "a game names some, and somebody has them"
        scene = drawn(sheet, viewer.speak, viewer.speak.names)
        assert faults(scene) == []
        for n, by in enumerate(sheet.sources):
            words = [
                each.text for each in scene.shapes if isinstance(each, Text) and f"source.{n}.words" in each.name
            ]
            assert "".join(words).replace(" ", "") == by.name.replace(" ", ""), "told in full"
        assert [each.name for each in scene.shapes if each.name.startswith("winner")] == [
            f"winner.{seat}" for seat in sheet.winners
        ]
        assert all(name in scene.alt_text() for name in viewer.speak.names)
    assert edges(scene) == []
    assert len(encode(scene)) < 300_000


def test_a_gap_to_be_closed_is_turned_round() -> None:
    """The Dice Charmers compares by what is still missing; the points of the result are that, below zero."""
    course = ended("charmers", "overlap-5-sun")[1].course
    assert course[0].points == (-63,) * 5
    assert max(course[-2].points) < 10


def test_a_sheet_without_a_course_has_no_curve() -> None:
    viewer, _ = ended("milestones", "goal-4")
    scene = drawn(score_sheet(viewer, Past()), viewer.speak, viewer.speak.names)
    assert not scene.named("curve")
    assert faults(scene) == []


@pytest.mark.parametrize("record", ["charmers overlap-2-moon", "wonders rounds-2", "milestones goal-3"])
def test_with_few_players_a_name_stands_in_full(record: str) -> None:
    viewer, past = ended(*record.split())
    scene = drawn(score_sheet(viewer, past), viewer.speak, viewer.speak.names)
    names = [each.text for each in scene.shapes if isinstance(each, Text) and ".name" in each.name]
    assert "von Hohenfels" in names
    assert not any(each.endswith("…") for each in names)
    assert faults(scene) == []


def test_the_lines_across_a_curve_are_round_numbers() -> None:
    assert steps(0, 94) == [0, 20, 40, 60, 80, 100]
    assert steps(-63, 4) == [-80, -60, -40, -20, 0, 20]
    assert steps(0, 1) == [0, 1]
    assert steps(0, 1234) == [0, 500, 1000, 1500]


def test_what_decided_a_game_is_told_in_turns_of_the_replay() -> None:
    for locale, lead, leap in (
        ("en", "from turn 37 of the replay to the end.", "with 21 points up to turn 37 of the replay."),
        ("de", "von Zug 37 beim Nachspielen bis zum Schluss.", "mit 21 Punkten bis Zug 37 beim Nachspielen."),
    ):
        first, second, *_ = decided(*ended("milestones", "goal-4", locale))
        assert first.endswith(lead)
        assert second.endswith(leap)
