"""The tables of a server for one person: first those where they can do something, with a button for it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from host import Status, Table
from host.which import ANY, JOINABLE, LEFT, asked, joinable
from words import Speaker

from ..gate.door import visible
from ..gate.find_table import line, link, server_of
from ..kit.app import Interaction
from ..kit.card import Button, Card, Choice, Part, Select, clip, rows
from ..kit.custom_ids import Ref
from ..kit.replies import no_choice, picked_one, show, speaker, wait
from ..kit.router import Handler

PAGE, MOST = 8, 500
"""Tables on a page, and of each kind in the whole list."""
ALL, MINE, FREE = "all", "mine", "free"
NARROWED = {ALL: "list-only-all", MINE: "list-only-mine", FREE: "list-only-free"}
"""What a list may be narrowed to, besides the key of a game."""
Kept = Callable[[Table, int], bool]
KINDS: tuple[tuple[str, Kept], ...] = (
    ("list-asked", asked),
    ("list-free", joinable),
    ("list-mine", lambda table, me: table.seat_of(me) is not None),
    ("list-others", lambda table, me: True),
)
"""The kinds of tables by what is said above them, in the order of the list; a table is of the first that it fits."""


async def show_list(interaction: Interaction, only: str = ALL, number: int = 0) -> None:
    """A page of the list."""
    await wait(interaction)
    host, me, speak = interaction.client.host, interaction.user.id, speaker(interaction)
    if only not in (*NARROWED, *host.register.games):
        raise no_choice(only)
    welcome = not (await host.register.settings(server_of(interaction))).shuts_out(me)
    sorts = sort(await _known(interaction), only, me, welcome=welcome)
    games = {key: game.name for key, game in host.register.games.items()}
    await show(interaction, card(sorts, only, number, games, me, speak))


async def _known(interaction: Interaction) -> list[Table]:
    """All that this person can see: their own, those with a free seat and the last touched ones of all others."""
    register, me, server = interaction.client.host.register, interaction.user.id, server_of(interaction)
    found: dict[int, Table] = {}
    for which in (LEFT, JOINABLE, ANY):
        found |= {table.id: table for table in await register.fitting(which, me, server=server, most=MOST)}
    return await visible(interaction, found.values(), ask=True)


def sort(tables: Sequence[Table], only: str, me: int, *, welcome: bool = True) -> dict[str, list[Table]]:
    """The tables of each of `KINDS`. Who is not `welcome`, because an admin has barred them, can join none."""
    sorts: dict[str, list[Table]] = {kind: [] for kind, _ in KINDS}
    for table in tables:
        kind = next(kind for kind, fits in KINDS if fits(table, me) and (welcome or kind != "list-free"))
        if (only == MINE and table.seat_of(me) is None) or (only == FREE and kind != "list-free"):
            continue
        if only in (*NARROWED, table.row.key):
            sorts[kind].append(table)
    return sorts


def card(
    sorts: Mapping[str, Sequence[Table]], only: str, number: int, games: Mapping[str, str], me: int, speak: Speaker
) -> Card:
    """A page: how many there are of each kind, the tables with their kind above them, and what can be done."""
    listed = [(kind, table) for kind, tables in sorts.items() for table in tables]
    pages = max(1, -(-len(listed) // PAGE))
    number = min(number, pages - 1)
    here = listed[number * PAGE : (number + 1) * PAGE]
    told: list[str] = []
    for n, (kind, table) in enumerate(here):
        if n == 0 or here[n - 1][0] != kind:
            told.append(speak(kind, count=len(sorts[kind])))
        told.append(_line(table, speak))
    head = f"### {speak('list-head')}"
    if not listed:
        told = [speak("list-none") if only == ALL else speak("list-none-such")]
    act = [each for kind, table in here for each in _buttons(kind, table, speak)]
    turn = [Button(speak("button-page-back"), Ref("tables", page=number - 1, text=only).id())] if number else []
    if number + 1 < pages:
        on = speak("button-page-on", page=number + 2, pages=pages)
        turn.append(Button(on, Ref("tables", page=number + 1, text=only).id()))
    turn.append(Button(speak("button-mine"), Ref("mine").id()))
    parts: list[Part] = [head, "\n".join(told), *rows(act), tuple(turn)]
    return Card((*parts, _narrowed(only, games, speak)) if listed or only != ALL else tuple(parts))


def _line(table: Table, speak: Speaker) -> str:
    said = clip(line(table, speak), 150)
    if table.status is Status.OPEN:
        said += " · " + speak("list-seats", taken=len(table.seats), most=table.row.wanted)
    return f"- {said}" if table.row.lost is not None else f"- [{said}]({link(table)})"


def _buttons(kind: str, table: Table, speak: Speaker) -> list[Button]:
    if kind == "list-asked":
        return [Button(speak("list-move", number=table.id), Ref("move", table.id).id(), "primary")]
    if kind == "list-free":
        return [Button(speak("list-join", number=table.id), Ref("join", table.id).id(), "primary")]
    return []


def _narrowed(only: str, games: Mapping[str, str], speak: Speaker) -> tuple[Select]:
    """What the list may be narrowed to."""
    known = [(each, speak(code)) for each, code in NARROWED.items()] + [*games.items()]
    choices = tuple(Choice(clip(label), each, selected=each == only) for each, label in known[:25])
    return (Select(Ref("tablesof").id(), speak("list-only"), choices),)


async def turned(interaction: Interaction, ref: Ref) -> None:
    """Another page."""
    await show_list(interaction, ref.text, ref.page)


async def narrowed(interaction: Interaction, ref: Ref) -> None:
    """Only some of them."""
    await show_list(interaction, picked_one(interaction))


HANDLERS: Mapping[str, Handler] = {"tables": turned, "tablesof": narrowed}
