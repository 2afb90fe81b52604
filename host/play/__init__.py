"""Games in play: the decision asked now, undo, and the moves of practice opponents."""
