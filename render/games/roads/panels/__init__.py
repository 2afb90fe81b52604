"""The panels beside and below the map."""
