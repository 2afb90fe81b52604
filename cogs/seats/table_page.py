"""The cards of a table's people: who holds which seat, what one may do about it, and what became of a seat."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Literal

from host import Held, HeldSeat, Status, Table
from host.calls import ABSENT, late, terms_of
from host.clocks.clock import Shown
from host.life import Life
from host.seats.wishes import END, owned, poll, to_agree
from host.view.table import presented
from words import Speaker

from ..gate.find_table import over, title
from ..kit.card import Button, Card, Picker, Row, Style, clip, rows
from ..kit.custom_ids import Ref
from ..news.clock_lines import clock_lines, clock_rules
from ..news.table_state import ended, late_line, paused, placeless, resting, rests

AT_ONCE = ("back", "keep", "unend", "nudge")
"""Wishes that one press carries out; the others first say what will follow."""
STYLES: dict[str, Style] = {"back": "success", "take": "success", "resign": "danger", "end": "danger"}


def page(
    held: Held,
    table: Table,
    wishes: Sequence[tuple[str, int]],
    now: int,
    speak: Speaker,
    line: str = "",
    confirms: bool | None = None,
    lives: Mapping[int, Life] = MappingProxyType({}),
    clocks: Sequence[Shown] = (),
    *,
    votes: bool = False,
) -> Card:
    """Who holds which seat, who of them is asleep or away, and buttons for what this person may do about it.
    `confirms`: whether this person ends turns by a press of its own (None: they have none here).
    `votes`: they may vote for it as the table of the week."""
    said = [f"-# {line}"] if line else []
    vote = [Button(speak("button-vote"), Ref("vote", table.id).id())] if votes else []
    if over(table):
        told = [f"{seat.index + 1}. {_who(seat, speak)}" for seat in held.seats]
        why = ended(table, speak) or speak("head-over")
        return Card((*said, "\n".join((f"### {title(table, speak)}", f"**{why}**", *told)), *rows(vote)))
    told = [_seat_line(seat, speak) + rests(lives.get(seat.person or 0), now, speak) for seat in held.seats]
    waits = [late_line(each, speak) for each in late(held.row, held.seats, now, held.away)]
    agreed = [b.person for b in held.ballots if b.kind == END]
    count = sum(owned(seat) for seat in held.seats)
    if agreed:
        who = ", ".join(f"<@{person}>" for person in agreed)
        waits.append(speak("table-agreed", people=who, count=len(agreed), of=count))
    waits = [paused(table, speak), placeless(table, speak), resting(table, speak), *waits]
    days = terms_of(held.row).replace // 24
    waits.append(f"-# {speak('table-time', days=days, absent=min(days, ABSENT // 24))}")
    if (clock := terms_of(held.row).clock) is not None:
        waits += [f"-# {each}" for each in (*clock_lines(clocks, speak), *clock_rules(clock, speak).split("\n"))]
    buttons = [_wish(table, wish, seat, speak) for wish, seat in wishes]
    if confirms is not None:
        label = speak("button-ends-at-once") if confirms else speak("button-ends-confirm")
        waits.append(f"-# {speak('table-ends-confirm') if confirms else speak('table-ends-at-once')}")
        buttons.append(Button(label, Ref("ending", table.id, text="at-once" if confirms else "confirm").id()))
        buttons.append(Button(speak("button-me"), Ref("me").id()))
        if table.status is Status.PLAYING:
            buttons.append(Button(speak("button-new-terms"), Ref("newterms", table.id).id()))
        buttons.append(Button(speak("button-move"), Ref("again", table.id).id()))  # it may stand where the panel was
    else:
        buttons += [Button(speak("button-follow"), Ref("follow", table.id).id()), *vote]
    text = "\n".join((f"### {title(table, speak)}", *told, *filter(None, waits)))
    own = [("open", seat) for wish, seat in wishes if wish == "resign"]
    picker: list[Row] = []
    if own:
        pick = Ref("give", table.id, seat=own[0][1]).id()
        picker = [(Picker("person", pick, speak("wish-give")),)]
    return Card((*said, text, *rows(buttons[:15]), *picker))


def confirm(held: Held, table: Table, wish: str, seat: int, now: int, speak: Speaker) -> Card:
    """What would follow from a wish, asking whether to go on."""
    if wish == "end" and (ends := ends_now(held, seat)):
        head, sure = f"### {speak('wish-end-now')}", speak("wish-end-sure")
        said = speak("wish-end-alone") if ends == "alone" else speak("wish-end-last")
    else:
        head, sure = f"### {speak(f'wish-{wish}', name=speak.names[seat])}", speak("button-sure")
        said = _what(held, wish, seat, now, speak)
    yes = Button(sure, _ref("really", table, wish, seat), STYLES.get(wish, "primary"))
    back = Button(speak("button-back"), Ref("table", table.id).id())
    return Card((f"{head}\n{said}\n-# {title(table, speak)}", (yes, back)))


def ends_now(held: Held, seat: int) -> Literal["alone", "last", ""]:
    """Whether the agreement of a seat's person ends the game at once, because they are alone with practice opponents,
    or the last to agree."""
    person = held.seats[seat].person
    others, missing = (1, 1) if person is None else to_agree(held, person)
    return "" if missing else "last" if others else "alone"


# --- inside


def _what(held: Held, wish: str, seat: int, now: int, speak: Speaker) -> str:
    votes = poll(held, seat, now)
    args = {"name": speak.names[seat], "have": len(votes.votes) if votes else 0, "need": votes.needed if votes else 0}
    what = "stand-in" if votes is not None and votes.stands_in and wish == "replace" else wish
    return speak(f"wish-{what}-what", **args)


def _who(seat: HeldSeat, speak: Speaker) -> str:
    return presented(seat, seat.index, speak) if seat.person is None else f"<@{seat.person}>"


def _seat_line(seat: HeldSeat, speak: Speaker) -> str:
    state = ""
    if seat.open:
        state = speak("seat-free" if seat.person is None else "seat-replaced" if seat.opponent else "seat-offered")
    elif seat.opponent and seat.person is not None:
        state = speak("seat-away")
    elif seat.since is not None:
        state = speak("seat-waited", since=str(seat.since))
    return " · ".join(filter(None, (f"{seat.index + 1}. {_who(seat, speak)}", state)))


def _wish(table: Table, wish: str, seat: int, speak: Speaker) -> Button:
    what = "really" if wish in AT_ONCE else "want"
    label = speak(f"wish-{wish}", name=speak.names[seat])
    return Button(clip(label, 80), _ref(what, table, wish, seat), STYLES.get(wish, "secondary"))


def _ref(what: str, table: Table, wish: str, seat: int) -> str:
    return Ref(what, table.id, seat=seat, text=wish).id()
