"""Discord's limits, checked before sending: a `Bug` that names the limit instead of an HTTP error.

Numbers: Discord's API documentation (components, messages, application commands), August 2026.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, TypeAlias

from engine.core.model import Bug

COMPONENTS = 40
TEXT = 4_000
"""Characters over all text displays of a message."""
TEXT_BYTES = 9_500
"""UTF-8 bytes over all text displays plus 12 for each: beyond about 10,170 Discord answers with HTTP 500."""
TEXT_OVERHEAD = 12
CUSTOM_ID, LABEL, OPTION, PLACEHOLDER, OPTIONS = 100, 80, 100, 150, 25
ALT = 1_024
FILE_BYTES, FILES, REQUEST_BYTES = 10 * 2**20, 10, 25 * 2**20
MODAL_TITLE, MODAL_ITEMS, MODAL_LABEL, MODAL_DESCRIPTION = 45, 5, 45, 100
COMMANDS, SUBCOMMANDS, COMMAND_TEXT, DESCRIPTION = 100, 25, 8_000, 100
ROOM = 22
"""Subcommands of a game's command, three fewer than Discord takes: the bot still starts if a game gets another
verb."""
OURS = {"game": 20, "admin": 25}
"""Subcommands and groups of commands that do not grow with the games: five more fit into the first."""
NAME = re.compile(r"[-_'\w]{1,32}")
CHOICES = 25
EMOJIS, EMOJI_BYTES, EMOJI_NAME = 2_000, 256 * 1_024, 32
EMOJI = re.compile(r"[A-Za-z0-9_]{2,}")

ROW, BUTTON, TEXT_DISPLAY, GALLERY, FILE, LABELLED = 1, 2, 10, 12, 13, 18
SELECTS = (3, 5, 6, 7, 8)
SUBCOMMAND, GROUP = 1, 2
MENUS, MENU_NAME = {2: "user-commands", 3: "message-commands"}, 32
"""Kinds of commands in the menus of people and messages: they have a name with spaces and nothing else."""
A_MENU = 5


def _most(limit: str, value: int, most: int, what: object = "") -> None:
    if value > most:
        raise Bug(f"discord limit {limit}: {value} of {most} {what}".rstrip())


Component: TypeAlias = Mapping[str, Any]
"""A part of a message, form or command, as it is sent."""


def walk(components: Sequence[Component]) -> Iterator[Component]:
    """All components, nested ones too."""
    for each in components:
        yield each
        yield from walk(each.get("components", ()))
        for inner in ("accessory", "component"):
            if inner in each:
                yield from walk([each[inner]])


def check_message(components: Sequence[Component], files: Mapping[str, int]) -> None:
    """A message with components (V2) and its files' sizes by name. Raises `Bug`."""
    every = list(walk(components))
    if not every:
        raise Bug("discord limit message-empty: a message needs a component")
    _most("components", len(every), COMPONENTS)
    texts = [each["content"] for each in every if each["type"] == TEXT_DISPLAY]
    if any(not text.strip() for text in texts):
        raise Bug("discord limit text-empty: a text display is empty")
    _most("text", sum(map(len, texts)), TEXT)
    _most("text-bytes", sum(len(text.encode()) + TEXT_OVERHEAD for text in texts), TEXT_BYTES)
    _check_ids(every)
    for each in every:
        _check_component(each)
    _check_files(every, files)


def _check_ids(every: list[Component]) -> None:
    ids = [each["custom_id"] for each in every if "custom_id" in each]
    for id_ in ids:
        _most("custom-id", len(id_), CUSTOM_ID, id_)
        if ids.count(id_) > 1:
            raise Bug(f"discord limit custom-id-unique: {id_} twice in a message")


def _check_component(each: Component) -> None:
    if each["type"] == ROW:
        inside = each["components"]
        kinds = {child["type"] for child in inside}
        most = 5 if kinds == {BUTTON} else 1
        _most("row", len(inside), most)
        if not inside:
            raise Bug("discord limit row-empty: a row needs a component")
    elif each["type"] == BUTTON:
        _length("button-label", each.get("label") or "", LABEL)
        if not each.get("custom_id") and not each.get("url"):
            raise Bug("discord limit button: neither custom id nor address")
    elif each["type"] in SELECTS:
        _check_select(each)
    elif each["type"] == GALLERY:
        _most("gallery", len(each["items"]), 10)
        for item in each["items"]:
            _most("alt-text", len(item.get("description") or ""), ALT)


def _check_select(each: Component) -> None:
    _most("placeholder", len(each.get("placeholder") or ""), PLACEHOLDER)
    if each["type"] != SELECTS[0]:
        _most("select-values", each.get("max_values", 1), OPTIONS)
        return
    options = each.get("options", ())
    if not options:
        raise Bug("discord limit select-options: a select needs an option")
    _most("select-options", len(options), OPTIONS)
    _most("select-values", each.get("max_values", 1), len(options))
    _most("select-values", each.get("min_values", 1), each.get("max_values", 1))
    values = [option["value"] for option in options]
    for option in options:
        _length("option-label", option["label"], OPTION)
        _length("option-value", option["value"], OPTION)
        _most("option-description", len(option.get("description") or ""), OPTION, option["label"])
        if values.count(option["value"]) > 1:
            raise Bug(f"discord limit option-value-unique: {option['value']} twice in a select")


def _length(limit: str, text: str, most: int) -> None:
    if not text:
        raise Bug(f"discord limit {limit}: empty")
    _most(limit, len(text), most, text)


def _check_files(every: list[Component], files: Mapping[str, int]) -> None:
    _most("files", len(files), FILES)
    _most("request-bytes", sum(files.values()), REQUEST_BYTES)
    shown = {item["media"]["url"] for each in every if each["type"] == GALLERY for item in each["items"]}
    shown |= {each["file"]["url"] for each in every if each["type"] == FILE}
    for name, size in files.items():
        _most("file-bytes", size, FILE_BYTES, name)
        if f"attachment://{name}" not in shown:
            raise Bug(f"discord limit attachment: {name} is not shown in the message")
    for url in sorted(shown):
        if url.removeprefix("attachment://") not in files:
            raise Bug(f"discord limit attachment: {url} is shown but not sent")


def check_emojis(new: Mapping[str, int], there: int) -> None:
    """Emojis to be sent, the sizes of their files by name, beside those that are there. Raises `Bug`."""
    _most("emojis", len(new) + there, EMOJIS)
    for name, size in new.items():
        _most("emoji-name", len(name), EMOJI_NAME, name)
        if not EMOJI.fullmatch(name):
            raise Bug(f"discord limit emoji-name: {name!r}")
        _most("emoji-bytes", size, EMOJI_BYTES, name)


def check_modal(modal: Component) -> None:
    """A modal as it is sent. Raises `Bug`."""
    _length("modal-title", modal["title"], MODAL_TITLE)
    _length("custom-id", modal["custom_id"], CUSTOM_ID)
    _most("modal-items", len(modal["components"]), MODAL_ITEMS)
    _check_ids(list(walk(modal["components"])))
    for each in walk(modal["components"]):
        if each["type"] == LABELLED:
            _length("modal-label", each["label"], MODAL_LABEL)
            _most("modal-description", len(each.get("description") or ""), MODAL_DESCRIPTION)


def check_commands(commands: Sequence[Component]) -> None:
    """The command tree as it is sent to Discord. Raises `Bug`."""
    typed = [each for each in commands if each.get("type") not in MENUS]
    _most("commands", len(typed), COMMANDS)
    for command in typed:
        _most("command-text", _text_of(command), COMMAND_TEXT, command["name"])
        _check_command(command)
    for kind, limit in MENUS.items():
        there = [each for each in commands if each.get("type") == kind]
        _most(limit, len(there), A_MENU)
        for each in there:
            _check_menu(each)


def _check_menu(each: Component) -> None:
    for name in _names(each):
        _length("menu-name", name, MENU_NAME)
    if each.get("description") or each.get("options"):
        raise Bug(f"discord limit menu-name: {each['name']} has more than a name")


def _names(each: Component) -> tuple[str, ...]:
    """Its name in all languages."""
    return each["name"], *(each.get("name_localizations") or {}).values()


def _check_command(each: Component) -> None:
    for name in _names(each):
        if not NAME.fullmatch(name) or name != name.lower():
            raise Bug(f"discord limit command-name: {name!r}")
    for text in (each["description"], *(each.get("description_localizations") or {}).values()):
        _length("command-description", text, DESCRIPTION)
    options = each.get("options") or []
    subcommands = any(option.get("type") in (SUBCOMMAND, GROUP) for option in options)
    most = OURS.get(each["name"], ROOM) if subcommands else SUBCOMMANDS
    _most("command-options", len(options), most, each["name"])
    _most("command-choices", len(each.get("choices") or []), CHOICES, each["name"])
    if each.get("choices") and each.get("autocomplete"):
        raise Bug(f"discord limit command-choices: {each['name']} has choices and autocomplete")
    for locale in {None, *(code for option in options for code in option.get("name_localizations") or {})}:
        if len({_name_in(option, locale) for option in options}) < len(options):
            raise Bug(f"discord limit command-options: two options of {each['name']} share a name ({locale})")
    required = [option.get("required", False) for option in options]
    if required != sorted(required, reverse=True):
        raise Bug(f"discord limit command-options: {each['name']} has a required option after another")
    for option in options:
        _check_command(option)


def _name_in(each: Component, locale: str | None) -> str:
    """The text for people whose Discord is in that language."""
    return str((each.get("name_localizations") or {}).get(locale, each["name"]))


def _text_of(each: Component) -> int:
    """The number of characters Discord counts: names, descriptions and choices, each in its longest translation."""
    total = 0
    for key in ("name", "description"):
        total += max(map(len, (each[key], *(each.get(f"{key}_localizations") or {}).values())))
    for choice in each.get("choices") or ():
        total += len(choice["name"]) + len(str(choice["value"]))
    return total + sum(_text_of(option) for option in each.get("options") or ())
