"""Orders as free text: the bot shows its understanding, and carries it out after a yes."""

from __future__ import annotations

from typing import Any

import pytest
import simcord

from cogs.panel.presses import said_refusal
from cogs.viewer import Viewer
from engine.core.chance import Recorded, Seeded
from engine.core.model import Illegal, Seat
from engine.core.text import kinds
from engine.games.roads import GAME
from games import GAMES
from tests.cogs.conftest import Server, World
from tests.cogs.drive import button, components, press, refs, text
from tests.cogs.heights import stands
from tests.cogs.positions import look
from tests.cogs.roads import SAY, Told, begun, farm, typed
from words import Speaker


async def entries(world: World) -> list[str]:
    """The actions carried out since the start."""
    return [line.text for line in await world.host.moments.log(1, None)][1:]


async def moves(ann: simcord.MemberActor, told: Told, orders: str) -> Any:
    return await typed(ann, told, "move", {"orders": orders})


async def test_what_was_understood_is_shown_step_by_step_with_a_picture_and_asked(
    server: Server, world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = await begun(server, world, monkeypatch, farm())
    other = await moves(told.people[0], told, "donkey 11 to C1")
    shown = await moves(told.people[0], told, "wagon to B1 with 2 boards, unload everything there")
    assert await entries(world) == []
    assert text(shown).splitlines() == [
        f"### {SAY('proposed-head')}",
        SAY("proposed-ask"),
        "> wagon to B1 with 2 boards, unload everything there",
        "1. You: wagon 12 takes 2 boards aboard (A1).",
        "2. You: wagon 12 A1 – B1.",
        "3. You: wagon 12 puts down 2 boards (B1).",
        "-# Points: you 0 · Ben 0",
    ]
    assert any(each["type"] == 12 for each in components(shown))
    done = await press(told.people[0], shown, "said")
    assert await entries(world) == ["move wagon12-take-2-boards-B1-drop-2-boards"]
    assert "wagon 12 takes 2 boards aboard (A1), A1 – B1, puts down 2 boards (B1)" in text(done)
    late = await press(told.people[0], other, "said")
    assert SAY("decision-over") in text(late)
    assert len(await entries(world)) == 1


async def test_what_was_picked_from_the_suggestions_is_carried_out_at_once(
    server: Server, world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = await begun(server, world, monkeypatch, farm())
    found = await told.people[0].autocomplete(told.thread, "roads move", "orders", "wagon12 B1 take 2 trunks")
    assert found[0]["value"] == "wagon12-B1-take-2-trunks"
    await moves(told.people[0], told, found[0]["value"])
    assert await entries(world) == ["move wagon12-B1-take-2-trunks"]
    shown = await typed(told.people[0], told, "load", {"goods": "donkey11-B1-trunks-1"})
    assert "said" not in {ref.what for _, ref in refs(shown)}


async def test_several_transporters_are_shown_together_and_carried_out_in_turn(
    server: Server, world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = await begun(server, world, monkeypatch, farm())
    shown = await moves(told.people[0], told, "donkey 11 unloads everything; wagon 12 to B1, take all boards")
    assert [line[:2] for line in text(shown).splitlines() if line[:1].isdigit()] == ["1.", "2.", "3."]
    await world.restart(server.env)  # the words are on the message
    done = await press(told.people[0], shown, "said")
    assert await entries(world) == ["move donkey11-drop-2-boards", "move wagon12-B1-take-2-boards"]
    assert stands(text(done), "You: donkey 11 puts down 2 boards (B1); wagon 12 A1 – B1, takes 2 boards aboard")


async def test_if_one_of_several_is_not_understood_or_refused_after_the_yes_none_is_carried_out(
    server: Server, world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = await begun(server, world, monkeypatch, farm())
    for orders, refused in (
        ("wagon 12 to D1", SAY.refusal(Illegal("way-road", unit="wagon12", place="D1"))),
        ("donkey 11 to C1; donkey 21 to C1", SAY("no-orders-unit", word="donkey 21")),
    ):
        assert text(await moves(told.people[0], told, orders)).split("\n")[0] == refused
    shown = await moves(told.people[0], told, "donkey 11 drop 1 board; wagon 12 to B1")
    state = (await world.host.now.look(1, None))._state
    state.table.units["wagon12"].spent = 3
    done = await press(told.people[0], shown, "said")
    assert SAY.refusal(Illegal("way-spent", unit="wagon12")) in text(done)
    assert await entries(world) == []


@pytest.mark.parametrize(("said", "first"), [("", []), ("donkey 11 drop 1 board; ", ["move donkey11-drop-1-boards"])])
async def test_if_the_words_mean_something_else_by_now_that_is_shown_first(
    server: Server, world: World, monkeypatch: pytest.MonkeyPatch, said: str, first: list[str]
) -> None:
    told = await begun(server, world, monkeypatch, farm())
    shown = await moves(told.people[0], told, f"{said}wagon 12 to B1, take all trunks")
    assert "takes 3 trunks" in text(shown)
    ground = (await world.host.now.look(1, None))._state.table.ground
    ground["B1"]["trunks"], ground["A1"]["trunks"] = 1, 2
    anew = await press(told.people[0], shown, "said")
    assert SAY("proposed-changed") in text(anew)
    assert "takes 1 trunk" in text(anew)
    assert await entries(world) == []
    await press(told.people[0], anew, "said")
    assert await entries(world) == [*first, "move wagon12-B1-take-1-trunks"]


async def test_what_was_said_twice_is_carried_out_once_and_what_was_said_before_an_undo_not_at_all(
    server: Server, world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = await begun(server, world, monkeypatch, farm())
    ann = told.people[0]
    older = await moves(ann, told, "donkey 11 to C1")
    shown = await moves(ann, told, "donkey 11 drop 1 board")
    again = await moves(ann, told, "donkey 11 drop 1 board")
    done = await press(ann, shown, "said")
    assert SAY("decision-over") in text(await press(ann, again, "said"))
    assert await entries(world) == ["move donkey11-drop-1-boards"]
    await press(ann, done, "undo")
    assert SAY("decision-over") in text(await press(ann, older, "said"))
    table = (await world.host.now.look(1, None))._state.table
    assert (table.units["donkey11"].load, table.units["donkey11"].at) == ({"boards": 2}, "B1")


async def test_a_yes_is_known_by_its_own_interaction(
    server: Server, world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What Discord delivers twice counts once: the key is the press's, newer than the message that it answers."""
    told = await begun(server, world, monkeypatch, farm())
    shown, keys, submit = await moves(told.people[0], told, "donkey 11 drop 1 board"), [], world.host.now.add

    async def noted(key: str, *what: Any) -> Any:
        keys.append(int(key))
        return await submit(key, *what)

    monkeypatch.setattr(world.host.now, "add", noted)
    await press(told.people[0], shown, "said")
    assert [key > shown.response.id for key in keys] == [True]


async def test_what_one_has_said_no_other_sees_or_carries_out(
    server: Server, world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = await begun(server, world, monkeypatch, farm())
    ann, ben = told.people
    shown = await moves(ann, told, "donkey 11 drop 1 board")
    assert shown.ephemeral
    with pytest.raises(simcord.SetupError):
        await ben.click(shown.response, custom_id=button(shown, "said")["custom_id"])
    assert await entries(world) == []


@pytest.mark.parametrize(
    "orders",
    [
        "donkey 11\ndrop 1 board",
        "> donkey 11 drop 1 board",
        "donkey 11\u2028drop\x0b1\x1cboard",
        f"donkey 11 {'please ' * 130}drop 1 board",
        "donkey 11 dro\u200dp 1 board",
    ],
)
async def test_however_it_is_typed_it_is_carried_out_when_confirmed_or_refused(
    server: Server, world: World, monkeypatch: pytest.MonkeyPatch, orders: str
) -> None:
    told = await begun(server, world, monkeypatch, farm())
    shown = await moves(told.people[0], told, orders)
    if orders.startswith(">"):
        assert text(shown).split("\n")[0] == SAY("no-orders-unit", word=">")
        return
    await press(told.people[0], shown, "said")
    assert await entries(world) == ["move donkey11-drop-1-boards"]


@pytest.mark.parametrize("locale", ["en", "de"])
def test_refusals_repeat_orders_in_the_readers_language(locale: str) -> None:
    """Unfinished orders, and orders that are not offered."""
    speak, seen = Speaker(locale, GAME, ["Ann", "Ben"]), look(GAME, 2, farm(), 0)
    for words, told in (
        ("move wagon12-B1-take", {"en": "wagon 12 → B1, takes …", "de": "Kutsche 12 → B1, nimmt …"}),
        ("buy stone", {"en": f"“{speak('verb-buy')}: 1 stone”", "de": f"„{speak('verb-buy')}: 1 Stein“"}),
        ("pray maybe", {}),
    ):
        try:
            GAME.apply(farm(), Seat(0), GAME.parse(words), Recorded(()))
        except Illegal as illegal:
            said = said_refusal(Viewer(seen, speak), illegal)
            assert told.get(locale, "") in said
            assert words not in said


def test_a_refusal_can_be_said_whatever_was_typed() -> None:
    for game in GAMES:
        seen, speak = (
            look(game, 2, game.start(2, Seeded(b"said", 0, 0)).state, 0),
            Speaker("de", game, ["A", "B"]),
        )
        for name, action in game.verbs.items():
            for word in ("none", "x", "1", "yes", "x-y-z", "donkey99", "Z99", "A1-2-9-x-1-q"):
                words = " ".join([name, *([word] * len(kinds(action)))])
                refusal = Illegal("not-offered", action=words, verbs=["done"])
                try:
                    game.parse(words)
                except Illegal:
                    continue
                assert "{" not in said_refusal(Viewer(seen, speak), refusal)
