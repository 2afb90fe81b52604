"""Whole games told to two programs, the engine and `naive_game.py`: after every action both must say the same of all
sheets, turns and dice, of all that may be done next, and at last of the end and its order."""

from __future__ import annotations

import random

import msgspec
import pytest
from msgspec import structs

from engine.core import text
from engine.core.chance import Seeded
from engine.games.charmers import GAME
from engine.games.charmers.edition import HOUSE, Side
from engine.games.charmers.prospects import prospects
from engine.games.charmers.state import Sheet
from render.games.charmers.end import ranked
from tests.games.charmers.naive import DATA
from tests.games.charmers.naive_game import MOST_ROUNDS, Naive, values
from tests.games.charmers.naive_sheets import some_sheet, some_side
from tests.games.charmers.positions import rolling
from tests.soak import times

STYLES = {
    "mixed": {"finish": 0.2, "leave": 0.5},
    "slow": {"finish": 1, "leave": 2, "karma": 0.3, "sell": 0.3, "sell_same": 0.3, "sell_different": 0.3},
    "karma": {"finish": 0, "leave": 0.2, "karma": 20, "half": 3},
}
"""How willingly each kind of player does what; 1 where nothing is said."""

VERBS = {"take", "roll", "road", "goods", "half", "karma", "palace", "upgrade", "sail", "join"}
"""What is done in every game."""
TRACKS = ("money", "fame", "karma")


def faces(s):
    """What the dice show."""
    return {name: die.face for name, die in s.table.dice.items()}


def said_by_engine(s):
    """Everything of a state that the other program says too."""
    t = s.table
    return {
        "waiting": list(GAME.waiting(s)),
        "time": (t.round, t.start, t.go, t.asked, t.reason),
        "dice": {name: (die.face, die.seat if die.where == "tile" else die.where) for name, die in t.dice.items()},
        "rerolled": t.rerolled,
        "turns": [each and (each.die, each.purple, each.now, sorted(each.open)) for each in t.turns],
        "sheets": [structs.asdict(each) | {"river": sorted(each.river)} for each in t.sheets],
    }


def said_by_naive(game):
    """The same by the second program."""
    return {
        "waiting": game.waiting(),
        "time": (game.round, game.start, game.go, game.asked(), game.reason),
        "dice": {name: (game.faces[name], game.where[name]) for name in game.faces},
        "rerolled": game.rerolled,
        "turns": [each and (each.die, each.purple, each.now, sorted(each.open)) for each in game.turns],
        "sheets": [values(each) for each in game.papers],
    }


def differing(one, other):
    """What two descriptions say differently."""
    return {key: (one[key], other[key]) for key in one if one[key] != other[key]}


def compare(s, game):
    """Both programs say the same of a state and of all that may be done."""
    difference = differing(said_by_engine(s), said_by_naive(game))
    assert not difference, difference
    for seat in game.waiting():
        offers = list(GAME.offers(s, seat))
        offered = [text.write(action) for offer in offers for action in offer]
        assert sum(offer.count() for offer in offers) == len(offered)
        legal = game.legal(seat)
        assert sorted(offered) == sorted(legal), (seat, sorted({*offered} ^ {*legal}))


def compare_dice(s, game):
    """Both programs promise the same of each die that the asked seat may take."""
    found = prospects(s.table, game.asked())
    reach = game.rerolled or game.lying("middle")
    assert [each.die for each in found] == reach
    taken = [words.split()[1] for words in game.takes(game.asked()) if words.startswith("take")]
    assert [each.die for each in found if each.takes] == [die for die in reach if die in taken]
    for each in found:
        if each.takes:
            said = structs.asdict(each)
            said |= {"why": bool(each.why), "circled": len(each.circled)}
            said |= {"opens": sorted(each.opens), "lapses": sorted(each.lapses)}
            difference = differing(game.would(game.asked(), each.die), said)
            assert not difference, (each, difference)


def compare_gain(shown, before, after):
    """The preview of an action promises what the other program then has marked."""
    gained = {name: after[name] - before[name] for name in TRACKS}
    assert {name: shown.gain.get(name, 0) for name in TRACKS} == gained
    gap = HOUSE.tracks.money - after["money"] - HOUSE.tracks.ratio * after["fame"]
    told = {note.code: [*note.args.values()] for note in shown.notes if note.code in ("gap-left", "overlaps-by")}
    if gained["money"] or gained["fame"]:
        assert told == ({"overlaps-by": [-gap]} if gap < 0 else {"gap-left": [gap]})


def compare_lapses(step, game):
    """Both programs say which bonuses lapsed in a step, and which of them could have been used."""
    for code, bonuses in (("lapsed", game.lapsed), ("declined", game.declined)):
        assert sorted(note.args["task"] for note in step.notes if note.code == code) == sorted(bonuses), code
        bonuses.clear()


def choose(rng, words, style):
    """An action: first a verb, by how willingly it is done, then one of its actions."""
    verbs = sorted({each.split()[0] for each in words})
    weights = [STYLES[style].get(verb, 1) for verb in verbs]
    verb = rng.choices(verbs, weights if any(weights) else None)[0]
    return rng.choice(sorted(each for each in words if each.split()[0] == verb))


def tell(s, game, seed, style):
    """Play to the end by both programs and compare them. Returns all that was done."""
    rng = random.Random(f"{seed} {style}")
    done = []
    while game.waiting():
        compare(s, game)
        if game.asked() is not None and len(done) % 8 == 0:
            compare_dice(s, game)
        seat = rng.choice(game.waiting())
        words = choose(rng, game.legal(seat), style)
        done.append(words)
        action = GAME.parse(words)
        shown, before = GAME.preview(s, seat, action), values(game.papers[seat])
        step = GAME.apply(s, seat, action, Seeded(f"naive {seed}".encode(), 0, len(done)))
        s = step.state
        game.play(seat, words, faces(s))
        compare_gain(shown, before, values(game.papers[seat]))
        compare_lapses(step, game)
    compare(s, game)
    result = GAME.result(s)
    assert list(result.winners) == game.order()[0]
    assert ranked(s.table) == [seat for place in game.order() for seat in place]
    assert result.reason == game.reason
    assert list(result.scores) == [each.overlap() for each in game.papers]
    return done


def play(players, seed, style, edition=HOUSE, side="sun"):
    """A game from its start. Returns all that was done and the second program's game."""
    options = structs.replace(GAME.options(), edition=edition, sheet=side)
    s = GAME.start(players, Seeded(f"naive {seed}".encode(), 0, 0), options).state
    game = Naive(players, bonuses(edition, side), s.table.start, faces(s))
    return tell(s, game, seed, style), game


def play_on(players, seed, style, full, edition=HOUSE, side="sun"):
    """The last rounds of a game with sheets drawn by chance."""
    rng = random.Random(f"sheets {seed} {players} {full}")
    papers = [some_sheet(rng, bonuses(edition, side), full) for _ in range(players)]
    s = rolling(*(Sheet(**values(each)) for each in papers), edition=edition, side=side, start=0)
    s.table.round = MOST_ROUNDS - 2
    game = Naive(players, bonuses(edition, side), 0, faces(s))
    game.papers, game.rolling, game.round, game.go, game.queue = papers, True, MOST_ROUNDS - 2, 0, []
    game.where |= {name: 0 if die.where == "tile" else die.where for name, die in s.table.dice.items()}
    return tell(s, game, seed, style), game


def bonuses(edition, side):
    """The bonuses of a side as plain data."""
    return msgspec.json.decode(msgspec.json.encode(edition.sheets[side]))


def other_edition(seed):
    """An edition with any bonuses at any places."""
    drawn = some_side(random.Random(f"bonuses {seed}"))
    return structs.replace(HOUSE, digest=f"bonuses {seed}", sheets={"sun": msgspec.convert(drawn, Side)})


@pytest.mark.parametrize("side", ["sun", "moon"])
@pytest.mark.parametrize(("players", "style"), [(2, "karma"), (3, "mixed"), (4, "slow"), (5, "mixed")])
def test_two_programs_say_the_same_of_a_game(players, side, style):
    assert bonuses(HOUSE, side) == DATA["sheets"][side]
    verbs, reasons = set(), []
    for seed in range(times(1)):
        done, game = play(players, seed, style, side=side)
        verbs |= {words.split()[0] for words in done}
        reasons.append(game.reason)
    assert verbs >= VERBS
    assert "overlap" in reasons


@pytest.mark.parametrize("full", [0.3, 0.6, 0.8, 0.95])
def test_two_programs_say_the_same_of_the_last_rounds_with_sheets_drawn_by_chance(full):
    reasons, passed = [], []
    for seed in range(times(5)):
        for players in (2, 3, 4, 5):
            side, style = ("sun", "moon")[seed % 2], sorted(STYLES)[seed % 3]
            _, game = play_on(players, seed, style, full, side=side)
            reasons.append(game.reason)
            passed += game.passed
    assert {*reasons} == {"overlap", "cap"}
    assert bool(passed) >= (full > 0.9)


def test_two_programs_say_the_same_of_games_with_other_bonuses():
    for seed in range(times(4)):
        play(2 + seed % 4, seed, sorted(STYLES)[seed % 3], other_edition(seed))


def test_two_programs_say_the_same_of_the_last_rounds_with_other_bonuses():
    for seed in range(times(16)):
        play_on(2 + seed % 4, seed, sorted(STYLES)[seed % 3], (0.4, 0.7, 0.9)[seed % 3], other_edition(seed))
