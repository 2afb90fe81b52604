# World Wonders auf Deutsch: was geschieht und was geschähe.

note-objectives = Ziele: { $objectives }.
note-round-begins = Runde { $round } von { $rounds }{ $count ->
    [one] .
   *[other] . Reihenfolge: { $seats }.
 }
note-tiles-up = Auf dem Markt: { $tiles }.
note-monuments-up = Neu in der Auslage: { $monuments } (noch { $left } verdeckt).
note-started = { $seat } legt die Startstraße auf { $cells }.
note-road-bought = { $seat } kauft eine lange Straße für { $gold } Gold ({ $left ->
    [0] kein Gold mehr
   *[other] noch { $left } Gold
 }): { $cells }.
note-short-bought = { $seat } kauft ein kurzes Set für { $gold } Gold ({ $left ->
    [0] kein Gold mehr
   *[other] noch { $left } Gold
 }): { $cells }.
note-next-laid = { $seat } legt noch eine kurze Straße: { $cells }.
note-set-discarded = Es gibt keinen Platz für { $count ->
    [one] eine kurze Straße; sie wird abgeworfen.
   *[other] { $count } kurze Straßen; sie werden abgeworfen.
 }
note-pedestal-bought = { $seat } kauft den Sockel für { $place } in der nächsten Runde, für { $gold } Gold ({ $left ->
    [0] kein Gold mehr
   *[other] noch { $left } Gold
 }).
note-tower-bought = { $seat } kauft den Turm für { $gold } Gold ({ $left ->
    [0] kein Gold mehr
   *[other] noch { $left } Gold
 }): { $cell }.
note-built = { $seat } kauft { $tile } für { $gold } Gold ({ $left ->
    [0] kein Gold mehr
   *[other] noch { $left } Gold
 }): { $cells }. Das bringt { $goods }.
note-monument-built = { $seat } errichtet das Monument { $monument } für das ganze Restgold ({ $gold }): { $cells }. Das bringt { $goods }.
note-purple = { $seat } { DOES($seat, "erreicht") } mit der Bevölkerung das lila Feld: Dies ist die letzte Runde.
note-passed = { $seat } kann nichts kaufen und { DOES($seat, "passt") }; { $gold ->
    [one] 1 Gold verfällt.
   *[other] { $gold } Gold verfallen.
 }
note-borrowed = { $seat } nimmt einen Kredit über { $gold } Gold auf.
note-repaid = { $seat } tilgt den Kredit mit { $gold } Gold ({ $left ->
    [0] kein Gold mehr
   *[other] noch { $left } Gold
 }).
note-automaton-shuffles = Die Karten des Automaten werden neu gemischt.
note-automaton-takes = Der Automat nimmt weg: { $items }.
note-automaton-nothing = Der Automat findet nichts, was er wegnehmen könnte.
note-objective = { $objective }: { FORM($seat, "first") } ({ $value }) { DOES($seat, "erhält") } { $points ->
    [one] { $points } Punkt.
   *[other] { $points } Punkte.
 }
note-objective-shifts = { $seat } { DOES($seat, "erhält") } { $points ->
    [0] keine Punkte
    [one] { $points } Punkt
   *[other] { $points } Punkte
 } für { $objective }, bisher { $before ->
    [0] keine
   *[other] { $before }
 }.
note-scored = { $seat }: Bevölkerung { $population }, niedrigste Ressource { $resources }, Monumente { $monuments }, Naturfelder { $natural }, Stadtteile { $districts }, Kredit { $loan }, Ziele { $objectives }. Zusammen { $points }.
note-won = { $count ->
    [one] { $seats } gewinnt mit { $points } Punkten.
   *[other] { $seats } gewinnen mit { $points } Punkten.
 }
note-target-beaten = { $seat } gewinnt mit { $points } Punkten; mehr als { $target } waren nötig.
note-target-missed = { $seat } hat { $points } Punkte; mehr als { $target } waren nötig.

note-gives-place = { $place } in der nächsten Runde
note-no-next-round = nutzlos: Es gibt keine nächste Runde
note-set-by-piece = Straßen mit 2, 2 und 1 Feld, einzeln gelegt
note-roads-begin = Straßen können daneben beginnen
note-ends-round = beendet deine Runde
note-rest-lost = { $gold } Gold bleibt, und dafür gibt es jetzt nichts zu kaufen
note-all-gold = dein ganzes Gold: beendet deine Runde
note-crosses-water = führt als Brücke über Wasser
note-covers-natural = { $count ->
    [one] bedeckt ein Naturfeld
   *[other] bedeckt { $count } Naturfelder
 }
note-districts-closed = { $count ->
    [one] schließt einen Stadtteil
   *[other] schließt { $count } Stadtteile
 }
note-natural-gained = { $count ->
    [one] ein Naturfeld mehr neben deiner Stadt
   *[other] { $count } Naturfelder mehr neben deiner Stadt
 }
note-objective-moves = { $objective }: { $before } → { $after }{ $points ->
    [0] {""}
    [1] {" "}(+1 Punkt)
    [-1] {" "}(−1 Punkt)
    [-2] {" "}(−2 Punkte)
    [-3] {" "}(−3 Punkte)
   *[other] {" "}(+{ $points } Punkte)
 }
note-markers-stop = { $count ->
    [one] 1 Schritt über das letzte Feld hinaus verfällt
   *[other] { $count } Schritte über das letzte Feld hinaus verfallen
 }
note-reaches-purple = Bevölkerung erreicht ihr lila Feld: Dies ist die letzte Runde
note-loan-terms = { $gold } Gold zum Tilgen, { $points } Punkte Abzug, wenn er offen bleibt
note-gold-lost = hier ist nichts mehr zu kaufen; { $gold ->
    [one] 1 Gold verfällt
   *[other] { $gold } Gold verfallen
 }
note-turn-spent = { $gold } Gold ausgegeben, { $left ->
    [0] keins
   *[other] noch { $left }
 } übrig
note-turn-brought = bekommen: { $goods }
note-turn-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }
note-round-over = Du bist für diese Runde draußen.
note-would-close = danach nicht mehr möglich: { $monument }
