"""The map drawn, everything in its place. Begin with `board`."""
