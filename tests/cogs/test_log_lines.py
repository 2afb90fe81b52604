"""The log's sentences of a turn: whose they are is told once, and again where it would be read as somebody else's."""

from __future__ import annotations

import db
from cogs.browse.log_pages import told_of
from cogs.news.filmed import filmed
from engine.core.model import Note, Seat
from engine.games import roads, wonders
from engine.games.milestones import GAME
from host import Line
from host.keep.moments import Reel, Shot, Turn
from tests.cogs.positions import table
from words import Speaker

ANN, BEN = Seat(0), Seat(1)
TIED = [Note("majority", {"seat": seat, "worker": "wood", "strength": 2, "points": 2}) for seat in (ANN, BEN)]


def told(*notes: Note, reader: Seat | None = None) -> list[str]:
    turn = Turn(BEN, (Line(1, BEN, "", notes, struck=False, at=1, by=db.By.PERSON),))
    speak = Speaker("en", GAME, ["Ann", "Ben"], reader=reader)
    return told_of(turn, GAME.guide, lambda _: speak)[1:]


def test_the_player_of_a_turn_is_named_in_its_heading_and_again_once_somebody_else_was_named() -> None:
    over = Note("turn-over", {"seat": BEN})
    told_to_all = [
        "ends the turn.",
        *(f"{name} scores 2 points for woodcutters (they count 2)." for name in ("Ann", "Ben")),
    ]
    assert told(over, *TIED) == told_to_all
    assert told(over, *TIED, reader=ANN)[1:] == [told_to_all[1].replace("Ann scores", "You score"), told_to_all[2]]


def test_the_final_points_of_each_name_whose_they_are() -> None:
    parts = ("population", "resources", "monuments", "natural", "districts", "loan", "objectives", "points")
    notes = tuple(Note("scored", {"seat": seat, **dict.fromkeys(parts, 1)}) for seat in (ANN, BEN))
    turn = Turn(ANN, (Line(1, ANN, "", notes, struck=False, at=1, by=db.By.PERSON),))
    for reader, own in ((ANN, "You"), (None, "Ann")):
        speak = Speaker("en", wonders.GAME, ["Ann", "Ben"], reader=reader)
        (_, *said) = told_of(turn, wonders.GAME.guide, lambda _, speak=speak: speak)
        assert [each.partition(":")[0] for each in said] == [own, "Ben"]
    at, shot = table(wonders.GAME, 2, ("Ann", "Ben")), Shot((turn,), b"", 1)
    (frame,) = filmed(Reel(at, (shot,), 1), (), at.speaker("en")).frames
    assert [each.partition(":")[0] for each in frame.said] == ["Ann", "Ben"]


def test_what_is_nobodys_doing_stands_under_the_table_and_what_comes_after_it_under_the_player_again() -> None:
    yielded = Note("yielded", {"count": 2, "good": "stone", "tiles": ["C2", "D3"]})
    done = Note("scrapped", {"seat": BEN, "unit": "donkey21"})
    notes = (done, yielded, done)
    turn = Turn(BEN, (Line(1, BEN, "", notes, struck=False, at=1, by=db.By.PERSON),))
    speak = Speaker("en", roads.GAME, ["Ann", "Ben"])
    own, table = "**Ben** · <t:1:f>", "**The table** · <t:1:f>"
    gives, made = "gives up donkey 21.", "Produced: 2 stone, one each on C2, D3."
    assert told_of(turn, roads.GAME.guide, lambda _: speak) == [own, gives, table, made, own, gives]
