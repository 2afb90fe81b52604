"""Plans that go on only if there is enough of a good: by two lists, or in words, in every game with goods."""

from __future__ import annotations

from typing import Any

import pytest

from cogs.plans.enough import read_goods
from engine.core.chance import Seeded
from engine.core.game import Game
from engine.core.model import Seat
from games import GAMES
from host import Refused
from tests.cogs.conftest import Server, World
from tests.cogs.drive import labels, press, refs, text, towards
from tests.cogs.heights import stands
from tests.cogs.test_ahead import ahead, left_alone, planned
from tests.cogs.test_panel import rich
from words import LOCALES, Speaker, has

PLANNED = [game for game in GAMES if game.rules.between.ahead is not None]
"""The games in which turns can be planned."""
SAY = Speaker("en", PLANNED[0])


def stock(game: Game[Any]) -> dict[str, int]:
    return dict(
        game.guide.overview.stock(game.view(game.start(game.seats[-1], Seeded(bytes(32), 0, 0)).state, Seat(0)))
    )


@pytest.mark.parametrize("language", LOCALES)
@pytest.mark.parametrize("game", PLANNED, ids=lambda game: game.key)
def test_what_is_said_of_goods_is_read_as_it_is_said(game: Game[Any], language: str) -> None:
    """Each good has its name, and each condition is understood as the bot says it, alone and together."""
    speak, there = Speaker(language, game), stock(game)
    assert there
    assert all(has(language, game.key, f"good-{good}") for good in there)
    for n in (1, 2, 30):
        for good in there:
            for code in ("enough-least", "ahead-only-have"):
                said = speak(code, goods={good: n})
                said = said.removeprefix("only ").removeprefix("nur ")
                assert read_goods(said, there, speak, Speaker("en", game)) == {good: n}
        whole = dict.fromkeys(there, n)
        assert read_goods(speak("enough-least", goods=whole), there, speak) == whole


@pytest.mark.parametrize(
    ("typed", "goods"),
    [
        ("5 coins", {"coin": 5}),
        ("At least 2 wood and 1 STONE.", {"wood": 2, "stone": 1}),
        ("only if I have 3 coins, 1 sand", {"coin": 3, "sand": 1}),
        ("3 or more grain", {"grain": 3}),
    ],
)
def test_goods_are_read_as_people_type_them(typed: str, goods: dict[str, int]) -> None:
    assert read_goods(typed, stock(PLANNED[0]), SAY) == goods


@pytest.mark.parametrize(
    "typed",
    ["", "coins", "5", "5 gold", "fewer than 5 coins", "5 coins, 6 coins", "0 coins", "1000 coins", "not 5 coins"],
)
def test_what_is_not_understood_is_refused(typed: str) -> None:
    with pytest.raises(Refused) as refused:
        read_goods(typed, stock(PLANNED[0]), SAY)
    assert refused.value.code == "enough-unknown"
    assert "at least 3 coins" in SAY.refusal(refused.value)


async def pick(person: Any, shown: Any, what: str, value: str) -> Any:
    select = next(each for each, ref in refs(shown) if ref.what == what)
    return await person.select(shown.response, [value], custom_id=select["custom_id"])


@pytest.mark.parametrize(("least", "plays"), [(4, True), (5, False)])
async def test_a_way_goes_on_only_if_there_is_enough(server: Server, world: World, least: int, plays: bool) -> None:
    thread, first, other, shown = await planned(server, world)
    await rich(server, world, other)
    shown = await press(other, shown, "ahead")
    shown = await press(other, shown, "enough")
    assert text(shown).startswith("### Only if you have enough")
    shown = await pick(other, shown, "enoughof", "coin")
    shown = await pick(other, shown, "enoughnow", str(least))
    assert f"1. only with at least {least} coins" in text(shown)
    assert not {"Set it like this", "Only a condition for the next step"} & {*labels(shown)}, (
        "nothing would be played"
    )
    for action in ("move 3", "move 4"):
        shown = await towards(other, shown, action)
    shown = await press(other, shown, "leaveit")
    assert f"> Set in advance: only with at least {least} coins → Move: space 3" in text(shown)
    await left_alone(world, first)
    assert await ahead(world) == (["move 3", "move 4", "end"] if plays else [])
    told = "it needed at least 5 coins, and there was: 4 coins"
    assert (told in text(await press(other, server.board(thread), "move"))) == (not plays)


async def test_it_is_said_in_words_and_what_is_not_understood_is_named(server: Server, world: World) -> None:
    _, _, other, shown = await planned(server, world)
    shown = await press(other, await press(other, shown, "ahead"), "enough")
    wrong = await other.submit_modal(await press(other, shown, "enoughtype"), {"answer": "5 ships"})
    assert "“5 ships” is not understood here." in text(wrong)
    shown = await other.submit_modal(await press(other, wrong, "enoughtype"), {"answer": "2 coins and 1 wood"})
    assert "1. only with at least 2 coins\n2. only with at least 1 wood" in text(shown)
    shown = await press(other, shown, "takeoff")
    assert "wood" not in text(shown).partition("1. only")[2].partition("\n")[0]
    back = await press(other, await press(other, shown, "enough"), "ahead")
    assert "1. only with at least 2 coins" in text(back), "back to the same plan"


async def test_an_old_list_changes_nothing(server: Server, world: World) -> None:
    thread, _, other, shown = await planned(server, world)
    shown = await press(other, await press(other, shown, "ahead"), "enough")
    old = await pick(other, shown, "enoughof", "coin")
    another = await press(other, await press(other, server.board(thread), "move"), "ahead")
    await towards(other, another, "move 3")
    shown = await pick(other, old, "enoughnow", "3")
    assert stands(text(shown), SAY("ahead-changed"))
    assert "1. Move: space 3" in text(shown)
    assert "coins" not in text(shown).partition("1. Move")[2].partition("\n")[0]
