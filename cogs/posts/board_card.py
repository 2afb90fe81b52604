"""The public card of a table in play, and of its end. Makes cards and sends none."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from engine.core.course import Past
from engine.core.review import judge
from host import Line, Table
from host.life import Life
from host.results.ratings import Change
from words import Speaker

from ..gate.find_table import in_league, link, title
from ..kit.card import Button, Card, Link, Part, rows
from ..kit.custom_ids import Ref
from ..news.clock_lines import clock_lines
from ..news.decided import decided, score_sheet
from ..news.digest import Digest, for_all
from ..news.rating_line import rating_line
from ..news.standings import final_standings, points_row
from ..news.table_state import ended, paused, resting
from ..news.told import told
from ..pictures.wanted import scores, wanted
from ..viewer import Viewer

TOLD = 4
"""The most lines on a board about what touches those who are called, and about the latest turns."""
LAST, LAST_TEXT = 8, 900
"""The most sentences about the end of a game, and their characters: how every player's points came about."""
NOTHING = Past()
RECENT = 40
"""Lines of the log searched for them."""


def board(
    table: Table,
    viewer: Viewer,
    recent: Sequence[Line],
    mark: str,
    lives: Mapping[int, Life] = MappingProxyType({}),
    now: int = 0,
    past: Past = NOTHING,
    changes: Sequence[Change] = (),
) -> Card:
    """The board: the players to act, since when, who of them rests `now`, the latest events, the pictures, the
    buttons; of a game that is over its scores, from its `past` what decided it, and the `changes` of ratings. Runs
    off the event loop."""
    look, speak = viewer
    said = for_all(viewer, recent, TOLD) if look.result is None else the_end(viewer, recent)
    count = table.game.guide.picture.boards(look.view)
    images = [wanted(viewer, told=said.notes, cut="map", at=str(n + 1)) for n in range(count)]
    head, why = f"## {title(table, speak)}", ended(table, speak)
    if league := in_league(table, speak):
        head += f"\n-# {league}"
    parts: list[Part] = []
    if look.result is not None:
        sheet = f"-# {speak('board-sheet')}"
        parts.append("\n".join((head, f"**{speak('head-over')}**", final_standings(viewer), sheet)))
        after = filter(None, (*decided(viewer, past), rating_line(viewer, changes)))
        parts += [scores(speak, score_sheet(viewer, past)), "\n".join(after)]
    elif why:
        parts.append(f"{head}\n**{why}**")
    else:
        who = ", ".join(
            mention(table.player(s), speak.names[s]) + _rests(lives.get(table.player(s) or 0), now, speak)
            for s in look.waiting
        )
        state = paused(table, speak) or resting(table, speak) or speak("board-turn", who=who)
        stands = [row for row in (points_row(viewer),) if row]
        # That a clock stands is left out: the board stays as it is, and says beside the names who slept and when.
        stands += [f"-# {row}" for row in clock_lines([each._replace(stands="") for each in look.clocks], speak)]
        parts.append("\n".join((head, f"**{state}** · {speak.doing(look.view)} · <t:{look.since}:R>", *stands)))
    scored = look.result is not None
    last = f"-# {speak('board-last')}" if scored and images else ""
    parts += [
        "\n".join(filter(None, (said.text, last))),
        *images,
        *rows(table_buttons(table, speak, mark, over=scored or bool(why), scored=scored)),
    ]
    return Card(tuple(parts))


def the_end(viewer: Viewer, recent: Sequence[Line]) -> Digest:
    """The last sentences, as many as fit, each in a line of its own; without what the final points say."""
    look, summed = viewer.look, viewer.look.table.game.guide.news.summed
    reason = look.result.reason if look.result is not None else ""
    found = (each for each in told(viewer, recent, look.view) if each.note.code not in summed)
    kept = [each for each in found if not reason or each.note.args.get("reason") != reason][-LAST:]
    while sum(len(each.said) for each in kept) > LAST_TEXT:
        kept = kept[1:]
    return Digest(tuple(each.said for each in kept), (), tuple(each.note for each in kept))


def older(table: Table, speak: Speaker, newer: int) -> Card:
    """What is left of a board when there is a newer one below it."""
    text = f"-# {title(table, speak)} · {speak('board-older')}"
    return Card((text, (Link(speak("button-newest"), link(table, newer)),)))


def table_buttons(table: Table, speak: Speaker, mark: str, *, over: bool, scored: bool = False) -> tuple[Button, ...]:
    """Every public message has at least one button, which carries the mark the poster searches for. `scored`: there
    is a result."""
    log = Button(speak("button-log"), Ref("log", table.id, mark).id())
    rules = Button(speak("button-rules"), Ref("rules", table.id, mark).id())
    fault = Button(speak("button-fault"), Ref("fault", table.id, mark).id())
    if over:
        anew = Button(speak("button-anew"), Ref("anew", table.id, mark).id())
        if not scored:
            return log, rules, anew, fault
        ends = ("scores", "replay", "review", "record") if judge(table.game) else ("scores", "replay", "record")
        ways = [Button(speak(f"button-{each}"), Ref(each, table.id, mark).id()) for each in ends]
        return anew, *ways, log, rules, fault
    table_page = Button(speak("button-table"), Ref("table", table.id, mark).id())
    return Button(speak("button-move"), Ref("move", table.id, mark).id(), "primary"), log, rules, table_page, fault


def _rests(life: Life | None, now: int, speak: Speaker) -> str:
    """That somebody rests while a board is made, which stays as it is: of somebody who slept, with the time, which
    says nothing of when they wake."""
    if life is None or life.hidden or life.may_be_called(now):
        return ""
    return " " + (speak("person-away", until=life.away) if life.is_away(now) else speak("board-asleep", at=now))


def mention(person: int | None, name: str) -> str:
    """A person as a mention, so that they can be called; an opponent by name."""
    return f"<@{person}>" if person is not None else name
