# Wörter in den Bildern von Roads & Boats, und was denen gesagt wird, die sie nicht sehen können.

pic-turn = Runde { $turn }
pic-start = Aufbau
pic-laying = Der Spielplan
pic-homes = Startplätze
pic-over = Spielende
pic-phase-production = Produktion
pic-phase-movement = Bewegung
pic-phase-building = Bauen
pic-phase-wonder = Wunder
pic-temple = Tempelreihe, die Nächsten zuerst
pic-order = Reihenfolgetafel
pic-called = Reihenfolge, verlangt
pic-bricks = Bausteine
pic-end = das Ende
pic-neutral = neutrale
pic-price = 1. Baustein

alt-turn = Runde { $turn }: { $phase }.
alt-over = Das Spiel ist zu Ende. Gewonnen: { $seat }.
alt-laying = Der Spielplan wird ausgelegt.
alt-homes = Die Startplätze werden gewählt.
alt-waiting = Am Zug: { $seats }.
alt-options = Zur Wahl: { $options }.
alt-seat = { $seat }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }; { $transporters }; { $topics ->
    [0] nichts erforscht
    [one] 1 Thema erforscht
   *[other] { $topics } Themen erforscht
 }; { $bricks ->
    [0] kein Baustein
    [one] 1 Baustein
   *[other] { $bricks } Bausteine
 } am Wunder.
alt-unit = { $transporter } { $number } (von dir) auf { $where }: { $goods }.
alt-carrier = { $transporter } { $number } (von dir) auf { $where } trägt { $transporter_other } { $number_other }.
alt-wonder = Das Wunder hat { $bricks ->
    [one] 1 Baustein
   *[other] { $bricks } Bausteine
 }{ $end ->
    [0] .
   *[other] {" "}von { $end }.
 } Ein erster Baustein kostet { $price ->
    [one] 1 Gut.
   *[other] { $price } Güter.
 }
