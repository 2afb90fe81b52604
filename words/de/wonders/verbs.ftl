verbs-own =
    erreicht erreichst
    errichtet errichtest
    könnten könntet
    passt passt
    tilgt tilgst
