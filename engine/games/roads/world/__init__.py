"""The world: tiles, banks, rivers and borders, maps: given, laid together or random (rulebook: world)."""
