"""Whole games told to two programs, the engine and `naive_game.py`: after every action both must say the same of
everybody's yard, store, canals and fleet, the track, the markets, the turn and the points, and of all that may be
done next."""

from __future__ import annotations

import random

import pytest
from msgspec import structs

from engine.core import text
from engine.core.chance import Seeded
from engine.games.shipyard import GAME
from engine.games.shipyard.actions import Keep
from engine.games.shipyard.edition import HOUSE
from tests.games.shipyard.naive import ITEMS
from tests.games.shipyard.naive_game import Naive, at_name
from tests.games.shipyard.naive_points import winners
from tests.soak import times

STYLES = {
    "mixed": {},
    "sailor": {"launch": 200, "scrap": 0, "build": 8, "stop": 1, "rent": 8},
    "wrecker": {"launch": 1, "scrap": 8, "build": 8, "stop": 1, "bonus": 8},
}
"""How willingly each kind of player does what; 2 where nothing is said."""
TILES = {
    "mixed": {},
    "sailor": {"ships": 9, "canal": 6, "crew": 6, "equipment": 3},
    "wrecker": {"ships": 30, "subsidy": 9},
}
"""And which tiles it likes; 2 where nothing is said."""
VERBS = {
    "choose",
    "bonus",
    "build",
    "stop",
    "buy",
    "rent",
    "manufacture",
    "recruit",
    "hire",
    "exchange",
    "discard",
    "end",
}
"""What is done in every game."""
FEW_SHIPS = structs.replace(
    HOUSE,
    digest="few ships",
    ships=structs.replace(
        HOUSE.ships,
        bows=HOUSE.ships.bows[:3],
        upper=HOUSE.ships.upper[:6],
        lower=(),
        sterns=HOUSE.ships.sterns[:5],
    ),
    prices=structs.replace(HOUSE.prices, ships=(0, 1)),
)
"""An edition whose ship cards run out, in the last actions to the last one."""
FEW_CANALS = structs.replace(HOUSE, digest="few canals", canals=HOUSE.canals[:16], trains=HOUSE.trains[:10])
"""An edition of which canals and trains are used again."""


def told(s, shuffled):
    """The second program's game from what was drawn before the first action."""
    t, box = s.table, s.box
    ships = t.market.ships
    stacks = {
        "bow": box.ships["bow"] + ships["bow"][::-1],
        "middle": box.ships["middle"] + ships["right"][::-1] + ships["left"][::-1],
        "stern": box.ships["stern"] + ships["stern"][::-1],
        "trains": box.trains + t.market.trains[::-1],
        "canals": box.canals + t.market.canals[::-1],
    }
    drawn = {
        "players": [
            (player.trains[0], list(hand.contracts)) for player, hand in zip(t.players, s.hands, strict=True)
        ],
        "start": t.start,
        "row": t.row,
        "spaces": t.spaces,
        "rings": t.rings,
        "stops": t.oval.stops,
        "left": t.oval.left,
        "oval": t.oval.at,
        "stacks": stacks,
        "prices": structs.asdict(t.edition.prices),
    }
    return Naive(drawn, shuffled)


def real(cards):
    """Ship cards that are things."""
    return sorted(card for card in cards if not card.startswith("blank"))


def as_told(ship):
    """A ship of a fleet."""
    return ship.cards, dict.fromkeys(ITEMS, 0) | ship.items, ship.speed, ship.points


def said_by_engine(s):
    """Everything of a state that the other program says too."""
    t = s.table
    said = {
        "waiting": list(GAME.waiting(s)),
        "track": (t.row, {tile: t.spaces[tile] for tile in t.row}, [player.chosen for player in t.players]),
        "time": (t.laps, t.reason, t.kept),
        "markers": (t.rings, t.oval.at, t.hexagon),
        "employees": t.oval.left,
        "market": (t.market.ships, t.market.trains, t.market.canals),
        "stacks": (s.box.ships, s.box.trains, s.box.canals),
        "piles": (real(t.gone), sorted(t.cut), sorted(t.discarded)),
        "hands": [(hand.contracts, sorted(hand.discarded)) for hand in s.hands],
        "money": [(each.guilders, each.received, each.paid) for each in t.players],
        "points": [each.points for each in t.players],
        "yards": [each.yard for each in t.players],
        "items": [(each.store, each.made) for each in t.players],
        "held": [(each.trains, each.employees) for each in t.players],
        "canals": [{at_name(canal.cell): (canal.canal, canal.turned) for canal in each.canals} for each in t.players],
        "figures": [
            each.figure and (at_name(each.figure.cell), each.figure.space, each.figure.behind) for each in t.players
        ],
        "used": [(each.used, each.noted) for each in t.players],
        "fleets": [list(map(as_told, each.fleet)) for each in t.players],
    }
    if GAME.waiting(s) and "discard" not in [text.verb(offer.action) for offer in asked(s)[1]]:
        turn = t.turn
        said["turn"] = (turn.seat, turn.moved, turn.lap, turn.tile, turn.done, turn.bonus, turn.sailed, turn.final)
    return said


def said_by_naive(game):
    """The same by the second program."""
    players = game.players
    said = {
        "waiting": game.waiting(),
        "track": (game.row, {tile: game.spaces[tile] for tile in game.row}, [each.chosen for each in players]),
        "time": (game.laps, game.reason, game.kept),
        "markers": (game.rings, game.oval, game.hexagon),
        "employees": game.left,
        "market": (
            {name: game.rows[name] for name in ("bow", "left", "right", "stern")},
            game.rows["trains"],
            game.rows["canals"],
        ),
        "stacks": (
            {name: game.stacks[name] for name in ("bow", "middle", "stern")},
            game.stacks["trains"],
            game.stacks["canals"],
        ),
        "piles": (sorted(game.gone), sorted(game.cut), sorted(game.discarded)),
        "hands": [(each.contracts, sorted(each.discarded)) for each in players],
        "money": [(each.guilders, each.received, each.paid) for each in players],
        "points": [each.points for each in players],
        "yards": [each.yard for each in players],
        "items": [(each.store, each.made) for each in players],
        "held": [(each.trains, each.employees) for each in players],
        "canals": [each.canals for each in players],
        "figures": [each.figure for each in players],
        "used": [(each.used, each.noted) for each in players],
        "fleets": [each.fleet for each in players],
    }
    if game.waiting() and not game.discarding:
        turn = game.turn
        said["turn"] = (turn.seat, turn.moved, turn.lap, turn.tile, turn.done, turn.bonus, turn.sailed, turn.final)
    return said


def differing(one, other):
    """What two descriptions say differently."""
    return {key: (one.get(key), other.get(key)) for key in {*one, *other} if one.get(key) != other.get(key)}


def asked(s):
    """A seat that must act, and its offers but for marking what to keep: no rule knows of that."""
    seat = GAME.waiting(s)[0]
    return seat, [offer for offer in GAME.offers(s, seat) if offer.action is not Keep]


def shuffled(s, kind, game):
    """A stack that was made new in this step: what is left of it, and what was drawn from it."""
    stack, row = (s.box.trains, s.table.market.trains) if kind == "trains" else (s.box.canals, s.table.market.canals)
    before = [card for card in game.rows[kind] if card]
    return [*stack, *[card for card in reversed(row) if card not in before]]


def choose(rng, words, style):
    """An action: first a verb, by how willingly it is done, then one of its actions."""
    verbs = sorted({each.split()[0] for each in words})
    weights = [STYLES[style].get(verb, 2) for verb in verbs]
    verb = rng.choices(verbs, weights if any(weights) else None)[0]
    found = sorted(each for each in words if each.split()[0] == verb)
    likes = TILES.get(style, {}) if verb in ("choose", "bonus") else {}
    return rng.choices(found, [likes.get(each.split()[1], 2) if likes else 1 for each in found])[0]


def play(players, seed, style, listed=1, edition=HOUSE):
    """Play a game by both programs and compare them. `listed`: of so many actions one is compared with all that may
    be done next. Returns all that was done and the second program's game."""
    rng = random.Random(f"{seed} {style}")
    options = structs.replace(GAME.options(), edition=edition)
    s = GAME.start(players, Seeded(f"naive {seed}".encode(), 0, 0), options).state
    game = told(s, lambda kind: shuffled(s, kind, game))
    done, seq = [], 0
    while game.waiting():
        seq += 1
        assert differing(said_by_engine(s), said_by_naive(game)) == {}, seq
        seat, offers = asked(s)
        legal = game.legal(seat)
        if seq % listed == 0:
            offered = [text.write(action) for offer in offers for action in offer]
            assert sum(offer.count() for offer in offers) == len(offered)
            assert sorted(offered) == sorted(legal), (seq, sorted(set(offered) ^ set(legal))[:20])
        words = choose(rng, legal, style)
        done.append(words)
        s = GAME.apply(s, seat, GAME.parse(words), Seeded(f"naive {seed}".encode(), 0, seq)).state
        game.play(seat, words)
    told_end(s, game)
    return done, game


def told_end(s, game):
    """Both programs end the game, with the same points and winners."""
    assert not GAME.waiting(s)
    assert differing(said_by_engine(s), said_by_naive(game)) == {}
    scores = game.scores()
    assert [(each.ships, each.contracts, each.traders) for each in s.table.final] == scores
    totals = [ships + sum(contracts.values()) + traders for ships, contracts, traders in scores]
    result = GAME.result(s)
    assert list(result.scores) == totals
    assert list(result.winners) == winners(totals, [each.guilders for each in game.players])


@pytest.mark.parametrize(
    ("players", "style", "listed"), [(2, "sailor", 1), (3, "wrecker", 2), (4, "mixed", 3), (4, "sailor", 3)]
)
def test_two_programs_say_the_same_of_a_game(players, style, listed):
    for seed in range(times(1)):
        done, _ = play(players, seed, style, listed)
        verbs = {words.split()[0] for words in done}
        assert verbs >= VERBS
        assert ("launch" in verbs) >= (style == "sailor")


def test_two_programs_say_the_same_when_the_ship_cards_run_out():
    done = []
    for seed in range(times(2)):
        words, game = play(3, seed, "wrecker", 2, FEW_SHIPS)
        done += words
        assert game.reason == "cards"
    assert any(words.startswith("build blank") for words in done)


def test_two_programs_say_the_same_when_canals_and_trains_are_used_again():
    renewed = []
    for seed in range(times(2)):
        _, game = play(3, seed, "sailor", 2, FEW_CANALS)
        renewed += game.renewed
    assert {*renewed} == {"trains", "canals"}
