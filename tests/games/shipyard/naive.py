"""A second program for Shipyard, as simple as can be: cells are (column, row), routes are searched by trying, rules
are loops. It was written from the rules without a look at the engine, and shares nothing with it but the content.

This part: yards, canals, and what a ship may take along on which voyage. `naive_points.py` counts points,
`naive_game.py` plays.
"""

from __future__ import annotations

import itertools
import tomllib
from functools import cache
from pathlib import Path

CONTENT = Path(__file__).parents[3] / "engine/games/shipyard/content/house-1.toml"
DATA = tomllib.loads(CONTENT.read_text("utf-8"))
ITEMS = ("captain", "merchant", "soldier", "sail", "smokestack", "propeller", "crane", "cannon")
EMPLOYEES = {each["id"]: each for each in DATA["employees"]["kinds"]}
SAFETY = ("lifebelt", "lifeboat", "lantern")


def features_of_cards():
    """What each ship card shows, by its name."""
    found = {}
    for part, decks in (("bow", ["bows"]), ("middle", ["upper", "lower"]), ("stern", ["sterns"])):
        groups = [group for deck in decks for group in DATA["ships"][deck]]
        shown = [group["has"] for group in groups for _ in range(group["count"])]
        found |= {f"{part}{n}": has for n, has in enumerate(shown, 1)}
        found[f"blank_{part}"] = []
    return found


CARDS = features_of_cards()


def part(card):
    """The part of a ship a card is: its first letter, "." for no card."""
    return card.removeprefix("blank_")[:1] or "."


def count(cards, feature):
    """How often some cards show something."""
    return sum(CARDS[card].count(feature) for card in cards)


# ---- the yard -----------------------------------------------------------------------------------------------------


def complete(yard):
    """The ships that are complete: (first column from 0, cards)."""
    found = []
    for left, right in itertools.combinations(range(len(yard)), 2):
        letters = "".join(map(part, yard[left : right + 1]))
        if len(letters) >= 3 and letters == "b" + "m" * (len(letters) - 2) + "s":
            found.append((left, yard[left : right + 1]))
    return found


@cache
def sailable(letters):
    """Whether every card of a yard can sail away some day: one stretch after the other is completed and leaves."""
    if set(letters) == {"."}:
        return True
    for left, right in itertools.combinations(range(len(letters)), 2):
        inner = letters[left + 1 : right]
        possible = inner and letters[left] in "b." and letters[right] in "s." and set(inner) <= {"m", "."}
        if possible and set(letters[left : right + 1]) != {"."}:
            cleared = letters[:left] + "." * (right + 1 - left) + letters[right + 1 :]
            if sailable(cleared):
                return True
    return False


def allowed(yard):
    """Whether cards may lie like this (Schiffsbau): each can sail some day; full only with a complete ship."""
    return sailable("".join(map(part, yard))) and ("" in yard or bool(complete(yard)))


def columns(yard, card):
    """The columns, from 0, in which a card may be placed."""
    return [at for at, there in enumerate(yard) if not there and allowed([*yard[:at], card, *yard[at + 1 :]])]


# ---- canals -------------------------------------------------------------------------------------------------------

SIDES = {"n": (0, -1), "e": (1, 0), "s": (0, 1), "w": (-1, 0)}
SPACES = {
    "nw": (0, 0), "n": (1, 0), "ne": (2, 0), "e": (2, 1), "se": (2, 2), "s": (1, 2), "sw": (0, 2), "w": (0, 1),
}  # fmt: skip
"""The spaces around the middle of a card, each with its place on it: (column, row)."""
NAMES = {place: name for name, place in SPACES.items()}
CHAIN = ("w", "sw", "s", "se", "e", "ne", "n")
"""The water of a card that is not turned, space by space."""
FACING = {"n": "s", "s": "n", "e": "w", "w": "e"}


def turned(space, degrees):
    """Where a space lies after its card was turned clockwise."""
    x, y = SPACES[space]
    for _ in range(degrees // 90):
        x, y = 2 - y, x
    return NAMES[x, y]


def water(degrees):
    """The chain of spaces of a card as it is turned."""
    return [turned(space, degrees) for space in CHAIN]


def symbol(canal, degrees, space):
    """What a space of a card shows; "" on corners."""
    printed = DATA["canals"]["cards"][int(canal.removeprefix("canal")) - 1]
    for side, shown in zip(("w", "s", "e", "n"), printed, strict=True):
        if turned(side, degrees) == space:
            return shown
    return ""


def beside(cell):
    """The four cells around a cell."""
    return [(cell[0] + x, cell[1] + y) for x, y in SIDES.values()]


def steps(system, cell, space):
    """The steps from a space: (direction, cell, space). `system`: by cell the card and how it is turned."""
    chain = water(system[cell][1])
    at = chain.index(space)
    found = []
    for other in chain[max(0, at - 1) : at] + chain[at + 1 : at + 2]:
        step = (SPACES[other][0] - SPACES[space][0], SPACES[other][1] - SPACES[space][1])
        found.append((next(side for side, way in SIDES.items() if way == step), cell, other))
    if space in SIDES:
        over = (cell[0] + SIDES[space][0], cell[1] + SIDES[space][1])
        if over in system:
            found.append((space, over, FACING[space]))
    return found


def left_behind(system, old, new):
    """A figure went from a card to another: what stays of the system, and which cells are cut off."""
    rest = {cell: card for cell, card in system.items() if cell != old}
    joined, edge = set(), {new}
    while edge:
        joined |= edge
        edge = {other for cell in edge for other in beside(cell) if other in rest} - joined
    stays = {cell: card for cell, card in rest.items() if cell in joined}
    return stays, [cell for cell in rest if cell not in joined]


def routes(system, figure, length):
    """All routes of so many steps, each as the words of its steps (rulebook: Ergebnis der Jungfernfahrt). No space
    twice, not behind the stern; cards that were left are gone at once."""
    cell, space, behind = figure
    found = []

    def sail(system, cell, space, seen, route):
        if len(route) == length:
            found.append(route)
            return
        for side, on, to in steps(system, cell, space):
            if (on, to) in seen or (not route and side == behind):
                continue
            stays = system if on == cell else left_behind(system, cell, on)[0]
            sail(stays, on, to, {*seen, (on, to)}, route + side)

    if system:
        sail(system, cell, space, {(cell, space)}, "")
    return sorted(found)


def follow(system, figure, route):
    """A route sailed: the symbols of its spaces, the system then, the figure, the cards used and those cut off."""
    cell, space, behind = figure
    symbols, used, cut = [], [], []
    for side in route:
        on, to = next((on, to) for way, on, to in steps(system, cell, space) if way == side)
        if on != cell:
            used.append(system[cell][0])
            before = system
            system, lost = left_behind(system, cell, on)
            cut += [before[each][0] for each in lost]
        cell, space, behind = on, to, FACING[side]
        symbols.append(symbol(*system[cell], space))
    return symbols, system, (cell, space, behind), used, cut


# ---- ships --------------------------------------------------------------------------------------------------------


def beyond(employees, what):
    """How many of something craftsmen fit without a place for it."""
    return sum(
        EMPLOYEES[name].get("size", 1)
        for name in employees
        if EMPLOYEES[name]["kind"] == "craftsman" and EMPLOYEES[name]["what"] == what
    )


def fits(cards, employees, load):
    """Whether a ship carries these items (rulebook: Ausrüstung und Crew; ruling 18)."""
    of = dict(zip(ITEMS, load, strict=True))
    crew = of["captain"] - 1 + of["merchant"] + of["soldier"]
    on_masts = sum(max(0, of[each] - beyond(employees, each)) for each in ("sail", "smokestack"))
    return (
        of["captain"] >= 1
        and crew <= count(cards, "cabin") + beyond(employees, "crew")
        and on_masts <= count(cards, "mast")
        and all(of[each] <= count(cards, each) + beyond(employees, each) for each in ("propeller", "crane", "cannon"))
        and of["propeller"] <= 2
    )


def loads(cards, employees, store):
    """Every load a ship may take along of what is in the store, tried out one by one."""
    ranges = []
    for item in ITEMS:  # first each item alone with a captain, to keep the trials few
        alone = [{**dict.fromkeys(ITEMS, 0), "captain": 1, item: n} for n in range(store[item] + 1)]
        ranges.append([load[item] for load in alone if fits(cards, employees, tuple(load.values()))])
    return [load for load in itertools.product(*ranges) if fits(cards, employees, load)]


def base_speed(load):
    """The speed without employees (rulebook: Geschwindigkeit)."""
    of = dict(zip(ITEMS, load, strict=True))
    if of["smokestack"] and of["propeller"]:
        return 4 + of["sail"] + of["smokestack"] - 1 + of["propeller"] - 1
    return 1 + of["sail"] + of["propeller"] + of["smokestack"] // 2


def speeds(employees, load):
    """The speeds an owner may choose: helmsman and rigger wholly, partly or not at all."""
    helm = [0, 1] if "helmsman" in employees else [0]
    pairs = load[ITEMS.index("sail")] // 2 if "rigger" in employees else 0
    return sorted({base_speed(load) + h + p for h in helm for p in range(pairs + 1)})


def voyage_points(cards, load, speed, symbols):
    """The points of a launched ship: crew, equipment, speed, voyage (rulebook: Wertung)."""
    of = dict(zip(ITEMS, load, strict=True))
    worth = {
        "army": of["soldier"] + of["cannon"],
        "trade": of["merchant"] + of["crane"],
        **{each: count(cards, each) for each in SAFETY},
    }
    voyage = sum(worth.get(each, 0) for each in symbols)
    voyage += max((n for n, each in enumerate(symbols, 1) if each == "ribbon"), default=0)
    return {
        "crew": of["captain"] + of["merchant"] + of["soldier"],
        "equipment": 2 * of["crane"] + 2 * of["cannon"],
        "speed": speed,
        "voyage": voyage,
    }
