"""A game as one HTML file: it holds what the pictures show, asks for nothing, and text stays text."""

from __future__ import annotations

import json
import re
from base64 import b64encode
from functools import partial
from hashlib import sha256
from html.parser import HTMLParser
from random import Random
from typing import Any
from xml.etree import ElementTree

import pytest
from msgspec.structs import replace

from engine.core.chance import Seeded
from engine.core.course import ScoreSheet, Stand
from engine.core.film import Film
from engine.core.frames import AnyPosition
from engine.core.game import AnyGame
from engine.core.model import Seat
from games import ARTISTS, LISTED
from render.jobs import done, pack
from render.scene import Figure, Icon, Scene, Text
from render.web import page as web
from render.web.drawing import Drawing, way
from render.web.replay import edits
from words import LOCALES, Speaker

from .filming import boards, filmed

DRAWN = [each.game for each in LISTED if each.game.key in ARTISTS]
SPITEFUL = '</script><img src=x onerror="alert(1)"><b a=\'&lt;'
SHEET = ScoreSheet((3, 7), (Seat(1),), course=(Stand(1, (0, 0), 1), Stand(5, (2, 1), 2), Stand(9, (3, 7), 3)))


class Read(HTMLParser):
    """A file as a browser reads it: its elements with their attributes, and the text of some."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.elements: list[tuple[str, dict[str, str | None]]] = []
        self.texts: dict[str, list[str]] = {"script": [], "style": [], "h1": [], "title": [], "text": []}
        self._open: list[str] = []
        self.feed(text)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, dict(attrs)))
        self._open.append(tag)
        if tag in self.texts:
            self.texts[tag].append("")

    def handle_endtag(self, tag: str) -> None:
        while self._open and self._open.pop() != tag:
            pass

    def handle_data(self, data: str) -> None:
        if self._open and self._open[-1] in self.texts:
            self.texts[self._open[-1]][-1] += data

    @property
    def told(self) -> dict[str, Any]:
        found: dict[str, Any] = json.loads(self.texts["script"][0])
        return found


def made(game: AnyGame, film: Film, locale: str = "en") -> str:
    return web(ARTISTS[game.key], game, film, partial(Speaker, locale, game), locale).decode()


def edited(before: list[int], told: list[Any]) -> list[int]:
    """A list from how it has changed, as the file's script makes it."""
    found, rest = list[int](), before
    for kept, gone, come in zip(told[::3], told[1::3], told[2::3], strict=True):
        found += [*rest[:kept], *come]
        rest = rest[kept + gone :]
    return found + rest


def shown(told: dict[str, Any]) -> list[list[tuple[list[int], list[str], str]]]:
    """The size, shapes and sentences of each frame's boards."""
    frames, slots = [], dict[int, tuple[list[int], list[int], list[int]]]()
    for frame in told["frames"]:
        for n, board in enumerate(frame["b"]):
            if board:
                _, shapes, alt = slots.get(n, ([], [], []))
                slots[n] = board[:2], edited(shapes, board[2]), edited(alt, board[3])
        boards = [slots[n] for n in range(len(frame["b"]))]
        frames.append([(size, *_looked_up(told, shapes, alt)) for size, shapes, alt in boards])
    return frames


def _looked_up(told: dict[str, Any], shapes: list[int], alt: list[int]) -> tuple[list[str], str]:
    return [told["shapes"][n] for n in shapes], " ".join(told["sentences"][n] for n in alt)


def test_a_list_comes_back_from_its_changes() -> None:
    lot = Random(3)
    for _ in range(400):
        before, now = ([lot.randrange(5) for _ in range(lot.randrange(9))] for _ in range(2))
        assert edited(before, edits(before, now)) == now


@pytest.mark.parametrize("game", DRAWN, ids=[game.key for game in DRAWN])
def test_it_holds_every_shape_of_every_frame_and_all_that_they_refer_to(game: AnyGame) -> None:
    film = filmed(game)
    text = made(game, film)
    told, scenes = Read(text).told, list(boards(game, film))
    drawn = [
        [([each.width, each.height], len(each.parts) + 1, " ".join(each.alt)) for each in frame] for frame in scenes
    ]
    found = shown(told)
    assert [[(size, len(shapes), alt) for size, shapes, alt in frame] for frame in found] == drawn
    known = {each.get("id") for each in ElementTree.fromstring(_definitions(text)).iter()}
    for frame, frame_scenes in zip(found, scenes, strict=True):
        for (_, shapes, _), scene in zip(frame, frame_scenes, strict=True):
            root = ElementTree.fromstring(f"<svg>{''.join(shapes)}</svg>")
            texts = [each.text for each in scene.painted() if isinstance(each, Text)]
            assert [each.text for each in root.iter("text")] == texts
            uses = [each.attrib["href"] for each in root.iter("use")]
            assert {each.removeprefix("#") for each in uses} <= known
            assert len(uses) >= sum(isinstance(each, Icon | Figure) for each in scene.parts)
    assert [each["t"] for each in told["frames"]] == [[*each.said] for each in film.frames]


def test_nothing_that_is_hidden_is_in_it() -> None:
    """With all that onlookers cannot see imagined anew the file is the same, byte for byte."""
    differ = 0
    for game in DRAWN:
        imagined = list[bool]()

        def other(s: AnyPosition, game: AnyGame = game, found: list[bool] = imagined) -> AnyPosition:
            made = game.imagined(s, None, Seeded(b"imagined", 0, len(found)))
            found.append(game.encode(made) != game.encode(s))
            return made

        assert made(game, filmed(game)) == made(game, filmed(game, seen=other))
        differ += any(imagined)
    assert differ > 2, "there was hardly anything hidden"


def _definitions(text: str) -> str:
    found = re.search(r"<defs>.*?</defs>", text)
    assert found is not None
    return found[0]


@pytest.mark.parametrize("locale", LOCALES)
def test_what_people_write_stays_text_and_nothing_but_its_own_script_may_run(locale: str) -> None:
    game = DRAWN[0]
    film = filmed(game)
    frames = tuple(replace(each, names=(SPITEFUL, "Ben"), said=(SPITEFUL,), seat=Seat(0)) for each in film.frames)
    text = made(game, replace(film, frames=frames, head=SPITEFUL, sheet=SHEET), locale)
    read = Read(text)
    kinds = [tag for tag, _ in read.elements]
    assert kinds.count("script") == 2
    assert {"img", "b", "iframe", "link", "object", "foreignobject", "a"}.isdisjoint(kinds)
    names = {name for _, attributes in read.elements for name in attributes}
    assert not [name for name in names if name.startswith("on") or name in ("style", "src", "xlink:href")]
    assert read.texts["h1"] == read.texts["title"] == [SPITEFUL]
    assert {(each["w"], *each["t"]) for each in read.told["frames"]} == {(SPITEFUL, SPITEFUL)}
    drawn = ElementTree.fromstring(f"<svg>{''.join(read.told['shapes'])}</svg>")
    assert {each.tag for each in drawn.iter()} <= {"svg", "rect", "circle", "path", "use", "text"}
    policy = next(a["content"] for tag, a in read.elements if a.get("http-equiv") == "Content-Security-Policy")
    assert policy is not None
    assert policy.startswith("default-src 'none'; ")
    for kind, own in (("style-src", read.texts["style"][0]), ("script-src", read.texts["script"][1])):
        digest = b64encode(sha256(own.encode()).digest()).decode()
        assert f"{kind} 'sha256-{digest}'" in policy
    assert "unsafe" not in policy
    assert set(re.findall(r"\w+://[^\"'\s]*", text)) == {"http://www.w3.org/2000/svg"}  # the name of a language
    assert dict(read.elements)["html"]["lang"] == locale


def test_the_end_of_a_game_is_its_score_sheet_with_the_curve() -> None:
    game = DRAWN[0]
    film = filmed(game)
    assert 'id="end"' not in made(game, film)
    end = Read(made(game, replace(film, sheet=SHEET)))
    assert {"3", "7", "Points after each turn of the replay"} <= {*end.texts["text"]}


def test_a_page_is_a_job_and_leaves_frames_out_where_it_is_too_large(monkeypatch: pytest.MonkeyPatch) -> None:
    game = DRAWN[0]
    film = filmed(game)
    drawn = done(pack(film, Speaker("de", game), cut="film", at="page"), {game.key: game}, ARTISTS)
    assert (drawn.filename, drawn.alt) == (f"{game.key}-replay.html", film.head)
    whole = Read(drawn.data.decode()).told["frames"]
    monkeypatch.setattr("render.web.replay.MOST", len(drawn.data) - 1)
    less = Read(made(game, film, "de")).told["frames"]
    assert [each["n"] for each in less] == [*[each["n"] for each in whole][:-1:2], whole[-1]["n"]]


def test_a_path_is_written_in_steps_and_comes_back() -> None:
    lot = Random(4)
    for _ in range(200):
        points = [(lot.randrange(-300, 300) / 10, lot.randrange(-300, 300) / 10) for _ in range(lot.randrange(2, 6))]
        numbers = [float(each) for each in re.findall(r"-?(?:\d+\.\d|\d+|\.\d)", way(points))]
        x, y, found = 0.0, 0.0, []
        for dx, dy in zip(numbers[::2], numbers[1::2], strict=True):
            x, y = x + dx, y + dy
            found.append((round(x, 1), round(y, 1)))
        steps = [each for n, each in enumerate(points) if n == 0 or each != points[n - 1]]
        assert found == steps


def test_equal_shapes_and_figures_are_written_once() -> None:
    game = DRAWN[0]
    scenes: list[Scene] = [each for frame in boards(game, filmed(game)) for each in frame]
    drawing = Drawing()
    many = [shape for scene in scenes for shape in drawing.shapes(scene)]
    assert len({*many}) < len(many) / 3
    before = drawing.definitions
    for scene in scenes:
        drawing.shapes(scene)
    assert drawing.definitions == before
