"""The commands of /shipyard, whose values are typed part by part, and the presses of a turn."""

from __future__ import annotations

from typing import Any

import pytest

from cogs.question.next_question import Question, ask
from cogs.typed.typed_parts import Parts
from cogs.viewer import Viewer
from engine.core.model import Action, Illegal, Seat
from engine.core.text import write
from engine.games.shipyard import GAME
from engine.games.shipyard.actions import Build, Discard, Exchange, Keep, Launch, Rent
from engine.games.shipyard.flow import Position
from engine.games.shipyard.phases.discarding import Discarding
from host import Refused
from tests.cogs.conftest import Server, World
from tests.cogs.drive import press, text
from tests.cogs.positions import look, looks
from tests.cogs.presses import leads, options
from tests.cogs.roads import begun, table_now
from tests.cogs.wonders import reached
from tests.games.shipyard.positions import ANN, EXAMPLE, EXAMPLE_VOYAGE, Quiet, after, docked, player, position, turn
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


VOYAGE = {"ship": "1", "aboard": "1 captain, 2 merchants, 1 sail", "speed": "2", "route": "ee"}


@pytest.mark.parametrize(
    ("say", "given", "text"),
    [
        (EN, VOYAGE, "launch 1-1-2-0-1-0-0-0-0-2-ee"),
        (DE, VOYAGE | {"aboard": "1 Kapitän, 2 Kaufleute, 1 Segel"}, "launch 1-1-2-0-1-0-0-0-0-2-ee"),
        (EN, {"ship": "1", "aboard": VOYAGE["aboard"]}, "launch 1-1-2-0-1-0-0-0-0-2-ee"),  # there is no other
        (EN, {"ship": "1", "aboard": "1 captain, 3 sails"}, "launch 1-1-0-0-3-0-0-0-0~"),
        (EN, {"ship": "1"}, "launch 1~"),
        (EN, VOYAGE | {"aboard": "1 sail 2 merchants 1 captain"}, "launch 1-1-2-0-1-0-0-0-0-2-ee"),
        (DE, VOYAGE | {"aboard": "2 Kaufmann 1 Kapitän, 1 Segel"}, "launch 1-1-2-0-1-0-0-0-0-2-ee"),
    ],
)
def test_a_voyage_is_typed_by_its_ship_its_load_its_speed_and_its_route(
    say: Speaker, given: dict[str, str], text: str
) -> None:
    assert typed(docked(player(**EXAMPLE), player()), Launch, say, **given) == text


def test_a_voyage_that_is_heard_but_not_offered_is_refused_by_its_rule() -> None:
    s = docked(player(**EXAMPLE), player())
    with pytest.raises(Illegal) as refused:
        after(s, typed(s, Launch, **VOYAGE | {"aboard": "1 captain, 9 soldiers"}))
    assert refused.value.code == "not-in-yard"


def test_what_may_be_several_voyages_is_not_carried_out() -> None:
    with pytest.raises(Refused) as refused:
        typed(docked(player(**EXAMPLE), player()), Launch, ship="1", speed="2")
    assert refused.value.code == "typed-several"


def test_the_best_voyages_are_suggested_first() -> None:
    s = docked(player(**EXAMPLE), player())
    typing = Viewer(look(GAME, 2, s, Seat(ANN)), EN)
    ((_, aboard), *others) = Parts(typing, Launch, {"ship": "1"}).suggestions("aboard", "")
    assert len(others) > 9
    given = {"ship": "1", "aboard": aboard, "speed": "7"}
    ((label, route), *others) = Parts(typing, Launch, given).suggestions("route", "")
    assert label.startswith("eeneses · most points: 32")
    assert others
    assert typed(s, Launch, **given, route=route) == EXAMPLE_VOYAGE


def test_what_is_kept_is_typed() -> None:
    s = docked(player(**EXAMPLE), player())
    assert typed(s, Keep, item="sail", size="2") == "keep sail-2"
    assert typed(s, Keep, DE, item="Segel") == "keep sail~"


def test_a_column_where_a_card_may_not_lie_is_heard_so_that_the_rule_is_named() -> None:
    s = acting("ships", yard="b7 m7 . . . . . . .")
    text = typed(s, Build, card="bow 1", column="9")
    assert text == typed(s, Build, card="Bow-1", column="9") == "build bow1-9"
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


def test_a_usual_turn_takes_three_presses_or_four_and_three_cards_six() -> None:
    s = turn(
        position(player(chosen="crew", trains="train6", **WATERS), player(chosen="ships"), player(chosen="canal"))
    )
    assert presses(s, "choose equipment", "manufacture smokestack", "end") == 3
    s = turn(position(player(chosen="crew"), player(chosen="equipment"), player(chosen="canal")))
    assert presses(s, "choose ships", "build bow1-1", "build middle1-2", "build stern1-4", "end") == 6


def test_a_launch_by_a_proposal_takes_one_press() -> None:
    s = docked(player(**EXAMPLE), player())
    offered = options_of(s)
    proposal = next(each for each in offered if each.startswith("launch "))
    assert presses(s, proposal, "end") == 2


def test_who_fits_out_step_by_step_sees_the_points_that_each_choice_leaves() -> None:
    s = docked(player(**EXAMPLE), player())
    first, asked = (ask(Viewer(look(GAME, 2, s, Seat(ANN)), EN), text) for text in ("launch", "launch 1-1-2~"))
    assert isinstance(first, Question)
    assert isinstance(asked, Question)
    assert [each.text for each in first.options] == [f"launch 1-1-{n}~" for n in range(3)], "one ship, one captain"
    assert [(each.text, each.hint) for each in asked.options] == [
        ("launch 1-1-2-0~", "up to 31 points"),
        ("launch 1-1-2-1~", "up to 32 points"),
    ]


def options_of(s: Position) -> list[str]:
    """The texts on the first panel."""
    asked = ask(Viewer(look(GAME, 2, s, Seat(ANN)), EN), "")
    assert isinstance(asked, Question)
    return [each.text for each in options(asked)]


async def test_every_verb_of_a_turn_has_a_command(
    server: Server, world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = player("b7 m7", chosen="crew", guilders=30, captain=1, trains="train6", **WATERS)
    ben = player("b8 m8", chosen="ships", guilders=30, captain=1, canals="canal8-M13-0", figure="M13-w-w")
    cat = player(chosen="exchange", guilders=30)
    told = await begun(server, world, monkeypatch, turn(position(ann, ben, cat)), 3, game=GAME)
    for who, command, given in (
        (0, "choose", {"tile": "Manufacture equipment"}),
        (0, "manufacture", {"item": "smokestack"}),
        (0, "bonus", {"tile": "Build ships"}),
        (0, "build", {"card": "stern 1", "column": "3"}),
        (0, "stop", {}),
        (0, "keep", {"item": "smokestack", "size": "1"}),
        (0, "launch", {"ship": "1", "aboard": "1 captain", "speed": "1", "route": "s"}),
        (0, "end", {}),
        (1, "choose", {"tile": "Recruit crew"}),
        (1, "recruit", {"item": "soldier"}),
        (1, "bonus", {"tile": "Build ships"}),
        (1, "build", {"card": "stern 2", "column": "3"}),
        (1, "stop", {}),
        (1, "scrap", {"ship": "1"}),
        (1, "end", {}),
        (2, "choose", {"tile": "Purchase commodities"}),
        (2, "buy", {"train": "train1"}),
        (2, "bonus", {"tile": "Hire employee"}),
        (2, "hire", {"employee": "engineer_cannon"}),
        (2, "end", {}),
        (0, "choose", {"tile": "Exchange commodities"}),
        (0, "exchange", {"train": "train 6", "coal": "sell propeller", "steel": "sail"}),
        (0, "bonus", {"tile": "Rent a canal"}),
        (0, "rent", {"canal": "canal 1", "cell": "N13", "lies": "north-west"}),
        (0, "end", {}),
    ):
        shown = await told.people[who].slash(told.thread, f"shipyard {command}", **given)
        if command == "scrap":  # a ship that could sail is lost: that is asked first
            await press(told.people[who], shown, "sure")
        if command in ("stop", "end"):
            assert f"-# {EN(f'done-{command}')}" in text(shown), "a sentence, not the name of the button"
        await world.quiet()
    first, second, third = (await table_now(world)).players
    assert [each.speed for each in first.fleet] == [1]
    kept = (await world.host.now.look(1, told.people[0].id)).view.hand
    assert kept is not None
    assert kept.keep == {"smokestack": 1}
    assert {item: n for item, n in first.store.items() if n} == {"smokestack": 1, "propeller": 1, "sail": 1}
    assert [each.canal for each in first.canals] == ["canal7", "canal1"]
    assert (second.fleet, second.yard[:3], second.store["soldier"]) == ([], ["", "", ""], 1)
    assert (third.trains, third.employees) == (["train1"], ["engineer_cannon"])


async def test_contracts_are_discarded_and_the_last_completion_is_passed_by_commands(
    server: Server, world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    s = position(player("b7 m7", chosen="crew"), player())
    Quiet(s).push(Discarding(count=1))
    told = await begun(server, world, monkeypatch, s, 2, game=GAME)
    for person, hand in zip(told.people, s.hands, strict=True):
        done = await person.slash(told.thread, "shipyard discard", blue=hand.contracts[0], green=hand.contracts[3])
        await world.quiet()
        if person is told.people[0]:
            said = ", ".join(EN.value("contract", each) for each in (hand.contracts[0], hand.contracts[3]))
            assert f"Done: Discard contracts: {said}" in text(done), "not what they would have brought"
    assert (await table_now(world)).kept == 2


def test_every_action_is_reached_by_pressing() -> None:
    """All but voyages and discards, which are put together part by part."""
    seen = {}
    for each in looks(GAME, 3, moves=300, seed=3):
        actions = tuple(offer.action for offer in each.offers)
        if not {Launch, Discard} & {*actions}:
            seen[each.view.doing[-1], actions] = each
    verbs = set[str]()
    for each in seen.values():
        wanted = {write(action) for offer in each.offers for action in offer}
        assert reached(each, say=EN, handy=True).keys() == wanted
        verbs |= {words.split()[0] for words in wanted}
    assert verbs | {"launch", "discard", "scrap", "keep"} == {*GAME.verbs}
