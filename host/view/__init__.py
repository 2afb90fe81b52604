"""What people see of a table: the table itself, lines of its log, and one person's look at it with their plans."""
