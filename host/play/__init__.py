"""Games in play: in memory, as entries, by practice opponents, and taken back."""
