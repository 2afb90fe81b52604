"""Typed fields, understood word by word, and the suggestions on the way."""

from __future__ import annotations

from itertools import product
from typing import Any

import msgspec
import pytest
from msgspec import Struct

from cogs.question.typed_words import LABEL, OPEN, SHOWN, Typing, pieces, plain
from cogs.viewer import Viewer
from engine.core.game import Game
from engine.core.guide import Guide, Names, Typed
from engine.core.model import Action
from engine.core.offers import Offer, OneOf, Range, Some
from engine.games import ferry
from host import Look, Refused
from tests.changed import changed
from tests.cogs.conftest import Server, World
from tests.cogs.drive import press, text, towards
from tests.cogs.positions import look
from tests.laws.play import dice
from words import Speaker

SAY = Speaker("en", ferry.GAME)
PLACES = ("C4", "D5", "D50", "E2")


class Haul(Action, frozen=True, tag="haul"):
    """Orders for a wagon."""

    orders: tuple[str, ...]


class Sell(Action, frozen=True, tag="sell"):
    """Several goods."""

    goods: tuple[str, ...]


class Pay(Action, frozen=True, tag="pay"):
    """A number and a yes or no."""

    coins: int
    sure: bool


class Orders(Struct, frozen=True):
    """A wagon, then places, at each of which boards may be taken: "wagon12 C4 take 2 boards D5"."""

    wagons: tuple[str, ...]

    def admits(self, value: tuple[str, ...]) -> bool:
        return bool(value) and value[0] in self.wagons and value[-1] in (*PLACES, "boards") and len(value) > 1

    def after(self, words: tuple[str, ...]) -> tuple[str, ...]:
        if not words:
            return self.wagons
        if words[-1] == "take":
            return ("1", "2")
        if words[-1] in ("1", "2"):
            return ("boards",)
        return (*PLACES, "take") if words[-1] in PLACES else PLACES


LISTED = (("donkey11", "C4"), ("wagon12", "C4"), ("wagon12", "D5"))


class Called(Names):
    """Orders are called "Wagon 12 to C4"."""

    def label(self, view: Any, kind: str, value: Any, speak: Any) -> str:
        if not isinstance(value, tuple):
            return {True: "aye", False: "nay"}.get(value, f"no. {value}")
        name, *rest = value
        kind = name.rstrip("0123456789")
        return f"{kind.title()} {name.removeprefix(kind)}" + (f" to {', '.join(rest)}" if rest else "")


NAMED = Game(ferry.GAME.rules, Guide(names=Called()))
"""Ferry with names for its values."""


def typing(action: type[Action], field: str, *offers: Offer) -> Typing:
    seen: Look = look(NAMED, 2, NAMED.start(2, dice(0, 0)).state, 0)
    seen.offers = list(offers)
    return Typing(Viewer(seen, SAY), action, field)


def orders() -> Typing:
    return typing(
        Haul, "orders", Offer(Haul, {"orders": OneOf(LISTED, more=Orders(("donkey11", "wagon12", "wagon2")))})
    )


def values(found: list[tuple[str, str]]) -> list[str]:
    return [value for _, value in found]


@pytest.mark.parametrize(
    ("typed", "word"),
    [
        ("wagon12 C4 take 2 boards D5", "wagon12-C4-take-2-boards-D5"),
        ("wagon12-C4-take-2-boards-D5", "wagon12-C4-take-2-boards-D5"),
        ("Wagon 12, c4, TAKE 2 Boards, d 5", "wagon12-C4-take-2-boards-D5"),
        ("wagon-12 c4", "wagon12-C4"),
        ("wagon 2 D 50", "wagon2-D50"),
        ("wagon12 C4 take", "wagon12-C4-take"),  # not whole: as it was typed
        ("wagon12 moon", "wagon12-moon"),
        ("Wagon 12 to D5", "wagon12-D5"),  # its label in the list
        ("", "none"),
    ],
)
def test_a_sentence_is_understood(typed: str, word: str) -> None:
    assert orders().meant(typed).words[0] == word


@pytest.mark.parametrize(
    ("typed", "suggested"),
    [
        ("", ["donkey11", "wagon12", "wagon2", "donkey11-C4", "wagon12-C4", "wagon12-D5"]),
        ("wag", ["wagon12", "wagon2", "wagon12-C4", "wagon12-D5"]),
        ("wagon 1", ["wagon12", "wagon12-C4", "wagon12-D5"]),
        ("wagon2", ["wagon2-C4", "wagon2-D5", "wagon2-D50", "wagon2-E2"]),
        ("wagon2 ", ["wagon2-C4", "wagon2-D5", "wagon2-D50", "wagon2-E2"]),
        ("wagon2 d", ["wagon2-D5", "wagon2-D50"]),
        (
            "wagon2 D5",
            [
                *("wagon2-D5", "wagon2-D5-C4", "wagon2-D5-D5", "wagon2-D5-D50", "wagon2-D5-E2"),
                *("wagon2-D5-take", "wagon2-D50"),
            ],
        ),
        ("wagon2 D5 t", ["wagon2-D5-take"]),
        ("wagon2 D5 take", ["wagon2-D5-take-1", "wagon2-D5-take-2"]),
        ("wagon2 moon", []),
    ],
)
def test_what_goes_on_from_what_was_typed_is_suggested(typed: str, suggested: list[str]) -> None:
    assert values(orders().suggestions(typed)) == suggested


def test_a_suggestion_shows_its_words_whether_they_are_a_whole_sentence_and_what_they_mean() -> None:
    assert orders().suggestions("wagon2 D5 t")[0][0] == f"wagon2 D5 take{OPEN}{LABEL}Wagon 2 to D5, take"
    assert orders().suggestions("wagon12 D5")[0][0] == f"wagon12 D5{LABEL}Wagon 12 to D5"


def test_who_picked_a_suggestion_goes_on_typing_after_its_name() -> None:
    at = orders()
    name, value = at.suggestions("wagon12 D5 t")[0]
    assert value == "wagon12-D5-take"
    assert values(at.suggestions(name)) == ["wagon12-D5-take-1", "wagon12-D5-take-2"]
    assert values(at.suggestions(f"{name} 2")) == ["wagon12-D5-take-2-boards"]
    assert at.meant(f"{name} 2 boards").words[0] == "wagon12-D5-take-2-boards"
    listed = at.listed()[1]
    assert listed == ("Wagon 12 to C4", "wagon12-C4")
    assert at.meant(f"{listed[0]} take 1 boards").words[0] == "wagon12-C4-take-1-boards"


def test_no_suggestion_is_longer_than_discord_allows() -> None:
    long = "wagon12 " + "D50 " * 22
    found = orders().suggestions(long)
    assert found
    assert max(len(value) for _, value in found) <= 100
    assert max(len(name) for name, _ in found) <= 100
    assert orders().meant(long + "C4 C4").words[0] == "wagon12" + "-D50" * 22 + "-C4-C4"


def test_many_tuples_are_suggested_word_by_word_few_as_they_are() -> None:
    few = tuple(product(("wagon11", "wagon12"), PLACES, ("1", "2")))
    many = tuple(product(("wagon11", "wagon12"), PLACES, ("1", "2", "3", "4")))
    assert (len(few) <= SHOWN, len(many) <= SHOWN) == (True, False)
    assert values(typing(Haul, "orders", Offer(Haul, {"orders": OneOf(few)})).suggestions(""))[0] == "wagon11-C4-1"
    at = typing(Haul, "orders", Offer(Haul, {"orders": OneOf(many)}))
    assert values(at.suggestions(""))[:3] == ["wagon11", "wagon12", "wagon11-C4-1"]
    assert values(at.suggestions("wagon 12 c"))[0] == "wagon12-C4"
    assert len(at.suggestions("wagon")) == SHOWN
    assert at.meant("wagon 12 c4 3").words[0] == "wagon12-C4-3"


def test_a_listed_value_is_known_by_some_of_its_words_in_any_order() -> None:
    at = typing(Haul, "orders", Offer(Haul, {"orders": OneOf(LISTED)}))
    assert at.meant("with the donkey to C4").words[0] == "donkey11-C4"
    assert at.meant("D5 wagon").words[0] == "wagon12-D5"
    assert values(at.suggestions("C4 wag")) == ["wagon12-C4"]
    assert at.meant("wagon E2").words[0] == "wagon-E2"  # no such value: the rules say why
    with pytest.raises(Refused) as told:
        at.meant("the wagon").words[0]
    assert told.value.values == {"values": "Wagon 12 to C4; Wagon 12 to D5"}


def test_a_game_may_understand_more(monkeypatch: pytest.MonkeyPatch) -> None:
    def hear(view: Any, kind: str, typed: str, speak: Any) -> tuple[tuple[str, ...], ...] | None:
        cart, *places = typed.split()
        return (("wagon2", *places),) if cart == "cart" and set(places) <= set(PLACES) else None

    at = orders()
    game = at._look.table.game
    monkeypatch.setattr(game, "guide", msgspec.structs.replace(game.guide, typed=changed(Typed(), hear=hear)))
    assert at.meant("cart D5 C4").words[0] == "wagon2-D5-C4"
    assert [at.meant(said).sure for said in ("cart D5", "wagon2-D5", "wagon 2, D5")] == [False, True, True]
    assert values(at.suggestions("cart D5"))[0] == "wagon2-D5"
    assert values(at.suggestions("cart D5 ta")) == ["wagon2-D5-take"]


def test_several_goods_are_typed_in_any_order() -> None:
    at = typing(Sell, "goods", Offer(Sell, {"goods": Some(("plank", "plank", "sail"), 1, 3)}))
    assert at.meant("Sail plank").words[0] == "plank-sail"
    assert at.meant("plank, sail, plank").words[0] == "plank-plank-sail"
    assert at.meant("plank gold").words[0] == "plank-gold"


def test_numbers_and_yes_or_no() -> None:
    offer = Offer(Pay, {"coins": Range(0, 9), "sure": OneOf((True, False))})
    assert typing(Pay, "coins", offer).meant(" 7 ").words[0] == "7"
    assert typing(Pay, "coins", offer).meant("seven").words[0] == "seven"
    assert typing(Pay, "sure", offer).meant("Yes").words[0] == "yes"
    assert typing(Pay, "sure", offer).meant("Nay").words[0] == "no"


def test_what_is_not_offered_is_left_as_it_is_typed() -> None:
    assert typing(Haul, "orders").meant("Wagon 12,  C4").words[0] == "Wagon-12-C4"
    assert typing(Haul, "orders").suggestions("x") == []
    assert pieces(" a,b - c\t") == ["a", "b", "c"]
    assert pieces("take -2, a-2 −3 –4") == ["take", "-2", "a", "2", "−3", "–4"]
    assert plain("-") == "none"


async def test_a_sentence_is_typed_as_a_command(server: Server, world: World) -> None:
    from tests.cogs.test_panel import carried_out
    from tests.cogs.test_panel import ferry as ferry_table

    thread = await ferry_table(server, world)
    ann, ben = server.person("Ann"), server.person("Ben")
    for person in (ann, ben):
        await carried_out(world, person, await press(person, server.board(thread), "move"), "bid 0")
    for _ in range(2):
        seat = (await world.host.now.look(1, None)).waiting[0]
        await (ann, ben)[seat].slash(thread, "ferry rest")
    cards = (await world.host.now.look(1, ann.id)).view.hand.cards
    found = await ann.autocomplete(thread, "ferry sell", "cards", f"{cards[0]} ")
    assert [choice["value"] for choice in found][:2] == [f"{cards[0]}", f"{cards[0]}-{cards[1]}"]
    said = await ann.slash(thread, "ferry sell", cards=f"{cards[-1].upper()}, {cards[0]}")
    assert "You sell" in text(said)
    assert (await world.host.now.look(1, ann.id)).view.table.companies[0].cards == 3
    done = await ann.slash(thread, "ferry pack")
    assert text(done).split("\n")[1].startswith("### Waiting for Ben")
    assert "**Meanwhile you may do what is listed below.**" in text(done)
    back = await towards(ann, done, "return")
    assert text(back).split("\n")[1].startswith("### At the market")
