"""What every game speaks. Import from the modules; this file only names the room."""
