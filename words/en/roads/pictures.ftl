# Words in the pictures of Roads & Boats, and what is said of them to those who cannot see them.

pic-turn = Turn { $turn }
pic-start = Set-up
pic-laying = The map
pic-homes = Homes
pic-over = Game over
pic-phase-production = production
pic-phase-movement = movement
pic-phase-building = building
pic-phase-wonder = wonder
pic-temple = Temple row, nearest first
pic-order = Order chart
pic-called = Order chart, called for
pic-bricks = bricks
pic-end = the end
pic-neutral = neutral
pic-price = first brick

alt-turn = Turn { $turn }: { $phase }.
alt-over = The game is over. Won by { $seat }.
alt-laying = The map is being laid.
alt-homes = The homes are being chosen.
alt-waiting = To move: { $seats }.
alt-options = To choose from: { $options }.
alt-seat = { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
 }; { $transporters }; { $topics ->
    [0] nothing
    [one] 1 topic
   *[other] { $topics } topics
 } researched; { $bricks ->
    [0] no bricks
    [one] 1 brick
   *[other] { $bricks } bricks
 } in the wonder.
alt-unit = Your { $transporter } { $number } at { $where }: { $goods }.
alt-carrier = Your { $transporter } { $number } at { $where } carries { $transporter_other } { $number_other }.
alt-wonder = The wonder has { $bricks ->
    [one] 1 brick
   *[other] { $bricks } bricks
 }{ $end ->
    [0] .
   *[other] {" "}of { $end }.
 } A first brick costs { $price ->
    [one] 1 good.
   *[other] { $price } goods.
 }
