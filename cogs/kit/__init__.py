"""Parts of every message: cards, custom ids, replies, the router, translated commands."""
