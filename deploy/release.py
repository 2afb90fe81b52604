"""`python -m deploy.release` (`make release`): check that version, changelog and tags agree, then tag this commit.

A release is a commit in which `version.py` names a version without .dev, and the first section of `CHANGELOG.md` is
headed by it and a day. A section with the heading "You must" says what an operator has to do.
"""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

from version import VERSION

ROOT = Path(__file__).parents[1]
UNRELEASED, MUST = "Unreleased", "### You must"
_VERSION = re.compile(r"(\d+)\.(\d+)\.(\d+)(\.dev)?")
_HEAD = re.compile(r"^## (?P<name>\S+)(?: \((?P<day>\d{4}-\d{2}-\d{2})\))?$", re.MULTILINE)


def numbers(version: str) -> tuple[int, int, int]:
    """Major, minor, patch. Raises `ValueError`."""
    found = _VERSION.fullmatch(version)
    if found is None:
        raise ValueError(f"version.py: {version} is not major.minor.patch, with or without .dev")
    return int(found[1]), int(found[2]), int(found[3])


def sections(changelog: str) -> list[tuple[str, str | None, str]]:
    """Each section's name, day and text, the newest first."""
    heads = [*_HEAD.finditer(changelog)]
    ends = [*(head.start() for head in heads), len(changelog)][1:]
    return [(head["name"], head["day"], changelog[head.end() : end]) for head, end in zip(heads, ends, strict=True)]


def disagreement(version: str, changelog: str) -> str | None:
    """What is wrong between a version and the changelog, in one sentence."""
    numbers(version)
    found = sections(changelog)
    name, day = (found[0][0], found[0][1]) if found else ("nothing", None)
    if version.endswith(".dev"):
        right = f"## {UNRELEASED}"
        return None if (name, day) == (UNRELEASED, None) else f"CHANGELOG.md: {version} wants {right} on top"
    if name != version or day is None:
        return f"CHANGELOG.md: {version} wants ## {version} (its day, such as 2030-01-31) on top, which is {name}"
    if not found[0][2].strip():
        return f"CHANGELOG.md: nothing is said of {version}"
    return None


def fault(version: str, changelog: str, tags: list[str], changed: str) -> str | None:
    """Why a version cannot be tagged, in one sentence. `tags` are all of the repository, `changed` what is not
    committed."""
    if wrong := disagreement(version, changelog):
        return wrong
    if version.endswith(".dev"):
        return f"version.py: {version} is on its way; a release has no .dev"
    if changed:
        return "not all is committed; commit or stash it first"
    before = sorted(numbers(tag[1:]) for tag in tags if tag[:1] == "v" and _VERSION.fullmatch(tag[1:]))
    now = numbers(version)
    if now in before:
        return f"there is a tag v{version} already"
    if not before:
        return None
    last = before[-1]
    if now < last:
        return f"version.py: {version} is older than the last release, {'.'.join(map(str, last))}"
    first = 1 if last[0] == now[0] == 0 else 0
    if MUST in sections(changelog)[0][2] and now[: first + 1] == last[: first + 1]:
        rises = ("major", "minor")[first]
        return f'CHANGELOG.md: operators must act ("{MUST[4:]}"), so the {rises} number must rise'
    return None


def main() -> int:
    """Tag this commit, or say why not. 0: it is tagged."""

    def git(*words: str) -> str:
        return subprocess.run(["git", *words], cwd=ROOT, check=True, capture_output=True, text=True).stdout

    try:
        changelog = (ROOT / "CHANGELOG.md").read_text("utf-8")
        wrong = fault(VERSION, changelog, git("tag").split(), git("status", "--porcelain"))
        if wrong is None:
            git("tag", "--annotate", f"v{VERSION}", "--message", f"Version {VERSION}")
    except (ValueError, OSError, subprocess.CalledProcessError) as error:
        wrong = getattr(error, "stderr", None) or str(error)
    print(wrong.strip() if wrong else f"tagged v{VERSION}; `git push origin v{VERSION}` shares it")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
