# World Wonders in English: the table in words, for people who do without its picture. Headings first.

told-tiles = Buildings on sale
told-goods = Roads, tower and pedestals on sale
told-monument = Monument on display: { $monument }
told-objectives = Objectives
told-printed = Map and resource boards

told-order = Turn order of this round: { $seats }
told-deck = { $count ->
    [0] No monument is face down any more.
    [one] 1 monument is still face down.
   *[other] { $count } monuments are still face down.
 }
told-card = The automaton turned up card { $card } last.
told-cards = { $count ->
    [one] 1 card is left in its deck.
   *[other] { $count } cards are left in its deck.
 }
told-taken = Monuments taken by the automaton: { $taken }

told-tile = Stack { $stack }: { $tile }, { $goods } for { $gold } gold; { $form }
told-sold = Stack { $stack }: nothing more in this round
told-road = Long roads: { $left }, each for { $gold } gold
told-short = Short sets: { $left }, each for { $gold } gold
told-tower = Towers: { $left }, for { $gold } gold
told-pedestal-free = Pedestal { $number }: free, for { $gold } gold
told-pedestal = Pedestal { $number }: bought by { $seat }
told-form = { $count } cells, as drawn { $cells }
told-spaced = { $count } single cells, in a row or round a corner, with one cell between each and the next
told-parts = { $count } parts of { $size ->
    [one] 1 cell
   *[other] { $size } cells
 } that touch
told-monument-form = Form: { $form }
told-ground-land = Ground: land only
told-ground-coast = Ground: it must cover water at least once
told-ground-ends = Ground: both ends on land
told-ground-bridge = Ground: both ends on land, water between them
told-beside = Beside it: { $list }
told-brings = Brings: { $goods }
told-could = { $seat } can set it up now: { $list }{ $count ->
    [0] {""}
    [one] {"; "}1 more place
   *[other] {"; "}{ $count } more places
 }
told-could-later = { $seat } has room for it, but is out of this round: { $list }{ $count ->
    [0] {""}
    [one] {"; "}1 more place
   *[other] {"; "}{ $count } more places
 }
told-lacks = { $seat } lacks { $list } beside it
told-no-room = { $seat } lacks { $list }

told-objective = { $objective } ({ $about }{ $of ->
    [0] {""}
   *[other] {" of "}{ $of }
 }): { $values }
told-value = { $seat } { $value }{ $points ->
    [0] {""}
    [one] {" "}({ $points } point)
   *[other] {" "}({ $points } points)
 }
told-map = The maps have columns A to { $column } and rows 1 to { $row }, from the top; the sidewalk lies below row { $row }. What is neither water nor a natural cell is green land.
told-rings = Population track: rings on { $fields }; purple field { $purple }
told-white = Track for { $good }: white fields { $fields }; last field { $last }

told-out = Is out of this round.
told-gold = Gold: { $gold }
told-loan = Open loan, taken in round { $round }
told-population = Population: { $population }
told-resources = Resources: { $list }
told-resource = { $good } { $value }
told-no-roads = No roads yet
told-roads = Roads on { $cells }
told-towers = { $count ->
    [one] Tower
   *[other] Towers
 } on { $cells }
told-building = Building { $tile } ({ $goods }) on { $cells }
told-district = Building { $tile } ({ $goods }) on { $cells }, a City District
told-stands = Monument { $monument } on { $cells }
told-water = Open water on { $cells }
told-natural = Natural cells still to be seen on { $cells }
