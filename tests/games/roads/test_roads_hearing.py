"""Orders in people's own words: what is meant by them, in the words of `orders`."""

from __future__ import annotations

from collections import Counter

import pytest

from benchmarks.roads_rich import rich
from engine.core.frames import AnyView
from engine.core.model import Illegal, Seat
from engine.games.roads import GAME
from engine.games.roads.actions import Move
from engine.games.roads.components import GOODS
from engine.games.roads.hearing import hear
from tests.cogs.roads import farm
from tests.laws.play import whims
from words import Speaker

UNITS = {"donkey11": "B1", "wagon12": "A1", "donkey13": "A1", "raft14": "B2r", "donkey21": "B1"}
"""Pasture A1 (home: 3 boards, 2 stone), woods B1 (3 trunks), rock C1 are joined by roads; a river runs through B2."""
WORDS = (
    *("to", "via", "take", "drop", "all", "from", "at", "with", "lead", "lift", "set", "again", "home"),
    *("nach", "über", "nimm", "lade", "ab", "2", "1", "0", "99", "²", "3x", "->", "moon"),
)


def view() -> AnyView:
    return GAME.view(farm(units=UNITS, loads={"donkey11": {"boards": 2}}), Seat(0))


def meant(typed: str, locale: str = "en") -> str | None:
    heard = hear(view(), "orders", typed, Speaker(locale, "roads", ["Ann", "Ben"]))
    return None if heard is None else " ".join(heard)


@pytest.mark.parametrize(
    ("typed", "orders"),
    [
        # the way: to where, over what
        ("wagon 12 to C1", "wagon12 C1"),
        ("Wagon-12 → C1", "wagon12 C1"),
        ("move wagon12 to C1", "wagon12 C1"),
        ("wagon 12 from A1 to C1", "wagon12 C1"),
        ("wagon 12 to C1 via B1", "wagon12 B1 C1"),
        ("wagon 12 via B1 to C1", "wagon12 B1 C1"),
        ("wagon 12 goes to B1, then C1", "wagon12 B1 C1"),
        # which transporter: the number of the player, none, or no kind
        ("wagon-2 to B1", "wagon12 B1"),
        ("wagon to B1", "wagon12 B1"),
        ("12 B1", "wagon12 B1"),
        # which place of a tile: the one it can come to
        ("donkey 11 to B2", "donkey11 B2n"),
        ("donkey 11 to b2 north bank", "donkey11 B2n"),
        ("raft to C2", "raft14 C2"),
        ("donkey 11 home", "donkey11 A1"),
        # goods: before, on the way, at the end
        ("wagon-2 to C1 via B1 take 2 trunks at B1", "wagon12 B1 take 2 trunks C1"),
        ("wagon12 take 2 trunks at B1 to C1", "wagon12 B1 take 2 trunks C1"),
        ("wagon 12 takes two boards and a stone, drives to B1", "wagon12 take 2 boards take 1 stone B1"),
        ("wagon 12 to B1 with 2 boards", "wagon12 take 2 boards B1"),
        ("wagon 12: load 1 board from A1, to C1 via B1, drop 1 board at B1",
         "wagon12 take 1 boards B1 drop 1 boards C1"),
        ("wagon 12 load all boards, move to C1 and unload everything", "wagon12 take 3 boards C1 drop 3 boards"),
        ("wagon 12 take 2x boards, B1, put them down", "wagon12 take 2 boards B1 drop 2 boards"),
        ("wagon12 pick up 2 trunks at B1 and bring them home", "wagon12 B1 take 2 trunks A1"),
        # transporters, and the turn before
        ("Wagon 12 picks up donkey 13", "wagon12 lift donkey13"),
        ("wagon 12 as last turn", "wagon12 again"),
        # so far only: autocomplete goes on from there
        ("wagon 12 to B1 take", "wagon12 B1 take"),
        ("wagon 12 to B1 take 2", "wagon12 B1 take 2"),
        # what cannot be done is said all the same: the rules tell why not
        ("wagon 12 to D1", "wagon12 D1"),
        ("donkey 11 take 3 stone", "donkey11 take 3 stone"),
    ],
)  # fmt: skip
def test_orders_are_heard(typed: str, orders: str) -> None:
    assert meant(typed) == orders


@pytest.mark.parametrize(
    ("typed", "orders"),
    [
        ("Kutsche 12 nach C1 über B1, nimm 2 Baumstämme in B1", "wagon12 B1 take 2 trunks C1"),
        ("Kutsche 12 → B1, nimmt 2 Baumstämme auf", "wagon12 B1 take 2 trunks"),
        ("Esel 11 lädt 2 Bretter auf B1 ab, → C1", "donkey11 drop 2 boards C1"),
        ("Kutsche nimm alle Bretter, fahre nach B1, alles abladen", "wagon12 take 3 boards B1 drop 3 boards"),
        ("Kutsche nach Hause", "wagon12 A1"),
        ("wagon12 B1 take 2 trunks", "wagon12 B1 take 2 trunks"),
    ],
)
def test_orders_are_heard_in_german(typed: str, orders: str) -> None:
    assert meant(typed, "de") == orders


@pytest.mark.parametrize("typed", ["", "C1", "to C1", "donkey 21 to C1", "the big wagon to C1"])
def test_orders_for_nobody_are_not_heard(typed: str) -> None:
    """The rules say that there is no such transporter."""
    assert meant(typed) is None


@pytest.mark.parametrize(("typed", "word"), [("wagon 12 to the moon", "moon"), ("wagon 12 flies to C1", "flies")])
def test_nothing_is_guessed_where_a_word_is_not_known(typed: str, word: str) -> None:
    with pytest.raises(Illegal) as told:
        meant(typed)
    assert (told.value.code, told.value.values) == ("orders-word", {"word": word})


@pytest.mark.parametrize(
    ("typed", "handling"),
    [
        ("wagon 12: 2 boards", "wagon12 A1 boards 2"),
        ("2 boards, wagon-2", "wagon12 A1 boards 2"),
        ("donkey 11 1 board from B1", "donkey11 B1 boards 1"),
        ("wagon 12 1 board from donkey 13", "wagon12 donkey13 boards 1"),
    ],
)
def test_goods_to_be_handled_are_heard_in_any_order(typed: str, handling: str) -> None:
    heard = hear(view(), "handling", typed, Speaker("en", "roads", ["Ann", "Ben"]))
    assert heard == tuple(handling.split())


def test_a_name_that_could_be_several_places_is_asked_back() -> None:
    seen = view()
    seen.table.units["raft14"].at = "C2"
    with pytest.raises(Illegal) as told:
        hear(seen, "orders", "raft 14 to b2", Speaker("en", "roads", ["Ann", "Ben"]))
    assert told.value.code == "orders-which-place"
    assert told.value.values == {"word": "B2", "places": ["B2n@C2", "B2s@C2", "B2r"]}


@pytest.mark.parametrize("locale", ["en", "de"])
@pytest.mark.parametrize("seed", range(1, 6))
def test_orders_in_the_games_own_words_are_heard_as_they_are(seed: int, locale: str) -> None:
    s, speak = rich(1, seed, phase="movement"), Speaker(locale, "roads", ["Ann"])
    (field,) = [offer.fields["orders"] for offer in GAME.offers(s, Seat(0)) if offer.action is Move]
    listed = [words for words in field.values() if words[0] != "all"]
    assert listed
    for words in listed:
        assert hear(GAME.view(s, Seat(0)), "orders", " ".join(words), speak) == words


@pytest.mark.parametrize("locale", ["en", "de"])
def test_whatever_is_typed_is_heard_or_not_or_refused_in_words(locale: str) -> None:
    """Names and words of the game in any order, with numbers that are none among them."""
    outcomes = Counter[str]()
    for seed in range(6):
        s, chance = rich(1, seed, phase="movement"), whims(seed, 0)
        seen, speak = GAME.view(s, Seat(0)), Speaker(locale, "roads", ["Ann"])
        vocabulary = [*s.table.units, *s.table.atlas.tile_of, *GOODS, *WORDS]
        for _ in range(120):
            words = [vocabulary[chance.below(len(vocabulary))] for _ in range(1 + chance.below(10))]
            typed = " ".join([next(iter(s.table.units)), *words])
            for kind in ("orders", "handling"):
                try:
                    outcomes[str(hear(seen, kind, typed, speak) is not None)] += 1
                except Illegal as illegal:
                    outcomes[illegal.code] += 1
    assert {*outcomes} - {"orders-which-place"} == {"True", "False", "orders-word"}
