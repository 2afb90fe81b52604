"""Rulebook: rent a canal, maiden voyage. Canal systems, fitting out, speed, routes, points, used canals."""
