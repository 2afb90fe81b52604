"""The world: tiles, banks, rivers and borders, maps given, laid together or made by lot (rulebook: world)."""
