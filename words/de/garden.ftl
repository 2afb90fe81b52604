# Garden auf Deutsch.

good-coin = { $count ->
    [one] Münze
   *[other] Münzen
 }
face-cloud = Wolken
face-rain = Regen
face-sun = Sonne
face-storm = Sturm
shape-bar = Balken
shape-corner = Ecke
shape-hook = Haken
shape-step = Stufe
shape-wing = Flügel
facing-0 = wie gezeichnet
facing-90 = nach rechts gedreht
facing-180 = auf dem Kopf
facing-270 = nach links gedreht
facing-m0 = gespiegelt
facing-m90 = gespiegelt, nach rechts gedreht
facing-m180 = gespiegelt, auf dem Kopf
facing-m270 = gespiegelt, nach links gedreht

verb-roll = Würfeln
verb-turn = Einen Würfel drehen
verb-lay = Eine Hecke legen
verb-pass = Nichts legen
verb-end = Zug beenden
done-end = Dein Zug ist zu Ende.

ask-turn-face = Welchen Würfel drehst du auf seine nächste Seite?
ask-lay-placing = Welche Hecke?
ask-lay-placing-then = Wie liegt sie, und wo ist ihr erstes Feld (das oberste, dort das linke)?

doing-weather = Das Wetter
doing-laying = Eine Hecke legen
doing-end_of_turn = Das Ende des Zuges

label-shape = { $shape } für { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
 }
label-facing = { $shape }, { $facing }
label-placing = { $shape }, { $facing }, auf { $cell }

note-weather = { $seat } hat { $faces }: { $coins ->
    [one] 1 Münze.
   *[other] { $coins } Münzen.
 }
note-laid = { $seat } legt eine Hecke ({ $shape }) auf { $cell }: { $points ->
    [one] { $points } Punkt,
   *[other] { $points } Punkte,
 } { $coins ->
    [one] 1 Münze vom Teich.
   *[other] { $coins } Münzen vom Teich.
 }
note-passed = { $seat } legt nichts.
note-turned-up = Neu in der Reihe: { $shapes }.
note-won = Gewonnen: { $seats }.

no-no-such-die = Kein Würfel zeigt das. Es liegen da: { $faces }.
no-not-in-row = Nur Hecken der Reihe kann man kaufen: { $shapes }.
no-too-dear = Diese Hecke ({ $shape }) kostet jetzt { $coins ->
    [one] 1 Münze.
   *[other] { $coins } Münzen.
 }
no-lies-apart = Diese Hecke ({ $shape }) muss an den Teich oder an eine Hecke grenzen.
no-no-room = Auf { $cell } ist so kein Platz für diese Hecke ({ $shape }).
