# The Dice Charmers in English: words in pictures, and their descriptions.

pic-round = Round { $round }
pic-open = { $count ->
    [0] Nothing left to do
    [one] One bonus open
   *[other] { $count } bonuses open
 }
pic-cells = { $count ->
    [one] 1 free cell
   *[other] { $count } free cells
 }
pic-halves = only to add
pic-lost = { $count ->
    [one] 1 lost
   *[other] { $count } lost
 }
pic-space = space { $space }
pic-then-forward2 = sail on up to 2
pic-then-other = one more person
pic-then-sell_or_take = sell up to 2 or circle 1
pic-then-back_or_take = sail back or circle 1
pic-why-rows-full = rows full
pic-why-no-cell = no free cell
pic-why-no-symbol = none ahead
pic-why-boxes-crossed = all crossed
pic-why-no-effect = no effect now

alt-round = Round { $round }.
alt-over = The game is over. Won by { $seats }.
alt-waiting = To move: { $seats }.
alt-options = To choose from: { $options }.
alt-seat = { $seat }: { $gap ->
    [0] overlap { $overlap }
   *[other] gap { $gap }
 }, fame { $fame }, money { $money }, { $goods }, karma { $karma }.
alt-dice = Dice in the middle: { $faces }.
