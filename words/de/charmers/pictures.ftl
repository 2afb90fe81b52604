# The Dice Charmers auf Deutsch: Wörter in Bildern, und ihre Beschreibungen.

pic-round = Runde { $round }

alt-round = Runde { $round }.
alt-over = Das Spiel ist zu Ende. Gewonnen: { $seats }.
alt-waiting = Am Zug: { $seats }.
alt-options = Zur Wahl: { $options }.
alt-seat = { $seat }: { $gap ->
    [0] Überschneidung { $overlap }
   *[other] Lücke { $gap }
 }, Ruhm { $fame }, Geld { $money }, { $goods }, Karma { $karma }.
alt-dice = Würfel in der Mitte: { $faces }.
