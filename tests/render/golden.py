"""`python -m tests.render.golden [FOLDER]`: store the golden scenes and pixels again, after looking at the pictures
it writes into the folder.

Scenes and pixels lie apart: a scene is a dump of shapes, so a changed rule of layout shows as lines; `pixels.txt` has
a fingerprint for each picture, so a change in painting shows there alone.
"""

from __future__ import annotations

import hashlib
import sys
from pathlib import Path

from render.paint import encode, pixels
from render.scene import Scene

from .listed import PICTURES
from .pictures import Pictures

HERE = Path(__file__).parent / "golden"


def fingerprint(scene: Scene) -> str:
    """The hash of the picture's pixels, never of its file: encoders differ."""
    picture = pixels(scene)
    return hashlib.blake2b(picture.tobytes() + repr(picture.size).encode(), digest_size=16).hexdigest()


def path(pictures: Pictures, case: str) -> Path:
    """Where a scene is stored."""
    return HERE / pictures.game / f"{case.replace(' ', '-')}.txt"


def stored_pixels(pictures: Pictures) -> dict[str, str]:
    """The stored fingerprints by case."""
    lines = (HERE / pictures.game / "pixels.txt").read_text("utf-8").splitlines()
    return {case: found for found, _, case in (line.partition(" ") for line in lines)}


def main(folder: str | None) -> None:
    for pictures in PICTURES:
        (HERE / pictures.game).mkdir(exist_ok=True)
        for case in pictures.golden:
            path(pictures, case).write_text(pictures.scene(case).dump(), "utf-8")
            if folder:
                name = f"{pictures.game}-{case.replace(' ', '-')}.png"
                Path(folder, name).write_bytes(encode(pictures.scene(case), "png"))
        lines = [f"{fingerprint(pictures.scene(case))} {case}\n" for case in pictures.golden]
        (HERE / pictures.game / "pixels.txt").write_text("".join(lines), "utf-8")


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else None)
