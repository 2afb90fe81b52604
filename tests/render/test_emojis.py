"""The pieces of the games as emojis."""

from __future__ import annotations

import io

import msgspec
import pytest
from PIL import Image

from cogs.client.emojis import Piece, ours
from cogs.kit.discord_limits import check_emojis
from engine.core.game import AnyGame
from games import ARTISTS, GAMES
from render.emojis import EDGE, GENERAL, scenes
from render.jobs import done, pack
from render.legend import words
from words import Speaker

MARGIN = 4
"""Pixels at the edge that show the plate only."""
KEYS = {game.key for game in GAMES}


def test_a_plate_with_more_signs_than_can_be_told_apart_is_no_emoji() -> None:
    codes = {code for code, _ in scenes(ARTISTS["shipyard"].legend)}
    assert not {"contract-armed_traders", "contract-mixed_drives", "contract-specialists"} & codes
    assert "contract-trade_pairs" in codes


@pytest.mark.parametrize("game", GAMES, ids=[game.key for game in GAMES])
def test_each_piece_of_a_game_is_an_emoji_that_discord_takes(game: AnyGame) -> None:
    key = game.key
    packed = pack(None, Speaker("en", game), cut="emojis")
    files = msgspec.msgpack.decode(
        done(packed, {each.key: each for each in GAMES}, ARTISTS).data, type=dict[str, bytes]
    )
    known = [code for page in words(ARTISTS[key].legend) for code in page]
    assert len(files) > 5
    assert set(files) < set(known)
    names = {code: Piece(key, code, data).name for code, data in files.items()}
    check_emojis({names[code]: len(data) for code, data in files.items()}, 0)
    assert all(ours(name, KEYS) for name in names.values())
    assert len(set(names.values())) == len(set(files.values())) == len(files)
    for code, data in files.items():
        assert code.partition("-")[0] != GENERAL
        drawn = Image.open(io.BytesIO(data)).convert("RGBA")
        assert drawn.size == (EDGE, EDGE)
        corners = [drawn.getpixel((x, y)) for x in (0, EDGE - 1) for y in (0, EDGE - 1)]
        assert all(isinstance(each, tuple) and each[3] == 0 for each in corners)
        edge = [drawn.crop(box) for box in ((40, 0, 88, MARGIN), (40, EDGE - MARGIN, 88, EDGE),
                                            (0, 40, MARGIN, 88), (EDGE - MARGIN, 40, EDGE, 88))]  # fmt: skip
        assert [len(each.getcolors() or ()) for each in edge] == [1] * 4, f"{code} has too little room"
        assert len(drawn.crop((24, 24, 104, 104)).getcolors(10_000) or ()) > 1, f"{code} is an empty plate"
