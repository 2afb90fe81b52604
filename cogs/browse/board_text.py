"""The table as text, for people who do without its picture: all that the picture shows, as a person may see it."""

from __future__ import annotations

from collections.abc import Mapping

from host import Refused

from ..gate.find_table import title
from ..kit.app import Interaction
from ..kit.card import Button, Card
from ..kit.custom_ids import Ref
from ..kit.paging import pages_of, parted, turning
from ..kit.replies import show, show_beside, wait
from ..kit.router import Handler
from ..panel.show_panel import viewer_of
from ..viewer import Viewer
from .status import status_text


async def press(interaction: Interaction, ref: Ref) -> None:
    """That page; pressed beside a picture, it opens a message of its own."""
    await wait(interaction)
    look = await interaction.client.host.now.look(ref.table, interaction.user.id)
    card = text_card(viewer_of(interaction, look), ref.page)
    await (show_beside if ref.text else show)(interaction, card)


def text_button(viewer: Viewer) -> tuple[Button, ...]:
    """Leads to the text, where the game has one."""
    if not _told(viewer):
        return ()
    return (Button(viewer.speak("button-as-text"), Ref("astext", viewer.look.table.id, text="beside").id()),)


def text_card(viewer: Viewer, number: int = 0) -> Card:
    """A page (from 0), with buttons to those before and after. Raises `Refused` for a game without such a text."""
    look, speak = viewer
    told = _told(viewer)
    if not told:
        raise Refused("no-board-text", game=look.table.game.name)
    pages = pages_of(part for text in (status_text(viewer), *told) for part in parted(text))
    number = min(number, len(pages) - 1)
    head = () if number == 0 else (f"### {title(look.table, speak)}",)
    buttons = turning(number, len(pages), speak, lambda page: Ref("astext", look.table.id, page=page))
    return Card((*head, *pages[number], tuple(buttons)))


def _told(viewer: Viewer) -> list[str]:
    """Each chapter with its heading, which a screen reader can jump to."""
    chapters = viewer.look.table.game.guide.overview.text(viewer.look.view, viewer.speak)
    return ["\n".join((f"### {each.title}", *each.lines)) for each in chapters]


HANDLERS: Mapping[str, Handler] = {"astext": press}
