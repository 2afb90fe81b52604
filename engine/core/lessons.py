"""Lessons: short positions, each with a task that the rules themselves check; and advice for a first game. Both are
data of a game (`engine.kit.lessons` reads it): nothing here knows which pieces a game has."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, TypeAlias

from msgspec import Struct

from .frames import AnyView
from .model import Bug, Note

Plain: TypeAlias = bool | int | str
ME = "me"
"""In a path or a value: the seat of the view."""


class Check(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """Something that holds in a view, or has been told since the beginning.

    at: a path of fields, keys and indices from the view on ("table.players.me.points"); of a list or mapping counts
    how many it holds. where: only those elements of it with these values (paths again). least, most: the limits of
    that number. more: at least so much more than at the beginning. equals: the value itself. has: an element.
    note: the code of a note, `args` what it says; least: how often. doing: the decision that is asked.
    """

    at: str = ""
    where: Mapping[str, Plain] = {}
    least: int | None = None
    most: int | None = None
    more: int | None = None
    equals: Plain | None = None
    has: Plain | None = None
    note: str = ""
    args: Mapping[str, Plain] = {}
    doing: str = ""

    def holds(self, view: AnyView, told: Iterable[Note] = (), before: AnyView | None = None) -> bool:
        """Whether it holds. Raises `Bug` for a path that leads nowhere."""
        if self.doing and self.doing not in view.doing[-1:]:
            return False
        if self.note:
            found = [note for note in told if note.code == self.note and self._says(view, note)]
            return (
                (1 if self.least is None else self.least)
                <= len(found)
                <= (len(found) if self.most is None else self.most)
            )
        return not self.at or self._fits(view, before)

    def _says(self, view: AnyView, note: Note) -> bool:
        return all(n in note.args and _same(note.args[n], _meant(value, view)) for n, value in self.args.items())

    def _fits(self, view: AnyView, before: AnyView | None) -> bool:
        found = _at(view, self.at, view)
        if self.equals is not None:
            return _same(found, _meant(self.equals, view))
        if self.has is not None:
            return any(_same(each, _meant(self.has, view)) for each in found)
        number = self._number(view)
        fits = (self.least is None or number >= self.least) and (self.most is None or number <= self.most)
        return fits and (self.more is None or number >= self.more + (self._number(before) if before else 0))

    def _number(self, view: AnyView) -> int:
        found = _at(view, self.at, view)
        if found is None:
            return 0
        if isinstance(found, int):
            return found
        elements = found.values() if isinstance(found, Mapping) else found
        wanted = {path: _meant(value, view) for path, value in self.where.items()}
        return sum(all(_same(_at(each, path, view), value) for path, value in wanted.items()) for each in elements)


class Start(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A position: that of another start (`base`), or a new game with so many seats and these settings; then the
    moves `played` ("0 move mill", the seat first); then the values in `put`, by paths from the state on, written
    over what is there ("null" for none)."""

    base: str = ""
    seats: int = 2
    settings: Mapping[str, str] = {}
    played: tuple[str, ...] = ()
    put: Mapping[str, Any] = {}


class Lesson(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A task: from the position `start`, changed by `put`, the seat `seat` reaches all of `goal` in at most `moves`
    presses. verbs: the only ones it is offered; () for all. others: what the other seats answer, one after the other,
    where that is possible; else they do as little as they can. solution: a way to do it."""

    name: str
    start: str
    goal: tuple[Check, ...]
    solution: tuple[str, ...]
    moves: int
    seat: int = 0
    put: Mapping[str, Any] = {}
    verbs: tuple[str, ...] = ()
    others: tuple[str, ...] = ()

    def reached(self, view: AnyView, told: Sequence[Note], before: AnyView) -> bool:
        """Whether the task is done in a view, where these notes were told since the view `before`."""
        return all(check.holds(view, told, before) for check in self.goal)


class Tip(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A sentence for people in their first game: said where all of `when` holds, in at most `most` decisions."""

    name: str
    when: tuple[Check, ...] = ()
    most: int = 2

    def fits(self, view: AnyView) -> bool:
        """Whether it is worth saying now."""
        return all(check.holds(view) for check in self.when)


class Course(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The lessons of a game in their order, the positions they start from, and the tips, what matters most first.
    later: verbs that nobody needs in a first game, and no lesson teaches."""

    starts: Mapping[str, Start] = {}
    lessons: tuple[Lesson, ...] = ()
    tips: tuple[Tip, ...] = ()
    later: tuple[str, ...] = ()

    def named(self, name: str) -> Lesson | None:
        """The lesson of that name."""
        return next((each for each in self.lessons if each.name == name), None)


NO_COURSE = Course()


# --- inside


def _at(found: Any, path: str, view: AnyView) -> Any:
    """What a path leads to."""
    for step in path.split("."):
        key = str(view.seat) if step == ME else step
        try:
            if isinstance(found, Mapping):
                if key not in found:
                    return 0
                found = found[key]
            elif isinstance(found, (list, tuple)) and key.lstrip("-").isdigit():
                found = found[int(key)]
            else:
                found = getattr(found, key)
        except IndexError:
            return None
        except AttributeError:
            raise Bug(f"a lesson's path leads nowhere: {path}") from None
    return found


def _meant(value: Plain, view: AnyView) -> Plain:
    return int(view.seat) if value == ME and view.seat is not None else value


def _same(found: Any, value: Plain) -> bool:
    """Whether something is that value; what has parts is compared by its text ("A2-B3-C4")."""
    if isinstance(found, (bool, int, str)) or found is None:
        return bool(found == value)
    return isinstance(found, (list, tuple)) and "-".join(map(str, found)) == value
