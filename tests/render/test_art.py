"""The drawings in SVG files: each can be read, each is drawn somewhere, and a drawing program shows what we draw."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from games import ARTISTS
from render import theme
from render.games.charmers import contact
from render.games.wonders import monuments
from render.icons import CUT, FOLDER, ICONS, INK, Icons, group
from render.legend import icons
from render.svg import SPACE, Drawing, DrawingError, read

INKS = {INK: theme.INK, CUT: theme.PAPER}


def drawing(folder: Path, inside: str) -> Drawing:
    """What is read from a file that holds this."""
    file = folder / "some.svg"
    file.write_text(f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">{inside}</svg>', "utf-8")
    return read(file, INKS)


def styles(file: Path) -> dict[str, str]:
    """The colours a drawing program shows, by class."""
    style = ElementTree.parse(file).getroot().find(SPACE + "style")
    return dict(re.findall(r"\.([\w-]+)\{fill:(#\w+)\}", style.text or "")) if style is not None else {}


def test_every_icon_can_be_read_and_has_a_name_of_its_own() -> None:
    assert len(ICONS) == len([*FOLDER.rglob("*.svg")]) > 150
    assert all(ICONS[name] for name in ICONS)


def test_every_icon_named_anywhere_is_there_and_no_other() -> None:
    """What pictures show is in their games' legends, see `properties.unexplained`; but for paving, shapes of players,
    and monuments and symbols of dice, which are in the rulebook's words."""
    explained = {name for artist in ARTISTS.values() for name in icons(artist.legend)}
    others = {*group("shapes"), *group("paving"), *map(monuments.icon, monuments.NAMES), *contact.FACES["blue"]}
    assert explained | others == {*ICONS}
    assert {mark.shape for mark in theme.PLAYERS} == {*group("shapes")}


def test_a_drawing_program_shows_the_colours_of_the_theme() -> None:
    for file in FOLDER.rglob("*.svg"):
        used = {each.ink for each in read(file, INKS).outlines}
        assert {name: INKS[name] for name in used} == styles(file), file.name


FAULTS = {
    '<text class="ink" x="3">no</text>': "<text",
    '<image href="x.png"/>': "<image",
    '<use href="#a"/>': "<use",
    '<defs><path id="a" d="M1,1 L2,2"/></defs>': "<defs",
    '<circle class="inc" cx="3" cy="3" r="2"/>': "class for its colour",
    '<circle cx="3" cy="3" r="2"/>': "class for its colour",
    '<circle class="ink cut" cx="3" cy="3" r="2"/>': "class for its colour",
    '<circle class="ink solid fine" cx="3" cy="3" r="2"/>': "at most one of",
    '<circle class="ink" cx="3" cy="3" r="2" transform="scale(2)"/>': "transform",
    '<circle class="ink" cx="3" cy="3" r="2" style="fill:red"/>': "style",
    '<circle class="ink" cx="3" cy="3"/>': "wants a number: r",
    '<rect class="ink" x="3" y="3" width="50%" height="2"/>': "wants a number: width",
    '<polygon class="ink" points="1,1 2,2 3"/>': "wants numbers: points",
    '<polygon class="ink" points=""/>': "wants numbers: points",
    '<path class="ink" d="1,1 L2,2"/>': "is no path",
    '<path class="ink" d="M1,1 L2"/>': "is no path",
    '<path class="ink" d="M1,1 A1,1 0 2 1 4"/>': "is no path",
    '<path class="ink" d="M1,1 L2,2 L1,2Z M4,4 L5,5 L4,5Z"/>': "wants one outline",
    '<g transform="translate(1,1)"><circle class="ink" cx="3" cy="3" r="2"/></g>': "transform",
    '<g><g><circle class="ink" cx="3" cy="3" r="2"/></g></g>': "<g",
    '<circle class="ink" cx="3" cy="3" r="2">': "mismatched tag",
}
"""What a file must not hold, and what the error says."""


@pytest.mark.parametrize("inside", FAULTS)
def test_what_is_not_known_is_refused_by_file_and_element(tmp_path: Path, inside: str) -> None:
    with pytest.raises(DrawingError) as told:
        drawing(tmp_path, inside)
    assert str(tmp_path / "some.svg") in str(told.value)
    assert FAULTS[inside] in str(told.value)
    assert "\n" not in str(told.value)


def test_a_fault_in_an_icon_is_found_when_it_is_drawn(tmp_path: Path) -> None:
    (tmp_path / "bad.svg").write_text((FOLDER / "goods" / "coin.svg").read_text("utf-8").replace("circle", "cirkle"))
    with pytest.raises(DrawingError, match=r"bad\.svg: <cirkle class="):
        assert Icons(tmp_path)["bad"]


def test_what_drawing_programs_keep_for_themselves_changes_nothing(tmp_path: Path) -> None:
    plain = '<g><path class="ink" d="M2,2 L8,2 C8,4 6,8 2,8 Z"/></g>'
    saved = (
        '<defs id="d"/><title>a</title><metadata><x/></metadata>'
        '<n:namedview xmlns:n="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd" id="v"/>'
        '<g id="g" k:label="front" xmlns:k="http://www.inkscape.org/namespaces/inkscape">'
        '<path class="ink" id="p" d="m 2,2 h 6 c 0,2 -2,6 -6,6 z" k:connector-curvature="0"/></g>'
    )
    assert drawing(tmp_path, plain) == drawing(tmp_path, saved)


def test_curves_are_sampled_as_finely_as_circles(tmp_path: Path) -> None:
    circle, arcs = (
        next(drawing(tmp_path, each).outlines).points
        for each in (
            '<circle class="ink" cx="12" cy="12" r="10"/>',
            '<path class="ink" d="M22,12 A10,10 0 1 1 2,12 A10,10 0 1 1 22,12Z"/>',
        )
    )
    assert len(circle) == len(arcs) - 1 == 40
    assert all(
        abs(a - b) < 0.1 for one, two in zip(circle, arcs, strict=False) for a, b in zip(one, two, strict=True)
    )


def test_classes_say_what_a_pen_does(tmp_path: Path) -> None:
    found = drawing(
        tmp_path,
        '<rect class="ink" x="1" y="1" width="4" height="2" opacity="0.5"/>'
        '<g><rect class="solid ink" x="1" y="1" width="4" height="2"/></g>'
        '<g class="fine"><polyline class="line cut" points="1,1 2,2" stroke-width="0.5"/></g>',
    )
    assert [group.front for group in found.groups] == [False, True, True]
    half, solid, line = found.outlines
    assert (half.ink, half.opacity, half.solid, half.fine) == ("ink", "80", False, False)
    assert (solid.solid, solid.opacity, solid.fine, solid.points[0]) == (True, "", False, (1, 1))
    assert (line.ink, line.width, line.fine, line.points) == ("cut", 0.5, True, ((1, 1), (2, 2)))
