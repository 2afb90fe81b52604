# World Wonders auf Deutsch: Wörter in Bildern, und ihre Beschreibungen.

pic-round = Runde { $round }/{ $rounds }
pic-automaton = Der Automat
pic-target = Zu übertreffen
pic-points-population = Bevölkerung
pic-points-resources = Niedrigste Ressource
pic-points-monuments = Monumente
pic-points-natural = Naturfelder
pic-points-districts = Stadtteile
pic-points-loan = Kredit
pic-points-total = Zusammen

alt-round = Runde { $round } von { $rounds }.
alt-over = Das Spiel ist zu Ende. Gewonnen: { $seats }.
alt-missed = Das Spiel ist zu Ende. Niemand hat gewonnen.
alt-waiting = Am Zug: { $seats }.
alt-options = Zur Wahl: { $options }.
alt-seat = { $seat }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }, { $gold } Gold, Bevölkerung { $population }, Ressourcen: { $goods }; { $built ->
    [0] kein Monument
    [one] 1 Monument
   *[other] { $built } Monumente
 }.
alt-target = Zu übertreffen: { $target }.
alt-tiles = Im Angebot: { $tiles }.
alt-monuments = In der Auslage: { $monuments }.
alt-could = { $monument } könnte jetzt errichtet werden von { $seats }.
