# World Wonders auf Deutsch: warum etwas nicht geht.

no-starter-first = Zuerst kommt deine Startstraße; sie ist kostenlos.
no-starter-lies = Deine Startstraße liegt schon.
no-set-first = Leg zuerst den Rest des kurzen Sets, solange etwas davon passt: { $pieces }.
no-no-set = Du hast in diesem Zug kein kurzes Set gekauft.
no-set-laid = Alle Straßen deines kurzen Sets liegen. Beende den Zug.
no-out = Du bist für diese Runde draußen. Nimm das zurück, wenn du weitermachen willst.
no-pass-late = Du kannst nur passen, statt zu kaufen, und gekauft hast du schon. Beende den Zug oder nimm den Kauf zurück.
no-one-purchase = Du darfst nur einmal im Zug kaufen und hast schon gekauft. Beende den Zug oder nimm den Kauf zurück.
no-before-purchase = Einen Kredit nimmst oder tilgst du vor dem Kauf. Nimm den Kauf zurück, wenn du das möchtest.
no-one-extra = Du hast in diesem Zug schon einen Kredit aufgenommen oder getilgt. Kauf jetzt etwas.
no-must-buy = Du kannst noch etwas bezahlen und legen, also musst du kaufen.
no-pass-instead = Du kannst nichts kaufen: Passe, oder nimm erst einen Kredit auf oder tilge ihn.
no-loan-open = Dein Kredit aus Runde { $round } ist noch offen; nur einer zur selben Zeit.
no-no-loan = Du hast keinen offenen Kredit.
no-repay-later = Tilgen kannst du einen Kredit erst ab der Runde nach der, in der du ihn aufgenommen hast.
no-too-dear = Das kostet { $gold } Gold; du hast { $left }.
no-sold-out = In dieser Runde ausverkauft: { $item }.
no-not-on-market = Diese Gebäude sind auf dem Markt: { $tiles }.
no-not-on-display = Diese Monumente liegen aus: { $monuments }.
no-other-piece = Jetzt legst du: { $pieces }.
no-pedestal-alone = Allein gibt es keine Plätze in der Reihenfolge zu kaufen.
no-which-place = Kaufen lassen sich Platz 1 und Platz 2, nicht { $place }.
no-one-pedestal = Du hast in dieser Runde schon einen Sockel; mehr als einen darf niemand haben.
no-pedestal-taken = { $seat } hat den Sockel für { $place }.
