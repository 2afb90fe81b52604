"""Every command that the bot told Discord is typed, and every option that suggests something is begun."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests import description
from tests.wire.conftest import Club
from tests.wire.people import words
from tests.wire.small import until

LAST = ("game table cancel", "game leave")
"""Commands that would end the evening for the others."""


def subcommands(club: Club) -> Iterator[tuple[str, list[dict[str, Any]]]]:
    """Each command that can be typed, in full, and its options."""
    for command in (each for each in club.discord.rest.commands if each.get("type", 1) == 1):
        yield from within(command["name"], command.get("options") or [])


def within(name: str, options: list[dict[str, Any]]) -> Iterator[tuple[str, list[dict[str, Any]]]]:
    """The commands of a group, or the one command itself."""
    inner = [each for each in options if each["type"] in (1, 2)]
    for each in inner:
        yield from within(f"{name} {each['name']}", each.get("options") or [])
    if not inner:
        yield name, options


def typed(options: list[dict[str, Any]]) -> dict[str, str] | None:
    """The required options filled in with something that may be wrong; None if they cannot be typed."""
    needed = [each for each in options if each.get("required")]
    if any(each["type"] != 3 for each in needed):
        return None
    return {each["name"]: each["choices"][0]["value"] if each.get("choices") else "1" for each in needed}


async def test_every_command_answers_and_every_option_suggests(club: Club) -> None:
    await club.bot.start()
    thread, ann = await club.table("Ann", "Ben"), club.person("Ann")
    await club.table("Ann", "Cleo", game="roads")
    await until(lambda: club.discord.rest.commands)
    told = sorted(subcommands(club), key=lambda each: each[0] in LAST)
    for command, options in told:
        for option in options:
            if option.get("autocomplete"):
                begun = ann.begins(thread, command, option["name"])
                await ann.sees(begun)
                assert begun.choices is not None, f"{command} {option['name']}: {club.bot.said}"
        values = typed(options)
        if values is not None:
            asked = ann.types(thread, command, **values)
            shown = await ann.sees(asked)
            assert shown is not None or asked.form is not None, f"{command}: {club.bot.said}"
            assert shown is None or "Sorry" not in words(shown), f"{command}: {club.bot.said}"
    assert len(told) > 40
    assert "[error" not in club.bot.said


@pytest.mark.skipif(not description.at_hand(), reason="Discord's description of its API is not beside the repository")
async def test_what_the_bot_sends_is_held_against_discords_description(club: Club) -> None:
    await club.bot.start()
    await club.table("Ann", "Ben")
    assert club.discord.rest.checked > 8
    assert club.discord.rest.complaints == []
