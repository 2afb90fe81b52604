"""Pictures for messages, and the processes that draw them."""
