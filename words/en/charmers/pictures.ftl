# The Dice Charmers in English: words in pictures, and their descriptions.

pic-round = Round { $round }

alt-round = Round { $round }.
alt-over = The game is over. Won by { $seats }.
alt-waiting = To move: { $seats }.
alt-options = To choose from: { $options }.
alt-seat = { $seat }: { $gap ->
    [0] overlap { $overlap }
   *[other] gap { $gap }
 }, fame { $fame }, money { $money }, { $goods }, karma { $karma }.
alt-dice = Dice in the middle: { $faces }.
