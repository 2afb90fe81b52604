# Shipyard in English: what happens, and what would happen.

note-start = { $seat } begins.
note-moved-to-front = { $seat } moves “{ $tile }” to the front.
note-chose = { $seat } chooses “{ $tile }”{ $guilders ->
    [0] .
    [one] {" "}and { DOES($seat, "gets") } 1 guilder.
   *[other] {" "}and { DOES($seat, "gets") } { $guilders } guilders.
 }
note-chose-final = { $seat } chooses “{ $tile }” as the final action.
note-impossible = { $seat } cannot carry out “{ $tile }”.
note-bonus = { $seat } buys “{ $tile }” as a bonus action for { $guilders } guilders.
note-built = { $seat } builds { $card } in column { $column }{ $guilders ->
    [0] .
    [one] {" "}for 1 guilder.
   *[other] {" "}for { $guilders } guilders.
 }
note-built-more = { $seat } builds { $cards } in columns { $columns }{ $guilders ->
    [0] .
    [one] {" "}for 1 guilder.
   *[other] {" "}for { $guilders } guilders.
 }
note-bought = { $seat } buys a train: { $loads }{ $guilders ->
    [0] .
    [one] {" "}(1 guilder).
   *[other] {" "}({ $guilders } guilders).
 }
note-rented = { $seat } rents a canal on { $cell }{ $guilders ->
    [0] .
    [one] {" "}for 1 guilder.
   *[other] {" "}for { $guilders } guilders.
 }
note-made = { $seat } takes { $goods }{ $guilders ->
    [0] .
    [one] {" "}for 1 guilder.
   *[other] {" "}for { $guilders } guilders.
 }
note-hired = { $seat } hires the { $employee }{ $guilders ->
    [0] .
    [one] {" "}for 1 guilder.
   *[other] {" "}for { $guilders } guilders.
 }
# “nothing” is the word for no goods
note-exchanged = { $seat } exchanges a train ({ $loads }): { $guilders ->
    [0] { $goods }
    [one] 1 guilder{ $goods ->
        [nothing] { "" }
       *[other] , { $goods }
     }
   *[other] { $guilders } guilders{ $goods ->
        [nothing] { "" }
       *[other] , { $goods }
     }
 }.
note-subsidy = { $seat } receives { $guilders } guilders.
note-kept = { $count ->
    [0] You no longer mark any { $item } to keep.
   *[other] You mark { $goods } to keep.
 }
note-launched = { $seat } launches a ship of { $count } cards ({ $goods }), speed { $speed }.
note-scored = { $seat } scores { $points ->
    [one] { $points } point
   *[other] { $points } points
 } with a ship: crew { $crew }, equipment { $equipment }, speed { $speed }, voyage { $voyage }.
note-canals-used = This uses up { $used ->
    [one] 1 canal
   *[other] { $used } canals
 }{ $cut ->
    [0] .
   *[other] {" "}and cuts off { $cut }.
 }
note-scrapped = A ship of { FORM($seat, "of") } with { $count } cards leaves the game unscored.
note-completed-none = { $seat } completes no ship.
note-lap = Lap { $laps } is complete{ $left ->
    [0] : it was the last one.
    [one] ; 1 to go.
   *[other] ; { $left } to go.
 }
note-cards-gone = The last { $part } is turned up: once all have had equally many turns, the final phase begins.
note-discarded = All discard { $count ->
    [one] 1 contract
   *[other] { $count } contracts
 } of each colour and keep { $kept } of each.
note-final-phase = { $reason } The final phase begins.
note-contract = { $seat } scores { $points ->
    [one] { $points } point
   *[other] { $points } points
 } for { $contract }.
note-final = { $seat }: ships { $ships }, contracts { $contracts }, traders { $traders }. Together { $points }.

note-no-action = its action cannot be carried out: income only
note-next-item = next item free: { $goods }
note-further-item = { $item } { $guilders ->
    [0] free
   *[other] for { $guilders }
 }
note-next-prices = prices of a load in guilders: coal { $coal }, steel { $steel }, grain { $grain }
note-up-to-cards = up to { $count ->
    [one] 1 card
   *[other] { $count } cards
 }, each { $most ->
    [0] free
    [one] for { $price } guilder
   *[other] for { $price } guilders
 }
note-others-for = { $count } more { $most ->
    [0] free
    [one] for { $price } guilder
   *[other] for { $price } guilders
 }
note-employees-for = { $count ->
    [one] 1 employee
   *[other] { $count } employees
 } { $most ->
    [0] free
    [one] for { $price } guilder
   *[other] for { $price } guilders
 }
note-brings = then { $guilders ->
    [one] 1 guilder
   *[other] { $guilders } guilders
 }
note-free-train = free: { $loads }
note-free-canal = free: { $symbols }
note-completes = completes a ship
note-lacks = it lacks { $lacks }
note-voyage-points = crew { $crew }, equipment { $equipment }, speed { $speed }, voyage { $voyage }
note-last-captain = leaves no captain for the next ship
note-takes = takes { $goods }
note-would-complete-none = then no ship is completed in this action
note-would-fill-yard = then no column for a { $part } until a ship has left
note-would-strand = then another complete ship cannot sail
note-canals-lost = { $used ->
    [one] uses 1 canal
   *[other] uses { $used } canals
 }{ $cut ->
    [0] { "" }
   *[other] , cuts { $cut } off
 }
note-else-unscored = still lacks { $lacks }, else it leaves the game unscored this turn
note-leaves-unscored = the ship leaves the game unscored
note-contracts-add = contracts +{ $points }
note-reach = longest voyage { $before } → { $after ->
    [one] 1 space
   *[other] { $after } spaces
 }{ $size ->
    [0] { "" }
   *[other] : { $symbols }
 }
