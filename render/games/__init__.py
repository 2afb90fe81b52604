"""The artists: one package for each game, named by its key, each with an `ARTIST`."""
