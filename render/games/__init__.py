"""The artists, one module or package a game, named by the game's key."""
