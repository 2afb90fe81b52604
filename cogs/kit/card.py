"""A message as plain data: texts, pictures, rows. Made in any thread, turned into Discord's objects when sent."""

from __future__ import annotations

import hashlib
import io
import re
import zlib
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Literal

import discord
import msgspec
from discord import ui
from msgspec import Struct

from words import Speaker

from ..pictures.icons import Icons
from ..pictures.wanted import Image, Wanted
from . import discord_limits
from .custom_ids import renewed
from .press_item import Press

Style = Literal["primary", "secondary", "success", "danger"]
STYLES: dict[Style, discord.ButtonStyle] = {
    "primary": discord.ButtonStyle.primary,
    "secondary": discord.ButtonStyle.secondary,
    "success": discord.ButtonStyle.success,
    "danger": discord.ButtonStyle.danger,
}
T = discord.ChannelType
THREADS = [T.public_thread, T.private_thread, T.news_thread]
CHANNELS: dict[str, list[discord.ChannelType]] = {
    "channels": [T.text, T.news, T.forum, *THREADS],
    "reports": [T.text, T.news, *THREADS],
}
"""Kinds of channels to pick from: for tables, and for reports of faults to admins."""
PLACEHOLDER = 36
"""Characters of an empty field that a phone shows."""
SMALL = 44
"""Characters of a row of small letters on a phone, about."""
_MARKED = re.compile(r"((?:[A-Z]{1,2}|\d+) · )(.*)", re.DOTALL)
"""A label behind the letter or number of its option."""
ROW = 5
"""The most buttons in a row."""
PHONE, PADDING, GAP, WIDE, SLIM = 324, 24, 8, 9, 4
"""Pixels of a row on a phone, around the words of a button, and between two; about those of a letter, and of a slim
one."""
ICON = 24
"""Pixels that an icon adds to a button."""
_SLIM = frozenset("fijlrtI .,:;!|()…'")


Icon = Callable[[str, str], discord.PartialEmoji | None]
"""The icon for a label, given whose pieces it may name: see `pictures.icons`."""


def bare(_pieces: str, _label: str) -> None:
    """No icon."""


BARE = Icons()
"""No icons."""


class Button(Struct, frozen=True):
    """A button answered by the bot; `pieces`: whose pieces its label may name (`pictures.icons`)."""

    label: str
    id: str
    style: Style = "secondary"
    disabled: bool = False
    pieces: str = ""


class Link(Struct, frozen=True):
    """A button that opens an address."""

    label: str
    url: str


class Choice(Struct, frozen=True):
    """A line of a select; `given`: its label is a name, which stays as it is; `pieces`: as of a button."""

    label: str
    value: str
    description: str = ""
    selected: bool = False
    given: bool = False
    pieces: str = ""


class Select(Struct, frozen=True):
    """A select of up to 25 lines."""

    id: str
    placeholder: str
    choices: tuple[Choice, ...]
    least: int = 1
    most: int = 1


class Picker(Struct, frozen=True):
    """A select of up to 25 of the server's channels or roles, of one channel for reports, or of one person;
    `selected` are ids."""

    kind: Literal["channels", "roles", "reports", "person"]
    id: str
    placeholder: str
    selected: tuple[int, ...] = ()


Row = tuple[Button | Link, ...] | tuple[Select] | tuple[Picker]
Part = str | Image | Wanted | Row


class Named(Struct, frozen=True):
    """Lines of a card's texts (None: all) in which pieces have icons, whose `pieces` as of a button, and `people`:
    the names in them that stay as they are."""

    pieces: str = ""
    lines: tuple[str, ...] | None = None
    people: tuple[str, ...] = ()


class Card(Struct, frozen=True, omit_defaults=True):
    """A message: its parts from top to bottom. Empty texts and rows are left out, and so are pictures not drawn
    yet."""

    parts: tuple[Part, ...]
    named: Named = Named()

    @property
    def images(self) -> list[Image]:
        return [part for part in self.parts if isinstance(part, Image)]

    async def drawn(self, draw: Callable[[Wanted], Awaitable[Image | str]]) -> Card:
        """The card with its pictures."""
        if not any(isinstance(part, Wanted) for part in self.parts):
            return self
        parts = tuple([await draw(part) if isinstance(part, Wanted) else part for part in self.parts])
        return Card(parts, self.named)

    def files(self) -> list[discord.File]:
        """The files to upload: new ones for each try, because sending uses them up."""
        return [discord.File(io.BytesIO(image.data), image.name) for image in self.images]

    def view(self, mark: int = 0, icons: Icons = BARE) -> ui.LayoutView:
        """The components; each `mark` gives selects new ids; `icons` stand beside the words. Raises `Bug` naming the
        limit of Discord that they break."""
        view = ui.LayoutView(timeout=None)
        for part in self._iconed(icons):
            if part and not isinstance(part, Wanted):
                view.add_item(_item(part, mark, icons.of))
        components: list[Any] = view.to_components()  # type: ignore[no-untyped-call]
        discord_limits.check_message(components, {image.name: len(image.data) for image in self.images})
        return view

    def _iconed(self, icons: Icons) -> Sequence[Part]:
        """The parts with icons in their texts, or without if Discord would not take as much."""
        parts = [_with_icons(part, self.named, icons) if isinstance(part, str) else part for part in self.parts]
        texts = [part for part in parts if part and isinstance(part, str)]
        long = sum(map(len, texts)) > discord_limits.TEXT
        wide = sum(len(each.encode()) + discord_limits.TEXT_OVERHEAD for each in texts) > discord_limits.TEXT_BYTES
        return self.parts if long or wide else parts


def _with_icons(text: str, named: Named, icons: Icons) -> str:
    if not named.pieces:
        return text
    lines = [
        icons.within(named.pieces, line, named.people) if named.lines is None or line in named.lines else line
        for line in text.split("\n")
    ]
    return "\n".join(lines)


def digest(card: Card) -> str:
    """What a card shows, in few letters."""
    return hashlib.sha256(msgspec.json.encode(card, enc_hook=str)).hexdigest()[:32]


def fitted(parts: Sequence[Part], buttons: Sequence[Button | Link]) -> list[Row]:
    """These buttons in rows below those parts, without the last ones if all would be more than Discord takes."""
    used = sum(1 + (len(each) if isinstance(each, tuple) else 0) for each in parts if each)
    room = discord_limits.COMPONENTS - used
    kept = [*buttons]
    while kept and len(kept) + len(rows(kept)) > room:
        kept.pop()
    return rows(kept)


def rows(buttons: Sequence[Button | Link]) -> list[Row]:
    """Buttons in as few rows as Discord takes. A phone breaks a row that is too wide for it: they are divided so that
    this makes as few lines as can be, the first rows being the fullest."""
    return _divided(buttons, -(-len(buttons) // ROW))[1]


def _divided(buttons: Sequence[Button | Link], few: int) -> tuple[int, list[Row]]:
    """Buttons in that many rows, and their lines on a phone."""
    if few <= 1:
        return _lines(buttons), [tuple(buttons)] if buttons else []
    tried = list[tuple[int, list[Row]]]()
    for first in range(min(ROW, len(buttons) - few + 1), max(1, len(buttons) - ROW * (few - 1)) - 1, -1):
        lines, others = _divided(buttons[first:], few - 1)
        tried.append((_lines(buttons[:first]) + lines, [tuple(buttons[:first]), *others]))
    return min(tried, key=lambda each: each[0])


def _lines(row: Sequence[Button | Link], icons: Icon = bare) -> int:
    """The lines of a row on a phone."""
    lines, used = 0, PHONE
    for each in row:
        wide = PADDING + sum(SLIM if letter in _SLIM else WIDE for letter in each.label)
        if isinstance(each, Button) and icons(each.pieces, each.label) is not None:
            wide += ICON
        lines, used = (lines, used + wide) if used + wide <= PHONE else (lines + 1, wide)
        used += GAP
    return lines


def clip(text: str, most: int = 100) -> str:
    """A text made to fit, cut between two words if there is a space in its second half."""
    if len(text) <= most:
        return text
    short = text[: most - 1]
    space = short.rfind(" ") if text[most - 1] != " " else -1
    return (short[:space] if space > most // 2 else short).rstrip(" ,;:") + "…"


def clip_clauses(text: str, most: int = 100) -> str:
    """Clauses with " · " between them made to fit: the last ones before the very last make room, which says most (how
    many points there may be). Of that whole parts are left out, rather than cut amid ("1 lifebelt, 1…")."""
    *parts, last = text.split(" · ")
    while len(text) > most and len(parts) > 1:
        parts.pop()
        text = " · ".join((*parts, "…", last))
    comma = text.rfind(", ", 0, most - 1) if len(text) > most else -1
    return f"{text[:comma]}, …" if comma > most // 2 else clip(text, most)


def bracketed(text: str, told: str) -> str:
    """A text with what is told of it in brackets: in its own, if it ends with some."""
    if not told:
        return text
    return f"{text[:-1]} · {told})" if text.endswith(")") else f"{text} ({told})"


def capital(label: str) -> str:
    """A label as it stands on a button or in a select: it begins with a capital letter, also behind the letter or
    number of its option."""
    marked = _MARKED.fullmatch(label)
    before, words = marked.groups() if marked else ("", label)
    return before + words[:1].upper() + words[1:]


def placeholder(text: str, speak: Speaker) -> str:
    """What stands in an empty field: a text or, if a phone would cut it, that something is to be chosen. Then the
    text has to stand above."""
    return text if len(text) <= PLACEHOLDER else speak("choose")


def _item(part: str | Image | Row, mark: int, icons: Icon) -> ui.Item[Any]:
    match part:
        case str(text):
            return ui.TextDisplay(text)
        case Image(_, name, alt):
            if part.opened:
                return ui.File(f"attachment://{name}")
            item = discord.MediaGalleryItem(f"attachment://{name}", description=clip(alt, 1024))
            return ui.MediaGallery(item)
    icons = icons if _room(part, icons) else bare
    return ui.ActionRow(*(_component(each, mark, icons) for each in part))


def _room(row: Row, icons: Icon) -> bool:
    """Whether a row with icons takes no more lines on a phone than without."""
    buttons = [each for each in row if isinstance(each, Button | Link)]
    return not buttons or _lines(buttons, icons) == _lines(buttons)


def _component(each: Button | Link | Select | Picker, mark: int, icons: Icon) -> ui.Item[Any]:
    match each:
        case Button(label, id_, style, disabled):
            icon = icons(each.pieces, label)
            return Press(
                ui.Button(label=capital(label), custom_id=id_, style=STYLES[style], disabled=disabled, emoji=icon)
            )
        case Link(label, url):
            return ui.Button(label=capital(label), url=url)
        case Select(id_, placeholder, choices, least, most):
            options = [_line(each, icons) for each in choices]
            own = renewed(id_, mark)
            return Press(
                ui.Select(
                    id=zlib.crc32(own.encode()) % 2**31 or 1,
                    custom_id=own,
                    placeholder=placeholder,
                    options=options,
                    min_values=least,
                    max_values=most,
                )
            )
    return _picker(each)


def _line(each: Choice, icons: Icon) -> discord.SelectOption:
    label = each.label if each.given else capital(each.label)
    return discord.SelectOption(
        label=label,
        value=each.value,
        description=each.description or None,
        default=each.selected,
        emoji=icons(each.pieces, each.label),
    )


def _picker(each: Picker) -> ui.Item[Any]:
    most = 1 if each.kind == "reports" else 25
    if each.kind == "person":
        return Press(ui.UserSelect(custom_id=each.id, placeholder=each.placeholder))
    if each.kind == "roles":
        roles = [discord.SelectDefaultValue(id=n, type=discord.SelectDefaultValueType.role) for n in each.selected]
        return Press(ui.RoleSelect(custom_id=each.id, placeholder=each.placeholder, min_values=0, max_values=most,
                                   default_values=roles))  # fmt: skip
    channels = [discord.SelectDefaultValue(id=n, type=discord.SelectDefaultValueType.channel) for n in each.selected]
    return Press(ui.ChannelSelect(custom_id=each.id, placeholder=each.placeholder, min_values=0, max_values=most,
                                  default_values=channels, channel_types=CHANNELS[each.kind]))  # fmt: skip
