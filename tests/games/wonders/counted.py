"""Small cities with the number of spots of every piece, counted by hand.

Drawn: `.` land, `~` water, `*` a natural cell, a letter for each piece; the last row lies at the sidewalk. What is
not named finds no spot. How the numbers come about is said where it is not seen at a glance.
"""

from __future__ import annotations

from msgspec import Struct

from tests.games.wonders import naive

NONE = (0,) * 8


class Counted(Struct):
    """A city, its pieces by letter, and numbers of spots: of roads and the tower; of the tiles of the eight stacks
    for the types named and `any` other; of monuments. `ground`: the map, where a piece covers more than land."""

    city: list[str]
    pieces: dict[str, str]
    others: dict[str, int]
    tiles: dict[str, tuple[int, ...]] = {}
    monuments: dict[str, int] = {}
    ground: list[str] | None = None

    def count(self, piece):
        """The number of spots of a piece."""
        found = naive.tile(piece)
        if found is None:
            return {**self.others, **self.monuments}.get(piece, 0)
        kind, stack, _ = found
        return self.tiles.get(kind, self.tiles.get("any", NONE))[stack - 1]


POSITIONS = {
    "a road at the sidewalk": Counted(
        ["......", "......", ".rrrr."],
        {"r": "starter"},
        {"road": 3, "two": 11, "one": 6, "tower": 6},
        # Beside the road: B2 to E2, A3, F3. Stack 3: squares in the upper rows 3 + 4 + 4 + 4 + 3, and A2 B2 A3 and
        # E2 F2 F3. Stack 5: 3 + 4 in the upper rows, one down to A3, one down to F3. Stack 6: 4 + 4, and one down
        # to A3. Stack 7: 4 + 4, and one along each side. Stack 8: 4, and one down to F3.
        {"any": (11, 6, 20, 5, 9, 9, 10, 5)},
    ),
    "water parts the land": Counted(
        [".~~.", "~..~", ".~~.", "rrrr"],
        {"r": "starter"},
        {"road": 1, "one": 2, "tower": 2},  # the long road from A3 over water to D3
    ),
    "a bridge over water is a road": Counted(
        [".~~.", "~..~", "bbbb", "rrrr"],
        {"r": "starter", "b": "road"},
        {"two": 1, "one": 2, "tower": 2},
        {"any": (1, 0, 0, 0, 0, 0, 0, 0)},  # B2 C2, which meet the bridge where it spans water
        ground=[".~~.", "~..~", ".~~.", "...."],
    ),
    "buildings beside their type, a tower is no road for them": Counted(
        [".F.H.", ".F.H.", "..t.."],
        {"F": "farm1a", "H": "housing1a", "t": "tower"},
        {"two": 5, "one": 5, "tower": 8},
        # Stack 5: A1 A2 A3 B3; on the other side it would have to be mirrored.
        {"farm": (4, 1, 1, 0, 1, 0, 0, 0), "housing": (4, 1, 1, 0, 0, 0, 0, 0)},
    ),
    "the Roman Bridge is no road": Counted(
        [".BBBB.", "......"],
        {"B": "roman_bridge"},
        {"road": 3, "starter": 3, "two": 7, "one": 6, "tower": 6},
        ground=["..~~..", "......"],
    ),
    "two of a type": Counted(
        ["MMTT.", ".....", "NNUU."],
        {"M": "market1a", "N": "market1b", "T": "temple1a", "U": "temple1b"},
        {"two": 1, "one": 1, "tower": 6},  # roads at E3 only; towers everywhere but on E2
        {"market": (2, 2, 0, 0, 0, 0, 0, 0), "temple": (5, 4, 2, 0, 1, 0, 1, 0)},
        # Giza: three in the row from A2 to E2, the column E1 to E3, and two corners at E2.
        {"petra": 2, "giza": 6},
    ),
    "two of a type are two tiles": Counted(
        ["MMM.", "...."],
        {"M": "market2a"},
        {"road": 1, "starter": 1, "two": 4, "one": 4, "tower": 4},
        {"market": (4, 2, 1, 0, 1, 0, 0, 0)},
    ),
    "monuments at the water": Counted(
        ["..~~.", "M.~.L", "M..~L", "rrrr."],
        {"M": "market1a", "L": "library1a", "r": "starter"},
        {"two": 2, "one": 3, "tower": 7},
        {"any": (2, 1, 1, 0, 2, 0, 0, 0), "market": (4, 1, 2, 0, 2, 0, 0, 0)},
        # The port on B2 to C3. Lighthouses on C3 D3 and D2 D3. Pagodas down from A1: A1 B1, B1 B2, B2 B3, B3 C3.
        {"port_of_carthage": 1, "lighthouse": 2, "thien_mu_pagoda": 4},
    ),
    "water under a bridge is none": Counted(
        [".bbbb.", "......", ".MM..."],
        {"b": "road", "M": "market1a"},
        {"road": 3, "two": 13, "one": 10, "tower": 8},
        # Beside the road: A1, F1, B2 to E2; beside the market also A3 and D3. No pagoda: it needs open water.
        {"any": (9, 6, 11, 2, 3, 4, 5, 1), "market": (11, 7, 11, 2, 4, 4, 5, 1)},
        ground=["..~~..", "......", "......"],
    ),
    "monuments over water": Counted(
        ["F~~~.p", "F.~~.p", "..~~.q"],
        {"F": "farm1a", "p": "two", "q": "one"},
        {"road": 2, "starter": 1, "two": 4, "one": 5, "tower": 5},
        {"any": (2, 1, 0, 0, 0, 0, 0, 0), "farm": (4, 1, 1, 0, 0, 0, 0, 0)},
        {"aqueduct": 1, "roman_bridge": 1},  # both from B2 to E2
    ),
    "the Great Wall": Counted(
        ["*...", "H..r", "H..r"],
        {"H": "housing1a", "r": "two"},
        {"road": 1, "two": 6, "one": 4, "tower": 6},
        # Beside the road: D1, C2, C3; beside the houses: A1, B2, B3.
        {"any": (5, 2, 8, 2, 3, 3, 3, 2), "housing": (8, 4, 10, 2, 4, 3, 4, 2)},
        # The wall needs B1 and may not cover A1: of the seven other cells it leaves out D1, C2 or B3. Moai: B3 B1 D1.
        {"great_wall": 3, "theater": 6, "trojan_horse": 2, "moai": 1},
    ),
    "natural cells covered by the monument itself": Counted(
        ["*.L.*", "..L..", "..rr."],
        {"L": "library1a", "r": "two"},
        {"two": 6, "one": 4, "tower": 6},
        # Beside the road: B3, D2, E3; beside the library also B1, B2, D1.
        {"any": (5, 2, 7, 2, 3, 1, 2, 2), "library": (9, 2, 13, 3, 3, 2, 3, 2)},
        # Shitenno-ji on A2 to B3. Moai: B3 B1 D1, over the library.
        {"shitenno_ji": 1, "ishtar_gate": 1, "moai": 1},
    ),
    "one of each type": Counted(
        ["FFTT~.", "M....B", "M....B", "HHrrrr"],
        {"F": "farm1a", "T": "temple1a", "M": "market1a", "B": "library1a", "H": "housing1a", "r": "starter"},
        {"road": 1, "two": 6, "one": 3, "tower": 9},
        # Beside the road: C3 to E3.
        {
            "farm": (8, 3, 12, 3, 4, 4, 4, 2),
            "market": (8, 3, 12, 3, 4, 4, 4, 2),
            "library": (7, 3, 11, 3, 3, 4, 4, 2),
            "housing": (7, 2, 12, 3, 4, 4, 4, 2),
            "temple": (9, 4, 12, 3, 4, 4, 4, 2),
        },
        {
            "hippodrome": 1,
            "colosseum": 1,
            "angkor_wat": 1,
            "ziggurat": 1,
            "chichen_itza": 3,
            "ishtar_gate": 1,
            "theater": 2,
            "trojan_horse": 1,
            "obelisks": 1,
        },
    ),
}
