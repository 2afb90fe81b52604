# Der Tisch als Text, für alle, die ohne sein Bild auskommen: was alle Spiele sagen. Zuerst die Überschriften.
told-game = Das Spiel
told-player = { $seat }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }
told-none = keine
told-active = Ist am Zug.
told-waited = Das Spiel wartet auf diesen Spieler.
told-won = Hat gewonnen.
told-points = Punkte: { $list }
told-kind = { $kind } { $points }
