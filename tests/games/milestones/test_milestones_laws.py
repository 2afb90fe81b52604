"""True everywhere: previews come true, refusals change nothing, undo ends where something is revealed,
a view hides the pile, and broken conservation laws are found."""

from __future__ import annotations

import pytest

from engine.core import text
from engine.core.model import Bug, Illegal
from engine.core.offers import Some
from engine.core.opponents import random_player
from engine.games.milestones import GAME
from engine.games.milestones.invariants import check
from engine.games.milestones.phases.building_office import BuildingOffice
from engine.games.milestones.phases.turn import MoveFigure
from engine.games.milestones.state import Section, Space
from tests.games.milestones.positions import ANN, goods, play, player, position
from tests.games.playing import dice


def random_games(seats, seed, moves):
    """The positions of a random game, in order."""
    s = GAME.start(seats, dice(seed, 0)).state
    for seq in range(1, moves + 1):
        if not GAME.waiting(s):
            return
        yield s, seq
        seat = GAME.waiting(s)[0]
        s = GAME.apply(s, seat, random_player(GAME, s, seat, dice(seed + 1000, seq)), dice(seed, seq)).state


def sampled(s, seat, seq, most=4):
    """Some of the actions offered, spread over the verbs."""
    for n, offer in enumerate(GAME.offers(s, seat)):
        actions = list(offer)
        step = max(1, len(actions) // most)
        yield from actions[(seq + n) % step :: step]


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2), (4, 3), (2, 4)])
def test_previews_are_what_then_happens(seats, seed):
    compared = set()
    for s, seq in random_games(seats, seed, 500):
        seat = GAME.waiting(s)[0]
        before = s.table.players[seat]
        for action in sampled(s, seat, seq):
            preview = GAME.preview(s, seat, action)
            done = GAME.apply(s, seat, action, dice(seed, seq)).state
            if done.table.final:
                continue  # the last "end" brings the final scoring with it
            after = done.table.players[seat]
            words = text.write(action)
            assert after.points - before.points == preview.points, words
            for good, n in before.goods.items():
                change = preview.gain.get(good, 0) - preview.cost.get(good, 0)
                assert after.goods[good] - n == change, (words, good)
            compared.add(words.split()[0])
    assert compared >= {"draft", "place", "move", "hire", "buy", "sell", "keep", "cover", "end", "done"}


def test_previews_of_all_buildings_and_deliveries_come_true():
    """Rich positions, so that every kind of building and delivery is among those compared."""
    compared = set()
    for s, seq in random_games(3, 7, 400):
        seat = GAME.waiting(s)[0]
        p = s.table.players[seat]
        if s.flow[-1].__struct_config__.tag not in ("building_office", "mill", "move_figure", "take_bonus"):
            continue
        p.goods = dict.fromkeys(p.goods, 4)
        for action in sampled(s, seat, seq, 3):
            preview = GAME.preview(s, seat, action)
            after = GAME.apply(s, seat, action, dice(7, seq)).state.table.players[seat]
            assert after.points - p.points == preview.points, text.write(action)
            net = {g: preview.gain.get(g, 0) - preview.cost.get(g, 0) for g in p.goods}
            assert {g: after.goods[g] - n for g, n in p.goods.items()} == net, text.write(action)
            compared.add(text.write(action).split()[0])
    assert compared >= {"move", "road", "house", "market", "deliver"}


@pytest.mark.parametrize("seed", [1, 2])
def test_refusals_change_nothing_and_have_a_reason(seed):
    """Every action of another position that is not offered here."""
    pool = {}
    for s, seq in random_games(2, seed, 250):
        seat = GAME.waiting(s)[0]
        for action in sampled(s, seat, seq, 2):
            pool[text.write(action)] = action
    codes = set()
    for s, seq in random_games(2, seed, 250):
        if seq % 25:
            continue
        seat = GAME.waiting(s)[0]
        offers, before = GAME.offers(s, seat), GAME.encode(s)
        for action in pool.values():
            if not any(offer.admits(action) for offer in offers):
                with pytest.raises(Illegal) as no:
                    GAME.apply(s, seat, action, dice(seed, seq))
                codes.add(no.value.code)
                with pytest.raises(Illegal):
                    GAME.preview(s, seat, action)
        assert GAME.encode(s) == before
    assert "not-offered" in codes


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_decision_has_an_offer_a_default_and_no_more_than_can_be_listed(seats):
    for s, _ in random_games(seats, 20 + seats, 600):
        (seat,) = GAME.waiting(s)
        offers = GAME.offers(s, seat)
        assert 1 <= sum(offer.count() for offer in offers) <= 600
        default = GAME.default(s, seat)
        assert any(offer.admits(default) for offer in offers)
        for offer in offers:
            for domain in offer.fields.values():
                values = list(domain.values())
                assert values
                assert len(values) == len(set(values))
                assert not isinstance(domain, Some) or all(map(domain.admits, values))


def test_only_a_revealed_worker_tile_ends_undo():
    seen = set()
    for s, seq in random_games(3, 5, 800):
        seat = GAME.waiting(s)[0]
        step = GAME.apply(s, seat, random_player(GAME, s, seat, dice(9, seq)), dice(5, seq))
        revealed = any(note.code == "revealed" for note in step.notes)
        assert step.undoable is not revealed
        seen.add(revealed)
    assert seen == {True, False}


def test_no_move_draws_anything_after_the_start():
    for s, seq in random_games(2, 6, 300):
        seat = GAME.waiting(s)[0]
        assert GAME.apply(s, seat, random_player(GAME, s, seat, dice(9, seq)), dice(6, seq)).draws == ()


def test_the_order_of_the_pile_is_all_that_is_hidden():
    s = GAME.start(2, dice(1, 0)).state
    imagined = GAME.imagined(s, ANN, dice(2, 0))
    assert imagined.box.deck != s.box.deck
    assert sorted(imagined.box.deck) == sorted(s.box.deck)
    assert GAME.view(imagined, ANN) == GAME.view(s, ANN)
    for tile in s.box.deck:
        shown = GAME.view(s, ANN).table
        assert tile not in shown.display + shown.pool + shown.used


def test_goods_and_cover_tiles_never_run_out():
    s = position(MoveFigure(who=ANN), player("wood1 wood2", wood=12))
    assert goods(play(s, "move 2").state) == {"wood": 14}
    s = position(MoveFigure(who=ANN), player("wood1 wood2 wood3 # # # # #", at="mill"), *[
        player("wood1 wood2 # # # # # #") for _ in range(3)
    ])  # fmt: skip
    assert sum(space.covered for p in s.table.players for space in p.path) == 23  # more than the box holds
    assert play(s, "move castle", "cover 1").state.table.players[ANN].path[0].covered


BREAKS = {
    "every worker tile is in one place": lambda s: s.table.used.append("W01"),
    "the open count of the draw pile is right": lambda s: setattr(s.table, "deck", 3),
    "every bonus tile lies, is held or is gone": lambda s: s.table.bonuses.update(AB9="wood"),
    "no goods below zero": lambda s: s.table.players[0].goods.update(wood=-1),
    "eight path spaces": lambda s: s.table.players[0].path.append(Space()),
    "a bonus tile lies on a worker": lambda s: (
        setattr(s.table.players[0].path[7], "bonus", True), setattr(s.table, "bonuses_gone", 14)
    ),
    "no more sections than in the box": lambda s: s.table.sections.extend([Section("A2", "A4", "A6")] * 25),
    "houses": lambda s: s.table.houses.extend(["AB2", "AB2"]),
    "markets": lambda s: s.table.markets.append("A2"),
    "sacks lie on markets, one each": lambda s: s.table.sacks.append("D17"),
    "roads form a tree from the start market": lambda s: s.table.sections.append(Section("A2", "A4", "A2")),
    "no market on a milestone": lambda s: (
        s.table.sections.append(Section("A2", "A4", "A6")), s.table.markets.append("A4")
    ),
    "markets stand at roads": lambda s: s.table.markets.append("D17"),
    "houses stand in triangles": lambda s: s.table.houses.append("T99"),
    "a bonus tile lies under a house": lambda s: (
        s.table.bonuses.update(AB9="wood"), s.table.houses.append("AB9"), setattr(s.table, "bonuses_gone", 14)
    ),
}  # fmt: skip


@pytest.mark.parametrize("law", BREAKS)
def test_a_broken_law_is_a_bug(law):
    s = position(BuildingOffice(who=ANN), player(at="building_office"))
    check(s)
    BREAKS[law](s)
    with pytest.raises(Bug, match=law):
        check(s)
