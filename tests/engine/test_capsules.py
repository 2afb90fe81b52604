"""Every capsule of a fault in `capsules` plays: files as people sent them, none of them changed."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.__main__ import main
from engine.core import capsule
from engine.core.capsule import Did, Head, Unfit
from games import GAMES

FILES = sorted((Path(__file__).parent / "capsules").glob("*.jsonl"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_capsule_plays(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(file)]) == 0
    told = capsys.readouterr().out
    made = capsule.read(file.read_bytes())
    assert told.count(": as it was") == len(made.scenes) >= 2
    assert not [each for each in (made.head.said, *(did.what for did in made.did)) if each not in told]


def test_a_scene_that_leads_elsewhere_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (first, *_) = FILES
    made = capsule.read(first.read_bytes())
    game = next(game for game in GAMES if game.key == made.head.game)
    wrong = tmp_path / "wrong.jsonl"
    wrong.write_bytes(first.read_bytes().replace(f'"after":"{made.scenes[0].after}"'.encode(), b'"after":"00"'))
    assert main(["replay", str(wrong)]) == 1
    assert "it leads elsewhere than it did" in capsys.readouterr().out
    other = wrong.read_bytes().replace(f'"rules":"{game.version}"'.encode(), b'"rules":"0"')
    wrong.write_bytes(other)
    assert main(["replay", str(wrong)]) == 0, "other rules may lead elsewhere"


def test_what_is_no_capsule_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(tmp_path / "none.jsonl")]) == 2
    head = Head(format=1, game="chess", rules="1", seats=2, seat=None, locale="en", versions={}, said="")
    for body in (b"", b"[]", b'{"kind":"did","what":"go"}', b"\xff", capsule.written([head])):
        (tmp_path / "bad.jsonl").write_bytes(body)
        assert main(["replay", str(tmp_path / "bad.jsonl")]) == 2
        assert "bad.jsonl: " in capsys.readouterr().err
    with pytest.raises(Unfit, match="too large"):
        capsule.read(b" " * (capsule.MOST + 1))
    assert capsule.read(capsule.written([head, Did("go", "move 2")])).did == (Did("go", "move 2"),)
