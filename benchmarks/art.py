"""How much of a processor a painter needs to read all drawings; it reads each when it first draws it.

    python -m benchmarks.art [--times 9]

Each time in a process of its own that has loaded what a painter loads. The bot's own process has not the library.
"""

from __future__ import annotations

import argparse
import gc
import importlib
import subprocess
import sys
import time
from itertools import pairwise

import painter as painter
from render.icons import ICONS
from tests.render.styles import ARTS

REACH = 150
LIBRARY = ("xml.etree.ElementTree", "fontTools.svgLib.path.parser")


def once() -> list[float]:
    """Milliseconds for the library, the icons, the games' drawings."""
    assert not {*LIBRARY} & {*sys.modules}
    gc.collect()
    gc.freeze()  # as a painter does at its start
    marks = [time.process_time()]
    for name in LIBRARY:
        importlib.import_module(name)
    marks.append(time.process_time())
    assert all(ICONS[name] for name in ICONS)
    marks.append(time.process_time())
    assert all(art[name] for art in ARTS for name in art.files)
    marks.append(time.process_time())
    return [1000 * (end - start) for start, end in pairwise(marks)]


def main(times: int) -> None:
    loaded = f"import bot, sys; print(*({{*sys.modules}} & {{*{LIBRARY}}}))"
    found = subprocess.run([sys.executable, "-c", loaded], capture_output=True, text=True, check=True).stdout.strip()
    print(f"the bot's own process has loaded of the library: {found or 'nothing'}")
    alone = [sys.executable, "-m", "benchmarks.art", "--once"]
    rows = []
    for _ in range(times):
        rows.append([*map(float, subprocess.run(alone, capture_output=True, text=True, check=True).stdout.split())])
    sums = sorted(map(sum, rows))
    drawings = sum(len(art.files) for art in ARTS)
    print("| what | p50 ms | most ms | to reach |")
    print("| --- | --- | --- | --- |")
    for k, what in enumerate(("the library", f"{len(ICONS)} icons", f"{drawings} drawings")):
        each = sorted(row[k] for row in rows)
        print(f"| {what} | {each[times // 2]:.0f} | {each[-1]:.0f} | |")
    print(f"| all | {sums[times // 2]:.0f} | {sums[-1]:.0f} | {REACH} ms |")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="How long reading drawings takes.")
    parser.add_argument("--times", type=int, default=9)
    parser.add_argument("--once", action="store_true", help="in this process, figures alone")
    arguments = parser.parse_args()
    print(*once()) if arguments.once else main(arguments.times)
