"""Shared by games: frames, counted goods, displays, dice, grids and shapes, the reading of content files."""
