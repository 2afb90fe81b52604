"""Faults planted in the painters are found: each by a test of `tests/cogs/test_painters.py`."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

from cogs.pictures import painter_processes
from cogs.pictures.painter_processes import Painters
from cogs.pictures.wanted import Drawn, Wanted
from tests.cogs import test_painters
from tests.cogs.test_painters import Studio, studio

from .finding import Planted, finds

__all__ = ["studio"]
draw = Painters.draw


async def all_alike(self: Painters, picture: Wanted, *, place: str = "", public: bool = False) -> Drawn | None:
    return await draw(self, picture, place=place)


async def each_by_itself(self: Painters, picture: Wanted, *, place: str = "", public: bool = False) -> Drawn | None:
    return await draw(self, picture, public=public)


def tries(count: int) -> Any:
    return lambda patched: patched.setattr(painter_processes, "TRIES", count)


FAULTS = {
    "a killed painter's picture is lost": Planted(
        tries(1), test_painters.test_a_painter_killed_while_it_draws_loses_nothing
    ),
    "boards before people's own pictures": Planted(
        lambda patched: patched.setattr(Painters, "draw", all_alike),
        test_painters.test_own_pictures_go_before_public_ones,
    ),
    "people's own pictures for ever before boards": Planted(
        lambda patched: patched.setattr(painter_processes, "SHARE", 1_000),
        partial(test_painters.test_a_board_that_waits_is_drawn_after_three_own_pictures_at_most, seed=0),
    ),
    "boards drawn that were overtaken": Planted(
        lambda patched: patched.setattr(Painters, "draw", each_by_itself),
        test_painters.test_of_a_message_only_the_newest_picture_is_drawn,
    ),
    "a picture that kills painters for ever": Planted(
        tries(3), test_painters.test_a_picture_that_kills_its_painters_is_given_up_and_others_are_drawn
    ),
}


@pytest.mark.parametrize("name", FAULTS)
async def test_a_planted_fault_is_found(name: str, studio: Studio, monkeypatch: pytest.MonkeyPatch) -> None:
    await finds(FAULTS[name], {"studio": studio}, monkeypatch)
