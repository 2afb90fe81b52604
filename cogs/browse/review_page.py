"""A review of a game that is over, for one player alone: what the strong practice opponent would have done at each of
their turns, those that cost most first."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from engine.core.chance import Seeded
from engine.core.frames import AnyPosition
from engine.core.model import Illegal, Seat
from engine.core.review import KEY, judge
from host import Look, Refused, Table
from host.keep.reviews import Judged, Review
from words import Speaker

from ..gate.find_table import speaker_of, title
from ..kit.app import Interaction
from ..kit.card import Button, Card, Choice, Row, Select, clip
from ..kit.custom_ids import Ref
from ..kit.replies import no_choice, picked_one, show, wait
from ..kit.router import Handler
from ..pictures.wanted import outcome
from ..question.next_question import called
from ..viewer import Viewer

LISTED = 25
"""The most turns in the list."""
TOLD = 350
"""Letters of what was done in a turn, or would have been."""
THEN = " → "
POINT = 100


async def show_review(interaction: Interaction, ref: Ref) -> None:
    """The turn of that place in the order of costs. Until the review is made, how far it is. Raises `Refused`."""
    await wait(interaction)
    table = await interaction.client.host.register.table(ref.table)
    speak = speaker_of(interaction, table)
    head = f"### {title(table, speak)} · {speak('review-head')}"

    async def told(done: int, of: int) -> None:
        await show(interaction, Card((f"{head}\n{speak('review-making', done=done, of=of)}",)))

    try:
        review = await interaction.client.host.reviews.review(ref.table, interaction.user.id, told)
    except Refused as error:
        if error.code != "no-turn-of-yours":
            raise
        replay = Button(speak("button-replay"), Ref("replay", table.id).id())
        await show(interaction, Card((f"{head}\n{speak('review-onlooker')}", (replay,))))
        return
    place = min(ref.page, len(review.order) - 1)
    await show(interaction, await interaction.client.pool.run(partial(card, review, place, speak)))


async def picked(interaction: Interaction, ref: Ref) -> None:
    """A turn was picked from the list."""
    value = picked_one(interaction)
    if not (value.isascii() and value.isdigit() and len(value) < 5):
        raise no_choice(value)
    await show_review(interaction, Ref("review", ref.table, page=int(value)))


def card(review: Review, place: int, speak: Speaker) -> Card:
    """The turn of that place in the order of costs: what was done, what the opponent would have done, the table as
    the player saw it."""
    table, number = review.table, review.order[place]
    turn, count = review.turns[number], len(review.turns)
    game, by = table.game, judge(table.game)
    assert by is not None
    begun = game.imagined(review.before(turn), turn.seat, Seeded(KEY, 0, turn.first))
    viewer = Viewer(Look(table, turn.seat, begun, "", (), False, 0), speak)
    where = speak("review-turn", number=number + 1, count=count, first=turn.first, last=turn.last)
    lines = [
        f"### {title(table, speak)} · {speak('review-head')}",
        f"**{where} · {_cost(turn, speak)}**",
        speak("review-played", way=_words(table, turn.seat, begun, turn.played, speak)),
    ]
    if turn.played == turn.verdict.better:
        lines.append(speak("review-same"))
    else:
        lines.append(speak("review-better", way=_words(table, turn.seat, begun, turn.verdict.better, speak)))
    small = f"-# {speak('review-strength', won=by.won, games=by.of)}"
    return Card(("\n".join(lines), outcome(viewer, ()), *_ways(review, place, speak), small))


def _cost(turn: Judged, speak: Speaker) -> str:
    return speak("review-cost", points=round(turn.verdict.lost / POINT, 1))


def _ways(review: Review, place: int, speak: Speaker) -> list[Row]:
    """To the turns that cost less and more, and the list of all, as far as it goes."""
    number, last = review.table.id, len(review.order) - 1
    more = Button(speak("button-review-more"), Ref("review", number, page=max(0, place - 1)).id(), disabled=not place)
    less = Ref("review", number, page=min(last, place + 1), text="less").id()
    first = max(0, min(place - LISTED // 2, len(review.order) - LISTED))
    lines = tuple(
        Choice(clip(_line(review, n, speak)), str(n), selected=n == place)
        for n in range(first, min(first + LISTED, len(review.order)))
    )
    listed = Select(Ref("reviewed", number).id(), speak("review-list"), lines)
    return [(more, Button(speak("button-review-less"), less, disabled=place == last)), (listed,)]


def _line(review: Review, place: int, speak: Speaker) -> str:
    number = review.order[place]
    turn = review.turns[number]
    where = speak("review-turn", number=number + 1, count=len(review.turns), first=turn.first, last=turn.last)
    return f"{where} · {_cost(turn, speak)}"


def _words(table: Table, seat: Seat, s: AnyPosition, texts: Sequence[str], speak: Speaker) -> str:
    """Actions in words, each in the position that the ones before it lead to, as far as that can be known."""
    told, game = list[str](), table.game
    for n, text in enumerate(texts):
        try:
            action = game.parse(text)
            told.append(called(Viewer(Look(table, seat, s, "", (), False, 0), speak), action))
            s = game.apply(s, seat, action, Seeded(KEY, 0, n)).state
        except Illegal:
            told.append(text)
    return clip(THEN.join(told), TOLD)


HANDLERS: Mapping[str, Handler] = {"review": show_review, "reviewed": picked}
