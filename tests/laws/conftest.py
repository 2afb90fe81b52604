"""The laws are plain functions; pytest shows what they compared."""

import pytest

pytest.register_assert_rewrite(*(f"tests.laws.{name}" for name in ("play", "checks", "games", "secrecy")))
