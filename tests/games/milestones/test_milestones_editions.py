"""Edition files: the shipped one, refused ones and the words of the refusal, and another one that plays."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest

from engine.core.model import Illegal
from engine.core.opponents import random_player
from engine.games.milestones import GAME, Options
from engine.games.milestones.edition import HOUSE, read, triangle_corners
from engine.games.milestones.landscape import Network, landscape_of
from engine.kit.content import ContentError
from tests.games.playing import dice

KINDS = ("stone", "wood", "sand", "grain", "coin")


def small_tile(n: int) -> str:
    left, right = f'["{KINDS[n % 5]}", {1 + n // 2}]', f'["{KINDS[n // 3]}", {1 + n // 2}]'
    return f'{{ id = "W{n:02}", left = {left}, right = {right} }}'


def small(**changes: str) -> str:
    """A small edition: three rows of points, 14 tiles, two bushes. `changes` replace whole lines by key."""
    lines = {
        "key": 'key = "small"',
        "name": 'name = "Small board"',
        "provenance": 'provenance = "made up for tests"',
        "limits": "[limits]",
        "sections": "sections = 3",
        "houses": "houses = 2",
        "markets": "markets = 2",
        "sacks": "sacks = 2",
        "display": "display = 5",
        "goals": "[goals]",
        "two": "2 = 9",
        "three": "3 = 8",
        "four": "4 = 7",
        "bonus": "[bonus]",
        "stone": "stone = 1",
        "wood": "wood = 1",
        "sand": "sand = 0",
        "grain": "grain = 0",
        "coin": "coin = 0",
        "land": "[land]",
        "start": 'start = "A2"',
        "bushes": 'bushes = ["AB3", "BC2"]',
        "rows": """rows = [
            { row = "A", column = 2, values = [1, 2, 3] },
            { row = "B", column = 1, values = [4, 0, 1, 2] },
            { row = "C", column = 2, values = [3, 4, 0] },
        ]""",
        "workers": "[workers]",
        "tiles": f"tiles = [{', '.join(map(small_tile, range(14)))}]",
    }
    return "\n".join(["[edition]", *(lines | changes).values()])


def test_the_shipped_edition_is_read_and_says_where_its_values_come_from():
    assert HOUSE.key == "house-1"
    graph = landscape_of(HOUSE)
    edges = sum(len(near) for near in graph.near.values()) // 2
    assert (len(graph.near), edges, len(graph.corners)) == (63, 157, 95)
    assert graph.corners["AB9"] == ("A8", "A10", "B9")
    assert sorted(graph.corners["EF18"]) == ["E18", "F17", "F19"]
    assert {kind for tile in HOUSE.tiles for kind, _ in (tile.left, tile.right)} == set(KINDS)
    assert {n for tile in HOUSE.tiles for _, n in (tile.left, tile.right)} == set(range(1, 9))
    assert any(tile.left[0] == tile.right[0] == "wood" for tile in HOUSE.tiles)


def test_triangles_are_named_by_their_rows_and_middle_column():
    names = [name for name, _ in triangle_corners(HOUSE.points)]
    assert names == [f"{above}{below}{n}" for above, below in pairwise("ABCDEF") for n in range(2, 21)]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_small_edition_plays_through(seats):
    edition = read(small(), "small.toml")
    assert (edition.goals["2"], len(edition.tiles), len(edition.points)) == (9, 14, 10)
    s = GAME.start(seats, dice(1, 0), Options(edition=edition)).state
    assert s.table.goal() == edition.goals[str(seats)]
    seq = 0
    while GAME.waiting(s):
        seq += 1
        (seat,) = GAME.waiting(s)
        s = GAME.apply(s, seat, random_player(GAME, s, seat, dice(2, seq)), dice(1, seq)).state
    assert GAME.result(s).reason in ("goal", "workers")


def test_an_edition_travels_in_the_options_and_in_the_state():
    edition = read(small(), "small.toml")
    s = GAME.start(2, dice(1, 0), Options(edition=edition)).state
    assert GAME.decode(GAME.encode(s)).table.edition == edition
    assert GAME.view(s, None).table.edition == edition
    with pytest.raises(Illegal) as no:
        GAME.options(b'{"edition": 3}')
    assert no.value.code == "bad-options"


def test_the_start_markets_own_number_counts_as_covered():
    edition = read(small(), "small.toml")
    assert landscape_of(edition).value["A2"] == 1
    net = Network(GAME.start(2, dice(1, 0), Options(edition=edition)).state.table)
    assert not net.free("A2")
    assert net.worth("A2") == 0
    assert net.house_points("AB2") == sum(landscape_of(edition).value[p] for p in ("B1", "B3"))


def test_the_digest_names_exactly_the_values():
    one, other = read(small(), "a"), read(small(two="2 = 10"), "a")
    assert one.digest == read(small(), "b").digest
    assert one.digest != other.digest


BAD = {
    "malformed TOML": ({"key": "key = "}, r"not valid TOML: .+line 2"),
    "a key twice": ({"name": 'name = "a"\nname = "b"'}, r"not valid TOML"),
    "an unknown key": ({"houses": "houses = 2\nhotels = 1"}, r"limits: .*hotels"),
    "an unknown table": ({"land": "[weather]\nrain = 1\n[land]"}, r"file: .*weather"),
    "a missing key": ({"sacks": ""}, r"limits: .*sacks"),
    "a missing table": ({"goals": "", "two": "", "three": "", "four": ""}, r"file: .*goals"),
    "a wrong type": ({"houses": 'houses = "two"'}, r"limits\.houses: Expected `int`, got `str`"),
    "a number out of range": ({"houses": "houses = 0"}, r"limits\.houses: .*>= 1"),
    "a bad key": ({"key": 'key = "My Board!"'}, r"edition\.key: "),
    "no provenance": ({"provenance": 'provenance = ""'}, r"edition\.provenance: "),
    "a wrong number of players": ({"four": "5 = 7"}, r"goals: needs exactly 2, 3 and 4 \(players\)"),
    "a kind of bonus missing": ({"coin": ""}, r"bonus: needs exactly stone, wood, sand, grain, coin"),
    "an unknown kind of bonus": ({"coin": "gold = 1"}, r"bonus: needs exactly"),
    "too many bonus tiles": ({"coin": "coin = 1"}, r"bonus: 3 bonus tiles for 2 bushes"),
    "too few bonus tiles": ({"stone": "stone = 0"}, r"bonus: 1 bonus tiles for 2 bushes"),
    "an unknown bush": ({"bushes": 'bushes = ["AB3", "EF2"]'}, r"land\.bushes: EF2 is no triangle"),
    "a bush twice": ({"bushes": 'bushes = ["AB3", "AB3"]'}, r"land\.bushes: a triangle is named twice"),
    "an unknown start": ({"start": 'start = "K88"'}, r"land\.start: K88 is not one of the points"),
}


@pytest.mark.parametrize("case", BAD)
def test_a_bad_file_is_refused_with_file_key_and_reason(case):
    changes, message = BAD[case]
    with pytest.raises(ContentError, match=rf"^my\.toml: .*{message}"):
        read(small(**changes), "my.toml")


def changed(pattern: str, new: str) -> str:
    text, n = re.subn(pattern, new, small(), count=1)
    assert n == 1
    return text


BAD_LISTS = {
    "two points at a place": (r'row = "B", column = 1', 'row = "A", column = 4', "land.rows: two points share"),
    "rows that do not fit": (r'row = "B", column = 1', 'row = "B", column = 2', "land.rows: neighbouring rows"),
    "a bad row": (r'row = "B"', 'row = "Bb"', "land.rows[1].row: "),
    "a bad number": ("1, 2, 3", "1, 12, 3", "land.rows[0].values[1]: "),
    "two tiles with an id": (r'id = "W01"', 'id = "W00"', "workers.tiles: two tiles share an id"),
    "too few tiles": (
        r'tiles = \[\{[^}]*\}, ', "tiles = [", "workers.tiles: 13 tiles; four players need at least 14"
    ),
    "an unknown kind": (
        r'left = \["wood"',
        'left = ["gold"',
        "workers.tiles.W01.left: 'gold' is no kind of worker; allowed: stone",
    ),
    "a number out of range": (
        r'left = \["wood", 1', 'left = ["wood", 0', "workers.tiles.W01.left: 0 is out of range"
    ),
    "half a worker": (r'left = \["wood", 1\]', 'left = ["wood"]', "workers.tiles[1].left: "),
}  # fmt: skip


@pytest.mark.parametrize("case", BAD_LISTS)
def test_a_bad_list_is_refused_with_file_key_and_reason(case):
    old, new, message = BAD_LISTS[case]
    with pytest.raises(ContentError) as no:
        read(changed(old, new), "my.toml")
    assert str(no.value).startswith(f"my.toml: {message}")


def test_the_rules_hand_out_the_reader():
    assert GAME.rules.settings.editions is not None
    assert GAME.rules.settings.editions(small(), "small.toml") == read(small(), "small.toml")
