"""Rulebook: build ships. Where ship cards may be placed in a yard, and which ships are complete."""
