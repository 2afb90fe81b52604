# World Wonders auf Deutsch: der Tisch als Text, für alle, die ohne sein Bild auskommen. Zuerst die Überschriften.

told-tiles = Gebäude im Angebot
told-goods = Straßen, Turm und Sockel im Angebot
told-monument = Monument in der Auslage: { $monument }
told-objectives = Ziele
told-printed = Karte und Ressourcen-Pläne

told-order = Reihenfolge dieser Runde: { $seats }
told-deck = { $count ->
    [0] Kein Monument liegt mehr verdeckt.
    [one] 1 Monument liegt noch verdeckt.
   *[other] { $count } Monumente liegen noch verdeckt.
 }
told-card = Der Automat hat zuletzt die Karte { $card } aufgedeckt.
told-cards = { $count ->
    [one] In seinem Stapel liegt noch 1 Karte.
   *[other] In seinem Stapel liegen noch { $count } Karten.
 }
told-taken = Monumente des Automaten: { $taken }

told-tile = Stapel { $stack }: { $tile }, { $goods } für { $gold } Gold; { $form }
told-sold = Stapel { $stack }: in dieser Runde nichts mehr
told-road = Lange Straßen: { $left }, je { $gold } Gold
told-short = Kurze Sets: { $left }, je { $gold } Gold
told-tower = Türme: { $left }, für { $gold } Gold
told-pedestal-free = Sockel { $number }: frei, für { $gold } Gold
told-pedestal = Sockel { $number }: gekauft von { $seat }
told-form = { $count } Felder, wie gezeichnet { $cells }
told-spaced = { $count } einzelne Felder in einer Reihe oder um eine Ecke, zwischen einem und dem nächsten je ein Feld
told-parts = { $count } Stücke mit je { $size ->
    [one] 1 Feld
   *[other] { $size } Feldern
 }, die sich berühren
told-monument-form = Form: { $form }
told-ground-land = Gelände: nur Land
told-ground-coast = Gelände: Es muss mindestens ein Wasserfeld bedecken
told-ground-ends = Gelände: beide Enden auf Land
told-ground-bridge = Gelände: beide Enden auf Land, dazwischen Wasser
told-beside = Daneben: { $list }
told-brings = Bringt: { $goods }
told-could = { $seat } kann es jetzt errichten: { $list }{ $count ->
    [0] {""}
    [one] {"; "}noch eine Stelle
   *[other] {"; "}noch { $count } Stellen
 }
told-could-later = { $seat } hat Platz dafür, ist aber für diese Runde draußen: { $list }{ $count ->
    [0] {""}
    [one] {"; "}noch eine Stelle
   *[other] {"; "}noch { $count } Stellen
 }
told-lacks = { $seat }: daneben fehlt { $list }
told-no-room = { $seat }: es fehlen { $list }

told-objective = { $objective } ({ $about }{ $of ->
    [0] {""}
   *[other] {", von "}{ $of }
 }): { $values }
told-value = { $seat } { $value }{ $points ->
    [0] {""}
    [one] {" "}({ $points } Punkt)
   *[other] {" "}({ $points } Punkte)
 }
told-map = Die Karten haben die Spalten A bis { $column } und die Zeilen 1 bis { $row }, von oben; der Gehweg liegt unter Zeile { $row }. Was weder Wasser noch Naturfeld ist, ist Grünland.
told-rings = Leiste Bevölkerung: Ringe auf { $fields }; lila Feld { $purple }
told-white = Leiste { $good }: weiße Felder { $fields }; letztes Feld { $last }

told-out = Ist für diese Runde draußen.
told-gold = Gold: { $gold }
told-loan = Offener Kredit aus Runde { $round }
told-population = Bevölkerung: { $population }
told-resources = Ressourcen: { $list }
told-resource = { $good } { $value }
told-no-roads = Noch keine Straßen
told-roads = Straßen auf { $cells }
told-towers = { $count ->
    [one] Turm
   *[other] Türme
 } auf { $cells }
told-building = Gebäude { $tile } ({ $goods }) auf { $cells }
told-district = Gebäude { $tile } ({ $goods }) auf { $cells }, ein Stadtteil
told-stands = Monument { $monument } auf { $cells }
told-water = Offenes Wasser auf { $cells }
told-natural = Naturfelder, noch zu sehen, auf { $cells }
