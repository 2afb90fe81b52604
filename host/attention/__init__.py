"""People's attention: when somebody may be called, at all tables of all servers."""
