"""The commands of /shipyard, whose values are typed part by part, and the presses of a turn."""

from __future__ import annotations

from typing import Any

import pytest

from cogs.parts import Parts
from cogs.ui.choice import Question, ask
from cogs.viewer import Viewer
from engine.core.model import Action, Illegal, Seat
from engine.games.shipyard import GAME
from engine.games.shipyard.actions import Build, Exchange, Rent
from engine.games.shipyard.flow import Position
from tests.cogs.positions import look
from tests.cogs.presses import leads, options
from tests.games.shipyard.positions import ANN, EXAMPLE, after, docked, player, position, turn
from tests.games.shipyard.test_shipyard_markets import acting
from words import Speaker

EN, DE = (Speaker(locale, GAME, ["Ann", "Ben"]) for locale in ("en", "de"))
WATERS = {"canals": "canal7-M13-0", "figure": "M13-w-w"}


def typed(s: Position, action: type[Action], say: Speaker = EN, **given: str) -> str:
    """The action that typed parts mean."""
    return Parts(Viewer(look(GAME, 2, s, Seat(ANN)), say), action, given).understood().text


@pytest.mark.parametrize(
    ("tile", "action", "say", "given", "text"),
    [
        ("ships", Build, EN, {"card": "bow-1", "column": "4"}, "build bow1-4"),
        ("ships", Build, DE, {"card": "Bug 1", "column": "4"}, "build bow1-4"),
        ("canal", Rent, EN, {"canal": "canal 1", "cell": "n13", "lies": "south-west"}, "rent canal1-N13-270"),
        ("canal", Rent, DE, {"canal": "Kanal 1", "cell": "N13", "lies": "Südwesten"}, "rent canal1-N13-270"),
        (
            "exchange",
            Exchange,
            EN,
            {"train": "train 6", "coal": "sell propeller", "steel": "sail"},
            "exchange train6-sell-propeller-sail",
        ),
    ],
)
def test_parts_are_typed_in_options_of_their_own(
    tile: str, action: type[Action], say: Speaker, given: dict[str, str], text: str
) -> None:
    assert typed(acting(tile, trains="train6", **WATERS), action, say, **given) == text


def test_a_column_where_a_card_may_not_lie_is_heard_so_that_the_rule_is_named() -> None:
    s = acting("ships", yard="b7 m7 . . . . . . .")
    text = typed(s, Build, card="bow 1", column="9")
    assert text == "build bow1-9"
    with pytest.raises(Illegal) as refused:
        after(s, text)
    assert refused.value.code == "never-a-ship"


def presses(s: Position, *actions: str) -> int:
    """How many presses lead to these actions, from the open panel; each is carried out."""
    count = 0
    for action in actions:
        words: Any = ""
        while isinstance(asked := ask(Viewer(look(GAME, 2, s, Seat(ANN)), EN), words), Question):
            words = next(each.text for each in options(asked) if leads(each.text, action))
            count += 1
        s = after(s, action)
    return count


def test_a_usual_turn_takes_three_presses_or_four_and_three_cards_eight() -> None:
    s = turn(
        position(player(chosen="crew", trains="train6", **WATERS), player(chosen="ships"), player(chosen="canal"))
    )
    assert presses(s, "choose equipment", "manufacture smokestack", "end") == 3
    s = turn(position(player(chosen="crew"), player(chosen="equipment"), player(chosen="canal")))
    assert presses(s, "choose ships", "build bow1-1", "build middle1-2", "build stern1-4", "end") == 8


def test_a_launch_by_a_proposal_takes_one_press() -> None:
    s = docked(player(**EXAMPLE), player())
    offered = options_of(s)
    proposal = next(each for each in offered if each.startswith("launch "))
    assert presses(s, proposal, "end") == 2


def options_of(s: Position) -> list[str]:
    """The texts on the first panel."""
    asked = ask(Viewer(look(GAME, 2, s, Seat(ANN)), EN), "")
    assert isinstance(asked, Question)
    return [each.text for each in options(asked)]
