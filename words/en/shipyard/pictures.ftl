# Shipyard in English: words in pictures, and their descriptions.

pic-lap = Lap { $lap } of { $laps }

alt-lap = Lap { $lap } of { $laps }.
alt-over = The game is over. Won by { $seats }.
alt-options = To choose from: { $options }.
alt-waiting = To move: { $seats }.
alt-seat = { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
 }, { $guilders ->
    [one] 1 guilder
   *[other] { $guilders } guilders
 }, { $ships ->
    [one] 1 ship
   *[other] { $ships } ships
 } at sea, { $cards ->
    [one] 1 ship card
   *[other] { $cards } ship cards
 } in the yard, { $canals ->
    [one] 1 canal
   *[other] { $canals } canals
 }.
