"""From a game's offers to the next question."""
