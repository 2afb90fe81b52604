"""The second program's points: a city at the end, and the objectives with their ties."""

from __future__ import annotations

from tests.games.wonders.naive import DATA, KINDS, MONUMENTS, ROADS, beside, groups, tile

RULES = DATA["objectives"]


def districts(city):
    """The building tiles that meet no empty green land."""
    green = city.marked(".")
    return [(piece, cells) for piece, cells in city.tiles() if not beside(cells) & green]


def natural(city):
    """The open natural cells with a piece beside them."""
    covered = city.covered()
    return sum(1 for at in city.marked("*") if beside({at}) & covered)


def own_points(city, tracks, population, resources, loan):
    """The six kinds of points of a city: (population, resources, monuments, natural, districts, loan)."""
    return (
        sum(1 for ring in tracks["rings"] if ring <= population),
        min(resources.values()),
        sum(MONUMENTS[name]["rings"] for name in city.monuments()),
        natural(city),
        len(districts(city)),
        -DATA["limits"]["penalty"] if loan else 0,
    )


def valley(city):
    """The cells of the largest area of empty green land that nowhere reaches the edge of the map (ruling R15)."""
    width, height = city.size
    sizes = [0]
    for area in groups(city.marked(".")):
        if all(0 < x < width - 1 and 0 < y < height - 1 for x, y in area):
            sizes.append(len(area))
    return max(sizes)


def longest(city):
    """The cells of the largest group of roads."""
    return max((len(group) for group in groups(city.under(*ROADS))), default=0)


def tiles_beside(city, sign):
    """The building tiles beside open cells of a sign."""
    return sum(1 for _, cells in city.tiles() if beside(cells) & city.marked(sign))


def village(city, kind):
    """The tiles of the largest touching group of a type."""
    tiles = [cells for _, cells in city.tiles(kind)]
    best = 0
    for area in groups({at for cells in tiles for at in cells}):
        best = max(best, sum(1 for cells in tiles if cells <= area))
    return best


def suburb(city):
    """The building tiles at the left, top or right edge; at the bottom only if the edition says so (ruling C5)."""
    width, height = city.size

    def edge(x, y):
        return x in (0, width - 1) or y == 0 or (RULES["bottom"] and y == height - 1)

    return sum(1 for _, cells in city.tiles() if any(edge(x, y) for x, y in cells))


def metropolis(city):
    """Whether each type of building has a district."""
    return {tile(piece)[0] for piece, _ in districts(city)} == set(KINDS)


OBJECTIVES = {
    "fertile_valley": lambda city, resources: valley(city),
    "roads_of_rome": lambda city, resources: longest(city),
    "city_of_wonders": lambda city, resources: len(city.monuments()),
    "natural_resources": lambda city, resources: tiles_beside(city, "*"),
    "waterfront": lambda city, resources: tiles_beside(city, "~"),
    "philosophy": lambda city, resources: len(city.tiles("library")),
    "agriculture": lambda city, resources: len(city.tiles("farm")),
    "religion": lambda city, resources: len(city.tiles("temple")),
    "grand_bazaar": lambda city, resources: len(city.tiles("market")),
    "abundance": lambda city, resources: resources["food"],
    "technology": lambda city, resources: resources["gears"],
    "trade": lambda city, resources: resources["ceramics"],
    "village": lambda city, resources: village(city, "housing"),
    "suburbs": lambda city, resources: suburb(city),
    "metropolis": lambda city, resources: int(metropolis(city)),
}
"""What each of the 15 objectives counts, in the order of the rules."""


def shares(objective, values):
    """The points each player gets for an objective, by what each has reached. Nothing for nothing (ruling Q23)."""
    best = max(values)
    if best == 0:
        return [0] * len(values)
    ahead = [value == best for value in values]
    if objective == "metropolis":
        return [shared(RULES["metropolis"], sum(ahead)) if each else 0 for each in ahead]
    if sum(ahead) > 1:
        return [shared(RULES["tied"], sum(ahead)) if each else 0 for each in ahead]
    rest = max((value for value in values if value < best), default=0)
    points = []
    for value in values:
        if value == best:
            points.append(RULES["first"])
        elif value == rest and rest > 0:
            points.append(RULES["second"])
        else:
            points.append(0)
    return points


def shared(points, players):
    """Points shared evenly, rounded up."""
    each = 0
    while each * players < points:
        each += 1
    return each


def winners(totals, monuments):
    """The seats with the most points, then the most monuments; a full tie is shared (ruling Q26)."""
    best = max(totals)
    first = [seat for seat, total in enumerate(totals) if total == best]
    most = max(monuments[seat] for seat in first)
    return [seat for seat in first if monuments[seat] == most]
