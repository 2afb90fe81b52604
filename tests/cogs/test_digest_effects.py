"""What one player does to others: news of it do not hide what was done, whoever reads them."""

from __future__ import annotations

import db
from cogs.news.digest import digest, for_all, in_short
from cogs.news.one_line import TURN, Result
from cogs.news.one_line import line as one_line
from cogs.news.standings import ranking
from cogs.news.told import told
from cogs.viewer import Viewer
from engine.core.chance import Seeded
from engine.core.model import Note, Seat
from engine.games import charmers, wonders
from host import Known, Line, Look
from tests.cogs.positions import table

ANN, BEN = Seat(0), Seat(1)


def tower(seat: Seat) -> Note:
    return Note("tower-bought", {"seat": seat, "cell": "D7", "gold": 2, "left": 5})


def shift(seat: Seat, objective: str) -> Note:
    return Note("objective-shifts", {"seat": seat, "objective": objective, "before": 3, "points": 2})


def line(seq: int, seat: Seat, *notes: Note) -> Line:
    return Line(seq, seat, "", notes, struck=False, at=seq, by=db.By.PERSON)


def reader(seat: Seat) -> Viewer:
    at, s = table(wonders.GAME, 2, ("Ann", "Ben")), wonders.GAME.start(2, Seeded(b"effects", 0, 0)).state
    return Viewer(Look(at, seat, s, "f.f", (), False, 0), at.speaker("en", at.seats[seat].person))


def test_of_what_one_did_last_that_is_told_and_not_what_became_of_others() -> None:
    shifts = [shift(BEN, name) for name in ("roads_of_rome", "religion", "waterfront")]
    assert (
        in_short(reader(ANN), [line(1, ANN, tower(ANN), *shifts)], 72)
        == "You buy the tower for 2 gold (5 gold left): D7."
    )


def test_what_others_lay_takes_points_and_a_line_that_leaves_that_out_says_so() -> None:
    built = [
        Note(
            "built",
            {
                "seat": BEN,
                "tile": f"housing{n}a",
                "cells": ["A1"],
                "gold": 2,
                "left": 9,
                "goods": {},
                "points": 2 * n,
            },
        )
        for n in (1, 2)
    ]
    lines = [line(n, BEN, note) for n, note in enumerate((*built, shift(BEN, "religion"), *[tower(BEN)] * 4), 1)]
    (told,) = for_all(reader(ANN), lines, 1).turns
    assert told.endswith("more events (Ben: 1 point)"), "2 for a building, −1 for the objective"


def test_what_others_have_done_to_the_reader_stands_in_a_sentence_before_their_own_act() -> None:
    own = Note("road-bought", {"seat": ANN, "cells": ["A1", "B1"], "gold": 2, "left": 5})
    (told,) = digest(reader(ANN), [line(1, BEN, shift(ANN, "waterfront")), line(2, ANN, own)]).yours
    assert ". **You** buy a long road" in told, told


def test_an_effect_of_ones_own_act_on_others_comes_after_what_they_did_themselves() -> None:
    lines = [line(1, ANN, shift(BEN, "religion")), line(2, BEN, tower(BEN))]
    found = digest(reader(ANN), lines)
    assert found.yours == ()
    assert found.turns == (
        "**Ben** buys the tower for 2 gold (5 gold left): D7; gets 2 points for Religion now, 3 before.",
    )
    assert digest(reader(BEN), lines[:1]).yours, "whom it touches reads it first"


def test_a_number_that_changed_with_no_act_to_tell_is_a_sentence_of_its_own() -> None:
    """As after a step that was taken back: of the Dice Charmers the gap."""
    at, s = table(charmers.GAME, 2, ("Ann", "Ben")), charmers.GAME.start(2, Seeded(b"alone", 0, 0)).state
    viewer = Viewer(
        Look(at, ANN, s, "f.f", (), False, 0, known=Known(0, (63, 57))), at.speaker("en", at.seats[0].person)
    )
    found = digest(viewer, [line(1, ANN, Note("turn-over", {"seat": ANN, "overlap": 0, "gap": 63}))], ranking(viewer))
    assert found.turns == ("**Ben**: Gap +6, now 63.",)


def test_what_took_points_from_a_player_does_not_hide_what_they_did_themselves() -> None:
    lost = Note("objective-shifts", {"seat": BEN, "objective": "roads_of_rome", "before": 3, "points": 0})
    port = {"seat": BEN, "monument": "port_of_carthage", "cells": ["C5", "D5", "C6", "D6"], "gold": 2, "points": 1}
    built = Note("monument-built", {**port, "goods": {"ceramics": 1, "ring": 1}})
    found = told(reader(ANN), [line(1, ANN, lost), line(2, BEN, built)], reader(ANN).look.view)
    assert {each.seat for each in found} == {BEN}
    said = one_line(found, wonders.GAME.guide.news, TURN, Result("−2", "−2, now 18", -2)).text
    assert "Port of Carthage" in said, said
    assert "Roads of Rome" in said, said
