"""Reviews of games that are over, and capsules, of a game that a person plays against a practice opponent."""

from __future__ import annotations

import pytest

from cogs.browse import review_page
from cogs.pictures.wanted import Wanted
from engine.core.chance import Seeded
from engine.core.opponents import steady_player
from engine.core.text import write
from host import Host, Person, Place, Refused, Table
from host.keep import reviews
from tests.cogs.heights import texts

ANN = Person(1, "Ann")


async def finished(host: Host, place: Place, game: str) -> Table:
    """A table at which Ann has played to the end as a steady opponent would."""
    number = (await host.lobby.create("k", ANN, place, game=game)).id
    await host.lobby.add_opponent(number, ANN.id, "random")
    await host.lobby.start("s", number, ANN.id, seating="joined")
    for n in range(400):
        await host.work.idle("opponents")
        look = await host.now.look(number, ANN.id)
        if look.result is not None:
            break
        assert look.seat is not None
        action = steady_player(look.table.game, look._state, look.seat, Seeded(b"ann", 0, n))
        await host.now.add(f"m{n}", number, ANN.id, None, write(action))
    return await host.register.table(number)


async def test_a_review_is_made_once_and_shows_its_player_what_cost_most(
    host: Host, place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reviews, "SAID", 0.01)
    monkeypatch.setattr(reviews, "RESTS", 0)
    said = list[tuple[int, int]]()

    async def told(done: int, of: int) -> None:
        said.append((done, of))

    going = await host.lobby.create("g", ANN, place, game="charmers")
    with pytest.raises(Refused, match="no-review-yet"):
        await host.reviews.review(going.id, ANN.id, told)
    table = await finished(host, place, "charmers")
    made = await host.reviews.review(table.id, ANN.id, told)
    assert said == sorted(said)
    assert said[-1][1] == len(made.turns) > 5
    assert await host.reviews.review(table.id, ANN.id, told) is made
    lost = [made.turns[n].verdict.lost for n in made.order]
    assert lost == sorted(lost, reverse=True)
    entries = {each.seq: each for each in await host.store.journal.entries(table.id)}
    assert all(entries[turn.first].seat == table.seat_of(ANN.id) == turn.seat for turn in made.turns)
    with pytest.raises(Refused, match="no-turn-of-yours"):
        await host.reviews.review(table.id, 99, told)
    for place_, locale in ((0, "en"), (len(made.order) - 1, "de")):
        card = review_page.card(made, place_, table.speaker(locale))
        assert [part.view.seat for part in card.parts if isinstance(part, Wanted) and part.view] == [0]
        assert ("48 of 60" if locale == "en" else "48 von 60") in texts(card)
        assert all(words not in texts(card) for words in ("take ", "road "))
