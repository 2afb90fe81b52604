# Die Werft auf Deutsch: Wörter in Bildern, und ihre Beschreibungen.

pic-lap = Runde { $lap } von { $laps }
pic-final = Schlussphase
pic-contracts = Aufträge
pic-total = Summe
pic-traders = Händler
pic-ships = Schiffe
pic-speed = Tempo

alt-lap = Runde { $lap } von { $laps }.
alt-over = Das Spiel ist vorbei. Gewonnen: { $seats }.
alt-waiting = Am Zug: { $seats }.
alt-seat = { $seat }: { $points } Punkte, { $guilders } Gulden, { $ships ->
    [one] 1 Schiff
   *[other] { $ships } Schiffe
 } auf See, { $cards ->
    [one] 1 Schiffskarte
   *[other] { $cards } Schiffskarten
 } in der Werft, { $canals ->
    [one] 1 Kanal
   *[other] { $canals } Kanäle
 }.
