"""Public messages: posts, boards, threads, notices, reports, and what Discord says of their places."""
