# Die Werft auf Deutsch: Wörter in Bildern, und ihre Beschreibungen.

pic-lap = Runde { $lap } von { $laps }

alt-lap = Runde { $lap } von { $laps }.
alt-over = Das Spiel ist vorbei. Gewonnen: { $seats }.
alt-options = Zur Wahl: { $options }.
alt-waiting = Am Zug: { $seats }.
alt-seat = { $seat }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }, { $guilders } Gulden, { $ships ->
    [one] 1 Schiff
   *[other] { $ships } Schiffe
 } auf See, { $cards ->
    [one] 1 Schiffskarte
   *[other] { $cards } Schiffskarten
 } in der Werft, { $canals ->
    [one] 1 Kanal
   *[other] { $canals } Kanäle
 }.
