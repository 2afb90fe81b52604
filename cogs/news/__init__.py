"""What has happened and how a game stands, in words."""
