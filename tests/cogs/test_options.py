"""Settings before the start: the lobby's button, selects, a text in a form, and the lobby's picture of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import discord
import pytest

from cogs.desk.form_drafts import MOST, Texts
from cogs.kit.custom_ids import Ref
from engine.core.opponents import kinds
from engine.games import ferry, milestones
from host import Person, Place
from host.calls import Terms, terms_of
from host.terms import TERMS
from tests.cogs.conftest import Server, World
from tests.cogs.drive import labels, press, refs, text, turned_to
from tests.cogs.test_forged import forged
from tests.host.ferries import PIERS
from words import Speaker

SAY = Speaker("en", ferry.GAME)
OPPONENTS = [kind.capitalize() for kind in kinds(ferry.GAME)]


@pytest.fixture(autouse=True)
def with_piers(world: World) -> None:
    """Ferry has a second setting, which takes a text."""
    world.games = (milestones.GAME, PIERS)


async def opened(server: Server, world: World) -> Any:
    """A table of Ferry that Ann opened."""
    ann = server.person("Ann")
    await world.host.lobby.create("x", Person(ann.id, "Ann"), Place(server.guild.id, server.channel.id), game="ferry")
    await world.quiet()
    return ann


def lobby(server: Server) -> discord.Message:
    """The first public message in the channel."""
    return server.channel.history(viewer=server.person("Onlooker"))[0]


def select(shown: Any, name: str) -> dict[str, Any]:
    """The select of a setting."""
    return next(each for each, ref in refs(shown) if ref.what == "set" and ref.text == name)


async def test_the_lobby_shows_the_settings_and_a_button_to_change_them(server: Server, world: World) -> None:
    ann = await opened(server, world)
    assert labels(lobby(server)) == ["Join", "Leave", "Settings", "Rules", *OPPONENTS, "Remove one", "Start"]
    assert "**Length:** four summers" in text(lobby(server))
    assert "pier" not in text(lobby(server)), "usual settings need not be told, but for the first"
    shown = await press(ann, lobby(server), "settings")
    assert shown.ephemeral
    assert text(shown).startswith("### Settings\n-# Ferry · table 1\n**Length:** four summers")
    choices = select(shown, "summers")["options"]
    assert [(each["label"], each.get("default", False)) for each in choices] == [
        ("Four summers", True),
        ("Two summers", False),
    ]


async def test_a_choice_is_shown_in_the_panel_and_in_the_lobby(server: Server, world: World) -> None:
    ann = await opened(server, world)
    shown = await press(ann, lobby(server), "settings")
    shown = await ann.select(shown.response, ["2"], custom_id=select(shown, "summers")["custom_id"])
    assert "**Length:** two summers" in text(shown)
    assert [each["value"] for each in select(shown, "summers")["options"] if each.get("default")] == ["2"]
    await world.quiet()
    assert "**Length:** two summers" in text(lobby(server))
    await world.host.lobby.add_opponent(1, ann.id, "random")
    await world.quiet()
    await press(ann, lobby(server), "start")
    assert "**Length:** two summers" in text(lobby(server))
    assert (await world.host.now.look(1, None)).view.table.summers == 2


async def test_a_text_of_ones_own_is_written_in_a_form(server: Server, world: World) -> None:
    ann = await opened(server, world)
    shown = await press(ann, lobby(server), "settings")
    assert labels(shown) == ["Pier: write your own", "Time and people …"]
    form = await press(ann, shown, "own")
    assert form.modal is not None
    field, upload = components_of(form.modal)
    assert (form.modal["title"], field["style"], field["max_length"]) == ("pier", 2, 4_000)
    assert (upload["type"], upload["max_values"]) == (FILE, 1)
    assert [field["required"], upload["required"]] == [False, False], "one of them is enough"
    shown = await ann.submit_modal(form, {"text": "my pier"})
    assert "**pier:** custom text" in text(shown)
    assert not [each for each in select(shown, "pier")["options"] if each.get("default")]
    assert (await world.host.register.table(1)).options.pier == "my pier"


FILE = 19
"""The type of a field for files."""


@pytest.mark.parametrize("body", [b"my pier", b"\xef\xbb\xbfmy pier"])
async def test_a_text_of_ones_own_may_be_a_file(server: Server, world: World, body: bytes) -> None:
    ann = await opened(server, world)
    form = await press(ann, await press(ann, lobby(server), "settings"), "own")
    shown = await ann.submit_modal(form, {"text": "another", "file": ("pier.txt", body)})
    assert "**pier:** custom text" in text(shown)
    assert (await world.host.register.table(1)).options.pier == "my pier", "the file counts"
    again = await press(ann, shown, "own")
    assert again.modal is not None
    assert components_of(again.modal)[0]["value"] == "my pier", "to be corrected"


@pytest.mark.parametrize(
    ("filled", "code"),
    [
        ({}, "nothing-written"),
        ({"text": "  "}, "nothing-written"),
        ({"file": ("empty.txt", b"")}, "nothing-written"),
        ({"file": ("pier.png", b"\x89PNG\xff")}, "no-text-file"),
        ({"file": ("pier.txt", b"x" * 16_385)}, "file-too-large"),
    ],
)
async def test_a_form_without_a_usable_text_changes_nothing_and_says_why(
    server: Server, world: World, filled: dict[str, Any], code: str
) -> None:
    ann = await opened(server, world)
    form = await press(ann, await press(ann, lobby(server), "settings"), "own")
    shown = await ann.submit_modal(form, filled)
    assert text(shown).startswith(f"-# {SAY(f'no-{code}', most=16)}\n### Settings")
    assert (await world.host.register.table(1)).options.pier == "old"


async def test_a_file_that_discord_does_not_hand_out_is_asked_for_again(
    server: Server, world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = await opened(server, world)
    form = await press(ann, await press(ann, lobby(server), "settings"), "own")

    async def gone(*_: Any) -> bytes:
        raise ConnectionError("gone")

    monkeypatch.setattr(discord.Attachment, "read", gone)
    shown = await ann.submit_modal(form, {"file": ("pier.txt", b"my pier")})
    assert text(shown).startswith(f"-# {SAY('no-file-not-read')}\n### Settings")
    assert (await world.host.register.table(1)).options.pier == "old"


def components_of(modal: dict[str, Any]) -> list[dict[str, Any]]:
    """The fields of a form."""
    return [each["component"] for each in modal["components"]]


async def test_a_text_that_is_refused_changes_nothing_and_is_not_lost(server: Server, world: World) -> None:
    ann = await opened(server, world)
    form = await press(ann, await press(ann, lobby(server), "settings"), "own")
    shown = await ann.submit_modal(form, {"text": "far too long"})
    assert text(shown).startswith(f"-# {SAY('no-landing-taken', landing='far t')}\n### Settings")
    assert "**pier:** old" in text(shown)
    assert (await world.host.register.table(1)).options.pier == "old"
    again = await press(ann, shown, "own")
    assert again.modal is not None
    assert components_of(again.modal)[0]["value"] == "far too long"


async def test_only_people_at_the_table_change_settings_and_only_before_the_start(
    server: Server, world: World
) -> None:
    ann = await opened(server, world)
    assert text(await press(server.person("Ben"), lobby(server), "settings")) == SAY("no-not-seated")
    shown = await press(ann, lobby(server), "settings")
    choice = select(shown, "summers")["custom_id"]
    await world.host.lobby.add_opponent(1, ann.id, "random")
    await world.host.lobby.start("s", 1, ann.id)
    late = await ann.select(shown.response, ["2"], custom_id=choice)
    assert text(late).startswith(f"-# {SAY('no-already-started')}")


async def test_settings_that_do_not_fit_the_players_are_said_at_the_start(server: Server, world: World) -> None:
    ann = await opened(server, world)
    await world.host.lobby.change_setting(1, ann.id, "pier", "my pier")
    for _ in range(2):
        await world.host.lobby.add_opponent(1, ann.id, "random")
    await world.quiet()
    assert text(await press(ann, lobby(server), "start")) == SAY("no-landing-taken", landing="my pier")


def is_list(term: str) -> Callable[[Ref], bool]:
    """Whether something is the list of a term."""
    return lambda ref: (ref.what, ref.text) == ("term", term)


async def test_the_terms_of_a_table_are_chosen_by_its_opener(server: Server, world: World) -> None:
    """Also where the game has no settings of its own."""
    await server.table("Ann", "Ben", start=False)
    ann, ben = server.person("Ann"), server.person("Ben")
    refused = await press(ben, lobby(server), "settings")
    assert text(refused) == SAY("no-only-opener", name="Ann")
    assert text(await press(ben, lobby(server), "start")) == SAY("no-only-opener", name="Ann")
    shown = await press(ann, lobby(server), "settings")
    for term, value in (("replace", "72"), ("remind", "off"), ("manage", "all")):
        shown, listed = await turned_to(ann, shown, "terms", is_list(term))
        shown = await ann.select(shown.response, [value], custom_id=listed)
    assert terms_of((await world.host.register.table(1)).row) == Terms(replace=72, remind=(), manage="all")
    theirs = await press(ben, lobby(server), "settings")
    theirs, manage = await turned_to(ben, theirs, "terms", is_list("manage"))
    refused = await ben.select(theirs.response, ["opener"], custom_id=manage)
    assert SAY("no-only-opener", name="Ann") in text(refused)
    assert "has started" in text(await press(ben, lobby(server), "start"))


async def test_a_games_settings_and_the_terms_of_a_table_are_two_cards_that_lead_to_each_other(
    server: Server, world: World
) -> None:
    ann = await opened(server, world)
    shown = await press(ann, await press(ann, lobby(server), "settings"), "terms")
    for term in TERMS:
        shown, _ = await turned_to(ann, shown, "terms", is_list(term))
        assert all(SAY(f"term-{each}") in text(shown) for each in (*TERMS, "roles")), "each on each page"
    assert "**Length:**" not in text(shown)
    back = await press(ann, shown, "settings")
    assert text(back).startswith("### Settings\n-# Ferry · table 1\n**Length:** four summers")
    assert text(await press(server.person("Ben"), lobby(server), "settings")) == SAY("no-not-seated")


async def test_a_term_that_no_select_has_is_refused(server: Server, world: World) -> None:
    await server.table("Ann", start=False)
    for term, value in (("replace", "1"), ("remind", "25"), ("remind", "24,72"), ("manage", "7"), ("", "all")):
        told = await forged(server, "Ann", f"1|term|1||0|0|{term}", value, select=True)
        assert SAY("no-no-such-value", value=value) in told
    assert terms_of((await world.host.register.table(1)).row) == Terms()


async def test_once_the_opener_has_left_who_sits_longest_has_the_say(server: Server) -> None:
    thread = await server.table("Ann", "Ben", "Cat", start=False)
    await server.person("Ann").slash(thread, "game leave")
    assert text(await server.person("Cat").slash(thread, "game table start")) == SAY("no-only-opener", name="Ben")
    assert text(await server.person("Ann").slash(thread, "game table cancel")) == SAY("no-only-creator")
    assert "has started" in text(await server.person("Ben").slash(thread, "game table start"))


def test_of_many_texts_the_oldest_is_forgotten() -> None:
    texts = Texts()
    for n in range(MOST + 1):
        texts.keep((n, 1, "map"), f"map {n}")
    assert texts.get((0, 1, "map")) is None
    assert texts.get((MOST, 1, "map")) == f"map {MOST}"
