# Movement and the handling of goods, in English.

doing-movement = Turn { $turn }{ $neutral ->
    [1] , the last
   *[other] { "" }
 }: movement

verb-move = Move
verb-load = Take aboard
verb-unload = Put down

ask-move-orders = Which transporter do you move?
ask-load-goods = Which transporter takes what?
ask-unload-goods = Which transporter puts down what?

label-unit = { $transporter } { $number }
label-go = → { $place }
label-lead = → { $place } with { $count ->
    [one] 1 goose
   *[other] { $count } geese
 }
label-take = takes { $goods }
label-take-where = takes { $goods } from { $place }
label-take-load = takes { $goods } from the load of { $unit }
label-drop = puts down { $goods }
label-drop-where = puts down { $goods } at { $place }
label-lift = picks up { $unit }
label-set = sets its load down at { $place }
label-stay = stays
label-again = { $unit } as before: { $words }
typed-go = to { $place }
label-take-begun = takes …
label-drop-begun = puts down …
label-lead-begun = leads geese …
label-lift-begun = picks up …
label-set-begun = sets down …
label-handling = { $unit }: { $goods }, { $place }
label-handling-where = { $unit }, { $place }
label-from = from the load of { $unit }
label-goods = { $goods }
label-some = { $good } …

note-moved = { $seat }: { $unit } { $path }.
note-led = { $seat }: { $unit } { $path }, followed by { $count ->
    [one] a goose
   *[other] { $count } geese
 }.
note-loaded = { $seat }: { $unit } takes { $goods } aboard ({ $place }).
note-unloaded = { $seat }: { $unit } puts down { $goods } ({ $place }).
note-lifted = { $seat }: { $unit } picks up { $unit_other } ({ $place }).
note-set-down = { $seat }: { $unit } sets down { $unit_other } ({ $place }).
note-followed-orders = { $seat }: { $unit } follows its orders: { $orders }.
note-ends-at = then { $place }, { $count ->
    [0] no steps left
    [one] 1 step left
   *[other] { $count } steps left
 }
note-ends-docked = docks; its move is over
note-goods-there = goods on { $tile }: { $goods }
note-bound-there = cannot go on from there with its load
note-room-left = { $count ->
    [0] then full
   *[other] room for { $count } more
 }
note-stands-there = { $building }
note-lies-there = { $terrain }

no-orders-unit = You have no transporter “{ $word }”. Orders begin with one of yours.
no-orders-place = There is no place “{ $word }” on the map.
no-orders-good = There is no good “{ $word }”.
no-orders-long = Orders have at most { $most } parts. Give the rest in a second go.
no-orders-no-last = { $unit } has no orders from an earlier turn.
no-orders-begun = { $unit } has already done something in this phase; it can only repeat its orders as a whole.
no-orders-stays = { $unit } has already done something in this phase. To stay where it is now, it needs no orders.
no-orders-still = None of your transporters can move. Use “Take aboard” and “Put down” for goods.
no-way-docked = { $unit } has docked at { $place }: its move is over.
no-way-here = { $unit } is at { $place } already.
no-way-spent = { $unit } has no steps left.
no-way-land = { $unit } moves on land only: { $place } is water.
no-way-water = { $unit } is a boat: { $place } is land. A coast is called like “D4 coast to C2”, a river like “D4 river”.
no-way-wall = A wall of { $seat_owner } on { $border } blocks { $unit }.
no-way-far = { $place } is too far for { $unit }: { $count ->
    [one] 1 step
   *[other] { $count } steps
 } away, with { $left ->
    [0] none
   *[other] only { $left }
 } left.
no-way-bridge = { $unit } cannot come to { $place }: there is no bridge over the river.
no-way-road = { $unit } cannot come to { $place }: no road leads there.
no-way-none = { $unit } cannot get to { $place }.
no-goods-moved = { $unit } cannot go on with { $good }: { $unit_other } has moved that already in this phase.
no-goods-full = { $most ->
    [0] { $unit } is full: put something down first.
   *[other] { $unit } has room for { $most } more.
 }
no-goods-source = { $unit } can neither take nor put down goods at { $place }.
no-goods-missing = { $count ->
    [0] No { $good } can be taken from { $place }
    [one] Only 1 { $good } can be taken from { $place }
   *[other] Only { $count } { $good } can be taken from { $place }
 }{ $aboard ->
    [0] .
   *[other] : { $unit } has { $aboard } aboard already.
 }
no-goods-start = { $goods }: not at { $place }, but at { $place_start }, where the way begins. Take them before it goes, like this: take { $goods }, to { $place }.
no-goods-not-aboard = { $unit } does not carry { $goods }.
no-goods-sea = Goods cannot be put down on open sea ({ $place }).
no-goods-which-bank = From the river, goods can go ashore in several places: add “at” and one of these: { $places }.
no-geese-few = { $count ->
    [0] No geese at { $place } can follow.
    [one] Only 1 goose at { $place } can follow.
   *[other] Only { $count } geese at { $place } can follow.
 }
no-geese-alone = Geese cannot be left alone on open sea: all { $count } at { $place } follow.
no-carry-own = { $unit } can pick up only other transporters of yours.
no-carry-carried = { $unit } is carried by { $unit_other }.
no-carry-full = { $unit } carries { $unit_other } and can carry nothing else.
no-carry-goods = { $unit } carries goods; neither may carry any while one carries the other.
no-carry-moved = { $unit } has already moved in this phase and cannot be picked up.
no-carry-apart = { $unit } cannot reach { $unit_other } from where it is.
no-carry-none = { $unit } carries no transporter.
no-carry-just-lifted = { $unit_other } was picked up in this phase; it can be set down in the next movement phase.
no-carry-late = { $unit } has moved already; it could set down { $unit_other } only before that.
no-carry-place = { $unit } cannot set down { $unit_other } at { $place }.

about-unit = { $place }
about-load = { $goods }
about-carries = carries { $unit }
about-points = { $count ->
    [0] has moved
    [one] 1 step left
   *[other] { $count } steps left
 }
about-fresh = { $count } steps by road, or 1 without
ask-move-orders-then = Where to, or what else?
ask-load-goods-then = Take what aboard?
ask-unload-goods-then = Put what down?
ask-move-with = Where to, taking along what lies here?
ask-move-down = Where to, putting everything down there?
label-again-all = All as before
note-would-repeat = the same orders once more: { $units }
note-left-out-full = not { $units }: no room for what those orders take
note-left-out-goods = not { $units }: the goods of those orders are not there
note-left-out-way = not { $units }: the way of those orders is not open
note-points-left = { $count ->
    [0] no steps left
    [one] 1 step left
   *[other] { $count } steps left
 }
note-not-moved = not moved yet: { $units }
no-orders-none-again = Fewer than two of your transporters could follow their earlier orders.
label-lead-some = leads { $count ->
    [one] 1 goose …
   *[other] { $count } geese …
 }
no-orders-word = “{ $word }” is no place, good or order that I know.
no-orders-which-place = “{ $word }” can mean several places. Say which: { $places }.
no-orders-number = “{ $word }” is no number of goods: say a whole number from 1 to 99.
no-orders-each = Several transporters in one order can go, stay, do as before or put everything down: say for each alone what it takes.
no-orders-odd = I do not understand “{ $word }” where it stands.
no-handling-odd = I do not understand “{ $word }” here. Say which transporter, what goods and how many, like this: “12: 2 boards”.
no-handling-short = Say which transporter, what goods and how many, like this: “12: 2 boards”.
no-orders-short = Say what the transporter is to do.
no-orders-language = “{ $word }” is { $language }; say all of it in one language.
no-orders-which-unit = You have several transporters called “{ $word }”: add the number.
no-orders-text = Orders have at most { $most } letters.
no-orders-no-home = You have no home yet.
no-orders-again-alone = The orders of the turn before can only be repeated alone, not together with others.
no-orders-not-there = { $unit } is at { $place } then, not at { $word }.
no-orders-not-carried = { $unit } does not carry { $unit_other }.
no-orders-which-goods = Say which goods { $unit } is to take or put down.
no-orders-some-aboard = { $unit } carries { $goods } already. Say how many more to “take”, or how many to “put down”.
no-orders-too-many = { $unit } has room for { $most } of these: { $goods }. Say how many of each.
no-orders-empty = { $unit } carries nothing then.
no-orders-nothing-there = There is nothing to take at { $place }.
no-orders-nothing = What is { $unit } to do? Say where it goes, or what it takes or drops.
no-orders-unfinished = These orders are not finished: { $unit } { $orders }.

language-de = German
language-en = English
