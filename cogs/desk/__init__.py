"""What the bot keeps in memory while it runs: open panels and presses, threads, form drafts, counts."""
