# Ein Spiel als eine HTML-Datei, die keinen Bot braucht.
button-page = Als Datei
button-page-since = Datei seit meinem Zug
page-head = { $game }, Tisch { $number }
page-about = Diese Datei öffnet jeder Browser, ohne den Bot und ohne Verbindung. Sie zeigt nur, was alle wissen dürfen.
page-play = Abspielen
page-pause = Anhalten
page-first = Erster Zug
page-back = Ein Zug zurück
page-on = Ein Zug weiter
page-last = Letzter Zug
page-less = Kleiner
page-more = Größer
page-turn = Zug
page-told = Was geschah
page-table = Der Tisch
page-ways = Züge
