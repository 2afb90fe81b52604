"""Further editions from a folder: one file each, errors name file, key and reason."""

from __future__ import annotations

from pathlib import Path

import pytest

from games import GAMES
from host import Person, Place
from host.editions import load
from tests.host.conftest import OpenHost

SHIPPED = Path(__file__).parents[2] / "engine/games/milestones/content/house-1.toml"


def edition(folder: Path, key: str, **replaced: str) -> Path:
    text = SHIPPED.read_text("utf-8").replace('key = "house-1"', f'key = "{key}"')
    for old, new in replaced.items():
        text = text.replace(f"{old} = ", f"{old} = {new} # ")
    path = folder / "milestones" / f"{key}.toml"
    path.parent.mkdir(exist_ok=True)
    path.write_text(text, "utf-8")
    return path


def test_no_folder_no_editions() -> None:
    assert load(None, GAMES) == {game.key: {} for game in GAMES}


def test_a_folder_that_is_not_there_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="no such folder"):
        load(tmp_path / "missing", GAMES)


def test_an_error_names_file_key_and_reason(tmp_path: Path) -> None:
    path = edition(tmp_path, "mine", houses='"many"')
    with pytest.raises(ValueError, match=r"mine\.toml: limits\.houses: Expected `int`") as error:
        load(tmp_path, GAMES)
    assert str(path) in str(error.value)
    assert "\n" not in str(error.value)


def test_two_editions_of_one_key_are_an_error(tmp_path: Path) -> None:
    edition(tmp_path, "house-1")
    with pytest.raises(ValueError, match=r"edition\.key"):
        load(tmp_path, GAMES)


async def test_a_table_keeps_its_edition_without_the_file(
    open_host: OpenHost, people: list[Person], place: Place, tmp_path: Path
) -> None:
    edition(tmp_path, "mine", houses="3")
    host = await open_host(editions=load(tmp_path, GAMES))
    assert host.lobby.editions("milestones") == [("house-1", "House board 1"), ("mine", "House board 1")]
    made = await host.lobby.create("k", people[0], place, game="milestones", edition="mine")
    host = await open_host()
    await host.lobby.join(made.id, people[1])
    await host.lobby.start("s", made.id, 1)
    assert (await host.now.look(made.id, 1)).view.table.edition.houses == 3
