verbs-own =
    errichtet errichtest
    könnten könntet
    passt passt
    tilgt tilgst
