"""Leagues: seasons of tables that open by themselves. `NOTES.md` has the rules in plain words."""
