"""The artists, a package a game, named by the game's key; each has an `ARTIST`."""
