"""The typed commands of a game, and numbers typed into a form."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from cogs.typed.confirm_typed import understood
from cogs.typed.game_commands import _refusal, could_be_typed
from cogs.typed.typed_parts import Parts
from cogs.viewer import Viewer
from engine.core.game import AnyGame
from engine.core.model import Action, Illegal
from engine.core.text import kinds, verb
from engine.games import milestones
from games import GAMES
from host import Person, Place, Refused
from tests.cogs.conftest import Server, World
from tests.cogs.drive import labels, press, text
from tests.cogs.positions import looks
from tests.cogs.test_panel import opened, rich
from tests.laws import variants
from words import LOCALES, Speaker

SAY = Speaker("en", milestones.GAME)


async def test_an_action_is_typed_with_suggestions_from_what_that_person_is_offered(
    server: Server, world: World
) -> None:
    thread, first, _ = await opened(server, world)
    found = await first.autocomplete(thread, "milestones move", "to", "")
    assert [choice["value"] for choice in found][-2:] == ["mill", "castle"]
    assert found[8]["name"] == "trading house"
    assert [c["value"] for c in await first.autocomplete(thread, "milestones move", "to", "OFF")] == [
        "building_office"
    ]
    onlooker = server.person("Onlooker")
    assert await onlooker.autocomplete(thread, "milestones move", "to", "") == []
    assert await first.autocomplete(thread, "milestones hire", "tile", "") == []
    shown = await first.slash(thread, "milestones move", to="mill")
    assert "You move to the mill and to the castle." in text(shown), "the only way on"
    assert "Undo" in labels(shown)


async def test_two_fields_and_a_tuple_are_typed(server: Server, world: World) -> None:
    thread, first, _ = await opened(server, world)
    await rich(server, world, first)
    await first.slash(thread, "milestones move", to="trading_house")
    tile = (await first.autocomplete(thread, "milestones hire", "tile", ""))[0]["value"]
    shown = await first.slash(thread, "milestones hire", tile=tile, space="7")
    assert "You hire" in text(shown)


@pytest.mark.parametrize(
    ("command", "fields", "code", "values"),
    [
        ("move", {"to": "moon"}, "typed-unknown", {"typed": "moon"}),
        ("end", {}, "not-offered", {"action": "End turn", "verbs": ["move"]}),
        ("road", {"section": "nonsense"}, "not-offered", {"action": "Build a road", "verbs": ["move"]}),
        ("road", {"section": "A2 A4 A6"}, "only-there", {"space_there": "building_office", "space": "castle"}),
    ],
)
async def test_what_is_not_possible_is_refused_in_a_sentence(
    server: Server, world: World, command: str, fields: dict[str, str], code: str, values: dict[str, str]
) -> None:
    thread, first, _ = await opened(server, world)
    head = (await world.host.register.table(1)).row.head
    shown = await first.slash(thread, f"milestones {command}", **fields)
    assert text(shown).split("\n")[0] == SAY(f"no-{code}", **values)
    assert (await world.host.register.table(1)).row.head == head


CODE = re.compile(r"\b[a-z]+_[a-z0-9]+|\b[a-z]{3,}\d+\b|\w+-\w+-\w+")
"""A name of the code, or an action's text."""


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
@pytest.mark.parametrize("locale", LOCALES)
def test_beside_a_refusal_stands_what_could_be_typed_now(game: AnyGame, locale: str) -> None:
    """Each example would be understood as something that is offered, and is called as on a button. A refusal repeats
    what was typed and no name of the code, and does not call impossible what it says is possible."""
    tried = refused = 0
    for each in looks(game, min(3, game.seats[-1]), moves=60, every=12):
        viewer = Viewer(each, each.table.speaker(locale))
        for offer in each.offers:
            found = could_be_typed(viewer, offer.action)
            if not found:
                continue
            tried += 1
            if offer.action in game.guide.typed.parts:
                said, whole = Parts(viewer, offer.action, found).understood()
            else:
                said, whole = understood(viewer, offer.action, found).actions[0], True
            assert not whole or offer.admits(game.parse(said)), (found, said)
            shown = " · ".join(found.values())
            assert not CODE.search(shown), shown
            for typed in nearly(found):
                why = objection(viewer, offer.action, typed)
                if why is None:
                    continue
                refused += 1
                told = _refusal(viewer, offer.action, typed, why)
                assert told.split("\n")[1:] == [viewer.speak("type-like", example=shown)]
                assert not CODE.search(told.replace(" · ".join(filter(None, typed.values())), "")), (typed, told)
                name = viewer.speak.verb(offer.action, each.view)
                assert viewer.speak("no-not-offered", action=name, verbs=[]).split(name)[0] + name not in told, told
    assert tried
    assert refused


def nearly(right: dict[str, str]) -> Iterator[dict[str, str]]:
    """The same with one thing wrong: a word too many, a letter that is missing, another number, something else."""
    last = [*right][-1]
    text = right[last]
    longest = max(re.findall(r"\w+", text), key=len)
    yield {**right, last: f"{text} {longest} 9"}
    yield {**right, last: text.replace(longest, longest[:1] + longest[2:])}
    yield {**right, last: re.sub(r"\d+", lambda found: str(int(found[0]) + 17), text)}
    yield {**right, last: "Z99"}


def objection(viewer: Viewer, action: type[Action], typed: dict[str, str]) -> Illegal | None:
    """Why something typed cannot be carried out; None if it can, or may mean several things."""
    look, game = viewer.look, viewer.look.table.game
    try:
        if action in game.guide.typed.parts:
            text, whole = Parts(viewer, action, typed).understood()
            actions = [text] if whole else []
        else:
            actions = [*understood(viewer, action, typed).actions]
        look.tried([game.parse(each) for each in actions])
    except Illegal as why:
        return why
    except Refused:
        return None
    return None


async def test_every_action_of_the_game_has_its_command(server: Server) -> None:
    visible = server.person("Ann").available_commands(server.channel)
    for action in milestones.GAME.rules.actions:
        assert f"milestones {verb(action)}" in visible
        assert "table" not in kinds(action)


async def test_a_typed_undo_and_a_table_by_number(server: Server, world: World) -> None:
    thread, first, _ = await opened(server, world)
    await first.slash(server.channel, "milestones move", to="mill", table="1")
    shown = await first.slash(thread, "game undo")
    assert "Taken back: You move to the mill and to the castle." in text(shown)


async def test_a_number_is_typed_into_a_form_also_after_a_restart(
    server: Server, world: World, tmp_path: Path
) -> None:
    rich_ferry = variants.planted(tmp_path, "rich", {"INCOME = 2": "INCOME = 60"})
    world.games = (milestones.GAME, rich_ferry)
    await world.restart(server.env)
    ann, ben = server.person("Ann"), server.person("Ben")
    place = Place(server.guild.id, server.channel.id)
    await world.host.lobby.create("x", Person(ann.id, "Ann"), place, game="ferry")
    await world.host.lobby.join(1, Person(ben.id, "Ben"))
    await world.host.lobby.start("y", 1, ann.id, seating="joined")
    await world.quiet()
    shown: Any = await press(ann, server.board(server.channel.threads[0]), "move")
    assert labels(shown)[0] == "Enter a number"
    assert "from 0 to 60" in text(shown)
    form = await press(ann, shown, "num")
    assert form.modal is not None
    assert form.modal["title"] == "How many coins?"
    wrong = await ann.submit_modal(form, {"answer": "seventy"})
    assert "seventy" in text(wrong)
    assert labels(wrong)[0] == "Enter a number"
    form = await press(ann, wrong, "num")
    await world.restart(server.env)
    done = await ann.submit_modal(form, {"answer": "42"})
    assert text(done).split("\n")[0] == "-# Done: Bid: 42"
    assert (await world.host.now.look(1, ann.id)).view.hand.choice.coins == 42
    undone = await press(ann, done, "undo")
    assert text(undone).split("\n")[0] == "-# Taken back: Bid: 42"
