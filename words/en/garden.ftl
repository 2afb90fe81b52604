# Garden in English.

good-coin = { $count ->
    [one] coin
   *[other] coins
 }
face-cloud = clouds
face-rain = rain
face-sun = sun
face-storm = a storm
shape-bar = bar
shape-corner = corner
shape-hook = hook
shape-step = step
shape-wing = wing
facing-0 = as drawn
facing-90 = turned right
facing-180 = upside down
facing-270 = turned left
facing-m0 = mirrored
facing-m90 = mirrored, turned right
facing-m180 = mirrored, upside down
facing-m270 = mirrored, turned left

verb-roll = Roll the dice
verb-turn = Turn a die
verb-lay = Lay a hedge
verb-pass = Lay nothing
verb-end = End the turn
done-end = Your turn is over.

ask-turn-face = Which die do you turn to its next face?
ask-lay-placing = Which hedge?
ask-lay-placing-then = How does it lie, and where is its first cell (the uppermost, there the leftmost)?

doing-weather = The weather
doing-laying = Laying a hedge
doing-end_of_turn = The end of the turn

label-shape = { $shape } for { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
 }
label-facing = { $shape }, { $facing }
label-placing = { $shape }, { $facing }, on { $cell }

note-weather = { $seat } has { $faces }: { $coins ->
    [one] 1 coin.
   *[other] { $coins } coins.
 }
note-laid = { $seat } lays a { $shape } on { $cell }: { $points ->
    [one] { $points } point,
   *[other] { $points } points,
 } { $coins ->
    [one] 1 coin from the pond.
   *[other] { $coins } coins from the pond.
 }
note-passed = { $seat } lays nothing.
note-turned-up = New in the row: { $shapes }.
note-won = Won by { $seats }.

no-no-such-die = No die shows that. There are { $faces }.
no-not-in-row = Only hedges of the row can be bought: { $shapes }.
no-too-dear = The { $shape } costs { $coins ->
    [one] 1 coin now.
   *[other] { $coins } coins now.
 }
no-lies-apart = The { $shape } must share an edge with the pond or with a hedge.
no-no-room = There is no room for the { $shape } on { $cell } in that way.
