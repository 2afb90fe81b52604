"""A game as moving pictures: all of it, or since one's last turn; and as a page for a browser, a file that needs no
bot. They show what everybody may know, so one file serves all who read it in that language."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from functools import partial

from engine.core.course import Past
from host import Refused, Status, Table
from words import Speaker

from ..gate.find_table import title
from ..kit.app import App, Interaction
from ..kit.card import Button, Card
from ..kit.custom_ids import Ref
from ..kit.replies import language, show_beside, wait
from ..kit.router import Handler
from ..news import filmed
from ..news.filmed import TURNS
from ..pictures.wanted import Image, Wanted, moving, paged
from ..viewer import Viewer

WHOLE, SINCE, PAGE, PAGE_SINCE = "", "since", "page", "page-since"
"""What a film shows, or a page: the text of its button's id."""


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
        made = await app.pool.run(partial(filmed.filmed, reel, held, speak))
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
        over, past = None, Past()
        if look is not None and look.result is not None:
            over, past = Viewer(look, speak), await app.host.courses.past(table.id, look.result)
        reel, held = await app.host.moments.reel(table.id, since, TURNS), await app.host.seats.tenures(table.id)
        made = await app.pool.run(partial(filmed.page, reel, held, over, past, speak))
        file = await _drawn(app, paged(speak, made), table, key)
    head = f"### {title(table, speak)} · {speak('film-whole') if since is None else speak('film-since')}"
    return Card((head, file, speak("page-about")))


async def _drawn(app: App, wanted: Wanted, table: Table, key: Hashable) -> Image:
    """A film or a page, which is kept. Raises `Refused` if it cannot be made."""
    made = await app.pictures.image(wanted)
    if isinstance(made, str):
        raise Refused("no-film", game=table.game.name)
    app.pictures.films.keep(key, made)
    return made


HANDLERS: Mapping[str, Handler] = {"film": press}
