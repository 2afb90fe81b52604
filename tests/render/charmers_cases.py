"""The pictures of The Dice Charmers that the tests look at."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache

from engine.core.model import Note, Seat
from engine.core.offers import further
from engine.core.text import kinds, types
from engine.core.values import begun
from engine.games.charmers import GAME
from render.games.charmers import cards, changes, draw, targets
from render.scene import Scene, Text
from render.show import Cut, Mark, Show

from .charmers_positions import TABLES
from .pictures import NAMES, Pictures, PlainWords, boards, drawn_once
from .properties import read_on_a_phone

PLAYERS = (*NAMES, "Eve")
MOST = 25
"""As many options as a menu has."""


def options(name: str, *, whole: bool) -> tuple[Mark, ...]:
    """The options of the first seat that is asked, of all its verbs: whole values, or only their first parts."""
    s = TABLES[name]
    found: list[tuple[str, object]] = []
    asked = GAME.waiting(s)[0]
    view = GAME.view(s, asked)
    for offer in (GAME.guide.panel.narrowed(view, each) for each in GAME.offers(s, asked)):
        for field, domain in offer.fields.items():
            kind, hint = kinds(offer.action)[field], types(offer.action)[field]
            for words, value in further(domain, (), hint):
                found.append((kind, begun(words, hint) if value is None and not whole else value))
            if whole:
                found += [(kind, getattr(action, field)) for action in offer if (kind, None) in found]
    every = dict.fromkeys(each for each in found if each[1] is not None)
    return tuple(Mark(str(n), kind, value) for n, (kind, value) in enumerate([*every][:MOST], 1))


def notes(name: str) -> list[Note]:
    """What could have happened on a table since somebody looked."""
    found = []
    for seat, sheet in enumerate(TABLES[name].table.sheets):
        for code, value in (
            *(("road-drawn", {"cell": cell}) for cell in list(sheet.roads)[-2:]),
            *(("sailed", {"space": str(space)}) for space in sheet.river[-1:]),
            ("goods-circled", {"goods": {"tea": 1, "spice": 1}}),
            ("sold", {"goods": {"silk": 1}, "money": 2}),
            ("person-crossed", {"person": "raja"}),
            ("upgraded", {"building": "fort"}),
            ("bonus-circled", {"task": "karma"}),
            ("bonus-circled", {"task": "fame2"}),
        ):
            found.append(Note(code, {"seat": seat, **value}))
    return found


def show(
    name: str, cut: Cut = "table", *, marked: str = "", changed: bool = False, seated: bool = True, at: str = ""
) -> Show:
    """The show for a position; `marked`: whole or begun options, or the ways one road may be
    turned."""
    s = TABLES[name]
    asked = GAME.waiting(s)
    seat = asked[0] if asked and seated else Seat(0) if seated else None
    picked = options(name, whole=marked != "begun") if marked else ()
    if marked == "turned":
        cell = picked[0].value.cell
        picked = tuple(mark for mark in picked if mark.kind == "road" and mark.value.cell == cell)
    told = changes(s.table, notes(name)) if changed else ()
    names = PLAYERS[: len(s.table.sheets)]
    return Show(GAME.view(s, seat), PlainWords(), names, cut, picked, told, at)


SHOWS: dict[str, Show] = {
    **{f"charmers-{name} table": show(name, seated=False) for name in ("start", "two", "four", "crowded")},
    **{f"charmers-{name} table": show(name, seated=False) for name in TABLES if name.startswith("end")},
    **{f"charmers-{name} table changed": show(name, seated=False, changed=True) for name in ("two", "crowded")},
    **{
        f"charmers-{name} close": show(name, "close", marked="whole")
        for name in ("start", "two", "four", "crowded", "karma", "misfits", "chain", "halves", "upgrade")
    },
    "charmers-halves close begun": show("halves", "close", marked="begun"),
    "charmers-halves close turned": show("halves", "close", marked="turned"),
    "charmers-two close changed": show("two", "close", changed=True, at="1"),
    **{
        f"charmers-{name} close onlooker": show(name, "close", seated=False)
        for name in ("crowded", "carried goods", "carried crane")
    },
    **{f"charmers-fresh {side} close": show(f"fresh {side}", "close", at="1") for side in ("sun", "moon")},
}
"""Every picture the general tests look at."""
SHOWS |= boards(GAME, SHOWS, "charmers-crowded table changed", "charmers-four table", "charmers-start table")
SHOWS |= boards(GAME, SHOWS, "charmers-end table", "charmers-end of two table")
scene = drawn_once(SHOWS, draw)
"""The scene of one of `SHOWS`."""
GOLDEN = ("charmers-two table changed", "charmers-four board 1", "charmers-start close")


def placed(asked: Show) -> set[str]:
    """All options have a place in a close-up."""
    return {m.letter for m in asked.marks if asked.cut == "close" and m.kind in targets.KINDS}


@lru_cache(maxsize=64)
def _written(scene: Scene) -> tuple[frozenset[str], frozenset[tuple[str, object]]]:
    """The names of all shapes; the texts that are not printed, with their places."""
    texts = [shape for shape in scene.shapes if isinstance(shape, Text) and not shape.static]
    return frozenset(s.name for s in scene.shapes), frozenset((t.text, t.at) for t in texts)


def hidden(text: Text, scene: Scene) -> bool:
    """A number printed on a space that is reached; and one that is written again over it."""
    names, again = _written(scene)
    space = text.name.removesuffix(".number")
    return text.static and (f"{space}.reached" in names or (text.text, text.at) in again)


def told(asked: Show, scene: Scene) -> Iterator[str]:
    """A card says something of what its option brings."""
    chosen = cards.carded(asked.marks) if asked.cut == "close" else []
    names = {shape.name.rpartition(".gain.0")[0] for shape in scene.shapes if ".gain.0" in shape.name}
    if chosen:
        brought = cards.brings(asked.view.table, asked.view.seat or Seat(0), chosen)
        for n, (mark, gains) in enumerate(zip(chosen, brought, strict=True)):
            if gains and f"card.{n}" not in names:
                yield f"not on its card: what {mark.letter} brings"


def what_is_new_is_seen_in_grey(asked: Show, drawn: Scene) -> Iterator[str]:
    """A ring around what has changed has a star: what is circled has a ring as dark."""
    names = {shape.name for shape in drawn.shapes}
    rings = [name for name in names if re.fullmatch(r"change\..*\.ring", name)]
    yield from (f"no star: {name}" for name in sorted(rings) if f"{name.removesuffix('ring')}star" not in names)


ALSO = (read_on_a_phone, told, what_is_new_is_seen_in_grey)
PICTURES = Pictures("charmers", SHOWS, scene, GOLDEN, placed, hidden, ALSO)
