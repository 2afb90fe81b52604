"""The bot itself: its connection to Discord, and what it does as it starts and stops."""
