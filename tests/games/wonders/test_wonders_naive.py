"""Whole games told to two programs, the engine and `naive_game.py`: after every action both must say the same of
everybody's boards and city, the market, the order and the points, and of all that may be done next."""

from __future__ import annotations

import random

import pytest
from msgspec import structs

from engine.core import text
from engine.core.chance import Seeded
from engine.games.wonders import GAME
from engine.games.wonders.edition import HOUSE
from engine.games.wonders.scoring import scores
from tests.games.wonders import naive
from tests.games.wonders.naive_game import Naive
from tests.soak import SOAK, times

STYLES = {
    "mixed": {},
    "builder": {"build": 8, "monument": 8, "tower": 1, "pedestal": 1, "short": 2, "road": 2},
    "founder": {"monument": 30, "build": 4, "loan": 4, "road": 3},
    "planner": {"pedestal": 10, "short": 6, "road": 4, "tower": 4, "build": 1},
    "borrower": {"loan": 20, "repay": 20, "build": 4, "monument": 4},
}
"""How willingly each kind of player does what; 2 where nothing is said."""
VERBS = {"starter", "road", "short", "next", "tower", "build", "monument", "loan", "repay", "end"}
"""What is done in every game; with several players also pedestals, and now and then somebody passes."""
GAMES = [
    # players, map, board, target, style; of so many actions one is compared with all that may be done next
    (1, "A", "A", "easy", "builder", 1),
    (1, "B", "B", "hard", "borrower", 1),
    (2, "B", "A", "easy", "founder", 1),
    (2, "A", "B", "easy", "planner", 2),
    (3, "B", "A", "easy", "borrower", 2),
    (4, "B", "B", "easy", "builder", 5),
    (5, "A", "A", "easy", "mixed", 5),
]
FEW = structs.replace(
    HOUSE,
    digest="few",
    monuments=tuple(
        HOUSE.monument(each) for each in ("giza", "ishtar_gate", "theater", "trojan_horse", "obelisks", "petra")
    ),
)
"""An edition whose monuments are soon all built."""


def started(players, seed, edition, **settings):
    """A game of the engine before its first action."""
    options = structs.replace(GAME.options(), edition=edition)
    for name, value in settings.items():
        options = GAME.rules.settings.choose(options, name, value)
    return GAME.start(players, Seeded(f"naive {seed}".encode(), 0, 0), options).state


def told(s, shuffled):
    """The second program's game from what was drawn before the first action."""
    table, box = s.table, s.box
    stacks = {n: [*box.stacks[n], *[each for each in (table.market.tiles[n], *table.gone) if each and n in each]]
              for n in table.market.tiles}  # fmt: skip
    display, cards = list(table.market.monuments), []
    if table.automaton is not None:
        cards = [*box.cards, table.automaton.card]
        if table.automaton.monuments:  # it has taken one of the first two, and a third lies there
            first = {"A14": [display[0], *table.automaton.monuments]}
            display = [*first.get(table.automaton.card, [*table.automaton.monuments, display[0]]), display[1]]
    deck = [*box.monuments, *reversed(display)]
    return Naive(
        [city.land for city in table.cities],
        table.board,
        list(table.order),
        stacks,
        deck,
        cards,
        list(table.objectives),
        table.hard,
        shuffled,
    )


def said_by_engine(s):
    """Everything of a state that the other program says too."""
    table, market = s.table, s.table.market
    return {
        "round": table.round,
        "order": table.order,
        "turn": GAME.waiting(s)[0],
        "cities": [
            [(site.piece, naive.cells_of(site.piece, site.parts)) for site in city.pieces] for city in table.cities
        ],
        "boards": [
            (city.gold, city.spent, city.loan, city.population, city.resources, city.starter, city.out)
            for city in table.cities
        ],
        "roads": (market.roads, market.sets, int(market.tower)),
        "pedestals": market.pedestals,
        "tiles": market.tiles,
        "monuments": market.monuments,
        "supply": (table.supply.roads, table.supply.sets, table.supply.towers),
        "gone": (sorted(table.gone), sorted(table.discarded)),
        "deck": table.deck,
        "hidden": (s.box.stacks, s.box.monuments),
        "automaton": table.automaton and (
            table.automaton.card, table.automaton.deck, table.automaton.monuments,
            table.automaton.roads, table.automaton.sets, table.automaton.towers,
        ),
    }  # fmt: skip


def said_by_naive(game):
    """The same by the second program."""
    market = game.market
    return {
        "round": game.round,
        "order": game.order,
        "turn": game.turn,
        "cities": [player.city.pieces for player in game.players],
        "boards": [
            (each.gold, each.spent, each.loan, each.population, each.resources, each.starter, each.out)
            for each in game.players
        ],
        "roads": (market["roads"], market["sets"], market["towers"]),
        "pedestals": game.pedestals,
        "tiles": game.tiles,
        "monuments": game.monuments,
        "supply": (game.supply["roads"], game.supply["sets"], game.supply["towers"]),
        "gone": (sorted(game.gone), sorted(game.discarded)),
        "deck": len(game.deck),
        "hidden": (game.stacks, game.deck),
        "automaton": (game.card, len(game.cards), game.taken, *game.took.values()) if game.solo else None,
    }


def as_cells(action):
    """An action as the second program says it: verb, piece, cells."""
    verb, *words = text.write(action).split()
    if not words:
        return (verb,)
    if verb == "pedestal":
        return verb, words[0]
    piece, *parts = ["tower", *words] if verb == "tower" else words[0].split("-")
    return verb, piece, naive.cells_of(piece, tuple(parts))


def differing(one, other):
    """What two descriptions say differently."""
    return {key: (one[key], other[key]) for key in one if one[key] != other[key]}


def choose(rng, actions, style):
    """An action: first a verb, by how willingly it is done, then one of its actions."""
    verbs = sorted({action[0] for action in actions})
    verb = rng.choices(verbs, [STYLES[style].get(verb, 2) for verb in verbs])[0]
    found = [action for action in actions if action[0] == verb]
    return rng.choice(sorted(found, key=lambda action: [action[1:2], *map(sorted, action[2:])]))


def play(players, seed, style, listed, edition=HOUSE, **settings):
    """Play a game by both programs and compare them. `listed`: of so many actions one is compared with all that may
    be done next. Returns the verbs done and the second program's game."""
    rng = random.Random(f"{seed} {style}")
    s = started(players, seed, edition, **settings)
    drawn = []
    game = told(s, lambda: drawn.pop())
    verbs, seq = set(), 0
    while game.doing != "over":
        seq += 1
        (seat,) = GAME.waiting(s)
        assert differing(said_by_engine(s), said_by_naive(game)) == {}, seq
        offers = {as_cells(action): action for offer in GAME.offers(s, seat) for action in offer}
        if seq % listed == 0:
            assert sum(offer.count() for offer in GAME.offers(s, seat)) == len(offers)
            legal = set(game.legal())
            assert set(offers) == legal, (seq, sorted(set(offers) ^ legal, key=str))
        if ("end",) in offers:
            told_points(s, game)
        action = choose(rng, list(offers), style)
        verbs.add(action[0])
        s = GAME.apply(s, seat, offers[action], Seeded(f"naive {seed}".encode(), 0, seq)).state
        drawn[:] = [shuffled(s, game)] if game.solo else []
        game.play(*action)
    told_end(s, game)
    return verbs, game


def shuffled(s, game):
    """If the automaton's cards were shuffled in this step: their order, the top last."""
    last = s.table.automaton.card
    above = [card for card in naive.DATA["automaton"] if card not in s.box.cards and card != last]
    return [*s.box.cards, last, *above[: 13 - len(s.box.cards)]]


def told_points(s, game):
    """Both programs count the same points."""
    found = [
        ((each.population, each.resources, each.monuments, each.natural, each.districts, each.loan), each.objectives)
        for each in scores(s.table)
    ]
    assert found == game.points()


def told_end(s, game):
    """Both programs end the game, with the same points and winners."""
    assert not GAME.waiting(s)
    result = GAME.result(s)
    told_points(s, game)
    assert s.table.final == scores(s.table)
    assert list(result.scores) == [sum(kinds) + sum(goals) for kinds, goals in game.points()]
    assert list(result.winners) == game.won()
    assert (s.table.reason == "purple") == game.purple()
    assert s.table.round == game.round


@pytest.mark.parametrize(("players", "land", "board", "target", "style", "listed"), GAMES)
def test_two_programs_say_the_same_of_a_game(players, land, board, target, style, listed):
    done = set()
    for seed in range(times(1)):
        verbs, _ = play(players, seed, style, listed if SOAK == 1 else 1, map=land, board=board, target=target)
        done |= verbs
    assert done >= VERBS
    assert players == 1 or "pedestal" in done


def test_two_programs_say_the_same_when_the_monuments_run_out():
    for seed in range(times(1)):
        _, game = play(3, seed, "founder", 3, FEW, objectives="no")
        assert not game.deck
        assert len(game.monuments) < 3
