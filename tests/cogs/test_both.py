"""Two steps with one press."""

from __future__ import annotations

import pytest

from cogs.question.both import AND, apart, with_both
from cogs.question.next_question import Question, ask
from cogs.viewer import Viewer
from engine.core.game import AnyGame
from engine.core.text import write
from games import GAMES
from tests.cogs.conftest import Server, World
from tests.cogs.drive import button, press, refs
from tests.cogs.positions import looks
from tests.cogs.test_panel import opened, play

NONE = ("roads", "wonders")
"""Games whose actions lead to many others, or stand in lists already."""


@pytest.mark.parametrize("game", [game for game in GAMES if game.key not in NONE], ids=lambda game: game.key)
def test_what_is_listed_as_two_steps_can_be_carried_out_as_these(game: AnyGame) -> None:
    tried = 0
    for look in looks(game, min(3, game.seats[-1]), moves=60, every=12):
        asked = ask(Viewer(look, look.table.speaker("en")))
        assert isinstance(asked, Question)
        for each in with_both(Viewer(look, look.table.speaker("en")), asked).also if not asked.also else ():
            for option in each.options:
                first, second = apart(option.text)
                assert first in [alone.text for alone in asked.options]
                after, _ = look.tried([game.parse(first)])
                assert any(offer.admits(game.parse(second)) for offer in after.offers), option.text
                tried += 1
    assert tried


async def test_two_steps_of_one_press_are_taken_back_by_one(server: Server, world: World) -> None:
    thread, *people = await opened(server, world)
    for _ in range(60):
        mover = people[0] if (await world.host.now.look(1, people[0].id)).waited else people[1]
        look = await world.host.now.look(1, mover.id)
        asked = ask(Viewer(look, look.table.speaker("en")))
        if isinstance(asked, Question) and with_both(Viewer(look, look.table.speaker("en")), asked).also:
            break
        await play(world, (mover.id, write(next(action for offer in look.offers for action in offer))))
    before = (await world.host.now.look(1, mover.id)).seq
    shown = await press(mover, thread.last_message, "move")
    found = [(each, ref) for each, ref in refs(shown) if ref.what == "pick"]
    line = next(option for each, _ in found for option in each["options"] if AND in option["value"])
    select = next(each for each, _ in found if line in each["options"])
    shown = await mover.select(shown.response, [line["value"]], custom_id=select["custom_id"])
    log = await world.host.moments.log(1, mover.id)
    assert tuple(each.text for each in log if each.seq > before)[:2] == apart(line["value"])
    await mover.click(shown.response, custom_id=button(shown, "undoall")["custom_id"])
    assert all(each.struck for each in await world.host.moments.log(1, mover.id) if before < each.seq <= before + 2)
