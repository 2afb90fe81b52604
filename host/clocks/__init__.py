"""Clocks: how much time a table gives its people for their turns, and what becomes of them when it is used up."""
