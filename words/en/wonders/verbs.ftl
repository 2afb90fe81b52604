verbs-own =
    could could
    passes pass
    repays repay
    sets set
