# Rajas of the Ganges: The Dice Charmers auf Deutsch: was geschieht und was geschähe.

note-first-player = { $seat } hat den Elefanten und { DOES($seat, "beginnt") }.
note-rolled = { READER($seat) ->
    [yes] { $seat } würfelt für Runde { $round }.
   *[no] { $seat } würfelt für Runde { $round }. Lila: { $faces_purple }. Grün: { $faces_green }. Blau: { $faces_blue }. Orange: { $faces_orange }.
 }
note-karma-used = { $seat } setzt Karma ein: { FORM($die_elephant, "bare") } → { $face_elephant }, { FORM($die, "bare") } → { $face }.
# die Seite anderer Würfel sagt, was sie bewirken
note-took = { $seat } nimmt { FORM($die, "a") }{ FORM($die, "draws") ->
    [yes] : { $face }.
   *[other] .
 }
note-nothing-fits = { $seat } hat keinen Würfel, der passt, und kein Karma zum Einsetzen.
note-die-without-effect = Der Würfel bewirkt nichts.
note-goods-circled = { $seat } kreist { $goods } ein.
note-goods-lost = { $seat } verliert { $goods }: Die Reihe ist voll.
note-sold = { $seat } verkauft { $goods } für { $money } Geld.
note-tent-sold = { $seat } hat alle Waren von Zelt { $tent } verkauft.
note-road-drawn = { $seat } zeichnet { $shape } auf { $cell }.
note-half-drawn = { $seat } baut auf { $cell } einen halben Weg an: { $shape }.
note-built = { $seat } baut { FORM($building, "one") }: { $fame } Ruhm.
note-market-empty = { $seat } hat für den Markt auf { $cell } keine Ware.
note-sailed = { $seat } fährt auf Feld { $space } ({ $symbol }).
note-person-crossed = { $seat } kreuzt { FORM($person, "acc") } ab{ FORM($person, "pays") ->
    [yes] : 1 Geld.
   *[no] .
 }
note-palace-column = { $seat } hat Spalte { $column } des Palasts ganz abgekreuzt.
note-would-build = baut { FORM($building, "one") }
note-upgraded = { $seat } wertet { $building } auf { $value } Ruhm auf.
note-upgrade-column = { READER($seat) ->
    [yes] Alle deine Gebäude
   *[no] Alle Gebäude von { $seat }
 } bringen mindestens { $value } Ruhm.
note-bonus-circled = { $seat } { DOES($seat, "erhält") } den Bonus „{ $task }“.
note-bonus-from = { $seat } { DOES($seat, "erhält") } den Bonus „{ $task }“ ({ $origin }).
note-bonus-marked = { $seat } { DOES($seat, "erhält") } den Bonus „{ $task }“ ({ $origin }).
note-track-full = { $seat } verliert { $lost } { $track } über das Ende der Leiste hinaus.
note-karma-full = { $seat } hat alles Karma eingekreist; dieses verfällt.
note-nothing-to-do = { $seat } kann das nicht tun: { $task }.
note-left = { $seat } verzichtet auf: { $task }.
note-declined = { $seat } nutzt einen Bonus nicht: { $task }.
note-lapsed = { $seat } kann einen Bonus nicht nutzen, und er verfällt: { $task }.
note-turn-over = { $overlap ->
    [0] { $seat } ist fertig{ READER($seat) ->
        [yes] .
       *[no] ; Lücke { $gap }.
     }
   *[other] { $seat } beendet das Spiel: Die Leisten überschneiden sich.
 }
note-scored = { $seat }: Ergebnis { $overlap }, Karma eingekreist { $karma }, eingesetzt { $used }.
note-won = { $count ->
    [one] { $seats } gewinnt mit einer Überschneidung von { $overlap }.
   *[other] { $seats } gewinnen mit einer Überschneidung von { $overlap }.
 }

note-opens = dann: { $tasks }
note-then-task = dann: { $task }
note-would-lapse = würde verfallen: { $task } ({ $why })
note-no-use = ohne Nutzen: { $task } ({ $why })
note-sells-for = für bis zu { $money } Geld
note-would-decline = noch offen, am Zugende verloren: { $tasks }
note-would-leave = beim Verzichten verloren: { $task }
note-has-no-effect = bewirkt nichts
note-sells-nothing = keine Ware für den Markt
note-loses-goods = Reihe voll, verliert { $goods }
note-loses-points = Leiste voll, verliert { $lost } { $track }
note-loses-karma = Karma voll, verliert 1 Karma
note-could-fit = { $count ->
    [0] { FORM($die, "bare") } neu: keine Seite passt
    [5] { FORM($die, "bare") } neu: 5 von 6 passen
    [6] { FORM($die, "bare") } neu: jede Seite passt
   *[other] { FORM($die, "bare") } neu: { $count } von 6 Seiten passen ({ $faces })
 }
note-would-close-in = dann führt kein Weg mehr auf ein freies Feld
note-gap-left = Lücke { $gap }
note-overlaps-by = Überschneidung { $overlap }: beendet das Spiel
note-to-space = auf Feld { $space }
note-box = Palastkästchen { $box } von 3
note-opens-cell = führt nach { $cell }: { $holds }
note-cells = { $count ->
    [one] 1 freies Feld
   *[other] { $count } freie Felder
 }
note-cells-and-halves = { $halves ->
    [0] { $count ->
        [one] 1 freies Feld
       *[other] { $count } freie Felder
     }
   *[other] { $count ->
        [0] kein freies Feld, { $halves } Stellen für einen halben Weg
        [one] 1 freies Feld oder { $halves } Stellen für einen halben Weg
       *[other] { $count } freie Felder oder { $halves } Stellen für einen halben Weg
     }
 }
