"""A line of the news that is too long: what it names first, what it leaves out, and where it ends."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from benchmarks.digest import looks
from cogs.news.digest import ROOM, digest, in_one
from cogs.news.one_line import TURN, YOURS
from cogs.news.standings import ranking
from cogs.news.told import told
from cogs.viewer import Viewer
from engine.core.chance import Seeded
from engine.core.game import AnyGame
from engine.core.model import Note
from engine.core.standings import Criterion
from engine.games import charmers, roads, shipyard, wonders
from host import Known, Look
from tests.cogs.digests import (
    ANN,
    BEN,
    CLEO,
    house,
    line,
    narrow,
    reader,
)
from tests.cogs.positions import table
from tests.cogs.roads import farm

__all__ = ["narrow"]


@pytest.mark.parametrize(
    ("locale", "more"), [("en", "5 more events (Ben: 20 points)"), ("de", "5 weitere Ereignisse (Ben: 20 Punkte)")]
)
def test_a_line_that_is_too_long_ends_after_a_whole_act(locale: str, more: str) -> None:
    done = [house(BEN, f"D{n}") for n in range(6)]
    viewer = reader(None, locale=locale)
    (told,) = digest(viewer, [line(1, BEN, *done)]).turns
    (kept,) = digest(viewer, [line(1, BEN, done[0])]).turns
    assert told == f"{kept.removesuffix('.')}; {more}"
    assert len(told) <= TURN


def test_of_a_line_that_is_too_long_lesser_acts_are_left_out_first_and_counted() -> None:
    def bought(code: str, seq: int) -> Note:
        lie = {"cells": [f"{column}{seq}" for column in "ABCD"]}
        return Note(code, {"seat": BEN, "gold": 2, "left": seq, **(lie if code == "road-bought" else {})})

    petra = {"monument": "petra", "cells": ["A1"], "goods": {"ring": 1}}
    built = Note("monument-built", {"seat": BEN, "gold": 1, "points": 5, **petra})
    done = [Note("borrowed", {"seat": BEN, "gold": 2}), bought("road-bought", 3), bought("road-bought", 2), built]
    at, s = table(wonders.GAME, 2, ("Ann", "Ben")), wonders.GAME.start(2, Seeded(b"lesser", 0, 0)).state
    viewer = Viewer(Look(at, None, s, "f.f", (), False, 0), at.speaker("en"))
    (told,) = digest(viewer, [line(n, BEN, each) for n, each in enumerate(done)]).turns
    assert "; sets up the monument Petra" in told
    assert told.endswith("; 2 more events (Ben)")


@pytest.mark.parametrize("counted", [True, False])
def test_what_was_bought_is_told_before_the_free_road_and_what_an_objective_gave_for_it(counted: bool) -> None:
    """Which building is gone from the market; the road brought as much, the objective more."""
    at, s = table(wonders.GAME, 2, ("Ann", "Ben")), wonders.GAME.start(2, Seeded(b"gone", 0, 0)).state
    viewer = Viewer(Look(at, ANN, s, "f.f", (), False, 2, known=Known(0, (0, 0))), at.speaker("en"))
    road = Note("started", {"seat": BEN, "cells": ["I8", "I9", "I10", "I11"], "points": 4})
    bought = {"tile": max(s.table.market.tiles.values()), "gold": 4, "left": 3, "goods": {"gear": 2}}
    built = Note("built", {"seat": BEN, "cells": ["I6", "J6", "K6", "I7"], "points": 1, **bought})
    goal = Note("objective-shifts", {"seat": BEN, "objective": "technology", "before": 0, "points": 3})
    by = Criterion("Points", (0, 8)) if counted else None
    (told,) = digest(viewer, [line(1, BEN, road), line(2, BEN, built, goal)], by).turns
    assert "buys" in told


@pytest.mark.parametrize("game", [wonders.GAME, charmers.GAME], ids=lambda game: game.key)
def test_no_line_tells_what_came_of_an_act_and_leaves_out_the_act(game: AnyGame) -> None:
    news, told_of = game.guide.news, 0
    little = (*news.idle, *news.minor, *news.means)
    for look in looks(game, 4, 1, moves=160):
        viewer, acts = Viewer(look, look.table.speaker("en")), dict[int, Note]()
        found, came = told(viewer, look.news, look.view), Counter[int]()
        made = {id(note) for note in digest(viewer, look.news, ranking(viewer)).notes}
        for each in found:
            if each.done and each.note.code not in little:
                acts.setdefault(each.seq, each.note)
        for each in found:
            came[each.seq] += id(each.note) in made and each.note is not acts.get(each.seq)
        lost = [act.code for seq, act in acts.items() if came[seq] and id(act) not in made]
        assert not lost, digest(viewer, look.news, ranking(viewer)).text
        told_of += sum(came[seq] > 0 for seq in acts)
    assert told_of > 1


def test_where_few_players_have_done_something_more_of_it_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cogs.news.digest.ROOM", ROOM)
    ben, cleo = (line(n, seat, *(house(seat, f"D{n}") for n in range(3))) for n, seat in enumerate((BEN, CLEO)))
    assert [each.count("house") for each in digest(reader(None), [ben]).turns] == [3]
    assert [each.count("house") for each in digest(reader(None), [ben, cleo]).turns] == [1, 1]


def test_cards_built_one_after_the_other_are_one_act_that_gives_way_to_the_points_of_the_ship(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    goods = {"captain": 1, "propeller": 1, "smokestack": 2}
    built = [
        Note("built", {"seat": BEN, "card": card, "column": n, "guilders": n % 2})
        for card, n in (("bow20", 1), ("middle8", 2), ("stern1", 3))
    ]
    points = {"crew": 1, "equipment": 0, "speed": 5, "voyage": 3, "points": 9}
    sailed = [
        Note("launched", {"seat": BEN, "column": 1, "count": 3, "goods": goods, "speed": 5}),
        Note("scored", {"seat": BEN, **points}),
    ]
    s = shipyard.GAME.start(2, Seeded(b"news", 0, 0)).state
    turn = [line(1, BEN, built[0]), line(2, BEN, built[1]), line(3, BEN, built[2], *sailed)]
    scored = "scores 9 points with a ship: crew 1, equipment 0, speed 5, voyage 3"
    told = digest(reader(None, s=s, game=shipyard.GAME), turn).turns
    assert told == (f"**Ben** {scored}; 1 more event (Ben)",)
    monkeypatch.setattr("cogs.news.digest.ROOM", ROOM)
    told = digest(reader(None, s=s, game=shipyard.GAME), turn).turns
    assert told == (f"**Ben** builds bow 20, middle 8, stern 1 in columns 1, 2, 3 for 2 guilders; {scored}.",)


@pytest.mark.parametrize("locale", ["en", "de"])
def test_that_steps_were_taken_back_is_told_with_its_own_verb(locale: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cogs.news.digest.ROOM", ROOM)
    s = shipyard.GAME.start(2, Seeded(b"news", 0, 0)).state
    back = Note("taken-back-alone", {"seat": BEN, "count": 2})
    took = Note("made", {"seat": BEN, "goods": {"smokestack": 1}, "guilders": 1})
    seen = reader(None, s=s, game=shipyard.GAME, locale=locale)
    for first, then in ((back, took), (took, back)):
        (told,) = digest(seen, [line(1, BEN, first), line(2, BEN, then)]).turns
        assert all(seen.speak.note(each).removeprefix("Ben ").removesuffix(".") in told for each in (back, took))


def test_what_says_least_is_no_line_beside_what_touches_the_reader() -> None:
    s = shipyard.GAME.start(2, Seeded(b"news", 0, 0)).state
    s.table.oval.left["foreman"] = 0
    chose = Note("chose", {"seat": BEN, "tile": "employee", "guilders": 0})
    hired = Note("hired", {"seat": BEN, "employee": "foreman", "guilders": 2})
    found = digest(reader(ANN, s=s, game=shipyard.GAME), [line(1, BEN, chose), line(2, BEN, hired)])
    assert (found.yours, found.turns) == (("**Ben** hires the foreman for 2 guilders.",), ())


def test_an_act_that_is_too_long_alone_is_told_whole() -> None:
    far = Note("road-built", {"seat": BEN, "section": [f"A{n}" for n in range(1, 21)], "points": 5})
    rest = [Note("delivered", {"seat": BEN, "market": f"A{n}", "points": 3}) for n in (1, 2)]
    (told,) = digest(reader(None), [line(1, BEN, far, *rest)]).turns
    assert len(told) > TURN
    assert told.endswith("A19 – A20 for 5 points; 2 more events (Ben: 6 points)")
    (alone,) = digest(reader(None), [line(1, BEN, far)]).turns
    assert alone == told.replace("; 2 more events (Ben: 6 points)", ".")
    (both,) = digest(reader(None), [line(1, BEN, far, house(BEN))]).turns
    assert both == alone.replace(" for 5 points.", " for 5 points and a house in D2 for 4 points."), "in as many rows"


def test_a_list_without_end_ends_after_one_of_its_clauses() -> None:
    tiles = [f"A{n}" for n in range(100, 300)]
    yielded = Note("yielded", {"count": 200, "good": "trunks", "tiles": tiles})
    (told,) = digest(reader(None, s=farm(), game=roads.GAME), [line(1, ANN, yielded)]).turns
    assert len(told) <= YOURS
    assert re.fullmatch(r"Produced: 200 trunks, one each on (A\d{3}, )+A\d{3} …", told)


def test_of_what_was_taken_back_whole_acts_are_told() -> None:
    done = [line(1, BEN, *(house(BEN, f"D{n}") for n in range(20)))]
    told = in_one(reader(None), done, 300)
    assert len(told) <= 300
    one = r"a house in D\d+ for 4 points"
    assert re.fullmatch(rf"Ben builds {one}(, {one})+ and {one}; \d+ more events? \(Ben\)", told)
    assert told.count("house") + int(told.split()[-4]) == 20


def test_goods_that_count_are_told_before_others_and_what_is_left_out_says_what_they_brought() -> None:
    """Gold put down is why somebody has fewer points; from one's own transporter nothing is gained."""
    handled = [
        Note("loaded", {"seat": BEN, "unit": f"donkey2{n}", "goods": {"boards": 2}, "place": "C1"}) for n in range(4)
    ]
    gold = Note("unloaded", {"seat": BEN, "unit": "donkey24", "goods": {"gold": 1}, "place": "C1"})
    viewer = reader(None, s=farm(), game=roads.GAME)
    for n in range(5):
        found = digest(viewer, [line(1, BEN, *handled[:n], gold, *handled[n:])])
        assert "donkey 24 puts down 1 gold (C1)" in found.turns[0]
    more = [
        Note("loaded", {**gold.args, "unit": f"donkey2{n}", "place": f"{column}1"})
        for n in range(4)
        for column in "CD"
    ]
    (told,) = digest(viewer, [line(1, BEN, *more, gold)]).turns
    shown = told.count("takes 1 gold") * 10 - told.count("puts down 1 gold") * 10
    left = re.search(r"more events? \(Ben: (−?\d+) points\)", told)
    assert left is not None
    assert shown + int(left[1].replace("−", "-")) == 70
    passed = Note("loaded", {**gold.args, "place": "donkey22"})
    assert roads.GAME.guide.news.brings(viewer.look.view, passed, BEN) == 0


def test_where_goods_went_is_told_with_what_was_taken() -> None:
    """What Ben takes at Ann's home touches her, and so does where it went; to others it is told whole or not,
    with a sign that there is more of it; where the line is too short for both, where it went."""
    notes = list[Note]()
    for n in (1, 2, 3):
        notes.append(Note("loaded", {"seat": BEN, "unit": f"donkey2{n}", "goods": {"boards": 2}, "place": "A1"}))
        way = {"origin": "A1", "path": ["A1", "B1", "C1"], "place": "C1"}
        notes.append(Note("moved", {"seat": BEN, "unit": f"donkey2{n}", **way}))
    lines = [line(1, BEN, *notes)]
    found = digest(reader(ANN, s=farm(units={"donkey11": "B1"}), game=roads.GAME), lines)
    assert found.yours[0].startswith("**Ben**: donkey 21 takes 2 boards aboard (A1), A1 – B1 – C1; donkey 22 takes")
    found = digest(reader(None, s=farm(), game=roads.GAME), lines)
    assert found.turns == ("**Ben**: donkey 23 takes 2 boards aboard (A1), A1 – B1 – C1; 4 more events (Ben)",)
    far = Note("moved", {**notes[-1].args, "path": [f"{column}{row}" for row in (1, 2) for column in "ABCDEF"]})
    found = digest(reader(None, s=farm(), game=roads.GAME), [line(1, BEN, notes[-2], far)])
    assert found.turns == (
        "**Ben**: donkey 23 A1 – B1 – C1 – D1 – E1 – F1 – A2 – B2 – C2 – D2 – E2 – F2; 1 more event (Ben)",
    )
