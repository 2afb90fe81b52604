"""The public card of a table before its start: who is there, the settings, the buttons to join and start."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from engine.core.opponents import kinds
from host import HeldSeat, Status, Table
from host.calls import terms_of
from host.reliability import Pace
from host.view.table import presented
from words import Speaker, has

from ..gate.find_table import in_league, link, title
from ..kit.card import Button, Card, Link, Part, Style, rows
from ..kit.custom_ids import Ref
from ..news.clock_lines import clock_time
from ..news.settings_lines import rating_limits, worth_telling
from ..pictures.wanted import Wanted
from .board_card import mention, table_buttons


def lobby_card(
    table: Table,
    speak: Speaker,
    mark: str,
    picture: Wanted | None = None,
    paces: Mapping[int, Pace] = {},
    guests: Collection[int] = (),
) -> Card:
    """The people at a table that has not started, what is played there, and the buttons to join and start. `mark`
    tells posts apart; `paces` are of those who show how reliable they are, `guests` are from another server."""
    seats, least = table.seats, table.game.seats[0]
    most = table.row.wanted
    told = [f"{s.index + 1}. {_seated(s, speak, guests)}{_pace(paces.get(s.person or 0), speak)}" for s in seats]
    head = f"## {title(table, speak)}"
    if table.status is Status.ABANDONED and table.row.head < 0:
        return Card((f"{head}\n{speak('lobby-closed')}",))
    if table.status is not Status.OPEN:
        league = [f"-# {of}"] if (of := in_league(table, speak)) else []
        text = "\n".join((head, *league, *told, *worth_telling(table, speak), speak("lobby-started")))
        return Card((text, *rows([*table_buttons(table, speak, mark, over=False), _to_table(table, speak)])))
    missing = max(0, least - len(seats))
    count = speak("lobby-missing", count=missing) if missing else speak("lobby-ready")
    several = least < most
    players = speak("lobby-players", least=least, most=most) if several else speak("lobby-players-only", most=most)
    about = [f"-# {speak('about-game')}"] if has(speak.locale, table.game.key, "about-game") else []
    text = "\n".join((head, *about, players, *told, *worth_telling(table, speak)))
    clock = terms_of(table.row).clock
    if clock is not None:
        count += f" {clock_time(clock, speak)}"
    if terms_of(table.row).rated == "on":
        count += f" {speak('lobby-rated')}"
    if told_limits := rating_limits(terms_of(table.row), speak, "lobby"):
        count += f" {told_limits}"
    if terms_of(table.row).reliable == "on":
        count += f" {speak('lobby-reliable')}"
    count += _for_whom(table, speak)
    if terms_of(table.row).full == "start" and len(seats) < most:
        count += f" {speak('lobby-by-itself')}"
    start = Button(speak("button-start"), Ref("start", table.id, mark).id(), "primary", bool(missing))
    shown = [picture] if picture is not None else []
    buttons = _lobby_buttons(table, speak, mark, full=len(seats) >= most)
    return Card((text, *shown, *buttons, f"-# {count}", (start,)))


def _seated(seat: HeldSeat, speak: Speaker, guests: Collection[int]) -> str:
    """Who sits there; a guest by name, whom nobody on this server could look up."""
    name = presented(seat, seat.index, speak)
    return speak("lobby-guest", name=name) if seat.person in guests else mention(seat.person, name)


def _for_whom(table: Table, speak: Speaker) -> str:
    """Who may join, if not everybody."""
    terms = terms_of(table.row)
    if terms.joins == "invited":
        return f" {speak('lobby-invited')}"
    if not terms.roles:
        return ""
    return f" {speak('lobby-roles', roles=', '.join(f'<@&{role}>' for role in terms.roles))}"


def _to_table(table: Table, speak: Speaker) -> Button | Link:
    return Link(speak("button-go"), link(table))


def _pace(of: Pace | None, speak: Speaker) -> str:
    """How reliable somebody is, behind their name."""
    if of is None:
        return ""
    known = speak("lobby-pace", made=of.in_time, turns=of.turns, left=of.left)
    return f" · {known if of.known else speak('lobby-pace-new')}"


def _lobby_buttons(table: Table, speak: Speaker, mark: str, *, full: bool) -> list[Part]:
    """All buttons except "start", which stands alone below a line of text. No button comes or goes, so that while
    people join and leave, none moves to where another one was."""

    def button(what: str, style: Style = "secondary", disabled: bool = False) -> Button:
        return Button(speak(f"button-{what}"), Ref(what, table.id, mark).id(), style, disabled)

    def opponent(kind: str) -> Button:
        ref = Ref("opponent", table.id, mark, text=kind)
        return Button(speak(f"button-opponent-{kind}"), ref.id(), disabled=full)

    opponents = [opponent(kind) for kind in kinds(table.game)]
    opponents.append(button("dismiss", disabled=not any(seat.opponent for seat in table.seats)))
    people = (button("join", "success", full), button("leave"), button("settings"), button("rules"))
    return [people, speak("lobby-opponents"), tuple(opponents)]
