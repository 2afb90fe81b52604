"""Looking back at a game: the log, the picture of each moment, the film, and the page for a browser."""

from __future__ import annotations

from typing import Any

from engine.core.text import write
from host.keep import transfer
from tests.cogs.conftest import Server, World
from tests.cogs.drive import button, components, labels, press, text
from tests.cogs.test_panel import opened, play


async def test_the_log_is_read_page_by_page(server: Server, world: World) -> None:
    thread, first, other = await opened(server, world)
    for _ in range(30):
        for person in (first, other):
            look = await world.host.now.look(1, person.id)
            if look.offers:
                await play(world, (person.id, write(next(action for offer in look.offers for action in offer))))
    newest = await press(first, server.board(thread), "log")
    assert labels(newest) == ["Earlier", "Animation", "Animation since my turn", "As a file", "File since my turn"]
    shown, told = newest, [text(newest)]
    while "Earlier" in labels(shown):
        shown = await press(first, shown, "log")
        told.append(text(shown))
    assert len(told) > 1
    assert labels(shown) == ["To the newest"]
    assert "You are the starting player" in told[-1]
    said = "\n".join(told)
    entries = await world.host.store.journal.entries(1)
    assert said.count("ends the turn") + said.count("end the turn.") == sum(
        entry.text == "end" for entry in entries
    ), "each turn once"


def enabled(shown: Any) -> list[str]:
    return [each["label"] for each in components(shown) if each["type"] == 2 and not each.get("disabled")]


async def test_each_turn_of_the_log_leads_to_the_picture_of_that_moment(server: Server, world: World) -> None:
    thread, first, other = await opened(server, world)
    await play(world, (first.id, "move 2"), (first.id, "move 3"), (first.id, "end"), (other.id, "move 4"))
    shown = await press(first, server.board(thread), "log")
    assert text(shown).count("** · <t:") > 2
    select = button(shown, "then")
    newest, before, *_ = select["options"]
    assert "moves to space 4" in newest["label"]
    world.painter.asked.clear()
    moment = await first.select(shown.response, [before["value"]], custom_id=select["custom_id"])
    picture = world.painter.asked[-1]
    assert picture["seat"] is None
    assert [note.code for note in picture["told"]][-1] == "turn-over"
    assert "move to space 3" in text(moment)
    assert "space 4" not in text(moment)
    ways = ["Go to turn …", "Log", "Animation", "Animation since my turn", "As a file", "File since my turn"]
    assert labels(moment) == ["First", "10 back", "1 back", "1 on", "10 on", "Last", *ways]
    later = await first.click(moment.response, label="1 on")
    assert "moves to space 4" in text(later)
    assert enabled(later) == ["First", "10 back", "1 back", *ways]
    start = await first.click(later.response, label="First")
    assert "turn 1 of " in text(start)
    assert enabled(start) == ["1 on", "10 on", "Last", *ways]


async def test_whoever_held_a_seat_sees_their_hand_of_then_and_types_where_to_go(
    server: Server, world: World
) -> None:
    thread = await server.table("Ann", "Ben", game="ferry")
    ann = server.person("Ann")
    for person, seen in ((ann, [None, 0]), (server.person("Onlooker"), [None])):
        world.painter.asked.clear()
        shown = await press(person, server.board(thread), "log")
        select = button(shown, "then")
        moment = await person.select(shown.response, [select["options"][0]["value"]], custom_id=select["custom_id"])
        assert [each["seat"] for each in world.painter.asked] == seen
        form = await press(person, moment, "turnask")
        assert form.modal is not None
        refused = await person.submit_modal(form, {"answer": "one"})
        assert [text(each) for each in refused.followups] == ["“one” should be a whole number."]
        assert "turn 1 of 1" in text(
            await person.submit_modal(await press(person, moment, "turnask"), {"answer": " 7 "})
        )


async def test_a_film_is_made_once_and_tells_what_everybody_may_know(server: Server, world: World) -> None:
    thread = await server.table("Ann", "Ben", game="ferry")
    ann, onlooker = server.person("Ann"), server.person("Onlooker")
    for n in range(8):
        person = (server.person("Ben"), ann)[n % 2].id
        look = await world.host.now.look(1, person)
        for action in [each for offer in look.offers for each in offer][:1] if look.waited else []:
            await play(world, (person, write(action)))
    drawn, world.bot.pictures.legends = world.bot.pictures.legends, {}
    assert labels(await ann.slash(thread, "game log")) == [], "a game without pictures has none"
    world.bot.pictures.legends = drawn
    films = world.painter.films
    for person, many in ((ann, 1), (onlooker, 1), (ann, 1)):
        log = await person.slash(thread, "game log")
        own = ["Animation since my turn"] if person is ann else []
        assert labels(log)[: 2 + len(own)] == ["Animation", *own, "As a file"]
        shown = await press(person, log, "film")
        assert [len(each.attachments) for each in shown.followups] == [1]
        assert len(films) == many
    frames = films[0].frames
    assert all(b'"hand":null' in each.view for each in frames)
    assert "Ann" in str([each.said for each in frames])
    assert "You" not in str([each.said for each in frames])
    assert not any(sign in said for each in frames for said in each.said for sign in ("**", "<t:"))
    log = await ann.slash(thread, "game log")
    await ann.click(log.response, label="Animation since my turn")
    assert len(films) == 2
    assert films[1].frames == frames[-len(films[1].frames) :]
    await onlooker.click((await onlooker.slash(thread, "game log")).response, label="As a file")
    assert films[2].frames == frames
    assert films[2].sheet is None
    await ann.click(log.response, label="File since my turn")
    assert films[3].frames == films[1].frames


async def test_a_page_of_a_game_is_a_file_made_once_with_its_end(server: Server, world: World) -> None:
    thread = await server.table("Ann", "Ben", game="ferry")
    ann, onlooker = server.person("Ann"), server.person("Onlooker")
    world.painter.file = "replay.html"
    while (await world.host.now.look(1, None)).result is None:
        for person in (ann, server.person("Ben")):
            look = await world.host.now.look(1, person.id)
            if look.waited and (action := next(each for offer in look.offers for each in offer)):
                await play(world, (person.id, write(action)))
    board = server.board(thread)
    for person in (ann, onlooker):
        log = await person.slash(thread, "game log")
        shown = await person.click(log.response, label="As a file")
        (answer,) = shown.followups
        assert [each.filename for each in answer.attachments] == ["replay.html"]
        assert "without the bot" in text(answer)
        assert [each["type"] for each in answer.components].count(13) == 1
    (film,) = world.painter.films
    assert film.sheet is not None
    assert film.sheet.scores == (1, 1)
    assert film.sheet.remarks
    assert film.head == "Ferry, table 1"
    assert all(b'"hand":null' in each.view for each in film.frames)
    shown = await onlooker.slash(thread, "game replay")
    assert "turn " in text(shown)
    assert [each.filename for each in shown.followups[0].attachments] == ["replay.html"]
    assert len(world.painter.films) == 1, "made once"
    shown = await press(onlooker, board, "record")
    assert "all draws" in text(shown)
    body = await world.host.moments.record(1)
    assert not [
        each for each in (ann.id, thread.id, server.channel.id, server.guild.id) if str(each).encode() in body
    ]
    read = transfer.read(body, world.games, world.now())
    assert read.game.result(read.steps[-1].state) == (await world.host.now.look(1, None)).result, "all of it follows"
