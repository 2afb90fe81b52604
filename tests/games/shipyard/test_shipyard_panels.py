"""Why an action is refused, and what one costs and brings."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.core.model import Preview
from engine.games.shipyard import GAME
from tests.games.shipyard.positions import ANN, after, player, position, refused, shown, turn
from tests.games.shipyard.test_shipyard_end import completing
from tests.games.shipyard.test_shipyard_markets import acting
from words import Speaker

REFUSED = {
    "ships": {
        "build bow6-1": "not-on-sale",
        "build bow27-1": "not-on-sale",
        "build bow4-1": "too-dear",
        "build bow1-10": "no-column",
        "build bow1-1": "column-taken",
        "build bow1-9": "never-a-ship",
        "build middle1-9": "never-a-ship",
    },
    "commodities": {"buy train6": "not-on-sale", "buy train7": "too-dear"},
    "canal": {
        "rent canal6-N13-0": "not-on-sale",
        "rent canal4-N13-0": "too-dear",
        "rent canal1-M13-0": "cell-taken",
        "rent canal1-P13-0": "not-beside",
        "rent canal1-13-0": "no-cell",
        "rent canal1-N13-45": "no-turn",
        "rent canal1-N13-0-w": "started",
    },
    "equipment": {"manufacture captain": "no-such-item", "manufacture sail": "too-dear"},
    "crew": {"recruit sail": "no-such-item", "recruit merchant": "too-dear"},
    "employee": {
        "hire foreman": "too-dear",
        "hire smith": "nobody-left",
        "hire rigger": "hired-already",
        "hire trader_coal2": "needs-first",
    },
    "exchange": {
        "exchange train9-sell-sell-sell": "no-train",
        "exchange train2-sell-sell-sell": "same-loads",
        "exchange train1-sell-sell": "each-load",
        "exchange train6-sail-sail-sail": "item-twice",
        "exchange train1-captain-sell-sell": "load-becomes",
    },
}


@pytest.mark.parametrize(("tile", "words"), [(tile, words) for tile, cases in REFUSED.items() for words in cases])
def test_a_refusal_names_the_rule(tile: str, words: str) -> None:
    s = acting(
        tile,
        yard="b7 m7 . . . . . . .",
        guilders=1,
        employees="rigger",
        trains="train1 train2 train6",
        canals="canal7-M13-0",
        figure="M13-w-w",
    )
    assert refused(s, words) == REFUSED[tile][words]


def test_loads_may_be_typed_in_any_order() -> None:
    s = acting("exchange", trains="train1")
    typed = GAME.in_order(s, ANN, GAME.parse("exchange train1-captain-sell-propeller"))
    assert typed == GAME.parse("exchange train1-propeller-sell-captain")


def test_why_a_tile_cannot_be_chosen() -> None:
    s = turn(position(player(chosen="crew"), player(chosen="ships"), player(chosen="canal")))
    assert [refused(s, f"choose {tile}") for tile in ("crew", "ships", "exchange", "subsidy")] == [
        *("tile-moved", "tile-occupied", "tile-no-train", "no-tile"),
    ]


def test_why_a_bonus_action_cannot_be_bought() -> None:
    s = acting("commodities", guilders=14)
    assert refused(s, "bonus commodities") == "bonus-chosen"
    assert refused(s, "bonus exchange") == "bonus-impossible"
    assert refused(after(s, "bonus crew", "recruit soldier", "buy train1"), "bonus canal") == "bonus-once"
    assert refused(acting("commodities"), "bonus crew") == "too-dear"
    assert refused(acting("employee", guilders=6), "bonus crew") == "kept-for-hiring"
    assert refused(after(acting("commodities"), "buy train1"), "bonus crew") == "too-dear"


def test_a_card_that_completes_nothing_is_refused_at_the_end() -> None:
    s = completing("b7 m7 . b8 . . . . .", "")
    assert refused(s, "build bow1-5") == "completes-nothing"
    assert refused(s, "build stern6-3") == "not-on-sale"


def test_previews() -> None:
    s = turn(position(player(chosen="crew"), player(chosen="ships"), player(chosen="canal")))
    assert shown(s, "choose equipment").gain == {"guilder": 2}
    assert shown(after(s, "choose equipment"), "manufacture smokestack") == Preview({"guilder": 1}, {"smokestack": 1})
    assert shown(acting("commodities"), "buy train3") == Preview({"guilder": 1})
    s = acting("exchange", trains="train6", guilders=6)
    assert shown(s, "exchange train6-sell-propeller-sail") == Preview({}, {"guilder": 2, "propeller": 1, "sail": 1})
    assert shown(s, "bonus crew").cost == {"guilder": 6}
    assert shown(acting("employee"), "hire engineer_cannon") == Preview({"guilder": 1})


def test_a_tile_shows_what_can_be_afforded() -> None:
    s = turn(position(player(chosen="crew", guilders=0), player(chosen="ships"), player(chosen="canal")))
    first, *further = shown(s, "choose equipment").notes  # with its income of 2
    assert (first.code, list(first.args["goods"])) == ("next-item", ["cannon"])
    assert [(note.args["item"], note.args["guilders"]) for note in further] == [("smokestack", 1), ("crane", 2)]
    first, further = shown(acting("commodities", guilders=7), "bonus equipment").notes  # 1 is left
    assert (first.code, further.args["guilders"]) == ("next-item", 1)
    train, _ = shown(s, "choose commodities").notes
    assert train.args["loads"] == Counter(s.table.edition.train(s.table.market.trains[0]))


def test_a_row_without_anything_that_can_be_paid_for_says_nothing() -> None:
    s = turn(position(player(guilders=0), player(), player()))
    for row in (s.table.market.trains, s.table.market.canals):
        row[0] = ""  # bought in the turn under way, before which this one is planned
    assert shown(s, "choose commodities").notes == shown(s, "choose canal").notes == ()


def test_a_card_that_completes_a_ship_says_what_the_ship_lacks() -> None:
    s = acting("ships", yard="b7 m7 . . . . . . .")
    codes = [note.code for note in shown(s, "build stern1-3").notes]
    assert codes == ["completes", "lacks", "leaves-unscored"]
    rich = acting("ships", yard="b7 m7 . . . . . . .", guilders=6, captain=1)
    _, second = shown(rich, "build stern1-3").notes
    said = Speaker("en", GAME, ["Ann"]).note(second)
    assert said == "still lacks a canal, else it leaves the game unscored this turn", "what is cut leaves no riddle"
    s = acting("ships", yard="b7 m7 . . . . . . .", captain=1, canals="canal7-M13-0", figure="M13-w-w")
    assert [note.code for note in shown(s, "build stern1-3").notes] == ["completes"]
    assert shown(s, "build stern1-4").notes == ()
