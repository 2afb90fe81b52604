"""`python -m tests.render.golden`: store the golden scenes anew, after looking at the pictures it writes beside them.

A golden file is the scene's dump and, on its last line, the fingerprint of its decoded pixels.
"""

from __future__ import annotations

import hashlib
import sys
from pathlib import Path

from render.paint import encode, pixels
from render.scene import Scene
from tests.render import cases, roads_cases
from tests.render.cases import HERE

GOLDEN = (*cases.GOLDEN, *roads_cases.GOLDEN)


def fingerprint(scene: Scene) -> str:
    """The hash of the picture's pixels, never of its file: encoders differ."""
    picture = pixels(scene)
    return hashlib.blake2b(picture.tobytes() + repr(picture.size).encode(), digest_size=16).hexdigest()


def path(case: str) -> Path:
    return HERE / "golden" / f"{case.replace(' ', '-')}.txt"


def scene(case: str) -> Scene:
    return (cases if case in cases.SHOWS else roads_cases).scene(case)


def text(case: str) -> str:
    drawn = scene(case)
    return f"{drawn.dump()}pixels {fingerprint(drawn)}\n"


def main(folder: str | None) -> None:
    for case in GOLDEN:
        path(case).write_text(text(case), "utf-8")
        if folder:
            Path(folder, f"{case.replace(' ', '-')}.png").write_bytes(encode(scene(case), "png"))


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else None)
