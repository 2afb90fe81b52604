"""What people try out privately: moves that are played only for them."""
