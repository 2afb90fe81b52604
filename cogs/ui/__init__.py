"""What messages are made of: ids, cards, choices, limits, answers."""
