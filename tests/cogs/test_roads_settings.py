"""The settings card of Roads & Boats: each setting and value can be picked, is shown, and is played with."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from cogs.kit.card import clip
from cogs.pictures.beginning import beginning
from engine.core.rules import Setting
from engine.games.roads import GAME
from engine.games.roads.setup import SETTINGS
from host.view.table import pack_options
from tests.cogs.conftest import Server, World
from tests.cogs.drive import press, refs, text
from tests.cogs.positions import table
from tests.cogs.roads import tap
from words import LOCALES, Speaker

SAY = Speaker("en", GAME)


def lobby(server: Server) -> Any:
    """The public message of the table."""
    return server.channel.history(viewer=server.person("Onlooker"))[0]


async def card(server: Server) -> Any:
    """The settings of a table that Ann has opened."""
    ann = server.person("Ann")
    await tap(ann, await ann.slash(server.channel, "game create"), "Roads & Boats")
    return await press(ann, lobby(server), "settings")


def select(shown: Any, name: str) -> dict[str, Any]:
    """The select of a setting."""
    return next(each for each, ref in refs(shown) if ref.what == "set" and ref.text == name)


def test_each_map_shows_how_it_begins_but_for_one_that_is_laid_together() -> None:
    setting, made = SETTINGS.choices[0], table(GAME, 2, ("Ann", "Ben"))
    bare = set[str]()
    for value in setting.values:
        options = pack_options(SETTINGS.choose(GAME.rules.settings.options(), setting.name, value))  # type: ignore[arg-type]
        chosen = msgspec.structs.replace(made, row=msgspec.structs.replace(made.row, options=options))
        bare |= {value} if beginning(chosen, SAY) is None else set()
    assert bare == {"laid"}


async def test_every_setting_stands_on_the_card_as_it_usually_is(server: Server, world: World) -> None:
    shown = await card(server)
    assert [ref.text for _, ref in refs(shown) if ref.what == "set"] == [setting.name for setting in SETTINGS.choices]
    for setting in SETTINGS.choices:
        usual = SETTINGS.chosen(GAME.options(), setting.name)
        assert f"**{SAY(f'setting-{setting.name}')}:** {SAY(f'setting-{setting.name}-{usual}')}" in text(shown)
        (default,) = [each for each in select(shown, setting.name)["options"] if each.get("default")]
        assert default["value"] == usual


async def test_maps_are_looked_at_one_after_the_other_and_how_to_write_one_is_told_to_who_asks(
    server: Server, world: World
) -> None:
    ann, shown, seen = server.person("Ann"), await card(server), list[str]()
    maps = next(setting for setting in SETTINGS.choices if setting.name == "map").values
    for n in range(1, len(maps) + 1):
        shown = await tap(ann, shown, f"{clip(SAY(f'setting-map-{maps[n % len(maps)]}'), 78)} ▶")
        assert "map" in [each["cut"] for each in world.painter.asked[-2:]], "beside the public picture"
        seen.append(SETTINGS.chosen((await world.host.register.table(1)).options, "map"))
    assert seen == [*maps[1:], maps[0]]
    assert "P14" not in text(shown)
    told = await press(ann, shown, "howto")
    assert "0,0:P14" in text(told.followups[-1])


async def test_every_value_of_a_setting_is_picked_and_shown_to_all(server: Server, world: World) -> None:
    shown = await card(server)
    for setting in SETTINGS.choices:
        shown = await all_picked(server, world, setting, shown)


async def all_picked(server: Server, world: World, setting: Setting, shown: Any) -> Any:
    """The card after each value of a setting was picked on it, the first one last."""
    ann = server.person("Ann")
    assert [each["value"] for each in select(shown, setting.name)["options"]] == list(setting.values)
    for value in reversed(setting.values):
        each = select(shown, setting.name)
        shown = await ann.select(shown.response, [value], custom_id=each["custom_id"])
        told = f"**{SAY(f'setting-{setting.name}')}:** {SAY(f'setting-{setting.name}-{value}')}"
        assert told in text(shown)
        assert SETTINGS.chosen((await world.host.register.table(1)).options, setting.name) == value
        await world.quiet()
        usual = value == SETTINGS.chosen(GAME.options(), setting.name)
        assert (told in text(lobby(server))) == (not usual or setting == SETTINGS.choices[0]), (
            "usual settings need not be told"
        )
    return shown


async def test_what_was_picked_is_what_is_played(server: Server, world: World) -> None:
    ann, shown = server.person("Ann"), await card(server)
    for name, value in (
        ("map", "dead_sea"),
        ("donkeys", "2"),
        ("stone", "1"),
        ("neutral", "28"),
        ("mines", "larger"),
    ):
        each = select(shown, name)
        shown = await ann.select(shown.response, [value], custom_id=each["custom_id"])
    ben = server.person("Ben")
    await press(ben, lobby(server), "join")
    await press(ann, lobby(server), "start")
    people = {seat.index: seat.person for seat in (await world.host.register.table(1)).seats}
    for n in range(2):
        look = await world.host.now.look(1, people[(await world.host.now.look(1, None)).waiting[0]])
        home = next(iter(look.offers[0].fields["home"].values()))
        await world.host.now.add(f"home {n}", 1, people[look.waiting[0]], None, f"settle {home}")
    table = (await world.host.now.look(1, None)).view.table
    assert table.map.startswith("name: Dead Sea")
    assert (table.neutral, table.mines) == (28, "larger")
    assert (len(table.units), table.made["stone"]) == (2 * 2, 2 * 2)


async def test_somebody_who_does_not_sit_there_changes_nothing(server: Server, world: World) -> None:
    await card(server)
    refused = await press(server.person("Onlooker"), lobby(server), "settings")
    assert not any(ref.what == "set" for _, ref in refs(refused))


@pytest.mark.parametrize("locale", LOCALES)
def test_every_value_has_a_name_of_its_own(locale: str) -> None:
    speak = Speaker(locale, GAME)
    for setting in SETTINGS.choices:
        names = [speak(f"setting-{setting.name}-{value}") for value in setting.values]
        assert len(set(names)) == len(names)
        assert not any(name.startswith("setting-") for name in names)
