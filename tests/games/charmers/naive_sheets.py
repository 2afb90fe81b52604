"""Sheets far on in a game, drawn by chance with the second program: full rows, crossed persons, tracks near their
end, where dice fit no more and bonuses lapse. Games seldom get there."""

from __future__ import annotations

from tests.games.charmers.naive import BUILDINGS, DATA, GOODS, PERSONS, PROVINCE, RIVER, SHAPES, STEPS, Paper, named

BONUSES = [
    *("karma", "upgrade", "purple_die", "half", "back_any", "palace"),
    *SHAPES,
    *PERSONS,
    *(f"{kind}{n}" for kind in ("fame", "money", "goods", "sell", "forward", "back") for n in (1, 2, 3)),
    *(f"sell_{kind}{n}" for kind in ("same", "different") for n in (1, 2, 3)),
]
"""All kinds of bonuses that an edition may have."""


def some_side(rng):
    """A side of another edition: any bonuses at any places, one or two at each."""

    def rows(count):
        return [[rng.choice(BONUSES) for _ in range(rng.choice((1, 1, 2)))] for _ in range(count)]

    def at(places, count):
        return dict(zip(rng.sample(list(places), count), rows(count), strict=True))

    edges = [named(cell) + side for cell in PROVINCE for side in "NESW" if beyond(cell, side) not in PROVINCE]
    return {
        "river": rows(len(RIVER)),
        "tents": rows(len(DATA["market"]["coins"])),
        "palace": rows(3),
        "upgrades": rows(2),
        "karma": at("2345", 3),
        "fame": at(map(str, range(1, 22)), 6),
        "money": at(map(str, range(1, 64)), 12),
        "border": at(edges, 14),
    }


def beyond(cell, side):
    """The cell on a side of a cell."""
    return cell[0] + STEPS[side][0], cell[1] + STEPS[side][1]


def some_sheet(rng, side, full):
    """A sheet as full as `full` says (0 to 1), every bonus it has reached given before."""
    paper = Paper(side)
    for _ in range(round(24 * full) and rng.randint(0, round(24 * full))):
        some_road(rng, paper)
    paper.scored = {cell for cell, sides in paper.roads.items() if sides}
    for space in RIVER:
        paper.river[space] = rng.random() < full
    for good in GOODS:
        circled = some(rng, len(DATA["market"]["coins"]), full)
        for _ in range(circled):
            paper.circle(good)
        for _ in range(rng.randint(0, circled)):
            paper.sell(good)
    for person in PERSONS:
        for _ in range(some(rng, 3, full)):
            paper.cross(person)
    for building in BUILDINGS:
        for _ in range(some(rng, 2, full)):
            paper.upgrade(building)
    for _ in range(some(rng, 4, full)):
        paper.mark("karma", 1)
    for _ in range(rng.randint(0, paper.unused())):
        paper.use()
    some_tracks(rng, paper)
    paper.seen = {place for place, _ in paper.places()}
    return paper


def some(rng, most, full):
    """So many of a row of boxes."""
    return sum(rng.random() < full for _ in range(most))


def some_road(rng, paper):
    """Another road, or half of one."""
    shape = rng.choice(("straight", "curve", "curve", "fork", "crossing", "half"))
    places = paper.halves() if shape == "half" else paper.whole(shape)
    if places:
        cell, sides = rng.choice(places)
        paper.roads[cell] |= set(sides)


def some_tracks(rng, paper):
    """Tracks that do not overlap yet, sometimes one of them full."""
    spaces, fame, ratio = (DATA["tracks"][name] for name in ("money", "fame", "ratio"))
    paper.fame = rng.choice((0, rng.randint(0, fame), rng.randint(0, fame), fame))
    most = spaces - ratio * paper.fame
    paper.money = rng.choice((0, rng.randint(0, most), rng.randint(0, most), most))
