# Die Seite mit Ergebnissen, die ein Server veröffentlicht.

command-admin-pages = Die Ergebnisse dieses Servers als Seite veröffentlichen, oder nicht mehr
name-pages = seite
name-on = an
option-pages-on = ob es diese Seite gibt
option-pages-replays = ob man dort jeden Tisch noch einmal ansehen kann
name-replays = wiedergaben
pages-head = Ergebnisse von { $name }
pages-standings = Wer am meisten gewonnen hat
pages-won = { $name }: { $won } von { $count ->
    [one] einer Partie
   *[other] { $count } Partien
 }
pages-place = { $name }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }
pages-somebody = jemand
pages-ratings = Wertungen · { $game }
pages-rated = { $name }: { $rating }
pages-replay = noch einmal ansehen
pages-with-replays = Jeden dieser Tische kann man dort Zug für Zug noch einmal ansehen, mit denselben Namen; andere heißen „Platz 2“.
pages-none = Noch ist kein Tisch zu Ende.
pages-foot = Genannt ist, wer alle sehen lässt, wie die eigenen Partien ausgingen. Tische, die nicht alle auf dem Server sehen dürfen, fehlen hier.
pages-are-on = Die Ergebnisse dieses Servers werden ab jetzt veröffentlicht, als Seite, die der Betreiber des Bots zeigt: Tische, die hier alle sehen dürfen, mit den Namen derer, die zeigen, wie ihre Partien ausgingen ({ COMMAND("stats") }). Die Seite folgt binnen einer Stunde.
pages-are-off = Die Seite mit Ergebnissen wird entfernt.
no-no-pages = Der Betreiber dieses Bots veröffentlicht keine Seiten.
