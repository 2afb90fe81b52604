# Roads & Boats in English: the wonder phase and the end of the game.

verb-buy = Buy a brick of the wonder

ask-buy-goods = Pay with which goods?

doing-wonder = Turn { $turn }{ $neutral ->
    [1] , the last
   *[other] { "" }
 }: the wonder

reason-mark = The wonder is complete.
reason-neutral = The last neutral brick is laid.
reason-turns = The last turn is over.

note-brick-bought = { $seat } buys brick { $brick } of the wonder for { $goods }.
through-brick-bought = { $count ->
    [one] brick { $brick }
   *[other] bricks { $bricks }
 }
note-brick-neutral = Brick { $brick } of the wonder is a neutral one ({ $left } left).
note-irrigated = All desert is irrigated: it is pasture from now on.
note-would-skip-wonder = no brick this turn, although you have at home: { $goods }
note-no-brick = no brick bought: one costs { $count ->
    [one] 1 good
   *[other] { $count } goods
 }, and you have { $goods } at home
note-brick-price = brick { $brick } costs { $count ->
    [one] 1 good
   *[other] { $count } goods
 }
note-brick-would-end = ends the game
note-neutral-would-end = the neutral brick of this turn ends the game
note-would-irrigate = turns all desert into pasture
note-game-ends = The game is over: { $reason }
note-final = { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
 } – { $worth } for goods ({ $goods }), { $wonder } for the wonder.
note-final-winner = { $seat } has won with { $points ->
    [one] { $points } point.
   *[other] { $points } points.
 }
note-final-temple = { $seat } has won with { $points ->
    [one] { $points } point:
   *[other] { $points } points:
 } of those tied, { $seat } prays nearest the temple.
note-final-alone = { $seat } ends with { $points ->
    [one] { $points } point.
   *[other] { $points } points.
 }

no-buy-nobody = You need a transporter on your home tile { $tile }: what you pay with must lie there or be on your transporters there.
no-buy-price = Your next brick costs { $count ->
    [one] 1 good
   *[other] { $count } goods
 }; at home you reach { $goods }.
no-buy-goods = That is not there. At home you reach: { $goods }.
no-buy-full = All the spaces of the wonder are filled.
