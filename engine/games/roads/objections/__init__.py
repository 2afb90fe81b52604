"""Which rule stands against an action that is not offered: a file for each phase that has many such rules."""
