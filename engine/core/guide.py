"""How a game is shown to people: the game's own help for quick and clear panels. Rules never need it, and a game
without a guide is playable with `PLAIN`."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from string import ascii_uppercase
from typing import Any

from msgspec import Struct

from .frames import AnyView
from .model import Action, Note, Preview
from .offers import Offer
from .speak import Speak
from .standings import Criterion, Standings
from .values import Words

CHOSEN = "✓"
"""Marks in a picture what is chosen already."""


def label(view: AnyView, kind: str, value: Any, speak: Speak) -> str:
    """A value by its name in the words files."""
    return speak.value(kind, value)


def named(kind: str, value: str, speak: Speak) -> str | None:
    """Every name stands in the words files."""
    return None


def direct(view: AnyView, offer: Offer) -> tuple[Any, ...]:
    """Values are asked for after the verb."""
    return ()


def no_verbs(view: AnyView) -> tuple[type[Action], ...]:
    """No verb is treated in that way."""
    return ()


def unfolded(view: AnyView, action: Action) -> tuple[Action, ...]:
    """An action stands for itself."""
    return ()


def likely(view: AnyView, piece: str) -> tuple[tuple[str, tuple[Any, ...]], ...]:
    """Only what is listed is shown."""
    return ()


def foresee(view: AnyView) -> tuple[Note, ...]:
    """Nothing is known beyond the actions themselves."""
    return ()


def ranked(view: AnyView, kind: str, values: Sequence[Any]) -> Sequence[Any]:
    """All options are marked, in the order of the offers."""
    return ()


def part(view: AnyView, kind: str, value: Any, name: str, speak: Speak) -> str:
    """No value is typed in parts."""
    return ""


def remarks(view: AnyView, action: type[Action], name: str, speak: Speak) -> tuple[tuple[str, str], ...]:
    """Only what is offered is suggested."""
    return ()


def about(view: AnyView, kind: str, value: Any, speak: Speak) -> str:
    """Nothing to know beforehand."""
    return ""


def barred(view: AnyView, speak: Speak) -> tuple[tuple[str, str], ...]:
    """Nobody looks for more than is offered."""
    return ()


def unfit(view: AnyView, kind: str, value: Any, speak: Speak) -> tuple[tuple[str, str], ...]:
    """Nobody looks for more than is offered."""
    return ()


def promise(view: AnyView, kind: str, begun: Words) -> int:
    """Not known."""
    return 0


def grave(preview: Preview) -> bool:
    """Only what cannot be taken back is asked about."""
    return False


def reminders(view: AnyView, speak: Speak) -> tuple[str, ...]:
    """Nothing to remember."""
    return ()


def standings(view: AnyView, speak: Speak) -> Standings:
    """Only whose turn it is can be told."""
    return Standings()


def sources(view: AnyView, speak: Speak) -> tuple[Criterion, ...]:
    """The points are not told apart."""
    return ()


def joined(earlier: Note, later: Note) -> Note | None:
    """Each event is a sentence of its own."""
    return None


def follows(earlier: Note, later: Note) -> bool:
    """Each note can be told without the other."""
    return False


def touches(view: AnyView, note: Note) -> bool:
    """Only what names a seat touches it."""
    return False


def called(view: AnyView, place: str, speak: Speak) -> str:
    """A place has no other name."""
    return place


def places(view: AnyView) -> tuple[str, ...]:
    """No close-ups."""
    return ()


def aid(speak: Speak) -> tuple[str, ...]:
    """No tables."""
    return ()


def hear(view: AnyView, kind: str, typed: str, speak: Speak) -> tuple[Words, ...] | None:
    """Only canonical words are understood."""
    return None


def example(view: AnyView, speak: Speak) -> str:
    """Nothing is typed for several pieces."""
    return ""


class Guide(Struct, frozen=True, kw_only=True):
    """The guide to one game, used by panels, pictures and typed text.

    label(view, kind, value, speak): the words for a field's value. A value with parts may be a beginning: its
    other parts are empty (`values.begun`).
    named(kind, value, speak): the words for a value that needs no view (a place on the map), wherever it stands in
    a sentence; None if it has none.
    rare: actions that a panel shows only after "more". ends: actions that end a seat's part, shown last.
    seldom: actions that share one typed command, `other`, because a game has room for 22 at most.
    usual: actions that are most likely wanted where they are offered, before any end: the green button of a panel.
    swift: actions carried out without "are you sure?", also where they cannot be taken back.
    direct(view, offer): values of the next thing to choose that stand beside the verbs, each with its own button;
    the verb stands there too unless these are all. Their labels say what is done.
    grouped(view): verbs whose values begin with the same kind of thing (the piece that is to do it): that is asked
    first, beside the other verbs, and then all that these verbs offer for it is shown together.
    listed(view): verbs whose values stand on the first panel, in a list for each verb, if the lists are short enough.
    together(view): verbs whose actions may be collected now, seen together, and carried out in one go (a batch); the
    first is the one that goes without saying. They are among those that are `grouped` now.
    unfolded(view, action): the single actions that such an action stands for, in their order.
    likely(view, piece): values of the first of these verbs that a panel shows for a piece while a batch is made,
    besides those listed: in groups, each by the code of its question; those of "" are few, and buttons.
    foresee(view): what will come of it if nothing else happens: told below a batch.
    chosen: kinds of values that are marked in the picture once they are chosen, while the rest of the action is asked
    for: with `CHOSEN` instead of a letter.
    unmarked: kinds of values that lie nowhere in a picture: they get no letter.
    numbered: options get numbers instead of letters in the picture: for maps whose columns are letters.
    letters: the letters that options get, in their order: for maps whose rows are letters, others than those.
    mapped: there is a picture of the whole map, or table, for a phone, which panels have a button for.
    telling: kinds of values whose labels say what they cost and bring, so that nothing more need be said of them.
    combined: actions for several things of which each way to choose them is an option, as they are few.
    ranked(view, kind, values): which of the values that can be chosen next, or beginnings of them, are marked and
    shown as buttons, the best first; all others stand in lists below, in the order of the offers. () for all.
    barred(view, speak): what people would look for on the first panel but cannot choose now, each with the reason;
    verbs that are offered are left out.
    unfit(view, kind, value, speak): the same for the next part of a value of which the first ones are chosen.
    promise(view, kind, words): the most points of a value that begins so, where they are too many to try; 0: unknown.
    grave(preview): whether an action with these effects is asked about before it is carried out, though it can be
    taken back, because something is lost by it.
    about(view, kind, value, speak): useful facts about such a thing before choosing it.
    reminders(view, speak): lines for a forgetful seat: the seats it waits for, the seats waiting for it.
    standings(view, speak): how the game stands, as far as that seat may know: see there.
    sources(view, speak): once the game is over, what the points of the result are made of; together they are those.
    places(view): the names of the places with a close-up. called(view, place, speak): what people call one.
    joined(earlier, later): one event for two of the log, where the later goes on with what the earlier tells.
    follows(earlier, later): whether a note tells what became of what an earlier one of the same action tells: then a
    digest tells them together.
    touches(view, note): whether what somebody else did touches the seat of the view though it does not name it: its
    pieces, goods, sites and chances, or the end of the game. The view may be of what is public, without a hand.
    idle: codes of notes that a digest tells only where a player has done nothing else. minor: codes it leaves out
    where a line is too long, those that say least first.
    aid(speak): paragraphs below the rules in brief: tables that people would look up in a rulebook.
    then: actions that are typed with further options, for the action that follows; `part` says what those name.
    parts: actions whose only field is typed in parts, with the names of the options for them; the first is needed.
    spans: how many words each of these parts has, of values that are never listed.
    part(view, kind, value, name, speak): what is typed for that part of a value, "" if it has none.
    remarks(view, action, name, speak): texts that are suggested for a part even if they are not offered, each with
    what is to be said of it (what stands against it).
    hear(view, kind, typed, speak): the words of the value that free text means, or of several values, for as many
    actions one after the other; None for kinds that are not heard, and where something is missing; `Illegal` for text
    that is not understood or could mean several things.
    example(view, speak): text as it could be typed now for the first of the verbs of `together`.
    """

    label: Callable[[AnyView, str, Any, Speak], str] = label
    named: Callable[[str, str, Speak], str | None] = named
    rare: tuple[type[Action], ...] = ()
    ends: tuple[type[Action], ...] = ()
    seldom: tuple[type[Action], ...] = ()
    swift: tuple[type[Action], ...] = ()
    usual: tuple[type[Action], ...] = ()
    direct: Callable[[AnyView, Offer], tuple[Any, ...]] = direct
    grouped: Callable[[AnyView], tuple[type[Action], ...]] = no_verbs
    listed: Callable[[AnyView], tuple[type[Action], ...]] = no_verbs
    together: Callable[[AnyView], tuple[type[Action], ...]] = no_verbs
    unfolded: Callable[[AnyView, Action], tuple[Action, ...]] = unfolded
    likely: Callable[[AnyView, str], tuple[tuple[str, tuple[Any, ...]], ...]] = likely
    foresee: Callable[[AnyView], tuple[Note, ...]] = foresee
    chosen: tuple[str, ...] = ()
    unmarked: tuple[str, ...] = ()
    numbered: bool = False
    letters: tuple[str, ...] = tuple(ascii_uppercase[:25])
    mapped: bool = False
    telling: tuple[str, ...] = ()
    combined: tuple[type[Action], ...] = ()
    ranked: Callable[[AnyView, str, Sequence[Any]], Sequence[Any]] = ranked
    barred: Callable[[AnyView, Speak], tuple[tuple[str, str], ...]] = barred
    unfit: Callable[[AnyView, str, Any, Speak], tuple[tuple[str, str], ...]] = unfit
    promise: Callable[[AnyView, str, Words], int] = promise
    grave: Callable[[Preview], bool] = grave
    about: Callable[[AnyView, str, Any, Speak], str] = about
    reminders: Callable[[AnyView, Speak], tuple[str, ...]] = reminders
    places: Callable[[AnyView], tuple[str, ...]] = places
    called: Callable[[AnyView, str, Speak], str] = called
    standings: Callable[[AnyView, Speak], Standings] = standings
    sources: Callable[[AnyView, Speak], tuple[Criterion, ...]] = sources
    joined: Callable[[Note, Note], Note | None] = joined
    follows: Callable[[Note, Note], bool] = follows
    touches: Callable[[AnyView, Note], bool] = touches
    idle: tuple[str, ...] = ()
    minor: tuple[str, ...] = ()
    aid: Callable[[Speak], tuple[str, ...]] = aid
    parts: Mapping[type[Action], tuple[str, ...]] = {}
    spans: Mapping[type[Action], tuple[int, ...]] = {}
    then: Mapping[type[Action], tuple[str, ...]] = {}
    part: Callable[[AnyView, str, Any, str, Speak], str] = part
    remarks: Callable[[AnyView, type[Action], str, Speak], tuple[tuple[str, str], ...]] = remarks
    hear: Callable[[AnyView, str, str, Speak], tuple[Words, ...] | None] = hear
    example: Callable[[AnyView, Speak], str] = example

    def concerns(self, view: AnyView, note: Note) -> bool:
        """Whether what somebody else did matters to the seat of a view: the note names it and is not idle, or is for
        it alone, or the game says that it touches it."""
        if view.seat is None:
            return False
        named = any(name.partition("_")[0] == "seat" and who == view.seat for name, who in note.args.items())
        return (named and note.code not in self.idle) or note.to is not None or self.touches(view, note)


PLAIN = Guide()
"""The guide of a game without one."""
