"""What people at a table ask each other to agree to: to take back more than an undo can, and other terms."""
