"""Lessons, and the advice in a first game."""
