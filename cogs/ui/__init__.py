"""The parts of messages: ids, cards, choices, limits, answers."""
