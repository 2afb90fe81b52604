"""Possible buildings, their places, and the goods that pay (rulebook: building phase)."""
