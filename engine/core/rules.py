"""What a game inherits from: its rules as the core calls them. Nothing here knows Discord, storage or pictures;
`Guide` says how a game is shown."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Generic, TypeVar

import msgspec
from msgspec import Struct

from .ctx import Ctx
from .frames import AnyPosition
from .model import Action, Illegal, Preview, Result, Seat, Threat

S = TypeVar("S", bound=AnyPosition)

DECLARED = ("key", "name", "seats", "state", "actions")
"""What every game says of itself."""


class NoOptions(Struct, frozen=True, forbid_unknown_fields=True):
    """Options of a game that has none."""


class Setting(Struct, frozen=True):
    """A choice people make before a game starts: its name, the values to choose from, and whether it may also be
    given as custom text (a map, say). alone: it says how hard the game for one is, so results alone are told apart by
    it, too, in the words `level-<value>`."""

    name: str
    values: tuple[str, ...]
    text: bool = False
    alone: bool = False

    def allowed(self, value: str) -> str:
        """The value, if it is one of these. Raises `Illegal`."""
        if value not in self.values:
            raise Illegal("bad-setting", name=self.name, allowed=", ".join(self.values))
        return value


class Settings(Struct, frozen=True):
    """The choices before the start, by default the fields of the same names in the options.

    options: the type that is stored. editions(text, file): reads a content file into what the options' field
    `edition` takes; raises ValueError. None if there is only one edition.
    """

    options: type[Struct] = NoOptions
    choices: tuple[Setting, ...] = ()
    editions: Callable[[str, str], Any] | None = None

    def chosen(self, options: Any, name: str) -> str:
        """A setting's value in some options, "" for custom text. Raises `Illegal`."""
        return str(getattr(options, self.named(name).name))

    def choose(self, options: Any, name: str, value: str) -> Any:
        """The options with one setting changed. Raises `Illegal`."""
        return msgspec.structs.replace(options, **{name: self.named(name).allowed(value)})

    def named(self, name: str) -> Setting:
        """The setting of that name. Raises `Illegal`."""
        setting = next((each for each in self.choices if each.name == name), None)
        if setting is None:
            raise Illegal("no-setting", allowed=", ".join(each.name for each in self.choices))
        return setting


class Between(Struct, Generic[S], frozen=True, kw_only=True):
    """What happens between turns and between seats.

    ahead(s, seat): for plans made before one's turn: changes `s`, which was imagined from that seat's view, so that
    this seat is asked its next turn, as the table stands now; None where it has none to come. The core then lets the
    flow go on until somebody is asked.
    heeded(preview): what of a preview a plan depends on; the rest may be otherwise when it is played.
    agreements: actions by which people agree with each other; only there may speed matter.
    apart: actions that draw for nobody but the seat that takes them: others' earlier actions may be taken back across
    them, where they hold without these.
    concerns: notes of offers, with the argument that is the seat they are made to. It is called with their words,
    though it is asked already.
    threats(before, after): what an action has done to others that they could still answer, found by comparing the
    open tables before and after it. Those who are asked already are called with its words.
    """

    ahead: Callable[[S, Seat], S | None] | None = None
    heeded: Callable[[Preview], Preview] | None = None
    agreements: tuple[type[Action], ...] = ()
    apart: tuple[type[Action], ...] = ()
    concerns: Mapping[str, str] = {}
    threats: Callable[[Any, Any], Iterable[Threat]] | None = None


class Rules(ABC, Generic[S]):
    """A game's rules: what it is, and the four functions that the core calls. A game whose functions stand in modules
    says `setup = staticmethod(setup)`."""

    key: str
    """In lower case; its folder and its words are called so."""
    name: str
    version: str = "1"
    """Another one for rules under which old journals would be played differently."""
    seats: range
    state: type[S]
    """A `Position`: `table`, `hands` (one for each seat), `box`, `flow` (the frames), `ticks`."""
    actions: tuple[type[Action], ...]
    settings: Settings = Settings()
    between: Between[S] = Between()

    @abstractmethod
    def setup(self, seats: int, options: Any) -> S:
        """The state before the first draw, its first frame on the stack."""

    @abstractmethod
    def check(self, s: S) -> None:
        """Raise `Bug` when a conservation law is broken; called after every action."""

    @abstractmethod
    def result(self, s: S) -> Result:
        """How the game ended; called once no frame is left."""

    @abstractmethod
    def imagine(self, s: S, seat: Seat | None, ctx: Ctx) -> None:
        """Replace everything that seat (None: an onlooker) cannot know with another possibility, in place."""
