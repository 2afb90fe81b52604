verbs-own =
    mietet mietest
    stellt stellst
    tauscht tauschst
