# Milestones in English.

good-stone = stone
    .bonus = stone mason bonus tile
good-wood = wood
    .bonus = woodcutter bonus tile
good-sand = sand
    .bonus = sand worker bonus tile
good-grain = grain
    .bonus = grain farmer bonus tile
good-coin = { $count ->
    [one] coin
   *[other] coins
 }
    .bonus = coiner bonus tile
worker-stone = { $count ->
    [one] stone mason
   *[other] stone masons
 }
    .many = stone masons
worker-wood = { $count ->
    [one] woodcutter
   *[other] woodcutters
 }
    .many = woodcutters
worker-sand = { $count ->
    [one] sand worker
   *[other] sand workers
 }
    .many = sand workers
worker-grain = { $count ->
    [one] grain farmer
   *[other] grain farmers
 }
    .many = grain farmers
worker-coin = { $count ->
    [one] coiner
   *[other] coiners
 }
    .many = coiners
space-1 = space 1
    .the = space 1
space-2 = space 2
    .the = space 2
space-3 = space 3
    .the = space 3
space-4 = space 4
    .the = space 4
space-5 = space 5
    .the = space 5
space-6 = space 6
    .the = space 6
space-7 = space 7
    .the = space 7
space-8 = space 8
    .the = space 8
space-trading_house = trading house
    .the = the trading house
space-building_office = building office
    .the = the building office
space-mill = mill
    .the = the mill
space-castle = castle
    .the = the castle
pair-1 = spaces 1 and 2
pair-2 = spaces 2 and 3
pair-3 = spaces 3 and 4
pair-4 = spaces 4 and 5
pair-5 = spaces 5 and 6
pair-6 = spaces 6 and 7
pair-7 = spaces 7 and 8
reason-goal = The goal was reached.
reason-workers = The last worker tile is hired.
reason-cap = Nobody could go on.
site-road = { $count ->
    [one] road
   *[other] roads
 }
site-house = { $count ->
    [one] house
   *[other] houses
 }
site-market = { $count ->
    [one] market
   *[other] markets
 }
thing-section = road sections
thing-house = houses
thing-market = markets
thing-sack = flour sacks

part-start = start
part-milestone = milestone
part-end = end
part-market = market
part-numbers = free numbers

verb-draft = Choose a start tile
verb-place = Place a start tile
verb-move = Move
verb-hire = Hire workers
verb-buy = Buy a good
verb-sell = Sell goods
verb-road = Build a road
verb-house = Build a house
verb-market = Build a market
verb-bonus = Take the bonus tile
verb-leave = Leave the bonus tile
verb-deliver = Deliver flour
verb-keep = Keep 3 goods
verb-cover = Cover a worker
verb-done = Done here
verb-end = End turn
done-done = You are done here.

ask-draft-tile = Which start tile?
ask-place-tile = Which tile first?
ask-place-space = Onto which two spaces?
ask-move-to = Move where?
ask-hire-tile = Which worker tile?
ask-hire-space = Onto which two spaces?
ask-buy-good = Which good?
ask-sell-goods = Which two goods?
ask-road-section = Which road section?
ask-road-section-last = Where does the section end?
ask-house-plot = In which triangle?
ask-market-point = On which free number?
ask-bonus-space = Which worker gets the bonus tile?
ask-deliver-delivery = Which market, and which numbers?
ask-keep-goods = Which goods do you lose?
ask-cover-space = Which worker do you cover?

# each takes two in a row, of two for each player and one more
doing-drafting = Choosing start tiles{ $pool ->
    [3] : 1 of 2
    [5] : 1 of 2
    [7] : 1 of 2
    [9] : 1 of 2
    [2] : 2 of 2
    [4] : 2 of 2
    [6] : 2 of 2
    [8] : 2 of 2
   *[other] { "" }
 }
doing-placing = Placing start tiles
doing-move_figure = { $move ->
    [1] First move of two
   *[other] Second move of two
 }
doing-confirm_turn = Ending the turn
doing-trading_house = At the trading house
doing-building_office = At the building office
doing-take_bonus = A bonus tile
doing-mill = At the mill
doing-keep_goods = At the castle: goods
doing-cover_worker = At the castle: workers

label-tile = { $worker_left } { $number_left } | { $worker_right } { $number_right }
label-goods = { $goods }
label-bought = 1 { $good } for 2 coins
label-sold = { $goods } for 1 coin
label-lost = lose { $goods }
label-worker = { $worker } { $number }
label-worker-on = { $worker } { $number } on { $space }
label-point = { $point } ({ $value })
label-section-start = from { $start }
label-section = { $way } (milestone on { $value })
label-plot = { $plot } ({ $corners }): { $numbers }
label-market = market { $point }
label-delivery = to { $point } for { $scored } ({ $points })

note-first-player = { $seat } is the starting player and { DOES($seat, "chooses") } last.
note-drafted = { $seat } chooses { $worker_left } { $number_left } | { $worker_right } { $number_right }.
note-placed = { $seat } places { $worker_left } { $number_left } | { $worker_right } { $number_right } on { $pair }.
note-drafted-both = { $seat } chooses { $worker_left } { $number_left } | { $worker_right } { $number_right } and { $worker_next } { $number_next } | { $worker_last } { $number_last }.
note-placed-both = { $seat } places { $worker_left } { $number_left } | { $worker_right } { $number_right } on { $pair }, { $worker_next } { $number_next } | { $worker_last } { $number_last } on { $pair_next }.
note-moved = { $seat } moves to { FORM($space, "the") }.
note-produced = { $seat } receives { $count } { $good }{ $points ->
    [0] .
    [one] {" "}and { $points } point for bonus tiles.
   *[other] {" "}and { $points } points for bonus tiles.
 }
note-income = { $seat } receives 1 coin of income.
note-hired = { $seat } hires { $worker_left } { $number_left } | { $worker_right } { $number_right } for { $pair }{ $lost ->
    [0] .
    [one] ; a bonus tile leaves the game.
   *[other] ; { $lost } bonus tiles leave the game.
 }
note-revealed = New on display: { $worker_left } { $number_left } | { $worker_right } { $number_right } ({ $left } left in the pile).
note-bought = { $seat } buys 1 { $good } for 2 coins.
note-sold = { $seat } sells { $goods } for 1 coin.
note-road-built = { $seat } builds the road { $section } for { $points ->
    [one] { $points } point.
   *[other] { $points } points.
 }
note-house-built = { $seat } builds a house in { $plot } for { $points ->
    [one] { $points } point.
   *[other] { $points } points.
 }
note-market-built = { $seat } builds a market on { $point } for { $points ->
    [one] { $points } point.
   *[other] { $points } points.
 }
note-bonus-taken = { $seat } puts a { FORM($good, "bonus") } on { $space } and { DOES($seat, "scores") } 1 point.
note-bonus-left = { $seat } leaves the { FORM($good, "bonus") } where it is.
note-delivered = { $seat } delivers flour to { $market } for { $points ->
    [one] { $points } point
   *[other] { $points } points
 } and 1 coin.
note-castle-took = { $seat } loses { $goods } at the castle.
note-covered = { $seat } covers the { $worker } { $number } on { $space }{ $lost ->
    [0] .
   *[other] ; its bonus tile leaves the game.
 }
note-turn-over = { $seat } ends the turn.
note-end-triggered = { $seat } triggers the end: { $reason } Everybody else has one more turn.
note-cap = After { $turns } turns each nobody has reached the goal: the game is scored as it stands.
note-majority = { $seat } scores { $points } points for { FORM($worker, "many") } (they count { $strength }).
note-won = { $seats } { $count ->
    [one] wins
   *[other] win
 } with { $points } points.

note-could-deliver = { $count ->
    [0] nothing to deliver
    [one] 1 delivery possible
   *[other] { $count } deliveries possible
 }
note-castle-takes = { $count ->
    [0] you lose no goods
    [one] you lose 1 good
   *[other] you lose { $count } goods
 } and { $cover ->
    [0] cover no worker
   *[other] cover 1 worker
 }
note-castle-covers = { $cover ->
    [0] you cover no worker
   *[other] you cover 1 worker
 }
note-could-build = could build: { $sites }{ $every ->
    [0] {" "}(not all of these)
   *[other] {""}
 }
note-stays-ascending = numbers never fall: 1 coin of income
note-then-ascending = then the numbers never fall: 1 coin of income
note-breaks-ascending = numbers fall somewhere: no income
note-open-ascending = income depends on the other tile
note-covers-workers = covers { $worker } { $number_left } and { $number_right }
note-covers-both = covers { $worker_left } { $number_left } and { $worker_right } { $number_right }
note-covers-worker = covers { $worker } { $number }{ $bonus ->
    [0] {""}
   *[other] {" "}with its bonus tile
 }
note-loses-bonus = its bonus tile leaves the game
note-brings-nothing = brings nothing
note-no-tiles = no tiles left to hire
note-too-few-coins = { $coins ->
    [0] you lack 2 coins for hiring
   *[other] then you lack 1 coin for hiring
 }
note-would-end-road = no road could go on from { $point } any more
note-would-reach-goal = reaches the goal: the others have one more turn
note-would-keep = you keep { $goods }
note-bonus-pays = 1 more whenever the worker brings goods
note-bonus-here = { FORM($good, "bonus") } to take

barred-goods = you lack { $goods }
barred-hire = a worker tile costs { $goods }
barred-hired = you have already hired at this visit
barred-wares = you have fewer than { $count } goods to sell; coins do not count
barred-no-tiles = no tiles are left on display
barred-none-left = no { $thing } are left in the supply
barred-no-site = there is no place for it

no-hire-once = You have already hired at this visit, and may do so only once.
no-only-there = That is done at { FORM($space_there, "the") }; your figure is at { FORM($space, "the") }.
no-needs-goods = You need { $goods } for that.
no-not-on-display = The tile { $tile } is not on display.
no-two-path-spaces = A worker tile must lie on two neighbouring path spaces, from 1 to 8.
no-sell-two = Sell exactly two goods that you have (coins cannot be sold).
no-none-left = There are no { $thing } left in the supply.
no-no-such-point = There is no point { $point } on the board.
no-market-where = A market must stand on a free number at the end of a road or between two sections; { $point } is not such a number.
no-road-three-points = A road section is three points: where it starts, its milestone, where it ends.
no-road-start = A section must start at the end of a road or at a market; { $point } is neither.
no-road-neighbours = The three points of a section must be neighbours along the lines of the board.
no-road-loop = { $point } already has a road; roads never meet again, loops are forbidden.
no-no-such-plot = There is no triangle { $plot } on the board.
no-house-taken = There is already a house in { $plot }.
no-house-where = At least one edge of { $plot } needs a road piece before a house may stand there.
no-house-bonus = A { FORM($good, "bonus") } lies there, and you have no worker of that kind without one.
no-already-supplied = The market { $point } already has its flour sack.
no-no-market = There is no market on { $point }.
no-score-free-numbers = Name two free numbers around the market { $point }, the higher one first, or all it has if there are fewer.
no-move-forward = The figure only moves forward, at most to the castle; it stands on { FORM($space, "the") }.
no-not-traded = Stone, wood, sand and grain are bought and sold; coins are what you pay with.
no-keep-three = Keep exactly three of the goods you have, coins included.
no-cover-worker = Cover one of your own workers, not an empty space or a cover tile.

far = { $turn ->
    [0] The start tiles are being chosen
   *[other] Turn { $turn }
 } · highest score { $points } (goal { $goal }) · { $left ->
    [0] no worker tile
    [one] 1 worker tile
   *[other] { $left } worker tiles
 } left in the pile
far-ending = Turn { $turn } · { $seat } has triggered the end: everybody else has one more turn
remind-few = { $sites } left in the supply
remind-last = Turn { $turn } · { $seat } has triggered the end: **This is your last turn.**
remind-rival = { $seat } has { $held ->
    [0] no goods
   *[other] { $goods }
 }
standing-majorities = With the majorities as they are now
standing-strength = { FORM($worker, "many") }, bonus tiles included
standing-goods = Goods and coins
award-builder = most buildings
award-harvest = most goods at one space
award-miller = most points for flour
award-taxed = most goods lost at the castle
source-majority = { $worker }
source-turns = during play

alt-waiting = To move: { $seats }.
alt-over = The game is over. Won by { $seats }.
alt-options = To choose from: { $options }.
alt-seat = { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
 }, at { FORM($space, "the") }, has { $goods }.
alt-land = On the board: { $sections ->
    [one] 1 road section
   *[other] { $sections } road sections
 }, { $houses ->
    [one] 1 house
   *[other] { $houses } houses
 }, { $markets ->
    [one] 1 market
   *[other] { $markets } markets
 }, { $sacks } of them with flour. The goal is { $goal } points.

# The table as text, for people who do without its picture. Heads first.
told-land = Landscape
told-supply = Goal and supply
told-pool = Start tiles to choose from
told-tiles = Worker tiles on display
told-majorities = Majorities
told-near = Neighbours of a point: two columns to the left or right in its row, one column in the rows above and below. AB9 is the triangle between rows A and B around column 9.
told-row = Row { $row }: { $points }
told-number = { $point }: { $value }
told-milestone = { $point }: milestone
told-market = { $point }: market
told-supplied = { $point }: market with flour
told-roads = Road sections: { $roads }
told-houses = Houses: { $houses }
told-bonuses = Bonus tiles for { FORM($worker, "many") }: { $places }
told-bushes = Bushes without a bonus tile: { $places }
told-goal = Goal: { $points } points
told-way = All figures go: { $spaces }, then space 1 again
told-stock = { $thing }: { $left } left, each for { $goods }
told-pile = { $count ->
    [0] No worker tile is left in the pile.
    [one] 1 worker tile is left in the pile.
   *[other] { $count } worker tiles are left in the pile.
 }
told-prices = A worker tile costs { $goods_hire }, a good costs { $goods_buy }, { $sold } goods sell for 1 coin.
told-majority = { FORM($worker, "many") }: { $strengths }
told-strength = { $seat } { $strength }{ $points ->
    [0] { "" }
    [one] {" "}({ $points } point)
   *[other] {" "}({ $points } points)
 }
told-at = Stands at { FORM($space, "the") }.
told-goods = Goods: { $goods }
told-drafted = Start tiles not placed yet: { $tiles }
told-path = Path: { $spaces }
told-space = space { $number } { $worker } { $value }
told-space-bonus = space { $number } { $worker } { $value } with a bonus tile
told-space-covered = space { $number } covered
told-space-empty = space { $number } empty
told-spaces-empty = spaces { $number } to { $last } empty
told-rising = The numbers never fall: 1 coin of income at the trading house.
told-move = It is their turn: { $move ->
    [1] first move of two.
   *[other] second move of two.
 }
told-ending = Triggered the end.
told-made = During play: { $points ->
    [one] { $points } point
   *[other] { $points } points
 }

about-game = You hire workers, move past them for stone, sand, wood and grain, and build roads, houses and markets whose numbers score. Most points win, after about 30 turns each.
rules =
    Collect goods, and build roads, houses and markets with them. Most points win.
    - A turn is **two moves**. Move forward at least one space, as far as you like, never past the castle. A space may be entered without using it.
    - **Spaces 1 to 8:** 1 good for each worker of the kind you stop at that you passed or reached in this move. Empty and covered spaces bring nothing.
    - **Trading house:** first 1 coin if your workers’ numbers never fall from left to right (equal ones are fine). Then in any order: hire once (2 coins; the tile covers any two spaces side by side, workers too), buy goods (2 coins each), sell 2 goods for 1 coin. Coins are not sold.
    - **Building office:** as often as you can pay.
      - road = stone + sand: two pieces with a milestone between them, whose number it scores. It begins at the free end of a road or at a market: only markets let roads branch. It never meets a road again: no loops.
      - house = stone + wood: in an empty triangle with a road along an edge (AB9 lies between the rows A and B, around column 9); scores the free numbers at its corners.
      - market = wood + sand: on a free number at a road’s end or between two sections; scores that number.
    - **Free numbers** bear neither a milestone nor a market. One may score for a house first and be built on afterwards.
    - **Bonus tiles:** a milestone or market on a corner of their triangle, or a house in it, takes the tile: 1 point. It lies on a worker of its kind that has none yet, scores 1 point whenever that worker produces, and counts for it at the end. Without such a worker you may not build a house there; roads and markets leave the tile for later. If its worker is covered or built over, it is gone.
    - **Mill:** 2 grain for a flour sack to a market: the points of 2 free numbers beside it (or those there are), and 1 coin. As many markets as you like, one sack a market.
    - **Castle:** you always stop. Keep 3 goods, coins included; cover 1 worker (not with 2 or fewer left).
    - **End:** triggered by reaching 67 points with two players, 59 with three, 51 with four, or by hiring the last worker tile on display. Everybody else has one more turn.
    - **Start tiles:** each chooses 2, the starting player last, and lays each on two spaces side by side. All begin at the castle, with 1 coin.
    - **Final scoring,** for each kind of worker: whoever has the most gets 5 points, if tied 2 each; if all have equally many, nobody scores. A worker with a bonus tile counts 2. If tied, more goods left (coins included) win, then the win is shared.
rules-verbs =
    draft place → start tiles
    move done end → two moves
    hire buy sell → trading house
    road house market → building office
    bonus leave → bonus tiles
    deliver → mill
    keep cover → castle
rules-also =
    majority, winner → scoring
    income, deal → trading house
    goal, target → end
    bush, bushes → bonus tiles
    figure, pawn → moves
    beginning, setup → start tiles
    deliver, delivery → mill

legend = The whole picture: at the left the landscape, the points and the tiles on offer, at the right a tableau for each player.
legend-head-goods = Goods
legend-head-land = Landscape
legend-head-buildings = Building spaces
legend-head-tableau = Tableau
legend-any-good = any good; at the end: goods left
legend-number-field = free number: points
legend-road = road section
legend-milestone = milestone on its number
legend-house = house
legend-market = market, not supplied
legend-sack = market with flour sack
legend-bonus-tile = bonus tile, here for a woodcutter
legend-bush = bush, its tile was taken
legend-worker = worker: its good and number
legend-worker-bonus = worker with bonus tile: 1 point when it produces
legend-covered = cover tile
legend-empty = empty space
legend-tile = worker tile: two workers
legend-deck = worker tiles left in the pile
legend-cover = a worker is covered
legend-rising = numbers never fall: 1 coin of income
legend-moves = the moves of this turn; at the end: points from the turns
legend-goal = goal; beside a name: triggered the end
legend-most = most workers: 5 points at the end
legend-tied = tied for most: 2 points
legend-recipe = “and”; “becomes”: on building spaces what you give and what you get

verbs-own =
    covers cover
    delivers deliver
    places place
    puts put
    scores score
    triggers trigger

# Lessons: what they are called, the task, a hint, what has been learnt. Tips for a first game.

lesson-worker = Workers bring goods
todo-worker = Receive 2 stone with one move.
hint-worker = You get a good for the worker you stop at, and one for each of the same kind that you pass.
learnt-worker = A move goes forward as far as you like. It brings only the kind of good of the worker you stop at, but one for each such worker passed or reached.
lesson-turn = Two moves are a turn
todo-turn = Receive 1 wood and 1 sand in the two moves of your turn.
hint-turn = Stop at the woodcutter first: there is no way back before the castle.
learnt-turn = A turn is always two moves. Your next turn goes on from where your figure stands, so plan a round, not a move.
lesson-road = A road
todo-road = Build a road section (two pieces, a milestone between them) for 2 points with your stone and your sand.
hint-road = Roads cost 1 stone and 1 sand, at the building office. They begin at the market on A2; the number below the milestone, the middle of the section, scores.
learnt-road = A road section scores the number its milestone covers. The next section goes on from its end, or branches off at a market. Roads never meet.
lesson-house = A house
todo-house = Build a house for 3 points with your stone and your wood.
hint-house = A house stands in a triangle beside a road. It scores the numbers at its corners that nothing covers: C2 is worth 2 and C4 is worth 1.
learnt-house = A house scores all free numbers at the corners of its triangle, and covers none of them.
lesson-market = A market
todo-market = Build a market for 3 points with your wood and your sand.
hint-market = Markets stand on free numbers at the end of a road or between two sections. One of the two places here is worth 3.
learnt-market = A market scores the number it covers. Roads may branch off there, and flour may be delivered to it.
lesson-order = First this, then that
todo-order = Score 8 points in one visit to the building office: a house and a market.
hint-order = A number counts for a house only while it is free. What covers it should come after.
learnt-order = You may build as often as you can pay, in any order. Score a free number with a house first, then cover it.
lesson-bonus = Bonus tiles
todo-bonus = Build a house on the bonus tile in BC4, and so take it.
hint-bonus = Go to the building office. The bonus tile lies in triangle BC4; you have a worker of its kind.
learnt-bonus = A bonus tile goes onto a worker of its kind: 1 point now, 1 more whenever it brings a good, and double weight in the final scoring. Milestones and markets at its triangle’s corners may take it, too.
lesson-mill = Flour for a market
todo-mill = Deliver flour for 7 points.
hint-mill = At the mill, 2 grain are a flour sack for a market. It scores two free numbers around it: around B7 lie a 5 and two 2s.
learnt-mill = A delivery scores two free numbers around a market and brings 1 coin. Each market is supplied once. Good places are full of free, high numbers.
lesson-hire = New workers
todo-hire = Hire workers onto spaces 3 and 4, so that the numbers still never fall from left to right.
hint-hire = At the trading house a tile costs 2 coins; the income brings you 1 of them first. Left of your new workers stands a 2, right of them a 5.
learnt-hire = If your numbers never fall, each visit to the trading house brings 1 coin. You may hire once in a visit; new workers cover what lies below.
lesson-trade = What is missing
todo-trade = You lack sand. Sell, buy, and build a road section in the same turn.
hint-trade = Stop at the trading house: income 1 coin, 2 goods sold 1 coin, and sand costs 2 coins. But keep the stone. Then the building office.
learnt-trade = Two goods of any kind sell for 1 coin, any good costs 2 coins. Dear, but often better than another round.
lesson-castle = The castle
todo-castle = Go to the castle. Keep stone and sand for a road, and cover the worker who breaks the order of your numbers.
hint-castle = You keep 3 goods and cover one worker. The 7 on space 2 stands before smaller numbers.
learnt-castle = Everybody has to stop at the castle: no more than 3 goods are kept, and one worker is covered, unless only 2 are left. So spend goods before it, and give up the worker you need least.
lesson-start = The start
todo-start = Choose and place your two start tiles so that the trading house brings income, and go there.
hint-start = Choose tiles with small numbers and with larger ones. The small ones go to the left, the large ones to the right.
learnt-start = The game begins so: two tiles each, four workers. Numbers that never fall earn coins, and room between the tiles lets you add others later.
lesson-end = The end
todo-end = Reach 67 points, finish your turn, and win.
hint-end = A road brings you over the goal. Make your second move, end the turn, and see the final scoring.
learnt-end = Who reaches the goal triggers the end: everybody else has one more turn. Then 5 points go to the most workers of each kind, bonus tiles counted double; all who are first together get 2. Most points win.

tip-draft = Choose tiles whose numbers go well with each other: small ones left, large ones right.
tip-place = Numbers that never fall from left to right earn a coin at each visit to the trading house.
tip-order = Build a house first where a number is free, then cover that number with a market or milestone.
tip-goal = The end is near. What scores at once counts more than new workers now.
tip-castle-goods = Keep what your next building costs: stone and sand a road, stone and wood a house.
tip-castle-cover = Cover a worker you rarely stop at, or one who breaks the order of your numbers.
tip-hire = New workers of a kind you have already bring two goods with one move.
tip-mill = 2 grain are a delivery: two free numbers around a market, often the most points of a visit.
tip-building = Look at the office before you pass it: roads cost stone and sand, houses stone and wood, markets wood and sand.
tip-goods = Stop where you pass several workers of a kind; the castle takes all but 3 goods, so spend them in each round.
