# Ferry auf Deutsch.

card-plank = { $count ->
    [one] Planke
   *[other] Planken
 }
card-rope = { $count ->
    [one] Seil
   *[other] Seile
 }
card-sail = Segel
good-coin = { $count ->
    [one] Münze
   *[other] Münzen
 }
good-card = { $count ->
    [one] Karte
   *[other] Karten
 }

verb-bid = Bieten
verb-build = Steg bauen
verb-rest = Rasten
verb-toll = Zoll verlangen
verb-sell = Verkaufen
verb-pack = Einpacken
verb-return = Zum Markt zurückkommen

ask-bid-coins = Wie viele Münzen?
ask-build-landing = An welcher Anlegestelle?
ask-build-cards = Mit welchen Karten?
ask-toll-coin = Die Münze nehmen oder lieber eine Karte ziehen?
ask-sell-cards = Welche Karte? (getippt: mehrere)

setting-summers = Länge
setting-summers-4 = vier Sommer
setting-summers-2 = zwei Sommer

doing-bidding = Gebote für die Reihenfolge
doing-turn = Bauen oder rasten
doing-toll_window = Ein neuer Steg nebenan
doing-market = Am Markt

label-cards = { $cards }

note-drew = { $seat } zieht { $count ->
    [one] 1 Karte.
   *[other] { $count } Karten.
 }
note-cards-drawn = Du ziehst { $cards }.
note-bid = { $seat } hat { $coins ->
    [one] 1 Münze geboten.
   *[other] { $coins } Münzen geboten.
 }
note-built = { $seat } baut einen Steg an Anlegestelle { $landing }: { $cards }.
note-toll = { $seat } bekommt 1 Münze von { FORM($seat_payer, "dat") }.
note-sold = { $seat } verkauft { $cards }.
note-won = Gewonnen: { $seats }.

no-landing-taken = An Anlegestelle { $landing } steht schon ein Steg. Nimm eine freie.

rules =
    - Vier Sommer (oder zwei): je 2 Münzen, dann **bieten** alle verdeckt um den ersten Zug und zahlen.
    - **Zug:** mit 1 bis 3 Karten einen Steg bauen, je nach verschiedenen Sorten für 1, 3 oder 6 Punkte, oder rasten und 2 Karten ziehen.
    - **Zoll:** Nachbarn eines neuen Stegs nehmen eine Münze vom Erbauer oder ziehen eine Karte.
    - **Markt:** Karten für je eine Münze verkaufen.
    - Es gewinnen die meisten Punkte, dann die meisten Münzen.
