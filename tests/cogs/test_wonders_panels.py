"""A turn of World Wonders on its panels: few presses to a spot, the best spots marked, cells typed, all of it taken
back."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any

import pytest
import simcord

import db
from cogs.features import PANEL
from cogs.kit.card import Card, Select
from cogs.plans.plan_words import THEN, dropped, ways
from cogs.question.lost_chances import with_lost
from cogs.question.next_question import Question, ask, earlier
from cogs.question.question_parts import asked_parts
from cogs.viewer import Viewer
from engine.core.model import Note, Preview, Seat
from engine.core.text import verb, write
from engine.games.wonders import GAME
from engine.games.wonders.actions import Road, Tower
from engine.games.wonders.phases import purchases
from engine.games.wonders.phases.purchases import PURCHASES
from engine.games.wonders.phases.turn import Buying
from engine.kit.goods import tally
from host import Line, Look
from host.view.plans import Missed, Plan, Planned, prospect
from tests.cogs.conftest import Server, World
from tests.cogs.drive import labels, press, text
from tests.cogs.heights import SCREEN, heights
from tests.cogs.positions import look, looks
from tests.cogs.presses import options
from tests.cogs.roads import Told, asked_by, begun, components, lines, offered, panel, table_now, tap
from tests.cogs.test_limits import every_card
from tests.cogs.wonders import SAY, reached
from tests.games.wonders.positions import city
from tests.games.wonders.turns import ANN, buying, position, quietly
from tests.soak import times
from words import LOCALES, Speaker

TOWN = "starter-0-A11 road-0-E11 road-90-D7 library1a-0-B10"


async def town(server: Server, world: World, monkeypatch: pytest.MonkeyPatch, **fields: Any) -> Told:
    """A table where Ann is about to buy: three roads, a library."""
    given = {"tiles": "farm2a library5a", "monuments": "petra moai trojan_horse", **fields}
    return await begun(server, world, monkeypatch, buying(TOWN, **given), game=GAME)


def numbers(shown: Any) -> list[str]:
    """The numbers on a panel's buttons, with what they stand for."""
    return [label for label in labels(shown) if label[:1].isdigit()]


SAY_IN = {locale: Speaker(locale, GAME, ["Ann", "Ben"]) for locale in LOCALES}

FULL = (
    f"{TOWN} road-0-E10 road-90-I7 road-90-J8 road-90-K7 road-0-E9 road-90-H4 road-0-H3 road-90-C6 road-90-G4"
    " road-90-C2 road-90-B2 road-0-G2 road-0-D1 road-90-A4"
)
"""Here a long road has six places."""


def test_few_roads_are_one_question_the_best_first_and_the_other_buttons_stand_on_the_first_screen() -> None:
    s = position(Buying(who=ANN), city(FULL, gold=1, loan=2), city(), sold=True, roads=1)
    for locale in LOCALES:
        viewer = Viewer(look(GAME, 2, s, ANN), Speaker(locale, GAME, ["Ann", "Ben"]))
        asked = ask(viewer)
        assert isinstance(asked, Question)
        ((roads, *more), others) = asked.also, [option.text for option in asked.beside]
        assert (len(roads.options), more, others) == (6, [], ["pedestal 1", "pedestal 2"])
        found = [GAME.preview(s, ANN, GAME.parse(option.text)).points for option in roads.options]
        assert found == sorted(found, reverse=True)
        assert found[0] != found[-1]
        card = PANEL(viewer)
        last = next(n for n, part in enumerate(card.parts) if isinstance(part, tuple) and "pedestal 2" in str(part))
        assert heights(Card(card.parts[: last + 1])).whole <= SCREEN


def test_what_is_chosen_stands_once_and_a_piece_that_its_verb_names_not_beside_it() -> None:
    s = buying(TOWN, tiles="farm2a library5a", objectives=["philosophy", "technology"])
    viewer = Viewer(look(GAME, 2, s, ANN), SAY)
    asked = ask(viewer, "build library5a~")
    assert isinstance(asked, Question)
    known, _ = asked.so_far.split("\n")
    told = "\n".join(asked_parts(viewer, asked).told)
    assert "Philosophy: 1 → 2" in told
    assert known not in told
    back = ask(viewer, earlier(viewer, "road road-0~") or "")
    assert isinstance(back, Question)
    assert back.so_far.split("\n")[0] == SAY.verb(Road)


@pytest.mark.parametrize("locale", LOCALES)
def test_that_the_last_round_has_begun_is_no_reminder_beside_the_news_of_it(locale: str) -> None:
    s = position(Buying(who=ANN), city(TOWN), city(population=17))
    reaches = Line(1, Seat(1), "", (Note("purple", {"seat": Seat(1)}),), struck=False, at=1, by=db.By.PERSON)
    last = SAY_IN[locale]("remind-last").removesuffix(".").casefold()
    for news in ((), (reaches,)):
        at = look(GAME, 2, s, ANN).table
        card = PANEL(Viewer(Look(at, ANN, s, "f.f", news, False, 0), SAY_IN[locale]))
        said = "\n".join(part for part in card.parts if isinstance(part, str)).casefold()
        assert said.count(last) == 1, said


def test_a_plan_that_was_not_played_says_why_its_only_purchase_was_impossible() -> None:
    s = buying(TOWN, sold=True)
    for others, why in (((), True), (("end",), True), (("loan", "end"), False)):
        gone = Missed(Planned("road road-0-D6", Preview()), others=others)
        mine = Look(look(GAME, 2, s, ANN).table, ANN, s, "f.f", (), False, 0, plan=Plan(missed=(gone,)))
        (told, *_) = dropped(Viewer(mine, SAY))
        assert (SAY("no-sold-out", item="road") in told) is why, told


async def test_the_only_monument_is_a_button_below_the_buildings_and_marked_in_the_picture(
    server: Server, world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not a question of its own above all other verbs."""
    told = await town(server, world, monkeypatch)
    ann = told.people[0]
    shown = await panel(ann, server, told)
    assert "Which monument?" not in "".join(offered(shown))
    (label,) = (each for each in labels(shown) if "monument" in each)
    number, name = label.split(" · ")
    assert name == "Buy a monument: Moai"
    assert number in [mark for mark, _, _ in world.painter.asked[-1]["marks"]]
    assert f"**{number}** · costs 7 gold" in text(shown)
    assert "Where do you want it?" in text(await tap(ann, shown, name))


async def test_a_tile_takes_its_piece_its_turning_and_its_spot_and_then_the_end(
    server: Server, world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = await town(server, world, monkeypatch)
    ann = told.people[0]
    shown = await panel(ann, server, told)
    found = lines(shown, "Which building?")
    assert "Library 5: 3 gears for 4 gold" in "".join(found)
    assert not [told for told in found.values() if "costs" in told], "the price stands in the name"
    shown = await tap(ann, shown, "library 5")
    assert [label.partition(" · ")[2] for label in numbers(shown)] == [
        "As drawn", "Turned right", "Upside down", "Turned left"
    ]  # fmt: skip
    assert "Buy a building: library 5: 3 gears for 4 gold" in text(shown)
    assert "costs" not in text(shown), "said once"
    assert "Which way round?" in text(shown)
    shown = await tap(ann, shown, "turned right")
    assert "Where do you want it?" in text(shown)
    spot = numbers(shown)[0]
    shown = await tap(ann, shown, spot)
    laid = (await table_now(world)).cities[0].pieces[-1]
    assert (laid.piece, *laid.parts) == ("library5a", "90", spot.partition(" · ")[2])
    assert "Undo" in labels(shown)
    goods = {"gears": 3, "population": 1}
    sums = [f"\n> {each}" for each in (SAY("note-turn-spent", gold=4, left=3), SAY("note-turn-brought", goods=goods))]
    assert not any(each in text(shown) for each in sums), "it stands above"
    shown = await panel(ann, server, told)
    assert all(each in text(shown) for each in sums)
    assert "**End turn** ·" not in text(shown), "it is not the end of the turn that costs that"
    await tap(ann, shown, "End turn")
    assert (await world.host.now.look(1, None)).waiting == (1,)


async def test_where_all_parts_of_a_monument_lie_is_one_question(
    server: Server, world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = await town(server, world, monkeypatch)
    ann = told.people[0]
    shown = await tap(ann, await panel(ann, server, told), "Moai")
    assert "Where do you want it?" in text(shown)
    assert "Which way round?" not in text(shown)


async def test_what_lacks_is_told_once_beside_the_first_question(
    server: Server, world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = await town(server, world, monkeypatch)
    ann, lacks = told.people[0], "Petra still lacks 2 markets beside it."
    shown = await panel(ann, server, told)
    assert lacks in text(shown)
    shown = await tap(ann, shown, "library 5")
    assert lacks not in text(shown)
    shown = await tap(ann, shown, "Back")
    assert lacks not in text(shown)
    assert lacks in text(await tap(ann, shown, "Details"))


def questions(seen: Look, words: str = "") -> Iterator[Question]:
    """All questions of a panel as they are shown."""
    asked = ask(Viewer(seen, SAY), words)
    if isinstance(asked, Question):
        yield with_lost(Viewer(seen, SAY), asked)
        for option in options(asked):
            yield from questions(seen, option.text)


def test_of_the_ways_to_turn_a_building_that_which_can_bring_most_stands_first() -> None:
    found = set[str]()
    for seen in looks(GAME, 3, moves=19, every=18):
        for offer in seen.offers:
            for tile in ("library1a", "temple6b") if verb(offer.action) == "build" else ():
                asked = ask(Viewer(seen, SAY), f"build {tile}~")
                assert isinstance(asked, Question)
                most = [int(each.hint.partition("up to ")[2].split()[0]) for each in asked.options]
                assert most == sorted(most, reverse=True)
                found |= {each.label for each in asked.options[:1]}
    assert found == {"vertical", "upside down"}


async def test_what_a_newcomer_would_have_to_guess_is_told(
    server: Server, world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = await town(server, world, monkeypatch)
    shown = text(await panel(told.people[0], server, told))
    assert f"**Buy the tower** · costs 2 gold · {SAY('note-roads-begin')}" in shown
    assert f"**Buy a short set** · costs 1 gold · {SAY('note-set-by-piece')}" in shown


async def test_after_undo_another_spot_is_one_press_away(
    server: Server, world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = await town(server, world, monkeypatch)
    ann = told.people[0]
    shown = await tap(ann, await panel(ann, server, told), "library 5")
    shown = await tap(ann, shown, "turned right")
    first, other = numbers(shown)[:2]
    shown = await press(ann, await tap(ann, shown, first), "undo")
    assert numbers(shown)[:2] == [first, other]
    await tap(ann, shown, other)
    assert (await table_now(world)).cities[0].pieces[-1].parts == ("90", other.partition(" · ")[2])


async def test_back_goes_one_part_back_and_then_to_the_first_panel(
    server: Server, world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = await town(server, world, monkeypatch)
    ann = told.people[0]
    first = await panel(ann, server, told)
    forms = await tap(ann, first, "library 5")
    spots = await tap(ann, forms, "turned right")
    assert offered(await tap(ann, spots, "Back")) == offered(forms)
    assert offered(await tap(ann, forms, "Back")) == offered(first)


async def test_a_short_road_and_its_turning_are_one_question_and_back_leads_there(
    server: Server, world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = await town(server, world, monkeypatch)
    ann = told.people[0]
    shown = await tap(ann, await panel(ann, server, told), "short set")
    assert [label.partition(" · ")[2] for label in numbers(shown)] == [
        "2 cells: horizontal", "2 cells: vertical", "1 cell"
    ]  # fmt: skip
    spots = await tap(ann, shown, "vertical")
    assert offered(await tap(ann, spots, "Back")) == offered(shown)


def test_the_last_road_of_a_set_is_named_with_what_is_done_with_it() -> None:
    s = quietly(buying(TOWN), "short two-0-E10", "next two-90-C7").state
    asked = ask(Viewer(look(GAME, 2, s, ANN), SAY), "")
    assert isinstance(asked, Question)
    assert asked.so_far.startswith("-# Lay the next short road: 1 cell")


async def test_of_many_spots_ten_are_marked_and_the_others_stand_in_lists(
    server: Server, world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = await town(server, world, monkeypatch)
    ann = told.people[0]
    seen = await world.host.now.look(1, ann.id)
    cells = next(offer.fields["cell"] for offer in seen.offers if offer.action is Tower)
    assert cells.count() > 10
    shown = await tap(ann, await panel(ann, server, told), "tower")
    marked = [label.partition(" · ")[2] for label in numbers(shown)]
    assert len(marked) == 10
    assert [number for number, *_ in world.painter.asked[-1]["marks"]] == [str(n) for n in range(1, 11)]
    listed = list(lines(shown, "Or one of these"))
    assert sorted(marked + listed) == sorted(cells.values())
    assert listed == [cell for cell in cells.values() if cell in listed], "in the order of the offers"
    await tap(ann, shown, listed[-1])
    assert (await table_now(world)).cities[0].pieces[-1].parts == ("0", listed[-1])


async def test_a_list_of_one_spot_names_it_once(
    server: Server, world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = await town(server, world, monkeypatch)
    ann = told.people[0]
    seen = await world.host.now.look(1, ann.id)
    cells = next(offer.fields["cell"] for offer in seen.offers if offer.action is Tower)
    monkeypatch.setattr("cogs.question.ask_value.PAGE", cells.count() - 10 - 1)
    shown = await tap(ann, await panel(ann, server, told), "tower")
    (*_, last) = [each for each in components(shown) if each["type"] == 3]
    (only,) = [line["label"] for line in last["options"]]
    assert f"Or this one: {only}" in asked_by(shown, last)


async def form(ann: simcord.MemberActor, shown: Any, typed: str) -> simcord.InteractionResult:
    """Type an answer into the form of a question."""
    return await ann.submit_modal(await press(ann, shown, "tell"), {"answer": typed})


async def test_a_cell_is_typed_into_a_form(server: Server, world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    told = await town(server, world, monkeypatch)
    ann = told.people[0]
    shown = await tap(ann, await panel(ann, server, told), "tower")
    await form(ann, shown, " c7")
    assert (await table_now(world)).cities[0].pieces[-1].parts == ("0", "C7")


async def test_a_typed_cell_that_does_not_fit_is_refused_with_the_first_rule_and_asked_again(
    server: Server, world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = await town(server, world, monkeypatch)
    ann = told.people[0]
    shown = await tap(ann, await panel(ann, server, told), "tower")
    before = offered(shown)
    for typed, code, args in [
        ("Z9", "off-map", {}),
        ("D8", "cells-taken", {"cells": ["D8"]}),
        ("E4", "only-land", {"cells": ["E4"]}),
        ("K1", "needs-piece", {}),
    ]:
        again = await form(ann, shown, typed)
        assert SAY(f"no-{code}", **args) in text(again)
        assert offered(again) == before


def test_every_spot_is_reached_in_three_presses_and_in_one_way() -> None:
    """A set of short roads is laid piece by piece, so it takes more."""
    s = buying(TOWN, tiles="farm2a library5a", monuments="petra moai machu_picchu", gold=5)
    seen = look(GAME, 2, s, Seat(0))
    found = reached(seen)
    assert found.keys() == {write(action) for offer in seen.offers for action in offer}
    most = {name: max(n for text, n in found.items() if verb_of(text) == name) for name in map(verb_of, found)}
    assert most == {"road": 3, "short": 3, "pedestal": 1, "tower": 2, "build": 3, "monument": 3, "loan": 1}


def verb_of(text: str) -> str:
    """The verb of an action's text."""
    return text.split()[0]


@pytest.mark.parametrize("seats", [1, 5])
async def test_every_panel_of_a_game_is_within_the_limits_and_leads_to_every_action(seats: int) -> None:
    """With long names and undo offered, in every language; at one table of each kind of decision."""
    seen = {}
    for each in looks(GAME, seats, moves=320, every=7, seed=3):
        seen[each.view.doing[-1]] = each
    assert seen.keys() >= {"buying", "confirm_turn", "short_set"}
    for each in seen.values():
        assert reached(each).keys() == {write(action) for offer in each.offers for action in offer}
        for locale in LOCALES:
            for card in every_card(each, locale):
                card.view()


async def test_a_purchase_is_left_beforehand_with_what_instead(
    server: Server, world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The tower is sold by then; a road is laid instead, and nobody is called but the next."""
    begins = position(Buying(who=ANN), city(TOWN), city(TOWN.replace("library1a", "farm1a")))
    told = await begun(server, world, monkeypatch, begins, game=GAME)
    ann, ben = told.people
    shown = await tap(ben, await panel(ben, server, told), "Plan ahead")
    shown = await form(ben, await tap(ben, shown, "tower"), "K1")
    assert " ".join(SAY("no-needs-piece").split()[:5]) in text(shown)
    shown = await tap(ben, shown, numbers(shown)[0])
    shown = await tap(ben, shown, "Set it like this")
    assert "Set in advance: " in text(shown)
    shown = await tap(ben, await tap(ben, shown, "What instead"), "long road")
    for _ in ("how it is turned", "where it lies"):
        shown = await tap(ben, shown, numbers(shown)[0])
    shown = await tap(ben, shown, "Set it like this")
    assert text(shown).count("Or else: ") == 1
    for action in ("tower C7", "end"):
        await world.host.now.add(action, 1, ann.id, None, action)
    await world.quiet()
    table = await table_now(world)
    assert [each.piece for each in table.cities[1].pieces][4:] == ["road"]
    assert (await world.host.now.look(1, None)).waiting == (0,)
    assert f"{ann.mention} to move" in text(server.board(told.thread))


def test_an_eleventh_spot_is_marked_too_and_no_list_of_its_own() -> None:
    eleven = 0
    for seen in looks(GAME, 2, moves=times(36), every=6, seed=5):
        for question in questions(seen):
            assert [each for each in question.also if len(each.options) == 1 and each.text == question.text] == []
            if question.text and len(question.options) == 11:
                eleven += 1
                assert all(option.letter for option in question.options)
                answers = asked_parts(Viewer(seen, SAY), question).answers
                assert not any(isinstance(each, Select) for row in answers if isinstance(row, tuple) for each in row)
    assert eleven


@pytest.mark.parametrize("locale", LOCALES)
def test_the_goods_of_a_building_stand_in_its_name_and_not_once_more(locale: str) -> None:
    """Neither beside it nor below the next question."""
    say, checked, left = Speaker(locale, GAME, ["Ann", "Ben", "Cleo"]), 0, 0
    for seen in looks(GAME, 3, moves=times(100), every=8, seed=5):
        first = ask(viewer := Viewer(seen, say))
        assert isinstance(first, Question)
        for option in [each for each in options(first) if each.text.startswith("build ") and each.text.endswith("~")]:
            asked = ask(viewer, option.text)
            assert isinstance(asked, Question)
            below = asked.so_far.partition("\n")[2]
            for kind, n in tally(seen.view.table.tile(option.text[6:-1]).symbols).items():
                named = say("preview-gain", goods={kind: n}).partition(" ")[2]
                assert named in option.label
                assert named not in option.hint
                assert named not in below
                checked += 1
            left += say("preview-gain", goods={"population": 1}) in f"{option.hint} {below}"
    assert min(checked, left) > 10


def test_what_goes_without_asking_does_not_name_its_piece_again() -> None:
    """Of tiles that can be turned in one way only: their name stands above the buttons."""
    settled = list[str]()
    for seen in [*looks(GAME, 2, moves=times(145), every=5, seed=5)][14::14]:
        viewer = Viewer(seen, SAY)
        first = ask(viewer)
        assert isinstance(first, Question)
        for option in [each for each in options(first) if each.text.startswith("build ") and each.text.endswith("~")]:
            asked = ask(viewer, option.text)
            if not isinstance(asked, Question):  # it can lie in one place only
                continue
            name = option.label.partition(":")[0].lower()
            above, _, below = asked.so_far.lower().partition("\n")
            assert name in above
            assert name not in below
            settled += [below] if "vertical" in below or "horizontal" in below else []
    assert settled


def test_a_plan_tells_once_what_its_turn_brings() -> None:
    """Of plans in random games: the end of the turn says nothing that the purchase says."""
    checked, chance = 0, Random(7)
    for seen in looks(GAME, 2, moves=times(160)):
        s, seat = seen._state, Seat(1 - (seen.seat or 0))
        turn = prospect(GAME, s, seat, ())
        offers = [] if turn is None else [each for each in GAME.offers(turn.state, seat) if each.action in PURCHASES]
        if not offers:
            continue
        bought = write(chance.choice([*islice(chance.choice(offers), 40)]))
        made = prospect(GAME, s, seat, (bought, "end"))
        if made is None or len(made.way) < 2:
            continue
        mine = Look(seen.table, seat, s, "f.f", (), False, 0, plan=Plan(ways=(made.way,)))
        ((_, _, told),) = ways(Viewer(mine, SAY))
        assert told.endswith(f"{THEN}End turn"), told
        checked += bool(made.way[0].shown.points)
    assert checked > 3


async def test_a_plan_is_played_though_its_objective_brings_less_by_then(
    server: Server, world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    own = TOWN.replace("library1a", "farm1a")
    begins = position(Buying(who=ANN), city(TOWN), city(own), objectives=["roads_of_rome"])
    told = await begun(server, world, monkeypatch, begins, game=GAME)
    ann, ben = told.people
    shown = await tap(ben, await panel(ben, server, told), "Plan ahead")
    assert SAY("ahead-except") in text(shown)
    shown = await tap(ben, shown, "long road")
    for _ in ("how it is turned", "where it lies"):
        shown = await tap(ben, shown, numbers(shown)[0])
    assert "Roads of Rome: 12 → 16 (+1 point)" in text(shown)
    await tap(ben, shown, "Set it like this")
    for action in ("short one-0-E10", "next two-0-F10", "next two-90-C7", "end"):
        await world.host.now.add(action, 1, ann.id, None, action)
    await world.quiet()
    table = await table_now(world)
    assert [each.piece for each in table.cities[1].pieces][4:] == ["road"]


async def test_a_short_set_is_one_line_of_the_news(
    server: Server, world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = await town(server, world, monkeypatch)
    ann, ben = told.people
    shown = await tap(ann, await panel(ann, server, told), "short set")
    for _ in range(10):
        if "End turn" in labels(shown):
            break
        shown = await tap(ann, shown, numbers(shown)[0])
    await tap(ann, shown, "End turn")
    city = (await table_now(world)).cities[0]
    laid = [name for site in city.pieces[-3:] for name in purchases.cells(await table_now(world), city, site)]
    news = text(await panel(ben, server, told))
    (line,) = [each for each in news.splitlines() if "short set for" in each]
    assert f": {GAME.guide.names.together('cells', laid)}." in line
    assert "another short road" not in news
