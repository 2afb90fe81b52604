"""Shipyard (Die Werft), by Vladimír Suchý (2009), for 2 to 4 players. See RULES.md."""
