"""Reads a game's lessons and tips: `content/lessons.toml`, see `engine.core.lessons`."""

from __future__ import annotations

from functools import cached_property

from engine.core import guide
from engine.core.lessons import Course

from .content import need, shipped, toml

FILE = "lessons.toml"


class Lessons(guide.Lessons):
    """The lessons in a game's content file, read when somebody first wants them. `package`: the game's
    `__package__`."""

    def __init__(self, package: str) -> None:
        self._package = package

    @cached_property
    def course(self) -> Course:
        """Raises `ContentError` naming the key."""
        course = toml(shipped(self._package, FILE), FILE, Course)
        names = [each.name for each in course.lessons]
        for lesson in course.lessons:
            need(names.count(lesson.name) == 1, FILE, f"lessons.{lesson.name}", "this name stands there twice")
            need(lesson.start in course.starts, FILE, f"lessons.{lesson.name}.start", f"no start {lesson.start}")
        return course
