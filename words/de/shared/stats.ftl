# Was die Ergebnisse von Partien zusammen sagen.

name-stats = statistik
command-stats = Sieh, was du gespielt und gewonnen hast oder was auf diesem Server gespielt wird
option-stats-player = Wessen Partien; die Person muss es erlauben
option-stats-game = Welches Spiel dieses Servers
button-stats = Meine Statistik
button-stats-here = Dieser Server
stats-head = { $name ->
    [you] Deine Partien
   *[other] Partien von { $name }
 }
stats-where = { $own ->
    [true] Beendete Partien auf allen Servern. Was du allein gewonnen hast, zählt für sich.
   *[false] Beendete Partien auf diesem Server.
 }
stats-none = Noch keine Partie ist zu Ende gespielt.
stats-none-here = Auf diesem Server ist noch keine Partie zu Ende gespielt, die du sehen darfst.
stats-sum = { $games ->
    [one] **1 Partie** mit anderen,
   *[other] **{ $games } Partien** mit anderen,
 } { $wins ->
    [0] keine gewonnen
   *[other] **{ $wins } gewonnen**
 }
stats-streak = { $now ->
    [0] Beste Serie: { $best } Siege nacheinander
    [one] Beste Serie: { $best } Siege nacheinander; auch die letzte Partie war ein Sieg
   *[other] Zurzeit { $now } Siege nacheinander, höchstens waren es { $best }
 }
stats-alone-sum = { $games ->
    [one] **1 Partie** allein,
   *[other] **{ $games } Partien** allein,
 } { $wins ->
    [0] keine gewonnen
   *[other] **{ $wins } gewonnen**
 }
stats-left = { $games ->
    [one] 1 Partie vor dem Ende verlassen
   *[other] { $games } Partien vor dem Ende verlassen
 }
stats-pace = Mit anderen kamen **{ $made } deiner letzten { $turns } Züge rechtzeitig**{ $left ->
    [0] .
    [one] ; 1 Platz hast du vor dem Ende verlassen.
   *[other] ; { $left } Plätze hast du vor dem Ende verlassen.
 }
stats-pace-new = Wie zuverlässig du ziehst, steht hier nach { $few } Zügen mit anderen.
stats-pace-how = Rechtzeitig heißt: innerhalb eines Tages oder der Zeit, die die Uhr des Tisches gibt. Wenn du schläfst oder weg bist, zählt die Zeit nicht, und es zählen nur deine letzten 100 Züge.
stats-seats = { $count ->
    [one] allein
   *[other] zu { $count ->
        [2] zweit
        [3] dritt
        [4] viert
        [5] fünft
       *[other] { $count }
     }
 }
stats-kind = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
 }, { $wins } gewonnen · Punkte: { $average } im Schnitt, { $best } als Bestwert
stats-group = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
 } · Punkte: { $average } im Schnitt, { $best } als Bestwert
stats-rating = { $where ->
    [here] Wertung hier
   *[all] Wertung
 } { $rating } ({ $games ->
    [one] 1 gewertete Partie
   *[other] { $games } gewertete Partien
 })
stats-ladder = Wertungen
stats-ladder-line = { $name }: **{ $rating }** ({ $games ->
    [one] 1 Partie
   *[other] { $games } Partien
 })
stats-opponent = Übungsgegner ({ $strength })
stats-rivals = Mit wem
stats-rival = { $name }: { $ahead } × davor, { $behind } × dahinter{ $even ->
    [0] { "" }
   *[other] , { $even } × gleichauf
 }
stats-more = … und { $count } weitere
stats-head-server = Partien auf diesem Server
stats-head-game = { $game } auf diesem Server
stats-count = { $games ->
    [one] **1 Partie** zu Ende gespielt
   *[other] **{ $games } Partien** zu Ende gespielt
 }
stats-times = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
 }
stats-winners = Die meisten Siege
stats-winner = { $name }: { $wins } von { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
 }
stats-who = Es zählen nur Kanäle, die du sehen kannst, und genannt wird nur, wer es erlaubt („Meine Statistik“).
stats-pick = Von einem Spiel …

stats-form = Plätze in den letzten Partien mit anderen, rechts die neueste
stats-tile-others = { $games ->
    [one] Partie mit anderen
   *[other] Partien mit anderen
 }
stats-tile-won = gewonnen
stats-tile-share = { $wins } · { $share } %
stats-number = { $number }
stats-tile-streak = Siege nacheinander, höchstens
stats-tile-alone = allein, { $wins } gewonnen
stats-column-games = Partien
stats-column-won = Siege
stats-column-average = im Schnitt
stats-column-best = Bestwert
stats-column-record = Rekord
stats-column-rating = Wertung
stats-ahead = davor
stats-level = gleichauf
stats-behind = dahinter
stats-played = Zu Ende gespielt
stats-records = Partien und Rekorde
stats-record-by = Rekord: { $name }
alt-stats = { $what }: { $numbers }.

lobby-rated = **Gewertet**: Das Ergebnis ändert die Wertung aller, die mitspielen.
lobby-ratings = Nur für Leute mit einer **Wertung { $limits ->
    [from] ab { $lowest }
    [to] bis { $highest }
   *[both] von { $lowest } bis { $highest }
 }** in diesem Spiel auf diesem Server.
lobby-reliable = Nur für Leute, die **mindestens 8 von 10 Zügen rechtzeitig machen**; Neue dürfen dazukommen.
lobby-invited = **Nur für Eingeladene**: { COMMAND("game table invite") }.
lobby-roles = Nur für Leute mit { $roles } und für Eingeladene.
lobby-guest = { $name } (Gast von einem anderen Server)
lobby-pace = { $made } von { $turns } Zügen rechtzeitig{ $left ->
    [0] { "" }
    [one] , 1 Platz verlassen
   *[other] , { $left } Plätze verlassen
 }
lobby-pace-new = neu dabei
no-unreliable = An diesem Tisch spielt nur mit, wer mindestens 8 von 10 Zügen rechtzeitig macht und höchstens 2 Plätze verlassen hat. Von deinen letzten { $turns } Zügen kamen { $made } rechtzeitig{ $left ->
    [0] { "" }
    [one] , und du hast 1 Platz verlassen
   *[other] , und du hast { $left } Plätze verlassen
 }. Jeder Zug, den du anderswo rechtzeitig machst, zählt.
no-rated-others = Ob ein Tisch gewertet wird, steht fest, bevor andere dazukommen. Öffne dafür einen neuen.
no-rating = An diesem Tisch spielt nur mit, wer in diesem Spiel hier eine Wertung { $limits ->
    [from] ab { $lowest }
    [to] bis { $highest }
   *[both] von { $lowest } bis { $highest }
 } hat. Deine ist { $own }; das erfährst nur du.
no-only-rated = Nur ein gewerteter Tisch kann eine Wertung verlangen.
no-ratings-cross = Die untere Grenze { $lowest } läge über der oberen, { $highest }. Ändere zuerst die andere.
no-stats-hidden = { $name } zeigt die eigenen Partien niemandem.
