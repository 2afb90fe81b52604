"""A game as moving pictures: all of it, or since one's last turn; and as a page for a browser, a file that needs no
bot. They show what everybody may know, so one file serves all who read it in that language."""

from __future__ import annotations

import re
from collections.abc import Hashable, Mapping, Sequence
from functools import partial

from msgspec.structs import replace

from engine.core.course import Past, ScoreSheet
from engine.core.film import Film, Frame
from host import Refused, Status, Table, Tenure
from host.keep.moments import Reel, Shot, Turn
from host.view.table import then
from words import Speaker

from ..gate.find_table import title
from ..kit.app import App, Interaction
from ..kit.card import Button, Card
from ..kit.custom_ids import Ref
from ..kit.replies import language, show_beside, wait
from ..kit.router import Handler
from ..news.decided import decided, score_sheet
from ..news.digest import joined, noted, standing_notes
from ..pictures.wanted import Image, Wanted, moving, paged
from ..viewer import Viewer

WHOLE, SINCE, PAGE, PAGE_SINCE = "", "since", "page", "page-since"
"""What a film shows, or a page: the text of its button's id."""
_MARKDOWN = re.compile(r"\*\*|__|~~|`|<t:\d+(?::\w)?>")
LETTERS = 400
"""Letters of a frame's sentences; its caption has room for fewer."""
TURNS = 400
"""The most turns of which each has a frame of its own in a page."""


def ways(interaction: Interaction, table: Table, speak: Speaker) -> tuple[Button, ...]:
    """Buttons that lead to films, for a player also to that since their last turn; and to the page. A game without
    pictures has none."""
    if not interaction.client.pictures.has(table.game.key):
        return ()
    whole = Button(speak("button-film-whole"), Ref("film", table.id, text=WHOLE).id())
    page = Button(speak("button-page"), Ref("film", table.id, text=PAGE).id())
    if table.seat_of(interaction.user.id) is None:
        return whole, page
    since = Button(speak("button-film-since"), Ref("film", table.id, text=SINCE).id())
    return whole, since, page, Button(speak("button-page-since"), Ref("film", table.id, text=PAGE_SINCE).id())


async def press(interaction: Interaction, ref: Ref) -> None:
    """Make a film, or show the one that was made. Raises `Refused` if it cannot be drawn."""
    await wait(interaction)
    app, since = interaction.client, None
    table = await app.host.register.table(ref.table)
    if ref.text in (SINCE, PAGE_SINCE):
        since = await app.host.moments.last_turn(ref.table, interaction.user.id)
        if since is None:
            raise Refused("no-turn-yet")
    if ref.text in (PAGE, PAGE_SINCE):
        await show_beside(interaction, await page_card(interaction, table, since))
        return
    speak = table.speaker(language(interaction))
    head = f"### {title(table, speak)} · {speak('film-whole') if since is None else speak('film-since')}"
    key = (table.id, table.row.head, since, speak.locale, speak.names)
    film = app.pictures.films.find(key)
    if film is None:
        reel, held = await app.host.moments.reel(table.id, since), await app.host.seats.tenures(table.id)
        made = await app.pool.run(partial(filmed, reel, held, speak))
        film = await _drawn(app, moving(speak, made), table, key)
    await show_beside(interaction, Card((head, film)))


async def page_card(interaction: Interaction, table: Table, since: int | None = None) -> Card:
    """A card with the page of a game, or of its turns from the one that ends with entry `since`; with the score sheet
    once the game is over. It is made, or the one that was made. Raises `Refused` if it cannot be."""
    app = interaction.client
    speak = table.speaker(language(interaction))
    key = (table.id, table.row.head, PAGE, since, speak.locale, speak.names)
    file = app.pictures.films.find(key)
    if file is None:
        look = await app.host.now.look(table.id, None) if table.status is Status.FINISHED else None
        sheet = None
        if look is not None and look.result is not None:
            past = await app.host.courses.past(table.id, look.result)
            sheet = await app.pool.run(partial(_ended, Viewer(look, speak), past))
        reel, held = await app.host.moments.reel(table.id, since, TURNS), await app.host.seats.tenures(table.id)
        made = await app.pool.run(partial(filmed, reel, held, speak))
        shown = replace(made, head=speak("page-head", game=table.game.name, number=table.id), sheet=sheet)
        file = await _drawn(app, paged(speak, shown), table, key)
    head = f"### {title(table, speak)} · {speak('film-whole') if since is None else speak('film-since')}"
    return Card((head, file, speak("page-about")))


def _ended(viewer: Viewer, past: Past) -> ScoreSheet:
    """The score sheet with what decided the game at its foot."""
    sheet = score_sheet(viewer, past)
    return replace(sheet, remarks=(*sheet.remarks, *decided(viewer, past)))


async def _drawn(app: App, wanted: Wanted, table: Table, key: Hashable) -> Image:
    """A film or a page, which is kept. Raises `Refused` if it cannot be made."""
    made = await app.pictures.image(wanted)
    if isinstance(made, str):
        raise Refused("no-film", game=table.game.name)
    app.pictures.films.keep(key, made)
    return made


def filmed(reel: Reel, held: Sequence[Tenure], speak: Speaker) -> Film:
    """The film of a reel, in the words of `speak`, which has no reader."""
    head = speak("alt-film", game=reel.table.game.name, number=reel.table.id, count=reel.count)
    return Film(tuple(_frame(shot, reel, held, speak) for shot in reel.shots), reel.count, head)


def _frame(shot: Shot, reel: Reel, held: Sequence[Tenure], speak: Speaker) -> Frame:
    seats = {turn.seat for turn in shot.turns}
    alone = next(iter(seats)) if len(seats) == 1 else None
    said: list[str] = []
    for turn in shot.turns:
        said += _said(turn, reel, held, speak, alone=alone is not None)
    names = then(speak, reel.table, held, shot.turns[-1].last).names
    notes = tuple(note for turn in shot.turns for note in standing_notes(turn.lines))
    return Frame(shot.view, notes, names, alone, shot.number, tuple(said))


def _said(turn: Turn, reel: Reel, held: Sequence[Tenure], speak: Speaker, *, alone: bool) -> list[str]:
    """What happened in a turn, without the name of whoever made it if that stands above (`alone`)."""
    found = list[str]()
    for line in joined(turn.lines, reel.table.game.guide):
        at = then(speak, reel.table, held, line.seq)
        name = at.of(turn.seat) if alone and turn.seat is not None else ""
        for said in noted(line, at):
            short = said.removeprefix(f"{name}: ").removeprefix(f"{name} ") if name else said
            found.append(_MARKDOWN.sub("", short)[:LETTERS])
    return found


HANDLERS: Mapping[str, Handler] = {"film": press}
