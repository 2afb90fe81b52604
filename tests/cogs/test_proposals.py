"""People ask each other by pressing: on the panel, and on the message in the table's thread."""

from __future__ import annotations

import simcord

from engine.games import milestones
from tests.cogs.conftest import Server, World
from tests.cogs.drive import button, labels, press, rested, text
from tests.cogs.test_panel import opened, play
from words import Speaker

SAY = Speaker("en", milestones.GAME)


def name_of(server: Server, member: simcord.MemberActor) -> str:
    return next(name for name in ("Ann", "Ben") if server.person(name).id == member.id)


async def asked(
    server: Server, world: World
) -> tuple[simcord.ChannelHandle, simcord.MemberActor, simcord.MemberActor, simcord.InteractionResult]:
    """Somebody has ended a turn, the other has moved, and the first asks to take their turn back: the thread, both,
    and the panel of who asks."""
    thread, first, other = await opened(server, world)
    await play(world, (first.id, "move 3"), (first.id, "move 4"), (first.id, "end"), (other.id, "move 5"))
    shown = await press(first, server.board(thread), "move")
    assert SAY("button-ask-back") in labels(shown)
    assert SAY("button-ask-back") not in labels(await press(other, server.board(thread), "move"))
    card = await press(first, shown, "asking")
    name, theirs = name_of(server, first), name_of(server, other)
    assert SAY("ask-back-asks", names=theirs) in text(card)
    assert f"a move of {name}, a move of {theirs}" in text(card)
    select = button(card, "askupto")
    card = await first.select(card.response, [select["options"][2]["value"]], custom_id=select["custom_id"])
    assert f"3 moves of {name}, a move of {theirs}" in text(card)
    shown = await press(first, card, "askthem")
    assert text(shown).startswith(f"-# {SAY('said-asked-back')}")
    assert SAY("button-withdraw") in labels(shown)
    await rested(world)
    return thread, first, other, shown


async def test_who_is_asked_agrees_on_the_message_and_all_is_taken_back(server: Server, world: World) -> None:
    thread, first, other, _ = await asked(server, world)
    notice = thread.history(viewer=other)[-1]
    assert f"<@{other.id}>" in text(notice)
    assert labels(notice)[:2] == [SAY("button-agree"), SAY("button-refuse")]
    assert SAY("no-not-asked") in text(await press(first, notice, "agree"))
    shown = await press(other, notice, "agree")
    assert shown.ephemeral
    assert SAY("said-agree-done") in text(shown)
    assert SAY("no-no-proposal") in text(await press(other, notice, "agree"))
    look = await world.host.now.look(1, first.id)
    assert look.waited
    assert [note.code for line in look.news for note in line.notes] == ["taken-back"]
    await rested(world)
    told = f"{name_of(server, first)} takes the game back"
    assert any(told in text(message) for message in thread.history(viewer=other))


async def test_who_is_asked_refuses_on_the_panel(server: Server, world: World) -> None:
    thread, _, other, _ = await asked(server, world)
    head = (await world.host.register.table(1)).row.head
    shown = await other.slash(thread, "game move")
    assert {SAY("button-agree"), SAY("button-refuse")} <= set(labels(shown))
    shown = await press(other, shown, "refuse")
    assert text(shown).startswith(f"-# {SAY('said-refuse')}")
    assert SAY("button-agree") not in labels(shown)
    assert (await world.host.register.table(1)).row.head == head
    await rested(world)
    assert SAY("notice-take-back-refused", name=name_of(server, other)) in text(thread.history(viewer=other)[-1])


async def test_who_asked_withdraws_it(server: Server, world: World) -> None:
    _, first, _, shown = await asked(server, world)
    shown = await press(first, shown, "withdraw")
    assert text(shown).startswith(f"-# {SAY('said-withdraw')}")
    assert SAY("button-ask-back") in labels(shown)
