"""What keeps stored tables right and readable: replay, repair, rewind, transfer, faults, looking back."""
