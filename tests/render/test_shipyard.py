"""The pictures of Shipyard before the game is listed: all general properties of pictures hold."""

from __future__ import annotations

import pytest

from tests.render.properties import broken
from tests.render.shipyard_cases import PICTURES


@pytest.mark.parametrize("case", PICTURES.shows)
def test_every_property_holds(case: str) -> None:
    assert broken(PICTURES, case) == []
