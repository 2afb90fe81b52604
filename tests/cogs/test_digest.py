"""The news in few lines: what touches the reader first, then a line for each player; the picture marks the same."""

from __future__ import annotations

import re
from itertools import pairwise
from random import Random

import msgspec
import pytest

import db
from cogs.browse.log_pages import fitting
from cogs.news.digest import CALLED, digest, for_all, in_one, in_short, unsummed
from cogs.news.one_line import TURN, YOURS
from cogs.news.standings import final_standings, ranking
from cogs.panel.follows_game import own_turn
from cogs.pictures.wanted import Wanted
from cogs.posts.board_card import board, the_end
from cogs.viewer import Viewer
from engine.core.chance import Recorded, Seeded
from engine.core.game import AnyGame
from engine.core.model import Note, Result, Seat
from engine.core.opponents import random_player
from engine.games import charmers, milestones, roads, wonders
from engine.games.milestones.rules import faces
from engine.games.roads.setup import SETTINGS
from games import GAMES
from host import Known, Line, Look
from render.games.milestones.changes import changes
from tests.cogs.digests import (
    ANN,
    BEN,
    CLEO,
    DAN,
    QUARRY,
    ROWS,
    house,
    line,
    moved,
    narrow,
    over,
    reader,
    road,
    rows,
)
from tests.cogs.positions import looks, table
from tests.cogs.roads import farm
from tests.games.charmers.positions import play, taking
from tests.games.milestones.record import FOLDER
from tests.games.milestones.record import GAMES as RECORDED
from tests.games.recording import read
from tests.render.score_sheets import RECORDS, ended, played
from tests.soak import times
from words import Speaker

__all__ = ["narrow"]


def test_a_loss_below_sixty_notes_stands_first_and_all_is_on_one_screen() -> None:
    lines = [line(1, BEN, moved(BEN), house(BEN), over(BEN))]
    lines += [line(n, seat, moved(seat), road(seat), over(seat)) for n, seat in enumerate((CLEO, DAN, BEN) * 6, 2)]
    lines += [line(20, CLEO, moved(CLEO, "mill"), road(CLEO), over(CLEO))]
    found = digest(reader(ANN), lines)
    assert found.text.splitlines()[0] == "> **Ben** builds a house in D2 for 4 points."
    assert [each.partition(" ")[0] for each in found.turns] == ["**Ben**", "**Cleo**", "**Dan**"]
    assert rows(found.text.splitlines()) <= ROWS
    assert all(len(each) <= TURN for each in found.turns)
    assert "ends the turn" not in found.text
    assert found.marked == (house(BEN),), "in the picture it stands alone"


def test_the_picture_marks_what_the_lines_tell() -> None:
    """Without room for all that somebody did, the smaller things are neither told nor marked."""
    market = Note("market-built", {"seat": BEN, "point": "A1", "points": 2})
    done = [moved(BEN), Note("income", {"seat": BEN}), road(BEN), market, over(BEN)]
    found = digest(reader(ANN), [line(1, BEN, *done), line(2, CLEO, moved(CLEO), struck=True)])
    assert found.turns == ("**Ben** builds the road A1 – A2 – A3 for 2 points and a market on A1 for 2 points.",)
    assert found.marked == found.notes == (road(BEN), market)


def test_ending_the_turn_is_told_of_those_who_did_nothing_else() -> None:
    found = digest(reader(ANN), [line(1, BEN, over(BEN)), line(2, CLEO, moved(CLEO)), line(3, CLEO, over(CLEO))])
    assert found.turns == ("**Ben** ends the turn.", "**Cleo** moves to space 2.")


def test_that_ones_own_turn_ended_by_itself_is_no_news() -> None:
    assert [*digest(reader(ANN), [line(1, ANN, over(ANN)), line(2, BEN, house(BEN))]).yours] == [
        "**Ben** builds a house in D2 for 4 points."
    ]


def test_the_two_pictures_of_the_end_say_which_they_are() -> None:
    viewer, past = ended(*next(each for each in RECORDS if each[0] == "shipyard"))
    parts = board(viewer.look.table, viewer, (), "m", past=past).parts
    said = {part.cut: before for before, part in pairwise(parts) if isinstance(part, Wanted)}
    assert {cut: str(before).split("\n")[-1] for cut, before in said.items()} == {
        "scores": f"-# {viewer.speak('board-sheet')}",
        "map": f"-# {viewer.speak('board-last')}",
    }


def test_what_ones_last_press_came_to_leaves_the_points_of_the_end_to_the_final_ones() -> None:
    key, record = next(each for each in RECORDS if each[0] == "milestones")
    (viewer, _), (_, _, notes, _) = ended(key, record), played(key, record)
    summed = [note for note in notes if note.code in milestones.GAME.guide.news.summed]
    assert summed
    lines = [line(1, ANN, moved(ANN), *summed)]
    assert in_one(viewer, unsummed(viewer, lines)) == in_one(viewer, [line(1, ANN, moved(ANN))])
    assert unsummed(reader(ANN), lines) == lines


def test_what_one_did_last_is_told_without_that_it_is_over_and_by_what_says_most() -> None:
    at = reader(ANN).look.table
    mine = Viewer(reader(ANN).look, at.speaker("en", at.seats[ANN].person))
    lines = [line(1, BEN, moved(BEN)), line(2, ANN, moved(ANN)), line(3, ANN, house(ANN), over(ANN))]
    did = own_turn(mine.look, lines)
    assert in_short(mine, did, 90) == "You move to space 2 and build a house in D2 for 4 points."
    assert in_short(mine, did, 40) == "You build a house in D2 for 4 points."


def test_of_what_one_did_last_only_the_part_since_one_was_done_before_is_told() -> None:
    """Where all act at the same time, several phases of one player may follow each other."""
    built = Note("road-built", {"seat": ANN, "bank": "A1", "bank_to": "B1"})
    way = Note("moved", {"seat": ANN, "unit": "wagon12", "origin": "A1", "path": ["A1", "B1"], "place": "B1"})
    lines = [line(1, ANN, way), line(2, ANN), line(3, ANN, built), line(4, ANN)]
    lines = [msgspec.structs.replace(each, text="done" if not each.notes else "x") for each in lines]
    at = reader(ANN, s=farm(), game=roads.GAME).look
    assert [each.seq for each in own_turn(at, lines)] == [3, 4]
    assert [each.seq for each in own_turn(at, lines[:3])] == [3]
    assert [each.seq for each in own_turn(at, lines[:2])] == [1, 2]


def test_what_was_done_for_oneself_stands_first() -> None:
    """Also by oneself: what was left beforehand."""
    income = Note("income", {"seat": ANN})
    plan = [line(n, ANN, moved(ANN, place), by=db.By.AHEAD) for n, place in ((2, "castle"), (3, "mill"))]
    found = digest(reader(ANN), [line(1, BEN, moved(BEN), income), *plan])
    told = "**Ann** receives 1 coin of income; moves to the castle (set in advance) and to the mill."
    assert found.yours == (told,), "said once"
    assert found.turns == ("**Ben** moves to space 2.",)


def test_each_name_is_said_once_and_so_is_what_it_does_things_with() -> None:
    handled = {"seat": BEN, "unit": "donkey21", "goods": {"boards": 1}}
    way = {"seat": BEN, "unit": "donkey21", "origin": "B1", "path": ["B1", "C1"], "place": "C1"}
    notes = [Note("loaded", {**handled, "place": "B1"}), Note("moved", way)]
    lines = [
        line(
            1, BEN, *notes, Note("unloaded", {**handled, "place": "C1"}), Note("let-go", {"seat": BEN, "tile": "C1"})
        )
    ]
    viewer = reader(None, s=farm(), game=roads.GAME)
    told = "Ben: donkey 21 takes 1 board aboard (B1), B1 – C1, puts down 1 board (C1); lets others act first at C1."
    assert in_one(viewer, lines) == told
    bred = [line(1, ANN, Note("donkeys-bred", {"seat": ANN, "tile": "A1", "unit": "donkey13"}))]
    assert digest(viewer, bred).turns == ("**Ann**’s donkeys on A1 breed: donkey 13.",)


def test_the_points_told_of_each_player_of_milestones_add_up() -> None:
    """In a whole game, at each turn of Ann's: the changes of the others' points, and what brought them."""
    record, game = read(RECORDED, FOLDER)["goal-4"], milestones.GAME
    s, lines, known, checked = game.start(4, Recorded(record["draws"][0])).state, list[Line](), Known(0, (0,) * 4), 0
    for n, ((seat, words), draws) in enumerate(zip(record["actions"], record["draws"][1:], strict=True), 1):
        step = game.apply(s, seat, game.parse(words), Recorded(draws))
        if seat == ANN and lines:
            viewer = reader(ANN, s=s, known=known)
            told = "\n".join((*(found := digest(viewer, lines, ranking(viewer))).yours, *found.turns))
            for other in (BEN, CLEO, DAN):
                mine = [each for each in told.split("\n") if f"**{viewer.speak.names[other]}**" in each]
                said = sum(int(each) for each in re.findall(r"(\d+)(?: points?\b| included)", " ".join(mine)))
                change = s.table.players[other].points - known.points[other]
                assert said == change, told
                assert not change or any(each.startswith(f"+{change}, ") for each in mine), told
                checked += change > 0
            known, lines = Known(n - 1, tuple(each.points for each in s.table.players)), []
        lines += [line(n, seat, *step.notes)] if seat != ANN else []
        s = step.state
    assert checked > 20


def test_a_flood_to_come_is_told_once_by_the_reminder() -> None:
    options = SETTINGS.choose(roads.GAME.rules.settings.options(), "map", "sinking_meadows")
    step = roads.GAME.start(2, Seeded(b"flood", 0, 0), options)
    viewer = reader(ANN, s=step.state, game=roads.GAME)
    tiles = viewer.speak("remind-floods", brick=step.state.table.flood_brick, tiles=list(step.state.table.sinks))
    assert tiles in roads.GAME.guide.overview.reminders(viewer.look.view, viewer.speak)
    assert "scenario-floods" in {note.code for note in step.notes}
    assert "sink" not in digest(viewer, [line(0, ANN, *step.notes)]).text


def test_both_start_tiles_of_a_player_are_one_event() -> None:
    s = milestones.GAME.start(2, Seeded(b"both", 0, 0)).state
    for _ in ("chosen", "placed"):
        said = list[Line]()
        for n in range(4):
            (seat,) = milestones.GAME.waiting(s)
            action = next(iter(milestones.GAME.offers(s, seat)[0]))
            step = milestones.GAME.apply(s, seat, action, Seeded(b"both", 0, n))
            said, s = [*said, line(n, seat, *step.notes)], step.state
        found = digest(reader(None, s=s), said)
        assert [each.count(" | ") for each in found.turns] == [2, 2]
        assert not any("event" in each for each in found.turns)
        notes = [note for each in said for note in each.notes]
        assert set(changes(s.table, found.notes)) == set(changes(s.table, notes)), "the picture marks the same"


def test_of_what_a_stand_in_did_what_is_about_nobody_does_not_touch_the_owner() -> None:
    tile = faces(QUARRY.table, QUARRY.table.edition.tiles[0].id)
    hired = Note("hired", {"seat": ANN, "pair": "3", "lost": 0, **tile})
    told = digest(reader(ANN), [line(1, ANN, hired, Note("revealed", {"left": 9, **tile}), by=db.By.OPPONENT)])
    (mine,) = told.yours
    assert "hire" in mine
    assert "New on display" not in mine
    assert any("New on display" in each for each in told.turns)


def test_the_end_is_told_without_what_the_final_points_say() -> None:
    at, s = table(wonders.GAME, 2, ("Ann", "Ben")), wonders.GAME.start(2, Seeded(b"end", 0, 0)).state
    viewer = Viewer(Look(at, None, s, "f.f", (), False, 0), at.speaker("en"))
    goal = Note("objective", {"seat": ANN, "objective": "suburbs", "value": 6, "points": 3})
    done = line(1, ANN, goal, Note("won", {"seats": [ANN], "points": 50}))
    assert the_end(viewer, [done]).text == "> Suburbs: Ann (6) gets 3 points."


def test_why_a_game_is_over_is_said_once() -> None:
    """The final points say it; so do notes of those who brought it about."""
    at, s = table(milestones.GAME, 4, ("Ann", "Ben", "Cleo", "Dan")), QUARRY
    viewer = Viewer(Look(at, None, s, "f.f", (), False, 0), at.speaker("en"))
    brought = line(1, ANN, house(ANN), Note("end-triggered", {"seat": ANN, "reason": "goal"}))
    assert the_end(viewer, [brought]).text.count("\n") == 1
    viewer.look.result = Result((51, 0, 0, 0), (ANN,), "goal")
    assert the_end(viewer, [brought]).text == "> Ann builds a house in D2 for 4 points."
    assert viewer.speak.value("reason", "goal") in final_standings(viewer)


def test_a_page_of_the_log_ends_after_a_whole_line() -> None:
    lines = [f"line {n} of the log" for n in range(20)]
    text = fitting(lines, 200, Speaker("en"))
    *kept, more = text.splitlines()
    assert (kept, more) == (lines[:10], "… and 10 more")
    assert fitting(lines, 2_000, Speaker("en")).splitlines() == lines


def test_what_nobody_did_is_told_last_and_only_if_it_matters() -> None:
    yielded = Note("yielded", {"count": 2, "good": "trunks", "tiles": ["A1", "B1"]})
    lines = [line(1, ANN, Note("turn-begins", {"turn": 2}), yielded), line(2, BEN, Note("cashes-in", {"seat": BEN}))]
    assert digest(reader(None, s=farm(), game=roads.GAME), lines).turns == (
        "**Ben** cashes in piety and goes to the end of the temple row.",
        "Produced: 2 trunks, one each on A1, B1.",
    )


@pytest.mark.parametrize(
    ("locale", "told"),
    [
        ("en", "Produced: 2 trunks, one each on A1, B1; 1 stone on C1."),
        ("de", "Erzeugt: 2 Baumstämme, je 1 auf A1, B1; 1 Stein auf C1."),
    ],
)
def test_what_is_produced_is_one_sentence(locale: str, told: str) -> None:
    found = {"trunks": ["A1", "B1"], "stone": ["C1"]}
    notes = [Note("yielded", {"count": len(at), "good": good, "tiles": at}) for good, at in found.items()]
    viewer = reader(None, s=farm(), game=roads.GAME, locale=locale)
    assert digest(viewer, [line(1, ANN, *notes)]).turns == (told,)
    assert in_one(viewer, [line(1, ANN, *notes)]) == told


def test_all_read_what_touches_those_who_are_called_and_the_latest_turns() -> None:
    """One line of each of the last players, no more than there is room for, and what touches somebody only once."""
    lines = [line(n, seat, moved(seat)) for n, seat in enumerate((BEN, CLEO, DAN, BEN))]
    lines += [line(4, CLEO, house(CLEO)), line(5, DAN, moved(DAN)), line(6, DAN, road(DAN))]
    viewer = reader(None, called={ANN: lines})
    found = for_all(viewer, lines, 3)
    assert found.yours == ("**Cleo** builds a house in D2 for 4 points.",)
    assert found.turns == (
        "**Ben** moves to space 2.",
        "**Dan** moves to space 2 and builds the road A1 – A2 – A3 for 2 points.",
    )
    assert for_all(viewer, lines, CALLED).text.count("\n") == 1
    assert for_all(reader(None), lines, 1).turns == found.turns[1:]


@pytest.mark.parametrize(
    ("orders", "told"),
    [
        ("take orange1,upgrade fort", "crosses off Raja Man Singh: 1 money; upgrades forts to 2 fame."),
        ("take blue2", "sails to space 2 (fish) and gets the bonus “3 money” (river)."),
        ("take green2,road C2-ES", "builds a temple for 1 fame."),
    ],
)
def test_what_brought_the_tracks_of_the_dice_charmers_closer_is_told(orders: str, told: str) -> None:
    """In one line with by how much, also of a die that the reader could have taken."""
    before = taking(orange1="raja")
    steps = [play(before, *orders.split(",")[:n]) for n in range(1, len(orders.split(",")) + 1)]
    lines = [line(n, ANN, *step.notes) for n, step in enumerate(steps, 1)]
    viewer = reader(BEN, s=steps[-1].state, game=charmers.GAME, known=Known(0, (63, 63, 63)))
    found = digest(viewer, lines, ranking(viewer))
    assert not found.yours
    assert re.fullmatch(rf"Gap −\d, now \d+: \*\*Ann\*\* {re.escape(told)}", found.turns[0]), found.turns


@pytest.mark.parametrize("game", GAMES, ids=[each.key for each in GAMES])
def test_whatever_happens_however_often_can_be_told(game: AnyGame) -> None:
    """Of a game's notes any, in any order, also the same ones again: whoever did something has a line."""
    chance, count, said = Random(game.key), 3, list[Note]()
    for n, seen in enumerate(looks(game, count, moves=times(120), every=4)):
        state, seat = seen._state, chance.choice((None, *map(Seat, range(count))))
        action = random_player(game, state, game.waiting(state)[0], Seeded(b"told", 0, n))
        step = game.apply(state, game.waiting(state)[0], action, Seeded(b"told", 1, n))
        said += [note for note in step.notes if note.to is None]
        some = chance.sample(said, min(4, len(said)))
        acts = [chance.choices(some, k=chance.randint(1, 9)) for _ in range(3 * bool(some))]
        lines = [line(seq, Seat(chance.randrange(count)), *notes) for seq, notes in enumerate(acts)]
        mine, board = (
            Viewer(Look(seen.table, each, state, "f.f", (), False, 0, called={ANN: lines}), seen.table.speaker("en"))
            for each in (seat, None)
        )
        found = digest(mine, lines)
        acting = {note.args["seat"] for notes in acts for note in notes if type(note.args.get("seat")) is int}
        assert len(found.yours + found.turns) >= len(acting - {seat})
        assert not lines or (for_all(board, lines, 4).text and in_one(board, lines, YOURS))
