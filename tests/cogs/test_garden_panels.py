"""Choices that are never listed, at a table of Garden: pressed part by part, typed, suggested, refused in words."""

from __future__ import annotations

from typing import Any

import pytest
import simcord

from engine.games.garden import GAME, Lay
from host import Person, Place
from tests.cogs.conftest import Server, World
from tests.cogs.drive import press, refs, text, towards
from tests.cogs.test_panel import carried_out
from words import Speaker

SAY = Speaker("en", GAME)


async def laying(server: Server, world: World) -> simcord.ChannelHandle:
    """A table of Garden with Ann and Ben, where Ann is to lay a hedge."""
    ann, ben = server.person("Ann"), server.person("Ben")
    place = Place(server.guild.id, server.channel.id)
    await world.host.lobby.create("x", Person(ann.id, "Ann"), place, game="garden")
    await world.quiet()
    await world.host.lobby.join(1, Person(ben.id, "Ben"))
    await world.host.lobby.start("y", 1, ann.id, seating="joined")
    await world.quiet()
    thread = server.channel.threads[0]
    await carried_out(world, ann, await press(ann, server.board(thread), "move"), "turn cloud")
    return thread


async def offered(world: World, person: Any) -> Any:
    """The ways to lay a hedge that a person is offered."""
    seen = await world.host.now.look(1, person.id)
    return next(offer.fields["placing"] for offer in seen.offers if offer.action is Lay)


async def test_a_hedge_is_chosen_by_shape_then_facing_then_cell(server: Server, world: World) -> None:
    thread = await laying(server, world)
    ann = server.person("Ann")
    ways = await offered(world, ann)
    shape = next(each for each in ways.after(()) if len(ways.after((each,))) > 1)
    facing = ways.after((shape,))[-1]
    place = ways.after((shape, facing))[-1]
    shown, asked = await press(ann, server.board(thread), "move"), []
    for _ in range(9):
        asked.append([ref.text for _, ref in refs(shown) if ref.what in ("go", "pick") and ref.text])
        head = (await world.host.register.table(1)).row.head
        shown = await towards(ann, shown, f"lay {shape}-{facing}-{place}")
        if (await world.host.register.table(1)).row.head != head:
            break
    said = {words for each in asked for words in each}
    assert {f"lay {shape}~", f"lay {shape}-{facing}~"} <= said
    view = (await world.host.now.look(1, ann.id)).view
    assert [tuple(hedge) for hedge in view.table.gardens[0].hedges] == [(shape, facing, place)]
    assert "Undo" in str(shown.response.components)


@pytest.mark.parametrize("how", ["{}-{}-{}", "{} {} {}", "{}, {}, {}"])
async def test_a_hedge_is_typed(server: Server, world: World, how: str) -> None:
    thread = await laying(server, world)
    ann = server.person("Ann")
    ways = await offered(world, ann)
    value = next(ways.values())
    shown = await ann.slash(thread, "garden lay", placing=how.format(*value).upper())
    assert "You lay a " in text(shown)
    assert (await world.host.now.look(1, ann.id)).view.table.gardens[0].hedges == [value]


async def test_each_part_is_suggested_when_those_before_it_are_typed(server: Server, world: World) -> None:
    thread = await laying(server, world)
    ann, ben = server.person("Ann"), server.person("Ben")
    ways = await offered(world, ann)

    async def suggested(typed: str) -> list[str]:
        return [choice["value"] for choice in await ann.autocomplete(thread, "garden lay", "placing", typed)]

    shape = ways.after(())[0]
    assert (await suggested(""))[: len(ways.after(()))] == list(ways.after(()))
    facings = [f"{shape}-{facing}" for facing in ways.after((shape,))]
    assert (await suggested(f"{shape} "))[: len(facings)] == facings
    cells = [f"{facings[0]}-{place}" for place in ways.after((shape, facings[0].partition("-")[2]))]
    assert (await suggested(facings[0].replace("-", " ") + " "))[: len(cells)] == cells[:25]
    assert await ben.autocomplete(thread, "garden lay", "placing", "") == []


async def test_what_does_not_fit_is_refused_and_changes_nothing(server: Server, world: World) -> None:
    thread = await laying(server, world)
    ann = server.person("Ann")
    head = (await world.host.register.table(1)).row.head
    ways = await offered(world, ann)
    shape = ways.after(())[0]
    for typed, code in ((f"{shape} 0 F6", "no-no-room"), (f"{shape} 0 Z99", "no-no-room")):
        shown = await ann.slash(thread, "garden lay", placing=typed)
        assert text(shown).split("\n")[0] == SAY(code, shape=shape, cell=typed.split()[-1])
    assert (await world.host.register.table(1)).row.head == head
