# Die Werft auf Deutsch: was geschieht und was geschehen würde.

note-start = { $seat } beginnt.
note-moved-to-front = { $seat } setzt „{ $tile }“ nach vorn.
note-chose = { $seat } wählt „{ $tile }“{ $guilders ->
    [0] .
   *[other] {" "}und { DOES($seat, "bekommt") } { $guilders } Gulden.
 }
note-chose-final = { $seat } wählt „{ $tile }“ als letzte Aktion.
note-impossible = { $seat } kann „{ $tile }“ nicht ausführen.
note-bonus = { $seat } kauft „{ $tile }“ als Zusatzaktion für { $guilders } Gulden.
note-built = { $seat } baut { $card } in Spalte { $column }{ $guilders ->
    [0] .
   *[other] {" "}für { $guilders } Gulden.
 }
note-built-more = { $seat } baut { $cards } in die Spalten { $columns }{ $guilders ->
    [0] .
   *[other] {" "}für { $guilders } Gulden.
 }
note-bought = { $seat } kauft einen Güterzug: { $loads }{ $guilders ->
    [0] .
   *[other] {" "}({ $guilders } Gulden).
 }
note-rented = { $seat } mietet einen Kanal auf { $cell }{ $guilders ->
    [0] .
   *[other] {" "}für { $guilders } Gulden.
 }
note-made = { $seat } nimmt { $goods }{ $guilders ->
    [0] .
   *[other] {" "}für { $guilders } Gulden.
 }
note-hired = { $seat } stellt ein: { $employee }{ $guilders ->
    [0] .
   *[other] {" "}({ $guilders } Gulden).
 }
# „nichts“ ist das Wort für keine Teile
note-exchanged = { $seat } tauscht einen Güterzug ein ({ $loads }): { $guilders ->
    [0] { $goods }
   *[other] { $guilders } Gulden{ $goods ->
        [nichts] { "" }
       *[other] , { $goods }
     }
 }.
note-subsidy = { $seat } erhält { $guilders } Gulden.
note-kept = { $count ->
    [0] Du willst das nicht mehr behalten: { $item }.
   *[other] Du willst behalten: { $goods }.
 }
note-launched = { $seat } lässt ein Schiff aus { $count } Karten vom Stapel ({ $goods }), Geschwindigkeit { $speed }.
note-scored = { $seat } erhält { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 } für ein Schiff: Crew { $crew }, Ausrüstung { $equipment }, Geschwindigkeit { $speed }, Fahrt { $voyage }.
note-canals-used = Das verbraucht { $used ->
    [one] 1 Kanal
   *[other] { $used } Kanäle
 }{ $cut ->
    [0] .
   *[other] {" "}und schneidet { $cut } ab.
 }
note-scrapped = Ein Schiff von { FORM($seat, "dat") } aus { $count } Karten verlässt das Spiel ohne Wertung.
note-completed-none = { $seat } stellt kein Schiff fertig.
note-lap = Runde { $laps } ist vorbei{ $left ->
    [0] : Es war die letzte.
    [one] ; eine folgt noch.
   *[other] ; { $left } folgen noch.
 }
note-cards-gone = Die letzte Karte ist aufgedeckt ({ $part }): Sobald alle gleich viele Züge hatten, beginnt die Schlussphase.
note-discarded = Alle werfen { $count ->
    [one] 1 Auftrag
   *[other] { $count } Aufträge
 } je Farbe ab und behalten je { $kept }.
note-final-phase = { $reason } Die Schlussphase beginnt.
note-contract = { $seat } erhält { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 } für { $contract }.
note-final = { $seat }: Schiffe { $ships }, Aufträge { $contracts }, Händler { $traders }. Zusammen { $points }.

note-no-action = die Aktion ist nicht ausführbar: nur Einkünfte
note-next-item = nächstes Teil umsonst: { $goods }
note-further-item = { $item } { $guilders ->
    [0] umsonst
   *[other] für { $guilders }
 }
note-next-prices = Verkaufspreise in Gulden: Kohle { $coal }, Stahl { $steel }, Getreide { $grain }
note-up-to-cards = bis zu { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
 }, jede { $most ->
    [0] umsonst
   *[other] für { $price } Gulden
 }
note-others-for = { $count } weitere { $most ->
    [0] umsonst
   *[other] für { $price } Gulden
 }
note-employees-for = { $count ->
    [one] 1 Arbeitskraft
   *[other] { $count } Arbeitskräfte
 } { $most ->
    [0] umsonst
   *[other] für { $price } Gulden
 }
note-brings = dann { $guilders } Gulden
note-free-train = umsonst: { $loads }
note-free-canal = umsonst: { $symbols }
note-completes = stellt ein Schiff fertig
note-lacks = { $count ->
    [one] ihm fehlt
   *[other] ihm fehlen
 } { $lacks }
note-voyage-points = Crew { $crew }, Ausrüstung { $equipment }, Geschwindigkeit { $speed }, Fahrt { $voyage }
note-last-captain = kein Kapitän bleibt für das nächste Schiff
note-takes = nimmt mit: { $goods }
note-would-complete-none = dann wird in dieser Aktion kein Schiff fertig
note-would-fill-yard = dann keine Spalte für { $part }, bis ein Schiff weg ist
note-would-strand = dann kann ein anderes fertiges Schiff nicht fahren
note-canals-lost = { $used ->
    [one] braucht 1 Kanal auf
   *[other] braucht { $used } Kanäle auf
 }{ $cut ->
    [0] { "" }
   *[other] , schneidet { $cut } ab
 }
note-else-unscored = { $count ->
    [one] es fehlt
   *[other] es fehlen
 } noch { $lacks }, sonst verlässt es in diesem Zug ohne Wertung das Spiel
note-leaves-unscored = das Schiff verlässt das Spiel ohne Wertung
note-contracts-add = Aufträge +{ $points }
note-reach = längste Fahrt { $before } → { $after ->
    [one] 1 Feld
   *[other] { $after } Felder
 }{ $size ->
    [0] { "" }
   *[other] : { $symbols }
 }
