"""The decisions of Milestones, a file for each chapter of the rulebook."""
