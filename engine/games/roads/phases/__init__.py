"""The decisions of Roads & Boats, a file a chapter of the rulebook."""
