"""The commands of /wonders, whose places are typed part by part."""

from __future__ import annotations

from typing import Any

import pytest

from cogs.panel.typed_answer import example, heard
from cogs.question.draft import resume
from cogs.question.next_question import Question, ask
from cogs.typed.typed_parts import Parts
from cogs.viewer import Viewer
from engine.core.model import Seat
from engine.games.wonders import GAME
from engine.games.wonders.actions import Build, Short, Tower, Wonder
from tests.cogs.conftest import Server, World
from tests.cogs.drive import labels, press, text
from tests.cogs.positions import look
from tests.cogs.presses import options
from tests.cogs.roads import Told, begun, panel, table_now, tap
from tests.games.wonders.turns import buying
from words import LOCALES, Speaker

EN, DE = (Speaker(locale, GAME, ["Ann", "Ben"]) for locale in ("en", "de"))
TOWN = "starter-0-A11 road-0-E11 road-90-D7 library1a-0-B10 farm1b-0-E10"
GIVEN = {"tiles": "farm2a library5a farm6a", "monuments": "great_wall petra hippodrome", "gold": 4}


async def town(server: Server, world: World, monkeypatch: pytest.MonkeyPatch) -> Told:
    """A table where Ann is about to buy."""
    return await begun(server, world, monkeypatch, buying(TOWN, **GIVEN), game=GAME)


def suggested(action: Any, name: str, typed: str = "", speak: Speaker = EN, **given: str) -> dict[str, str]:
    """What Ann is suggested for a part, each with its words."""
    seen = look(GAME, 2, buying(TOWN, **GIVEN), Seat(0))
    return {value: label for label, value in Parts(Viewer(seen, speak), action, given).suggestions(name, typed)}


async def test_a_tile_is_bought_by_its_name_its_cell_and_how_it_is_turned(
    server: Server, world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = await town(server, world, monkeypatch)
    ann = told.people[0]
    command, names = "wonders build", {"tile": "library-5", "at": "A8", "turned": "right"}
    found = await ann.autocomplete(told.thread, command, "tile", "lib")
    assert [(each["value"], each["name"]) for each in found] == [("library-5", "library 5: 3 gears for 4 gold")]
    cells = await ann.autocomplete(told.thread, command, "at", "A", tile="library-5")
    assert "A8" in [each["value"] for each in cells]
    turned = await ann.autocomplete(told.thread, command, "turned", "", tile="library-5", at="A8")
    assert [each["value"] for each in turned] == ["right"]
    shown = await ann.slash(told.thread, command, **names)
    assert "You buy library 5 for 4 gold (no gold left): A8–C8, A9. It brings 3 gears" in text(shown)
    assert "Undo" in labels(shown)
    assert (await table_now(world)).cities[0].pieces[-1].parts == ("90", "A8")


async def test_what_leaves_a_choice_goes_on_in_a_panel(
    server: Server, world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = await town(server, world, monkeypatch)
    ann = told.people[0]
    shown = await ann.slash(told.thread, "wonders build", tile="library-5")
    assert [each.partition(" · ")[2] for each in labels(shown)[:2]] == ["As drawn", "Turned right"]


@pytest.mark.parametrize("locale", LOCALES)
def test_a_form_shows_an_answer_that_it_takes(locale: str) -> None:
    """Also where the piece is chosen already; text that is not understood is answered by it."""
    seen, tried, texts = look(GAME, 2, buying(TOWN, **GIVEN), Seat(0)), 0, [""]
    viewer = Viewer(seen, seen.table.speaker(locale))
    while texts:
        asked = ask(viewer, texts.pop())
        if isinstance(asked, Question):
            texts += [option.text for option in options(asked)][: 2 if asked.text else None]
        if isinstance(asked, Question) and asked.typed:
            draft, typed = resume(seen.offers, asked.text), example(viewer, asked)
            assert draft is not None
            assert typed
            assert heard(viewer, draft, typed) in [option.text.split()[-1] for option in options(asked)]
            tried += 1
    assert tried


async def test_a_typed_answer_that_is_not_understood_is_told_one_that_is(
    server: Server, world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = await town(server, world, monkeypatch)
    ann = told.people[0]
    shown = await tap(ann, await panel(ann, server, told), "Buy the tower")
    form = await press(ann, shown, "tell")
    like = form.modal["components"][0]["component"]["placeholder"]
    shown = await ann.submit_modal(form, {"answer": "banana"})
    assert "“banana” is not understood" in text(shown)
    assert f"For example: {like}" in text(shown)
    shown = await ann.submit_modal(await press(ann, shown, "tell"), {"answer": like})
    assert "You buy the tower for 2 gold" in text(shown)
    assert f": {like}." in text(shown)


async def test_a_place_that_is_wrong_is_refused_by_the_first_rule(
    server: Server, world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = await town(server, world, monkeypatch)
    ann, head = told.people[0], (await world.host.register.table(1)).row.head
    on_sale = list((await table_now(world)).market.tiles.values())
    for command, names, code, args in [
        ("build", {"tile": "farm-6", "at": "A1", "turned": "drawn"}, "too-dear", {"gold": 5, "left": 4}),
        ("build", {"tile": "farm-2", "at": "A1", "turned": "across"}, "needs-street", {"beside": "farm"}),
        ("build", {"tile": "library-5", "at": "D7", "turned": "left"}, "cells-taken", {"cells": ["D7", "D8"]}),
        ("build", {"tile": "temple-5", "at": "D7", "turned": "left"}, "not-on-market", {"tiles": on_sale}),
        ("monument", {"monument": "Petra"}, "needs-beside", {"beside": "market", "count": 2}),
        ("monument", {"monument": "hippodrome", "at": "A1"}, "needs-beside", {"beside": "road", "count": 1}),
        ("monument", {"monument": "great wall", "at": "A1A2 B1B2"}, "which-cells", {"parts": 3, "size": 2}),
        ("tower", {"at": "E4"}, "only-land", {"cells": ["E4"]}),
        ("road", {"at": "E5", "turned": "sideways"}, "not-understood", {"word": "sideways"}),
        ("next", {"piece": "two", "at": "E9"}, "no-set", {}),
    ]:
        shown = text(await ann.slash(told.thread, f"wonders {command}", **names))
        assert shown.split("\n")[0] == EN(f"no-{code}", **args)
    assert (await world.host.register.table(1)).row.head == head


def test_of_things_that_cannot_be_bought_the_reason_is_suggested() -> None:
    tiles = suggested(Build, "tile")
    assert tiles["farm-2"] == "farm 2: 2 food for 3 gold"
    assert tiles["farm-6"].endswith(EN("no-too-dear", gold=5, left=4))
    assert suggested(Wonder, "monument") == {
        "Great Wall of China": "Great Wall of China still lacks a housing tile beside it.",
        "Petra": "Petra still lacks 2 markets beside it.",
        "Hippodrome": suggested(Wonder, "monument", "hippo")["Hippodrome"],
    }
    assert suggested(Wonder, "monument", "hippo")["Hippodrome"].startswith("Hippodrome can be set up: ")
    assert suggested(Build, "tile", "hof", DE)["Hof-2"] == "Hof 2: 2 Nahrung für 3 Gold"


def test_cells_are_suggested_with_what_they_bring_the_best_first() -> None:
    cells = suggested(Tower, "at")
    assert len(cells) > 10
    assert all(label == value or label.startswith(f"{value} · ") for value, label in cells.items())
    points = ["1 point" in label and "−1" not in label for label in cells.values()]
    assert points == sorted(points, reverse=True)
    assert list(suggested(Short, "piece")) == ["two", "one"]


def test_parts_of_a_monument_are_suggested_one_after_the_other() -> None:
    s = buying(TOWN + " housing1a-0-E9", **{**GIVEN, "gold": 1})
    viewer = Viewer(look(GAME, 2, s, Seat(0)), EN)
    ways = next(offer.fields["monument"] for offer in viewer.look.offers if offer.action is Wonder).count()
    typing = Parts(viewer, Wonder, {"monument": "Great Wall of China"})
    first = [value for _, value in typing.suggestions("at", "")]
    assert ways > 25 >= len(first)
    assert all(" " not in value for value in first)
    whole = [value for _, value in typing.suggestions("at", first[0])]
    assert all(value.startswith(first[0]) for value in whole)
    assert len(whole[0].split()) == 3
    understood = Parts(viewer, Wonder, {"monument": "great wall of china", "at": whole[0]}).understood()
    assert understood == ("monument great_wall-" + whole[0].replace(" ", "-"), True)
    begun_only = Parts(viewer, Wonder, {"monument": "great wall of china", "at": first[0]}).understood()
    assert begun_only.text.startswith(f"monument great_wall-{first[0]}")


async def test_a_city_is_looked_at_by_the_name_of_its_owner(
    server: Server, world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = await town(server, world, monkeypatch)
    ann, other = told.people
    names = [f"{person.name} ({seat})" for seat, person in enumerate(told.people, 1)]
    suggested = await ann.autocomplete(told.thread, "game board", "place", "")
    assert {each["value"]: each["name"] for each in suggested} == {"1": names[0], "2": names[1]}
    for typed in ("2", names[1].upper()):
        shown = await ann.slash(told.thread, "game board", place=typed)
        assert f"World Wonders · table 1 · {names[1]}" in text(shown)
    assert names[0] in text(await other.slash(told.thread, "game board", place="nowhere"))
