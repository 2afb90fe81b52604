# Das Ende eines Spiels. Züge zählen wie beim Nachspielen; ein Sprung ist, was jemand auf einmal gewann.
score-total = Summe
score-curve = Punkte nach jedem Zug beim Nachspielen
score-shared = { $seats } teilen sich den Sieg.
score-tie = Gleich viele Punkte: { $seats } gewinnt den Stichentscheid.
alt-score = { $seat }: { $points } ({ $sources }).
alt-score-winner = { $seat } gewinnt: { $points } ({ $sources }).
decided-lead = { $seat } führte am längsten: von Zug { $first } bis { $last } beim Nachspielen.
decided-lead-end = { $seat } führte am längsten: von Zug { $first } beim Nachspielen bis zum Schluss.
decided-leap = Der größte Sprung: { $seat } mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
 } bis Zug { $turn } beim Nachspielen.
decided-before = Kurz vor dem Schluss { $count ->
    [one] führte { $seats }
   *[other] führten { $seats }
 }.
decided-best = Was jedem am besten gelang: { $list }.
decided-best-one = { $seat } – { $name } ({ $points })
awards = Auszeichnungen: { $list }.
award-won = { $name } – { $seats } ({ $count ->
    [one] { $points }
   *[other] je { $points }
 })
end-ratings = Wertungen hier: { $list }
end-rating = { $name } { $before } → { $after } ({ $gain })
button-replay = Nachspielen
button-scores = Punktezettel
button-record = Ausgeben
button-review = Rückschau
button-review-more = Teurer
button-review-less = Weniger teuer
review-head = Rückschau auf deine Züge
review-making = Der starke Übungsgegner sieht sich deine Züge an: { $done } von { $of } … Das dauert etwas; nur du siehst es.
review-turn = Zug { $number } von { $count } (Verlauf { $first }–{ $last })
review-cost = { $points ->
    [0] kein Verlust zu sehen
    [one] etwa { $points } Punkt verloren
   *[other] etwa { $points } Punkte verloren
 }
review-played = **Du:** { $way }
review-better = **Der Gegner:** { $way }
review-same = Der Gegner hätte dasselbe getan.
review-list = Alle deine Züge, die teuersten zuerst
review-onlooker = Eine Rückschau gibt es nur auf eigene Züge, und du hast in diesem Spiel keinen gemacht. „Nachspielen“ zeigt die Züge aller.
review-strength = Er wusste, was du damals wissen konntest. Gegen den bedachten Gegner gewann er { $won } von { $games } Spielen zu zweit; er blickt nur ein wenig voraus und kann sich irren.
review-none = Eine Rückschau gibt es nicht: Der starke Gegner von { $game } folgt Plänen und sagt nicht, was ein Zug wert ist.
no-no-review-yet = Eine Rückschau gibt es nach dem Ende des Spiels.
no-no-review = Für { $game } gibt es keinen Gegner, der auf deine Züge zurückblicken könnte.
no-no-turn-of-yours = Du hast in diesem Spiel keinen Zug gemacht.
record-about = Die ganze Aufzeichnung des Spiels: alle Züge, alle Ziehungen und der Startwert, aus dem sie folgen. Sie nennt die Spieler so, wie sie hießen, und enthält keine Kennungen. { "docs/table-file.md" } im Repository des Bots erklärt sie.
no-no-result = Dieses Spiel hat kein Ergebnis.
