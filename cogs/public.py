"""A table for everybody: the lobby, the board, the end. It makes cards and sends none."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.opponents import kinds
from host import Line, Status, Table
from words import Speaker

from . import options
from .pictures import wanted
from .tables import link, title
from .ui.card import Button, Card, Link, Part, Style
from .ui.digest import Digest, for_all, told
from .ui.ids import Ref
from .ui.panel import standings
from .ui.waits import ended, paused, resting
from .viewer import Viewer

TOLD = 4
"""Lines on a board about what touches those who are called, and the latest turns."""
LAST, LAST_TEXT = 8, 900
"""Sentences when the game is over, and their characters: how the points came about for every player."""
RECENT = 40
"""Lines of the log looked at for them."""


def lobby(table: Table, speak: Speaker, mark: str) -> Card:
    """The people at a table that has not started, and the buttons to join and start. `mark` tells posts apart."""
    seats, least, most = table.seats, table.game.seats[0], table.game.seats[-1]
    names = table.names(speak.locale)
    told = [f"{n}. {_person(s.person, name)}" for n, (s, name) in enumerate(zip(seats, names, strict=True), 1)]
    head = f"## {title(table, speak)}"
    if table.status is Status.ABANDONED and table.row.head < 0:
        return Card((f"{head}\n{speak('lobby-closed')}",))
    if table.status is not Status.OPEN:
        text = "\n".join((head, *told, *options.worth_telling(table, speak), speak("lobby-started")))
        return Card((text, (*_table_buttons(table, speak, mark, over=False), Link(speak("button-go"), link(table)))))
    missing = max(0, least - len(seats))
    count = speak("lobby-missing", count=missing) if missing else speak("lobby-ready")
    players = speak("lobby-players", least=least, most=most)
    text = "\n".join((head, players, *told, *options.worth_telling(table, speak)))
    start = Button(speak("button-start"), Ref("start", table.id, mark).id(), "primary", bool(missing))
    return Card((text, *_lobby_buttons(table, speak, mark, full=len(seats) >= most), f"-# {count}", (start,)))


def _lobby_buttons(table: Table, speak: Speaker, mark: str, *, full: bool) -> list[Part]:
    """All buttons but that which starts: that one stands alone below a line of text, and no button comes or goes, so
    that it is never where another one was when people come and go."""

    def button(what: str, style: Style = "secondary", disabled: bool = False) -> Button:
        return Button(speak(f"button-{what}"), Ref(what, table.id, mark).id(), style, disabled)

    def opponent(kind: str) -> Button:
        ref = Ref("opponent", table.id, mark, text=kind)
        return Button(speak(f"button-opponent-{kind}"), ref.id(), disabled=full)

    opponents = [opponent(kind) for kind in kinds(table.game)]
    opponents.append(button("dismiss", disabled=not any(seat.opponent for seat in table.seats)))
    people = (button("join", "success", full), button("leave"), button("settings"))
    return [people, speak("lobby-opponents"), tuple(opponents)]


def board(table: Table, viewer: Viewer, recent: Sequence[Line], mark: str) -> Card:
    """The board: the players to act, since when, the latest events, the picture, the buttons. Runs beside the
    loop."""
    look, speak = viewer
    said = for_all(viewer, recent, TOLD) if look.result is None else the_end(viewer, recent)
    image = wanted(viewer, told=said.notes, cut="table")
    head, why = f"## {title(table, speak)}", ended(table, speak)
    parts: list[Part] = []
    if look.result is not None:
        parts.append("\n".join((head, f"**{speak('head-over')}**", standings(viewer))))
    elif why:
        parts.append(f"{head}\n**{why}**")
    else:
        who = ", ".join(_person(table.player(s), speak.names[s]) for s in look.waiting)
        state = paused(table, speak) or resting(table, speak) or speak("board-turn", who=who)
        parts.append("\n".join((head, f"**{state}** · {speak.doing(look.view)} · <t:{look.since}:R>")))
    parts += [said.text, image, _table_buttons(table, speak, mark, over=look.result is not None or bool(why))]
    return Card(tuple(parts))


def the_end(viewer: Viewer, recent: Sequence[Line]) -> Digest:
    """The last sentences, as many as fit, each in a line of its own."""
    kept = told(viewer, recent, viewer.look.view)[-LAST:]
    while sum(len(each.said) for each in kept) > LAST_TEXT:
        kept = kept[1:]
    return Digest(tuple(each.said for each in kept), (), tuple(each.note for each in kept))


def older(table: Table, speak: Speaker, newer: int) -> Card:
    """The remains of a board with a newer one below it."""
    text = f"-# {title(table, speak)} · {speak('board-older')}"
    return Card((text, (Link(speak("button-newest"), link(table, newer)),)))


def _table_buttons(table: Table, speak: Speaker, mark: str, *, over: bool) -> tuple[Button, ...]:
    """Every public message has at least one button: it carries the mark the poster looks for."""
    log = Button(speak("button-log"), Ref("log", table.id, mark).id())
    rules = Button(speak("button-rules"), Ref("rules", table.id, mark).id())
    if over:
        return log, rules, Button(speak("button-anew"), Ref("anew", table.id, mark).id())
    table_page = Button(speak("button-table"), Ref("table", table.id, mark).id())
    return Button(speak("button-move"), Ref("move", table.id, mark).id(), "primary"), log, rules, table_page


def _person(person: int | None, name: str) -> str:
    return f"<@{person}>" if person is not None else name
