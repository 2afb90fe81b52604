"""Pictures of World Wonders: the ground, roads, buildings and monuments of a city."""
