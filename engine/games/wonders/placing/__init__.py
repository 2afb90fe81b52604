"""What may lie where in a city."""
