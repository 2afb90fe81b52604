"""What a rated game did to the ratings of its players, as its reader may see it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from host import Host, Look
from host.results.ratings import Change
from host.view.table import holder
from words import Speaker

from ..viewer import Viewer


async def changes_seen(host: Host, look: Look, me: int | None) -> Sequence[Change]:
    """The ratings on the table's server before and after a game that is over: those of practice opponents, of whoever
    reads it (None: everybody), and of those who let others see their statistics. A lesson has neither table nor
    ratings."""
    if look.result is None or look.lesson is not None:
        return ()
    named = {*host.attention.showing(), me}
    return [
        each for each in await host.results.changed(look.table.id) if each.who.opponent or each.who.person in named
    ]


def rating_line(viewer: Viewer, changes: Sequence[Change]) -> str:
    """These ratings in one line; "" for none."""
    return viewer.speak("end-ratings", list=" · ".join(_said(viewer, changes))) if changes else ""


def _said(viewer: Viewer, changes: Sequence[Change]) -> Iterator[str]:
    look, speak = viewer
    kinds = set[str]()
    for each in changes:
        kind = each.who.opponent
        if kind in kinds:
            continue  # those of one kind share a rating
        if kind:
            kinds.add(kind)
            name = _of_a_kind(kind, speak)
        else:
            name = holder(next(one for one in look.held if one.seat == each.seat), each.seat, speak)
        yield speak("end-rating", name=name, before=each.before, after=each.after, gain=_signed(each))


def _of_a_kind(kind: str, speak: Speaker) -> str:
    return speak("stats-opponent", strength=speak(f"strength-{kind}"))


def _signed(change: Change) -> str:
    gain = change.after - change.before
    return f"+{gain}" if gain > 0 else f"−{-gain}" if gain else "±0"
