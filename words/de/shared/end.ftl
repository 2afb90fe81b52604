# Das Ende eines Spiels. Die Einträge der Kurve sind die des Verlaufs; ein Sprung ist, was jemand auf einmal gewann.
score-total = Summe
score-curve = Punkte nach jedem Eintrag des Verlaufs
score-shared = { $seats } teilen sich den Sieg.
score-tie = Gleich viele Punkte: { $seats } gewinnt den Gleichstand.
alt-score = { $seat }: { $points } ({ $sources }).
alt-score-winner = { $seat } gewinnt: { $points } ({ $sources }).
decided-lead = { $seat } führte am längsten: von Eintrag { $first } bis { $last }.
decided-lead-end = { $seat } führte am längsten: von Eintrag { $first } bis zum Schluss.
decided-leap = Der größte Sprung: { $seat } mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
 } bis Eintrag { $entry }.
decided-before = Vor dem letzten Eintrag { $count ->
    [one] führte { $seats }
   *[other] führten { $seats }
 }.
decided-best = Was jedem am besten gelang: { $list }.
decided-best-one = { $seat } – { $name } ({ $points })
button-replay = Nachspielen
button-scores = Wertung
no-no-result = Dieses Spiel hat kein Ergebnis.
