"""`/admin`: what those who may manage a server do with its tables and people."""
