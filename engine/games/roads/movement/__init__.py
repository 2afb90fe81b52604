"""How transporters move and carry (rulebook: movement phase): the rules that `phases.movement` plays by."""
