verbs-own =
    completes complete
    exchanges exchange
    launches launch
    rents rent
    scores score
