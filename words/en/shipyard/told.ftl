# Shipyard in English: the table in words, for people who do without its picture. Headings first.

told-track = Action track
told-ring-equipment = Ring of equipment
told-ring-crew = Ring of crew
told-employees = Employees to hire
told-exchange = Exchange of commodities
told-column-bow = Bows on sale
told-column-left = Middles on sale, left column
told-column-right = Middles on sale, right column
told-column-stern = Sterns on sale
told-canals = Canals on sale
told-trains = Trains on sale

told-discards = After lap { $lap } each player discards { $count ->
    [one] 1 contract
   *[other] { $count } contracts
 } of each colour.
told-chosen = { $seat } has chosen: { $tile }
told-bonus = Bonus action of { $seat }: { $tile }
told-spaces = The track has { $count } spaces; space 0 is the start space. The leading tile comes first.
told-figure = Space { $space }: { $tile }, figure of { $seat }
told-onward = Space { $space }: { $tile }, figure of { $seat }, moves to the front next turn
told-barred = Space { $space }: { $tile }, not to be chosen now
told-tile = Space { $space }: { $tile }{ $guilders ->
    [0] {""}
    [one] , income 1 guilder
   *[other] , income { $guilders } guilders
 }
told-marker = The marker stands at: { $item }
told-item = { $number ->
    [one] 1 step on
   *[other] { $number } steps on
 }: { $item }{ $guilders ->
    [-1] {""}
    [0] , free
    [one] , 1 guilder
   *[other] , { $guilders } guilders
 }
told-stop = Stop { $stop }:
told-stop-marker = Stop { $stop }, where the marker stands:
told-employee = { $employee } ({ $effect }), { $left } left
told-costs = What it costs { $seat }:
told-hire = { $employee }: { $guilders ->
    [0] free
    [one] 1 guilder
   *[other] { $guilders } guilders
 }
told-price = { $load } { $guilders }
told-prices-next = Prices of the next exchange: { $prices }
told-prices = Prices { $number ->
    [one] 1 exchange
   *[other] { $number } exchanges
 } later: { $prices }
told-becomes = A load of { $load } may become: { $items }
told-card = For { $guilders ->
    [one] 1 guilder
   *[other] { $guilders } guilders
 }: { $card }
told-deck = { $count ->
    [one] 1 card is
   *[other] { $count } cards are
 } left in the stack.
told-canal = For { $guilders ->
    [one] 1 guilder
   *[other] { $guilders } guilders
 }: { $symbols }; land in the north-west
told-train = For { $guilders ->
    [one] 1 guilder
   *[other] { $guilders } guilders
 }: { $loads }
told-symbol = { $side } { $symbol }

told-guilders = Guilders: { $guilders }
told-contracts = Contracts in hand: { $count }
told-berth = Yard, column { $column }: { $card }
told-free = Free columns of the yard: { $columns }
told-store = Items in the yard: { $goods }
told-people = Employees: { $people }
told-own-train = Train: { $loads }
told-ship = Ship at sea of { $count ->
    [one] 1 card
   *[other] { $count } cards
 } ({ $cards }): on board { $goods }; speed { $speed }, { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
told-laid = Canal on { $cell }: { $symbols }; land in the { $corner }
told-afloat = The ship’s figure is on { $cell } in the { $way }, its stern to the { $side }
told-used = Canals used: { $count }

way-n = north
way-ne = north-east
way-e = east
way-se = south-east
way-s = south
way-sw = south-west
way-w = west
way-nw = north-west
