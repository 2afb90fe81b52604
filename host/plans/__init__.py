"""Turns left beforehand, and several actions collected for one decision."""
