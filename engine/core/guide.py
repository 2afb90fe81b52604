"""How a game is shown to people: the game's own help for quick and clear panels, in nine parts. A game inherits from
those in which it has something to say. Rules never need them, and a game without a guide is playable with `PLAIN`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from string import ascii_uppercase
from types import MappingProxyType
from typing import NamedTuple, TypeAlias

from msgspec import Struct

from .awards import Award
from .frames import AnyView
from .lessons import NO_COURSE, Course
from .model import Action, Note, Preview, Seat
from .offers import Offer
from .speak import Speak
from .standings import Criterion, Standings
from .values import Value, Words

Verbs: TypeAlias = tuple[type[Action], ...]
"""Kinds of actions."""

CHOSEN = "✓"
"""Marks in a picture what is chosen already."""
NUMBERS = tuple(str(n) for n in range(1, 26))
"""Marks of options where the columns of a map are letters."""


class Names:
    """The words for what actions and sentences name."""

    def label(self, view: AnyView, kind: str, value: Value, speak: Speak) -> str:
        """The words for a field's value. A value with parts may be a beginning: its other parts are empty
        (`values.begun`)."""
        return speak.value(kind, value)

    def named(self, kind: str, value: str, speak: Speak) -> str | None:
        """The words for a value that needs no view (a place on the map), wherever it stands in a sentence; None where
        the words files have them."""
        return None

    def together(self, kind: str, values: Sequence[Value]) -> str | None:
        """The words for several values of a kind (the cells of a piece); None if each stands for itself."""
        return None


class Panel:
    """Where verbs and values stand on a panel."""

    rare: Verbs = ()
    """Shown only after "more"."""
    closed: Verbs = ()
    """One button each beside other choices, however few their values: what they need is told once they are chosen."""
    ends: Verbs = ()
    """They end a seat's part and are shown last."""
    usual: Verbs = ()
    """Most likely wanted where they are offered, before any end: the green button."""
    swift: Verbs = ()
    """Carried out without "are you sure?", also where they cannot be taken back."""
    combined: Verbs = ()
    """For several things, of which each way to choose them is an option, as they are few."""

    def narrowed(self, view: AnyView, offer: Offer) -> Offer:
        """An offer as panels ask it: of values that come to the same, such as two equal dice, only one. The others
        may still be typed."""
        return offer

    def alike(self, view: AnyView, action: Action) -> tuple[Action, ...]:
        """Other actions that come to the same: a plan that names one of them is played by another."""
        return ()

    def direct(self, view: AnyView, offer: Offer) -> tuple[Value, ...]:
        """Values of the next thing to choose that stand beside the verbs, each with its own button; the verb stands
        there too unless these are all. Their labels say what is done."""
        return ()

    def listed(self, view: AnyView) -> Verbs:
        """Verbs whose values stand on the first panel, in a list for each verb, if the lists are short enough."""
        return ()

    def onward(self, view: AnyView, action: Action) -> Verbs:
        """Verbs of which one follows such an action as a rule, so that a panel lists both as one choice, if their
        values are few. Neither the action nor they draw or reveal anything, or end a chance."""
        return ()

    def handy(self, view: AnyView, offer: Offer) -> Sequence[Value]:
        """Of values that are chosen part by part, those chosen most often, at most one for each first part: a panel
        lists the whole value in its place, and all first parts below; as a second step only these are listed."""
        return ()

    def ranked(self, view: AnyView, kind: str, values: Sequence[Value]) -> Sequence[Value]:
        """Which of the values that can be chosen next, or beginnings of them, are marked and shown as buttons, the
        best first; all others stand in lists below, in the order of the offers. () for all."""
        return ()


class Hints:
    """What is said of options besides their cost and gain."""

    telling: tuple[str, ...] = ()
    """Kinds of values whose labels say what they cost and bring, so that nothing more need be said of them."""
    paying: tuple[str, ...] = ()
    """Kinds of values whose labels say what is paid: their cost need not be said once more."""
    sums: tuple[str, ...] = ()
    """Notes in the previews of ends that sum up what the log has told of the turn: where that has just been told,
    they are left out."""
    totals: tuple[str, ...] = ()
    """Notes in the previews of ends that add up what the steps of the turn bring or lead to: a plan, which tells that
    of each step, leaves them out."""
    losses: tuple[str, ...] = ()
    """Notes in the previews of actions by which something is lost, though they can be taken back: people are asked
    about these where another choice loses less. () where the game does not say what is lost."""
    left: tuple[str, ...] = ()
    """Notes in the previews of ends by which nothing is lost, but something is put off: these are asked about by
    nobody, and are not green."""

    def grave(self, preview: Preview) -> bool:
        """Whether something is lost by an action with these effects."""
        return self.lost(preview) > 0

    def lost(self, preview: Preview) -> int:
        """How many things are lost by it."""
        return sum(note.code in self.losses for note in preview.notes)

    def chances(self, view: AnyView) -> tuple[Note, ...]:
        """What the seat of a view could still come to, each as the note that it no longer could. Those that an option
        ends are told beside it: what is reached by it must stay among them."""
        return ()

    def closing(self, view: AnyView) -> Verbs | None:
        """The actions that may end such a chance now, so that no others are tried; None for any."""
        return None

    def barred(self, view: AnyView, speak: Speak) -> tuple[tuple[str, str], ...]:
        """What people would look for on the first panel but cannot choose now, each with the reason; verbs that are
        offered are left out."""
        return ()

    def unfit(self, view: AnyView, kind: str, value: Value, speak: Speak) -> tuple[tuple[str, str], ...]:
        """The same for the next part of a value of which the first ones are chosen."""
        return ()

    def promise(self, view: AnyView, kind: str, begun: Words) -> int:
        """The most points of a value that begins so, where they are too many to try; 0: unknown."""
        return 0


class Picture:
    """What a picture marks, and which other pictures there are."""

    marks: tuple[str, ...] = tuple(ascii_uppercase[:25])
    """The letters that options get, in their order; `NUMBERS`, or others, where those of the map are letters."""
    chosen: tuple[str, ...] = ()
    """Kinds of values that are marked by `CHOSEN` once they are chosen, while the rest of an action is asked for."""
    unmarked: tuple[str, ...] = ()
    """Kinds of values that lie nowhere in a picture: they get no letter."""
    mapped: bool = False
    """There is a picture of the whole map, or table, for a phone, which panels have a button for."""

    def boards(self, view: AnyView) -> int:
        """How many pictures a public board has; each is the table's phone cut with its number."""
        return 1

    def bare(self, view: AnyView) -> bool:
        """Whether there is nothing to see of a table that begins so, since all of it is still to be laid."""
        return False

    def places(self, view: AnyView) -> tuple[str, ...]:
        """The names of the places with a close-up."""
        return ()

    def called(self, view: AnyView, place: str, speak: Speak) -> str:
        """What people call such a place."""
        return place


class Parts(NamedTuple):
    """The options in which the only field of an action is typed, each for a part of its value; the first is needed.

    then: further ones, for the action that follows. spans: how many words each part has, of values that are never
    listed.
    """

    names: tuple[str, ...] = ()
    then: tuple[str, ...] = ()
    spans: tuple[int, ...] = ()


class Typed:
    """How actions are typed."""

    seldom: Verbs = ()
    """They share one typed command, `other`, because a game has room for 22 at most."""
    parts: Mapping[type[Action], Parts] = {}
    """Actions that are typed in parts."""

    def parts_of(self, action: type[Action]) -> Parts:
        """The options for an action, none if it is not typed in parts."""
        return self.parts.get(action, Parts())

    def part(self, view: AnyView, kind: str, value: Value, name: str, speak: Speak) -> str:
        """What is typed for that part of a value, "" if it has none."""
        return ""

    def remarks(self, view: AnyView, action: type[Action], name: str, speak: Speak) -> tuple[tuple[str, str], ...]:
        """Texts that are suggested for a part even if they are not offered, each with what is to be said of it (what
        stands against it)."""
        return ()

    def hear(self, view: AnyView, kind: str, typed: str, speak: Speak) -> tuple[Words, ...] | None:
        """The words of the value that free text means, or of several values, for as many actions one after the other;
        None for kinds that are not heard, and where something is missing. Raises `Illegal` for text that is not
        understood or could mean several things."""
        return None


class Shift(Struct, frozen=True):
    """A note that tells a change: the arguments that name what changes and whose it is (`of`), and those that say
    what it was before and is now."""

    of: tuple[str, ...]
    before: str
    now: str


class News:
    """What of the log matters to whom, and what a digest leaves out."""

    idle: tuple[str, ...] = ()
    """Notes that a digest tells only where a player has done nothing else."""
    minor: tuple[str, ...] = ()
    """Notes it leaves out where a line is too long, those that say least first."""
    lesser: tuple[str, ...] = ()
    """Notes that are left out next, the first of these first; unlike minor ones they count as more that happened."""
    takes: tuple[str, ...] = ()
    """Notes that somebody took what is there for all: after what brings points or takes some, a digest tells these
    first. None of them is minor."""
    means: tuple[str, ...] = ()
    """Notes that say how somebody came to act: not told where it is told what that brought."""
    over: tuple[str, ...] = ()
    """Notes that a turn has ended by itself."""
    changes: Mapping[str, Shift] = MappingProxyType({})
    """Notes that tell a change, by their code: successive ones of one thing are told as one."""
    summed: tuple[str, ...] = ()
    """Notes of the end that only repeat what stands in the final points."""
    apart: tuple[str, ...] = ()
    """Notes of what is nobody's doing: the log does not tell them as what the player did in whose turn they come."""

    def touches(self, view: AnyView, note: Note) -> bool:
        """Whether what somebody else did touches the seat of the view though it does not name it: its pieces, goods,
        sites and chances, or the end of the game. The view may be of what is public, without a hand."""
        return False

    def brings(self, view: AnyView, note: Note, seat: Seat) -> int:
        """By how much what a note tells brought a seat forward in the number by which players are ranked (below 0:
        back): a digest begins with what brought the note's player (`seat`) most, and leaves it out last. What it
        brought another seat is told in that one's line by the sentence `through-<code>`."""
        return 0

    def follows(self, earlier: Note, later: Note) -> bool:
        """Whether a note tells what became of what an earlier one of the same action tells: then a digest tells them
        together."""
        return False

    def joined(self, earlier: Note, later: Note) -> Note | None:
        """One event for two of the log, where the later goes on with what the earlier tells."""
        return None

    def concerns(self, view: AnyView, note: Note) -> bool:
        """Whether what somebody else did matters to the seat of a view: the note names it and is not idle, or is for
        it alone, or the game says that it touches it."""
        if view.seat is None:
            return False
        named = any(name.partition("_")[0] == "seat" and who == view.seat for name, who in note.args.items())
        return (named and note.code not in self.idle) or note.to is not None or self.touches(view, note)


class Pieces:
    """For a game in which a seat has several pieces that act one by one: a panel asks for the piece first, and
    actions of several can be collected, seen together, and carried out in one go (a batch)."""

    def any(self) -> bool:
        """Whether there are such pieces: a game that has some says so by a class of its own."""
        return type(self) is not Pieces

    def grouped(self, view: AnyView) -> Verbs:
        """Verbs whose values begin with the piece that is to do it: that is asked first, beside the other verbs, and
        then all that these verbs offer for it is shown together."""
        return ()

    def about(self, view: AnyView, kind: str, value: Value, speak: Speak) -> str:
        """Useful facts about a piece before choosing it."""
        return ""

    def together(self, view: AnyView) -> Verbs:
        """Verbs whose actions may be collected now, by default all these; the first is the one that goes without
        saying."""
        return self.grouped(view)

    def unfolded(self, view: AnyView, action: Action) -> tuple[Action, ...]:
        """The single actions that such an action stands for, in their order; () if for itself."""
        return ()

    def likely(self, view: AnyView, piece: str) -> tuple[tuple[str, tuple[Value, ...]], ...]:
        """Values of the first of these verbs that a panel shows for a piece while a batch is made, besides those
        listed: in groups, each by the code of its question; those of "" are few, and buttons."""
        return ()

    def lingers(self, view: AnyView, action: Action) -> bool:
        """Whether the piece of an action is asked about again before the next one; `view`: after the action."""
        return False

    def foresee(self, view: AnyView) -> tuple[Note, ...]:
        """What will come of it if nothing else happens: told below a batch."""
        return ()

    def example(self, view: AnyView, speak: Speak) -> str:
        """Text as it could be typed now for the first of the verbs of `together`."""
        return ""


class Chapter(NamedTuple):
    """A part of a table put into words: what it is about, and its lines."""

    title: str
    lines: tuple[str, ...]


class Overview:
    """How the game stands, for its players in words."""

    awards: tuple[Award, ...] = ()
    """What is told at the end besides the points: who did most of what."""

    def standings(self, view: AnyView, speak: Speak) -> Standings:
        """How the game stands, as far as that seat may know: see there."""
        return Standings()

    def sources(self, view: AnyView, speak: Speak) -> tuple[Criterion, ...]:
        """Once the game is over, what the points of the result are made of; together they are those."""
        return ()

    def reminders(self, view: AnyView, speak: Speak) -> tuple[str, ...]:
        """Lines for a forgetful seat: the seats it waits for, the seats waiting for it."""
        return ()

    def left(self, view: AnyView, speak: Speak) -> tuple[tuple[str, Action], ...]:
        """The standing answers that the seat of a view has left, in words, each with the action that takes it
        back."""
        return ()

    def stock(self, view: AnyView) -> Mapping[str, int]:
        """What the seat of a view has to pay with and is paid in, by the names that previews use, kinds of which it
        has none included; nothing for an onlooker. A plan may hang on it."""
        return {}

    def text(self, view: AnyView, speak: Speak) -> tuple[Chapter, ...]:
        """The whole table as that seat may see it, for people who do without its picture: all that the picture shows.
        () where the game has no such text."""
        return ()

    def aid(self, speak: Speak) -> tuple[str, ...]:
        """Paragraphs below the rules in brief: tables that people would look up in a rulebook."""
        return ()


class Lessons:
    """How people learn the game by playing."""

    @property
    def course(self) -> Course:
        """Its lessons, and the tips for a first game; none of its own."""
        return NO_COURSE


class Guide(Struct, frozen=True, kw_only=True):
    """The guide to one game, used by panels, pictures and typed text. Each part says nothing unless the game has one
    of its own."""

    names: Names = Names()
    panel: Panel = Panel()
    hints: Hints = Hints()
    picture: Picture = Picture()
    typed: Typed = Typed()
    news: News = News()
    overview: Overview = Overview()
    pieces: Pieces = Pieces()
    lessons: Lessons = Lessons()


PLAIN = Guide()
"""The guide of a game without one."""
