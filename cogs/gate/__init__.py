"""Who may come to which table: the one door, the bot's permissions, where tables are opened."""
