"""Pictures of Rajas of the Ganges: The Dice Charmers."""
