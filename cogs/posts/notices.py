"""Posts that say what became of a seat: the people they call, and their cards."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import msgspec
from msgspec import convert

from engine.core.model import Note
from host import Asked, Line, NewDue, Notice, Status, Table, harmless
from host.attention.attention import NEWS, TURN
from host.calls import Terms, terms_of
from host.view.proposed import TAKE_BACK, TERMS, Proposed, TakeBack
from host.view.table import then
from words import Speaker

from ..gate.find_table import title
from ..kit.app import App
from ..kit.card import Button, Card, Part, clip
from ..kit.custom_ids import Ref
from ..news.digest import CALLED, for_all
from ..news.proposal_lines import lost_moves, terms_lines
from ..news.standings import points_row
from ..viewer import Viewer
from .board_card import RECENT

CALLS = ("nudge", "remind", "concerns", "clock-warning", "clock-red")
"""Notices that only exist to call somebody."""
UNSTARTED = ("full", "unstarted", "unstarted-closed")
"""Notices about a table before its start."""
STOOD_IN = ("clock-stand-in", "absent")
"""Notices that a practice opponent plays until its owner takes the seat back."""
FREE = ("resigned", "removed", "forgotten", "opened", "replaced", "replaced-barred", "why-removed", "why-replaced")
"""Notices about a seat that anybody may take."""

STEPS = 300
"""The most characters of the steps that somebody asks to take back."""
PROPOSED = (TAKE_BACK, TERMS)
"""Notices that ask people to agree."""


async def called(app: App, table: Table, body: bytes) -> list[int]:
    """The people a notice calls: those it names, and the players of its seats that must still act. A threat calls
    nobody who has a panel open or has acted since."""
    notice = msgspec.json.decode(body, type=Notice)
    waiting = (await app.host.now.look(table.id, None)).waiting if notice.seats else ()
    seats = [seat for seat in notice.seats if seat in waiting]
    if notice.upto is not None and seats:
        since = await app.host.moments.log(table.id, None, limit=max(1, table.row.head - notice.upto))
        acted = [line.seat for line in since if line.seq > notice.upto]
        seats = [seat for seat in seats if seat not in acted and not app.awake.opens(table.id, table.player(seat))]
    people = [table.player(seat) for seat in seats]
    return [*notice.persons, *(person for person in people if person is not None)]


def needed(body: bytes, calls: list[int]) -> bool:
    """Whether to send a notice: one that only calls people needs somebody to call."""
    return bool(calls) or not only_calls(body)


def only_calls(body: bytes) -> bool:
    """Whether a notice only exists to call somebody."""
    return msgspec.json.decode(body, type=Notice).code in CALLS


def why(body: bytes) -> str:
    """Why a notice calls people."""
    return TURN if msgspec.json.decode(body, type=Notice).seats else NEWS


async def card(app: App, table: Table, body: bytes, calls: list[int], mark: str) -> Card:
    """A notice in the language of the server."""
    speak, notice = table.speaker(await app.locale(table.row.server)), msgspec.json.decode(body, type=Notice)
    news = await _news(app, table, speak, notice) if _calls_in(table, calls) else ""
    found = await app.host.proposals.of(table.id, None) if notice.code in PROPOSED else None
    ends = await _ends(app, table, notice) if notice.code == "clock-warning" else None
    return _card(table, speak, notice, calls, mark, news, found, ends)


async def to_settle(app: App, table: Table, body: bytes, message: int) -> list[NewDue]:
    """The work that takes the buttons off such a message once it is no longer asked what it asks."""
    notice = msgspec.json.decode(body, type=Notice)
    found = await app.host.proposals.of(table.id, None) if notice.code in PROPOSED else None
    if found is None or found.kind != notice.code:
        return []
    return [NewDue("settle", msgspec.json.encode(Asked(message, found.mark, notice)), app.host.clock())]


async def settled(app: App, table: Table, notice: Notice) -> Card:
    """The same message once it is no longer asked, with the names of those who held the seats then."""
    speak = table.speaker(await app.locale(table.row.server))
    if notice.told is not None and notice.told.code == TAKE_BACK:
        look = await app.host.now.look(table.id, None)
        speak = then(speak, table, look.held, convert(notice.told.args, TakeBack).first)
    card = _card(table, speak, notice, notice.persons, "")
    first, *rest = card.parts
    return Card((f"{first}\n-# **{speak('proposed-settled')}**", *rest))


def _about(told: Note, asker: int | None, speak: Speaker) -> str:
    """What a notice tells besides, of what the `asker` asks or proposes."""
    if told.code == TAKE_BACK:
        return lost_moves(convert(told.args, TakeBack), speak, asker=asker)
    return terms_lines(convert(told.args, Terms), speak) if told.code == TERMS else speak.note(told)


def _steps(told: Note, speak: Speaker) -> str:
    """What the asker has done that would be taken back, in whole sentences."""
    notes = convert(told.args.get("steps", ()), tuple[Note, ...]) if told.code == TAKE_BACK else ()
    said = [speak.note(note) for note in notes]
    while len(said) > 1 and sum(map(len, said)) > STEPS:
        said.pop()
    return f"> {clip(' '.join(said), STEPS)}" if said else ""


async def _ends(app: App, table: Table, notice: Notice) -> int | None:
    """When the clock runs out of which a notice warns, as things stand."""
    clocks = (await app.host.now.look(table.id, None)).clocks
    return next((each.at for each in clocks if each.seat == notice.seat), None)


def _calls_in(table: Table, calls: Sequence[int]) -> bool:
    """Whether somebody is called to a game in play in which they have a seat."""
    playing = table.row.head >= 0 and table.status in (Status.PLAYING, Status.PAUSED)
    return playing and any(table.seat_of(person) is not None for person in calls)


async def _news(app: App, table: Table, speak: Speaker, notice: Notice) -> str:
    """How the game stands; before that, in two lines, what those will find who are called for nothing else."""
    look = await app.host.now.look(table.id, None)
    finds = notice.code in CALLS and notice.told is None
    recent = await app.host.moments.log(table.id, None, limit=RECENT) if finds else None
    return await app.pool.run(partial(_told, Viewer(look, speak), recent))


def _told(viewer: Viewer, recent: Sequence[Line] | None) -> str:
    found = "" if recent is None else for_all(viewer, recent, CALLED).text
    return "\n".join(filter(None, (found, points_row(viewer))))


def _card(
    table: Table,
    speak: Speaker,
    said: Notice,
    called: Sequence[int],
    mark: str,
    news: str = "",
    proposed: Proposed | None = None,
    ends: int | None = None,
) -> Card:
    """The message that says what became of a seat. `called` are the people it is for, `news` is what they will
    find, `proposed` is what still stands of what it proposes, `ends` is when a clock runs out."""
    people = ", ".join(f"<@{person}>" for person in called)
    name = harmless(said.name) or (speak.names[said.seat] if said.seat is not None else "")
    seat = table.seats[said.seat] if said.seat is not None else None
    of = harmless(seat.name) if seat is not None and seat.person is not None else name
    days = terms_of(table.row).open // 24
    about = _about(said.told, said.seat, speak) if said.told is not None else ""
    listed = said.told is not None and said.told.code == TERMS  # too long to stand in a sentence
    text = speak(
        f"notice-{said.code}",
        people=people,
        count=len(called),
        name=name,
        of=of,
        table=title(table, speak),
        reason=said.reason,
        days=days,
        twice=2 * days,
        at="none" if ends is None else str(ends),
        told="" if listed else about,
    )
    text += f"\n{about}" if listed else ""
    steps = _steps(said.told, speak) if said.told is not None else ""
    text += f"\n{steps}" if steps else ""
    buttons = [Button(speak("button-table"), Ref("table", table.id, mark).id())]
    if said.seat is not None and (said.code == "offered" or (said.code in FREE and table.seats[said.seat].open)):
        take = Ref("want", table.id, mark, said.seat, text="take").id()
        buttons.insert(0, Button(speak("button-take"), take, "success"))
    if said.code in UNSTARTED and table.status is Status.OPEN:
        buttons = [
            Button(speak("button-start"), Ref("start", table.id, mark).id(), "primary"),
            Button(speak("button-leave"), Ref("leave", table.id, mark).id()),
        ]
    elif said.code in (*UNSTARTED, "sent-away"):
        buttons = []
    if said.code in CALLS:
        buttons.insert(0, Button(speak("button-move"), Ref("move", table.id, mark).id(), "primary"))
    if said.code == "end":
        buttons.insert(0, Button(speak("wish-end"), Ref("want", table.id, mark, text="end").id(), "danger"))
    if proposed is not None and proposed.kind == said.code:
        agree = Ref("agree", table.id, mark, text=proposed.mark).id()
        refuse = Ref("refuse", table.id, mark, text=proposed.mark).id()
        buttons = [Button(speak("button-agree"), agree, "primary"), Button(speak("button-refuse"), refuse), *buttons]
    if said.code in STOOD_IN and said.seat is not None and table.seats[said.seat].opponent:
        back = Ref("really", table.id, mark, said.seat, text="back").id()
        buttons.insert(0, Button(speak("wish-back"), back, "success"))
    if said.code in ("vote", "clock-vote") and said.seat is not None:
        replace = Ref("want", table.id, mark, said.seat, text="replace").id()
        buttons.insert(0, Button(clip(speak("wish-replace", name=of), 80), replace))
    lines = filter(None, (text, news, f"-# {title(table, speak)}"))
    parts: list[Part] = ["\n".join(lines), *([tuple(buttons)] if buttons else [])]
    return Card(tuple(parts))
