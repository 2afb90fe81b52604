verbs-own =
    could could
    passes pass
    reaches reach
    repays repay
    sets set
