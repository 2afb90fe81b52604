# The Dice Charmers auf Deutsch: Wörter in Bildern, und ihre Beschreibungen.

pic-round = Runde { $round }
pic-open = { $count ->
    [0] Nichts mehr zu tun
    [one] Ein Bonus offen
   *[other] { $count } Boni offen
 }
pic-cells = { $count ->
    [one] 1 freies Feld
   *[other] { $count } freie Felder
 }
pic-halves = nur Anbau
pic-lost = { $count ->
    [one] 1 verfällt
   *[other] { $count } verfallen
 }
pic-space = Feld { $space }
pic-then-forward2 = bis zu 2 Felder vor
pic-then-other = noch eine Person
pic-then-sell_or_take = verkaufen oder Ware
pic-then-back_or_take = zurück oder Ware
pic-why-rows-full = Reihen voll
pic-why-no-cell = kein freies Feld
pic-why-no-symbol = keins vor dir
pic-why-boxes-crossed = alle voll
pic-why-no-effect = jetzt ohne Wirkung

alt-round = Runde { $round }.
alt-over = Das Spiel ist zu Ende. Gewonnen: { $seats }.
alt-waiting = Am Zug: { $seats }.
alt-options = Zur Wahl: { $options }.
alt-seat = { $seat }: { $gap ->
    [0] Überschneidung { $overlap }
   *[other] Lücke { $gap }
 }, Ruhm { $fame }, Geld { $money }, { $goods }, Karma { $karma }.
alt-dice = Würfel in der Mitte: { $faces }.
