"""Frames that more than one game uses."""
