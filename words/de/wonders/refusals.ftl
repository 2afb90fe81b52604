# World Wonders auf Deutsch: warum etwas nicht geht.

no-starter-first = Zuerst kommt deine Startstraße; sie ist gratis.
no-starter-lies = Deine Startstraße liegt schon.
no-set-first = Lege zuerst den Rest des kurzen Sets, solange etwas davon passt: { $pieces }.
no-no-set = Du hast in diesem Zug kein kurzes Set gekauft.
no-set-laid = Von einem Set ist keine kurze Straße mehr zu legen.
no-out = Du bist für diese Runde draußen. Nimm das zurück, wenn du weitermachen willst.
no-pass-late = Man passt, statt zu kaufen, und dein Kauf ist getan. Beende den Zug oder nimm den Kauf zurück.
no-one-purchase = Nur ein Kauf je Zug, und du hast ihn getan. Beende den Zug oder nimm den Kauf zurück.
no-before-purchase = Aufnehmen oder Tilgen kommt vor dem Kauf. Nimm den Kauf zurück, wenn du das möchtest.
no-one-extra = Du hast in diesem Zug schon einen Kredit aufgenommen oder getilgt.
no-must-buy = Es gibt etwas, das du bezahlen und legen kannst, also musst du kaufen.
no-pass-instead = Du kannst nichts kaufen: Passe, oder nimm oder tilge erst einen Kredit.
no-loan-open = Dein Kredit aus Runde { $round } ist noch offen; nur einer zur selben Zeit.
no-no-loan = Du hast keinen offenen Kredit.
no-repay-later = Getilgt wird in einer späteren Runde als der, in der man den Kredit nahm.
no-too-dear = Das kostet { $gold } Gold; du hast { $left }.
no-sold-out = In dieser Runde ausverkauft: { $item }.
no-not-on-market = Diese Gebäude sind auf dem Markt: { $tiles }.
no-not-on-display = Diese Monumente liegen aus: { $monuments }.
no-other-piece = Jetzt legst du: { $pieces }.
no-pedestal-alone = Allein gibt es keine Plätze in der Reihenfolge zu kaufen.
no-which-place = Kaufen lassen sich Platz 1 und Platz 2, nicht { $place }.
no-one-pedestal = Du hast in dieser Runde schon einen Sockel; mehr als einen darf niemand haben.
no-pedestal-taken = { $seat } hat den Sockel für { $place }.
