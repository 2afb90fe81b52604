"""The vocabulary of every game. Import from the modules."""
