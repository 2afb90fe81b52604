"""The drawings in SVG files: each can be read, each is drawn somewhere, and a drawing program shows what we draw."""

from __future__ import annotations

from pathlib import Path

import pytest

import render
from games import ARTISTS
from render import theme
from render.games.shipyard import hulls
from render.games.wonders import monuments
from render.icons import FOLDER, ICONS, Icons, group
from render.legend import icons, page
from render.pen import FINE, Pen
from render.scene import Polygon, flat
from render.svg import Drawing, DrawingError, read

from . import charmers_sheet, shipyard_sheet, styles, wonders_sheet
from .pictures import PlainWords

INKS = styles.LOOKS[FOLDER]


def drawing(folder: Path, inside: str) -> Drawing:
    """What is read from a file that holds this."""
    file = folder / "some.svg"
    file.write_text(f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">{inside}</svg>', "utf-8")
    return read(file, INKS)


def test_every_drawing_can_be_read_and_has_a_name_of_its_own() -> None:
    found = [*styles.files()]
    assert {file for file, _ in found} == {*Path(render.__file__).parent.rglob("*.svg")}
    assert all(read(file, inks).groups for file, inks in found)
    assert len(ICONS) == len([*FOLDER.rglob("*.svg")]) > 150


def test_every_icon_named_anywhere_is_there_and_no_other() -> None:
    """What pictures show is in their games' legends, see `properties.unexplained`; but for paving, shapes of players,
    and monuments and symbols of dice, which are in the rulebook's words."""
    explained = {name for artist in ARTISTS.values() for name in icons(artist.legend)}
    symbols = charmers_sheet.FACES["blue"]
    others = {*group("shapes"), *group("paving"), *map(monuments.icon, monuments.NAMES), *symbols}
    assert explained | others == {*ICONS}
    assert {mark.shape for mark in theme.PLAYERS} == {*group("shapes")}


def test_every_drawing_of_a_game_is_drawn_somewhere() -> None:
    speak = PlainWords()
    assert charmers_sheet.contact_sheet().shapes
    assert shipyard_sheet.contact_sheet().shapes
    assert wonders_sheet.monument_sheet(48).shapes
    for key in ("charmers", "wonders"):
        for drawn in ARTISTS[key].legend:
            assert page(drawn, speak).shapes
    assert wonders_sheet.city(48).shapes
    assert [{*art.files} - {*art.held} for art in styles.ARTS] == [set()] * len(styles.ARTS)


def test_a_drawing_program_shows_the_colours_of_the_theme() -> None:
    """If a theme changed, see `tests.render.styles`."""
    assert [file.name for file, inks in styles.files() if styles.stored(file) != styles.wanted(file, inks)] == []


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
    '<circle class="ink" cx="3" cy="3"/>': "lacks 'rx'",
    '<rect class="ink" x="3" y="3" width="50%" height="2"/>': "cannot be read",
    '<polygon class="ink" points="1,1 2,2 3"/>': "cannot be read",
    '<polygon class="ink" points=""/>': "too few points",
    '<path class="ink" d="1,1 L2,2"/>': "cannot be read",
    '<path class="ink" d="M1,1 L2"/>': "cannot be read",
    '<path class="ink" d="M1,1 A1,1 0 2 1 4"/>': "cannot be read",
    '<path class="ink" d="M1,1 A0,1 0 0 1 4,1Z"/>': "cannot be read",
    '<path class="ink" d="M1,1 L2,2 L1,2Z M4,4 L5,5 L4,5Z"/>': "one outline is wanted",
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
    (tmp_path / "goods").mkdir()
    (tmp_path / "goods" / "bad.svg").write_text(
        (FOLDER / "goods" / "coin.svg").read_text("utf-8").replace("circle", "cirkle")
    )
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


CIRCLE = '<circle class="ink" cx="12" cy="12" r="10"/>'
ARCS = (
    "M22,12 A10,10 0 1 1 2,12 A10,10 0 1 1 22,12Z",
    "M22,12 A10,10 0 0 1 12,22 A10,10 0 1 1 22,12Z",
    "M12,2 A10,10 0 0 0 2,12 A10,10 0 0 0 12,22 A10,10 33 1 0 12,2Z",
    "M2,12 A1,1 0 0 1 22,12 a0.5,0.5 45 0 1 -20,0Z",
)
"""The same circle in arcs: both ways round, turned, with radii too short."""


@pytest.mark.parametrize("arcs", ARCS)
def test_arcs_are_sampled_as_circles_are(tmp_path: Path, arcs: str) -> None:
    circle, traced = (
        next(drawing(tmp_path, each).outlines).points for each in (CIRCLE, f'<path class="ink" d="{arcs}"/>')
    )
    assert len(traced) == len(circle) + 1 == 41
    assert {(round(x, 3), round(y, 3)) for x, y in traced} == {(round(x, 3), round(y, 3)) for x, y in circle}


def test_an_arc_may_lie_aslant(tmp_path: Path) -> None:
    aslant = '<path class="ink" d="M4,4 A8,2 45 0 1 20,20Z"/>'
    points = next(drawing(tmp_path, aslant).outlines).points
    far = {round(((x + y - 24) ** 2 / 256 + (y - x) ** 2 / 16) - 1, 6) for x, y in points}
    assert (len(points), far) == (21, {0})


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


def test_a_pen_leaves_out_what_is_fine_where_cells_are_small() -> None:
    drawn = {}
    for size in (FINE, FINE - 1):
        pen = Pen("x", (0, 0), size)
        pen.draw(monuments.ART, "hippodrome.across")
        drawn[size] = [*flat(pen.shapes())]
    fine = [each for each in monuments.ART["hippodrome.across"].outlines if each.fine]
    lines = [each for each in fine if each.solid]
    assert len(drawn[FINE]) - len(drawn[FINE - 1]) == len(fine) + len(lines)


def test_other_colours_may_be_given_for_some_classes() -> None:
    pen = Pen("x", (0, 0), 48)
    pen.draw(hulls.ART, "crane", (-3, 0), {"yellow": "#123456"})
    drawn = [shape for shape in flat(pen.shapes()) if isinstance(shape, Polygon)]
    assert {shape.fill for shape in drawn} == {"", "#123456"}
    assert min(x for shape in drawn for x, _ in shape.points) == 2 * (7 - 3)


def test_a_monument_of_another_form_has_no_drawing() -> None:
    assert all(monuments.fits(name, cells) for name, each in wonders_sheet.ARRANGED.items() for cells in each)
    wide, bent = wonders_sheet.rect(2, 5), [(0, 0), (0, 1), (0, 2), (1, 0), (1, 1)]
    odd = {"parthenon": wide, "chichen_itza": bent, "colosseum": bent, "moai": wide}
    odd["theater"] = wonders_sheet.rect(1, 3)
    assert [name for name, cells in (odd | {"stonehenge": wide}).items() if monuments.fits(name, cells)] == []
