"""Versions: one number that all places say, and releases that are refused unless changelog and tags fit."""

from __future__ import annotations

import platform

import pytest
from prometheus_client import REGISTRY, generate_latest

import bot
from deploy.release import ROOT, disagreement, fault
from version import VERSION

HEAD = "# Changes\n\n"
DONE = HEAD + "## 0.2.0 (2030-01-31)\n\n- more\n\n## 0.1.0 (2030-01-01)\n\n- all\n"


def test_the_changelog_speaks_of_this_version() -> None:
    assert disagreement(VERSION, (ROOT / "CHANGELOG.md").read_text("utf-8")) is None


def test_the_bot_says_its_version(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        bot.main(["--version"])
    assert (ended.value.code, capsys.readouterr().out) == (0, f"{VERSION}\n")


@pytest.mark.parametrize(
    ("version", "changelog", "said"),
    [
        ("0.2.0", DONE, None),
        ("0.3.0.dev", HEAD + "## Unreleased\n\n- more\n", None),
        ("0.3.0.dev", DONE, "wants ## Unreleased on top"),
        ("0.3.0", HEAD + "## Unreleased\n\n- more\n", "wants ## 0.3.0 (its day"),
        ("0.2.1", DONE, "wants ## 0.2.1 (its day, such as 2030-01-31) on top, which is 0.2.0"),
        ("0.2.0", HEAD + "## 0.2.0\n\n- more\n", "wants ## 0.2.0 (its day"),
        ("0.2.0", HEAD + "## 0.2.0 (2030-01-31)\n\n## 0.1.0 (2030-01-01)\n\n- all\n", "nothing is said of 0.2.0"),
        ("0.2.0", HEAD, "on top, which is nothing"),
    ],
)
def test_version_and_changelog_agree(version: str, changelog: str, said: str | None) -> None:
    found = disagreement(version, changelog)
    assert (found is None) if said is None else (said in str(found))


def must(version: str) -> str:
    return HEAD + f"## {version} (2030-01-31)\n\n### You must\n\n- act\n"


@pytest.mark.parametrize(
    ("version", "changelog", "tags", "changed", "said"),
    [
        ("0.2.0", DONE, ["v0.1.0", "other"], "", None),
        ("0.2.0", DONE, [], "", None),
        ("0.3.0.dev", HEAD + "## Unreleased\n", [], "", "a release has no .dev"),
        ("0.2.0", DONE, ["v0.1.0"], " M bot.py\n", "not all is committed"),
        ("0.2.0", DONE, ["v0.1.0", "v0.2.0"], "", "there is a tag v0.2.0 already"),
        ("0.2.0", DONE, ["v0.10.0", "v0.9.0"], "", "older than the last release, 0.10.0"),
        ("0.2.1", must("0.2.1"), ["v0.2.0"], "", "so the minor number must rise"),
        ("0.3.0", must("0.3.0"), ["v0.2.0"], "", None),
        ("1.3.0", must("1.3.0"), ["v1.2.0"], "", "so the major number must rise"),
        ("2.0.0", must("2.0.0"), ["v1.2.0"], "", None),
        ("1.0.0", must("1.0.0"), ["v0.9.0"], "", None),
    ],
)
def test_a_release_is_tagged_only_if_all_fits(
    version: str, changelog: str, tags: list[str], changed: str, said: str | None
) -> None:
    found = fault(version, changelog, tags, changed)
    assert (found is None) if said is None else (said in str(found))


@pytest.mark.parametrize("version", ["1.0", "v1.0.0", "1.0.0-rc1", ""])
def test_a_version_is_three_numbers(version: str) -> None:
    with pytest.raises(ValueError, match=r"is not major\.minor\.patch"):
        disagreement(version, DONE)


def test_metrics_have_it() -> None:
    assert f'playbypost_build_info{{python="{platform.python_version()}",version="{VERSION}"}} 1.0' in (
        generate_latest(REGISTRY).decode()
    )
