"""A game as moving pictures: all of it, or since one's last turn. It shows what everybody may know, so one file
serves all who read it in that language."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import partial

from engine.core.film import Film, Frame
from host import Refused, Table, Tenure
from host.keep.moments import Reel, Shot, Turn
from host.view.table import then
from words import Speaker

from ..gate.find_table import title
from ..kit.app import Interaction
from ..kit.card import Button, Card
from ..kit.custom_ids import Ref
from ..kit.replies import language, show_beside, wait
from ..kit.router import Handler
from ..news.digest import joined, noted, standing_notes
from ..pictures.wanted import moving

WHOLE, SINCE = "", "since"
"""What a film shows: the text of its button's id."""
_MARKDOWN = re.compile(r"\*\*|__|~~|`|<t:\d+(?::\w)?>")
LETTERS = 400
"""Letters of a frame's sentences; its caption has room for fewer."""


def ways(table: Table, person: int, speak: Speaker) -> tuple[Button, ...]:
    """Buttons that lead to films: for a player also to that since their last turn."""
    whole = Button(speak("button-film-whole"), Ref("film", table.id, text=WHOLE).id())
    if table.seat_of(person) is None:
        return (whole,)
    return whole, Button(speak("button-film-since"), Ref("film", table.id, text=SINCE).id())


async def press(interaction: Interaction, ref: Ref) -> None:
    """Make a film, or show the one that was made. Raises `Refused` for a game without pictures."""
    await wait(interaction)
    app, since = interaction.client, None
    if ref.text == SINCE:
        since = await app.host.moments.last_turn(ref.table, interaction.user.id)
        if since is None:
            raise Refused("no-turn-yet")
    table = await app.host.register.table(ref.table)
    speak = table.speaker(language(interaction))
    head = f"### {title(table, speak)} · {speak('film-whole') if since is None else speak('film-since')}"
    key = (table.id, table.row.head, since, speak.locale, speak.names)
    film = app.pictures.films.find(key)
    if film is None:
        reel, held = await app.host.moments.reel(table.id, since), await app.host.seats.tenures(table.id)
        made = await app.pool.run(partial(filmed, reel, held, speak))
        drawn = await app.pictures.image(moving(speak, made))
        if isinstance(drawn, str):
            raise Refused("no-film", game=table.game.name)
        film = drawn
        app.pictures.films.keep(key, film)
    await show_beside(interaction, Card((head, film)))


def filmed(reel: Reel, held: Sequence[Tenure], speak: Speaker) -> Film:
    """The film of a reel, in the words of `speak`, which has no reader."""
    head = speak("alt-film", game=reel.table.game.name, number=reel.table.id, count=reel.count)
    return Film(tuple(_frame(shot, reel, held, speak) for shot in reel.shots), reel.count, head)


def _frame(shot: Shot, reel: Reel, held: Sequence[Tenure], speak: Speaker) -> Frame:
    seats = {turn.seat for turn in shot.turns}
    alone = next(iter(seats)) if len(seats) == 1 else None
    said: list[str] = []
    for turn in shot.turns:
        said += _said(turn, reel, held, speak, alone=alone is not None)
    names = then(speak, reel.table, held, shot.turns[-1].last).names
    notes = tuple(note for turn in shot.turns for note in standing_notes(turn.lines))
    return Frame(shot.view, notes, names, alone, shot.number, tuple(said))


def _said(turn: Turn, reel: Reel, held: Sequence[Tenure], speak: Speaker, *, alone: bool) -> list[str]:
    """What happened in a turn, without the name of whoever made it if that stands above (`alone`)."""
    found = list[str]()
    for line in joined(turn.lines, reel.table.game.guide):
        at = then(speak, reel.table, held, line.seq)
        name = at.of(turn.seat) if alone and turn.seat is not None else ""
        for said in noted(line, at):
            short = said.removeprefix(f"{name}: ").removeprefix(f"{name} ") if name else said
            found.append(_MARKDOWN.sub("", short)[:LETTERS])
    return found


HANDLERS: Mapping[str, Handler] = {"film": press}
