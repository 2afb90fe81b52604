"""What may be built, where, and with whose goods (rulebook: building phase)."""
