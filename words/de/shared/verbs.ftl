# Verben, wie sie nach einem Namen und nach „du“ stehen; nach mehreren Namen: „Ann und du gewinnt“. Die eines
# Spiels allein stehen in seinem `verbs-own`.
verbs =
    baut baust
    beginnt beginnst
    bekommt bekommst
    erhält erhältst
    gewinnen gewinnt
    gewinnt gewinnst
    hat hast
    ist bist
    kann kannst
    kauft kaufst
    könnte könntest
    legt legst
    lässt lässt
    löst löst
    nimmt nimmst
    setzt setzt
    verkauft verkaufst
    verliert verlierst
    wertet wertest
    wählt wählst
    zieht ziehst
