"""The tables of a server for one person: first those where they can do something, with a button for it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from host import Status, Table
from host.which import ANY, JOINABLE, LEFT, OVER, asked, joinable
from words import Speaker

from ..gate.door import visible
from ..gate.find_table import link, over, server_of, title
from ..kit.app import Interaction
from ..kit.card import Button, Card, Part, clip, rows
from ..kit.custom_ids import Ref
from ..kit.replies import picked_one, show, speaker, wait
from ..kit.router import Handler
from .list_filters import ALL, Only, read_only, selects, with_pick

PAGE, MOST = 6, 500
"""Tables on a page, and of each kind in the whole list."""
NAMES = 50
"""The most characters of a table's names: six tables and a button stand on a phone's first screen."""
MINE, FREE, OTHERS, ENDED = "mine", "free", "others", "over"
NARROWED = {
    ALL: "list-only-all",
    MINE: "list-only-mine",
    FREE: "list-only-free",
    OTHERS: "list-only-others",
    ENDED: "list-only-over",
}
"""The kinds that a list may be narrowed to; games that are over are in no other list."""
Kept = Callable[[Table, int], bool]
KINDS: tuple[tuple[str, Kept], ...] = (
    ("list-over", lambda table, me: over(table)),
    ("list-asked", asked),
    ("list-free", joinable),
    ("list-mine", lambda table, me: table.seat_of(me) is not None),
    ("list-others", lambda table, me: True),
)
"""The kinds of tables by what is said above them, in the order of the list; a table is of the first that it fits."""
SHOWN = {FREE: ("list-free",), OTHERS: ("list-others",), ENDED: ("list-over",)}


async def show_list(interaction: Interaction, only: Only = Only(), number: int = 0) -> None:  # noqa: B008 - frozen
    """A page of the list."""
    await wait(interaction)
    host, me, speak = interaction.client.host, interaction.user.id, speaker(interaction)
    welcome = not (await host.register.settings(server_of(interaction))).shuts_out(me)
    sorts = sort(await _known(interaction, only), only, me, welcome=welcome)
    await show(interaction, card(sorts, only, number, _games(interaction), me, speak))


def _games(interaction: Interaction) -> dict[str, str]:
    return {key: game.name for key, game in interaction.client.host.register.games.items()}


async def _known(interaction: Interaction, only: Only) -> list[Table]:
    """All that this person can see: their own, those with a free seat and the last touched ones of all others; or
    those that are over."""
    register, me, server = interaction.client.host.register, interaction.user.id, server_of(interaction)
    key = None if only.game == ALL else only.game
    found: dict[int, Table] = {}
    for which in (OVER,) if only.kind == ENDED else (LEFT, JOINABLE, ANY):
        tables = await register.fitting(which, me, server=server, key=key, most=MOST)
        found |= {table.id: table for table in tables if only.takes(table)}
    return await visible(interaction, found.values(), ask=True)


def sort(tables: Sequence[Table], only: Only, me: int, *, welcome: bool = True) -> dict[str, list[Table]]:
    """The tables of each of `KINDS`. Who is not `welcome`, because an admin has barred them, can join none."""
    sorts: dict[str, list[Table]] = {kind: [] for kind, _ in KINDS}
    for table in tables:
        kind = next(kind for kind, fits in KINDS if fits(table, me) and (welcome or kind != "list-free"))
        mine = only.kind != MINE or table.seat_of(me) is not None
        if mine and kind in SHOWN.get(only.kind, sorts) and only.takes(table):
            sorts[kind].append(table)
    return sorts


def card(
    sorts: Mapping[str, Sequence[Table]], only: Only, number: int, games: Mapping[str, str], me: int, speak: Speaker
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
        told = [speak("list-none") if only == Only() else speak("list-none-such")]
    act = [each for kind, table in here for each in _buttons(kind, table, speak)]
    turn = (
        [Button(speak("button-page-back"), Ref("tables", page=number - 1, text=only.text()).id())] if number else []
    )
    if number + 1 < pages:
        on = speak("button-page-on", page=number + 2, pages=pages)
        turn.append(Button(on, Ref("tables", page=number + 1, text=only.text()).id()))
    turn.append(Button(speak("button-mine"), Ref("mine").id()))
    parts: list[Part] = [head, "\n".join(told), *rows(act), tuple(turn)]
    narrowed = selects("tablesof", only, NARROWED, games, speak) if listed or only != Only() else ()
    return Card((*parts, *narrowed))


def _line(table: Table, speak: Speaker) -> str:
    status = speak("status-lost" if table.row.lost is not None else f"status-{table.status}")
    if table.status is Status.OPEN:
        status += " · " + speak("list-seats", taken=len(table.seats), most=table.row.wanted)
    said = " · ".join(filter(None, (title(table, speak), clip(", ".join(table.names(speak.locale)), NAMES), status)))
    return f"- {said}" if table.row.lost is not None else f"- [{said}]({link(table)})"


def _buttons(kind: str, table: Table, speak: Speaker) -> list[Button]:
    if kind == "list-asked":
        return [Button(speak("list-move", number=table.id), Ref("move", table.id).id(), "primary")]
    if kind == "list-free":
        return [Button(speak("list-join", number=table.id), Ref("join", table.id).id(), "primary")]
    return []


async def turned(interaction: Interaction, ref: Ref) -> None:
    """Another page."""
    await show_list(interaction, read_only(ref.text, NARROWED, _games(interaction)), ref.page)


async def narrowed(interaction: Interaction, ref: Ref) -> None:
    """Only some of them, from the first page on."""
    what, _, text = ref.text.partition(" ")
    known = NARROWED, _games(interaction)
    picked = with_pick(read_only(text, *known), what, picked_one(interaction))
    await show_list(interaction, read_only(picked.text(), *known))


HANDLERS: Mapping[str, Handler] = {"tables": turned, "tablesof": narrowed}
