"""What has happened and how it stands, in words."""
