"""The rules of games, a folder each. Which of them a host offers is said in `games.py` at the root."""
