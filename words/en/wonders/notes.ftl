# World Wonders in English: what happens, and what would happen.

note-objectives = Objectives: { $objectives }.
note-round-begins = Round { $round } of { $rounds }{ $count ->
    [one] .
   *[other] . Turn order: { $seats }.
 }
note-tiles-up = On the market: { $tiles }.
note-monuments-up = New on display: { $monuments } ({ $left } still face down).
note-started = { $seat } lays the starter road on { $cells }.
note-road-bought = { $seat } buys a long road for { $gold } gold ({ $left ->
    [0] no gold left
   *[other] { $left } gold left
 }): { $cells }.
note-short-bought = { $seat } buys a short set for { $gold } gold ({ $left ->
    [0] no gold left
   *[other] { $left } gold left
 }): { $cells }.
note-next-laid = { $seat } lays another short road: { $cells }.
note-set-discarded = There is no room for { $count ->
    [one] a short road: it is discarded.
   *[other] { $count } short roads: they are discarded.
 }
note-pedestal-bought = { $seat } buys the pedestal for { $place } in the next round, for { $gold } gold ({ $left ->
    [0] no gold left
   *[other] { $left } gold left
 }).
note-tower-bought = { $seat } buys the tower for { $gold } gold ({ $left ->
    [0] no gold left
   *[other] { $left } gold left
 }): { $cell }.
note-built = { $seat } buys { $tile } for { $gold } gold ({ $left ->
    [0] no gold left
   *[other] { $left } gold left
 }): { $cells }. It brings { $goods }.
note-monument-built = { $seat } sets up the monument { $monument } for all gold left ({ $gold }): { $cells }. It brings { $goods }.
note-purple = { $seat } { DOES($seat, "reaches") } the purple field of the population track: this is the last round.
note-passed = { $seat } can buy nothing and { DOES($seat, "passes") }; { $gold } gold is lost.
note-borrowed = { $seat } takes a loan of { $gold } gold.
note-repaid = { $seat } repays the loan with { $gold } gold ({ $left ->
    [0] no gold left
   *[other] { $left } gold left
 }).
note-automaton-shuffles = The automaton’s cards are shuffled anew.
note-automaton-takes = The automaton takes away: { $items }.
note-automaton-nothing = The automaton finds nothing to take away.
note-objective = { $objective }: { $seat } ({ $value }) { DOES($seat, "gets") } { $points ->
    [one] { $points } point.
   *[other] { $points } points.
 }
note-objective-shifts = { $seat } { DOES($seat, "gets") } { $points ->
    [0] no points
    [one] { $points } point
   *[other] { $points } points
 } for { $objective } now, { $before ->
    [0] none
   *[other] { $before }
 } before.
note-scored = { $seat }: population { $population }, lowest resource { $resources }, monuments { $monuments }, natural cells { $natural }, City Districts { $districts }, loan { $loan }, objectives { $objectives }. Together { $points }.
note-won = { $seats } { $count ->
    [one] wins
   *[other] win
 } with { $points } points.
note-target-beaten = { $seat } wins with { $points } points; more than { $target } were needed.
note-target-missed = { $seat } has { $points } points; more than { $target } were needed.

note-gives-place = { $place } in the next round
note-no-next-round = of no use: there is no next round
note-set-by-piece = roads of 2, 2 and 1 cells, laid one by one
note-roads-begin = roads may begin beside it
note-ends-round = ends your round
note-rest-lost = { $gold } gold is left, and nothing to buy with it now
note-all-gold = all your gold: ends your round
note-crosses-water = crosses water, as a bridge
note-covers-natural = { $count ->
    [one] covers a natural cell
   *[other] covers { $count } natural cells
 }
note-districts-closed = { $count ->
    [one] closes a City District
   *[other] closes { $count } City Districts
 }
note-natural-gained = { $count ->
    [one] one more natural cell beside your city
   *[other] { $count } more natural cells beside your city
 }
note-objective-moves = { $objective }: { $before } → { $after }{ $points ->
    [0] {""}
    [1] {" "}(+1 point)
    [-1] {" "}(−1 point)
    [-2] {" "}(−2 points)
    [-3] {" "}(−3 points)
   *[other] {" "}(+{ $points } points)
 }
note-markers-stop = { $count ->
    [one] 1 step is lost beyond the last field
   *[other] { $count } steps are lost beyond the last field
 }
note-reaches-purple = population reaches its purple field: this is the last round
note-loan-terms = { $gold } gold to repay, { $points } points lost if it stays open
note-gold-lost = nothing here can be bought now; { $gold } gold is lost
note-turn-spent = { $gold } gold spent, { $left ->
    [0] none
   *[other] { $left }
 } left
note-turn-brought = gained: { $goods }
note-turn-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
note-round-over = You are out of this round.
note-would-close = { $monument } could no longer be set up
