# Roads & Boats auf Deutsch: die Wunderphase und das Ende des Spiels.

verb-buy = Wunderbaustein kaufen

ask-buy-goods = Mit welchen Gütern bezahlst du?

doing-wonder = Runde { $turn }{ $neutral ->
    [1] , die letzte
   *[other] { "" }
 }: Wunder

reason-mark = Das Wunder ist vollbracht.
reason-neutral = Der letzte neutrale Baustein liegt.
reason-turns = Die letzte Runde ist vorbei.

note-brick-bought = { $seat } kauft den { $brick }. Baustein des Wunders für { $goods }.
through-brick-bought = { $count ->
    [one] Baustein { $brick }
   *[other] die Bausteine { $bricks }
 }
note-brick-neutral = Der { $brick }. Baustein des Wunders ist ein neutraler (noch { $left }).
note-irrigated = Alle Wüsten sind bewässert: Sie sind ab jetzt Weiden.
note-would-skip-wonder = kein Baustein in dieser Runde, obwohl du auf deinem Startplatz Güter hast: { $goods }
note-no-brick = kein Baustein gekauft: einer kostet { $count ->
    [one] 1 Gut
   *[other] { $count } Güter
 }, und auf deinem Startplatz hast du { $goods }
note-brick-price = Baustein { $brick } kostet { $count ->
    [one] 1 Gut
   *[other] { $count } Güter
 }
note-brick-would-end = beendet das Spiel
note-neutral-would-end = der neutrale Baustein dieser Runde beendet das Spiel
note-would-irrigate = macht alle Wüsten zu Weiden
note-game-ends = Das Spiel ist zu Ende: { $reason }
note-final = { $seat }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 } – { $worth } für Güter ({ $goods }), { $wonder } für das Wunder.
note-final-winner = { $seat } gewinnt mit { $points ->
    [one] { $points } Punkt.
   *[other] { $points } Punkten.
 }
note-final-temple = { $seat } gewinnt mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
 }: Bei Gleichstand zählt, wer am nächsten am Tempel betet.
note-final-alone = { $seat } kommt auf { $points ->
    [one] { $points } Punkt.
   *[other] { $points } Punkte.
 }

no-buy-nobody = Du brauchst auf deinem Startplatz { $tile } einen Transporter: Bezahlt wird mit Gütern, die dort liegen oder die deine Transporter dort geladen haben.
no-buy-price = Dein nächster Baustein kostet { $count ->
    [one] 1 Gut
   *[other] { $count } Güter
 }; auf deinem Startplatz erreichst du { $goods }.
no-buy-goods = Das liegt nicht auf deinem Startplatz. Dort erreichst du: { $goods }.
no-buy-full = Auf dem Wunder ist kein Feld mehr frei.
