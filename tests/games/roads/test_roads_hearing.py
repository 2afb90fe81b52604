"""Orders as free text: their meaning, in the words of `orders`."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from engine.core.frames import AnyView
from engine.core.model import Illegal, Seat
from engine.core.values import words_of
from engine.games.roads import GAME
from engine.games.roads.actions import Move
from engine.games.roads.components import GOODS, TRANSPORTERS
from engine.games.roads.hearing import hear
from engine.games.roads.hearing.vocabulary import Vocabulary, lexicon
from engine.games.roads.labels import transporter
from tests.cogs.roads import farm
from tests.games.roads.rich import rich
from tests.laws.play import whims
from tests.soak import times
from words import Speaker, has

UNITS = {"donkey11": "B1", "wagon12": "A1", "donkey13": "A1", "raft14": "B2r", "donkey21": "B1"}
"""Pasture A1 (home: 3 boards, 2 stone), woods B1 (3 trunks), rock C1 are joined by roads; a river runs through B2."""
WORDS = (
    *("to", "via", "take", "drop", "all", "from", "at", "with", "lead", "lift", "set", "again", "home"),
    *("nach", "über", "nimm", "lade", "ab", "2", "1", "0", "99", "²", "3x", "->", "moon"),
)


def view() -> AnyView:
    return GAME.view(farm(units=UNITS, loads={"donkey11": {"boards": 2}}), Seat(0))


def meant(typed: str, locale: str = "en") -> str | None:
    heard = hear(view(), "orders", typed, Speaker(locale, GAME, ["Ann", "Ben"]))
    return None if heard is None else "; ".join(" ".join(words) for words in heard)


@pytest.mark.parametrize(
    ("typed", "orders"),
    [
        # the way: its end and its places
        ("wagon 12 to C1", "wagon12 C1"),
        ("Wagon-12 → C1", "wagon12 C1"),
        ("move wagon12 to C1", "wagon12 C1"),
        ("wagon 12 from A1 to C1", "wagon12 C1"),
        ("wagon 12 to C1 via B1", "wagon12 B1 C1"),
        ("wagon 12 via B1 to C1", "wagon12 B1 C1"),
        ("wagon 12 goes to B1, then C1", "wagon12 B1 C1"),
        ("donkey 11 drops all, stays", "donkey11 drop 2 boards"),
        ("donkey 11 drops its boards, stays at home", "donkey11 drop 2 boards"),
        ("wagon 12 to C1 by road", "wagon12 C1"),
        # which transporter: the number of the player, none, or no kind
        ("wagon-2 to B1", "wagon12 B1"),
        ("wagon to B1", "wagon12 B1"),
        ("12 B1", "wagon12 B1"),
        ("12 board B1", "wagon12 take 1 boards B1"),
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
        ("Wagon 12 picks up donkey 13 and carries it to C1", "wagon12 lift donkey13 C1"),
        ("wagon 12 as last turn", "wagon12 again"),
        # so far only: autocomplete goes on from there
        ("wagon 12 to B1 take", "wagon12 B1 take"),
        ("wagon 12 to B1 take 2", "wagon12 B1 take 2"),
        # impossible orders are understood all the same: the rules tell why not
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
        ("Esel 11 legt seine Bretter ab, bleibt zu Hause", "donkey11 drop 2 boards"),
        ("Kutsche 12 lässt 1 Gans folgen nach B1", "wagon12 lead 1 B1"),
        ("Kutsche 12 lässt 1 Gans nach B1 folgen", "wagon12 lead 1 B1"),
        ("Kutsche 12 führt 1 Gans, nach B1", "wagon12 lead 1 B1"),
        ("wagon12 B1 take 2 trunks", "wagon12 B1 take 2 trunks"),
    ],
)
def test_orders_are_heard_in_german(typed: str, orders: str) -> None:
    assert meant(typed, "de") == orders


def truck(**changed: Any) -> AnyView:
    """A truck on B1 with 2 boards and a stone, on a road from A1 to D1; 3 boards and 2 trunks lie on B1."""
    units = {"truck11": "B1", "donkey12": "A1", "donkey13": "B1", "donkey21": "D1"}
    loads = {"truck11": {"boards": 2, "stone": 1}}
    roads = [("A1", "B1"), ("B1", "C1"), ("C1", "D1")]
    given = {"units": units, "loads": loads, "ground": {"B1": {"boards": 3, "trunks": 2}}, "roads": roads}
    return GAME.view(farm(**{**given, **changed}), Seat(0))


def outcome(typed: str, locale: str, seen: AnyView) -> str:
    """The orders that were understood; the code of the refusal and the word it names."""
    try:
        heard = hear(seen, "orders", typed, Speaker(locale, GAME, ["Ann", "Ben"]))
    except Illegal as illegal:
        return f"no-{illegal.code} {illegal.values.get('word', '')}".strip()
    return "; ".join(" ".join(words) for words in heard or ())


@pytest.mark.parametrize(
    ("locale", "typed", "told"),
    [
        ("en", "11 and 13: drop everything, to C1", "truck11 {all} C1; donkey13 drop 1 trunks C1"),
        ("en", "11, 13 to C1 and unload all boards", "truck11 C1 drop 2 boards; donkey13 C1 drop 1 boards"),
        ("de", "11 und 13 nach C1, lade dort alles ab", "truck11 C1 {all}; donkey13 C1 drop 1 trunks"),
        ("en", "11 and 13: take everything, to C1", "no-orders-each"),
        ("en", "11 and 12: drop everything, to C1", "no-orders-empty"),
    ],
)
def test_several_can_put_down_all_they_carry(locale: str, typed: str, told: str) -> None:
    """Each its own; what is taken, one would take from the other."""
    seen = truck(loads={"truck11": {"boards": 2, "stone": 1}, "donkey13": {"trunks": 1}})
    assert outcome(typed, locale, seen) == told.replace("{all}", "drop 2 boards drop 1 stone")


@pytest.mark.parametrize(
    ("locale", "typed", "told"),
    [
        # unloading is unloading, in every position
        ("de", "LKW 11 nach C1, lade alles ab", "truck11 C1 drop 2 boards drop 1 stone"),
        ("de", "LKW 11 nach C1, alles abladen", "truck11 C1 drop 2 boards drop 1 stone"),
        ("de", "LKW 11 in C1 alles abladen", "truck11 C1 drop 2 boards drop 1 stone"),
        ("de", "LKW 11 lade 2 Bretter und 1 Stein ab", "truck11 drop 2 boards drop 1 stone"),
        ("de", "LKW 11 lade in C1 2 Bretter und 1 Stein ab", "truck11 C1 drop 2 boards drop 1 stone"),
        ("de", "LKW 11 lade 2 Bretter auf C1 ab", "truck11 C1 drop 2 boards"),
        ("de", "LKW 11 lade 2 Bretter auf", "truck11 take 2 boards"),
        ("de", "LKW 11 lade ein Brett ein", "truck11 take 1 boards"),
        ("de", "LKW 11 lädt 1 Brett ab, fährt nach C1 und lädt 1 Stein ab", "truck11 drop 1 boards C1 drop 1 stone"),
        ("de", "LKW 11 nimm 2 Baumstämme und 1 Brett, nach D1 und lade alles ab",
         "truck11 take 2 trunks take 1 boards D1 drop 2 trunks drop 3 boards drop 1 stone"),
        ("en", "truck 11 to C1, unload everything", "truck11 C1 drop 2 boards drop 1 stone"),
        ("en", "truck 11 unload everything at C1", "truck11 C1 drop 2 boards drop 1 stone"),
        ("en", "truck 11, at C1 put 2 boards and a stone down", "truck11 C1 drop 2 boards drop 1 stone"),
        ("en", "truck 11 puts 2 boards down at C1, then home", "truck11 C1 drop 2 boards A1"),
        ("en", "truck 11 take 2 trunks and 1 board, to D1 and unload everything",
         "truck11 take 2 trunks take 1 boards D1 drop 2 trunks drop 3 boards drop 1 stone"),
        # goods just brought are unloaded; if it could be other goods, the bot asks
        ("de", "LKW 11 bringe die Baumstämme nach D1 und lade sie ab", "truck11 take 2 trunks D1 drop 2 trunks"),
        ("de", "LKW 11 bringe die Bretter nach D1 und lade sie ab", "no-orders-some-aboard"),
        ("de", "LKW 11 bringe 2 Bretter nach D1 und lade sie ab", "truck11 D1 drop 2 boards"),
        ("en", "truck 11 bring 2 boards to D1 and unload them", "truck11 D1 drop 2 boards"),
        ("en", "truck 11 deliver 2 boards to C1", "truck11 C1 drop 2 boards"),
        ("en", "truck 11 delivers 2 trunks to C1", "truck11 take 2 trunks C1 drop 2 trunks"),
        ("en", "truck 11 deliver 3 boards to C1", "no-orders-some-aboard"),
        ("de", "LKW 11 liefere 2 Bretter nach C1", "truck11 C1 drop 2 boards"),
        # where it stands is where it stands; a place on the way is on the way
        ("en", "truck 11 to D1, take 2 boards at B1", "truck11 take 2 boards D1"),
        ("de", "LKW 11 nach D1, nimm 2 Bretter bei B1", "truck11 take 2 boards D1"),
        ("en", "truck 11 to D1, take 2 boards here", "truck11 take 2 boards D1"),
        ("en", "truck 11 to D1, drop 1 board at C1", "truck11 C1 drop 1 boards D1"),
        ("en", "truck 11 to C1, drop 1 board there, then D1", "truck11 C1 drop 1 boards D1"),
        ("en", "truck 11 from A1 to D1", "no-orders-not-there A1"),
        ("en", "truck 11 drop 2 boards from C1", "no-orders-odd drop"),
        ("en", "truck 11 take 1 board from C1", "truck11 C1 take 1 boards from C1"),
        # numbers
        ("en", "truck 11 take 0 boards", "no-orders-number 0"),
        ("en", "truck 11 take -2 boards", "no-orders-number -2"),
        ("en", "truck 11 take −2 boards", "no-orders-number −2"),
        ("en", "truck 11 take 2.5 boards", "no-orders-number 2.5"),
        ("de", "LKW 11 nimm 2,5 Bretter", "no-orders-number 2,5"),
        ("en", "truck 11 take 02 boards", "no-orders-number 02"),
        ("en", f"truck 11 take {'9' * 900} boards", f"no-orders-number {'9' * 29}…"),
        ("en", f"truck 11 take {'9' * 5000} boards", "no-orders-text"),
        ("en", "truck 11 take ² boards", "no-orders-word ²"),
        # words that are not known, or stand where they make no sense
        ("en", f"truck 11 to {'q' * 900}", f"no-orders-word {'q' * 29}…"),
        ("en", f"truck 11 to {'q' * 1900}", "no-orders-text"),
        ("en", "truck 11 to C1 but not D1", "no-orders-word but"),
        ("en", "truck 11 don't go to C1", "no-orders-word don't"),
        ("en", "truck 11 to Z9", "no-orders-place Z9"),
        ("en", "truck 11 to C1 at", "no-orders-odd at"),
        ("en", "truck 11 unload 2 boards to C1", "no-orders-odd to"),
        ("de", "LKW 11 nach C1 ab", "no-orders-odd ab"),
        ("de", "LKW 11 nimm 1 Brett und 2 Bretter, 1 Stein abladen", "no-orders-odd abladen"),
        ("en", "truck 11", "truck11"),
        ("en", "", "no-orders-short"),
        # the transporter
        ("en", "C1", "no-orders-unit C1"),
        ("en", "to C1", "no-orders-unit to"),
        ("en", "donkey 21 to C1", "no-orders-unit donkey 21"),
        ("en", "the donkey to C1", "no-orders-which-unit donkey"),
        ("en", "the big truck to C1", "no-orders-word big"),
        # in the other language, or in two
        ("en", "Esel 12 nach B1", "donkey12 B1"),
        ("de", "donkey 12 to B1, take 2 boards", "donkey12 B1 take 2 boards"),
        ("en", "donkey 12 to B1 und nimm 2 boards", "no-orders-language und"),
        ("de", "Esel 12 nach B1, take 2 boards", "no-orders-language take"),
        # several transporters
        ("en", "truck 11 to C1; donkey 12 to B1", "truck11 C1; donkey12 B1"),
        ("en", "11 to C1; 12 to B1, take 1 board", "truck11 C1; donkey12 B1 take 1 boards"),
        ("en", "truck 11 to C1, donkey 12 to B1 and donkey 13 home", "truck11 C1; donkey12 B1; donkey13 A1"),
        ("en", "truck 11 take all boards; donkey 12 to B1, take all boards", "no-goods-missing"),
        ("de", "LKW 11 lade alles ab; Esel 13 nimmt 2 Bretter",
         "truck11 drop 2 boards drop 1 stone; donkey13 take 2 boards"),
        ("en", "truck 11 to C1; donkey 21 to B1", "no-orders-unit donkey 21"),
        ("en", "truck 11 to C1; donkey 12", "truck11 C1; donkey12"),
        ("en", "donkey 12 and donkey 13 to C1", "donkey12 C1; donkey13 C1"),
        ("en", "truck 11, 12 and 13 to C1", "truck11 C1; donkey12 C1; donkey13 C1"),
        ("de", "Esel 12 und 13 nach Hause", "donkey12 A1; donkey13 A1"),
        ("en", "donkeys 12 and 13 take 1 board", "no-orders-each"),
        ("en", "11 and 13: drop 1 board, to C1", "no-orders-each"),
        ("en", "donkey 12 and donkey 99 to C1", "no-orders-unit donkey 99"),
        ("en", "donkeys to C1", "no-orders-which-unit donkeys"),
        ("en", "truck 11 to C1 and wagon99 to B1", "no-orders-unit wagon99"),
        # goods for another transporter, or a number of goods, begin no order
        ("de", "LKW 11 lade 2 Bretter auf Esel 13 nach C1", "no-orders-odd Esel 13"),
        ("en", "truck 11 load 2 boards on donkey 13 to C1", "no-orders-odd on"),
        ("en", "truck 11 take 2 boards donkey 13 to C1", "no-orders-odd donkey 13"),
        ("en", "truck 11 take boards 2 to C1", "truck11 take 2 boards C1"),
        ("en", "truck 11 take 2 boards, trunks 1", "truck11 take 2 boards take 1 trunks"),
        ("en", "truck 11 take 2 boards to C1 and 1 to D1", "no-orders-odd 1"),
        # one, all, both
        ("en", "truck 11 take board", "truck11 take 1 boards"),
        ("de", "LKW 11 nimm Brett", "truck11 take 1 boards"),
        ("de", "LKW 11 lade Bretter ein", "truck11 take 3 boards"),
        ("en", "truck 11 to C1, drop both boards", "truck11 C1 drop 2 boards"),
        ("de", "LKW 11 lade alle 2 Bretter ab", "truck11 drop 2 boards"),
        ("en", "truck 11 take 2 boards 1 trunk to C1", "truck11 take 2 boards take 1 trunks C1"),
        ("de", "Esel 13 nimm Bretter und Baumstämme", "no-orders-too-many"),
        # unloading alone is unloading everything, if nothing else can be meant
        ("de", "LKW 11 nach C1, lade dort ab", "truck11 C1 drop 2 boards drop 1 stone"),
        ("de", "LKW 11 nach C1, dort abladen", "truck11 C1 drop 2 boards drop 1 stone"),
        ("de", "LKW 11 fährt nach C1 und lädt ab", "truck11 C1 drop 2 boards drop 1 stone"),
        ("de", "LKW 11 lade in C1 ab", "truck11 C1 drop 2 boards drop 1 stone"),
        ("en", "truck 11 to C1, unload there, then D1", "truck11 C1 drop 2 boards drop 1 stone D1"),
        ("de", "Esel 13 nimmt 2 Bretter, fährt nach C1 und lädt ab", "donkey13 take 2 boards C1 drop 2 boards"),
        ("de", "LKW 11 nimmt 2 Bretter, fährt nach C1 und lädt dort ab", "no-orders-which-goods"),
        ("de", "Esel 13 lädt ab", "no-orders-empty"),
        ("de", "LKW 11 lade ab C1", "no-orders-odd C1"),
        ("en", "truck 11 to C1, unload it", "truck11 C1 drop 2 boards drop 1 stone"),
        ("en", "truck 11 leave it", "no-orders-which-goods"),
        ("en", "truck 11 to C1, drop, home", "truck11 C1 drop 2 boards drop 1 stone A1"),
        ("en", "truck 11 unload to C1", "no-orders-odd to"),
        # a verb for several goods
        ("de", "LKW 11 lade 2 Bretter ab und 2 Baumstämme auf", "truck11 drop 2 boards take 2 trunks"),
        ("de", "LKW 11 lade in C1 1 Brett ab und in D1 1 Stein", "truck11 C1 drop 1 boards D1 drop 1 stone"),
        ("en", "truck 11 drop 1 board at C1 and 1 stone at D1", "truck11 C1 drop 1 boards D1 drop 1 stone"),
        ("en", "truck 11 drop 1 board at C1, 1 stone", "no-orders-odd 1"),
        ("de", "LKW 11 lade 1 Brett in C1 und 1 Stein in D1 ab", "no-orders-odd ab"),
        # goods without a verb are taken, or had along on the way; what is aboard might be meant to be put down
        ("en", "donkey 12 1 board to B1", "donkey12 take 1 boards B1"),
        ("en", "13 2 boards C1", "donkey13 take 2 boards C1"),
        ("en", "donkey 12 to B1, 2 boards, home", "donkey12 B1 take 2 boards A1"),
        ("en", "12 B1, 2 trunks", "donkey12 B1 take 2 trunks"),
        ("en", "13 1 board from 11, to C1", "donkey13 take 1 boards from truck11 C1"),
        ("en", "13 2 boards and 12 to C1", "donkey13 take 2 boards; donkey12 C1"),
        ("de", "Esel 12: 1 Brett nach B1", "donkey12 take 1 boards B1"),
        ("de", "12 nach B1, 2 Bretter, nach Hause", "donkey12 B1 take 2 boards A1"),
        ("de", "13 2 Bretter nach C1 bringen", "donkey13 take 2 boards C1"),
        ("en", "truck 11, 2 boards", "no-orders-some-aboard"),
        ("en", "truck 11 to C1, 1 board", "no-orders-some-aboard"),
        ("de", "LKW 11 1 Brett ab", "no-orders-odd ab"),
        # goods taken are put down after that; "take them" is no second taking
        ("en", "donkey 12 to B1, take 2 boards, unload them at A1", "donkey12 B1 take 2 boards A1 drop 2 boards"),
        ("de", "Esel 12 holt 2 Bretter in B1 und lädt in A1 ab", "donkey12 B1 take 2 boards A1 drop 2 boards"),
        ("en", "truck 11 take 2 trunks and take them to C1", "truck11 take 2 trunks C1"),
        ("en", "truck 11 drop 1 board, take it", "truck11 drop 1 boards take 1 boards"),
        # back to where it was; from where it stands; first and then
        ("en", "truck 11 to C1 and back", "truck11 C1 B1"),
        ("de", "Esel 12 nach B1, nimm 2 Bretter und wieder zurück", "donkey12 B1 take 2 boards A1"),
        ("en", "truck 11 to C1, to D1 and back", "no-orders-which-place back"),
        ("en", "truck 11 back", "no-orders-odd back"),
        ("en", "truck 11 fetch a trunk from C1 and return", "truck11 C1 take 1 trunks from C1 B1"),
        ("en", "truck 11 returns to A1", "truck11 A1"),
        ("en", "truck 11 to C1 back", "no-orders-odd back"),
        ("de", "LKW 11 nach A1 zurück", "truck11 A1"),
        ("de", "LKW 11 nach C1, dann nach A1 zurück", "truck11 C1 A1"),
        ("en", "truck 11 to D1 and back to C1", "truck11 D1 C1"),
        ("en", "donkey 13 B1-C1-D1", "donkey13 C1 D1"),
        ("en", "donkey 13 to B1, take 1 board, to C1", "donkey13 take 1 boards C1"),
        ("en", "donkey 13 to B1", "donkey13 B1"),
        ("en", "truck 11 to C1, as last turn", "no-orders-again-alone"),
        ("en", "truck 11 to C1, then take 2 boards at B1", "truck11 C1 B1 take 2 boards"),
        ("en", "truck 11 first drop 1 board, then to C1", "truck11 drop 1 boards C1"),
        ("en", "truck 11 to C1, first drop 1 board", "no-orders-odd first"),
        # as phones and hurried people spell
        ("de", "lkw 11 faehrt ueber c1 nach d1", "truck11 C1 D1"),
        ("de", "lkw 11 fahrt uber c1 nach d1", "truck11 C1 D1"),
        ("de", "lkw 11 nimm 2 baumstaemme", "truck11 take 2 trunks"),
        ("de", "LKW 11 fa\u0308hrt nach C1", "truck11 C1"),
        ("en", "truck #11 to C1\u200b", "truck11 C1"),
        ("en", "truck 11 take \u0662 boards", "no-orders-word \u0662"),
        # negations
        ("en", "truck 11 to C1, drop no boards", "no-orders-word no"),
        ("en", "truck 11 to C1, drop everything except the stone", "no-orders-word except"),
        ("de", "LKW 11 nach C1, nicht abladen", "no-orders-word nicht"),
        ("de", "LKW 11 nach C1 oder D1", "no-orders-word oder"),
        ("de", "LKW 11 lass die Bretter liegen", "no-orders-word liegen"),
    ],
)  # fmt: skip
def test_orders_mean_what_was_said_or_are_refused(locale: str, typed: str, told: str) -> None:
    assert outcome(typed, locale, truck()) == told


@pytest.mark.parametrize(("home", "told"), [("A1", "truck11 A1"), ("C1", "truck11 C1"), ("", "no-orders-no-home")])
def test_home_is_where_ones_own_home_is(home: str, told: str) -> None:
    seen = truck(homes=("A1", "D1"))
    seen.table.players[0].home = home
    assert outcome("truck 11 to home", "en", seen) == told


@pytest.mark.parametrize(
    ("locale", "words"),
    [("en", "one two three four five six"), ("de", "eins zwei drei vier fünf sechs")],
)
def test_number_words_are_numbers(locale: str, words: str) -> None:
    text = dict(Speaker(locale, GAME).files("orders.toml"))[locale]
    known = Vocabulary(truck().table, Seat(0), text)
    assert [token.means.get("n") for token in known.tokens(words)] == [1, 2, 3, 4, 5, 6]


def test_a_second_transporter_finds_what_the_first_has_left() -> None:
    seen = truck(ground={"B1": {"boards": 3}})
    assert outcome("donkey 13 take all boards; truck 11 take all boards", "en", seen) == (
        "donkey13 take 2 boards; truck11 take 1 boards"
    )


@pytest.mark.parametrize(
    ("typed", "order"),
    [
        ("raft 14 drop 2 boards at B2 north bank", "raft14 drop 2 boards at B2n"),
        ("raft unload at b2 south", "raft14 drop 2 boards at B2s"),
        ("raft b2, c2", "raft14 C2"),
        ("raft B2 river - C2", "raft14 C2"),
        ("raft to C2 and back, unload at B2 north bank", "raft14 C2 B2r drop 2 boards at B2n"),
        ("raft unload", "raft14 drop 2 boards"),
    ],
)
def test_a_boat_unloads_beside_the_river(typed: str, order: str) -> None:
    s = farm(units=UNITS, loads={"raft14": {"boards": 2}})
    assert outcome(typed, "en", GAME.view(s, Seat(0))) == order


@pytest.mark.parametrize("locale", ["en", "de"])
def test_all_names_that_are_shown_are_understood(locale: str) -> None:
    """Goods, transporters and places as the words files call them."""
    seen, speak = truck(), Speaker(locale, GAME, ["Ann", "Ben"])
    text = dict(speak.files("orders.toml"))[locale]
    known = Vocabulary(seen.table, Seat(0), text)
    for good in GOODS:
        for count in (1, 2):
            assert [token.means.get("good") for token in known.tokens(speak(f"good-{good}", count=count))] == [good]
    for name in seen.table.atlas.tile_of:
        assert [token.means.get("place") for token in known.tokens(speak.value("place", name))] == [name]
    for unit in seen.table.fleet(Seat(0)):
        assert [token.means.get("unit") for token in known.tokens(transporter(unit.name, speak))] == [unit.name]
    assert {*lexicon(text)["goods"]} == {*GOODS}
    assert {*lexicon(text)["transporters"]} == {*TRANSPORTERS}


@pytest.mark.parametrize(
    ("typed", "handling"),
    [
        ("wagon 12: 2 boards", "wagon12 A1 boards 2"),
        ("2 boards, wagon-2", "wagon12 A1 boards 2"),
        ("donkey 11 1 board from B1", "donkey11 B1 boards 1"),
        ("wagon 12 1 board from donkey 13", "wagon12 donkey13 boards 1"),
        ("12: 2 boards from 13", "wagon12 donkey13 boards 2"),
    ],
)
def test_goods_to_be_handled_are_heard_in_any_order(typed: str, handling: str) -> None:
    heard = hear(view(), "handling", typed, Speaker("en", GAME, ["Ann", "Ben"]))
    assert heard == (tuple(handling.split()),)


@pytest.mark.parametrize(
    ("typed", "code"),
    [
        ("2 boards from wagon 12", "handling-short"),  # which takes them?
        ("wagon 12", "handling-short"),
        ("wagon 12 boards", "handling-short"),
        ("wagon 12: 2 boards 1", "handling-short"),
        ("unload 2 boards, wagon 12", "handling-odd"),
        ("donkey 11 and wagon 12 1 board", "handling-odd"),
        ("wagon 12 1 board, donkey 13 1 board", "handling-odd"),
        ("wagon 12 1 board home", "handling-odd"),
        ("donkey 21 1 board", "orders-unit"),
        ("donkey: 2 boards", "orders-which-unit"),
        ("wagon 12: -2 boards", "orders-number"),
        ("wagon 12: 2 planets", "orders-word"),
    ],
)
def test_goods_that_are_not_fully_said_are_refused(typed: str, code: str) -> None:
    with pytest.raises(Illegal) as told:
        hear(view(), "handling", typed, Speaker("en", GAME, ["Ann", "Ben"]))
    assert told.value.code == code


def test_geese_named_without_a_verb_are_led() -> None:
    seen = GAME.view(farm(units=UNITS, ground={"B1": {"geese": 2}}), Seat(0))
    for typed in ("donkey 11: 2 geese to A1", "11 to A1 with 2 geese", "11 lead 2 geese, to A1"):
        assert outcome(typed, "en", seen) == "donkey11 lead 2 A1"
    assert outcome("wagon 12 to B1, 2 geese, home", "en", seen) == "wagon12 B1 lead 2 A1"


def test_a_name_that_could_be_several_places_is_asked_back() -> None:
    seen = view()
    seen.table.units["raft14"].at = "C2"
    with pytest.raises(Illegal) as told:
        hear(seen, "orders", "raft 14 to b2", Speaker("en", GAME, ["Ann", "Ben"]))
    assert told.value.code == "orders-which-place"
    assert told.value.values == {"word": "B2", "places": ["B2n@C2", "B2s@C2", "B2r"]}


@pytest.mark.parametrize("locale", ["en", "de"])
@pytest.mark.parametrize("seed", range(1, 1 + times(2)))
def test_orders_in_the_games_own_words_are_heard_as_they_are(seed: int, locale: str) -> None:
    s, speak = rich(1, seed, phase="movement"), Speaker(locale, GAME, ["Ann"])
    (field,) = [offer.fields["orders"] for offer in GAME.offers(s, Seat(0)) if offer.action is Move]
    listed = [words_of(value) for value in field.values() if value.unit != "all"]
    assert listed
    for words in listed:
        assert hear(GAME.view(s, Seat(0)), "orders", " ".join(words), speak) == (words,)


@pytest.mark.parametrize("locale", ["en", "de"])
def test_whatever_is_typed_is_heard_or_not_or_refused_in_words(locale: str) -> None:
    """Names and words of the game in any order, with numbers that are none among them."""
    outcomes = Counter[str]()
    for seed in range(times(2)):
        s, chance = rich(1, seed, phase="movement"), whims(seed, 0)
        seen, speak = GAME.view(s, Seat(0)), Speaker(locale, GAME, ["Ann"])
        vocabulary = [*s.table.units, *s.table.atlas.tile_of, *GOODS, *WORDS]
        for _ in range(120):
            words = [vocabulary[chance.below(len(vocabulary))] for _ in range(1 + chance.below(10))]
            typed = " ".join([next(iter(s.table.units)), *words])
            for kind in ("orders", "handling"):
                try:
                    outcomes[str(hear(seen, kind, typed, speak) is not None)] += 1
                except Illegal as illegal:
                    outcomes[illegal.code] += 1
    assert outcomes["True"] > 5
    assert all(has(locale, "roads", f"no-{code}") for code in {*outcomes} - {"True", "False"})


def test_a_full_transporter_is_called_full() -> None:
    told = [Speaker("en", GAME).refusal(Illegal("goods-full", unit="donkey11", most=most)) for most in (0, 1)]
    assert told == ["Donkey 11 is full: put something down first.", "Donkey 11 has room for 1 more."]
