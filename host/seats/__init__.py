"""Seats change hands: what people may wish, what follows, and how it is written."""
