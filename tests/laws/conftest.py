"""The laws are plain functions; pytest shows their comparisons."""

import pytest

pytest.register_assert_rewrite(*(f"tests.laws.{name}" for name in ("play", "checks", "games", "secrecy")))
